import { readRequest } from '../analysis/detect-task.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { fold } from '../analysis/fold.js';
import { lexiconOf } from '../analysis/lexicon/lexicons.js';
import { splitSentences } from '../analysis/segment.js';
import type { Gate } from './gate.js';
import { containment } from './similarity.js';

const LEAST_OVERLAP = 0.5;

/** A long sentence with a slip or two put right is still that sentence. */
const LONG_SENTENCE = 40;
const NEARLY_ALL = 0.9;

const SCRIPTS_WITHOUT_SPACES = new Set(['Hani', 'Jpan', 'Thai', 'Kana']);

/** May be spelled out or left away. */
const PLEASE = /(?<!\p{L})(?:pls|plz|please)(?!\p{L})/gu;

const squeezed = (text: string) =>
  fold(text)
    .replace(PLEASE, '')
    .replace(/[\s\p{P}]+/gu, '');

function containsRequest(text: string, draft: DraftAnalysis): boolean {
  const candidate = squeezed(text);
  return splitSentences(draft.parts.instruction).every(
    ({ text: own }) =>
      candidate.includes(squeezed(own)) || (own.length >= LONG_SENTENCE && containment(own, text) >= NEARLY_ALL),
  );
}

/** The share of the draft's longer words that are still there; of its character 3-grams where words aren't separated. */
function overlap(text: string, draft: DraftAnalysis): number {
  const own = draft.parts.instruction;
  if (SCRIPTS_WITHOUT_SPACES.has(draft.language.script)) return containment(own, text);
  const words = (fold(own).match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 6));
  if (words.length === 0) return containment(own, text);
  const candidate = fold(text);
  return words.filter((word) => candidate.includes(word)).length / words.length;
}

/** "Task: Proofread this." */
const LABEL = /^\p{L}{3,12} ?[:：]\s?/u;

/** An imperative, a question, a wish or a blank to fill in. Where we don't know the language, the overlap has to do. */
function asks(text: string, draft: DraftAnalysis): boolean {
  const lexicon = lexiconOf(draft.language.code);
  if (!lexicon || /\[[^\]\n]*\]/u.test(text)) return true;
  const { sentences } = readRequest(text.replace(LABEL, ''), lexicon);
  return sentences.some(
    ({ request, isQuestion }) =>
      isQuestion ||
      lexicon.request.test(request) ||
      lexicon.wish.test(request) ||
      lexicon.makes.some(({ start, any }) => start.test(request) || (lexicon.headLast && any.test(request))) ||
      lexicon.rules.some((rule) => rule !== 'made' && rule.where === 'start' && rule.pattern.test(request)),
  );
}

const REFUSAL =
  /^(?:i(?:'|’)?m sorry|i am sorry|sorry,|i can(?:'|’)?t|i cannot|as an ai|lo siento|je suis désolé|désolé|es tut mir leid|leider kann ich|desculpe|sinto muito|mi dispiace|îmi pare rău|抱歉|对不起|很抱歉|申し訳|すみません|عذرا|عذرًا|آسف|أعتذر)/iu;

/** Still something asked for, and not the answer to it. */
export const stillARequest: Gate = ({ text, draft }) => {
  if (REFUSAL.test(text) && !REFUSAL.test(draft.text))
    return { reason: 'It refuses instead of rewriting.', pieces: [] };
  if (text.includes('```') && !draft.text.includes('```'))
    return { reason: 'It contains code as an answer would.', pieces: [] };
  if (containsRequest(text, draft)) return undefined;
  if (!asks(text, draft)) return { reason: 'It answers instead of asking.', pieces: [] };
  if (overlap(text, draft) < LEAST_OVERLAP) return { reason: 'It is about something else than the draft.', pieces: [] };
  return undefined;
};
