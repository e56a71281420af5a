import { useState } from 'react';
import { dateTimeText } from '../../content/dates';
import { historyTexts } from '../../content/history';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { ConfirmDeletion } from './ConfirmDeletion';
import { timeText, toDays } from './days';
import type { HistoryEntry } from './history-queries';
import styles from './HistoryList.module.css';
import type { HistoryActions } from './use-history-actions';

interface HistoryListProps {
  entries: HistoryEntry[];
  actions: HistoryActions;
  onReuse: (prompt: string) => void;
  onDeleted: () => void;
}

/** The results of a page, a sheet of paper for each day. */
export function HistoryList({ entries, actions, onReuse, onDeleted }: HistoryListProps) {
  const [deleting, setDeleting] = useState<HistoryEntry | null>(null);
  return (
    <>
      {toDays(entries).map((day) => (
        <section key={day.key} className={styles.day} aria-labelledby={`day-${day.key}`}>
          <h3 id={`day-${day.key}`} className={styles.date}>
            {day.name}
          </h3>
          <Sheet className={styles.sheet}>
            <ul className={styles.list}>
              {day.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} actions={actions} onReuse={onReuse} onDelete={setDeleting} />
              ))}
            </ul>
          </Sheet>
        </section>
      ))}
      <ConfirmDeletion
        what={deleting && { prompt: deleting.originalPrompt }}
        onClose={() => setDeleting(null)}
        onConfirm={() => (deleting ? actions.remove(deleting) : Promise.resolve(false))}
        onDeleted={onDeleted}
      />
    </>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  actions: HistoryActions;
  onReuse: (prompt: string) => void;
  onDelete: (entry: HistoryEntry) => void;
}

function Entry({ entry, actions, onReuse, onDelete }: EntryProps) {
  const { id, originalPrompt, createdAt, isStarred } = entry;
  const name = shortened(originalPrompt);
  return (
    <li className={styles.entry}>
      <div className={styles.margin}>
        <time dateTime={createdAt} title={dateTimeText(createdAt)}>
          {timeText(createdAt)}
        </time>
        <button
          type="button"
          className={styles.star}
          aria-pressed={isStarred}
          aria-label={historyTexts.star(name)}
          onClick={() => void actions.star(entry, !isStarred)}
        >
          <Star />
        </button>
      </div>
      <div className={styles.words}>
        <p className={styles.prompt} dir="auto">
          {originalPrompt}
        </p>
        <Outcome entry={entry} />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            busy={actions.opening === id}
            aria-label={historyTexts.openLabel(name)}
            onClick={() => void actions.open(entry)}
          >
            {historyTexts.open}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={historyTexts.reuseLabel(name)}
            onClick={() => onReuse(originalPrompt)}
          >
            {historyTexts.reuse}
          </Button>
          <Button
            variant="quiet"
            size="small"
            className={styles.delete}
            aria-label={historyTexts.deleteLabel(name)}
            onClick={() => onDelete(entry)}
          >
            {historyTexts.delete}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Where the search was met, else what was chosen. */
function Outcome({ entry: { excerpt, selectedPrompt, selectedTitle } }: { entry: HistoryEntry }) {
  const shown = excerpt
    ? { label: historyTexts.foundIn(excerpt.title), text: excerpt.text }
    : selectedPrompt !== null && { label: historyTexts.chosen(selectedTitle), text: selectedPrompt };
  if (!shown) return null;
  return (
    <div className={styles.outcome}>
      <p className={styles.label}>{shown.label}</p>
      <p className={styles.version} dir="auto">
        {shown.text}
      </p>
    </div>
  );
}

const NAME_LENGTH = 60;

/** Enough to tell results apart by ear. */
function shortened(prompt: string): string {
  const words = prompt.replaceAll(/\s+/g, ' ').trim();
  return words.length > NAME_LENGTH ? `${[...words].slice(0, NAME_LENGTH).join('')}…` : words;
}

function Star() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M10 2.6l2.3 4.7 5.1.7-3.7 3.6.9 5.1L10 14.3l-4.6 2.4.9-5.1L2.6 8l5.1-.7z"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
