/**
 * All places where a pattern with the flag `g` is found. `matchAll` makes a copy of its pattern each time, which costs
 * ten times as much as looking; most patterns are found nowhere.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return firstMatch(text, pattern) ? [...text.matchAll(pattern)] : [];
}

/** The first place where a pattern with the flag `g` is found, wherever it was looked for before. */
export function firstMatch(text: string, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = 0;
  const match = pattern.exec(text);
  pattern.lastIndex = 0;
  return match;
}
