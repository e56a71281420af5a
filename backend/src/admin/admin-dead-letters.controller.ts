import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { AuditOrigin } from '../audit/audit.service.js';
import { ListQueryDto, parseListQuery } from '../common/list-query.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { DEAD_JOB_COLUMNS, DeadJobsService } from '../jobs/dead-jobs.service.js';
import { MailLogService, REFUSED_MAIL_COLUMNS } from '../mail/mail-log.service.js';
import { DEAD_EVENT_COLUMNS, StripeInbox } from '../webhook/stripe-inbox.service.js';
import { ActingAdmin } from './acting-admin.decorator.js';
import {
  DeadEventDto,
  DeadEventIdDto,
  DeadJobDto,
  DeadJobIdDto,
  RefusedMailDto,
  RefusedMailIdDto,
  RetriedDto,
  toDeadEventDto,
  toDeadJobDto,
  toRefusedMailDto,
} from './admin-dead-letters.dto.js';
import { counted } from './counted.js';
import { DeadLettersService } from './dead-letters.service.js';
import { answerList } from './list-answer.js';

const LATEST_FIRST = ['diedAt', 'DESC'] as const;

@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin')
export class AdminDeadLettersController {
  constructor(
    private readonly inbox: StripeInbox,
    private readonly deadJobs: DeadJobsService,
    private readonly letters: DeadLettersService,
    private readonly mails: MailLogService,
  ) {}

  @Get('rest/dead-events')
  @ApiOkResponse({ type: [DeadEventDto] })
  async listEvents(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeadEventDto[]> {
    const list = parseListQuery(query, DEAD_EVENT_COLUMNS, LATEST_FIRST);
    return answerList(response, 'dead-events', list, await this.inbox.listDead(list), toDeadEventDto);
  }

  /** Narrowed by `job`, such as `mail`. */
  @Get('rest/dead-jobs')
  @ApiOkResponse({ type: [DeadJobDto] })
  async listJobs(@Query() query: ListQueryDto, @Res({ passthrough: true }) response: Response): Promise<DeadJobDto[]> {
    const list = parseListQuery(query, DEAD_JOB_COLUMNS, LATEST_FIRST);
    return answerList(response, 'dead-jobs', list, await this.deadJobs.list(list), toDeadJobDto);
  }

  /** Of the last 30 days. Nothing tries these again by itself: the receiving server would give the same answer. */
  @Get('rest/refused-mails')
  @ApiOkResponse({ type: [RefusedMailDto] })
  async listRefusedMails(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RefusedMailDto[]> {
    const list = parseListQuery(query, REFUSED_MAIL_COLUMNS, ['createdAt', 'DESC']);
    return answerList(response, 'refused-mails', list, await this.mails.listRefused(list), toRefusedMailDto);
  }

  /** Links in it are made anew; 409 says why a mail is needed no longer or can't be made again. */
  @Post('refused-mails/:id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedDto })
  async retryRefusedMail(@Param() { id }: RefusedMailIdDto, @ActingAdmin() origin: AuditOrigin): Promise<RetriedDto> {
    await this.letters.retryRefusedMail(id, origin);
    return toRetried(1, 'mail');
  }

  @Post('dead-events/retry-all')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedDto })
  async retryAllEvents(@ActingAdmin() origin: AuditOrigin): Promise<RetriedDto> {
    return toRetried(await this.letters.retryAllEvents(origin), 'event');
  }

  @Post('dead-events/:id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedDto })
  async retryEvent(@Param() { id }: DeadEventIdDto, @ActingAdmin() origin: AuditOrigin): Promise<RetriedDto> {
    await this.letters.retryEvent(id, origin);
    return toRetried(1, 'event');
  }

  @Post('dead-jobs/retry-all')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedDto })
  async retryAllJobs(@ActingAdmin() origin: AuditOrigin): Promise<RetriedDto> {
    return toRetried(await this.letters.retryAllJobs(origin), 'job');
  }

  @Post('dead-jobs/:id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedDto })
  async retryJob(@Param() { id }: DeadJobIdDto, @ActingAdmin() origin: AuditOrigin): Promise<RetriedDto> {
    await this.letters.retryJob(id, origin);
    return toRetried(1, 'job');
  }
}

function toRetried(retried: number, noun: string): RetriedDto {
  return { success: true, message: `${counted(retried, noun)} will be tried again now.`, retried };
}
