import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { UsageModule } from '../usage/usage.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { EmailTokensService } from './email-tokens.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { RegistrationService } from './registration.service.js';
import { SessionGuard } from './session.guard.js';
import { SessionReader } from './session-reader.js';
import { TokenSigner } from './session-token.js';
import { SessionsService } from './sessions.service.js';
import { VerifyEmailController } from './verify-email.controller.js';

@Module({
  imports: [JwtModule.register({}), UsersModule, UsageModule],
  controllers: [AuthController, VerifyEmailController],
  providers: [
    AuthService,
    RegistrationService,
    EmailTokensService,
    SessionsService,
    OwnSessionsService,
    SessionReader,
    TokenSigner,
    JwtStrategy,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [SessionReader, RegistrationService, OwnSessionsService],
})
export class AuthModule {}
