import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../common/auth-user.js';
import { CurrentUser } from '../common/current-user.decorator.js';
import { Limited } from '../limits/limited.decorator.js';
import { HistoryExportService } from './history-export.service.js';
import { HistoryKeepingService } from './history-keeping.service.js';
import {
  HistoryClearedDto,
  HistoryExportQueryDto,
  HistoryKeepingDto,
  HistoryQueryDto,
  KeepHistoryDto,
  OptimizationListDto,
  StoredOptimizationDto,
} from './history.dto.js';
import { HistoryService } from './history.service.js';
import { OptimizationIdDto } from './optimize.dto.js';

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

/** What the person who asks had optimized so far. */
@ApiTags('optimize')
@Controller('optimizations')
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly exports: HistoryExportService,
    private readonly keeping: HistoryKeepingService,
  ) {}

  @Get()
  @Limited('history')
  @ApiOkResponse({ type: OptimizationListDto })
  list(@CurrentUser() user: AuthUser, @Query() query: HistoryQueryDto): Promise<OptimizationListDto> {
    return this.history.list(user, query);
  }

  /** The whole history as one file. */
  @Get('export')
  @Limited('export')
  @ApiOkResponse({
    content: { 'application/json': { schema: { type: 'object', additionalProperties: true } }, 'text/markdown': FILE },
  })
  export(@CurrentUser() user: AuthUser, @Query() { format }: HistoryExportQueryDto): StreamableFile {
    return this.exports.exportOf(user, format);
  }

  @Get('keeping')
  @ApiOkResponse({ type: HistoryKeepingDto })
  describeKeeping(@CurrentUser() user: AuthUser): Promise<HistoryKeepingDto> {
    return this.keeping.describe(user);
  }

  /** Turned off, history is empty at once, and every text of it is deleted within a day. */
  @Put('keeping')
  @ApiOkResponse({ type: HistoryKeepingDto })
  keep(@CurrentUser() user: AuthUser, @Body() { isKept }: KeepHistoryDto): Promise<HistoryKeepingDto> {
    return this.keeping.keep(user, isKept);
  }

  /** All of it, starred or not, for good. */
  @Delete()
  @ApiOkResponse({ type: HistoryClearedDto })
  async clear(@CurrentUser() user: AuthUser): Promise<HistoryClearedDto> {
    const deleted = await this.history.clear(user);
    return { success: true, message: 'Your history has been deleted.', deleted };
  }

  /** Also while it is being written: a reload or a second tab finds the versions that are finished. */
  @Get(':id')
  @ApiOkResponse({ type: StoredOptimizationDto })
  get(@CurrentUser() user: AuthUser, @Param() { id }: OptimizationIdDto): Promise<StoredOptimizationDto> {
    return this.history.get(user, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@CurrentUser() user: AuthUser, @Param() { id }: OptimizationIdDto): Promise<void> {
    return this.history.delete(user, id);
  }

  @Put(':id/star')
  @HttpCode(204)
  @ApiNoContentResponse()
  star(@CurrentUser() user: AuthUser, @Param() { id }: OptimizationIdDto): Promise<void> {
    return this.history.star(user, id, true);
  }

  @Delete(':id/star')
  @HttpCode(204)
  @ApiNoContentResponse()
  unstar(@CurrentUser() user: AuthUser, @Param() { id }: OptimizationIdDto): Promise<void> {
    return this.history.star(user, id, false);
  }
}
