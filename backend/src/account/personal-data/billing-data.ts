import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FarewellService } from '../../billing/farewell.service.js';
import type { User } from '../../users/user.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class BillingData implements PersonalDataPart {
  readonly name = 'billing';

  constructor(private readonly farewell: FarewellService) {}

  export({ id }: User): Promise<object> {
    return this.farewell.holdingsOf(id);
  }

  erase({ id }: User, tx: EntityManager): Promise<void> {
    return this.farewell.enqueue(id, tx);
  }
}
