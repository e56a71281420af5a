import { useMutation } from '@tanstack/react-query';
import { request } from '../../api/client';
import { ApiError } from '../../api/api-error';
import { webhookTexts } from '../../content/billing';
import { Button } from '../../ui/Button';
import styles from './webhook-test.module.css';

/** What the payment provider would send about a payment of ten dollars. */
const SIMULATED_EVENT = {
  id: 'evt_test_webhook',
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_test_webhook', amount: 1000, currency: 'usd', status: 'succeeded' } },
} as const;

interface Outcome {
  refused: boolean;
  text: string;
}

async function sendUnsigned(): Promise<Outcome> {
  try {
    const response = await request('POST', '/api/test-webhook', { body: SIMULATED_EVENT, unauthorized: 'return' });
    return { refused: !response.ok, text: `${response.status}: ${await response.text()}` };
  } catch (error) {
    if (error instanceof ApiError) return { refused: true, text: error.message };
    throw error;
  }
}

/** Sends an event without a signature; anything but a refusal would be a hole. */
export function UnsignedTest() {
  const test = useMutation({ mutationFn: sendUnsigned });
  return (
    <section className={styles.part}>
      <p className={styles.quiet}>{webhookTexts.runNote}</p>
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? webhookTexts.running : webhookTexts.run}
      </Button>
      <div role="status" className={styles.part}>
        {test.data && (
          <>
            <h2 className={styles.subtitle}>{test.data.refused ? webhookTexts.expected : webhookTexts.result}</h2>
            <pre className={styles.commands}>{test.data.text}</pre>
          </>
        )}
      </div>
    </section>
  );
}
