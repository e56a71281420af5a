export function findBrowser(): string | undefined;
export function ensureBrowser(log?: (line: string) => void): Promise<void>;
