import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import pg from 'pg';
import { requestIdOf } from './request-id.js';
import type { Tracer } from './tracing.js';

/** Enough to know a statement by; values are parameters and never in it. */
const STATEMENT_LENGTH = 300;

type Query = (this: unknown, ...args: unknown[]) => unknown;

/** OpenTelemetry's own SDK, with spans for requests, statements and calls to others. Loaded only where traces are wanted. */
export function startTracer(endpoint: string): Tracer {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'threefold' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register();
  const tracer = trace.getTracer('threefold');
  const restore = [traceStatements(), traceFetch()];

  /** Runs `work` inside a new span that ends with it. */
  function inside<T>(name: string, attributes: Record<string, string | number>, work: (span: Span) => T): T {
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
    const result = context.with(trace.setSpan(context.active(), span), () => work(span));
    if (result instanceof Promise) {
      result.then(
        () => span.end(),
        () => span.setStatus({ code: SpanStatusCode.ERROR }).end(),
      );
    } else span.end();
    return result;
  }

  /** Statements of requests alone: housekeeping outside of one has no trace to belong to. */
  function traceStatements(): () => void {
    const prototype = pg.Client.prototype as unknown as { query: Query };
    const { query } = prototype;
    prototype.query = function (...args) {
      if (!trace.getActiveSpan()) return query.apply(this, args);
      const [first] = args;
      const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
      const statement = text.trim().replaceAll(/\s+/g, ' ');
      const name = statement.split(' ', 1)[0]?.toUpperCase() || 'QUERY';
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.slice(0, STATEMENT_LENGTH) };
      const last = args.at(-1);
      if (typeof last !== 'function') return inside(name, attributes, () => query.apply(this, args));
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      const ended = context.bind(context.active(), (...answer: unknown[]) => {
        if (answer[0]) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        (last as (...values: unknown[]) => void)(...answer);
      });
      return query.apply(this, [...args.slice(0, -1), ended]);
    };
    return () => {
      prototype.query = query;
    };
  }

  /** Models, by their host. Others get no header of ours. */
  function traceFetch(): () => void {
    const original = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (!trace.getActiveSpan()) return original(input, init);
      const { host } = new URL(input instanceof Request ? input.url : String(input));
      const method = init?.method ?? 'GET';
      return inside(`${method} ${host}`, { 'http.request.method': method, 'server.address': host }, async (span) => {
        const response = await original(input, init);
        span.setAttribute('http.response.status_code', response.status);
        return response;
      });
    };
    return () => {
      globalThis.fetch = original;
    };
  }

  return {
    middleware: (request: ExpressRequest, response: ExpressResponse, next: NextFunction) => {
      const parent = propagation.extract(context.active(), request.headers);
      const { method } = request;
      const attributes = { 'http.request.method': method, 'threefold.request_id': requestIdOf(request) };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      response.once('close', () => {
        const route = (request.route as { path?: unknown } | undefined)?.path;
        if (typeof route === 'string') span.updateName(`${method} ${route}`).setAttribute('http.route', route);
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), next);
    },
    stop: async () => {
      for (const step of restore) step();
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
