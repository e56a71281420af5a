import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { typeormOptions } from './typeorm-options.js';

/** For TypeORM's command line, as in `npm run typeorm -w backend -- migration:show`, with the operator's environment. */
export default new DataSource(typeormOptions(AppConfig.ofProcess().databaseUrl));
