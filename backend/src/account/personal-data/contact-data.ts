import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ContactMessage } from '../../contact/contact-message.entity.js';
import { ContactService } from '../../contact/contact.service.js';
import type { User } from '../../users/user.entity.js';
import type { PersonalDataPart } from '../personal-data.js';

@Injectable()
export class ContactData implements PersonalDataPart {
  readonly name = 'contactMessages';

  constructor(private readonly contact: ContactService) {}

  export({ email }: User): Promise<ContactMessage[]> {
    return this.contact.listFrom(email);
  }

  erase({ email }: User, tx: EntityManager): Promise<void> {
    return this.contact.deleteFrom(email, tx);
  }
}
