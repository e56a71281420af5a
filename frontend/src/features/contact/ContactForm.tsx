import { useSession } from '../../api/session';
import { contactTexts } from '../../content/contact';
import { Button } from '../../ui/Button';
import { TextAreaField, TextField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import styles from './ContactDialog.module.css';
import { checkContact, CONTACT_FIELDS } from './contact-rules';
import { useSendMessage } from './use-send-message';

interface ContactFormProps {
  subject: string | undefined;
  onBack: () => void;
  onSent: () => void;
}

export function ContactForm({ subject, onBack, onSent }: ContactFormProps) {
  const { user } = useSession();
  const send = useSendMessage({ subject, onSent });
  const { errors, busy, formProps } = useForm({ names: CONTACT_FIELDS, validate: checkContact, send });
  return (
    <form {...formProps} className={styles.form} aria-label={contactTexts.formTitle}>
      {subject && (
        <p>
          {contactTexts.about}: <strong>{subject}</strong>
        </p>
      )}
      <TextField label={contactTexts.name} name="name" autoComplete="name" error={errors.name} autoFocus />
      <TextField
        label={contactTexts.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email}
        error={errors.email}
      />
      <TextAreaField label={contactTexts.message} name="message" rows={5} error={errors.message} />
      <Trap />
      {errors.form && (
        <p role="alert" className={styles.refused}>
          {errors.form}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onBack}>
          {contactTexts.back}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? contactTexts.busy : contactTexts.submit}
        </Button>
      </div>
    </form>
  );
}

/** A field that no person sees or reaches: programs that fill in everything give themselves away with it. */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {contactTexts.website} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
