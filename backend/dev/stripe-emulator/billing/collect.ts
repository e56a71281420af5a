import { DAY } from '../clock.js';
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../objects.js';
import type { World } from '../world.js';
import { cancelNow } from './cancel.js';
import { changeInvoice, changeSubscription } from './changes.js';
import { defaultPaymentMethod, intentOf, openInvoice, subscriptionOf } from './invoice.js';
import { attemptPayment } from './payment.js';
import { applyPendingUpdate } from './pending-update.js';

/** Days until a failed renewal is tried again, each after the try before. */
const RETRIES = [3, 5, 7];

/** Makes a draft final, and collects it when something is due and somebody said it should be. */
export function finalizeInvoice(world: World, draft: Invoice, collects: boolean): Invoice {
  const invoice = openInvoice(world, draft);
  if (invoice.amount_due === 0) return markPaid(world, invoice);
  return collects ? collect(world, invoice, { isAutomatic: true }) : invoice;
}

/** Charges an open invoice to the card on file. */
export function collect(
  world: World,
  invoice: Invoice,
  { method, isAutomatic }: { method?: PaymentMethod; isAutomatic: boolean },
): Invoice {
  const intent = intentOf(world, invoice);
  const onFile = method ?? world.tables.paymentMethods.get(defaultPaymentMethod(world, invoice) ?? '');
  if (!intent || !onFile) return markFailed(world, invoice, isAutomatic);
  afterAttempt(world, attemptPayment(world, intent, { method: onFile, isOffSession: true }), isAutomatic);
  return world.tables.invoices.get(invoice.id) ?? invoice;
}

/** What a tried payment means for the invoice it belongs to, and for its subscription. */
export function afterAttempt(world: World, intent: PaymentIntent, isAutomatic = false): void {
  const [payment] = world.tables.invoicePayments.where('payment_intent', intent.id);
  const invoice = payment && world.tables.invoices.get(payment.invoice);
  if (invoice?.status !== 'open') return;
  if (intent.status === 'succeeded') markPaid(world, invoice, intent);
  else if (intent.status === 'requires_action') {
    world.emit('invoice.payment_action_required', invoice);
    if (isAutomatic) markFailed(world, invoice, isAutomatic);
  } else if (intent.last_payment_error) markFailed(world, invoice, isAutomatic);
}

export function markPaid(world: World, before: Invoice, intent?: PaymentIntent): Invoice {
  const now = world.now(before);
  const paid = changeInvoice(world, before, {
    amount_paid: before.amount_due,
    amount_remaining: 0,
    attempt_count: before.attempt_count + (intent ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...before.status_transitions, paid_at: now },
  });
  for (const payment of world.tables.invoicePayments.where('invoice', before.id)) {
    if (payment.status !== 'open') continue;
    const status_transitions = { canceled_at: null, paid_at: now };
    const settled = { ...payment, amount_paid: payment.amount_requested, status: 'paid', status_transitions };
    world.emit('invoice_payment.paid', world.tables.invoicePayments.put(settled));
  }
  world.emit('invoice.paid', paid);
  world.emit('invoice.payment_succeeded', paid);
  const subscription = subscriptionOf(world, paid);
  if (subscription) afterPaid(world, subscription, paid, intent);
  return paid;
}

function afterPaid(world: World, before: Subscription, invoice: Invoice, intent: PaymentIntent | undefined): void {
  const isLatest = before.latest_invoice === invoice.id;
  const keepsCard = before.payment_settings?.save_default_payment_method === 'on_subscription';
  const card = keepsCard && intent?.payment_method ? { default_payment_method: intent.payment_method } : {};
  const wakes =
    isLatest && (before.status === 'incomplete' || before.status === 'past_due' || before.status === 'unpaid');
  const isInTrial = before.trial_end !== null && before.trial_end > world.now(before);
  const status = wakes ? { status: isInTrial ? ('trialing' as const) : ('active' as const) } : {};
  const after = changeSubscription(world, before, { ...card, ...status });
  if (isLatest && after.pending_update) applyPendingUpdate(world, after);
}

function markFailed(world: World, before: Invoice, isAutomatic: boolean): Invoice {
  const subscription = subscriptionOf(world, before);
  const attempt_count = before.attempt_count + 1;
  // A first payment and a pending change wait for their person; renewals are tried again.
  const isRenewal = subscription?.status !== 'incomplete' && !subscription?.pending_update;
  const days = isAutomatic && isRenewal ? RETRIES[before.attempt_count] : undefined;
  const next = days === undefined ? null : world.now(before) + days * DAY;
  const failed = world.tables.invoices.put({
    ...before,
    attempt_count,
    attempted: true,
    next_payment_attempt: isAutomatic ? next : before.next_payment_attempt,
  });
  world.emitUpdate('invoice.updated', before, failed);
  world.emit('invoice.payment_failed', failed);
  if (!subscription || !isRenewal) return failed;
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    changeSubscription(world, subscription, { status: 'past_due' });
  } else if (isAutomatic && next === null && subscription.status === 'past_due') giveUp(world, subscription);
  return failed;
}

/** What an account is set to do when every retry failed. */
function giveUp(world: World, subscription: Subscription): void {
  const setting = world.tables.settings.get('dunning');
  const end = setting?.kind === 'dunning' ? setting.end : 'cancel';
  if (end === 'cancel') cancelNow(world, subscription, { reason: 'payment_failed' });
  else if (end === 'unpaid') changeSubscription(world, subscription, { status: 'unpaid' });
}
