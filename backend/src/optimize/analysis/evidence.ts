import type { Intent } from '../../contracts/rewriting.js';
import type { SlotName, Trait } from './draft-analysis.js';
import { findsArtifactAtHead, matchRules, readRequest } from './detect-task.js';
import { foldWords } from './fold.js';
import {
  asksForTime,
  generalWording,
  isActed,
  isChange,
  isInMyName,
  isSaidToSomebody,
  isToldAboutOneself,
  wantsOptions,
} from './general-wording.js';
import type { Lexicon } from './lexicon/lexicon.js';
import { talkOf } from './talk-requests.js';
import { PLAIN_CIRCUMSTANCES, PLAIN_OBJECTS } from './plain-words.js';
import { splitSentences } from './segment.js';
import { INTENT_OF, type TaskKind } from './task-kinds.js';
import { lean } from './lean.js';

/** Their wording names no kind of text, no subject and no setting, or rests on the shape of the draft alone. */
const FITS_ANYTHING: ReadonlySet<TaskKind> = new Set([
  'chat',
  'literal',
  'sum',
  'math',
  'puzzle',
  'choice',
  'complete',
  'topic',
]);

/** Verbs that leave no doubt, even in languages of which only a few words are known. */
const CERTAIN_ANYWHERE: ReadonlySet<TaskKind> = new Set(['translate', 'rewrite']);

/** Code in the draft is evidence by itself; these say nothing else. */
const ABOUT_CODE: ReadonlySet<TaskKind> = new Set(['debug', 'readcode']);

