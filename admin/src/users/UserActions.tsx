import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { texts } from '../texts';
import type { User } from './user';
import { useOpenDialog } from './UserDialogs';

const { edit, remove } = texts.users;

/** What can be done with one user, on a row and on a card alike. */
export const UserActions = ({ user }: { user: User }) => {
  const open = useOpenDialog();
  const deletion = user.isProtected ? remove.isProtected(user.email) : remove.open(user.email);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <IconButton aria-label={edit.open(user.email)} title={edit.title} onClick={() => open({ action: 'edit', user })}>
        <EditIcon fontSize="small" />
      </IconButton>
      {/* A disabled button has no title of its own to point at. */}
      <span title={deletion}>
        <IconButton aria-label={deletion} disabled={user.isProtected} onClick={() => open({ action: 'remove', user })}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </span>
    </Box>
  );
};
