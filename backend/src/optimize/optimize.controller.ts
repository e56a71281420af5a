import { Body, Controller, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import type { AuthUser } from '../common/auth-user.js';
import { CurrentUser } from '../common/current-user.decorator.js';
import { HttpDrain } from '../common/http-drain.js';
import { ErrorReports } from '../common/error-reports.js';
import { contextOf, toAppError, toErrorBody } from '../common/error.filter.js';
import { requestIdOf } from '../common/request-id.js';
import { Limited } from '../limits/limited.decorator.js';
import { EventStream } from './event-stream.js';
import { parseIdempotencyKey } from './idempotency-key.js';
import {
  OptimizePromptDto,
  OptimizeResultDto,
  RefineDto,
  RefinedDto,
  SelectedDto,
  SelectPromptDto,
  VariantIdDto,
} from './optimize.dto.js';
import { OptimizeService } from './optimize.service.js';
import { RefineService } from './refine.service.js';

@ApiTags('optimize')
@Controller()
export class OptimizeController {
  constructor(
    private readonly optimizations: OptimizeService,
    private readonly refinements: RefineService,
    private readonly drain: HttpDrain,
    private readonly reports: ErrorReports,
    private readonly logger: Logger,
  ) {}

  /** Answers JSON; with `Accept: text/event-stream` the same as it happens. */
  @Post('optimize-prompt')
  @Limited('optimize')
  @HttpCode(200)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOkResponse({ type: OptimizeResultDto })
  async optimize(
    @CurrentUser() user: AuthUser,
    @Body() { prompt }: OptimizePromptDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const stream = request.headers.accept?.includes('text/event-stream') ? new EventStream(response) : null;
    try {
      const { result, replayed } = await this.drain.track(
        this.optimizations.optimize(user, {
          prompt,
          idempotencyKey: parseIdempotencyKey(key),
          signal: whenLeft(response),
          onEvent: stream ? (event) => stream.send(event) : undefined,
        }),
      );
      if (replayed) response.setHeader('Idempotency-Replayed', 'true');
      if (!stream) {
        response.json(result);
        return;
      }
      stream.send({ event: 'done', data: result });
      stream.end();
    } catch (thrown) {
      if (!stream?.isOpen) throw thrown;
      // The status is long gone; the stream's own error event carries the body instead.
      const error = toAppError(thrown);
      if (error.code === 'INTERNAL') {
        this.logger.error({ err: error.cause ?? error, code: error.code }, error.message);
        this.reports.report(error.cause ?? error, contextOf(request));
      }
      stream.send({ event: 'error', data: toErrorBody(error, requestIdOf(request)) });
      stream.end();
    }
  }

  /** Three changes come with each optimization, further ones cost a prompt each. */
  @Post('optimizations/:id/variants/:variantId/refine')
  @Limited('optimize')
  @HttpCode(200)
  @ApiOkResponse({ type: RefinedDto })
  refine(
    @CurrentUser() user: AuthUser,
    @Param() { id, variantId }: VariantIdDto,
    @Body() dto: RefineDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RefinedDto> {
    return this.drain.track(this.refinements.refine(user, id, variantId, dto, whenLeft(response)));
  }

  @Post('select-prompt')
  @HttpCode(200)
  @ApiOkResponse({ type: SelectedDto })
  async select(@CurrentUser() user: AuthUser, @Body() dto: SelectPromptDto): Promise<SelectedDto> {
    await this.optimizations.select(user, dto);
    return { success: true, message: 'Selection saved' };
  }
}

/** Aborts when the person leaves or cancels: their browser closes the connection. */
function whenLeft(response: Response): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    // Every answer closes; making the error that an abort carries costs more than all else here.
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}
