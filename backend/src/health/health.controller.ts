import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AppError } from '../common/app-error.js';
import { HttpDrain } from '../common/http-drain.js';
import { Public } from '../common/public.decorator.js';
import { Unlimited } from '../common/unlimited.decorator.js';
import { LivenessDto, ReadinessDto } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Public()
@Unlimited()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly drain: HttpDrain,
  ) {}

  @Get('live')
  @ApiOkResponse({ type: LivenessDto })
  live(): LivenessDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOkResponse({ type: ReadinessDto })
  async ready(): Promise<ReadinessDto> {
    if (this.drain.isDraining) {
      throw new AppError('UNAVAILABLE', 'This server is stopping.', {
        retryAfterSeconds: 2,
        extra: { draining: true },
      });
    }
    if (!(await this.health.isDatabaseReady())) {
      throw new AppError('UNAVAILABLE', 'The database does not answer.', {
        retryAfterSeconds: 2,
        extra: { database: 'down' },
      });
    }
    return { status: 'ok', database: 'up' };
  }
}
