import { accountTexts } from '../../content/account';
import { agoText, dateTimeText } from '../../content/dates';
import { Button } from '../../ui/Button';
import type { OwnSession } from './account-queries';
import styles from './Devices.module.css';
import { useEndSessions } from './use-end-sessions';

/** Where the person is signed in, and the way out of each. */
export function Devices({ sessions }: { sessions: OwnSession[] }) {
  const texts = accountTexts.sessions;
  const { ending, end, endOthers } = useEndSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.device}>
            <div className={styles.words}>
              <p className={styles.name}>
                {session.device} {session.isCurrent && <span className={styles.mark}>{texts.current}</span>}
              </p>
              <p className={styles.times}>
                <Times {...session} />
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.endLabel(session.device)}
                busy={ending === session.id}
                onClick={() => end(session)}
              >
                {ending === session.id ? texts.ending : texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="secondary" size="small" busy={ending === 'others'} onClick={endOthers}>
          {ending === 'others' ? texts.ending : texts.endOthers}
        </Button>
      ) : (
        <p className={styles.times}>{texts.onlyThis}</p>
      )}
    </>
  );
}

function Times({ isCurrent, createdAt, lastSeenAt }: OwnSession) {
  const { activeNow, lastActive, signedIn } = accountTexts.sessions;
  return (
    <>
      {isCurrent ? (
        activeNow
      ) : (
        <time dateTime={lastSeenAt} title={dateTimeText(lastSeenAt)}>
          {lastActive(agoText(lastSeenAt))}
        </time>
      )}
      , <time dateTime={createdAt}>{signedIn(dateTimeText(createdAt))}</time>
    </>
  );
}
