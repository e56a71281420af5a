import type { NextFunction, Request, Response } from 'express';
import type { MetricsService } from './metrics.service.js';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Measures every answer by method, route pattern and status; unknown addresses share one label. */
export function requestMetrics(
  metrics: MetricsService,
): (request: Request, response: Response, next: NextFunction) => void {
  const duration = metrics.histogram(
    'http_request_duration_seconds',
    'Time from a request to the end of its answer',
    ['method', 'route', 'status'],
    SECONDS,
  );
  const inFlight = metrics.gauge('http_requests_in_flight', 'Requests that are being answered, streams included');
  return (request, response, next) => {
    inFlight.inc();
    const stop = duration.startTimer({ method: request.method });
    response.once('close', () => {
      inFlight.dec();
      const pattern = (request.route as { path?: unknown } | undefined)?.path;
      stop({ route: typeof pattern === 'string' ? pattern : 'other', status: String(response.statusCode) });
    });
    next();
  };
}
