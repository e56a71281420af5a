import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'nestjs-pino';
import type * as Clocks from '../../src/common/clock.js';
import type * as Configs from '../../src/config/app-config.js';
import type * as Metrics from '../../src/metrics/metrics.service.js';
import type { SpendService } from '../../src/optimize/model/spend.service.js';
import type * as Modules from '../../src/optimize/optimize.module.js';
import type { RewritingEngine } from '../../src/optimize/engine/rewriting-engine.js';
import { built } from './built.ts';

const ENV_FILE = join(import.meta.dirname, '../../../.env');

/** Required by every server and used by none of what is measured here. */
const UNUSED = { DATABASE_URL: 'postgres://localhost/unused', JWT_SECRET: randomBytes(32).toString('hex') };

/** No bill is kept and no budget holds: a bench runs to its end and prints what it cost. */
const unlimited = { allows: () => true, open: () => ({ settle: () => undefined }) } as unknown as SpendService;
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Logger;

/** The engine that the server would use with the same `LLM_…` variables, which may also stand in `.env`. */
export async function configuredEngine(): Promise<RewritingEngine> {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  const { AppConfig } = await built<typeof Configs>('config/app-config.js');
  const { MetricsService } = await built<typeof Metrics>('metrics/metrics.service.js');
  const { Clock } = await built<typeof Clocks>('common/clock.js');
  const { createEngine } = await built<typeof Modules>('optimize/optimize.module.js');
  const config = AppConfig.from({ ...process.env, ...UNUSED, NODE_ENV: 'development' });
  return createEngine(config, new MetricsService(), unlimited, new Clock(), silent);
}
