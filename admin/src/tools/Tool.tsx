import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Failure } from '../layout/Failure';

interface ToolProps {
  texts: { title: string; text: string; action: string; confirm: string; running: string; failed: string };
  /** Does it for all accounts; its answer says for how many. */
  run: () => Promise<{ message: string }>;
}

/** Something done to all accounts at once, after the browser has asked whether it is meant. */
export const Tool = ({ texts, run }: ToolProps) => {
  const titleId = useId();
  const { mutate, isPending, data, error } = useMutation({ mutationFn: run });
  const ask = () => {
    if (window.confirm(texts.confirm)) mutate();
  };
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 3 }}>
      <Typography variant="h2" id={titleId}>
        {texts.title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>{texts.text}</Typography>
      <Button variant="contained" onClick={ask} disabled={isPending}>
        {isPending ? texts.running : texts.action}
      </Button>
      <Box role="status">
        {isPending && <LinearProgress aria-label={texts.running} sx={{ mt: 2 }} />}
        {data && (
          <Alert severity="success" role="presentation" sx={{ mt: 2 }}>
            {data.message}
          </Alert>
        )}
      </Box>
      {error && <Failure title={texts.failed} text={error.message} />}
    </Card>
  );
};
