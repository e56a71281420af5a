import type { TaskKind } from '../task-kinds.js';

interface Label {
  /** How a request of this kind is answered best; nothing where no one wording serves them all. */
  wording?: TaskKind;
  /** What serves it as well: a request that is worded as one of these hasn't been misread. */
  fits: readonly TaskKind[];
  /** No misreading either, but its own wording is better where it is likely. */
  near?: readonly TaskKind[];
}

/** What the classifier tells apart: coarser than the kinds of task, and by what is wanted, whatever words it is asked in. */
export const ASKED_FOR = {
  fact: {
    wording: 'fact',
    fits: [
      'record',
      'names',
      'wordalone',
      'who',
      'quantity',
      'timing',
      'best',
      'origin',
      'efforts',
      'uses',
      'renown',
      'points',
      'requirements',
      'technical',
      'rank',
      'describe',
    ],
  },
  quantity: { wording: 'quantity', fits: ['fact', 'math', 'record', 'calculation', 'timing', 'technical', 'sum'] },
  yesno: { wording: 'yesno', fits: ['truth', 'fact', 'harm', 'prove', 'judge', 'timing'] },
  meaning: { wording: 'meaning', fits: ['interpret', 'describe', 'explain', 'points', 'judge', 'origin', 'entries'] },
  passage: {
    wording: 'passage',
    fits: [
      'guess',
      'extract',
      'interpret',
      'truth',
      'judge',
      'math',
      'quantity',
      'choice',
      'classify',
      'fact',
      'yesno',
    ],
  },
  why: { wording: 'why', fits: ['factors', 'motives', 'explanations', 'technical', 'truth', 'troubleshoot', 'teach'] },
  explain: {
    wording: 'explain',
    fits: [
      'teach',
      'describe',
      'relation',
      'process',
      'uses',
      'points',
      'technical',
      'interpret',
      'efforts',
      'game',
      'evolution',
      'origin',
      'factors',
      'truth',
      'why',
      'effects',
      'calculation',
    ],
  },
  describe: {
    wording: 'describe',
    fits: ['explain', 'overview', 'scenery', 'process', 'points', 'who', 'uses', 'renown', 'teach'],
  },
  compare: { wording: 'compare', fits: ['sides', 'discuss', 'decide', 'evolution', 'points', 'relation', 'technical'] },
  event: { wording: 'event', fits: ['explain', 'evolution', 'timeline', 'process', 'efforts', 'points', 'origin'] },
  who: { wording: 'who', fits: ['fact', 'record', 'renown'] },
  effects: {
    wording: 'effects',
    fits: ['whatif', 'factors', 'efforts', 'process', 'points', 'evolution', 'motives', 'entries'],
  },
  overview: {
    wording: 'overview',
    fits: [
      'points',
      'explain',
      'describe',
      'evolution',
      'list',
      'entries',
      'efforts',
      'uses',
      'renown',
      'process',
      'game',
      'requirements',
      'telltale',
    ],
  },
  whatif: { wording: 'whatif', fits: ['effects', 'best'] },
  howto: {
    wording: 'howto',
    fits: [
      'advice',
      'formula',
      'recipe',
      'process',
      'calculation',
      'training',
      'technical',
      'game',
      'requirements',
      'telltale',
      'approach',
      'troubleshoot',
      'teach',
    ],
  },
  advice: {
    wording: 'advice',
    fits: [
      'howto',
      'suggest',
      'efforts',
      'training',
      'support',
      'timing',
      'best',
      'telltale',
      'factors',
      'session',
      'approach',
    ],
  },
  support: { wording: 'support', fits: ['advice', 'troubleshoot', 'chat'], near: ['suggest'] },
  decide: {
    wording: 'decide',
    fits: ['compare', 'approach', 'choice', 'best', 'yesno', 'timing', 'rank', 'technical', 'recommend'],
  },
  troubleshoot: {
    wording: 'troubleshoot',
    fits: ['explanations', 'telltale', 'debug', 'advice', 'why', 'support'],
    near: ['suggest'],
  },
  harm: { wording: 'harm', fits: ['yesno', 'advice', 'telltale', 'training'] },
  say: { wording: 'suggest', fits: ['message', 'reply', 'email', 'pieces', 'speech'] },
  list: {
    wording: 'entries',
    fits: [
      'list',
      'roster',
      'inrow',
      'record',
      'words',
      'points',
      'names',
      'checklist',
      'explanations',
      'efforts',
      'uses',
      'renown',
      'requirements',
      'telltale',
      'sides',
      'factors',
      'session',
      'training',
      'pieces',
      'technical',
      'rank',
      'trip',
      'ideas',
      'recommend',
    ],
  },
  ideas: {
    wording: 'ideas',
    fits: ['suggest', 'pieces', 'recommend', 'cook', 'names', 'entries', 'explanations', 'session', 'training'],
  },
  names: { wording: 'names', fits: ['pieces', 'suggest', 'ideas', 'words'] },
  recommend: { wording: 'recommend', fits: ['suggest', 'list', 'ideas', 'best', 'session', 'rank', 'trip'] },
  arrange: { wording: 'arrange', fits: ['rank', 'sequence', 'classify', 'schedule'] },
  classify: {
    wording: 'classify',
    fits: [
      'oddone',
      'pairs',
      'select',
      'rating',
      'cells',
      'arrange',
      'tally',
      'truth',
      'guess',
      'choice',
      'extract',
      'change',
    ],
  },
  words: { wording: 'words', fits: ['synonyms', 'rhymes', 'list', 'describing', 'wordalone', 'entries'] },
  math: {
    wording: 'math',
    fits: ['prove', 'sum', 'calculation', 'tally', 'puzzle', 'choice', 'rank'],
    near: ['quantity'],
  },
  puzzle: {
    wording: 'puzzle',
    fits: ['math', 'guess', 'sequence', 'oddone', 'choice', 'truth', 'explanations', 'yesno', 'prove'],
  },
  plan: {
    wording: 'plan',
    fits: [
      'training',
      'schedule',
      'session',
      'checklist',
      'timeline',
      'trip',
      'efforts',
      'requirements',
      'entries',
      'outline',
      'lesson',
    ],
  },
  meals: { wording: 'meals', fits: ['cook', 'recipe'], near: ['plan'] },
  trip: { wording: 'trip', fits: [], near: ['plan', 'schedule'] },
  lesson: { wording: 'lesson', fits: ['session', 'quiz', 'schedule'], near: ['plan'] },
  outline: { wording: 'outline', fits: ['lesson'], near: ['plan'] },
  recipe: { wording: 'recipe', fits: ['cook', 'howto', 'meals', 'suggest', 'ideas'] },
  message: {
    wording: 'message',
    fits: ['email', 'announce', 'text', 'greeting', 'acting', 'caption', 'pieces', 'review'],
  },
  reply: { wording: 'reply', fits: ['message', 'email'] },
  greeting: { wording: 'greeting', fits: ['message', 'text', 'speech', 'pieces', 'caption', 'announce'] },
  application: { wording: 'application', fits: ['document', 'message', 'email'] },
  essay: { wording: 'essay', fits: ['article', 'narrative', 'discuss', 'text'] },
  article: { wording: 'article', fits: ['essay', 'text', 'announce'] },
  story: { wording: 'story', fits: ['opening', 'narrative', 'portrait', 'scenery', 'acting'] },
  poem: { wording: 'poem', fits: ['acting'] },
  speech: { wording: 'speech', fits: [] },
  copy: { wording: 'copy', fits: ['announce', 'caption', 'pieces', 'text'] },
  caption: { wording: 'caption', fits: ['pieces', 'announce', 'tags', 'headlines', 'text', 'copy'] },
  document: { wording: 'document', fits: ['announce', 'message', 'outline', 'text', 'email'] },
  dialogue: { wording: 'dialogue', fits: ['scenery', 'story'] },
  describing: { wording: 'scenery', fits: ['portrait', 'describing', 'opening', 'text', 'narrative'] },
  review: { wording: 'review', fits: ['text', 'message'] },
  joke: { wording: 'amuse', fits: ['pieces'] },
  image: { wording: 'image', fits: [] },
  quiz: { wording: 'quiz', fits: ['words', 'turns', 'pieces', 'lesson'] },
  questions: { wording: 'interview', fits: ['entries', 'pieces', 'suggest'] },
  text: {
    wording: 'text',
    fits: [
      'message',
      'greeting',
      'caption',
      'announce',
      'article',
      'document',
      'copy',
      'narrative',
      'portrait',
      'speech',
      'pieces',
    ],
  },
  correct: { wording: 'correct', fits: ['change', 'grammar', 'judge', 'conversion'] },
  rewrite: {
    wording: 'rewrite',
    fits: ['change', 'grammar', 'scaled', 'correct', 'judge', 'summarise', 'text', 'conversion'],
  },
  summarise: { wording: 'summarise', fits: ['headlines', 'sumup', 'insentence', 'points', 'passage', 'change'] },
  translate: { wording: 'translate', fits: ['conversion'] },
  extract: {
    wording: 'extract',
    fits: ['tags', 'inrow', 'markup', 'select', 'names', 'classify', 'entries', 'summarise', 'passage'],
  },
  table: { wording: 'change', fits: ['markup', 'arrange', 'extract', 'cells', 'entries', 'summarise'] },
  convert: {
    wording: 'change',
    fits: ['grammar', 'rewrite', 'sum', 'math', 'quantity', 'scaled', 'entries', 'markup'],
  },
  evaluate: { wording: 'evaluate', fits: ['rating', 'judge', 'discuss', 'review', 'readcode', 'truth'] },
  complete: { wording: 'extend', fits: ['complete', 'cells', 'sequence', 'insentence', 'story', 'poem', 'text'] },
  discuss: { wording: 'discuss', fits: ['choice', 'sides', 'yesno', 'evaluate', 'decide', 'factors', 'best'] },
  analyse: { wording: 'evaluate', fits: ['discuss', 'interpret', 'extract', 'effects', 'compare'] },
  code: { wording: 'code', fits: ['app', 'snippet', 'formula', 'codealone', 'technical', 'debug'] },
  debug: { wording: 'debug', fits: ['readcode', 'troubleshoot', 'technical', 'code', 'change'] },
  readcode: { wording: 'readcode', fits: ['evaluate', 'debug', 'code', 'change', 'snippet'] },
  formula: { wording: 'formula', fits: ['snippet', 'code', 'codealone', 'technical'] },
  tech: {
    wording: 'technical',
    fits: [
      'howto',
      'explain',
      'compare',
      'decide',
      'approach',
      'snippet',
      'discuss',
      'fact',
      'uses',
      'debug',
      'formula',
    ],
  },
  persona: { wording: 'acting', fits: ['persona', 'roleplay', 'portrait', 'conversion', 'scenery'] },
  adviser: { wording: 'consult', fits: ['adviser', 'advice', 'roleplay', 'acting', 'conversion'] },
  game: {
    wording: 'turns',
    fits: ['roleplay', 'quiz', 'interview', 'game', 'agent', 'conversion', 'persona'],
    near: ['acting'],
  },
  // Whoever greets or asks for help is read by the rules.
  chat: { fits: ['chat', 'yesno', 'amuse', 'best', 'recommend'] },
  followup: { wording: 'followup', fits: ['change', 'rewrite', 'extend', 'scaled'] },
  standing: { wording: 'standing', fits: ['conversion'] },
  several: { fits: [] },
} as const satisfies Record<string, Label>;