/** "TypeError: …", "Traceback (most recent call last)". */
const ERROR_MESSAGE = lean(/\p{L}(?:Error|Exception)\s?[:(]|Traceback|segmentation fault|stack trace/u);

/** A thing of one or two words is described; "the plot of Hamlet" and "the capital of Peru" are told. */
export const IS_TOLD = lean(
  /(?:\p{L}+ ){5,}|\s(?:of|in|de|del|du|des|della?|do|da|der|von|di|al|lui)\s|\s(?:d|l|dell)'|[的の]|^(?:ما|من) (?:هو|هي) \S+ \S/u,
);

/** Things that are made. Named beside the one that is asked for, they leave open which of them is. */
const GENRES: ReadonlySet<TaskKind> = new Set([
  'email',
  'essay',
  'article',
  'story',
  'caption',
  'poem',
  'image',
  'caption',
  'copy',
  'interview',
  'quiz',
  'lesson',
  'document',
  'dialogue',
  'recipe',
  'speech',
  'outline',
]);

const CLAUSE_END = /[，,。；;：:！!？?\n()（）]|\s[-–—]\s/u;
/** Behind one of these stands what the thing is for or about, or something told of it. */
const BEHIND =
  /\s(?:for|about|based on|inspired by|that|who|whose|which|where|when|because|so that|although|since|before|after|while|if|para|sobre|que|porque|cuando|pour|sur|qui|parce que|quand|fur|für|uber|über|dass|weil|wenn|damit|per|su|perche|perché|quando|pentru|despre|ca|când|deoarece|لأن|عن|لكي)\s/iu;

/** And what has to be seen of the draft as a whole. */
const TRAITS_NEEDED: Partial<Record<TaskKind, Trait>> = { roleplay: 'ongoing' };

/** These fit a question; an order that reads like them may want a bare enumeration, a text or a joke instead. */
const ONLY_ASKED: ReadonlySet<TaskKind> = new Set(['list', 'consult', 'persona']);

/** What is asked for, and what stands behind it. */
function partsOf(clause: string): { head: string; behind: string } {
  const at = clause.slice(6).search(BEHIND);
  return at < 0 ? { head: clause, behind: '' } : { head: clause.slice(0, at + 6), behind: clause.slice(at + 6) };
}

const clausesOf = (instruction: string): string[] =>
  splitSentences(instruction).flatMap(({ text }) => {
    const end = /[?？؟!.。]+$/u.exec(text)?.[0] ?? '';
    const clauses = text.slice(0, text.length - end.length).split(CLAUSE_END);
    return clauses.map((clause, index) => `${clause}${index === clauses.length - 1 ? end : ''}`.trim());
  });

interface Reading {
  task: TaskKind;
  instruction: string;
  hasCode: boolean;
  hasMaterial: boolean;
  isQuestion: boolean;
  traits: readonly Trait[];
  /** What the draft says about its answer already. */
  found: readonly SlotName[];
  lexicon: Lexicon | undefined;
  /** Reads a clause as if it were the whole draft. */
  read: (clause: string) => TaskKind;
}

/** The clause opens with a verb or a question of its language, or consists of the name of the thing. */
function asks(clause: string, lexicon: Lexicon): boolean {
  const request = readRequest(clause, lexicon);
  return matchRules(request, lexicon) !== undefined || findsArtifactAtHead(request, lexicon);
}

/**
 * Says whether a draft certainly asks for what its words suggested: its verb and what stands right behind it say so by
 * themselves, no other clause asks for anything else, and nothing else that could be made is named. Only then is the
 * wording of that kind used. A wrong wording is nonsense, a general one is merely quiet.
 */
function isEvident(reading: Reading): boolean {
  const { task, instruction, hasCode, isQuestion, traits, lexicon, read } = reading;
  if (FITS_ANYTHING.has(task)) return true;
  if (task === 'unknown' || task === 'question') return false;
  if (!lexicon) return CERTAIN_ANYWHERE.has(task);
  if ((hasCode || ERROR_MESSAGE.test(instruction)) && ABOUT_CODE.has(task)) return true;
  if (ONLY_ASKED.has(task) && !isQuestion) return false;
  if (speaksAgainst(reading)) return false;
  if (task === 'whatif') return true;
  if (task === 'names' && NAME_NOUN.test(foldWords(instruction).slice(0, NEAR_THE_VERB))) return true;
  const needed = TRAITS_NEEDED[task];
  if (needed && !traits.includes(needed)) return false;
  if (PLAIN_CIRCUMSTANCES[task]?.test(foldWords(instruction)) === false) return false;
  const isWorkedOn = WORKS_ON_WHAT_FOLLOWS.has(task);
  const asking = isWorkedOn ? beforeColon(instruction) : instruction;
  if (isWorkedOn && asking !== instruction && asking.trim().split(/\s+/u).length <= BARE_ORDER_WORDS) return true;
  const clauses = clausesOf(asking)
    .filter((clause) => clause.length > 1)
    .map(partsOf);
  const asked = clauses.map(({ head }) => head).filter((head) => asks(head, lexicon));
  if (asked.length === 0 && NAMED_WITHOUT_A_VERB.has(task))
    return PLAIN_OBJECTS[task]?.test(foldWords(instruction)) ?? true;
  const specific = asked.map(read).filter((kind) => !FITS_ANYTHING.has(kind));
  if (specific.length === 0 || specific.some((kind) => kind !== task)) return false;
  if (PLAIN_OBJECTS[task] && !asked.some((head) => PLAIN_OBJECTS[task]?.test(foldWords(head)))) return false;
  return WHATEVER_IT_IS_FOR.has(task) || !clauses.some(({ behind }) => namesAnother(task, behind, lexicon));
}

/** What stands behind the colon is worked on and asks for nothing. */
const WORKS_ON_WHAT_FOLLOWS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'rewrite',
  'correct',
  'translate',
  'summarise',
  'classify',
  'extract',
]);
/** "Corrige : …", "Translate this: …": the verb and no more. */
const BARE_ORDER_WORDS = 3;
const beforeColon = (instruction: string): string => /^[^:：]{3,}(?=[:：])/u.exec(instruction)?.[0] ?? instruction;

/** "Couch to 5k plan", "three-line summary of Frankenstein": without a verb, and yet there is one way to read it. */
const NAMED_WITHOUT_A_VERB: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'training',
  'meals',
  'summarise',
  'names',
  'formula',
  'copy',
  'caption',
  'poem',
  'story',
  'decide',
  'greeting',
  'amuse',
  'trip',
  'speech',
  'lesson',
]);

/** What is named as their purpose is no rival: a summary for an exam, a caption for a story. */
const WHATEVER_IT_IS_FOR: ReadonlySet<TaskKind> = new Set<TaskKind>(['caption', 'summarise', 'names', 'compare']);

/** How something works can be explained however long its name is. */
const HOW = lean(/^(?:how|como|comment|wie|come|cum)(?![\p{L}])|怎|仕組み|どう|كيف/u);

const MAKING: ReadonlySet<Intent> = new Set<Intent>(['write', 'plan', 'code']);

