import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Problem } from '../layout/Problem';
import { texts } from '../texts';

const { deadLetters, tryAgain: tryAgainText, loading } = texts.operations;

interface Props {
  error: Error | null;
  /** How many were read; undefined while they are. */
  shown: number | undefined;
  /** How many there are. */
  total: number;
  /** Said where there are none. */
  empty: string;
  tryAgain: () => void;
  children: ReactNode;
}

/** A section's table, or what stands there instead: that it could not be read, is being read, or has nothing in it. */
export const ListStates = ({ error, shown, total, empty, tryAgain, children }: Props) => {
  if (error) {
    return (
      <Problem alert title={deadLetters.failed} text={error.message}>
        <Button variant="outlined" onClick={tryAgain}>
          {tryAgainText}
        </Button>
      </Problem>
    );
  }
  if (shown === undefined) {
    return <Skeleton role="status" aria-label={loading} variant="rectangular" height={120} sx={{ m: 3, mt: 0 }} />;
  }
  if (shown === 0) return <Typography sx={{ px: 3, pb: 3 }}>{empty}</Typography>;
  return (
    <>
      {total > shown && <Typography sx={{ px: 3 }}>{deadLetters.shown(shown, total)}</Typography>}
      {children}
    </>
  );
};
