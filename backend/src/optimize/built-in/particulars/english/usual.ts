import type { Particular } from '../particular.js';
import { NO_CODE_OR_GRAMMAR } from './elsewhere.js';

/** What is usual: ages, amounts, intervals, lengths of time, and what happens otherwise. */
export const ENGLISH_USUAL: readonly Particular[] = [
  {
    asked: true,
    named:
      "(?=[^?\\n]*(?:too old|\\p{Nd}\\p{Nd}|thirties|forties|fifties|sixties|my age))(?!(?:is|was) (?:it|that) too old|.*(?<![\\p{L}])(?:president|presidency|congress|senate|pope|king|judge|windows|software)(?![\\p{L}]))(?:is|am|are|isn'?t)(?: (?:\\p{Nd}+|i|it|that|he|she|we|my (?:mom|mum|dad|mother|father|wife|husband)))+ too (?:old(?: at \\p{Nd}+)?|late(?: (?:at \\p{Nd}+|for me))?)(?: for (?:me|someone|him|her))?(?: at \\p{Nd}+)? to (?:learn|become|start (?!a (?:fire|car))|go (?:back )?(?:to|into)|get into|change (?:my )?(?:careers?|jobs?|profession)|switch (?:to|careers?|jobs?)|study|be an?|begin|try|take up|run|play|dance|train)(?![\\p{L}]*(?:plant|prune|seed))[^\\n]{3,120}",
    sharp:
      'Answer honestly in the first sentence, then what this age changes for exactly this and what it does not, what can realistically be reached and by when, what to do differently from somebody younger, and the first step.',
    points: [
      'Answer: honest, in the first sentence',
      'Age: what it changes for exactly this, and what it does not',
      'Reachable: what can be, and by when',
      'Start: what to do differently, and the first step',
    ],
    steps: [
      'Say what usually makes people stop, since it is seldom the age.',
      'Sketch how the first year could go, with the hours a week it takes.',
      'End with the sign by which I can tell that it is worth going on.',
    ],
  },
  {
    asked: true,
    named:
      '(?!.*(?<![\\p{L}])(?:rent control|price controls?|section|article|prop|amendment|novel|film|movie)(?![\\p{L}]))(?:is|are|would|was) (?:it )?(?=[^?]{0,60}\\p{Nd}|[^?]{0,80}(?:salary|rent|tip|offer|price|layover|deposit|commute|raise|budget|pension))(?!it )[^?]{2,80}? (?:be )?(?:enough|too (?:much|little|many|few|low|high|short|long|expensive|far)|a (?:good|fair|decent|reasonable|normal|bad|healthy) (?:[\\p{L}-]+ ){0,2}?(?:prices?|salar(?:y|ies)|deals?|scores?|rates?|gpa|marks?|grades?|offers?|rents?|amounts?|size|pace|weight|height|temperature|levels?|numbers?|percentage|returns?|mileage|tips?|raise|budgets?|distance|pay|wages?|speed|pressure|bpm|results?|range|ratio|margin|times?)|reasonable|realistic|doable|fair|normal|a lot|considered (?:high|low|a lot))(?![\\p{L}])[^?\\n]{0,100}',
    sharp:
      'Say yes, no or barely in the first sentence, with the figure it is measured against, then hold what I have told against it, say what tips it either way, and from where on it would be clearly fine.',
    points: [
      'Answer: yes, no or barely, in the first sentence',
      'Measure: the figure it is held against, and where that comes from',
      'My case: what I have told, held against it',
      'Tips it: what moves it either way, and from where on it would be clearly fine',
    ],
    steps: [
      'Name what it depends on, or what it has to cover.',
      'Put figures to it, and compare.',
      'End with what to do if it is not enough or out of range.',
    ],
  },
  {
    asked: true,
    named:
      'how (?:often|frequently|many times (?:a|per) (?:day|week|month|year)) (?:should|do|does|must|can|would|is it|are|to)(?! (?:earthquakes|eclipses|comets|leap|elections|the (?:olympics|world cup|earth|moon|sun)))(?= )[^?\\n]{4,120}',
    sharp:
      'Give the usual interval first, then the sign that tells it better than the calendar, what makes it more or less often in a case like mine, and what happens if it is done too often or too rarely.',
    points: [
      'Interval: the usual one, first',
      'Sign: what shows that it is time, better than the calendar',
      'More or less often: what changes it in a case like mine',
      'Too much or too little: what happens then, and how to notice',
    ],
    steps: [
      'Say what it is for.',
      'Give the interval for the usual case and for the two commonest exceptions.',
      'End with an easy way not to forget it.',
    ],
  },
  {
    asked: true,
    named:
      'how (?:long|many (?:days|weeks|months|years|hours)) (?:does|do|will|would|should|is|it (?=takes|will take)|until|till|before|after)(?= )(?!.*(?:light|sound|signal|orbit|planet|moon|the sun|mars|spacecraft|train [a-z]|km/h|mph|per hour|workers?|machines?|pipes?))[^?]{0,80}(?<![\\p{L}])(?:to (?:fully |really |completely |actually |see |be able to )?(?:learn|get|recover|heal|lose|gain|grow|build|become|dry|cure|cook|boil|bake|train|adjust|results|process|arrive|hear|work|kick in|notice|sell|buy|close|break|break in|settle|speak|read|play|wait|save|pay|feel|fade|go away|set|ferment|germinate|sprout|defrost|thaw|charge)|(?:wait|last|take)(?= |\\?|$))(?!.*(?:war|dynasty|empire|battle|reign|movie|film|song|concert|flight|myth|true|really necessary)(?![\\p{L}]))[^?\\n]{0,100}',
    sharp:
      'Give the usual range first and for which case, then what makes it shorter or longer and by how much, and by what one can tell how far it is.',
    points: [
      'Range: the usual one, first, for which case',
      'Shorter or longer: what changes it, and by how much',
      'How to tell: by what one sees that it is done, or how far it is',
    ],
    steps: [
      'Give the usual time first, with the case it holds for.',
      'Add a short and a long case, each with what makes it so.',
      'End with the sign by which one can tell how far it is.',
    ],
  },
  {
    asked: true,
    named:
      NO_CODE_OR_GRAMMAR +
      "(?!.*(?<![\\p{L}])(?:url|browser|script|press|click|divide|square|water|colou?rs?)(?![\\p{L}]))what (?:happens|will happen|would happen|could happen|can happen) (?:to (?:me|my [\\p{L}-]+) )?(?:if|when) (?:i|my|our|you (?:don'?t|never|forget|stop|miss|skip|quit|eat|drink|sleep|overdose|mix))(?! (?:divide|multiply|call|declare|pass|run (?:this|the)|fall into|travel|delete (?:a|the) (?:row|branch|table|key)))(?![\\p{L}])[^?\\n]{4,140}",
    sharp:
      'Say in the first sentence what really happens, then why, on what it depends (amount, time, state), and what is often believed here and is not so.',
    points: [
      'Answer: what really happens, in the first sentence',
      'Why: what decides it, and what it depends on',
      'Noticed: by which sign one can tell, and when it becomes a matter to act on, if ever',
      'Only believed: what people often say that is not so, if anything',
    ],
    steps: [
      'Say in the first sentence what really happens, and why.',
      'Say how amount, time or state change it.',
      'End with what is often believed about it and is not so, if anything.',
    ],
  },
  {
    asked: true,
    over: ['recommend', 'suggest', 'ideas', 'plain', 'small', 'unknown', 'best'],
    named:
      "(?:(?:can you |please |could you |hey |hi |i'?m |im |we'?re |i am )*(?:recommend|suggest|looking for|looking to buy|in the market for|need|want to buy|help me (?:find|choose|pick)|what'?s|what is|what are|which|find me|any)(?: me)? )(?!(?:an? )?(?:[\\p{L}-]+ )?(?:restaurants?|hotels?|trips?|places?|activities|books?|movies?|gifts?|presents?|recipes?|dinners?|meals?|dates?|ideas?)(?![\\p{L}]))[^?\\n]{3,120}?(?<![\\p{L}])(?:under|below|less than|for less than|max(?:imum)?|up to|around|about|within|budget(?: of| is)?|no more than) (?:my budget|(?:[$€£]|usd |eur |gbp )?\\p{Nd}[\\p{Nd},.]*k?(?:[$€£]| ?(?:dollars?|bucks|euros?|pounds?|quid|usd|eur))?)(?!(?: |-)?(?:minutes?|mins?|hours?|days?|weeks?|words?|calories|km|miles|people|years?|months?|kids|pages))(?![\\p{L}\\p{N}])[^?\\n]{0,140}",
    sharp:
      'Say first which two or three features decide for what I have told and which I can do without, then a few that really exist and stay within my limit, each with its weak point, and pick one for me; mark any price or offer that may have changed.',
    points: [
      'Decides: the two or three features that matter for my use, and what I can do without',
      'Choice: a few that really exist and stay within my limit',
      'Each one: what it does well for me, and its weak point',
      'Pick: one for me, with what to check before I decide',
    ],
    steps: [
      'Say what one gets for this money, and what not.',
      'Rule out what does not suit my use, with the reason.',
      'Name the one you would take, and say when a cheaper one will do.',
    ],
  },
  {
    asked: true,
    over: ['quantity', 'question', 'fact', 'plain', 'small', 'unknown', 'suggest', 'yesno'],
    named:
      '(?!.*(?<![\\p{L}])(?:earn\\p{L}*|work(?!out| out)\\p{L}*|paid|claim|deduct|visa|tax(?:es)?|licen[sc]e|legal\\p{L}*|allowed|charge|rent|cost|borrow|save|spend)(?![\\p{L}]))how (?:many|much) (?=[^?\\n]{0,80}(?:a day|per day|daily|every day|a week|per week|a night|at night|per meal|a month))(?:(?:[\\p{L}-]+ ){1,4})(?:(?:can|should|may|could|must) (?:i|you|we|one|an? [\\p{L}-]+|my [\\p{L}-]+|adults?|kids?)|(?:do|does) (?:i|you|we|one|an? [\\p{L}-]+|my [\\p{L}-]+|adults?|kids?) (?:really |actually )?need|(?:is|are) (?:too|safe|ok|okay|healthy|normal|enough))(?![\\p{L}])[^?\\n]{3,100}',
    sharp:
      'Give the amount first for the usual case, then what makes it more or less and for whom, what happens with clearly more and clearly less, and how I find what is right in my own case.',
    points: [
      'Amount: for the usual case, first',
      'More or less: for whom, and why',
      'Too much or too little: what happens then',
      'Own case: how I find what is right for me',
    ],
    steps: [
      'Say what the figure goes by (age, weight, season, use).',
      'Give it for the usual case and two others.',
      'Show it as an ordinary day or week.',
    ],
  },
  {
    asked: true,
    over: ['question', 'describe', 'fact', 'best', 'recommend', 'suggest', 'plain', 'small', 'unknown'],
    named:
      "(?:what(?:'?s| is| are)|which(?: is| are| [\\p{L}-]+ is)?) the (?:(?:healthiest|safest|cheapest|easiest|quietest|gentlest|simplest|lowest[- ]maintenance)|most (?:reliable|comfortable|affordable|nutritious|durable|effective|efficient|secure|useful|hypoallergenic|eco-friendly|filling|versatile))(?! (?:ways?|times?|places?|months?|hours?|days?|explanations?|examples?|answers?|forms?|formulas?|solutions?|phrases|expressions|commands|shortcuts|sources?|routes?|flights?|cit(?:y|ies)|countr(?:y|ies)|econom(?:y|ies)|man|person|animal|mountain|material on|metal|bone|muscle|acid|planet|element|language|team|military|currency|part|arguments?|proofs?|words?|theory|evidence|weapons?|president|player|poem|books?|quotes?|definition|algorithm|encryption)(?![\\p{L}])) [^?\\n]{3,100}",
    sharp:
      'Name your first choice in the first sentence and for which use, then by which two or three points it beats the others, one or two that are better in another case, and a popular one that does not deserve its name.',
    points: [
      'Choice: in the first sentence, and for which use',
      'Points: the two or three by which it beats the others',
      'Other case: one or two that are better there',
      'Overrated: a popular one that does not deserve its name',
    ],
    steps: [
      'Say by what one measures it here.',
      'Hold the three or four usual candidates against it, in a line each.',
      'Then commit yourself, with how to choose or use it rightly.',
    ],
  },
  {
    asked: true,
    over: [
      'howto',
      'explain',
      'question',
      'advice',
      'suggest',
      'plain',
      'small',
      'unknown',
      'process',
      'requirements',
      'fact',
      'points',
      'list',
    ],
    named:
      'how (?:do|does|can|could|would|should|to) ?(?:i|you|one|we|someone|somebody|people|an? (?:person|woman|man|girl|boy|teen(?:ager)?|student|graduate|beginner|foreigner|immigrant|veteran|civilian|citizen|nurse|teacher))? ?(?:(?:become|qualify as|train as|start (?:out )?as) an? (?!(?:better|more|less|good|happy|happier|great|real|kinder|calmer|true|strong(?:er)?|fast(?:er)?|mum|mom|mother|dad|father|parent|godparent|foster|stepm\\p{L}+|morning|night owl|citizen|(?:[\\p{L}-]+ )?(?:citizen|resident|member|parent|person|christian|muslim|catholic|hindu|jew|buddhist|vegan|vegetarian|minimalist|stoic|saint|ghost|god|werewolf|vampire|millionaire|billionaire|host|guarantor|donor|beneficiary|listener|reader|learner|kid|girl|boy|man|woman|husband|wife|friend|leader|speaker))(?![\\p{L}]))|(?:get|break|switch|transition|move|go) (?:in)?to (?:(?:[\\p{L}-]+ ){0,2}?(?:nursing|teaching|tech|it|ux|publishing|politics|journalism|finance|consulting|banking|marketing|accounting|law enforcement|cyber ?security|software|programming|engineering|data (?:science|analysis|analytics|engineering)|(?:product|project) management|voice acting|acting|modell?ing|the (?:film|music|games?|fashion|wine) industry)(?![\\p{L}]))|start (?:out )?a career (?:as|in) )[^?\\n]{0,110}',
    sharp:
      'Separate what is required from what only helps, then give the way in order with the time and the cost of each stage, what age and background change, where to apply and what is looked at there, what the first years pay, and the first step for this month.',
    points: [
      'Required: what one cannot do without, apart from what only helps',
      'Way: the stages in order, each with time and cost',
      'Hiring: where to apply, and what is looked at there',
      'Honest: pay, hours and what makes people leave',
      'First step: something for this month',
    ],
    steps: [
      'Describe an ordinary day in it, in three sentences.',
      'Give the shortest way in and the usual one.',
      'End with a cheap test of whether it suits me before I pay for anything.',
    ],
  },
  {
    asked: true,
    over: ['question', 'fact', 'quantity', 'plain', 'small', 'unknown', 'suggest', 'yesno', 'explain'],
    named:
      "(?:(?:what are|what's|what is) (?:the |my |our )?(?:realistic |actual |real )*(?:chances?|odds|probability|likelihood|risk) (?:of|that|for)|how (?:likely|common|probable|rare) (?:is|are|am|was)(?: it)?) (?!.*(?:poker|dealt|full house|flush|royal|jackpot|roulette|dice|die |coins?|cards?|balls?|urn|marbles?|roll|draw))(?=[^?\\n]{0,120}(?<![\\p{L}])(?:i|my|me|getting|winning|surviving|being|having|someone|people|women|men|after|at \\p{Nd}+)(?![\\p{L}]))[^?\\n]{5,130}",
    sharp:
      'Give the figure first with what it counts, such as in a month, in a year or of a hundred people, then how it changes with what one cannot and what one can influence, and what it does not say about a single case.',
    points: [
      'Figure: first, with what it counts and where it comes from',
      'Changes: with what one cannot influence, and with what one can',
      'Single case: what the figure does not say about it',
      'Better: what improves it, where anything does',
    ],
    steps: [
      'Say what exactly is counted, as figures for different things are often mixed up.',
      'Show it as so many out of a hundred, for the usual case and two others.',
      'End with what changes it most.',
    ],
  },
  {
    asked: true,
    over: ['question', 'yesno', 'quantity', 'fact', 'plain', 'small', 'unknown', 'suggest', 'decide', 'advice'],
    named:
      "(?:do|does|should|would|am|are|must|how much (?:do|does|should|would|to)|how much of a tip|what(?:'s| is) (?:a |the )?(?:normal|good|usual|standard|appropriate)) ?(?:i|you|we|people|one)? ?(?:supposed to |need to |have to |expected to |even )?tip(?:ping)?(?![\\p{L}])(?! (?:over|toe|off|(?:my|his|her|the|one's) (?:hat|cap|scales?|balance)))[^?\\n]{0,110}",
    sharp:
      'Say first whether a tip is usual there, for the country you assume, and how much, as a share or a sum, for an ordinary case, then when to give more, less or nothing, and how and at which moment to hand it over.',
    points: [
      'Usual: whether a tip is, in the first sentence, and for which country',
      'Amount: as a share or a sum, reckoned for an ordinary case',
      'More or less: when, and when none at all',
      'Handing over: how, to whom and at which moment',
    ],
    steps: [
      'Say who gets the money and what they live on.',
      'Reckon one example.',
      'End with what to do without cash or after poor service.',
    ],
  },
  {
    asked: true,
    over: ['suggest', 'question', 'howto', 'advice', 'plain', 'small', 'unknown', 'fact', 'recommend'],
    named:
      'what (?:do|should|must) (?:i|you|we|one) do (?:with|to) (?!(?:my life|this data|these data|(?:my|the|our|a) (?:[\\p{L}-]+ )?(?:boss|husband|wife|partner|boyfriend|girlfriend|mother|mum|mom|father|dad|parents|brother|sister|friend|son|daughter|baby|toddler|kids?|child|children|students?|pupils|dogs?|cats?|pets?|puppy|hands|arms|eyes|face|voice|money|time|savings|degree|code|data|file)s?(?![\\p{L}])))[^?\\n]{3,60}? (?:after|when|once|before|during|in (?:the )?(?:winter|summer|fall|autumn|spring)|over (?:the )?winter|if)(?= )[^?\\n]{3,90}',
    sharp:
      'Say what to do now, in order and with amounts or times where they matter, what comes later and when, what most people do wrong here, and how one sees that it was right.',
    points: [
      'Now: what to do, in order, with amounts or times where they matter',
      'Later: what follows, and when',
      'Mistake: what most people do wrong here',
      'Right: how one sees it afterwards',
    ],
    steps: [
      'Say what it needs at this moment, and why.',
      'Say what comes after that in a few lines.',
      'End with what can still be saved if it has been left too long.',
    ],
  },
  {
    asked: true,
    named:
      "(?:what(?:'?s| is)|whats) (?:an? |the )?(?:good|right|best|appropriate|ideal) age (?:to|for)(?= )(?=[^?\\n]{0,80}(?<![\\p{L}])(?:kids?|child|children|toddlers?|son|daughter|girls?|boys?|teen\\p{L}*)(?![\\p{L}]))[^?\\n]{4,110}|(?:(?:at )?what age|when) should (?:an? |my |our )?(?:kids?|child|children|toddlers?|son|daughter|girls?|boys?|teen\\p{L}*) (?:be allowed|be left|be able|start|begin|get an? |have (?:an? |their own )|stay|learn|walk|move|go|stop)(?![\\p{L}])[^?\\n]{4,110}",
    sharp:
      'Name the usual age first, then the signs of being ready that count more than the birthday, how to begin in a smaller way, what to agree on or prepare beforehand, and what too early and too late bring.',
    points: [
      'Age: the usual span, first',
      'Ready: the signs that count more than the birthday',
      'Begin: in a smaller way, and what to agree on or prepare',
      'Too early, too late: what each brings',
    ],
    steps: [
      'Say why opinions differ on it.',
      'Describe one who is ready and one who is not.',
      'End with a first small trial and how to judge it.',
    ],
  },
  {
    asked: true,
    over: ['quantity', 'timing', 'question', 'fact', 'plain', 'small', 'unknown', 'suggest', 'advice', 'recommend'],
    named:
      '(?!.*(?<![\\p{L}])(?:did|was|were|had)(?![\\p{L}]))(?:how (?:long|far|early|soon|much time|many (?:hours|days|weeks|months)) (?:before|in advance|ahead|early|prior)(?= )(?=[^?\\n]{0,80}(?<![\\p{L}])(?:should|must|do (?:i|we|you) (?:have|need)|to (?:book|buy|start|apply|send|order|arrive|plant|renew|tell|invite|be))(?![\\p{L}]))|how (?:early|far ahead|soon) (?:should|must|do) (?:i|we|you) (?:have to |need to )?(?:book|buy|start|apply|send|order|arrive|plant|renew|tell|invite|be)(?= )|when (?:should|do) (?:i|we|you) (?:book|buy|start|apply|plant|prune|send|order|arrive|leave|renew|tell|switch|change|sow|harvest|replace)(?= ))[^?\\n]{6,110}',
    sharp:
      'Give the best window first and the latest moment that still works, then why it is so, the sign by which I can tell that it is time, what shifts it for season, place or case, and what to do if I am already late.',
    points: [
      'Window: the best one, first, and the latest moment that still works',
      'Reason: why then, in a sentence',
      'Sign: by which I can tell that it is time, and what shifts it',
      'Late: what to do if I already am',
    ],
    steps: [
      'Work back from the day that counts.',
      'Set too early, right and too late side by side.',
      'End with what to put in the calendar now.',
    ],
  },
];