/** "I want to build a website where do I start": told first, and asked behind without a mark. */
const ASKED_BEHIND = lean(
  /\s(?:where|how|what|when) (?:do|can|should|would|could) (?:i|we)(?![\p{L}])|\s(?:por donde|que|como) (?:empiezo|hago|puedo|digo)(?![\p{L}])|\s(?:par ou|comment) (?:commencer|faire)|\s(?:wo|was|wie) (?:fange|soll|kann|mache) ich|\s(?:por onde|o que|como) (?:comeco|faco|devo)(?![\p{L}])|\s(?:da dove|cosa|come) (?:inizio|comincio|faccio|devo)|\s(?:de unde|ce|cum) (?:incep|fac|sa)(?![\p{L}])|[，,].*(?:怎么|如何|哪里开始)|、.*(?:どうすれば|どこから)|من اين ابدا|ماذا افعل/u,
);

/** What is liked by the person who asks says nothing about what is liked by the one who gets it. */
const PRESENT = lean(
  /gift|present(?:s|e|es)?(?![\p{L}])|regal[oi]|cadeau|geschenk|cadou|礼物|送.{0,6}什么|プレゼント|お土産|هدي|(?<![\p{L}])(?:wear|ponerme|ponerse|me pongo|porter|mettre|anziehen|vestir|usar|indossare|mettermi|imbrac|port)(?![\p{L}])|穿什么|着(?:れ|て)|ارتدي|البس/u,
);

/** A message about something that went wrong is no good wish, whatever the occasion. */
const GRIEVANCE = lean(
  /forgot|hurt|sorry|apolog|angry|upset|late(?![\p{L}])|cancel|can'?t (?:come|make)|olvid|perdon|disculp|enfad|oubli|desole|excus|fache|vergess|entschuldig|sauer|verletzt|esquec|desculp|chatead|dimentic|scus[ae]|arrabbiat|uitat|scuze|suparat|忘|道歉|生气|抱歉|忘れ|ごめん|謝|怒|نسي|اعتذ|آسف|غاضب/u,
);

/** To count is no copying. */
const COUNTS = lean(
  /^(?:\p{L}+ ){0,2}?(?:count|cuenta|compte|zahle?|conte|conta|numara)(?![\p{L}])|数一?[数下]|数えて|(?:^|\s)عد(?=\s)/u,
);

/** "Is a three-day diet any good", "how long is a wedding speech": asked, whatever is named in it. */
function startsAsQuestion(instruction: string, lexicon: Lexicon | undefined): boolean {
  if (/[吗么呢]\s*[？?]?$/u.test(instruction)) return true;
  return (
    lexicon !== undefined &&
    readRequest(instruction, lexicon).sentences.every(({ request }) => lexicon.question.test(request))
  );
}

/** The name is named right behind the verb, whatever it is a name for. */
const NAME_NOUN = lean(
  /(?<![\p{L}])(?:names?|nicknames?|nombres?|apodos?|noms?|surnoms?|namen?|spitznamen?|nomes?|apelidos?|nom[ei]|soprannom[ei]|nume|porecla)(?![\p{L}])|名字|名称|昵称|名前|(?:^|\s)(?:اسم|اسما|اسماء)(?=\s)/u,
);
const NEAR_THE_VERB = 40;

/** In so little room, nothing can be explained step by step. */
const ONE_LINE = lean(
  /(?:one|a single|two|three|[1-3]) (?:sentences?|lines?|words?)|tweet|(?:una|dos|tres) (?:frases?|lineas?)|(?:une|deux|trois) (?:phrases?|lignes?)|(?:einem|zwei|drei) (?:satz|satzen|zeilen)|(?:uma|duas|tres) (?:frases?|linhas?)|(?:una|due|tre) (?:frasi?|frase|righe?|riga)|(?:o|doua|trei) (?:propoziti\p{L}*|fraz\p{L}*)|[一两二三]句|[一二三]文|جمله واحده|جملتين/u,
);

/** What their wording asks for has no room in a sentence or two. */
const LONGER_THAN_A_LINE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'story',
  'essay',
  'article',
  'speech',
  'dialogue',
]);

/** An answer first and what supports it behind: too much for the three sentences that are asked for. */
const ANSWERS_IN_PARTS: ReadonlySet<TaskKind> = new Set<TaskKind>(['fact', 'question', 'why', 'describe']);

