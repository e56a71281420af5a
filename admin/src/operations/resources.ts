import { texts } from '../texts';
import { AuditLog } from './AuditLog';
import { Messages } from './Messages';
import { Optimizations } from './Optimizations';
import { Subscriptions } from './Subscriptions';

const { operations } = texts;

/** What App.tsx makes react-admin's resources of. */
export const operationResources = [
  { name: 'audit-log', list: AuditLog, options: { label: operations.audit.section } },
  { name: 'contact-messages', list: Messages, options: { label: operations.messages.section } },
  { name: 'subscriptions', list: Subscriptions, options: { label: operations.subscriptions.section } },
  { name: 'optimizations', list: Optimizations, options: { label: operations.optimizations.section } },
];
