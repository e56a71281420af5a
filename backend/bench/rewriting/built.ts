/** Loads a module of the built backend: a bench measures what is shipped, and Node can't run decorators. */
export const built = <T>(path: string): Promise<T> =>
  import(new URL(`../../dist/src/${path}`, import.meta.url).href) as Promise<T>;
