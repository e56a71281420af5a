import { DataTable, useListContext } from 'react-admin';
import { texts } from '../texts';
import { NoUsers } from './NoUsers';
import type { User } from './user';
import { UserActions } from './UserActions';
import { USER_COLUMNS } from './user-columns';
import { UsersLoading } from './UsersLoading';

/** Scrolls sideways inside its frame where the window is narrower than the columns. */
const SCROLLING = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root': { px: { xs: 1, lg: 2 } },
};
const LINE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
/** Also while the columns beneath it are scrolled sideways. */
const ALWAYS_IN_SIGHT = { position: 'sticky', right: 0, py: 0, bgcolor: 'background.paper' };
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis' };

export const UserTable = () => {
  const { isPending } = useListContext<User>();
  if (isPending) return <UsersLoading />;
  return (
    <DataTable<User> rowClick={false} bulkActionButtons={false} hover={false} empty={<NoUsers />} sx={SCROLLING}>
      {USER_COLUMNS.map(({ source, label, text, numeric, cutAt }) => (
        <DataTable.Col<User>
          key={source}
          source={source}
          label={label}
          align={numeric ? 'right' : 'left'}
          render={(user) => (cutAt ? <span title={text(user)}>{text(user)}</span> : text(user))}
          sx={cutAt ? { ...LINE, ...CUT, maxWidth: { xs: cutAt * 0.7, lg: cutAt } } : LINE}
        />
      ))}
      <DataTable.Col<User>
        label={texts.users.actions}
        align="right"
        render={(user) => <UserActions user={user} />}
        sx={ALWAYS_IN_SIGHT}
      />
    </DataTable>
  );
};
