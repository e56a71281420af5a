import type { Particular } from '../particular.js';
import { NO_CODE_OR_GRAMMAR } from './elsewhere.js';
import { PETS } from './home.js';

const SOMEBODY =
  "(?:(?:an? |my |your |our |his |her |the |some |another )?(?:(?!cat|dog|oil|engine|check)[\\p{L}-]+ ){0,2}?(?:someone|somebody|person|guy|man|boy|girl|woman|he|she|they|boss|manager|supervisor|co-?worker|colleague|friend|bff|roommate|flatmate|neighbou?r|husband|wife|spouse|boyfriend|girlfriend|bf|gf|partner|fianc\\p{L}*|ex|crush|date|match|mom|mum|mother|dad|father|parents|brother|sister|son|daughter|kid|teenager|teen|cousin|uncle|aunt|in-laws?|landlord|recruiter|interviewer|hiring manager|hr|client|customer|teacher|professor|therapist))(?:'?s)?";
const WORN_OUT =
  '(?:rude|weird|awkward|tacky|impolite|inappropriate|bad manners|bad form|disrespectful|selfish|creepy|unprofessional|mean|petty|ungrateful|cringe|needy|clingy|desperate|pushy|nosy|cheap|stingy|offensive|childish|wrong of me|too much to ask|poor taste|in poor taste|lame)';
/** What a body or a thing does is not for others to mind, and who mourns asks for no manners. */
const NOT_HOW_THINGS_ARE =
  '(?!.*(?<![\\p{L}])(?:(?:weird|awkward|cheap|mean|normal|expected) (?:that|when)|cheap to|normal for|dead|died|passed away|late (?:husband|wife|mother|father|brother|sister|friend|mum|mom|dad))(?![\\p{L}]))';
const TOLD_BEFORE = '(?:[^?\\n]{0,260}[.,!;] (?:so |and |but |now )?)?';

