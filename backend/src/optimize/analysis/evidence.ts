import type { Intent } from '../../contracts/rewriting.js';
import type { SlotName, Trait } from './draft-analysis.js';
import { findsArtifactAtHead, matchRules, readRequest } from './detect-task.js';
import { fold } from './fold.js';
import type { Lexicon } from './lexicon/lexicon.js';
import { PLAIN_CIRCUMSTANCES, PLAIN_OBJECTS } from './plain-words.js';
import { splitSentences } from './segment.js';
import { INTENT_OF, type TaskKind } from './task-kinds.js';

/** Their wording names no kind of text, no subject and no setting, or rests on the shape of the draft alone. */
const FITS_ANYTHING: ReadonlySet<TaskKind> = new Set([
  'unknown',
  'question',
  'chat',
  'literal',
  'sum',
  'math',
  'puzzle',
  'choice',
  'complete',
  'topic',
]);

/** Verbs that leave no doubt, even in languages of which only a few words are known. */
const CERTAIN_ANYWHERE: ReadonlySet<TaskKind> = new Set(['translate', 'rewrite']);

/** Code in the draft is evidence by itself; these say nothing else. */
const ABOUT_CODE: ReadonlySet<TaskKind> = new Set(['debug', 'readcode']);

/** A thing of one or two words is described; "the plot of Hamlet" and "the capital of Peru" are told. */
const IS_TOLD =
  /(?:\p{L}+ ){5,}|\s(?:of|in|de|del|du|des|della?|do|da|der|von|di|al|lui)\s|\s(?:d|l|dell)'|[的の]|^(?:ما|من) (?:هو|هي) \S+ \S/u;

/** Things that are made. Named beside the one that is asked for, they leave open which of them is. */
const GENRES: ReadonlySet<TaskKind> = new Set([
  'email',
  'essay',
  'article',
  'story',
  'poem',
  'image',
  'caption',
  'copy',
  'interview',
  'quiz',
  'lesson',
  'document',
  'dialogue',
  'recipe',
  'speech',
  'outline',
]);

const CLAUSE_END = /[，,。；;：:！!？?\n()（）]|\s[-–—]\s/u;
/** Behind one of these stands what the thing is for or about, or something told of it. */
const BEHIND =
  /\s(?:for|about|based on|inspired by|that|who|whose|which|where|when|because|so that|although|since|before|after|while|if|para|sobre|que|porque|cuando|pour|sur|qui|parce que|quand|fur|für|uber|über|dass|weil|wenn|damit|per|su|perche|perché|quando|pentru|despre|ca|când|deoarece|لأن|عن|لكي)\s/iu;

/** And what has to be seen of the draft as a whole. */
const TRAITS_NEEDED: Partial<Record<TaskKind, Trait>> = { roleplay: 'ongoing' };

/** These fit a question; an order that reads like them may want a bare enumeration, a text or a joke instead. */
const ONLY_ASKED: ReadonlySet<TaskKind> = new Set(['list', 'consult', 'persona']);

/** What is asked for, and what stands behind it. */
function partsOf(clause: string): { head: string; behind: string } {
  const at = clause.slice(6).search(BEHIND);
  return at < 0 ? { head: clause, behind: '' } : { head: clause.slice(0, at + 6), behind: clause.slice(at + 6) };
}

const clausesOf = (instruction: string): string[] =>
  splitSentences(instruction).flatMap(({ text }) => {
    const end = /[?？؟!.。]+$/u.exec(text)?.[0] ?? '';
    const clauses = text.slice(0, text.length - end.length).split(CLAUSE_END);
    return clauses.map((clause, index) => `${clause}${index === clauses.length - 1 ? end : ''}`.trim());
  });

interface Reading {
  task: TaskKind;
  instruction: string;
  hasCode: boolean;
  hasMaterial: boolean;
  isQuestion: boolean;
  traits: readonly Trait[];
  /** What the draft says about its answer already. */
  found: readonly SlotName[];
  lexicon: Lexicon | undefined;
  /** Reads a clause as if it were the whole draft. */
  read: (clause: string) => TaskKind;
}

/** The clause opens with a verb or a question of its language, or consists of the name of the thing. */
function asks(clause: string, lexicon: Lexicon): boolean {
  const request = readRequest(clause, lexicon);
  return matchRules(request, lexicon) !== undefined || findsArtifactAtHead(request, lexicon);
}

/**
 * Says whether a draft certainly asks for what its words suggested: its verb and what stands right behind it say so by
 * themselves, no other clause asks for anything else, and nothing else that could be made is named. Only then is the
 * wording of that kind used. A wrong wording is nonsense, a general one is merely quiet.
 */
