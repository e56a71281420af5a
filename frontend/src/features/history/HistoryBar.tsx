import { useEffect, useEffectEvent, useState } from 'react';
import { historyDeletionTexts, historyExportTexts, historyTexts } from '../../content/history';
import { Button, buttonClass } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import fieldStyles from '../../ui/Field.module.css';
import { ConfirmDeletion } from './ConfirmDeletion';
import styles from './HistoryBar.module.css';
import type { FilterInAddress } from './use-history-filter';
import { useHistoryDownload } from './use-history-download';

/** Somebody who types has stopped for so long, in milliseconds. */
export const SEARCH_SETTLES = 300;
/** What the server takes. */
const SEARCH_MAX = 200;

interface HistoryBarProps {
  address: FilterInAddress;
  canClear: boolean;
  onClear: () => Promise<boolean>;
  onCleared: () => void;
}

/** What to look for, and what can be done with all of it. */
export function HistoryBar({ address: { filter, change }, canClear, onClear, onCleared }: HistoryBarProps) {
  const [isClearing, setClearing] = useState(false);
  return (
    <div className={styles.bar}>
      <SearchBox search={filter.search} onSearch={(search) => change({ search })} />
      <div className={styles.actions}>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          aria-pressed={filter.onlyStarred}
          onClick={() => change({ onlyStarred: !filter.onlyStarred })}
        >
          {historyTexts.onlyStarred}
        </button>
        <Download />
        <Button variant="danger" size="small" disabled={!canClear} onClick={() => setClearing(true)}>
          {historyDeletionTexts.all}
        </Button>
      </div>
      <ConfirmDeletion
        what={isClearing ? 'all' : null}
        onClose={() => setClearing(false)}
        onConfirm={onClear}
        onDeleted={onCleared}
      />
    </div>
  );
}

/** Searches when the typing pauses, and at once with Enter. */
function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  // The address has changed by itself: back and forward, or all is to be shown again.
  if (search !== sent) {
    setSent(search);
    setText(search);
  }

  const send = useEffectEvent((): void => {
    const wanted = text.trim();
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(send, SEARCH_SETTLES);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        setSent(wanted);
        onSearch(wanted);
      }}
    >
      <Field label={historyTexts.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            className={fieldStyles.input}
            dir="auto"
            maxLength={SEARCH_MAX}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </form>
  );
}

const FORMATS = ['json', 'markdown'] as const;

function Download() {
  const { busy, download } = useHistoryDownload();
  return (
    <Disclosure
      className={styles.menu}
      buttonClass={buttonClass({ variant: 'secondary', size: 'small' })}
      panelClass={styles.panel}
      button={busy ? historyExportTexts.busy : historyExportTexts.button}
    >
      {(close) =>
        FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            className={styles.entry}
            disabled={busy}
            onClick={() => {
              close();
              void download(format);
            }}
          >
            {historyExportTexts[format]}
          </button>
        ))
      }
    </Disclosure>
  );
}
