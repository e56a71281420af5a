import { asksForSomething } from './detect-task.js';
import type { DraftParts } from './draft-analysis.js';
import { fold } from './fold.js';
import type { Lexicon } from './lexicon/lexicon.js';
import { splitSentences } from './segment.js';
import { lean } from './lean.js';

const FENCE = /```[\s\S]*?(?:```|$)/u;
/** A colon that is neither part of a link nor of a time nor inside code. */
const HEAD_AND_TAIL = lean(/^((?:[^:：\n`]|`[^`\n]*`){4,160}?)(?:：|:(?!\/\/|(?<=\p{Nd}:)\p{Nd}))[ \t]*(?=\S)/u);
const LIST_ENTRY = lean(/^\s*(?:[-*•–—+]|\p{Nd}+[.)、]|[a-zA-Z][.)])\s*\S/u);

const whole = (text: string): DraftParts => ({ instruction: text, material: '' });

const QUOTATION = /„[^”“]*[”“]|“[^”]*”|«[^»]*»|「[^」]*」|『[^』]*』/gu;
/** A quotation of several sentences that the order would be torn from in its middle. */
export const endsInQuotation = (instruction: string): boolean =>
  /[„“«「『]/u.test(instruction) && /[„“«「『]/u.test(instruction.replace(QUOTATION, ''));

const wordsIn = (text: string) => text.split(/\s+/u).length;

function splitAtFence(text: string): DraftParts | undefined {
  const fence = FENCE.exec(text);
  if (!fence) return undefined;
  const before = text.slice(0, fence.index).trim();
  const after = text.slice(fence.index + fence[0].length).trim();
  if (before && after) return undefined;
  const instruction = before || after;
  return instruction && !instruction.includes('```') ? { instruction, material: fence[0].trim() } : undefined;
}

/** A second request behind the pasted text would end up inside it, so such a draft is left in one piece. */
function endsWithRequest(lines: readonly string[], lexicon: Lexicon): boolean {
  const last = lines.at(-1) ?? '';
  return lines.length > 1 && !LIST_ENTRY.test(last) && (/[?？؟]\s*$/u.test(last) || asksForSomething(last, lexicon));
}

