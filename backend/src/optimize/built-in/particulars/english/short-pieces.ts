import type { Particular } from '../particular.js';
import { lean } from '../../../analysis/lean.js';
import { LITTLE_READ } from './little-read.js';

const SHORT_PIECE = [...LITTLE_READ, 'howto'] as const;

const ERROR_EXPLAINED =
  '(?:please )?(?:explain|translate|put|rewrite|interpret|describe|say)(?: me)? (?:what )?(?:the |this |these |following |given |below )*(?:\\p{L}+ )?(?:error|warning|exception|log) ?(?:messages?|codes?)?(?: means?)?(?= (?:to|for|in|into|so)|[.:?\\s]*$)';
/** It comes from a program, and neither a device nor a line is at fault. */
const PROGRAM_ERROR = lean(
  /\p{L}(?:Error|Exception)(?!\p{L})|segmentation fault|stack ?overflow|undefined reference|cannot read propert|core dumped|traceback|syntax error|null pointer/iu,
);

/** Short things of every day that are made from a line or a name. */
export const ENGLISH_SHORT_PIECES: readonly Particular[] = [
  {
    named:
      '(?:(?:one|half|two|\\p{Nd})[- ]?(?:day|hour)s? )?(?:walking|cycling|bike|sightseeing|city|food|driving|running|hiking|scenic) (?:routes?|tours?|itinerar(?:y|ies)|trails?)(?= (?:for|in|of|through|around|that|from|between|with)|$)',
    sharp:
      'Give the stops in the order they are walked, with the way and the time from one to the next, what is worth seeing there in one line, where to eat or rest, and how it ends where it should; mark opening times as to be checked.',
    points: [
      'Stops: in order, with the way and the time from one to the next',
      'Each: what is worth seeing there, in one line',
      'Breaks: where to eat, sit or get out of the rain',
      'Length: whole distance and time, with a shortcut',
      'Check: opening times and closures marked, nothing invented',
    ],
  },
  {
    over: [...SHORT_PIECE, 'names', 'headlines'],
    named:
      '(?:(?:team|group|band|club|squad|crew|guild|clan) names?|names?(?= (?:for|of) (?:the|this|my|our|an?|your) (?:[\\p{L}-]+ ){0,3}(?:team|group|band|club|squad|crew|guild|clan)(?![\\p{L}])))',
    sharp:
      'Let them play on what exactly these people do or have in common, mix plays on words with plain strong ones, keep each short enough to call out, and leave out those everybody has heard.',
    points: [
      'Play: on what exactly these people do or have in common',
      'Range: plays on words, plain strong ones, one that surprises',
      'Length: short enough to call out',
      'Left out: names everybody has heard',
    ],
  },
  {
    over: [...SHORT_PIECE, 'names', 'headlines'],
    named:
      '(?:(?:app|business|company|shop|store|brand|product|podcast|blog|channel|project|cafe|restaurant|startup|newsletter|website) names?(?!, )|names?(?= (?:for|of) (?:the|this|my|our|an?|your) (?:\\p{L}+ )?(?:app|business|company|shop|store|brand|product|podcast|blog|channel|project|cafe|restaurant|startup|service|newsletter|website|game|event)))',
    sharp:
      'Let it hint at what only this one does, keep it easy to say, spell and search for, avoid what sounds like a known brand, and mark the first choice with its reason.',
    points: [
      'Hint: at what only this one does, not at the whole trade',
      'Sound: easy to say, spell and remember after hearing it once',
      'Search: not already a word everybody uses, nor close to a known brand',
      'First choice: marked, with its reason',
    ],
  },
  {
    asked: true,
    over: [...SHORT_PIECE, 'meaning', 'troubleshoot', 'debug', 'readcode'],
    within: PROGRAM_ERROR,
    named: ERROR_EXPLAINED,
    sharp:
      'Say in plain words what it means, show the shortest code that brings it about, name the usual causes, and for each one show the line before and after the fix and how to find it.',
    points: [
      'Meaning: in plain words, in one or two sentences',
      'Example: the shortest code that brings it about',
      'Causes: the usual ones, most common first',
      'Fix: the line before and after, for each cause',
      'Finding it: how to see which line it is',
    ],
  },
  {
    asked: true,
    over: [...SHORT_PIECE, 'meaning', 'troubleshoot', 'debug', 'translate', 'rewrite', 'readcode'],
    named: ERROR_EXPLAINED,
    sharp:
      'Say in one sentence what has happened in words without jargon, whether it is the fault of the user, the device or the other side, what to try first and in which order, and when to call for help with which details.',
    points: [
      'What happened: one sentence, without jargon',
      'Whose side: the user, the device, the network or the other end',
      'Try: two or three things, the easiest first',
      'Help: when to ask for it, and which details to pass on',
    ],
  },
  {
    over: [...SHORT_PIECE, 'email', 'reply', 'greeting'],
    asked: true,
    named:
      '(?!.*(?:[,;]| and| but) (?:also )?(?:propos|suggest|offer|ask)\\p{L}*)(?:please )?(?:write|draft|compose|create|give|send|formulate)(?: me)? (?:an? |the )?(?:(?:short|polite|friendly|brief|nice|kind|formal|professional|warm) ?(?:and |, ?)?)*(?:message|reply|e-?mail|mail|note|response|answer|text|letter)(?: back)? (?:to |that |which |for )?(?:politely )?(?:declin\\p{L}*|turn(?:s|ing)? down|refus\\p{L}*|reject\\p{L}*|say(?:s|ing)? no)',
    sharp:
      'Thank them for exactly this, say no clearly in the second sentence with no more reason than I have given, offer something instead only if it is meant, and leave no maybe that would have to be answered again.',
    points: [
      'Thanks: for exactly this, in a few words',
      'Refusal: clear, in the second sentence',
      'Reason: only one I have given, none made up',
      'Close: warm, without a maybe that has to be answered again',
    ],
  },
  {
    asked: true,
    over: [...SHORT_PIECE, 'guess', 'choice', 'puzzle', 'recommend', 'complete'],
    named:
      "(?:please )?(?:predict|suggest|find|give|play|make|choose|what(?:’s|'s| is)|recommend|tell me|determine)(?: me)? (?:the |your |an? |my )?(?:best |next |strongest |winning |good |legal )+move",
    sharp:
      'Read the position first, rule out moves that lose at once, then give one move in the notation of the game with what it threatens and what it prevents, the best reply to it, and your answer to that.',
    points: [
      'Position: read first, whose turn, what is threatened',
      'Move: one, in the notation of the game, legal',
      'Purpose: what it threatens and what it prevents',
      'Reply: the best one, with your answer to it',
    ],
  },
  {
    named:
      '(?:\\p{Nd}+[- ]question |\\p{L}+ question |short |fun |funny |buzzfeed[- ]?(?:style )?)*(?:personality quiz(?:zes)?|quiz:? (?:which|what) [^?\\n]{2,50} (?:are you|am i|you are))',
    sharp:
      'Give three to five results with a name and two sentences each, questions on everyday situations in which no answer is better than another, an answer for each result, and how to count them at the end.',
    points: [
      'Results: three to five, each with a name and two sentences',
      'Questions: everyday situations, no answer better than another',
      'Answers: one for each result, not to be guessed at once',
      'Counting: how the result comes out, at the end',
    ],
  },
  {
    named: 'crossword (?:clues?|definitions?|hints?)|clues? for (?:the |a )?crossword',
    sharp:
      'Mix straight clues, harder ones and wordplay, keep each answer and its relatives out of its clue, match number, tense and word class, and add the number of letters.',
    points: [
      'Clues: straight, harder and with wordplay, mixed',
      'Fair: the answer and its relatives do not appear in it',
      'Match: number, tense and word class of the answer',
      'Letters: their number in brackets',
    ],
  },
  {
    named: 'riddles?',
    sharp:
      'Let the thing speak of itself in pictures that are all true of it, mislead once without lying, rhyme only if it stays natural, and put the answer on a line of its own at the end.',
    points: [
      'Pictures: all true of the thing, none that fits everything',
      'Twist: misleads once without lying',
      'Length: short enough to be said from memory',
      'Answer: on a line of its own at the end',
    ],
  },
  {
    asked: true,
    over: [...SHORT_PIECE, 'rewrite', 'summarise', 'recipe'],
    named:
      '(?!.*(?<![\\p{L}])(?:sort|order|rank|group|arrang|priorit|categor|alphabet)\\p{L}*(?: by| from| alphabetically|[.]?$))(?:please )?(?:convert|turn|put|rewrite|change|transform|break|make|format|organi[sz]e) [^.:\\n]{2,60} (?:into|in|as|down into) (?:an? |one )?(?:clear |simple |short )?(?:numbered|ordered|step[- ]by[- ]step|bullet(?:ed|[- ]point)?|checklist|to-?do)(?: (?:lists?|steps|instructions|points))?',
    sharp:
      'Give each action or point a line of its own in the order given or in which it happens, all in the same form, with a condition or warning before what it belongs to, drop the filler, and lose no figure or name.',
    points: [
      'Lines: one action or point each, all in the same form',
      'Order: as given, or as it happens',
      'Conditions and warnings: before what they belong to',
      'Dropped: filler and repetitions; figures and names kept',
    ],
  },
  {
    asked: true,
    over: [...SHORT_PIECE, 'code', 'readcode', 'document'],
    named:
      '(?:please )?(?:write|add|create|generate|give)(?: me)? (?:an? |the |some )?(?:\\p{L}+ )?(?:doc ?strings?|js ?docs?|javadocs?|documentation comments?|code documentation)',
    sharp:
      'Say in the first line what it does, not how, then each argument with its type and what it may not be, what comes back, what is thrown when, and one call with its result; name a case in which the code does something else than its name says, if there is one.',
    points: [
      'First line: what it does, in one sentence',
      'Arguments: type, unit and what they may not be',
      'Back: what is returned, and what is thrown when',
      'Example: one call with its result',
      'Surprise: a case in which it does not do what its name says, if there is one',
    ],
  },
  {
    asked: true,
    over: [...SHORT_PIECE, 'quiz', 'interview', 'guess'],
    named:
      '(?:please )?(?:write|come up with|create|generate|make|formulate|give|think of|suggest|find)(?: me)? (?:an? |one |the )?(?:\\p{L}+ )?questions? (?:whose|that|which|to which|for which|where|with) [^.:\\n]{0,40}(?:answer|answered|response)',
    sharp:
      'Make the given answer the only right one, ask for what is worth knowing in it, give nothing away in the wording, and keep it to one sentence.',
    points: [
      'Answer: the given one, and no other that could be right',
      'Aim: what is worth knowing in it',
      'Wording: one sentence that gives nothing away',
    ],
  },
  {
    asked: true,
    over: [...SHORT_PIECE, 'evaluate', 'summarise', 'rewrite', 'scenery'],
    named:
      '(?:please )?(?:describe|summari[sz]e|explain|interpret|read|put into words|report on|write about)(?: what)? (?:the |this |these |following |given |below )*(?:\\p{L}+ )?(?:charts?|graphs?|diagrams?|plots?|statistics|figures|survey results)(?! (?:devices?|twists?|holes?|points?|lines?|structure|summary)| of (?:speech|the (?:story|book|novel|film|movie|play)|\\p{L}+ and \\p{L}+)|(?<=plots?) of )(?= |[.:]|$)',
    sharp:
      'Say the overall trend first with its first and last value, then the highest, the lowest and the largest change with their figures, compare in words that need no picture, and give no cause that the data does not show.',
    points: [
      'Trend: first, with its first and last value',
      'Points: highest, lowest and largest change, with figures',
      'Words: clear without seeing it, no colours or positions',
      'Causes: none that the data does not show',
    ],
  },
  {
    named: '(?:menu|dish|food|wine|cocktail) descriptions?',
    sharp:
      'Name what is in it and how it is made in one appetising sentence, two senses and no adjectives that every menu has, keep to what is given, and mention what guests with allergies have to know.',
    points: [
      'Content: what is in it and how it is made',
      'Appetite: two senses, no adjectives every menu has',
      'Length: one sentence, at most two',
      'Allergies: what guests have to know, as far as given',
    ],
  },
  {
    named:
      '(?:you ?tube|video|podcast|episode|show|event|course|meetup|webinar) (?:descriptions?|summar(?:y|ies)|blurbs?|notes)',
    sharp:
      'Put into the first two lines what one gets out of it, for only those are shown, then what happens in order, for whom it is, and what to do next; use the words people search for and promise nothing that is not in it.',
    points: [
      'First two lines: what one gets out of it',
      'Then: what happens, in order',
      'For whom: and what one should bring or know',
      'Close: one thing to do; [brackets] for links and dates not given',
    ],
  },
  {
    named: '(?:push|re-?engagement|win-?back|lock[- ]screen) notifications?',
    sharp:
      'Say in the first words what the reader gets from opening it now, keep it short enough for a lock screen, friendly, without pressure or false urgency, and give {three }versions that each start from a different reason.',
    points: [
      'First words: what the reader gets from opening it now',
      'Length: a title of a few words and one short line',
      'Tone: friendly; no pressure, no false urgency, no blame',
      ['Versions: three, each starting from a different reason', '!count'],
    ],
  },
  {
    named:
      '(?:app|system|in-app) (?:notifications?|messages?|alerts?)|(?:error|empty[- ]state|confirmation|loading|404) (?:messages?|texts?|pages?|copy)(?= (?:for|when|that|if|of|text)|$)|microcopy|button (?:labels?|texts?)|(?<!css[^\\n]{0,20}|html[^\\n]{0,20}|react[^\\n]{0,20}|javascript[^\\n]{0,20})tool ?tips?',
    sharp:
      'Say what has happened or what can be done now in words of the user, without blame and jargon, keep it readable in two seconds, name the next step on the button, and add a shorter variant.',
    points: [
      'Content: what has happened, then what can be done now',
      'Words: those of the user; no blame, no codes, no "oops"',
      'Length: readable in two seconds, with a shorter variant',
      'Button: a verb that says what it does',
    ],
  },
  {
    named:
      '(?<!(?:complete|finish|solve|continue) (?:the|this|each|these|following) )(?:analog(?:y|ies)|similes?|metaphors?)(?= (?:for|that|to|of|about|from|between|explaining|describing|using)|$)',
    sharp:
      'Take it from something everybody has held or seen, make the one feature that matters match exactly, avoid the comparison everybody uses, and say where it stops being true.',
    points: [
      'Source: something everybody has held or seen',
      'Match: the one feature that matters, exactly',
      'Fresh: not the comparison everybody uses',
      'Limit: where it stops being true',
    ],
  },
  {
    named:
      '(?:six|two|ten|\\p{Nd}+)[- ](?:word|sentence) (?:horror |scary |love |funny )?(?:stor(?:y|ies)|memoirs?)|(?:micro|flash|tiny) ?(?:fictions?|stor(?:y|ies))',
    sharp:
      'Keep exactly to the size, let what is left out do the work, put the turn at the very end, and name no feeling.',
    points: [
      'Size: exactly the one asked for',
      'Gap: what is left out does the work',
      'Turn: at the very end',
      'Avoid: named feelings, twists by waking up',
    ],
  },
  {
    asked: true,
    over: [...SHORT_PIECE, 'correct', 'rewrite', 'grammar'],
    named:
      '(?:please )?(?:add|insert|put in|restore|fix|correct)(?: the| any| missing| correct| proper)* (?:punctuation|commas|quotation marks|capital letters|capitali[sz]ation|apostrophes)|punctuate',
    sharp:
      'Change no word, set only signs and capitals, return the whole text, and name the places where two ways are possible with the difference in meaning.',
    points: [
      'Words: none changed, added or left out',
      'Signs: only those the rules ask for',
      'Two ways: named, with the difference in meaning',
      'Output: the whole text',
    ],
  },
  {
    named:
      '(?:ipa|phonetic)(?: \\p{L}+)? (?:transcriptions?|spellings?|respellings?)|(?:pronunciation|phonetic) (?:guides?|keys?)',
    sharp:
      'Give it in the phonetic alphabet with the stress marked, then as a reader would spell it by ear, keep varieties apart where they differ, and name the sound learners most often get wrong.',
    points: [
      'Transcription: phonetic alphabet, stress marked',
      'By ear: spelled so that anybody can say it',
      'Varieties: apart where they differ',
      'Trap: the sound learners most often get wrong',
    ],
  },
  {
    named:
      '(?:plant |pet |skin ?|hair ?|leather |shoe |garment )?care (?:instructions?|guides?|tips|sheets?|routines?)',
    sharp:
      'Say how much and how often for each need, how to tell too much from too little by looking, what changes with the season, and the mistake that ruins most of them.',
    points: [
      'Needs: how much and how often, each in one line',
      'Signs: how too much and too little look',
      'Season: what changes over the year',
      'Mistake: the one that ruins most of them',
    ],
  },
  {
    named:
      '(?:company|business|country|city|artist|band|author|player|team) (?:profiles?|overviews?|fact ?sheets?|bios?|portraits?)',
    sharp:
      'Begin with one sentence that says what sets it apart, then the facts in fixed fields with their year, what changed it, and what people usually get wrong about it; mark figures you are not sure of.',
    points: [
      'First: one sentence that says what sets it apart',
      'Facts: in fixed fields, each with its year',
      'Turning points: two or three, with what they changed',
      'Doubt: figures you are not sure of marked',
    ],
  },
  {
    named:
      '(?![^\\n]*(?<![\\p{L}])(?:fictional|fictitious|imaginary|invented|made-up)(?![\\p{L}]))(?:wikipedia|encyclop[a-z]+)(?:[- ]style)? (?:articles?|entr(?:y|ies)|introductions?|intros?|summar(?:y|ies)|paragraphs?)|info ?box(?:es)?',
    sharp:
      'Define it in the first sentence with its class and what sets it apart, keep to what can be checked, neutral and without praise, order from the general to the special, and mark where a source would be needed.',
    points: [
      'First sentence: class, and what sets it apart',
      'Tone: neutral, no praise, nobody addressed',
      'Order: from the general to the special',
      'Sources: the places marked that need one, none invented',
    ],
  },
  {
    named:
      '(?:step[- ]by[- ]step |short )?(?:magic tricks?|origami|card tricks?|paper planes?|knots?)(?: (?:instructions|tutorials?|guides?))?',
    sharp:
      'List what is needed, then one move to a line so that it can be followed with both hands busy, say at each turn what it should look like, and name the moment where it usually goes wrong.',
    points: [
      'Needed: size and material',
      'Moves: one to a line, left and right named',
      'Check: what it should look like after each turn',
      'Trap: the moment where it usually goes wrong',
    ],
  },
];
