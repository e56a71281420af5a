import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { JobLogService } from './job-log.service.js';
import { JobOverviewService } from './job-overview.service.js';
import { JobsService } from './jobs.service.js';

@Global()
@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [JobsService, JobLogService, JobOverviewService],
  exports: [JobsService, JobOverviewService],
})
export class JobsModule {}
