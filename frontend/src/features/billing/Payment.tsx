import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentProps } from 'react';
import { checkoutTexts } from '../../content/billing';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import styles from './checkout.module.css';
import { stripeClient } from './stripe';

const PaymentForm = lazy(async () => ({ default: (await import('./PaymentForm')).PaymentForm }));

type PaymentProps = Omit<ComponentProps<typeof PaymentForm>, 'stripe'>;

/** The card form, once the provider's script is there; a way to try again when it isn't. */
export function Payment(props: PaymentProps) {
  const { data, error, isFetching, refetch } = useQuery<Stripe | null>({
    queryKey: ['stripe-client'] as const,
    queryFn: stripeClient,
    gcTime: 0,
  });
  const loading = (
    <p className={styles.quiet}>
      <Spinner /> {checkoutTexts.formLoading}
    </p>
  );
  if (error || data === null) {
    return (
      <div className={styles.failed}>
        <p role="alert">{checkoutTexts.formFailed}</p>
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {checkoutTexts.again}
        </Button>
      </div>
    );
  }
  if (!data) return loading;
  return (
    <Suspense fallback={loading}>
      <PaymentForm {...props} stripe={data} />
    </Suspense>
  );
}
