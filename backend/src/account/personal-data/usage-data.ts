import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsagePeriod } from '../../usage/usage-period.entity.js';
import type { User } from '../../users/user.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class UsageData implements PersonalDataPart {
  readonly name = 'usagePeriods';

  constructor(private readonly dataSource: DataSource) {}

  export({ id: userId }: User): Promise<Partial<UsagePeriod>[]> {
    return this.dataSource.manager.find(UsagePeriod, {
      select: {
        plan: true,
        quota: true,
        used: true,
        startsAt: true,
        endsAt: true,
        closedAt: true,
        adminModified: true,
      },
      where: { userId },
      order: { startsAt: 'ASC' },
    });
  }
}
