import PeopleIcon from '@mui/icons-material/People';
import type { ResourceProps } from 'react-admin';
import { texts } from '../texts';
import { UserList } from './UserList';
import { UserPage } from './UserPage';

export const users = {
  list: UserList,
  show: UserPage,
  icon: PeopleIcon,
  recordRepresentation: 'email',
  options: { label: texts.users.section },
} satisfies Partial<ResourceProps>;
