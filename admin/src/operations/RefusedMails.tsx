import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ADMIN_PATH } from '../paths';
import type { components } from '../providers/schema';
import { texts } from '../texts';
import { CLOSE_CELLS, edgeOf, FIRST_CELL, LAST_CELL } from './edges';
import { instant } from './format';
import { ListStates } from './ListStates';
import { RetryButton } from './RetryButton';
import { useMailRetry } from './use-retry';

type RefusedMail = components['schemas']['RefusedMailDto'];

const { deadLetters } = texts.operations;
const { refused } = deadLetters;
const LATEST = { pagination: { page: 1, perPage: 50 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

const findUser = (email: string) => `${ADMIN_PATH}/users?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`;

/** Mails that the receiving server would not take, and sending one on once that is mended. */
export const RefusedMails = () => {
  const titleId = useId();
  const { data, total = 0, error, refetch } = useGetList<RefusedMail>('refused-mails', LATEST);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography variant="h2" id={titleId} sx={{ px: 3, pt: 3 }}>
        {refused.title}
      </Typography>
      <Typography sx={{ px: 3, pt: 1, pb: 2, color: 'text.secondary' }}>{refused.text}</Typography>
      <ListStates
        error={error}
        shown={data?.length}
        total={total}
        empty={refused.empty}
        tryAgain={() => void refetch()}
      >
        <MailTable mails={data ?? []} titleId={titleId} />
      </ListStates>
    </Card>
  );
};

const MailTable = ({ mails, titleId }: { mails: RefusedMail[]; titleId: string }) => {
  const { ask, isPending } = useMailRetry();
  return (
    <TableContainer tabIndex={0} role="group" aria-labelledby={titleId}>
      <Table size="small" aria-labelledby={titleId} sx={CLOSE_CELLS}>
        <TableHead>
          <TableRow>
            {Object.values(refused.columns).map((label, index, { length }) => (
              <TableCell key={label} sx={edgeOf(index, length)}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {mails.map(({ id, template, recipient, reason, createdAt, canBeRetried }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ ...FIRST_CELL, overflowWrap: 'anywhere', minWidth: 180 }}>
                <Link component={RouterLink} to={findUser(recipient)}>
                  {recipient}
                </Link>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{template}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 220 }}>{reason}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{instant(createdAt)}</TableCell>
              <TableCell sx={LAST_CELL}>
                {canBeRetried && (
                  <RetryButton
                    label={refused.retryOf(template, recipient)}
                    isPending={isPending}
                    onRetry={() => ask(id, template, recipient)}
                  />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
