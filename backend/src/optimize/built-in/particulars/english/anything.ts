import type { Particular } from '../particular.js';

/** What is to be made, whatever it is: asked last, when nothing else is known of it. */
export const ENGLISH_ANYTHING: readonly Particular[] = [
  {
    asked: true,
    over: ['quiz', 'interview', 'plain', 'small', 'pieces', 'entries', 'unknown'],
    named:
      '(?!.*(?:quiz|test|exam|trivia|multiple|worksheet|school|class|grade|homework|card|pupil|student|answers|comprehension|rather questions|hot seat|this or that|never have i|truth or|true or false|reading|chapter|poll|survey|faq|riddle|math))(?:[\\p{L}\\p{N}-]+ ){0,4}questions (?:for|to|about)(?= )',
    sharp:
      'Give open questions about one thing each, none that yes or no would answer, from easy to demanding, with a follow-up for the important ones.',
    points: [
      'Questions: open, one thing each, none that yes or no would answer',
      'Fit: to exactly this situation and these people',
      'Order: from easy to demanding',
      'Follow-up: one for each important question',
      ['Number: ten at most', '!count'],
    ],
  },
];
