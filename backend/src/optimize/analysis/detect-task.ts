import type { Lexicon, Rule } from './lexicon/lexicon.js';
import { foldWords } from './fold.js';
import { splitSentences } from './segment.js';
import type { TaskKind } from './task-kinds.js';
import { lean } from './lean.js';
import { firstMatch, matchesOf } from './matches.js';

/** A sentence of the request as the rules see it: folded, and once more without its courtesies. */
interface RequestSentence {
  whole: string;
  request: string;
  isQuestion: boolean;
}

/** A question mark, or the ending by which Japanese asks without one, unless it is only a polite request. */
const QUESTION_MARK =
  /[?？؟;;]["'”’»)\]]*$|(?<!(?:もらえ|いただけ|頂け|くれ|願え)(?:ます|ません))(?<=です|ます|した|でしょう|せん|だろう)か。?$/u;

const CLOSED = /[.!。！:：]["'”’»)\]]*$/u;

/** "2 / 2", "3.": what is left of a page or of a list when text is copied. */
const LEFTOVER = lean(/^(?:[\s"'“”«»¿¡*#•>-]|\p{Nd}+ ?\/ ?\p{Nd}+|\p{Nd}+[.)](?=\s))+/u);

/** "Format: a table": the noun names the wish, although the same word is a verb. */
const LABELLED_WISH = lean(/^\p{L}{3,14}\s?[:：]/u);

/** "In exactly two sentences, tell me why …": how long it may be is said in front of the wish. */
const LENGTH_FIRST = lean(
  /^(?:in|within|with|using|en|avec|mit|em|com|con|intr-|cu|in maximum|in max) ?(?:(?:exactly|just|only|about|around|under|at most|no more than|not more than|less than|fewer than|a maximum of|exactamente|solo|unas?|exactement|seulement|genau|nur|hochstens|maximal|exatamente|apenas|esattamente|exact|doar|cel mult) )*(?:\p{Nd}+|an?|one|two|three|four|five|six|seven|eight|ten|twenty|fifty|una?|dos|tres|cuatro|cinco|diez|une|deux|trois|quatre|cinq|dix|ein(?:em)?|zwei|drei|vier|funf|zehn|uma?|dois|duas|quatro|due|tre|quattro|cinque|o|doua|trei|patru|cinci|zece) (?:(?:short|simple|single|clear|sola|seule|einzigen|kurzen|unica|singura|de) )*(?:sentences?|words?|paragraphs?|lines?|frases?|oraciones|oracion|palabras|parrafos?|lineas?|phrases?|mots|paragraphes?|lignes?|satz(?:en)?|wortern?|worten|absatz(?:en)?|zeilen|palavras|paragrafos?|linhas?|frasi|frase|parole|righe|riga|propoziti[ei]|fraz[ae]|cuvinte|paragraf|randuri)(?: or (?:less|fewer))?, /u,
);

export interface Request {
  readonly folded: string;
  readonly sentences: readonly RequestSentence[];
}

/** A draft's clauses are looked at by several readings, and each of them matches all the rules. */
const MOST_KEPT = 12;
const kept = new Map<string, { lexicon: Lexicon; request: Request }>();

/** Prepares the request part of a draft for the rules of its language. */
export function readRequest(instruction: string, lexicon: Lexicon): Request {
  const known = kept.get(instruction);
  if (known?.lexicon === lexicon) return known.request;
  const request = prepare(instruction, lexicon);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(instruction, { lexicon, request });
  return request;
}

function prepare(instruction: string, lexicon: Lexicon): Request {
  const text = instruction.replace(/&amp;/gu, '&');
  const sentences = splitSentences(text).map((sentence, index) => {
    const whole = foldWords(sentence.text).replace(LEFTOVER, '');
    const isWish = index > 0 && LABELLED_WISH.test(whole);
    const request = isWish ? '' : whole.replace(LENGTH_FIRST, '').replace(lexicon.lead, '').trim() || whole;
    const isQuestion =
      QUESTION_MARK.test(sentence.text) || (!CLOSED.test(sentence.text) && lexicon.question.test(request));
    return { whole, request, isQuestion };
  });
  return { folded: foldWords(text), sentences };
}

const ABOUT_A_TEXT: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  'rewrite',
  'correct',
  'classify',
  'summarise',
  'translate',
  'extract',
  'extend',
  'email',
]);

/** Says whether a line asks for something, so that what follows it may be what it is about. */
export function asksForSomething(line: string, lexicon: Lexicon): boolean {
  const request = readRequest(line, lexicon);
  if (ABOUT_A_TEXT.has(matchRules(request, lexicon))) return true;
  return request.sentences.some(
    (sentence) =>
      sentence.isQuestion ||
      lexicon.request.test(sentence.request) ||
      lexicon.makes.some(({ start }) => start.test(sentence.request)) ||
      lexicon.rules.some((rule) => rule !== 'made' && rule.where === 'start' && rule.pattern.test(sentence.request)),
  );
}

const LONGEST_OBJECT = 150;

/** In "wedding invitation" the second noun is what is wanted. */
function headOf(
  { at, length }: { at: number; length: number },
  object: string,
  lexicon: Lexicon,
): TaskKind | undefined {
  const next = at + length + 1;
  if (object[next - 1] !== ' ') return undefined;
  return lexicon.artifacts.find(({ pattern }) => matchesOf(object, pattern).some(({ index }) => index === next))?.kind;
}

interface Artifact {
  kind: TaskKind;
  at: number;
}

const earliest = (object: string, lexicon: Lexicon): TaskKind | undefined => findArtifact(object, lexicon)?.kind;

function findArtifact(object: string, lexicon: Lexicon): Artifact | undefined {
  let found: { kind: TaskKind; at: number; length: number } | undefined;
  for (const { kind, pattern } of lexicon.artifacts) {
    const match = lexicon.headLast ? matchesOf(object, pattern).at(-1) : firstMatch(object, pattern);
    if (!match) continue;
    const at = lexicon.headLast ? -(match.index + match[0].length) : match.index;
    const isBetter = !found || at < found.at || (at === found.at && match[0].length > found.length);
    if (isBetter) found = { kind, at, length: match[0].length };
  }
  if (!found) return undefined;
  return { kind: (!lexicon.headLast && headOf(found, object, lexicon)) || found.kind, at: Math.abs(found.at) };
}

/** Nobody who asks to have one of these recommended wants it written. */
const FINISHED_WORKS: ReadonlySet<TaskKind> = new Set([
  'story',
  'poem',
  'article',
  'dialogue',
  'essay',
  'document',
  'copy',
  'app',
]);

/** Lists of these are more than lists. */
const LISTABLE: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  'ideas',
  'names',
  'quiz',
  'interview',
  'advice',
  'words',
]);

/** "Create a character for a fantasy novel": behind the preposition stands what it is for, which nobody wants written. */
const MEANT_FOR = lean(
  /(?<=\p{L}{3} )(?:for|about|from|based on|out of|inspired by|para|sobre|pour|sur|fur|uber|per|su|pentru|despre) .*$|[:：].*$/u,
);

const CLAUSE_END = /[，,。；;：:！!？?\n]/u;

/** What comes behind one of these is said about the thing or the people, so nothing in there is wanted. */
const SAID_ABOUT =
  /\s(?:that|who|whose|which|because|so that|although|since|que|porque|qui|parce que|dass|weil|che|perche|pentru ca|fiindca)\s.*$/u;

/** Where the object stands: behind its verb as far as the clause goes, or in front of it. */
function objectsOf(sentence: RequestSentence, verb: RegExpExecArray): string[] {
  const after = sentence.whole.slice(verb.index + verb[0].length);
  const clause = after.split(CLAUSE_END)[0] ?? '';
  return [clause, sentence.whole.slice(0, verb.index), after];
}

function made(request: Request, lexicon: Lexicon): TaskKind | undefined {
  for (const sentence of request.sentences) {
    for (const { fallback, start, any } of lexicon.makes) {
      const verb = lexicon.headLast ? any.exec(sentence.whole) : start.exec(sentence.request);
      if (!verb) continue;
      const objects = lexicon.headLast
        ? objectsOf(sentence, verb)
        : [sentence.request.slice(verb[0].length, LONGEST_OBJECT).replace(SAID_ABOUT, '')];
      const named = objects
        .map((object) => earliest(lexicon.headLast ? object : object.replace(MEANT_FOR, ''), lexicon))
        .find((kind) => kind !== undefined);
      const isNamedInstead = fallback === 'recommend' && named !== undefined && FINISHED_WORKS.has(named);
      const isPlainList = fallback === 'list' && !LISTABLE.has(earliest((objects[0] ?? '').slice(0, 30), lexicon));
      const kind = isPlainList ? 'list' : isNamedInstead ? 'recommend' : (named ?? fallback);
      if (kind !== 'unknown') return kind;
    }
  }
  return undefined;
}

function fits(rule: Rule, request: Request): boolean {
  if (rule.where === 'any') return rule.pattern.test(request.folded);
  return request.sentences.some((sentence) =>
    rule.where === 'start'
      ? rule.pattern.test(sentence.request)
      : sentence.isQuestion && (rule.pattern.test(sentence.request) || rule.pattern.test(sentence.whole)),
  );
}

const matched = new WeakMap<Request, { lexicon: Lexicon; kind: TaskKind | undefined }>();

/** The first rule that fits, or nothing. */
export function matchRules(request: Request, lexicon: Lexicon): TaskKind | undefined {
  let known = matched.get(request);
  if (known?.lexicon !== lexicon) {
    known = { lexicon, kind: firstThatFits(request, lexicon) };
    matched.set(request, known);
  }
  return known.kind;
}

function firstThatFits(request: Request, lexicon: Lexicon): TaskKind | undefined {
  for (const rule of lexicon.rules) {
    if (rule === 'made') {
      const kind = made(request, lexicon);
      if (kind) return kind;
    } else if (fits(rule, request)) {
      return rule.kind;
    }
  }
  return undefined;
}

/** So far into the request things are named that may be what is wanted. */
const NAMED_WITHIN = 200;

/** All that the rules see in a request, where `matchRules` takes the first: as signs for the classifier. */
export function findKinds(request: Request, lexicon: Lexicon): string[] {
  const rules = lexicon.rules.filter((rule) => rule !== 'made').filter((rule) => fits(rule, request));
  const signs = rules.flatMap(({ kind, where }) => [`r ${kind} ${where}`, `r ${kind}`]);
  if (rules[0]) signs.push(`r0 ${rules[0].kind}`);
  const first = request.sentences[0];
  for (const { fallback, start, any } of lexicon.makes) {
    if (first && start.test(first.request)) signs.push(`mk ${fallback}`);
    if (any.test(request.folded)) signs.push(`ma ${fallback}`);
  }
  if (first?.isQuestion) signs.push('q1');
  if (request.sentences.at(-1)?.isQuestion) signs.push('ql');
  if (first && lexicon.request.test(first.request)) signs.push('req');
  if (first && lexicon.question.test(first.request)) signs.push('qs');
  if (lexicon.above.test(request.folded)) signs.push('above');
  const zone = request.folded.slice(0, NAMED_WITHIN);
  const named = lexicon.artifacts
    .flatMap(({ kind, pattern }) => matchesOf(zone, pattern).map(({ index }) => ({ kind, index })))
    .sort((a, b) => a.index - b.index);
  signs.push(...named.map(({ kind }) => `a ${kind}`));
  const [start, end] = [named[0], named.at(-1)];
  if (start) signs.push(`a0 ${start.kind}`, `a0 ${start.kind} ${start.index < 12 ? 1 : start.index < 40 ? 2 : 3}`);
  if (end) signs.push(`al ${end.kind}`);
  signs.push(`nr ${Math.min(4, rules.length)}`, `na ${Math.min(3, named.length)}`);
  signs.push(`ns ${Math.min(4, request.sentences.length)}`);
  return signs;
}

const SHORT_PHRASE_WORDS = 20;
const NEAR_THE_START = 48;
/** "wedding speech for my sister, I am the maid of honour, keep it …": what is wanted comes first, however much follows. */
const AT_THE_START = 20;

/** "I have a meeting with my boss" tells something; the meeting in it is nothing that is wanted. */
const STATEMENT = lean(
  /^(?:(?:hi|hello|hey|so|ok|please|and|but)[ ,]+)*(?:(?:i|we|he|she|they|it|there|you)(?:'\p{L}+)? (?!(?:need|want|would like|'d like)\b)|i'?m |my \p{L}+ (?:is|are|was|has|have|keeps?|won'?t|doesn'?t|didn'?t|said|says|wants?|just|and i)\b|tengo |estoy |soy |mi \p{L}+ (?:es|esta|no|se|tiene)\b|j'ai |je (?!veux|voudrais|cherche)|nous |mon \p{L}+ (?:est|ne|a)\b|ma \p{L}+ (?:est|ne|a)\b|ich (?:habe|bin|war|muss|kann|soll)\b|wir |mein\p{L}* \p{L}+ (?:ist|hat|will|geht|macht)\b|tenho |estou |sou |eu |(?:meu|minha) \p{L}+ (?:e|esta|nao|tem)\b|ho |sono |devo |(?:il mio|la mia) \p{L}+ (?:e|non|ha)\b|am (?!nevoie)|sunt |eu |trebuie )/u,
);

