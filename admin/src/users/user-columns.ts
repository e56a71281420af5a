import { texts } from '../texts';
import type { User } from './user';

export interface UserColumn {
  source: keyof User;
  label: string;
  /** What is shown of a user. */
  text: (user: User) => string;
  numeric?: boolean;
  /** The server has no order for it. */
  unsorted?: true;
  /** Pixels after which a long text is cut off in the table; it can still be pointed at, selected and copied. */
  cutAt?: number;
}

const { columns, tiers, roles, yes, no, noDate } = texts.users;
const usDate = new Intl.DateTimeFormat('en-US');
const usNumber = new Intl.NumberFormat('en-US');

const count = (value: number) => usNumber.format(value);
const date = (instant: string | null) => (instant === null ? noDate : usDate.format(new Date(instant)));

/** What the list shows of each user, in its order, in the table and on the cards alike. */
export const USER_COLUMNS: readonly UserColumn[] = [
  { source: 'id', label: columns.id, text: (user) => user.id, cutAt: 76 },
  { source: 'username', label: columns.username, text: (user) => user.username, cutAt: 112 },
  { source: 'email', label: columns.email, text: (user) => user.email, cutAt: 240 },
  { source: 'subscriptionTier', label: columns.subscriptionTier, text: (user) => tiers[user.subscriptionTier] },
  { source: 'remaining', label: columns.remaining, text: (user) => count(user.remaining), numeric: true },
  { source: 'promptQuota', label: columns.promptQuota, text: (user) => count(user.promptQuota), numeric: true },
  { source: 'promptsUsed', label: columns.promptsUsed, text: (user) => count(user.promptsUsed), numeric: true },
  { source: 'resetDate', label: columns.resetDate, text: (user) => date(user.resetDate), numeric: true },
  { source: 'createdAt', label: columns.createdAt, text: (user) => date(user.createdAt), numeric: true },
  { source: 'isVerified', label: columns.isVerified, text: (user) => (user.isVerified ? yes : no) },
  { source: 'role', label: columns.role, text: (user) => roles[user.role] },
  {
    source: 'suspendedAt',
    label: columns.status,
    text: (user) => (user.suspendedAt === null ? texts.users.active : texts.users.suspended),
    unsorted: true,
  },
];
