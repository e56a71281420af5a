import { STRATEGY_TITLES, type VariantNote } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { splitSentences } from '../analysis/segment.js';
import { instructionOf } from './core.js';
import type { NewVariant } from './new-variant.js';

const MOST_WISHES = 8;
const BLANK = '[ … ]';

const NO_WORDING = 'There is no wording for this language yet, so signs and blanks are added instead of words.';
const note = (criterion: VariantNote['criterion'], text: string): VariantNote[] => [
  { criterion, text: `${text} ${NO_WORDING}` },
];

/** The person's sentences after the first, one a line; blanks to fill in where there is only one sentence. */
function wishesOf(request: string): { goal: string; wishes: string[] } {
  const sentences = request.includes('\n') ? [] : splitSentences(request);
  const [first, ...rest] = sentences;
  if (!first || rest.length === 0 || rest.length > MOST_WISHES) return { goal: request, wishes: [] };
  return { goal: first.text, wishes: rest.map((sentence) => sentence.text) };
}

/** Three versions made of the person's own words and of signs that are read alike everywhere. */
export function rewriteNeutrally(draft: DraftAnalysis): NewVariant[] {
  const request = instructionOf(draft);
  const material = draft.parts.material ? `\n\n${draft.parts.material}` : '';
  const { goal, wishes } = wishesOf(request);
  const checks = wishes.length > 0 ? wishes : [BLANK, BLANK];
  return [
    {
      prompt: `${request}\n\n👤 ${BLANK} · 📏 ${BLANK}${material}`,
      strategy: 'sharp',
      title: STRATEGY_TITLES.sharp,
      notes: note('specificity', 'Leaves a blank for the reader and one for the length.'),
      assumptions: [],
      source: 'built-in',
    },
    {
      prompt: `🎯 ${goal}\n\n${checks.map((check) => `✅ ${check}`).join('\n')}\n⛔ ${BLANK}${material}`,
      strategy: 'structured',
      title: STRATEGY_TITLES.structured,
      notes: note('structure', 'Puts the goal first and what the answer has to meet below it, one to a line.'),
      assumptions: [],
      source: 'built-in',
    },
    {
      prompt: `${request}\n\n1. ❓ → 💬\n2. 📝 → 🔎\n3. ✅${material}`,
      strategy: 'guided',
      title: STRATEGY_TITLES.guided,
      notes: note('structure', 'Gives an order to work in: ask, write, check, hand over.'),
      assumptions: [],
      source: 'built-in',
    },
  ];
}
