import MuiLink from '@mui/material/Link';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { texts } from '../texts';
import type { User } from './user';

/** Leads to the user's own page. */
export const UserLink = ({ user }: { user: User }) => {
  const createPath = useCreatePath();
  const to = createPath({ resource: 'users', id: user.id, type: 'show' });
  return (
    <MuiLink component={Link} to={to} title={texts.users.show(user.email)} sx={{ overflowWrap: 'anywhere' }}>
      {user.email}
    </MuiLink>
  );
};
