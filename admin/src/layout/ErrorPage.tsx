import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';
import { PageHeading } from './PageHeading';

/** What a page shows when its code failed; react-admin logs the error itself. */
export const ErrorPage = () => (
  <div role="alert">
    <PageHeading title={texts.errors.pageTitle} />
    <Typography sx={{ mb: 2 }}>{texts.errors.page}</Typography>
    <Button variant="contained" onClick={() => window.location.reload()}>
      {texts.errors.reload}
    </Button>
  </div>
);
