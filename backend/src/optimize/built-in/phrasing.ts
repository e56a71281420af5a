import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { fold, foldWords } from '../analysis/fold.js';
import { lexiconOf } from '../analysis/lexicon/lexicons.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { helpsToSay, wantsWords } from '../analysis/shapes/asking.js';
import { toTraditional } from '../analysis/traditional-chinese.js';
import { givenBy } from './given.js';
import type { LanguageTable, LabelKey, SizeKey } from './languages/language.js';
import { TRADITIONAL_CHINESE } from './languages/tables.js';
import type { Particular } from './particulars/particular.js';
import { particularOf } from './particulars/particulars.js';
import { PREMISES } from './premises.js';
import type { Flag } from './recipes/flags.js';
import type { Choice } from './recipes/recipe.js';
import { lean } from '../analysis/lean.js';

/** How a language separates and ends its sentences. */
export interface Punctuation {
  code: string;
  space: '' | ' ';
  stop: string;
  questionMark: string;
  ellipsis: string;
}

/** How the chosen language is put on the page: its words and its punctuation. */
export interface Phrasing extends Punctuation {
  table: LanguageTable;
  formal: boolean;
  /** What is asked for by name, with wording of its own. */
  particular?: Particular | undefined;
}

const PUNCTUATION: Readonly<Record<string, Omit<Punctuation, 'code'>>> = {
  zh: { space: '', stop: '。', questionMark: '？', ellipsis: '……' },
  ja: { space: '', stop: '。', questionMark: '？', ellipsis: '……' },
  ar: { space: ' ', stop: '.', questionMark: '؟', ellipsis: ' …' },
  fr: { space: ' ', stop: '.', questionMark: ' ?', ellipsis: ' …' },
  fa: { space: ' ', stop: '.', questionMark: '؟', ellipsis: ' …' },
  el: { space: ' ', stop: '.', questionMark: ';', ellipsis: ' …' },
  hi: { space: ' ', stop: '।', questionMark: '?', ellipsis: ' …' },
  ur: { space: ' ', stop: '۔', questionMark: '؟', ellipsis: ' …' },
  bn: { space: ' ', stop: '।', questionMark: '?', ellipsis: ' …' },
  mr: { space: ' ', stop: '.', questionMark: '?', ellipsis: ' …' },
  hy: { space: ' ', stop: '։', questionMark: '։', ellipsis: ' …' },
  th: { space: ' ', stop: '', questionMark: '', ellipsis: ' …' },
};
const LATIN = { space: ' ', stop: '.', questionMark: '?', ellipsis: ' …' } as const;

export function punctuationOf(code: string): Punctuation {
  return { code, ...(PUNCTUATION[code] ?? LATIN) };
}

const inTraditional = (particular: Particular): Particular => ({
  ...particular,
  sharp: toTraditional(particular.sharp),
  points: particular.points.map((point) =>
    typeof point === 'string' ? toTraditional(point) : [toTraditional(point[0]), ...point.slice(1)],
  ) as Particular['points'],
  ...(particular.steps && { steps: particular.steps.map(toTraditional) }),
});

/** "Of at most eight words each": said of the thing, and against the draft where that has counted its words. */
const OWN_LENGTH = lean(
  /(?<!\p{L})(?:\p{Nd}+|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|tres|cuatro|cinco|seis|siete|ocho|diez|trois|quatre|cinq|sept|huit|dix|drei|vier|fünf|sechs|sieben|acht|zehn|três|quatro|sete|oito|dez|tre|quattro|cinque|sei|sette|otto|dieci|trei|patru|cinci|șase|șapte|opt|zece) (?:words|palabras|mots|Wörtern?|Worte|palavras|parole|cuvinte)(?!\p{L})|[\p{Nd}一二三四五六七八九十]+个?字|\p{Nd}+文字|(?:ثلاث|أربع|خمس|ست|سبع|ثماني|عشر) كلمات/u,
);

/** In Chinese and Japanese, what is known of the matter is about the words too. */
const isAskedForWords = (folded: string, code: string): boolean =>
  helpsToSay(folded) || (code !== 'zh' && code !== 'ja' && wantsWords(folded));

/** Lines for what people really send ask for facts of the person's, and there are none where all is made up. */
const ON_OWN_FACTS = lean(
  /[[［]|(?<!\p{L})(?:I|my|mine|mi|mis|míos?|he|mon|ma|mes|je|j|ich|mein\p{L}*|mir|meu|meus|minhas?|eu|mio|mia|miei|ho|mea|mele|mei|am)(?!\p{L})|我|私|ذكرت|قلت|عندي/u,
);
const ownOf = (particular: Particular | undefined, given: readonly string[]): Particular | undefined =>
  particular &&
  given.includes('imagined') &&
  ON_OWN_FACTS.test([particular.sharp, ...particular.points.flat()].join('\n'))
    ? undefined
    : particular;

/** With nothing beside it, no choice is marked and no reason given. */
const ALONE: ReadonlySet<TaskKind> = new Set<TaskKind>(['inrow', 'wordalone', 'codealone']);

export function phrasingFor(code: string, table: LanguageTable, draft: DraftAnalysis): Phrasing {
  // How somebody else is addressed in what is pasted says nothing about the person who asks.
  const asked = /^[^:：]{4,60}(?=[:：]\s*\S.{15})/u.exec(draft.parts.instruction)?.[0] ?? draft.parts.instruction;
  const formal = lexiconOf(code)?.formal.test(fold(asked)) ?? false;
  // Whoever asks for words to say needs them, whatever is known of the matter.
  const isSaid = draft.wording === 'suggest' && isAskedForWords(foldWords(asked), code);
  const given = givenBy(draft);
  const named =
    isSaid || given.includes('opens') || ALONE.has(draft.wording) ? undefined : ownOf(particularOf(code, draft), given);
  const isSized = named !== undefined && OWN_LENGTH.test(named.sharp) && given.includes('lengthCounted');
  const found = isSized ? undefined : named;
  const particular = found && table === TRADITIONAL_CHINESE ? inTraditional(found) : found;
  return { table, formal, particular, ...punctuationOf(code) };
}

/** Puts in the sizes and settles on the familiar or the polite form. */
export function say(phrase: string, { table, formal }: Phrasing): string {
  return phrase
    .replace(/\{(short|medium|long)\}/gu, (_, size: SizeKey) => String(table.sizes[size]))
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/gu, (_, familiar: string, polite: string) => (formal ? polite : familiar));
}

