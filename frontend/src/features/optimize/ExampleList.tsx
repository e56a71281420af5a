import type { PromptExample } from '../../content/prompt-examples';
import styles from './ExampleList.module.css';

interface ExampleListProps {
  examples: readonly PromptExample[];
  onPick: (prompt: string) => void;
}

/** Prompts to pick from, in the face of what people type. */
export function ExampleList({ examples, onPick }: ExampleListProps) {
  return (
    <ul className={styles.list}>
      {examples.map(({ topic, prompt }) => (
        <li key={prompt}>
          <button type="button" className={styles.example} onClick={() => onPick(prompt)}>
            <span className={styles.topic}>{topic}</span> <span className={styles.prompt}>{prompt}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
