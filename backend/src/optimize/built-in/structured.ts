import type { Intent } from '../../contracts/rewriting.js';
import { besideOf } from './wishes-beside.js';
import { countWords } from '../../contracts/words.js';
import { asksForSomething, isTold } from '../analysis/detect-task.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { foldWords } from '../analysis/fold.js';
import type { Lexicon } from '../analysis/lexicon/lexicon.js';
import { lexiconOf } from '../analysis/lexicon/lexicons.js';
import { asksWithoutMark } from '../analysis/plain-requests.js';
import { splitSentences } from '../analysis/segment.js';
import { PART_FIRST } from '../analysis/shapes/working-roles.js';
import { playsARole } from '../analysis/shapes/writing.js';
import { IN_A_SET_FORM, ON_ALL_ITEMS, type TaskKind } from '../analysis/task-kinds.js';
import { materialBlock, standAlone } from './core.js';
import type { BulletKey, LabelKey } from './languages/language.js';
import { flagsOf, label, say, select, type Phrasing } from './phrasing.js';
import { insteadFor } from './premises.js';
import type { Flag } from './recipes/flags.js';
import type { Choice } from './recipes/recipe.js';
import { RECIPES, TALKED_THROUGH } from './recipes/recipes.js';
import type { Size } from './size.js';
import { tidy } from './tidy.js';
import { lean } from '../analysis/lean.js';

export interface StructuredResult {
  prompt: string;
  keys: BulletKey[];
  /** How many requirements were added, by their keys or for the thing asked for by name. */
  added: number;
  /** How many of the requirements are the person's own sentences. */
  own: number;
}

const MOST_REQUIREMENTS = 6;
const LEAST_REQUIREMENTS = 3;
const ADDED_TO_FAIR = { short: 2, usual: 5, long: 8 } as const satisfies Record<Size, number>;
const LEAST_FOR_STRONG = 2;
/** With fewer lines of a recipe left, those for the form or the number asked for come first. */
const LEAST_FITTING = 2;
const ADDED_TO_STRONG = { short: 1, usual: 2, long: 6 } as const satisfies Record<Size, number>;
const MOST_WORDS = 180;

/** What fits every task, for when a draft has said all that its recipe asks for. */
const FALLBACK: readonly BulletKey[] = ['onlyAsked', 'noFiller'];

/** And for one that is strong: the two things that even a careful request of its kind leaves unsaid. */
const FOR_STRONG: Partial<Record<Intent, readonly Choice<BulletKey>[]>> = {
  plan: ['risk', 'assume'],
  decide: ['evidence', 'assume'],
  answer: ['unsure', 'assume'],
  explain: ['unsure', 'assume'],
  analyse: ['evidence', 'assume'],
  code: [
    ['edgeCases', '!outputOnly'],
    ['assume', '!outputOnly'],
  ],
  brainstorm: ['varied', 'reasonEach'],
};
const FOR_ANY_STRONG: readonly Choice<BulletKey>[] = ['conditionsMet', 'expertEye', 'onlyAsked'];
/** Made up from beginning to end, these have no facts and name no assumptions. */
const MADE_UP: ReadonlySet<TaskKind> = new Set([
  'story',
  'poem',
  'dialogue',
  'image',
  'persona',
  'amuse',
  'scenery',
  'opening',
  'narrative',
  'portrait',
  'review',
]);
const FOR_STRONG_FICTION: readonly BulletKey[] = ['noCliche', 'unexpected'];

/** A haiku about an e-mail has no subject line. */
const NO_MAIL: ReadonlySet<TaskKind> = new Set([
  ...MADE_UP,
  'essay',
  'article',
  'caption',
  'quiz',
  'interview',
  'names',
  'headlines',
  'tags',
]);

/** Written from what the person has told. */
const FROM_FACTS: ReadonlySet<TaskKind> = new Set(['document', 'email', 'application', 'copy', 'speech', 'text']);

function bulletsForStrong(draft: DraftAnalysis): BulletKey[] {
  if (draft.wording === 'consult')
    return select([['consultAsk', 'ailing'], ['health', 'ailing'], 'usable', 'stillNeeded'], flagsOf(draft));
  if (draft.wording === 'acting') return select(RECIPES.acting.structured, flagsOf(draft));
  if (draft.intent === 'roleplay') return ['roleVoice', 'turns'];
  if (FROM_FACTS.has(draft.task))
    return select(
      [['givenFacts', 'ownVoice'], ['readerFirst', '!ownVoice'], 'groundedPoint', 'noFiller'],
      flagsOf(draft),
    );
  if (MADE_UP.has(draft.task)) return [...FOR_STRONG_FICTION];
  return select([...(FOR_STRONG[draft.intent] ?? []), ...FOR_ANY_STRONG], flagsOf(draft));
}

