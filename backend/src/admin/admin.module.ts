import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { OptimizeModule } from '../optimize/optimize.module.js';
import { UsageModule } from '../usage/usage.module.js';
import { UsersModule } from '../users/users.module.js';
import { WebhookModule } from '../webhook/webhook.module.js';
import { ActivityCountJob } from './activity-count.job.js';
import { AdminAuditController } from './admin-audit.controller.js';
import { AdminAuditService } from './admin-audit.service.js';
import { AdminDeadLettersController } from './admin-dead-letters.controller.js';
import { AdminJobsController } from './admin-jobs.controller.js';
import { AdminJobsService } from './admin-jobs.service.js';
import { AdminMessagesController } from './admin-messages.controller.js';
import { AdminOptimizationsController } from './admin-optimizations.controller.js';
import { AdminPersonController } from './admin-person.controller.js';
import { AdminStandingController } from './admin-standing.controller.js';
import { AdminSubscriptionsController } from './admin-subscriptions.controller.js';
import { AdminSubscriptionsService } from './admin-subscriptions.service.js';
import { AdminToolsController } from './admin-tools.controller.js';
import { AdminToolsService } from './admin-tools.service.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminUsersService } from './admin-users.service.js';
import { AttentionService } from './attention.service.js';
import { AuditCleanUpJob } from './audit-clean-up.job.js';
import { BulkService } from './bulk.service.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { DeadLettersService } from './dead-letters.service.js';
import { PersonService } from './person.service.js';
import { StandingMails } from './standing-mails.js';
import { StandingService } from './standing.service.js';
import { ToolRunsService } from './tool-runs.service.js';
import { UserListQueries } from './user-list.queries.js';
import { UsersExportService } from './users-export.service.js';

@Module({
  imports: [
    AccountModule,
    AuthModule,
    BillingModule,
    ContactModule,
    OptimizeModule,
    UsageModule,
    UsersModule,
    WebhookModule,
  ],
  controllers: [
    AdminUsersController,
    AdminStandingController,
    AdminPersonController,
    AdminToolsController,
    AdminJobsController,
    AdminAuditController,
    AdminMessagesController,
    AdminOptimizationsController,
    AdminSubscriptionsController,
    AdminDeadLettersController,
    DashboardController,
  ],
  providers: [
    AdminUsersService,
    UserListQueries,
    UsersExportService,
    StandingService,
    StandingMails,
    BulkService,
    PersonService,
    ToolRunsService,
    AdminToolsService,
    AdminJobsService,
    AdminAuditService,
    AdminSubscriptionsService,
    DeadLettersService,
    AuditCleanUpJob,
    ActivityCountJob,
    DashboardService,
    AttentionService,
  ],
})
export class AdminModule {}
