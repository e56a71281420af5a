import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptions, StripeError } from '@stripe/stripe-js';
import { PLANS } from '@contracts/plans';
import { useMemo, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { PaidPlan } from '../../api/subscription';
import { paths } from '../../app/paths';
import { checkoutTexts } from '../../content/billing';
import { Button } from '../../ui/Button';
import styles from './checkout.module.css';
import type { Confirm } from './use-checkout';

interface PaymentFormProps {
  stripe: Stripe;
  plan: PaidPlan;
  label: string;
  busy: boolean;
  /** A payment that exists already; without one the form asks for a card first. */
  clientSecret?: string;
  onPay: (confirm: Confirm) => Promise<void>;
  onRefusal: (message: string | null) => void;
}

/** The provider's card form. Card numbers never touch our own code. */
export function PaymentForm({ stripe, clientSecret, plan, ...rest }: PaymentFormProps) {
  const theme = useSyncExternalStore(onThemeChange, shownTheme);
  const look = useMemo(() => appearance(theme), [theme]);
  const options: StripeElementsOptions = clientSecret
    ? { clientSecret, appearance: look }
    : { mode: 'subscription', amount: PLANS[plan].priceCents, currency: 'usd', appearance: look };
  return (
    // Another secret is another payment: the form begins anew.
    <Elements key={clientSecret ?? 'first'} stripe={stripe} options={options}>
      <CardForm {...rest} plan={plan} />
    </Elements>
  );
}

function CardForm({ plan, label, busy, onPay, onRefusal }: Omit<PaymentFormProps, 'stripe' | 'clientSecret'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [failed, setFailed] = useState(false);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!stripe || !elements || !isReady) return onRefusal(checkoutTexts.notInitialized);
    const { error } = await elements.submit();
    if (error) return onRefusal(error.message ?? checkoutTexts.setupFailed);
    const returnUrl = new URL(paths.subscriptionSuccess({ plan, fromProvider: true }), window.location.origin).href;
    await onPay(async (clientSecret, isSetupIntent) => {
      const given = {
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      } as const;
      const outcome = await (isSetupIntent ? stripe.confirmSetup(given) : stripe.confirmPayment(given));
      return outcome.error && refusalIn(outcome.error);
    });
  };

  return (
    <form className={styles.payment} aria-label={checkoutTexts.card} onSubmit={(event) => void pay(event)}>
      <div className={styles.card}>
        {!isReady && !failed && <p className={styles.quiet}>{checkoutTexts.formLoading}</p>}
        {failed && <p role="alert">{checkoutTexts.formFailed}</p>}
        <PaymentElement onReady={() => setReady(true)} onLoadError={() => setFailed(true)} />
      </div>
      <Button type="submit" block busy={busy}>
        {busy ? checkoutTexts.busy : label}
      </Button>
    </form>
  );
}

/** What the provider's error says; nothing when it is that another tab, or an attempt before, has paid already. */
function refusalIn({ type, message, payment_intent, setup_intent }: StripeError): string | undefined {
  const status = (payment_intent ?? setup_intent)?.status;
  if (status === 'succeeded' || status === 'processing') return undefined;
  return type === 'api_connection_error' ? checkoutTexts.connectionLost : (message ?? checkoutTexts.setupFailed);
}

/** The card form lives in a frame of its own, so it gets our colours as values. */
function appearance(theme: string | undefined): NonNullable<StripeElementsOptions['appearance']> {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: value('--mui-palette-primary-main'),
      colorBackground: value('--mui-palette-background-paper'),
      colorText: value('--mui-palette-text-primary'),
      colorTextSecondary: value('--mui-palette-text-secondary'),
      colorDanger: value('--mui-palette-error-main'),
      borderRadius: value('--radius'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
  };
}

const shownTheme = () => document.documentElement.dataset['theme'];

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
