import { ApiProperty } from '@nestjs/swagger';
import { DoneDto } from './admin-users.dto.js';
import { type ToolName, type ToolRun, TOOLS } from './tool-run.entity.js';

export class CountersResetDto extends DoneDto {
  /** Accounts whose count was above zero. */
  @ApiProperty({ minimum: 0 })
  usersReset: number;
}

export class UsersVerifiedDto extends DoneDto {
  /** Accounts newly verified. */
  @ApiProperty({ minimum: 0 })
  usersVerified: number;
}

export class ToolRunDto {
  @ApiProperty({ enum: TOOLS })
  tool: ToolName;

  @ApiProperty({ format: 'email' })
  startedBy: string;

  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  /** Null: it is going on. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt: string | null;

  /** Accounts changed so far. */
  @ApiProperty({ minimum: 0 })
  changed: number;

  @ApiProperty({ minimum: 0, maximum: 100 })
  percentDone: number;
}

export class ToolRunListDto {
  @ApiProperty({ type: [ToolRunDto] })
  items: ToolRunDto[];

  @ApiProperty({ minimum: 0 })
  total: number;
}

export function toToolRunDto({ tool, origin, startedAt, finishedAt, changed, cursor }: ToolRun): ToolRunDto {
  return {
    tool,
    startedBy: origin.actor.email,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    changed,
    percentDone: finishedAt ? 100 : percentOf(cursor),
  };
}

/** Accounts are worked off in the order of their ids, which are random: how far an id lies is how much is done. */
function percentOf(id: string): number {
  return Math.floor((Number.parseInt(id.slice(0, 8), 16) / 2 ** 32) * 100);
}
