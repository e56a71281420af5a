import { useState, type ReactNode } from 'react';
import { UsageContext } from '../api/usage';
import { counterStorage } from '../api/usage-counter';
import type { UsageCounts } from '../api/usage-rules';
import { UsageStore } from '../api/usage-store';

/** Stands for the provider of the prompt counter: somebody with so many prompts, whom no server corrects. */
export function Counted({ counts, children }: { counts: UsageCounts; children: ReactNode }) {
  const [store] = useState(() => {
    const opened = new UsageStore(counterStorage);
    opened.open(counts.total);
    opened.answered(counts, Date.now());
    return opened;
  });
  return <UsageContext value={store}>{children}</UsageContext>;
}
