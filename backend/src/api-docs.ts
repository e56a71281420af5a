import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorBodyDto } from './common/error-body.dto.js';

/** What any address may answer besides its own. */
const REFUSALS = {
  Refused: { description: 'Refused, for a reason that `code` names', content: contentOf(ErrorBodyDto) },
  Busy: { description: 'Not now: `Retry-After` says when', content: contentOf(ErrorBodyDto) },
};
const REFERENCES = {
  '4XX': { $ref: '#/components/responses/Refused' },
  '503': { $ref: '#/components/responses/Busy' },
};

function contentOf(dto: new () => object) {
  return { 'application/json': { schema: { $ref: getSchemaPath(dto) } } };
}

/** The wire contract, made from the DTO classes. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Threefold API')
    .setDescription('Unsafe requests need an Origin that is the site’s own. Errors are all of one shape: ErrorBodyDto.')
    .setVersion('1')
    .addCookieAuth('session')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    extraModels: [ErrorBodyDto],
  });
  document.components = { ...document.components, responses: REFUSALS };
  for (const { get, post, put, patch, delete: remove } of Object.values(document.paths)) {
    for (const operation of [get, post, put, patch, remove]) {
      if (operation) operation.responses = { ...operation.responses, ...REFERENCES };
    }
  }
  return document;
}

/** The document at /api/openapi.json and a page to read it at /api/docs. */
export function mountApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}
