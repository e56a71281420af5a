import type { Particular } from '../particular.js';
import { WHOLE } from '../whole.js';

/** A thing that may be done for: whether it is comes before the causes. */
export const ENGLISH_STILL_USABLE: readonly Particular[] = [
  {
    asked: true,
    over: [
      'troubleshoot',
      'debug',
      'why',
      'yesno',
      'question',
      'advice',
      'plain',
      'small',
      'unknown',
      'suggest',
      'puzzle',
      'fact',
    ],
    named:
      '(?!.*(?<![\\p{L}])(?:pregnan\\p{L}*|breastfeed\\p{L}*|he|she|him|her|friends?|girlfriend|boyfriend|wife|husband|partner|boss|relationship|marriage|friendship|career|dog|cat|puppy|kitten|baby|doctor|skin|eyes?|arms?|legs?|foot|feet|ankles?|fingers?|toes?|face|lips?|hands?|gums|mouth|nose|ears?|belly|chest|knees?|wrists?|tooth|teeth|throat|stomach|wound)(?![\\p{L}]))(?:my|our|the|this|a|an|i|we) [^:=(){}]{3,160}(?<![\\p{L}])(?:(?:is|are) (?:it|they|this|these) (?:now |already |still |all )*(?:dead|ruined|broken|spoiled|beyond (?:repair|saving|hope)|fried|done for|gone|off|(?:good|ok|okay|safe|fine|usable|edible|drinkable|worth saving|salvageable))(?![\\p{L}])|(?:can|could|should) (?:i|we) (?:still )(?:use|eat|drink|drive|ride|wear|charge|cook|bake|plant|keep using)(?![\\p{L}])|is it safe to (?:keep |still )?(?:use|using|eat|eating|drink|drive|driving|charge|charging|run|wear|ride)(?![\\p{L}])|can (?:it|they|this) (?:still )?be (?:saved|rescued|repaired|used))[^:=(){}]{0,80}$',
    sharp:
      'Say in the first sentence whether it can still be used and how sure that is, then why, what to do now step by step, and which signs would mean to give it up at once.',
    points: [
      'Verdict: in the first sentence, and how sure it is',
      'Reason: what it comes from, in a sentence or two',
      'Now: what to do, step by step',
      'Stop: the signs that mean to give it up at once',
    ],
    steps: [
      'Give the verdict in one sentence, and say how sure it is.',
      'Say what it comes from, and what speaks for that here.',
      'Give the steps for now, and the signs that mean to give it up.',
    ],
  },
];

