import { useState } from 'react';
import { historyDeletionTexts as texts } from '../../content/history';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './HistoryPage.module.css';

interface ConfirmDeletionProps {
  /** The prompt of the result, or everything; null: closed. */
  what: { prompt: string } | 'all' | null;
  onClose: () => void;
  onConfirm: () => Promise<boolean>;
  /** The button that asked may be gone with what it stood beside. */
  onDeleted: () => void;
}

/** Asks before anything is deleted: there is no way back. */
export function ConfirmDeletion({ what, onClose, onConfirm, onDeleted }: ConfirmDeletionProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isGone = await onConfirm();
    setBusy(false);
    onClose();
    // After the dialog has given the focus back.
    if (isGone) setTimeout(onDeleted);
  };
  const isAll = what === 'all';
  return (
    <Dialog open={what !== null} onClose={onClose} title={isAll ? texts.allQuestion : texts.one}>
      <div className={styles.dialog}>
        {what !== null && what !== 'all' && (
          <blockquote className={styles.quoted} dir="auto">
            {what.prompt}
          </blockquote>
        )}
        <p>{isAll ? texts.allText : texts.oneText}</p>
        <div className={styles.dialogActions}>
          <Button variant="secondary" onClick={onClose}>
            {isAll ? texts.keepAll : texts.keepOne}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {busy ? texts.busy : isAll ? texts.submitAll : texts.submitOne}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
