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
];
