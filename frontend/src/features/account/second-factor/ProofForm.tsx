import { secondFactorErrors, secondFactorTexts } from '../../../content/second-factor';
import { Button } from '../../../ui/Button';
import { PasswordField, TextField } from '../../../ui/TextField';
import { useForm } from '../../../ui/use-form';
import { useOwnCall } from '../use-own-call';
import styles from './SecondFactor.module.css';

const FIELDS = ['password', 'code'] as const;

export interface Proof {
  password: string;
  code?: string;
}

interface ProofFormProps {
  text: string;
  submit: string;
  isDangerous: boolean;
  needsCode: boolean;
  send: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for what the owner knows and, once there is an app, for what it shows. */
export function ProofForm({ text, submit, isDangerous, needsCode, send, onCancel }: ProofFormProps) {
  const texts = secondFactorTexts.proof;
  const ownCall = useOwnCall<'password' | 'code'>(FIELDS, secondFactorErrors.failed);
  const { errors, busy, formProps } = useForm({
    names: FIELDS,
    validate: ({ password, code }) => ({
      ...(!password && { password: secondFactorErrors.passwordRequired }),
      ...(needsCode && !code.trim() && { code: secondFactorErrors.codeRequired }),
    }),
    send: ({ password, code }) => ownCall(() => send({ password, ...(needsCode && { code: code.trim() }) })),
  });
  return (
    <form {...formProps} className={styles.form} aria-label={secondFactorTexts.title}>
      <p className={styles.aside}>{text}</p>
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
        autoFocus
      />
      {needsCode && (
        <TextField
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={errors.code}
        />
      )}
      {errors.form && (
        <p role="alert" className={styles.refused}>
          {errors.form}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
          {busy ? texts.busy : submit}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
