import { SUPPOSES_LAST } from './counterfactuals.js';
import { looksLikeCode } from './find-traits.js';
import { foldWords } from './fold.js';
import {
  AILING,
  ASKS_FOR_A_WAY_THERE,
  BOTH_SIDES,
  ASKS_HOW_TO_START,
  asksWhatToSay,
  CAPTION_FOR,
  CHOICE_QUESTIONS,
  CHOSEN_OR_WRITTEN,
  DOES_NOT_WORK,
  EXPLAINED,
  goesOn,
  HOW_I,
  IN_A_SHEET,
  NEAR_ONES,
  NOTICE,
  NO_TALE,
  PROGRAM_ERROR,
  PROS_AND_CONS,
  SCHOOL_ESSAY,
  SCHOOL_TALK,
  STUDY_OR_TRAINING_PLAN,
  SUMMARY_OF,
  TALE,
  TO_BE_WRITTEN,
  WANTS_TO_LEARN,
  WANTS_TO_START,
  WAY_IN_JAPANESE,
  WHAT_IS_IT,
  WHAT_TO_SEE,
  WORTH_IT,
} from './shapes/asking.js';
import {
  ANALYSE,
  COOK,
  DECIDE,
  DEVICE,
  EATING,
  EVENT,
  EXERCISES,
  FAILS_US,
  FIGURES,
  FORMAL_LETTER,
  FOR_A_CLASS,
  GAME_MASTER,
  GIFT,
  GRAMMAR_CHECK,
  HELP_TO_SAY,
  INTO_ANOTHER_FORM,
  IN_A_PROGRAM,
  LEARNING,
  LESSON_PLAN,
  NO_COOKING,
  NO_TRIP,
  NUMBERED_QUESTIONS,
  OFFICIAL_MAIL,
  ONE_OR_THE_OTHER,
  OUTLINE,
  PACKING,
  POINTS_FOR,
  POST,
  REPLY_TO_CUSTOMER,
  RIGHTS,
  SAVINGS,
  SELLS,
  SET_AGAINST,
  SEVERAL_POSTS,
  SPEECH,
  START,
  THANKS,
  TO_BE_SENT,
  TRIP,
  TRIP_TO,
  TRIP_WITH,
  WEIGHT,
  WHICH_AND_HOW,
} from './shapes/everyday.js';
import {
  ASKED_OF_SOMEBODY,
  ASKS_SOMETHING,
  ASKS_WHEN,
  BEST_PRODUCT_IN_ARABIC,
  BETTER_OF_TWO,
  COMPLAINT,
  COMPONENT,
  EXERCISES_AGAINST,
  FAILS_TO,
  HOUSEHOLD,
  MEANS,
  NO_LONGER,
  PAIR_PARTED,
  PUBLIC_REVIEW,
  WHAT_DO_I,
  WHAT_TO_WATCH,
} from './shapes/matters.js';
import {
  A_DISH,
  ASKS_HOW,
  asksForMeasures,
  BEST_APPROACH,
  CONTENTS,
  HOW_TO_IMPROVE,
  HOW_TO_SPEND,
  INGREDIENTS,
  MAKE_A_PLAN,
  NO_CONTENTS,
  NO_TIPS,
  PATH,
  placesMeetings,
  PLAN_AN_EVENT,
  POINTS,
  TELLS_HOW_TO,
  THINGS_TO_DO,
  HOW_IT_WORKS,
  NO_DISH,
  ONE_WORKOUT,
  SITES_TO_USE,
  TIME_TO_TRAVEL,
  WHY_AND_HOW,
  TIPS,
  TO_CONSIDER,
  TO_MIND,
  TO_PACK,
  TO_PREPARE,
  WHAT_TO_TAKE,
  TRAINS,
  WHICH_STEPS,
  WITH_A_DEVICE,
  WITH_STEPS,
} from './shapes/lists.js';
import {
  BEST_WAY,
  BUSINESS_PLAN,
  CARD_LINE,
  COMPOSITION,
  INTERVIEW_ME,
  INTO_A_LANGUAGE,
  LOWER_CLASS,
  OVER_TIME_IN_FRIDGE,
  PROFILE_LINE,
  READ_ALOUD,
  REVIEW_THIS,
  REWORDED,
  tellsAFeeling,
  WHAT_NOW,
  WHAT_TO_EAT,
} from './shapes/life.js';
import {
  ABOUT_CODE,
  ASKS_WHY,
  CODE_NAMED,
  DIFFERENCE,
  EXPLAIN,
  FOR_A_CHILD,
  GOES_WRONG,
  LEARNED,
  MADE,
  NO_EXPLANATION,
  ONE_AT_A_TIME,
  PROGRAMMED,
  PROGRAMMING_LANGUAGE,
  REPAIRS,
  STATEMENT,
  SUMMARISE,
  TALKS_IN_A_ROLE,
  TO_A_CHILD,
  TWO_ROLES,
  WRONG_SENTENCE,
} from './shapes/work.js';
import { OUTPUT_ASKED } from './shapes/coding.js';
import {
  ANNOUNCEMENT,
  BETWEEN_PARTIES,
  INVENTED_SENDER,
  isExpert,
  isFigure,
  isReview,
  isScenery,
  KNOWN_FIGURE,
  NARRATIVE,
  NEW_POST,
  OPINION_PIECE,
  playsARole,
  PORTRAIT,
  RETOLD,
  SPEECH_IN_ARABIC,
  SOMETHING_NICE,
  OPENING_KEPT,
  STORY_OPENING,
} from './shapes/writing.js';
import {
  DESCRIBES_GOODS,
  isPractised,
  MEALS_FOR_DAYS,
  isToPutRight,
  plansTheTime,
  wantsOneWord,
} from './shapes/everyday-questions.js';
import type { TaskKind } from './task-kinds.js';
import { BEFORE_SLEEP, TELLS_ME } from './verbs-and-objects.js';
import { lean } from './lean.js';

