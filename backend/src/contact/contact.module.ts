import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { ContactInboxService } from './contact-inbox.service.js';
import { ContactService } from './contact.service.js';

@Module({
  controllers: [ContactController],
  providers: [ContactService, ContactInboxService],
  exports: [ContactService, ContactInboxService],
})
export class ContactModule {}
