import type { Particular } from '../particular.js';
import { NO_CODE_OR_GRAMMAR } from './elsewhere.js';

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
    named: `(?:so |ok |hi,? )?(?:(?:why|how come) (?:does|do|is|are|did|has|won'?t|can'?t) (?:(?:my|our|your|the) (?:[\\p{L}-]+ ){0,2}?${BODY}(?![\\p{L}])(?! (?:doors?|yard|gardens?|lights?|dryer|mixer|gasket|id|unlock|cam|camera|trackers?|apps?|watch|pillow|brakes?|tyres?|tires?|wheels?|seats?|window|office|bumper|straightener|clippers?|polish|soap|towels?|cart|accounts?|panel|cover|of (?:the|my|this) (?:\\p{L}+ )?(?:page|car|house|bed|text|chapter|email|screen))(?![\\p{L}]))|i (?![^?\\n]{0,24}(?<![\\p{L}])(?:guilty|lonely|alone|sad|jealous|anxious|empty|ashamed|insecure|numb|unmotivated|worthless|like (?:an? |i|nobody|everyone|no one)|bad (?:after|when|about|for)|emotional|cry|crying|overthink|procrastinat|angry|resentful|embarrassed|homesick|nothing|disconnected|left out))(?=[^?\\n]{0,60}(?<![\\p{L}])(?:wake|sweat|bruise|bloat|burp|yawn|sneeze|itch|shake|crave|gain weight|lose (?:weight|hair|my (?:voice|balance|hair))|snore|grind|pee|hiccups?|cough|bleed|tired|sleepy|dizzy|goosebumps|cramps|headaches?|heartburn|nosebleeds?|brain freeze|nauseous|hungry|thirsty|ache|blush|faint)(?![\\p{L}])))|why am i (?:always |so |constantly |suddenly |still )+(?:tired|sleepy|exhausted|hungry|thirsty|cold|hot|bloated|dizzy|itchy|sweaty|gassy|sore|nauseous|constipated|pale|short of breath|weak|stiff|congested|shaky|out of breath)(?![\\p{L}])|what does it mean (?:when|if) (?:my|your) (?:[\\p{L}-]+ ){0,2}?${BODY}(?![\\p{L}])|is it (?:normal|weird|bad|okay|ok|strange) (?:that|if|when|for) (?:my|your) (?:[\\p{L}-]+ ){0,2}?${BODY}(?![\\p{L}]))[^?\\n]{0,160}`,
    sharp:
      'Give the likeliest reasons for exactly this, most likely first, each with the sign that tells it from the others and, where there is something, what I can try for it, and say up to where it is harmless and which sign would be one for the doctor.',
    points: [
      'Reasons: the likeliest for exactly this, most likely first',
      'Each one: the sign that tells it from the others, and what I can try, where there is something',
      'Harmless: up to where it is',
      'Doctor: which sign would be one, if any',
    ],
    steps: [
      'Say in one sentence what happens in the body there.',
      'Name the questions that tell the reasons apart: when, how long, after what.',
      'End with what to do about it, or that nothing is needed.',
    ],
  },
  {
    asked: true,
    over: ['why', 'question', 'plain', 'small', 'unknown', 'suggest', 'explain', 'troubleshoot', 'fact', 'advice'],
    named:
      NO_CODE_OR_GRAMMAR +
      "(?:so |ok |hi,? )?(?:why|how come) (?:does|do|did|is|are|has|have|won'?t|doesn'?t|don'?t|isn'?t|aren'?t|can'?t|keeps?) (?:my|our) (?!(?:[\\p{L}\\p{N}-]+ ){0,2}?(?:boss|manager|teachers?|professors?|tutor|accountants?|doctors?|dentist|lawyers?|coach|trainer|therapist|nurse|client|customers?|husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|mom|mum|dad|mother|father|parents|brother|sister|son|daughter|kids?|children|child|baby|toddler|teenager|friends?|neighbou?rs?|landlord|teacher|co-?workers?|colleagues?|team|code|function|query|script|program|country|government|ancestors|galaxy|universe|planet|solar|sun|cit(?:y|ies)|town|states?|names?|surname|essay|poem|school|church|religion|language|culture|society|generation|econom\\p{L}*|currency|world|century|sign|life|marriage|relationship|favou?rite|rent|paycheck|salary|constitution|people)(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:insists?|asks? for|calls? for|recommends?|requires?|charges?|wants?|thinks?|believes?)(?![\\p{L}]))[^?\\n:]{4,140}\\??[!. ]*$",
    sharp:
      'Give the likely causes, most likely first, each with how to check whether it is that one and what to do about it, say what people usually try in vain, and what you would do first.',
    points: [
      'Causes: most likely first',
      'Each one: how to check it, and what to do about it',
      'In vain: what people usually try although it does not help',
      'First: what you would do, and how soon it should show',
    ],
    steps: [
      'Say what has to come together for this to happen.',
      'Go through it from the easiest check to the most work.',
      'End with how to keep it from coming back.',
    ],
  },
  {
    asked: true,
    over: ['why'],
    named:
      NO_CODE_OR_GRAMMAR +
      "(?:so |ok |hi,? )?(?:why|how come) (?:does|do|did|is|are|has|have|won'?t|doesn'?t|don'?t|isn'?t|aren'?t|can'?t) (?:my|our) [^?\\n:]{4,140}\\??[!. ]*$",
    sharp:
      'Give the two or three likeliest reasons for exactly this, the one that weighs most first, each with what speaks for it, and say what is certain, what is only likely and what follows from it for me.',
    points: [
      'Reasons: two or three, the one that weighs most first',
      'Each one: what speaks for it',
      'Certain: what is known, and what is only likely',
      'Follows: what it means for me',
    ],
    steps: [
      'Say in one sentence what is behind it most likely.',
      'Give what speaks for it, and the other reasons in a line each.',
      'End with how I could find out, or what to make of it.',
    ],
  },
  {
    asked: true,
    over: [
      'yesno',
      'question',
      'effects',
      'list',
      'entries',
      'points',
      'harm',
      'plain',
      'small',
      'unknown',
      'fact',
      'explain',
      'discuss',
      'describe',
    ],
    named:
      '(?:are there (?:any )?|what are |does |do )(?:the |any |some )?(?:possible |long[- ]term |health |negative |bad )*(?:side effects|effects|risks|dangers|downsides|benefits|health benefits) (?:of|to|from|in|with) (?:drinking|eating|taking(?! (?:(?:an?|the|my|out|on) )?(?:gap|years?|breaks?|loans?|mortgage|trains?|bus|notes|risks?|jobs?|course|class(?:es)?|tests?|photos?|sabbatical|day|time|part|over|sides|legal|minutes|credit)(?![\\p{L}]))|smoking|vaping|sleeping|sitting|skipping (?:breakfast|meals?|lunch|dinner|periods)|fasting|lifting weights|chewing|quitting (?:smoking|alcohol|caffeine|sugar|coffee|vaping|nicotine)|cracking|cutting out)(?= )[^?\\n]{3,110}',
    sharp:
      'Name the effects that are well shown first, each with the amount or time from which it counts and for whom, then what is only claimed, who should be careful and what it does not go together with, and which amount is sensible.',
    points: [
      'Shown: the effects that are, each with the amount or time from which it counts',
      'Only claimed: what is often said without good grounds',
      'Careful: for whom it is different, and what it does not go together with',
      'Sensible: which amount, and the sign that it is too much',
    ],
    steps: [
      'Say what in it acts on the body.',
      'Follow it from a little to a lot, and from a week to years.',
      'End with one plain piece of advice for somebody healthy.',
    ],
  },
  {
    asked: true,
    label: 'message',
    over: ['support', 'plain', 'small', 'unknown', 'suggest', 'advice', 'troubleshoot', 'question', 'trip', 'plan'],
    named:
      "(?:so |ok |hi,? |hey,? )*(?:i'?m|im|i am|i get|i feel) (?:so |really |very |kinda |super |a bit |a little |always |also |absolutely )*(?:scared|afraid(?! (?:that|i|we|the|there|it|you|this|our|my)(?![\\p{L}]))|terrified|nervous|anxious|freaking out|panicking|panicky|worried sick|dreading)(?![\\p{L}])(?=[^?\\n]{0,160}(?<![\\p{L}])(?:fly|flying|flights?|plane|exam|test|interview|speech|presentation|present|public|surgery|operation|dentist|needles?|shots?|date|driving|highway|wedding|appointment|procedure|mri|biopsy|blood test|first day|performance|audition|birth|labor|elevators?|heights|school|meeting)(?![\\p{L}]))[^?\\n]{6,240}\\??[!. ]*$",
    sharp:
      'Begin with one warm sentence on exactly this, then what helps beforehand and in the worst moment, each one with how exactly to do it, one fact about it that calms without brushing the fear aside, and what makes it stronger.',
    points: [
      'Opening: one warm sentence on exactly this',
      'Beforehand: what helps, with how exactly to do it',
      'When it comes: what to do in the worst moment, and after it',
      'Calms: one fact about it, and what makes the fear stronger',
    ],
    steps: [
      'Ask what exactly is feared about it, and name the two commonest answers.',
      'Give for each one thing to do with the body and one with the thoughts.',
      'End with what to tell whoever is with me, in a sentence.',
    ],
  },
  {
    asked: true,
    over: ['unknown', 'plain', 'small', 'suggest', 'question', 'why', 'advice', 'support', 'explain'],
    named:
      "(?:so |ok )?why (?:do|am|can'?t) i (?:always |still |so |feel |feeling |get |keep |even |suddenly )*(?:guilty|lonely|alone|sad|jealous|anxious|empty|ashamed|insecure|numb|unmotivated|worthless|like (?:an? |i|nobody|everyone|no one)|bad (?:after|when|about|for)|emotional|cry|crying|overthink|procrastinat|angry|resentful|embarrassed|homesick|nothing|disconnected|left out)\\p{L}*(?= |\\?|$)[^?\\n]{0,120}|[^?\\n]{8,320}[,.] ?(?:and |but |so )?(?:is (?:there )?something wrong with me|am i (?:normal|weird|broken|alone|the only one|behind|unlovable|a loser|a failure))(?![\\p{L}])[^?\\n]{0,60}|(?!(?:how|what|which|who|when|where|is|are|do|does|can|explain|describe|tell) |.*(?<![\\p{L}])(?:knees?|back|tooth|teeth|neck|shoulders?|ankles?|wrists?|foot|feet|throat|stomach|ears?|elbows?|hips?|apps?|code|laptop|phone|website)(?![\\p{L}]))[^?\\n]{10,320}[,.] ?(?:and |but |so )?why (?:does|do|did|am|can'?t|is|has) (?:it|that|this|i|he|she|they) (?:still |always |even |just |so |really )*(?:bother|hurt|feel|matter|care|upset|make me|get to me|affect|miss|angry|sad|jealous|let (?:it|him|her)|cry|guilty|lonely|stop thinking|move on|take it)(?![\\p{L}])[^?\\n]{0,80}",
    sharp:
      'Answer the feeling first in one warm sentence, then give two or three likely reasons for it, each with how it shows and a question by which I can tell whether it is mine, and what I could do with it, including what to say to whom, without a diagnosis.',
    points: [
      'Opening: one warm sentence to exactly this, no stock phrases',
      'Reasons: two or three likely ones, each with how it shows',
      'Mine: a question for each by which I can tell',
      'Then: what I could do with it, including what to say to whom',
    ],
    steps: [
      'Say back in one sentence what seems to be missing for me.',
      'Separate what belongs to then from what belongs to now.',
      'End with one small step, and when talking to somebody trained would help.',
    ],
  },
];
