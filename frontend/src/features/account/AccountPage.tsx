import { useSession } from '../../api/session';
import { accountTexts } from '../../content/account';
import { SheetSection } from '../../ui/Sheet';
import styles from './AccountPage.module.css';
import { accountQueries } from './account-queries';
import { AccountSection } from './AccountSection';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { ExportData } from './ExportData';
import { Loaded } from './Loaded';
import { Profile } from './Profile';
import { Usage } from './Usage';

/** What a person sees and does about their own account. */
export function AccountPage() {
  const { user } = useSession();
  const { facts, usage, sessions, export: data, deletion } = accountTexts;
  if (!user) return null;
  return (
    <div className={styles.page}>
      <h1>{accountTexts.title}</h1>
      <SheetSection className={styles.sheet} aria-label={accountTexts.title}>
        <AccountSection title={facts.title} text={facts.text}>
          <Loaded query={accountQueries.facts()}>{(known) => <Profile user={user} facts={known} />}</Loaded>
        </AccountSection>
        <AccountSection title={usage.title} text={usage.text}>
          <Loaded query={accountQueries.usage()}>{({ items }) => <Usage periods={items} />}</Loaded>
        </AccountSection>
        <AccountSection title={sessions.title} text={sessions.text}>
          <Loaded query={accountQueries.sessions()}>{({ items }) => <Devices sessions={items} />}</Loaded>
        </AccountSection>
        <AccountSection title={data.title} text={data.text}>
          <ExportData />
        </AccountSection>
        <AccountSection title={deletion.title} text={deletion.text}>
          <DeleteAccount />
        </AccountSection>
      </SheetSection>
    </div>
  );
}
