import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { refusalOf } from '../../api/refusal';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { accountTexts } from '../../content/account';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import styles from './AccountPage.module.css';

interface LoadedProps<Data> {
  answer: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of the page that has to be asked for: on its way, failed with a way to try again, or there. */
export function Loaded<Data>({ answer, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = answer;
  const sayExpired = useSessionExpiry();

  const isExpired = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (isExpired) sayExpired();
  }, [isExpired, sayExpired]);

  if (data !== undefined) return children(data);
  if (error && !isExpired) {
    return (
      <div className={styles.failed}>
        <p role="alert">{refusalOf(error, accountTexts.failed)}</p>
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {accountTexts.again}
        </Button>
      </div>
    );
  }
  return <Loading />;
}

export function Loading() {
  return (
    <p className={styles.loading}>
      <Spinner /> {accountTexts.loading}
    </p>
  );
}
