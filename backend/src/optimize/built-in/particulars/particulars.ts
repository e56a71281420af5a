import type { DraftAnalysis } from '../../analysis/draft-analysis.js';
import { fold } from '../../analysis/fold.js';
import type { TaskKind } from '../../analysis/task-kinds.js';
import { ENGLISH } from './english.js';
import type { Particular, Particulars } from './particular.js';
import { SPANISH } from './spanish.js';

/** One language a line. */
export const PARTICULARS: Readonly<Record<string, Particulars>> = {
  en: ENGLISH,
  es: SPANISH,
};

/** In these something is done with what is given, or asked about it; the thing named in them is not to be made. */
const NOT_MADE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'translate',
  'correct',
  'rewrite',
  'summarise',
  'classify',
  'extract',
  'extend',
  'reply',
  'followup',
  'turns',
  'standing',
  'support',
  'roleplay',
  'acting',
  'consult',
  'change',
  'judge',
  'debug',
  'readcode',
  'explain',
  'why',
  'compare',
  'decide',
  'yesno',
  'choice',
  'math',
  'sum',
  'chat',
  'literal',
  'topic',
  'token',
  'meaning',
  'words',
  'prove',
  'discuss',
  'quantity',
  'whatif',
  'rank',
  'agent',
]);

const WORDS_IN_FRONT = 6;
const CHARACTERS_IN_FRONT = 16;

/** Only those particulars fit these that name them: what is said in a conversation, or worked on, whatever its words. */
const TALK: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'names',
  'followup',
  'turns',
  'standing',
  'support',
  'roleplay',
  'acting',
  'translate',
  'correct',
  'rewrite',
  'summarise',
  'reply',
  'extend',
  'literal',
  'chat',
]);

const PATTERNS = new Map<Particular, RegExp>();

/** What may stand before the name of the thing: courtesies and the verb, then words that only describe it. */
function frontOf({ lead, notWanted, withoutSpaces }: Particulars, isAsked: boolean): string {
  if (withoutSpaces)
    return isAsked ? `(?:${lead})*` : `(?:${lead})*(?:(?!${notWanted})[\\p{L}\\p{N}・-]){0,${CHARACTERS_IN_FRONT}}?`;
  const described = `(?:(?!(?:${notWanted})\\s)[\\p{L}\\p{N}'’&/.-]+ ){0,${WORDS_IN_FRONT}}?`;
  return `(?:(?:${lead})[,:،]? )*${isAsked ? '' : described}`;
}

function patternOf(particular: Particular, of: Particulars): RegExp {
  let pattern = PATTERNS.get(particular);
  if (!pattern) {
    const end = of.withoutSpaces ? '' : "(?![\\p{L}'’])";
    pattern = new RegExp(`^${frontOf(of, particular.asked ?? false)}(?:${particular.named})${end}`, 'u');
    PATTERNS.set(particular, pattern);
  }
  return pattern;
}

const isPolite = (folded: string, { politely }: Particulars): boolean =>
  politely !== undefined && new RegExp(`^(?:${politely})`, 'u').test(folded);

/** What the draft asks for by name, if what such a thing has to have is known in its language. */
export function particularOf(code: string, draft: DraftAnalysis): Particular | undefined {
  const ofLanguage = Object.hasOwn(PARTICULARS, code) ? PARTICULARS[code] : undefined;
  if (!ofLanguage || draft.strength === 'strong') return undefined;
  const folded = fold(draft.parts.instruction).trim();
  const isOrder = !draft.isQuestion || isPolite(folded, ofLanguage);
  const isMade = isOrder && !draft.traits.includes('code') && !NOT_MADE.has(draft.wording);
  return ofLanguage.known.find(
    (particular) =>
      (isMade || particular.asked) &&
      (particular.over?.includes(draft.wording) ?? !TALK.has(draft.wording)) &&
      patternOf(particular, ofLanguage).test(folded),
  );
}
