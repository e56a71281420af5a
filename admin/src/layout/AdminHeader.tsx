import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { LoadingIndicator, ToggleThemeButton } from 'react-admin';
import { sitePaths } from '../paths';
import { readAppName } from '../runtime-config';
import { AccountMenu } from './AccountMenu';
import { SectionTabs } from './SectionTabs';
import { StandInStrip } from './StandInStrip';

export const AdminHeader = () => (
  <AppBar
    // On a smaller screen the sections take lines that the page needs.
    position="static"
    color="inherit"
    elevation={0}
    sx={{
      position: { lg: 'sticky' },
      top: 0,
      zIndex: 'appBar',
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <StandInStrip />
    <Toolbar disableGutters sx={{ flexWrap: 'wrap', columnGap: 3, px: { xs: 2, sm: 3 }, minHeight: { xs: 48 } }}>
      <Link href={sitePaths.home} color="inherit" underline="none" sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
        {readAppName()}
      </Link>
      <Box sx={{ order: { xs: 1, lg: 0 }, flexGrow: 1, flexBasis: { xs: '100%', lg: 0 }, minWidth: 0 }}>
        <SectionTabs />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        <LoadingIndicator />
        <ToggleThemeButton />
        <AccountMenu />
      </Box>
    </Toolbar>
  </AppBar>
);
