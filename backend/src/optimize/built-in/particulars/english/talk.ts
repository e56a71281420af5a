import type { Particular } from '../particular.js';
import { WHOLE } from '../whole.js';
import { NO_BUTTON } from './elsewhere.js';

/** How to say it in another language is asked for by its words. */
const IN_ANOTHER_LANGUAGE =
  ' in (?:english|spanish|french|german|italian|portuguese|romanian|japanese|chinese|korean|dutch|polish|turkish|arabic|latin|greek|russian|swedish|thai|hindi|another|a different|sign)';
const SAYING =
  '(?!.{0,90}' +
  IN_ANOTHER_LANGUAGE +
  '(?![\\p{L}]))(?:ask(?!ed| (?:good|better|the right) questions)|tell(?! (?:how|when|what|apart|time|an? (?:story|joke|lie)|stories|jokes|lies|fortunes|[^?]{2,40} (?:apart|from an?))(?![\\p{L}]))|say(?! ["“‘«])(?!.{0,80} in (?:english|spanish|french|german|italian|portuguese|romanian|japanese|chinese|korean|dutch|polish|turkish|arabic|latin|greek|russian|swedish|another|a different|sign))|explain(?= (?:death|dying|(?:an?|my|our|the|his|her) (?:death|divorce|breakup|break-up|separation|illness|diagnosis|layoff|absence|gap|mistake|delay|decision|situation|job loss)|divorce|suicide|depression|cancer|where babies|that(?! the)|why (?:i|we|my|our|he|she|daddy|mummy|mommy|grand\\p{L}+)|to (?:my|a|our|him|her|them) .{0,24}(?:that|why (?:i|we)))(?![\\p{L}]).{0,80}|.{2,40} to (?:my|our) (?:boss|manager|landlord|wife|husband|partner|ex|in-laws|customer|client)(?![\\p{L}]))|decline|refuse|turn down|reject|respond(?! to (?:an? )?(?:climate|crisis|crises|fire|emergency|emergencies|attack|outbreak))|reply|answer(?! (?:(?:an? |the |my )?(?:phone|door|calls?)|[^?]{0,30}(?:exam|essay|multiple[- ]choice|comprehension|[\\p{Nd}]+[- ]mark))(?![\\p{L}]))|apologi[sz]e|remind(?! (?:me|myself)(?![\\p{L}]))|cancel(?= (?:on|with|at|plans?|our|my (?:date|wedding|visit|part|plans)|dinner|lunch|the (?:date|dinner|party|trip|visit|meeting|wedding))(?![\\p{L}]))|break up(?= with| after| over|$)|break it to|bring up(?! (?:an?|the|my|our|your)? ?(?:[\\p{L}-]+ )?(?:child(?:ren)?|kids?|pupp(?:y|ies)|bab(?:y|ies)|boys?|girls?|sons?|daughters?|bilingual))|let (?:him|her|them|my|someone|somebody) (?:know|down)|call out|confront|quit(?= (?:my|the|a|our) (?:[\\p{L}-]+ )?(?:job|band|group|team|club|course|class|choir|board|committee|gym)|$)|invite|thank(?!.*(?:spend|pounds|euros|dollars|budget|gifts?|presents?))|comfort|console|text(?! (?:from|an?|on)(?![\\p{L}])))(?![\\p{L}])';

