import type { TaskKind } from '../../../analysis/task-kinds.js';
import { HARDLY_READ } from '../asks-for-help.js';
import type { Particular } from '../particular.js';

/** What a text that is sent, posted or pasted may be read as. */
const SENT: readonly TaskKind[] = [
  ...HARDLY_READ,
  'email',
  'message',
  'reply',
  'text',
  'document',
  'copy',
  'announce',
  'suggest',
  'dialogue',
  'speech',
  'code',
  'formula',
  'app',
  'caption',
  'question',
  'decide',
  'quiz',
  'ideas',
  'interview',
  'entries',
  'list',
  'names',
  'pieces',
];

/** And what is said of two sentences set side by side. */
const SET_BESIDE: readonly TaskKind[] = [
  ...HARDLY_READ,
  'classify',
  'evaluate',
  'compare',
  'input',
  'judge',
  'arrange',
  'yesno',
  'truth',
  'question',
  'passage',
  'puzzle',
  'explain',
  'statements',
  'pairs',
  'rating',
];

const SOLVED: readonly TaskKind[] = [...HARDLY_READ, 'puzzle', 'math', 'sum', 'howto', 'question', 'fact', 'advice'];

const IN_PHASES: readonly TaskKind[] = [
  ...HARDLY_READ,
  'plan',
  'timeline',
  'schedule',
  'checklist',
  'list',
  'entries',
  'suggest',
  'advice',
  'question',
  'howto',
];

const TONGUE =
  '(?:spanish|french|german|italian|portuguese|romanian|japanese|chinese|mandarin|korean|dutch|polish|turkish|arabic|greek|russian|swedish|norwegian|danish|finnish|thai|vietnamese|hindi|hebrew|czech|hungarian|latin|irish|welsh|croatian|swahili|indonesian|icelandic)';

/** What is often taken for another word, or anything in quotation marks. */
const CONFUSED =
  "(?:[\"“'‘][\\p{L}' ]{1,14}[\"”'’]|(?:whom?|which|that|fewer|less|much|many|lie|lay|affect|effect|its|it's|then|than|since|for|in|on|at|an?|the|may|might|can|could|will|would|shall|should|must|say|tell|do|make|bring|take|been|gone|whose|who's|their|there|they're|your|you're|farther|further|among|between|i|me|some|any|few|little|as|like|too?|used to|have to|(?:present|past) (?:perfect|simple|continuous))(?![\\p{L}]))";

