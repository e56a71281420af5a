import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SpentFreeQuotaService } from '../../usage/spent-free-quota.service.js';
import { UsagePeriod } from '../../usage/usage-period.entity.js';
import type { User } from '../../users/user.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class UsageData implements PersonalDataPart {
  readonly name = 'usagePeriods';

  constructor(
    private readonly dataSource: DataSource,
    private readonly spentFreeQuota: SpentFreeQuotaService,
  ) {}

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

  /** The rows go with the account; that a running free month was used stays known until it ends. */
  erase(person: User, tx: EntityManager): Promise<void> {
    return this.spentFreeQuota.remember(person, tx);
  }
}
