import type { Particular } from './particular.js';

/** What is to be made, whatever it is: asked last, when nothing else is known of it. */
export const ENGLISH_ANYTHING: readonly Particular[] = [
  {
    asked: true,
    over: ['plain', 'small', 'unknown'],
    named:
      '(?!.*[:?\\n])(?!(?:what|how|why|when|where|which|who|is|are|was|can|could|should|would|do|does|did|will|explain|remind|define|describe|tell|summari[sz]e|translate|count|sort|convert|calculate|solve|identify|find|name|add|remove|return|print|repeat|say|consider|ignore|you|i|my|we|he|she|they|the|as|if|in|this|these|it|that|no|yes|ok|thanks|act|go|run|open|check|every|classify|rank|check|answer|complete|continue|give me (?:a|one) word)(?![\\p{L}]))(?:\\S+ ){2,17}\\S+$',
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
