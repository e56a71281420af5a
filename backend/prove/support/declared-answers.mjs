// What the API's document says of an answer, as checks.
import { Ajv } from 'ajv';
import formats from 'ajv-formats';

const LEAKS =
  /\bat [^\n]{1,200}\.(?:js|ts|mjs):\d+|node_modules|QueryFailedError|\b(?:SELECT|INSERT INTO|UPDATE) [a-z_"]+/;

/** Checks answers against the document; a field that isn't declared is as wrong as one that is missing. */
export class DeclaredAnswers {
  validators = new Map();

  constructor(document, errorStatus) {
    this.errorStatus = errorStatus;
    this.ajv = new Ajv({ strict: false, allErrors: true });
    formats.default(this.ajv);
    this.ajv.addSchema({ $id: 'api', components: { schemas: toJsonSchemas(document.components.schemas) } });
  }

  /** What is wrong with this answer, or undefined. `operation` is undefined where nothing is declared at that address. */
  fault(operation, { method, status, contentType, text }) {
    if (status >= 500 && status !== 503) return `status ${status}`;
    if (LEAKS.test(text)) return 'tells of its inside';
    if (method === 'HEAD' || status === 304) return undefined;
    // The router answers what a path can do, and nothing else.
    if (method === 'OPTIONS' && status < 300) return undefined;
    if (!operation) return status >= 400 ? this.faultOfError(status, contentType, text) : undefined;
    const declared =
      operation.responses[status] ?? (status < 500 ? operation.responses[`${String(status)[0]}XX`] : undefined);
    if (!declared) return `status ${status} is not declared`;
    if (status >= 400) return this.faultOfError(status, contentType, text);
    if (!declared.content) return undefined;
    const type = contentType.split(';', 1)[0];
    if (type === 'text/event-stream') return this.faultOfStream(declared.content['application/json']?.schema, text);
    const { schema } = declared.content[type] ?? {};
    if (!schema) return `content type ${contentType}`;
    return type === 'application/json' ? this.faultOfBody(schema, text) : undefined;
  }

  faultOfError(status, contentType, text) {
    if (!contentType.startsWith('application/json')) return `an error of type ${contentType}: ${text.slice(0, 100)}`;
    const fault = this.faultOfBody({ $ref: '#/components/schemas/ErrorBodyDto' }, text);
    if (fault) return fault;
    const { code, statusCode, message, success } = JSON.parse(text);
    if (success !== false) return 'an error that says success';
    if (statusCode !== status) return `the body says ${statusCode}`;
    if (this.errorStatus[code] !== status) return `${code} belongs to ${this.errorStatus[code]}`;
    return message.trim() ? undefined : 'an error without a sentence';
  }

  faultOfStream(schema, text) {
    const events = text
      .split('\n\n')
      .filter(Boolean)
      .map((block) => {
        const [event = '', data = ''] = block.split('\n');
        return { name: event.replace(/^event: /, ''), data: data.replace(/^data: /, '') };
      });
    const last = events.at(-1);
    if (last?.name === 'done') return this.faultOfBody(schema, last.data);
    if (last?.name === 'error')
      return this.faultOfError(JSON.parse(last.data).statusCode, 'application/json', last.data);
    return `a stream that ends with ${last?.name}`;
  }

  faultOfBody(schema, text) {
    let body;
    try {
      body = JSON.parse(text);
    } catch {
      return `not JSON: ${text.slice(0, 100)}`;
    }
    const key = JSON.stringify(schema);
    let validate = this.validators.get(key);
    if (!validate) {
      validate = this.ajv.compile(toJsonSchema(schema, 'api'));
      this.validators.set(key, validate);
    }
    if (validate(body)) return undefined;
    return validate.errors
      .slice(0, 3)
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
      .join('; ');
  }
}

/** Refusals may carry what the specification puts beside them. */
const OPEN = new Set(['ErrorBodyDto']);

const toJsonSchemas = (schemas) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema, '', !OPEN.has(name))]),
  );

/** OpenAPI 3.0's dialect as JSON Schema: `nullable`, and objects closed where their fields are named. */
function toJsonSchema(schema, base, isClosed = true) {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((item) => toJsonSchema(item, base));
  const { nullable, allOf, ...rest } = schema;
  // A reference with something beside it is written as a list of one.
  if (allOf?.length === 1) return orNull(toJsonSchema(allOf[0], base), nullable);
  if (rest.$ref) return orNull({ $ref: `${base}${rest.$ref}` }, nullable);
  const converted = { ...rest };
  if (allOf) converted.allOf = allOf.map((part) => toJsonSchema(part, base, false));
  for (const name of ['items', 'additionalProperties', 'anyOf', 'oneOf']) {
    if (name in converted) converted[name] = toJsonSchema(converted[name], base);
  }
  if (converted.properties) {
    converted.properties = Object.fromEntries(
      Object.entries(converted.properties).map(([name, inner]) => [name, toJsonSchema(inner, base)]),
    );
    if (isClosed && !allOf) converted.additionalProperties ??= false;
  }
  return orNull(converted, nullable);
}

const orNull = (schema, nullable) => (nullable ? { anyOf: [schema, { type: 'null' }] } : schema);
