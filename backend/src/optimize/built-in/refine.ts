import { AppError } from '../../common/app-error.js';
import { REFINEMENTS, type Variant } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import type { RefinementRequest } from '../engine/rewriting-engine.js';
import { rewriteBuiltIn } from './built-in-engine.js';
import { toneWish } from './tone-wishes.js';
import type { Size } from './size.js';

type Refined = Pick<Variant, 'prompt' | 'notes' | 'assumptions' | 'source'>;

const SIZES: readonly Size[] = ['short', 'usual', 'long'];

/**
 * One version as wished, without a model. Shorter and longer change how much is asked of the answer, never the
 * person's own words; a tone or a sentence of their own is added as they said it.
 * @throws AppError CONFLICT when the version can't become shorter or longer without losing or inventing something.
 */
export function refineBuiltIn({ draft, variant, wish, isEdited }: RefinementRequest): Refined {
  const known = REFINEMENTS.find((refinement) => refinement === wish.trim().toLowerCase());
  if (known === 'shorter' || known === 'longer') {
    if (isEdited) throw cannotResizeEdits(known);
    return resize(draft, variant, known);
  }
  return known ? addTone(draft, variant, known) : addWish(draft, variant, wish.trim(), OWN_WISH);
}

function resize(draft: DraftAnalysis, variant: Variant, wish: 'shorter' | 'longer'): Refined {
  const renderings = SIZES.map((size) => renderingOf(draft, variant, size));
  const known = new Set(renderings.flatMap(({ prompt }) => prompt.split('\n')));
  const wishes = variant.prompt
    .split('\n')
    .filter((line) => line.trim() && !known.has(line) && isWishOf(variant, line));
  const candidates = wish === 'shorter' ? renderings.toReversed() : renderings;
  const now = variant.prompt.length;
  const fitting = candidates
    .map((rendering) => ({ ...rendering, prompt: insert(draft, rendering.prompt, wishes) }))
    .filter(({ prompt }) => (wish === 'shorter' ? prompt.length < now : prompt.length > now));
  const [next] = fitting;
  if (!next) throw cannotChange(wish);
  return { prompt: next.prompt, notes: next.notes, assumptions: next.assumptions, source: 'built-in' };
}

function renderingOf(draft: DraftAnalysis, { strategy }: Variant, size: Size): Refined {
  const found = rewriteBuiltIn(draft, size).find((candidate) => candidate.strategy === strategy);
  if (!found) throw new Error(`The built-in engine has no ${strategy} version`);
  return found;
}

/** A line added by an earlier wish survives a change of length; everything else is written anew. */
function isWishOf(variant: Variant, line: string): boolean {
  return variant.source === 'built-in' && line.startsWith(WISH_MARK);
}

const WISH_MARK = '- ';

type Note = Variant['notes'][number];
type Tone = 'more formal' | 'friendlier';

const OWN_WISH: Note = { criterion: 'constraints', text: 'Adds your own wish, word for word.' };
const TONE_NOTES: Record<Tone, Note> = {
  'more formal': { criterion: 'tone', text: 'Asks for a formal tone.' },
  friendlier: { criterion: 'tone', text: 'Asks for a friendly tone.' },
};

const WISHED_TONES: ReadonlySet<string> = new Set(Object.values(TONE_NOTES).map(({ text }) => text));

/** An answer has one tone: what we had suggested, or was wished for before, gives its place away. */
function addTone(draft: DraftAnalysis, variant: Variant, tone: Tone): Refined {
  const sentence = toneWish(draft.language.code, tone);
  const label = WISH_MARK + sentence.slice(0, sentence.search(/[:：]/u) + 1);
  const isEarlier = (line: string): boolean => line.startsWith(label) && !draft.text.includes(line);
  const lines = variant.prompt.split('\n');
  const place = lines.findIndex(isEarlier);
  if (place === -1 || variant.prompt.includes(sentence)) return addWish(draft, variant, sentence, TONE_NOTES[tone]);
  lines[place] = WISH_MARK + sentence;
  return {
    prompt: lines.filter((line, at) => at === place || !isEarlier(line)).join('\n'),
    notes: [...variant.notes.filter(({ text }) => !WISHED_TONES.has(text)), TONE_NOTES[tone]],
    assumptions: variant.assumptions.filter((assumption) => !assumption.startsWith('Tone: ')),
    source: variant.source,
  };
}

function addWish(draft: DraftAnalysis, variant: Variant, sentence: string, note: Note): Refined {
  if (variant.prompt.includes(sentence)) throw new AppError('CONFLICT', 'This version already says that.');
  return {
    prompt: insert(draft, variant.prompt, [`${WISH_MARK}${sentence}`]),
    notes: [...variant.notes, note],
    assumptions: variant.assumptions,
    source: variant.source,
  };
}

/** Adds lines below the request and its requirements, but above pasted text. */
function insert(draft: DraftAnalysis, prompt: string, lines: readonly string[]): string {
  if (lines.length === 0) return prompt;
  const { material } = draft.parts;
  const at = material ? prompt.lastIndexOf(material) : -1;
  const blockStart = at === -1 ? prompt.length : prompt.lastIndexOf('\n\n', at);
  const head = prompt.slice(0, blockStart === -1 ? prompt.length : blockStart);
  const isList = /(^|\n)- [^\n]*$/u.test(head);
  return `${head}${isList ? '\n' : '\n\n'}${lines.join('\n')}${prompt.slice(head.length)}`;
}

/** Another length is written anew, which would lose what the person wrote. */
function cannotResizeEdits(wish: 'shorter' | 'longer'): AppError {
  return new AppError(
    'CONFLICT',
    `Your own changes can't be made ${wish} without a language model. Change the text itself, or take your edits back first.`,
  );
}

function cannotChange(wish: 'shorter' | 'longer'): AppError {
  const message =
    wish === 'shorter'
      ? 'This version is already as short as it can be without losing your words.'
      : 'There is nothing more to add to this version without inventing something.';
  return new AppError('CONFLICT', message);
}
