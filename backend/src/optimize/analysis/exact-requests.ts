import type { Trait } from './draft-analysis.js';
import { foldWords } from './fold.js';
import { isToldAboutOneself } from './general-wording.js';
import { splitSentences } from './segment.js';
import {
  A_PROGRAM,
  ABOUT_SOMETHING_ELSE,
  CODE_TO_WRITE,
  DATA_ASKED,
  DONE_WITH_A_TOOL,
  OF_A_COMPUTER,
  SPECIALIST,
  TAKES_STEPS,
  TYPED,
  WHAT_IS,
} from './shapes/coding.js';
import { asksIfCorrect, CONTEXT_AND_QUESTION, isMultipleChoice, isUnitSum } from './shapes/exercises.js';
import {
  A_SHARE,
  ABOUT_NUMBERS,
  ASKS_FOR_A_FIGURE,
  BEST_APPROACH,
  ENGINEERED,
  ESTIMATED,
  FIGURE_TO_FIND,
  FOLLOWS,
  ADVICE_WANTED,
  CERTAIN_RIDDLE,
  CONTRADICTED,
  COUNTED_WAYS,
  SEQUENCE,
  MISREAD,
  ODD_ONE_OUT,
  POSSIBLE_REASONS,
  PROVED,
  RELATED,
  RIDDLE,
  SAID_IN_RIDDLES,
  SHOWS_THE_WAY,
  SPELLED_FIGURES,
  TAKEN_AWAY,
  TRUE_OR_FALSE,
  UNDER_CONDITIONS,
} from './shapes/reasoning.js';
import { ASKS_WHY, GOES_WRONG } from './shapes/work.js';
import { isToPutRight } from './shapes/everyday-questions.js';
import type { TaskKind } from './task-kinds.js';
import { lean } from './lean.js';

/** A place left open in a sentence. */
const A_GAP = /_{2,}|\(\s{2,}\)|（\s*）|\[\s*\]/u;

interface Draft {
  /** The wording that its words have led to so far. */
  wording: TaskKind;
  instruction: string;
  material: string;
  isQuestion: boolean;
  hasCode: boolean;
  traits: readonly Trait[];
}

interface Read extends Draft {
  folded: string;
  whole: string;
  sentences: number;
  figures: number;
}

const GENERAL: readonly TaskKind[] = ['unknown', 'plain', 'small', 'question', 'entries', 'suggest', 'change'];
const ASKED: readonly TaskKind[] = ['fact', 'yesno', 'quantity', 'why', 'explain', 'describe', 'list', 'howto', 'sum'];
const over = (...kinds: TaskKind[]): ReadonlySet<TaskKind> => new Set([...GENERAL, ...ASKED, ...kinds]);

interface ExactRequest {
  kind: TaskKind;
  over: ReadonlySet<TaskKind>;
  holds: (draft: Read) => boolean;
}

/** Told of somebody else, or of nobody. */
const isAboutOthers = ({ traits, folded }: Read): boolean =>
  !traits.includes('ownVoice') && !isToldAboutOneself(folded);

/** Told first and asked behind, if only with a comma between. */
const isTold = ({ sentences, folded }: Read): boolean => sentences > 1 || /[,，、،;；]\s*\S/u.test(folded);

const isWordProblem = (draft: Read): boolean =>
  (!draft.traits.includes('recent') || draft.folded.includes('%')) &&
  ASKS_FOR_A_FIGURE.test(draft.folded) &&
  ((draft.figures >= 2 && RELATED.test(draft.folded)) || (/\p{Nd}/u.test(draft.folded) && A_SHARE.test(draft.folded)));

