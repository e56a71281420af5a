const TOKEN = /\\p\{(L|N|Nd)\}|\\[^]|[^]/gu;

type Ranges = Readonly<Record<string, string>>;

/** What letters and figures are in folded text, by the script that a pattern is in. */
const RANGES: readonly (readonly [RegExp, Ranges])[] = [
  [/^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u, { L: 'a-z', N: '0-9', Nd: '0-9' }],
  [
    /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u,
    { L: 'a-z\u0620-\u064a', N: '0-9\u0660-\u0669', Nd: '0-9\u0660-\u0669' },
  ],
];

/** All of Unicode takes a hundred times as long to compile. */
function withoutUnicode(source: string, ranges: Ranges): string {
  let isClass = false;
  return source.replace(TOKEN, (token, kind: string | undefined) => {
    if (kind !== undefined) return isClass ? (ranges[kind] ?? token) : `[${ranges[kind] ?? token}]`;
    if (token === '[') isClass = true;
    if (token === ']') isClass = false;
    return token;
  });
}

/** A pattern for folded text. */
export function foldedPattern(source: string, flags = ''): RegExp {
  const words = source.replace(TOKEN, (token, kind?: string) => (kind ? '' : token));
  const [, ranges] = RANGES.find(([script]) => script.test(words)) ?? [];
  return ranges ? new RegExp(withoutUnicode(source, ranges), flags) : new RegExp(source, `u${flags}`);
}