/** Code that begins or ends in this line would be torn in two. */
const opensFence = (line: string) => line.split('```').length % 2 === 0 && !/^```[\w-]*$/u.test(line.trim());

/** A statement, and indented or further statements below it. */
const GOES_ON_AS_CODE =
  /^[^\n]*[=(){}[\];][^\n]*\n(?:\s+\S|(?:for|if|while|def|return|print|const|let|var|else)\b|[\w.[\]]+\s?[=(])/u;

/** Announces a text that stands behind the sentence, in folded letters. */
const FOLLOWING = lean(
  /\b(?:the following|(?:text|paragraph|passage|article) below|siguientes?|suivante?s?|folgende[nrs]?|seguintes?|a seguir|seguent[ei]|urmato(?:r|are)\p{L}*)\b|次の|以下|下面|下列|التالي/u,
);
const SHORTEST_TEXT = { words: 8, signs: 24 };
const LONGEST_WISH = 16;
const isWish = (sentence: string, lexicon: Lexicon): boolean =>
  wordsIn(sentence) <= LONGEST_WISH &&
  !/[?？؟]/u.test(sentence) &&
  (lexicon.wish.test(fold(sentence)) || asksForSomething(sentence, lexicon));

/** "… from the text below. Return it as JSON. The council has …": where the order and what it says of the answer ends. */
export function endOfOrder(text: string, firstEnd: number, lexicon: Lexicon): number {
  let end = firstEnd;
  for (const sentence of splitSentences(text)) {
    if (sentence.end <= firstEnd) continue;
    if (!isWish(sentence.text, lexicon)) break;
    end = sentence.end;
  }
  return end;
}

/** "Rate the following reviews.\nAnswer with the numbers only.\n\n1. …": the lines that still say what the answer should be like. */
function linesOfOrder(first: string, rest: string, lexicon: Lexicon): string[] {
  if (/[:：]$/u.test(first)) return [];
  const lines = rest.split('\n');
  const count = lines.findIndex(
    (line) => !line.trim() || LIST_ENTRY.test(line) || !splitSentences(line).every(({ text }) => isWish(text, lexicon)),
  );
  const next = lines[count] ?? '';
  const isApart = !next.trim() || LIST_ENTRY.test(next) || FOLLOWING.test(fold(first));
  return count > 0 && isApart ? lines.slice(0, count) : [];
}

const LEAST_TOLD = { words: 25, signs: 50 };
/** Sentences that tell of something, the last of which gives no order: the question below them is what is asked. */
function isToldFirst(first: string, lexicon: Lexicon): boolean {
  const sentences = splitSentences(first);
  const last = sentences.at(-1)?.text ?? '';
  return (
    sentences.length > 1 &&
    (wordsIn(first) >= LEAST_TOLD.words || /\p{Script=Han}/u.test(first.slice(LEAST_TOLD.signs))) &&
    /[.。]["'”’»]?$/u.test(first) &&
    !asksForSomething(last, lexicon) &&
    !lexicon.wish.test(fold(last))
  );
}

function splitAtLineBreak(text: string, lexicon: Lexicon): DraftParts | undefined {
  const breakAt = text.indexOf('\n');
  if (breakAt < 0) return undefined;
  const first = text.slice(0, breakAt).trim();
  const rest = text
    .slice(breakAt)
    .replace(/^\s*\n/u, '')
    .trimEnd();
  const restLines = rest.split('\n').filter((line) => line.trim());
  if (opensFence(first) || opensFence(restLines.at(-1) ?? '')) return undefined;
  const announces = asksForSomething(first, lexicon);
  if (announces && !LIST_ENTRY.test(first)) {
    const head = HEAD_AND_TAIL.exec(first)?.[1];
    const code = head === undefined ? '' : text.slice(head.length + 1).trim();
    // Code that begins behind the colon goes on in the lines below.
    if (head !== undefined && GOES_ON_AS_CODE.test(code) && asksForSomething(head, lexicon))
      return { instruction: head.trim(), material: code };
    if (endsWithRequest(restLines, lexicon)) return undefined;
    if (restLines.length === 1 && /[?？؟]\s*$/u.test(rest) && isToldFirst(first, lexicon)) return undefined;
    const wishes = linesOfOrder(first, rest, lexicon);
    return {
      instruction: [first, ...wishes.map((line) => line.trim())].join('\n'),
      material: rest
        .split('\n')
        .slice(wishes.length)
        .join('\n')
        .replace(/^\s*\n/u, ''),
    };
  }
  const last = restLines.at(-1) ?? '';
  const pasted = text.slice(0, text.lastIndexOf(last)).trimEnd();
  const isAfterwards = pasted.length > last.length && !LIST_ENTRY.test(last) && !/[?？؟]/u.test(last);
  return isAfterwards && asksForSomething(last, lexicon) && !asksForSomething(pasted, lexicon)
    ? { instruction: last, material: pasted }
    : undefined;
}

/** "Label:", "Answer:": the line that the answer goes on from. */
const CUE = lean(/\n\p{L}[\p{L} ]{0,24} ?[:：]\s*$/u);
const LABELLED_LINE = lean(/^\p{L}[\p{L} ]{0,24} ?[:：]/u);
const LEAST_LINES = 3;

/** "Task: …\nInput: …\nOutput:": what stands in front of its own label is the order, and the cue stays last. */
function splitAtCue(text: string): DraftParts | undefined {
  if (!CUE.test(text)) return undefined;
  const lines = text.trimEnd().split('\n');
  if (lines.length < LEAST_LINES) return undefined;
  const first = lines.findIndex((line, at) => at > 0 && LABELLED_LINE.test(line));
  const from = first === lines.length - 1 ? 1 : first;
  return { instruction: lines.slice(0, from).join('\n').trim(), material: lines.slice(from).join('\n').trim() };
}

const SHORTEST_PASTE_WORDS = 3;
const LONGEST_LABEL_WORDS = 3;

/** "Fix the grammar: he go to school": what stands behind the colon is pasted. */
function splitAtColon(text: string, lexicon: Lexicon): DraftParts | undefined {
  const head = HEAD_AND_TAIL.exec(text)?.[1];
  if (head === undefined || text.includes('\n')) return undefined;
  const material = text.slice(head.length + 1).trim();
  const isLong = wordsIn(material) >= SHORTEST_PASTE_WORDS || material.length >= 12;
  const label = splitSentences(head).slice(1).at(-1)?.text;
  // "Write a plan. Audience: team lead": the colon belongs to a wish, and nothing is pasted behind it.
  if (label !== undefined && wordsIn(label) <= LONGEST_LABEL_WORDS) return undefined;
  if (/[(（][^)）]*$/u.test(head)) return undefined;
  return isLong && asksForSomething(head, lexicon) ? { instruction: head.trim(), material } : undefined;
}

/** "Summarise the following text. The council has …": a text in the same line, if nothing in it asks for anything. */
function splitAtFirstSentence(text: string, lexicon: Lexicon): DraftParts | undefined {
  const [first] = text.includes('\n') ? [] : splitSentences(text);
  if (!first || !FOLLOWING.test(fold(first.text)) || !asksForSomething(first.text, lexicon)) return undefined;
  const end = endOfOrder(text, first.end, lexicon);
  const material = text.slice(end).trim();
  const isLong =
    wordsIn(material) >= SHORTEST_TEXT.words || /\p{Script=Han}/u.test(material.slice(SHORTEST_TEXT.signs));
  if (!isLong || splitSentences(material).some((sentence) => asksForSomething(sentence.text, lexicon)))
    return undefined;
  return { instruction: text.slice(0, end).trim(), material };
}

/** "… on the given topic. Topic: the water cycle": the label belongs to what it stands before. */
export function withLabel(text: string, parts: DraftParts): DraftParts {
  const label = parts.material ? splitSentences(parts.instruction).slice(1).at(-1) : undefined;
  if (!label || wordsIn(label.text) > LONGEST_LABEL_WORDS || !text.startsWith(parts.instruction)) return parts;
  const isLabel = /^[:：]/u.test(text.slice(parts.instruction.length).trimStart());
  const instruction = parts.instruction.slice(0, parts.instruction.lastIndexOf(label.text)).trim();
  return isLabel ? { instruction, material: text.slice(instruction.length).trim() } : parts;
}

/**
 * Tells the request from the text, list or code it is about. In doubt the draft stays in one piece, and so it does when
 * the request points at something "above" it, because the rewriting puts the request first.
 */
export function splitParts(text: string, lexicon: Lexicon | undefined, mayPaste: boolean): DraftParts {
  if (!lexicon) return splitAtFence(text) ?? whole(text);
  const parts =
    splitAtFence(text) ??
    splitAtLineBreak(text, lexicon) ??
    splitAtCue(text) ??
    (mayPaste ? (splitAtColon(text, lexicon) ?? splitAtFirstSentence(text, lexicon)) : undefined);
  if (!parts || lexicon.above.test(fold(parts.instruction)) || endsInQuotation(parts.instruction)) return whole(text);
  return parts;
}
