/** The version in an `If-Match` header: one tag, strong or weak, as a list sent it. Null: any will do. */
export function versionOf(ifMatch: string | undefined): string | null {
  const tag = ifMatch?.trim();
  if (!tag || tag === '*') return null;
  return tag.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');
}