/** "The healthiest bread": one out of many is asked for, and nothing to be defined. */
export const SUPERLATIVE = lean(
  /(?<![\p{L}])(?:\p{L}{3,}iest|best|worst|(?:fast|strong|great|small|larg|bigg|cheap|old|young|smart)est|most \p{L}+)(?![\p{L}])|(?:el|la|los|las) (?:mas|mejor|peor)|(?:le|la|les) (?:plus|meilleure?)|(?:der|die|das) \p{L}+ste(?![\p{L}])|(?:o|a) (?:mais|melhor|pior)|(?:il|la) (?:piu|migliore?)|(?:cel|cea) mai|最|一番|أفضل|اكثر|افضل/u,
);

/** Asked for the way it is done, as opposed to what could be done. */
const ASKS_HOW = lean(
  /(?:^|\s)(?:how|steps|como|comment|wie|come|cum|pasos|etapes|schritte|passos|passaggi|pasi)(?![\p{L}])|怎|如何|步骤|方法|どう|手順|كيف|خطوات/u,
);

/** "How big is the moon compared to the earth": one figure, and nothing to choose from. */
const SIZE_ASKED = lean(
  /^how (?:big|tall|far|much|many|fast|old|long|heavy|hot|cold|high|deep)(?![\p{L}])|^(?:que tan|cuanto|combien|wie (?:gross|weit|schnell|alt|viel)|quanto|cat (?:de|este))(?![\p{L}])|多[大高远重快]|どれ(?:くらい|ほど)|^كم /u,
);

/** What an abbreviation stands for is no question of style. */
const ABBREVIATION = lean(/(?<![\p{L}])\p{Lu}{2,6}(?![\p{L}])/u);

/** How high a mountain is doesn't vary, and there is nothing that it depends on. */
const MEASURED = lean(
  /how (?:tall|high|deep|big|large|old|heavy|far|wide) (?:is|are|was|were)(?![\p{L}])|cuanto mide|que altura|quanto mede|qual a altura|combien mesure|quelle (?:est la )?(?:hauteur|taille|profondeur)|wie (?:hoch|gross|tief|alt|schwer|weit) (?:ist|sind|war)|quanto (?:e|misura) (?:alt|lung|grand|profond)|cat (?:este|e|are) de (?:inalt|lung|mare|adanc)|多[高深大重](?!的)|(?:高さ|深さ|大きさ|重さ)は|كم (?:يبلغ )?(?:ارتفاع|طول|عمق|وزن)/u,
);
const OPENING_LINE =
  /(?:opening|first|subject) (?:line|sentence|paragraph)|primera frase|premiere phrase|erster satz|primeira frase|prima frase|prima propozitie|开头|第一句|書き出し|الجمله الاولي/u;

/** What is asked for is a word, and no steps lead to it. */
const SAID_OR_SPELLED = lean(
  /how (?:do (?:you|i|we)|to|would you) (?:say|spell|pronounce|call|write the|read)(?![\p{L}])|como se (?:dice|escribe|pronuncia|diz)|comment (?:dit-on|on dit|ecrit-on|se prononce|dire .{1,30} en )|wie (?:sagt|schreibt|spricht|heiss?t) man|come si (?:dice|scrive|pronuncia)|cum se (?:spune|scrie|pronunta)|怎么(?:读|念|写|说)|何と(?:言|読)|كيف (?:نقول|تكتب|تلفظ)/u,
);

/** Code is put into another form by other rules, and a translation has its own. */
const KEEP_THEIR_WORDING: ReadonlySet<TaskKind> = new Set<TaskKind>(['code', 'debug', 'translate', 'formula']);

