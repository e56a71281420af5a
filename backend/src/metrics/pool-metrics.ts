import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MetricsService } from './metrics.service.js';

/** What the pool of pg tells about itself. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max: number };
}

/** The database connections that requests share; who waits for one waits for somebody else's request. */
@Injectable()
export class PoolMetrics {
  constructor(dataSource: DataSource, metrics: MetricsService) {
    const { master } = dataSource.driver as unknown as { master: Pool };
    metrics.observed('db_pool_connections', 'Connections to the database by what they do', ['state'], () => [
      { labels: { state: 'busy' }, value: master.totalCount - master.idleCount },
      { labels: { state: 'idle' }, value: master.idleCount },
    ]);
    metrics.observed('db_pool_size', 'Connections that there may be', [], () => [
      { labels: {}, value: master.options.max },
    ]);
    metrics.observed('db_pool_waiting', 'Requests that wait for a connection', [], () => [
      { labels: {}, value: master.waitingCount },
    ]);
  }
}
