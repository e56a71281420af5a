import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { UsersService } from './users.service.js';

@Module({ providers: [UsersService], exports: [UsersService] })
export class UsersModule implements OnApplicationBootstrap {
  constructor(private readonly users: UsersService) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.users.grantConfiguredRoles();
  }
}
