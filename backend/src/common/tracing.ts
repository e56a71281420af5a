import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { AppConfig } from '../config/app-config.js';

export interface Tracer {
  /** Opens a span for a request, inside the caller's trace if it names one. */
  middleware: RequestHandler;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Traces, where OTEL_EXPORTER_OTLP_ENDPOINT is set. Elsewhere nothing of it is loaded and no request passes through it. */
@Injectable()
export class Tracing implements OnApplicationShutdown {
  constructor(private readonly tracer: Tracer | null) {}

  static async start({ tracesEndpoint }: AppConfig): Promise<Tracing> {
    if (tracesEndpoint === null) return new Tracing(null);
    const { startTracer } = await import('./open-telemetry.js');
    return new Tracing(startTracer(tracesEndpoint));
  }

  get middleware(): RequestHandler[] {
    return this.tracer ? [this.tracer.middleware] : [];
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tracer?.stop();
  }
}
