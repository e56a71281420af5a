import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';
import { texts } from '../texts';
import type { User } from './user';

const TARGET = { p: 1.25 };

/** Picks one user. react-admin's own box puts its name on a span that no screen reader connects with it. */
export const SelectUser = ({ user }: { user: User }) => {
  const { selectedIds, onToggleItem } = useListContext<User>();
  return (
    <Checkbox
      checked={selectedIds.includes(user.id)}
      onChange={() => onToggleItem(user.id)}
      slotProps={{ input: { 'aria-label': texts.users.select(user.email) } }}
      sx={TARGET}
    />
  );
};

/** Picks everybody on the page, or nobody of them. */
export const SelectPage = () => {
  const { data = [], selectedIds, onSelect } = useListContext<User>();
  const ids = data.map(({ id }) => id);
  const picked = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && picked.length === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      checked={isAll}
      indeterminate={picked.length > 0 && !isAll}
      disabled={ids.length === 0}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': texts.users.selectPage } }}
      sx={TARGET}
    />
  );
};
