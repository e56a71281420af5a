import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../api/session';
import { accountTexts } from '../../content/account';
import { secondFactorTexts } from '../../content/second-factor';
import { SheetSection } from '../../ui/Sheet';
import styles from './AccountPage.module.css';
import { accountQueries } from './account-queries';
import { AccountSection } from './AccountSection';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { ExportData } from './ExportData';
import { Loaded, Loading } from './Loaded';
import { Profile } from './Profile';
import { SecondFactor } from './second-factor/SecondFactor';
import { Usage } from './Usage';

/** What a person sees and does about their own account. */
export function AccountPage() {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const { haveArrived, answers, secondFactor } = useAnswers(isAdmin);
  const { facts, usage, sessions, export: data, deletion } = accountTexts;
  if (!user) return null;
  const [knownFacts, knownUsage, knownSessions] = answers;
  return (
    <div className={styles.page}>
      <h1>{accountTexts.title}</h1>
      {haveArrived ? (
        <SheetSection className={styles.sheet} aria-label={accountTexts.title}>
          <AccountSection title={facts.title} text={facts.text}>
            <Loaded answer={knownFacts}>{(known) => <Profile user={user} facts={known} />}</Loaded>
          </AccountSection>
          <AccountSection title={usage.title} text={usage.text}>
            <Loaded answer={knownUsage}>{({ items }) => <Usage periods={items} />}</Loaded>
          </AccountSection>
          <AccountSection title={sessions.title} text={sessions.text}>
            <Loaded answer={knownSessions}>{({ items }) => <Devices sessions={items} />}</Loaded>
          </AccountSection>
          {isAdmin && (
            <AccountSection title={secondFactorTexts.title} text={secondFactorTexts.text}>
              <Loaded answer={secondFactor}>{(status) => <SecondFactor status={status} />}</Loaded>
            </AccountSection>
          )}
          <AccountSection title={data.title} text={data.text}>
            <ExportData />
          </AccountSection>
          <AccountSection title={deletion.title} text={deletion.text}>
            <DeleteAccount />
          </AccountSection>
        </SheetSection>
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** The page waits until each part has an answer, good or bad: parts that come one by one push each other around. */
function useAnswers(isAdmin: boolean) {
  // One by one: the library's way to ask several at once would weigh on every page of the site.
  const facts = useQuery(accountQueries.facts());
  const usage = useQuery(accountQueries.usage());
  const sessions = useQuery(accountQueries.sessions());
  const secondFactor = useQuery({ ...accountQueries.secondFactor(), enabled: isAdmin });
  const answers = [facts, usage, sessions] as const;
  const waiting = isAdmin ? [...answers, secondFactor] : answers;
  const [haveArrived, setArrived] = useState(false);
  if (!haveArrived && waiting.every(({ isPending }) => !isPending)) setArrived(true);
  return { haveArrived, answers, secondFactor };
}
