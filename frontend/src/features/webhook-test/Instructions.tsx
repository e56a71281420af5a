import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ResponseOf } from '../../api/types';
import { webhookTexts } from '../../content/billing';
import styles from './webhook-test.module.css';

type InstructionsProps = ResponseOf<'GET /api/test-webhook/info'>['instructions'];

const TABS = ['commandLine', 'curl'] as const;

/** Two ways to send an event from a terminal. */
export function Instructions({ stripeCliCommands, curlExample, note }: InstructionsProps) {
  const [shown, setShown] = useState<(typeof TABS)[number]>('commandLine');
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);

  const move = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = shown === 'curl' ? 'commandLine' : 'curl';
    setShown(next);
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <section className={styles.part}>
      <div ref={tabs} role="tablist" aria-label={webhookTexts.title} className={styles.tabs}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            data-tab={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            aria-selected={shown === tab}
            tabIndex={shown === tab ? 0 : -1}
            onClick={() => setShown(tab)}
            onKeyDown={move}
          >
            {webhookTexts.tabs[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className={styles.panel} tabIndex={0}>
        <pre className={styles.commands}>{shown === 'curl' ? curlExample : stripeCliCommands.join('\n')}</pre>
      </div>
      <p className={styles.quiet}>{note}</p>
    </section>
  );
}
