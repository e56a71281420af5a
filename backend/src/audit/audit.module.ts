import { Global, Module } from '@nestjs/common';
import { AuditLogService } from './audit-log.service.js';
import { AuditService } from './audit.service.js';

@Global()
@Module({ providers: [AuditService, AuditLogService], exports: [AuditService, AuditLogService] })
export class AuditModule {}
