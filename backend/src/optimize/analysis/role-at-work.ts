import type { Intent } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from './draft-analysis.js';
import { foldWords } from './fold.js';
import { asksTheFigure } from './shapes/roles.js';
import { askedOfExpert, behindPart, PART_FIRST, takesTurnsToTeach } from './shapes/working-roles.js';
import type { TaskKind } from './task-kinds.js';

/** Read as a part that is played, or as advice. */
const IN_A_PART: ReadonlySet<TaskKind> = new Set<TaskKind>(['acting', 'persona', 'roleplay', 'consult']);
/** These say nothing of what is asked, so it stays the advice of whoever knows the field. */
const SAYS_LITTLE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'acting',
  'persona',
  'roleplay',
  'turns',
  'plain',
  'unknown',
  'small',
  'followup',
  'standing',
  'chat',
]);

/** What is made in a role is worded as that already. */
const ANSWERED: ReadonlySet<Intent> = new Set<Intent>(['answer', 'explain', 'analyse', 'decide', 'plan', 'brainstorm']);
/** Whoever is in pain is asked first where it hurts. */
const hurts = ({ traits }: DraftAnalysis): boolean => traits.includes('health');

const MOST_WORDS_OF_A_BRIEF = 60;
/** Of these little was understood, so the part may have been missed. */
const MISSED: ReadonlySet<TaskKind> = new Set<TaskKind>(['small', 'plain', 'unknown', 'dialogue', 'correct']);
/** What somebody writes in their post is that piece, and no part that is played. */
const PIECES: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'email',
  'message',
  'announce',
  'document',
  'copy',
  'caption',
  'greeting',
  'application',
]);
const PLAYED: ReadonlySet<TaskKind> = new Set<TaskKind>(['acting', 'persona']);
/** Asked of a professional, as opposed to ordered, these are answered and not drawn up. */
const DRAWN_UP: ReadonlySet<TaskKind> = new Set<TaskKind>(['meals', 'cook', 'plan']);

/** "You are a head nurse. How would you console her?": answered as that person, and not as whoever knows the field. */
const AS_THAT_PERSON =
  /你(?:[^，。？?]{0,14})(?:会|将|打算|准备)[^，。？?]{0,6}(?:怎么|如何|怎样|说|做)|向(?:游客|顾客|客户|观众|听众|学生们?|大家|病人|患者|家长|评委|面试官|客人)[^，。]{0,6}(?:介绍|讲解|解释|推荐|说明)/u;

/**
 * Most parts that are given are no theatre: a tutor, an examiner or an opponent takes turns with the person, and a
 * professional is asked something, which is worded like anything else that is asked.
 */
export function roleAtWork(draft: DraftAnalysis, read: (asked: string) => DraftAnalysis): DraftAnalysis {
  const { wording, parts, wordCount } = draft;
  const isMissed = MISSED.has(wording);
  if ((!isMissed && !IN_A_PART.has(wording)) || parts.material !== '' || wordCount > MOST_WORDS_OF_A_BRIEF)
    return draft;
  const folded = foldWords(parts.instruction);
  if (isMissed && !PART_FIRST.test(folded)) return draft;
  if (AS_THAT_PERSON.test(folded)) return draft;
  if (takesTurnsToTeach(folded)) return { ...draft, wording: 'turns' };
  const ordered = PLAYED.has(wording) ? behindPart(parts.instruction, foldWords) : undefined;
  const piece = ordered === undefined ? undefined : read(ordered);
  if (piece && PIECES.has(piece.wording) && piece.parts.material === '')
    return { ...draft, wording: piece.wording, task: piece.task, intent: piece.intent, traits: piece.traits };
  const asked = draft.strength === 'strong' ? undefined : askedOfExpert(parts.instruction, foldWords);
  if (asked === undefined || (!isMissed && asksTheFigure(foldWords(asked)))) return draft;
  const behind = read(asked);
  if (behind.parts.material !== '' || (wording === 'consult' && behind.intent !== 'plan' && hurts(draft))) return draft;
  if (!ANSWERED.has(behind.intent) && !SAYS_LITTLE.has(behind.wording)) return draft;
  const isOpen = SAYS_LITTLE.has(behind.wording) || (behind.isQuestion && DRAWN_UP.has(behind.wording));
  const { traits, isQuestion } = behind;
  return isOpen
    ? { ...draft, wording: 'consult', task: 'consult', asked }
    : { ...draft, wording: behind.wording, task: behind.task, intent: behind.intent, traits, isQuestion, asked };
}
