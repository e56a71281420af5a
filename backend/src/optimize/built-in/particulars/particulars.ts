import type { DraftAnalysis } from '../../analysis/draft-analysis.js';
import { foldWords } from '../../analysis/fold.js';
import { IN_A_SET_FORM, ON_GIVEN_ITEMS, type TaskKind } from '../../analysis/task-kinds.js';
import { ARABIC } from './arabic/arabic.js';
import { CHINESE } from './chinese/chinese.js';
import { ENGLISH } from './english/english.js';
import { foldedPattern } from './folded-pattern.js';
import { FRENCH } from './french/french.js';
import { GERMAN } from './german/german.js';
import { ITALIAN } from './italian/italian.js';
import { JAPANESE } from './japanese/japanese.js';
import type { Particular, Particulars } from './particular.js';
import { PORTUGUESE } from './portuguese/portuguese.js';
import { ROMANIAN } from './romanian/romanian.js';
import { SPANISH } from './spanish/spanish.js';

/** One language a line. */
export const PARTICULARS: Readonly<Record<string, Particulars>> = {
  ar: ARABIC,
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  ja: JAPANESE,
  zh: CHINESE,
};

/** In these something is done with what is given, or asked about it; the thing named in them is not to be made. */
const NOT_MADE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'translate',
  'correct',
  'rewrite',
  'grammar',
  'passage',
  'interpret',
  'tags',
  'headlines',
  'guess',
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
  'conversion',
  'adviser',
  'persona',
  'review',
  'opening',
  'narrative',
  'portrait',
  'announce',
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
  'record',
  'who',
  'relation',
  'effects',
  'factors',
  'telltale',
  'efforts',
  'requirements',
  'calculation',
  'harm',
  'process',
  'motives',
  'origin',
  'overview',
  'renown',
  'uses',
  'timing',
  'best',
  'event',
  'game',
  'teach',
  'sides',
  'points',
  ...ON_GIVEN_ITEMS,
  ...IN_A_SET_FORM,
  'rating',
]);

/** In one sentence there is no room for all that such a thing may have. */
const ONE_LINE =
  /(?:one|single|1)[- ](?:sentence|line|word)|una (?:sola )?(?:frase|linea)|une (?:seule )?(?:phrase|ligne)|einem satz|uma (?:so )?frase|una (?:sola )?frase|o singura|o propozitie|一句话|一文|一言|جمله واحده/u;

const MOST_COURTESIES = 12;
const WORDS_IN_FRONT = 6;
const CHARACTERS_IN_FRONT = 30;

/** Only those particulars fit these that name them: what is said in a conversation, or worked on, whatever its words. */
const TALK: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'names',
  'followup',
  'turns',
  'standing',
  'support',
  'roleplay',
  'acting',
  'conversion',
  'adviser',
  'translate',
  'correct',
  'rewrite',
  'grammar',
  'passage',
  'interpret',
  'tags',
  'headlines',
  'guess',
  'summarise',
  'reply',
  'extend',
  'literal',
  'chat',
  ...ON_GIVEN_ITEMS,
  ...IN_A_SET_FORM,
  'rating',
]);

const PATTERNS = new Map<Particular, RegExp>();

/** The name of the thing, where it stands, an article with an apostrophe before it; compiled when it is first looked for. */
function patternOf(particular: Particular, { withoutSpaces, notBehind }: Particulars): RegExp {
  let pattern = PATTERNS.get(particular);
  if (!pattern) {
    const end = notBehind && !particular.asked ? `(?!${notBehind})` : '';
    pattern = foldedPattern(
      withoutSpaces ? `(?:${particular.named})${end}` : `(?:(?:l|un)')?(?:${particular.named})${end}(?![\\p{L}'’])`,
      'y',
    );
    PATTERNS.set(particular, pattern);
  }
  return pattern;
}

interface Front {
  /** A courtesy, or the verb. */
  lead: RegExp;
  /** A word that only describes the thing. */
  described: RegExp;
  most: number;
  /** An order in the form of a question. */
  polite: RegExp | undefined;
}
const FRONTS = new Map<Particulars, Front>();

function frontOf(of: Particulars): Front {
  let front = FRONTS.get(of);
  if (!front) {
    const polite = of.politely === undefined ? undefined : foldedPattern(`^(?:${of.politely})`);
    front = of.withoutSpaces
      ? {
          lead: foldedPattern(`(?:${of.lead})`, 'y'),
          described: foldedPattern(`(?!${of.notWanted})[\\p{L}\\p{N}・，、,/ -]`, 'y'),
          most: CHARACTERS_IN_FRONT,
          polite,
        }
      : {
          lead: foldedPattern(`(?:${of.lead})[,:،]? `, 'y'),
          described: foldedPattern(`(?!(?:${of.notWanted})\\s)[\\p{L}\\p{N}'’&/.-]+ `, 'y'),
          most: WORDS_IN_FRONT,
          polite,
        };
    FRONTS.set(of, front);
  }
  return front;
}

