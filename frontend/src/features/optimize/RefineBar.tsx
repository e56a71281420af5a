import { useId, useState, type FormEvent } from 'react';
import { LIMITS } from '@contracts/limits';
import { REFINEMENTS } from '@contracts/rewriting';
import { refineTexts } from '../../content/results';
import { Button } from '../../ui/Button';
import { LiveRegion } from '../../ui/VisuallyHidden';
import type { VersionView } from './results-view';
import styles from './RefineBar.module.css';
import type { Refining } from './use-refinement';

interface RefineBarProps {
  version: VersionView;
  refining: Refining;
  left: number;
}

/** Changes the version shown as wished: four usual wishes, or one in the person's own words. */
export function RefineBar({ version, refining, left }: RefineBarProps) {
  const [own, setOwn] = useState('');
  const id = useId();
  const isBusy = refining.wish !== null;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wish = own.trim();
    if (wish !== '' && (await refining.refine(version, wish))) setOwn('');
  };

  return (
    <form className={styles.bar} onSubmit={(event) => void handleSubmit(event)}>
      <span className={styles.label} id={`${id}-label`}>
        {refineTexts.label}
      </span>
      <div className={styles.wishes} role="group" aria-labelledby={`${id}-label`}>
        {REFINEMENTS.map((wish) => (
          <Button
            key={wish}
            variant="secondary"
            size="small"
            className={styles.wish}
            busy={refining.wish === wish}
            disabled={isBusy && refining.wish !== wish}
            onClick={() => void refining.refine(version, wish)}
          >
            {refineTexts.wishes[wish]}
          </Button>
        ))}
      </div>
      <div className={styles.own}>
        <input
          className={styles.input}
          aria-label={refineTexts.own}
          placeholder={refineTexts.own}
          maxLength={LIMITS.refinementMaxLength}
          dir="auto"
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
        <Button type="submit" variant="quiet" size="small" busy={refining.wish === own.trim() && isBusy}>
          {refineTexts.apply}
        </Button>
      </div>
      <p className={styles.left}>
        {left > 0 ? refineTexts.included(left) : refineTexts.costs}
        {version.isEdited && ` · ${refineTexts.keepsEdits}`}
      </p>
      {refining.error !== null && (
        <p className={styles.error} role="alert">
          {refining.error}
        </p>
      )}
      <LiveRegion>{refining.announcement}</LiveRegion>
    </form>
  );
}
