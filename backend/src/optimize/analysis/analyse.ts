import { countWords } from '../../contracts/words.js';
import { GENERAL, opinionOn, takeOpinion } from './classifier/second-opinion.js';
import { orderBeforeLabels } from './order-before-labels.js';
import type { RuleReading } from './classifier/signs.js';
import { detectLanguage, isReadAsEnglish } from './detect-language.js';
import { asksForSomething, matchPhrase, matchRules, readRequest, type Request } from './detect-task.js';
import type { DraftAnalysis, DraftLanguage, DraftParts, SlotName, Strength, Trait } from './draft-analysis.js';
import { asksOfEach, asksOneVerdict, findSlots, findTraits, looksLikeCode } from './find-traits.js';
import { wordingOf } from './evidence.js';
import { readFamiliarRequest } from './familiar-requests.js';
import { isSolved, readGivenText, wordingOfInput } from './given-text.js';
import { fold, foldWords } from './fold.js';
import { lean } from './lean.js';
import { mainOrder } from './main-order.js';
import { inMarksOfScript } from './full-width-marks.js';
import { lexiconOf } from './lexicon/lexicons.js';
import type { Lexicon } from './lexicon/lexicon.js';
import { normalise } from './normalise.js';
import { asksWithoutMark, plainRequest } from './plain-requests.js';
import { questionBelow } from './question-below.js';
import { exactRequest } from './exact-requests.js';
import { findProtectedSpans } from './protected-spans.js';
import { refineTask } from './refine-task.js';
import { roleAtWork } from './role-at-work.js';
import { setForm } from './set-forms.js';
import { settled, showsItsWorking } from './settled.js';
import { isProgrammingTask } from './shapes/coding.js';
import { choosesOfTwo } from './shapes/decisions.js';
import { partPlayed } from './shapes/roles.js';
import { shapeOfKnowledge } from './shapes/knowledge.js';
import { endsInQuotation, splitParts, withLabel } from './split-parts.js';
import { inDoubt } from './in-doubt.js';
import { itemRequest } from './item-requests.js';
import { INTENT_OF, ON_GIVEN_ITEMS, type TaskKind } from './task-kinds.js';
import { IN_A_SENTENCE } from './verbs-and-objects.js';
import { frameWithSpaces } from './frames/with-spaces.js';
import { taskElsewhere } from './task-elsewhere.js';
import { isTraditional, toSimplified } from './traditional-chinese.js';

/** What is pasted behind a colon belongs to these; elsewhere a colon introduces part of the request. */
const PASTING: ReadonlySet<TaskKind> = new Set([
  'correct',
  'rewrite',
  'summarise',
  'translate',
  'extract',
  'extend',
  'debug',
  'classify',
  'readcode',
  'reply',
]);

/** Short whatever they say; there is nothing in them that could make them strong. */
const NEVER_STRONG: ReadonlySet<TaskKind> = new Set([
  'math',
  'puzzle',
  'choice',
  'complete',
  'fact',
  'quantity',
  'yesno',
  'chat',
  'literal',
  'sum',
  'roster',
  'topic',
  'amuse',
  ...ON_GIVEN_ITEMS,
]);

/** "You are a nutritionist. Plan my meals.": unless a conversation is set up, what counts is what the role has to do. */
function behindRole(request: Request, lexicon: Lexicon): TaskKind | undefined {
  if (lexicon.traits.ongoing.test(request.folded)) return undefined;
  const others = request.sentences.filter(
    (sentence) => !isRole(matchRules({ folded: sentence.whole, sentences: [sentence] }, lexicon)),
  );
  const folded = others.map((sentence) => sentence.whole).join(' ');
  return others.length > 0 ? matchRules({ folded, sentences: others }, lexicon) : undefined;
}

const isRole = (task: TaskKind | undefined) => task === 'roleplay' || task === 'persona';
const TOO_VAGUE: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  'fact',
  'list',
  'question',
  'yesno',
  'explain',
  'describe',
  'quantity',
  'text',
  'howto',
  'unknown',
]);

/** What a role may be asked to hand over, as opposed to what it may be asked in a conversation. */
const MADE: ReadonlySet<TaskKind> = new Set(['text', 'list', 'howto', 'describe', 'explain']);
const BRIEF_WORDS = 30;
const isBriefed = (request: Request) => request.folded.split(/\s+/u).length > BRIEF_WORDS;

