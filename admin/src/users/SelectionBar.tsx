import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import type { BulkAction } from '../providers/dataProvider';
import { texts } from '../texts';
import type { User } from './user';
import { useOpenDialog } from './UserDialogs';

const { bulk } = texts.users;
const ACTIONS: readonly BulkAction[] = ['verify', 'reset', 'suspend', 'restore', 'delete'];

/** At the lower edge of the window, wherever in a long list somebody was picked. */
const AT_HAND = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderTop: 2,
  borderColor: 'primary.main',
} as const;

/** What can be done with the users that were picked, on whichever pages. */
export const SelectionBar = () => {
  const { selectedIds, onUnselectItems } = useListContext<User>();
  const open = useOpenDialog();
  if (selectedIds.length === 0) return null;
  const ids = selectedIds;
  const done = () => onUnselectItems();
  return (
    <Box component="section" aria-label={bulk.region} sx={AT_HAND}>
      <Typography role="status" sx={{ fontWeight: 560, mr: 1 }}>
        {bulk.selected(ids.length)}
      </Typography>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          size="small"
          variant="outlined"
          color={action === 'delete' ? 'error' : 'primary'}
          onClick={() => open({ action, ids, who: bulk.count(ids.length), done })}
        >
          {bulk.actions[action].open}
        </Button>
      ))}
      <Button size="small" onClick={done} sx={{ ml: 'auto' }}>
        {bulk.clear}
      </Button>
    </Box>
  );
};
