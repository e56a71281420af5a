import { historyPagerTexts as texts } from '../../content/history';
import { Button } from '../../ui/Button';
import { PAGE_SIZE } from './history-queries';
import styles from './HistoryPage.module.css';

interface PagerProps {
  page: number;
  total: number;
  onTurn: (page: number) => void;
}

/** From one page of the list to the next. */
export function Pager({ page, total, onTurn }: PagerProps) {
  const last = Math.ceil(total / PAGE_SIZE);
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {texts.newer}
      </Button>
      <p>{texts.range(Math.min(from, total), Math.min(page * PAGE_SIZE, total), total)}</p>
      <Button variant="secondary" size="small" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {texts.older}
      </Button>
    </nav>
  );
}
