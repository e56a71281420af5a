import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider, UserMail } from '../../providers/dataProvider';
import { texts } from '../../texts';
import { instant } from './instant';
import { PersonSection } from './PersonSection';

const { mails, when } = texts.users.page;

/** Which mails the user was sent: that they left, never what they said. */
export const PersonMails = ({ userId }: { userId: string }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const query = useQuery({ queryKey: ['users', 'mails', userId], queryFn: () => dataProvider.mailsOf(userId) });
  return (
    <PersonSection<UserMail>
      texts={mails}
      query={query}
      keyOf={({ id }) => id}
      columns={{
        [when]: ({ createdAt }) => instant(createdAt),
        [mails.template]: ({ template }) => template,
        [mails.outcome]: ({ outcome, reason }) => (
          <span title={reason ?? undefined}>
            {reason ? `${mails.outcomes[outcome]}: ${reason}` : mails.outcomes[outcome]}
          </span>
        ),
      }}
    />
  );
};
