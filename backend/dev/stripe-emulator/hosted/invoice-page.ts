import { afterAttempt } from '../billing/collect.js';
import { intentOf } from '../billing/invoice.js';
import { attemptPayment } from '../billing/payment.js';
import type { Emulator } from '../emulator.js';
import type { PageAnswer, PageRequest } from '../http/server.js';
import type { Invoice } from '../objects.js';
import { cardForm, cardOf, refusalOf } from './card-form.js';
import { day, html, money, page, redirect } from './layout.js';

/** An invoice as its customer sees it, to be paid when it is open. */
export function invoicePage({ world }: Emulator, { method, path, body }: PageRequest): PageAnswer | undefined {
  const id = /^\/invoice\/(in_\w+)(?:\/pdf)?$/.exec(path)?.[1];
  if (!id) return undefined;
  const invoice = world.tables.invoices.get(id);
  if (!invoice) return page('Not found', html`<h1>There is no such invoice</h1>`, 404);
  if (method !== 'POST' || invoice.status !== 'open') return show(invoice);

  try {
    const after = world.store.transaction(() => {
      const intent = intentOf(world, invoice);
      if (!intent) throw new Error(`${invoice.id} can't be paid`);
      const card = cardOf(world, new URLSearchParams(body));
      const tried = attemptPayment(world, intent, {
        method: card,
        isOffSession: false,
        returnUrl: `${world.address}${path}`,
      });
      afterAttempt(world, tried);
      return tried;
    });
    const challenge = after.next_action?.redirect_to_url?.url;
    if (challenge) return redirect(challenge);
    if (after.last_payment_error) return show(invoice, after.last_payment_error.message);
    return redirect(path);
  } catch (error) {
    return show(invoice, refusalOf(error));
  }
}

function show(invoice: Invoice, problem?: string): PageAnswer {
  return page(
    `Invoice ${invoice.number ?? ''}`,
    html`<div class="narrow">
      <h1>Invoice ${invoice.number ?? ''}</h1>
      <p class="quiet">${invoice.customer_email ?? ''}, ${day(invoice.created)}</p>
      ${problem ? html`<p class="card problem" role="alert">${problem}</p>` : ''}
      <table>
        <tbody>
          ${invoice.lines.data.map(
            (line) =>
              html`<tr>
                <td>${line.description ?? ''}</td>
                <td>${money(line.amount, line.currency)}</td>
              </tr>`,
          )}
          <tr>
            <th scope="row">Due</th>
            <td>${money(invoice.amount_due, invoice.currency)}</td>
          </tr>
        </tbody>
      </table>
      <p>Status: <strong>${invoice.status ?? ''}</strong></p>
      ${invoice.status === 'open' ? cardForm('pay', `Pay ${money(invoice.amount_remaining, invoice.currency)}`) : ''}
    </div>`,
  );
}
