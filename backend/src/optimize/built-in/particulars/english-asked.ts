import type { Particular } from './particular.js';

const SAYING =
  '(?:ask(?!ed)|tell|say(?! ["“‘«])(?!.{0,80} in (?:english|spanish|french|german|italian|portuguese|romanian|japanese|chinese|korean|dutch|polish|turkish|arabic|latin|greek|russian|swedish|another|a different|sign))|decline|refuse|turn down|reject|respond|reply|answer|apologi[sz]e|remind|cancel|break up|break it to|bring up|let (?:him|her|them|my|someone|somebody) (?:know|down)|call out|confront|quit|invite|thank|comfort|console|text)(?![\\p{L}])';
const WHOLE = '[\\s.!?]*$';

/** What people ask or say in a few words that mean one thing, whether or not there is a question mark. */
export const ENGLISH_ASKED: readonly Particular[] = [
  {
    asked: true,
    named: `(?:an?|some|any|the best|good)? ?(?:polite|nice|kind|good|gentle|tactful|professional|friendly|best|better|diplomatic|funny|clever|easy) ways? (?:to|of) ${SAYING}`,
    sharp:
      'Give {three }wordings I could say or send as they are, from brief to warm, use no reason that I have not given, and say when each fits.',
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
    named: `how (?:do|can|should|could|would|to) ?(?:i|we|you|one)? (?:(?:politely|nicely|best|even|just|professionally|kindly|gently|tactfully) )?${SAYING}(?! (?:if|whether|the (?:time|difference|age)|good|real|fake|html))(?=.{0,120}$)|.{5,90}\\bhow (?:to|do i|should i|can i) (?:respond|reply|answer)(?! (?:the (?:question|phone)|correctly))`,
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
      'Give {three }that are short, believable and hard to check, that blame nobody and no illness, and say which is safest.',
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
    over: [
      'names',
      'plain',
      'small',
      'unknown',
      'decide',
      'recommend',
      'question',
      'choice',
      'suggest',
      'list',
      'entries',
      'judge',
    ],
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
      'First ask me in one short message what I want to get done, what I have so far and where I am stuck; then give me the steps one by one.',
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
    named:
      '(?:(?:can you |please )?(?:do a )?(?:code review|(?:code )?review (?:this|my|the)(?: \\p{L}+)? (?:code|function|pr|pull request|script|class|component|diff))|review this code)',
    sharp:
      'List what is wrong or risky, the most serious first, each with the place, why it matters and the smallest change, and say what is fine as it is.',
    points: [
      'Findings: wrong or risky, the most serious first',
      'Each one: the place, why it matters, the smallest change as code',
      'Taste: kept apart from mistakes, or left out',
      'Fine: what is good as it is, in one line',
    ],
  },
  {
    asked: true,
    over: [
      'question',
      'plain',
      'small',
      'unknown',
      'troubleshoot',
      'debug',
      'fact',
      'meaning',
      'explain',
      'suggest',
      'why',
    ],
    named:
      "(?:what (?:does|is)|what'?s|whats|how (?:do|can|to) (?:i )?(?:fix|solve)|why (?:do|am) i get(?:ting)?|explain|getting|i get|got)? ?(?:this |the |an? |my )?(?:\\p{L}+ )?(?:error|exception|err|warning)(?: (?:message|code))?(?: mean)?[^?]{0,20}[:：] ?.{6,}",
    sharp:
      'Say in one sentence what it means, list the likely causes with a quick check for each, and give the fix for the likeliest.',
    points: [
      'Meaning: one sentence, without jargon',
      'Causes: most likely first, each with a quick check',
      'Fix: for the likeliest, ready to copy',
      'If it stays: what to send me next',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'explain', 'describe', 'fact'],
    named: `.{3,70}[ ,:-]+(?:explained(?: simply| clearly| to me| for beginners)?|simply explained|for dummies|in (?:simple|easy|layman'?s) terms|in plain english|eli5|in a nutshell|basics|101)(?: please)?${WHOLE}`,
    sharp:
      'Give the main idea in one sentence, then build it up in small steps with one example worked through to the end, and name the mistake beginners make.',
    points: [
      'Main idea: in one sentence',
      'Steps: small ones, each building on the last, terms explained',
      'Example: one, worked through to the end',
      'Mistake: the one beginners make',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'compare', 'question', 'fact', 'recommend', 'decide', 'suggest'],
    named:
      "(?:what'?s (?:better|the difference)[,:]? |which is better[,:]? |compare )?[^,.?:]{2,40} (?:vs\\.?|versus) [^?:]{2,70}$",
    sharp:
      'Compare them in a table on the few points in which they really differ, and end with when to choose which, or how to keep them apart.',
    points: [
      'Difference: the main one, in the first sentence',
      ['Format: a table with only the points in which they differ', '!format'],
      'Example: one case for each side',
      'End: when to choose which, or how to keep them apart',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'message', 'suggest', 'question', 'pieces', 'entries', 'reply', 'list'],
    named:
      '(?:(?:good |sample |best |some |smart |strong |great |give me |\\p{Nd}+ )*(?:answers?|responses?)|how (?:do i|to|should i) answer|what (?:do i|to|should i) (?:say|answer)) (?:for|to|when (?:they|someone) asks?)?(?: the| this| an?)?(?: interview| question| common)*:? ?["“\'].*',
    sharp:
      'Give {three }sample answers that differ in tone, each short enough to say in half a minute, say what the question is really after, and put [brackets] where an example of mine belongs.',
    points: [
      'Behind it: what the question is really after, in one sentence',
      'Answers: three that differ in tone, half a minute each',
      'Mine: [brackets] where an example of my own belongs',
      'Avoid: the answer that costs sympathy, and why',
    ],
    assumes: 'Number: three answers.',
  },
  {
    asked: true,
    over: ['message', 'email', 'plain', 'small', 'greeting', 'text', 'unknown', 'suggest'],
    named:
      '(?:(?:short|quick|nice|funny|polite|cute|sweet) )*(?:text|whatsapp|sms|dm)(?: message)? (?:to |for )?(?:my|him|her|them|an?|the|our) (?!book|file|adventure|editor|field|box|analysis|classif).{6,}',
    sharp:
      'Give two versions short enough to send as they are, one plain and one with more warmth or humour, and add no excuse or detail that I have not given.',
    points: [
      'Versions: two, one plain and one with more warmth or humour',
      'Length: short enough to send as it is',
      'Content: only what I have said, no excuse added',
      'Tone: as one writes to this person, not like a letter',
    ],
    assumes: 'Two versions.',
  },
  {
    asked: true,
    named:
      '(?:(?:what (?:to|should i|do i need to) (?:pack|take with me)|packing(?: list)?|things to (?:pack|take with me)) (?:for|to|when|on)|(?:what (?:to|should i|do i need to)|things to) (?:bring|take) (?:on|for) (?:a|an|my|our|the) (?:\\p{L}+ ){0,3}?(?:trip|hike|camping|flight|holiday|vacation|stay|festival|cruise|weekend|exam|hospital))(?= |$)',
    sharp:
      'List it in groups with an amount where it matters, mark what I cannot do without, add what is most often forgotten, and say what can stay at home.',
    points: [
      'Groups: by use, with an amount where it matters',
      'Marked: what I cannot do without',
      'Forgotten: what most people leave behind and miss',
      'At home: what is not worth taking',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:good |best |smart |important |key |give me |list of |what |\\p{Nd}+ )*questions (?:to ask|i should ask|should i ask|for)(?: (?:at|in|during|before|when|on))? (?:an?|the|my|our|your)? ?(?:\\p{L}+ ){0,2}?(?:landlord|doctor|surgeon|consultant|recruiter|interviewer|employer|builder|contractor|seller|agent|nursery|daycare|school|lawyer|accountant|mechanic|vet|breeder|midwife|dentist|viewing|tour|supplier|vendor|provider|candidate|therapist|tattoo artist|photographer|venue|caterer)|(?:rfp|vendor|supplier|due diligence|audit|tender|reference check|screening|discovery|intake|usability|user interview|customer interview|exit interview) questions)(?! and answers)',
    sharp:
      'List them by what would change the decision, ask for facts rather than promises, and say after each what a good and what a worrying answer would be.',
    points: [
      'Order: first what would change the decision',
      'Questions: for facts and proof, none that yes would settle',
      'After each: what a good and what a worrying answer would be',
      ['Number: twelve at most', '!count'],
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:diy|home ?made|natural|easy) )*(?:recipe for )?(?:an? )?(?:(?:stain remover|cleaner|cleaning spray|detergent|slime|play ?dough|soap|shampoo|candles?|glue|face mask|scrub|bath bombs?|weed killer|air freshener|insect spray|lip balm|deodorant)(?: recipe)?)(?: (?:for|from|with|without|that).*)?$',
    sharp:
      'Give the amounts and the numbered steps, say what it works on and what it must never be used on or mixed with, and how long it keeps.',
    points: [
      'Amounts: exact, from things one can easily buy',
      'Steps: numbered',
      'Use: what it works on, and how long to leave it',
      'Warning: what it must never be used on or mixed with',
      'Keeping: how long, and how to store it',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'advice'],
    named:
      '(?!.*[:\\n])(?!(?:write|make|create|give|list|explain|please|as|act|imagine|pretend) )[^?]{8,140}[ ,.](?:what (?:do|can|should|could) (?:i|we)(?: do)?|what now|what to do|how do i deal with (?:it|this|that|him|her|them)|any (?:ideas?|advice|suggestions?|thoughts)|help|pls help|please help)[?!. ]*$',
    sharp:
      'Give me the one thing to do first, then two or three further steps, each with what exactly to do or say, and name what would make it worse.',
    points: [
      'First: the one thing to do now',
      'Then: two or three further steps, each with what exactly to do or say',
      'Avoid: what would make it worse',
      'Depends: one question to me, if my answer would change the advice',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest'],
    named:
      "(?!.*[:\\n])(?!(?:write|make|create|give|list|help|explain|please|as|act|imagine|pretend|you|suppose|describe|tell|when|if|how|what|why|who|where|which) )[^?]{8,120}[ ,](?:(?:can|could|should|may|must|do|am|will|would|is|are|does|did|was) (?:i|we|it|this|that|he|she|they|there|my)(?![\\p{L}'])[^?]{2,60}|is (?:that|this|it) (?:ok|normal|legal|safe|bad|true))\\??$",
    sharp:
      'Answer in the first sentence, give the reasons that weigh most, say what about my case would change the answer, and name the next step.',
    points: [
      'Answer: in the first sentence',
      'Reasons: the ones that weigh most',
      'Depends: what about my case would change it',
      'Next step: what to do first',
    ],
  },
  {
    asked: true,
    named:
      '(?:help me )?(?:word|phrase|put (?:this|it) into words|say this)(?: (?:this|it|a|an|my))?[^:]{0,40}[:：] ?.{6,}|(?:how (?:do|can|should) i (?:word|phrase|put))(?= )',
    sharp:
      'Give {three }wordings that say exactly this and no more, from brief to warm, ready to send, and say when each fits.',
    points: [
      'Wordings: three, from brief to warm, ready to send',
      'Content: exactly this, nothing added, nothing softened away',
      'Fit: for each, when it is the right one',
      'Voice: as I would say it, no phrases from a form letter',
    ],
    assumes: 'Number: three wordings.',
  },
  {
    asked: true,
    named:
      '(?:how (?:do|can|to) (?:i )?)?(?:help me )?(?:persuade|convince) (?:my|our|the|a|an|him|her|them)(?![\\p{L}])',
    sharp:
      'Give the three arguments that count for them rather than for me, the objection they will raise with an answer to it, and an offer of mine that makes it easy to say yes.',
    points: [
      'Arguments: three that count for them rather than for me',
      'Objections: the ones they will raise, with a calm answer each',
      'Offer: something from me that makes it easy to say yes',
      'Moment: when and how to bring it up, with the first sentence',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'decide', 'discuss', 'entries', 'question', 'list', 'compare'],
    named:
      '(?:what are |list |give me |some |the )*(?:pros (?:and|&|/|n) cons|pros/cons|advantages (?:and|&) disadvantages|upsides and downsides) (?:of|to|for)(?= )',
    sharp:
      'Put them side by side in a table, the weightiest first, keep to those that matter in this case, and say for whom the balance tips which way.',
    points: [
      ['Format: a table, for and against side by side', '!format'],
      'Order: the weightiest first, no padding to make the sides equal',
      'Each one: one line with what it means in practice',
      'Balance: for whom it tips which way',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'decide', 'question'],
    named:
      "(?!.*\\n)[^:]{10,200}(?:can'?t decide|cannot decide|help me (?:to )?(?:decide|choose)|(?:don'?t|dont) know (?:which|what to (?:choose|pick|take))|torn between|not sure which)[^:]{0,60}$",
    sharp:
      'Ask me first for the one or two facts that would decide it, then weigh the options on what matters most to me, recommend one, and say what would change that.',
    points: [
      'First: ask me for the one or two facts that would decide it',
      'Options: weighed on what matters most to me',
      'Regret: which choice I would most likely regret in a year, and why',
      'Recommendation: one, with what would change it',
    ],
    assumes: 'One or two questions to you before the work starts.',
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'entries', 'list', 'suggest', 'question', 'fact'],
    named:
      '(?:give me |tell me |list |some |a few |\\p{Nd}+ |five |ten |fun |interesting |cool |weird |random |little known )*facts? about(?= )',
    sharp:
      'Choose facts that surprise and are well established, give each in one short sentence that fits the listener, and leave out any you are not sure of.',
    points: [
      'Choice: facts that surprise, none that everybody knows',
      'Each one: one short sentence that fits the listener',
      'Accuracy: well established only',
      'Start: the one to begin with marked',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'entries', 'list', 'suggest', 'discuss', 'question', 'essay'],
    named:
      '(?:give me |list |some |good |strong |\\p{Nd}+ |three |five )*(?:arguments?|reasons?(?! to)|points) (?:for|against|why|in favou?r of)(?= )',
    sharp:
      'Give the strongest first, each as a claim with its reason and one concrete example, and add the answer the other side would give.',
    points: [
      'Order: the strongest first, none that says the same twice',
      'Each one: a claim, its reason, one concrete example',
      'Other side: the answer they would give to it',
      'Choice: the one to end on marked',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'plan', 'suggest', 'ideas'],
    named: '(?:a )?plan b(?= )|(?:backup|contingency|rainy day|emergency) plan(?= (?:for|if|in|when)|$)',
    sharp:
      'Say what changes and what can stay as it is, who has to be told by when, what to have ready in advance, and the point at which to switch over.',
    points: [
      'Changes: what changes, and what can stay as it is',
      'Ready: what to have at hand in advance',
      'Tell: who has to know, and by when',
      'Switch: the sign and the latest moment to decide',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'debug', 'why', 'advice', 'fact', 'question'],
    named:
      "(?!(?:how|what|which|is|are|should|can|write|list|give|make|compare) )(?:why (?:is|are|does|do|did|won'?t|doesn'?t|has) (?:my|our|the) )?[^:=(){}?]{2,60}\\b(?:smell(?:s|ing)|shak(?:es|ing)|leak(?:s|ing)|beep(?:s|ing)|squeak(?:s|ing|y)|drip(?:s|ping)|rattl(?:es|ing)|buzz(?:es|ing)|flicker(?:s|ing)|stinks?|overheat(?:s|ing)|freez(?:es|ing)|crash(?:es|ed|ing)|lags?|lagging|stopped|fails?|failed|failing|itch(?:es|y)|swollen|stuck|cracked|clogged|blinking|too slow|so slow|very slow|runs twice|renders twice|undefined|error \\d+|[45]\\d\\d (?:error|bad gateway|not found|forbidden|internal)|bad gateway|(?:not|isn'?t|isnt|won'?t|wont|doesn'?t|doesnt|keeps?) (?:work|start|load|turn|charg|connect|open|clos|clean|cool|heat|drain|spin|flush|disconnect|restart|going|fall|grow|flower|fit|stick|dry|los)\\p{L}*)[^:=(){}]{0,60}$",
    sharp:
      'List the likely causes, most likely first, each with a quick check and what to do if that is it, and say what to look at next if none of them fits.',
    points: [
      'Causes: most likely first',
      'Each one: a quick check, and what to do if that is it',
      'Order: what is harmless and costs nothing comes first',
      'If none fits: what to look at or note down next, and where to ask',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:some|any|a|an|good|best|your|top|quick|useful|practical|give me|\\p{Nd}+|three|five|ten) )*(?:tips?|tricks|hacks)(?: (?:and|&) (?:tips|tricks|hacks))?(?= (?:for|on|to|about|when|if)|$)',
    sharp:
      'Put first what makes the biggest difference, give each as something to do with its reason in half a sentence, and leave out what everybody knows.',
    points: [
      'Order: what makes the biggest difference first',
      'Each one: something to do, with its reason in half a sentence',
      'Leave out: what everybody knows',
      'Mistake: the one beginners make',
    ],
  },
  {
    asked: true,
    named:
      "(?:what(?:'?s| is) )?(?:is there )?(?:an? |the |one |another |some )?(?:\\p{L}+ )?(?:words?|terms?|expressions?|adjectives?|verbs?|idioms?) (?:for(?! word)|that means?|to describe|meaning|when)(?= )",
    sharp:
      'Give the closest one first, then two or three near it, each with its shade of meaning and a short sentence, and say so if none fits exactly.',
    points: [
      'Closest: first, with a short sentence',
      'Near it: two or three, each with its shade of meaning',
      'Register: everyday, formal or literary',
      'Honesty: say so if none fits exactly',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:meeting |call |my |these |the )*(?:notes|minutes|transcript) (?:to|into) (?:action items|tasks|to-?dos?|minutes|a (?:to-?do|task))|(?:turn|convert|make|extract|pull|get|list) .{0,40}(?:action items|to-?do list|tasks|next steps))',
    sharp:
      'Make a table of task, person and date, and below it what was decided and what is still open; take everything from the text, and mark where no person or date was named.',
    points: [
      'Tasks: a table of task, person and date, earliest first',
      'Gaps: marked where no person or date was named',
      'Decided and open: two short lists below',
      'Content: only what the text says',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'explain', 'small', 'question', 'fact', 'why', 'unknown', 'suggest', 'meaning'],
    named: `(?:(?:can you |could you |please |ok |but |sorry,? )*(?:explain|say|clarify|repeat|expand(?: on)?|go over|elaborate(?: on)?) (?:it |this |that |(?:the|your) (?:last|first|second|third|previous|above|final|other) (?:part|paragraph|sentence|point|section|step|bullet|answer|one|bit|example|line)s? ?)(?:again|more|better|in more detail|differently|simpler|please|to me)*|(?:i |sorry,? i |hmm,? i )?(?:still )?(?:don'?t|dont|do not|didn'?t) (?:get|understand|follow)(?: (?:it|that|this|you|any of (?:it|this)|what you mean|the (?:last|first|second) (?:part|step|one)))?)${WHOLE}`,
    sharp:
      'Explain it in other words than before, with one example from everyday life, and ask me at the end which part is still unclear.',
    points: [
      'Words: other ones than before, shorter sentences',
      'Example: one from everyday life',
      'Order: one step at a time, nothing skipped',
      'End: one question to see whether it is clear now',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'small', 'question', 'unknown', 'suggest'],
    named:
      "(?:no|nope|sorry|wait|actually|hmm)?[,.]? ?(?:no,? )?(?:i (?:meant|mean)(?! to)|what i (?:meant|mean|asked|wanted|want)|that'?s not what i|not (?:what i|the one|that one)|(?<=(?:no|nope|wait),? )i (?:said|asked|wanted))(?=[ ,]).{0,80}$",
    sharp:
      'Take this as a correction of what I asked before, keep the rest of that request as it was, and give the complete answer anew.',
    points: [
      'Correction: this replaces how my earlier request was understood',
      'The rest: as I asked for it before',
      'Output: the complete answer anew, no apology',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'ideas', 'recommend', 'suggest', 'list', 'plain', 'small', 'entries'],
    named:
      "(?:(?:what are |what'?s |some |the |top (?:\\p{Nd}+ )?|good |give me )*)(?:best|good|top|cool|fun|cheap|underrated|beginner) (?:(?!ideas)\\p{L}+ ){0,2}?(?!ways|times?|places|tips|lines|names|ideas|dinners|meals|recipes|questions|jokes)\\p{L}{3,}[^s\\s]s (?:for|to (?:play|read|watch|try|buy|visit|give|use|learn|listen)|about|like|under|in)(?= )",
    sharp:
      'Give {five, }the best first, each with what it is like, whom it suits and its main drawback, and leave out whatever you are not sure of.',
    points: [
      ['Number: five, the best first', '!count'],
      'Each one: what it is like, and whom it suits',
      'Drawback: the main one of each',
      'Accuracy: leave out whatever you are not sure of',
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    over: ['fact', 'question', 'recommend', 'suggest', 'plain', 'small', 'decide', 'list'],
    named:
      '(?:which|what)(?: (?:is |are )?the best| kind of| type of| sort of)? (?!(?:time|day|date|month|year|age|size|temperature|word|percentage|is|are|was|were|did|does|do|to|can|could|if|would|happens?|makes?|made|should)(?![\\p{L}]))(?:\\p{L}+ ){0,2}?\\p{L}+ (?:for (?:an?|my|our|the|small|big|beginners?|kids)|(?:should|do|would) (?:i|we) (?:use|get|buy|take|choose|pick|learn|plant|wear|adopt|study)|to (?:use|get|buy|choose|pick|learn|plant|adopt|study))(?![\\p{L}])',
    sharp:
      'Name your first choice with the reasons that decide, then one alternative and when it would be the better one, and tell me which detail of my case could change it.',
    points: [
      'First choice: one, in the first line',
      'Reasons: the ones that decide in this case',
      'Alternative: one, and when it is the better one',
      'Doubt: which detail of my case could change it',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'formula', 'howto', 'code', 'suggest', 'change', 'entries'],
    named:
      '(?:in |how (?:do|can|to) .{0,40} in |ms |microsoft )?(?:excel|google sheets?|sheets|google docs|libreoffice|powerpoint|outlook|word|photoshop|canva|notion|airtable)(?:[:,]| )(?=.{8,})(?!(?:is|vs|or|and|course|certificate|for|to|search|choice|count|limit|problem|association)(?![\\p{L}]))',
    sharp:
      'Give the steps or the formula ready to copy, say in which version they work, show it on a tiny example, and name the trap to watch for.',
    points: [
      'Way: the shortest one, as steps or as a formula ready to copy',
      'Example: before and after, on a few rows or lines',
      'Version: where it works, and what to do elsewhere',
      'Trap: what goes wrong most often, and how to undo it',
    ],
  },
  {
    asked: true,
    named:
      '(?:.{0,80}(?:test|exam|quiz|midterm|finals?)(?![\\p{L}]).{0,60}(?:help me (?:study|prepare|revise|pass|cram)|what (?:should|do) i (?:study|revise|learn))|help me (?:study|prepare|revise|cram) for)',
    sharp:
      'First give me one page of what is most likely to be asked, then quiz me on it one question at a time, and come back to what I get wrong.',
    points: [
      'First: what is most likely to be asked, on one page',
      'Then: quiz me, one question at a time, and wait for my answer',
      'After each answer: right or wrong, with the reason in a line',
      'Weak points: come back to what I got wrong',
    ],
  },
  {
    asked: true,
    named: '(?:can you |please )?balance (?:this|the|these|following)?.{0,30}(?:equation|reaction)s?',
    sharp:
      'Give the balanced equation on a line of its own, and below it the count of each atom on both sides as a check.',
    points: [
      'Result: the balanced equation on a line of its own',
      'Check: the count of each atom on both sides',
      'Way: which element you started with, in one line',
    ],
  },
  {
    asked: true,
    named:
      '(?:how (?:do|should|to) (?:we|i|you) )?(?:split|divide|share) (?:the|a|this|our) (?:bill|rent|check|cost|costs|petrol|gas|deposit|dinner)',
    sharp:
      'Say in one line how you split it and why that is fair, give a table of what each one pays, and check that it adds up to the total.',
    points: [
      'Way: how it is split, in one line',
      'Result: a table of what each one pays',
      'Check: the sum against the total',
      'Other way: one line on a split that is also fair',
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
