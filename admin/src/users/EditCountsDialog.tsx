import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Failure } from '../layout/Failure';
import { texts } from '../texts';
import { type CountsDraft, isWrong, remainingOf } from './prompt-counts';
import { UsageHistory } from './UsageHistory';
import { usePromptCountsForm } from './use-prompt-counts-form';
import type { User } from './user';

interface EditCountsDialogProps {
  user: User;
  close: () => void;
}

const { edit } = texts.users;
const usNumber = new Intl.NumberFormat('en-US');

export const EditCountsDialog = ({ user, close }: EditCountsDialogProps) => {
  const titleId = useId();
  const problemId = useId();
  const { draft, problem, isPending, type, save } = usePromptCountsForm(user, close);
  const fieldProps = (name: keyof CountsDraft) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
    error: problem !== null && isWrong(draft[name]),
    margin: 'dense' as const,
    slotProps: { htmlInput: { inputMode: 'numeric', autoComplete: 'off', 'aria-describedby': problemId } as const },
  });

  return (
    <Dialog open onClose={isPending ? undefined : close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) save();
        }}
      >
        <DialogTitle id={titleId} component="h2">
          {edit.title}
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>{user.email}</Typography>
          <TextField label={edit.used} autoFocus {...fieldProps('promptsUsed')} />
          <TextField label={edit.quota} {...fieldProps('promptQuota')} />
          <Remaining draft={draft} />
          <div id={problemId}>{problem && <Failure {...problem} />}</div>
          <UsageHistory userId={user.id} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close} disabled={isPending}>
            {edit.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {isPending ? edit.saving : edit.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const Remaining = ({ draft }: { draft: CountsDraft }) => {
  const remaining = remainingOf(draft);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1, fontVariantNumeric: 'tabular-nums' }}>
      <span>{edit.remaining}</span>
      <Box component="output" aria-label={edit.remaining} sx={{ fontWeight: 650 }}>
        {remaining === null ? edit.unknown : usNumber.format(remaining)}
      </Box>
    </Box>
  );
};
