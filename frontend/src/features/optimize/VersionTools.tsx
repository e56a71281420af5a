import type { ReactNode } from 'react';
import { LIMITS } from '@contracts/limits';
import { resultTexts } from '../../content/optimize';
import { versionTexts } from '../../content/results';
import { Button, buttonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Disclosure } from '../../ui/Disclosure';
import { ASSISTANTS } from './assistants';
import { download } from './download-version';
import type { VersionView } from './results-view';
import { ORIGINAL } from './run-state';
import { useBoxFilling } from './use-box-filling';
import styles from './VersionTools.module.css';

interface VersionToolsProps {
  version: VersionView;
  original: string;
  showsChanges: boolean;
  onShowChanges: (shows: boolean) => void;
  onOpenElsewhere: () => void;
  onEdit: () => void;
  onShortcuts: () => void;
  /** What stands at their end. */
  children: ReactNode;
}

/** Everything that can be done with a finished version. */
export function VersionTools(props: VersionToolsProps) {
  const { version, original, onEdit, children } = props;
  const fillBox = useBoxFilling();
  const isOriginal = version.index === ORIGINAL;
  return (
    <div className={styles.tools}>
      {!isOriginal && <ViewChoice {...props} />}
      {!isOriginal && (
        <Button variant="quiet" size="small" onClick={onEdit}>
          {versionTexts.edit}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => fillBox(original)}>
        {resultTexts.useOriginal}
      </Button>
      <OpenIn {...props} />
      <More {...props} onReuse={() => fillBox(version.text)} />
      {children}
    </div>
  );
}

function ViewChoice({ showsChanges, onShowChanges }: VersionToolsProps) {
  return (
    <div className={styles.views} role="group" aria-label={versionTexts.view}>
      {[false, true].map((changes) => (
        <button
          key={String(changes)}
          type="button"
          className={styles.view}
          aria-pressed={showsChanges === changes}
          onClick={() => onShowChanges(changes)}
        >
          {changes ? versionTexts.changes : versionTexts.clean}
        </button>
      ))}
    </div>
  );
}

const menuButton = buttonClass({ variant: 'quiet', size: 'small' });

function OpenIn({ version, onOpenElsewhere }: VersionToolsProps) {
  return (
    <Disclosure
      className={styles.menu}
      buttonClass={menuButton}
      panelClass={styles.panel}
      button={
        <>
          {versionTexts.openIn} <Arrow />
        </>
      }
    >
      {(close) =>
        ASSISTANTS.map(({ name, address }) => (
          <a
            key={name}
            className={styles.entry}
            href={address(version.text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => {
              onOpenElsewhere();
              close();
            }}
          >
            {name}
          </a>
        ))
      }
    </Disclosure>
  );
}

function More({ version, original, onShortcuts, onReuse }: VersionToolsProps & { onReuse: () => void }) {
  const isTooLong = version.text.length > LIMITS.promptMaxLength;
  const entries = [
    { label: versionTexts.downloadText, act: () => download(version, 'txt', original) },
    { label: versionTexts.downloadMarkdown, act: () => download(version, 'md', original) },
    { label: versionTexts.shortcuts, act: onShortcuts },
  ];
  return (
    <Disclosure
      className={styles.menu}
      buttonClass={menuButton}
      panelClass={classes(styles.panel, styles.last)}
      button={
        <>
          {versionTexts.more} <Arrow />
        </>
      }
    >
      {(close) => (
        <>
          {version.index !== ORIGINAL && (
            <button type="button" className={styles.entry} disabled={isTooLong} onClick={onReuse}>
              {versionTexts.reuse}
              {isTooLong && <small className={styles.why}>{versionTexts.tooLong}</small>}
            </button>
          )}
          {entries.map(({ label, act }) => (
            <button
              key={label}
              type="button"
              className={styles.entry}
              onClick={() => {
                close();
                act();
              }}
            >
              {label}
            </button>
          ))}
        </>
      )}
    </Disclosure>
  );
}

function Arrow() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
