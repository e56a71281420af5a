import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity, useNotify, useRefresh } from 'react-admin';
import type { AdminDataProvider, BulkAction } from '../providers/dataProvider';
import { texts } from '../texts';
import type { User } from './user';
import { useOpenDialog } from './UserDialogs';

const { page, bulk, remove } = texts.users;
const nothingMore = () => undefined;

/** What can be done with this user now. Nobody suspends, demotes or deletes themselves. */
export const UserVerbs = ({ user }: { user: User }) => {
  const open = useOpenDialog();
  const { identity } = useGetIdentity();
  const isSelf = identity?.fullName === user.email;
  const openBulk = (action: BulkAction) => open({ action, ids: [user.id], who: user.email, done: nothingMore });
  return (
    <Box role="group" aria-label={page.actions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      <Button variant="contained" onClick={() => open({ action: 'edit', user })}>
        {page.edit}
      </Button>
      {user.promptsUsed > 0 && (
        <Button variant="outlined" onClick={() => openBulk('reset')}>
          {bulk.actions.reset.open}
        </Button>
      )}
      {!user.isVerified && (
        <Button variant="outlined" onClick={() => openBulk('verify')}>
          {bulk.actions.verify.open}
        </Button>
      )}
      {user.suspendedAt ? (
        <Button variant="outlined" onClick={() => openBulk('restore')}>
          {bulk.actions.restore.open}
        </Button>
      ) : (
        <Button variant="outlined" disabled={isSelf || user.isProtected} onClick={() => openBulk('suspend')}>
          {bulk.actions.suspend.open}
        </Button>
      )}
      <RoleButton user={user} isDisabled={isSelf || user.isProtected} />
      <Button
        variant="outlined"
        color="error"
        disabled={isSelf || user.isProtected}
        title={user.isProtected ? remove.isProtected(user.email) : undefined}
        onClick={() => open({ action: 'remove', user })}
      >
        {page.remove}
      </Button>
    </Box>
  );
};

const RoleButton = ({ user, isDisabled }: { user: User; isDisabled: boolean }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const isAdmin = user.role === 'admin';
  const { mutate, isPending } = useMutation<{ message: string }, Error>({
    mutationFn: () => dataProvider.changeRole(user.id, isAdmin ? 'user' : 'admin'),
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' });
      refresh();
    },
    onError: ({ message }) => notify(`${page.roleFailed}: ${message}`, { type: 'error' }),
  });
  const ask = () => {
    if (window.confirm(isAdmin ? page.askRemoveAdmin(user.email) : page.askMakeAdmin(user.email))) mutate();
  };
  return (
    <Button variant="outlined" disabled={isDisabled || isPending} onClick={ask}>
      {isAdmin ? page.removeAdmin : page.makeAdmin}
    </Button>
  );
};
