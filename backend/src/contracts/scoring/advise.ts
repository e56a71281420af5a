import type { Criterion, Intent } from '../rewriting.js';
import type { Evidence } from './find-evidence.js';

export interface Improvement {
  criterion: Criterion;
  text: string;
}

interface Advice {
  criterion: Criterion;
  applies: (found: Evidence) => boolean;
  /** What the text would show if the advice were followed. */
  followed: Partial<Evidence>;
  text: string;
}

type Topic =
  'audience' | 'tone' | 'details' | 'contents' | 'length' | 'format' | 'exclusions' | 'checks' | 'limits' | 'order';

const GENERAL: Record<Topic, Advice> = {
  audience: {
    criterion: 'tone',
    applies: (found) => !found.audience,
    followed: { audience: true },
    text: 'Say who will read it.',
  },
  tone: {
    criterion: 'tone',
    applies: (found) => !found.tone,
    followed: { tone: true },
    text: 'Say how it should sound, for example friendly or formal.',
  },
  details: {
    criterion: 'specificity',
    applies: (found) => found.details < 2,
    followed: { details: 3 },
    text: 'Add the facts that matter: names, dates, figures.',
  },
  contents: {
    criterion: 'specificity',
    applies: (found) => found.requirements < 2,
    followed: { requirements: 3 },
    text: 'Name what the answer has to contain.',
  },
  length: {
    criterion: 'constraints',
    applies: (found) => found.length === 0,
    followed: { length: 1 },
    text: 'Say how long it should be.',
  },
  format: {
    criterion: 'constraints',
    applies: (found) => found.format === 0,
    followed: { format: 1 },
    text: 'Say what form it should take, such as a list, a table or plain paragraphs.',
  },
  exclusions: {
    criterion: 'constraints',
    applies: (found) => found.exclusions === 0,
    followed: { exclusions: 1 },
    text: 'Say what to leave out.',
  },
  limits: {
    criterion: 'constraints',
    applies: (found) => found.limits === 0,
    followed: { limits: 1 },
    text: 'Set a limit, such as a number, a budget or a date.',
  },
  checks: {
    criterion: 'constraints',
    applies: (found) => found.checks === 0,
    followed: { checks: 1 },
    text: 'Say how to tell that the result is right.',
  },
  order: {
    criterion: 'structure',
    applies: (found) => found.requirements >= 3 && found.points === 0 && !found.order,
    followed: { points: 3 },
    text: 'Put each point on a line of its own.',
  },
};

/** The order in which things are missed most, by intent. */
const PRIORITIES = {
  write: ['audience', 'details', 'tone', 'length', 'contents', 'exclusions', 'order', 'format', 'checks'],
  edit: ['contents', 'exclusions', 'tone', 'audience', 'format', 'length'],
  summarise: ['length', 'audience', 'contents', 'format', 'exclusions', 'checks'],
  explain: ['audience', 'contents', 'length', 'format', 'checks', 'order'],
  answer: ['details', 'checks', 'contents', 'length', 'format'],
  brainstorm: ['limits', 'audience', 'exclusions', 'contents', 'details', 'format'],
  plan: ['details', 'limits', 'contents', 'format', 'audience', 'checks', 'exclusions', 'order'],
  decide: ['details', 'contents', 'checks', 'exclusions', 'format', 'length'],
  analyse: ['contents', 'format', 'checks', 'details', 'length', 'order'],
  code: ['details', 'contents', 'checks', 'exclusions', 'format', 'order'],
  translate: ['audience', 'tone', 'exclusions', 'contents', 'format'],
  roleplay: ['contents', 'audience', 'exclusions', 'limits', 'length'],
  agent: ['contents', 'exclusions', 'checks', 'details', 'order', 'limits'],
  unknown: ['contents', 'details', 'audience', 'format', 'length', 'exclusions', 'checks', 'order'],
} as const satisfies Record<Intent, readonly Topic[]>;

/** Where a plainer word helps for one intent. */
const WORDING: Partial<Record<Intent, Partial<Record<Topic, string>>>> = {
  edit: { contents: 'Say what should change and what has to stay as it is.' },
  summarise: { audience: 'Say who the summary is for.' },
  explain: { audience: 'Say who it is for and what they already know.' },
  answer: {
    details: 'Say what you need the answer for.',
    checks: 'Ask for the source, or for a word on what is uncertain.',
  },
  brainstorm: { limits: 'Say how many ideas you want.', audience: 'Say who the ideas are for.' },
  plan: {
    details: 'Give the dates, the budget and the people involved.',
    limits: 'Say how much time or money there is.',
    audience: 'Say who the plan is for.',
  },
  decide: { details: 'Name the options and what matters most to you.', checks: 'Name the criteria that decide.' },
  code: {
    details: 'Name the language and version, the input and the expected output.',
    checks: 'Name the edge cases, or ask for tests.',
    exclusions: 'Say what must not change or be used.',
  },
  translate: { audience: 'Say who will read the translation.', exclusions: 'Say what must stay untranslated.' },
  roleplay: { contents: 'Say how the role should act and answer.', audience: 'Say who you are in the conversation.' },
  agent: {
    contents: 'Name the steps or the parts that belong to the task.',
    exclusions: 'Say what must not be touched.',
    checks: 'Say how the result will be tested.',
  },
};

const PASTE = 'Put the text to work on right below the request.';
const SUBJECT: Partial<Record<Intent, string>> = { edit: PASTE, summarise: PASTE, translate: PASTE, analyse: PASTE };

const clarity = (applies: Advice['applies'], followed: Partial<Evidence>, text: string): Advice => ({
  criterion: 'clarity',
  applies,
  followed,
  text,
});

/** These come first, whatever is asked for: nothing else helps before they are settled. */
function basics(found: Evidence, intent: Intent): Advice[] {
  const [word = ''] = found.vague;
  return [
    clarity(
      (now) => !now.task,
      { task: true, subject: true },
      'Say what you want done, and to what: a verb and a thing.',
    ),
    clarity((now) => now.contradiction, { contradiction: false }, 'Two of the wishes exclude each other; keep one.'),
    clarity((now) => !now.subject, { subject: true }, SUBJECT[intent] ?? 'Say what it should be about.'),
    clarity((now) => now.hype > 3, { hype: 0 }, 'Cut the words of praise; they ask for nothing.'),
    clarity(
      (now) => now.vague.length > 0 && now.details + now.requirements < 3,
      { vague: [] },
      `Say what you mean by “${word}”.`,
    ),
  ];
}

/** The one change that would help most, or nothing if it would raise no score. */
export function advise(found: Evidence, intent: Intent, gain: (changed: Evidence) => number): Improvement | null {
  const topics: readonly Topic[] = found.isRead ? PRIORITIES[intent] : ['details', 'order'];
  const wanted = topics.map((topic): Advice => ({
    ...GENERAL[topic],
    text: WORDING[intent]?.[topic] ?? GENERAL[topic].text,
  }));
  const advice = [...basics(found, intent), ...wanted].find(
    (one) => one.applies(found) && gain({ ...found, ...one.followed }) > 0,
  );
  return advice ? { criterion: advice.criterion, text: advice.text } : null;
}