/** The wordings that say nothing of the kind of task, or only see one word of it. */
const GENERAL: readonly TaskKind[] = [
  'unknown',
  'plain',
  'small',
  'question',
  'message',
  'change',
  'entries',
  'suggest',
  'acting',
];
const over = (...kinds: TaskKind[]): ReadonlySet<TaskKind> => new Set([...GENERAL, ...kinds]);

/** Those that would fit anything. */
const NOTHING_SAID: ReadonlySet<TaskKind> = new Set(['plain', 'small', 'unknown']);

interface Draft {
  /** What the words alone suggested. */
  task: TaskKind;
  instruction: string;
  folded: string;
  material: string;
  hasMaterial: boolean;
}

interface PlainRequest {
  kind: TaskKind | ((draft: Draft) => TaskKind);
  /** Which wordings it replaces. */
  over: ReadonlySet<TaskKind>;
  /** All of them have to be found. */
  all: readonly RegExp[];
  unless?: RegExp;
  holds?: (draft: Draft) => boolean;
}

const holdsCode = ({ instruction }: Draft): boolean => looksLikeCode(instruction) || STATEMENT.test(instruction);

const BODY =
  /back|neck|knee|shoulder|posture|espalda|cuello|rodilla|dolor|dos|nuque|genou|douleur|rucken|nacken|knie|schmerz|costas|pescoco|joelho|dor|schiena|collo|cervicale|ginocchio|dolore|spate|gat|genunchi|durere|腰|背|颈|膝|肩|首|猫背|ظهر|رقب|ركب/u;
const MOST_WORDS_OF_AN_EXPRESSION = 12;
const isBrief = (instruction: string): boolean => instruction.split(/\s+/u).length <= MOST_WORDS_OF_AN_EXPRESSION;
const isProgramError = ({ instruction, material }: Draft): boolean =>
  PROGRAM_ERROR.test(instruction) || PROGRAM_ERROR.test(material);
/** Behind the colon or in quotation marks stands what is worked on. */
const HAS_PASTED = /[:：]\s*\S.{8,}|["“„«「『][^"”“»」』]{8,}/u;
const hasNoSum = ({ folded }: Draft): boolean => !/\p{Nd}|=/u.test(folded);
const BOTH_NAMED = lean(/(?<![\p{L}])(?:or|o|ou|oder|sau|vs|versus)(?![\p{L}])|还是|それとも|ام |ولا /u);

/** Whatever somebody is asked in a role, their answer is theirs. */
const PLAYED = over(
  'puzzle',
  'explain',
  'fact',
  'why',
  'describe',
  'howto',
  'advice',
  'list',
  'yesno',
  'persona',
  'discuss',
  'recommend',
  'meaning',
  'text',
  'interview',
  'whatif',
);
const PLAYED_IN_DOUBT: ReadonlySet<TaskKind> = new Set(
  [...PLAYED].filter((kind) => GENERAL.includes(kind) && kind !== 'acting').concat('puzzle', 'text'),
);
/** Behind the colon stands more than a title. */
const PASTED_LINE = lean(/[:：]\s*\S+(?:\s+\S+){5,}|[:：]\s*\p{Script=Han}{12,}/u);
const MOST_WORDS_OF_A_TITLE = 8;
/** Nothing is given to work on. */
const isMadeAnew = ({ hasMaterial, instruction }: Draft): boolean => !hasMaterial && !HAS_PASTED.test(instruction);
const isToImprove = (draft: Draft): boolean =>
  isMadeAnew(draft) && !asksWhatToSay(draft.folded) && !AILING.test(draft.folded) && !RIGHTS.test(draft.folded);
