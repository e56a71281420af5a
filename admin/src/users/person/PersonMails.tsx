import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useMailRetry } from '../../operations/use-retry';
import type { AdminDataProvider, UserMail } from '../../providers/dataProvider';
import { texts } from '../../texts';
import { instant } from './instant';
import { PersonSection, Text } from './PersonSection';

const { mails, when } = texts.users.page;
const { retry, refused } = texts.operations.deadLetters;

/** Which mails the user was sent: that they left, never what they said; and sending on what was refused. */
export const PersonMails = ({ userId, email }: { userId: string; email: string }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const query = useQuery({ queryKey: ['users', 'mails', userId], queryFn: () => dataProvider.mailsOf(userId) });
  const { ask, isPending } = useMailRetry();
  const isOpen = ({ outcome, retriedAt }: UserMail) => outcome === 'refused' && retriedAt === null;
  return (
    <PersonSection<UserMail>
      texts={mails}
      query={query}
      keyOf={({ id }) => id}
      columns={{
        [when]: ({ createdAt }) => instant(createdAt),
        [mails.template]: ({ template }) => template,
        [mails.outcome]: ({ outcome, reason, retriedAt }) => (
          <Text>
            {reason ? `${mails.outcomes[outcome]}: ${reason}` : mails.outcomes[outcome]}
            {retriedAt && ` · ${mails.retried}`}
          </Text>
        ),
        ...(query.data?.some(isOpen) && {
          [texts.users.actions]: (mail) =>
            isOpen(mail) && (
              <Button
                size="small"
                variant="outlined"
                disabled={isPending}
                aria-label={refused.retryOf(mail.template, email)}
                onClick={() => ask(mail.id, mail.template, email)}
              >
                {retry}
              </Button>
            ),
        }),
      }}
    />
  );
};