/** What is only told or named, with the question left to be understood; the narrowest first. */
export const ENGLISH_TOLD: readonly Particular[] = [
  {
    asked: true,
    over: [
      'question',
      'plain',
      'small',
      'unknown',
      'suggest',
      'why',
      'troubleshoot',
      'debug',
      'fact',
      'code',
      'formula',
    ],
    named:
      "(?!(?:in (?:what|which)|when|where|who|which|explain|write|tell|describe|list|is|are|int|let|const|give|(?:he|she|they|people|everyone|nobody)(?:'s|'re)?) |.*(?<![\\p{L}])(?:he|she|him|they|client|customer|boss|manager|landlord|teacher|professor|doctor|husband|wife|girlfriend|boyfriend|mom|mum|dad|mother|father|parent|sister|brother|son|daughter|kid|friend|aunt|uncle|cousin|niece|nephew|neighbou?r|roommate|flatmate|coworker|colleague|company|team|ex)s?(?![\\p{L}'])|what(?:'?s| is| are) (?:your|the) )[^:]{15,220}[, .](?<!(?:show|say|state|explain|me|know|ask|and) )(?:(?:and )?why(?<=(?<![\\p{L}])(?:i|i'm|my|we|our)(?![\\p{L}]).*)(?: is (?:it|that|this|he|she)| does (?:it|that|this|he|she) (?:happen|do that|do this|keep happening)| so| not)?|what (?:am i|are we) doing wrong|what(?:'?s| is) wrong(?: with (?:it|me|him|her|this))?|what could it be|what is causing (?:it|this|that))[?!. ]*$|(?!.*(?<![\\p{L}])give me(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:client|customer|boss|manager|landlord|teacher|professor|doctor|husband|wife|girlfriend|boyfriend|mom|mum|dad|mother|father|sister|brother|son|daughter|kid|friend|neighbou?r|roommate|coworker|colleague|company|team|ex)s?(?![\\p{L}]))(?:(?:my|our)|the(?= (?:\\p{L}+ )?(?:app|page|site|website|printer|projector|fridge|oven|washer|machine|dishwasher|boiler|heater|screen|laptop|phone|tv|car|engine|query|script|function|form|router|camera)(?![\\p{L}]))) [^:]{3,60} (?:gives?(?! (?:me|us) (?:\\p{L}+ )?(?:hard|looks?|grief|anxiety))|returns?|shows?|throws?|prints?|displays?|loses|duplicates|skips|ignores|produces|looks|sounds|comes out|turns out) [^:?]{3,80}$",
    sharp:
      'List the likely causes, most likely first, each with a quick check and what to change if that is it, and say what you would try first.',
    points: [
      'Causes: most likely first',
      'Each one: a quick check, and what to change if that is it',
      'First: the one thing you would try at once, and why',
      'If none fits: what to look at next',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'debug', 'why', 'advice', 'fact', 'question'],
    named:
      "(?!.*(?<![\\p{L}])(?:i'?m|i am|he'?s|he is|she'?s|she is|they'?re|hands?(?: are)?|voice(?: is)?) (?:still |all |so |really |just )*(?:shak|dying|freez|fail|stuck|not ))(?!.*(?<![\\p{L}])(?:worth|average|i keep|i(?:'ve| have)? (?:just )?(?:stopped|failed|crashed)|feel(?:ing)? stuck|stuck (?:between|on|in (?:a|an|my) (?:\\p{L}+ )?(?:job|career|rut|marriage|relationship|life))|(?:anxiety|depression|grief|marriage|relationship|divorce|mood|loneliness|panic)|(?:flat|house)mates?|(?:that|which) (?:isn'?t|doesn'?t|don'?t|won'?t)|came on to|(?:pupils|students) are)(?![\\p{L}]))(?!(?:reasons?|(?:he|she|they|people|everyone|nobody)(?:'s|'re)?|did|was|were|utc) )(?!(?:how|what|which|is|are|should|can|write|list|give|make|compare|describe|explain|discuss|name|outline|tell|analy[sz]e|summari[sz]e) |why (?:is|are|was|were|do|does|did|has|have) (?!(?:my|our|the|this|that|it)(?![\\p{L}])))(?!.*(?:stopped|quit|not|isn'?t) (?:talking|speaking|listening)(?! (?:to )?(?:the )?(?:server|api|router|database)))(?!(?:(?:my|our|the|an?) )?(?:tenant|client|customer|boss|manager|landlord|teacher|professor|student|pupil|class|team|club|group|staff|husband|wife|partner|girlfriend|boyfriend|mom|mum|dad|mother|father|parent|grandma|grandpa|grandmother|grandfather|sister|brother|son|daughter|kid|child|aunt|uncle|cousin|friend|best friend|book club|neighbou?r|roommate|coworker|co-worker|colleague|ex|employer|employee|contractor|seller|buyer)s?(?![\\p{L}'’]))(?:why (?:is|are|does|do|did|won'?t|doesn'?t|has) (?:my|our|the) )?[^:=(){}?]{2,110}\\b(?:smell(?:s|ing)|nois(?:e|es|y)|curl(?:s|ing)|yellow(?:ing)?|limp(?:s|ing)?(?= |$)|shak(?:es|ing)|leak(?:s|ing)|beep(?:s|ing)|squeak(?:s|ing|y)|(?:came|comes|coming) on(?= |$)|drip(?:s|ping)|rattl(?:es|ing)|buzz(?:es|ing)|flicker(?:s|ing)|stinks?|overheat(?:s|ing)|freez(?:es|ing)|crash(?:es|ed|ing)|lags?|lagging|stopped|fails?|failed (?:to|with|at)|(?:build|test|upload|install|update|login|sync|job|deploy)s? failed|itch(?:es|y)|(?:plants?|trees?|lawn|grass|seedlings|flowers?|leaves|herbs|basil|orchid|cactus|succulents?|battery|hydrangea|tomatoes) (?:\\p{L}+ ){0,2}dying|wilting|peeling|rusting|(?:turning|going|getting|turns|goes|gets) (?:mushy|yellow|brown|soft|hard|black|dry|worse|hot|cold|mou?ldy|cloudy|green|grey|white|red|sour)|swollen|stuck|cracked|clogged|blinking|too slow|so slow|very slow|runs twice|renders twice|undefined|error \\d+|[45]\\d\\d (?:error|bad gateway|not found|forbidden|internal)|bad gateway|(?:not|isn'?t|isnt|won'?t|wont|doesn'?t|doesnt|keeps?) (?:work|start|load|turn|charg|connect|open|clos|clean|cool|heat|drain|spin|flush|disconnect|restart|going|fall|grow|flower|fit|stick|dry|los)\\p{L}*)(?![\\p{L}])[^:=(){}]{0,110}$",
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
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'advice', 'fact', 'howto'],
    named:
      '(?!.*(?:(?<!\\p{Nd}):|\\n))(?!(?:write|make|create|give|list|explain|please|as|act|imagine|pretend) )[^?]{8,200}[ ,.](?:what (?:do|can|should|could) (?:i|we)(?: even)?(?: do)?(?: first| now| next)?|what now|what to do|how do i deal with (?:it|this|that|him|her|them)|any (?:advice|tricks?|hope)|(?:what are )?(?:my|our) options|options|(?:any )?ways? around (?:it|this)|help|pls help|please help)[?!. ]*$',
    sharp:
      'Give me the one thing to do first, then two or three further steps, each with what exactly to do or say, and name the mistake to avoid.',
    points: [
      'First: the one thing to do now',
      'Then: two or three further steps, each with what exactly to do or say',
      'Avoid: the mistake that would cost most',
      'Depends: one question to me, if my answer would change the advice',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'yesno', 'fact'],
    named:
      "(?!.*[:\\n\"“”])(?=.*(?<![\\p{L}])(?:i|i'm|i've|my|we|we're|our|me)(?![\\p{L}]))(?!(?:whats|what's|check|review|rate|proofread|correct|fix|edit|translate|summari[sz]e|write|make|create|give|list|help|explain|please|as|act|imagine|pretend|you|suppose|describe|tell|when|if|how|what|why|who|where|which|is|are|can|could|should|do|does|did|was|were|will|would) )[^?]{8,260}(?<![ ,.](?:what|how|which|where|when|who|whom|why|it|he|she|they|we|i|you|this|that|there|nobody|everyone))[ ,](?:(?:can|could|should|may|must|do|am|will|would|is|are|does|did|was) (?:i|we|it|this|that|he|she|they|there|my)(?![\\p{L}'])(?<!(?<![\\p{L}])(?:what|how|which|where|who|whom|why)(?![\\p{L}])[^.,;!?]{0,60})[^?.!]{2,60}|is (?:that|this|it) (?:too late|ok|okay|normal|legal|safe|bad|true|worth it|weird|rude|wrong|stupid|a good idea|possible|realistic|serious))\\??$",
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
    over: ['plain', 'small'],
    named: `(?!(?:can'?t|cannot|don'?t|won'?t|not|never|always|still|feel(?:ing)?|need|want|lost|got|broke|hate|miss|too|very|help|just|only|am|was|had|have|has|being|keep|good|morning|evening|afternoon|night|hmm+|interesting|nice|great|cool|thanks?|sorry|okay|yes|yeah|yep|nope|wow|lol|ha(?:ha)+|hello|hey|bye|speak|talk|sing|welcome|test|testing|sup|ciao|hola)(?![\\p{L}]))\\p{L}{3,}(?: \\p{L}{3,})?${WHOLE}`,
    sharp:
      'Say in one sentence what it is, give the four or five things about it that matter most, and ask me which one I want to go into.',
    points: [
      'First: what it is, in one sentence',
      'Points: the four or five things about it that matter most',
      'Use: where one comes across it',
      'End: one question on which part I want to go into',
    ],
  },
];
