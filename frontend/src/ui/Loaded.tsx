import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './Loaded.module.css';
import { Spinner } from './Spinner';

export interface LoadedTexts {
  loading: string;
  again: string;
}

interface LoadedProps<Data> {
  /** Undefined until it is there. */
  data: Data | undefined;
  /** Why it isn't coming. */
  problem: string | null;
  /** It is being asked for again. */
  busy: boolean;
  onRetry: () => void;
  texts: LoadedTexts;
  children: (data: Data) => ReactNode;
}

/** A part of a page that has to be asked for: on its way, failed with a way to try again, or there. */
export function Loaded<Data>({ data, problem, busy, onRetry, texts, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (problem === null) return <Loading text={texts.loading} />;
  return (
    <div className={styles.failed}>
      <p role="alert">{problem}</p>
      <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
        {texts.again}
      </Button>
    </div>
  );
}

export function Loading({ text }: { text: string }) {
  return (
    <p className={styles.loading}>
      <Spinner /> {text}
    </p>
  );
}
