import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KnownDevice } from '../../auth/known-device.entity.js';
import type { User } from '../../users/user.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class DevicesData implements PersonalDataPart {
  readonly name = 'knownDevices';

  constructor(private readonly dataSource: DataSource) {}

  export({ id: userId }: User): Promise<Partial<KnownDevice>[]> {
    return this.dataSource.manager.find(KnownDevice, {
      select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
      where: { userId },
      order: { createdAt: 'ASC' },
    });
  }
}