/** Put into another form, a text keeps its words; there is no style to be natural in. */
const INTO_A_FORM = lean(
  /(?:reformat|format|convert|turn|put|write) .{0,20}(?:as|into) (?:an? )?(?:csv|json|yaml|xml|html|markdown|table|list|bullets?)|(?:sort|order|arrange|put|list) .{0,30}(?:alphabetical|ascending|descending|by (?:price|size|date|length|age|name|weight|height|population))|alfabetic|alphabetique|alphabetisch|nach (?:alphabet|preis|grosse|datum)|aufsteigend|absteigend|croissant|decroissant|crescente|decrescente|crescator|descrescator|ascendente|descendente|字母顺序|从[大小高低]到|升序|降序|五十音|アルファベット順|順に並べ|ابجديا|تصاعديا|تنازليا|(?:in)?to (?:an? |the )?(?:\p{L}+ )?(?:table|list|bullet|csv|json|yaml|xml|html|markdown|spreadsheet|question|sentence|upper ?case|lower ?case|capitals|caps|title case|past|present|future|plural|singular|passive|active|metric|roman|words|numbers)|\p{L}+ to (?:json|yaml|csv|xml|html)|tabla|lista|vinetas|mayuscul|minuscul|tableau|liste|majuscul|minuscul|tabelle|stichpunkt|gro(?:ss|ß)buchstab|kleinbuchstab|tabela|maiuscul|tabella|elenco|maiuscol|minuscol|tabel(?!\p{L})|in propozitie|表格|列表|疑问句|否定句|反问句|被动句|陈述句|大写|小写|过去式|箇条書き|表に|大文字|小文字|過去形|(?:الي|ل) (?:\p{L}+ )?(?:سوال|نفي|ماضي|مضارع|جمع|مفرد)|جدول|قائمه|نقاط|ميلادي|هجري|احرف/u,
);

/** Words are looked for in a text, which is more than to look for words. */
const WORDS_OF_A_TEXT = lean(
  /(?<![\p{L}])(?:sentences?|paragraph|text|frase|oracion|phrase|satz|frase|propoziti\p{L}*)(?![\p{L}])|句|段|文|جمل|نص/u,
);

/** Shapes of a draft in which a wording of the kind would ask for what is given already, or for what isn't meant. */
function speaksAgainst({
  task,
  instruction,
  hasCode,
  hasMaterial,
  isQuestion,
  traits,
  found,
  lexicon,
}: Reading): boolean {
  const isPasted = hasMaterial || /[:：]\s*\S\s?\S/u.test(instruction);
  const folded = foldWords(instruction);
  const isMade = MAKING.has(INTENT_OF[task]);
  if (isMade && ASKED_BEHIND.test(folded)) return true;
  if (isMade && task !== 'recipe' && startsAsQuestion(instruction, lexicon)) return true;
  if (isActed(task, instruction)) return task !== 'roleplay';
  if (LONGER_THAN_A_LINE.has(task) && found.includes('length') && ONE_LINE.test(folded)) return true;
  if (task === 'meaning') return ABBREVIATION.test(instruction);
  if (isPasted && !KEEP_THEIR_WORDING.has(task) && INTO_A_FORM.test(folded)) return true;
  if (task === 'code') return hasCode;
  if (task === 'ideas') return isQuestion;
  if (task === 'email') return wantsOptions(instruction) || /["“„«「]/u.test(instruction);
  if (task === 'recommend') return PRESENT.test(folded) || asksForTime(instruction);
  if (task === 'explain' && (wantsOptions(instruction) || SAID_OR_SPELLED.test(folded) || traits.includes('count')))
    return true;
  if (task === 'explain')
    return (
      (found.includes('length') && ONE_LINE.test(folded)) || (isQuestion && !HOW.test(folded) && IS_TOLD.test(folded))
    );
  if (task === 'fact' || task === 'why') return wantsOptions(instruction);
  if (task === 'application') return OPENING_LINE.test(folded) || (isPasted && isChange(instruction));
  if (task === 'extract') return COUNTS.test(folded);
  if (task === 'words') return isPasted && WORDS_OF_A_TEXT.test(folded);
  if (task === 'timeline' || task === 'recipe') return isPasted;
  if (task === 'reply') return !hasMaterial && !/["“„«「『]/u.test(instruction);
  if (task === 'translate') return SAID_OR_SPELLED.test(folded);
  if (task === 'quantity') return MEASURED.test(folded);
  if (task === 'howto')
    return (
      SAID_OR_SPELLED.test(folded) || isSaidToSomebody(folded) || (wantsOptions(instruction) && !ASKS_HOW.test(folded))
    );
  if (task === 'compare') return SIZE_ASKED.test(folded);
  if (task === 'text') return isPasted || isInMyName(instruction);
  if (task === 'greeting') return GRIEVANCE.test(folded);
  if (task === 'rank') return isPasted || traits.includes('items');
  return task === 'describe' && (IS_TOLD.test(folded) || SUPERLATIVE.test(folded));
}

function namesAnother(task: TaskKind, text: string, lexicon: Lexicon): boolean {
  const folded = foldWords(text);
  return lexicon.artifacts.some(
    ({ kind, pattern }) => kind !== task && GENRES.has(kind) && folded.search(pattern) >= 0,
  );
}

const ASKED: ReadonlySet<Intent> = new Set<Intent>(['answer', 'explain', 'analyse', 'decide', 'brainstorm', 'unknown']);

/** Wordings that would fit whatever is asked. */
const SAYS_LITTLE: ReadonlySet<TaskKind> = new Set<TaskKind>(['unknown', 'small', 'plain', 'question']);

/** What is asked for in these is named by a word that hardly means anything else, so that one word of them will do. */
const NAMED_BY_A_WORD: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'plan',
  'meals',
  'words',
  'caption',
  'compare',
  'code',
  'correct',
  'extract',
  'classify',
  'poem',
  'story',
  'quiz',
  'greeting',
  'document',
  'email',
  'consult',
  'fact',
]);
/** Questions among them. */
const ASKED_BY_A_WORD: ReadonlySet<TaskKind> = new Set<TaskKind>(['list', 'consult', 'fact']);
const PLAYED: ReadonlySet<TaskKind> = new Set<TaskKind>(['roleplay', 'persona']);

