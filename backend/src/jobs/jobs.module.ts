import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { DeadJobsService } from './dead-jobs.service.js';
import { JobLogService } from './job-log.service.js';
import { JobOverviewService } from './job-overview.service.js';
import { JobsService } from './jobs.service.js';
import { QueueMetrics } from './queue-metrics.js';

@Global()
@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [JobsService, JobLogService, JobOverviewService, DeadJobsService, QueueMetrics],
  exports: [JobsService, JobOverviewService, DeadJobsService],
})
export class JobsModule {}
