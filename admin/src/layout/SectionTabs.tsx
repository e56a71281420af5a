import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { texts } from '../texts';
import { operationSections, sections } from './sections';

interface TabsProps {
  label: string;
  tabs: readonly { path: string; label: string }[];
}

/** Links, not ARIA tabs: each leads to a page with an address of its own. */
const Tabs = ({ label, tabs }: TabsProps) => (
  <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
    {tabs.map((tab) => (
      <Tab key={tab.path} to={tab.path}>
        {tab.label}
      </Tab>
    ))}
  </Box>
);

export const SectionTabs = () => (
  <Box sx={{ alignSelf: 'stretch', display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
    <Tabs label={texts.sections} tabs={sections} />
    <Tabs label={texts.operations.nav} tabs={operationSections} />
  </Box>
);

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  whiteSpace: 'nowrap',
  borderBlock: '3px solid transparent',
  color: theme.palette.text.secondary,
  fontWeight: 560,
  textDecoration: 'none',
  '&:hover, &[aria-current="page"]': { color: theme.palette.text.primary },
  '&[aria-current="page"]': { borderBottomColor: theme.palette.primary.main },
}));
