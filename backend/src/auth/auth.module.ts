import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { UsageModule } from '../usage/usage.module.js';
import { UsersModule } from '../users/users.module.js';
import { AttemptsService } from './attempts.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { AuthSweepJob } from './auth-sweep.job.js';
import { DevicesService } from './devices.service.js';
import { EmailTokensService } from './email-tokens.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordPolicy } from './password-policy.js';
import { PasswordProofService } from './password-proof.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { RegistrationService } from './registration.service.js';
import { SealedSecret } from './second-factor/sealed-secret.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecurityMailsService } from './security-mails.service.js';
import { SessionGuard } from './session.guard.js';
import { SessionReader } from './session-reader.js';
import { TokenSigner } from './session-token.js';
import { SessionsService } from './sessions.service.js';
import { VerifyEmailController } from './verify-email.controller.js';

@Module({
  imports: [JwtModule.register({}), UsersModule, UsageModule],
  controllers: [AuthController, VerifyEmailController, PasswordController, SecondFactorController],
  providers: [
    AuthService,
    AttemptsService,
    DevicesService,
    AuthSweepJob,
    RegistrationService,
    EmailTokensService,
    SessionsService,
    OwnSessionsService,
    PasswordHasher,
    PasswordPolicy,
    PasswordResetService,
    PasswordChangeService,
    PasswordProofService,
    SecurityMailsService,
    SecondFactorService,
    SealedSecret,
    SessionReader,
    TokenSigner,
    JwtStrategy,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [
    SessionReader,
    SessionsService,
    OwnSessionsService,
    RegistrationService,
    EmailTokensService,
    PasswordProofService,
    PasswordHasher,
  ],
})
export class AuthModule {}
