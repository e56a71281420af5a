import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { HELD_COLUMN } from '../layout/held-column';
import { Problem } from '../layout/Problem';
import { JOBS_ANCHOR } from '../paths';
import { texts } from '../texts';
import { type Job, JOB_COLUMNS } from './job';
import { useJobs } from './use-jobs';

const { jobs: jobTexts } = texts.tools;
/** In line with the heading above. */
const FIRST = { pl: 3 };
/** Also while the columns beneath it are scrolled sideways. */
const ALWAYS_IN_SIGHT = HELD_COLUMN;
const LINE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
const BAD = { ...LINE, color: 'error.main', fontWeight: 650 };

export const Jobs = () => {
  const titleId = useId();
  const { jobs, error, refetch, run, isAwaited } = useJobs();
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isLoaded = jobs !== undefined;
  // Once they are there: before that the page is too short to scroll to them.
  useEffect(() => {
    if (isLoaded && hash === `#${JOBS_ANCHOR}`) section.current?.scrollIntoView();
  }, [hash, isLoaded]);
  return (
    <Card
      component="section"
      id={JOBS_ANCHOR}
      ref={section}
      aria-labelledby={titleId}
      sx={{ mt: 3, scrollMarginTop: 80 }}
    >
      <Typography variant="h2" id={titleId} sx={{ p: 3, pb: 1 }}>
        {jobTexts.title}
      </Typography>
      {error ? (
        <Problem alert title={jobTexts.failed} text={error.message}>
          <Button variant="outlined" onClick={() => void refetch()}>
            {texts.errors.tryAgain}
          </Button>
        </Problem>
      ) : jobs ? (
        <JobTable jobs={jobs} titleId={titleId} run={run} isAwaited={isAwaited} />
      ) : (
        <Skeleton role="status" aria-label={jobTexts.loading} variant="rectangular" height={320} sx={{ m: 3 }} />
      )}
    </Card>
  );
};

interface JobTableProps {
  jobs: Job[];
  titleId: string;
  run: (job: Job) => Promise<void>;
  isAwaited: (job: Job) => boolean;
}

const JobTable = ({ jobs, titleId, run, isAwaited }: JobTableProps) => (
  // Scrolls sideways on a narrow screen, so it has to be reachable by keyboard, and then it needs a name.
  <TableContainer tabIndex={0} role="group" aria-labelledby={titleId}>
    <Table size="small" aria-labelledby={titleId}>
      <TableHead>
        <TableRow>
          <TableCell sx={FIRST}>{jobTexts.columns.name}</TableCell>
          {JOB_COLUMNS.map(({ label, numeric }) => (
            <TableCell key={label} align={numeric ? 'right' : 'left'} sx={LINE}>
              {label}
            </TableCell>
          ))}
          <TableCell sx={ALWAYS_IN_SIGHT}>{jobTexts.columns.action}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} isAwaited={isAwaited(job)} run={() => void run(job)} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const JobRow = ({ job, isAwaited, run }: { job: Job; isAwaited: boolean; run: () => void }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ ...LINE, ...FIRST }}>
      {job.name}
    </TableCell>
    {JOB_COLUMNS.map(({ label, text, numeric, isBad }) => (
      <TableCell key={label} align={numeric ? 'right' : 'left'} sx={isBad?.(job) ? BAD : LINE}>
        {text(job)}
      </TableCell>
    ))}
    <TableCell sx={{ ...LINE, ...ALWAYS_IN_SIGHT, height: 49 }}>
      {job.cron === null ? (
        jobTexts.startsItself
      ) : (
        <Button
          size="small"
          variant="outlined"
          disabled={isAwaited}
          aria-label={`${isAwaited ? jobTexts.running : jobTexts.run}: ${job.name}`}
          onClick={run}
        >
          {isAwaited ? jobTexts.running : jobTexts.run}
        </Button>
      )}
    </TableCell>
  </TableRow>
);