/** "This year" in a sum of ages is no matter of the day. */
const AGES = lean(
  /(?<![\p{L}])(?:(?:twice|thrice|half|times) as (?:old|many|much)|years? (?:old|older|younger)|(?:doble|triple|mitad) de (?:la edad|anos)|anos (?:mayor|menor|mais (?:velho|novo))|(?:deux|trois) fois (?:l'age|plus age)|ans de (?:plus|moins) que|doppelt so alt|halb so alt|mal so alt|dobro da idade|doppio degli anni|anni (?:piu|in piu) (?:vecchio|grande|di)|(?:de doua|de trei) ori (?:mai|varsta)|dublul varstei|ani mai (?:mare|mic))(?![\p{L}])|岁|之和|倍|المجموع|عمر|歳/u,
);
const isAgeOrShare = (draft: Read): boolean =>
  draft.figures >= 2 && AGES.test(draft.folded) && ASKS_FOR_A_FIGURE.test(draft.folded);

/** "All …", "some …" and "no …" on lines of their own. */
const QUANTIFIED = lean(
  /(?<![\p{L}])(?:all|every|each|some|no|none|nobody|only|if|tod[oa]s|algun\p{L}*|ningun\p{L}*|nadie|si|tous|toutes|certain\p{L}*|aucun\p{L}*|personne|alle|jede\p{L}*|einige|kein\p{L}*|niemand|wenn|nenhum\p{L}*|ninguem|se|tutti|tutte|alcun\p{L}*|nessun\p{L}*|toti|toate|unii|unele|niciun\p{L}*|nicio|nimeni|daca)(?![\p{L}])|所有|有些|有的|没有|每|凡|如果|全員|すべて|全て|ない|(?<![\p{L}])(?:كل|جميع|بعض|لا|ليس|اذا)(?![\p{L}])/u,
);
const LEAST_STATEMENTS = 2;
const hasStatements = (whole: string): boolean =>
  whole
    .split('\n')
    .filter((line) => /^\s*(?:[-*•]|\p{Nd}{1,2}[.)、:]|[a-d][.)])\s?\S/u.test(line) && QUANTIFIED.test(line)).length >=
  LEAST_STATEMENTS;

const MOST_WORDS_OF_A_CATCH = 24;
const LEFT_OVER = lean(
  /(?<![\p{L}])(?:left|remain\p{L}*|quedan?|reste|ubrig|restam|sobram|restano|rimangono|raman\p{L}*|ramas)(?![\p{L}])|剩|残|يبقي|المتبقي/gu,
);

const isCatch = ({ figures, folded, whole }: Read): boolean =>
  figures >= 1 &&
  figures <= 2 &&
  folded.split(/\s+/u).length <= MOST_WORDS_OF_A_CATCH &&
  !/\p{Nd}{3}|[%€$£=]/u.test(whole) &&
  TAKEN_AWAY.test(folded) &&
  !A_SHARE.test(folded) &&
  ASKS_FOR_A_FIGURE.test(folded) &&
  !RELATED.test(folded.replace(LEFT_OVER, ''));

/** "Two fathers and two sons share three apples. How is that possible?": only one reading makes the figures agree. */
const FIGURES_THAT_CLASH = 3;
const HOW_POSSIBLE = lean(
  /(?:how|wie|como|comment|come|cum) (?:is|could|can|was|ist|es|e|este|est|cela est-il|est-ce|e stato|a fost)? ?(?:that |this |it |eso |esto |das |isso |cela |asta |acest lucru )?(?:possible|posible|moglich|possivel|possibile|posibil)(?![\p{L}])|怎么可能|如何可能|どうして可能|كيف (?:يكون )?(?:هذا |ذلك )?(?:ممكن|يمكن ذلك)/u,
);
const isFiguredOut = ({ figures, folded }: Read): boolean => figures >= FIGURES_THAT_CLASH && HOW_POSSIBLE.test(folded);

const MOST_FIGURES_OF_A_GUESS = 2;

/** "Write a function … . What is its complexity?": the program is what the question behind it is about. */
const isOrderedFirst = (instruction: string): boolean => {
  const first = splitSentences(instruction)[0]?.text ?? '';
  return !/[?？؟]/u.test(first) && CODE_TO_WRITE.test(foldWords(first));
};

