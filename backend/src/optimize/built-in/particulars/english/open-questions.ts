import { askedOver, type Particular } from '../particular.js';

const KNOWN = ['explain', 'describe', 'question', 'fact', 'meaning', 'why', 'small', 'plain', 'unknown'] as const;
const LISTED = [
  'entries',
  'list',
  'suggest',
  'ideas',
  'advice',
  'points',
  'recommend',
  'plain',
  'small',
  'overview',
] as const;

/** Somebody near, or something at hand. */
const NOT_MINE = '(?!(?:my|our|your|this|that|these|those|it|he|she|they|i|we|you)(?![\\p{L}]))';

/** Open questions about people and the world, known by how they begin. */
export const ENGLISH_OPEN_QUESTIONS: readonly Particular[] = [
  askedOver([...KNOWN, 'troubleshoot', 'suggest', 'interpret', 'harm', 'telltale'])(
    'what (?:does|could|can|might|would) it (?:mean|say|indicate|suggest)(?: about (?:someone|somebody|a person|people))? (?:when|if) (?!a (?:word|sentence|text|function|variable|program|poem)(?![\\p{L}]))[^?]{3,90}',
    'Give the likeliest meaning in the first sentence, then the others that are possible, each with the sign that tells it apart, and say what to do about it, or that nothing needs to be done.',
    [
      'Likeliest: in the first sentence',
      'Other meanings: each with the sign that tells it apart',
      'Then: what to do about it, if anything',
      'Wrongly read: what it is often taken for',
    ],
    [
      'Name what it most often means, in one sentence.',
      'Then go through the other possibilities, each with the sign by which one can tell.',
      'End with what to do about it, or that nothing needs to be done.',
    ],
  ),
  askedOver([...KNOWN, 'list', 'entries', 'classify', 'who'])(
    `what (?:type|kind|sort|class|breed|genre|form|species) of (?!thing|person|people|work|job|car |food |clothes|music should|file|error)[\\p{L} -]{2,30}? (?:is|was|are|were) ${NOT_MINE}(?!best|the best|better|good|great|most|right|used|needed|required|recommended|there|suitable|safe|healthy|popular|common)[^?,]{2,50}\\??$`,
    'Say in the first sentence exactly what it is, in one more by which features one tells it, and what it is often taken for instead, only if it is.',
    [
      'Answer: exactly what it is, in the first sentence',
      'Told by: the features that decide it, in one sentence',
      'Often taken for: something else, only if it is',
    ],
    [
      'Give the answer in the first line, exactly.',
      'Add in one sentence by which features one tells it, and stop there.',
    ],
  ),
  askedOver([
    'whatif',
    'fact',
    'question',
    'ideas',
    'suggest',
    'recommend',
    'decide',
    'discuss',
    'plain',
    'small',
    'persona',
    'acting',
    'unknown',
    'describe',
    'effects',
    'explain',
  ])(
    '(?:what|who|where|how|which(?: \\p{L}+){1,3}) would you (?!explain|describe|teach|define|introduce|summari[sz]e|tell|phrase|announce|sell|review)(?:\\p{L}+ ){1,8}?if you (?:were|had|could|won|found|became|woke|met|got|lived|inherited|suddenly|only)(?![\\p{L}])(?!.* (?:my|our|i)(?![\\p{L}]))[^?\\n]{2,120}',
    'Choose in the first sentence and stay with it, give the particular reason and not the first that comes to mind, make it concrete down to the first hour or the very words, and name in half a sentence what nearly won.',
    [
      'Choice: made in the first sentence, without hedging',
      'Reason: a particular one, not the first that comes to mind',
      'Concrete: down to the first hour, the amounts or the very words',
      'Runner-up: what nearly won, and what decided against it',
    ],
    [
      'Make the choice in the first sentence.',
      'Give the particular reason, and make it concrete down to the first hour or the very words.',
      'End with what nearly won, and what decided against it.',
    ],
  ),
  askedOver(['describe', 'explain', 'teach', 'question', 'small', 'plain', 'scenery', 'unknown', 'text'])(
    '(?:please |can you |could you |how (?:would|do) you )*(?:describe|explain|convey|paint) (?:the |an? |what )?[^?.\\n]{2,50} to (?:someone|somebody|a person|a man|a woman|a child|a girl|a boy|people|my [\\p{L}-]+|a (?:blind|deaf)(?= ))[^?.\\n]{0,20}(?:never (?:been able to |could)|(?:born )?(?:blind|deaf)|cannot (?:see|hear|smell|taste)|can.?t (?:see|hear|smell|taste))[^?\\n]{0,40}',
    'Build it wholly from what this person does know, from other senses, motion, time and feeling, go through it as it happens from the first moment to the last, and make it one flowing piece without pity.',
    [
      'Means: other senses, motion, time and feeling instead of what is not known',
      'Course: as it happens, from the first moment to the last',
      'Comparisons: with things this person has really met',
      'Tone: warm, without pity and without a lesson',
    ],
    [
      'Choose for each part of it something this person has really met.',
      'Tell it as it happens, in one flowing piece.',
      'End with the feeling it leaves, and what it means to those who know it.',
    ],
  ),
  askedOver(['recommend', 'entries', 'list', 'suggest', 'small', 'plain', 'unknown', 'fact', 'ideas'])(
    '(?:please |can you |could you )*(?:name|list|give(?: me)?|tell me)(?: me)? (?:an? |one |some |two |three |four |five |six |ten |\\p{Nd}+ |any )(?:(?:other|famous|popular|well-known|early|late|different) )*(?:[\\p{L}-]+ ){0,2}?(?:novels?|books?|works?|plays?|poems?|stories|films?|movies|songs?|albums?|paintings?|operas?|symphon(?:y|ies)|sculptures?|buildings?|inventions?|games?|pieces)(?: that were| that are)? (?:(?:written|directed|composed|painted|sung|recorded|made|designed|published|invented|created|developed|starring|produced) )?(?:by|of|from|with) (?!my|your|different|each|the same)(?:(?! and (?:say|explain|describe|tell|give|why|summari[sz]e|what)|[,;?\\n]).){3,60}[.?]?$',
    'Give exactly as many as are asked for, one to a line with the correct title and the year, only ones you are sure of, and nothing beside them.',
    [
      'Number: exactly as many as are asked for',
      'Each one: the correct title and the year, one to a line',
      'Accuracy: only ones you are sure of',
    ],
    [
      'Give them one to a line, each with its correct title and year.',
      'Check each one for its author and title, and replace what you are not sure of.',
    ],
  ),
  askedOver(['advice', 'howto', 'telltale', 'suggest', 'question', 'small', 'plain', 'explain', 'decide'])(
    '(?:what is the best way to |how (?:do|can|should|to|does one)(?: i| you| we| one)? |tips (?:for|on) )(?:choos(?:e|ing)|pick(?:ing)?(?: out)?|select(?:ing)?|buy(?:ing)?|find(?:ing)?) (?:an? |the |some |good |really )*(?:best |ripe|fresh|sweet|juicy|good|tender|quality)(?: \\p{L}+)*? ?(?:water)?(?:melons?|pineapples?|mango(?:e?s)?|avocados?|pears?|peach(?:es)?|pomegranates?|coconuts?|cantaloupes?|fruits?|vegetables?|fish|shrimps?|prawns|oysters|mussels|meat|steaks?|eggs?|bread|cheese|tomato(?:es)?|pumpkins?|flowers|plants?)(?![\\p{L}])[^?\\n]{0,60}',
    'Rank the signs by how far they can be trusted, say for each exactly what to look at, press, smell or tap and why it tells something, and name the signs that are often repeated and tell nothing.',
    [
      'Signs: the most reliable first',
      'Each one: exactly what to look at, press, smell or tap, and what to hope for',
      'Why: what it has to do with taste or freshness',
      'Worthless: what is often repeated and tells nothing',
    ],
    [
      'Give the two or three signs that can be trusted, with exactly what to do for each.',
      'Say what speaks against taking it at once.',
      'Name a sign that is often repeated and tells nothing.',
    ],
  ),
  askedOver([...LISTED, 'question', 'fact', 'howto', 'checklist'])(
    "(?:(?:what are|what|are|list|give me|name|suggest|some|the|a few|good|great|best|easy|simple|cheap|things?|food|foods|dishes|snacks?|ideas|\\p{Nd}+|three|five|ten|should i|can i|could i|to|for) )+bring (?:to|along to|for) (?:an? |the |my |our )?(?:[\\p{L}'’-]+ ){0,3}?(?:potluck|dinner|barbecue|bbq|cookout|picnic|brunch|bake sale)[^:\\n]{0,60}",
    'Let each differ in kind from the rest, say in a few words why it travels and serves well and for how many it is enough, put the safe choice first, and name what is better left to the host.',
    [
      'Range: different kinds, something homemade and something bought',
      'Each one: why it travels and serves well, and for how many it is enough',
      'Safe choice: marked, and first',
      'Better not: what the host or others are likely to have',
    ],
    [
      'Settle which kinds are likely to be missing there.',
      'Give one or two of each, with why it travels well and for how many it is enough.',
      'End with the safe choice for somebody with little time.',
    ],
  ),
  askedOver([...LISTED, 'discuss', 'compare', 'sides', 'decide', 'unknown'])(
    '(?![^\\n]*(?<![\\p{L}])(?:table|column)(?![\\p{L}]))(?:please |can you |could you )*(?:name|list|give(?: me)?|state|tell me) (?:(?:the|some|main|biggest|\\p{Nd}+|one|two|three|four|five|six) )*(?:pros and (?:\\p{L}+ )?cons|advantages and (?:\\p{L}+ )?disadvantages|benefits and (?:\\p{L}+ )?drawbacks|upsides and (?:\\p{L}+ )?downsides) [^?.\\n]{3,90}[.?]?$',
    'Put the two in separate lists of the same length, the weightiest point first, give each one a concrete detail and say for whom it counts, and use no point twice turned round.',
    [
      'Form: two lists of the same length, the weightiest point first',
      'Each point: with a concrete detail, and for whom it counts',
      'Different: no point twice turned round',
    ],
    [
      'Collect what speaks for it and against it in cost, time, freedom and risk.',
      'Give the weightiest ones in two lists, each with a concrete detail.',
      'Say in one sentence for whom the one side weighs more, and for whom the other.',
    ],
  ),
  askedOver([...LISTED, ...KNOWN, 'truth'])(
    '(?:(?:what are|list|give me|name|tell me(?: about)?|some|of|the|most|common|widespread|popular|biggest|persistent|debunk|explain|\\p{Nd}+|three|four|five|ten) )+(?:misconceptions|myths|misunderstandings|false beliefs|old wives.? tales) (?:that )?(?:about|of|surrounding|on|regarding|people (?:have|believe))(?![\\p{L}])(?!.*(?:greek|roman|norse|egyptian|creation|celtic|hindu|aztec|zeus|gods))',
    'Put each in one line as people say it, then what is right instead with the fact that shows it, where the belief comes from, and the grain of truth in it, if there is one, the most widespread first.',
    [
      'Each one: first as people say it, then what is right instead',
      'Grounds: the fact that shows it',
      'Origin: where the belief comes from, and the grain of truth, if there is one',
      'Order: the most widespread first',
    ],
    [
      'Pick those that are really widespread, and word each as people say it.',
      'Say below it what is right instead, with the fact that shows it.',
      'End with the one that does most harm or is hardest to shake off, and why.',
    ],
  ),
  askedOver([...LISTED, 'question', 'fact', 'howto'])(
    '(?:(?:what are|give me|list|name|tell me|suggest|some|the|a few|good|great|best|fun|creative|original|unusual|different|easy|simple|cheap|meaningful|ideas? (?:for|of|on)|\\p{Nd}+|three|five|ten) )+(?:ways|ideas|things) (?:to|for|of) (?:celebrat|spend|enjoy|decorat|entertain|surpris|thank|honou?r|commemorat|welcom|mark (?!as)|propos|make (?:\\p{L}+ ){1,4}(?:fun|special|memorable|festive))\\p{L}*[^:\\n]{2,90}',
    'Let each differ in kind from the rest, say how it goes and what it takes in time, money and people, with the one detail that makes it special, and mark the easiest and the one people will remember.',
    [
      'Each one: how it goes, with the detail that makes it special',
      'Takes: time, money and people, in a few words',
      'Range: different in kind, none a variant of another',
      'Marked: the easiest, and the one people will remember',
    ],
    [
      'Pick some that differ in kind, quiet and lively, cheap and lavish.',
      'Say of each how it goes, what it takes and which detail makes it special.',
      'Mark the easiest and the one people will remember.',
    ],
  ),
  askedOver([...KNOWN, 'effects', 'discuss', 'who', 'event', 'overview', 'essay', 'factors'])(
    '(?:(?:please )?(?:discuss|describe|explain|analy[sz]e|outline|evaluate|examine|summari[sz]e|what was|what were) (?:the )?(?:\\p{L}+ )?(?:role|part|contribution|importance)s? (?:of|played by|made by) [^?.]{3,60} (?:in|during|to) (?:the )?[^?.]*(?:war|wars|revolution|rebellion|revolt|movement|battle|empire|century|era|age|renaissance|reformation|crusades|independence|depression|struggle|rights|expeditions?|exploration|uprising|resistance|conquest|unification|space race|abolition)(?![\\p{L}])|what (?:role|part) did [^?]{2,60} play (?:in|during) )[^?.]{0,60}[?.]?$',
    'Say in one sentence what this part came to, then take its different sides one by one, each with a named person, place or case and a date, say what would have gone otherwise without it, and what is disputed or was long overlooked.',
    [
      'First: what this part came to, in one sentence',
      'Sides: one by one, each with a named person, place or case and a date',
      'Without it: what would have gone otherwise',
      'Disputed or overlooked: where accounts differ, or what was long left out',
    ],
    [
      'Say in one sentence what this part came to.',
      'Go through its different sides, each with a named person, place or case and a date.',
      'Say what would have gone otherwise without it, and what was long overlooked.',
    ],
  ),
  askedOver([
    'howto',
    'advice',
    'suggest',
    'question',
    'ideas',
    'plan',
    'entries',
    'list',
    'fact',
    'explain',
    'plain',
    'small',
  ])(
    '(?:what are )?(?:(?:some|the|good|best|easy|\\p{Nd}+|five|ten) )*(?:ways (?:to|of|for)|how (?:do|can|could|should|to|would)(?: (?:i|you|we|one|people|someone|an? \\p{L}+|kids|teens?|teenagers|students))?)(?: (?:best|actually|quickly|also))? (?:mak(?:e|ing)|earn(?:ing)?) (?:(?:some|extra|more|good|quick|passive|side|a bit of|a little) )*(?:money|cash|income|a living|an income)(?![\\p{L}])[^\\n]{0,90}',
    'Name ways that differ in kind, each with what it realistically brings in and after how long, what it takes to begin, who pays for it and the catch, say which of them to try first, and promise nothing.',
    [
      'Each way: who pays for what, and what it takes to begin',
      'Brings in: a realistic range, and after how long',
      'Catch: what it costs, or why many give it up',
      'First: the one to try first, with the smallest test of it',
    ],
    [
      'Pick ways that differ in kind, and leave out those that hardly ever pay.',
      'Say of each who pays for what, what it realistically brings in and what it takes to begin.',
      'End with the one to try first, and the smallest test that shows whether it pays.',
    ],
  ),
  askedOver(['question', 'overview', 'event', 'describe', 'explain', 'meaning', 'small', 'plain', 'unknown'])(
    'what (?:was|were) the (?!name|first|last|large|year|date|cause|result|purpose|role|score|population|capital|long|most|best|main|original|title|reason|outcome|significance|importance|impact|effect|influence|weather|price|cost|difference|point|meaning|moral|theme|world|life|average|biggest|key|major|only|goal|aim|old|early|events?|conditions?)[^?,]{3,50}\\??$',
    'Say in the first sentence what it was, when and where, then how it came about, what it consisted of and how it ended, with names and figures, and what came of it.',
    [
      'First: what it was, when and where, in one sentence',
      'Beginning: how it came about, and who was behind it',
      'Content: what it consisted of, with names, places and figures',
      'End: how it ended, and what came of it',
    ],
    [
      'Say in one sentence what it was, when and where.',
      'Tell how it came about, what it consisted of and how it ended, with names and figures.',
      'Say what came of it, and which common idea of it is wrong or too simple.',
    ],
  ),
  askedOver([...KNOWN, 'effects', 'discuss', 'overview', 'event', 'who'])(
    `(?:what (?:was|were) (?:the )?(?:\\p{L}+ )?(?:significance|importance|legacy)|what(?:'s| is| are) (?:the )?(?:\\p{L}+ )?(?:significance|legacy)|(?:explain|discuss|describe) (?:the )?(?:historical |cultural )?(?:significance|legacy)) of ${NOT_MINE}(?!colou?rs?|life)[^?.]{3,80}[?.]?$`,
    'Say in one sentence what it changed or stands for, show it in what came before and after, each with a case and a date, say for whom it mattered most, and what is credited to it wrongly or seen differently today.',
    [
      'First: what it changed or stands for, in one sentence',
      'Before and after: at once and later, each with a case and a date',
      'For whom: it mattered most, and for whom little',
      'Disputed: what is credited to it wrongly, or seen differently today',
    ],
    [
      'Say in one sentence what it changed or stands for.',
      'Set what was before against what came after, at once and later, each with a case and a date.',
      'End with what is credited to it wrongly or seen differently today.',
    ],
  ),
  askedOver([...KNOWN, 'portrait', 'who', 'evaluate', 'discuss', 'scenery'])(
    '(?:please )?(?:describe|explain|analy[sz]e|discuss|summari[sz]e) (?:the )?(?:(?:main|overall) )?(?:character|personality|character traits|personality traits) of (?!my|our|your|this|that|an? |the (?:person|speaker|narrator|following|given|text|author|poem))[^?.:\\n]{3,60}[?.]?$',
    'Name the two or three traits that make this figure, each with a scene or an act that shows it, say what contradicts them, what drives this figure and what threatens it, and how it changes, if it does.',
    [
      'Traits: the two or three that make this figure, each with a scene or act that shows it',
      'Contradiction: what does not fit them',
      'Drive: what this figure wants, fears and cannot do',
      'Change: how it develops, or why it stays the same',
    ],
    [
      'Settle which two or three traits make this figure, and in which scene or act each shows.',
      'Say what contradicts them, and what drives this figure.',
      'End with how it changes, or why it stays the same.',
    ],
  ),
  askedOver(['howto', 'advice', 'explain', 'question', 'suggest', 'plain', 'small', 'fact'])(
    'how (?:do|can|should|to|would)(?: (?:i|you|we|one|someone|people))? write (?:(?:an?|the) )?(?!.*(?:[:\\n]|(?<![\\p{L}])(?:function|loop|query|test|script|code|program|class|method|python|java|sql|css|html|api)(?![\\p{L}])))(?:[\\p{L}-]+ ){0,4}?(?:notes?|letters?|e-?mails?|essays?|r[eé]sum[eé]s?|cvs?|speech(?:es)?|poems?|haikus?|stor(?:y|ies)|reviews?|reports?|abstracts?|headlines?|toasts?|eulog(?:y|ies)|bios?|posts?|proposals?|invitations?|cards?|limericks?|sonnets?|memos?|novels?|songs?|captions?|summar(?:y|ies)|introductions?|conclusions?|statements?|biograph(?:y|ies)|articles?|applications?|wills?|vows)(?![\\p{L}])[^?\\n]{0,60}\\??$',
    'Say what belongs in it and in which order, show it in one short complete example, give the usual length and tone, and name what spoils it most often, with the better wording.',
    [
      'Parts: what belongs in it, in order',
      'Example: one, short and complete',
      'Length and tone: what is usual',
      'Spoils it: what does so most often, with the better wording',
    ],
    [
      'Name the parts in order, each with what it has to do.',
      'Show them in one short complete example.',
      'End with what spoils it most often, with the better wording.',
    ],
  ),
  askedOver([
    'entries',
    'list',
    'question',
    'describe',
    'fact',
    'telltale',
    'small',
    'plain',
    'harm',
    'points',
    'overview',
  ])(
    '(?:what (?:are|is)|list|name|give me|tell me) (?:(?:the|some|of|early|common|main|first|typical|most|usual|\\p{Nd}+|three|five) )*symptoms? of [^?.:\\n]{3,60}[?.]?$',
    'Go from the first and mild ones to the serious, say of each what one notices, which are easily taken for something else, and from which on one needs help, and how fast.',
    [
      'Order: from the first and mild ones to the serious',
      'Each one: what exactly one notices',
      'Easily confused: what else it could come from',
      'Help: from which on it is needed, and how fast',
    ],
    [
      'Give them in order, the first and mild ones before the serious.',
      'Say of each what exactly one notices and what else it could come from.',
      'End with those from which on help is needed, and how fast.',
    ],
  ),
  askedOver([...KNOWN, 'who', 'discuss', 'interpret'])(
    'what (?:does|did|would) it (?:really |actually )?mean to (?!you|me|us|him|her|them|that|this)[\\p{L}-]{2,}[^?]{2,80}\\??$',
    'Say in one sentence what it comes down to, show it in two or three situations of everyday life, say what it is often mistaken for, and whether it is a matter of more or less or of yes or no.',
    [
      'Core: what it comes down to, in one sentence',
      'Everyday: two or three situations in which it shows',
      'Mistaken for: what looks like it and is not',
      'Degree: whether it is a matter of more or less',
    ],
    [
      'Say in one sentence what it comes down to.',
      'Show it in two or three situations of everyday life.',
      'Say what it is often mistaken for, and where its limits are.',
    ],
  ),
  askedOver(['suggest', 'advice', 'ideas', 'question', 'recommend', 'support', 'helping', 'plain', 'small', 'unknown'])(
    "(?!.*(?:hurts?|sick|fever|afraid|scared|won'?t (?:eat|sleep)|leak|flood|damage|roof|stain|smell))[^?\\n]{0,80}(?:rain(?:ing|y|s)|snow(?:ing|ed)|bored|boring|stuck (?:inside|indoors|at home)|long (?:drive|flight|train|car ride)|free (?:afternoon|evening|weekend|day)|nothing to do)[^?\\n]{0,60}(?:what (?:can|could|should|do) (?:we|i|they) (?:\\p{L}+ ){0,3}?(?:do|play)|any (?:ideas|suggestions)|ideas\\?|how (?:can|do|could) (?:we|i) (?:keep|entertain|pass|kill|fill|spend))[^\\n]{0,60}",
    'Give several things to do that differ in kind and fit who is there, each with what it takes, how long it lasts and how it begins, the one that needs least first, and one for when the mood has gone.',
    [
      'Each one: how it begins, and how long it lasts',
      'Takes: only what most people have at hand',
      'Range: quiet and lively, alone and together',
      'First: the one that can start in a minute, and one for when the mood has gone',
    ],
    [
      'Settle from what I told who is there and what there is.',
      'Give several things to do that differ in kind, each with how it begins.',
      'Mark the one that can start in a minute.',
    ],
  ),
  askedOver([
    'amuse',
    'entries',
    'list',
    'fact',
    'describe',
    'points',
    'plain',
    'small',
    'unknown',
    'overview',
    'suggest',
    'ideas',
  ])(
    '(?:(?:please|give me|give|tell me|tell us|share|list|write|name|what are|some|of|the|most|a few|\\p{Nd}+|three|five|ten|really|little[ -]known) )*(?:fun|interesting|surprising|weird|cool|random|amazing|strange|fascinating|unusual|curious) facts (?:about|on|of)(?= )',
    'Choose only facts that hold up and that most people do not know, each in one or two sentences with the figure, name or case that makes it stick, the most surprising first, and mark what is only an estimate.',
    [
      'Choice: only what holds up and most people do not know',
      'Each one: one or two sentences, with the figure, name or case that makes it stick',
      'Order: the most surprising first',
      'Marked: what is only an estimate or is told in several ways',
    ],
    [
      'Collect more than are wanted, and drop what everybody knows or what is doubtful.',
      'Give each in one or two sentences, with the detail that makes it stick.',
      'Put the most surprising first.',
    ],
  ),
];
