import { Link } from '../../ui/Link';
import { runtimeConfig } from '../../api/runtime-config';
import type { Session } from '../../api/session';
import { paths } from '../../app/paths';
import { visitorTexts } from '../../content/optimize';
import { classes } from '../../ui/classes';
import { useHydrated } from '../../api/use-hydrated';
import { PROMPT_IDS } from './prompt-ids';
import styles from './PromptEntryCard.module.css';

interface VisitorNoticeProps {
  session: Session;
  /** Somebody has just tried to optimize without an account. */
  isUrgent: boolean;
}

/** What a visitor has to know about the box; read out with it, so that the focus alone opens nothing. */
export function VisitorNotice({ session, isUrgent }: VisitorNoticeProps) {
  const isHydrated = useHydrated();
  const renewal = isHydrated ? runtimeConfig().freeQuotaRenewal : 'monthly';
  return (
    <p
      className={classes(styles.notice, isUrgent && styles.urgent)}
      id={PROMPT_IDS.notice}
      data-session={session.status}
    >
      {isUrgent && visitorTexts.text}{' '}
      <Link to={paths.auth()} className={styles.noticeLink}>
        {visitorTexts.signIn}
      </Link>{' '}
      {visitorTexts.toOptimize} {visitorTexts.noticeOffer[renewal]}
    </p>
  );
}
