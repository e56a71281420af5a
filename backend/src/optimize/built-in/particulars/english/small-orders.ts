import type { Particular } from '../particular.js';
import { WORKED_ON } from '../worked-on.js';

/** Criticisms or effects of something known: no text stands there that could be kept to. */
const OF_A_MATTER =
  '(?:the |all |both |some )*(?:main |key |major |most important |principal |chief |common |strongest |\\p{Nd}+ )*(?:critici[sz]ms?|critisi[sz]ms?|critiques?|objections|arguments (?:for|against)|pros and cons|causes|effects|consequences|benefits|advantages|history|development|theor(?:y|ies))(?![\\p{L}])(?!.*(?<![\\p{L}])(?:this|these|my|below|above|here|following|given|text|article|passage|paragraph|reviews?|e-?mails?|messages?|report|document|notes|feedback|transcript|letter)(?![\\p{L}]))';
const GIVEN =
  '(?:the |this |that |these |those |each |every |all |both |following |given |provided |below |my |our |a |an )*';

/** Short orders whose verb is used for much else: to split, to mark, to rate, to answer. */
export const ENGLISH_SMALL_ORDERS: readonly Particular[] = [
  {
    asked: true,
    over: [...WORKED_ON, 'correct'],
    named: `(?:please )?(?:mark|show|underline|indicate|find|identify|divide|split|break|give|write|which|tell me|count|highlight)(?![^.\\n]{0,30}(?:more than|at least|only|exactly|fewer than|less than|with) (?:one|two|three|four|\\p{Nd}))[^.\\n]{0,40}(?:stress(?:ed)?(?: syllables?)?|syllables?|pronunciation|phonetic (?:transcription|spelling))(?= in | of | for |[.:?]|$)`,
    sharp:
      'Give the words one to a line in the order given, divided into syllables with the stressed one in capitals, and say where the stress moves or varieties of the language differ.',
    points: [
      'Words: one to a line, in the order given',
      'Form: divided into syllables, the stressed one in capitals',
      'Differences: where the stress moves, or varieties differ',
    ],
    steps: [
      'Say each word slowly in mind.',
      'Give it divided, the stressed syllable in capitals, and note where it can differ.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:split|break(?: up)?|divide|separate|cut(?: up)?|turn) ${GIVEN}(?:very )?(?:long |run-on |complex |compound )*(?:sentences?|paragraphs?)(?: up)? (?:in)?to (?!syllables|words|a (?:question|haiku|poem))(?:(?:two|three|several|some|\\p{Nd}+|a few|shorter|short|simple|simpler|smaller|separate|multiple|clearer) ?)+(?:ones|sentences?|parts?|paragraphs?|pieces)?`,
    sharp:
      'Give each sentence one thought, keep what links them by a word such as because, but or then, leave nothing out, and return only the new version.',
    points: [
      'Sentences: one thought each, complete by itself',
      'Links: cause, contrast and time still said',
      'Content: nothing left out or added',
      'Output: only the new version',
    ],
    steps: [
      'Mark where one thought ends and the next begins.',
      'Write each as a sentence, and keep the words that link them.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'copy'],
    named: `(?!.{0,60}(?:table|list|chart|compar))(?:please )?(?:rewrite|adapt|change|rework|reword|adjust|rephrase|make|tailor|edit) [^\\n]{2,60}(?:so (?:that )?(?:it|they) |to |that )?(?:appeals? (?:more )?to|speaks? (?:more )?to|targets?|attracts?|suits?|addresse?s?|is aimed at|aimed at|for an audience of) [^\\n]{2,60}`,
    sharp:
      'Open with what these readers care about first, put what is given into their words and examples, leave out what puts them off, keep every fact true, and use no clichés about them.',
    points: [
      'Opening: what these readers care about first',
      'Words and examples: theirs, without clichés about them',
      'Facts: true as given; what puts them off left out',
      'Output: only the new version',
    ],
    steps: [
      'Note what these readers want from it, and what would put them off.',
      'Write it anew for them from the same facts, and give only that.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'dialogue', 'correct'],
    named: `(?:please )?(?:make|rewrite|improve|edit|rework|revise|rephrase|smooth(?: out)?)[^.\\n]{2,50}(?:(?:sounds?|reads?|seems?|be) )?(?:more |less )?(?:natural(?:ly)?|conversational|fluent(?:ly)?|smooth(?:er|ly)?|flows?|stiff|robotic|wooden|awkward|choppy|stilted|human)(?:[.:,]|$| (?:and|to|in|of))`,
    sharp:
      'Write it as people really say or write it today, join what belongs together and vary the sentences, drop stiff phrases, keep every fact, and return only the new version.',
    points: [
      'Wording: as people really say or write it today',
      'Sentences: joined where they belong together, of different length',
      'Content: every fact kept, none added',
      'Output: only the new version',
    ],
    steps: ['Read it aloud in mind, and mark where it halts.', 'Mend these places, and give the whole anew.'],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'story'],
    named: `(?:please )?(?:rewrite|retell|tell|put|write|rearrange|reorder|turn) [^.\\n]{2,50}(?:in|into) (?:the )?(?:reverse|reversed|backwards?|opposite|strict|correct)? ?(?:chronological|time|temporal|reverse|reversed|backward) ?(?:order|sequence)?(?:[.:,]|$)`,
    sharp:
      'Bring all that happens into the order asked for, adapt time words, tenses and links to it, keep every fact and date, and return only the new version.',
    points: [
      'Order: all that happens, as asked',
      'Links: time words, tenses and pronouns adapted',
      'Facts: every one kept, none added',
      'Output: only the new version',
    ],
    steps: ['Number what happens.', 'Write it in the order asked for, with time words and tenses to match.'],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'interview', 'correct'],
    named: `(?:please )?(?:rewrite|rephrase|make|turn|reword|change|improve) ${GIVEN}(?:[\\p{L}-]+ )?questions? [^.\\n]{0,30}(?:leading|neutral|open(?:-ended)?|closed|biased|unbiased|loaded|clear(?:er)?|fair(?:er)?)(?![\\p{L}])`,
    sharp:
      'Ask for the same thing in one sentence without hinting at an answer, use no word that values, and say in one line which word was changed and why.',
    points: [
      'Aim: asks for the same thing',
      'Wording: one sentence, no hint at an answer, no word that values',
      'Change: which word was at fault, in one line',
    ],
    steps: [
      'Mark the word that pushes towards an answer.',
      'Ask the same without it, and say in one line what changed.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'extend', 'story', 'opening'],
    named: `(?:please )?(?:suggest|write|give|invent|come up with|think of|create|find|make up)(?: me)? (?:an? |the |one )?(?:(?:better|new|different|alternative|surprising|happy|sad|funny|funnier|unexpected|satisfying|possible) )*(?:ending|punch ?line) (?:for|to|of)`,
    sharp:
      'Keep all that is told so far, let the ending grow out of something in it that one has overlooked, put the turn into the last words, and give one with a second of another kind below.',
    points: [
      'So far: all that is told kept and used',
      'Turn: grows out of something in it that one has overlooked',
      'Place: in the last words, not explained afterwards',
      'Below: a second one of another kind',
    ],
    steps: [
      'Note what one expects now, and what in the beginning could lead elsewhere.',
      'Write the ending that uses it, and cut whatever comes after the turn.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'record', 'quantity', 'roster'],
    named: `(?:please )?(?:give|provide|name|list|write|tell me|state|find|add|identify|what(?: is| are|'s))(?: me)? (?:the )?(?!(?:plural|past|meaning|definition|synonym|antonym|reason|example|sentence|difference|best|title|idea)s?(?![\\p{L}]))(?:[\\p{L}-]+ ){1,3}(?:for|of) (?:each(?: of)?|every|all(?: of)?)(?: (?:the |these |those |following |given )*)(?:[\\p{L}-]+ ?){1,3}(?:below)?[.:?]?$`,
    sharp:
      'Give one line to each in the order given, the thing and beside it exactly what is asked, all in the same form, and mark any that is in doubt or has two answers.',
    points: [
      'Lines: one for each, in the order given, none left out',
      'Beside each: exactly what is asked, all in the same form',
      'Doubt: marked, also where there are two answers',
    ],
    steps: [
      'Go through them in the order given.',
      'Give each with what is asked beside it, and count the lines at the end.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'record'],
    named: `(?:please )?(?:express|give|write|convert|show|turn|calculate|work out) [^.:\\n]{2,50}(?:as|in|into) (?:a )?(?:percentages?|per ?cent|%)(?: of [^.\\n]{2,30})?(?:[.:]|$)`,
    sharp:
      'Say what you take as the whole, give each part its percentage in the order given, rounded alike, and see that they add up to the whole.',
    points: [
      'Whole: what it is, and how much, first',
      'Parts: each with its percentage, in the order given, rounded alike',
      'Check: added up, with the rounding named if it does not come out even',
    ],
    steps: ['Add up the whole.', 'Divide each part by it, and check that the shares add up.'],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:turn|convert|make|put|transform|rewrite|organi[sz]e|change|arrange|create|draw|present) [^\\n]{2,50}(?:into|as|to|in the form of) (?:an? )?(?:text(?:-based)? |simple |short |structured )*(?:mind ?map|outline|flow ?chart|diagram|glossary|flash ?cards?|cheat ?sheet|family tree|hierarchy|decision tree)`,
    sharp:
      'Put the one matter at the top, give each branch a short name instead of a sentence, go as deep as what is given goes, leave nothing out that is said, and add nothing.',
    points: [
      'Top: the one matter it is about',
      'Branches: short names instead of sentences, of one kind at each level',
      'Content: all that is said, nothing added',
      'Layout: to be read at a glance, by indentation or lines',
    ],
    steps: ['Find the one matter, and what is said directly of it.', 'Hang the rest under these, in a few words each.'],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'timeline', 'summarise'],
    named: `(?:please )?(?:make|create|build|draw up|give(?: me)?|write|extract|put together) (?:an? |the )?(?:short |simple |clear )*(?:timeline|chronology)(?: (?:of|from|for|out of|based on|with) [^\\n]{0,30}(?:text|events?|passage|paragraph|notes?|article|below|biography|facts|following|data)|[.:]|$)`,
    sharp:
      'Give one event to a line with its date in front, in order of time, work out dates that are only told indirectly and mark these, and take in everything that has a time and nothing else.',
    points: [
      'Lines: the date in front, then the event in a few words',
      'Order: by time, whatever the text tells first',
      'Worked out: dates told only indirectly, marked as such',
      'Complete: everything that has a time, nothing added',
    ],
    steps: [
      'Note every event with the words that date it.',
      'Work out what is dated only indirectly, and put all in order of time.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'summarise', 'sumup'],
    named: `(?:please )?(?:summari[sz]e|sum up|condense|shorten|give (?:me )?a (?:\\p{L}+ )?summary of) (?!${OF_A_MATTER})[^\\n]{2,90}(?:,? and| then|, then) (?:then )?(?:list|name|say|tell|give|extract|write|note|identify|suggest|add|mention|explain|state|find|create|come up with|highlight|end with)(?![\\p{L}])`,
    sharp:
      'Give the summary first, in the length asked for and without what comes apart anyway, then the other part under its own heading, complete, with names and figures exact, and nothing that is not in the text.',
    points: [
      'Summary: first, in the length asked for, the outcome before the details',
      'Second part: under its own heading, complete',
      'Names and figures: exact',
      'Basis: only what the text says',
    ],
    steps: [
      'Mark the outcome, and apart from it all that belongs to the second part.',
      'Write the summary, then the second part below it.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'decide', 'rank'],
    named: `(?:please )?(?:rate|judge|score|evaluate|assess) ${GIVEN}(?:two |three )?(?:[\\p{L}-]+ ){0,4}[^\\n]{0,30}(?:and|then) (?:then )?(?:pick|choose|select|say which|tell me which|name the (?:better|best|funnier|stronger|one)|decide which)`,
    sharp:
      'Measure all of them by the same thing, give each its mark with the words that earn it, then name the one you choose and what it has that the others lack.',
    points: [
      'Measure: the same for all, named in a few words',
      'Each: its mark, with the words that earn it',
      'Choice: one, with what it has that the others lack',
    ],
    steps: ['Say by what you measure.', 'Give each its mark, with the words that earn it.', 'Name the one you choose.'],
  },
  {
    asked: true,
    over: ['evaluate', 'judge', 'classify', 'passage', 'plain', 'question', 'handling', 'input', 'unknown', 'small'],
    named: `(?:please )?(?:evaluate|assess|judge|check|determine|decide|say|tell me) (?:whether|if) (?:the |this |that |these )(?:[\\p{L}-]+ ){0,2}(?:response|answer|reply|summary|translation|title|headline|conclusion|definition|example|advice|explanation|evidence|source|document|text|claim|argument|solution) [^\\n]{0,80}`,
    sharp:
      'Give the verdict first (yes, partly or no), then the words that decide it, and say in one sentence what is missing or wrong, if anything.',
    points: [
      'Verdict: first, yes, partly or no',
      'Reason: the words that decide it, quoted',
      'Missing or wrong: in one sentence, if anything is',
    ],
    steps: [
      'Say for yourself what would be needed for a yes.',
      'Hold what is given against it, and give the verdict with the words that decide.',
    ],
  },
  {
    asked: true,
    over: [
      'evaluate',
      'judge',
      'classify',
      'rating',
      'plain',
      'question',
      'handling',
      'input',
      'unknown',
      'small',
      'harm',
    ],
    named: `(?!.*(?<![\\p{L}])(?:each|every|these|those|following)(?![\\p{L}]))(?:please )?(?:assess|rate|determine|estimate|evaluate|judge|predict|decide|say|identify) (?:what |which |how )?[^.:\\n]{2,70}(?::|as|\\() (?:either )?(?:a |an )?(?:very )?[\\p{L}-]+(?: [\\p{L}-]+)?, (?:(?:very |a |an )?[\\p{L}-]+(?: [\\p{L}-]+)?, )*(?:and|or) (?:very |a |an )?[\\p{L}-]+(?: [\\p{L}-]+)?\\)?[.?]?$`,
    sharp:
      'Give one of the levels or names listed first, then the one or two things in what is given that decide it, and say what would move it to the next one.',
    points: [
      'Answer: first, one of those listed',
      'Reason: the one or two things in what is given that decide it',
      'Next to it: what would make it another one',
    ],
    steps: ['Note what speaks for which of those listed.', 'Give one, with what decides it and what would change it.'],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'reply', 'email', 'roleplay', 'acting', 'persona', 'caption'],
    named: `(?:please )?(?:answer|respond to|reply to|react to|(?:write|draft|compose) an? (?:\\p{L}+ ){0,2}?(?:answer|reply|response|(?:e-?mail|letter|message) (?:in (?:reply|response|answer)|replying|responding)) to) ${GIVEN}(?:(?:angry|rude|negative|critical|upset|sarcastic|unhappy|public|customer) )*(?:complaints?|(?:tweets?|posts?|comments?|dms?|customer(?:['’]?s)? (?:messages?|e-?mails?))[^.\\n]{0,40} (?:as|on behalf of) (?:the|a|an|our|their|its)(?!\\p{L}))`,
    sharp:
      'Take up in the first words exactly what happened to this person, without stock phrases or excuses, name one thing that is done now and how to reach somebody ([brackets] where I have not said), and keep it short and ready to send.',
    points: [
      'First words: exactly what happened to this person',
      'Tone: human, no excuses, no stock phrases such as "sorry for any inconvenience"',
      'Now: one thing that is done, and how to reach somebody; [brackets] where I have not said',
      'Length: short, ready to send',
    ],
    steps: [
      'Note what this person is angry about, and what they need now.',
      'Write it in a few sentences that could be sent to nobody else.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'reply', 'email'],
    named: `(?:please )?(?:write|formulate|draft|compose|give me) (?:an? |the )?(?:(?:polite|short|friendly|kind|firm|clear|nice) ?,? ?(?:and |but )?)*(?:refusal|no(?= to)|decline)(?: (?:to|of|for|that|message|text)|[.:])`,
    sharp:
      'Say no in the first or second sentence so that it cannot be taken for a maybe, warmly and without an excuse I have not given, say nothing that invites a second try, and close kindly.',
    points: [
      'Refusal: in the first or second sentence, no maybe',
      'Reasons: none that I have not given',
      'Tone: warm, as one writes to exactly this person',
      'Close: kind, without inviting a second try',
    ],
    steps: ['Put the no into one friendly sentence.', 'Add one sentence of warmth, and stop.'],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'puzzle'],
    named: `(?:please )?(?:answer|solve|explain|crack|guess|what is the answer to|find the (?:answer|solution) (?:to|of)) ${GIVEN}(?:[\\p{L}-]+ )?(?:riddles?|brain ?teasers?)(?! (?:that|for|about))`,
    sharp:
      'Give the answer first, then go through the riddle and say for each hint how it fits, and where the wording leads astray.',
    points: [
      'Answer: first, in a word or two',
      'Hints: how each of them fits',
      'Trick: where the wording leads astray',
    ],
    steps: ['Take each hint in its less obvious sense.', 'Give the answer, and show that it fits every hint.'],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'readcode', 'debug', 'code', 'technical', 'coding'],
    named: `(?:please )?(?:find|identify|spot|name|explain|what is|point out|are there|is there|check [^.\\n]{2,30} for|look for) ?(?:the |any |a |all )*(?:security|performance|logic(?:al)?(?! (?:flaw|fallac|error|problem|weakness)\\p{L}* ?(?:[:.]|in (?:this|the|my) (?:\\p{L}+ )?(?:argument|reasoning|claim|statement|text)))|memory|concurrency|injection|possible|potential) (?:problems?|issues?|vulnerabilit(?:y|ies)|holes?|flaws?|bugs?|risks?|leaks?|errors?|bottlenecks?|weakness(?:es)?)`,
    sharp:
      'Quote the line that is at fault and name the problem by its usual name, show with one input what goes wrong, and give the line as it should be, with nothing else changed.',
    points: [
      'Problem: its usual name, with the line quoted',
      'Shown: one input, and what goes wrong with it',
      'Fix: the line as it should be, nothing else changed',
      'Further: whatever else of the kind is in it, in one line each',
    ],
    steps: [
      'Follow what comes from outside through the code.',
      'Quote the line at fault, show what goes wrong, and give it mended.',
    ],
  },
];
