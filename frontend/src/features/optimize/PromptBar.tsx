import { LIMITS } from '@contracts/limits';
import { promptTexts } from '../../content/optimize';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { PROMPT_IDS } from './prompt-ids';
import styles from './PromptEntryCard.module.css';
import { RunProgress } from './RunProgress';
import { OPTIMIZE_TIMING } from './timing';
import { useLater } from './use-later';
import type { PromptForm } from './use-prompt-form';

interface PromptBarProps {
  form: PromptForm;
  onBrowse: () => void;
}

/** How long the text is and what can be done with it; while it is being rewritten, how far that is. */
export function PromptBar({ form, onBrowse }: PromptBarProps) {
  const { run, text } = form;
  const showsProgress = useLater(run !== null, OPTIMIZE_TIMING.progressAfter);
  const isFull = text.length >= LIMITS.promptMaxLength;
  return (
    <div className={styles.bar}>
      {run && showsProgress ? (
        <RunProgress run={run} />
      ) : (
        <>
          <p className={classes(styles.count, isFull && styles.full)} id={PROMPT_IDS.count}>
            {promptTexts.characters(text.length, LIMITS.promptMaxLength)}
          </p>
          <Button variant="quiet" size="small" onClick={onBrowse} disabled={run !== null}>
            {promptTexts.examples}
          </Button>
        </>
      )}
      <span className={styles.space} />
      {run && (
        <Button variant="secondary" className={styles.cancel} onClick={form.cancel}>
          {promptTexts.cancel}
        </Button>
      )}
      <Button type="submit" className={styles.submit} busy={run !== null} disabled={text.trim() === ''}>
        {run ? promptTexts.optimizing : promptTexts.optimize}
        {!run && (
          <kbd className={styles.key} aria-hidden="true">
            Ctrl ↵
          </kbd>
        )}
      </Button>
    </div>
  );
}
