import type { Particular } from '../particular.js';

/** What is to be made, whatever it is: asked last, when nothing else is known of it. */
export const ENGLISH_ANYTHING: readonly Particular[] = [
  {
    asked: true,
    over: ['quiz', 'interview', 'plain', 'small', 'pieces', 'entries', 'unknown'],
    named:
      '(?!.*(?:quiz|test|exam|trivia|multiple|worksheet|school|class|grade|homework|card|pupil|student|answers))(?:[\\p{L}\\p{N}-]+ ){0,4}questions (?:for|to|about)(?= )',
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
  {
    asked: true,
    over: ['plain', 'small', 'unknown'],
    named:
      '(?!.*[:?\\n])(?!(?:what|how|why|when|where|which|who|is|are|was|can|could|should|would|do|does|did|will|explain|remind|define|describe|tell|summari[sz]e|translate|count|sort|convert|calculate|solve|identify|find|name|add|remove|return|print|repeat|say|consider|ignore|you|i|my|we|he|she|they|the|as|if|in|this|these|it|that|no|yes|ok|thanks|act|go|run|open|check|every|classify|rank|answer|complete|continue|give me (?:a|one) word)(?![\\p{L}]))(?:(?:make|create|write|design|draw|build|give me|come up with|invent|compose|draft|need|prepare|develop|plan|set up)(?= )[^:]{8,120}$|(?:[a-z0-9-]+ ){1,4}(?:for|that|which) (?!(?:how|what|why|when)(?![a-z]))[^:,?]{3,60}(?:, [^:?]{3,60})?$)',
    sharp:
      'Give one finished result I can use as it is, say in a line why you made the main choices, and add one alternative that clearly differs.',
    points: [
      'Result: one, finished, ready to use as it is',
      'Choices: the main ones, each with its reason in a line',
      'Details: concrete ones that fit exactly this',
      'Alternative: one that clearly differs, in a few lines',
    ],
    assumes: 'One alternative beside the result.',
  },
];
