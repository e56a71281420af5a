import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { Failure } from '../layout/Failure';
import { focusPageHeading } from '../layout/PageHeading';
import type { AdminDataProvider, BulkAction, BulkAnswer } from '../providers/dataProvider';
import { texts } from '../texts';

export interface Bulk {
  action: BulkAction;
  ids: readonly string[];
  /** Names them in the question: an address, or how many they are. */
  who: string;
  /** Some or all of it is done. */
  done: () => void;
}

const { bulk } = texts.users;

/** Asks once for all, then says of whom it couldn't be done and why. */
export const BulkDialog = ({ action, ids, who, done, close }: Bulk & { close: () => void }) => {
  const titleId = useId();
  const textId = useId();
  const [reason, setReason] = useState('');
  const words = bulk.actions[action];
  const { mutate, isPending, error, data } = useBulk(action, ids, reason, () => {
    done();
    // Closed first, because a closing dialog gives the keyboard back to a button that went with the selection.
    flushSync(close);
    focusPageHeading();
  });
  const left = data?.skipped ?? [];
  const leave = () => {
    if (data) done();
    close();
  };
  return (
    <Dialog
      open
      onClose={isPending ? undefined : leave}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId} component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {words.title(who)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{data ? data.message : words.text}</DialogContentText>
        {action === 'suspend' && !data && (
          <TextField
            label={bulk.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            disabled={isPending}
            multiline
            margin="normal"
            slotProps={{ htmlInput: { maxLength: LIMITS.suspensionReasonMaxLength } }}
          />
        )}
        {left.length > 0 && <Left answer={left} />}
        {error && <Failure title={words.failed} text={error.message} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={leave} disabled={isPending} autoFocus>
          {data ? bulk.close : bulk.cancel}
        </Button>
        {!data && (
          <Button
            variant="contained"
            color={action === 'delete' ? 'error' : 'primary'}
            onClick={() => mutate()}
            disabled={isPending}
          >
            {isPending ? bulk.working : words.confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const Left = ({ answer }: { answer: BulkAnswer['skipped'] }) => (
  <>
    <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
      {bulk.leftTitle}
    </Typography>
    <ul>
      {answer.map(({ id, email, reason }) => (
        <li key={id} style={{ overflowWrap: 'anywhere' }}>
          {email && !reason.includes(email) ? `${email}: ${reason}` : email ? reason : `${id}: ${bulk.nobody}`}
        </li>
      ))}
    </ul>
  </>
);

function useBulk(action: BulkAction, ids: readonly string[], reason: string, allDone: () => void) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation<BulkAnswer, Error>({
    mutationFn: () => dataProvider.bulkUsers(action, ids, reason.trim()),
    // Part of them may be done also when it failed.
    onSettled: () => refresh(),
    onSuccess: ({ message, skipped }) => {
      if (skipped.length) return;
      notify(message, { type: 'success' });
      allDone();
    },
  });
}
