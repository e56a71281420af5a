import type { Particular } from '../particular.js';
import { LITTLE_READ } from './little-read.js';

const PIECE = [
  ...LITTLE_READ,
  'document',
  'email',
  'greeting',
  'article',
  'recommend',
  'copy',
  'pieces',
  'speech',
] as const;

/** Small pieces that an office, a shop or a club needs, and what is drawn from a line or two below the order. */
export const ENGLISH_DESK_PIECES: readonly Particular[] = [
  {
    over: PIECE,
    named:
      '(?:voice ?mail|answering[- ]machine|ansaphone|phone|telephone|mailbox) (?:greetings?|messages?|announcements?)(?! (?:to|asking|between|from))(?!.*(?:novel|story|lovers))',
    sharp:
      'Name the business in the first words, say when somebody answers and what can be done without calling, ask for exactly what is needed to ring back, say by when that happens ([brackets] if I have not said it), and keep it short enough to be spoken in one breath or two.',
    points: [
      'First words: who has been reached',
      'Hours: when somebody answers, and what can be done without calling',
      'After the tone: exactly what the caller should leave',
      'Promise: by when somebody rings back; [brackets] if I have not said it',
      'Sound: short sentences that can be spoken aloud',
    ],
  },
  {
    asked: true,
    over: [...LITTLE_READ, 'document', 'passage', 'summarise', 'extract', 'twofold', 'plan', 'checklist', 'advice'],
    named:
      '(?:please )?(?:read|look at|use|study|check)(?= )[^,.?:\\n]{3,50}(?:,| and| then)(?= )[^\\n]{0,12}(?:list|say|tell|decide|write down|name|suggest|explain|work out|plan)(?= )[^\\n]{0,20}what(?= )[^\\n]{3,70}(?:should|must|needs? to|has to|have to|ought to)(?: \\p{L}+)? (?:do|prepare|bring|take|pack|avoid|watch|plan|change|fix)(?![\\p{L}])',
    sharp:
      'Tie each thing to the line it follows from, put first what cannot wait, give day or limit where the text has one, and say nothing that the text does not bear out.',
    points: [
      'Each one: with the line or day it follows from',
      'Order: what cannot wait first',
      'When: day or limit, where the text has one',
      'Basis: nothing that the text does not bear out',
    ],
  },
  {
    over: PIECE,
    named:
      '(?:short |brief |warm |personal |little |quick )*thank[- ]?you (?:notes?|cards?|messages?|letters?|texts?)(?! (?:after|templates?))(?!.*(?:customers?|clients?|templates?|subscribers)(?![\\p{L}]))',
    sharp:
      'Name the one thing they did and what it spared me or made possible, add a detail that only I could know ([brackets] where I have not told one), and stop after four sentences, without stock phrases.',
    points: [
      'Thanks: for the one thing they did, named',
      'Effect: what it spared me or made possible',
      'Detail: one that only I could know; [brackets] where I have not told one',
      'Length: about four sentences, no stock phrases',
    ],
  },
  {
    asked: true,
    over: [...LITTLE_READ, 'decide', 'names', 'formula', 'plan', 'cells', 'headlines'],
    named:
      '(?!.*(?<![\\p{L}])(?:sql|pandas|dataframes?|python|index(?:es)?|query|queries|postgres|mysql|rename|translate|snake|newspaper|army)(?![\\p{L}]))(?:[^.?!:\\n]{0,60} )?(?:(?:what|how) to (?:name|call|label) (?:the |my |these )?(?:columns|fields|headers|headings)|(?:names?|titles?|labels?|headers?|headings?) (?:for|of) (?:the |my )?(?:columns|fields)|column (?:names?|headers?|headings?|titles?)|(?:what|which) columns (?:should|do|would|to)(?: (?:i|we|my|our|an?|the|it))?(?: [\\p{L}-]+){0,3}? (?:have|need|include|use|put|add|make|contain))(?= |[.?]|$)',
    sharp:
      'Put the columns in the order in which they are filled in, each with a short name, what goes in and in which form (date, number, choice from a list), show one row filled in, and leave out what can be worked out from the others.',
    points: [
      'Columns: in the order in which they are filled in, with short names',
      'Each one: what goes in, and in which form (date, number, choice from a list)',
      'Example: one row filled in',
      'Left out: what can be worked out from the others, with the formula instead',
    ],
  },
  {
    asked: true,
    over: ['summarise', ...PIECE],
    named:
      '(?!.*(?:following|this|below|given) (?:paper|article|study|text|report|thesis))(?:an? |the )?(?:short |brief |conference |talk )*abstracts?(?= (?:for|of|about|on)|[.]?$)',
    sharp:
      'Open on the question or claim it is about, say what was done or is shown and what came out, as far as it is given ([brackets] for what only the author knows), and end on what follows from it, without “this paper will” or “this talk will”.',
    points: [
      'Opening: the question or claim it is about',
      'Middle: what was done or is shown, and what came out; [brackets] for what only the author knows',
      'End: what follows from it',
      'Avoid: “this paper will”, “this talk will”, and words the field uses for show',
    ],
  },
  {
    over: ['quiz', 'list', 'entries', 'small', 'plain', 'unknown', 'input', 'suggest'],
    named: '(?:multiple[- ]choice|mcq)(?: (?:quiz|test|exam|trivia))? ?(?:questions?|items?|quiz|test|exam|s)?',
    sharp:
      'Let each question ask for a decision or a fact that matters in practice, give four options of equal length whose wrong ones are mistakes people really make, no “all of the above”, and put the key at the end with one line on why the likeliest wrong answer is wrong.',
    points: [
      'Questions: a decision or a fact that matters in practice, one thing each',
      'Options: four of equal length; wrong ones are mistakes people really make',
      'Avoid: “all of the above”, negatives in the question, a pattern in the key',
      ['Key: at the end, with why the likeliest wrong answer is wrong', '!markTold'],
    ],
  },
  {
    asked: true,
    over: ['evaluate', 'rating', 'judge', 'input', 'twofold', 'small', 'unknown', 'classify', 'discuss'],
    named:
      '(?:please )?(?:rate|score|grade|judge|assess|evaluate)(?= )[^\\n]{3,90}(?:on a scale|out of (?:\\p{Nd}+|five|ten)|from (?:\\p{Nd}+|one|zero) to|\\p{Nd} ?(?:to|-|–) ?\\p{Nd})[^\\n]{0,40}(?:and|then|,)(?= )[^\\n]{0,30}(?:improv|better|chang|suggest|fix|rais|missing)\\p{L}*',
    sharp:
      'Give the figure first with one sentence on it, name what earns the points and what costs them, then what would raise it most, shown as it would read or look.',
    points: [
      'Rating: the figure first, with one sentence on it',
      'For and against: what earns the points and what costs them',
      'Better: what would raise it most, shown as it would read or look',
    ],
  },
  {
    over: ['trip', 'schedule', 'plan', 'small', 'plain', 'unknown', 'document'],
    named:
      '(?:detailed |two-day |one-day |short )*(?:itinerar(?:y|ies)|schedules?|programmes?|programs?|agendas?|visit plans?) for (?:an?|the|our|my|some|visiting)? ?(?:[\\p{L}-]+ )?(?:visiting |business |foreign |overseas )*(?:clients?|customers?|delegations?|guest speakers?|partners?|investors?|inspectors?|auditors?|visitors?|board members?|candidates?)',
    sharp:
      'Build it round the arrival and departure given, put every fixed wish in its best slot with minutes for transfer, name who meets, hosts and drives ([brackets]), leave one gap to rest or call home, and list what has to be booked or cleared beforehand.',
    points: [
      'Frame: arrival and departure as given, transfers with minutes',
      'Slots: every wish named in its best place, in a table by time',
      'People: who meets, hosts and drives; [brackets] where I have not said it',
      'Gap: time to rest or to make calls',
      'Beforehand: what to book, clear or ask (diet, badges, safety shoes)',
    ],
  },
  {
    asked: true,
    over: ['entries', 'list', 'fact', 'recommend', 'input', 'small', 'unknown', 'plain', 'question', 'suggest'],
    named:
      '(?:given [^,.\\n]{3,40}, )?(?:please )?(?:list|name|give|write down|tell me|suggest|what(?: are)?|which)(?: me)? (?:all |some |the |typical |usual |basic |essential |main |\\p{Nd}+ |five |ten )*(?:(?:tools|equipment|utensils|supplies)(?= )|(?:instruments|gear|materials)(?= )(?=[^?\\n]*(?:needs?|needed|require[ds]?|typically|should have|belong)(?![\\p{L}])))',
    sharp:
      'Group them by the part of the work they serve, say of each in a few words what it does there, put first what one cannot do without, and keep apart what is only good to have.',
    points: [
      'Groups: by the part of the work they serve',
      'Each one: its usual name, and what it does there',
      'Order: what one cannot do without first',
      'Apart: what is only good to have',
    ],
  },
  {
    over: [...PIECE, 'poem'],
    named: '(?:short |funny |simple |positive )*acrostics?(?: poems?)?',
    sharp:
      'Let every line begin with its letter and say something whole by itself, carry one thought from the first line to the last, choose words that people really use instead of any that happens to fit the letter, and set the letters so that the word is seen at a glance.',
    points: [
      'Letters: one line to each, the word seen at a glance',
      'Lines: whole by themselves, about equally long',
      'Thought: one, carried to the last line',
      'Words: ones people really use, none taken only for its letter',
    ],
  },
  {
    asked: true,
    over: [
      'fact',
      'list',
      'entries',
      'question',
      'suggest',
      'small',
      'plain',
      'unknown',
      'howto',
      'advice',
      'interview',
    ],
    named:
      '(?:what|which)(?: are)?(?: (?:the|some|good|best|important|key|right))* questions (?:should|could|can|would|do|must|to)(?: (?:i|we|one|you|be|always|never))* ?(?:asked?|put)(?= |[.?]|$)',
    sharp:
      'Group them by what the answers have to settle, put first those whose answers matter most, ask none that a yes would end, and say after each what a good and what a worrying answer sounds like.',
    points: [
      'Groups: by what the answers have to settle',
      'Order: first those whose answers matter most',
      'Wording: word for word, none that a yes would end',
      'After each: how a good and how a worrying answer sounds',
    ],
  },
  {
    over: [...PIECE, 'essay'],
    named:
      '(?:short |strong |one |single )*(?:persuasive|convincing) (?:paragraphs?|messages?|texts?|notes?|memos?|arguments?|pitch(?:es)?|statements?)|(?:paragraphs?|memos?|notes?|messages?|pitch(?:es)?|arguments?) (?:to|that would|which would) (?:convince|persuade|win over)(?= )',
    sharp:
      'Start from what the reader gains or loses and not from what I want, back it with one figure or scene ([brackets] for mine), answer the objection they will raise first, and end on a small decision that is easy to say yes to.',
    points: [
      'Start: what the reader gains or loses',
      'Proof: one figure or scene; [brackets] for mine',
      'Objection: the first they will raise, answered',
      'End: a small decision that is easy to say yes to',
    ],
  },
  {
    asked: true,
    over: [
      'classify',
      'input',
      'twofold',
      'passage',
      'judge',
      'guess',
      'small',
      'unknown',
      'grammar',
      'choice',
      'meaning',
    ],
    named:
      '(?:please )?(?:detect|identify|decide|determine|tell|say|state|classify|recogni[sz]e|find out|check)(?= )[^\\n]{5,110} and (?:then )?(?:convert|rewrite|change|translate|correct|turn|put|transform|rephrase)(?= )',
    sharp:
      'Give the finding first with the words that show it, then the whole text as asked for in the second half, ready to copy, and list what was changed in pairs of before and after.',
    points: [
      'Finding: first, with the words that show it',
      'Second half: the whole text as asked for, ready to copy',
      'Changes: in pairs of before and after',
      'Undecided: words that would go either way',
    ],
  },
  {
    asked: true,
    over: [...LITTLE_READ, 'story', 'opening', 'scenery', 'portrait', 'copy', 'summarise', 'amuse', 'rewrite'],
    named:
      '(?:please )?(?:write|describe|explain|announce|present|introduce|retell|summari[sz]e|tell|rewrite|review|advertise)(?= )[^\\n:]{2,80}(?:in the (?:style|voice|manner|tone|form) of|as if it (?:were|was)|like) (?:an? |the )?(?:[\\p{L}-]+ )?(?:film|movie|trailer|fairy ?tale|news(?:reader|paper| report)?|nature documentary|documentary|commentator|sports? commentary|horoscope|recipe|wine|pirate|noir|detective|western|infomercial|soap opera|weather (?:report|forecast)|epic|sermon|museum|auction\\p{L}*|legal|royal|medieval|shakespear\\p{L}*)(?![\\p{L}])(?!,? (?:of |and |an? |then )|, )[^\\n]{0,40}',
    sharp:
      'Use the two or three habits that everybody knows this style by, fill them with real details of the matter instead of general remarks, keep what is said of it true, and end on the line people would quote.',
    points: [
      'Style: the two or three habits that everybody knows it by',
      'Filling: real details of the matter, and true',
      'Course: one style from the first word to the last',
      'End: a last line people would quote',
    ],
  },
  {
    asked: true,
    over: ['summarise', 'text', 'small', 'unknown', 'plain', 'email', 'message'],
    named:
      '(?:please )?(?:write|give|make|create|draft|prepare|summari[sz]e)(?= )[^\\n]{0,60}(?:meeting|call|session|discussion|workshop|stand-?up)[^\\n]{0,30}(?:for|to) (?:someone|somebody|people|those|colleagues?|an? \\p{L}+|the \\p{L}+|everyone)(?: \\p{L}+){0,2} (?:who|that) (?:missed|could ?n.?t|was|were|is|did|wasn)',
    sharp:
      'Say what was decided, what is still open or worries whom, and who does what by when, as far as it was said; put whatever concerns the reader so that it is seen, and leave out how the talk went.',
    points: [
      'Decided: what was',
      'Open: what is, and who worries about what',
      'Tasks: who does what by when, as far as it was said',
      'Left out: how the talk went',
    ],
  },
  {
    over: ['schedule', 'plan', 'checklist', 'cells', ...PIECE],
    named:
      '(?=.*(?:rotas?|rosters?|shared?|room ?mates?|flat ?mates?|house ?mates?|family|kids|children|people|persons|of us|couple|members|tenants|volunteers|team|siblings|household)(?![\\p{L}]))(?:(?:weekly|monthly|fair|simple|shared|our|flat|house|household|family|kitchen|bathroom|office) )*(?:clean(?:ing|er)?|chores?|housework|washing-up|dish(?:es|washing)?|laundry(?! lists?)|bins?) (?:rotas?|rosters?|schedules?|plans?|charts?|tables?|lists?)(?= (?:for|of|with|between|among)|[.]|$)',
    sharp:
      'Make a table of weeks and people in which the tasks move on by one each week until everybody has had each, say for every task in a few words what counts as done and by when, in a way that everybody’s hours allow, even out heavy and light ones, and add one rule for swapping and one for what was left undone.',
    points: [
      'Table: weeks and people, the tasks moving on by one each week',
      'Each task: what counts as done, and by when, as everybody’s hours allow',
      'Fair: heavy and light tasks evened out, everybody has each in turn',
      'Rules: one for swapping, one for what was left undone',
    ],
  },
  {
    asked: true,
    over: ['arrange', 'rank', 'unknown', 'small', 'plain', 'entries', 'list', 'change', 'select', 'synonyms'],
    named:
      '(?:please )?(?:sort|order|rank|arrange|put|list)(?= )[^\\n:]{0,20}(?:words|adjectives|verbs|adverbs|expressions|phrases|synonyms)[^\\n:]{0,30}(?:by|from|according to|in order of|with)(?= )[^\\n:]{0,50}(?:strong|strength|weak|intens|formal|polite|positiv|negativ|severe|harsh|certain|frequen|mild)\\p{L}*',
    sharp:
      'Give them in one row by that measure, then say between each two in a few words what makes the step, with a short phrase in which only that word fits, and mark those that stand almost level or change place with the setting.',
    points: [
      'Row: all of them, by the measure asked for',
      'Steps: what makes the difference between each two, in a few words',
      'Use: a short phrase for each in which only that word fits',
      'Level: those that stand almost together or change place with the setting, marked',
    ],
  },
  {
    asked: true,
    over: ['input', 'recipe', 'cook', 'list', 'entries', 'small', 'unknown', 'plain', 'twofold', 'extract'],
    named:
      '(?:please )?(?:list|name|give|write down|tell me|provide)(?: me)? (?:all )?(?:the |its )?(?:main |necessary |usual )*ingredients?(?= )[^\\n]{0,60}(?:dish|recipe|meal|following|cake|soup|sauce|dessert|drink|cocktail)(?![\\p{L}])',
    sharp:
      'Give them with amounts for the number of people I named or else for four, grouped by the parts of the dish, say which can be left out or replaced and by what, and do whatever else I ask about them just as exactly.',
    points: [
      'Amounts: for the number of people I named, or else for four',
      'Groups: by the parts of the dish',
      'Replaced: what can be left out or replaced, and by what',
      'Besides: whatever else I ask about them, just as exactly',
    ],
  },
  {
    asked: true,
    over: ['explain', 'meaning', 'describe', 'fact', 'teach', 'small', 'unknown', 'plain', 'howto', 'text', 'question'],
    named:
      '(?:please |can you |could you )*explain (?:to|for) (?:an?|the|our|my|new)? ?(?:new |junior |future |temporary |elderly |angry |first-time )*(?:employees?|colleagues?|interns?|customers?|clients?|trainees?|apprentices?|volunteers?|hires?|team members?|tenants?|patients?|members?)(?= (?:what|how|the|an?|about|which|when)(?![\\p{L}]))',
    sharp:
      'Say in one sentence what it is and why it concerns exactly this reader, show it on a case from their everyday, replace every term of the trade, and say what follows from it for them.',
    points: [
      'Core: what it is and why it concerns exactly this reader, in one sentence',
      'Case: one from their everyday',
      'Words: no terms of the trade',
      'Follows: what it means for what they do',
    ],
  },
  {
    asked: true,
    over: ['dialogue', 'roleplay', 'text', 'small', 'unknown', 'lesson', 'turns'],
    named:
      '(?:please )?(?:write|create|make|give|compose|generate|develop)(?: me)? (?:an? )?(?:[\\p{L}-]+ ){0,3}(?:conversations?|dialogues?|role-?plays?|skits?)(?= )[^\\n]{3,120}(?:learners?|learning (?:english|the language)|esl|efl|language (?:class|students?|course)|(?:english|spanish|french|german|italian|japanese|chinese|arabic|language) beginners?)(?![\\p{L}])',
    sharp:
      'Use the phrases one really needs in this situation, in short turns at one level, let the important ones come back in another turn, mark them, and add after it a list of them with their meaning and three questions that show whether it was understood.',
    points: [
      'Phrases: those one really needs in this situation',
      'Turns: short, at one level, a small difficulty that gets solved',
      'Again: important phrases come back, and are marked',
      'After it: a list of them with meaning, and questions on what was understood',
    ],
  },
  {
    asked: true,
    over: [...PIECE, 'announce', 'amuse'],
    named:
      '(?=.*(?:funny|humou?r|joke|witty|laugh))(?:please )?(?:write|make|create|draft|give|compose)(?: me)? (?:an? )?(?:[\\p{L}-]+ ){0,3}(?:note|sign|notice|poster|message|label|reminder)s?(?= )[^\\n]{0,30}(?:fridge|kitchen|door|sink|bathroom|toilet|printer|coffee|break ?room|desk|hallway|lift|elevator|wall|dishwasher|microwave)(?![\\p{L}])',
    sharp:
      'Build it on one joke that those concerned can laugh at as well, with a detail that such a place really has, say in the last line plainly what is asked, accuse nobody by name, and keep it to what one reads in passing.',
    points: [
      'Joke: one, that those concerned can laugh at as well',
      'Detail: one that such a place really has',
      'Last line: plainly what is asked',
      'Length: what one reads in passing, nobody accused by name',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'change', 'message', 'summarise', 'small', 'unknown', 'email', 'caption', 'correct'],
    named:
      '(?:please )?(?:rewrite|turn|convert|make|shorten|rephrase|put|change|condense|transform)(?= )[^\\n:]{0,40}(?:e-?mail|letter|message|announcement|notice|post)(?= )[^\\n:]{0,20}(?:as|in(?:to)?|to|for) (?:an? |the )?(?:short |friendly |quick |casual )*(?:text(?: message)?|sms|whatsapp(?: message)?|slack(?: message)?|chat(?: message)?|push notification)',
    sharp:
      'Put who, what and when into the first line, keep every date and time, put what is wanted, if anything is, so that it can be answered with a thumb, drop greeting and closing formulas, and keep it to what a phone shows without scrolling.',
    points: [
      'First line: who, what and when',
      'Kept: every date, time and name that matters',
      'Request: what is wanted, if anything is, to be answered in a word',
      'Dropped: greeting and closing formulas',
    ],
  },
  {
    asked: true,
    over: ['entries', 'list', 'cells', 'small', 'unknown', 'plain', 'change', 'classify', 'arrange', 'input'],
    named:
      '(?:please )?(?:organi[sz]e|put|arrange|turn|convert|format|make|create|list|sort|summari[sz]e)(?= )[^\\n:]{3,80}table[^\\n:]{0,60}(?:totals?|subtotals?|sums?|averages?)(?![\\p{L}])',
    sharp:
      'Give every value its row, under its group where there are groups, one unit in the header, figures aligned, each total I ask for below what it adds up with the grand total last, and check that they add up.',
    points: [
      'Rows: every value once, under its group where there are groups',
      'Figures: one unit in the header, equally exact, aligned',
      'Totals: those I ask for, the grand total last, checked',
    ],
  },
  {
    asked: true,
    over: [...PIECE, 'announce'],
    named:
      '(?:an? )?(?:(?:brief|short|friendly|polite|gentle|kind|quick|funny|final|last|warm),? (?:and |but )?)*reminders? (?:to|for) (?:all |the |our |my |your )*(?:students?|pupils?|parents?|staff|employees?|colleagues?|team|members?|tenants?|neighbou?rs?|customers?|guests?|residents?|patients?|volunteers?|everyone|participants?|class|flatmates?|roommates?)(?= )',
    sharp:
      'Say in the first line what it is about, what has to be done and by when ([brackets] if I have not said it), then how it is done quickest, what happens otherwise only if I have said it and without a threat, and close with thanks.',
    points: [
      'First line: what has to be done, and by when; [brackets] if I have not said it',
      'How: in which way it is done quickest',
      'Otherwise: what happens only if I have said it, without a threat',
      'Close: thanks',
    ],
  },
  {
    asked: true,
    over: [
      'reply',
      'text',
      'message',
      'speech',
      'interview',
      'email',
      'small',
      'unknown',
      'plain',
      'advice',
      'suggest',
    ],
    named:
      '(?:please )?(?:write|give|prepare|draft|suggest|create|formulate)(?: me)? (?:an? |the |my )?(?:good |strong |short |sample |model |honest |[\\p{L}-]+ ){0,3}?(?:job )?(?:interview )?(?:answers?|responses?|replies|reply) (?:to|for)(?= )[^\\n]{0,60}(?:weakness|(?:greatest|biggest|your|my) strength|tell me about yourself|where do you see yourself|why (?:do you want|should we hire|are you leaving)|interview questions?)[^\\n]{0,60}',
    sharp:
      'Answer exactly this question with one thing that is true and fits the post, show it in one small scene from such work ([brackets] for mine), say what came of it, and keep it to what one says in a minute, without phrases learned by heart.',
    points: [
      'Content: one thing that answers exactly this question and fits the post',
      'Scene: one, from such work; [brackets] for mine',
      'Turn: what came of it or what I do about it',
      'Length: what one says in a minute',
      'Avoid: phrases learned by heart',
    ],
  },
  {
    asked: true,
    over: ['interpret', 'yesno', 'judge', 'classify', 'passage', 'twofold', 'question', 'evaluate', 'input', 'fact'],
    named:
      '(?:is|are|does|do|would you call)(?= )[^\\n?]{3,80}(?<![\\p{L}])(?:headlines?|titles?|ads?|adverts?|slogans?|claims?|subject lines?)(?![\\p{L}])[^\\n?]{0,60}\\?[^\\n]{0,30}(?:and |then )?(?:propose|suggest|write|give|offer|provide|rewrite)(?= )[^\\n]{3,60}',
    sharp:
      'Give the verdict first with the words that show it, say what it promises and what it keeps back, then write the better version with the fact itself in front, just as short, and nothing in it that is not given.',
    points: [
      'Verdict: first, with the words that show it',
      'Gap: what it promises and what it keeps back',
      'Better version: the fact itself in front, just as short',
      'Basis: nothing in it that is not given',
    ],
  },
  {
    asked: true,
    over: [...PIECE, 'opening', 'extend', 'story', 'headlines'],
    named:
      '(?:please )?(?:write|give|create|draft|compose)(?: me)? (?:the |an? )?(?:first|opening|lead|introductory) (?:paragraph|sentences?|lines?)(?: (?:of|for) )[^\\n]{0,20}(?:news|newspaper|press)(?![\\p{L}])[^\\n]{0,30}',
    sharp:
      'Put the strongest fact into the first sentence with who, what and where, the background into the second and one voice or figure into the third, in the past tense and without comment; what I have not said stays general or in [brackets].',
    points: [
      'First sentence: the strongest fact, with who, what and where',
      'Then: the background, one voice or figure',
      'Tone: past tense, no comment, no adjectives that judge',
      'Invented: nothing as fact; [brackets] where a reporter would have to ask',
    ],
  },
  {
    over: ['caption', 'small', 'unknown', 'plain', 'image', 'describe', 'text', 'input', 'pieces'],
    named:
      '(?:funny |short |witty |sweet |good |cute |[\\p{L}-]+ )?captions? for (?:the |this |an? |my |our |following )*(?:[\\p{L}-]+ )?(?:photos?|pictures?|pics?|images?|selfies?|snapshots?)',
    sharp:
      'Do not retell what one sees anyway: add the thought, the sound or the moment after it, in words somebody there would have said, with one turn that makes one look at the picture again.',
    points: [
      'Content: adds what the picture does not show, retells nothing',
      'Voice: words somebody there would have said',
      'Turn: one that makes one look at the picture again',
    ],
  },
];
