import { useQuery } from '@tanstack/react-query';
import { useAnswer } from '../../api/use-answer';
import { historyTexts } from '../../content/history';
import { Loaded } from '../../ui/Loaded';
import { History } from './History';
import styles from './HistoryPage.module.css';
import { historyQueries, type KeptOptimization } from './history-queries';
import { HistoryOff } from './HistoryOff';
import { useHistoryFilter } from './use-history-filter';

export interface HistoryPageProps {
  /** Somebody wants to see a result again, as they left it. */
  onOpen: (result: KeptOptimization) => void;
  /** Somebody wants to begin anew with these words. */
  onReuse: (prompt: string) => void;
}

/** What a person had optimized so far. */
export function HistoryPage(props: HistoryPageProps) {
  const address = useHistoryFilter();
  const keeping = useAnswer(useQuery(historyQueries.keeping()), historyTexts.failed);
  // Both are asked at once, whatever the first answer says.
  const list = useQuery(historyQueries.list(address.filter));
  const page = { ...useAnswer(list, historyTexts.failed), isOfBefore: list.isPlaceholderData };
  return (
    <div className={styles.page}>
      <h1>{historyTexts.title}</h1>
      <Loaded {...keeping} texts={historyTexts}>
        {(known) =>
          known.isKept ? <History {...props} address={address} page={page} /> : <HistoryOff keeping={known} />
        }
      </Loaded>
    </div>
  );
}
