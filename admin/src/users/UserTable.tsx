import { DataTable, useListContext } from 'react-admin';
import { HELD_COLUMN } from '../layout/held-column';
import { texts } from '../texts';
import { NoUsers } from './NoUsers';
import type { User } from './user';
import { SelectionBar } from './SelectionBar';
import { Status } from './Status';
import { UserActions } from './UserActions';
import { UserLink } from './UserLink';
import { SelectPage, SelectUser } from './UserSelection';
import { USER_COLUMNS } from './user-columns';
import { UsersLoading } from './UsersLoading';

/** Scrolls sideways inside its frame where the window is narrower than the columns. */
const SCROLLING = { '& .MuiTableCell-root': { px: { xs: 1, xl: 2 } } };
const LINE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
/** Also while the columns beneath it are scrolled sideways. */
const ALWAYS_IN_SIGHT = { ...HELD_COLUMN, py: 0 };
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis' };

export const UserTable = () => {
  const { isPending } = useListContext<User>();
  if (isPending) return <UsersLoading />;
  return (
    <>
      <DataTable<User> rowClick={false} bulkActionButtons={false} hover={false} empty={<NoUsers />} sx={SCROLLING}>
        <DataTable.Col<User>
          source="select"
          label={<SelectPage />}
          disableSort
          render={(user) => <SelectUser user={user} />}
          sx={{ width: 44, '&.MuiTableCell-root': { p: 0, pl: 0.5 } }}
        />
        {USER_COLUMNS.map(({ source, label, text, numeric, cutAt, unsorted }) => (
          <DataTable.Col<User>
            key={source}
            source={source}
            label={label}
            align={numeric ? 'right' : 'left'}
            disableSort={unsorted}
            render={(user) => <Value user={user} source={source} text={text(user)} isCut={cutAt !== undefined} />}
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
      <SelectionBar />
    </>
  );
};

interface ValueProps {
  user: User;
  source: keyof User;
  text: string;
  isCut: boolean;
}

const Value = ({ user, source, text, isCut }: ValueProps) => {
  if (source === 'email') return <UserLink user={user} />;
  if (source === 'suspendedAt') return <Status user={user} />;
  return isCut ? <span title={text}>{text}</span> : text;
};
