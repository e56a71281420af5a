export function productionEnv(server: { port: number; databaseUrl: string; appUrl?: string }): Record<string, string>;
