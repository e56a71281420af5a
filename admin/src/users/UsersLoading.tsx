import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { texts } from '../texts';

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** The list before its first answer. */
export const UsersLoading = () => (
  <Box role="status" aria-label={texts.users.loading} sx={{ p: 2 }}>
    {ROWS.map((row) => (
      <Skeleton key={row} height={40} />
    ))}
  </Box>
);
