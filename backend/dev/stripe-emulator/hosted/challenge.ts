import { afterAttempt } from '../billing/collect.js';
import { answerPaymentChallenge } from '../billing/payment.js';
import { answerSetupChallenge } from '../billing/setup.js';
import type { Emulator } from '../emulator.js';
import type { PageAnswer, PageRequest } from '../http/server.js';
import type { PaymentIntent, SetupIntent } from '../objects.js';
import type { World } from '../world.js';
import { html, money, page, redirect } from './layout.js';

/** The bank's page, where a card's owner confirms a payment or doesn't. */
export function challengePage({ world }: Emulator, { method, path, query, body }: PageRequest): PageAnswer | undefined {
  const id = /^\/challenge\/(\w+)$/.exec(path)?.[1];
  if (!id) return undefined;
  const intent = world.tables.paymentIntents.get(id) ?? world.tables.setupIntents.get(id);
  if (!intent || query.get('secret') !== intent.client_secret)
    return page('Not found', html`<h1>There is nothing to confirm here</h1>`, 404);
  const isEmbedded = query.has('embedded');
  if (intent.status !== 'requires_action') return done(intent, undefined, isEmbedded);
  if (method !== 'POST') return ask(intent, `${path}?${query.toString()}`);

  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? undefined;
  const isApproved = new URLSearchParams(body).get('answer') === 'approve';
  const after = world.store.transaction(() => answer(world, intent, isApproved));
  return done(after, returnUrl, isEmbedded);
}

function answer(world: World, intent: PaymentIntent | SetupIntent, isApproved: boolean): PaymentIntent | SetupIntent {
  if (intent.object === 'setup_intent') return answerSetupChallenge(world, intent, isApproved);
  const after = answerPaymentChallenge(world, intent, isApproved);
  afterAttempt(world, after);
  return after;
}

function ask(intent: PaymentIntent | SetupIntent, action: string): PageAnswer {
  const what =
    intent.object === 'payment_intent'
      ? `a payment of ${money(intent.amount, intent.currency)}`
      : 'keeping your card for later payments';
  return page(
    'Confirm it is you',
    html`<h1>Is it you?</h1>
      <p>Your bank asks you to confirm ${what}.</p>
      <p class="quiet">This page stands in for the bank's own (3-D Secure). No real money is involved.</p>
      <form method="post" action="${action}" class="row">
        <button class="main" name="answer" value="approve">Complete authentication</button>
        <button name="answer" value="refuse">Fail authentication</button>
      </form>`,
  );
}

/** Back to where the payment was begun: to the frame around this page, or to the address the site gave. */
function done(intent: PaymentIntent | SetupIntent, returnUrl: string | undefined, isEmbedded: boolean): PageAnswer {
  if (returnUrl && !isEmbedded) {
    const target = new URL(returnUrl);
    target.searchParams.set(intent.object, intent.id);
    target.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
    target.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
    return redirect(target.href);
  }
  return page(
    'Done',
    html`<h1>Thank you</h1>
      <p>You can go back to where you came from.</p>
      <script src="/_emulator/challenge-done.js"></script>`,
  );
}