/** Where it goes on behind one step after the other, the start included. */
function stepsOf(text: string, start: number, step: RegExp, most: number): number[] {
  const steps = [start];
  for (let at = start; steps.length <= most; steps.push(at)) {
    step.lastIndex = at;
    if (!step.test(text)) break;
    at = step.lastIndex;
  }
  return steps;
}

const standsAt = (pattern: RegExp, text: string, places: readonly number[]): boolean =>
  places.some((place) => {
    pattern.lastIndex = place;
    return pattern.test(text);
  });

const SENTENCE_END = /[.!?。！？؟]["'”’»)]* |[。！？]/gu;
const MOST_SENTENCES = 4;

/** "I have two tables … . Write a query that …": where nothing is ordered first, an order may stand behind it. */
function laterOrders(text: string, lead: RegExp): number[] {
  const places = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  return places.slice(0, MOST_SENTENCES).filter((place) => standsAt(lead, text, [place]));
}

/** Compiles the patterns of one language, which the first request in it would otherwise wait for. */
export function compileParticulars(code: string): void {
  const ofLanguage = PARTICULARS[code];
  for (const particular of ofLanguage?.known ?? [])
    standsAt(patternOf(particular, ofLanguage as Particulars), ' ', [0]);
}

/** Answers to somebody who asks what to do, whether, or how much. */
const HELP: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'advice',
  'explain',
  'howto',
  'decide',
  'troubleshoot',
  'debug',
  'technical',
  'yesno',
  'harm',
  'fact',
  'quantity',
  'recommend',
  'suggest',
  'handling',
  'helping',
  'solving',
  'coding',
  'question',
]);

/** A riddle that asks who owns the cat is no matter of law. */
const NO_MATTER: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'puzzle',
  'math',
  'sum',
  'choice',
  'classify',
  'trip',
  'meals',
  'lesson',
  'recipe',
  'essay',
  'article',
  'story',
  'poem',
  'dialogue',
  'scenery',
  'speech',
  'copy',
  'caption',
  'code',
  'image',
]);

/** How a worry about the body is asked about where nobody says that it is one. */
const WORRIED: ReadonlySet<TaskKind> = new Set<TaskKind>(['yesno', 'advice', 'troubleshoot']);

/**
 * A matter asked about by name is nearer to a draft than the kind of help it wants, where that was seen only in the whole of
 * it. A riddle, a text or a trip that has such words in it is none.
 */
function isOver({ asked, over }: Particular, { wording, generally }: DraftAnalysis): boolean {
  if (!over) return !TALK.has(wording) && !(asked && NO_MATTER.has(wording));
  if (wording === 'harm' && over.some((kind) => WORRIED.has(kind))) return true;
  return over.includes(wording) || (generally !== undefined && HELP.has(wording) && over.includes(generally));
}

/** What the draft asks for by name, if what such a thing has to have is known in its language. */
export function particularOf(code: string, draft: DraftAnalysis): Particular | undefined {
  const ofLanguage = Object.hasOwn(PARTICULARS, code) ? PARTICULARS[code] : undefined;
  if (!ofLanguage) return undefined;
  const written = foldWords(draft.asked ?? draft.parts.instruction).trim();
  const folded = ofLanguage.spelt?.(written) ?? written;
  if (draft.wording === 'input' && ONE_LINE.test(folded)) return undefined;
  // The cause stands in the code itself.
  if (draft.wording === 'debug' && draft.traits.includes('code')) return undefined;
  const { lead, described, most, polite } = frontOf(ofLanguage);
  const isOrder = !draft.isQuestion || (polite?.test(folded) ?? false);
  const atStart = stepsOf(folded, 0, lead, MOST_COURTESIES);
  const later = (atStart.length > 1 ? [] : laterOrders(folded, lead)).flatMap((place) =>
    stepsOf(folded, place, lead, MOST_COURTESIES),
  );
  const ordered = isOrder ? [...atStart, ...later] : later;
  const isMade = ordered.length > 0 && !draft.traits.includes('code') && !NOT_MADE.has(draft.wording);
  const behindWords = isMade ? [...new Set(ordered.flatMap((place) => stepsOf(folded, place, described, most)))] : [];
  return ofLanguage.known.find(
    (particular) =>
      (isMade || particular.asked) &&
      isOver(particular, draft) &&
      (particular.within?.test(draft.text) ?? true) &&
      standsAt(patternOf(particular, ofLanguage), folded, particular.asked ? atStart : behindWords),
  );
}
