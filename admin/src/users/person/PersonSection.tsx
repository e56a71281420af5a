import Box from '@mui/material/Box';
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
import { type ReactNode, useId } from 'react';
import { Failure } from '../../layout/Failure';
import { texts } from '../../texts';

/** A long text of a cell: several lines of it rather than one that leaves the window. */
export const Text = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block', minWidth: 160, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

const LINE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

interface PersonSectionProps<Row> {
  texts: { title: string; none: string; failed: string };
  query: { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown };
  keyOf: (row: Row) => string;
  /** By their headings. */
  columns: Record<string, (row: Row) => ReactNode>;
  /** What stands above the table, such as how many there are in all. */
  intro?: ReactNode;
  /** What can be done with all of it. */
  action?: ReactNode;
}

/** One kind of thing that belongs to a user, in a table of its own: waiting, failed, empty, or there. */
export function PersonSection<Row>({ texts: words, query, keyOf, columns, intro, action }: PersonSectionProps<Row>) {
  const titleId = useId();
  const { data, error, refetch } = query;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 3, pb: 1 }}>
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1 }}>
          {words.title}
        </Typography>
        {action}
      </Box>
      {error ? (
        <Box sx={{ px: 3, pb: 3 }}>
          <Failure title={words.failed} text={error.message} />
          <Button variant="outlined" size="small" sx={{ mt: 2 }} onClick={() => void refetch()}>
            {texts.errors.tryAgain}
          </Button>
        </Box>
      ) : !data ? (
        <Skeleton role="status" aria-label={texts.loading} height={48} sx={{ mx: 3, mb: 3 }} />
      ) : data.length === 0 ? (
        <Typography sx={{ px: 3, pb: 3, color: 'text.secondary' }}>{words.none}</Typography>
      ) : (
        <>
          {intro && <Typography sx={{ px: 3, pb: 1, color: 'text.secondary' }}>{intro}</Typography>}
          <Rows rows={data} titleId={titleId} keyOf={keyOf} columns={columns} />
        </>
      )}
    </Card>
  );
}

type RowsProps<Row> = Pick<PersonSectionProps<Row>, 'keyOf' | 'columns'> & { rows: readonly Row[]; titleId: string };

function Rows<Row>({ rows, titleId, keyOf, columns }: RowsProps<Row>) {
  const cells = Object.entries(columns);
  return (
    // Scrolls sideways on a narrow screen, so it has to be reachable by keyboard, and then it needs a name.
    <TableContainer tabIndex={0} role="group" aria-labelledby={titleId} sx={{ pb: 1 }}>
      <Table size="small" aria-labelledby={titleId}>
        <TableHead>
          <TableRow>
            {cells.map(([heading], index) => (
              <TableCell key={heading} sx={index === 0 ? { ...LINE, pl: 3 } : LINE}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {cells.map(([heading, cell], index) => (
                <TableCell key={heading} sx={index === 0 ? { ...LINE, pl: 3 } : LINE}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