/** What people want to say to somebody, or say to the assistant in the course of a conversation. */
export const ENGLISH_TALK: readonly Particular[] = [
  {
    asked: true,
    named: `${NO_BUTTON}(?:(?:(?:give me|\\p{Nd}+|two|three|five|some|a few|several|different) )+ways? (?:to|of) ${SAYING}|(?:an?|some|any|the best|good)? ?(?:polite|nice|kind|good|gentle|tactful|professional|friendly|best|better|diplomatic|funny|clever|easy) ways? (?:to|of) ${SAYING})`,
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
    named: `${NO_BUTTON}(?:how (?:do|can|should|could|would|to) ?(?:i|we|you|one)? (?:(?:politely|nicely|best|even|just|professionally|kindly|gently|tactfully) )?${SAYING}(?! (?:if|whether|the (?:time|difference|age)|good|real|fake|html))(?=.{0,120}$)|.{5,90}\\bhow (?:to|do i|should i|can i) (?:respond|reply|answer)(?! (?:(?:the |an? |my )?(?:questions?|phone|calls?|exam|essay)|correctly|all)(?![\\p{L}])))`,
    sharp:
      'Give two or three wordings I could use as they are, say which one fits when, how to go on after the likeliest reply, and one thing better left unsaid.',
    points: [
      'Wordings: two or three that differ in tone, ready to use',
      'Fit: for each, when it is the right one',
      'Leave out: what would make it harder',
      'If they ask or push back: one calm answer',
    ],
  },
  {
    asked: true,
    named: 'excuses?(?! me\\b)(?= (?:for|to|not|why|that|so)|$)',
    sharp:
      'Give {three }of them that are short, believable and hard to check, that blame nobody and no illness, and say which is safest.',
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
    named: `(?:(?:hi|hello|hey|hiya)(?: there)?[,!.]* )?(?:(?:can|could|will|would) (?:u|you|any ?one|some ?one|some ?body) (?:please |pls |plz )?)?(?:i )?(?:need |want )?(?:some )?help(?: me)?(?: out)?(?: please| pls| plz)?(?: (?:with|on|in|about|doing) (?:my |the |an? |some )?[\\p{L}\\p{N}+#.-]+(?: [\\p{L}\\p{N}+#.-]+){0,2})?${WHOLE}`,
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
    over: ['message', 'email', 'plain', 'small', 'unknown', 'suggest'],
    named:
      '(?!.*(?<![\\p{L}])(?:(?:sympathy|condolence|greeting|birthday|christmas) card|plaque|for (?:an? |the |my |our )?slides?|voicemail|website|poster|flyer|label|brochure|banner|gravestone|menu)(?![\\p{L}]))(?:(?:an?|short|quick|nice|funny|polite|cute|sweet) )*(?:text|whatsapp|sms|dm)(?: message)? (?:to |for )?(?:my|him|her|them|an?|the|our) (?!book|file|adventure|editor|field|box|analysis|classif).{6,}',
    sharp:
      'Write it ready to send, as one really writes to exactly these readers, with what it is about in the first sentence and only what I have said, and put below it the one sentence to change for another tone.',
    points: [
      'Opening: what it is about, in the first sentence',
      'Length: short enough to send as it is',
      'Content: only what I have said',
      'Tone: as one writes to exactly these readers, not like a letter',
    ],
  },
  {
    asked: true,
    named:
      '(?:help me )?(?:(?:word|phrase|say) (?:this|it)|put (?:this|it) into words)(?![^:]*e-?mail)[^:]{0,40}[:：] ?.{6,}|how (?:do|can|should) i (?:(?:word|phrase)(?! (?:wrap|count|doc\\p{L}*|art|file)(?![\\p{L}]))|put (?:it|this|that)(?= (?:to (?!sleep|bed|death|use|work|music)|when|at|in (?:words|a (?:text|message|letter|note)|an? e-?mail)|into words|nicely|politely|kindly|gently|so that|that|without)))(?= )',
    sharp:
      'Give {three }wordings that say exactly this and no more, from brief to warm, ready to send, and say when each fits.',
    points: [
      'Wordings: three, from brief to warm, ready to send',
      'Content: exactly this, nothing added',
      'Fit: for each, when it is the right one',
      'Voice: as I would say it, no phrases from a form letter',
    ],
    assumes: 'Number: three wordings.',
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'advice', 'question', 'fact', 'howto'],
    named:
      '(?!.*(?<![\\p{L}])(?:e-?mail|letter|essay|speech|poem|message|post|advert|readers?)(?![\\p{L}]))(?:how (?:do|can|to) (?:i )?)?(?:help me )?(?:persuade|convince) (?:my|our|the|a|an|him|her|them)(?![\\p{L}])',
    sharp:
      'Give the three arguments that count for them rather than for me, the objection they will raise with an answer to it, and an offer of mine that makes it easy to say yes.',
    points: [
      'Arguments: three that count for them rather than for me',
      'Objections: the ones they will raise, with a calm answer each',
      'Offer: something from me that makes it easy to say yes',
      'Moment: when and how to say it, with the first sentence',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'decide', 'question'],
    named:
      "(?!.*\\n)[^:]{10,200}(?:(?:can'?t|cannot) decide(?! (?:what|how|where|when)(?![\\p{L}]))|help me (?:to )?(?:decide|choose)(?! (?:what|how|where|when|an?|some|my|the|names?)(?![\\p{L}]))|(?:don'?t|dont) know (?:which (?:one|of|to (?:choose|pick|take|buy))|what to (?:choose|pick|take))|torn between|not sure which (?:one|of|to (?:choose|pick|take|buy)))[^:]{0,60}$",
    sharp:
      'Weigh the options on what matters most in what I have told, say what speaks for each and what I would most likely miss, recommend one, and name the one fact that would turn it round.',
    points: [
      'Options: weighed on what matters most in what I have told',
      'Each one: what speaks for it, and what I would most likely miss',
      'Recommendation: one, in a sentence',
      'Turned round: the one fact that would change it',
    ],
  },
  {
    asked: true,
    over: ['message', 'judge', 'change', 'email', 'small', 'plain', 'unknown', 'correct', 'evaluate', 'reply'],
    named:
      '(?:(?:can|could) you |please |pls )*(?:check|proof ?read|look over|review|read (?:over|through)|fix|correct|polish)(?: up)? (?:my|this|the)(?: \\p{L}+)? (?:e-?mail|mail|message|letter|text|paragraph|essay|reply|post|note|sentence|draft|application|speech|bio|caption)[^:]{0,50}[:：]',
    sharp:
      'Give the corrected version first, ready to use, keep my meaning and my tone, and below it list what you changed and why, one line each.',
    points: [
      'First: the whole corrected version, ready to use',
      'Keep: my meaning and my tone',
      'Changes: listed below, one line each with the reason',
      'Doubt: what could be misunderstood, as a question to me',
    ],
  },
  {
    asked: true,
    over: ['text', 'plain', 'small', 'message', 'unknown', 'suggest', 'caption'],
    named:
      '(?!.*(?<![\\p{L}])(?:titles?|names?|settings?|frames?|filters?|plot|ending|characters?)(?![\\p{L}]))(?:[^:]{0,60} )?(?:for|on) (?:my|our) (?:insta|instagram|ig|snap|tiktok|facebook|story(?! (?:about|of))|feed|pic|photo|selfie)(?: (?:story|post|pic|photo|feed|reel))?(?=[,. ]|$)',
    sharp: 'Give {three }captions that differ in tone, each short, specific to this moment and free of clichés.',
    points: [
      ['Number: three that differ in tone', '!count'],
      'Length: one or two short lines each',
      'Content: specific to this moment, only what I have told you',
      'Avoid: clichés everybody posts',
    ],
    assumes: 'Number: three.',
  },
  {
    asked: true,
    named:
      "(?!.*(?<![\\p{L}])(?:business|visiting|place|index|flash|report|credit|debit|sd|sim|graphics|game|score|id|trading|library|playing|loyalty|recipe) ?cards?(?![\\p{L}]))(?:what (?:to|should i|can i|do i) (?:write|put|say)|words?|message|text|wording|something)(?: to (?:write|put))? (?:in|on|for) (?:an?|the|my|our|his|her|their) (?:\\p{L}+[’']?s? ){0,3}?(?:card|wreath|guest ?book|gift tag|yearbook)",
    sharp:
      'Give {three }texts ready to be written down, without stock phrases, with [brackets] where a memory or a name belongs, and say which suits how close we are.',
    points: [
      ['Number: three that differ in length', '!count', '!length'],
      'Words: as one person to another, no stock phrases',
      'Personal: [brackets] where a memory or a name belongs',
      'Fit: which suits how close we are',
    ],
    assumes: 'Number: three.',
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
];
