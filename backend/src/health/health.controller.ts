import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AppError } from '../common/app-error.js';
import { HttpDrain } from '../common/http-drain.js';
import { Public } from '../common/public.decorator.js';
import { Unlimited } from '../common/unlimited.decorator.js';
import { LivenessDto, ReadinessDto, REQUIRED_PARTS } from './health.dto.js';
import { HealthService } from './health.service.js';

const RETRY_SECONDS = 2;

@ApiTags('health')
@Public()
@Unlimited()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly drain: HttpDrain,
  ) {}

  /** Whether the process answers at all; asks nothing of anybody. */
  @Get('live')
  @ApiOkResponse({ type: LivenessDto })
  live(): LivenessDto {
    return { status: 'ok' };
  }

  /** Whether requests should be sent here: 503 while the database is away and once the server is stopping. */
  @Get('ready')
  @ApiOkResponse({ type: ReadinessDto })
  async ready(): Promise<ReadinessDto> {
    if (this.drain.isDraining) refuse('This server is stopping.', { draining: true });
    const parts = await this.health.look();
    const required = [...REQUIRED_PARTS];
    if (required.some((part) => parts[part] !== 'up')) refuse('The database does not answer.', { required, ...parts });
    return { status: 'ok', required, ...parts };
  }
}

function refuse(message: string, extra: Record<string, unknown>): never {
  throw new AppError('UNAVAILABLE', message, { retryAfterSeconds: RETRY_SECONDS, extra });
}
