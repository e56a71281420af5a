import type { CompactTable } from './compact-table.js';
import { af } from './af.js';
import { bg } from './bg.js';
import { bn } from './bn.js';
import { ca } from './ca.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { el } from './el.js';
import { et } from './et.js';
import { eu } from './eu.js';
import { fa } from './fa.js';
import { fi } from './fi.js';
import { he } from './he.js';
import { hi } from './hi.js';
import { hr } from './hr.js';
import { hu } from './hu.js';
import { hy } from './hy.js';
import { id } from './id.js';
import { is } from './is.js';
import { ka } from './ka.js';
import { ko } from './ko.js';
import { lt } from './lt.js';
import { lv } from './lv.js';
import { ms } from './ms.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { ru } from './ru.js';
import { sk } from './sk.js';
import { sl } from './sl.js';
import { sr } from './sr.js';
import { sv } from './sv.js';
import { sw } from './sw.js';
import { ta } from './ta.js';
import { th } from './th.js';
import { tl } from './tl.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
import { ur } from './ur.js';
import { vi } from './vi.js';

const TABLES = {
  nl,
  pl,
  ru,
  uk,
  tr,
  ko,
  hi,
  sv,
  da,
  no,
  fi,
  cs,
  hu,
  el,
  he,
  vi,
  th,
  fa,
  id,
  ms,
  bg,
  hr,
  sr,
  sk,
  sl,
  ca,
  bn,
  ur,
  tl,
  sw,
  lt,
  lv,
  et,
  is,
  eu,
  ka,
  hy,
  ta,
  af,
} as const satisfies Record<string, CompactTable>;

/** The smaller wording of a language, if there is one. */
export function compactTableOf(language: string): CompactTable | undefined {
  return Object.hasOwn(TABLES, language) ? TABLES[language as keyof typeof TABLES] : undefined;
}
