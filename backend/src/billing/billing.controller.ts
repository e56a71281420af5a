import { Body, Controller, Get, Header, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../common/auth-user.js';
import { CurrentUser } from '../common/current-user.decorator.js';
import {
  ChosenPlanDto,
  PlanPreviewDto,
  PlanTierDto,
  PortalDto,
  RepairedDto,
  SubscriptionStatusDto,
  toChosenPlanDto,
  toPlanPreviewDto,
  toVerifiedDto,
  VerifiedSubscriptionDto,
} from './billing.dto.js';
import { BillingErrors } from './billing-errors.interceptor.js';
import { CustomerCareService } from './customer-care.service.js';
import { PlanPreviewService } from './plan-preview.service.js';
import { SubscriptionStatusService } from './subscription-status.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@ApiTags('billing')
@UseInterceptors(BillingErrors)
@Controller()
export class BillingController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly status: SubscriptionStatusService,
    private readonly previews: PlanPreviewService,
    private readonly care: CustomerCareService,
  ) {}

  @Post('get-or-create-subscription')
  @HttpCode(200)
  @ApiOkResponse({ type: ChosenPlanDto })
  async choose(@CurrentUser() user: AuthUser, @Body() { planTier }: PlanTierDto): Promise<ChosenPlanDto> {
    return toChosenPlanDto(await this.subscriptions.choose(user, planTier));
  }

  @Get('subscription-status')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: SubscriptionStatusDto })
  read(@CurrentUser() user: AuthUser): Promise<SubscriptionStatusDto> {
    return this.status.statusOf(user.id);
  }

  @Get('stripe/verify-subscription')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: VerifiedSubscriptionDto })
  async verify(@CurrentUser() user: AuthUser): Promise<VerifiedSubscriptionDto> {
    return toVerifiedDto(await this.status.statusOf(user.id, true));
  }

  @Post('billing/preview')
  @HttpCode(200)
  @ApiOkResponse({ type: PlanPreviewDto })
  async preview(@CurrentUser() user: AuthUser, @Body() { planTier }: PlanTierDto): Promise<PlanPreviewDto> {
    return toPlanPreviewDto(await this.previews.preview(user, planTier));
  }

  @Post('billing/resume')
  @HttpCode(200)
  @ApiOkResponse({ type: ChosenPlanDto })
  async resume(@CurrentUser() user: AuthUser): Promise<ChosenPlanDto> {
    return toChosenPlanDto(await this.subscriptions.resume(user));
  }

  @Post('billing/portal')
  @HttpCode(200)
  @ApiOkResponse({ type: PortalDto })
  async portal(@CurrentUser() user: AuthUser): Promise<PortalDto> {
    return { url: await this.care.portalUrl(user) };
  }

  @Post('repair-customer-id')
  @HttpCode(200)
  @ApiOkResponse({ type: RepairedDto })
  async repair(@CurrentUser() user: AuthUser): Promise<RepairedDto> {
    return { success: true, message: await this.care.repair(user) };
  }
}
