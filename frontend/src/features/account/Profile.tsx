import { useState } from 'react';
import { runtimeConfig } from '../../api/runtime-config';
import type { ResponseOf, SessionUser } from '../../api/types';
import { paths } from '../../app/paths';
import { accountTexts } from '../../content/account';
import { dateText } from '../../content/dates';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import styles from './Profile.module.css';
import { ChangeEmailForm } from './ChangeEmailForm';

interface ProfileProps {
  user: SessionUser;
  facts: ResponseOf<'GET /api/account'>;
}

export function Profile({ user, facts }: ProfileProps) {
  const texts = accountTexts.facts;
  const { plans, freeQuotaRenewal } = runtimeConfig();
  const plan = plans[user.subscriptionTier];
  const renews = user.subscriptionTier !== 'free' || freeQuotaRenewal === 'monthly';
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{texts.email}</dt>
        <dd>
          <Email current={facts.email} requested={facts.requestedEmail} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{texts.plan}</dt>
        <dd>
          {plan.name} <span className={styles.aside}>{texts.quota(user.promptQuota, renews)}</span>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{facts.verifiedAt ? texts.verifiedSince : texts.memberSince}</dt>
        <dd>
          <time dateTime={facts.verifiedAt ?? facts.createdAt}>{dateText(facts.verifiedAt ?? facts.createdAt)}</time>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{texts.password}</dt>
        <dd>
          <Link to={paths.changePassword()}>{texts.changePassword}</Link>
        </dd>
      </div>
    </dl>
  );
}

/** The address, the one that waits to take its place, and the way to another one. */
function Email({ current, requested }: { current: string; requested: string | null }) {
  const [changing, setChanging] = useState(false);
  const { change, waiting, waitingText, mailbox } = accountTexts.email;
  const { mailboxUrl } = runtimeConfig();
  return (
    <>
      <div className={styles.row}>
        <span className={styles.address}>{current}</span>
        <Button variant="quiet" size="small" aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {change}
        </Button>
      </div>
      <div aria-live="polite">
        {requested && (
          <p className={styles.waiting}>
            {waiting} <strong className={styles.address}>{requested}</strong>. {waitingText(current)}{' '}
            {mailboxUrl && <a href={mailboxUrl}>{mailbox}</a>}
          </p>
        )}
      </div>
      {changing && <ChangeEmailForm current={current} onClose={() => setChanging(false)} />}
    </>
  );
}
