import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Observation<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

const LOOK_PATIENCE_MS = 2_000;

async function inTime<T>(read: () => T[] | Promise<T[]>): Promise<T[]> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<T[]>((resolve) => {
    timer = setTimeout(() => resolve([]), LOOK_PATIENCE_MS);
  });
  try {
    return await Promise.race([read(), patience]);
  } catch {
    return []; // The database is away, which `/api/health/ready` says; the other metrics are wanted all the more.
  } finally {
    clearTimeout(timer);
  }
}

/** The one registry of Prometheus metrics. Modules make their own metrics on it, once, in a constructor. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  counter<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  /**
   * What is looked up when somebody asks for the metrics. Where the answer doesn't come in time there are no values: old
   * ones would say that all is as it was.
   */
  observed<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Observation<Label>[] | Promise<Observation<Label>[]>,
  ): Gauge<Label> {
    return new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { labels, value } of await inTime(read)) this.set(labels, value);
      },
    });
  }

  histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: readonly number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [this.registry] });
  }
}
