import { useState } from 'react';
import { secondStepTexts as texts } from '../../content/second-factor';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { type FieldErrors, useForm } from '../../ui/use-form';
import styles from './AuthPage.module.css';

const FIELDS = ['code'] as const;

export interface SecondStepProps {
  /** Sends the password again, with the code. */
  send: (code: string) => Promise<FieldErrors<'code'>>;
  onBack: () => void;
}

/** What an administrator is asked for after the right password. */
export function SecondStep({ send, onBack }: SecondStepProps) {
  const [recovering, setRecovering] = useState(false);
  const { errors, busy, formProps } = useForm({
    names: FIELDS,
    validate: ({ code }) => (code.trim() ? {} : { code: texts.required }),
    send: ({ code }) => send(code.trim()),
  });
  return (
    <form {...formProps} className={styles.form} aria-label={texts.title}>
      <p>{recovering ? texts.recoveryText : texts.text}</p>
      <TextField
        key={String(recovering)}
        label={recovering ? texts.recoveryCode : texts.code}
        name="code"
        autoComplete={recovering ? 'off' : 'one-time-code'}
        inputMode={recovering ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={errors.code}
        autoFocus
      />
      {errors.form && (
        <p role="alert" className={styles.refused}>
          {errors.form}
        </p>
      )}
      <Button type="submit" block busy={busy}>
        {busy ? texts.busy : texts.submit}
      </Button>
      <div className={styles.choices}>
        <Button variant="quiet" size="small" onClick={onBack}>
          {texts.back}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setRecovering(!recovering)}>
          {recovering ? texts.useApp : texts.useRecovery}
        </Button>
      </div>
    </form>
  );
}
