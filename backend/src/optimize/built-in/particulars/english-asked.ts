import type { Particular } from './particular.js';

const SAYING =
  '(?:ask(?!ed)|tell|say|decline|refuse|turn down|reject|respond|reply|answer|apologi[sz]e|remind|cancel|break up|break it to|bring up|let (?:him|her|them|my|someone|somebody) (?:know|down)|call out|confront|quit|invite|thank|comfort|console|text)(?![\\p{L}])';
const WHOLE = '[\\s.!?]*$';

/** What people ask or say in a few words that mean one thing, whether or not there is a question mark. */
export const ENGLISH_ASKED: readonly Particular[] = [
  {
    asked: true,
    named: `(?:an?|some|any|the best|good)? ?(?:polite|nice|kind|good|gentle|tactful|professional|friendly|best|better|diplomatic|funny|clever|easy) ways? (?:to|of) ${SAYING}`,
    sharp:
      'Give three wordings I could say or send as they are, from brief to warm, use no reason that I have not given, and say when each fits.',
    points: [
      'Wordings: three, ready to say or send as they are, from brief to warm',
      'Fit: for each, when it is the right one',
      'Content: no reason that I have not given, no long excuse',
      'If they ask on: one sentence that stays friendly and firm',
    ],
    assumes: 'Three wordings to choose from.',
  },
  {
    asked: true,
    named: `how (?:do|can|should|could|would|to) ?(?:i|we|you|one)? (?:(?:politely|nicely|best|even|just|professionally|kindly|gently|tactfully) )?${SAYING}(?! (?:if|whether|the (?:time|difference|age)|good|real|fake|html))(?=.{0,120}$)`,
    sharp:
      'Give two or three wordings I could use as they are, say which one fits when, name the right moment for it, and one thing better left unsaid.',
    points: [
      'Wordings: two or three, ready to use, from gentle to direct',
      'Fit: for each, when it is the right one',
      'Moment: when and how to bring it up',
      'Leave out: what would make it harder',
      'If they push back: one calm answer',
    ],
  },
  {
    asked: true,
    named: 'excuses?(?! me\\b)(?= (?:for|to|not|why|that|so)|$)',
    sharp:
      'Give three that are short, believable and hard to check, that blame nobody and no illness, and say which is safest.',
    points: [
      'Excuses: three, one or two sentences each, ready to say',
      'Believable: ordinary, hard to check, nothing to remember for long',
      'Avoid: illness, deaths and blaming somebody',
      'Choice: the safest one, and how to answer a question about it',
    ],
    assumes: 'Number: three.',
  },
  {
    asked: true,
    named:
      '(?:explain|interpret|understand|what (?:do|does)|can you explain|help me understand|read) (?:my|this|these|the) (?:blood|lab|test|mri|ct|x-?ray|thyroid|urine|cholesterol|allergy|biopsy|scan)(?: \\p{L}+)?(?: (?:results?|tests?|report|values?|work|panel|mean))*',
    sharp:
      'Say for each value what it stands for and whether it is low, normal or high, then what they suggest together, what else could explain it, and what I should ask the doctor.',
    points: [
      'Each value: what it stands for, and low, normal or high',
      'Together: what they suggest, and how sure that is',
      'Other causes: what else could explain it',
      'Doctor: what to ask or have checked, and how soon',
      'Words: plain, medical terms explained',
    ],
  },
  {
    asked: true,
    named: "(?:what(?:'?s| is) )?(?:the )?(?:big[ -]?o|(?:time|space|runtime) complexity)(?: notation)? (?:of|for)",
    sharp:
      'Give the result in the first line, count step by step how often the innermost work is done, and name best and worst case if they differ.',
    points: [
      'Result: in the first line, for time and for memory',
      'Count: how often the innermost work is done, step by step',
      'Cases: best and worst, if they differ',
      'Improvement: whether a faster way exists',
    ],
  },
  {
    asked: true,
    named:
      '(?:how (?:do|to|should) (?:i |you |we )?)?(?:cite|reference|citation|bibliography|works cited)(?: \\p{L}+){0,4} (?:in|for) .{0,20}(?:apa|mla|chicago|harvard|ieee|vancouver|bibtex)|(?:apa|mla|chicago|harvard|ieee|bibtex) (?:citation|reference|bibliography|entry|format)',
    sharp:
      'Give the full entry for the list of references and the short form for the text, mark what has to be in italics, and say what is missing instead of adding it.',
    points: [
      'Full entry: for the list of references, ready to copy',
      'In the text: the short form, with and without the name in the sentence',
      'Italics and punctuation: as the style asks',
      'Missing: named, nothing added from memory',
    ],
  },
  {
    asked: true,
    named:
      '(?:pick|choose|vote for|decide(?: between)?|help me (?:pick|choose|decide)|which (?:one )?of (?:these|the following)|which one(?:s)?)(?! (?:the |a )?(?:random|number)).{0,60}[:：].*[,;]',
    sharp:
      'Choose one, say in two sentences why it beats the others, name its weak point, and give a runner-up for somebody with a different taste.',
    points: [
      'Choice: one of those I have named, in the first line',
      'Reason: why it beats the others, in two sentences',
      'Weak point: of the one you chose',
      'Others: half a line each, and a runner-up',
    ],
  },
  {
    asked: true,
    named: `(?:motivate|inspire|encourage|hype|cheer)(?: me)?(?: up)?(?: please)?${WHOLE}|(?:give me )?(?:a |some )?(?:pep talk|motivation|encouragement)(?: please)?${WHOLE}`,
    sharp:
      'Speak to me directly in five or six sentences, without slogans and quotations, and end with one small thing I can start within ten minutes.',
    points: [
      'Form: five or six sentences, spoken to me',
      'Content: why the first step is what counts, no slogans, no quotations',
      'End: one small thing I can start within ten minutes',
      'Then: ask me what I am putting off',
    ],
  },
  {
    asked: true,
    named:
      "(?:idk|i don'?t know|i dont know|no idea|not sure|i have no idea|unsure) (?:what|where|who)(?: i want)?(?: to)? (?:do|be|go|study)\\b.{0,40}(?:my (?:life|career|future)|after (?:school|college|uni\\w*|graduation)|next|anymore)|what (?:should|do|can) i do with my (?:life|career|degree)|i feel (?:lost|stuck)(?: in (?:my )?(?:life|career|job))?",
    sharp:
      'Ask me three questions first, about what I have liked doing, what I am good at and what I could not stand; then name three directions and for each one cheap way to try it within a month.',
    points: [
      'First: three questions, on what I liked, what I can do and what I could not stand',
      'Then: three directions that differ',
      'Each: why it could fit, what speaks against it, one cheap way to try it',
      'Tone: calm, no slogans',
    ],
    assumes: 'Three questions to you before the work starts.',
  },
  {
    asked: true,
    named: `(?:(?:is|was|are|does|do|did|will|would|should|can|could|how|why|what)(?: (?:i|you|we|about|if|does|do|is|was|are|a|the|really|still|even|good|ok|okay|worth|doing|buy|do|get|mean|work|much|long|cost|right|wrong|true|safe|normal|bad)){0,4} (?:it|this|that|these|those|they)(?: (?:work|mean|worth it|worth|good|ok|okay|safe|true|normal|enough|right|wrong|bad|possible|real|cost|take|last|matter|now|or not))?)${WHOLE}`,
    sharp:
      'If our conversation does not show what this refers to, ask me that first in one sentence; otherwise answer in the first sentence and give the two reasons that weigh most.',
    points: [
      'Reference: ask me in one sentence if it is not clear what is meant',
      'Answer: in the first sentence',
      'Reasons: the two that weigh most',
      'Limits: when the answer would be different',
    ],
  },
  {
    asked: true,
    named: `(?:i )?(?:need |want )?help(?: me)?(?: please)?(?: (?:with|on|in|about|doing) (?:my |the |an? |some )?[\\p{L}\\p{N}+#.-]+(?: [\\p{L}\\p{N}+#.-]+){0,2})?${WHOLE}`,
    sharp:
      'Ask me first, in one short message, what I want to get done, what I have so far and where I am stuck; then take me through it step by step.',
    points: [
      'First: one short message that asks what I want to get done, what I have and where I am stuck',
      'Choices: three things people most often need here, for me to pick from',
      'Then: step by step, waiting until each step works',
    ],
    assumes: 'One message with questions to you before the work starts.',
  },
  {
    asked: true,
    named:
      "(?:what(?:'?s| is) )?(?:the )?(?:best|easiest|fastest|quickest|safest|cheapest|right|proper) (?:ways?|methods?) (?:to|of)",
    sharp:
      'Name the one way you would choose with the exact steps, say why it beats the usual one, and add one alternative and the mistake that spoils it.',
    points: [
      'Choice: one way, with the exact steps',
      'Reason: why it beats what most people do',
      'Alternative: one, and when it is better',
      'Mistake: the one that spoils it',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:a|an|my|\\p{Nd}|\\p{L}+)[ -](?:days? ?(?:a week)? )?)?(?:upper[ /]lower|push[ /]pull(?:[ /]legs)?|full[ -]body|ppl|bro|kettlebell|dumbbell|gym|strength)(?: \\p{L}+)? ?(?:split|workouts?|routine|program(?:me)?|plan)',
    sharp:
      'Give each day its exercises in order with sets, repetitions and rest, say how to make it harder from week to week, and name the form mistake to avoid in each.',
    points: [
      'Days: exercises in order, with sets, repetitions and rest, as a table',
      'Progress: how to make it harder from week to week',
      'Form: one mistake to avoid in each exercise',
      'Swap: one replacement for each day if something hurts',
      'Start: how to find the right weight',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small'],
    named: `\\p{L}{3,}(?: \\p{L}{3,})?${WHOLE}`,
    sharp:
      'Say in one sentence what it is, give the four or five parts of it that matter most with an example each, and ask me which one I want to go into.',
    points: [
      'First: what it is, in one sentence',
      'Parts: the four or five that matter most, each with an example',
      'Use: where one comes across it',
      'End: one question on which part I want to go into',
    ],
  },
];
