import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import type { components } from '../providers/schema';
import { texts } from '../texts';
import { count, instant } from './format';
import { CLOSE_CELLS, edgeOf, FIRST_CELL, LAST_CELL } from './edges';
import { ListStates } from './ListStates';
import { RefusedMails } from './RefusedMails';
import { RetryButton } from './RetryButton';
import { useRetry } from './use-retry';

type Kind = 'dead-events' | 'dead-jobs';
type DeadEvent = components['schemas']['DeadEventDto'];
type DeadJob = components['schemas']['DeadJobDto'];

interface Letter {
  id: string;
  what: string;
  about: string;
  reason: string;
  attempts: number;
  diedAt: string;
}

const { deadLetters } = texts.operations;
const LATEST = { pagination: { page: 1, perPage: 100 }, sort: { field: 'diedAt', order: 'DESC' } } as const;

const ofEvent = ({ id, type, objectId, customerId, ...rest }: DeadEvent): Letter => ({
  ...rest,
  id,
  what: type,
  about: [id, objectId, customerId].filter(Boolean).join(', '),
});
const ofJob = ({ job, about: { template, ...about }, ...rest }: DeadJob): Letter => ({
  ...rest,
  what: template ? `${job}: ${template}` : job,
  about: Object.entries(about)
    .map(([name, value]) => `${name} ${value}`)
    .join(', '),
});

export const DeadLettersPage = () => (
  <>
    <PageHeading title={deadLetters.section} />
    <Typography sx={{ color: 'text.secondary' }}>{deadLetters.intro}</Typography>
    <Letters<DeadEvent> kind="dead-events" title={deadLetters.events} toLetter={ofEvent} />
    <Letters<DeadJob> kind="dead-jobs" title={deadLetters.jobs} toLetter={ofJob} />
    <RefusedMails />
  </>
);

interface LettersProps<Row extends { id: string }> {
  kind: Kind;
  title: string;
  toLetter: (row: Row) => Letter;
}

function Letters<Row extends { id: string }>({ kind, title, toLetter }: LettersProps<Row>) {
  const titleId = useId();
  const { data, total = 0, error, refetch } = useGetList<Row>(kind, LATEST);
  const { retry, isPending } = useRetry(kind);
  const retryAll = () => {
    if (window.confirm(deadLetters.confirmAll(total))) retry(null);
  };
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 3, pb: 1 }}>
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {total > 0 && (
          <Button
            variant="contained"
            disabled={isPending}
            aria-label={deadLetters.retryAllOf(title)}
            onClick={retryAll}
          >
            {deadLetters.retryAll}
          </Button>
        )}
      </Box>
      <ListStates
        error={error}
        shown={data?.length}
        total={total}
        empty={deadLetters.empty}
        tryAgain={() => void refetch()}
      >
        <LetterTable letters={(data ?? []).map(toLetter)} titleId={titleId} retry={retry} isPending={isPending} />
      </ListStates>
    </Card>
  );
}

interface LetterTableProps {
  letters: Letter[];
  titleId: string;
  retry: (id: string) => void;
  isPending: boolean;
}

const LetterTable = ({ letters, titleId, retry, isPending }: LetterTableProps) => (
  <TableContainer tabIndex={0} role="group" aria-labelledby={titleId}>
    <Table size="small" aria-labelledby={titleId} sx={CLOSE_CELLS}>
      <TableHead>
        <TableRow>
          {Object.values(deadLetters.columns).map((label, index, { length }) => (
            <TableCell key={label} sx={edgeOf(index, length)}>
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {letters.map(({ id, what, about, reason, attempts, diedAt }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={FIRST_CELL}>
              {what}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 144 }}>{about}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 220 }}>{reason}</TableCell>
            <TableCell>{count(attempts)}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{instant(diedAt)}</TableCell>
            <TableCell sx={LAST_CELL}>
              <RetryButton label={deadLetters.retryOf(what, id)} isPending={isPending} onRetry={() => retry(id)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
