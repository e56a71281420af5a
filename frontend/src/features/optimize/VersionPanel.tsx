import { useRef, type ReactNode } from 'react';
import { resultTexts } from '../../content/optimize';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import type { VersionView } from './results-view';
import { useOriginalAgain } from './use-original-again';
import { useCopied } from './use-copied';
import { VersionNotes } from './VersionNotes';
import styles from './VersionPanel.module.css';
import { VersionText } from './VersionText';

interface VersionPanelProps {
  version: VersionView;
  isRunning: boolean;
  onTaken: (version: VersionView) => void;
  /** What follows the text. */
  children: ReactNode;
}

/** The version shown: its text, what can be done with it, and the reasons in the margin. */
export function VersionPanel({ version, isRunning, onTaken, children }: VersionPanelProps) {
  const text = useRef<HTMLDivElement>(null);
  const { copiedIndex, refusedIndex, copy } = useCopied();
  const putOriginalBack = useOriginalAgain();
  const isFinished = version.progress === 'finished';

  const handleCopy = async () => {
    if (await copy(version.index, version.text)) {
      toast({ kind: 'success', title: resultTexts.copiedToast });
      onTaken(version);
    } else if (text.current) {
      window.getSelection()?.selectAllChildren(text.current);
    }
  };

  return (
    <article className={styles.panel} aria-label={version.title} aria-busy={!isFinished}>
      <div className={styles.tools}>
        <h3 className={styles.title}>{version.title}</h3>
        {version.isBuiltIn && (
          <span className={styles.source} title={resultTexts.builtInMeaning}>
            {resultTexts.builtIn}
          </span>
        )}
        <span className={styles.space} />
        {refusedIndex === version.index && (
          <span className={styles.byHand} role="status">
            {resultTexts.copyByHand}
          </span>
        )}
        {!isRunning && (
          <Button variant="secondary" size="small" onClick={putOriginalBack}>
            {resultTexts.useOriginal}
          </Button>
        )}
        <Button size="small" className={styles.copy} disabled={!isFinished} onClick={() => void handleCopy()}>
          {copiedIndex === version.index ? resultTexts.copied : resultTexts.copy}
        </Button>
      </div>
      <div className={styles.page}>
        <VersionText ref={text} version={version} />
        <VersionNotes version={version} />
      </div>
      {children}
    </article>
  );
}
