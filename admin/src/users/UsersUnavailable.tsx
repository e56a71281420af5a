import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { Problem } from '../layout/Problem';
import { texts } from '../texts';

/** The list when the server refused or couldn't answer. */
export const UsersUnavailable = () => {
  const { error, refetch } = useListContext();
  return (
    <Problem alert title={texts.users.failed} text={error?.message ?? texts.errors.unexpected}>
      <Button variant="outlined" onClick={() => void refetch()}>
        {texts.errors.tryAgain}
      </Button>
    </Problem>
  );
};