export function label(key: LabelKey, phrasing: Phrasing): string {
  return phrasing.table.labels[key];
}

/** The keys whose conditions hold and whose premises are met, in order and without repetition. */
export function select<K extends string>(choices: readonly Choice<K>[], flags: ReadonlySet<Flag>): K[] {
  const chosen: K[] = [];
  for (const choice of choices) {
    const [key, ...conditions] = typeof choice === 'string' ? ([choice] as const) : choice;
    const holds = [...conditions, ...(PREMISES[key] ?? [])].every((condition) =>
      condition.startsWith('!') ? !flags.has(condition.slice(1) as Flag) : flags.has(condition as Flag),
    );
    if (holds && !chosen.includes(key)) chosen.push(key);
  }
  return chosen;
}

/** A book for the holidays is chosen for its own sake; weather and prices don't come in. */
const READ_OR_SEEN = lean(
  /(?<![\p{L}])(?:snacks?|outfits?|luggage|suitcases?|backpacks?|books?|novels?|movies?|films?|series|podcasts?|songs?|playlist|games?|libros?|peliculas?|livres?|romans?|bucher|buch|filme?|livros?|libri|libro|carti|carte)(?![\p{L}])|书|电影|本を|映画|كتاب|كتب|فيلم/u,
);

/** The text is there, although it could not be told apart from the request. */
const TEXT_BEHIND_COLON = /[:：]\s*\S+(?:\s+\S+){7}/u;

const LONGEST_TITLE = 50;
const MOST_COMMAS = 1;
/** What is pasted is no text and no notes, but the name of a text. */
export const isTitle = (material: string): boolean =>
  material.length <= LONGEST_TITLE &&
  !/[.!?。！？؟]\s*$/u.test(material) &&
  (material.match(/[,،、;；，]/gu)?.length ?? 0) <= MOST_COMMAS;

/** "This slogan", "the translation": one thing gets one mark. */
const ONE_RATED = lean(
  /(?<![\p{L}])(?:(?:rate|score|grade|evaluate|judge|mark|assess) (?:the|this|my|our)|(?:califica|puntua|evalua|valora) (?:el|la|este|esta|mi)|(?:note|notez|evalue|evaluez) (?:le|la|l'|ce|cette|mon|ma)|(?:bewerte|bewerten sie|beurteile|benote) (?:den|das|diesen|dieses|meinen|mein)|(?:avalie|classifique) (?:o|a|este|esta|meu|minha)|(?:valuta|giudica) (?:il|la|lo|questo|questa|mio|mia))(?![\p{L}])|(?:给|为|对)(?:下面|以下)?这(?:个|句|条|篇|段)/u,
);
const MANY_RATED = lean(
  /(?<![\p{L}])(?:each|every|these|those|following \p{L}+s|(?:the|my|our) (?:\p{L}+ ){0,2}(?!politeness|happiness|usefulness)\p{L}+[^s\s\p{P}]s (?:below|above|from|on|out|by|for|in|using|\p{Nd})|cada|todas?|todos|chaque|jede[nrs]?|alle|ogni|ciascun\p{L}*)(?![\p{L}])|每/u,
);
const isOneRated = (request: string): boolean => ONE_RATED.test(request) && !MANY_RATED.test(request);

export function flagsOf(draft: DraftAnalysis): Set<Flag> {
  const flags = new Set<Flag>([...draft.slots.found, ...draft.traits, ...givenBy(draft), draft.strength]);
  if (draft.task === 'summarise' && TEXT_BEHIND_COLON.test(draft.parts.instruction)) flags.add('material');
  if (draft.wording === 'summarise' && isTitle(draft.parts.material)) flags.delete('material');
  // What is taken out of a text is not one for each of its sentences.
  if (draft.task === 'extract') flags.delete('items');
  // "Grade the translation out of ten": one thing is rated, in however many lines it stands.
  if (draft.wording === 'rating' && isOneRated(fold(draft.parts.instruction))) flags.delete('items');
  // Sixty seconds for a speech or a spot are its length.
  if (flags.has('durationGiven') && draft.intent === 'write') flags.add('length');
  if (READ_OR_SEEN.test(fold(draft.parts.instruction))) flags.delete('travel');
  return flags;
}