function findTask(parts: DraftParts, lexicon: Lexicon): { task: TaskKind | undefined; request: Request } {
  const request = readRequest(parts.instruction, lexicon);
  const isQuestion = request.sentences.some((sentence) => sentence.isQuestion);
  let task = matchRules(request, lexicon);
  if (isRole(task)) {
    const behind = behindRole(request, lexicon);
    if (!TOO_VAGUE.has(behind) || (behind && MADE.has(behind) && isBriefed(request))) task = behind ?? task;
  }
  const phrase = task ? undefined : matchPhrase(request, lexicon);
  const familiar = readFamiliarRequest(isQuestion ? (task ?? 'question') : (task ?? phrase?.kind), parts);
  // A wrong kind adds nonsense, none at all adds a little: what one stray word suggests is not acted on.
  const isGuess = familiar !== undefined && familiar === phrase?.kind && !phrase.isSure;
  return { task: isGuess ? undefined : familiar, request };
}

function strengthOf(task: TaskKind, found: readonly SlotName[], words: number): Strength {
  if (!NEVER_STRONG.has(task)) {
    if ((found.length >= 3 && words >= 45) || (found.length >= 4 && words >= 35)) return 'strong';
    if ((found.length >= 2 && words >= 52) || (found.length >= 1 && words >= 65)) return 'strong';
    if (task === 'roleplay' && words >= 40) return 'strong';
  }
  return found.length === 0 || words < 8 ? 'weak' : 'fair';
}

/** A row of things to sort stays where it is; a text to judge is set apart. */
const isProse = (material: string) => /[.!?。！？…]/u.test(material) || material.split(/\s+/u).length > 12;

/** These say how the answer goes, and nothing of what it is about. */
const ONLY_WORDINGS: ReadonlySet<TaskKind> = new Set(['entries', 'suggest', 'change', 'turns']);

/** A game of questions and answers is still a quiz or an interview; where nothing says which, a role is played. */
const taskBehind = (read: TaskKind, wording: TaskKind | undefined): TaskKind =>
  wording === 'turns' && read === 'unknown' ? 'roleplay' : read;

/** Reads a draft: its language, what it asks for, what it already says and what has to be kept. Pure, about a millisecond. */
export function analyse(input: string): DraftAnalysis {
  const text = normalise(input);
  const language = detectLanguage(text);
  const read = inReadableSigns(text, language);
  return read === text ? analyseText(text, language) : inOwnSigns(analyseText(read, language), text);
}

/** As `analyse`, by the rules alone: what the classifier is trained on. */
export function readDraft(input: string): RuleReading {
  const text = normalise(input);
  const language = detectLanguage(text);
  return readByRules(inReadableSigns(text, language), language);
}

function inReadableSigns(text: string, { code }: DraftLanguage): string {
  return inMarksOfScript(code === 'zh' && isTraditional(text) ? toSimplified(text) : text, code);
}

/** Read in simplified signs and the marks of the script, and kept in those of the person. */
function inOwnSigns(draft: DraftAnalysis, text: string): DraftAnalysis {
  const own = (part: string): string => {
    const at = draft.text.indexOf(part);
    return at < 0 ? part : text.slice(at, at + part.length);
  };
  return {
    ...draft,
    text,
    parts: { instruction: own(draft.parts.instruction), material: own(draft.parts.material) },
    protectedSpans: draft.protectedSpans.map((span) => ({ ...span, text: text.slice(span.start, span.end) })),
  };
}

/** Where little is read, or two sides, the words may still say that one of two is to be chosen. */
const MAY_BE_CHOICE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'plain',
  'unknown',
  'small',
  'question',
  'suggest',
  'discuss',
  'yesno',
  'compare',
]);
const MOST_WORDS_OF_A_CHOICE = 25;
const isLeftToChoose = ({ wording, parts, wordCount }: DraftAnalysis): boolean =>
  MAY_BE_CHOICE.has(wording) &&
  parts.material === '' &&
  wordCount <= MOST_WORDS_OF_A_CHOICE &&
  choosesOfTwo(foldWords(parts.instruction).trim());

/** Read as something else, it still has to come in the form that was asked for. */
function inItsForm({ draft: { wording: read } }: RuleReading, heard: DraftAnalysis): DraftAnalysis {
  if (heard.wording === read) return heard;
  const { parts, wording, isQuestion } = heard;
  const traits = isOfOneText(wording, parts) ? countedTraits(heard.traits, 1) : heard.traits;
  return { ...heard, traits, wording: setForm({ ...parts, wording, isQuestion }) ?? wording };
}

