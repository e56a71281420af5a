import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuditOrigin } from '../audit/audit.service.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { ActingAdmin } from './acting-admin.decorator.js';
import { BulkDoneDto, BulkDto, ChangeRoleDto, SuspendDto, UserChangedDto } from './admin-standing.dto.js';
import { toAdminUserDto, UserIdDto } from './admin-users.dto.js';
import { AdminUsersService } from './admin-users.service.js';
import { type BulkAction, BulkService } from './bulk.service.js';
import { counted } from './counted.js';
import { StandingService } from './standing.service.js';

const BULK_DONE: Record<BulkAction, string> = {
  verify: 'verified',
  reset: 'reset',
  suspend: 'suspended',
  restore: 'restored',
  delete: 'deleted',
};

@ApiTags('admin')
@RequiresRole('admin')
@Controller('admin/users')
export class AdminStandingController {
  constructor(
    private readonly users: AdminUsersService,
    private readonly standing: StandingService,
    private readonly bulk: BulkService,
  ) {}

  @Post(':id/suspend')
  @HttpCode(200)
  @ApiOkResponse({ type: UserChangedDto })
  async suspend(
    @Param() { id }: UserIdDto,
    @Body() { reason }: SuspendDto,
    @ActingAdmin() origin: AuditOrigin,
  ): Promise<UserChangedDto> {
    const { email } = await this.standing.suspend(id, reason ?? null, origin);
    return this.changed(id, `${email} was suspended and signed out everywhere.`);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: UserChangedDto })
  async restore(@Param() { id }: UserIdDto, @ActingAdmin() origin: AuditOrigin): Promise<UserChangedDto> {
    const { email } = await this.standing.restore(id, origin);
    return this.changed(id, `${email} was restored.`);
  }

  @Patch(':id/role')
  @ApiOkResponse({ type: UserChangedDto })
  async changeRole(
    @Param() { id }: UserIdDto,
    @Body() { role }: ChangeRoleDto,
    @ActingAdmin() origin: AuditOrigin,
  ): Promise<UserChangedDto> {
    const { email } = await this.standing.changeRole(id, role, origin);
    return this.changed(id, `${email} is ${role === 'admin' ? 'an administrator now' : 'no administrator any more'}.`);
  }

  /** One action for users picked from the list. What can't be done to one of them is told and stops no other. */
  @Post('bulk')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkDoneDto })
  async runBulk(@Body() { action, ids, reason }: BulkDto, @ActingAdmin() origin: AuditOrigin): Promise<BulkDoneDto> {
    const { done, skipped } = await this.bulk.run(action, ids, origin, reason ?? null);
    const left = skipped.length ? ` ${skipped.length.toLocaleString('en-US')} left as they were.` : '';
    const message = `${counted(done, 'user')} ${done === 1 ? 'was' : 'were'} ${BULK_DONE[action]}.${left}`;
    return { success: true, message, done, skipped };
  }

  private async changed(id: string, message: string): Promise<UserChangedDto> {
    return { success: true, message, user: toAdminUserDto(await this.users.get(id)) };
  }
}
