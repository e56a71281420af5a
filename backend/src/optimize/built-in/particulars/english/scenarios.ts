import type { Particular } from '../particular.js';
import { IMAGINED, STAGES, TRAVELS } from '../scenarios.js';

/** What could happen, how one could live, and what goes through stages. */
export const ENGLISH_SCENARIOS: readonly Particular[] = [
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:(?:please |can you |could you )*(?:describe|outline|sketch|imagine|give(?: me)?|come up with|think of|create|write|present|develop) (?:an?|one) (?:[\\p{L}-]+ ){0,2}(?:scenario|situation|use case|case)(?= (?:in which|where|for|of|when|that|involving|showing)))(?=.*(?<!\\p{L})(?:can|could|may|might|would|helps?|improves?) (?:be )?(?:improv|help|us(?:ed?|ing) |reduc|sav(?:e|ing)|prevent|speed|benefit|support|solve|optimi|applied|transform)\\p{L}*)(?!.*(?<!\\p{L})(?:you|your|i|my|we|our|lying|lies?|illegal\\p{L}*|wrong)(?!\\p{L}))',
    sharp:
      'Tell it as one concrete case with a place and people: what goes wrong there today, what happens step by step instead, what gets measurably better, and what could still go wrong.',
    points: [
      'Case: one place, the people in it, and what goes wrong there today',
      'Course: what happens step by step instead',
      'Gain: what gets better, with a figure one could measure',
      'Limits: what it needs to work, and what could still go wrong',
    ],
    steps: [
      'Name one place, the people in it and what goes wrong there today.',
      'Then tell step by step what happens instead, and what gets measurably better.',
      'End with what it needs to work and what could still go wrong.',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:please |can you |could you )*(?:describe|outline|imagine|give(?: me)?|come up with|think of) (?:an?|one) (?:[\\p{L}-]+ ){0,2}(?:scenario|situation|case)(?= (?:in which|where|of|when|that))(?!.*(?<!\\p{L})(?:you|your|i|my|we|our|test|role-?play)(?!\\p{L}))',
    sharp:
      'Tell it as one concrete case with people who want something, show the point on which everything turns, and say what exactly makes it an example of this and what small change would make it none.',
    points: [
      'Case: a place, people, and what each of them wants',
      'Turn: the point on which everything depends',
      'Fit: what exactly makes it an example of this',
      'Counter-case: the small change that would make it none',
    ],
    steps: [
      'Settle the place, the people and what each of them wants.',
      'Tell it as one case up to the point on which everything turns.',
      'Say what makes it an example of this, and what small change would make it none.',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:please |can you |could you )*(?:describe|imagine|picture|invent|create|sketch) (?:an? (?:[\\p{L}-]+ ){0,2}(?:(?:world|society|civili[sz]ation|future)(?= (?:in which|where|without|that|with|ruled|made|after))|(?:planet|country|city)(?= (?:in which|where|without|ruled|made)))|the world(?= (?:without|if |in which))|life(?= in a world))',
    sharp:
      'Start from two or three rules that follow from this, show them in one ordinary day of one person, and say who gains, who loses and how people get by.',
    points: [
      'Rules: the two or three things that follow from this',
      'Everyday: one ordinary day of one person, in scenes',
      'People: who gains, who loses, how they get by',
      'Crack: the point where it gets difficult',
    ],
  },
  {
    asked: true,
    over: STAGES,
    named:
      '(?!.*(?<!\\p{L})(?:(?:just|only) (?:an?|the|their)? ?(?:\\p{L}+ )?(?:list|names?)|names only|table)(?!\\p{L}))(?:[^.?!\\n]{5,120}\\. )?(?:please |can you |could you )*(?:outline|describe|explain|list|name|give(?: me)?|summari[sz]e|what are|identify)(?: me)? (?:the )?(?:[\\p{L}\\p{N}-]+ ){0,3}(?:stages|phases)(?= (?:of|in|through|that))',
    sharp:
      'Go through them in order under their usual names, with the same things said of each and everything I ask for, say what passes from one to the next or sets it off, and where they are also divided otherwise, say so in a line.',
    points: [
      'Order: one after the other, each with its name',
      'Each one: everything I ask for, the same things said of all',
      'Link: what passes from one to the next, or sets it off',
      'Division: the usual one; where there is another, said in a line',
    ],
  },
  {
    over: TRAVELS,
    named:
      'travel (?:blogs?(?: (?:posts?|articles?|entr(?:y|ies)))?|articles?|stor(?:y|ies)|diar(?:y|ies)|journals?)|(?:blog (?:posts?|entr(?:y|ies))|articles?) (?:about|on) (?:a|an|my|our|your) (?:[\\p{L}-]+ ){0,3}(?:trip|journey|visit|weekend|holiday|vacation|stay|hike)',
    sharp:
      'Begin in the middle of one moment there, show each place through one scene of what one sees, hears and eats, bring in somebody met there, and give for each stop what a visitor needs to know.',
    points: [
      'Opening: in the middle of one moment there, no arrival at the airport',
      'Places: each through one scene, with what one sees, hears and tastes',
      'People: somebody met there, and which local customs a visitor should know',
      'Use: for each stop the best time, how long, what to book or bring',
      'Honesty: one thing that was tiring or overrated',
    ],
  },
];
