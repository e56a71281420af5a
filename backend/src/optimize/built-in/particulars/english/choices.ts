import { WEIGHTY_IN_ENGLISH } from '../../../analysis/shapes/decisions.js';
import type { Particular } from '../particular.js';
import { NO_CODE_OR_GRAMMAR } from './elsewhere.js';

const TOLD_BEFORE = '(?:[^?\\n]{0,400}[.,!;?\\n] ?(?:so |and |but |now )?)?';
const HEALTHY =
  '(?:fasting|keto|low[- ]carb|(?!(?:roman|viking|medieval|ancient|animal|inca|aztec|japanese)(?![\\p{L}]))(?:[\\p{L}-]+ )?diets?(?! of)|vegan\\p{L}*|creatine|collagen|magnesium|ashwagandha|probiotics|protein powder|vitamin \\p{L}|supplements?|turmeric|melatonin|hrt|hormone (?:replacement|therapy)|ozempic|semaglutide|cold (?:plunges?|showers?|baths?)|saunas?|acupuncture|chiropract\\p{L}+|yoga|pilates|kegels?|strength training|weight training|hiit|botox|retinol|minoxidil|braces|invisalign|lasik|cbd|detox\\p{L}*|juice cleanses?|microneedling|physical therapy|breathwork)';

/** What to choose, whether it pays, what it costs, and how others manage it. */
export const ENGLISH_CHOICES: readonly Particular[] = [
  {
    asked: true,
    over: [
      'decide',
      'question',
      'recommend',
      'suggest',
      'plain',
      'small',
      'unknown',
      'choice',
      'compare',
      'advice',
      'fact',
    ],
    named: `(?=[^]{50})(?=[^]{0,600}?(?<![\\p{L}])${WEIGHTY_IN_ENGLISH})${TOLD_BEFORE}(?:which (?:one |of (?:them|the two|these) |job |offer |option |house |apartment |place |car |school |college |university |city )?(?:should|would|do) (?:i|we) (?!use|write|call)|what (?:should|would) (?:i|we) (?:choose|pick|take|go (?:for|with))|should (?:i|we) (?!text|call)[^?\\n]{2,90} or (?!not)|do (?:i|we) (?:take|stay|sell|keep|quit) [^?\\n]{0,60} or )[^?\\n]{0,160}`,
    sharp:
      'Set the options side by side on the points that decide, those I have named first, in comparable figures where there are any, say which two weigh most in my situation and what each choice would cost me in the worst case, recommend one, and name the question whose answer would turn it round.',
    points: [
      'Side by side: the options on the points that decide, those I have named first, in figures where there are any',
      'Weight: the two points that count most in my situation, and why',
      'Worst case: what each choice would cost me, and whether it can be undone',
      'Recommendation: one, and the question whose answer would turn it round',
    ],
    steps: [
      'Say what this decision is really about for me, from what I have told.',
      'Look at each option a year and five years on.',
      'Choose, and say how to get the best of the other one all the same.',
    ],
  },
  {
    asked: true,
    named: `(?:is|are|would) (?:it )?(?:still |really |actually )?(?!it )[^?\\n]{3,90}? (?:be )?(?:still |really |actually )?worth (?:it|the (?:money|price|effort|hassle|cost|wait|time|risk|upgrade|investment)|buying|getting|doing|having|paying|learning|visiting|keeping|repairing|fixing)(?![\\p{L}])[^?\\n]{0,120}|should (?:i|we) (?:really |still |even |just )?(?:get(?! (?:rid|up|out|back|in|into|over|on|off|along|away|used|married|divorced|engaged|tested|vaccinated|help|checked|involved|drunk|angry|pregnant|to|him|her|them|my|our|started|an? (?:divorce|doctor|lawyer|second opinion|test|check-?up|vaccin\\p{L}*|jab|shot|flu))(?![\\p{L}]))|buy|upgrade|replace|invest in|hire|refinance|subscribe|sign up|switch to|adopt|install)(?= )(?!.* or )[^?\\n]{3,100}|is it (?:still |really |actually |even )?worth (?!mentioning|noting|telling|confronting|talking|staying|fighting|forgiving|reporting|complaining|dating|living|dying|trying|saving my|apologi)[\\p{L}]+ing(?= )[^?\\n]{3,120}`,
    sharp:
      'Say in the first sentence whether it is worth it, in my case as far as I have told it, then what it costs in money, time and what one gives up, what it usually brings, with rough figures where there are any, a cheaper way to get most of that, and the one or two things that tip it.',
    points: [
      'Answer: whether it is worth it, in the first sentence, and for whom it is not',
      'Cost: in money and time, and what one gives up for it',
      'Gain: what it usually brings, in rough figures where there are any',
      'Instead: a cheaper way to get most of it, and the one or two things that tip it',
    ],
    steps: [
      'Say what one usually hopes to get from it.',
      'Say after what time or use it pays, if it does.',
      'End with the sign by which I can tell beforehand that it is not for me.',
    ],
  },
  {
    asked: true,
    over: ['quantity', 'question', 'fact', 'plain', 'small', 'unknown', 'suggest', 'calculation', 'requirements'],
    named:
      "what(?:'s| is|s) (?:an? |the )?(?:realistic |reasonable |good |typical |average |normal |fair )+(?:budget|price|cost|spend) (?:for|to|of)(?= )[^?\\n]{4,120}|how much (?:money |cash |(?:should|would|do) (?:i|we) )?(?:do|does|would|will|should|is|need|save|spend|budget|it)?(?= )(?=[^?]{0,120}(?<![\\p{L}])(?:costs?|budget|retire|need to (?:live|retire|move|start|open|travel)|(?:should|would|do|will) (?:i|we) (?:need to |have to )?spend)(?![\\p{L}]))(?!(?:[^\\p{Nd}?]*\\p{Nd}+){4})(?!.*(?:each|per (?:kg|pound|liter|hour) and|if (?:one|an?|\\p{Nd}) [^?]{2,30} costs?|change (?:do|does|will)))[^?\\n]{4,140}",
    sharp:
      'Give the usual range first, for the case I named or else the commonest one, then what makes it up or moves it most, with rough amounts, what is usually forgotten, and how to bring it down without regretting it.',
    points: [
      'Range: first, for the case I named or else the commonest one, with the year of the prices',
      'Made of: what it consists of or hangs on, with rough amounts',
      'Moves it: the assumption that changes it most',
      'Forgotten: what is usually left out, and where to save without regret',
    ],
    steps: [
      'Say which case you take, where I have left it open.',
      'Give it once for the plainest way and once for a more comfortable one.',
      'End with what I should find out to make the figure my own.',
    ],
  },
  {
    asked: true,
    over: ['explain', 'question', 'plain', 'small', 'unknown', 'fact', 'howto', 'suggest', 'advice', 'process', 'why'],
    named:
      'how (?:do|can|are) (?:so many |some |other |most |normal |young |regular |poor |rich |single )*(?:people|parents|moms|mums|dads|couples|students|families|adults|women|men|teachers|nurses|others|folks|millennials|everyone|everybody)(?: (?:in|with|who|from|without) [^?]{2,40})? (?:even |actually |really |manage to |able to |still |ever |always )*(?:afford|manage|find(?= (?:time|the|friends|work|love|energy|partners))|make(?= (?:it|ends|money|friends|time|a living|enough))|stay|get(?= (?:so|over|through|by|anything|up|things|rich|ahead))|cope|(?:live|survive|travel)(?! (?:in|at|near|to|under|during)(?![\\p{L}]))|deal|keep|balance|save|pay|handle|raise|wake|fit|focus)(?![\\p{L}])[^?\\n]{0,120}',
    sharp:
      'Name the ways in which people really do it, the commonest first, each with what it takes and a concrete example, what one does not see from outside, and which of them is easiest to begin with.',
    points: [
      'Ways: how people really do it, the commonest first',
      'Each one: what it takes, with a concrete example',
      'Not seen: what one does not notice from outside',
      'Easiest: which of them to begin with, and how',
    ],
    steps: [
      'Say what makes it harder than it looks, and what easier.',
      'Tell how two or three different people manage it, in one short paragraph each.',
      'End with what those who manage it have in common.',
    ],
  },
  {
    asked: true,
    over: [
      'overview',
      'describe',
      'explain',
      'plain',
      'small',
      'unknown',
      'question',
      'fact',
      'list',
      'entries',
      'effects',
      'points',
      'uses',
      'harm',
    ],
    named: `(?:tell me (?:more )?about|what (?:are|is) the (?:health )?(?:benefits|risks|side effects|effects|downsides|pros and cons) of|what (?:do|should) (?:i|women|men|people) (?:need to )?know about|information (?:on|about))(?= )(?=[^?\\n]{0,70}(?<![\\p{L}])${HEALTHY}(?![\\p{L}]))(?!.*(?:animals?|bears?|pandas?|dinosaurs?|dogs?|cats?|horses?|romans|vikings|history|origin|philosophy|etymology|interval in|pathway|mechanism))[^?\\n]{4,140}`,
    sharp:
      'Say in two sentences what it does and how, then what is well shown and what is only claimed, for the people I named if I have, what matters in practice, with amounts or times, who should not do it, and which signs mean stopping or asking a doctor.',
    points: [
      'What it does: in two sentences, and for whom',
      'Evidence: what is well shown, and what is only claimed',
      'Practice: what matters there, with amounts or times',
      'Caution: who should not, and which signs mean stopping or asking a doctor',
    ],
    steps: [
      'Sort what is said about it into shown, likely and made up.',
      'Describe how somebody goes about it sensibly.',
      'End with what gives most of the effect with less trouble.',
    ],
  },
  {
    asked: true,
    over: [
      'plan',
      'training',
      'schedule',
      'advice',
      'plain',
      'small',
      'unknown',
      'suggest',
      'howto',
      'meals',
      'document',
    ],
    named:
      '(?!.*(?<![\\p{L}])(?:company|costs?|servers?|budget|emissions|churn|downtime|waste|customers?|traffic|team|employees|office|staff)(?![\\p{L}]))(?:(?:please |can you |could you |help me |i (?:want|need)(?: you to)? )*(?:give|make|create|write|build|design|plan|come up with|suggest)?(?: me)? ?)?(?:an? |my )?(?:(?:\\p{Nd}+|two|three|four|six|eight)[- ](?:day|week|month)s? )?(?:\\p{L}+ ){0,2}?(?:plan|program(?:me)?|challenge|routine|schedule|strategy) (?:to|for me to|that helps me(?: to)?|so (?:that )?i(?: can)?|for (?=\\p{L}+ing)) ?(?:finally |really )?(?:stop(?:ping)? (?!bullying|flooding|being bull)[\\p{L}-]+ing|quit(?:ting)? (?:[\\p{L}-]+ing|sugar|caffeine|coffee|nicotine|weed|alcohol|porn|social media)|cut(?:ting)? (?:down|out|back)(?! (?:the|a|my|our) )|reduc(?:e|ing) (?:my |our )?(?:screen|phone|social media|sugar|alcohol|drinking|smoking|caffeine|coffee|meat|stress|snack\\p{L}*|sweets|gaming|scrolling|procrastinat\\p{L}*)|(?:break|kick)(?:ing)? (?:my|the|a) (?:[\\p{L}-]+ ){0,3}(?:habits?|cycle|addiction|pattern)|build(?:ing)? (?:a|the|my) (?:\\p{L}+ )?habit|get(?:ting)? into|start(?:ing)? (?:meditat|journal|floss|running|reading|waking|exercis)\\p{L}*|wak(?:e|ing) up|read(?:ing)? more|meditat(?:e|ing)|drink(?:ing)? (?:more|less)|sleep(?:ing)? (?:better|earlier)|go(?:ing)? to bed|us(?:e|ing) (?:my phone )?less|spend(?:ing)? less|be(?:ing)? (?:more|less)|procrastinat\\p{L}+)(?![\\p{L}])[^?\\n]{0,140}',
    sharp:
      'Say for each stage what to do, tie it to moments of my day, say what helps at the moment when it is hardest, let it rise in steps small enough for a bad day, and say how to note it in half a minute and how to go on after a slip.',
    points: [
      'Stages: what to do in each, in steps small enough for a bad day',
      'Hardest moment: when it comes, and what helps then',
      'Record: how to note it in half a minute a day',
      'Slip: how to go on after one, and what to change if there are many',
    ],
    steps: [
      'Name the two or three moments of the day that decide it.',
      'Give the beginning day by day, the rest in a line each.',
      'End with what to put in place today so that it needs less willpower.',
    ],
  },
  {
    asked: true,
    over: [
      'explain',
      'question',
      'plain',
      'small',
      'unknown',
      'why',
      'troubleshoot',
      'suggest',
      'fact',
      'advice',
      'howto',
      'quantity',
      'small',
    ],
    named:
      '(?!.*(?<![\\p{L}])(?:write|draft|compose|paragraph|letter|article)(?![\\p{L}]))(?=[^\\n]{0,200}(?<![\\p{L}])(?:bills?|payslip|pay ?slip|paycheck|paystub|bank statement|premium|invoice|(?:electricity|gas|water|energy|power|heating|data) (?:usage|costs?|charges?|consumption))(?![\\p{L}]))(?=[^\\n]{0,300}(?:(?:went|gone|go|goes|going) (?:up|down|from|over|through)|jumped|rose|risen|shot|doubled|tripled|dropped|fell|increased|higher|lower|twice|more than (?:last|usual)|less than (?:last|usual))(?![\\p{L}]))(?:(?:can|could) you |please |help me |why (?:is|did|has|was)|my |our |the |i )[^\\n]{15,320}',
    sharp:
      'Say which lines or figures to compare first and what each stands for, then the likely causes of exactly such a jump, most likely first, each with a check I can do today, what to ask them, in words I can use, and how to get it corrected.',
    points: [
      'Compare: which lines or figures first, and what each stands for',
      'Causes: of exactly such a jump, most likely first',
      'Check: one for each that I can do today',
      'Ask: what to say to them, and how to get it corrected',
    ],
    steps: [
      'Reckon with my figures how much has to be explained.',
      'Say which causes are big enough for that, and which are not.',
      'End with the one document or reading to have at hand when I call.',
    ],
  },
  {
    asked: true,
    over: ['plan', 'quantity', 'question', 'fact', 'plain', 'small', 'unknown', 'suggest', 'decide', 'howto'],
    named:
      '[^?\\n]{0,220}(?:how much|what(?: price| rate)?) (?:(?:should|do|can|could|would) (?:i|we)|to) (?:charge(?! (?:the|my|our|an?|it) ?(?:batter|phone|car(?![\\p{L}])|laptop|e-?bike|tablet|scooter|ev(?![\\p{L}])|device|power))|price|ask(?! (?:the|an?|my|our|your|their|them|him|her|people|someone|about|when|before|during|at|in|if|on)(?!\\p{L}))|quote|sell|bill)(?= )[^?\\n]{3,140}',
    sharp:
      'Name a price or a narrow range first, worked out from what I have told, set it beside what is usual on the market you assume, say what lets me ask more and what means less, and give me a sentence to name it with.',
    points: [
      'Price: a figure or a narrow range, first, with the market and the currency you assume',
      'Worked out: from what I have told, such as cost, time or condition',
      'Market: what is usual, and what lets me ask more or means less',
      'Naming it: one sentence to say it with, and what is included',
    ],
    steps: [
      'Say what the price has to cover at the least.',
      'Put the usual prices beside it, cheap and dear.',
      'End with how to see early that it is too high or too low.',
    ],
  },
  {
    asked: true,
    over: ['suggest', 'recommend', 'question', 'fact', 'plain', 'small', 'unknown', 'list', 'entries'],
    named:
      NO_CODE_OR_GRAMMAR +
      '(?!.*(?<![\\p{L}])(?:calculator|settings?|menu|errors?|logs?|button|option|formula|values?|file)(?![\\p{L}]))where (?:can|could|do|should) (?:i|you|we|one) (?:still |legally |actually |best )?(?:watch|stream|buy|find(?! (?:the|my|our|your|this|that|his|her|inner|out)(?![\\p{L}]))|get(?! (?:off|on|out|in|to|into|started|up|back|my|the)(?![\\p{L}]))|read|listen|download|donate|sell|recycle|rent|dispose|apply for|order|learn)(?= )[^?\\n]{3,110}',
    sharp:
      'Name the places that come into question, the easiest and cheapest first, each with what it costs or brings and what one needs for it, mark what depends on the country or may have changed, and say how to check it quickly and where to turn otherwise.',
    points: [
      'Places: those that come into question, the easiest and cheapest first',
      'Each one: what it costs or brings, and what one needs for it',
      'Check: what depends on the country or may have changed, and how to see that quickly',
      'Otherwise: where to turn if none of them will do',
    ],
    steps: [
      'Say under which words to look for it.',
      'Go from the obvious place to the one few people think of.',
      'End with what to beware of there.',
    ],
  },
  {
    asked: true,
    over: ['question', 'explain', 'why', 'plain', 'small', 'unknown', 'suggest', 'describe', 'yesno', 'fact', 'uses'],
    named:
      NO_CODE_OR_GRAMMAR +
      "(?:(?:so )?(?:what'?s|whats|what is) the (?:point|use|sense) (?:of|in) (?!(?:my |our |this )?(?:philosophy|art|poetry|religion|education|history|marriage|love|money|work|science|literature|life|living|existence|existing|anything|everything|it(?: all)?|trying|going on|being alive|me|the (?:story|article|passage|text|poem|book|film|movie|ending))(?![\\p{L}]))[^?\\n]{4,120}|why (?:(?:should|would) (?:i|anyone|anybody|someone|you|we) (?:even |ever |still |actually )?(?:need|bother|buy|use|want|pay for|care|learn)|should (?:i|anyone|anybody|we) (?:even |ever |still |actually )?(?:have|get|go|wear|see|keep))(?= )[^?\\n]{3,120})",
    sharp:
      'Say in one sentence what it is good for in exactly this case, then two or three situations in which it makes a difference and what happens there without it, and when it can really be left out or something simpler will do.',
    points: [
      'Good for: in one sentence, in exactly this case',
      'Makes a difference: two or three situations, each with what happens without it',
      'Left out: when it really can be',
      'Simpler: what would be enough instead',
    ],
    steps: [
      'Grant what is right about the doubt.',
      'Tell one case with it and the same case without it.',
      'End with your own judgement in a sentence.',
    ],
  },
  {
    asked: true,
    over: ['recommend', 'suggest', 'plain', 'small', 'unknown', 'best'],
    named:
      "(?:please |can you |could you |hi,? |hey,? )*(?:recommend|suggest|looking for|i'?m looking for|im looking for|we'?re looking for|any recommendations? for|find me)(?: me)? (?!(?:my|our|what|how|whether|that|someone|somebody|people)(?![\\p{L}])|(?:[\\p{L}\\p{Nd}-]+ ){0,4}(?:names?|titles?|slogans?|captions?|ways?|ideas?|things? to|something to|activit(?:y|ies)|topics?|questions?|wordings?|changes|improvements|strateg(?:y|ies)|methods?|structure|exercises?|plans?|menus?|schedules?|hashtags?|responses?|repl(?:y|ies)|e-?mails?|messages?|texts?|letters?|answers?|excuses?|advice|help|feedback|tips|support|guidance|opinions?|reasons?|jobs?|work|(?:flat|room|house)mates?|tenants?|investors?|partners?|friends?)(?![\\p{L}]))[^?\\n]{5,140}?(?:[,.;]| but| because| since) ?(?:and |but )?(?:i|we|i'?m|im|i'?ve|we'?re|my|our|it|he|she|they|nothing|not|no|must|preferably|ideally|ages?)(?![\\p{L}])[^?\\n]{3,160}",
    sharp:
      'Name only real ones that meet every condition I named, each with why it fits and the one thing to know beforehand, then say which you would take first and which popular one would not fit, with the reason.',
    points: [
      'Choice: only real ones that meet every condition I named',
      'Each one: why it fits, and the one thing to know beforehand',
      'First: the one you would take, with the reason',
      'Left out: a popular one that would not fit',
    ],
    steps: [
      'Note what I want, and what I do not.',
      'Go through the usual suggestions and drop those that break a condition.',
      'Give the rest, the best fit first.',
    ],
  },
  {
    asked: true,
    over: [
      'suggest',
      'recommend',
      'question',
      'plain',
      'small',
      'unknown',
      'advice',
      'ideas',
      'fact',
      'list',
      'entries',
    ],
    named:
      'what (?:to|should i|do i|can i|could i|should (?:a |my )?(?:guys?|m[ae]n|wom[ae]n|husband|wife|guests?)) wear (?:to|for|on|in|at|when|with|under)(?= )[^?\\n]{4,120}',
    sharp:
      'Give two complete outfits from head to foot, one safe and one with more of a personal touch, each with why it fits the occasion, the place and the weather, what would be too much or too little, and how to find out whether there is a dress code, if there may be one.',
    points: [
      'Outfits: two complete ones from head to foot, one safe and one more personal',
      'Fit: why each suits the occasion, the place and the weather',
      'Too much, too little: what to leave in the wardrobe',
      'In case: what to bring along, and how to find out about a dress code if there may be one',
    ],
    steps: [
      'Say what the others will most likely wear.',
      'Build it from one piece that most people own.',
      'End with the detail that people notice first.',
    ],
  },
];
