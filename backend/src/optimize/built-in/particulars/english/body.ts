import type { Particular } from '../particular.js';

const BODY =
  '(?:body|back|neck|head|knees?|feet|foot|toes?|ankles?|hips?|legs?|arms?|hands?|fingers?|wrists?|elbows?|shoulders?|chest|heart|stomach|belly|gut|tummy|skin|face|lips?|eyes?|eyelids?|ears?|nose|throat|tongue|teeth|tooth|gums?|jaw|hair|scalp|nails?|armpits?|poop|stool|pee|urine|periods?|blood pressure|heart rate|voice|joints?|muscles?|calves|ribs?|sinuses|breath|sleep|nipples?|thighs?|veins?|mouth)';

/** What one's own body does, and why a thing at home does what it does. */
export const ENGLISH_BODY: readonly Particular[] = [
  {
    asked: true,
    over: [
      'why',
      'question',
      'plain',
      'small',
      'unknown',
      'suggest',
      'explain',
      'fact',
      'troubleshoot',
      'meaning',
      'yesno',
      'advice',
      'interpret',
    ],
    named: `(?:so |ok |hi,? )?(?:(?:why|how come) (?:does|do|is|are|did|has|won'?t|can'?t) (?:(?:my|our|your|the) (?:[\\p{L}-]+ ){0,2}?${BODY}(?![\\p{L}])|i (?=[^?\\n]{0,60}(?<![\\p{L}])(?:wake|sleep|sweat|bruise|feel|get|bloat|burp|yawn|sneeze|itch|shake|crave|gain|lose|cry|forget|snore|grind|pee|hiccup|cough|bleed|tired|dizzy|cold|hot|hungry|thirsty|hurt|ache|overthink|procrastinate|blush|faint)))|why am i (?:always |so |constantly |suddenly |still )+(?!good|bad at|late|single|unlucky)\\p{L}+|what does it mean (?:when|if) (?:my|your) (?:[\\p{L}-]+ ){0,2}?${BODY}(?![\\p{L}])|is it (?:normal|weird|bad|okay|ok|strange) (?:that|if|when|for) (?:my|your) (?:[\\p{L}-]+ ){0,2}?${BODY}(?![\\p{L}]))[^?\\n]{0,160}`,
    sharp:
      'Give the likeliest reasons for exactly this, most likely first, each with the sign that tells it from the others and what I can try for it, say up to where it is harmless, what to note for a few days, and from when on to see a doctor.',
    points: [
      'Reasons: the likeliest for exactly this, most likely first',
      'Each one: the sign that tells it from the others, and what I can try',
      'Harmless: up to where it is, and what to note for a few days',
      'Doctor: from when on, and which signs mean at once',
    ],
    steps: [
      'Say in one sentence what happens in the body there.',
      'Name the questions that tell the reasons apart: when, how long, after what.',
      'End with one change for the next week, and what it would show.',
    ],
  },
  {
    asked: true,
    over: ['why', 'question', 'plain', 'small', 'unknown', 'suggest', 'explain', 'troubleshoot', 'fact', 'advice'],
    named:
      "(?:so |ok |hi,? )?(?:why|how come) (?:does|do|did|is|are|has|have|won'?t|doesn'?t|don'?t|isn'?t|aren'?t|can'?t|keeps?) (?:my|our) (?!(?:(?:old|new|older|younger|little|best|\\p{Nd}+)[ -](?:year[ -]old )?)?(?:boss|manager|husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|mom|mum|dad|mother|father|parents|brother|sister|son|daughter|kids?|children|child|baby|toddler|teenager|friends?|neighbou?rs?|landlord|teacher|co-?workers?|colleagues?|team|code|function|query|script|program|country|government|ancestors|galaxy|universe|planet|solar|sun)(?![\\p{L}]))[^?\\n:]{4,140}\\??[!. ]*$",
    sharp:
      'Give the likely causes, most likely first, each with how to check whether it is that one and what to do about it, say why what people usually try does not help for long, and what you would do first.',
    points: [
      'Causes: most likely first',
      'Each one: how to check it, and what to do about it',
      'Usual mistake: what people try that does not help for long',
      'First: what you would do today, and when it should show',
    ],
    steps: [
      'Say what has to come together for this to happen.',
      'Go through it from the easiest check to the most work.',
      'End with how to keep it from coming back.',
    ],
  },
];
