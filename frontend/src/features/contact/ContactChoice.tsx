import { supportEmail } from '../../content/brand';
import { contactTexts, supportSubject } from '../../content/contact';
import { Button } from '../../ui/Button';
import { useCopied } from '../../ui/use-copied';
import styles from './ContactDialog.module.css';

interface ContactChoiceProps {
  subject: string | undefined;
  /** Somebody has come back from the form, and the focus with them. */
  isBack: boolean;
  onForm: () => void;
  onMail: () => void;
}

export function ContactChoice({ subject = supportSubject(), isBack, onForm, onMail }: ContactChoiceProps) {
  const address = supportEmail();
  const { label, copy } = useCopied();
  return (
    <>
      <p>{contactTexts.text}</p>
      <div className={styles.choice}>
        <button type="button" className={styles.way} onClick={onForm} autoFocus={isBack}>
          <span className={styles.wayTitle}>{contactTexts.fillForm}</span>
          <span className={styles.wayText}>{contactTexts.fillFormText}</span>
        </button>
        <a className={styles.way} href={`mailto:${address}?subject=${encodeURIComponent(subject)}`} onClick={onMail}>
          <span className={styles.wayTitle}>{contactTexts.emailDirectly}</span>
          <span className={styles.wayText}>{contactTexts.emailDirectlyText}</span>
        </a>
      </div>
      {/* For whoever has no mail program. */}
      <p className={styles.address}>
        <span>
          {contactTexts.address}: <strong>{address}</strong>
        </span>
        <Button variant="quiet" size="small" onClick={() => void copy(address)}>
          <span aria-live="polite">{label}</span>
        </Button>
      </p>
    </>
  );
}
