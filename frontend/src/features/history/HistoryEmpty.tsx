import { paths } from '../../app/paths';
import { historyEmptyTexts as texts } from '../../content/history';
import { Button, buttonClass } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Sheet } from '../../ui/Sheet';
import type { HistoryFilter } from './history-queries';
import styles from './HistoryPage.module.css';

/** Nobody is here for the first time twice: this says what the page is for. */
export function NothingYet() {
  return (
    <Sheet className={styles.empty}>
      <p>{texts.text}</p>
      <Link className={buttonClass()} to={paths.home()}>
        {texts.start}
      </Link>
    </Sheet>
  );
}

export function NothingFound({ filter, onShowAll }: { filter: HistoryFilter; onShowAll: () => void }) {
  const isSearch = filter.search !== '';
  return (
    <Sheet className={styles.empty}>
      <h3>{isSearch ? texts.noneFound : texts.noneStarred}</h3>
      <p>{isSearch ? texts.noneFoundText : texts.noneStarredText}</p>
      <Button variant="secondary" onClick={onShowAll}>
        {texts.showAll}
      </Button>
    </Sheet>
  );
}
