import AccountCircle from '@mui/icons-material/AccountCircle';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { sitePaths } from '../paths';
import { texts } from '../texts';

export const AccountMenu = () => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { identity } = useGetIdentity();
  const signOut = useLogout();
  const username = identity?.fullName;

  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountCircle />}
        aria-label={username ? texts.account.menuOf(username) : texts.account.menu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <Username title={username}>{username}</Username>
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        disablePortal // inside the header it belongs to a landmark
      >
        <MenuItem component="a" href={sitePaths.home}>
          {texts.account.backToSite}
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>{texts.account.signOut}</MenuItem>
      </Menu>
    </>
  );
};

const Username = styled('span')(({ theme }) => ({
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
