import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { JobsService } from '../jobs/jobs.service.js';

/** Every night: the trace of what was done is kept for 24 months, as the privacy text says. */
@Injectable()
export class AuditCleanUpJob {
  constructor(audit: AuditService, jobs: JobsService) {
    jobs.define({ queue: 'audit-clean-up', retry: { retryLimit: 0 }, cron: '7 4 * * *', run: () => audit.dropOld() });
  }
}
