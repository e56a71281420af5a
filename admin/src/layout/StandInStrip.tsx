import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { readRuntimeConfig } from '../runtime-config';
import { texts } from '../texts';

/** Says on every page what is only a stand-in here, as on the site. Not shown where nothing is. */
export const StandInStrip = () => {
  const { standIns = [], mailboxUrl } = readRuntimeConfig();
  if (standIns.length === 0) return null;
  return (
    <Box
      component="aside"
      aria-label={texts.development.mode}
      sx={{ px: { xs: 2, sm: 3 }, py: 0.75, bgcolor: 'primary.light', typography: 'body2' }}
    >
      <strong>{texts.development.mode}.</strong>{' '}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {texts.development.standIns(standIns)}
      </Box>{' '}
      {mailboxUrl && (
        <Link href={mailboxUrl} color="inherit">
          {texts.development.mailbox}
        </Link>
      )}
    </Box>
  );
};