/** What others may think, mean or expect, and what to say to them. */
export const ENGLISH_PEOPLE: readonly Particular[] = [
  {
    asked: true,
    named: `(?!.*(?<![\\p{L}])(?:essay|paper|report|paragraph|thesis|novel|article)(?![\\p{L}]))${NO_CODE_OR_GRAMMAR}${NOT_HOW_THINGS_ARE}${TOLD_BEFORE}(?:is(?: it|n'?t it| that)|was it|would(?: it|n'?t it) be|is this) (?:(?:considered|really|too|kinda|kind of|a bit|a little|super|so|very|actually|generally|it) )*${WORN_OUT}(?: [\\p{L}]+){0,2}? (?:to|if|when|that|for|of me|not)(?= )[^\\n]{3,160}|(?!.*(?<![\\p{L}])(?:essay|paper|report|paragraph|thesis|novel|article)(?![\\p{L}]))${NO_CODE_OR_GRAMMAR}${TOLD_BEFORE}is it (?:ok|okay|fine|acceptable|alright|normal|expected|customary) (?:to|if (?:i|we)|not to|for (?:me|us))(?= )(?=[^\\n]{0,140}(?<![\\p{L}])(?:weddings?|guests?|funeral|host|hosts|boss|manager|co-?workers?|colleague|interview|recruiter|tip|tipping|invite|uninvite|gift|date|thank[- ]you|dress code|party|potluck|in-laws|neighbou?rs?|landlord|teacher|client)(?![\\p{L}]))[^\\n]{3,160}`,
    sharp:
      'Say in the first sentence how most people would take it, then what makes it fine and what makes it awkward, such as the occasion, the timing and how close people are, and how to do it gracefully, with what I could say if somebody minds.',
    points: [
      'Answer: how most people would take it, in the first sentence',
      'Fine or awkward: what tips it, such as the occasion, the timing or how close people are',
      'How: to do it gracefully, and what to say if somebody minds',
      'Instead: what to do if it would be better left alone',
    ],
    steps: [
      'See it once from my side and once from theirs, in one sentence each.',
      'Say where the line is in a case like this one.',
      'Then tell me what you would do, word for word where there is something to say.',
    ],
  },
  {
    asked: true,
    named: `${NO_CODE_OR_GRAMMAR}${TOLD_BEFORE}(?:am i|was i|aita|would i be)(?: (?:being|really|just|too|so|the|an?|in the))* (?:wrong(?! (?:that the|about the|in thinking))|rude|overreacting|over ?sensitive|sensitive|selfish|unreasonable|asshole|a ?hole|jerk|bad (?:person|friend|parent|mom|mother|dad|father|wife|husband|daughter|son|sister|brother)|crazy|petty|mean|dramatic|jealous|controlling|paranoid|difficult|ungrateful|stupid)(?![\\p{L}])[^\\n]{0,160}`,
    sharp:
      'Tell me honestly in the first sentence which way you lean, then what speaks for me and what the other side may see that I do not, which one fact would turn it round, and what I could say or do next.',
    points: [
      'Lean: honestly, in the first sentence',
      'For me: what in what I have told speaks on my side',
      'For them: what they may see that I do not',
      'Next: what I could say or do now, in words I could use',
    ],
    steps: [
      'Separate what happened from what I make of it.',
      'Put the other side as they would put it themselves.',
      'End with one step that keeps the relationship intact, and one that keeps my limit.',
    ],
  },
  {
    asked: true,
    over: [
      'explain',
      'meaning',
      'question',
      'plain',
      'small',
      'unknown',
      'suggest',
      'interpret',
      'fact',
      'why',
      'advice',
      'describe',
      'words',
    ],
    named: `${NO_CODE_OR_GRAMMAR}${TOLD_BEFORE}(?:what (?:does|do|did|could|might|would) (?:it|that|this) (?:even |really |actually |usually )?mean (?:when|if|that) ${SOMEBODY}|what does it mean to (?:him|her|them))(?![\\p{L}])(?![^?]{0,40}["“])(?!.*(?:die|dies|dream|sleep|snor|cough|vomit|fever|pronoun|sentence|legally)\\p{L}*)[^\\n]{3,200}|${NO_CODE_OR_GRAMMAR}(?:so |ok )?why (?:does|do|did|is|are|has|won'?t|doesn'?t|would|will|wouldn'?t) (?:he|she|(?:my|his|her) (?:[\\p{L}-]+ ){0,2}?(?:boss|manager(?! class)|co-?worker|colleague|friend|roommate|neighbou?r|husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|crush|mom|mum|mother|dad|father|brother|sister|teenager|teen|mother-in-law|sister-in-law))(?![\\p{L}'’])(?!.*(?:put vinegar|pills?|medic\\p{L}*|recipes?|garden|snor|cough|sweat|smell|bald|cry in|hiccup|pain|itch|bleed|sick|rash|pee|poop|twitch|teeth|breath)\\p{L}*)[^?\\n]{5,160}`,
    sharp:
      'Give the two or three likeliest readings of exactly this, most likely first, each with the sign that would speak for it, say what it does not have to mean, and what I could do or say now to find out.',
    points: [
      'Readings: the two or three likeliest, most likely first',
      'Each one: the sign that would speak for it, and the one against it',
      'Not necessarily: what it does not have to mean',
      'Next: what I could do or say now to find out, word for word',
    ],
    steps: [
      'Say what is known from what I have told, and what is only guessed.',
      'Weigh the readings against it, the kindest and the least kind among them.',
      'End with how long to watch it, and what I should not do meanwhile.',
    ],
  },
  {
    asked: true,
    over: [
      'question',
      'plain',
      'small',
      'unknown',
      'suggest',
      'advice',
      'decide',
      'yesno',
      'fact',
      'choice',
      'message',
      'email',
      'reply',
    ],
    named: `${NO_CODE_OR_GRAMMAR}${TOLD_BEFORE}(?:should|do|would) (?:i|we|you) (?:just |still |really |even |ever |go ahead and )*(?:text (?:him|her|them|my)|call (?:him|her|them|my)|message (?:him|her|them)|confront|apologi[sz]e|forgive|break up|leave (?:him|her|my (?:husband|wife|boyfriend|girlfriend))|dump|tell (?:my|him|her|them|our)|invite (?:my|him|her|them|our)(?! (?:users|customers|clients|readers|subscribers|followers))|reach out|block (?:him|her|them)|unfriend|lend|go to (?:the|my|his|her) (?:wedding|funeral|reunion|party)|say something|report (?:him|them|her(?! \\p{L})|my (?:boss|manager|co-?worker|colleague|neighbou?r|landlord|teacher|room ?mate|flat ?mate|friend|doctor))|ask (?:him|her|them|my)|move in with|propose(?! (?:an?|the|that|new) ))(?![\\p{L}])[^\\n]{0,160}`,
    sharp:
      'Commit yourself in the first sentence (yes, no, not yet, or which of the two), with what in my case decides it, what I may hope for and what I risk either way, and if I do it, when and with which words; and the one thing that would make you say the opposite.',
    points: [
      'Answer: yes, no, not yet or which of the two, in the first sentence',
      'Decides: what in my case tips it',
      'Hope and risk: of doing it, and of leaving it',
      'If so: when, and with which words',
    ],
    steps: [
      'Say what I seem to want from it, in one sentence.',
      'Imagine how it goes well and how it goes badly, and what I do then.',
      'End with what you would do in my place.',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: [
      'suggest',
      'question',
      'fact',
      'advice',
      'plain',
      'small',
      'unknown',
      'howto',
      'message',
      'email',
      'troubleshoot',
    ],
    named:
      NO_CODE_OR_GRAMMAR +
      "(?!.*(?<![\\p{L}])(?:e-?mails?|letters?|essay|exam|homework|assignment|bio|profile|speech|toast)(?![\\p{L}]))[^?\\n]{8,260}(?<![\\p{L}])(?:don'?t|dont|do not|not sure|unsure|no idea|struggling with|clueless)(?: (?:really|even|quite))?(?: know)? (?:how|what)(?: to| i (?:should|can|could))? (?:bring (?:it|this|that) up|tell|ask|say|approach (?:him|her|them|my)|talk|break (?:it|this|the news) to|confront|explain (?:to|why i|that i|it to|this to|myself)|respond|text (?:him|her|them))(?![\\p{L}])[^?\\n]{0,260}$",
    sharp:
      'Give me two or three ways to say it, word for word, that use what I have told and keep a tone that fits between us, the right moment and the first sentence, how it may be taken and what I answer then, and what is better left unsaid.',
    points: [
      'Words: two or three ways to say it, word for word, in a tone that fits between us',
      'Moment: when and where, and the first sentence',
      'Answer: how it may be taken, and what I say then',
      'Leave out: what would hurt or lead away from it',
    ],
    steps: [
      'Say what I want to change, and what I do not want to break.',
      'Write the talk as it could go, with a good and a difficult turn.',
      'End with what to do if nothing changes afterwards.',
    ],
  },
  {
    asked: true,
    over: [
      'suggest',
      'question',
      'fact',
      'advice',
      'plain',
      'small',
      'unknown',
      'howto',
      'recommend',
      'list',
      'entries',
    ],
    named: `(?!.* in (?:japanese|spanish|french|german|italian|chinese|arabic|korean|english|portuguese)(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:speech|toast|kick-?off|presentation|meeting|stage|eulogy)(?![\\p{L}]))(?:what'?s |whats |what is )?(?:(?:a |some )?(?:good |nice |funny |polite )*(?:what to (?:say|answer|reply|respond|text(?: back)?)|things? to say|something to say|comebacks?|repl(?:y|ies)|answers?|responses?)) (?:when|if|to (?:someone|somebody|people|a (?:friend|coworker|colleague|guy|girl)|my|him|her|them|["“']))[^?\\n]{4,160}`,
    sharp:
      'Give three answers I could say word for word, each one or two sentences, different in tone but each fit for this occasion, say which one fits when, what to say if it goes on, and what is better left unsaid.',
    points: [
      'Answers: three, word for word, one or two sentences each, different in tone but fit for this occasion',
      'Fit: with whom and when each of them works',
      'If it goes on: the next sentence',
      'Leave out: what would make it worse',
    ],
    steps: [
      'Say what is really being asked or felt there.',
      'Give the answers, shortest first.',
      'Mark the one you would use, and how to say it.',
    ],
  },
  {
    asked: true,
    over: ['howto', 'advice', 'suggest', 'question', 'plain', 'small', 'unknown', 'support', 'message'],
    named:
      `(?!.*(?<![\\p{L}])(?:${PETS}|baby|newborn|infant|get (?:rid of|(?:them|it|him|her) back)|hits? me|beats?|abus\\p{L}*|violen\\p{L}*|threaten\\p{L}*|stalk\\p{L}*|plants?|weeds?|ants|mice|rats|bugs|files?|errors?|pages?|photos?|tomatoes|servers?|logs?|containers?|tests)(?![\\p{L}]))` +
      "(?=.*(?<![\\p{L}])(?:he|she|he's|she's|him|her|mom|mum|mother|dad|father|parents|grand\\p{L}+|son|daughter|kids?|children|child|husband|wife|partner|boyfriend|girlfriend|friends?|brothers?|sisters?|siblings?|room ?mates?|flat ?mates?|neighbou?rs?|students?|pupils?|teen\\p{L}*|team|colleagues?|co-?workers?|boss|manager|developers?|staff|employees?|customers?|clients?|people|in-laws?|mother-in-law|year[- ]old|uncle|aunt|cousins?|guests?|tenants?|landlord)(?![\\p{L}]))[^?\\n]{12,400}[.,!;] ?(?:so |and |but )?(?:how|what) (?:can|do|should|could|would) (?:i|we) (?:best |even |do to )?(?:make sure|help|support|get|keep|convince|protect|take care of|care for|encourage|motivate|stop|teach|prepare|comfort|deal with|handle|be there for|cheer)(?= )(?=[^?\\n]{0,80}(?<![\\p{L}])(?:him|her|them|they|he|she|she's|he's|(?:my|our) (?:mom|mum|mother|dad|father|parents|grand\\p{L}+|son|daughter|kids?|children|child|husband|wife|partner|boyfriend|girlfriend|friend|brother|sister|roommate|team|students?|teen\\p{L}*|toddler|baby))(?![\\p{L}]))[^?\\n]{3,140}\\??$",
    sharp:
      'Give the few steps that fit what I have told, the most important first, each with what exactly to do and, where something has to be said, the words for it, what to avoid, and the sign that would mean more is needed.',
    points: [
      'Steps: few, those that fit what I have told, the most important first',
      'Words: how to put it, where something has to be said',
      'Avoid: what would make it worse',
      'More needed: the sign for it, and whom to turn to then',
    ],
    steps: [
      'Say what is probably behind it on their side, and what I need.',
      'Find what answers both, from the smallest change to the largest.',
      'End with the one thing to do this week.',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: ['plain', 'small', 'unknown', 'suggest', 'advice', 'question', 'troubleshoot', 'support'],
    named:
      "(?!.*(?<![\\p{L}])(?:fever|vomit\\p{L}*|throw(?:s|ing)? up|rash|seizures?|cough\\p{L}*|bleed\\p{L}*|blood|lice|pain|swallow\\p{L}*|diarrh?ea|bull(?:y|ied|ying)|speech|say r|girlfriend|wife|husband|xbox|playstation|roblox|laptop|ipad won'?t|phone won'?t|job|degree)(?![\\p{L}]))(?:help[,!. ]*|so |ok )?(?:my|our) (?:(?:1?\\p{Nd}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\p{L}+teen)[- ](?:years?|yrs?|yo)?[- ]?(?:old|yo)?(?: (?:son|daughter|boy|girl|kid|child|twins?|stepson|stepdaughter))?|(?:teenage |teen |oldest |youngest |step)?(?:son|daughter|kid|child|toddler|teenager|kindergartener|stepson|stepdaughter)s?)(?: (?:is|has|always|just|suddenly|now|still|constantly))* (?:wants? (?:to (?:quit|stop|drop|leave|move|sleep|dye|pierce|wear|only|be alone|stay)|(?:an? |her |his |the )?(?:\\p{L}+ )?(?:tattoos?|phone|smartphone|piercing|instagram|tiktok|snapchat|youtube))|refus(?:es|ing)|keeps?|won'?t|wont|doesn'?t|doesnt|hates?|lies|lying|hits?|hitting|bites?|biting|scream(?:s|ing)|cries|crying|throws? (?:tantrums?|things|food|toys)|throwing (?:tantrums?|things|food|toys)|started (?:to (?:lie|bite|hit|swear|steal|stutter|wet)|lying|biting|hitting|swearing|stealing|wetting|skipping)|stopped (?:talking|eating|sleeping|studying|doing)|scared|afraid|addicted|obsessed|only|picky|can'?t (?:sleep|sit|focus|stop|share|wait|lose)|cant (?:sleep|sit|focus|stop|share|wait|lose)|wakes?|waking|steals?|stealing|stole)(?![\\p{L}])[^?\\n]{0,260}(?:\\?|$)",
    sharp:
      'Say what is usually behind this at this age, then what I can say, word for word, what to do now and in the next weeks, what makes it worse, and from when on to get advice and from whom.',
    points: [
      'Behind it: what it usually is at this age',
      'Words: what I can say, short enough for this age',
      'To do: now and in the next weeks, and how to keep to it',
      'Worse: what to avoid, and from when on to get advice',
    ],
    steps: [
      'See it through the eyes of the child, in two sentences.',
      'Give one way for today and one for the weeks after.',
      'End with what to do the next time it happens.',
    ],
  },
];
