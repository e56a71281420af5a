import type { BulletKey, GuidedKey, LanguageTable, SharpKey, SizeKey } from './languages/language.js';

/** What a phrase settles although the person hasn't said it, for people to see and to take back. */
const BULLETS: Partial<Record<BulletKey, string>> = {
  politeTone: 'Tone: polite and natural.',
  natural: 'Tone: natural and friendly.',
  twoSentences: 'Length: two or three sentences.',
  level: 'Audience: someone without prior knowledge.',
  fewEntries: 'Number: five to eight entries.',
  threeToFive: 'Number: three to five suggestions.',
  ideaCount: 'Number: five ideas.',
  nameCount: 'Number: ten names.',
  questionCount: 'Number: ten questions.',
  versions: 'Number: three versions.',
  listForm: 'Format: a numbered list.',
  tableForm: 'Format: a table.',
  subheads: 'Format: short paragraphs under subheadings.',
  firstPerson: 'Form: in the first person.',
  sendLength: 'Length: readable in under a minute.',
  oneQuestion: 'One question to you before the work starts.',
  directions: 'Three or four directions to choose from.',
  threeDishes: 'Number: three dishes.',
  tellable: 'Length: short enough to tell in half a minute.',
};

const SHARP: Partial<Record<SharpKey, string>> = {
  list: 'Format: a numbered list.',
  howto: 'Format: numbered steps.',
  schedule: 'Format: a table.',
  emailTone: 'Tone: polite and natural.',
  captionMany: 'Several versions instead of one.',
  greeting: 'Length: short enough to send as it is.',
  topic: 'One question to you before the work starts.',
  rank: 'Format: a numbered list.',
  cook: 'Number: three dishes.',
  suggest: 'Number: three to five suggestions.',
  codeOnly: 'Task: explain the code and review it.',
};

const AT_MOST_THREE = 'At most 3 questions to you before the work starts.';

const GUIDED: Partial<Record<GuidedKey, string>> = {
  fill: AT_MOST_THREE,
  fillOr: 'What you leave empty is chosen for you and named.',
  picks: 'Three suggestions: one safe, one unusual, one to skip.',
  imageClose: 'Two compositions to choose from.',
  marksBest: 'The strongest are marked.',
  cookClose: 'Three dishes to choose from.',
};

const SUBJECT = {
  words: 'Subject line: at most eight words.',
  characters: 'Subject line: at most fifteen characters.',
} as const satisfies Record<LanguageTable['unit'], string>;

const SIZES: ReadonlySet<string> = new Set<SizeKey>(['short', 'medium', 'long']);
const isSize = (key: string): key is SizeKey => SIZES.has(key);

export function assumptionsOfBullets(keys: readonly BulletKey[], table: LanguageTable): string[] {
  return keys.flatMap((key) => {
    if (isSize(key)) return [`Length: at most ${table.sizes[key]} ${table.unit}.`];
    if (key === 'subject') return [SUBJECT[table.unit]];
    return BULLETS[key] ?? [];
  });
}

export function assumptionsOfSharp(keys: readonly SharpKey[]): string[] {
  return keys.flatMap((key) => SHARP[key] ?? []);
}

export function assumptionsOfGuided(keys: readonly GuidedKey[]): string[] {
  return [...new Set(keys.flatMap((key) => GUIDED[key] ?? []))];
}
