import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../api/client';
import { promptTexts } from '../../content/optimize';
import { promptExamples } from '../../content/prompt-examples';
import { ExampleList } from './ExampleList';
import { LatestRuns } from './LatestRuns';
import styles from './Starters.module.css';

const SHOWN = 3;
const GREETING = promptExamples.slice(0, SHOWN);

/** Where results will be: the latest ones of whoever has any, else three ways to get some. */
export function Starters({ onPick }: { onPick: (prompt: string) => void }) {
  const id = useId();
  const { data, isPending } = useQuery({
    queryKey: ['/api/optimizations', 'latest'],
    queryFn: ({ signal }) => call('GET /api/optimizations', { query: { offset: 0, limit: SHOWN }, signal }),
    staleTime: 0,
    networkMode: 'always',
  });
  // One list must not give way to the other under somebody's finger.
  if (isPending) return null;
  if (data?.items.length) return <LatestRuns runs={data.items} />;
  return (
    <section className={styles.starters} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {promptTexts.starters}
      </p>
      <ExampleList examples={GREETING} onPick={({ prompt }) => onPick(prompt)} />
    </section>
  );
}
