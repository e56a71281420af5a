import Chip from '@mui/material/Chip';
import { texts } from '../texts';
import type { User } from './user';

/** Whether the account is open; of one that isn't, why can be pointed at. */
export const Status = ({ user }: { user: User }) =>
  user.suspendedAt === null ? (
    texts.users.active
  ) : (
    <Chip
      size="small"
      variant="outlined"
      color="error"
      label={texts.users.suspended}
      title={user.suspensionReason ?? undefined}
    />
  );
