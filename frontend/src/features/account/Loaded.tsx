import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { refusalOf } from '../../api/refusal';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { accountTexts } from '../../content/account';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import styles from './AccountPage.module.css';

interface LoadedProps<Data, Key extends readonly unknown[]> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  children: (data: Data) => ReactNode;
}

/** A part of the page that has to be asked for: on its way, failed with a way to try again, or there. */
export function Loaded<Data, Key extends readonly unknown[]>({ query, children }: LoadedProps<Data, Key>) {
  const { data, error, isFetching, refetch } = useQuery(query);
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
  return (
    <p className={styles.loading}>
      <Spinner /> {accountTexts.loading}
    </p>
  );
}
