import PeopleIcon from '@mui/icons-material/People';
import type { ResourceProps } from 'react-admin';
import { texts } from '../texts';
import { UserList } from './UserList';

export const users = {
  list: UserList,
  icon: PeopleIcon,
  recordRepresentation: 'email',
  options: { label: texts.users.section },
} satisfies Partial<ResourceProps>;
