import { useMemo } from 'react';
import { encode } from 'uqr';
import { call } from '../../../api/client';
import type { ResponseOf } from '../../../api/types';
import { secondFactorErrors, secondFactorTexts } from '../../../content/second-factor';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { useCopied } from '../../../ui/use-copied';
import { useForm } from '../../../ui/use-form';
import { useOwnCall } from '../use-own-call';
import styles from './SecondFactor.module.css';

const FIELDS = ['code'] as const;

interface ConnectAppProps {
  begun: ResponseOf<'POST /api/account/second-factor/begin'>;
  onConnected: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

/** Gives the secret to an app, by picture or by hand, and asks for its first code. */
export function ConnectApp({ begun, onConnected, onCancel }: ConnectAppProps) {
  const texts = secondFactorTexts.scan;
  const { label, copy } = useCopied(texts.copy);
  const ownCall = useOwnCall<'code'>(FIELDS, secondFactorErrors.failed);
  const { errors, busy, formProps } = useForm({
    names: FIELDS,
    validate: ({ code }) => (code.trim() ? {} : { code: secondFactorErrors.codeRequired }),
    send: ({ code }) =>
      ownCall(async () => {
        const answer = await call('POST /api/account/second-factor/enable', { body: { code: code.trim() } });
        await onConnected(answer.recoveryCodes);
      }),
  });
  return (
    <form {...formProps} className={styles.form} aria-label={texts.form}>
      <p className={styles.aside}>{texts.text}</p>
      <div className={styles.scan}>
        <QrCode text={begun.uri} />
        <div className={styles.key}>
          <p className={styles.aside}>{texts.key}</p>
          <code>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <Button variant="quiet" size="small" onClick={() => void copy(begun.secret)}>
            {label}
          </Button>
        </div>
      </div>
      <TextField
        label={texts.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        error={errors.code}
        autoFocus
      />
      {errors.form && (
        <p role="alert" className={styles.refused}>
          {errors.form}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Black on white in both themes: cameras read nothing else as surely. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => squares(text), [text]);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={secondFactorTexts.scan.picture}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function squares(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