export type AskedFor = keyof typeof ASKED_FOR;

export const LABELS = Object.keys(ASKED_FOR) as AskedFor[];

/** Asked for several things, anything may be read of it. */
const OPEN: ReadonlySet<AskedFor> = new Set(['several']);

/** Whether somebody who asks for this is served by that wording. */
export function serves(wording: TaskKind, label: AskedFor): boolean {
  const { wording: own, fits }: Label = ASKED_FOR[label];
  return OPEN.has(label) || own === wording || fits.includes(wording) || isNear(wording, label);
}

export const isNear = (wording: TaskKind, label: AskedFor): boolean =>
  (ASKED_FOR[label] as Label).near?.includes(wording) ?? false;

/** Wordings that no label speaks of: nothing follows from how likely the labels are. */
export const isJudged = (wording: TaskKind): boolean => JUDGED.has(wording);
const JUDGED: ReadonlySet<TaskKind> = new Set(
  (Object.values(ASKED_FOR) as Label[]).flatMap(({ wording, fits, near = [] }) => [
    ...(wording ? [wording] : []),
    ...fits,
    ...near,
  ]),
);

export const wordingFor = (label: AskedFor): TaskKind | undefined => (ASKED_FOR[label] as Label).wording;

/**
 * What is said of a request of which only the group is plain, and the labels that it holds for. What fits a single label is
 * better where that is likely.
 */
export const GROUPS = {
  question: [
    'fact',
    'quantity',
    'yesno',
    'meaning',
    'why',
    'explain',
    'describe',
    'compare',
    'event',
    'who',
    'effects',
    'overview',
    'whatif',
    'harm',
    'discuss',
    'tech',
  ],
  helping: ['howto', 'advice', 'support', 'decide', 'troubleshoot', 'harm', 'recommend', 'plan', 'tech'],
  solving: ['math', 'puzzle', 'quantity'],
  coding: ['code', 'debug', 'formula', 'tech'],
  handling: [
    'correct',
    'rewrite',
    'summarise',
    'translate',
    'extract',
    'table',
    'convert',
    'classify',
    'arrange',
    'debug',
    'words',
    'passage',
    'evaluate',
    'analyse',
  ],
  text: [
    'message',
    'greeting',
    'essay',
    'article',
    'speech',
    'copy',
    'caption',
    'document',
    'describing',
    'review',
    'text',
    'story',
    'application',
  ],
  entries: ['list', 'ideas', 'names', 'recommend', 'words', 'questions', 'overview'],
} as const satisfies Partial<Record<TaskKind, readonly AskedFor[]>>;
