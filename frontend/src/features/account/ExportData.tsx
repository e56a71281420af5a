import { accountTexts } from '../../content/account';
import { Button } from '../../ui/Button';
import styles from './AccountPage.module.css';
import { useExport } from './use-export';

export function ExportData() {
  const { busy, download } = useExport();
  const texts = accountTexts.export;
  return (
    <div className={styles.line}>
      <p>{texts.content}</p>
      <Button variant="secondary" size="small" busy={busy} onClick={() => void download()}>
        {busy ? texts.busy : texts.button}
      </Button>
    </div>
  );
}
