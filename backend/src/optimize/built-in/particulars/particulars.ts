import type { DraftAnalysis } from '../../analysis/draft-analysis.js';
import { fold } from '../../analysis/fold.js';
import type { TaskKind } from '../../analysis/task-kinds.js';
import { ENGLISH_ASKED } from './english-asked.js';
import { ENGLISH_CODE } from './english-code.js';
import { ENGLISH_CREATIVE } from './english-creative.js';
import { ENGLISH_EVERYDAY } from './english-everyday.js';
import { ENGLISH_STUDY } from './english-study.js';
import { ENGLISH_WORK } from './english-work.js';
import type { Particular } from './particular.js';

const BY_LANGUAGE: Readonly<Record<string, readonly Particular[]>> = {
  en: [...ENGLISH_ASKED, ...ENGLISH_WORK, ...ENGLISH_STUDY, ...ENGLISH_CREATIVE, ...ENGLISH_CODE, ...ENGLISH_EVERYDAY],
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
  'names',
]);

/** Behind one of these stands what it is for, and with one of these in front it is worked on or asked about. */
const NOT_WANTED =
  'for|about|on|of|to|with|without|from|that|in|into|at|by|as|if|than|my|our|this|these|your|his|her|their|and|or|vs|what|how|why|when|where|which|who|is|are|does|do|did|should|was|were|will|explain|teach|learn|understand|improve|fix|correct|review|check|proofread|translate|summari[sz]e|rewrite|shorten|edit|critique|rate|analy[sz]e|compare|convert|turn|change|read|find|debug|optimi[sz]e|refactor|tips|difference|best|help|forgot|lost|got|have|had';
const WORDS_IN_FRONT = 6;
/** "Help me write", "can you do my": courtesies before the verb say nothing about the thing. */
const LEAD =
  "(?:(?:please|pls|hi|hey|hello|ok|can you|could you|would you|will you|help me(?: to)?|help with|i need(?: you to)?|i want(?: you to)?|i'?d like(?: you to)?|need(?: to)?|have to|i have to|write|make|create|draft|prepare|do|build|design|give me|generate|plan|set up|my|our)[,:]? )*";

/** Said in the course of a conversation, whatever words it has. */
const TALK: ReadonlySet<TaskKind> = new Set<TaskKind>([
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

function patternOf(particular: Particular): RegExp {
  let pattern = PATTERNS.get(particular);
  if (!pattern) {
    const before = particular.asked ? '' : `(?:(?!(?:${NOT_WANTED})\\s)[\\p{L}\\p{N}'’&/.-]+ ){0,${WORDS_IN_FRONT}}?`;
    pattern = new RegExp(`^${LEAD}${before}(?:${particular.named})(?![\\p{L}'’])`, 'u');
    PATTERNS.set(particular, pattern);
  }
  return pattern;
}

/** What the draft asks for by name, if what such a thing has to have is known in its language. */
export function particularOf(code: string, draft: DraftAnalysis): Particular | undefined {
  if (draft.strength === 'strong') return undefined;
  const known = Object.hasOwn(BY_LANGUAGE, code) ? (BY_LANGUAGE[code] ?? []) : [];
  const isMade = !draft.isQuestion && !draft.traits.includes('code') && !NOT_MADE.has(draft.wording);
  const folded = fold(draft.parts.instruction).trim();
  return known.find(
    (particular) =>
      (isMade || particular.asked) &&
      (particular.over?.includes(draft.wording) ?? !TALK.has(draft.wording)) &&
      patternOf(particular).test(folded),
  );
}
