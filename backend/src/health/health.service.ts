import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StripeConnection } from '../billing/stripe-connection.js';
import { AppConfig } from '../config/app-config.js';
import { LimitStore } from '../limits/limit-store.js';
import { MailService } from '../mail/mail.service.js';
import { RewritingEngine } from '../optimize/engine/rewriting-engine.js';
import { BoundedCheck, type PartState } from './bounded-check.js';
import type { PartsDto } from './health.dto.js';

const DATABASE_TIMES = { patienceMs: 2_000, keptMs: 500 };
/** Of services that aren't ours: asked once a minute at most, and not waited for twice. */
const OUTSIDE_TIMES = { patienceMs: 3_000, keptMs: 60_000 };

/** What the server needs and uses. It can work without everything but the database, only less well. */
@Injectable()
export class HealthService {
  private readonly database: BoundedCheck;
  private readonly mailServer: BoundedCheck;
  private readonly stripeApi: BoundedCheck;

  constructor(
    dataSource: DataSource,
    mail: MailService,
    private readonly stripe: StripeConnection,
    private readonly limits: LimitStore,
    private readonly engine: RewritingEngine,
    private readonly config: AppConfig,
  ) {
    this.database = new BoundedCheck(() => dataSource.query('SELECT 1'), DATABASE_TIMES);
    this.mailServer = new BoundedCheck(() => mail.assertReachable(), OUTSIDE_TIMES);
    this.stripeApi = new BoundedCheck(() => stripe.assertReachable(), OUTSIDE_TIMES);
  }

  /** Each part's state, in a few seconds whatever is broken. */
  async look(): Promise<PartsDto> {
    const [database, mail, stripe] = await Promise.all([
      this.database.current(),
      this.config.smtpUrl ? this.mailServer.recent() : null,
      this.stripe.isConfigured ? this.stripeApi.recent() : null,
    ]);
    return {
      database: stateOf(database),
      redis: this.limits.state,
      mail: stateOf(mail),
      stripe: stateOf(stripe),
      model: this.engine.state,
    };
  }
}

function stateOf(answered: boolean | null): PartState {
  if (answered === null) return 'off';
  return answered ? 'up' : 'down';
}
