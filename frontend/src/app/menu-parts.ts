import { lazyPart } from '../ui/lazy-part';

/** What stands in the bar's panels: few open them, and nobody before the page is there. */
export const AccountEntriesPart = lazyPart(async () => (await import('./AccountEntries')).AccountEntries);
export const ThemeChoicePart = lazyPart(async () => (await import('./ThemeChoice')).ThemeChoice);
