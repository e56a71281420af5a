import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { writeFileSync } from 'node:fs';
import { AppModule } from './app.module.js';
import { AppConfig } from './config/app-config.js';
import { describeApi } from './api-docs.js';

// `preview` wires the modules without making a single provider, so the contract needs no database.
const config = AppConfig.from({ DATABASE_URL: 'postgres://nowhere', JWT_SECRET: 'x'.repeat(32) });
const app = await NestFactory.create(AppModule.forRoot(config), { preview: true, logger: false, abortOnError: false });
app.setGlobalPrefix('api');
writeFileSync(process.argv[2] ?? 'openapi.json', `${JSON.stringify(describeApi(app), null, 2)}\n`);
await app.close();
