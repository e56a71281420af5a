import { Controller, Get, Headers, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { timingSafeEqual } from 'node:crypto';
import { Public } from '../common/public.decorator.js';
import { sha256 } from '../common/sha256.js';
import { AppConfig } from '../config/app-config.js';
import { AppError } from '../common/app-error.js';
import { Unlimited } from '../common/unlimited.decorator.js';
import { MetricsService } from './metrics.service.js';

@ApiExcludeController()
@Unlimited()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: MetricsService,
    private readonly config: AppConfig,
  ) {}

  @Public()
  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  read(@Headers('authorization') authorization = ''): Promise<string> {
    // Without the token there is nothing here: an address that says "forbidden" invites guessing.
    if (!this.mayRead(authorization)) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    return this.metrics.registry.metrics();
  }

  private mayRead(authorization: string): boolean {
    const { metricsToken, production } = this.config;
    if (!metricsToken) return !production;
    return timingSafeEqual(sha256(authorization), sha256(`Bearer ${metricsToken}`));
  }
}
