import type { Particular } from '../particular.js';
import { LITTLE_READ } from './little-read.js';

/** What a line or a name below an order may be read as besides. */
const FROM_GIVEN = [...LITTLE_READ, 'synonyms', 'grammar', 'complete', 'rewrite'] as const;

/** What is made of a word, a name or a line that stands below the order. */
export const ENGLISH_FROM_GIVEN: readonly Particular[] = [
  {
    named: 'acceptance (?:criteria|tests?)',
    sharp:
      'Write each as given, when and then, so that it can be tested, cover the normal case, no result, wrong input and the limits, and name what the story leaves open.',
    points: [
      'Form: given, when, then; each one testable by itself',
      'Normal case: for every way in that the story names',
      'Other cases: nothing found, wrong or empty input, limits',
      'Result: what the user sees, and in which order',
      'Open: what the story does not settle, as a question',
    ],
  },
  {
    named: '(?:abc|musical|music|staff) notation|sheet music|lead sheets?',
    sharp:
      'Give the header first with title, metre, note length and key, then the tune bar by bar with its repeats, make every bar add up, and say plainly if you do not know the tune instead of making one up.',
    points: [
      'Header: title, metre, note length and key',
      'Tune: bar by bar, with bar lines, repeats and endings',
      'Check: every bar adds up to the metre',
      'Known or not: said plainly, no invented tune under a known name',
    ],
  },
  {
    named:
      '(?:guitar |piano |ukulele |bass )?(?:chord progressions?|chord charts?|chords|tablatures?)|(?:guitar|ukulele|bass) tabs',
    sharp:
      'Write the chords above the words or bars they fall on, part by part, name key, capo and strumming or rhythm, and offer an easier set for beginners.',
    points: [
      'Chords: above the place they fall on, part by part',
      'Key and rhythm: named, with the capo if it helps',
      'Hard chords: with fingering, or an easier one',
      'Doubt: said where versions differ',
    ],
  },
  {
    named: 'alliterat(?:ions?|ive (?:sentences?|phrases?|versions?))|tongue[- ]twisters?',
    sharp:
      'Have as many words as can be start with the same sound, keep the meaning recognisable, use words that people know, and add two versions that start with other sounds.',
    points: [
      'Sound: the same at the start of as many words as can be',
      'Meaning: still recognisable',
      'Words: known ones, no nonsense for the sake of the letter',
      'Versions: two more, each on another sound',
    ],
  },
  {
    named:
      'acronyms?(?= (?:for|from|out of|that|using|to))|backronyms?|mnemonics?(?! (?:for|to (?:remember|learn)) (?:the )?(?:order|names|sequence|planets|ranks|colou?rs|kings|list|first|cranial|periods))',
    sharp:
      'Make it a word that can be said and remembered, let every letter stand for something that belongs to the matter, spell it out line by line, and add one alternative.',
    points: [
      'Word: can be said, and says something by itself',
      'Letters: each stands for something that belongs to the matter',
      'Order: kept where it matters',
      'Alternative: one, in case the first is taken or too long',
    ],
  },
  {
    named: 'puns?(?= (?:about|on|for|with|using|out)|$)|wordplay|dad jokes?',
    sharp:
      'Let each one turn on a real double meaning or sound, set it up in one line, leave out explanations, and put the best one first.',
    points: [
      'Turn: a real double meaning or sound',
      'Form: one line each, the pun at the end',
      'Choice: none that everybody knows',
      'Order: the best one first, no explanations',
    ],
  },
  {
    asked: true,
    over: [...FROM_GIVEN, 'howto', 'training', 'session', 'advice', 'document', 'recipe'],
    named:
      '(?:write |give |provide |create |describe |explain )?(?:me )?(?:the |a |an )?(?:step[- ]by[- ]step |detailed |clear |short )*(?:instructions?|steps|directions|guide|tutorial|how) (?:for|of|on|to) (?:performing |doing |do |perform |the |this |given |following |a |an )*(?:[\\p{L}-]+ )?(?:exercise|stretch|yoga (?:pose|position)|asana|workout move)(?!s)',
    sharp:
      'Give the starting position, then the movement step by step with the breathing, how long to hold it or how often to repeat it as a beginner, what one should feel and where not, and the fault most easily made, with how to notice it.',
    points: [
      'Start: position of feet, back, arms and head',
      'Movement: step by step, with the breathing',
      'Amount: how long to hold it, or how often to repeat it, as a beginner',
      'Feeling: where one should feel it, and where not',
      'Fault: the one most easily made, with how to notice it',
    ],
  },
  {
    named:
      '(?:\\p{L}+ ){0,3}(?:ideas?|concepts?|premises?) for (?:an? |the )?(?:\\p{L}+ ){0,2}(?:movie|film|novel|story|screenplay|play|series|tv show|show|video game)(?: plots?)?|(?:movie|film|story|novel|book) (?:plots?|ideas?|pitch(?:es)?)',
    sharp:
      'Build every idea on one contradiction that makes people curious, give its main character a want and somebody with good reason to stand in the way, let a turn change what the want means, and name no film or book it copies.',
    points: [
      'Hook: one contradiction that makes people curious',
      'Main character: a want, a flaw and somebody with good reason to stand in the way',
      'Turn: one that changes what is at stake',
      'Ending: follows from the choice of the main character',
      'Avoid: chosen ones, amnesia and other worn plots',
    ],
  },
  {
    named:
      '(?<!coding |code |design |debate |math |interview )challenges?(?= (?:on|for|that|with|in|to|which|everyone|where)|$)',
    sharp:
      'Settle one goal that can be counted, the period and the rules, offer levels so that beginners and the experienced both have something to reach, say how it is recorded and what counts as cheating, and what those get who make it.',
    points: [
      'Goal: one thing that can be counted, over a set period',
      'Levels: so that a beginner can finish and the experienced have to work',
      'Rules: what counts, how it is recorded, what does not',
      'Going on: something to keep people in after the first week',
      'Name and text: ready to post, with the prize or badge',
    ],
  },
  {
    named:
      '(?:tables?|charts?|lists?|overviews?) (?:of|listing|showing|with|for) (?:all |the |every |past |upcoming )*[^.:]{0,40}?(?:games|matches|fixtures|films|movies|albums|winners|champions|medals|episodes|races|elections|presidents|tournaments|concerts|releases)',
    sharp:
      'Give each its own row in order of date, none left out, keep one form for dates, times and results, leave a cell marked where you are not sure instead of guessing, and say below where it can be checked.',
    points: [
      'Rows: one for each, in order of date, none left out',
      'Form: the same for dates, times and results in every row',
      'Doubt: the cell marked, nothing guessed',
      'Below: how many there are, and where they can be checked',
    ],
  },
  {
    asked: true,
    over: [...FROM_GIVEN, 'translate', 'summarise', 'guess', 'story', 'caption'],
    named:
      '(?:please )?(?:convert|translate|turn|rewrite|express|summari[sz]e|describe|represent|retell|say|tell|write(?! [^.:\\n]{2,60} with (?!only|just))) [^.:\\n]{2,60} (?:in(?:to)?|using|with|by|as|through) (?!(?:one|an|1|a single|a) )(?:only |just |a (?:set|series|row|string) of |\\p{Nd}+ |\\p{L}+ )?emojis?',
    sharp:
      'Keep the order of what is said, give each thing that matters its emoji, leave out what no emoji shows, and put under it in a few words what each one stands for.',
    points: [
      'Order: that of what is said',
      'Choice: one emoji for each thing that matters, none for decoration',
      'Readable: by somebody who does not know the original',
      'Below: what each one stands for, in a few words',
    ],
  },
  {
    asked: true,
    over: FROM_GIVEN,
    named:
      '(?:please )?(?:(?:use|put) (?:(?:it|them)(?= in)|(?:the |this |each |these |following |given |below )*(?:[\\p{L}]+ )?(?:words?|phrases?|idioms?|expressions?|verbs?|adjectives?|terms?)(?: (?:given|below|provided))?) in(?:to)? (?:an? |one |\\p{Nd}+ )?(?:\\p{L}+ )?(?:sentences?|context)|(?:write|make|create|give|form|construct|compose)(?: me)? (?:an? |some |two |three |\\p{Nd}+ )?(?:\\p{L}+ )?sentences? (?:using|with|containing|that (?:uses?|contains?|includes?)|for|from|out of) (?:the |this |each |these |following |given |all )*(?:[\\p{L}]+ )?(?:words?|phrases?|idioms?|expressions?|terms?|verbs?|adjectives?))',
    sharp:
      'Let the sentence show what the word means, put it with the words it usually goes with, make it one that people would really say or write, and if the word has another meaning, add a sentence for it.',
    points: [
      'Meaning: clear from the sentence alone',
      'Company: with the words it usually goes with',
      'Sentence: one that people would really say or write',
      'Another meaning: a sentence of its own, if there is one',
    ],
  },
  {
    asked: true,
    over: FROM_GIVEN,
    named:
      '(?:please )?(?:give|write|provide|list|form|find|name|tell me|what (?:is|are))(?: me)?(?: down)? (?:the )?(?:correct )?(?:plurals?|(?:plural|singular|past|comparative|superlative|feminine|verb|noun|adjective|adverb|base|correct)(?: \\p{L}+)? forms?|past (?:tenses?|participles?|simple)|comparatives?|superlatives?|abbreviations?|contractions?) (?:and .{3,24} )?(?:of|for)',
    sharp:
      'Give one line to each with the form beside it, mark the irregular ones with the rule they break, and give both where two forms are in use, the more usual first.',
    points: [
      'Form: one line to each, the word and its form',
      'Irregular ones: marked, with the rule they break',
      'Two in use: both given, the more usual first',
    ],
  },
  {
    asked: true,
    over: FROM_GIVEN,
    named:
      "(?:please )?(?:(?:suggest|give|find|provide|offer|think of|choose|what(?:’s|'s| is))(?: me)? (?:an? |some |the )?(?:better|best|stronger|fancier|simpler|alternative|different|more \\p{L}+|suitable|precise) (?:word|term|phrase|adjective|verb|expression|synonym)|replace (?:the|this|each) (?:\\p{L}+ )?(?:word|phrase|adjective|verb|term)|find (?:an? )?(?:replacement|alternative)s? for (?:the )?(?:underlined|highlighted|bold|given) (?:word|phrase))",
    sharp:
      'Give the best replacement shown in a whole sentence, then two others with what each adds or changes in meaning and tone, and adapt article and preposition where it needs that.',
    points: [
      'First choice: shown in a whole sentence, the given one if there is one',
      'Others: two, with what each changes in meaning or tone',
      'Fit: article, form and preposition adapted',
      'Unchanged: the rest of what is given',
    ],
  },
  {
    named: '(?:e-?mail |mail )?subject(?: lines?| headings?)?(?= (?:for|of|to|based|from)(?![\\p{L}])|$)',
    sharp:
      'Say what it is about and what the reader has to do or by when, put the word first that people will later search for, keep it short enough for a phone, and use no capitals or exclamation marks.',
    points: [
      'Content: the matter, and what has to be done or by when',
      'First word: one that people will later search for',
      'Length: short enough to be read whole on a phone',
      'Avoid: capitals, exclamation marks, words that look like spam',
    ],
  },
  {
    over: [...FROM_GIVEN, 'headlines', 'names'],
    named:
      '(?:title|headline)s?(?= (?:for|of) (?:the |this |your |my |our |an? )?(?:given |following |\\p{L}+ )?(?:post|article|video|essay|blog|paragraph|passage|text|question|thread|answer|talk|paper|abstract|thesis|listing|recipe))',
    sharp:
      'Say what only this one has to offer in the words its readers would search for, be concrete, promise nothing it does not keep, and add one soberer and one bolder alternative.',
    points: [
      'Point: what only this one has to offer',
      'Words: those its readers would search for',
      'Promise: nothing that it does not keep',
      'Alternatives: one soberer, one bolder',
    ],
  },
  {
    asked: true,
    over: ['quantity', 'fact', 'guess', 'small', 'unknown', 'input', 'question', 'plain'],
    named:
      "(?:based on [^,.]{3,40}, )?(?:please |you (?:need|have) to )*(?:estimate|guess|predict|tell me|what(?:’s|'s| is)|give|provide|find|calculate) (?:me )?(?:the |an? )?(?:\\p{L}+ ){0,2}(?:(?<!minimum )(?:salar(?:y|ies)|wages?|pay)|hourly rate|income|earnings)",
    sharp:
      'Give the figure as a range with the middle marked, say for which period, year and place it is and whether before or after tax, and name the two things that move it most.',
    points: [
      'Figure: a range with the middle marked',
      'Basis: period, year and place, before or after tax',
      'What moves it: such as experience, sector or size of the firm',
      'Source: of which kind it is',
    ],
  },
  {
    asked: true,
    over: [...FROM_GIVEN, 'recommend', 'ideas', 'cook', 'recipe', 'howto', 'advice'],
    named:
      '(?!.*(?:["“]|(?<![\\p{L}])(?:words?|phrases?|terms?|expressions?|pronouns?|adjectives?|very|said|teachers?|players?)(?![\\p{L}])))(?:please )?(?:what (?:can|could|should) (?:i|you|one|we) (?:use|substitute|take) (?:instead of|for|in place of)|(?:suggest|give|find|name|list|provide|recommend)?(?: me)? ?(?:an? |some |good |the best |\\p{Nd}+ )*(?:vegan |dairy[- ]free |gluten[- ]free |healthy |healthier )?substitut(?:es?|ions?) (?:for|of))',
    sharp:
      'Give the closest one first with how much of it replaces how much, what changes in taste and texture, and for what it does not work.',
    points: [
      'Substitutes: the closest first, with how much replaces how much',
      'Difference: in taste, texture and when cooking',
      'Not for: what it does not work for',
      'In most kitchens: one that needs no shopping',
    ],
  },
  {
    asked: true,
    over: [...FROM_GIVEN, 'quantity', 'math', 'sum'],
    named:
      '(?:please )?(?:estimate|calculate|tell me|give(?: me)?|provide|list|find|what (?:is|are)|how many)(?: me)? ?(?:the |number of |total |amount of )*(?:calories(?! (?:do(?:es)?|should|can|to|did) |(?: [\\p{L}-]+){0,6} (?:burn|day))|calorie (?:count|content)|kcal|nutrition(?:al)? (?:facts|values?|information|content)|macros (?:of|for|are in|in (?!(?:nutrition|food|dieting|fitness)\\b)))',
    sharp:
      'Say which portion you take, give calories, protein, fat and carbohydrates in a table, and mark what changes most with brand or preparation.',
    points: [
      'Portion: named, in grams or household measures',
      'Table: calories, protein, fat, carbohydrates; a line for each part where there are several',
      'Range: where brand or preparation changes it',
      'Hidden: oil, sugar or sauces that are easily forgotten',
    ],
  },
  {
    named: '(?:latex|tex)(?: \\p{L}+)?|(?:equations?|formulas?|matri(?:x|ces)|tables?) in (?:latex|tex)',
    sharp:
      'Give code that compiles as it stands with the packages it needs, the shortest usual way and no outdated commands, say what it prints, and name the mistake that most often breaks it.',
    points: [
      'Code: compiles as it stands, packages named',
      'Way: the usual one today, no outdated commands',
      'Result: what it prints, in words',
      'Pitfall: the mistake that most often breaks it',
    ],
  },
  {
    over: [...FROM_GIVEN, 'names', 'code', 'recommend', 'ideas', 'headlines'],
    named: '(?:variable|function|method|class|constant|column|branch|repo(?:sitory)?|package) names?',
    sharp:
      'Follow the convention of the language, say what it holds or does and in which unit, use no abbreviation that has to be explained, give one first choice and two others, and say why the first is clearest.',
    points: [
      'First choice: says what it holds or does, and in which unit',
      'Convention: that of the language, named',
      'Others: two, with why they come second',
      'Avoid: abbreviations, type prefixes, words like data and info',
    ],
  },
  {
    named: 'commit messages?|pull request (?:descriptions?|titles?)|pr descriptions?',
    sharp:
      'Put what changes in the first line as an order and short enough for a list, then in the body why it was needed and what a reviewer has to look at, with nothing that the change itself shows.',
    points: [
      'First line: what changes, as an order, without a full stop',
      'Body: why it was needed, not what the change itself shows',
      'Consequences: what breaks or has to be done, if anything',
      'Basis: only what I have given',
    ],
  },
  {
    named: 'alt(?:ernative)? texts?|image descriptions?(?!.*(?:dall|midjourney|stable diffusion|prompt))',
    sharp:
      'Say in one sentence what matters about the picture in this place, start with the thing itself and not with "image of", take over any words shown in it, and leave out what cannot be seen.',
    points: [
      'Content: what matters about it in this place',
      'Start: the thing itself, not that it is an image',
      'Words in it: taken over exactly',
      'Length: one sentence, nothing that cannot be seen',
    ],
  },
  {
    named: 'doc ?strings?|js ?doc|code comments?',
    sharp:
      'Say what it does and not how, name each argument with type, unit and what it may not be, what comes back and what is thrown, and one short call with its result, in the form this language uses.',
    points: [
      'First line: what it does, in one sentence',
      'Arguments: type, unit and what they may not be',
      'Back: what is returned, and what is thrown when',
      'Example: one call with its result',
    ],
  },
  {
    named: 'pseudo-?code',
    sharp:
      'Write one action to a line with indentation for loops and conditions, name input and output first, keep it free of any language, and show it run on one small example.',
    points: [
      'Input and output: named first',
      'Lines: one action each, indented for loops and conditions',
      'Language: none; plain words and the usual signs',
      'Trace: run on one small example',
    ],
  },
  {
    named: 'truth tables?',
    sharp:
      'List every combination in the usual order, give each part of the expression a column of its own, and say at the end whether it is always, never or sometimes true.',
    points: [
      'Rows: every combination, in the usual order',
      'Columns: one for each part, then the whole',
      'Verdict: always, never or sometimes true',
      'Short form: the simplest expression that says the same',
    ],
  },
  {
    over: [...FROM_GIVEN, 'headlines', 'names', 'roleplay', 'ideas', 'amuse', 'suggest'],
    named:
      '(?!.*(?:speech|talk|presentation|essay|story|novel|poem|article|cover letter|toast|sermon|lecture|team|meeting|class|group|workshop|party|office|students)(?![\\p{L}]))(?:opening|first|ice-?breaker|opener|pick-?up|conversation) (?:line|message|text|starter)(?!s)|ice-?breaker(?!s| (?:questions?|prompts?|games?|activit\\p{L}*|ideas?))|opener(?= for)',
    sharp:
      'Take up one detail that only this person or this setting has, ask something that is easy and pleasant to answer, keep it to two short sentences, and use no compliment on looks and no stock line.',
    points: [
      'Detail: one that only this person or setting has',
      'Question: easy and pleasant to answer, not by yes or no',
      'Length: two short sentences',
      'Avoid: compliments on looks, stock lines, irony that can be missed',
    ],
  },
  {
    over: [...FROM_GIVEN, 'ideas', 'list', 'entries', 'suggest', 'pieces', 'interview', 'plain'],
    named:
      '(?:list of (?:\\p{Nd}+ )?)?(?:(?:fun|good|easy|short|funny|quick|virtual|unusual|simple|great|non[- ]cringe) )*(?:ice-? ?breaker (?:questions?|prompts?)|ice-?breakers(?= (?:for|to)|[.]?$))',
    sharp:
      'Let everybody be able to answer each in half a minute, strangers as well, without anything private, belief or money, range from light to a little more thoughtful, and mark the one to begin with.',
    points: [
      'Each one: can be answered in half a minute, by strangers as well',
      'Range: from light to a little more thoughtful, no two alike',
      'Avoid: private matters, belief, money, and what a yes would end',
      'Begin: the one for the first round, marked',
    ],
    steps: [
      'Say what they have to do for exactly this group.',
      'Give them from the lightest to the most thoughtful, one to a line.',
      'Mark the one to begin with, and say in a line how to go round.',
    ],
  },
  {
    named: '(?:product|item|shop|amazon|etsy|ebay) (?:names?|titles?)(?= (?:for|of|based|from)(?![\\p{L}])|$)',
    sharp:
      'Put first what buyers type when they look for it, then the feature that sets it apart, then size, colour or material as given, without capitals, filler or anything not given.',
    points: [
      'First: what buyers type when they look for it',
      'Then: the feature that sets it apart',
      'Last: size, colour, material, as far as given',
      'Avoid: capitals, superlatives, anything not given',
    ],
  },
  {
    named: 'playlist (?:names?|titles?|descriptions?)',
    sharp:
      'Catch the one mood or moment it is for in a few words nobody would scroll past, name no genre that is plain anyway, and give three in different tones.',
    points: [
      'Mood: one moment that it is for',
      'Length: a few words, readable on a phone',
      'Range: a plain, a playful and a poetic one',
      'Avoid: genres, vibes and stock words',
    ],
  },
  {
    asked: true,
    over: FROM_GIVEN,
    named:
      '(?:please )?(?:describe|express|verbali[sz]e|write|generate|create|give|turn|convert|form|make)(?: me)? [^.:\\n]{0,50}(?:sentences?|text|paragraph|description) (?:for|from|based on|about|out of|describing|that describes?) (?:the |this |these |given |following )*(?:data|table|attributes?|values|facts|keywords?|key-value pairs?|json|record|statistics)',
    sharp:
      'Use every value given exactly once and none besides, put what matters most first, and make it read as if somebody had written it and not filled in a form.',
    points: [
      'Values: every one given, exactly, and none besides',
      'Order: what matters most first',
      'Style: as if somebody had written it, no list in disguise',
      'Check: names, figures and units compared with what is given',
    ],
  },
];
