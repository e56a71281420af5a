import { useState, type KeyboardEvent, type RefObject } from 'react';
import { LIMITS } from '@contracts/limits';
import { PROMPT_INPUT_ID } from '../../content/landing';
import { promptTexts } from '../../content/optimize';
import { classes } from '../../ui/classes';
import { LiveRegion } from '../../ui/VisuallyHidden';
import { lengthAnnouncement } from './length-announcement';
import { PROMPT_IDS } from './prompt-ids';
import styles from './PromptEntryCard.module.css';
import type { PromptForm } from './use-prompt-form';

interface PromptBoxProps {
  form: PromptForm;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The label and the text itself. */
export function PromptBox({ form, inputRef }: PromptBoxProps) {
  const [announcement, setAnnouncement] = useState('');
  const isVisitor = form.session.status === 'visitor';
  // Below a result the next prompt asks for little room until there is one.
  const isLow = form.hasResult && !form.run && form.text === '';

  const handleChange = (next: string) => {
    setAnnouncement(isVisitor ? '' : (lengthAnnouncement(form.text.length, next.length) ?? ''));
    form.edit(next);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.submit();
  };

  return (
    <>
      <label className={styles.label} htmlFor={PROMPT_INPUT_ID}>
        {promptTexts.label}
      </label>
      <textarea
        ref={inputRef}
        id={PROMPT_INPUT_ID}
        className={classes(styles.input, isLow && styles.low)}
        dir="auto"
        rows={isLow ? 1 : 4}
        maxLength={LIMITS.promptMaxLength}
        placeholder={promptTexts.placeholder}
        value={form.text}
        readOnly={form.run !== null}
        aria-invalid={form.problem ? true : undefined}
        aria-describedby={[PROMPT_IDS.hint, PROMPT_IDS.cause, PROMPT_IDS.notice, PROMPT_IDS.count].join(' ')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => handleChange(event.target.value)}
        onClick={form.admit}
        onKeyDown={handleKeyDown}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
