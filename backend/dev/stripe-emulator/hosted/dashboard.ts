import { DAY } from '../clock.js';
import { ControlError } from '../controls.js';
import { CALL_MODES, DELIVERY_MODES } from '../faults.js';
import type { Emulator } from '../emulator.js';
import type { PageAnswer, PageRequest } from '../http/server.js';
import type { Customer, StripeEvent, Subscription } from '../objects.js';
import { day, html, type Html, moment, money, page, redirect } from './layout.js';

const PATH = '/_emulator';
const SHOWN_EVENTS = 60;
const SHOWN_CUSTOMERS = 100;
const STEPS: readonly [string, number][] = [
  ['1 hour', DAY / 24],
  ['1 day', DAY],
  ['1 week', 7 * DAY],
  ['1 month', 31 * DAY],
];

/** For the developer: who pays for what, what happened, and time in one's own hands. */
export async function dashboardPage(
  emulator: Emulator,
  { method, path, query, body }: PageRequest,
): Promise<PageAnswer | undefined> {
  const event = /^\/_emulator\/events\/(evt_\w+)$/.exec(path)?.[1];
  if (event) return showEvent(emulator, event);
  if (path !== PATH) return undefined;
  if (method !== 'POST') return show(emulator, query.get('notice'));
  const notice = await act(emulator, new URLSearchParams(body));
  return redirect(`${PATH}?notice=${encodeURIComponent(notice)}`);
}

async function act(emulator: Emulator, form: URLSearchParams): Promise<string> {
  const [action, value] = [form.get('action'), form.get('value') ?? ''];
  if (action === 'advance') {
    const { now, steps } = await emulator.advanceTo(emulator.now() + Number(value));
    return `It is ${moment(now)} now; ${steps} things happened on the way.`;
  }
  if (action === 'deliver')
    return emulator.redeliver(value) ? 'The event is on its way again.' : 'There is no such event.';
  if (action === 'fault') return addFault(emulator, form);
  if (action === 'clear-faults') {
    emulator.faults.clear();
    return 'Nothing goes wrong on purpose any more.';
  }
  return 'Nothing was changed.';
}

function addFault(emulator: Emulator, form: URLSearchParams): string {
  const [mode, target, times] = [form.get('mode') ?? '', form.get('target') ?? '', Number(form.get('times') ?? 1)];
  const isDelivery = (DELIVERY_MODES as readonly string[]).includes(mode);
  try {
    emulator.faults.add({ ...(isDelivery ? { event: target } : { path: target }), mode: mode as never, times });
    return 'The fault will happen when its time comes.';
  } catch (error) {
    return error instanceof ControlError || error instanceof Error ? error.message : 'That fault is unknown.';
  }
}

function show(emulator: Emulator, notice: string | null): PageAnswer {
  const { customers, subscriptions, events } = emulator.world.tables;
  return page(
    'Stripe emulator',
    html`<h1>Stripe emulator</h1>
      <p class="quiet">
        Payments of this machine's development stack. Nothing here is real, and nothing leaves the machine.
      </p>
      ${notice ? html`<p class="card notice" role="status">${notice}</p>` : ''} ${clock(emulator)}
      <h2>Customers and subscriptions</h2>
      ${customerTable(emulator, customers.all().reverse().slice(0, SHOWN_CUSTOMERS))}
      <p class="quiet">${customers.size} customers, ${subscriptions.size} subscriptions</p>
      ${faults(emulator)}
      <h2>Events</h2>
      ${eventTable(emulator, events.all().slice(-SHOWN_EVENTS).reverse())}`,
  );
}

function clock(emulator: Emulator): Html {
  return html`<section class="card" aria-label="Clock">
    <p>
      It is <strong>${moment(emulator.now())}</strong> here. Renewals, failures and endings happen on the way, in their
      order.
    </p>
    <form method="post" class="row">
      <input type="hidden" name="action" value="advance" />
      ${STEPS.map(([name, seconds]) => html`<button name="value" value="${seconds}">Advance ${name}</button>`)}
    </form>
  </section>`;
}

