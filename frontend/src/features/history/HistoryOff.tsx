import { useEffect, useRef, useState } from 'react';
import { dateTimeText } from '../../content/dates';
import { historyKeepingTexts as texts } from '../../content/history';
import { Button } from '../../ui/Button';
import { SheetSection } from '../../ui/Sheet';
import { ConfirmDeletion } from './ConfirmDeletion';
import styles from './HistoryPage.module.css';
import type { Keeping } from './history-queries';
import { useHistoryActions } from './use-history-actions';
import { useKeeping } from './use-keeping';

/** In the place of the history of somebody who doesn't want it kept. */
export function HistoryOff({ keeping: { recoverableUntil } }: { keeping: Keeping }) {
  const { busy, keep } = useKeeping();
  const { clear } = useHistoryActions(() => undefined);
  const [isClearing, setClearing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever has just turned it off stood on a switch that is gone now; who comes to the page stands at its title.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <SheetSection className={styles.empty} aria-labelledby="history-off">
      <h2 ref={heading} id="history-off" tabIndex={-1}>
        {texts.offTitle}
      </h2>
      <p>{texts.offText}</p>
      <p>{recoverableUntil ? texts.recoverable(dateTimeText(recoverableUntil)) : texts.gone}</p>
      <div className={styles.offActions}>
        <Button busy={busy} onClick={() => void keep(true)}>
          {texts.turnOn}
        </Button>
        {recoverableUntil && (
          <Button variant="danger" onClick={() => setClearing(true)}>
            {texts.deleteNow}
          </Button>
        )}
      </div>
      <ConfirmDeletion
        what={isClearing ? 'all' : null}
        onClose={() => setClearing(false)}
        onConfirm={clear}
        onDeleted={() => heading.current?.focus()}
      />
    </SheetSection>
  );
}