/** Whether a sentence tells something about the person, or about somebody near them. */
export const isTold = (text: string): boolean => STATEMENT.test(foldWords(text));

/** Nor does a phrase tell what happened. */
const TOLD = lean(
  /^(?!.*\s(?:who|that|which)\s).{0,40}\s(?:was|were|is|are|has|had|refused|broke|stopped|died|esta|fue|est|etait|ist|war|hat|foi|era|e stato)\s(?!\p{L}+(?:ing)\b)/u,
);

/** Behind one of these stands what the thing is for or about; what is wanted is named before. */
const CONNECTORS =
  /(?:^|\s)(?:my|our|in|into|on|for|to|from|about|with|without|under|that|who|never|if|para|sobre|sin|con|en|mi|pour|sur|avec|sans|mon|ma|fur|uber|mit|ohne|mein|meine|per|su|senza|il mio|pentru|despre|cu|fara|com|sem|meu|minha)(?=\s)/u;

/**
 * A bare phrase such as "message to client for accepting the offer" names what is wanted without a verb. It is only
 * certain where the thing comes first: "rename all files in my photos" wants no photo.
 */
export function matchPhrase(request: Request, lexicon: Lexicon): { kind: TaskKind; isSure: boolean } | undefined {
  if (STATEMENT.test(request.folded) || TOLD.test(request.folded)) return undefined;
  const isLong = request.folded.split(/\s+/u).length > SHORT_PHRASE_WORDS && !lexicon.headLast;
  const found = findArtifact(request.folded.slice(0, isLong ? AT_THE_START : NEAR_THE_START), lexicon);
  if (!found) return undefined;
  const connector = request.folded.search(CONNECTORS);
  return { kind: found.kind, isSure: lexicon.headLast || connector < 0 || found.at < connector };
}

const LONGEST_NAME_WORDS = 4;

/** Says whether a clause is nothing but the name of a thing: "wedding speech", "receta de tarta". */
export function findsArtifactAtHead(request: Request, lexicon: Lexicon): boolean {
  const phrase = matchPhrase(request, lexicon);
  return phrase?.isSure === true && request.folded.split(/\s+/u).length <= LONGEST_NAME_WORDS;
}
