import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { texts } from '../texts';
import { sections } from './sections';

/** Links, not ARIA tabs: each leads to a page with an address of its own. */
export const SectionTabs = () => (
  <Box component="nav" aria-label={texts.sections} sx={{ alignSelf: 'stretch', display: 'flex', gap: 2 }}>
    {sections.map(({ path, label }) => (
      <Tab key={path} to={path}>
        {label}
      </Tab>
    ))}
  </Box>
);

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  borderBlock: '3px solid transparent',
  color: theme.palette.text.secondary,
  fontWeight: 560,
  textDecoration: 'none',
  '&:hover, &[aria-current="page"]': { color: theme.palette.text.primary },
  '&[aria-current="page"]': { borderBottomColor: theme.palette.primary.main },
}));
