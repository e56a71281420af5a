import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Failure } from '../layout/Failure';
import type { ToolRun } from '../providers/dataProvider';
import { texts } from '../texts';

interface ToolProps {
  texts: {
    title: string;
    text: string;
    action: string;
    confirm: string;
    running: string;
    failed: string;
    done: (count: string) => string;
  };
  /** The last one, whoever started it, from whichever browser. */
  lastRun: ToolRun | undefined;
  /** Does it for all accounts; its answer says for how many. */
  run: () => Promise<{ message: string }>;
}

const usNumber = new Intl.NumberFormat('en-US');
const usInstant = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });

/** Something done to all accounts at once, after the browser has asked whether it is meant. */
export const Tool = ({ texts: words, lastRun, run }: ToolProps) => {
  const titleId = useId();
  const { mutate, isPending, data, error } = useMutation({ mutationFn: run });
  const current = lastRun && !lastRun.finishedAt ? lastRun : null;
  const isRunning = isPending || current !== null;
  const ask = () => {
    if (window.confirm(words.confirm)) mutate();
  };
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 3 }}>
      <Typography variant="h2" id={titleId}>
        {words.title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>{words.text}</Typography>
      <Button variant="contained" onClick={ask} disabled={isRunning}>
        {isRunning ? words.running : words.action}
      </Button>
      {isRunning && <Progress label={words.running} run={current} done={words.done} />}
      <Box role="status">
        {data && !isRunning && (
          <Alert severity="success" role="presentation" sx={{ mt: 2 }}>
            {data.message}
          </Alert>
        )}
      </Box>
      {error && <Failure title={words.failed} text={error.message} />}
      {!isRunning && lastRun?.finishedAt && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {texts.tools.lastRun(
            usInstant.format(new Date(lastRun.finishedAt)),
            lastRun.startedBy,
            words.done(usNumber.format(lastRun.changed)),
          )}
        </Typography>
      )}
    </Card>
  );
};

interface ProgressProps {
  label: string;
  /** Null: not heard of yet. */
  run: ToolRun | null;
  done: (count: string) => string;
}

const Progress = ({ label, run, done }: ProgressProps) => (
  <Box sx={{ mt: 2 }}>
    <LinearProgress
      aria-label={label}
      {...(run ? { variant: 'determinate', value: run.percentDone } : { variant: 'indeterminate' })}
    />
    {run && (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {texts.tools.progress(run.percentDone, done(usNumber.format(run.changed)))}
        {'. '}
        {texts.tools.startedBy(run.startedBy)}
      </Typography>
    )}
  </Box>
);
