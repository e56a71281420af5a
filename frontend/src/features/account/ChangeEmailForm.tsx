import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client';
import { isEmail } from '../../api/email';
import { accountErrors, accountTexts, accountToasts } from '../../content/account';
import { Button } from '../../ui/Button';
import { PasswordField, TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { useForm } from '../../ui/use-form';
import { accountQueries } from './account-queries';
import styles from './Profile.module.css';
import { useOwnCall } from './use-own-call';

const FIELDS = ['email', 'password'] as const;

/** Asks for a link to another address. Nothing changes before that link was followed. */
export function ChangeEmailForm({ current, onClose }: { current: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const ownCall = useOwnCall<'email' | 'password'>(FIELDS, accountErrors.emailFailed);
  const { errors, busy, formProps } = useForm({
    names: FIELDS,
    validate: ({ email, password }) => ({
      ...(!isEmail(email.trim()) && { email: accountErrors.emailInvalid }),
      ...(email.trim().toLowerCase() === current && { email: accountErrors.sameEmail }),
      ...(!password && { password: accountErrors.passwordRequired }),
    }),
    send: ({ email, password }) =>
      ownCall(async () => {
        const address = email.trim();
        await call('POST /api/account/email', { body: { email: address, password } });
        toast(accountToasts.linkSent(address));
        onClose();
        await queryClient.invalidateQueries(accountQueries.facts());
      }),
  });
  const texts = accountTexts.email;
  return (
    <form {...formProps} className={styles.form} aria-label={texts.form}>
      <p className={styles.aside}>{texts.text}</p>
      <TextField
        label={texts.newEmail}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
        autoFocus
      />
      <PasswordField label={texts.password} name="password" autoComplete="current-password" error={errors.password} />
      {errors.form && (
        <p role="alert" className={styles.refused}>
          {errors.form}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
