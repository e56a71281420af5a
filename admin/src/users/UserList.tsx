import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, useMediaQuery, type Theme } from '@mui/material';
import {
  ColumnsButton,
  DateInput,
  FilterButton,
  List,
  NullableBooleanInput,
  Pagination,
  SelectInput,
  SortButton,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { usersFile } from '../providers/dataProvider';
import { texts } from '../texts';
import { UserCards } from './UserCards';
import { UserDialogs } from './UserDialogs';
import { UsersUnavailable } from './UsersUnavailable';
import { UserTable } from './UserTable';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const PHONE_SORTS = ['createdAt', 'email', 'subscriptionTier', 'remaining', 'promptsUsed', 'resetDate'];

const { filters: labels, yes, no, tiers, roles } = texts.users;
const choicesOf = (names: Record<string, string>) => Object.entries(names).map(([id, name]) => ({ id, name }));

const yesOrNo = (source: string, label: string) => (
  <NullableBooleanInput key={source} source={source} label={label} trueLabel={yes} falseLabel={no} nullLabel="" />
);

const filters = [
  <TextInput key="q" source="q" label={texts.users.search} alwaysOn resettable />,
  <SelectInput key="tier" source="subscriptionTier" label={labels.subscriptionTier} choices={choicesOf(tiers)} />,
  yesOrNo('isVerified', labels.isVerified),
  yesOrNo('exhausted', labels.exhausted),
  yesOrNo('isSuspended', labels.isSuspended),
  <SelectInput key="role" source="role" label={labels.role} choices={choicesOf(roles)} />,
  <DateInput key="from" source="createdAt_gte" label={labels.createdFrom} />,
  <DateInput key="until" source="createdAt_lte" label={labels.createdUntil} />,
];

/** Lets a wide table scroll in its own frame, and keeps search and sort on one line of a phone. */
const FRAME = {
  '& .RaList-main': { minWidth: 0 },
  // Else what sticks to the window's edge would stick to the frame's.
  '& .RaList-content': { overflow: 'visible' },
  '& .RaList-actions': {
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { sm: 'center' },
    bgcolor: 'transparent',
    pb: 1,
  },
  '& .RaFilterFormInput-spacer': { display: 'none' },
  '& .RaFilterForm-root, & form': { gap: 1, flexWrap: 'wrap' },
  '& .filter-field': { width: { sm: 200 } },
  '& .filter-field[data-source="q"]': { width: { sm: 320 } },
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
        actions={<Toolbar isPhone={isPhone} />}
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

const Toolbar = ({ isPhone }: { isPhone: boolean }) => (
  <TopToolbar>
    <FilterButton />
    {isPhone ? <SortButton fields={PHONE_SORTS} /> : <ColumnsButton />}
    <ExportButton />
  </TopToolbar>
);

/** A plain link: the browser writes a million rows to the disk without holding them. */
const ExportButton = () => {
  const list = useListContext();
  return (
    <Button
      component="a"
      href={usersFile(list.filterValues as object)}
      download
      size="small"
      startIcon={<DownloadIcon />}
      sx={{ lineHeight: 1.5 }}
    >
      {texts.users.export}
    </Button>
  );
};

const usNumber = new Intl.NumberFormat('en-US');
const roughly = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

const UserPagination = () => {
  const list = useListContext();
  if (list.error) return null;
  const isEstimate = (list.meta as { isEstimate?: boolean } | undefined)?.isEstimate ?? false;
  const aboutRows = ({ from, to, count }: { from: number; to: number; count: number }) =>
    texts.users.aboutRows(usNumber.format(from), usNumber.format(to), roughly.format(count));
  return <Pagination rowsPerPageOptions={[10, 25, 50, 100]} {...(isEstimate && { labelDisplayedRows: aboutRows })} />;
};
