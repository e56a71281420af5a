import { useId, useState } from 'react';
import { historyKeepingTexts as texts } from '../../content/history';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Sheet } from '../../ui/Sheet';
import styles from './HistoryPage.module.css';
import { useKeeping } from './use-keeping';

/** On, and the way to turn it off, which says beforehand what then happens to what is there. */
export function KeepingSwitch() {
  const [asks, setAsks] = useState(false);
  const { busy, keep } = useKeeping();
  const about = useId();
  const close = () => setAsks(false);
  const turnOff = async () => {
    if (await keep(false)) close();
  };
  return (
    <section className={styles.keeping} aria-labelledby={`${about}-title`}>
      <h2 id={`${about}-title`} className={styles.keepingTitle}>
        {texts.title}
      </h2>
      <Sheet className={styles.keepingSheet}>
        <label className={styles.switch}>
          <input type="checkbox" role="switch" checked aria-describedby={about} onChange={() => setAsks(true)} />
          {texts.switch}
        </label>
        <p id={about} className={styles.note}>
          {texts.on}
        </p>
      </Sheet>
      <Dialog open={asks} onClose={close} title={texts.question}>
        <div className={styles.dialog}>
          <p>{texts.consequences}</p>
          <p>{texts.recovery}</p>
          <div className={styles.dialogActions}>
            <Button variant="secondary" onClick={close}>
              {texts.keep}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void turnOff()}>
              {busy ? texts.busy : texts.submit}
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}