/** By the rules first; what they made of it is then weighed against everything else there is to see. */
function analyseText(text: string, language: DraftLanguage): DraftAnalysis {
  const question = questionBelow(text);
  if (question !== undefined) return inOnePiece(text, analyseText(question, language));
  const reading = readByRules(text, language);
  const heard = inItsForm(reading, takeOpinion(reading.draft, opinionOn(reading)));
  if (isLeftToChoose(heard)) return { ...heard, wording: 'decide', task: 'decide', intent: INTENT_OF.decide };
  const played = roleAtWork(heard, (asked) => analyseText(asked, language));
  const draft = isGivenForATable(played)
    ? { ...played, wording: 'change' as const, task: 'change' as const, intent: INTENT_OF.change }
    : played;
  const order = mainOrder(text, draft.wording) ?? (GENERAL.has(draft.wording) ? orderBeforeLabels(text) : undefined);
  return order === undefined ? draft : asOrdered(draft, analyseText(order, language));
}

/** Behind a colon, on lines of its own, or told in sentences with figures. */
const VALUES_GIVEN =
  /^(?!.*(?:csv|generate|random|test data))[^]*(?:[:：]\s*[^\n]{2,}[,，、;；،]|\n.{3,}|[.。]\s?.*\p{Nd}.*\p{Nd})/iu;
/** "Put the measurements into a table. The shelf is …": nothing is understood but that it goes into rows and columns. */
const isGivenForATable = ({ wording, traits, text, isQuestion }: DraftAnalysis): boolean =>
  GENERAL.has(wording) && !isQuestion && traits.includes('table') && VALUES_GIVEN.test(text);

/** Where what is said behind it leads nowhere, what is ordered outright decides. */
function asOrdered(draft: DraftAnalysis, { wording, task, intent }: DraftAnalysis): DraftAnalysis {
  return GENERAL.has(wording) ? draft : { ...draft, wording, task, intent };
}

/** The order says nothing that the question below it doesn't say, so the question is what is read. */
const inOnePiece = (text: string, read: DraftAnalysis): DraftAnalysis => ({
  ...read,
  text,
  parts: { instruction: text, material: '' },
  traits: read.traits.filter((trait) => trait !== 'material' && trait !== 'single'),
  protectedSpans: findProtectedSpans(text, read.language),
  wordCount: countWords(text),
});

/** What is asked about a text may be to sort it or to take something out of it. */
const MAY_BE_ITEMS: ReadonlySet<TaskKind> = new Set<TaskKind>(['passage', 'guess', 'evaluate', 'judge']);

/** Where each of several things is answered for, none of them is the only one. */
function countedTraits(traits: readonly Trait[], entries: number): Trait[] {
  const others = traits.filter((trait) => trait !== 'single' && trait !== 'items');
  return entries > 1 ? [...others, 'items'] : entries === 1 ? [...others, 'single'] : others;
}