/** Places to go to, and what to know of them, are not packed. */
const NO_TRIP_LIST = lean(
  /(?<![\p{L}])(?:places|cities|countries|destinations|visa|budget|itinerary|plan)(?![\p{L}])|景点|地方|城市|签证|اماكن|مدن|وجهات|تاشير/u,
);
/** What is listed stands near the front. */
const NEAR_THE_FRONT = 90;
const ASKS_FOR_A_LIST = lean(
  /^(?:(?:please|can you|could you|pls|por favor|bitte) )*(?:list|name|give|tell|share|provide|state|identify|mention|write|make|create|suggest|explain|outline|what|which|\p{Nd}+|top|lista|enumera|dame|dime|menciona|que|cuales|donne|cite|quels|quelles|enumere|liste|nenne|gib|was|welche|liste|cite|de|diga|quais|elenca|dimmi|dammi|quali|enumera|da-mi|spune|mentioneaza|listeaza|care|ce|numeste|fa|scrie|haz|hazme|escribe|fais|ecris|mach|erstelle|schreib|faz|faca|escreva|fai|fammi|crea|scrivi)(?![\p{L}])|列|举|写出|说出|给(?:我|出)|有(?:哪些|什么)|是什么|哪些|什么|挙げ|教え|何|(?:^|\s)(?:اذكر|عدد|اكتب|ما|ماهي|اعطني|قدم|حدد|اعط)(?=\s)/u,
);
/** "Cosas que hay que revisar …": a list is wanted without a verb that says so. */
const NAMES_THINGS =
  /^(?:(?:las|les|die|as|le) )?(?:cosas|choses|points|dinge|punkte|coisas|pontos|cose|punti|lucruri|puncte)\s/u;
const listsPoints = (folded: string): boolean => {
  const front = folded.slice(0, NEAR_THE_FRONT);
  if (!ASKS_FOR_A_LIST.test(front)) return NAMES_THINGS.test(front) && TO_CONSIDER.test(front);
  if (TO_CONSIDER.test(front) || TO_MIND.test(front) || TO_PREPARE.test(front)) return true;
  return (INGREDIENTS.test(front) && !WITH_STEPS.test(folded)) || POINTS.test(front.slice(0, 60));
};

/** An expert who is to advise is asked for the advice, and not to be recognised by how they talk. */
const GIVES_ADVICE = lean(
  /(?<![\p{L}])(?:recommend|advi[cs]e|suggest|diagnos|treatment plan|recomiend|recomend|aconsej|consej|propon|conseill|recommand|propos|empfiehl|empfehl|rats?chl|schlag|aconselh|conselh|proponh|consigli|recomand|sfatui|sfat|propune|plan(?:ul)? (?:de|pentru))\p{L}*|propune(?:-i|-mi)? un plan|建议|推荐|诊断|方案|助言|アドバイス|提案|انصح|نصيحه|نصائح|اقترح|شخص /u,
);

