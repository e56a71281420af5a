import type { Particular } from '../particular.js';

/** What pupils, students and teachers need. */
export const ENGLISH_STUDY: readonly Particular[] = [
  {
    named: 'thesis statements?|theses|thesis sentences?',
    sharp:
      'Make it one sentence that somebody could disagree with, give {three }versions of different sharpness, and say for each what evidence it would need.',
    points: [
      'Form: one sentence with a claim and its reason',
      'Claim: one that somebody could disagree with, narrow enough to prove',
      ['Number: three versions of different sharpness', '!count'],
      'Evidence: what each would need, in a few words',
    ],
    assumes: 'Number: three versions.',
  },
  {
    named: 'hypothesis(?= |$|[.?!])(?! and )',
    sharp:
      'Word it as one sentence that can be tested and could turn out wrong, say what differs in it and what is observed, and name in one line the result that would speak against it.',
    points: [
      'Statement: one sentence, testable, able to turn out wrong',
      'In it: what differs, and what is observed',
      'Against it: the result that would refute it',
    ],
    steps: [
      'Settle what differs and what is observed.',
      'Word the hypothesis in one sentence, and name the result that would refute it.',
    ],
  },
  {
    named: 'research questions|hypotheses|dissertation topics?|thesis topics?',
    sharp:
      'Keep each narrow enough to be answered, say with which data and method it could be, and name its main weakness.',
    points: [
      'Scope: narrow enough to be answered by one person',
      'Each one: the data and the method that would answer it',
      'Weakness: the main one, named',
      ['Number: five, the most promising first', '!count'],
    ],
  },
  {
    named: '(?:flash|anki|study|revision|index) ?cards?',
    sharp:
      'Put one fact on each card, a question on the front and a short answer on the back, in a table with two columns, and go from the basics to the details.',
    points: [
      'Format: a table with two columns, front and back',
      'Cards: one fact each; no answer longer than a line',
      'Fronts: real questions, also the other way round where that helps',
      'Order: from the basics to the details',
      ['Number: about twenty', '!count'],
    ],
    assumes: 'Number: about twenty cards.',
  },
  {
    named: '(?:word|maths?|physics|geometry|algebra) problem',
    sharp:
      'Write one realistic situation that gives all the numbers it needs and no others, let the numbers work out, and give the full solution apart below it.',
    points: [
      'Situation: realistic, in three or four sentences',
      'Numbers: all that are needed, and they work out',
      'Question: one, in the last sentence',
      'Solution: apart, step by step, with the usual mistake',
    ],
  },
  {
    named:
      '(?:practice|exercise|homework|drill|training|math|maths) (?:problems?|exercises?|questions?|tasks?|sheets?)|(?:\\p{L}+ )?word problems|worksheets?|exercises(?= (?:on|about|for|to)(?![\\p{L}]))',
    sharp:
      'Put them in order from easy to hard, use numbers that work out, and give the full solutions apart at the end, each with the mistake that is usually made.',
    points: [
      'Order: from easy to hard, each with one new difficulty',
      'Wording: everything needed to solve it and nothing else',
      'Solutions: apart at the end, step by step',
      'Usual mistake: one line for each',
      ['Number: six', '!count', '!single'],
    ],
  },
  {
    named: '(?:\\p{L}+ )?(?:mnemonics?|memory aids?|memory tricks?)',
    sharp:
      'Give {three }of them that are easy to picture, keep the right order, show which part stands for which item, and mark the one that sticks best.',
    points: [
      'Form: a sentence or a picture that is easy to see',
      'Order: the right one, nothing left out',
      'Key: which part stands for which item, as a table',
      ['Number: three, the one that sticks best marked', '!count'],
    ],
    assumes: 'Number: three.',
  },
  {
    named: 'lab reports?(?: \\p{L}+)?|(?:experiment|lab) (?:conclusions?|write-?ups?|reports?)',
    sharp:
      'Answer the question of the experiment first, give the result with its uncertainty ([brackets] for my values), compare it with theory, and name the two most likely sources of error and how to reduce them.',
    points: [
      'First sentence: the answer to the question of the experiment',
      'Result: value and uncertainty; mine in [brackets], none invented',
      'Comparison: with what theory predicts, and how well it fits',
      'Errors: the two most likely sources, and how to reduce them',
      'Style: past tense, impersonal, no new data',
    ],
  },
  {
    named: 'abstracts?(?= (?:for|of|about|on)(?![\\p{L}])|$)',
    sharp:
      'Give each of background, aim, method, main result and meaning one or two sentences, with the result as a figure in [brackets] where I have not told you.',
    points: [
      'Order: background, aim, method, main result, meaning',
      'Result: with its figure; [brackets] where I have not given it',
      'Words: the terms people would search for',
      'Leave out: references, promises and anything the paper does not say',
    ],
  },
  {
    named: 'literature reviews?|annotated bibliograph(?:y|ies)',
    sharp:
      'Order it by question rather than by author, say where sources agree, where they differ and what is missing, and use only real sources, with those you are not sure of marked.',
    points: [
      'Order: by question, not by author',
      'Each part: where sources agree, where they differ, why',
      'Gap: what nobody has answered yet',
      'Sources: real ones only; doubtful ones marked for checking',
    ],
  },
  {
    named: 'discussion (?:questions?|topics?|prompts?)|(?:book club|essay|reading) questions?|essay topics?',
    sharp:
      'Write open questions that cannot be answered with yes or no, tie each to a concrete scene or point, and go from understanding to judgement.',
    points: [
      'Questions: open, none that yes or no would answer',
      'Ground: each tied to a concrete scene, passage or point',
      'Order: from understanding to judgement',
      'Follow-up: one for each, for when nobody speaks',
      ['Number: eight questions', '!count'],
    ],
  },
  {
    named: 'cheat ?sheets?|study (?:guides?|sheets?|notes)|revision (?:notes|sheets?|guides?)|crib sheets?',
    sharp:
      'Write what fits on one page, grouped by subject, the most used first, with one line and one tiny example for each entry and the usual mix-ups at the end.',
    points: [
      'Length: one page',
      'Groups: by subject, the most used first',
      'Entries: one line and one tiny example each',
      'End: what is usually mixed up, side by side',
    ],
  },
  {
    named: '(?:mind|concept) ?maps?',
    sharp:
      'Give it as an indented list with the centre first, at most six branches and two levels below each, and name the links between branches.',
    points: [
      'Form: an indented list, the centre first',
      'Branches: at most six, two levels below each',
      'Words: one to three for each entry',
      'Links: between branches, named at the end',
    ],
  },
  {
    named: '(?:grading |assessment |marking )?rubrics?|marking schemes?',
    sharp:
      'Make a table of criteria by levels, describe in each field what one can see in the work, and give each criterion its weight.',
    points: [
      'Format: a table of criteria by four levels',
      'Fields: what one can see in the work, no words such as good or excellent',
      'Weight: for each criterion',
      'Criteria: at most five, none that overlap',
    ],
  },
  {
    named: 'report card comments?|(?:school )?report comments?|pupil (?:comments?|reports?)',
    sharp:
      'Name one strength with an example ([brackets] for mine), one thing to work on and the next step, in words the parents understand and the child can bear to read.',
    points: [
      'Strength: one, with an example; mine in [brackets]',
      'To work on: one thing, as a next step',
      'Words: clear to the parents, fair to the child',
      ['Length: three or four sentences', '!length'],
    ],
  },
  {
    named:
      '(?:argumentative |persuasive |opinion |short |school |college )*essays?(?= (?:about|on|arguing|that|whether|against|comparing))',
    sharp:
      'Take a clear position in the introduction, give each paragraph one point with evidence, answer the strongest objection, and write at the level I need, without stock phrases.',
    points: [
      'Thesis: one sentence somebody could disagree with, in the introduction',
      'Paragraphs: one point each, with evidence',
      'Objection: the strongest one stated and answered',
      'Sources: real ones only, none invented',
      'Voice: the level I need, no stock phrases',
    ],
  },
];