function isEvident(reading: Reading): boolean {
  const { task, instruction, hasCode, isQuestion, traits, lexicon, read } = reading;
  if (FITS_ANYTHING.has(task)) return true;
  if (!lexicon) return CERTAIN_ANYWHERE.has(task);
  if (hasCode && ABOUT_CODE.has(task)) return true;
  if (ONLY_ASKED.has(task) && !isQuestion) return false;
  if (speaksAgainst(reading)) return false;
  const needed = TRAITS_NEEDED[task];
  if (needed && !traits.includes(needed)) return false;
  if (PLAIN_CIRCUMSTANCES[task]?.test(fold(instruction)) === false) return false;
  const clauses = clausesOf(instruction)
    .filter((clause) => clause.length > 1)
    .map(partsOf);
  const asked = clauses.map(({ head }) => head).filter((head) => asks(head, lexicon));
  const specific = asked.map(read).filter((kind) => !FITS_ANYTHING.has(kind));
  if (specific.length === 0 || specific.some((kind) => kind !== task)) return false;
  if (PLAIN_OBJECTS[task] && !asked.some((head) => PLAIN_OBJECTS[task]?.test(fold(head)))) return false;
  return !clauses.some(({ behind }) => namesAnother(task, behind, lexicon));
}

/** How something works can be explained however long its name is. */
const HOW = /^(?:how|como|comment|wie|come|cum)(?![\p{L}])|怎|仕組み|どう|كيف/u;

const MAKING: ReadonlySet<Intent> = new Set<Intent>(['write', 'plan', 'code']);

/** "I want to build a website where do I start": told first, and asked behind without a mark. */
const ASKED_BEHIND =
  /\s(?:where|how|what|when) (?:do|can|should|would|could) (?:i|we)(?![\p{L}])|\s(?:por donde|que|como) (?:empiezo|hago|puedo|digo)(?![\p{L}])|\s(?:par ou|comment) (?:commencer|faire)|\s(?:wo|was|wie) (?:fange|soll|kann|mache) ich|\s(?:por onde|o que|como) (?:comeco|faco|devo)(?![\p{L}])|\s(?:da dove|cosa|come) (?:inizio|comincio|faccio|devo)|\s(?:de unde|ce|cum) (?:incep|fac|sa)(?![\p{L}])|[，,].*(?:怎么|如何|哪里开始)|、.*(?:どうすれば|どこから)|من اين ابدا|ماذا افعل/u;

/** What is liked by the person who asks says nothing about what is liked by the one who gets it. */
const PRESENT =
  /gift|present(?:s|e|es)?(?![\p{L}])|regal[oi]|cadeau|geschenk|cadou|礼物|送.{0,6}什么|プレゼント|お土産|هدي/u;

/** Shapes of a draft in which a wording of the kind would ask for what is given already, or for what isn't meant. */
function speaksAgainst({ task, instruction, hasCode, hasMaterial, isQuestion, traits, found }: Reading): boolean {
  const isPasted = hasMaterial || /[:：]\s*\S{2}/u.test(instruction);
  const folded = fold(instruction);
  const isMade = MAKING.has(INTENT_OF[task]);
  if (isMade && ASKED_BEHIND.test(folded)) return true;
  if (task === 'code') return hasCode;
  if (task === 'ideas') return isQuestion;
  if (task === 'email') return /["“„«「]/u.test(instruction);
  if (task === 'recommend') return PRESENT.test(folded);
  if (task === 'explain') return found.includes('length') || (isQuestion && !HOW.test(folded) && IS_TOLD.test(folded));
  if (task === 'text') return isPasted;
  if (task === 'rank') return isPasted || traits.includes('items');
  return task === 'describe' && IS_TOLD.test(folded);
}

function namesAnother(task: TaskKind, text: string, lexicon: Lexicon): boolean {
  const folded = fold(text);
  return lexicon.artifacts.some(
    ({ kind, pattern }) => kind !== task && GENRES.has(kind) && folded.search(pattern) >= 0,
  );
}

const ASKED: ReadonlySet<Intent> = new Set<Intent>(['answer', 'explain', 'analyse', 'decide', 'brainstorm', 'unknown']);

/** The kind whose wording a draft gets: its own where it is evident, otherwise the one for every question or every order. */
export function wordingOf(reading: Reading): TaskKind {
  if (isEvident(reading)) return reading.task;
  return reading.isQuestion && ASKED.has(INTENT_OF[reading.task]) ? 'question' : 'unknown';
}
