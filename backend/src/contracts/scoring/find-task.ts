import type { Intent } from '../rewriting.js';
import { findAll, type Reading } from './reading.js';

const GIVEN = /[:：]\s*[\p{L}\p{N}¤]|¤/u;

/** Nothing, or a label. */
const BEFORE_QUESTION = /(?:^|[:：])[^\p{L}]*$/u;

/** These work on a text that is given, and need no subject of their own. */
const ON_GIVEN_TEXT: readonly Intent[] = ['edit', 'summarise', 'translate', 'analyse'];

export interface Task {
  /** Whether it says what it is about. */
  subject: boolean;
  /** The words that count in it. */
  key: string;
  /** A role to play, which is a tone as well. */
  isRole?: boolean;
}

function findRequest(reading: Reading, intent: Intent): Task | undefined {
  const { lexicon, text } = reading;
  const isGiven = ON_GIVEN_TEXT.includes(intent);
  for (const { at, end, word, object, key } of isGiven ? reading.verbs : reading.requests) {
    const sentence = reading.sentenceAt(at);
    const rest = text.slice(end, sentence?.end);
    if (word.replace(lexicon.wishes, '') !== word) continue;
    if (reading.isHeap(sentence?.text) || !reading.isObject(rest)) continue;
    if (!key && !(lexicon.signs ? /\p{L}{2}/u : /\p{L} \p{L}/u).test(lexicon.verbLast ? object : rest)) continue;
    return { subject: reading.isAbout(object) || (isGiven && GIVEN.test(text)), key };
  }
  return undefined;
}

function findQuestion(reading: Reading, details: ReadonlySet<string>): Task | undefined {
  const { lexicon } = reading;
  for (const { text, isQuestion } of reading.sentences) {
    const begins = findAll(text, lexicon.question).some(
      (word) =>
        lexicon.signs || (BEFORE_QUESTION.test(text.slice(0, word.at)) && reading.isObject(text.slice(word.end))),
    );
    const isMarked = isQuestion && (lexicon.signs || text.split(/\s+/u).some((word) => reading.isGlue(word)));
    const key = reading.content(text) || (isQuestion && [...details][0]);
    if ((begins || isMarked) && key && !reading.isHeap(text)) return { subject: reading.isAbout(text), key };
  }
  return undefined;
}

/** "Blog post about …" asks for something, too. */
function findThing(reading: Reading): Task | undefined {
  const { lexicon, text } = reading;
  for (const { at, end } of findAll(text, lexicon.nouns)) {
    const start = text.slice(0, at).replace(/(?:[^\s.!?;:,\n]+ ){0,2}$/u, '').length;
    const sentence = reading.sentenceAt(at);
    if (!sentence || reading.isHeap(sentence.text) || !reading.opens(start)) continue;
    const key = reading.content(text.slice(start, sentence.end).replace(lexicon.things, ' '));
    if (key && reading.isObject(text.slice(lexicon.signs ? at : end, sentence.end))) return { subject: true, key };
  }
  return undefined;
}

function findRole(reading: Reading): Task | undefined {
  const roles = findAll(reading.text, reading.lexicon.persona);
  const isPlayed = roles.some(({ at }) => !reading.isHeap(reading.sentenceAt(at)?.text));
  return isPlayed ? { subject: true, key: '', isRole: true } : undefined;
}

const LABELLED = /^\p{L}[\p{L} ]{1,14} ?[:：]([^\n]{3,})\n(?:[^\n]*\n)*?[^\S\n]*[-*•–]\s/u;

/** "Task: lunch ideas for work", with what it has to meet as a list below: the label says that it is asked for. */
export function findLabelled(reading: Reading): Task | undefined {
  const goal = LABELLED.exec(reading.text)?.[1] ?? '';
  const key = reading.content(goal);
  return key && !reading.isHeap(goal.trim()) ? { subject: reading.isAbout(goal), key } : undefined;
}

/** Where the words are unknown, whoever analysed the draft is trusted, and so is a question mark. */
function trust({ text, lexicon }: Reading, intent: Intent): Task | undefined {
  const isAsked = intent !== 'unknown' || /[?？؟]/u.test(text);
  return !lexicon.isKnown && isAsked && /\p{L}{2}/u.test(text) ? { subject: true, key: '' } : undefined;
}

/** What is asked for, or nothing: a heap of keywords asks for nothing, and neither does praise. */
export function findTask(reading: Reading, intent: Intent, details: ReadonlySet<string>): Task | undefined {
  const role = intent === 'roleplay' ? findRole(reading) : undefined;
  const task =
    findRequest(reading, intent) ?? findQuestion(reading, details) ?? findThing(reading) ?? findLabelled(reading);
  return task ? { ...task, isRole: !!role } : (role ?? trust(reading, intent));
}