/** "Is my startup idea any good": nobody wants more of them. */
const ASKS_WHETHER = lean(
  /^(?:is|are|was|do|does|did|can|could|will|would|should|have|has|es|son|est|ist|sind|hat|e|sao|sono|este|sunt)(?![\p{L}])|吗|هل /u,
);

/** The kind that was read, although not all of the draft speaks for it, if nothing speaks against it either. */
function readAnyway(reading: Reading, general: TaskKind): TaskKind {
  const { task } = reading;
  if (PLAYED.has(task)) return 'acting';
  if (task === 'ideas' && reading.isQuestion)
    return ASKS_WHETHER.test(foldWords(reading.instruction)) ? general : 'suggest';
  const isNamed = general === 'question' ? ASKED_BY_A_WORD.has(task) : NAMED_BY_A_WORD.has(task);
  return isNamed && !speaksAgainst(reading) ? task : general;
}

/** The kind whose wording a draft gets: its own where it is evident, otherwise a general one that fits its shape. */
export function wordingOf(reading: Reading): TaskKind {
  const { task, instruction, hasMaterial, lexicon } = reading;
  const isAsked = reading.isQuestion || (lexicon !== undefined && asksAroundQuotes(instruction, lexicon));
  const shape = {
    task,
    instruction,
    hasMaterial,
    isQuestion: isAsked && (ASKED.has(INTENT_OF[task]) || startsAsQuestion(instruction, lexicon)),
    asksBehind: () => lexicon !== undefined && asksBehind(instruction, lexicon),
    asks: () => !lexicon || clausesOf(instruction).some((clause) => asks(clause, lexicon)),
  };
  const isPlain = isEvident(reading);
  const general = isPlain ? task : generalWording(shape);
  const wording =
    talkOf({ ...shape, isEvident: isPlain }) ?? (SAYS_LITTLE.has(general) ? readAnyway(reading, general) : general);
  const isOneLine = reading.found.includes('length') && ONE_LINE.test(foldWords(instruction));
  return isOneLine && ANSWERS_IN_PARTS.has(wording) ? 'plain' : wording;
}

/** An order in front, and behind the colon the question it is about. */
function asksBehind(instruction: string, lexicon: Lexicon): boolean {
  const behind = /^[^:：]{3,60}[:：]\s*(\S.+)$/u.exec(instruction)?.[1];
  const told = isToldAboutOneself(foldWords(instruction));
  const asked = behind ?? (told ? /[,，、]\s*([^,，、]+)$/u.exec(instruction)?.[1] : undefined);
  return asked !== undefined && readRequest(asked, lexicon).sentences.every((sentence) => sentence.isQuestion);
}

/** The mark inside a quotation ends no sentence: is "Summer2024!" a good name for a camp */
function asksAroundQuotes(instruction: string, lexicon: Lexicon): boolean {
  const around = instruction.replace(/"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|「[^」\n]*」/gu, '"x"');
  return around !== instruction && readRequest(around, lexicon).sentences.some((sentence) => sentence.isQuestion);
}