const QUOTED = lean(
  /["“„«「][^"“”„«»「」\n]{8,}["”“»」]|(?<=[ :?])['‘](?:[^'‘’\n]|(?<=\p{L})['’](?=\p{L})){8,}['’](?=\s|$)/gu,
);
/** "The tweet", "this review": one text, however many commas it has. */
const ONE_TEXT = lean(
  /(?<![\p{L}])(?:(?:the|this) (?:\p{L}+ )?(?:tweet|review|sentence|message|e-?mail|comment|headline|post|text|paragraph|statement|title)|(?:el|la|este|esta) (?:siguiente )?(?:tuit|tweet|resena|frase|oracion|mensaje|correo|comentario|titular|texto|parrafo|noticia)|(?:le|la|ce|cet|cette) (?:\p{L}+ )?(?:tweet|phrase|message|e-?mail|mail|commentaire|titre|texte|paragraphe|critique)|l'avis|(?:der|die|das|den|diese[nrs]?) (?:\p{L}+ )?(?:tweet|rezension|bewertung|satz|nachricht|e-?mail|kommentar|uberschrift|text|absatz|beitrag)|(?:o|a|este|esta|esse|essa) (?:\p{L}+ )?(?:tweet|tuite|avaliacao|frase|mensagem|e-?mail|comentario|titulo|texto|paragrafo|noticia)|(?:il|la|questo|questa) (?:seguente )?(?:tweet|recensione|frase|messaggio|e-?mail|mail|commento|titolo|testo|paragrafo|notizia|post)|tweetul|tweet-ul|recenzia|propozitia|fraza|mesajul|e-?mailul|e-mail-ul|comentariul|titlul|textul|stirea|afirmatia|postarea|paragraful)(?![\p{L}])|(?:^|\s)(?:هذه |هذا )?ال(?:تغريده|جمله|رساله|مراجعه|تعليق|بريد|نص|عنوان|خبر|عباره|منشور|فقره|تقييم)(?=\s|$|[.:،])/u,
);
/** "Whether the third is true", "read the chat and decide whether they agree": the rest is what that rests on. */
const ONE_VERDICT = lean(
  /(?<![\p{L}])(?:(?:whether|if|is|that) the (?:third|fourth|fifth|last|final|second|conclusion|hypothesis)(?![\p{L}])|the (?:third|fourth|fifth|last|final) (?:statement|sentence|claim|one) (?:is|follows)|(?:read|given|look at|in|from) (?:the|this) (?:\p{L}+ )?(?:chat|dialogue?|conversation|exchange|thread)(?![\p{L}]).{0,60}(?:whether|if)|(?:si|ob|se|daca) (?:la|el|le|der|die|das|a|o|il|e|a) ?(?:tercera|tercer|ultim\p{L}+|conclusi\p{L}+|troisieme|dernier\p{L}*|dritte|letzte|schlussfolgerung|terceira|terceiro|conclus\p{L}+|terz[ao]|treia|concluzi\p{L}+)|si l'|(?:lee|lis(?:ez)?|lies|leia|leggi|citeste) (?:el|la|le|den|das|o|il|dialogul|conversatia) ?(?:chat|dialog\p{L}*|conversa\p{L}*|gesprach|discussion)?(?![\p{L}]).{0,40}(?:chat|dialog|conversa|gesprach|discussion))|第[三四]句|最后一句|结论是否|(?:对话|聊天)[^。]{0,20}是否|三つ目|最後の文|会話を読|(?:الجمله|العباره) (?:الثالثه|الاخيره)|(?:المحادثه|الحوار)/u,
);
const OF_ITS_WORDS = lean(
  /(?<![\p{L}])(?:words?|each|every|palabras?|cada|mots?|chaque|worter|wort|jede\p{L}*|palavras?|parol[ae]|ogni|cuvint\p{L}*|cuvant\p{L}*|fiecare|verbs?|nouns?|sentences|entries)(?![\p{L}])|كلم|كل /u,
);
const isOneTextNamed = (instruction: string, material: string): boolean => {
  const folded = foldWords(instruction);
  return (
    (ONE_VERDICT.test(folded) || (!material.trim().includes('\n') && ONE_TEXT.test(folded))) &&
    !OF_ITS_WORDS.test(folded)
  );
};
/** One text in quotation marks or called one is sorted, whatever stands around it. */
const isOfOneText = (wording: TaskKind, { instruction, material }: DraftParts): boolean =>
  wording === 'classify' &&
  (asksOneVerdict(foldWords(instruction)) ||
    (material ? isOneTextNamed(instruction, material) : instruction.match(QUOTED)?.length === 1));

function readByRules(text: string, language: DraftLanguage): RuleReading {
  const lexicon = lexiconOf(language.code) ?? (isReadAsEnglish(text, language) ? lexiconOf('en') : undefined);
  const played = lexicon ? (partPlayed(text) ?? (isProgrammingTask(text) ? 'code' : undefined)) : undefined;
  let parts = played ? { instruction: text, material: '' } : splitParts(text, lexicon, false);
  let found = lexicon ? findTask(parts, lexicon) : undefined;
  if (!played && found?.task && PASTING.has(found.task) && !parts.material) {
    const split = splitParts(text, lexicon, true);
    if (found.task !== 'classify' || isProse(split.material)) parts = split;
    if (lexicon && parts.material) found = { ...found, request: readRequest(parts.instruction, lexicon) };
  }
  if (found?.task === 'debug' && IN_A_SENTENCE.test(foldWords(text)) && !looksLikeCode(text))
    found = { ...found, task: 'correct' };
  const isProgram = found?.task === 'debug' || found?.task === 'code' || found?.task === 'readcode';
  const given = lexicon && !isProgram && !played ? readGivenText(text, parts, lexicon) : undefined;
  if (given && lexicon && given.parts !== parts && !endsInQuotation(given.parts.instruction)) {
    parts = withLabel(text, given.parts);
    if (found) found = { ...found, request: readRequest(parts.instruction, lexicon) };
  }
  const questions = found
    ? found.request.sentences.filter((sentence) => sentence.isQuestion).length
    : (parts.instruction.match(/[?？؟;]/gu)?.length ?? 0);
  const slots = findSlots(parts, lexicon);
  const traits = findTraits(parts, lexicon, questions);
  if (showsItsWorking(parts.instruction) && !traits.includes('steps')) traits.push('steps');
  const readTask = refineTask({
    task: found ? found.task : taskElsewhere(parts.instruction, language.code),
    request: found?.request,
    parts,
    traits,
    isCode: looksLikeCode(text),
    isUnfinished: lexicon?.unfinished.test(fold(text)) ?? false,
    isKnownLanguage: language.code !== 'und',
  });
  const hasCode = looksLikeCode(text);
  const readClause = (clause: string) => {
    const alone = { instruction: clause, material: parts.material };
    const read = lexicon ? findTask(alone, lexicon) : undefined;
    return refineTask({
      task: read?.task,
      request: read?.request,
      parts: alone,
      traits,
      isCode: hasCode,
      isUnfinished: false,
      isKnownLanguage: language.code !== 'und',
    });
  };
  const wordCount = countWords(text);
  const spans = findProtectedSpans(text, language);
  const isQuestion = questions > 0 || asksWithoutMark(parts.instruction);
  const readWording = wordingOf({
    task: readTask,
    instruction: parts.instruction,
    hasCode,
    hasMaterial: parts.material !== '',
    isQuestion,
    traits,
    found: slots.found,
    lexicon,
    read: readClause,
  });
  const exact = exactRequest({
    wording: readWording,
    instruction: parts.instruction,
    material: parts.material,
    isQuestion,
    hasCode,
    traits,
  });
  const plain = lexicon
    ? (exact ??
      plainRequest({
        instruction: parts.instruction,
        task: readTask,
        wording: readWording,
        material: parts.material,
        hasMaterial: parts.material !== '',
      }))
    : undefined;
  const ofText = given?.kind === 'passage' && isSolved(readTask) ? undefined : given?.kind;
  const isReworked = ofText !== undefined && !MAY_BE_ITEMS.has(ofText);
  const onItems =
    hasCode || isReworked || played
      ? undefined
      : itemRequest(parts, plain === 'math' || plain === 'puzzle' ? plain : readTask);
  const frame =
    lexicon && !onItems
      ? settled({
          instruction: parts.instruction,
          material: parts.material,
          read: ofText ?? plain ?? readWording,
          hasCode,
        })
      : undefined;
  const settledKind = played ?? onItems?.kind ?? frame;
  const certain = settledKind ?? ofText ?? plain;
  const task = certain === undefined || ONLY_WORDINGS.has(certain) ? taskBehind(readTask, certain) : certain;
  const likely =
    settledKind ??
    ofText ??
    inDoubt({
      wording: plain ?? readWording,
      read: readTask,
      instruction: parts.instruction,
      hasMaterial: parts.material !== '',
    });
  const asked = { wording: likely, task, instruction: parts.instruction, material: parts.material, traits };
  const sure = settledKind ?? ofText ?? (lexicon && shapeOfKnowledge(asked)) ?? likely;
  const read =
    settledKind ??
    wordingOfInput(readTask, sure, parts, (clause) => lexicon !== undefined && asksForSomething(clause, lexicon));
  const isApiece = onItems?.kind === 'meaning';
  const basis =
    (played && 'played') ??
    (onItems && 'items') ??
    (frame && 'settled') ??
    (ofText && 'text') ??
    (exact && 'exact') ??
    (plain && 'plain') ??
    'read';
  const wording = (lexicon && !isApiece ? setForm({ ...parts, wording: read, isQuestion }) : undefined) ?? read;
  const draft: DraftAnalysis = {
    text,
    language,
    intent: INTENT_OF[task],
    task,
    wording,
    slots,
    traits: isOfOneText(wording, parts)
      ? countedTraits(traits, 1)
      : onItems && !asksOfEach(foldWords(parts.instruction))
        ? countedTraits(traits, onItems.entries)
        : traits,
    protectedSpans: spans,
    parts,
    isQuestion,
    wordCount,
    strength: strengthOf(task, slots.found, countWords(parts.instruction)),
  };
  const isSure =
    frame !== undefined &&
    wording === frame &&
    frameWithSpaces(foldWords(parts.instruction).trim(), parts.material, ofText ?? plain ?? readWording) === frame;
  return { draft, basis, request: found?.request, lexicon, isSure };
}
