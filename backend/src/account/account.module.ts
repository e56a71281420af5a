import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { UsageModule } from '../usage/usage.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { EmailChangeService } from './email-change.service.js';
import { ErasureService } from './erasure.service.js';
import { ExportService } from './export.service.js';
import { PasswordProof } from './password-proof.js';
import { PERSONAL_DATA, type PersonalDataPart } from './personal-data.js';
import { AccountData } from './personal-data/account-data.js';
import { BillingData } from './personal-data/billing-data.js';
import { ContactData } from './personal-data/contact-data.js';
import { DevicesData } from './personal-data/devices-data.js';
import { HistoryData } from './personal-data/history-data.js';
import { MailData } from './personal-data/mail-data.js';
import { SessionsData } from './personal-data/sessions-data.js';
import { UsageData } from './personal-data/usage-data.js';

/** In the order of the exported file and of the erasure. */
const PARTS = [AccountData, SessionsData, DevicesData, BillingData, UsageData, HistoryData, ContactData, MailData];

@Module({
  imports: [AuthModule, BillingModule, UsersModule, UsageModule, ContactModule],
  controllers: [AccountController],
  providers: [
    AccountService,
    EmailChangeService,
    ErasureService,
    ExportService,
    PasswordProof,
    ...PARTS,
    { provide: PERSONAL_DATA, inject: PARTS, useFactory: (...parts: PersonalDataPart[]) => parts },
  ],
  exports: [ErasureService],
})
export class AccountModule {}
