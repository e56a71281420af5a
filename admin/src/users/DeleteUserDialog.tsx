import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDelete, useNotify, useRefresh } from 'react-admin';
import { flushSync } from 'react-dom';
import { Failure } from '../layout/Failure';
import { focusPageHeading } from '../layout/PageHeading';
import { texts } from '../texts';
import type { User } from './user';

interface DeleteUserDialogProps {
  user: User;
  close: () => void;
  /** Where to go on when the user is gone; otherwise the list stays. */
  onDeleted?: () => void;
}

const { remove } = texts.users;

export const DeleteUserDialog = ({ user, close, onDeleted }: DeleteUserDialogProps) => {
  const titleId = useId();
  const textId = useId();
  const { problem, isPending, deleteUser } = useDeletion(user, close, onDeleted);
  return (
    <Dialog
      open
      onClose={isPending ? undefined : close}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId} component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {remove.title(user.email)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{remove.text}</DialogContentText>
        {problem && <Failure title={remove.failed} text={problem} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close} disabled={isPending} autoFocus>
          {remove.cancel}
        </Button>
        <Button variant="contained" color="error" onClick={deleteUser} disabled={isPending}>
          {isPending ? remove.deleting : remove.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

function useDeletion(user: User, close: () => void, onDeleted?: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const [sendDelete, { isPending }] = useDelete<User, Error>();
  const deleteUser = () => {
    setProblem(null);
    void sendDelete(
      'users',
      { id: user.id, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(remove.deleted(user.email), { type: 'success' });
          if (onDeleted) return onDeleted();
          refresh();
          // Closed first, because a closing dialog gives the keyboard back to its button, which goes with the row.
          flushSync(close);
          focusPageHeading();
        },
        onError: (error) => setProblem(error.message),
      },
    );
  };
  return { problem, isPending, deleteUser };
}
