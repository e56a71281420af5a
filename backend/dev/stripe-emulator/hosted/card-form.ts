import { CARDS } from '../billing/cards.js';
import { StripeFailure } from '../failure.js';
import { Params } from '../http/params.js';
import type { PaymentMethod } from '../objects.js';
import { createPaymentMethod } from '../resources/payment-methods.js';
import type { World } from '../world.js';
import { html, type Html } from './layout.js';

/** One field is enough on our own pages: what a card does depends on its number alone. */
export function cardForm(action: string, button: string): Html {
  return html`<form method="post" class="row">
    <input type="hidden" name="action" value="${action}" />
    <label
      >Card number
      <input
        name="number"
        inputmode="numeric"
        autocomplete="cc-number"
        required
        list="cards"
        placeholder="4242424242424242"
    /></label>
    <datalist id="cards">${[...CARDS.keys()].map((number) => html`<option value="${number}"></option>`)}</datalist>
    <button class="main">${button}</button>
  </form>`;
}

export function cardOf(world: World, form: URLSearchParams): PaymentMethod {
  return createPaymentMethod(world, new Params({ type: 'card', card: { number: form.get('number') ?? '' } }));
}

/** What a person is told when something was refused. */
export function refusalOf(error: unknown): string {
  if (error instanceof StripeFailure) return error.message;
  throw error;
}
