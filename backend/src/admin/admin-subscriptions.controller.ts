import { Controller, Get, HttpCode, Param, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { AuditOrigin } from '../audit/audit.service.js';
import { BillingErrors } from '../billing/billing-errors.interceptor.js';
import { stripeDashboardUrl } from '../billing/stripe-dashboard.js';
import { ListQueryDto, parseListQuery } from '../common/list-query.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { AppConfig } from '../config/app-config.js';
import { ActingAdmin } from './acting-admin.decorator.js';
import {
  AdminSubscriptionDto,
  SubscriptionIdDto,
  SubscriptionSyncedDto,
  toAdminSubscriptionDto,
} from './admin-subscriptions.dto.js';
import {
  AdminSubscriptionsService,
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
} from './admin-subscriptions.service.js';
import { answerList } from './list-answer.js';

/** Narrowed by `status`, `plan`, `hasProblem`, and `q`: a whole address, a customer's id or a subscription's. */
@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin')
export class AdminSubscriptionsController {
  constructor(
    private readonly subscriptions: AdminSubscriptionsService,
    private readonly config: AppConfig,
  ) {}

  @Get('rest/subscriptions')
  @ApiOkResponse({ type: [AdminSubscriptionDto] })
  async list(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSubscriptionDto[]> {
    const list = parseListQuery(query, SUBSCRIPTION_COLUMNS, ['createdAt', 'DESC']);
    const page = await this.subscriptions.list(list);
    return answerList(response, 'subscriptions', list, page, (row) => this.toDto(row));
  }

  @Get('rest/subscriptions/:id')
  @ApiOkResponse({ type: AdminSubscriptionDto })
  async get(@Param() { id }: SubscriptionIdDto): Promise<AdminSubscriptionDto> {
    return this.toDto(await this.subscriptions.get(id));
  }

  @Post('subscriptions/:id/sync')
  @UseInterceptors(BillingErrors)
  @HttpCode(200)
  @ApiOkResponse({ type: SubscriptionSyncedDto })
  async sync(@Param() { id }: SubscriptionIdDto, @ActingAdmin() origin: AuditOrigin): Promise<SubscriptionSyncedDto> {
    const row = await this.subscriptions.sync(id, origin);
    const message = row
      ? `The subscription of ${row.userEmail} is as Stripe has it.`
      : 'Stripe does not know this subscription. It was taken out of our copy.';
    return { success: true, message, subscription: row && this.toDto(row) };
  }

  private toDto(row: SubscriptionRow): AdminSubscriptionDto {
    return toAdminSubscriptionDto(row, stripeDashboardUrl(this.config.stripe, 'subscriptions', row.id));
  }
}
