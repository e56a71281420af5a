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
      '(?:[^.?!\\n]{3,60}, )?(?:(?:list|give|write|create|suggest|provide|come up with|generate|prepare|me|some|a|list|of|the|common|typical|likely|possible|\\p{Nd}+|five|ten) )*(?:job )?(?:interview questions|questions (?:that )?(?:an? |the )?(?:interviewers?|recruiters?|employers?|hiring managers?)(?= )|questions (?:asked|to expect|one is asked) in (?:an? |the )?(?:job )?interview)',
    sharp:
      'Mix questions on the daily work of exactly this post, on a difficult situation there, on motives and on a weak point, put the usual ones first and one that surprises last, and say in a few words what each one is meant to find out.',
    points: [
      'Content: the daily work of exactly this post, a difficult situation there, motives, a weak point',
      'Each question: what it is meant to find out, in a few words',
      'Order: the usual ones first, one that surprises last',
      'Avoid: what could be asked for any post, and what may not be asked',
      ['Number: ten at most', '!count'],
    ],
  },
  {
    asked: true,
    over: ['schedule', 'training', 'plan', 'small', 'plain', 'unknown', 'message', 'document'],
    named:
      '(?:(?:make|create|write|draft|prepare|plan|design|give|build|need|i|me|us|my|our|an?|the) )*(?:study|revision|exam|learning|homework) (?:timetables?|schedules?)(?= |[.!?]|$)',
    sharp:
      'Count back from the exam days, give each subject blocks by how hard it is and how soon it comes, alternate subjects within a day, repeat each after a day and after a week, end days with questions from memory, and leave every seventh day half free.',
    points: [
      'Basis: counted back from the days given, more blocks for what is harder and sooner',
      'Day: blocks of under an hour with breaks, two subjects in turn',
      'Repetition: each topic again after a day and after a week, from memory',
      'Last days: old papers under exam conditions, nothing new',
      'Reserve: a free half day a week, and what to drop first',
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
      '(?:[^.?!\\n]{3,60}, )?(?:(?:list|give|suggest|recommend|provide|make|name|write|me|some|a|list|of|the|most|best|popular|famous|\\p{Nd}+|three|five|ten) )*(?:typical|traditional|local|regional|national|must-try|signature) (?:dishes|foods?|specialit(?:y|ies)|meals|street food|desserts)(?= |[.!?]|$)',
    sharp:
      'Name each by its local name with what is in it, when and where people there eat it and how to tell a good one, from street food to a whole meal and something sweet, and mark what is made for tourists only.',
    points: [
      'Each dish: its local name, what is in it, how it is eaten',
      'Where and when: in what kind of place, at what time of day or year',
      'Sign: how to tell a good one',
      'Range: street food, a whole meal, something sweet, something without meat',
      'Honest: what is made for tourists only, marked',
    ],
  },
];
