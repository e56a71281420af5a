import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import type { ResponseOf } from '../../api/types';
import { paths } from '../../app/paths';
import { webhookTexts } from '../../content/billing';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { Spinner } from '../../ui/Spinner';
import { toast } from '../../ui/toast';
import { useCopied } from '../../ui/use-copied';
import { Instructions } from './Instructions';
import { UnsignedTest } from './UnsignedTest';
import styles from './webhook-test.module.css';

type WebhookInfo = ResponseOf<'GET /api/test-webhook/info'>;

/** For operators: is the webhook ready, and does it refuse what it has to refuse? */
export function WebhookTestPage() {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/test-webhook/info'] as const,
    queryFn: ({ signal }) => call('GET /api/test-webhook/info', { signal }),
    gcTime: 0,
  });
  const status = error instanceof ApiError ? error.status : undefined;

  useEffect(() => {
    if (status === 401) void navigate(`${paths.auth()}?next=${paths.webhookTest()}`, { replace: true });
    else if (status === 403) void navigate(paths.home(), { replace: true });
    else if (error) toast({ kind: 'error', title: webhookTexts.failed });
  }, [error, status, navigate]);

  return (
    <Sheet className={styles.sheet}>
      <h1>{webhookTexts.title}</h1>
      <p>{webhookTexts.text}</p>
      {data ? (
        <Info {...data} />
      ) : error && status !== 401 && status !== 403 ? (
        <div role="alert" className={styles.part}>
          <h2 className={styles.subtitle}>{webhookTexts.none}</h2>
          <p>{webhookTexts.noneText}</p>
          <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {webhookTexts.again}
          </Button>
        </div>
      ) : (
        <p>
          <Spinner /> {webhookTexts.loading}
        </p>
      )}
    </Sheet>
  );
}

function Info({ environment, webhookSecretConfigured: secrets, instructions }: WebhookInfo) {
  const { label, copy } = useCopied();
  return (
    <>
      <p>
        <span className={styles.badge}>{webhookTexts.environments[environment]}</span>
      </p>
      <section className={styles.part} aria-label={webhookTexts.secrets}>
        <h2 className={styles.subtitle}>{webhookTexts.secrets}</h2>
        <dl className={styles.facts}>
          <Secret label={webhookTexts.productionSecret} isThere={secrets.production} />
          <Secret label={webhookTexts.testSecret} isThere={secrets.test} />
        </dl>
      </section>
      <section className={styles.part} aria-label={webhookTexts.url}>
        <h2 className={styles.subtitle}>{webhookTexts.url}</h2>
        <p className={styles.line}>
          <code className={styles.code}>{instructions.webhookUrl}</code>
          <Button variant="secondary" size="small" onClick={() => void copy(instructions.webhookUrl)}>
            {label}
          </Button>
        </p>
      </section>
      <Instructions {...instructions} />
      <UnsignedTest />
    </>
  );
}

function Secret({ label, isThere }: { label: string; isThere: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isThere ? webhookTexts.configured : webhookTexts.missing}</dd>
    </div>
  );
}
