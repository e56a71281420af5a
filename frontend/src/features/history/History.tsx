import { useEffect, useRef, useState, type RefObject } from 'react';
import type { useAnswer } from '../../api/use-answer';
import { historyEmptyTexts, historyTexts } from '../../content/history';
import { Loaded } from '../../ui/Loaded';
import { HistoryBar } from './HistoryBar';
import { HistoryList } from './HistoryList';
import type { HistoryPageProps } from './HistoryPage';
import styles from './HistoryPage.module.css';
import { NothingFound, NothingYet } from './HistoryEmpty';
import { KeepingSwitch } from './KeepingSwitch';
import { PAGE_SIZE, type HistoryFilter, type HistoryPageData } from './history-queries';
import { Pager } from './Pager';
import { useHistoryActions } from './use-history-actions';
import type { FilterInAddress } from './use-history-filter';

interface HistoryProps extends HistoryPageProps {
  address: FilterInAddress;
  /** `isOfBefore`: what was asked for last, until what is asked for now has come. */
  page: ReturnType<typeof useAnswer<HistoryPageData>> & { isOfBefore: boolean };
}

/** The history of somebody who has it kept: what to look for, what there is of it, and the way to have it kept no more. */
export function History({ onOpen, onReuse, address, page }: HistoryProps) {
  const { filter, change } = address;
  const actions = useHistoryActions(onOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  const shown = useShown(filter, page);
  usePageArrival(filter.page, heading);
  useLastPage(page.isOfBefore ? undefined : page.data, address);

  const { total } = shown;
  const isUnfiltered = shown.filter.search === '' && !shown.filter.onlyStarred;
  const isEmpty = isUnfiltered && total === 0;
  const count = total === undefined || isEmpty ? '' : countText(total, shown.filter);
  return (
    <>
      {!isEmpty && (
        <HistoryBar address={address} onClear={actions.clear} onCleared={toHeading} canClear={total !== undefined} />
      )}
      <section className={styles.results} aria-labelledby="history-results" aria-busy={page.busy}>
        <h2 ref={heading} id="history-results" className={styles.count} tabIndex={-1}>
          {isEmpty ? historyEmptyTexts.title : count || historyTexts.list}
        </h2>
        <p className={styles.announced} role="status">
          {isUnfiltered ? '' : count}
        </p>
        <Loaded {...page} texts={historyTexts}>
          {({ items }) => {
            if (isEmpty) return <NothingYet />;
            if (total === 0) {
              return (
                <NothingFound filter={shown.filter} onShowAll={() => change({ search: '', onlyStarred: false })} />
              );
            }
            return <HistoryList entries={items} actions={actions} onReuse={onReuse} onDeleted={toHeading} />;
          }}
        </Loaded>
        {total !== undefined && total > PAGE_SIZE && (
          <Pager page={filter.page} total={total} onTurn={(next) => change({ page: next })} />
        )}
      </section>
      <KeepingSwitch />
    </>
  );
}

function countText(total: number, { search, onlyStarred }: HistoryFilter): string {
  if (search)
    return onlyStarred ? historyTexts.countFoundStarred(total, search) : historyTexts.countFound(total, search);
  return onlyStarred ? historyTexts.countStarred(total) : historyTexts.count(total);
}

/** What is shown belongs to this search: the one before, until the answer to the new one has come. */
function useShown(filter: HistoryFilter, { data, isOfBefore }: HistoryProps['page']) {
  const [shown, setShown] = useState({ filter, total: data?.total });
  const isSame = (['search', 'onlyStarred', 'page'] as const).every((key) => shown.filter[key] === filter[key]);
  if (!isOfBefore && !(isSame && shown.total === data?.total)) setShown({ filter, total: data?.total });
  return shown;
}

/** Whoever turns a page begins at its top. */
function usePageArrival(page: number, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page, heading]);
}

/** The last result of the last page was deleted, or the address is an old one: what is there now stands before it. */
function useLastPage(data: HistoryPageData | undefined, { filter, change }: FilterInAddress): void {
  const last = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : filter.page;
  useEffect(() => {
    if (filter.page > last) change({ page: last });
  });
}
