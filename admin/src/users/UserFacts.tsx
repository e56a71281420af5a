import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { texts } from '../texts';
import { Status } from './Status';
import type { User } from './user';
import { USER_COLUMNS } from './user-columns';

/** The heading says it already. */
const FACTS = USER_COLUMNS.filter(({ source }) => source !== 'email' && source !== 'username');

/** The row of the list, on the user's own page. */
export const UserFacts = ({ user }: { user: User }) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 3 }}>
      <Typography variant="h2" id={titleId}>
        {texts.users.page.facts}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 2, m: 0, mt: 2 }}
      >
        {FACTS.map(({ source, label, text }) => (
          <Box key={source} sx={source === 'id' ? { gridColumn: '1 / -1', order: 1 } : undefined}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
              {source === 'suspendedAt' ? <Status user={user} /> : text(user)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
};
