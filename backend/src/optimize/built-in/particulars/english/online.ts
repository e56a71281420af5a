import type { Particular } from '../particular.js';

/** What people write for the net, search there and plan for a team. */
export const ENGLISH_ONLINE: readonly Particular[] = [
  {
    named:
      '(?:twitter|instagram|insta|tiktok|threads|bluesky|mastodon) (?:profile )?bios?|bios? for (?:my |our |an? )?(?:twitter|instagram|insta|tiktok|threads|bluesky|mastodon)',
    sharp:
      'Stay within the characters the platform allows, say what I do and what I post about, add one fact or turn that could be nobody else’s, and leave out rows of adjectives, hashtags and slogans.',
    points: [
      'Length: within what the platform allows, every character counted',
      'Content: every point given, the most telling one first',
      'One of a kind: a fact or turn that could be nobody else’s, only from what I have told',
      'Avoid: rows of adjectives, hashtags, slogans',
    ],
  },
  {
    asked: true,
    over: ['ideas', 'suggest', 'entries', 'list', 'plain', 'small', 'unknown', 'input', 'pieces', 'tags', 'recommend'],
    named:
      '(?:[^.?!\\n]{3,50}, )?(?:(?:suggest|give|find|list|generate|write|create|come up with|provide|me|some|a|list|of|more|other|related|similar|popular|relevant|seo|long[- ]tail|\\p{Nd}+|five|ten) )*(?:search (?:queries|terms|phrases|keywords)|queries to search|seo keywords|keywords to search)(?= |[.!?:]|$)',
    sharp:
      'Write them the way people really type them, two to six words and no full sentences, cover the different things somebody could be after (how to start, cost, the best, comparisons, problems, near me), and group them by that.',
    points: [
      'Form: as people really type them, two to six words',
      'Range: starting out, cost, the best ones, comparisons, problems, places nearby',
      'Groups: by what somebody is after',
      'Repeats: no two that would bring the same results',
    ],
  },
  {
    named:
      '(?:blog(?: post)?|article) outlines?|outlines? (?:for|of) (?:an?|the|my|our) (?:\\p{L}+ ){0,3}?(?:blog(?: post)?|article|post)',
    sharp:
      'Give a working title and the promise of the first paragraph, then the sections as headings a reader would want to click, each with its point and the example or detail that goes there, and end with what the reader is to do next.',
    points: [
      'Title: a working one, and the promise of the first paragraph',
      'Sections: headings a reader would want to click, each with its one point',
      'Filling: the example, detail or tip that goes into each',
      'Order: the most useful early, nothing that only delays',
      'End: what the reader is to do next',
    ],
  },
  {
    asked: true,
    over: ['schedule', 'plan', 'session', 'outline', 'plain', 'small', 'unknown', 'message', 'document'],
    named:
      '(?:(?:please|plan|create|write|make|design|draft|prepare|an?|the|our|my) )*(?:agendas?|structure|schedule|plan) (?:for|of) (?:an?|the|our|my|your)? ?(?:daily )?(?:stand-?ups?|scrum)(?: meetings?)?|(?:(?:create|write|make|draft|plan|an?|the|our) )*(?:daily )?stand-?up (?:meeting )?agendas?',
    sharp:
      'Keep it to fifteen minutes in all, give each person the same short time for what is done, what comes next and what blocks them, park whatever needs a discussion for afterwards with the people concerned, and say who keeps the time.',
    points: [
      'Length: fifteen minutes in all, with minutes for each point',
      'Each person: done, next, blocked; no report to the boss',
      'Blocks: collected, with who takes care of each',
      'Discussions: parked for afterwards, with the people concerned only',
      'Roles: who keeps the time and who writes down what is blocked',
    ],
  },
  {
    named:
      '(?:movie|film|brand|company|product|campaign|event|book) (?:taglines?|slogans?)|taglines?(?= (?:for|of)|[.:]|$)',
    sharp:
      'Give {five }of at most eight words, each playing on what only this one has and clearly different from the others, none that would fit a rival, and mark the one that sounds best aloud.',
    points: [
      ['Number: five, the best one marked', '!count'],
      'Length: at most eight words each',
      'Idea: plays on what only this one has; none that would fit a rival',
      ['Tone: from funny to serious', '!tone'],
      'Sound: a rhythm one remembers when said aloud',
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    over: ['entries', 'list', 'quiz', 'interview', 'plain', 'small', 'unknown', 'suggest', 'ideas', 'input', 'pieces'],
    named:
      '(?!.*(?<![\\p{L}])(?:job ad|advert|rejection|cover letter)(?![\\p{L}]))(?:[^.?!\\n]{3,60}, )?(?:(?:list|give|write|create|suggest|provide|come up with|generate|prepare|me|some|a|list|of|the|common|typical|likely|possible|\\p{Nd}+|five|ten) )*(?:job )?(?:interview questions|questions (?:that )?(?:an? |the )?(?:interviewers?|recruiters?|employers?|hiring managers?)(?= )|questions (?:asked|to expect|one is asked) in (?:an? |the )?(?:job )?interview)',
    sharp:
      'Fit each to exactly this post or person, mix questions on everyday, on a difficult moment and on motives, none that a yes would end, put the usual ones first and one that surprises last, and say in a few words what each one is meant to find out.',
    points: [
      'Content: fitted to exactly this post or person: everyday, a difficult moment, motives',
      'Each question: what it is meant to find out, in a few words',
      'Order: the usual ones first, one that surprises last',
      'Avoid: what could be asked of anybody, and what a yes would end',
      ['Number: ten at most', '!count'],
    ],
  },
  {
    asked: true,
    over: ['schedule', 'training', 'plan', 'small', 'plain', 'unknown', 'message', 'document'],
    named:
      '(?=.*(?<![\\p{L}])(?:exams?|tests?|revision|gcses?|levels?|finals|midterms?|boards|sats?|ielts|toefl|bar)(?![\\p{L}]))(?:(?:make|create|write|draft|prepare|plan|design|give|build|need|i|me|us|my|our|an?|the) )*(?:study|revision|exam|learning|homework) (?:timetables?|schedules?)(?= |[.!?]|$)',
    sharp:
      'Count back from the exam days, give most blocks to what is harder or comes sooner, change topics within a day, repeat each after a day and after a week from memory, keep to the times I have named, leave some reserve, and say what to drop first.',
    points: [
      'Basis: counted back from the days given, more blocks for what is harder and sooner',
      'Day: blocks of under an hour with breaks, two topics in turn, the times I have named kept',
      'Repetition: each topic again after a day and after a week, from memory',
      'Last days: old papers under exam conditions, nothing new',
      'Reserve: some time left free, and what to drop first',
    ],
  },
  {
    asked: true,
    over: [
      'entries',
      'list',
      'recommend',
      'suggest',
      'plain',
      'small',
      'unknown',
      'ideas',
      'input',
      'question',
      'fact',
    ],
    named:
      '(?:[^.?!\\n]{3,60}, )?(?:(?:list|give|suggest|recommend|provide|make|name|write|me|some|a|list|of|the|most|best|popular|famous|\\p{Nd}+|three|five|ten) )*(?:typical|traditional|local|regional|national|must-try|signature) (?:dishes|foods?|specialit(?:y|ies)|meals|street food|desserts)(?= |[.!?]|$)(?! (?:to avoid|that (?:cause|contain|trigger)|for (?:a |my )?(?:baby|toddler|diabet|gout|dogs?|cats?)))',
    sharp:
      'Name each by its local name with what is in it, when and how people there eat it and what makes a good one, cover as many kinds as my question allows, and say which to try first.',
    points: [
      'Each dish: its local name, what is in it, how it is eaten',
      'When: on what occasion, at what time of day or year',
      'Sign: what makes a good one',
      'Range: as many kinds as my question allows',
      'First: the one to try',
    ],
  },
];
