/** How much is put around the person's own words: as usual, or as they asked for afterwards. */
export type Size = 'short' | 'usual' | 'long';
