const LATIN_ALONE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
const TOKEN = /\\p\{(L|N|Nd)\}|\\[^]|[^]/gu;
const RANGES: Readonly<Record<string, string>> = { L: 'a-z', N: '0-9', Nd: '0-9' };

/** In folded text of Latin script, letters and figures are these; all of Unicode takes a hundred times as long to compile. */
function withoutUnicode(source: string): string {
  let isClass = false;
  return source.replace(TOKEN, (token, kind: string | undefined) => {
    if (kind !== undefined) return isClass ? (RANGES[kind] ?? token) : `[${RANGES[kind] ?? token}]`;
    if (token === '[') isClass = true;
    if (token === ']') isClass = false;
    return token;
  });
}

/** A pattern for folded text. */
export const foldedPattern = (source: string, flags = ''): RegExp =>
  LATIN_ALONE.test(source.replace(TOKEN, (token, kind?: string) => (kind ? '' : token)))
    ? new RegExp(withoutUnicode(source), flags)
    : new RegExp(source, `u${flags}`);
