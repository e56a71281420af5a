import type { World } from '../world.js';
import { type Params } from './params.js';

/** One request for the API, as a resource sees it. */
export interface Call {
  world: World;
  params: Params;
  /** The parts of the address that vary: `:id` and the like. */
  path: Record<string, string>;
  /** Sent with a publishable key, by a browser: only what a client secret opens may be answered. */
  isPublishable: boolean;
}

export type Handler = (call: Call) => object;

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  pattern: string;
  handle: Handler;
  /** Whether browsers may call it with a publishable key. */
  isPublic?: boolean;
}

export const get = (pattern: string, handle: Handler): Route => ({ method: 'GET', pattern, handle });
export const post = (pattern: string, handle: Handler): Route => ({ method: 'POST', pattern, handle });
export const remove = (pattern: string, handle: Handler): Route => ({ method: 'DELETE', pattern, handle });
export const forBrowsers = (route: Route): Route => ({ ...route, isPublic: true });

interface Compiled extends Route {
  expression: RegExp;
}

export class Router {
  private readonly routes: Compiled[];

  constructor(routes: Route[]) {
    this.routes = routes.map((route) => ({
      ...route,
      expression: new RegExp(`^${route.pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    }));
  }

  find(method: string, path: string): { route: Route; path: Record<string, string> } | undefined {
    for (const route of this.routes) {
      if (route.method !== method) continue;
      const match = route.expression.exec(path);
      if (match) return { route, path: { ...match.groups } };
    }
    return undefined;
  }
}
