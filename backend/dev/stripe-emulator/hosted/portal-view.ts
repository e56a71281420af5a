import type { PageAnswer } from '../http/server.js';
import type { Subscription } from '../objects.js';
import type { World } from '../world.js';
import { cardForm } from './card-form.js';
import { day, html, type Html, money, page } from './layout.js';
import type { Portal } from './portal.js';

interface Said {
  notice?: string | null;
  problem?: string;
}

export function renderPortal(world: World, portal: Portal, { notice, problem }: Said): PageAnswer {
  const { session, features, headline, email, subscriptions } = portal;
  return page(
    'Manage your plan',
    html`<div class="narrow">
      ${session.return_url ? html`<p><a href="${session.return_url}">Return to the site</a></p>` : ''}
      <h1>${headline ?? 'Manage your plan'}</h1>
      <p class="quiet">${email ?? session.customer}. This page stands in for Stripe's customer portal.</p>
      ${notice ? html`<p class="card notice" role="status">${notice}</p>` : ''}
      ${problem ? html`<p class="card problem" role="alert">${problem}</p>` : ''}
      <h2>Current plan</h2>
      ${subscriptions.length ? subscriptions.map((row) => plan(world, portal, row)) : html`<p>You have no plan.</p>`}
      <h2>Payment method</h2>
      <p>${cardName(world, portal)}</p>
      ${features.payment_method_update.enabled ? cardForm('card', 'Change card') : ''}
      ${features.invoice_history.enabled ? invoices(world, portal) : ''}
    </div>`,
  );
}

function plan(world: World, { features }: Portal, subscription: Subscription): Html {
  const [item] = subscription.items.data;
  const name = (item && world.tables.products.get(item.price.product)?.name) ?? 'Plan';
  const isEnding = subscription.cancel_at !== null || subscription.cancel_at_period_end;
  const button = (action: string, text: string): Html =>
    html`<form method="post" class="inline">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      <button name="action" value="${action}">${text}</button>
    </form>`;
  return html`<section class="card" aria-label="${name}">
    <h3>${name}</h3>
    <dl>
      <dt>Price</dt>
      <dd>${money(item?.price.unit_amount ?? 0)} per ${item?.price.recurring?.interval ?? 'month'}</dd>
      <dt>Status</dt>
      <dd>${subscription.status}</dd>
      <dt>${isEnding ? 'Ends on' : 'Renews on'}</dt>
      <dd>${day(subscription.cancel_at ?? item?.current_period_end)}</dd>
    </dl>
    ${isEnding ? button('resume', "Don't cancel plan") : ''}
    ${!isEnding && features.subscription_cancel.enabled ? button('cancel', 'Cancel plan') : ''}
    ${features.subscription_update.enabled ? switches(world, features.subscription_update.products ?? [], subscription) : ''}
  </section>`;
}

type Products = NonNullable<Portal['features']['subscription_update']['products']>;

function switches(world: World, products: Products, subscription: Subscription): Html {
  const current = subscription.items.data[0]?.price.id;
  const prices = products.flatMap(({ prices: ids }) => ids.flatMap((id) => world.tables.prices.get(id) ?? []));
  return html`<form method="post" class="row">
    <input type="hidden" name="subscription" value="${subscription.id}" />
    <input type="hidden" name="action" value="switch" />
    <label
      >Change to
      <select name="price">
        ${prices
          .filter(({ id }) => id !== current)
          .map(
            (price) =>
              html`<option value="${price.id}">
                ${world.tables.products.get(price.product)?.name ?? price.id}, ${money(price.unit_amount ?? 0)}
              </option>`,
          )}
      </select></label
    >
    <button>Change plan</button>
  </form>`;
}

function cardName(world: World, { session, subscriptions }: Portal): string {
  const customer = world.tables.customers.get(session.customer);
  const id = subscriptions[0]?.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? '';
  const card = world.tables.paymentMethods.get(id)?.card;
  return card ? `${card.brand} ending in ${card.last4}` : 'No card is on file.';
}

function invoices(world: World, { session }: Portal): Html {
  const rows = world.tables.invoices
    .where('customer', session.customer)
    .filter(({ status }) => status !== 'draft')
    .reverse();
  return html`<h2>Invoices</h2>
    <table>
      <thead>
        <tr>
          <th>Date</th>
          <th>Amount</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td><a href="${row.hosted_invoice_url ?? ''}">${day(row.created)}</a></td>
              <td>${money(row.amount_due, row.currency)}</td>
              <td>${row.status ?? ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
