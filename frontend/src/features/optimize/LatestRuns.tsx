import { useId } from 'react';
import type { ResponseOf } from '../../api/types';
import { paths } from '../../app/paths';
import { agoText } from '../../content/dates';
import { latestTexts } from '../../content/latest';
import { Link } from '../../ui/Link';
import { ExampleList } from './ExampleList';
import card from './PromptEntryCard.module.css';
import styles from './Starters.module.css';
import { useReopening } from './use-reopening';

/** What somebody has optimized last, to go on with. */
export function LatestRuns({ runs }: { runs: ResponseOf<'GET /api/optimizations'>['items'] }) {
  const id = useId();
  const reopen = useReopening();
  const entries = runs.map((run) => ({ id: run.id, topic: agoText(run.createdAt), prompt: run.originalPrompt }));
  return (
    <section className={styles.starters} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {latestTexts.title}
      </p>
      <ExampleList examples={entries} onPick={(entry) => void reopen(entry.id)} />
      <p className={styles.title}>
        <Link className={card.noticeLink} to={paths.history()}>
          {latestTexts.all}
        </Link>
      </p>
    </section>
  );
}
