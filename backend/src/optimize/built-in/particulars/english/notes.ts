import type { Particular } from '../particular.js';
import { LITTLE_READ } from './little-read.js';

/** Keywords and bullet points are read as many things, and what they are to become says which. */
const OF_NOTES = [
  ...LITTLE_READ,
  'rewrite',
  'summarise',
  'document',
  'email',
  'schedule',
  'outline',
  'plan',
  'article',
  'announce',
  'twofold',
  'grammar',
  'extend',
  'session',
] as const;

const MADE_OF_NOTES =
  '(?:turn|convert|make|write|put|transform|change|format|rewrite|organi[sz]e|expand|develop|shape|work|draft|create|build|prepare)(?= )';
const NOTES =
  "(?<!(?:into|as|to|in) )(?<!(?:into|as|to|in) (?:short|clear|key|brief|concise|simple|bullet) )(?:(?:key |following )?facts|details|notes?|keywords?|key ?words|bullet points?|bullets?|points|scribbles?|jottings?|memos?|dictation|brain ?dump)(?![\\p{L}'])";
const into = (what: string): string =>
  `${MADE_OF_NOTES}(?:[^:\\n]{0,50}?(?<![\\p{L}])${NOTES}[^:\\n]{0,40}? (?:in(?:to)?|as|to|for) [^:\\n]{0,30}?(?:${what})(?![\\p{L}])|[^:\\n]{0,40}?(?:${what}) (?:[^:\\n]{0,40}? )?(?:from|out of|based on|using|with|of) [^:\\n]{0,30}?${NOTES})`;

/** Notes that stand below the order become something people can use. */
export const ENGLISH_NOTES: readonly Particular[] = [
  {
    asked: true,
    over: OF_NOTES,
    named: into('hand-?overs?(?: notes?)?|hand-?offs?|shift reports?'),
    sharp:
      'Order it by what the next person has to do first, then what to keep an eye on, then what is only good to know; say with each what it concerns and where it stands, and whom to turn to where the notes name somebody, write out abbreviations, and put [brackets] where a time or a name is missing.',
    points: [
      'Order: to do first, to keep an eye on, good to know',
      'Each point: what it concerns, where it stands, whom to turn to as far as named',
      'Abbreviations: written out, so that a stand-in understands them',
      'Missing: time or name in [brackets], nothing added',
    ],
  },
  {
    asked: true,
    over: OF_NOTES,
    named: into('agendas?'),
    sharp:
      'Group the notes into points that can be settled, give each minutes, an aim (inform, discuss or decide) and an owner with [brackets] where the notes name none, put what needs a decision first, and see that every note has found its point.',
    points: [
      'Points: the notes grouped into matters that can be settled',
      'Each one: minutes, aim (inform, discuss or decide), owner; [brackets] where the notes name none',
      'Order: what needs a decision first',
      'Check: every note has found its point, none added',
    ],
  },
  {
    asked: true,
    over: [...OF_NOTES, 'tags'],
    named: into('minutes|meeting (?:reports?|protocols?|summary)'),
    sharp:
      'Give date and people first, as far as the notes have them, then each topic by itself with what was reported, decided and left open, then the tasks with person and date in a list; write in the past tense, and say nothing the notes do not say.',
    points: [
      'Head: date and those present, as far as given',
      'Topics: each by itself, with what was reported, decided and left open',
      'Tasks: at the end, each with person and date; [brackets] where one is missing',
      'Style: past tense, neutral',
    ],
  },
  {
    asked: true,
    over: OF_NOTES,
    named: into(
      '(?:short |brief |coherent |flowing |single |formal )*(?:paragraphs?|prose|(?:running|continuous|flowing) text|reports?|articles?|sections?|full sentences|complete sentences|(?:encyclop(?:a)?edia|wiki|lexicon|glossary|catalogue) entr(?:y|ies))',
    ),
    sharp:
      'Lead with what it is about, put together what belongs together and join it by what it has to do with each other instead of one sentence after another, write out what is only a keyword, keep every name and figure, and add nothing that is not in them.',
    points: [
      'Lead: what it is about',
      'Links: by what the points have to do with each other, not one sentence after another',
      'Names and figures: each kept, exact',
      'Additions: none',
    ],
  },
  {
    asked: true,
    over: OF_NOTES,
    named: into('to-?do(?:s| lists?)?|task lists?|action (?:items|lists?|plans?)|check ?lists?'),
    sharp:
      'Begin every task with a verb, give it one line with the name or day that the notes give it, keep to the order I have asked for or else put first what is due first, split what is really two tasks, and leave out what is no task.',
    points: [
      'Tasks: one line each, beginning with a verb',
      'Names and days: those the notes give, none added',
      'Order: the one asked for, or else what is due first',
      'Split: what is really two tasks; left out: what is none',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'summarise', 'small', 'unknown', 'plain', 'change', 'document', 'input'],
    named: into('tables?|spreadsheets?'),
    sharp:
      'Give each item its own row under the columns I named or else short ones, take every name, date and figure exactly from the notes, leave a cell empty where they say nothing, and add no row that is not in them.',
    points: [
      'Rows: one for each item, in the order of the notes unless I ask for another',
      'Columns: those I named, or else short ones',
      'Values: exactly as in the notes, units kept',
      'Gaps: an empty cell, nothing guessed',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'summarise', 'small', 'unknown', 'plain', 'change', 'document', 'input'],
    named: `(?!.*(?<![\\p{L}])(?:friendl\\p{L}*|nicer|polit\\p{L}*|kind(?:er|ly)?|formal\\p{L}*|casual\\p{L}*|funn\\p{L}*|shorter|poems?|songs?|rap|rhymes?|haikus?|stor(?:y|ies)|quiz(?:zes)?|questions?|flash ?cards?|csv|json)(?![\\p{L}]))${into('[^:\\n]{3,40}')}`,
    sharp:
      'Put together what belongs together, keep every name, date and figure, write out abbreviations a reader may not know, put [brackets] where the notes leave out what has to be known, and add nothing of your own.',
    points: [
      'Groups: what belongs together',
      'Facts: every name, date and figure kept, abbreviations written out where a reader may not know them',
      'Gaps: [brackets] where a reader has to know more than the notes say',
      'Additions: none',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'howto', 'change', 'small', 'unknown', 'plain', 'summarise', 'twofold'],
    named:
      '(?:please )?(?:make|rewrite|rephrase|clarify|improve|simplify|tidy up|clean up|restructure|edit)(?= )[^:\\n]{0,30}?(?:instructions?|directions?|steps|procedures?|manual|recipe steps)(?![\\p{L}])[^:\\n]{0,80}',
    sharp:
      'Put it into the order in which it is really done, one action to a line beginning with its verb, any warning before the step it belongs to, times and amounts kept, and drop whatever tells nobody what to do.',
    points: [
      'Order: as it is really done, whatever is mentioned first',
      'Steps: one action to a line, beginning with its verb',
      'Warnings: before the step they belong to',
      'Times and amounts: kept; filler dropped',
    ],
  },
];
