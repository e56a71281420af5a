import type { PromptExample } from '../../content/prompt-examples';
import styles from './ExampleList.module.css';

interface ExampleListProps<Example extends PromptExample> {
  examples: readonly Example[];
  onPick: (example: Example) => void;
}

/** Prompts to pick from, in the face of what people type. */
export function ExampleList<Example extends PromptExample>({ examples, onPick }: ExampleListProps<Example>) {
  return (
    <ul className={styles.list}>
      {examples.map((example, place) => (
        <li key={place}>
          <button type="button" className={styles.example} onClick={() => onPick(example)}>
            <span className={styles.topic}>{example.topic}</span>{' '}
            <span className={styles.prompt} dir="auto">
              {example.prompt}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