/** In the order in which they are asked. */
const REQUESTS: readonly ExactRequest[] = [
  {
    kind: 'code',
    over: over('text', 'document', 'app', 'math', 'formula', 'prove', 'rank', 'classify', 'puzzle', 'plan'),
    holds: ({ folded, instruction, isQuestion, hasCode }) =>
      (!isQuestion || isOrderedFirst(instruction)) &&
      !hasCode &&
      CODE_TO_WRITE.test(folded) &&
      OF_A_COMPUTER.test(folded) &&
      !ABOUT_SOMETHING_ELSE.test(folded) &&
      !DATA_ASKED.test(folded),
  },
  {
    kind: 'math',
    over: over('puzzle', 'complete', 'classify', 'extend', 'input', 'words'),
    holds: ({ folded, whole, hasCode }) =>
      !hasCode && SEQUENCE.test(folded) && (whole.match(/\p{Nd}+/gu)?.length ?? 0) >= 3,
  },
  {
    kind: 'math',
    over: over('puzzle', 'record'),
    holds: ({ folded, hasCode, material, traits }) =>
      !hasCode && material === '' && !traits.includes('ownVoice') && COUNTED_WAYS.test(folded),
  },
  {
    kind: 'math',
    over: over('puzzle', 'input'),
    holds: ({ folded, figures, hasCode }) => !hasCode && figures >= 2 && FIGURE_TO_FIND.test(folded),
  },
  {
    kind: 'oddone',
    over: over('choice', 'puzzle', 'classify', 'words', 'math', 'judge', 'complete'),
    holds: ({ folded, sentences }) => sentences <= 3 && ODD_ONE_OUT.test(folded),
  },
  {
    kind: 'sum',
    over: over('plain', 'unknown', 'small', 'question', 'text', 'translate', 'complete', 'fact', 'quantity', 'change'),
    holds: ({ folded, figures, material, sentences, hasCode }) =>
      figures > 0 && figures <= 2 && material === '' && sentences === 1 && !hasCode && isUnitSum(folded),
  },
  {
    kind: 'passage',
    over: over(
      'question',
      'puzzle',
      'fact',
      'math',
      'explain',
      'describe',
      'plain',
      'unknown',
      'small',
      'why',
      'quantity',
      'who',
      'event',
      'yesno',
      'list',
      'text',
    ),
    holds: ({ whole, hasCode }) =>
      !hasCode && /[:：]|[文材]/u.test(whole) && CONTEXT_AND_QUESTION.test(foldWords(whole)),
  },
  {
    kind: 'correct',
    over: over('yesno', 'question', 'truth', 'fact', 'judge', 'choice', 'discuss', 'evaluate'),
    holds: ({ folded, isQuestion, hasCode }) => isQuestion && !hasCode && asksIfCorrect(folded),
  },
  {
    kind: 'complete',
    over: over('extend'),
    holds: ({ whole, hasCode }) => !hasCode && A_GAP.test(whole),
  },
  {
    kind: 'choice',
    over: over(
      'extend',
      'complete',
      'fact',
      'explain',
      'describe',
      'unknown',
      'text',
      'correct',
      'grammar',
      'question',
      'list',
      'words',
      'classify',
      'select',
      'input',
    ),
    holds: ({ folded, whole, hasCode, isQuestion }) => !hasCode && isMultipleChoice(folded, whole, isQuestion),
  },
  {
    kind: 'truth',
    over: over('prove', 'evaluate', 'judge', 'classify', 'puzzle', 'choice', 'discuss', 'math'),
    holds: ({ folded, whole, hasCode }) =>
      !hasCode && TRUE_OR_FALSE.test(folded) && !PROVED.test(folded) && !ABOUT_NUMBERS.test(whole),
  },
  {
    kind: 'explanations',
    over: over('puzzle', 'troubleshoot', 'advice', 'ideas', 'discuss'),
    holds: (draft) =>
      draft.isQuestion &&
      !draft.hasCode &&
      (draft.sentences > 1 || draft.figures > 0) &&
      isTold(draft) &&
      isAboutOthers(draft) &&
      !isFiguredOut(draft) &&
      POSSIBLE_REASONS.test(draft.folded),
  },
  {
    kind: 'approach',
    over: over('advice', 'plan', 'recommend', 'decide', 'puzzle', 'math', 'ideas', 'code'),
    holds: (draft) =>
      draft.sentences > 1 &&
      isAboutOthers(draft) &&
      (draft.wording === 'puzzle' || ENGINEERED.test(draft.folded) || UNDER_CONDITIONS.test(draft.folded)) &&
      BEST_APPROACH.test(draft.folded) &&
      !RIDDLE.test(draft.folded),
  },
  {
    kind: 'puzzle',
    over: over('choice', 'classify', 'compare', 'evaluate', 'judge', 'select', 'statements', 'discuss', 'passage'),
    holds: ({ folded, whole, hasCode }) => !hasCode && CONTRADICTED.test(folded) && hasStatements(whole),
  },
  {
    kind: 'quantity',
    over: over('math', 'puzzle'),
    holds: (draft) =>
      draft.figures <= MOST_FIGURES_OF_A_GUESS &&
      ASKS_FOR_A_FIGURE.test(draft.folded) &&
      (ESTIMATED.test(draft.folded) || (SHOWS_THE_WAY.test(draft.folded) && !RIDDLE.test(draft.folded))) &&
      !isWordProblem(draft),
  },
  {
    kind: 'puzzle',
    over: over('choice', 'math', 'compare', 'discuss', 'evaluate', 'classify'),
    holds: (draft) =>
      draft.isQuestion &&
      !draft.hasCode &&
      (FOLLOWS.test(draft.folded) ||
        (draft.material === '' && SAID_IN_RIDDLES.test(draft.folded)) ||
        (CERTAIN_RIDDLE.test(draft.folded) && !ADVICE_WANTED.test(draft.folded)) ||
        (isTold(draft) && isAboutOthers(draft) && isFiguredOut(draft)) ||
        isCatch(draft) ||
        (draft.figures <= 3 && MISREAD.test(draft.folded) && ASKS_FOR_A_FIGURE.test(draft.folded)) ||
        (isTold(draft) && isAboutOthers(draft) && draft.figures < 2 && RIDDLE.test(draft.folded))),
  },
  {
    kind: 'math',
    over: over('puzzle'),
    holds: (draft) =>
      draft.isQuestion &&
      !draft.hasCode &&
      (draft.wording !== 'sum' || draft.sentences > 1) &&
      (isAboutOthers(draft) || !ADVICE_WANTED.test(draft.folded)) &&
      (isWordProblem(draft) || isAgeOrShare(draft)),
  },
  {
    kind: 'formula',
    over: over('text', 'advice', 'troubleshoot'),
    holds: ({ folded, hasCode }) =>
      !hasCode &&
      DATA_ASKED.test(folded) &&
      DONE_WITH_A_TOOL.test(folded) &&
      !TAKES_STEPS.test(folded) &&
      !isToPutRight(folded),
  },
  {
    kind: 'snippet',
    over: over('code', 'text', 'document', 'formula', 'advice', 'troubleshoot'),
    holds: ({ folded, hasCode }) =>
      !hasCode &&
      !A_PROGRAM.test(folded) &&
      TYPED.test(folded) &&
      DONE_WITH_A_TOOL.test(folded) &&
      !TAKES_STEPS.test(folded),
  },
  {
    kind: 'technical',
    over: new Set<TaskKind>([
      ...GENERAL,
      'fact',
      'yesno',
      'explain',
      'howto',
      'why',
      'advice',
      'decide',
      'quantity',
      'describe',
    ]),
    holds: ({ folded, isQuestion, hasCode, material }) =>
      isQuestion &&
      !hasCode &&
      material === '' &&
      (SPECIALIST.test(folded) ||
        ((TYPED.test(folded) || DATA_ASKED.test(folded)) && ASKS_WHY.test(folded) && !GOES_WRONG.test(folded))) &&
      !WHAT_IS.test(folded),
  },
];

/** What has one right answer, or a solution that runs, is seen by its shape in any language. */
export function exactRequest(draft: Draft): TaskKind | undefined {
  const candidates = REQUESTS.filter((request) => request.over.has(draft.wording));
  if (candidates.length === 0) return undefined;
  const folded = foldWords(draft.instruction);
  const read: Read = {
    ...draft,
    folded,
    whole: `${folded}\n${foldWords(draft.material)}`,
    sentences: splitSentences(draft.instruction).length,
    figures:
      (folded.match(/(?<![a-z])\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0) + (folded.match(SPELLED_FIGURES)?.length ?? 0),
  };
  return candidates.find((request) => request.holds(read))?.kind;
}