function customerTable({ world }: Emulator, rows: Customer[]): Html {
  if (!rows.length) return html`<p>Nobody has come to pay yet.</p>`;
  const line = (customer: Customer, subscription?: Subscription): Html => {
    const item = subscription?.items.data[0];
    const name = item ? (world.tables.products.get(item.price.product)?.name ?? item.price.id) : '–';
    return html`<tr>
      <td>${customer.email ?? ''}<br /><code>${customer.id}</code></td>
      <td>${name}${subscription ? html`<br /><code>${subscription.id}</code>` : ''}</td>
      <td>${subscription?.status ?? '–'}${subscription?.pending_update ? ' (change waits for payment)' : ''}</td>
      <td>${item ? money(item.price.unit_amount ?? 0) : ''}</td>
      <td>${subscription?.cancel_at ? `ends ${day(subscription.cancel_at)}` : day(item?.current_period_end)}</td>
    </tr>`;
  };
  return html`<div class="scroll" role="region" aria-label="Customers" tabindex="0">
    <table>
      <thead>
        <tr>
          <th>Customer</th>
          <th>Plan</th>
          <th>Status</th>
          <th>Price</th>
          <th>Period ends</th>
        </tr>
      </thead>
      <tbody>
        ${rows.flatMap((customer) => {
          const subscriptions = world.tables.subscriptions.where('customer', customer.id);
          return subscriptions.length ? subscriptions.map((row) => line(customer, row)) : [line(customer)];
        })}
      </tbody>
    </table>
  </div>`;
}

function faults(emulator: Emulator): Html {
  const { deliveries, calls } = emulator.faults.list();
  const waiting = [
    ...deliveries.map(({ event, mode, times }) => `${mode} for ${event}, ${times} times`),
    ...calls.map(({ path, mode, times }) => `${mode} at ${path}, ${times} times`),
  ];
  return html`<h2>Faults</h2>
    ${
      waiting.length
        ? html`<ul>
            ${waiting.map((text) => html`<li>${text}</li>`)}
          </ul>`
        : html`<p class="quiet">Nothing goes wrong on purpose.</p>`
    }
    <form method="post" class="row">
      <input type="hidden" name="action" value="fault" />
      <label
        >What happens
        <select name="mode">
          ${[...DELIVERY_MODES, ...CALL_MODES].map((mode) => html`<option>${mode}</option>`)}
        </select></label
      >
      <label>To which event or address <input name="target" value="*" required /></label>
      <label>Times <input name="times" type="number" min="1" max="1000" value="1" /></label>
      <button>Add</button>
    </form>
    ${waiting.length ? html`<form method="post"><button name="action" value="clear-faults">Remove all</button></form>` : ''}`;
}

function eventTable({ world }: Emulator, rows: StripeEvent[]): Html {
  return html`<div class="scroll" role="region" aria-label="Events" tabindex="0">
    <table>
      <thead>
        <tr>
          <th>Time</th>
          <th>Event</th>
          <th>About</th>
          <th>Delivery</th>
          <th>Again</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((event) => {
          const deliveries = world.tables.deliveries.where('event', event.id);
          const { id } = event.data.object as { id?: string };
          return html`<tr>
            <td>${moment(event.created)}</td>
            <td><a href="${PATH}/events/${event.id}">${event.type}</a></td>
            <td><code>${id ?? ''}</code></td>
            <td>
              ${deliveries.map(({ status, lastStatus }) => html`${status}${lastStatus === null ? '' : ` (${lastStatus})`} `)}
            </td>
            <td>
              <form method="post" class="inline">
                <input type="hidden" name="value" value="${event.id}" />
                <button name="action" value="deliver" aria-label="Send ${event.type} again">Send</button>
              </form>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

function showEvent({ world }: Emulator, id: string): PageAnswer {
  const event = world.tables.events.get(id);
  if (!event) return page('Not found', html`<h1>There is no such event</h1>`, 404);
  return page(
    event.type,
    html`<p><a href="${PATH}">Back</a></p>
      <h1>${event.type}</h1>
      <pre class="card scroll" tabindex="0"><code>${JSON.stringify(event, null, 2)}</code></pre>`,
  );
}
