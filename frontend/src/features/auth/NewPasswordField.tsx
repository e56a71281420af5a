import { useState } from 'react';
import { authTexts, STRENGTH_WORDS } from '../../content/auth';
import { classes } from '../../ui/classes';
import { PasswordField } from '../../ui/TextField';
import { LiveRegion } from '../../ui/VisuallyHidden';
import styles from './NewPasswordField.module.css';
import { strengthOf, type Strength } from './password-strength';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  hint: string;
  minLength: number;
  /** The person's address, which makes a bad password. */
  email: string;
  error: string | undefined;
}

/** A password to be chosen, with a hint how hard it is to guess. The hint refuses nothing. */
export function NewPasswordField({ label, name, hint, minLength, email, error }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const strength = password ? strengthOf({ password, email, minLength }) : null;
  return (
    <div>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        hint={<HintWithStrength hint={hint} strength={strength} />}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <LiveRegion>{strength !== null && authTexts.strength(STRENGTH_WORDS[strength])}</LiveRegion>
    </div>
  );
}

/** The word and the bar are for the eyes: read out as a part of the hint, they would be old news. */
function HintWithStrength({ hint, strength }: { hint: string; strength: Strength | null }) {
  return (
    <span className={styles.hint}>
      <span aria-hidden="true" className={classes(styles.bar, strength !== null && styles[`level${strength}`])}>
        <span />
        <span />
        <span />
        <span />
      </span>
      <span>{hint}</span>
      <span aria-hidden="true" className={styles.word}>
        {strength !== null && STRENGTH_WORDS[strength]}
      </span>
    </span>
  );
}
