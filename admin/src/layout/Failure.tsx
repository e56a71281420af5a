import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

interface FailureProps {
  /** What went wrong. */
  title: string;
  /** Why, as the server says. */
  text?: string;
}

/** Says where it happened that something didn't work. */
export const Failure = ({ title, text }: FailureProps) => (
  <Alert severity="error" sx={{ mt: 2 }}>
    {text ? <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle> : title}
    {text}
  </Alert>
);
