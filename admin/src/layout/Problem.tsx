import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ProblemProps {
  title: string;
  text: string;
  /** Interrupts a screen reader: for what went wrong, not for what merely isn't there. */
  alert?: boolean;
  /** What the person can do about it. */
  children?: ReactNode;
}

/** What stands in a list's place when there is nothing to list. */
export const Problem = ({ title, text, alert, children }: ProblemProps) => (
  <Box sx={{ p: 3 }} role={alert ? 'alert' : 'status'}>
    <Typography variant="h2">{title}</Typography>
    <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>{text}</Typography>
    {children}
  </Box>
);
