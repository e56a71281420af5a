import { useMediaQuery, type Theme } from '@mui/material';
import { List, Pagination, SortButton, TextInput, useListContext } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { texts } from '../texts';
import { UserCards } from './UserCards';
import { UserDialogs } from './UserDialogs';
import { UsersUnavailable } from './UsersUnavailable';
import { UserTable } from './UserTable';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const PHONE_SORTS = ['createdAt', 'email', 'subscriptionTier', 'remaining', 'promptsUsed', 'resetDate'];

const filters = [<TextInput key="q" source="q" label={texts.users.search} alwaysOn resettable />];

/** Lets a wide table scroll in its own frame, and keeps search and sort on one line of a phone. */
const FRAME = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': { flexDirection: 'row', alignItems: 'center', bgcolor: 'transparent', pb: 1 },
  '& .RaFilterFormInput-spacer': { display: 'none' },
  '& .filter-field': { width: { sm: 320 } },
};

export const UserList = () => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <UserDialogs>
      <PageHeading title={texts.users.section} />
      <List
        title={false}
        sort={NEWEST_FIRST}
        perPage={25}
        filters={filters}
        actions={isPhone ? <SortButton fields={PHONE_SORTS} /> : false}
        exporter={false}
        pagination={<UserPagination />}
        empty={false}
        error={<UsersUnavailable />}
        // The error stands in the list's place; a toast would say it twice.
        queryOptions={{ onError: () => undefined }}
        storeKey={false} // the address alone says what is listed
        sx={FRAME}
      >
        {isPhone ? <UserCards /> : <UserTable />}
      </List>
    </UserDialogs>
  );
};

const UserPagination = () => {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />;
};