/** In these, sentences after the first belong to the problem, not to a list of wishes. */
const ONE_PIECE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'math',
  'puzzle',
  'passage',
  'grammar',
  'prove',
  'choice',
  'complete',
  'readcode',
  'roleplay',
  'persona',
  'acting',
  'conversion',
  'adviser',
  'chat',
  'literal',
  'debug',
  'fact',
  'sum',
  ...ON_ALL_ITEMS,
]);

interface Goal {
  goal: string;
  wishes: string[];
}

/** The text to be worked on stands among the words of the request. */
const holdsItsText = (draft: DraftAnalysis): boolean => !draft.parts.material && flagsOf(draft).has('material');

/** "The user types in a word.": what the request is about, and not yet the request. */
const BACKGROUND =
  /^(?:(?:the|a) (?:user|reader|customer|person|player)|you (?:are|will be) (?:given|provided)|(?:el|un) usuario|l['’]utilisateur|un utilisateur|(?:der|ein) (?:nutzer|benutzer)|[ou] usuári|o usuário|l['’]utente|un utente|utilizatorul|用户|ユーザー|(?:سي)?(?:كتب|دخل)? ?المستخدم)(?![^.。]*[?？؟])/iu;

/** Turns wishes at the end of the request ("Use a casual tone.") into requirements of their own, word for word. */
function splitWishes(draft: DraftAnalysis, phrasing: Phrasing): Goal {
  const request = standAlone(draft, tidy(draft, phrasing).text);
  const wish = lexiconOf(draft.language.code)?.wish;
  if (
    !wish ||
    ONE_PIECE.has(draft.task) ||
    flagsOf(draft).has('slots') ||
    holdsItsText(draft) ||
    (request.includes('\n') && !draft.parts.material)
  )
    return { goal: request, wishes: [] };
  const sentences = splitSentences(request);
  let first = sentences.length;
  while (first > 1 && isWish(sentences[first - 1]?.text ?? '', wish)) first -= 1;
  // "You are the organiser of a run. Write an e-mail …": a part alone is no task.
  if (first === 1 && sentences.length > 1 && PART_FIRST.test(foldWords(sentences[0]?.text ?? ''))) first = 2;
  if (
    sentences.length - first >= MOST_REQUIREMENTS - 1 ||
    tearsSpan(draft, request.slice(sentences[first - 2]?.end ?? 0), sentences.slice(first - 1))
  )
    return { goal: request, wishes: [] };
  const goal = request.slice(0, sentences[first - 1]?.end ?? request.length);
  const lexicon = lexiconOf(draft.language.code);
  // "I am a teacher. Give me …": what is left is told, so the wish is the request itself.
  if (
    !lexicon ||
    (first < sentences.length && (BACKGROUND.test(goal) || isOrderedOnlyBehind(goal, sentences.slice(first), lexicon)))
  )
    return { goal: request, wishes: [] };
  return { goal, wishes: sentences.slice(first).flatMap((sentence) => clausesOf(sentence.text, wish)) };
}

/** "We are eight. Give me …": what stands in front is told, so what seems a wish is the request itself. */
const isOrderedOnlyBehind = (goal: string, behind: readonly { text: string }[], lexicon: Lexicon): boolean =>
  !asksForSomething(goal, lexicon) && (isTold(goal) || behind.some(({ text }) => asksForSomething(text, lexicon)));

const BETWEEN_CLAUSES = /([,;，；、،]\s?(?:(?:and|y|et|und|e|si|și|و) )?)/u;
const LEAST_CLAUSES = 3;

