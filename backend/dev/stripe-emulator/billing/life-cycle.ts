import { DAY, HOUR } from '../clock.js';
import type { Invoice, Subscription } from '../objects.js';
import { type Step, step } from '../scheduler.js';
import type { World } from '../world.js';
import { cancelNow, expireIncomplete } from './cancel.js';
import { periodEnds } from './cancel-at.js';
import { changeInvoice, changeSubscription } from './changes.js';
import { collect } from './collect.js';
import { previewRenewal } from './preview.js';
import { expirePendingUpdate } from './pending-update.js';
import { finalizeRenewal, renew } from './renew.js';
import { isTerminal } from './status.js';

const FIRST_PAYMENT_PATIENCE = 23 * HOUR;
const TRIAL_NOTICE = 3 * DAY;
const UPCOMING_NOTICE = 7 * DAY;
/** Stripe waits this long for endpoints that don't acknowledge a renewal's draft. */
const LONGEST_DRAFT = 72 * HOUR;

const renews = ({ status }: Subscription): boolean => ['active', 'trialing', 'past_due', 'unpaid'].includes(status);

/** Everything that time does to subscriptions and invoices. At the same instant the first in this list goes first. */
export const LIFE_CYCLE: Step[] = [
  step({
    table: 'subscriptions',
    dueAt: (row) => (row.status === 'incomplete' ? row.created + FIRST_PAYMENT_PATIENCE : null),
    run: expireIncomplete,
  }),
  step({
    table: 'subscriptions',
    dueAt: ({ pending_update: update }) => update?.expires_at ?? null,
    run: expirePendingUpdate,
  }),
  step({
    table: 'subscriptions',
    dueAt: (row) => (row.cancel_at && !row.cancel_at_period_end && !isTerminal(row) ? row.cancel_at : null),
    run: (world, row) => cancelNow(world, row, {}),
  }),
  step({
    table: 'subscriptions',
    dueAt: (row, world) => (noticeDue(row) && !wasTold(world, row, 'trial') ? noticeDue(row) : null),
    run: (world, row) => {
      world.emit('customer.subscription.trial_will_end', row);
      tell(world, row, 'trial');
    },
  }),
  step({
    table: 'subscriptions',
    dueAt: (row, world) => {
      if (row.status !== 'active' || row.cancel_at_period_end || wasTold(world, row, 'upcoming')) return null;
      const due = periodEnds(row).earliest - UPCOMING_NOTICE;
      return row.items.data.some((item) => item.current_period_start >= due) ? null : due;
    },
    run: (world, row) => {
      const preview = previewRenewal(world, row);
      if (preview) world.emit('invoice.upcoming', preview);
      tell(world, row, 'upcoming');
    },
  }),
  step({
    table: 'subscriptions',
    dueAt: (row) => row.pause_collection?.resumes_at ?? null,
    run: (world, row) => changeSubscription(world, row, { pause_collection: null }),
  }),
  step({ table: 'subscriptions', dueAt: (row) => (renews(row) ? periodEnds(row).earliest : null), run: renew }),
  step({
    table: 'invoices',
    dueAt: (row) => (row.status === 'draft' ? row.automatically_finalizes_at : null),
    run: (world, row) => {
      if (isAcknowledged(world, row)) finalizeRenewal(world, row.id);
      else
        changeInvoice(world, row, {
          automatically_finalizes_at: world.now(row) + HOUR,
          next_payment_attempt: world.now(row) + HOUR,
        });
    },
  }),
  step({
    table: 'invoices',
    dueAt: (row) => (row.status === 'open' && row.auto_advance !== false ? row.next_payment_attempt : null),
    run: (world, row) => collect(world, row, { isAutomatic: true }),
  }),
];

/** A broken endpoint delays every renewal, for up to three days. */
function isAcknowledged(world: World, invoice: Invoice): boolean {
  if (world.now(invoice) >= invoice.created + LONGEST_DRAFT) return true;
  return !world.tables.deliveries.where('status', 'pending').some(({ event: id, attempts }) => {
    const event = world.tables.events.get(id);
    return attempts > 0 && event?.type === 'invoice.created' && (event.data.object as Invoice).id === invoice.id;
  });
}

function noticeDue({ status, trial_end: end, trial_start: start }: Subscription): number | null {
  if (status !== 'trialing' || end === null) return null;
  return Math.max(start ?? 0, end - TRIAL_NOTICE);
}

type Notice = 'trial' | 'upcoming';

/** Notices are given once a period; the period they were given for is remembered beside the subscription. */
function wasTold(world: World, row: Subscription, notice: Notice): boolean {
  const told = world.tables.settings.get(`told/${notice}/${row.id}`);
  return told?.kind === 'told' && told.periodEnd === periodEnds(row).earliest;
}

function tell(world: World, row: Subscription, notice: Notice): void {
  world.tables.settings.put({ id: `told/${notice}/${row.id}`, kind: 'told', periodEnd: periodEnds(row).earliest });
}
