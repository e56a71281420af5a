import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { JobOutcome } from '../jobs/job-run.entity.js';
import type { JobOverview } from '../jobs/job-overview.service.js';

const NAME_MAX = 100;

export class JobNameDto {
  @ApiProperty({ maxLength: NAME_MAX })
  @IsString({ message: 'This is not the name of a job.' })
  @MaxLength(NAME_MAX, { message: 'This is not the name of a job.' })
  name: string;
}

export class AdminJobDto {
  /** Its name: what react-admin calls a record by. */
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  /** When it is started, in UTC; null: whenever there is something to do. */
  @ApiProperty({ type: String, nullable: true, example: '*/10 * * * *' })
  cron: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt: string | null;

  @ApiProperty({ type: Number, minimum: 0, nullable: true })
  durationMs: number | null;

  /** How many things the last run dealt with. */
  @ApiProperty({ type: Number, minimum: 0, nullable: true })
  count: number | null;

  @ApiProperty({ enum: ['succeeded', 'failed'], nullable: true })
  outcome: JobOutcome | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  failedAt: string | null;

  @ApiProperty({ minimum: 0 })
  runs: number;

  @ApiProperty({ minimum: 0 })
  failures: number;

  @ApiProperty({ minimum: 0 })
  waiting: number;

  @ApiProperty({ minimum: 0 })
  running: number;

  /** Given up after all tries. */
  @ApiProperty({ minimum: 0 })
  givenUp: number;
}

export function toAdminJobDto({ name, last, failedAt, ...rest }: JobOverview): AdminJobDto {
  return {
    id: name,
    name,
    ...rest,
    startedAt: last?.startedAt.toISOString() ?? null,
    finishedAt: last?.finishedAt.toISOString() ?? null,
    durationMs: last?.durationMs ?? null,
    count: last?.count ?? null,
    outcome: last?.outcome ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  };
}
