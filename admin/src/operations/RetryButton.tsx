import Button from '@mui/material/Button';
import { texts } from '../texts';

const { retry } = texts.operations.deadLetters;

/** Sends on what was given up; `label` says which, for those who don't see its row. */
export const RetryButton = ({
  label,
  isPending,
  onRetry,
}: {
  label: string;
  isPending: boolean;
  onRetry: () => void;
}) => (
  <Button
    size="small"
    variant="outlined"
    disabled={isPending}
    aria-label={label}
    onClick={onRetry}
    sx={{ whiteSpace: 'nowrap' }}
  >
    {retry}
  </Button>
);
