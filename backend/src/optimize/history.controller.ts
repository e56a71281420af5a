import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../common/auth-user.js';
import { CurrentUser } from '../common/current-user.decorator.js';
import { HistoryService } from './history.service.js';
import {
  OptimizationIdDto,
  OptimizationListDto,
  OptimizationListQueryDto,
  StoredOptimizationDto,
} from './optimize.dto.js';

@ApiTags('optimize')
@Controller('optimizations')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get()
  @ApiOkResponse({ type: OptimizationListDto })
  list(@CurrentUser() user: AuthUser, @Query() query: OptimizationListQueryDto): Promise<OptimizationListDto> {
    return this.history.list(user, query);
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
}
