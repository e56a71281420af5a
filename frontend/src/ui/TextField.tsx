import { useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes';
import { Field } from './Field';
import styles from './Field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** One line of text. Leave it uncontrolled where you can: text typed before the page is hydrated is then simply there. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={classes(styles.input, className)} />}
    </Field>
  );
}

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Several lines of text. */
export function TextAreaField({ label, hint, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} className={classes(styles.input, styles.area, className)} />}
    </Field>
  );
}

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField({ label, hint, error, className, ...input }: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(styles.input, className)}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={shown}
            aria-label={typeof label === 'string' ? `Show ${label.toLowerCase()}` : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