/** In the order in which they are asked. */
const REQUESTS: readonly PlainRequest[] = [
  {
    kind: 'troubleshoot',
    over: new Set(['suggest', 'plain', 'small', 'unknown']),
    all: [],
    holds: ({ task }) => task === 'troubleshoot',
  },
  {
    kind: 'troubleshoot',
    over: over('formula', 'fact', 'why', 'howto', 'advice', 'recommend', 'snippet', 'technical', 'describe', 'explain'),
    all: [],
    unless: TO_BE_WRITTEN,
    holds: (draft) => isMadeAnew(draft) && !holdsCode(draft) && !isProgramError(draft) && isToPutRight(draft.folded),
  },
  {
    kind: 'meals',
    over: over('list', 'plan', 'recipe', 'cook', 'schedule', 'ideas', 'document', 'suggest', 'recommend'),
    all: [MEALS_FOR_DAYS],
    holds: isMadeAnew,
  },
  {
    kind: 'words',
    over: over('list', 'fact', 'describe', 'text', 'explain', 'yesno'),
    all: [],
    holds: (draft) => isMadeAnew(draft) && isBrief(draft.instruction) && wantsOneWord(draft.folded),
  },
  {
    kind: 'copy',
    over: over('explain', 'describe', 'text', 'decide'),
    all: [DESCRIBES_GOODS],
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  { kind: 'recommend', over: new Set(['unknown', 'plain', 'small', 'entries', 'input']), all: [TIME_TO_TRAVEL] },
  { kind: 'recommend', over: new Set(['app', 'code']), all: [SITES_TO_USE] },
  {
    kind: 'explain',
    over: new Set(['plain', 'small', 'unknown']),
    all: [HOW_IT_WORKS],
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  {
    kind: 'question',
    over: new Set(['question', 'suggest', 'advice', 'howto', 'decide', 'puzzle']),
    all: [WHY_AND_HOW],
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  {
    kind: 'debug',
    over: over('explain', 'describe', 'meaning', 'howto', 'advice'),
    all: [],
    holds: (draft) => isProgramError(draft),
  },
  {
    kind: 'recipe',
    over: over('howto', 'list'),
    all: [INGREDIENTS, WITH_STEPS],
    unless: NO_DISH,
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  { kind: 'session', over: new Set(['training', 'plan', 'suggest', 'recommend']), all: [ONE_WORKOUT] },
  { kind: 'turns', over: over('interview', 'quiz', 'consult'), all: [ONE_AT_A_TIME] },
  { kind: 'story', over: over('describe', 'explain', 'text'), all: [TELLS_ME, BEFORE_SLEEP] },
  {
    kind: 'schedule',
    over: over('plan', 'math', 'puzzle', 'extract', 'list', 'email', 'fact'),
    all: [],
    holds: ({ folded, material }) => placesMeetings(`${folded}\n${foldWords(material)}`) && !TO_BE_WRITTEN.test(folded),
  },
  { kind: 'outline', over: over('list', 'document', 'plan'), all: [CONTENTS], unless: NO_CONTENTS, holds: isMadeAnew },
  {
    kind: 'plan',
    over: over('advice', 'howto', 'fact', 'recommend', 'list', 'training', 'translate'),
    all: [PATH],
    unless: TO_BE_WRITTEN,
    holds: isMadeAnew,
  },
  { kind: 'howto', over: new Set(['advice', 'suggest']), all: [WITH_A_DEVICE, ASKS_HOW], holds: isMadeAnew },
  {
    kind: 'advice',
    over: over('list', 'fact', 'explain', 'describe', 'recommend'),
    all: [TIPS],
    unless: NO_TIPS,
    holds: (draft) => isToImprove(draft) && !WITH_A_DEVICE.test(draft.folded),
  },
  {
    kind: 'advice',
    over: over('list', 'fact', 'explain', 'describe', 'howto', 'yesno'),
    all: [HOW_TO_IMPROVE],
    unless: NO_TIPS,
    holds: (draft) => isToImprove(draft) && !WITH_A_DEVICE.test(draft.folded),
  },
  { kind: 'plan', over: over('message', 'trip', 'ideas', 'schedule'), all: [PLAN_AN_EVENT], holds: isMadeAnew },
  {
    kind: 'howto',
    over: over('describe', 'explain', 'list', 'text'),
    all: [TELLS_HOW_TO],
    unless: NO_TIPS,
    holds: (draft) => isMadeAnew(draft) && !asksWhatToSay(draft.folded),
  },
  { kind: 'howto', over: over('decide', 'list', 'fact'), all: [WHICH_STEPS], holds: isMadeAnew },
  { kind: 'suggest', over: new Set(['howto', 'advice']), all: [HOW_TO_SPEND], holds: isToImprove },
  { kind: 'training', over: over('advice', 'plan'), all: [MAKE_A_PLAN, TRAINS] },
  {
    kind: ({ folded }) => (isPractised(folded) || TRAINS.test(folded) ? 'training' : 'plan'),
    over: over('advice', 'howto', 'plan', 'fact', 'explain', 'yesno', 'schedule'),
    all: [],
    unless: TO_BE_WRITTEN,
    holds: (draft) => isMadeAnew(draft) && plansTheTime(draft.folded),
  },
  {
    kind: 'recipe',
    over: over('input', 'recommend'),
    all: [A_DISH, INGREDIENTS],
    holds: ({ hasMaterial }) => hasMaterial,
  },
  { kind: 'ideas', over: over('list', 'fact', 'howto'), all: [THINGS_TO_DO], holds: isMadeAnew },
  {
    kind: 'checklist',
    over: over('list', 'fact', 'question', 'describe', 'explain', 'advice', 'howto', 'trip', 'plan'),
    all: [WHAT_TO_TAKE],
    holds: isMadeAnew,
  },
  { kind: 'entries', over: over('trip', 'plan'), all: [TO_MIND], holds: isMadeAnew },
  {
    kind: 'checklist',
    over: over('list', 'fact'),
    all: [TO_PACK, ASKS_FOR_A_LIST],
    unless: NO_TRIP_LIST,
    holds: isMadeAnew,
  },
  {
    kind: 'entries',
    over: over('list', 'fact', 'advice', 'describe', 'explain'),
    all: [],
    holds: (draft) => isMadeAnew(draft) && listsPoints(draft.folded),
  },
  {
    kind: 'suggest',
    over: new Set(['unknown', 'question', 'plain', 'small', 'puzzle', 'math']),
    all: [],
    unless: NO_TIPS,
    holds: (draft) =>
      isToImprove(draft) && draft.task !== 'troubleshoot' && draft.task !== 'persona' && asksForMeasures(draft.folded),
  },
  {
    kind: 'decide',
    over: over('recommend', 'fact', 'advice', 'howto'),
    all: [BEST_APPROACH],
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  {
    kind: 'question',
    over: over('troubleshoot', 'whatif', 'yesno', 'fact', 'why', 'list', 'quantity', 'describe'),
    all: [],
    holds: ({ folded }) => goesOn(folded),
  },
  {
    kind: 'support',
    over: over('yesno', 'fact', 'speech', 'email', 'why'),
    all: [],
    holds: ({ folded }) => tellsAFeeling(folded),
  },
  { kind: 'turns', over: over('interview', 'roleplay', 'persona', 'consult'), all: [INTERVIEW_ME] },
  {
    kind: 'review',
    over: over('evaluate', 'judge', 'copy', 'caption', 'article', 'summarise', 'describe', 'text', 'essay'),
    all: [],
    holds: ({ folded, material }) =>
      isReview(folded) &&
      !PASTED_LINE.test(folded) &&
      material.split(/\s+/u).length <= MOST_WORDS_OF_A_TITLE &&
      material.length < 60,
  },
  { kind: 'speech', over: over('email', 'text', 'document'), all: [SPEECH_IN_ARABIC] },
  {
    kind: 'portrait',
    over: over('describe', 'text', 'story', 'image', 'document'),
    all: [PORTRAIT],
    unless: KNOWN_FIGURE,
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  {
    kind: 'story',
    over: over('rewrite', 'judge', 'text', 'extend'),
    all: [RETOLD],
    holds: ({ hasMaterial, folded }) => !hasMaterial && !PASTED_LINE.test(folded),
  },
  {
    kind: 'essay',
    over: over('email', 'article', 'text', 'discuss'),
    all: [OPINION_PIECE],
    unless: LEARNED,
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  {
    kind: 'narrative',
    over: over('essay', 'article', 'text', 'story', 'summarise', 'trip'),
    all: [NARRATIVE],
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  {
    kind: 'announce',
    over: over('text', 'caption', 'copy', 'document', 'email'),
    all: [ANNOUNCEMENT],
    unless: NEW_POST,
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  {
    kind: 'persona',
    over: over('email', 'greeting', 'text', 'story', 'speech'),
    all: [INVENTED_SENDER],
    unless: BETWEEN_PARTIES,
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  { kind: 'explain', over: over('whatif'), all: [SUPPOSES_LAST], holds: ({ hasMaterial }) => !hasMaterial },
  {
    kind: 'opening',
    over: over('story', 'text', 'extend', 'caption', 'complete', 'dialogue'),
    all: [STORY_OPENING],
    unless: OPENING_KEPT,
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  {
    kind: 'roleplay',
    over: over('persona', 'dialogue', 'consult', 'story', 'interview', 'email'),
    all: [TWO_ROLES],
    unless: lean(/(?<![\p{L}])(?:write|schreib|escrib|ecri|scrie|scriv|escrev)|写|書い|اكتب/u),
  },
  { kind: 'roleplay', over: over('persona', 'consult'), all: [TALKS_IN_A_ROLE] },
  {
    kind: 'consult',
    over: over('roleplay', 'persona', 'troubleshoot', 'advice', 'support'),
    all: [],
    holds: ({ folded, hasMaterial }) =>
      !hasMaterial && playsARole(folded) && isExpert(folded) && (AILING.test(folded) || GIVES_ADVICE.test(folded)),
  },
  {
    kind: 'persona',
    over: over('roleplay'),
    all: [/[?？؟]/u],
    holds: ({ folded, hasMaterial }) => !hasMaterial && playsARole(folded) && isFigure(folded),
  },
  {
    kind: 'persona',
    over: PLAYED,
    all: [],
    holds: ({ folded, hasMaterial }) => !hasMaterial && playsARole(folded) && isFigure(folded),
  },
  { kind: 'acting', over: PLAYED_IN_DOUBT, all: [], holds: ({ folded }) => playsARole(folded) },
  {
    kind: 'scenery',
    over: over('describe', 'text', 'article', 'essay', 'story'),
    all: [],
    holds: ({ folded, hasMaterial }) => !hasMaterial && isScenery(folded),
  },
  { kind: 'support', over: over('fact', 'email'), all: [PAIR_PARTED], unless: ASKS_SOMETHING },
  { kind: 'email', over: NOTHING_SAID, all: [COMPLAINT] },
  { kind: 'interview', over: over('quiz', 'list', 'compare'), all: [ASKED_OF_SOMEBODY] },
  { kind: 'decide', over: new Set(['yesno', 'question']), all: [BETTER_OF_TWO] },
  {
    kind: 'question',
    over: new Set(['suggest', 'plain', 'small', 'unknown', 'advice']),
    all: [ASKS_WHEN],
    unless: TO_BE_WRITTEN,
  },
  { kind: 'troubleshoot', over: over('advice', 'fact'), all: [HOUSEHOLD, NO_LONGER], unless: TO_BE_WRITTEN },
  { kind: 'message', over: new Set([...NOTHING_SAID, 'text']), all: [PUBLIC_REVIEW], unless: HAS_PASTED },
  { kind: 'session', over: NOTHING_SAID, all: [EXERCISES_AGAINST], holds: ({ folded }) => BODY.test(folded) },
  { kind: 'code', over: NOTHING_SAID, all: [COMPONENT], unless: LEARNED },
  { kind: 'recommend', over: over('fact', 'list'), all: [BEST_PRODUCT_IN_ARABIC] },
  { kind: 'recommend', over: over('fact', 'list'), all: [WHAT_TO_WATCH] },
  { kind: 'suggest', over: NOTHING_SAID, all: [FAILS_TO] },
  { kind: 'suggest', over: new Set([...NOTHING_SAID, 'question']), all: [WHAT_DO_I] },
  {
    kind: 'meaning',
    over: new Set(['plain', 'small']),
    all: [MEANS],
    holds: ({ instruction }) => isBrief(instruction),
  },
  {
    kind: 'translate',
    over: over('rewrite', 'text', 'fact', 'list'),
    all: [INTO_A_LANGUAGE],
    holds: ({ hasMaterial, instruction }) => hasMaterial || HAS_PASTED.test(instruction),
  },
  {
    kind: 'evaluate',
    over: over('change', 'judge', 'rewrite', 'list', 'fact'),
    all: [REVIEW_THIS],
    holds: ({ hasMaterial, instruction }) => hasMaterial || HAS_PASTED.test(instruction),
  },
  {
    kind: 'rewrite',
    over: new Set(['change', 'plain', 'small', 'unknown', 'question']),
    all: [REWORDED],
    holds: ({ hasMaterial, instruction }) => hasMaterial || HAS_PASTED.test(instruction),
  },
  { kind: 'text', over: new Set(['essay', 'article']), all: [LOWER_CLASS] },
  { kind: 'plan', over: over('document', 'text'), all: [BUSINESS_PLAN] },
  { kind: 'cook', over: over('fact', 'list', 'ideas', 'recipe'), all: [WHAT_TO_EAT], unless: OVER_TIME_IN_FRIDGE },
  {
    kind: ({ folded }) => (NEAR_ONES.test(folded) ? 'suggest' : 'howto'),
    over: over('fact', 'advice', 'list'),
    all: [WHAT_NOW],
    holds: ({ folded }) => !AILING.test(folded),
  },
  { kind: 'howto', over: over('fact', 'list', 'recommend', 'yesno'), all: [BEST_WAY] },
  { kind: 'speech', over: over('text', 'greeting'), all: [READ_ALOUD], unless: HAS_PASTED },
  { kind: 'caption', over: over('text', 'document'), all: [PROFILE_LINE] },
  { kind: 'greeting', over: over('text', 'caption'), all: [CARD_LINE] },
  { kind: 'greeting', over: over('text', 'message'), all: [SOMETHING_NICE] },
  {
    kind: 'suggest',
    over: over('advice', 'howto', 'explain', 'fact', 'decide', 'yesno'),
    all: [],
    holds: ({ folded }) => asksWhatToSay(folded) && !TO_BE_WRITTEN.test(folded),
  },
  {
    kind: ({ folded }) => (NEAR_ONES.test(folded) ? 'suggest' : 'howto'),
    over: new Set(['explain']),
    all: [HOW_I],
  },
  { kind: 'debug', over: over('list', 'fact', 'readcode'), all: [], holds: (draft) => isProgramError(draft) },
  { kind: 'debug', over: new Set(['readcode']), all: [ASKS_WHY], unless: OUTPUT_ASKED },
  { kind: 'quiz', over: over('list', 'interview'), all: [CHOICE_QUESTIONS] },
  { kind: 'caption', over: over('image', 'describe', 'text'), all: [CAPTION_FOR] },
  { kind: 'email', over: over('rewrite', 'text', 'document'), all: [NOTICE] },
  { kind: 'story', over: over('rewrite', 'describe', 'text'), all: [TALE], unless: NO_TALE },
  { kind: 'discuss', over: over('decide', 'list'), all: [BOTH_SIDES], holds: isMadeAnew },
  { kind: 'discuss', over: over('decide'), all: [PROS_AND_CONS], unless: BOTH_NAMED },
  { kind: 'plan', over: over('training', 'app', 'decide'), all: [WANTS_TO_START] },
  { kind: 'plan', over: NOTHING_SAID, all: [ASKS_HOW_TO_START] },
  { kind: 'plan', over: new Set([...NOTHING_SAID, 'question']), all: [ASKS_FOR_A_WAY_THERE] },
  { kind: 'training', over: over('plan', 'schedule', 'meals'), all: [STUDY_OR_TRAINING_PLAN] },
  { kind: 'training', over: over('advice', 'howto'), all: [WANTS_TO_LEARN] },
  { kind: 'trip', over: over('explain', 'fact', 'list', 'ideas'), all: [WHAT_TO_SEE], unless: NO_TRIP },
  {
    kind: ({ task }) => (task === 'decide' ? 'decide' : 'yesno'),
    over: over('advice'),
    all: [WORTH_IT],
    unless: BOTH_NAMED,
  },
  { kind: 'speech', over: over('explain', 'text'), all: [SCHOOL_TALK] },
  {
    kind: ({ folded }) => (LOWER_CLASS.test(folded) || COMPOSITION.test(folded) ? 'text' : 'essay'),
    over: over('text', 'article', 'summarise'),
    all: [SCHOOL_ESSAY],
  },
  { kind: 'summarise', over: NOTHING_SAID, all: [SUMMARY_OF] },
  { kind: 'howto', over: over('plan', 'explain'), all: [WAY_IN_JAPANESE], unless: CHOSEN_OR_WRITTEN },
  { kind: 'explain', over: over('howto', 'math', 'fact'), all: [WHAT_IS_IT], holds: hasNoSum },
  { kind: 'explain', over: new Set(['math']), all: [EXPLAINED], holds: hasNoSum },
  { kind: 'formula', over: NOTHING_SAID, all: [IN_A_SHEET] },
  {
    kind: 'troubleshoot',
    over: new Set([...NOTHING_SAID, 'suggest']),
    all: [DOES_NOT_WORK],
    unless: TO_BE_WRITTEN,
  },
  { kind: 'compare', over: NOTHING_SAID, all: [SET_AGAINST] },
  { kind: 'outline', over: NOTHING_SAID, all: [OUTLINE] },
  { kind: 'howto', over: new Set(['question']), all: [IN_A_PROGRAM] },
  { kind: 'trip', over: NOTHING_SAID, all: [TRIP_TO], unless: NO_TRIP },
  { kind: 'lesson', over: NOTHING_SAID, all: [LESSON_PLAN] },
  { kind: 'speech', over: NOTHING_SAID, all: [SPEECH] },
  { kind: 'entries', over: NOTHING_SAID, all: [POINTS_FOR] },
  { kind: 'suggest', over: NOTHING_SAID, all: [HELP_TO_SAY] },
  { kind: 'change', over: new Set([...NOTHING_SAID, 'message', 'entries']), all: [INTO_ANOTHER_FORM] },
  { kind: 'turns', over: over('story', 'roleplay', 'persona'), all: [GAME_MASTER] },
  { kind: 'plan', over: new Set(['training']), all: [SAVINGS], unless: EXERCISES },
  { kind: 'troubleshoot', over: new Set(['why', 'question']), all: [ASKS_WHY, DEVICE, FAILS_US] },
  { kind: 'recommend', over: new Set(['question', 'fact', 'plain', 'small']), all: [GIFT] },
  { kind: 'greeting', over: new Set(['plain', 'small', 'message']), all: [THANKS] },
  { kind: 'correct', over: new Set(['judge', 'change', 'small', 'evaluate', 'plain']), all: [GRAMMAR_CHECK] },
  { kind: 'trip', over: NOTHING_SAID, all: [TRIP_WITH], unless: NO_TRIP },
  { kind: 'quiz', over: new Set(['turns']), all: [NUMBERED_QUESTIONS, FOR_A_CLASS] },
  { kind: 'question', over: new Set(['suggest', 'plain', 'small']), all: [RIGHTS] },
  { kind: 'howto', over: over('complete'), all: [/(?:には|方法は|やり方は|コツは)[?？]?$/u] },
  { kind: 'training', over: over('advice', 'howto'), all: [START, LEARNING] },
  {
    kind: 'debug',
    over: over('formula', 'code', 'troubleshoot', 'why', 'fact'),
    all: [ASKS_WHY, GOES_WRONG],
    holds: (draft) => ABOUT_CODE.test(draft.folded) || holdsCode(draft),
  },
  { kind: 'debug', over: over('formula', 'correct', 'rewrite'), all: [REPAIRS], holds: holdsCode },
  {
    kind: 'code',
    over: over('troubleshoot', 'email', 'text'),
    all: [PROGRAMMING_LANGUAGE],
    holds: ({ folded }) => PROGRAMMED.test(folded) || CODE_NAMED.test(folded),
    unless: LEARNED,
  },
  {
    kind: 'summarise',
    over: over('rewrite', 'text', 'list'),
    all: [SUMMARISE],
    holds: ({ hasMaterial }) => hasMaterial,
  },
  { kind: 'correct', over: over('fact', 'troubleshoot', 'evaluate', 'judge', 'why'), all: [WRONG_SENTENCE] },
  {
    kind: 'explain',
    over: over('fact', 'why', 'yesno', 'describe', 'words'),
    all: [TO_A_CHILD],
    holds: ({ hasMaterial }) => !hasMaterial,
    unless: FOR_A_CHILD,
  },
  { kind: 'consult', over: over('decide', 'recommend'), all: [WHICH_AND_HOW] },
  { kind: 'plan', over: over('sum', 'math', 'quantity'), all: [START, EVENT] },
  {
    kind: ({ folded }) => (EATING.test(folded) ? 'meals' : 'plan'),
    over: new Set(['training', 'plain', 'small', 'unknown']),
    all: [WEIGHT, /plan|program|semana|计划|方案|食谱|菜单|プラン|計画|献立|خط[هة]|نظام|برنامج|menu|diet/u],
    unless: EXERCISES,
    holds: ({ folded }) => !/[?？؟吗]/u.test(folded),
  },
  { kind: 'compare', over: over('words', 'fact'), all: [DIFFERENCE], unless: MADE },
  { kind: 'evaluate', over: over('summarise', 'text'), all: [ANALYSE, FIGURES] },
  { kind: 'checklist', over: over('list', 'schedule'), all: [PACKING] },
  { kind: 'cook', over: over('recipe', 'list', 'fact'), all: [COOK], unless: NO_COOKING },
  { kind: 'trip', over: over('describe', 'schedule'), all: [TRIP], unless: NO_TRIP },
  {
    kind: 'email',
    over: over('translate', 'copy', 'document'),
    all: [FORMAL_LETTER],
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  { kind: 'email', over: over('reply'), all: [REPLY_TO_CUSTOMER] },
  { kind: 'email', over: new Set(['message']), all: [OFFICIAL_MAIL] },
  { kind: 'email', over: over('why', 'fact', 'list', 'explain'), all: [TO_BE_SENT], unless: MADE },
  {
    kind: ({ folded }) => (SELLS.test(folded) ? 'copy' : 'text'),
    over: over('caption', 'email'),
    all: [POST],
    unless: SEVERAL_POSTS,
  },
  { kind: 'decide', over: over('fact', 'list'), all: [DECIDE], unless: MADE },
  { kind: 'decide', over: NOTHING_SAID, all: [ONE_OR_THE_OTHER] },
  {
    kind: 'explain',
    over: over('words', 'fact'),
    all: [EXPLAIN],
    holds: ({ hasMaterial }) => !hasMaterial,
    unless: NO_EXPLANATION,
  },
];

/** What a draft plainly asks for in its shape, where its words alone have led to a general wording or to a wrong one. */
export function plainRequest({
  wording,
  ...read
}: Omit<Draft, 'folded'> & { wording: TaskKind }): TaskKind | undefined {
  const candidates = REQUESTS.filter(({ over }) => over.has(wording));
  if (candidates.length === 0) return undefined;
  const draft = { ...read, folded: foldWords(read.instruction) };
  const found = candidates.find(
    ({ all, unless, holds }) =>
      all.every((pattern) => pattern.test(draft.folded)) &&
      !unless?.test(draft.folded) &&
      (holds === undefined || holds(draft)),
  );
  return typeof found?.kind === 'function' ? found.kind(draft) : found?.kind;
}

/** Asked in so many words, although no sign says so: common where one writes as one speaks. */
const ASKS_AT_THE_END =
  /(?:啥|什么|怎么(?:办|样|做|说|弄|回事)?|哪[里个些儿]|[吗么呢]|为何|为啥|为什么|多少|多久|(?<![来想取起说给荐列写出找讲做这那好])几[个点天岁]|谁|是不是|能不能|可不可以|行不行|好不好)(?:(?! (?:想|写|推荐|来|给|帮|出|求|列))[^，,。！!；;]){0,10}$|(?:何|なに|どう|どこ|いつ|なぜ|なんで|どれ|どの|どっち|誰|いくら)[^、。！]{0,14}(?:か|の|かな|いい|べき|だろう|でしょう)$|(?:には|方法は|やり方は|コツは)$|^(?:ايش|وش|شو|ليش|ليه|ماذا|كيف|هل|متي|اين|وين|كم|لماذا|ما (?:هو|هي|الفرق|افضل|معني)) [^.،؛]*$/u;
const ORDERED =
  /^(?:请|帮|给|替|写|列|根据[^，。]{1,30}，(?:请|给|写|列|推荐|判断|生成|指出|说)|推荐|做[一个份]|翻译|生成|总结|解释|告诉|来[一个份])|(?:教えて|書いて|作って|ください|くれ|して|ほしい)$|^(?:اكتب|اعطني|اشرح|لخص|ترجم|اقترح)/u;

export function asksWithoutMark(instruction: string): boolean {
  const folded = foldWords(instruction).trim();
  return !/[?？؟\n:：]/u.test(folded) && ASKS_AT_THE_END.test(folded) && !ORDERED.test(folded);
}
