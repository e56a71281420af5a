import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/public.decorator.js';
import { Limited } from '../limits/limited.decorator.js';
import { ContactDto, ContactedDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Public()
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Limited('contact')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactedDto })
  async send(@Body() dto: ContactDto): Promise<ContactedDto> {
    await this.contact.receive(dto);
    return { success: true, message: "Thank you! We've received your message and will get back to you soon." };
  }
}