/** What one word in it makes look like something else: a puzzle like a sum, a request like a complaint, a poll like a quiz. */
export const ENGLISH_MISTAKEN: readonly Particular[] = [
  {
    asked: true,
    over: ['email', 'message', 'text', 'document', 'application', 'reply', 'speech', ...HARDLY_READ],
    named:
      '(?!(?:how|what|why|is|are|do|does) )(?![^\\n]*(?:(?:am i|are we) allowed|without asking))(?=[^\\n]*(?:letter|e-?mail|message|note|text|request|memo|write)(?![\\p{L}]))[^\\n]{0,160}?(?:(?:ask|request|seek)\\p{L}* (?:\\p{L}+ ){0,4}?(?:permission|approval|consent)|(?:for|request) (?:\\p{L}+ )?permission|asks? (?:my |our |your |the |him |her |them )?(?:\\p{L}+ ){0,2}?(?:if|whether) (?:i|we) (?:can|could|may|might|would be allowed to))(?= )',
    sharp:
      'Ask for it in the first sentences and say exactly what is planned, put what speaks for it from the reader’s side, meet the likeliest concerns (cost, work, rules) with a concrete offer each, keep it a friendly request, and close with an easy next step; [brackets] only for names and dates that are missing.',
    points: [
      'Request: in the first sentences, exactly what is to be allowed',
      'For the reader: what speaks for it from their side',
      'Concerns: the likeliest (cost, work, rules), each met with a concrete offer',
      'Close: friendly, with an easy next step such as a talk or a trial',
    ],
    steps: [
      'Settle what the reader could worry about, and what can be offered against each worry.',
      'Write it as a friendly request: what is planned, why, the offers, an easy next step.',
    ],
  },
  {
    asked: true,
    over: [...SENT, 'application', 'advice', 'howto', 'explain', 'fact'],
    named:
      "(?=[^\\n]*(?<![\\p{L}])(?:my|i|i'm|i've|i was|me)(?![\\p{L}]))(?:how (?:do|can|could|should|would|to|best to)|help me|what(?:'s| is) the best way to)(?: i| we| you)? (?:best )?(?:explain|justify|address|describe|word|phrase|present|mention|handle)[^\\n?.]{2,110}?(?:on|in|to|during|at) (?:my |an? |the |your )?(?:\\p{L}+ )?(?:cv|resume|curriculum vitae|cover letter|interviews?|recruiters?|hiring managers?|interviewer|linkedin|job application)(?![\\p{L}])",
    sharp:
      'Give the wording for exactly this: one line as it would stand on paper, and two or three sentences to say when asked, calm and true to what I have told you; then say what in it counts for the job, and what is better left out.',
    points: [
      'On paper: the line as it would stand there, ready to copy',
      'When asked: two or three sentences to say, calm and without excuses',
      'In my favour: what in it counts for the job',
      'Leave out: what I need not say, or what would raise more questions',
      'Truth: nothing beyond what I have told; [brackets] where a date is missing',
    ],
    steps: [
      'Settle what somebody who hires wants to know here, and what would worry them.',
      'Give the line to write and the sentences to say, true to what I have told.',
      'Add the question that may follow, and a short answer to it.',
    ],
  },
  {
    asked: true,
    over: [
      ...HARDLY_READ,
      'explain',
      'plan',
      'entries',
      'list',
      'document',
      'describe',
      'troubleshoot',
      'suggest',
      'approach',
      'howto',
      'outline',
    ],
    named:
      "(?![^\\n]*(?<![\\p{L}])(?:apis?|databases?|software|apps?|web ?sites?|schema|back ?end|front ?end|microservices?|class(?:es)?|code|logo|posters?|flyers?|t-?shirts?|urls?|cache|queue|servers?|cloud|data|models?|experiment|study|survey|game|course|lesson|curriculum|workshop|program|campaign)(?![\\p{L}]))(?:(?:imagine |suppose |assume )?(?:that )?(?:you are|you're|you have been|we are|i am|i'm) (?:an? (?:\\p{L}+ ){0,2}?(?:engineer|architect|planner|designer)[^\\n.]{0,24}? )?(?:designing|planning|asked to (?:design|plan)|to design|hired to (?:design|plan)|tasked with (?:designing|planning))|design|plan(?= (?:an?|the) (?:[\\p{L}-]+ )?(?:lighting|wiring|plumbing|irrigation|heating|drainage|ventilation|bridge|supply|tunnel|dam|greenhouse|workshop|kitchen))) (?:an?|the|our|my) [^\\n]{3,240}?(?:components?|elements|parts|order|stages|steps|risks?|decisions|trade-?offs|tests|materials|constraints)(?![\\p{L}])",
    sharp:
      'Fit it to the conditions stated: say of each part what it does and why it suits them, put the steps in the order in which one settles the next, name with every risk its first sign and what is done about it, and mark the figures you had to assume.',
    points: [
      'Parts: what each does, and why it suits the conditions stated',
      'Steps: in the order in which one settles the next',
      'Risks: as many as asked, each with its first sign and what is done about it',
      'Assumed: figures that are not given, marked, with what they change',
    ],
    steps: [
      'Take from the conditions stated what rules a solution out.',
      'Answer everything asked in that order, each with its reason.',
      'Name what has to be measured or tested before anything is built.',
    ],
  },
  {
    asked: true,
    over: SENT,
    named:
      '(?!(?:how|what|why|is|are|do|does) )(?![^\\n]*(?<![\\p{L}])(?:excel|vba|sheets?|spreadsheet|word|keyboard|photos?)(?![\\p{L}]))(?:(?:an?|the|some|my|our|short|friendly|polite|\\p{Nd}+|\\p{L}+) ){0,4}?(?:(?:support|help ?desk|zendesk|customer service|cs) macros?|macros? for (?:our |the |my |a )?(?:\\p{L}+ )?(?:support|help ?desk|service|agents?|team)|(?:canned|saved|stock|template|templated|boilerplate|ready-made|predefined) (?:repl(?:y|ies)|responses?|answers?|messages?|e-?mails?))(?![\\p{L}])',
    sharp:
      'Word it so that it fits everybody who writes about this: the answer by the second sentence, what they can do instead or what happens next, [placeholders] only for what changes from case to case, and no rule, date or promise that I have not named.',
    points: [
      'Fits all: for everybody who writes about this, [placeholders] for name and what changes',
      'Answer: clear by the second sentence, friendly without phrases',
      'Next: what they can do instead, or when they hear more',
      'Rules and dates: only those I have named',
    ],
    steps: [
      'Settle what everybody who writes about this wants to know first.',
      'Write it short enough to paste as it is, with [placeholders] for what changes.',
    ],
  },
  {
    asked: true,
    over: SENT,
    named:
      "(?!(?:how|what|why|is|are|do|does) )(?:(?:(?!questions?|results?|about|for|explain)[\\p{L}\\p{Nd}'-]+ ){0,4}?)polls?(?! (?:results?|data|numbers|workers?|tax|says?|shows?))(?: questions?| options?)?(?= |[,.:]|$)",
    sharp:
      'Ask each question in one neutral line about one thing, give short options that do not overlap and leave nobody out, “other” where that may happen, keep to the number asked, and leave [brackets] for options only I can name.',
    points: [
      'Question: one line, neutral, about one thing',
      'Options: short, none overlapping, nobody left out; “other” where needed',
      'Vote: whether one or several may be chosen, and until when as [date] if I have not said it',
      'Form: ready to post',
    ],
    steps: [
      'Settle what is to be decided or found out with the answers.',
      'Write question and options, and check that no option leads and everybody finds one.',
    ],
  },
  {
    asked: true,
    over: SENT,
    named:
      "(?!(?:how|what|why|is|are|do|does) )(?![^\\n]*(?<![\\p{L}])(?:greeting|outgoing|transcri\\p{L}+|set up|box)(?![\\p{L}]))(?:(?:[\\p{L}'-]+ ){0,4}?)(?:voice ?mails?|voice mail|answering machine message|message (?:for|on) (?:the |an |her |his |their )?(?:answering machine|voice ?mail))(?![\\p{L}])",
    sharp:
      'Write what is spoken onto the machine: who is calling and why in the first sentence, exactly what is wanted with the days and times as far as they are told, the number to call back said slowly and once more at the end as [number] if it is missing, and no longer than half a minute.',
    points: [
      'First sentence: who is calling, and why',
      'Wanted: exactly what, with the days and times told',
      'Call back: the number twice, [number] if it is missing, and when to reach me',
      'Length: half a minute at most, as one speaks',
    ],
    steps: [
      'Write it in the order in which somebody notes it down: name, reason, what is wanted, number.',
      'Read it aloud once, and cut it to half a minute.',
    ],
  },
  {
    asked: true,
    over: SET_BESIDE,
    named:
      '(?![^\\n]*(?<![\\p{L}])(?:triangles?|figures|graphs|functions?|code|files?|images?|equations?|matrices|fractions)(?![\\p{L}]))(?:please )?(?:(?:are|do|is|how|decide|determine|tell me|say|check|judge|find out|state|classify|identify|predict|evaluate|assess|compare)(?: (?:whether|if|how))? )(?:or not )?(?:(?:these|those|the|this|following|given|two|both|below|pair of|first and(?: the)? second) )+(?:[\\p{L}-]+ ){0,2}?(?:titles?|sentences?|questions?|headlines?|statements?|phrases?|texts?|paragraphs?|messages?|reviews?|passages?|posts?|tweets?|one)[^\\n]{0,60}?(?:similar\\p{L}*|paraphrases?|duplicates?|equivalent|(?:mean|say|ask|express|have)(?:s|ing)? (?:about )?the same|the same (?:thing|meaning|topic|question|intent)|same meaning|semantically)(?![\\p{L}])|how similar are [^\\n]{0,30}(?:titles|sentences|questions|headlines|statements|phrases|texts|paragraphs|messages)(?![\\p{L}])',
    sharp:
      'Give the verdict first, in the words of the question, then set what both say side by side and name the one difference in meaning that weighs most, or say that only the wording differs.',
    points: [
      'Verdict: first, in the words of the question',
      'In common: what both say, whatever the wording',
      'Different: what only one of them says or means otherwise, if anything',
      'Basis: the meaning; shared words alone prove nothing',
    ],
    steps: ['Put in a few words what each of them says or asks.', 'Give the verdict, and below it what decides it.'],
  },
  {
    asked: true,
    over: [
      ...HARDLY_READ,
      'explain',
      'meaning',
      'describe',
      'words',
      'ideas',
      'names',
      'fact',
      'pieces',
      'amuse',
      'suggest',
      'entries',
    ],
    named:
      '(?:please |can you |could you )*(?:(?:invent|create|make up|coin|come up with|think of|suggest|give me|write|make|form|propose)(?: me)? )?(?:(?:an?|one|the|new|funny|made-up|clever|single|\\p{Nd}+|two|three|five|some|few) )*(?:portmanteaus?(?! (?:that|which) are)|portmanteaux|blend words?|neologisms?|(?:coined|made-up|invented|new) words?|word(?= that (?:does not|doesn.t) exist))(?![\\p{L}])',
    sharp:
      'Form each from parts one still hears in it, give the word first, the words it is made of, its meaning in one plain sentence and one sentence in which somebody uses it, and choose one that is easy to say and does not exist yet.',
    points: [
      'Word: easy to say, not in use yet',
      'Parts: the words it is made of, still heard in it',
      'Meaning: one plain sentence',
      'In use: one sentence somebody would really say',
    ],
    steps: [
      'Collect words for both halves of the idea, and join those that share a sound.',
      'Give the best with its parts, its meaning and a sentence.',
    ],
  },
  {
    asked: true,
    over: [...HARDLY_READ, 'explain', 'meaning', 'describe', 'words', 'fact', 'record'],
    named:
      '(?:please )?(?:explain|define|what does|what is|describe|give the meaning of) (?:(?:the |this |a )?(?:\\p{L}+ )?(?:portmanteau|coined word|blend word|made-up word|invented word|neologism)|(?:the )?word ["“\'‘][\\p{L}-]+["”\'’] ?\\([^)]*\\+[^)]*\\))(?![\\p{L}])',
    sharp:
      'Say what it is made of and what it therefore means, in one plain sentence, use it once in a sentence somebody would say, and mark it as a coinage where it is not in general use instead of giving it a history.',
    points: [
      'Parts: the words it is made of',
      'Meaning: one plain sentence',
      'In use: one sentence somebody would say',
      'Status: a coinage or in general use; no made-up history',
    ],
    steps: [
      'Take it apart, and say what each part brings.',
      'Give the meaning in one sentence, and one sentence with it.',
    ],
  },
  {
    asked: true,
    over: SOLVED,
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:(?:jugs?|buckets?|containers?|pails?|jars?)(?![\\p{L}])[^\\n]*(?:lit(?:er|re)s?|gallons?|quarts?|ml|l)(?![\\p{L}])[^\\n]*(?:measure|exactly|get|end up)|(?:lit(?:er|re)s?|gallon|quart|l)[ -](?:jugs?|buckets?|containers?|pails?|jars?)|hour ?glass(?:es)?|sand ?timers?|(?:balance|weighings?|counterfeit|fake)(?![\\p{L}])[^\\n]*(?:coins?|balls?|marbles?)|(?:coins?|balls?|marbles?)[^\\n]*(?:balance|weighings?|counterfeit)|(?:boat|ferry|raft|bridge|torch|flashlight|lantern)(?![\\p{L}])[^\\n]*(?:cross(?:es|ing)?|across|other side)[^\\n]*(?:\\p{Nd}|one|two|wolf|fox|cabbage|goat|goose|at a time)|ropes?[^\\n]*burns?|tower of hanoi)(?![\\p{L}]))(?=[^\\n]*(?:how|can|what|which|solve|find|explain|steps|\\?))(?![^\\n]*(?<![\\p{L}])(?:per (?:hour|minute|second)|rate|code|function|python|probability|leaks?|fills? (?:at|in))(?![\\p{L}]))[^\\n]{20,}',
    sharp:
      'Give the moves in order, one a line, with what stands where after each, check that every move is allowed and the last one gives exactly what is asked, and say whether fewer moves would do.',
    points: [
      'Moves: in order, one a line, with the state after each',
      'Allowed: no move that breaks a rule given',
      'Result: the last line shows exactly what is asked',
      'Fewest: whether fewer moves would do, in one sentence',
    ],
    steps: [
      'Note the start, the goal and what each move may do.',
      'Give the moves one a line with the state after each, to the goal.',
      'Check them once from the start.',
    ],
  },
  {
    asked: true,
    over: [
      ...HARDLY_READ,
      'correct',
      'grammar',
      'choice',
      'question',
      'technical',
      'fact',
      'yesno',
      'compare',
      'decide',
      'complete',
      'evaluate',
      'explain',
      'words',
      'meaning',
      'oddone',
      'howto',
      'translate',
    ],
    named:
      '(?:(?:which|what)(?: one)?(?: form| spelling| version| sentence| phrase| option)? (?:is|would be) (?:grammatically |more |the )?(?:correct|right|proper)(?: one| form| way)?[:,?]? |is it (?:correct to (?:say|write)|right to say|spelled|spelt|written|proper to say)?[:,]? ?|should (?:i|one|you) (?:say|write|use) |do (?:you|i|we) (?:say|write) )(?=[^\\n]{0,4}["“\'‘*][^\\n]{2,60}["”\'’*],? or (?:is it )?["“\'‘*])[^\\n]{6,140}',
    sharp:
      'Say in the first line which one, give the rule in one sentence with a quick test one can do oneself, one example sentence for each that is possible, and say where the other one is usual as well, if anywhere.',
    points: [
      'Answer: which one, in the first line',
      'Rule: one sentence, with a quick test',
      'Examples: one sentence for each that is possible',
      'The other: where it is usual or accepted, if anywhere',
    ],
    steps: ['Say which one, and by which rule.', 'Show it in one sentence each, with a test for the next time.'],
  },
  {
    asked: true,
    over: [
      ...HARDLY_READ,
      'correct',
      'grammar',
      'choice',
      'question',
      'technical',
      'fact',
      'compare',
      'explain',
      'words',
      'meaning',
      'howto',
      'advice',
      'timing',
      'teach',
    ],
    named: `(?:(?:can you |please )?(?:explain|tell me) )?when (?:do|should|to|does|must|can)(?: i| you| one| we)? (?:use|say|write|put) (?:the (?:word )?)?${CONFUSED}(?:,? (?:and|or|vs\\.?|versus|instead of|rather than) (?:when (?:to use )?)?${CONFUSED}){1,2}[ ?.!]*(?:$|in (?:english|a sentence))`,
    sharp:
      'Give the rule for each in one sentence, a quick test that decides between them, two example sentences for each, and the mistake made most often.',
    points: [
      'Rule: for each, in one sentence',
      'Test: a quick one that decides between them',
      'Examples: two sentences for each',
      'Mistake: the one made most often, put right',
    ],
    steps: ['Give the rule for each with two examples.', 'Add the quick test, and the mistake made most often.'],
  },
  {
    asked: true,
    over: IN_PHASES,
    named:
      '(?!(?:why|what is|what are|does|is|are) )(?![^\\n]*(?<![\\p{L}])(?:code|python|text|word|string|alphabet|story|plot|history|planning poker)(?![\\p{L}]))[^\\n]{0,200}?(?:(?:work|plan|count|go|schedule|timeline|calculat|start)\\p{L}* (?:it |this |everything )?(?:that )?(?:\\p{L}+ )?(?:backwards?|back from)(?= )|countdown (?:plan|schedule|checklist|timeline)|reverse (?:timeline|schedule|plan))[^\\n]{2,}',
    sharp:
      'Begin with the fixed date and count back from it: a table with each step, the latest day on which it must be done as a real date where the day is known, and who or what it depends on; mark what takes longest to arrange, and leave some days to spare before the end.',
    points: [
      'Table: from the fixed date back, each step with the latest day for it',
      'Dates: real ones where the day is known, otherwise so many weeks before',
      'First of all: what takes longest to book or arrange, marked',
      'Spare time: a few days before the end, and what can be dropped',
    ],
    steps: [
      'Put the fixed date at the end, and write down what has to be ready then.',
      'Go back step by step, with the latest day for each.',
      'Then give it in the order in which it is done, today first.',
    ],
  },
  {
    asked: true,
    over: [...HARDLY_READ, 'recipe', 'rewrite', 'change', 'cook', 'conversion', 'input', 'sum', 'extract', 'howto'],
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:recipe|ingredients|serv(?:es|ings?)|portions?|cups?|tbsp|tsp|flour|dough|batter)(?![\\p{L}]))(?:(?:please |can you |could you |help me )*(?:scale|adapt|adjust|convert|recalculate|increase|reduce|double|triple|halve|multiply|change|resize|rework)(?= )[^\\n]{0,80}?(?:for \\p{Nd}+| (?:up|down)(?= )|to (?:serve|feed|make|\\p{Nd}+)|serv(?:es|ings?)|people|persons|guests|double|half)|[^\\n]{0,120}?(?:serves|for|makes|feeds) \\p{Nd}+[^\\n]{0,60}(?:need|want|make|cook)[^\\n]{0,24}(?:for|serves?) \\p{Nd}+)(?![\\p{L}])',
    sharp:
      'Say the factor first, then give the new amount beside each ingredient, rounded to what one can measure or buy (a whole egg, half a tin), and say what does not grow in step, such as salt, spices, baking powder, pan size and cooking time.',
    points: [
      'Factor: from how many to how many, in one line',
      'Amounts: every ingredient, old and new, rounded to what one can measure',
      'Not in step: salt, spices or raising agents, as far as they are in it',
      'Pan and time: what changes with the larger or smaller amount',
    ],
    steps: [
      'Work out the factor, and multiply every ingredient by it.',
      'Round to amounts one can measure, and say where that matters.',
      'Say what changes in the pan, the heat or the time.',
    ],
  },
  {
    asked: true,
    over: ['extract', 'arrange', 'input', 'list', 'entries', 'timeline', 'handling', 'record', ...HARDLY_READ],
    named:
      '(?:please )?(?:extract|list|find|pull out|pick out|collect|identify|get|take) (?:out )?(?:all |every |each |the |of )*(?:dates?|years|events|deadlines)(?=[^\\n]*(?:sort|order|arrange|chronolog|earliest|oldest|latest first|newest|timeline))[^\\n]{4,140}',
    sharp:
      'Give every date once, straight in the order asked, one a line with what it stands for in a few words of the text; a span stands under its start, and a date without day or month where what is known puts it.',
    points: [
      'Lines: every date once, straight in the order asked',
      'Beside it: what happened, in a few words of the text',
      'Spans and partial dates: under their start, nothing filled in',
    ],
    steps: [
      'Mark every date, also those mentioned in passing.',
      'Give them once, in the order asked, each with what it stands for.',
    ],
  },
  {
    asked: true,
    over: [
      ...HARDLY_READ,
      'rewrite',
      'change',
      'meaning',
      'extract',
      'translate',
      'correct',
      'handling',
      'input',
      'extend',
    ],
    named:
      '(?:please |can you |could you )*(?:expand|spell out|write out|resolve|decode|explain|replace|unabbreviate|convert|turn)(?= )(?![^\\n:]{0,40}(?:to|with|as|by) (?:\\p{L}+ )?(?:abbr|acronym|contraction|shorthand|initialism))[^\\n:]{0,40}?(?:abbreviations?|acronyms?|initialisms?|shorthand|text ?speak|contractions?)(?! (?:of|for) \\p{L}+$)(?![\\p{L}])',
    within: /[:\n]\s*\S+(?:\s+\S+){2}/u,
    sharp:
      'Give the whole with every one of them written out as it is meant here, everything else unchanged, and below it those that could stand for something else, with the other meaning.',
    points: [
      'Written out: every one, as it is meant here',
      'Unchanged: everything else, names and figures included',
      'In doubt: those that could mean something else, below, with both meanings',
    ],
    steps: ['Settle for each what it stands for here.', 'Give the whole written out, and below what stays in doubt.'],
  },

  {
    asked: true,
    over: ['meals', 'plan', 'cook', 'list', 'entries', 'recipe', 'quantity', ...HARDLY_READ],
    named:
      '(?:(?:a|an|the|my|our|simple|cheap|weekly|full|complete|\\p{Nd}+) )*(?:shopping|grocery|groceries)[ -]?lists?(?= (?:for|to|under|with|of|that)(?![\\p{L}])|[,.:]|$)',
    sharp:
      'Give everything to buy with its amount for those who eat, in units one can buy, grouped as it stands in the shop, what is often at home marked; with a budget, add rough prices, hold the total against it and say what to drop first.',
    points: [
      'Amounts: for those who eat, in units one can buy',
      'Groups: as things stand in the shop, what is often at home marked',
      ['Prices: rough, with the total held against the budget and what to drop first', 'amountGiven'],
      'Forgotten: what most people leave off such a list',
    ],
    steps: [
      'Work out what is needed, and how much for those who eat.',
      'Give it grouped as in the shop, in units one can buy.',
      'Name what is most often forgotten.',
    ],
  },
  {
    asked: true,
    over: [...HARDLY_READ, 'document', 'plan', 'schedule', 'howto', 'advice', 'approach', 'ideas', 'checklist', 'app'],
    named:
      '(?![^\\n]*(?<![\\p{L}])(?:apis?|databases?|software|apps?|code|operating|recommend\\p{L}+|cloud|distributed|messaging|url|solar|planetary|magic)(?![\\p{L}]))(?:help me )?(?:design|set up|build|create|invent|organi[sz]e|develop|come up with|make)(?= )(?: an?| the| my| our)? ?(?:(?:simple|fair|better|good|new|easy|working) )*(?:filing|storage|reward|chore|labell?ing|rotation|sorting|laundry|note-?taking|homework|points?|grading|check-?in|check-?out|lending|borrowing|booking|sign-?up|key|rota|pantry|organi[sz]ation(?:al)?|household|recycling|buddy|mentoring|feedback|inventory|parking|shift) systems?(?= |$|[.])',
    sharp:
      'Describe it so that it can be started tomorrow: what goes where or who does what, the few rules with what happens when one is broken, what has to be bought or made, the minutes it takes each week, and the place at which such systems usually fall apart.',
    points: [
      'How it works: what goes where or who does what, in order',
      'Rules: few, each with what happens when it is not kept',
      'Upkeep: who looks after it, and the minutes it takes each week',
      'Weak point: where such systems fall apart, and what prevents it',
    ],
    steps: [
      'Start from what goes wrong now.',
      'Describe the way from the first step to the last, and the few rules.',
      'Say how to begin tomorrow, and what to check after a month.',
    ],
  },
  {
    asked: true,
    over: [
      ...HARDLY_READ,
      'howto',
      'advice',
      'question',
      'suggest',
      'plan',
      'schedule',
      'fact',
      'decide',
      'solving',
      'helping',
    ],
    named:
      '[^\\n]{0,200}?how (?:do|should|can|could|would) (?:we|i|they|you) (?:fairly |best )?(?:split|divide|share|organi[sz]e|assign|distribute) (?:up )?(?:the |our |all )*(?:(?:house|yard) ?work|(?:household |daily |cleaning )?chores|household tasks|cleaning|cooking)(?![\\p{L}])[^\\n]{0,120}',
    sharp:
      'List the tasks with how often and how long each takes, divide them so that the minutes come out about equal and fit everybody’s hours, show it as a table, and add a rule for swapping and one for what is left undone.',
    points: [
      'Tasks: how often and how many minutes each takes',
      'Table: who does what, the minutes about equal and within everybody’s hours',
      'Change: what rotates, and what stays because somebody prefers it',
      'Rules: one for swapping, one for what is left undone',
    ],
    steps: [
      'List the tasks with their minutes per week.',
      'Divide them by minutes and by when each can do them, as a table.',
      'Add the two rules, and when to look at it again.',
    ],
  },

  {
    asked: true,
    over: [
      'extract',
      'math',
      'change',
      'sum',
      'tally',
      'list',
      'input',
      'plan',
      'question',
      'fact',
      'entries',
      ...HARDLY_READ,
    ],
    named:
      '(?:please |can you |could you )*(?:add up|sum up|total up|total|tot up|add together|sum(?= (?:the|these|those|all) )|subtract|work out the total|calculate the total)(?= )(?=[^\\n]*\\p{Nd}[^\\n]*\\p{Nd})(?![^\\n]*(?:python|function|code|excel|formula))[^\\n]{6,}',
    sharp:
      'Show every figure given in the sum once, put the total on a line of its own with its unit, answer from it whatever else is asked, and check by adding in another order.',
    points: [
      'Sum: every figure given in it once, written out',
      'Total: on a line of its own, with its unit',
      'Then: whatever else is asked, worked out from it',
      'Check: added once more in another order',
    ],
    steps: [
      'Write the figures one below the other, all in the same unit.',
      'Add them, and answer whatever else is asked from the total.',
      'Check by adding in another order.',
    ],
  },
  {
    asked: true,
    over: [
      'guess',
      'sequence',
      'complete',
      'puzzle',
      'math',
      'fact',
      'question',
      'extend',
      'input',
      'choice',
      ...HARDLY_READ,
    ],
    named:
      "(?:please )?(?:(?:predict|guess|find|give|name|determine|continue|complete|what(?:'s| is| are| comes?)|which|work out|write) (?:me )?(?:with )?(?:the )?(?:next|following|missing|sequence|series|pattern|row)(?! (?:word|letter)s?|[^\\n]*formula)[^\\n]{0,60})",
    within: /\d+, ?\d+, ?\d+/u,
    sharp:
      'Write the differences or factors between the terms, say the rule in one sentence, continue by exactly as many terms as asked, and test the rule on every term given.',
    points: [
      'Rule: one sentence, read off the differences or factors',
      'Next: exactly as many terms as asked, on a line of their own',
      'Check: the rule gives every term that stands there',
    ],
    steps: [
      'Write the differences or factors below the terms, and again below these if needed.',
      'Say the rule, and give as many terms as asked.',
      'Test it on every term given.',
    ],
  },
  {
    asked: true,
    over: [
      'discuss',
      'essay',
      'list',
      'entries',
      'text',
      'suggest',
      'evaluate',
      'handling',
      'ideas',
      'input',
      'truth',
      'question',
      ...HARDLY_READ,
    ],
    named:
      "(?:please |can you |could you )*(?:(?:give|write|provide|make|find|think of|come up with|what(?:'s| is| are|would be)?|present|formulate|state|list|offer|suggest)(?: me)? )?(?:(?:an?|the|some|one|two|three|\\p{Nd}+|good|strong|strongest|best|possible|short|brief|convincing|main) )*(?:counter-?arguments?|counterpoints?|rebuttals?|counter-?examples?(?= (?:to|against) (?:the (?:claim|statement|view|opinion)|[\"“'‘])))(?= )",
    sharp:
      'Aim at exactly this claim and the reason it gives: say in one sentence where it is weakest, then argue against that with one concrete case or finding, and grant in half a sentence what is true in it; nothing invented as evidence.',
    points: [
      'Aim: exactly this claim and its reason, not the subject in general',
      'Argument: where it is weakest, shown by one concrete case or finding',
      'Granted: what is true in it, in half a sentence',
      'Evidence: nothing invented',
    ],
    steps: [
      'Say what the claim rests on.',
      'Attack that point, with one case that shows it.',
      'Name the reply to be expected, and meet it in one sentence.',
    ],
  },
  {
    asked: true,
    over: [
      'puzzle',
      'fact',
      'question',
      'explain',
      'interpret',
      'passage',
      'insentence',
      'meaning',
      'describe',
      'points',
      'sumup',
      ...HARDLY_READ,
    ],
    named:
      "(?:in (?:one|a single|1|two|a few) (?:short )?(?:sentences?|lines?|words)[,:]? )?(?:please )?(?:(?:what(?:'s| is| are)|state|give|explain|tell me|identify|summari[sz]e|describe|write|name)(?: me)? )?(?:the )?(?:(?:main|central|overall|key) )?(?:morals?|lessons?|messages?)(?= (?:of|behind|in|from) (?:the )?(?:(?:story|fable|tale|fairy tale|parable|book|novel|film|movie|poem|play) |[\"“'‘]))",
    sharp:
      'Put it as one general sentence that holds outside the story as well, resting on how it ends, and do not retell it.',
    points: [
      'Moral: one general sentence that holds outside the story as well',
      ['Shown by: the turn of the story it rests on, in a few words', '!length'],
      'Left out: the retelling',
    ],
    steps: [
      'Ask what the ending rewards or punishes.',
      'Put that as one general sentence, and name the turn that shows it.',
    ],
  },
  {
    asked: true,
    over: [
      'change',
      'rewrite',
      'plan',
      'schedule',
      'arrange',
      'classify',
      'input',
      'checklist',
      'list',
      'cells',
      ...HARDLY_READ,
    ],
    named:
      '(?:please |can you |could you )*(?:turn|put|make|organi[sz]e|arrange|sort|convert|plan|spread|distribute|schedule)(?= )[^\\n:]{0,50}?(?:chores|tasks|to-?dos?|to-?do list|errands|jobs|list|activities|topics|subjects)[^\\n:]{0,30}(?:into|over|across|for|to) (?:an? |the |my |one |our )?(?:[\\p{L}-]+ )?(?:week|weekly|days?|daily|schedule|timetable|plan|month|calendar)(?![\\p{L}])',
    within: /[:\n][^\n]*\S/u,
    sharp:
      'Give every day its tasks, each task of the list placed, what has a fixed day or time put there first, what is done often repeated, the rest spread so that no day is overfull, and say in one line which places can be swapped.',
    points: [
      'Days: one line or column each, every task of the list placed',
      'Fixed: what has a day or time stands there first',
      'Spread: no day overfull, what is done often more than once',
      'Added: nothing; what can be swapped, in one line',
    ],
    steps: [
      'Place what has a fixed day, then what has to be done several times.',
      'Spread the rest, and check that every task stands somewhere.',
    ],
  },
  {
    asked: true,
    over: [
      'summarise',
      'change',
      'rewrite',
      'extract',
      'input',
      'correct',
      'markup',
      'list',
      'twofold',
      ...HARDLY_READ,
    ],
    named:
      '(?:please |can you |could you )*(?:convert|turn|re-?format|format|put|break|change|rewrite|transform|arrange|make)(?= )(?![^\\n:]{0,60}(?:main|key|most important|summary|summari[sz]e|notes into))(?:[^\\n:]{0,60}?(?:to|as|in|using|with) )?(?:(?:an?|the|short|clear|simple) )*(?:bullets|bullet(?:ed)?[- ](?:points|list)|numbered (?:list|steps|points)|(?:ordered|unordered) list)(?![\\p{L}])(?! (?:points? |list )?(?:(?:in)?to|as) )',
    within: /[:\n]\s*\S+(?:\s+\S+){4}/u,
    sharp:
      'Give one statement a point, in the order of the text and all in the same form, nothing left out and nothing added, names, figures and dates exact, and carry out whatever else is asked on exactly the places meant.',
    points: [
      'Points: one statement each, all in the same form',
      'Order: that of the text, nothing left out or added',
      'Exact: names, figures and dates',
      'Else: whatever is asked beside it, on exactly the places meant',
    ],
    steps: [
      'Cut the text into its statements.',
      'Give them in order in the form asked, and check that none is missing.',
    ],
  },
  {
    asked: true,
    over: [
      'advice',
      'question',
      'harm',
      'fact',
      'suggest',
      'troubleshoot',
      'howto',
      'decide',
      'solving',
      'helping',
      ...HARDLY_READ,
    ],
    named:
      "(?=[^\\n]*(?<![\\p{L}])(?:neighbou?rs?'?s?|landlord|landlady|tenant|lease|fence|property line|employer|boss|hoa|roommate'?s?|flatmate'?s?)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:write|draft|letter|e-?mail|text (?:him|her|them))(?![\\p{L}]))(?!.*\\n)[^\\n?]{8,220}[.,;!] ?(?:so |and |but )?(?:can|may|could|am|are|is it|do|does|is) (?:i|we|they|he|she|my \\p{L}+|legal|allowed|that)(?! (?:do|help|say|know|tell))(?: (?:just|legally|even|really|simply|allowed|to))* [^?\\n]{3,100}\\?",
    sharp:
      'Say yes, no or only if in the first sentence and for which place you assume it, then the rule it hangs on, up to where it goes and what would make me liable, and the friendly step to try first, with what to say.',
    points: [
      'Answer: yes, no or only if, in the first sentence, and for which place',
      'Decides: the rule it hangs on, and what to look up where I live',
      'Limit: up to where it goes, and what would make me liable',
      'First: the friendly step to try, with what to say',
    ],
    steps: [
      'Name the rule that usually applies, in plain words.',
      'Hold it against what I have told, and say what is still missing.',
      'End with the first step, and what to keep as proof.',
    ],
  },
  {
    asked: true,
    over: [...SENT, 'support'],
    named:
      "(?!(?:how|what|why|is|are|do|does) )(?=[^\\n]*(?<![\\p{L}])(?:customers?|clients?|guests?|buyers?|shoppers?|patients?|passengers?|diners?|subscribers?|members?)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:broken|damaged|late|wrong|missing|complain\\p{L}*|upset|unhappy|angry|disappointed|refunds?|never arrived|didn'?t (?:arrive|work|get)|defective|faulty|lost|cold|stain\\p{L}*|mistake|overcharged|charged twice|delay\\p{L}*|out of stock|cancel\\p{L}*|outage|rude)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:(?:i am|i'm|as) (?:a |an )(?:customer|guest|patient|member)|remind|overdue|unpaid|owes?|invoice (?:is|was|no))(?![\\p{L}]))(?:(?:an?|the|short|quick|polite|friendly|apology|apologetic) )*(?:reply|respond|response|answer|e-?mail|message|text|letter|note|tell|write back|apologi[sz]e)(?= )[^\\n]{0,60}?(?:customers?|clients?|guests?|buyers?|shoppers?|patients?|passengers?|diners?|subscribers?|members?)(?![\\p{L}])",
    sharp:
      'Name exactly what went wrong and apologise once, say in the next sentence what is offered and what is not, plainly and without blaming anybody, tell what the customer has to do for it, if anything, and by when it happens as [date] if it is not said; no promise beyond what stands here.',
    points: [
      'First: what went wrong, named exactly, with one apology',
      'Offer: what is done and what is not, plainly, nothing promised beyond what stands here',
      'Next: what the customer has to do, if anything, and by when it happens; [date] if not said',
      'Tone: warm and calm, nobody blamed',
    ],
    steps: [
      'Settle what the customer wants to read first.',
      'Write it in that order: what went wrong, apology, offer, next step.',
    ],
  },

  {
    asked: true,
    over: [
      'extract',
      'classify',
      'list',
      'entries',
      'handling',
      'input',
      'yesno',
      'judge',
      'evaluate',
      'select',
      'choice',
      'guess',
      ...HARDLY_READ,
    ],
    named:
      '(?![^\\n]*(?<![\\p{L}])(?:each|every|them|they|items|sentences|words|statements|reviews|tweets|two|both)(?![\\p{L}]))(?:(?:given|based on|from|read|look at|using|considering) [^.?!\\n]{3,60}(?:,|\\.| and) (?:then )?)(?:please )?(?:decide|determine|say|tell me|tell|check|judge|state|find out) (?:whether|if)(?= )[^\\n]{3,120}',
    within: /[:\n]\s*\S/u,
    sharp:
      'Give the verdict in the first line, in the words of the question, then name what in the given decides it, and say so if something in it could go either way and what would settle that.',
    points: [
      'Verdict: first, in the words of the question',
      'Decides: exactly what in the given it rests on',
      'Open: what could go either way, if anything, and what would settle it',
    ],
    steps: [
      'Say for yourself what makes it so, and what rules it out.',
      'Hold what is given against that, and give the verdict with what decides.',
    ],
  },
  {
    asked: true,
    over: [
      'handling',
      'classify',
      'troubleshoot',
      'choice',
      'decide',
      'question',
      'extract',
      'passage',
      'debug',
      'judge',
      ...HARDLY_READ,
    ],
    named:
      '[^\\n?]{0,260}(?:which|what) (?:\\p{L}+ )?(?:team|department|queue|category|folder|label|desk|office|shelf|section|aisle|group|person) (?:of (?:these|the (?:following|three|four|five)) )?(?:should|would|does|do|has to|must|is (?:responsible|best|right))(?: (?:i|we|you))? (?:get|handle|take|receive|deal with|be (?:given|assigned)|this|it|send|assign|forward|put|go|for|deal|look)(?![\\p{L}])[^\\n]{0,160}',
    sharp:
      'Name one in the first line, exactly as it is called here, then the words of the case that decide it in one sentence, and a second one only if it has to be involved as well.',
    points: [
      'Answer: one, in the first line, exactly as it is called here',
      'Reason: the words of the case that decide it, in one sentence',
      'Second: only if it has to be involved as well, with why',
    ],
    steps: ['Say what the case is really about.', 'Name the one it belongs to, and what decides that.'],
  },
  {
    asked: true,
    over: [
      'advice',
      'list',
      'entries',
      'suggest',
      'translate',
      'words',
      'howto',
      'question',
      'trip',
      'fact',
      ...HARDLY_READ,
    ],
    named: `[^\\n]{0,200}?(?:what (?:should|can|do) (?:i|we) (?:need to )?(?:learn to |know how to )?say|(?:(?:useful|basic|common|key|important|survival|essential|simple|helpful|\\p{Nd}+|five|ten) )+(?:phrases|sentences|expressions)|(?:what|which) (?:phrases|sentences|words|expressions))(?![\\p{L}])[^\\n]{0,80}? in ${TONGUE}(?![\\p{L}])[^\\n]{0,60}`,
    sharp:
      'Give the sentences in the order in which I will need them, each in the script of the language, as one says it for an English speaker, and with its meaning, the polite form; add the likeliest answers to recognise, and the one to carry in writing if something depends on it.',
    points: [
      'Sentences: for what I have told, in the order in which I will need them',
      'Each one: in its own script, how one says it, and what it means',
      'Form: the polite one for strangers',
      'Answers: the likeliest ones to recognise',
      'In writing: the one to carry and show, if something depends on it',
    ],
    steps: [
      'Settle in which situations they are needed.',
      'Give them with script, pronunciation and meaning, the most important first.',
    ],
  },
  {
    asked: true,
    over: [
      'classify',
      'extract',
      'list',
      'entries',
      'input',
      'describe',
      'explain',
      'fact',
      'record',
      'arrange',
      'describing',
      'twofold',
      'question',
      'suggest',
      ...HARDLY_READ,
    ],
    named:
      '(?:please )?for (?:each|every)(?: one)?(?: of)?(?: the| these| those)?(?: following| given)? [\\p{L} -]{3,30}(?: below| above| given| listed| in the list)?, (?:please )?(?:say|give|name|tell(?: me)?|state|write|list|find|note|provide|add|explain|describe|mention|suggest)(?! (?:if|whether|which (?:category|group|class|type)|(?:the |its |a )?(?:topic|category|label|sentiment|class|type|group|tone)(?![\\p{L}])))(?= )',
    within: /[:\n]\s*\S/u,
    sharp:
      'Give one line for each in the order given, its name first and behind it exactly what is asked, in the same form and at about the same length for all; where it depends or is not known, say so in that line.',
    points: [
      'Lines: one for each, in the order given, its name first',
      'Behind it: exactly what is asked, in the same form for all',
      'Unsure: said in that line, nothing guessed',
    ],
    steps: ['Settle what exactly is asked of each.', 'Go through them in order, one line each, none left out.'],
  },
  {
    asked: true,
    over: ['interpret', 'explain', 'meaning', 'amuse', 'passage', 'why', 'question', 'handling', ...HARDLY_READ],
    named:
      "(?:please |can you |could you )*(?:explain|what(?:'s| is) (?:so )?funny (?:about|in)|why is (?=this|the|that)|i (?:do not|don'?t) (?:get|understand)|help me understand)(?: (?:me|to me|why))? ?(?:this|the|that|following|a)?(?: following)? ?(?:\\p{L}+ )?(?:joke|pun|one-?liner|punch ?line|meme|cartoon|comic)(?![\\p{L}])(?! (?:about|book))",
    sharp:
      'Say in one or two sentences what it plays on, with both meanings or the expectation and what breaks it, name what one has to know to get it, and do not tell it again.',
    points: [
      'Plays on: the word or expectation, with both meanings',
      'Turn: where it tips, quoted',
      'To know: what one has to know to get it, if anything',
      'Length: two or three sentences, not told again',
    ],
    steps: ['Find the word or the expectation on which it turns.', 'Say both meanings, and why the second surprises.'],
  },
  {
    asked: true,
    over: [
      'amuse',
      'fact',
      'list',
      'entries',
      'describe',
      'explain',
      'overview',
      'question',
      'suggest',
      ...HARDLY_READ,
    ],
    named:
      '(?:please )?(?:tell me|give me|share|teach me|show me|do you know)? ?(?:something|smth|sth|one thing|anything|some(?:thing)? stuff|a thing)(?: (?:really|very|super))? (?:interesting|surprising|cool|new|weird|unusual|strange|fascinating|unexpected|crazy)(?: (?:fact|thing))? (?:about|on)(?= )',
    sharp:
      'Choose one well established fact that most people do not know, tell it in two or three sentences with the figure or detail that makes it vivid, and say what lies behind it; nothing that is only often retold.',
    points: [
      'Choice: one well established fact that most people do not know',
      'Detail: the figure or scene that makes it vivid',
      'Behind it: why it is so, in one sentence',
      'Accuracy: nothing that is only often retold',
    ],
    steps: [
      'Choose the fact one would pass on, and check that it is well established.',
      'Tell it with its detail and the reason behind it.',
    ],
  },
  {
    asked: true,
    over: [
      'text',
      'story',
      'ideas',
      'names',
      'describe',
      'portrait',
      'scenery',
      'narrative',
      'explain',
      'persona',
      'entries',
      'suggest',
      'image',
      ...HARDLY_READ,
    ],
    named:
      '(?:please |can you |could you )*(?:make up|invent|create|come up with|imagine|design|describe|think of|write about)(?= )(?: me)? ?(?:an? )(?:(?:new|original|funny|unusual|fictional|mythical|magical|evil|silly|unlikely|[\\p{L}-]+) ){0,2}(?:super-?hero(?:ine)?|super-?villain|villain|anti-?hero|monster|creature|alien|dragon|fantasy race|mascot|cryptid|ghost|god|goddess|beast)(?! (?:costume|name|logo|movie|film))(?= |[,.]|$)',
    sharp:
      'Give it a name, one wish and one weakness that follow from what is said here, show in a short scene what happens when it matters, choose details nobody would expect, and keep it all of one piece.',
    points: [
      'Name: one that fits and is easy to remember',
      'Core: what it can or wants, and the weakness that follows from it',
      'Scene: a short one in which that matters',
      'Details: two or three nobody would expect, all of one piece',
    ],
    steps: [
      'Think what is said here through to its oddest consequence.',
      'Settle name, wish and weakness from that, and show them in a short scene.',
    ],
  },
  {
    asked: true,
    over: [
      'question',
      'fact',
      'list',
      'entries',
      'points',
      'describe',
      'explain',
      'discuss',
      'effects',
      'harm',
      'factors',
      'telltale',
      'requirements',
      ...HARDLY_READ,
    ],
    named:
      '(?:what are|list|name|describe|explain|outline|discuss|identify)(?: me)? (?:(?:the|some|any|several|main|key|biggest|major|most important|possible|potential|current|common|\\p{Nd}+|two|three|four|five) )*(?:(?:ethical|legal|social|moral|practical|technical|environmental|economic|political|privacy|security|cultural)(?:,? (?:and )?\\p{L}+)? )(?:issues?|concerns?|challenges?|problems?|implications?|considerations?|questions?|dilemmas?|obstacles?)(?= )(?![^\\n]*(?:(?:an|short|word) essay|words|paragraphs))',
    sharp:
      'Name each in a few words, say whom it touches and what exactly can go wrong, with one concrete case, say what is done or could be done about it and who disagrees, and put the weightiest first.',
    points: [
      'Each one: named in a few words, with whom it touches and what can go wrong',
      'Case: a concrete one for each, none invented',
      'Answer to it: what is done or could be done, and where people disagree',
      'Order: the weightiest first, none that says another again',
    ],
    steps: [
      'Ask who gains, who loses and who is not asked.',
      'Take the issues one by one, each with a case and what can be done.',
      'End with the one most often overlooked.',
    ],
  },

  {
    asked: true,
    over: [
      'evaluate',
      'extract',
      'handling',
      'discuss',
      'truth',
      'explain',
      'guess',
      'judge',
      'passage',
      'troubleshoot',
      'technical',
      'fact',
      'input',
      ...HARDLY_READ,
    ],
    named:
      "(?:please )?(?:find|identify|spot|name|explain|what(?:'s| is)|point out|is there|describe|which) ?(?:the |any |an? |all )*(?:logical |hidden |unstated |main |reasoning )*(?:flaws?|fallac(?:y|ies)|logical errors?)(?= (?:in|behind|of|with|is|does|are)(?![\\p{L}])(?! (?:this |the |my )?(?:code|function|script|query|program|plan|business|design|product|essay|study|experiment|app|character|hero|film|movie|novel|story))|[:.]|$)",
    within: /[:\n]\s*\S|["“‘'][^"”’]{12,}/u,
    sharp:
      'Put the argument as premises and conclusion, name the step at which it fails and the fallacy by its usual name if it has one, show it by a short parallel case in which the same reasoning goes plainly wrong, and say what would have to be shown instead.',
    points: [
      'Argument: premises and conclusion, one line each',
      'Fault: the step at which it fails, with the usual name if there is one',
      'Parallel: a short case in which the same reasoning goes plainly wrong',
      'Instead: what would have to be shown',
    ],
    steps: [
      'Write premises and conclusion one below the other, with what is taken for granted.',
      'Name the step that fails, and show it by a parallel case.',
    ],
  },
  {
    asked: true,
    over: ['names', 'list', 'entries', 'markup', 'code', 'small', 'pieces', 'cells', 'words', ...HARDLY_READ],
    named:
      '(?:please )?(?:(?:generate|create|make(?: up)?|give me|write|produce|invent|list|provide) )?(?:(?:\\p{Nd}+|an?|some|two|three|four|five|six|eight|ten|twenty|fifty) )?(?:(?:random|realistic|different) )*(?:fake|dummy|mock|sample|test|placeholder|made-up|fictional|random) (?:\\p{L}+ ){0,2}(?:names?|users?|customers?|people|records?|address(?:es)?|profiles?|accounts?|contacts?|entries|rows|orders?|products?|phone numbers?|e-?mails?|transactions?|employees?|patients?)(?= |$|[.,:])(?![^\\n]*(?:story|novel|game|character|band|poem))',
    sharp:
      'Give exactly as many as asked, each with every field named, in a form that can be pasted as it stands, plausible and different in length and origin with one awkward case among them (an accent, a hyphen, a long name), and with nothing that belongs to anybody real, such as addresses at example.com.',
    points: [
      'Number: exactly as asked, each with every field named',
      'Form: the same for all, to be pasted as it stands',
      'Range: different lengths and origins, one awkward case among them',
      'Nobody real: addresses at example.com, numbers that are not in use',
    ],
    steps: [
      'Settle the fields and the form.',
      'Fill in one record after the other, and check that none could be a real person’s.',
    ],
  },
  {
    asked: true,
    over: [
      'record',
      'fact',
      'quantity',
      'math',
      'tally',
      'question',
      'extract',
      'small',
      'input',
      'words',
      'choice',
      ...HARDLY_READ,
    ],
    named:
      "(?:how many (?:letter )?[\"“'‘]?\\p{L}[\"”'’]?(?:'?s)? (?:are|is|does|do)(?: there)?(?: in| [^\\n?]{2,30} have)[^\\n]{1,60}|(?:please )?(?:(?:what|which)(?:'s| is| are)? (?:the )?(?:most (?:common|frequent)|(?:first|second|third|last|\\p{Nd}(?:st|nd|rd|th)) )|how (?:many|often)|count|find)[^\\n]{0,50}?(?:letters?|vowels?|consonants?|[\"“'‘]?(?<![\\p{L}])\\p{L}(?:'s|s)?[\"”'’]?s?|times)(?![\\p{L}])[^\\n]{0,50}? in (?:the )?(?:word|sentence|phrase|name|string|following|[\"“'‘])[^\\n]{2,120})",
    sharp:
      'Write it out letter by letter, count each place, then give the result with its number, ties named; capital and small letters count as one unless the question says otherwise.',
    points: [
      'Result: first, with its number; ties named',
      'Shown by: the letters written out one by one, those counted marked',
      'Rule: capital and small letters count as one unless the question says otherwise',
    ],
    steps: ['Write it out letter by letter.', 'Count, go through it once more from the end, and give the result.'],
  },
  {
    asked: true,
    over: [
      'readcode',
      'debug',
      'explain',
      'technical',
      'code',
      'coding',
      'why',
      'handling',
      'change',
      'rewrite',
      'evaluate',
      ...HARDLY_READ,
    ],
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:slow|faster|speed up|optimi[sz]e|performance|efficient(?:ly)?|inefficient|takes (?:too long|forever))(?![\\p{L}]))(?:please |can you |could you )*(?:explain|why|make|optimi[sz]e|speed|improve|rewrite|how (?:can|do|could)|this|my|the|here)[^\\n]{4,200}',
    within: /\n[^\n]*[(=;{][^\n]*|`[^`]+`/u,
    sharp:
      'Name the line that costs most and how its cost grows with the input, give the whole code faster with exactly the same result, and say what it costs now and what it needs in exchange, such as memory.',
    points: [
      'Slow: the line that costs most, and how its cost grows with the input',
      'Faster: the whole code, exactly the same result',
      'Gain: cost before and after, and what it needs in exchange',
      'Check: one input on which both give the same, the order of results included',
    ],
    steps: [
      'Count for each line how often it runs for an input of size n.',
      'Change the one that costs most, and give the whole code.',
      'Say what is gained, and how to measure it.',
    ],
  },
  {
    asked: true,
    over: [
      'interview',
      'quiz',
      'story',
      'narrative',
      'text',
      'question',
      'suggest',
      'advice',
      'list',
      'entries',
      'speech',
      'persona',
      'chat',
      'message',
      ...HARDLY_READ,
    ],
    named:
      '(?!(?:please )?(?:write|give|list|create|generate|make|prepare|suggest|come up|what are|\\p{Nd}+)(?![\\p{L}])[^\\n]{0,40}questions)(?=[^\\n]*(?:\\((?:[^)\\n]{0,40})?interview(?: question)?[^)\\n]{0,60}\\)|(?:job |behaviou?ral )?interview question[ :,]|asked (?:me )?(?:this |it )?in (?:an?|my) (?:job )?interview))[^\\n]{10,260}',
    sharp:
      'Write an answer to be spoken in under two minutes: the situation in one sentence, what I did myself, how it came out, and what I do differently since, with [brackets] for every fact I have not told; below it, name what to leave out and the question that usually follows.',
    points: [
      'Answer: spoken in under two minutes, situation, what I did, outcome, what I do differently since',
      'Facts: only mine, [brackets] where one is missing',
      'Fit: for the job named, as one speaks',
      'Below it: what to leave out, and the question that usually follows',
    ],
    steps: [
      'Say what whoever asks this wants to find out.',
      'Write the answer in that order, with [brackets] for my facts.',
      'Add the question that follows, with a short answer.',
    ],
  },
  {
    asked: true,
    over: ['translate'],
    named:
      "(?=[^\\n]*(?<![\\p{L}])(?:keep(?:ing)?|preserv(?:e|ing)|leav(?:e|ing)|(?:do not|don'?t|without) (?:touch|translat|chang|alter)\\p{L}*)(?= )[^\\n]{0,40}(?:tags?|html|xml|markup|markdown|placeholders?|variables?|formatting|code|names?|brackets|emojis?|links?|urls?)(?![\\p{L}]))(?:please |can you |could you )*translate(?= )[^\\n]{4,200}",
    sharp:
      'Translate what a reader sees, as a native speaker would put it, leave what is to be kept exactly as it stands and set it where the sentence needs it in the new language, and give nothing around it.',
    points: [
      'Kept: exactly as it stands, none lost or added',
      'Place: where the new sentence needs it, even if the order changes',
      'Wording: as a native speaker would put it',
      'Output: ready to paste, nothing around it',
    ],
    steps: ['Mark what is to be kept.', 'Translate around it, and check that every mark is there once.'],
  },
  {
    asked: true,
    over: [
      'list',
      'entries',
      'points',
      'suggest',
      'question',
      'text',
      'message',
      'email',
      'discuss',
      'decide',
      'advice',
      'howto',
      'speech',
      'essay',
      ...HARDLY_READ,
    ],
    named:
      '(?!(?:how|what) (?:much|many))(?=[^\\n]*(?<![\\p{L}])(?:convince|persuade|talk (?:my|him|her|them|our) (?:\\p{L}+ )?into|(?:needs?|has|have|to) (?:to )?be (?:convinced|persuaded)|win (?:over|round))(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:my|our) (?:\\p{L}+ )?(?:manager|boss|supervisor|parents?|mom|mum|dad|wife|husband|partner|landlord|roommates?|team|company|director|teacher|principal|employer|board|friends?|family|kids?)(?![\\p{L}]))(?![^\\n]*(?:e-?mail|letter|essay|speech|message|poem))[^\\n]{12,260}',
    sharp:
      'Put every argument in terms of what the other side gains or is worried about, with a figure or a case where there is an honest one, meet the objection they will raise first, and close with the smallest thing they could say yes to, such as a trial.',
    points: [
      'Arguments: three or so, the strongest first, each as what they gain by it',
      'Proof: a figure or a case where there is an honest one; [brackets] for ours',
      'Objection: the one they will raise first, with the answer',
      'Ask: the smallest thing they could say yes to, such as a trial',
    ],
    steps: [
      'Say what they care about and what they fear in this.',
      'Give the arguments in those terms, the strongest first.',
      'End with the objection, the answer to it and a small first step.',
    ],
  },
  {
    asked: true,
    over: [
      'text',
      'caption',
      'copy',
      'summarise',
      'pieces',
      'insentence',
      'headlines',
      'message',
      'document',
      ...HARDLY_READ,
    ],
    named:
      '(?:(?:given|based on|for|from|using) [^.?!\\n]{3,60}, )?(?:please )?(?:(?:write|create|draft|give me|make|compose) )?(?:(?:an?|the|short|one-?line|catchy|spoiler-free|two-sentence|\\p{Nd}+-word) )*(?:teasers?|teaser texts?|blurbs?|log ?lines?)(?= |$|[.,:])(?! (?:questions?|rate|trailers? (?:music|length)))',
    sharp:
      'Open with the one thing that makes people want more, say for whom or about what it is in concrete words, raise one question and leave it open, give nothing away and claim nothing that is not here, and keep to the length asked.',
    points: [
      'First words: the one thing that makes people want more',
      'Content: concrete, nothing claimed that is not here, nothing given away',
      'End: one question raised and left open',
      ['Length: short enough to be read in one breath', '!length'],
    ],
    steps: ['Find the one thing in it that makes people curious.', 'Write it around that, and stop before the answer.'],
  },

  {
    asked: true,
    over: ['ideas', 'story', 'suggest', 'extend', 'list', 'entries', 'pieces', 'text', 'names', ...HARDLY_READ],
    named:
      '(?:please )?(?:suggest|write|give|invent|come up with|think of|create|make up|propose)(?: me)? (?:some |two |three |four |five |\\p{Nd}+ )?(?:(?:better|new|different|alternative|alternate|surprising|happy|sad|funny|unexpected|satisfying|possible) )*(?:endings|punch ?lines) (?:for|to|of)(?= )',
    sharp:
      'Let each start from the same last moment and go another way, because somebody decides differently or something overlooked comes into play, tell each in a few sentences down to its last image, and leave everything before it as it is known.',
    points: [
      'Each one: goes another way from the same moment, by one decision or one thing overlooked',
      'Told: in a few sentences, down to its last image',
      'Before it: as it is known, nothing changed to make it fit',
      'Range: clearly different in mood',
    ],
    steps: [
      'Find the moment at which it could have gone otherwise.',
      'Write each ending from there, different in mood, down to its last image.',
    ],
  },
  {
    asked: true,
    over: [
      'quiz',
      'words',
      'entries',
      'list',
      'small',
      'amuse',
      'suggest',
      'headlines',
      'pieces',
      'insentence',
      ...HARDLY_READ,
    ],
    named:
      '(?:please )?(?:(?:create|write|give me|make|come up with|suggest|invent) )?(?:an? |one )(?:(?:good|cryptic|clever|easy|hard|tricky|short|witty) )*crossword clue (?:for|to)(?= )',
    sharp:
      'Give one clue that names or hints at the answer without using it or a relative of it, match its number, tense and word class, put the number of letters in brackets, and say in half a line how it works if it plays on words.',
    points: [
      'Clue: one, without the answer or a relative of it',
      'Match: number, tense and word class of the answer',
      'Letters: their number in brackets',
    ],
    steps: [
      'List meanings and uses of the word.',
      'Take the one least expected that is still fair, and word it in a line.',
    ],
  },
  {
    asked: true,
    over: ['text', 'copy', 'caption', 'message', 'announce', 'document', 'email', ...HARDLY_READ],
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:cat|dog|kittens?|pupp(?:y|ies)|rabbits?|hamsters?|guinea pigs?|parrots?|birds?|horse|pony|pets?|turtles?|tortoise|hens?|chickens?)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:new home|re-?hom(?:e|ing)|good home|forever home|up for adoption|adopters?|give away)(?![\\p{L}]))(?!(?:how|what|should|is|can) )[^\\n]{12,300}',
    sharp:
      'Say in the first line who is looking for a home, tell age, nature and habits by one small scene, name honestly what a special need means from day to day, describe the home that fits, and end with how to get in touch; [brackets] only for what I have not told, such as place, vaccinations or the reason.',
    points: [
      'First line: who is looking for a home, and of what kind',
      'Nature: shown by one small scene, nothing invented',
      'Needs: what they mean from day to day, told honestly',
      'Home and contact: who fits, and how to get in touch; [brackets] for what I have not told',
    ],
    steps: [
      'Think of the one person who would be right, and what they want to know.',
      'Write it for them, honest about the needs, and end with how to get in touch.',
    ],
  },
  {
    asked: true,
    over: [
      'entries',
      'list',
      'question',
      'fact',
      'yesno',
      'harm',
      'advice',
      'effects',
      'points',
      'describe',
      ...HARDLY_READ,
    ],
    named:
      "(?:what(?:'s| is| are)|list|name|tell me|explain|which)(?: me)? (?:(?:the|all|some|any|main|common|possible|serious) )*(?:side effects|contraindications|interactions|drug interactions|dosage|risks)(?: and (?:\\p{L}+ ){1,2})?(?: of| for| with) (?:taking )?(?=[^\\n?]*(?:[\\p{L}-]*(?:profen|cillin|mycin|cetamol|aminophen|prazole|statin|sartan|pril|olol|oxetine|azepam|zolam|cortisone|nisone|floxacin|formin|aspirin|metamizole|tadine|rizine|pill|antibiotics?|antidepressants?|painkillers?|vaccine|medication|medicine|drug|tablets?|insulin|lithium|melatonin)))[^\\n]{3,140}",
    sharp:
      'Set the common and harmless ones apart from the rare ones that need help at once, each of these with its first sign, say who should not take it and what it must not be taken with, answer whatever else is asked, and say what a doctor or pharmacist has to decide in my case.',
    points: [
      'Common: the usual ones, and how long they last',
      'Serious: the rare ones, each with its first sign and what to do at once',
      'Not for: who should not take it, and what it must not be taken with',
      'Doctor or pharmacist: what they have to decide in a single case',
    ],
    steps: [
      'Say in one sentence what it is for and how it works.',
      'Give the common ones, then the serious ones with their signs.',
      'Say who must not take it, and when to ask first.',
    ],
  },
  {
    asked: true,
    over: ['greeting', 'message', 'caption', 'text', 'insentence', 'pieces', 'email', 'suggest', ...HARDLY_READ],
    named:
      "(?=[^\\n]*(?:(?:don'?t|do not|barely|hardly|not) (?:really )?know (?:him |her |them )?(?:very |that |so )?well|(?:barely|hardly) know|just (?:met|started)|distant (?:relative|cousin|aunt|uncle|colleague)))(?:(?:an?|the|short|two-line|one-line|simple|nice|polite|friendly|warm) )*(?:[\\p{L}-]+ )?(?:wish(?:es)?|greetings?|cards?|congratulations?|message|note|text|condolences?)(?= (?:for|to))",
    sharp:
      'Keep it warm and short, say something that is true of anybody on this occasion without sounding bought, bring in nothing private and no familiarity that is not there, and keep to the length asked.',
    points: [
      'Tone: warm, no familiarity that is not there',
      'Content: fits the occasion and how little we know each other, nothing private',
      'Words: plain, none from a shop card',
      'Form: ready to write on the card or to send',
    ],
    steps: ['Write it as one would say it in passing.', 'Strike whatever supposes more than we know of each other.'],
  },
  {
    asked: true,
    over: [
      'classify',
      'yesno',
      'evaluate',
      'handling',
      'judge',
      'question',
      'guess',
      'input',
      'harm',
      'advice',
      'fact',
      'truth',
      ...HARDLY_READ,
    ],
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:phish\\p{L}*|scams?|spam(?! or )|fraud\\p{L}*|legit(?:imate)?|fake|hoax)(?![\\p{L}]))(?:please )?(?:is|does|could|can|tell me|check|decide|say|do you think|i got|determine|whether)(?= )[^\\n]{0,60}(?:e-?mail|message|text|sms|letter|offer|website|site|link|call|job|ad|listing|invoice|profile)(?![\\p{L}])[^\\n]{0,200}',
    sharp:
      'Give the verdict first with how sure it is, quote the signs for it and those against, say what to do now and what not to touch, and how to check it by a way that does not go through the message itself.',
    points: [
      'Verdict: first, with how sure it is',
      'Signs: quoted, for it and against it',
      'Now: what to do, and what not to click or answer',
      'Check: a way that does not go through the message itself',
    ],
    steps: [
      'Note sender, wording, link and what is demanded, as far as they are shown.',
      'Give the verdict with the signs, and what to do now.',
    ],
  },
  {
    asked: true,
    over: ['words', 'extract', 'list', 'entries', 'select', 'classify', 'handling', 'rhymes', 'input', ...HARDLY_READ],
    named:
      '(?:please )?(?:find|list|give|pick out|name|identify|underline|extract|write down|which)(?: me)? (?:all |the |every |any )*(?:words?|verbs?|nouns?|adjectives?|names?)(?: in (?:the|this) (?:sentence|text))? (?:(?:that|which) (?:have|has|contain|start|begin|end)|with|of|containing|starting|beginning|ending)(?= )[^\\n:]{3,70}(?:syllables?|letters?|vowels?|consonants?|prefix|suffix|double)[^\\n:]{0,40}',
    within: /[:\n]\s*\S/u,
    sharp:
      'Go through the text word by word, give every one that meets the condition once and in the order of the text, show in a few signs what makes it meet it, and take in no other.',
    points: [
      'Words: every one that meets the condition, once, in the order of the text',
      'Shown: in a few signs what makes it meet it',
      'Check: the others gone through once more',
    ],
    steps: [
      'Test each word of the text against the condition.',
      'Give those that meet it, and go through the rest once more.',
    ],
  },

  {
    asked: true,
    over: ['recipe', 'cook', 'guess', 'meals', ...HARDLY_READ],
    named:
      '(?:(?:given|based on|from|for|using) [^.?!\\n]{3,60}, )?(?:please )?(?:list|name|give(?: me)?|write|tell me|guess|what are|which are|suggest)(?: me)? (?:all |only |just )?(?:the )?(?:\\p{L}+ )?ingredients(?= )(?![^\\n]*(?:steps|instructions|recipe for|how to (?:make|cook)|method))[^\\n]{0,120}',
    sharp:
      'Give the ingredients alone, one a line, the main ones first with a usual amount, those that are only likely marked as such, and no steps.',
    points: [
      'Lines: one ingredient each, the main ones first',
      'Amount: a usual one beside each',
      'Only likely: marked, such as oil, salt or herbs',
      'Left out: the steps',
    ],
    steps: [
      'Think the dish through from the pan to the plate.',
      'List what it takes, and mark what varies from kitchen to kitchen.',
    ],
  },
  {
    asked: true,
    over: [
      'suggest',
      'advice',
      'question',
      'fact',
      'effects',
      'harm',
      'helping',
      'list',
      'entries',
      'decide',
      ...HARDLY_READ,
    ],
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:i|we|my|our)(?![\\p{L}]))[^\\n?]{8,200}[,.;] ?(?:so |and )?what (?:are|would be|will be|could be|might be) (?:the )?(?:\\p{L}+ )?(?:consequences|risks|repercussions|penalties|downsides|legal consequences)(?! of)(?![\\p{L}])[^\\n]{0,80}',
    sharp:
      'Say in the first sentence what usually follows, then each consequence with how likely it is and what it hangs on in my case, the worst one apart, what I can still do to soften or avoid it, and what to look up first and where.',
    points: [
      'First: what usually follows, in one sentence',
      'Each consequence: how likely, and what it hangs on in my case',
      'Worst: the one to reckon with, apart',
      'Softened: what I can still do, and what to look up first',
    ],
    steps: [
      'Name what it hangs on, such as contract, place or time.',
      'Go through the consequences from the likeliest to the worst.',
      'End with the step that avoids most of them.',
    ],
  },
  {
    asked: true,
    over: [
      'effects',
      'guess',
      'extend',
      'explain',
      'whatif',
      'question',
      'complete',
      'story',
      'fact',
      'input',
      ...HARDLY_READ,
    ],
    named:
      "(?:please )?(?:predict|guess|say|tell me|what do you think|what(?:'s| is))(?: what)? (?:(?:will|would|is going to|might|could|is likely to|likely|probably) )?(?:happens?|comes?|will happen|the next (?:event|step|scene))(?: next)?(?= ?[:.?\\n]|$| (?:in|after|when|if|to) )",
    sharp:
      'Say in one sentence what will most likely happen, name what in the situation points to it, and give one other outcome with what would have to be different for it.',
    points: [
      'Likeliest: in one sentence',
      'Points to it: what in the situation decides',
      'Otherwise: one other outcome, and what would have to be different',
    ],
    steps: [
      'Ask what usually follows from such a beginning.',
      'Say it, with what points to it and what could change it.',
    ],
  },
  {
    asked: true,
    over: ['correct', 'rewrite', 'evaluate', 'grammar', 'input', 'change', ...HARDLY_READ],
    named:
      '(?![^\\n]* only(?![\\p{L}]))(?:please |can you |could you |would you |help me )*(?:proof-?read|spell-?check|grammar[- ]check|check [^\\n:?]{0,40}(?:for|the) (?:\\p{L}+ )?(?:mistakes|errors|typos|grammar|spelling)|correct the (?:grammar|spelling|mistakes|errors))(?= )[^\\n:?]{0,60}[?:.] \\S[^\\n]{20,}',
    sharp:
      'Give the whole text corrected first, change what is wrong and leave style and sense alone, then list every change with its reason in a few words, and apart from these name what is right but stumbles.',
    points: [
      'First: the whole text, corrected',
      'Changes: listed, each with its reason in a few words',
      'Left alone: sense, style and figures',
      'Apart: what is right but stumbles, if anything',
    ],
    steps: [
      'Read once for grammar, once for spelling, once for sense.',
      'Give the corrected text, and below it the list of changes.',
    ],
  },
  {
    asked: true,
    over: ['summarise', 'text', 'document', 'essay', 'article', 'outline', 'explain', ...HARDLY_READ],
    named:
      '(?:(?:an?|the|short|brief|structured|two-paragraph|one-paragraph|\\p{Nd}+-word) )*abstract (?:for|of|about|on|to) (?:an?|the|my|our) (?:[\\p{L}-]+ ){0,3}?(?:paper|study|thesis|dissertation|talk|article|poster|conference|report|project)(?= |$|[.,])',
    sharp:
      'Write it in the order question, what was done, what was found, what follows, one or two sentences each, with [brackets] for every figure and result I have not given and none made up, in the length asked and without references.',
    points: [
      'Order: question, what was done, what was found, what follows',
      'Results: [brackets] for every figure not given, none made up',
      'First sentence: the gap or question, not the field in general',
      'Left out: references, praise, abbreviations nobody knows',
    ],
    steps: [
      'Put question, method, finding and meaning in one sentence each.',
      'Join them to the length asked, with [brackets] for what is missing.',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'change', 'extend', 'story', 'correct', 'input', 'text', 'narrative', ...HARDLY_READ],
    named:
      '(?:please |can you |could you )*(?:rewrite|change|retell|redo|alter|modify|revise|adapt|turn)(?= )(?![^\\n]{0,80}(?:paragraph|sentences?|past tense|present tense|first person|third person|active|passive|formal|shorter|simpler|without|grammar|bullet|for (?:kids|children)))[^\\n:]{0,40}?(?:ending|story|fairy tale|tale|fable|scene|plot|lyrics|song|nursery rhyme|chapter|legend|myth|joke)(?: of [^\\n:,]{2,50}?| below| above)?,? (?:so that|so|but|in which|where|as if|with|into one where|such that|from the)(?= )[^\\n]{6,}',
    sharp:
      'Carry the change through everything it touches, motives, deeds and how it ends, keep voice, setting and whatever else is not touched, and make the new turn follow from the figures themselves instead of being announced.',
    points: [
      'Change: carried through everything it touches, to the end',
      'Kept: voice, setting and what the change does not touch',
      'Turn: follows from what the figures want and do',
      'Output: the new version alone, whole',
    ],
    steps: [
      'Note what the change turns round, and what it leaves alone.',
      'Tell it anew in the same voice, and check that nothing of the old course is left over.',
    ],
  },
  {
    asked: true,
    over: ['amuse', 'puzzle', 'quiz', 'poem', 'turns', 'guess', 'text', 'small', 'plain', 'unknown'],
    named:
      "(?=[^\\n]*(?:(?:don'?t|do not|without) (?:give|giving|tell|telling|reveal|revealing|say|saying|show|showing)(?: me)?(?: me)? ?(?:the |its |away the )?(?:answer|solution)|no answers?|let me guess|i(?:'ll| will| want to) guess))(?:please )?(?:(?:tell me|give me|write|ask me|make up|create|tell) )?(?:(?:an?|one|another|hard|easy|short|good) )*(?:riddles?|brain ?teasers?|puzzles?)(?![\\p{L}])",
    sharp:
      'Let the thing speak of itself in pictures that are all true of it, mislead once without lying, keep exactly one answer possible, and stop there: no answer and no hint until I guess.',
    points: [
      'Pictures: all true of the thing, none that fits everything',
      'Answer: exactly one possible, not given, nor hinted at',
      'Twist: misleads once without lying',
      'End: waits for my guess',
    ],
    steps: ['Choose the thing, and what is true of it alone.', 'Give the riddle, and wait for my guess.'],
  },
  {
    asked: true,
    over: [
      'small',
      'text',
      'story',
      'words',
      'insentence',
      'narrative',
      'scenery',
      'poem',
      'unknown',
      'plain',
      'arrange',
      'entries',
      'complete',
      'dialogue',
      'input',
      'list',
    ],
    named:
      '(?:please )?(?:(?:use|include|incorporate|put|combine|work) (?:all )?(?:of )?(?:the |these |those |following |given |\\p{Nd}+ )*(?:words|nouns|verbs|expressions|vocabulary)[^\\n:.]{0,20}? in(?:to)? (?:an?|one|the|your) (?:(?:short|single|coherent|funny|little|brief) )*(?:paragraph|story|text|poem|dialogue|scene|passage|tale)|(?:write|create|make|compose|tell) [^\\n:]{0,40}?(?:paragraph|story|text|poem|dialogue|scene|passage|tale)[^\\n:]{0,30}(?:using|with|containing|including|that (?:uses|includes|contains)|from|out of)(?: all)?(?: of)? (?:the|these|those)(?: following| given)?(?: \\p{Nd}+| \\p{L}+)? ?words)(?![\\p{L}])',
    sharp:
      'Find one scene in which all of them have a reason to turn up, use each at least once in its usual sense and set in bold, let the text run as if nobody had given the words, and keep to the form and length asked.',
    points: [
      'Words: each used at least once in its usual sense, in bold',
      'Thread: one scene in which all of them have a reason to turn up',
      'Flow: no sentence that is there only for a word',
      'Check: every word counted off at the end',
    ],
    steps: ['Find the scene that needs all of these words.', 'Write it, and count the words off.'],
  },
  {
    asked: true,
    over: [
      'evaluate',
      'correct',
      'yesno',
      'truth',
      'sum',
      'math',
      'input',
      'judge',
      'question',
      'handling',
      ...HARDLY_READ,
    ],
    named:
      '(?:please |can you |could you )*(?:check|verify|double-?check|confirm|is|did i)(?= )[^\\n:]{0,30}?(?:maths?|calculations?|arithmetic|sums?|working|computation|result)(?: (?:right|correct|ok))?(?= ?[:?.,]| (?:right|correct))(?=[^\\n]*\\p{Nd})[^\\n]{4,}',
    sharp:
      'Say first whether it is right, work it out again in one line, and if it is wrong name the step at which it went wrong with the right result.',
    points: [
      'Verdict: right or wrong, first',
      'Worked out: again, one line a step',
      'If wrong: the step at which it happened, and the right result',
    ],
    steps: [
      'Work it out without looking at the result given.',
      'Compare, and name the step that differs, if one does.',
    ],
  },
  {
    asked: true,
    over: [
      'poem',
      'words',
      'fact',
      'synonyms',
      'list',
      'entries',
      'question',
      'names',
      'suggest',
      'small',
      'plain',
      'unknown',
      'amuse',
      'token',
    ],
    named:
      "(?:please )?(?:(?:find|give(?: me)?|suggest|list|tell me|name|think of|what(?:'s| is| are)|is there)(?: me)? (?:(?:an?|any|some|the|good|perfect|near|best|\\p{Nd}+|two|three|five|ten) )*(?:rhymes?|rhyming words?|words? (?:that|which) rhymes?)|(?:what|which words?) rhymes?)(?: (?:for|with|to))(?= )[^\\n]{1,60}$",
    sharp:
      'Give perfect rhymes first, by how it sounds and not by how it is written, near rhymes apart and marked as such, and if there is no perfect one say so instead of forcing one.',
    points: [
      'Perfect: first, by sound from the stressed vowel on',
      'Near: apart, marked as such',
      'If there is none: said so, nothing forced',
      'In use: one line of verse with the best of them',
    ],
    steps: [
      'Say the word, and note the sound from the stressed vowel on.',
      'Give what shares it exactly, then what comes close.',
    ],
  },
  {
    asked: true,
    over: [
      'change',
      'recipe',
      'rewrite',
      'cook',
      'conversion',
      'input',
      'small',
      'plain',
      'unknown',
      'suggest',
      'howto',
    ],
    named:
      '(?:please |can you |could you |how (?:can|do|would) (?:i|you) |help me )*(?:make|convert|adapt|change|turn|modify|rework|veganise|veganize|rewrite)(?= )[^\\n:]{0,60}?(?:vegan|vegetarian|plant-based|gluten[- ]free|dairy[- ]free|lactose[- ]free|egg[- ]free|nut[- ]free|sugar[- ]free|keto|low[- ]carb|halal|kosher|low[- ]fat|healthier|(?:in|for) an? (?:air ?fryer|slow cooker|instant pot|microwave|pressure cooker))(?![\\p{L}])',
    within:
      /recipe|ingredient|flour|butter|milk|eggs?\b|cream|cheese|bake|cook|roast|sauce|\d ?(?:g|ml|cups?|tbsp)\b/iu,
    sharp:
      'Give the whole recipe anew: for every ingredient that cannot stay the replacement with its amount and why this one, everything else as it is, then what changes in order, heat or time, and how the result will differ.',
    points: [
      'Replaced: every ingredient that cannot stay, with what and how much of it',
      'Kept: everything else, with its amount',
      'Method: what changes in order, heat or time',
      'Result: how it will differ, and how to come closest',
    ],
    steps: [
      'Mark what cannot stay, and what each of it does in the dish.',
      'Replace it by something that does the same, and give the whole anew.',
    ],
  },

  {
    asked: true,
    over: ['document', 'plan', 'schedule', 'outline', 'text', 'list', 'entries', ...HARDLY_READ],
    named:
      '(?:[^\\n.!?]{8,160}[.!?] )(?:please )?(?:(?:give me|create|make|write|draft|we need|i need|suggest|set up|put together) )?(?:(?:an?|the|some|new|good|tight|simple|better) )*(?:[\\p{L}\\p{Nd}-]+ ){0,2}?agendas?(?: templates?)?(?![\\p{L}])',
    sharp:
      'Give each point its minutes, its aim (inform, discuss or decide) and who leads it, so that the minutes add up to the time there is with a few to spare, what has to be decided first, and add one rule for what runs over.',
    points: [
      'Points: each with minutes, aim and who leads it',
      'Sum: the minutes add up to the time there is, a few to spare',
      'Order: what has to be decided before what is only reported',
      'Running over: one rule for it, and where left-over points go',
    ],
    steps: [
      'Settle what has to be decided at the end.',
      'Give the points with minutes, aim and lead, and check the sum.',
    ],
  },

  {
    asked: true,
    over: ['points', 'list', 'entries', 'suggest', 'howto', 'advice', 'ideas', 'question', 'fact', ...HARDLY_READ],
    named:
      '(?:what are|give me|tell me|list|suggest|name|write|some|any)?(?: me)? ?(?:(?:some|a few|\\p{Nd}+|two|three|four|five|good|polite|nice|different|creative|professional) )+ways (?:to|of) (?![^\\n]*(?:fired|boss|work(?:ing)? on))(?:say|saying|tell|telling|decline|refuse|ask|asking|greet|start|open|end|close|apologi[sz]e|respond|answer|turn down|thank|introduce|reject|disagree)(?= )(?![^\\n]* in (?:spanish|french|german|italian|portuguese|japanese|chinese|korean|english|latin|arabic|russian))[^\\n]{3,120}',
    sharp:
      'Give the words themselves, each a sentence or two as one would really say or write it, different in tone or in what they offer, with when each fits and how to go on if the other side pushes back; number as asked.',
    points: [
      'Words: a sentence or two each, as one would really say or write it',
      'Range: different in tone or in what they offer',
      'Fit: when each is the right one',
      'Pushed back: one calm sentence to go on with',
    ],
    steps: ['Settle what has to stay intact on the other side.', 'Give the wordings, each with when it fits.'],
  },
  {
    asked: true,
    over: [
      'evaluate',
      'plan',
      'howto',
      'list',
      'entries',
      'checklist',
      'explain',
      'change',
      'schedule',
      'suggest',
      'judge',
      ...HARDLY_READ,
    ],
    named:
      '(?:please |can you |could you |help me )*(?:break|split|divide|cut|chop)(?: down| up)?(?= )[^\\n:]{0,50}?(?:tasks?|projects?|goals?|chores?|jobs?|assignments?|process|steps|work)(?: down)?[^\\n:]{0,40}?(?:steps|tasks|parts|chunks|pieces|actions|sub-?tasks|milestones)(?![\\p{L}])',
    sharp:
      'Give the steps in the order in which they are done, each small enough to finish in one go and worded as an action, with the minutes it takes and the sign that it is done, the first one doable at once, and mark what can be left out.',
    points: [
      'Steps: in order, each worded as an action and small enough for one go',
      'Each one: about how many minutes, and when it is done',
      'First: doable at once, without preparation',
      'Left out: what can be dropped if time runs short, marked',
    ],
    steps: [
      'Say what it looks like when it is finished.',
      'Go back from there to the first thing to do, and give the steps in order.',
    ],
  },
  {
    asked: true,
    over: ['adviser', 'roleplay', 'acting', 'persona', 'turns', 'standing', 'consult', ...HARDLY_READ],
    named:
      '[^\\n]{5,200}?(?:i will|i.ll|i am going to) (?:give|send|provide|tell|type|write|share|name|paste|describe)(?: to)?(?: you)? [^\\n.]{3,100}?(?:,| and|\\.) (?:then )?you (?:will |should |must |have to |are to )?(?:give|write|reply with|answer with|provide|respond with|create|turn|list|name|come up with|return|generate)(?: me)? (?!advice|feedback|questions)[^\\n]{4,}',
    sharp:
      'Do exactly what is laid down for each, in the number, form and order told, at once for the one that stands here already, stay with that form for all that follow, and ask only if something without which it cannot be done is missing.',
    points: [
      'Each time: exactly what is laid down, in the number, form and order told',
      'Now: for the one that stands here already, if there is one',
      'Quality: what somebody good at this would give, concrete and nothing general',
      'Around it: nothing that was not asked for',
    ],
    steps: ['Note the form that is laid down.', 'Fill it for what stands here, then wait for the next.'],
  },
  {
    asked: true,
    over: ['document', 'text', 'message', 'speech', 'caption', 'essay', 'copy', 'announce', 'email', ...HARDLY_READ],
    named:
      '(?:(?:an?|the|short|brief|quick|friendly|funny|professional|little) )*(?:self[- ]?introductions?|introductions?|intros?|introduce)(?: (?:post|message|text|paragraph))? ?(?:(?:for|of|about) )?(?:myself|me)(?![\\p{L}])',
    sharp:
      'Write it in the first person as one speaks there: who I am and what I do in one sentence, the personal thing shown by one small detail from what I told, something that makes it easy to answer, every fact of mine used and none added, and the length people read there.',
    points: [
      'First: who I am and what I do, in one sentence',
      'Personal: what I told, as one small detail and not as a list',
      'Close: something that makes it easy to write back',
      'Facts: all of mine, none added',
    ],
    steps: [
      'Choose what those who read it will want to know first.',
      'Write it as I would say it, and cut what sounds like a form.',
    ],
  },
  {
    asked: true,
    over: ['document', 'text', 'suggest', 'plan', 'list', 'entries', 'checklist', 'advice', ...HARDLY_READ],
    named:
      '(?:please |can you |could you |help me )*(?:suggest|write|draft|create|make|propose|set up|develop)(?: me)? (?:an? )?(?:(?:short|simple|clear|basic|fair|sample|new) )*(?:[\\p{L}-]+ ){0,3}?(?:policy|house rules|code of conduct|ground rules|guidelines) (?:for|on|about|to|that)(?= )',
    sharp:
      'Give few rules, each so exact that two people would judge alike whether it was kept, with a half-sentence why, say whom it covers, who decides on exceptions and what happens when it is broken, fit it to the size of those it is for, and mark what law or insurer may demand beyond it.',
    points: [
      'Rules: few, each exact enough to be checked, with a half-sentence why',
      'Covers: whom and what, and who decides on exceptions',
      'Broken: what happens then, in steps',
      'Fit: to the size of those it is for; what law may demand beyond it, marked',
    ],
    steps: [
      'Name the two or three things that must not happen.',
      'Write the rules that prevent them, and what follows when one is broken.',
      'Cut every rule nobody would check.',
    ],
  },

  {
    asked: true,
    over: ['text', 'article', 'document', 'scenery', 'story', 'explain', 'describe', 'essay', ...HARDLY_READ],
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:fictional|fictitious|imaginary|invented|made-up)(?![\\p{L}]))(?:(?:an?|the|short|fake) )*(?:wikipedia|encyclop[a-z]+)(?:[- ]style)? (?:articles?|entr(?:y|ies)|pages?|paragraphs?)',
    sharp:
      'Keep the dry tone of such an entry to the last line, define it in the first sentence, invent names, dates and figures that fit one another and follow from the one odd fact, and let the comedy come only from how seriously it is told.',
    points: [
      'First sentence: defines it, as if it had always been known',
      'Invented: names, dates and figures that fit one another and follow from the one odd fact',
      'Tone: dry and neutral to the last line',
      'Parts: two or three such an entry has, such as history or customs',
    ],
    steps: [
      'Think the one odd fact through: what would be different every day?',
      'Write the entry from that, without a wink.',
    ],
  },
  {
    asked: true,
    over: ['caption', 'text', 'copy', 'pieces', 'article', 'message', ...HARDLY_READ],
    named:
      '(?:(?:an?|the|short|\\p{Nd}+[- ]tweet) )*(?:(?:tweet|twitter|x|threads) thread|thread (?:of|with) (?:\\p{Nd}+|three|four|five|six|seven|eight|ten) (?:tweets|posts))(?![\\p{L}])',
    sharp:
      'Let the first one promise something worth reading on for, give each of the others one point that can be shared by itself, with a concrete case or figure, none invented, number them, keep each within the limit, and let the last say what to take away.',
    points: [
      'First: a promise worth reading on for, no announcement',
      'Each: one point that can be shared by itself, with a case or figure, none invented',
      'Form: numbered, each within the limit of the platform',
      'Last: what to take away',
    ],
    steps: [
      'Write the points in one line each, the strongest second.',
      'Word them to the limit, and write the first one last.',
    ],
  },
  {
    asked: true,
    over: ['translate', 'fact', 'words', 'meaning', 'question', ...HARDLY_READ],
    named: `(?=[^\\n]*(?:pronounc|how (?:is|do) (?:it|you|i) (?:say|said)|plural|gender|article|spell))(?:(?:what(?:'s| is)|tell me) the ${TONGUE} (?:word|term|name|expression|phrase) for [^\\n?]{2,40}|how do (?:you|i) say [^\\n?]{2,40} in ${TONGUE})(?![\\p{L}])[^\\n]{0,100}`,
    sharp:
      'Give the word first, as a noun with its article, then everything else asked about it: how it is said, in a spelling an English speaker can read aloud with the stress marked; name another word only where the sense calls for a different one.',
    points: [
      'Word: first, as a noun with its article',
      'Said: spelled for an English speaker, the stress marked',
      'Asked besides: each in a line of its own',
      'Another word: only where another sense calls for it',
    ],
    steps: ['Settle which sense is meant.', 'Give the word with how it is said, and what else is asked.'],
  },
  {
    asked: true,
    over: [
      'compare',
      'explain',
      'meaning',
      'interpret',
      'correct',
      'grammar',
      'classify',
      'handling',
      'technical',
      'evaluate',
      'question',
      ...HARDLY_READ,
    ],
    named:
      '(?=[^\\n]*["“\'‘][^"”’\\n]{3,40} [^"”’\\n]{2,60}["”\'’][^\\n]{1,12}["“\'‘][^"”’\\n]{3,})(?:please )?(?:spot|explain|what(?:\'s| is)|describe|tell me|show|give|how does the meaning|do)(?= )[^\\n"“‘]{0,50}?(?:difference|differ|change|same)[^\\n"“‘]{0,40}?(?: |:)?["“\'‘][^\\n]{8,}',
    sharp:
      'Put in other words what each exactly says, name the word or its place that makes the difference, give one situation in which only one of them is true, and say how people really use them.',
    points: [
      'Each: what it exactly says, in other words',
      'Turns on: the word or its place that makes the difference',
      'Situation: one in which only one of them is true',
      'In use: how people really say it',
    ],
    steps: ['Say each in other words, as exactly as possible.', 'Find the situation that tells them apart.'],
  },
  {
    asked: true,
    over: [
      'evaluate',
      'tally',
      'rating',
      'poem',
      'classify',
      'correct',
      'input',
      'words',
      'judge',
      'handling',
      ...HARDLY_READ,
    ],
    named:
      '(?:please )?(?:score|count|check|does|is|verify|how many|mark)(?= )[^\\n]{0,60}(?:syllables|haiku|meter|metre|iambic|5[-–/ ]7[-–/ ]5)(?![\\p{L}])[^\\n]{0,60}',
    within: /\n[^\n]+\n|[:"“][^\n]{12,}/u,
    sharp:
      'Give each line divided into syllables with its number behind it, hold the numbers against what the form asks, say where a word can be counted in two ways, and show the smallest change for any line that does not fit.',
    points: [
      'Lines: each divided into syllables, with its number behind it',
      'Form: the numbers held against what it asks',
      'Doubtful: words that can be counted in two ways, named',
      'Change: the smallest one for any line that does not fit',
    ],
    steps: [
      'Say each line aloud in mind, and divide it.',
      'Count, compare with the form, and mend only what does not fit.',
    ],
  },
  {
    asked: true,
    over: ['extract', 'classify', 'guess', 'handling', 'fact', 'list', 'question', ...HARDLY_READ],
    named:
      "(?:please )?(?:determine|guess|infer|deduce|identify|work out|what is|tell me|say|figure out|name)(?: me)? (?:what )?(?:the |this |that )?(?:speaker|author|writer|narrator|person|character|sender|customer|caller|reviewer)(?:['’]s)? (?:probable |likely )?(?:profession|job|occupation|age|mood|emotion|feelings?|relationship|location|intention|attitude|nationality|hobby|does for a living)(?![\\p{L}])",
    sharp:
      'Give the likeliest answer first, quote the words that give it away, and name another only if the words allow it as well, with what would decide between them.',
    points: [
      'Answer: the likeliest, first',
      'Clue: the words that give it away, quoted',
      'Another: only if the words allow it as well, with what would decide',
    ],
    steps: ['Mark the words that only somebody like that would use.', 'Give the answer with them.'],
  },
  {
    asked: true,
    over: ['session', 'training', 'plan', 'list', 'entries', 'howto', 'recommend', 'suggest', ...HARDLY_READ],
    named:
      '(?:(?:an?|the|quick|short|gentle|simple|easy|good|daily|\\p{Nd}+[- ]?min(?:ute)?s?|five[- ]minute|ten[- ]minute) )*(?:\\p{Nd}+ min(?:ute)?s? )?(?:warm[- ]?ups?|cool[- ]?downs?|stretching(?: routine)?|stretches|mobility (?:routine|drills)|desk exercises)(?: (?:routine|exercises|session))?(?= (?:for|before|after|to|at)|$|[.,])(?! (?:questions|activity|act|band|speech))',
    sharp:
      'Give the movements in order with the seconds or repetitions of each so that they fill the time there is, say for each in a few words how it is done and what it prepares or eases, and name the sign at which to stop.',
    points: [
      'Movements: in order, each with seconds or repetitions that fill the time there is',
      'Each one: how it is done, and what it prepares or eases',
      'Order: from easy to demanding, nothing cold at full strength',
      'Stop: the sign at which to leave one out',
    ],
    steps: [
      'Settle what the body is to do next, or has just done.',
      'Fill the time with movements for that, in order, and add up the seconds.',
    ],
  },
  {
    asked: true,
    over: [
      'plan',
      'document',
      'howto',
      'text',
      'code',
      'outline',
      'explain',
      'session',
      'lesson',
      'approach',
      ...HARDLY_READ,
    ],
    named:
      '(?:please |can you |could you |help me )*(?:design|plan|devise|suggest|propose|set up|come up with|outline|describe)(?: me)? (?:an? )?(?:(?:simple|small|home|school|controlled|scientific|science|psychology|clear|better|fair) )*(?:experiment|study|science fair project|a/b test)(?= )(?![^\\n]*(?:study (?:plan|schedule)|abroad))[^\\n]{6,}',
    sharp:
      'State the question and what you expect, say what alone is varied, what is kept the same and what is measured and how, with groups, repeats and how long it runs, which result would speak for and which against it, and what could mislead.',
    points: [
      'Question: with what is expected, in one sentence',
      'Set-up: what alone is varied, what is kept the same, groups and repeats',
      'Measured: what, how and how often, for how long',
      'Result: which one would speak for it and which against',
      'Misleading: what else could cause the same result, and what is done about it',
    ],
    steps: [
      'Turn the question into something that can be measured.',
      'Describe the set-up so that somebody else could repeat it.',
      'Say what each possible result would mean.',
    ],
  },
  {
    asked: true,
    over: [
      'scenery',
      'list',
      'entries',
      'describe',
      'points',
      'explain',
      'suggest',
      'advice',
      'ideas',
      'rank',
      ...HARDLY_READ,
    ],
    named:
      '(?:please )?(?:describe|list|give(?: me)?|name|explain|suggest|tell me|outline) (?:(?:\\p{Nd}+|two|three|four|five|six|ten|some|several) )(?:\\p{L}+ )?ways (?:to|of|in which)(?= )(?=[^\\n]*(?:rank|order|sort|rate|compare|from (?:easiest|cheapest|best|most|least)|by (?:effort|cost|impact|effect|difficulty|price)))[^\\n]{8,}',
    sharp:
      'Put them straight in the order asked, say of each exactly what one does, what it brings and what it costs by the measure named, and give in one line why each stands above the next.',
    points: [
      'Order: straight the one asked, numbered',
      'Each one: exactly what one does, and what it brings',
      'Measure: what it takes of what is ranked by, said for each alike',
      'Between: why it stands above the next, in a few words',
    ],
    steps: ['Choose ways that differ in kind.', 'Weigh each by the measure named, and give them in that order.'],
  },

  {
    asked: true,
    over: [
      'question',
      'text',
      'suggest',
      'ideas',
      'interview',
      'small',
      'plain',
      'unknown',
      'entries',
      'list',
      'document',
      'essay',
    ],
    named:
      '(?:please )?(?:formulate|write|suggest|give me|come up with|create|make|propose|develop|turn [^\\n]{3,60} into)(?: me)? (?:an? |one )(?:(?:good|clear|focused|narrow|testable) )*(?:research question|hypothesis|thesis statement)(?= |[.,:]|$)',
    sharp:
      'Give one, narrow enough to be answered: who, what is compared or related, where and when, in words that can be measured; below it say in a line each with which data it could be answered and what would prove it wrong.',
    points: [
      'One: who, what is related to what, where and when',
      'Words: such as can be measured, none that everybody reads differently',
      'Data: with which it could be answered, in one line',
      'Wrong: what result would speak against it',
    ],
    steps: ['Narrow the subject to one group, one cause and one effect.', 'Word it, and say how it could be answered.'],
  },

  {
    asked: true,
    over: ['translate'],
    named:
      '(?![^\\n]*(?:idiom|proverb|saying|literally))(?:please |can you |could you )*translate(?= )[^\\n:]{3,120}?(?:,? and (?:then )?|, then |; )(?:also )?(?:mark|highlight|underline|bold|indicate|flag|point out|italici[sz]e)(?= )[^\\n]{3,}',
    sharp:
      'Translate the whole first as a native speaker would put it, names and figures exact, then carry out what else is asked on every place it applies to and on no other, in the form asked.',
    points: [
      'Translation: whole, as a native speaker would put it, names and figures exact',
      'Besides: what else is asked, on every place it applies to and no other',
      'Doubtful: a place where it could be either, named below',
    ],
    steps: ['Translate line by line.', 'Go through it once more for what else is asked.'],
  },
  {
    asked: true,
    over: ['ideas', 'document', 'game', 'suggest', 'text', 'amuse', ...HARDLY_READ],
    named:
      '(?:please )?(?:create|make|design|write|give me|prepare|come up with) (?:an? |the )?(?:(?:simple|fun|short|printable|easy|little) )*(?:matching|memory|bingo|sorting|card|charades|guessing|flash ?card)(?: (?:game|activity|worksheet|cards?|set))(?= )(?![^\\n]*(?:code|python|app|javascript))[^\\n]{3,}',
    sharp:
      'Give the finished material, every card, pair or clue written out and fit for the age named, then how it is played in three sentences, the solution apart, and one way to make it easier or harder.',
    points: [
      'Material: every card, pair or clue written out, ready to print',
      'Level: fit for the age named, each clearly right or wrong',
      'Play: how it goes, in three sentences',
      'Solution: apart, with one way to make it easier or harder',
    ],
    steps: [
      'Choose what the players should know afterwards.',
      'Write all of the material, then the rules and the solution.',
    ],
  },
  {
    asked: true,
    over: ['judge', 'classify', 'evaluate', 'question', 'input', 'sum', ...HARDLY_READ],
    named:
      '(?:please )?(?:is|are|tell me (?:if|whether)|check (?:if|whether)|determine (?:if|whether)|decide (?:if|whether)|say (?:if|whether)|find out (?:if|whether))(?= )(?=[^\\n]*\\p{Nd})[^\\n]{0,40}?(?:primes?|divisible|even or odd|odd or even|a perfect (?:square|cube|number)|a palindrome|a leap year|a multiple of|rational|irrational)(?![\\p{L}])[^\\n]{0,60}',
    sharp:
      'Say yes or no first, then show it in the shortest way that proves it, a divisor, a factorisation or the list of what was tried up to the bound, with the bound named.',
    points: [
      'Verdict: yes or no, first',
      'Proof: the shortest one, such as a divisor or what was tried up to the bound',
      'Each: a line of its own where several numbers are asked about',
    ],
    steps: [
      'Say what would decide it, and up to where one has to try.',
      'Try, and give the verdict with what decided.',
    ],
  },
  {
    asked: true,
    over: [
      'describe',
      'explain',
      'whatif',
      'scenery',
      'overview',
      'text',
      'event',
      'question',
      'process',
      ...HARDLY_READ,
    ],
    named:
      '(?:(?:what (?:would|did|does|was|is|might)|how (?:would|did|does|might))(?= ))(?: me)? ?(?:an? |the |your )?(?:(?:typical|normal|ordinary|average|perfect|usual) )*(?:work(?:ing)? ?)?day (?:in the life )?(?:of|for|like for|as) (?:an? |the )?[^\\n]{3,100}',
    sharp:
      'Go through the day from waking to sleeping with the hours, at each what is done, with what, with whom and what one hears or smells, as it was for exactly this person, and mark what is only likely.',
    points: [
      'Course: from waking to sleeping, with the hours',
      'Each hour: what is done, with what and with whom',
      'Details: what one would see, hear or smell, true to place and time',
      'Only likely: marked, nothing told as certain that is not',
    ],
    steps: [
      'Settle what gives such a day its shape, work, light, meals.',
      'Tell it hour by hour in things one can picture.',
    ],
  },
  {
    asked: true,
    over: ['howto', 'question', 'solving', 'helping', 'fact', ...HARDLY_READ],
    named:
      "(?:how (?:do|can|should|could|would) (?:i|we)|how to)(?: best| politely| nicely| gently)? (?:get|make|convince|persuade|ask|tell|remind|motivate|encourage|stop|bring) (?:my|our|the|an?) (?:[\\p{L}-]+ ){0,2}?(?:neighbou?rs?|roommates?|flatmates?|coworkers?|colleagues?|boss|manager|friends?|husband|wife|partner|boyfriend|girlfriend|mother|mom|mum|father|dad|parents|brother|sister|landlord|teacher|team|employees?|client|teen(?:ager)?|son|daughter|in-laws?|mother-in-law|guests?)(?:'s [\\p{L}-]+)? (?:to|from|that|about|for)(?= )[^\\n]{4,140}",
    sharp:
      'Give the words themselves, for the moment in which it goes best and for a message if that is easier, say why it has not happened so far from the other side, what to offer or make easier, what to do if nothing changes, and what would only harden it.',
    points: [
      'Words: two or three sentences to say or send, friendly and clear',
      'Moment: when and where it goes best',
      'Other side: what may lie behind it, and what makes it easy for them',
      'If nothing changes: the next step, and what would only harden it',
    ],
    steps: [
      'See it once from the other side.',
      'Give the words for the first try and for the second.',
      'Say where to let go.',
    ],
  },
  {
    asked: true,
    over: ['message', 'greeting', 'text', 'caption', 'email', 'suggest', ...HARDLY_READ],
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:good luck|first day|big day|(?:test|exam|match|recital|surgery|interview|race|performance) (?:today|tomorrow)|(?:has|have) (?:an? |his |her |their )?(?:[\\p{L}-]+ )?(?:test|exam|match|recital|surgery|interview|operation|race|driving test))(?![\\p{L}]))(?:(?:an?|the|short|little|sweet|cute|funny|nice|encouraging) )*(?:notes?|messages?|texts?|cards?|wish(?:es)?|lines?)(?= )(?! (?:app|about))[^\\n]{6,200}',
    sharp:
      'Write two or three lines in which that person can hear my voice, name the day’s matter once and lightly, put trust in them instead of pressure, add something only we would understand, as [our joke] if I have told none, and let it fit on a small piece of paper.',
    points: [
      'Length: two or three lines',
      'Matter: named once and lightly, trust instead of pressure',
      'Ours: something only we would understand, [our joke] if I have told none',
      'End: something to look forward to afterwards',
    ],
    steps: [
      'Think of what that person needs to hear just before it.',
      'Write it in my voice, and strike what sounds like a poster.',
    ],
  },
  {
    asked: true,
    over: [
      'extract',
      'handling',
      'list',
      'evaluate',
      'summarise',
      'passage',
      'classify',
      'entries',
      'twofold',
      ...HARDLY_READ,
    ],
    named:
      '(?:please )?(?:extract|list|find|identify|name|pick out|summari[sz]e|give)(?: me)? [^\\n:]{3,70}?(?:,? and|, then|; then) (?:then )?(?:say|tell me|name|decide|explain|judge|state|choose|pick|mark)(?: me)? (?:which|the)(?: one)?(?: of (?:them|these))?(?: is| are)? ?(?:the )?(?:(?:\\p{L}+est|best|worst|most [\\p{L}-]+|least [\\p{L}-]+)|(?:is|seems|looks|sounds) \\p{L}+)(?![\\p{L}])[^\\n]{0,80}',
    within: /[:\n]\s*\S+(?:\s+\S+){4}/u,
    sharp:
      'Give each once, put shortly and true to the text, one a line, then name the one asked for and say in a sentence what makes it so, compared with the one that comes next.',
    points: [
      'Lines: each once, put shortly and true to the text',
      'Then: the one asked for, with what makes it so',
      'Compared: with the one that comes next, in half a sentence',
    ],
    steps: ['Go through the text, and note each in a few words.', 'Weigh them by what is asked, and name the one.'],
  },

  {
    asked: true,
    over: [
      'advice',
      'correct',
      'decide',
      'words',
      'grammar',
      'select',
      'input',
      'question',
      'names',
      'extract',
      'evaluate',
      ...HARDLY_READ,
    ],
    named:
      '(?:please )?(?:select|choose|pick|circle|underline|give|which is|what is|decide on|fill in)(?= )[^\\n:]{0,50}(?:words?|form|option|verb|preposition|article|spelling|tense|answer)(?![\\p{L}])[^\\n:]{0,40}',
    within: /\(\s*[\p{L}'’ ]{1,18}\s?[/|,]\s?[\p{L}'’ ]{1,18}\s*\)|\b\p{L}{2,14}\/\p{L}{2,14}\b/u,
    sharp:
      'Give the sentence with the right one put in and set in bold, then in one sentence the rule or sense that decides it, and where the other would be right.',
    points: [
      'Sentence: whole, the right one in bold',
      'Rule: what decides it, in one sentence',
      'The other: where it would be right, by a short example',
    ],
    steps: ['Say what each of the two means or does.', 'Put in the right one, with the rule.'],
  },
  {
    asked: true,
    over: ['names', 'pieces', 'ideas', 'suggest', 'headlines', 'copy', 'text', ...HARDLY_READ],
    named:
      '(?:please )?(?:propose|suggest|give me|come up with|create|think of|make|i need|write) (?:an? |the )?(?:\\p{L}+ )?names?, (?:an? )?(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+,? and (?:an? )?(?:[\\p{L}-]+ ){0,2}?(?:slogan|tagline|logo(?: idea)?|motto|mascot|menu|concept|domain|backstory)(?![\\p{L}])',
    sharp:
      'Give one set in which all parts carry the same idea: the name with what it suggests, each of the other things asked for complete and in its own line, nothing of it a phrase that fits any other, and in one line what speaks against it.',
    points: [
      'Idea: one that all parts carry, in a sentence',
      'Name: easy to say, with what it suggests',
      'Each other part: complete, in a line of its own',
      'Against it: one line, such as what it could be mistaken for',
    ],
    steps: ['Find the one idea that only this has.', 'Make every part from it, and hold them side by side.'],
  },
  {
    asked: true,
    over: ['correct', 'rewrite', 'change', 'input', 'extract', 'handling', 'grammar', ...HARDLY_READ],
    named:
      '(?:please |can you |could you )*(?:fix|correct|clean up|standardi[sz]e|normali[sz]e|repair|tidy(?: up)?) (?:the |this |my )?(?:formatting|format|layout|capitali[sz]ation|casing|spacing|line breaks|indentation)(?= )[^\\n]{2,}',
    sharp:
      'Give it laid out as such a thing usually stands, capitals, marks and line breaks set, every word and figure kept, and say in one line below what could be read in another way.',
    points: [
      'Layout: as such a thing usually stands, capitals, marks and line breaks set',
      'Content: every word and figure kept, nothing filled in',
      'Below: in one line, what could be read in another way, if anything',
    ],
    steps: ['Say which part is what.', 'Set it out, and compare it with what was given.'],
  },
  {
    asked: true,
    over: [
      'summarise',
      'compare',
      'extract',
      'classify',
      'passage',
      'evaluate',
      'handling',
      'input',
      'explain',
      ...HARDLY_READ,
    ],
    named:
      '(?:please |can you |could you )*(?:summari[sz]e|describe|list|name|find|identify|explain|what are|tell me|show|point out)(?: me)? (?:the |all |any )*(?:(?:main|key|important|biggest) )?(?:differences|similarities|contradictions|disagreements|changes|points of (?:agreement|disagreement))(?: and (?:the )?\\p{L}+)? (?:between|in|of|among) (?:the|these|those|both) (?:two |three |following |both )*(?:reviews?|texts?|articles?|statements?|e-?mails?|versions?|passages?|paragraphs?|drafts?|quotes?|comments?|messages?|offers?|contracts?)(?![\\p{L}])',
    sharp:
      'Set them side by side point by point, in each line what the one says and what the other says, in words of the texts, name what only one of them mentions apart, and end with the difference that matters most.',
    points: [
      'Points: one line each, what the one says and what the other, in words of the texts',
      'Only in one: named apart, as it is no contradiction',
      'Most important: the difference that matters most, last',
    ],
    steps: ['Note what each says on the same matter.', 'Give these side by side, then what stands in one alone.'],
  },
  {
    asked: true,
    over: [
      'entries',
      'list',
      'select',
      'classify',
      'choice',
      'extract',
      'arrange',
      'decide',
      'question',
      'cook',
      'input',
      'puzzle',
      ...HARDLY_READ,
    ],
    named:
      '(?:(?:given|based on|from|using|with) [^.?!\\n]{3,80}, )?(?:please )?(?:tell me|say|find|choose|pick|work out|suggest|decide|figure out)?(?: me)? ?(?:which|what|one|an?|the|when|all) (?:[\\p{L}-]+ ){0,3}?(?:suits?|fits?|works? for|is (?:ok|fine|safe|good) for|(?:can|could) (?:be )?(?:eat|eaten|attend|come|make it)|is free for|everyone is|meets?)(?= )?[^\\n]{0,40}(?:every(?:body|one)|all (?:of )?(?:them|guests|people|us|conditions|requirements|criteria)|each (?:guest|person)|both)(?![\\p{L}])[^\\n]{0,60}',
    within: /[:\n]\s*\S+(?:\s+\S+){3}/u,
    sharp:
      'Name what suits all in the first line, then show it in a small table, every candidate against every condition, and if nothing suits all say so and name the one that comes closest with the smallest change that would do.',
    points: [
      'Answer: what suits all, in the first line, or that nothing does',
      'Shown: every candidate against every condition, with what rules it out',
      'Closest: the smallest change that would do, if nothing suits all',
      'Assumed: what is usual in it but not said here, marked',
    ],
    steps: ['Note what each one rules out.', 'Go through the candidates, and name what is left.'],
  },
];
