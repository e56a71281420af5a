export function freshFolder(folder: string): { path: string; takePlace(): void; remove(): void };
