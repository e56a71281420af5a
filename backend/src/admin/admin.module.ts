import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { UsageModule } from '../usage/usage.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminJobsController } from './admin-jobs.controller.js';
import { AdminJobsService } from './admin-jobs.service.js';
import { AdminToolsController } from './admin-tools.controller.js';
import { AdminToolsService } from './admin-tools.service.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminUsersService } from './admin-users.service.js';
import { AuditCleanUpJob } from './audit-clean-up.job.js';

@Module({
  imports: [AccountModule, UsageModule, UsersModule],
  controllers: [AdminUsersController, AdminToolsController, AdminJobsController],
  providers: [AdminUsersService, AdminToolsService, AdminJobsService, AuditCleanUpJob],
})
export class AdminModule {}
