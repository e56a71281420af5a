import { release } from '../billing/schedule.js';
import { cancelNow } from '../billing/cancel.js';
import { isTerminal } from '../billing/status.js';
import { updateSubscription } from '../billing/update-subscription.js';
import type { Emulator } from '../emulator.js';
import type { Form } from '../http/form.js';
import { Params } from '../http/params.js';
import type { PageAnswer, PageRequest } from '../http/server.js';
import type { PortalConfiguration, PortalSession, Subscription } from '../objects.js';
import { attach, cardBehind, declineFailure } from '../resources/payment-methods.js';
import type { World } from '../world.js';
import { cardOf, refusalOf } from './card-form.js';
import { page, redirect, html } from './layout.js';
import { renderPortal } from './portal-view.js';

export interface Portal {
  session: PortalSession;
  features: PortalConfiguration['features'];
  headline: string | null;
  email: string | null;
  subscriptions: Subscription[];
}

/** Where a customer manages what it pays for. */
export function portalPage({ world }: Emulator, { method, path, query, body }: PageRequest): PageAnswer | undefined {
  if (!path.startsWith('/p/session/')) return undefined;
  const portal = portalAt(world, path);
  if (!portal) return page('Not found', html`<h1>This link has expired</h1>`, 404);
  if (method !== 'POST') return renderPortal(world, portal, { notice: query.get('notice') });
  try {
    const notice = world.store.transaction(() => act(world, portal, new URLSearchParams(body)));
    const back = portal.session.flow?.after_completion.redirect?.return_url;
    return redirect(back ?? `${path}?notice=${encodeURIComponent(notice)}`);
  } catch (error) {
    return renderPortal(world, portal, { problem: refusalOf(error) });
  }
}

function portalAt(world: World, path: string): Portal | undefined {
  const session = world.tables.portalSessions.all().find(({ url }) => url.endsWith(path));
  const configuration = session && world.tables.portalConfigurations.get(session.configuration);
  const customer = session && world.tables.customers.get(session.customer);
  if (!configuration || !customer) return undefined;
  return {
    session,
    features: configuration.features,
    headline: configuration.business_profile.headline,
    email: customer.email,
    subscriptions: world.tables.subscriptions
      .where('customer', customer.id)
      .filter((row) => !isTerminal(row))
      .reverse(),
  };
}

/** @returns what was done, for the customer to read. */
function act(world: World, portal: Portal, form: URLSearchParams): string {
  const subscription = portal.subscriptions.find(({ id }) => id === form.get('subscription'));
  const action = form.get('action');
  const { features } = portal;
  if (action === 'card' && features.payment_method_update.enabled) return changeCard(world, portal, form);
  if (!subscription) return 'Nothing was changed.';
  if (action === 'cancel' && features.subscription_cancel.enabled) return cancel(world, portal, subscription);
  if (action === 'resume') return resume(world, subscription);
  if (action === 'switch' && features.subscription_update.enabled) return switchPlan(world, portal, subscription, form);
  return 'Nothing was changed.';
}

/** With flexible billing the end is a date; the older flag stays false, and integrations have to know both. */
function cancel(world: World, { features }: Portal, given: Subscription): string {
  const subscription = withoutSchedule(world, given);
  if (features.subscription_cancel.mode === 'immediately') {
    cancelNow(world, subscription, { reason: 'cancellation_requested' });
    return 'Your plan was cancelled.';
  }
  const isFlexible = subscription.billing_mode.type === 'flexible';
  const end: Form = isFlexible ? { cancel_at: 'min_period_end' } : { cancel_at_period_end: 'true' };
  updateSubscription(world, subscription, new Params(end));
  return 'Your plan was cancelled. It stays yours until the end of the period.';
}

function resume(world: World, subscription: Subscription): string {
  const undo: Form = subscription.cancel_at_period_end ? { cancel_at_period_end: 'false' } : { cancel_at: '' };
  updateSubscription(world, subscription, new Params(undo));
  return 'Your plan goes on.';
}

function switchPlan(world: World, { features }: Portal, given: Subscription, form: URLSearchParams): string {
  const price = form.get('price') ?? '';
  const allowed = features.subscription_update.products?.some(({ prices }) => prices.includes(price));
  const [item] = given.items.data;
  if (!allowed || !item) return 'Nothing was changed.';
  const change: Form = {
    items: [{ id: item.id, price }],
    proration_behavior: features.subscription_update.proration_behavior,
  };
  updateSubscription(world, withoutSchedule(world, given), new Params(change));
  return 'Your plan was changed.';
}

/** A plan that is booked for later makes way for what its owner wants now. */
function withoutSchedule(world: World, subscription: Subscription): Subscription {
  const schedule = world.tables.schedules.get(subscription.schedule ?? '');
  if (schedule) release(world, schedule);
  return world.tables.subscriptions.get(subscription.id) ?? subscription;
}

function changeCard(world: World, { session, subscriptions }: Portal, form: URLSearchParams): string {
  const card = cardOf(world, form);
  const { setup } = cardBehind(card);
  if (typeof setup === 'object') throw declineFailure(setup);
  attach(world, card, session.customer);
  const before = world.tables.customers.get(session.customer);
  if (before) {
    const invoice_settings = { ...before.invoice_settings, default_payment_method: card.id };
    const after = world.tables.customers.put({ ...before, invoice_settings });
    world.emitUpdate('customer.updated', before, after);
  }
  for (const subscription of subscriptions) {
    if (subscription.default_payment_method) {
      updateSubscription(world, subscription, new Params({ default_payment_method: card.id }));
    }
  }
  return 'Your card was changed.';
}
