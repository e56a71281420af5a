import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, List, Pagination, type RaRecord, useListContext } from 'react-admin';
import { HELD_COLUMN } from '../layout/held-column';
import { PageHeading } from '../layout/PageHeading';
import { Problem } from '../layout/Problem';
import { texts } from '../texts';

export interface OperationColumn<Row extends RaRecord> {
  label: string;
  render: (row: Row) => ReactNode;
  /** What the list is sorted by at this column; left out: it isn't. */
  sortBy?: string;
  numeric?: boolean;
  /** Stays in sight while the columns beneath it are scrolled sideways. */
  holds?: 'actions';
  /** Long texts wrap within this many pixels; others stay on one line. */
  wrapAt?: number;
}

interface OperationsListProps<Row extends RaRecord> {
  title: string;
  failed: string;
  empty: string;
  /** Newest first by this. */
  sortBy: string;
  columns: readonly OperationColumn<Row>[];
  filters: ReactElement[];
  actions?: ReactElement;
}

const FRAME = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': { alignItems: 'flex-end', bgcolor: 'transparent', pb: 1, flexWrap: 'wrap' },
  '& .RaFilterForm-root, & form': { flexWrap: 'wrap' },
  '& .filter-field': { minWidth: { sm: 180 } },
};
const SCROLLING = {
  '& .MuiTableCell-root': { px: { xs: 1, lg: 2 }, verticalAlign: 'top' },
  '& .MuiTableCell-head': { verticalAlign: 'middle' },
};
const ALWAYS_IN_SIGHT = { ...HELD_COLUMN, whiteSpace: 'nowrap' };
const LINE: SxProps = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

/** A list of what happened: newest first, narrowed above, read in a table that scrolls in its own frame. */
export function OperationsList<Row extends RaRecord>(props: OperationsListProps<Row>) {
  const { title, failed, empty, sortBy, columns, filters, actions } = props;
  return (
    <>
      <PageHeading title={title} />
      <List
        title={false}
        sort={{ field: sortBy, order: 'DESC' }}
        perPage={25}
        filters={filters}
        actions={actions ?? false}
        exporter={false}
        pagination={<ListPagination />}
        empty={false}
        error={<Unavailable failed={failed} />}
        // The error stands in the list's place; a toast would say it twice.
        queryOptions={{ onError: () => undefined }}
        storeKey={false} // the address alone says what is listed
        sx={FRAME}
      >
        <Rows columns={columns} empty={empty} />
      </List>
    </>
  );
}

function Rows<Row extends RaRecord>({ columns, empty }: Pick<OperationsListProps<Row>, 'columns' | 'empty'>) {
  const { isPending } = useListContext<Row>();
  if (isPending)
    return <Skeleton role="status" aria-label={texts.operations.loading} variant="rectangular" height={320} />;
  return (
    <DataTable<Row>
      rowClick={false}
      bulkActionButtons={false}
      hover={false}
      empty={<Problem title={empty} text="" />}
      sx={SCROLLING}
    >
      {columns.map(({ label, render, sortBy, numeric, wrapAt, holds }) => (
        <DataTable.Col<Row>
          key={label}
          label={label}
          source={sortBy as never}
          disableSort={!sortBy}
          align={numeric ? 'right' : 'left'}
          render={render}
          sx={
            holds
              ? ALWAYS_IN_SIGHT
              : wrapAt
                ? { minWidth: Math.min(wrapAt, 184), maxWidth: wrapAt, overflowWrap: 'anywhere' }
                : LINE
          }
        />
      ))}
    </DataTable>
  );
}

const ListPagination = () => {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />;
};

const Unavailable = ({ failed }: { failed: string }) => {
  const { error, refetch } = useListContext();
  const text = error instanceof Error ? error.message : texts.errors.unexpected;
  return (
    <Problem alert title={failed} text={text}>
      <Button variant="outlined" onClick={() => refetch()}>
        {texts.operations.tryAgain}
      </Button>
    </Problem>
  );
};
