import { CreateCoreTables1795200000000 } from './migrations/1795200000000-create-core-tables.js';
import { AddLlmSpend1795300000000 } from './migrations/1795300000000-add-llm-spend.js';
import { AddIdempotencyKeyExpiry1795400000000 } from './migrations/1795400000000-add-idempotency-key-expiry.js';
import { AddSignInProtection1795410000000 } from './migrations/1795410000000-add-sign-in-protection.js';
import { AddAccountData1795420000000 } from './migrations/1795420000000-add-account-data.js';
import { UsageRules1795430000000 } from './migrations/1795430000000-usage-rules.js';
import { AddBilling1795440000000 } from './migrations/1795440000000-add-billing.js';
import { AddSecondFactor1795450000000 } from './migrations/1795450000000-add-second-factor.js';
import { AddConsoleIndexes1795451000000 } from './migrations/1795451000000-add-console-indexes.js';
import { AddHistoryKeeping1795455000000 } from './migrations/1795455000000-add-history-keeping.js';
import { AddActivity1795456000000 } from './migrations/1795456000000-add-activity.js';
import { AddUsersAtScale1795457000000 } from './migrations/1795457000000-add-users-at-scale.js';
import { ConsoleAtScale1795458000000 } from './migrations/1795458000000-console-at-scale.js';
import { AddRefusedMailsIndex1795459000000 } from './migrations/1795459000000-add-refused-mails-index.js';
import { OrderSubscriptions1795461000000 } from './migrations/1795461000000-order-subscriptions.js';
import { AddMailRetries1795462000000 } from './migrations/1795462000000-add-mail-retries.js';

/** Every migration, oldest first. Named one by one, so that what runs is what the compiler saw. */
export const MIGRATIONS = [
  CreateCoreTables1795200000000,
  AddLlmSpend1795300000000,
  AddIdempotencyKeyExpiry1795400000000,
  AddSignInProtection1795410000000,
  AddAccountData1795420000000,
  UsageRules1795430000000,
  AddBilling1795440000000,
  AddSecondFactor1795450000000,
  AddConsoleIndexes1795451000000,
  AddHistoryKeeping1795455000000,
  AddActivity1795456000000,
  AddUsersAtScale1795457000000,
  ConsoleAtScale1795458000000,
  AddRefusedMailsIndex1795459000000,
  OrderSubscriptions1795461000000,
  AddMailRetries1795462000000,
];
