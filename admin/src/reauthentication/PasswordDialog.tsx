import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { http } from '../providers/http';
import { texts } from '../texts';
import { passwordQuestion, settlePasswordQuestion } from './password-question';

const { reauthentication } = texts;

/** Stands ready on every page: whatever call the server wants the password for, it goes on after this dialog. */
export const PasswordDialog = () => {
  const isOpen = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.isOpen);
  return isOpen ? <OpenDialog /> : null;
};

const OpenDialog = () => {
  const titleId = useId();
  const textId = useId();
  const { problem, isPending, send } = usePasswordProof();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    void send(typeof password === 'string' ? password : '');
  };
  return (
    <Dialog
      open
      onClose={isPending ? undefined : () => settlePasswordQuestion(false)}
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId} component="h2">
          {reauthentication.title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={textId} sx={{ mb: 2 }}>
            {reauthentication.text}
          </DialogContentText>
          <TextField
            name="password"
            type="password"
            label={reauthentication.password}
            autoComplete="current-password"
            error={problem !== null}
            helperText={problem}
            fullWidth
            autoFocus
            slotProps={{ formHelperText: { role: 'alert' } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => settlePasswordQuestion(false)} disabled={isPending}>
            {reauthentication.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {isPending ? reauthentication.checking : reauthentication.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

function usePasswordProof() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const send = async (password: string) => {
    if (!password) return setProblem(reauthentication.missing);
    setPending(true);
    setProblem(null);
    try {
      await http('/api/auth/confirm-password', { method: 'POST', body: JSON.stringify({ password }) });
      settlePasswordQuestion(true);
    } catch (error) {
      setProblem((error as Error).message);
      setPending(false);
    }
  };
  return { problem, isPending, send };
}
