import type { Theme } from '@mui/material/styles';

/** A last column that stays in sight, with an edge where the others go beneath it. */
export const HELD_COLUMN = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  boxShadow: ({ palette }: Theme) => ({ xs: `inset 1px 0 ${palette.divider}`, lg: 'none' }),
} as const;
