import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Session } from '../../auth/session.entity.js';
import type { User } from '../../users/user.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class SessionsData implements PersonalDataPart {
  readonly name = 'sessions';

  constructor(private readonly dataSource: DataSource) {}

  export({ id: userId }: User): Promise<Partial<Session>[]> {
    return this.dataSource.manager.find(Session, {
      // Chosen by name: what proves a session is nobody's to copy, not even its owner's.
      select: {
        id: true,
        userAgent: true,
        createdAt: true,
        lastSeenAt: true,
        absoluteExpiresAt: true,
        revokedAt: true,
      },
      where: { userId },
      order: { createdAt: 'ASC' },
    });
  }
}
