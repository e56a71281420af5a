import type { Particular } from '../particular.js';

const TOLD_BEFORE = '(?:[^?\\n]{0,260}[.,!;] (?:so |and |but |now )?)?';

/** What is allowed, owed or required: at borders, in a neighbourhood, by an office. */
export const ENGLISH_RULES: readonly Particular[] = [
  {
    asked: true,
    over: ['yesno', 'question', 'harm', 'fact', 'requirements', 'plain', 'small', 'unknown', 'suggest', 'trip'],
    named:
      '(?:do|will|would) (?:i|we|you|my \\p{L}+) need (?:[\\p{L}-]+ ){0,4}?(?:visas?|passports?|esta|eta|transit|international driv\\p{L}*|onward ticket|travel insurance|real id)(?![\\p{L}])[^\\n]{0,140}|(?:can|could|may|am i allowed to|are we allowed to|is it ok(?:ay)? to|is it allowed to) ?(?:i |we |you )?(?:still )?(?:bring|take|carry|pack|check in|fly with|travel with|enter|board|transit|fly|travel)(?= )(?=[^\\n]{0,120}(?<![\\p{L}])(?:planes?|flights?|carry-?on|hand luggage|checked (?:bag|luggage)|airport|customs|border|tsa|cruise|abroad|passport|visa|layover|into (?:the )?(?:us|usa|uk|eu|cabin|country)|to (?:the us|the uk|canada|mexico|japan|europe))(?![\\p{L}]))[^\\n]{3,140}',
    sharp:
      'Say yes or no for the usual case first, then the rule that decides it and which of my details it hangs on, what to have with me or do beforehand and how long that takes, and the official place to check shortly before I go.',
    points: [
      'Answer: for the usual case, in the first line',
      'Rule: the one that decides, and which of my details it hangs on',
      'Beforehand: what to apply for, print or pack, and how long it takes',
      'Check: the official place to look it up shortly before, as rules change',
    ],
    steps: [
      'Name the points the rule looks at (passport, route, length of stay, amount).',
      'Go through them for what I have told, and say what you had to assume.',
      'End with what happens at the counter if something is missing.',
    ],
  },
  {
    asked: true,
    named: `${TOLD_BEFORE}(?:is it (?:even |actually )?(?:legal|illegal|allowed|lawful|against the law)|(?:am i|are we) (?:even |actually |legally )?(?:allowed|obligated|required))(?![\\p{L}])[^\\n]{0,160}`,
    sharp:
      'Say in the first sentence how this usually stands and under which law or rules you assume it, then what decides it and from which point on it changes, which of the details I gave matter for it, how to be on the safe side, and where to make sure.',
    points: [
      'Answer: how it usually stands, in the first sentence, and for which place',
      'Decides: the point it turns on, and which of the details I gave matter for it',
      'Safe side: how to do it so that nobody can object, and what may follow otherwise',
      'Make sure: where to look or ask',
    ],
    steps: [
      'Name the rule that usually applies, in plain words.',
      'Hold it against what I have told, and name the one fact that is missing.',
      'Give the nearest case in which the answer is the other one.',
    ],
  },
  {
    asked: true,
    over: ['question', 'yesno', 'harm', 'fact', 'plain', 'small', 'unknown', 'suggest', 'advice'],
    named: `(?!.*(?<![\\p{L}])(?:(?:on|for) (?:an? |the )?(?:first )?dates?|dating|wedding|dinner|according to|the (?:text|passage))(?![\\p{L}]))(?=.*(?<![\\p{L}])(?:i|my|we|our|me|us)(?![\\p{L}]))${TOLD_BEFORE}(?:who(?:'s| is| has to| should| must| will)? (?:pays?|responsible|liable|at fault|cover|gets to keep)|am i (?:even |actually |legally )?(?:entitled|liable|responsible)|are we (?:even |actually |legally )?(?:entitled|liable)|are they (?:even |actually |legally )?(?:allowed|entitled|obligated|required)|is (?:he|she|my \\p{L}+|the \\p{L}+) (?:even |actually |legally )?(?:allowed|entitled|liable|responsible|obligated)|do i (?:have|stand) (?:any |a )?(?:(?:legal )?(?:case|rights|recourse|claim)|(?:legal )?chance (?:to|of) (?:get|keep|win)\\p{L}* (?:it|her|him|them|the|my|our|custody|compensat\\p{L}*)(?! job))|can i (?:sue|get (?:my money|my deposit|a refund|compensat\\p{L}+|custody|fired|evicted|deported)|be (?:fired|evicted|sued|charged)))(?![\\p{L}])[^\\n]{0,160}`,
    sharp:
      'Say in the first sentence how this usually stands and under which law you assume it, then what decides it and which of the facts I have told speak for me and which against, what to do next in which order, and which proof and deadline to mind.',
    points: [
      'Answer: how it usually stands, in the first sentence, and for which place',
      'Decides: the point it turns on, and which of my facts speak for me or against me',
      'Next: what to do in which order, the friendly way first',
      'Proof and deadline: what to keep, photograph or put in writing, and by when',
    ],
    steps: [
      'Name the rule that usually applies, in plain words.',
      'Hold it against what I have told, and name the one fact that is missing.',
      'Give me the first sentence to write or say to the other side.',
    ],
  },
  {
    asked: true,
    over: ['yesno', 'question', 'harm', 'fact', 'requirements', 'quantity', 'plain', 'small', 'unknown', 'suggest'],
    named:
      '(?!.*(?<![\\p{L}])(?:forgive|invite|love|like|talk|speak|apologi[sz]e|visit|marry|attend|explain myself|feel|be friends|hug|kiss|say|(?:go|come) to (?:my|his|her|their|the|a)(?! (?:court|police|embassy))|tell (?:my|him|her|them)(?! (?:landlord|employer|insur|bank)))(?![\\p{L}]))(?:do|does|will|must) (?:i|we|you|my [\\p{L}-]+|a [\\p{L}-]+|one) (?:still |really |actually |even |legally )*(?:have to|need to|need an? (?:[\\p{L}-]+ )?(?:permit|license|licence|prescription|referral|lawyer|notary|appointment|deposit)|owe)(?! (?:know|worry))(?= )[^\\n]{4,140}',
    sharp:
      'Say yes, no or only if first, then the rule or reason that decides it and from which point it applies, what happens if I leave it, the simplest way to do it right, and where I can make sure.',
    points: [
      'Answer: yes, no or only if, in the first line',
      'Decides: the rule or reason, and in which cases it applies',
      'If not: what happens when I leave it',
      'Way: the simplest one to do it right, and where to make sure',
    ],
    steps: [
      'Say what it is for.',
      'Name the cases in which it can be left out.',
      'End with what I should do in my case, and by when.',
    ],
  },
  {
    asked: true,
    over: ['list', 'entries', 'question', 'fact', 'requirements', 'plain', 'small', 'unknown', 'suggest', 'recommend'],
    named:
      'what (?:kinds? of |types? of |sort of )?(?:(?:legal|official|business|health|travel|basic) )?(?:insurance|licen[sc]es?|permits?|paperwork|documents?|papers|forms?|equipment|gear|tools|certifica\\p{L}+|vaccin\\p{L}+|shots|supplies|qualifications?|materials)(?: and \\p{L}+)? (?:do|will|would|should) (?:(?:i|we) (?:need|get|bring)|you need)(?= |\\?|$)[^?\\n]{0,140}',
    sharp:
      'Separate what I cannot do without from what is only sensible, say for each what it is for, where to get it and roughly what it costs or how long it takes, what depends on the place or the case, and what many get without needing it.',
    points: [
      'Indispensable: each with what it is for and where to get it',
      'Sensible: what is worth having, and from when on',
      'Cost: roughly, in money or in time',
      'Not needed: what many get without use, and what depends on the place',
    ],
    steps: [
      'Say what could go wrong or be checked in this case.',
      'Name what covers each of these, the cheapest sufficient one first.',
      'End with the order in which to get it, and whom to ask about the local rules.',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: ['plain', 'small', 'unknown', 'suggest', 'advice', 'troubleshoot', 'fact', 'message'],
    named:
      '(?!(?:please |can you |could you |help me |i need you to )*(?:write|make|create|draft|give|list|explain|describe|plan|design|act|imagine|suppose)(?![\\p{L}]))(?!.*\\n)(?!(?:respond|reply|answer|read|how|what|which|keep|look|check|tell)(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:describe|how (?:do|can|could|to|should) (?:i|we|write|ask)|or (?:buy|lease|rent|finance|keep|stay)|lease (?:or|a|an|something)|e-?mail|letter|template)(?![\\p{L}]))(?=.*(?<![\\p{L}])(?:lease|evict\\p{L}*|security deposit|fired (?:for|after|because|while)|custody|alimony|child support|small claims|sued|suing|lawsuit|subpoena|hoa|unpaid (?:overtime|wages|invoices?|hours|rent|salary)|(?:refus\\p{L}*|denied|denies|won.?t|not paid|without|ignor\\p{L}*|void\\p{L}*|only) [^?]{0,40}(?:overtime|warranty|refund|voucher)|non-?compete|severance|denied (?:my|the|our) claim|claim denied|flight (?:got |was |has been )?(?:cancel?led|delayed)|overbooked|denied boarding|lost (?:my|our) (?:luggage|bags?)|towed|hit and run|trespass\\p{L}*|property line|easement|probate|will says)(?![\\p{L}]))(?=.*(?<![\\p{L}])(?:i|my|me|we|our|us)(?![\\p{L}]))[^?]{30,400}$',
    sharp:
      'Say in the first sentence where I probably stand and under which law you assume it, then the point it turns on and which of my facts speak for me and which against, what to do in which order with the words for the first step, and which proof and deadline to mind.',
    points: [
      'Standing: where I probably stand, in the first sentence, and under which law',
      'Turns on: the decisive point, and which of my facts speak for me or against me',
      'Next: what to do in which order, with the words for the first step',
      'Proof and deadline: what to keep or put in writing, and by when',
    ],
    steps: [
      'Name the rule that usually applies, in plain words.',
      'Hold it against what I have told, and name the one fact that is missing.',
      'End with where to get cheap or free advice, and what to bring.',
    ],
  },
  {
    asked: true,
    over: ['question', 'yesno', 'plain', 'small', 'unknown', 'suggest', 'fact', 'advice', 'troubleshoot', 'trip'],
    named: `(?=[^\\n]*(?<![\\p{L}])(?:passports?|visas?|esta|layovers?|connecting flight|(?:hours?|minutes?|mins?|h) connection|boarding pass|(?:at|through|clear) customs|(?:at|cross\\p{L}*) the border|green card|real id|flights?|airline|baggage)(?![\\p{L}]))[^?\\n]{15,260}[,.] ?(?:so |and |but )?(?:is (?:that|this|it) (?:a problem|ok|okay|enough|enough time|allowed|fine|valid|possible|still valid|risky|too (?:short|late|tight))|(?:can|could|will|would|do|am) i (?:still |even |be |allowed )|will (?:it|they|that|this) |does (?:it|that|this) )[^?\\n]{0,90}`,
    sharp:
      'Say in the first sentence whether it works out as I have told it, then the rule or the time that decides it and how much room there is, what to do now and by when if it is tight, and the official place to check.',
    points: [
      'Answer: for what I have told, in the first sentence',
      'Decides: the rule or the time it hangs on, and how much room there is',
      'Now: what to do and by when if it is tight',
      'Check: the official place, and what to have in hand at the counter',
    ],
    steps: [
      'Put what I have told in the order of time.',
      'Hold them against what is asked at each stop of the way.',
      'End with the safest and the cheapest way out.',
    ],
  },
  {
    asked: true,
    named:
      '(?!.*["“:])(?:do|does|will|would|should|can|is) (?:my |the |our |an? )?(?:[\\p{L}\\p{N}-]+ ){0,2}?(?:insurance|warranty|policy|medicare|medicaid|deposit|hoa|airline|bank|credit card)(?: [\\p{L}]+)? (?:usually |normally |also |still |really )?(?:cover|covers|pay for|pays for|reimburse|refund)(?: |$|\\?)[^?\\n]{0,120}',
    sharp:
      'Say yes, no or only under which conditions first, then the part of the contract or the rules that decides and the usual exceptions, what would be left for me to pay, and what to keep, ask and report beforehand and by when.',
    points: [
      'Answer: yes, no or only under which conditions, in the first sentence',
      'Decides: the part of the contract to look at, and the usual exceptions',
      'My share: what would be left for me to pay, and when a claim is not worth it',
      'Claim: what to keep and report, to whom and by when',
    ],
    steps: [
      'Sort the kinds of cover by what they are for.',
      'Play the case through with each.',
      'End with the words to look for in my own papers.',
    ],
  },
];
