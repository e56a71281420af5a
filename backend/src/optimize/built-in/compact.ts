import { STRATEGY_TITLES, type VariantNote } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { splitSentences } from '../analysis/segment.js';
import { instructionOf, joinRequest, standAlone } from './core.js';
import type { CompactTable } from './languages/compact/compact-table.js';
import { compactWordingOf } from './languages/compact/compact-tasks.js';
import { punctuationOf } from './phrasing.js';
import type { NewVariant } from './new-variant.js';
import type { Size } from './size.js';
import { tidy } from './tidy.js';

const BULLETS = { short: 2, usual: 4, long: 5 } as const satisfies Record<Size, number>;
const STEPS = { short: 2, usual: 3, long: 3 } as const satisfies Record<Size, number>;
const EXAMPLE = 2;

const AT_MOST_THREE = 'At most 3 questions to you before the work starts.';

const NOTES = {
  answer: { criterion: 'clarity', text: 'Asks for the answer first, and for the reasons behind it.' },
  concrete: { criterion: 'clarity', text: 'Asks for something concrete and for the assumptions it rests on.' },
  requirements: {
    criterion: 'structure',
    text: 'Puts the goal first and adds requirements that the answer can be checked against.',
  },
  asks: { criterion: 'specificity', text: 'Has the assistant ask about what is missing before it starts.' },
  order: { criterion: 'structure', text: 'Gives the assistant an order to work in, so that no step is skipped.' },
} as const satisfies Record<string, VariantNote>;

/** In these the verb stands last, and what is asked for right before it. */
const VERB_LAST = new Set(['fa', 'ur', 'hi', 'bn', 'tr', 'ko', 'sw', 'ta', 'eu', 'hy', 'ka']);
const ORDERED: ReadonlySet<string> = new Set(['text', 'translate', 'rewrite', 'plan', 'code', 'ideas', 'summarise']);

function opensQuestion(text: string, table: CompactTable, { language, task }: DraftAnalysis): boolean {
  const start = VERB_LAST.has(language.code) && !ORDERED.has(task) ? '(?<![\\p{L}\\p{M}])' : '^[^\\p{L}]*';
  return new RegExp(`${start}(?:${table.asks})(?![\\p{L}\\p{M}])`, 'iu').test(text);
}

/** To these there are reasons and a case from life; the capital of a country has neither. */
const HAVE_REASONS: ReadonlySet<string> = new Set(['why', 'howto', 'explain']);

/** A case from life fits a question about the world, but no calculation and no code. */
function isAboutFigures(draft: DraftAnalysis): boolean {
  return draft.protectedSpans.filter(({ kind }) => ['number', 'money', 'percentage', 'code'].includes(kind)).length > 1;
}

/** The three versions in a language for which there is a small wording only: what fits any question or any request. */
export function rewriteCompactly(table: CompactTable, draft: DraftAnalysis, size: Size): NewVariant[] {
  const punctuation = punctuationOf(draft.language.code);
  const request = instructionOf(draft);
  const isCode = draft.traits.includes('code');
  const isQuestion = !isCode && (draft.isQuestion || opensQuestion(request, table, draft));
  const figures = isAboutFigures(draft);
  const lastSentence = splitSentences(request).at(-1)?.text ?? request;
  const tidied = tidy({ ...draft, isQuestion: !isCode && opensQuestion(lastSentence, table, draft) }, punctuation);
  const material = draft.parts.material ? `\n\n${draft.parts.material}` : '';

  const isExplained = isQuestion && !figures && HAVE_REASONS.has(draft.task);
  const [first, second] = isExplained
    ? [table.sharpQuestion, table.sharpRequest]
    : [table.sharpRequest, table.sharpQuestion];
  const wording = isQuestion ? undefined : compactWordingOf(draft.language.code, draft.wording);
  const added = size === 'long' && isQuestion ? `${first} ${second}` : (wording?.[0] ?? first);

  const [own, other] = isQuestion
    ? [table.bulletsQuestion, table.bulletsRequest]
    : [table.bulletsRequest, table.bulletsQuestion];
  const fitting = [...own.filter((_, index) => !isQuestion || isExplained || index !== EXAMPLE), ...other.slice(-1)];
  const requirements = wording ? [...wording.slice(1), ...own.slice(-1), ...own.slice(1, 3)] : fitting;
  const bullets = requirements.slice(0, BULLETS[size]).map((bullet) => `- ${bullet}`);
  const head = isQuestion ? table.question : table.task;
  const words = standAlone(draft, tidied.text);
  const opening = `${head}${words.includes('\n') ? '\n' : ' '}${words}`;

  const order = isQuestion ? table.orderQuestion : table.orderRequest;
  const steps = order.slice(0, STEPS[size]).map((step, index) => `${index + 1}. ${step}`);
  // Nobody who wants one short thing wants to be told first how that was understood.
  const isSmall = !isQuestion && size === 'usual' && draft.strength !== 'strong';
  const guidance = isSmall ? table.orderRequest.slice(1).join('\n') : `${table.order}\n${steps.join('\n')}`;

  return [
    {
      prompt: `${joinRequest(draft, tidied.text, added, punctuation.space)}${material}`,
      strategy: 'sharp',
      title: STRATEGY_TITLES.sharp,
      notes: [isExplained ? NOTES.answer : NOTES.concrete],
      assumptions: [],
      source: 'built-in',
    },
    {
      prompt: `${opening}\n\n${table.requirements}\n${bullets.join('\n')}${material}`,
      strategy: 'structured',
      title: STRATEGY_TITLES.structured,
      notes: [NOTES.requirements],
      assumptions: [],
      source: 'built-in',
    },
    {
      prompt: `${words}\n\n${guidance}${material}`,
      strategy: 'guided',
      title: STRATEGY_TITLES.guided,
      notes: [isSmall ? NOTES.asks : NOTES.order],
      assumptions: isQuestion ? [] : [AT_MOST_THREE],
      source: 'built-in',
    },
  ];
}
