import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const DATABASE_PATIENCE_MS = 2_000;

@Injectable()
export class HealthService {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the database answers a trivial question in two seconds: the one thing we can't work without. */
  async isDatabaseReady(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), DATABASE_PATIENCE_MS);
    });
    const answer = this.dataSource.query('SELECT 1').then(
      () => true,
      () => false, // Whatever the reason: not ready is the answer; the log has the driver's own line.
    );
    const ready = await Promise.race([answer, patience]);
    clearTimeout(timer);
    return ready;
  }
}