/** No bracket and no quotation is left open. */
function isWhole(text: string): boolean {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return count(/[([（「『«“„]/gu) === count(/[)\]）」』»”]/gu) && count(/["`]/gu) % 2 === 0;
}

/** "Keep it plain, no jargon, mention the price, and end with …": each wish on a line of its own, word for word. */
function clausesOf(sentence: string, wish: RegExp): string[] {
  const pieces = sentence.split(BETWEEN_CLAUSES);
  const clauses = [pieces[0] ?? ''];
  for (let at = 1; at < pieces.length; at += 2) {
    const [between = '', clause = ''] = pieces.slice(at, at + 2);
    if (isWish(clause, wish) && isWhole(clauses.at(-1) ?? '')) clauses.push(clause);
    else clauses.push(`${clauses.pop() ?? ''}${between}${clause}`);
  }
  return clauses.length < LEAST_CLAUSES ? [sentence] : clauses.map((clause) => clause.replace(/[,;.，；。]+$/u, ''));
}

/** A quotation, or a name with a stop in it, that goes over several sentences stays in one piece. */
function tearsSpan(draft: DraftAnalysis, text: string, sentences: readonly { text: string }[]): boolean {
  const whole = draft.protectedSpans.filter(({ kind }) => kind === 'quote' || kind === 'name');
  return whole.some(
    (span) => text.includes(span.text) && !sentences.some((sentence) => sentence.text.includes(span.text)),
  );
}

/** "Tone: candid", "Format — table": the person has named the requirement. */
const LABELLED = lean(/^\p{L}[\p{L} ]{2,20}[:：]\s?\S/u);

function isWish(sentence: string, wish: RegExp): boolean {
  return !/[?？؟]/u.test(sentence) && (LABELLED.test(sentence) || wish.test(foldWords(sentence)));
}

/** "Debug: TypeError …" says itself what is to be done. */
const STARTS_WITH_ORDER = lean(
  /^\s*(?:please )?(?:debug|fix|solve|repair|problem|error|issue|bug|write|create|make|implement|add|generate)(?!\p{L})/iu,
);

/** Worded by their shape; what is told in them is no order. */
const GENERAL: ReadonlySet<TaskKind> = new Set(['plain', 'small', 'unknown', 'suggest']);

const PLAYED: ReadonlySet<TaskKind> = new Set(['persona', 'acting']);

function goalLabel(draft: DraftAnalysis, { particular }: Phrasing): LabelKey {
  if (draft.traits.includes('bare')) return 'code';
  if (particular?.label) return particular.label;
  if (draft.wording === 'support') return 'message';
  if (draft.wording === 'standing' || draft.wording === 'turns' || draft.wording === 'followup') return 'task';
  const isSetUp = !draft.isQuestion || splitSentences(draft.parts.instruction).length > 1;
  if (
    draft.task === 'roleplay' ||
    (PLAYED.has(draft.wording) && isSetUp && playsARole(foldWords(draft.parts.instruction)))
  )
    return 'role';
  const isTroubled = !draft.isQuestion && !draft.parts.material && draft.strength !== 'strong';
  if ((draft.task === 'troubleshoot' || draft.task === 'debug') && isTroubled)
    return STARTS_WITH_ORDER.test(draft.parts.instruction) ? 'task' : 'problem';
  if (draft.task === 'chat') return 'message';
  if (!draft.isQuestion && draft.strength !== 'strong') {
    const flags = flagsOf(draft);
    if (GENERAL.has(draft.wording) && flags.has('failing')) return 'problem';
    if ((GENERAL.has(draft.wording) || draft.intent === 'answer') && flags.has('toldOnly')) return 'situation';
    if (draft.wording === 'harm') return 'problem';
  }
  if (draft.task === 'code' && !draft.isQuestion) return 'task';
  const isAsked = draft.isQuestion || draft.parts.instruction.split(/[,，]/u).some(asksWithoutMark);
  return isAsked && draft.intent !== 'write' && draft.intent !== 'edit' ? 'question' : 'task';
}

const IS_SET: ReadonlySet<TaskKind> = new Set<TaskKind>(IN_A_SET_FORM);
/** In these a number of words is the length of the answer; elsewhere it may be what is asked about. */
const WRITTEN_OUT: ReadonlySet<Intent> = new Set<Intent>(['write', 'explain', 'summarise', 'edit']);
const TO_LEARN = /learn|memori|vocab|aprend|apprend|lern|impar|invat|学|背|覚|تعلم|حفظ/u;

/** Nobody counts a thousand words, nor those of every turn of a talk. */
const MOST_COUNTED = 300;
const hasManyWords = (instruction: string): boolean =>
  (instruction.match(/\p{Nd}+/gu) ?? []).some((figure) => Number(figure) > MOST_COUNTED);

const OF_A_PARTICULAR = { short: 2, usual: 4, long: 6 } as const satisfies Record<Size, number>;

/** What the thing asked for by name has to have. */
function pointsOf(draft: DraftAnalysis, phrasing: Phrasing, size: Size, own: number): string[] {
  const points = select(phrasing.particular?.points ?? [], flagsOf(draft)).map((point) => say(point, phrasing));
  return points.slice(0, Math.min(OF_A_PARTICULAR[size], MOST_REQUIREMENTS - own));
}

const ANSWERED: ReadonlySet<Intent> = new Set<Intent>(['answer', 'explain', 'analyse']);
/** A question about the world with a second one in it; several things to be taken out of a text are none. */
export const asksBesideIt = (draft: DraftAnalysis, flags: ReadonlySet<Flag>): boolean =>
  ANSWERED.has(draft.intent) &&
  (draft.isQuestion || draft.wording !== 'extract') &&
  flags.has('severalParts') &&
  !draft.traits.includes('ownVoice') &&
  draft.strength !== 'strong';

const labelOf = (line: string): string | undefined => line.split(/[:：]/u)[0]?.trim();

/** The goal, and what a good answer has to meet as a short list that can be checked. */
export function structure(draft: DraftAnalysis, phrasing: Phrasing, size: Size = 'usual'): StructuredResult {
  const { goal, wishes } = splitWishes(draft, phrasing);
  const isStrong = draft.strength === 'strong';
  const most = isStrong && wishes.length >= LEAST_REQUIREMENTS ? 1 : (isStrong ? ADDED_TO_STRONG : ADDED_TO_FAIR)[size];
  const least = size === 'short' ? 1 : isStrong ? LEAST_FOR_STRONG : LEAST_REQUIREMENTS;
  const flags = flagsOf(draft);
  const fitting = select(RECIPES[draft.wording].structured, flags);
  const instead = fitting.length < LEAST_FITTING ? (insteadFor(flags)?.structured ?? []) : [];
  const wanted = [...instead, ...fitting, ...FALLBACK];
  const points = pointsOf(draft, phrasing, size, wishes.length);
  const room = Math.min(most, (size === 'long' ? MOST_REQUIREMENTS + 2 : MOST_REQUIREMENTS) - wishes.length);
  const forStrong = wishes.length >= LEAST_REQUIREMENTS ? FALLBACK : bulletsForStrong(draft);
  const ofAnyKind = size === 'long' ? [...forStrong.slice(0, 1), ...wanted] : forStrong;
  const available = isStrong && !TALKED_THROUGH.has(draft.wording) ? ofAnyKind : wanted;
  const ofAMail =
    draft.intent === 'write' && draft.traits.includes('mail') && !NO_MAIL.has(draft.wording)
      ? (['subject'] as const)
      : [];
  const keys: BulletKey[] =
    points.length > 0 ? [...ofAMail] : [...new Set(available)].slice(0, Math.max(room, least - wishes.length, 1));
  // What is known of the thing asked for by name says nothing of a second thing asked about it.
  if (points.length > 0 && points.length + wishes.length < MOST_REQUIREMENTS && asksBesideIt(draft, flags))
    keys.push('partsAll');
  const isFallback = (key: BulletKey) => FALLBACK.includes(key);
  while (keys.length > 0 && keys.length + wishes.length > least && isFallback(keys.at(-1) ?? 'onlyAsked')) keys.pop();

  // So many words are only kept to by counting them, whatever the thing is.
  const isCounted =
    flags.has('lengthCounted') &&
    WRITTEN_OUT.has(draft.intent) &&
    !IS_SET.has(draft.wording) &&
    !keys.includes('countedWords') &&
    !points.some((point) => labelOf(point) === labelOf(say(phrasing.table.bullets.countedWords, phrasing))) &&
    !TO_LEARN.test(foldWords(draft.parts.instruction)) &&
    !hasManyWords(draft.parts.instruction);
  if (isCounted && keys.length + wishes.length + points.length <= MOST_REQUIREMENTS) keys.push('countedWords');

  const render = () => {
    const head = label(goalLabel(draft, phrasing), phrasing);
    // "Task: …" says itself what it is.
    const isLabelled = goal.toLowerCase().startsWith(head.trim().toLowerCase());
    const opening = isLabelled
      ? goal
      : goal.includes('\n')
        ? `${head}\n${goal}`
        : `${head}${/[:]$/u.test(head) ? ' ' : ''}${goal}`;
    const requirements = [
      ...wishes,
      ...points,
      ...[...keys, ...besideOf(draft, phrasing.particular)].map((key) => say(phrasing.table.bullets[key], phrasing)),
    ];
    const list = requirements.map((requirement) => `- ${requirement}`).join('\n');
    return `${opening}\n\n${label('requirements', phrasing)}\n${list}${materialBlock(draft, phrasing)}`;
  };
  while (keys.length > 0 && keys.length + wishes.length > least && countWords(render()) > MOST_WORDS) keys.pop();
  return { prompt: render(), keys, added: keys.length + points.length, own: wishes.length };
}
