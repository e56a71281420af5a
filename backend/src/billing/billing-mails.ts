import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { PLANS } from '../contracts/plans.js';
import { type Mail, MailService } from '../mail/mail.service.js';
import { UsersService } from '../users/users.service.js';
import type { BillingSubscription } from './billing-subscription.entity.js';
import { graceEndsAt } from './subscription-state.js';

export interface BillingChange {
  before: BillingSubscription | undefined;
  after: BillingSubscription | undefined;
  now: Date;
}

const TEMPLATES = {
  'subscription-started': 'Your plan has started',
  'payment-failed': 'Your payment did not go through',
  'cancellation-scheduled': 'Your plan will end',
  'subscription-ended': 'Your plan has ended',
} as const;
type Template = keyof typeof TEMPLATES;

interface BillingMailData {
  userId: string;
  plan: 'basic' | 'pro';
  /** ISO time that the mail names: when the plan ends, renews or is lost. */
  date: string;
}

/** What people are told about their plan. Each mail belongs to a change of our copy, so copies and losses of events can't repeat or drop one. */
@Injectable()
export class BillingMails {
  constructor(
    private readonly mail: MailService,
    private readonly users: UsersService,
    private readonly config: AppConfig,
  ) {
    for (const template of Object.keys(TEMPLATES) as Template[]) {
      mail.define<BillingMailData>(template, (data) => this.compose(template, data));
    }
  }

  /** Asks for the mail that this change deserves, in the transaction that writes the change. */
  async announce(userId: string, change: BillingChange, tx: EntityManager): Promise<void> {
    const due = mailFor(change);
    if (due)
      await this.mail.enqueue(
        due.template,
        { userId, plan: due.plan, date: due.date.toISOString() } satisfies BillingMailData,
        tx,
      );
  }

  private async compose(template: Template, { userId, plan, date }: BillingMailData): Promise<Mail | null> {
    const user = await this.users.find(userId);
    if (!user) return null;
    const { appUrl } = this.config;
    return {
      to: user.email,
      subject: TEMPLATES[template],
      context: {
        plan: PLANS[plan].name,
        prompts: String(PLANS[plan].monthlyPrompts),
        date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)),
        link: `${appUrl}/manage-subscription`,
        plansLink: `${appUrl}/subscribe-new?plan=${plan}`,
      },
    };
  }
}

const planGivenBy = (subscription: BillingSubscription | undefined) =>
  subscription?.isEntitling ? subscription.plan : null;

/** At most one mail a change, the most serious. */
function mailFor({
  before,
  after,
  now,
}: BillingChange): { template: Template; plan: 'basic' | 'pro'; date: Date } | null {
  const had = planGivenBy(before);
  const has = planGivenBy(after);
  if (had && !has) return { template: 'subscription-ended', plan: had, date: now };
  if (!after || !has) return null;
  if (!had) return { template: 'subscription-started', plan: has, date: after.periodEndsAt };
  if (after.status === 'past_due' && before?.status !== 'past_due') {
    return { template: 'payment-failed', plan: has, date: graceEndsAt(after) };
  }
  if (after.cancelsAt && !before?.cancelsAt) {
    return { template: 'cancellation-scheduled', plan: has, date: after.cancelsAt };
  }
  return null;
}
