import type { PaymentIntent } from '../objects.js';

/** What happens when a card is asked for something. */
export type CardOutcome = 'succeeds' | 'asks' | Decline;

export interface Decline {
  code: NonNullable<NonNullable<PaymentIntent['last_payment_error']>['code']>;
  decline_code?: string;
  message: string;
}

export interface TestCard {
  brand: string;
  last4: string;
  funding: 'credit' | 'debit' | 'prepaid';
  country: string;
  /** When it is kept for later without being charged. */
  setup: CardOutcome;
  /** When it is charged while its owner is there; `asks` means the bank wants to see the owner. */
  onSession: CardOutcome;
  /** When it is charged without its owner, as renewals are. */
  offSession: CardOutcome;
  /** Declined even after its owner proved to be there. */
  afterChallenge?: Decline;
}

const declined = (decline_code: string, message: string): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});
const GENERIC = declined('generic_decline', 'Your card was declined.');
const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.');

const card = (number: string, behaviour: Partial<TestCard> = {}): [string, TestCard] => [
  number,
  {
    brand: 'visa',
    last4: number.slice(-4),
    funding: 'credit',
    country: 'US',
    setup: 'succeeds',
    onSession: 'succeeds',
    offSession: 'succeeds',
    ...behaviour,
  },
];
const refused = (decline: Decline): Partial<TestCard> => ({ setup: decline, onSession: decline, offSession: decline });

/** Stripe's test numbers. What differs from Stripe stands in the README. */
export const CARDS: ReadonlyMap<string, TestCard> = new Map([
  card('4242424242424242'),
  card('4000056655665556', { funding: 'debit' }),
  card('5555555555554444', { brand: 'mastercard' }),
  card('5200828282828210', { brand: 'mastercard', funding: 'debit' }),
  card('378282246310005', { brand: 'amex' }),
  card('6011111111111117', { brand: 'discover' }),
  card('4000000000000002', refused(GENERIC)),
  card('4000000000009995', refused(INSUFFICIENT)),
  card('4000000000009987', refused(declined('lost_card', 'Your card was declined.'))),
  card('4000000000009979', refused(declined('stolen_card', 'Your card was declined.'))),
  card('4000000000000069', refused({ code: 'expired_card', message: 'Your card has expired.' })),
  card('4000000000000127', refused({ code: 'incorrect_cvc', message: "Your card's security code is incorrect." })),
  card(
    '4000000000000119',
    refused({
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    }),
  ),
  // Asks once; when it was set up with its owner there, renewals pass.
  card('4000002500003155', { setup: 'asks', onSession: 'asks' }),
  // Asks every time, so every renewal waits for its owner.
  card('4000002760003184', { setup: 'asks', onSession: 'asks', offSession: 'asks' }),
  card('4000000000003220', { setup: 'asks', onSession: 'asks' }),
  card('4000008260003178', {
    setup: 'asks',
    onSession: 'asks',
    offSession: INSUFFICIENT,
    afterChallenge: INSUFFICIENT,
  }),
  // Can be kept, and pays while its owner is there; every renewal is declined.
  card('4000000000000341', { offSession: GENERIC }),
]);

/** Stripe's names for cards that need no number. */
export const CARD_NAMES: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_mastercard_debit: '5200828282828210',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_threeDSecureRequired: '4000000000003220',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
  pm_card_chargeCustomerFail: '4000000000000341',
};
