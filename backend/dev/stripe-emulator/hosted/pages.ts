import type { PageHandler } from '../http/server.js';

export const pages: PageHandler = () => undefined;
