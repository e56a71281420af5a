import { SLOTS, type DraftParts, type SlotName, type Trait } from './draft-analysis.js';
import { foldWords } from './fold.js';
import { isSights } from './shapes/everyday.js';
import type { LexicalTrait, Lexicon } from './lexicon/lexicon.js';
import { lean } from './lean.js';

const CODE =
  /```|(?:^|\n)\s*(?:def |class \w+[:({]|import \w|from \w+ import|#include|public (?:static|class)|function \w+\(|const \w+ ?=|let \w+ ?=|var \w+ ?=|SELECT\s.+\sFROM|<\?php|<!DOCTYPE|<html)|[;{]\s*\n|\)\s*\{|=>\s*\{|\\(?:begin|documentclass)\{|console\.log\(|print(?:f|ln)?\(/iu;

/** Three and more short things in a row: what a classification, a table or a choice is about. */
const ITEMS =
  /(?:[^,،、;:：\n.?!]{1,40}[,،、;] ?){2,}(?:(?:and|or|y|o|et|ou|und|oder|e|și|sau|和|或|と) )?[^,،、;\n]{1,40}/u;

const LONGEST_ENTRY = 70;

const MOST_WORDS_OF_A_THING = 5;
/** It ends like one, and what stands between the commas is more than the names of things. */
const isSentence = (line: string): boolean =>
  /[.!?؟]["'”’»)]*$/u.test(line) &&
  line.split(/[,،;]/u).some((piece) => piece.trim().split(/\s+/u).length > MOST_WORDS_OF_A_THING);

/** Several short lines or a short row of things, as opposed to prose. */
function listsThings(material: string): boolean {
  const lines = material.split('\n').filter((line) => line.trim());
  if (lines.length === 1)
    return (
      ITEMS.test(material) && !/[.!?]\s|[。！？]/u.test(material) && material.length < 200 && !isSentence(material)
    );
  return (
    lines.length > 2 &&
    lines.every((line) => line.length <= LONGEST_ENTRY) &&
    lines.filter((line) => /[.!?。！？]$/u.test(line)).length < 2
  );
}

export function looksLikeCode(text: string): boolean {
  return CODE.test(text);
}

const CODE_LINE =
  /[;{}=<>]|^\s*(?:#|\/\/|\*|def |class |import |from |return\b|if |for |while |else|end\b|print|@)|\)\s*:?$|^\s+\S/u;

const CODE_WORD =
  /^(?:from|import|def|class|for|if|else|elif|while|return|select|insert|update|delete|create|alter|with|public|private|static|const|let|var|function|async|export|package|using|try|end|do|print)\b/iu;
const SAID = lean(/(?:^|[:：]\s?|--\s?|#\s?|\/\/\s?|;\s?)((?:\p{L}[\p{L}'’-]*,? ){2,}\p{L}[\p{L}'’-]*)/gu);

/** "refactor this to use async await: fetch(…)", "SELECT … -- why doesn't this work": words in a line of code. */
function saidAround(line: string): string {
  return [...line.matchAll(SAID)]
    .map(([, words = '']) => words)
    .filter((words) => !CODE_WORD.test(words))
    .join(' ');
}

/** The lines that are sentences rather than code; all of them, if there is no code. */
export function proseOf(text: string): string {
  if (!looksLikeCode(text)) return text;
  return text
    .replace(/```[\s\S]*?(?:```|$)/gu, '\n')
    .split('\n')
    .map((line) => (CODE_LINE.test(line) ? saidAround(line) : line))
    .filter((line) => line !== '')
    .join('\n')
    .trim();
}

/** Code without a word on what to do with it. */
function isBareCode(parts: DraftParts): boolean {
  return !parts.material && looksLikeCode(parts.instruction) && proseOf(parts.instruction) === '';
}

/** What the request already says about its answer. */
export function findSlots(parts: DraftParts, lexicon: Lexicon | undefined): { found: SlotName[]; missing: SlotName[] } {
  const request = foldWords(parts.instruction);
  const found = lexicon ? SLOTS.filter((slot) => lexicon.slots[slot].test(request)) : [];
  return { found, missing: SLOTS.filter((slot) => !found.includes(slot)) };
}

/** How long, how old, how much, when and for how many: figures that number nothing the answer consists of. */
const MEASURES = lean(
  /\p{Nd}+(?:[.,:]\p{Nd}+)*[-\s]?(?:de )?(?:(?:years?|yrs?|yo|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|people|persons?|guests?|kids|children|miles?|km|kg|lbs?|pounds?|dollars?|usd|euros?|eur|lei|ron|reais|pm|am|a\.m\.|p\.m\.|anos?|meses|mes|semanas?|dias?|horas?|minutos?|personas?|ans|mois|semaines?|jours?|heures?|personnes?|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|minuten|personen|uhr|pessoas?|anni|mesi|settiman[ae]|giorn[oi]|or[ae]|minuti|persone|ani|luni|saptaman[ia]|zile|ore|minute|persoane|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|ma[iyj]\p{L}*|jun\p{L}*|iun\p{L}*|jul\p{L}*|iul\p{L}*|aug\p{L}*|sep\p{L}*|o[ck]t\p{L}*|nov\p{L}*|de[cz]\p{L}*)(?![\p{L}])|岁|个月|月|日|号|天|年|小时|分钟|元|块|人|点|周|歳|時|分|円|名|週間| (?:سن\p{L}*|عام|اشهر|شهر\p{L}*|اسابيع|اسبوع|ايام|يوم\p{L}*|ساع\p{L}*|دقيق\p{L}*|دقائق|شخص\p{L}*|اشخاص|ضيوف|ريال|درهم|جنيه|دولار))/gu,
);
/** What it is for, by, with or about. */
const CIRCUMSTANCES =
  /(?<! (?:up|me|us))\s(?:for|about|by|with|between|para|por|sobre|con|entre|pour|sur|avec|par|fur|uber|mit|zwischen|com|per|su|tra|pentru|cu|despre|intre)\s[^,;.!?]*/gu;

/** "In twenty words", "at most 280 characters": how long the whole may be. */
const LENGTHS = lean(
  /(?<![\p{L}])(?:in|within|under|at most|up to|no more than|not more than|less than|fewer than|exactly|about|around|maximum|max|en|maximo|como maximo|de|menos de|au plus|moins de|maximum|hochstens|maximal|unter|em|no maximo|ate|al massimo|massimo|meno di|cel mult|maximum|sub)[ .]+(?:of |de |di )?(?:\p{Nd}+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|dos|tres|cuatro|cinco|diez|veinte|deux|trois|quatre|cinq|dix|zwei|drei|vier|funf|zehn|zwanzig|dois|duas|quatro|dez|due|tre|quattro|cinque|dieci|doua|trei|patru|cinci|zece) (?:short |simple |de )?(?:words?|characters?|palabras|caracteres|mots|caracteres|worten?|wortern?|zeichen|palavras|parole|caratteri|cuvinte|caractere)(?![\p{L}])/gu,
);

/** In "come up with five titles", nothing stands behind the preposition but what is wanted. */
const COME_UP_WITH = /com(?:e|ing) up with/gu;

/** "10 names", "three versions": so many are wanted. */
const countsWhatIsWanted = (request: string, count: RegExp): boolean =>
  count.test(
    request.replace(COME_UP_WITH, 'make').replace(LENGTHS, ' ').replace(MEASURES, ' ').replace(CIRCUMSTANCES, ' '),
  );

/** "Tag each word": the words of one sentence are several things. */
const EACH =
  /\b(?:tag|label|mark|classify|categori[sz]e|identify|annotate) (?:each|every) (?:word|token|sentence|line|item|entry|one)\b|\b(?:tone|sentiment|mood|emotion|attitude|intent|category|class|type|tense|genre|register) (?:of|in|behind|expressed in) (?:each|every)\b|(?:clasifica|etiqueta|marca|indica) cada (?:palabra|oracion|frase)|chaque (?:mot|phrase)|(?:jedes wort|jeden satz)|(?:classifique|marque|indique) cada (?:palavra|frase)|ogni (?:parola|frase)|fiecare (?:cuvant|propozitie)|(?:每个|各个|每一个)(?:词|字|句子?)|(?:各|それぞれの)(?:単語|文)|كل (?:كلمه|جمله)/u;

export const asksOfEach = (request: string): boolean => EACH.test(request);

/** "Can trees get cancer?": nobody's own health is asked about, and no doctor is of use. */
const OTHER_LIVES = lean(
  /^(?:\p{L}+ ){1,2}?(?:(?:all|any|the|some|most|old|wild|los|las|les|die|os|as|gli|le|i) )?(?:trees?|plants?|flowers|mushrooms|fungi|animals?|insects|bees|ants|spiders|fish(?:es)?|sharks?|whales?|dolphins?|octopus(?:es)?|birds?|chickens?|cows|horses?|sheep|goats|pigs|snakes?|frogs|turtles|tortoises|crocodiles|elephants?|giraffes|bears|wolves|lions|tigers|mice|rats|rabbits?|hamsters?|mole[- ]rats?|bacteria|robots?|machines|dogs?|cats?|puppies|kittens|arboles|plantas|animales|peces|tiburones|pajaros|aves|perros|gatos|abejas|insectos|arbres|plantes|animaux|poissons|requins|oiseaux|chiens|chats|abeilles|insectes|baume|pflanzen|tiere|fische|haie|vogel|hunde|katzen|bienen|insekten|arvores|animais|peixes|tubaroes|passaros|caes|cachorros|abelhas|insetos|alberi|piante|animali|pesci|squali|uccelli|cani|gatti|api|insetti|copacii|plantele|animalele|pestii|rechinii|pasarile|cainii|pisicile|albinele|insectele)(?! (?:oil|flu|soup|bites?|stings?|milk|meat|liver|allerg\p{L}*|hair|therap\p{L}*)|[\p{L}-])|^(?:树木?|植物|动物|鱼|鲨鱼|鸟|狗|猫|蜜蜂|昆虫|大象)|^(?:木|植物|動物|魚|サメ|鳥|犬|猫|ミツバチ|昆虫)[はがも]|^(?:هل|لماذا|كيف) (?:\p{L}+ )?(?:ال)?(?:اشجار|نباتات|حيوانات|اسماك|طيور|كلاب|قطط|نحل|حشرات)/u,
);
const OF_PEOPLE = lean(
  /(?<![\p{L}])(?:i|me|my|mine|we|our|you|your|people|humans?|persons?|someone|kids?|child(?:ren)?|bab(?:y|ies)|wom[ae]n|men|patients?|adults?|owners?|personas|humanos|ninos|gens|humains|enfants|menschen|kinder|pessoas|criancas|persone|umani|bambini|oameni\p{L}*|copii\p{L}*)(?![\p{L}])|人|おれ|私|انسان|ناس|اطفال/u,
);
const isOfOtherLives = (request: string): boolean => OTHER_LIVES.test(request) && !OF_PEOPLE.test(request);

/** "Decide whether the two agree": one verdict on all of it, however many lines it has. */
const ONE_VERDICT = lean(
  /(?<![\p{L}])(?:(?:whether|if) (?:(?:or not )?(?:the (?:two (?:people|speakers|friends|persons)|third|last|second|conclusion|speakers|people|conversation|chat|dialogue)|they|both) )|(?:the )?(?:third|last|conclusion) (?:statement |sentence |one )?is (?:true|right|valid))|(?:两人|双方|第三(?:句|个))[^，。]{0,6}是否|是否[^，。]{0,4}(?:两人|双方)/u,
);

export const asksOneVerdict = (request: string): boolean => ONE_VERDICT.test(request);

export function findTraits(parts: DraftParts, lexicon: Lexicon | undefined, questions: number): Trait[] {
  const request = foldWords(parts.instruction);
  const traits: Trait[] = [];
  if (lexicon) {
    const lexical = Object.keys(lexicon.traits) as LexicalTrait[];
    const has = (trait: LexicalTrait) =>
      trait === 'count'
        ? countsWhatIsWanted(request, lexicon.traits.count)
        : lexicon.traits[trait].test(request) && (trait !== 'health' || !isOfOtherLives(request));
    traits.push(...lexical.filter(has));
  }
  const isList = parts.material
    ? listsThings(parts.material)
    : ITEMS.test(/[:：]([^:：]+)$/u.exec(parts.instruction)?.[1] ?? '');
  const isSeveral = isList || asksOfEach(request);
  if (!traits.includes('travel') && isSights(foldWords(parts.instruction))) traits.push('travel');
  if (isSeveral) traits.push('items');
  if (parts.material && !isSeveral) traits.push('single');
  if (questions > 1) traits.push('manyQuestions');
  if (parts.material) traits.push('material');
  if (looksLikeCode(parts.instruction) || looksLikeCode(parts.material)) traits.push('code');
  if (isBareCode(parts)) traits.push('bare');
  return traits;
}
