import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetOne, useRedirect } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { PageHeading } from '../layout/PageHeading';
import { Problem } from '../layout/Problem';
import { ADMIN_PATH } from '../paths';
import { texts } from '../texts';
import { PersonAudit } from './person/PersonAudit';
import { PersonMails } from './person/PersonMails';
import { PersonOptimizations } from './person/PersonOptimizations';
import { PersonSessions } from './person/PersonSessions';
import { PersonSubscription } from './person/PersonSubscription';
import { UsageHistory } from './UsageHistory';
import type { User } from './user';
import { UserFacts } from './UserFacts';
import { UserDialogs } from './UserDialogs';
import { UserVerbs } from './UserVerbs';

const { page } = texts.users;
const LIST_PATH = `${ADMIN_PATH}/users`;
const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** Everything about one user, and everything that can be done with them. */
export const UserPage = () => {
  const { id = '' } = useParams();
  const redirect = useRedirect();
  // The error stands in the page's place; a toast would say it twice.
  const { data: user, error, refetch } = useGetOne<User, Error>('users', { id }, { onError: () => undefined });
  return (
    <UserDialogs onDeleted={() => redirect('list', 'users')}>
      <Box sx={{ mt: 2 }}>
        <Button component={Link} to={LIST_PATH} size="small" startIcon={<ArrowBackIcon />}>
          {page.back}
        </Button>
      </Box>
      {user ? (
        <Sections user={user} />
      ) : error ? (
        <Problem alert title={page.failed} text={error.message}>
          <Button variant="outlined" onClick={() => void refetch()}>
            {texts.errors.tryAgain}
          </Button>
        </Problem>
      ) : (
        <Skeleton role="status" aria-label={page.loading} variant="rectangular" height={320} sx={{ mt: 3 }} />
      )}
    </UserDialogs>
  );
};

const Sections = ({ user }: { user: User }) => (
  <>
    <PageHeading title={user.email} />
    {user.suspendedAt && (
      <Typography color="error" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {page.suspendedSince(usDate.format(new Date(user.suspendedAt)), user.suspensionReason)}
      </Typography>
    )}
    <UserVerbs user={user} />
    <Box sx={COLUMNS}>
      <UserFacts user={user} />
      <Card sx={{ px: 3, pb: 3 }}>
        <UsageHistory userId={user.id} heading="h2" />
      </Card>
      <PersonSessions userId={user.id} />
      <PersonSubscription email={user.email} />
      <PersonOptimizations email={user.email} />
      <PersonMails userId={user.id} email={user.email} />
    </Box>
    <Box sx={{ mt: 3 }}>
      <PersonAudit userId={user.id} />
    </Box>
  </>
);

const usDate = new Intl.DateTimeFormat('en-US');
