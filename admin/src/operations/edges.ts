import { HELD_COLUMN } from '../layout/held-column';

/** In line with the heading above the table. */
export const FIRST_CELL = { '&.MuiTableCell-root': { pl: 3 } };
/** What can be done stays in sight. */
export const LAST_CELL = { ...HELD_COLUMN, '&.MuiTableCell-root': { pr: 3 } };
/** Many columns in a narrow window stand closer. */
export const CLOSE_CELLS = { '& .MuiTableCell-root': { px: { xs: 1, lg: 2 } } };

/** For a heading, by its place among so many. */
export const edgeOf = (index: number, count: number) =>
  index === 0 ? FIRST_CELL : index === count - 1 ? LAST_CELL : {};
