import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../common/auth-user.js';
import { CurrentUser } from '../../common/current-user.decorator.js';
import { MessageDto } from '../auth.dto.js';
import {
  RecoveryCodesDto,
  SecondFactorBegunDto,
  SecondFactorCodeDto,
  SecondFactorProofDto,
  SecondFactorStatusDto,
} from './second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';

/** Two-step sign-in, set up by its owner on the account page. */
@ApiTags('account')
@Controller('account/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Get()
  @ApiOkResponse({ type: SecondFactorStatusDto })
  status(@CurrentUser() user: AuthUser): Promise<SecondFactorStatusDto> {
    return this.secondFactor.statusOf(user);
  }

  @Post('begin')
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorBegunDto })
  begin(@CurrentUser() user: AuthUser, @Body() proof: SecondFactorProofDto): Promise<SecondFactorBegunDto> {
    return this.secondFactor.begin(user, proof);
  }

  @Post('enable')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesDto })
  async enable(@CurrentUser() user: AuthUser, @Body() { code }: SecondFactorCodeDto): Promise<RecoveryCodesDto> {
    const recoveryCodes = await this.secondFactor.enable(user, code);
    return { success: true, message: 'Two-step sign-in is on.', recoveryCodes };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesDto })
  async renew(@CurrentUser() user: AuthUser, @Body() proof: SecondFactorProofDto): Promise<RecoveryCodesDto> {
    const recoveryCodes = await this.secondFactor.renewRecoveryCodes(user, proof);
    return { success: true, message: 'These are your new recovery codes.', recoveryCodes };
  }

  @Delete()
  @ApiOkResponse({ type: MessageDto })
  async remove(@CurrentUser() user: AuthUser, @Body() proof: SecondFactorProofDto): Promise<MessageDto> {
    await this.secondFactor.remove(user, proof);
    return { success: true, message: 'Two-step sign-in is off.' };
  }
}
