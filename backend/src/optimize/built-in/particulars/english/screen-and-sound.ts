import type { Particular } from '../particular.js';

/** What a work that is to be analysed may be read as. */
const INTERPRETED: Particular['over'] = [
  'evaluate',
  'essay',
  'text',
  'explain',
  'describe',
  'discuss',
  'article',
  'small',
  'plain',
  'unknown',
  'input',
];

const ASKED =
  '(?!.*(?<![\\p{L}])(?:create|make|start|launch|record|host|design|develop|invent|write|code|build|name|play) (?:(?:me|us) )?(?:an?|my|our|your) (?!(?:[\\p{L}-]+ )?list))(?:(?:make|create|give|suggest|recommend|list|provide|name|find|tell|need|want|i|me|us|to|a|an|the|list|of|for|some|few|several|best|good|great|most|top|popular|famous|new|interesting|must[- ](?:hear|see|play)|fun|free|useful|online|recommendations|\\p{Nd}+|three|five|ten) )*';
const LISTED = [
  'recommend',
  'entries',
  'list',
  'suggest',
  'plain',
  'small',
  'unknown',
  'ideas',
  'fact',
  'question',
] as const;

/** What is listened to, watched, played or read, and what one looks at in it. */
export const ENGLISH_SCREEN_AND_SOUND: readonly Particular[] = [
  {
    asked: true,
    over: LISTED,
    named: `${ASKED}podcasts?(?= (?:for|about|on|to|that|in|of|like)|[.!?]?$)`,
    sharp:
      'Name only podcasts that really exist, each with its host, its subject in a few words, how long an episode usually is, why it suits what I ask for and the episode to start with, and say which one you would try first.',
    points: [
      'Each podcast: host, subject in a few words, usual length of an episode',
      'Start: one episode to begin with, for each',
      'Fit: why it suits exactly what I ask for',
      'First: the one you would try first',
      'Accuracy: only ones that really exist',
    ],
  },
  {
    asked: true,
    over: LISTED,
    named: `${ASKED}audio ?books?(?= (?:for|about|on|to|that|in|of|like)|[.!?]?$)`,
    sharp:
      'Name only audiobooks that really exist, each with author, narrator and running time, say what the voice adds and whom it suits, put short ones first, and mark the one to start with.',
    points: [
      'Each audiobook: author, narrator, running time',
      'Voice: what the narrator adds to the book',
      'Order: short and easy to follow ones first',
      'Range: different genres',
      'Start: the one to begin with, and why',
    ],
  },
  {
    asked: true,
    over: LISTED,
    named: `${ASKED}(?:video |computer |pc |console |mobile |co-?op |indie )games?(?= (?:for|about|to|that|on|in|like|with)|[.!?]?$)`,
    sharp:
      'Name only games that really exist, each with the systems it runs on, hours to finish, for how many players and what playing it feels like in a sentence, and mark the one to start with and why.',
    points: [
      'Each game: systems, hours to finish, number of players',
      'Feel: what one does in it most of the time, in a sentence',
      'Fit: why it suits what is asked for here',
      'Cost: free, once or with purchases inside',
      'Start: the one to begin with',
    ],
  },
  {
    asked: true,
    over: LISTED,
    named: `${ASKED}board ?games?(?= (?:for|about|to|that(?! (?:came|were|was|have|had|first|appeared|originated|date))|in(?! (?:the )?(?:\\p{Nd}|history|world))|like|with)|[.!?]?$)`,
    sharp:
      'Name only games that can be bought, each with number of players, minutes, age and how long the rules take to explain, say what makes it fun in a sentence, and mark the one to start with.',
    points: [
      'Each game: players, minutes, age',
      'Rules: how long they take to explain',
      'Fun: what makes it so, in one sentence',
      'Fit: why it suits exactly what I ask for',
      'Start: the one to begin with',
    ],
  },
  {
    asked: true,
    over: LISTED,
    named: `${ASKED}(?:courses|classes|tutorials|moocs)(?= (?:for|about|to|that|in|on)|[.!?]?$)`,
    sharp:
      'Name only courses that really exist, each with provider, level, hours in all and cost, say what one can do afterwards, and put them in the order in which one would take them.',
    points: [
      'Each course: provider, level, hours in all, cost or free',
      'Result: what one can do afterwards',
      'Order: as one would take them',
      'Start: the one to begin with, and what it takes for granted',
      'Accuracy: only ones that really exist; anything that may have changed marked',
    ],
  },
  {
    asked: true,
    over: INTERPRETED,
    named:
      "(?:(?:short|brief|detailed|critical|visual|write|give|provide|do|me|an?|the) )*(?:analys[ie]s|analy[sz]e|discuss|discussion|evaluate|evaluation) (?:of )?(?:the )?(?:film's |movie's )?(?:cinematography|camera ?work|visual style|lighting|editing|production design|colou?r palette)(?= |[.!?:]|$)",
    sharp:
      'Take two or three named scenes, describe in each what the camera does (distance, angle, movement), how light and colour are used and where people stand in the frame, and say what the viewer is made to feel and how that carries the theme.',
    points: [
      'Scenes: two or three, named, instead of the film in general',
      'Camera: distance, angle and movement in each, and what they do',
      'Light, colour and framing: how they change with the story',
      'Effect: what the viewer feels, and how it carries the theme',
      'Credit: the cinematographer named only if certain',
    ],
  },
  {
    asked: true,
    over: INTERPRETED,
    named:
      '(?:(?:short|brief|detailed|critical|write|give|provide|do|me|an?|the) )*(?:analys[ie]s|analy[sz]e|discuss|discussion) (?:of )?(?:the )?(?:main |central |major |use of )*(?:symbolism|symbols|themes?|motifs?|imagery|soundtrack|score|costumes?|setting)(?= (?:in|of)|[.!?:]|$)(?!.*(?<![\\p{L}])(?:feedback|survey|interviews?|responses|reviews|comments|data|interest|rates?|prices?|match|game|tests?|exams?|credit|standards?)(?![\\p{L}]))',
    sharp:
      'Show it in two or three particular passages or scenes from different places of the work, with the detail that carries it in each, say how its meaning changes on the way, and keep what is shown apart from what is read into it.',
    points: [
      'Places: two or three particular passages or scenes, from different parts of the work',
      'Detail: what carries it in each, word, image or gesture',
      'Change: how the meaning moves on the way',
      'Reading: what is shown kept apart from what is read into it',
    ],
  },
];
