import { useId } from 'react';
import { promptTexts } from '../../content/optimize';
import { promptExamples } from '../../content/prompt-examples';
import { ExampleList } from './ExampleList';
import styles from './PromptEntryCard.module.css';

const GREETING = promptExamples.slice(0, 3);

/** Where results will be, somebody without any finds three ways to get some. */
export function Starters({ onPick }: { onPick: (prompt: string) => void }) {
  const id = useId();
  return (
    <section className={styles.starters} aria-labelledby={id}>
      <p className={styles.startersTitle} id={id}>
        {promptTexts.starters}
      </p>
      <ExampleList examples={GREETING} onPick={onPick} />
    </section>
  );
}
