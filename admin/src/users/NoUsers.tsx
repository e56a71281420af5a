import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { Problem } from '../layout/Problem';
import { texts } from '../texts';

const { none, noMatch } = texts.users;

/** The list without anybody in it: nobody has registered, or the search finds nobody. */
export const NoUsers = () => {
  const list = useListContext();
  const isSearch = Object.keys(list.filterValues as object).length > 0;
  if (!isSearch) return <Problem {...none} />;
  return (
    <Problem title={noMatch.title} text={noMatch.text}>
      <Button variant="outlined" onClick={() => list.setFilters({}, [])}>
        {noMatch.clear}
      </Button>
    </Problem>
  );
};
