import { useState } from 'react';
import { accountErrors, accountTexts } from '../../content/account';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PasswordField } from '../../ui/TextField';
import { useForm } from '../../ui/use-form';
import styles from './AccountPage.module.css';
import { useDeleteAccount } from './use-delete-account';

const FIELDS = ['password'] as const;

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const texts = accountTexts.deletion;
  return (
    <>
      <div className={styles.line}>
        <p>{texts.final}</p>
        <Button variant="danger" size="small" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      <Dialog open={open} onClose={close} title={texts.question}>
        <DeletionForm onClose={close} />
      </Dialog>
    </>
  );
}

/** Says what goes, and asks for the password: an open laptop must not be enough. */
function DeletionForm({ onClose }: { onClose: () => void }) {
  const texts = accountTexts.deletion;
  const deleteAccount = useDeleteAccount();
  const { errors, busy, formProps } = useForm({
    names: FIELDS,
    validate: ({ password }) => (password ? {} : { password: accountErrors.passwordRequired }),
    send: deleteAccount,
  });
  return (
    <form {...formProps} className={styles.dialog} aria-label={texts.question}>
      <p>{texts.consequences}</p>
      <PasswordField label={texts.password} name="password" autoComplete="current-password" error={errors.password} />
      {errors.form && (
        <p role="alert" className={styles.refused}>
          {errors.form}
        </p>
      )}
      <div className={styles.dialogActions}>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="danger" type="submit" busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
      </div>
    </form>
  );
}
