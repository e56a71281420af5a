import { useEffect, useState } from 'react';
import { promptTexts } from '../../content/optimize';
import { Spinner } from '../../ui/Spinner';
import type { Run, RunStep } from './run-state';
import styles from './RunProgress.module.css';

const STEPS: RunStep[] = ['reading', 'writing', 'checking'];

/** How far the server says it is, and for how long it has been at it. */
export function RunProgress({ run }: { run: Run }) {
  const seconds = useElapsedSeconds(run.startedAt);
  const current = STEPS.indexOf(run.step);
  const written = run.drafts.filter((draft) => draft.variant).length;
  return (
    <div className={styles.progress}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            {index === current && <Spinner size={14} />}
            {promptTexts.steps[step]}
            {step === 'writing' && index === current && (
              <span className={styles.number}>{promptTexts.written(written, run.drafts.length)}</span>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.number} aria-hidden="true">
        {promptTexts.elapsed(seconds)}
      </span>
    </div>
  );
}

function useElapsedSeconds(startedAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - startedAt) / 1_000));
}
