import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { NoUsers } from './NoUsers';
import type { User } from './user';
import { SelectionBar } from './SelectionBar';
import { UserActions } from './UserActions';
import { UserLink } from './UserLink';
import { SelectUser } from './UserSelection';
import { USER_COLUMNS } from './user-columns';
import { UsersLoading } from './UsersLoading';

/** The e-mail address is the card's heading, and the username is the same text. */
const FACTS = USER_COLUMNS.filter(({ source }) => source !== 'email' && source !== 'username');

/** The same list for a phone, where a table of eleven columns can't be read. */
export const UserCards = () => {
  const { data, isPending } = useListContext<User>();
  if (isPending) return <UsersLoading />;
  if (!data?.length) return <NoUsers />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((user) => (
          <Box component="li" key={user.id} sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <UserCard user={user} />
          </Box>
        ))}
      </Box>
      <SelectionBar />
    </>
  );
};

const UserCard = ({ user }: { user: User }) => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'flex-start', ml: -1.25 }}>
      <SelectUser user={user} />
      <Typography variant="h2" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere', pt: 1.25 }}>
        <UserLink user={user} />
      </Typography>
    </Box>
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, m: 0, mt: 1 }}>
      {FACTS.map(({ source, label, text }) => (
        <Box key={source} sx={source === 'id' ? { gridColumn: '1 / -1', order: 1 } : undefined}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {text(user)}
          </Typography>
        </Box>
      ))}
    </Box>
    <UserActions user={user} />
  </>
);
