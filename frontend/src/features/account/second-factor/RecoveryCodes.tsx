import { useEffect, useRef } from 'react';
import { secondFactorTexts } from '../../../content/second-factor';
import { Button } from '../../../ui/Button';
import { downloadFile } from '../../../ui/download-file';
import { useCopied } from '../../../ui/use-copied';
import styles from './SecondFactor.module.css';

/** Shown this once. The focus comes here, so that it is read out and nobody walks past. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const texts = secondFactorTexts.codes;
  const { label, copy } = useCopied(texts.copy);
  const heading = useRef<HTMLHeadingElement>(null);
  const file = `${codes.join('\n')}\n`;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.aside}>{texts.text}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => void copy(file)}>
          {label}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => downloadFile(texts.file, new Blob([file], { type: 'text/plain' }))}
        >
          {texts.download}
        </Button>
        <Button size="small" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
