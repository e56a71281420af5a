/** Compiles the backend; with `production` without the development stack. Resolves with the number of files. */
export function buildBackend(options?: { production?: boolean; outDir?: string }): Promise<number>;
