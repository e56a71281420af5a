import { MADE_UP } from '../inventions.js';
import type { Particular } from '../particular.js';

/** What is made up, and what is said of it to those who buy or examine it. */
export const ENGLISH_INVENTIONS: readonly Particular[] = [
  {
    over: MADE_UP,
    named:
      '(?:(?:an?|the|new|own|secret|fictional|alien|elvish|made-up|constructed|invented|simple|coded) )+(?:languages?|conlangs?|alphabets?|scripts?|ciphers?|codes?(?! of ))(?= (?:that|which|with|for|where|in which|made|based|using|spoken|of|containing)|[.!]?$)(?!.*(?:python|javascript|programming|(?<!\\p{L})sql|html|program(?!\\p{L})))',
    sharp:
      'Lay down rules for forming its words and a small grammar, give a table of twenty words that keep to them, and translate three everyday sentences word by word, so that one could write the next sentence oneself.',
    points: [
      'Word formation: rules that every word keeps to',
      'Grammar: word order, one and many, past and future, questions and negation',
      'Vocabulary: a table of twenty words with their meaning',
      'Samples: three everyday sentences, translated word by word',
    ],
  },
  {
    over: MADE_UP,
    named:
      '(?:(?:an?|the|new|simple|fun|cooperative|original|short|educational|party|card|board|dice|drinking|video|mobile|role[- ]?playing|guessing|outdoor|indoor|classroom|word|memory|trivia|ice-?breaker) )+game(?= (?:that|which|with|for|where|in which|about|based|using|set|to|called)|[.!]?$)(?!.*(?:python|javascript|html|unity|code|pygame|godot|react))',
    sharp:
      'Say what the players are after and what one does in a turn, list the material, give the rules so that one could start at once, play one round as an example, and say how it ends and who wins.',
    points: [
      'Aim: what the players are after, in one sentence',
      'Material: what is needed, with numbers',
      'Turn: what one does, step by step, and the choice that makes it interesting',
      'Example: one round played out',
      'End: when it is over, who wins, and what happens in a tie',
    ],
  },
  {
    over: MADE_UP,
    named:
      '(?:(?:an?|the|new|fictional|imaginary|national|own|made-up) )+(?:holidays?|festivals?|traditions?|ceremon(?:y|ies)|rituals?)(?= (?:that|which|with|for|where|in which|about|celebrating|to)|[.!]?$)',
    sharp:
      'Say what it remembers and how it began, what is done, eaten, worn and said from morning to night, one custom that outsiders find odd, and what people quarrel about on that day.',
    points: [
      'Origin: what it remembers, and how it began',
      'Course: from morning to night, with food, clothes and words',
      'Custom: one that outsiders find odd, with its reason',
      'Crack: what people quarrel about, or what has changed over time',
    ],
  },
  {
    over: ['copy'],
    named:
      '(?!.{0,30}(?:fictional|imaginary|invented|made-up|nonexistent))(?<!(?:event|meetup|meeting|session|workshop|course|class|group|job|role|trip|tour) )(?:product |item |listing |shop |etsy |amazon |ebay )*descriptions?(?= (?:for|of) )',
    sharp:
      'Say in the first line what it is and for whom, turn each feature named here into what the buyer gets from it, show it in use once instead of praising it, and invent no properties.',
    points: [
      'First line: what it is, and for whom',
      'Features: each one named here, with what the buyer gets from it',
      'Words: one picture of it in use instead of adjectives',
      'Honesty: no properties that I have not given',
    ],
  },
  {
    over: ['document', 'text', 'small', 'plain', 'unknown', 'copy'],
    named:
      '(?:\\p{L}+ )*patents?(?: (?:application|claims?|description|draft|specification|writing|text|abstract))*(?= (?:for|on|of|about)|[.!]?$)',
    sharp:
      'Use the parts of an application: field, state of the art and its drawback, the invention, one embodiment in numbered steps, then one independent claim with every essential feature and dependent claims that narrow it, and say which feature makes it new.',
    points: [
      'Parts: title, field, state of the art with its drawback, summary, detailed description, claims, abstract',
      'Embodiment: one way it works, in numbered steps with reference signs',
      'Claims: one independent claim with every essential feature, dependent ones that narrow it',
      'Novelty: the feature that sets it apart, and why it is not obvious',
      'Open: what a search for earlier patents has to settle',
    ],
  },
  {
    asked: true,
    over: [
      'consult',
      'list',
      'fact',
      'question',
      'entries',
      'suggest',
      'plain',
      'small',
      'unknown',
      'adviser',
      'ideas',
    ],
    named:
      "(?:.{0,80}(?:act|acting|simulate|behave|you are|you're)[^.?]{3,60}[.,!?] ?)?(?:(?:what|which|suggest|list|give me|find|the best) )*(?:seo )?keywords? (?:should|could|would|can|to target|for (?:my|our|an?|the) (?:\\p{L}+ ){0,3}(?:site|website|blog|shop|store|page|software|app|business|company|channel|product|service|ads?|campaign))",
    sharp:
      'Put the keywords in a table by what the searcher wants, from learning to buying, each with the kind of page it calls for and a rough estimate of demand and competition, add longer phrases, and mark the ten to begin with.',
    points: [
      'Table: by what the searcher wants, from learning to buying',
      'Each one: the kind of page it calls for',
      'Estimate: demand and competition, high, medium or low, marked as estimates',
      'Longer phrases: those that newcomers can win',
      'Start: the ten to begin with, and why',
    ],
  },
];
