import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { typeormOptions } from './typeorm-options.js';

/** For TypeORM's command line: `npm run migration:generate` reads this file. */
export default new DataSource(typeormOptions(AppConfig.from(process.env).databaseUrl));
