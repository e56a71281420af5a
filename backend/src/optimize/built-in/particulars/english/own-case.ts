import type { Particular } from '../particular.js';

const OPENING = '(?:so |ok |okay |hi,? |hey,? |hello,? |please |tell me |explain |can you tell me |i want to know )*';
const HOW = `${OPENING}(?:how (?:do|does|can|could|would|should|might) (?:i|we|one|you|someone|somebody|an? (?:person|beginner|woman|man|foreigner|student|immigrant|teen(?:ager)?|graduate|newcomer))(?: [\\p{L}]+ly)?|how to|what(?:'s| is) the (?:best |easiest |fastest |quickest )?way to|best way to|ways? to)`;

/** How one gets somewhere in life: there is nothing to screw together, and more than one road. */
const ASKS_THE_WAY = [
  'howto',
  'advice',
  'plan',
  'plain',
  'small',
  'unknown',
  'suggest',
  'explain',
  'question',
  'training',
  'solving',
  'helping',
  'handling',
  'list',
  'entries',
  'ideas',
  'points',
] as const;

/** What somebody asks for the own way, the own money and the own case. */
export const ENGLISH_OWN_CASE: readonly Particular[] = [
  {
    asked: true,
    over: ASKS_THE_WAY,
    named: `(?!.*(?<![\\p{L}])(?:game|minecraft|sims|skyrim|gta|roblox|pokemon|vampire|wizard|python|excel)(?![\\p{L}]))${HOW} (?:get|land|find|score)(?: (?:an?|my|his|her|your|the|first|good|better|entry[- ]level|remote|well[- ]paid|paid|part[- ]time|summer)){0,3} (?:[\\p{L}-]+ ){0,2}?(?:jobs?|internships?|apprenticeships?|position|role|residency|gigs?|work)(?= (?:at|in|as|with|without|for|abroad|after|from|when|if|on)|[?.]|$)[^?\\n]{0,120}|(?!.*(?<![\\p{L}])(?:game|minecraft|sims|skyrim|vampire|wizard|mermaid|ninja turtle|christian|muslim|jewish|hindu|citizen|resident|member|more|less|law|better|stronger|happier|friends?)(?![\\p{L}]))${HOW} (?:be(?=(?: an?| the) )|get into|break into|make it (?:as|into)|start (?:a career|out|working)|switch (?:careers? )?(?:in)?to|transition (?:in)?to|get (?:hired|published|signed|promoted|certified as|licensed as|drafted|cast))(?= (?:as|in|into|by|an?|the|at|for|acting|tech|law|medicine|med|medical|finance|it|cyber\\p{L}*|ux|data|voice|film|modeling|modelling|politics|publishing|teaching|programming|coding|consulting|real estate|marketing)|[?.]|$)[^?\\n]{0,120}`,
    sharp:
      'Say first how realistic this is and what really decides it, then give the two or three roads that lead there, each with its time, its cost and its first step, name the proof of ability that counts most, and what most people waste time on.',
    points: [
      'Realistic: how likely it is, and what really decides it',
      'Roads: two or three that lead there, each with time and cost',
      'Proof: what shows that one can do it, and how to get it',
      'First: what to do this week',
      'Wasted: what most people spend time or money on in vain',
    ],
    steps: [
      'Say what those who decide really look at.',
      'Give the roads that lead there, with how long each takes and for whom it is right.',
      'End with the first step on the likeliest one.',
    ],
  },
  {
    asked: true,
    named: `(?!.*(?<![\\p{L}])(?:algorithm|node|graph|server|cloud|aws|azure|api)(?![\\p{L}]))${OPENING}(?:what(?:'?s| is|s)? |whats )?(?:the )?(?:absolute(?:ly)? )?(?:cheapest|most affordable|least expensive|lowest[- ]cost) (?:way|method|option|place|possibility)(?:s)?(?= (?:to|of|for))[^?\\n]{3,160}`,
    sharp:
      'Name the cheapest way first with about what it costs all in, set one or two others beside it with their price and what one gets for the difference, name the charges that are easily forgotten, and say what lowers the price further and when the cheap way becomes dear.',
    points: [
      'Cheapest: first, with about what it costs all in',
      'Beside it: one or two others, with price and what one gets for the difference',
      'Forgotten: the charges nobody thinks of',
      'Lower still: what brings the price down further',
      'Limit: when the cheap way becomes dear',
    ],
    steps: [
      'Name the ways there are, each with about what it costs all in.',
      'Say what the cheapest one asks of me in time, work or risk.',
      'End with how to get a firm price, and what to settle beforehand.',
    ],
  },
  {
    asked: true,
    over: ['ideas', 'interview', 'quiz', 'entries', 'list', 'plain', 'small', 'unknown', 'pieces', 'text'],
    named:
      '(?:(?:please|can you|could you|generate|give|make|create|write|suggest|list|provide|come up with|think of|i need|we need|need|what are|me|us|an?|the|list|of|some|few|good|great|best|fun|funny|unusual|interesting|creative|unique|simple|easy|quick|non[- ]cringe|deep|\\p{Nd}+|five|ten|fifteen|twenty|different|more) )*(?:conversation starters?|(?:get(?:ting)?[- ]to[- ]know(?:[- ](?:you|each other|one another))?|check[- ]?in|would you rather|never have i ever|this or that|table topics?|dinner(?: table| party)?|road trip|small talk|truth or dare|first date) questions?)(?![\\p{L}])',
    sharp:
      'Let each be answered in half a minute by anybody in this group and bring up more than yes or no, go from light to more personal without getting too private, let no two lead to the same answer, and leave out those everybody has heard.',
    points: [
      'Each one: anybody in this group can answer it in half a minute',
      'Answers: a story or a surprise, not a plain yes or no',
      'Order: from light to more personal, none too private for the setting',
      'Range: no two lead to the same kind of answer',
      'Left out: those everybody has heard',
    ],
    steps: [
      'Settle what this group shares, and what should not be asked there.',
      'Write the questions short enough to be read out once.',
      'Strike those that one can answer without thinking.',
    ],
  },
  {
    asked: true,
    over: [
      'compare',
      'decide',
      'plain',
      'small',
      'unknown',
      'explain',
      'discuss',
      'technical',
      'question',
      'recommend',
    ],
    named: `(?!.*(?<![\\p{L}])(?:pros|essay|exam|class|homework|lesson|presentation|(?:for|to) (?:an? |my )?(?:kids?|child|children)|beginners?|dummies|layman|laymen|students?|learners?|pupils?|esl|efl|example sentences?|exercises?|(?:to|like) (?:an? |i.?m )?\\p{Nd}+ ?(?:year ?old|yo)|grader)(?![\\p{L}])(?! (?:loan|visa|account|seat|car|care|support|tax)))${OPENING}(?:(?:what(?:'?s| is|s| are)? |explain |tell me |give me )*(?:the )?(?:main |key |real |big )*differences? between [^?\\n:]{5,110}|[^?\\n:]{3,60} (?:vs\\.?|versus) [^?\\n:]{2,80})(?:[ ,](?:for|as|if|when) (?:an? |my |our |me(?![\\p{L}])|us(?![\\p{L}])|someone|somebody|a person|i(?:'m)? |we |you(?:'re)? )(?!(?:given|certain|fixed|long|short|few|while|moment|second)(?![\\p{L}]))[^?\\n]{3,120}|[?,.;]? (?:and |so )?(?:which|what)(?: one)? (?:should|would you|do you|is (?:better|best|right|easier|worth)|to (?:choose|learn|use|pick|buy|take)|suits|fits)(?![\\p{L}])[^\\n]{2,110})`,
    sharp:
      'Say in the first sentence which of them fits this case better and why, then set them side by side on the points that matter here, with what each costs or risks, and name the circumstance that would tip it to the other.',
    points: [
      'First: which fits this case better, and why',
      'Side by side: only the points that matter here',
      'Cost of each: what it takes, and what goes wrong with it most often',
      'Tips it: the circumstance in which the other would be better',
    ],
    steps: [
      'Say in one sentence what really sets them apart.',
      'Work through what that means in this case, point by point.',
      'End with the choice, and what to find out before making it.',
    ],
  },
  {
    asked: true,
    over: ['trip'],
    named:
      "(?=[^]*(?<![\\p{L}])(?:with|for|and|bring(?:ing)?|taking) (?:[\\p{L}\\p{Nd}'-]+ ){0,5}?(?:toddlers?|bab(?:y|ies)|newborn|infant|kids?|child(?:ren)?|teens?|teenagers?|grand(?:mothers?|fathers?|parents?|ma|pa|mom|dad)|elderly|seniors?|parents|mom|mum|mother|dad|father|in-?laws|dogs?|wheelchairs?|stroller|pregnan\\p{L}+|bad (?:knees?|back|hip)|mobility|walk(?:s|ing)? (?:much|far|well|long|slow\\p{L}*)))[^]{10,500}",
    sharp:
      'Plan each day at the pace of the least mobile or youngest traveller named, with one main thing and long rests, keep the places of a day close together, say how to get from one to the next and what each of us gets out of it, and add an easy way out for a tired or rainy hour.',
    points: [
      'Pace: that of the youngest or least mobile traveller named; rests planned',
      'Each day: one main thing, places close together',
      'Ways: how to get from one to the next, with minutes and steps or stairs',
      'For each: something in every day for everybody named',
      'Way out: what to drop or do instead when tired or in rain',
    ],
    steps: [
      'Settle what those travelling can manage in a day.',
      'Plan each day round one main thing, with ways, meals and rests.',
      'End with what to book ahead and what to check on the spot.',
    ],
  },
  {
    asked: true,
    over: ['training', 'plan', 'plain', 'small', 'unknown', 'session', 'suggest', 'entries'],
    named:
      '(?=[^]*(?:workouts?|exercis\\p{L}+|train\\p{L}*|fitness|strength|running|run|yoga|stretch\\p{L}*|routine))(?=[^]*(?<![\\p{L}])(?:bad|sore|weak|injured|hurt|painful|arthritic|torn|broken|stiff|replaced?|operated) (?:[\\p{L}]+ )?(?:knees?|backs?|shoulders?|hips?|wrists?|ankles?|necks?|elbows?|foot|feet|joints|disc|meniscus|acl)|[^]*(?<![\\p{L}])(?:arthritis|sciatica|herniated|slipped disc|pregnant|postpartum|asthma|osteoporosis|plantar|tendonitis|hip replacement|knee replacement|knee surgery|back pain|knee pain|shoulder pain))[^]{10,500}',
    sharp:
      'Choose only exercises that spare what hurts, say of each how it is done and what it replaces, keep to the time and the equipment named, say when to add more, and name the sign at which to stop and whom to ask then.',
    points: [
      'Exercises: only those that spare what hurts, each with what to watch in the form',
      'Days: what to do on each and how much, within the time and equipment named',
      'Rise: when to add more, and by how much',
      'Stop: the sign at which to leave off, and whom to ask then',
      'Left out: the usual exercises that would harm here, and why',
    ],
    steps: [
      'Say what the weak spot can take, and what it cannot.',
      'Give the days as a table: exercise, amount, what to feel and where.',
      'End with an easier version for bad days, and the sign to see somebody.',
    ],
  },
  {
    asked: true,
    over: [...ASKS_THE_WAY, 'yesno', 'decide'],
    named:
      '(?![^]*(?:apply|deadline|refund|cancel|return|submit|vote|call|text|plant|sow|prune|send|report))(?=[^]*(?:(?:is it|am i|would it be|it.?s)(?: \\p{L}+)? too (?:late|old|young))(?=[^\\n]*(?:how|where|what) (?:do|should|can|would|to)|[^]*$))[^]{0,40}(?:learn|become|start (?:a |an |my |over|out|learning|playing|running|lifting|dancing|coding|again|ballet|piano|guitar|karate|swimming|boxing)|switch (?:careers?|to |into )|career|study|retrain|go back to (?:school|college|university|uni)|get into|take up)[^]{3,300}',
    sharp:
      'Answer honestly in the first sentence whether that is so, with what age really changes here and what it does not, then say what to begin with this week, the next steps with how long each usually takes, and how far one can realistically get in a year.',
    points: [
      'Honest: whether it is so, in the first sentence, with what age really changes here',
      'First: the one thing to do this week',
      'Next: the steps that build on each other, with how long each usually takes',
      'Realistic: how far one can get in a year',
      'Advantage: what a grown person has on the young here, and what to watch',
    ],
    steps: [
      'Answer the doubt first, with what is known and without flattery.',
      'Give the first weeks step by step.',
      'End with where most people of that age give up, and how to get past it.',
    ],
  },
  {
    asked: true,
    over: ['troubleshoot', 'debug', 'technical', 'coding', 'why', 'explain', 'question', 'plain', 'small', 'unknown'],
    named:
      '(?!.*```)(?=[^\\n]{0,300}(?<![\\p{L}])(?:react|vue|angular|svelte|useeffect|usestate|component|css|flexbox|div|javascript|js|typescript|node|npm|python|pandas|numpy|dataframe|django|flask|java|spring|kotlin|swift|c\\+\\+|rust|golang|sql|query|postgres|mysql|mongodb|docker|kubernetes|git|regex|api|async|await|promise|thread|pointer|recursion|loop|lambda|bash|powershell|terraform|webpack)(?![\\p{L}]))[^\\n]{10,300}(?<![\\p{L}])(?:when|after|if|because|whenever|once|as soon as|while) [^\\n]{5,200}(?<![\\p{L}])why(?: (?:is (?:that|this|it)|does (?:it|this|that)(?: happen)?|and))?[^\\n]{0,30}(?:fix|solve|avoid|prevent|stop|get rid|get around)',
    sharp:
      'Explain in two or three sentences the mechanism that produces exactly this, show the usual fix as the few lines before and after, then one other way with when it is better, and how to see that it is gone.',
    points: [
      'Why: the mechanism that produces exactly this, in two or three sentences',
      'Fix: the usual one, as the few lines before and after',
      'Other way: one, and when it is better',
      'Check: how to see that it is gone, and the case in which it comes back',
    ],
    steps: [
      'Say what happens step by step from the trigger named to the effect.',
      'Show the smallest change that breaks this chain, as code.',
      'End with the rule that avoids it next time.',
    ],
  },
  {
    asked: true,
    over: ['turns'],
    named:
      "(?=[^]{0,200}(?<![\\p{L}])(?:you (?:think of|pick|choose|have|hide)|i(?:'ll| will)? (?:ask|guess|question)|let me guess|i(?:'m| am) the guesser))(?:let(?:'s|s| us) |can we |i want to |wanna |play |please )*(?:play )?(?:(?:a|the|game|of|round) )*(?:20|twenty|21|hangman|guess|guessing|animal|word|number|who am i|mastermind|a )[^]{0,300}(?:i(?:'ll| will)? (?:ask|guess|question)|let me guess|guesser|you (?:think of|pick|choose))",
    sharp:
      'Settle on one at once, keep it secret and do not change it, answer each of my questions or guesses truthfully and shortly, keep count, and tell me only when I have found it or used up my turns.',
    points: [
      'Choice: settled at once, kept secret, not changed later',
      'Replies: only to what I asked or guessed, truthful and short',
      'Count: which question or guess this was, each time',
      'End: told when I have found it or my turns are used up',
    ],
    steps: [
      'Say in one line that you have chosen, and wait for my first question.',
      'Answer each one shortly and keep count.',
    ],
  },
  {
    asked: true,
    over: ['review', 'evaluate', 'essay', 'discuss', 'text', 'small', 'plain', 'unknown', 'article', 'judge', 'rating'],
    named:
      "(?:(?:please|can you|could you|give|write|offer|provide|make|present|me|us|an?|the|short|brief|strong|sharp|detailed|critical|philosophical|marxist|feminist) )*(?:critiques?|criticisms?|rebuttals?|refutations?|defen[cs]es?) of (?!(?:this|my|the following|our|these|a|an) (?:essay|text|story|poem|paper|draft|code|design|article|paragraph)|my |this |these |that |it )(?:the )?(?:[\\p{L}'’-]+ ){0,5}?(?:[\\p{L}-]{3,}isms?|theor(?:y|ies)|ideas?|concepts?|notions?|arguments?|doctrines?|views?|hypothes[ei]s|claims?|movement|ethics|philosoph(?:y|ies)|democracy|meritocracy|growth|technolog\\p{L}+|education|schooling|marriage|work|progress|punishment|religion)(?![\\p{L}])",
    sharp:
      'State what is criticised the way its best supporters would, then two or three objections, the strongest first, each with a case in which it bites, give the best answer the other side has, and say what is left standing; where a standpoint is named, argue from it throughout.',
    points: [
      'Target: put the way its best supporters would put it',
      'Objections: two or three, the strongest first, each with a case in which it bites',
      'Standpoint: the one named, kept throughout, in its own terms',
      'Answer: the best one the other side has',
      'Left: what still stands after that',
    ],
    steps: [
      'State the position fairly in two or three sentences.',
      'Take the objections one by one, with a case for each and the best reply to it.',
      'Say what is left standing.',
    ],
  },
  {
    asked: true,
    over: ['acting', 'whatif', 'discuss', 'plain', 'small', 'unknown', 'question', 'explain', 'persona', 'suggest'],
    named:
      "(?:so |ok )?(?:how (?:would|might|could)|what (?:would|might)) (?!(?:an?|the|you|your|my|our|i|we|one|people|someone|somebody|it|he|she|they|this|that|life|happen|society|everyone|everybody|kids|children|humans|humanity|things|each|most|these|those|be|a) )(?:[\\p{L}.'’-]+ ){1,4}?(?:react|respond|think|say|make of|view|feel|see|judge|argue|advise|have (?:said|thought|made|reacted|responded)|criticize|comment)(?= (?:to|about|of|on|if|when|regarding|today|with|that)|[?]|$|(?<=view|see|judge|criticize) )[^?\\n]{3,200}",
    sharp:
      'Start from what this figure is known to have thought, said or done, say in the first sentence how the answer would come out, show what would appeal and what would appal, add a line or two in that voice marked as invented, and keep apart what is known and what is inferred.',
    points: [
      'Answer: how it would come out, in the first sentence',
      'Grounds: two or three things this figure really thought, said or did',
      'Both sides: what would appeal, and what would appal',
      'Voice: a line or two as this figure would put it, recognisably invented',
      'Doubt: where one could argue the opposite',
    ],
    steps: [
      'Name the ideas or habits of this figure that matter here.',
      'Apply them to the matter, the likeliest reaction first.',
      'End with the point that would surprise, or be disputed.',
    ],
  },
  {
    asked: true,
    over: [
      'advice',
      'troubleshoot',
      'suggest',
      'plain',
      'small',
      'unknown',
      'question',
      'why',
      'harm',
      'helping',
      'solving',
    ],
    named:
      "(?=[^]{0,240}(?:wake up|waking up|can'?t sleep|cant sleep|headaches?|dizz\\p{L}+|cough\\p{L}*|itch\\p{L}*|tired|exhausted|nause\\p{L}+|cramps?|numb\\p{L}*|tingl\\p{L}+|ring(?:ing|s) in|heartburn|palpitations|racing heart|heart races|sweat\\p{L}*|swollen|rash|pain|hurts|aches?|bloat\\p{L}*|constipat\\p{L}+|twitch\\p{L}*|losing (?:hair|weight)|gaining weight|hair (?:is )?falling))(?![^]*(?:dog|cat|puppy|kitten|hamster|rabbit|horse|baby|toddler|newborn|my (?:son|daughter|kid|child))(?![\\p{L}]))(?:i|i've|ive|i have|my|every|for|since|whenever|when|after|lately|the last)(?= )[^?\\n]{10,240}(?:what(?:'?s| is|s) (?:going on|wrong|happening|up|the (?:cause|reason|problem|deal))(?: with me)?|why (?:is (?:that|this|it)|does (?:this|that|it) happen)|what could (?:it|this|that) be|what causes (?:it|this|that)|any idea why|(?:is|could) (?:it|this|that) (?:be )?(?:serious|stress|anxiety|normal|something serious))(?![\\p{L}])",
    sharp:
      'Give the likeliest reasons for exactly this, most likely first, taking up everything I have told, each with the sign that tells it from the others and what to try for a week, then say which sign would be one for the doctor, and ask the one question that would settle most.',
    points: [
      'Reasons: the likeliest for exactly this, most likely first',
      'Told: what I have mentioned, such as since when and after what, taken into account',
      'Each one: the sign that tells it from the others, and what to try for a week',
      'Doctor: which sign would be one, and how soon',
      'Question: the one whose answer would settle most',
    ],
    steps: [
      'Say what most likely goes on in the body there, in two sentences.',
      'Name what I can watch or try to find out which reason it is.',
      'End with the sign at which waiting would be wrong.',
    ],
  },
  {
    asked: true,
    over: [...ASKS_THE_WAY, 'yesno', 'decide', 'harm', 'troubleshoot', 'consult', 'discuss'],
    named: `(?!.*(?<![\\p{L}])(?:it rains|rainy|bored|visiting|with kids|trolley|hypothetical|robot|superpower|king|president|dictator|in the game|python|excel|server|query|git|docker)(?![\\p{L}]))${OPENING}what (?:(?:should|do|can|could|must|shall) (?:i|we|one|you|someone|somebody|a person|people) do|to do|happens)(?: first)? (?:if|when|in case|after)(?= (?:i|we|my|our|one|you|your|someone|somebody|a|an|the|there|it|he|she|they|finding|losing|being|getting)(?![\\p{L}]))[^?\\n]{5,160}`,
    sharp:
      'Say first what to do at once, then what follows in order, with whom to call or tell and what to say, what to leave alone, and what the rules or the limits are where they decide; if it depends on one circumstance, give both cases.',
    points: [
      'At once: the first thing to do',
      'Then: what follows in order, with whom to tell and what to say',
      'Leave: what one must not do, and why',
      'Rules: duties, rights or deadlines, where they decide',
      'Depends: the circumstance that changes it, with both cases',
    ],
    steps: [
      'Give the short answer for the usual case in two sentences.',
      'Go through the first hour, the next days and what comes later.',
      'End with the mistake that makes it worse.',
    ],
  },
  {
    asked: true,
    over: [
      'troubleshoot',
      'helping',
      'solving',
      'handling',
      'advice',
      'suggest',
      'why',
      'question',
      'plain',
      'small',
      'unknown',
    ],
    named:
      "(?=[^]{0,200}(?<![\\p{L}])(?:sourdough|bread|dough|loaf|cakes?|cookies|pie|crust|pancakes|muffins|souffle|meringue|macarons|pizza|sauce|gravy|custard|caramel|fudge|jam|rice|risotto|pasta|steak|chicken|roast|curry|soup|kombucha|kefir|yogh?urt|cheese|beer|pickles|kimchi|candles?|soap|knitting|crochet|sewing|glaze|pottery|paint|varnish|grout|plaster|lawn|grass|tomatoes|basil|orchid|monstera|succulents?|ficus|roses?|seedlings|plants?|hydrangeas?|lemon tree|compost)(?![\\p{L}]))(?![^]*(?:neighbou?r|earlier than|faster than))(?=[^]{0,240}(?:always|keeps?|turns? out|comes? out|came out|won'?t|doesn'?t|never|too|flat|dense|soggy|dry|burnt|bitter|sticky|lumpy|grainy|runny|split|curdl\\p{L}+|crack\\p{L}*|sink|sank|collaps\\p{L}+|yellow|brown|wilt\\p{L}*|droop\\p{L}*|dying|dropping|leggy|mold\\p{L}*|mould\\p{L}*|peel\\p{L}*|bubbl\\p{L}+|streaky))(?:my|our|the|every time|whenever|when i|i)(?= )[^]{5,240}(?<![\\p{L}])(?:help(?! me (?:write|make|plan))|what am i doing wrong|what'?s wrong|whats wrong|what is wrong|what'?s (?:going on|happening)|why|what (?:went|goes) wrong|how (?:do|can) i (?:fix|save|stop|prevent|avoid|rescue))(?![\\p{L}])",
    sharp:
      'Name the likeliest cause for exactly this first, then one or two others, each with the sign by which I recognise it and what to change next time, say what can still be saved now, and change only one thing per try.',
    points: [
      'Cause: the likeliest for exactly this, first',
      'Others: one or two, each with the sign that tells it apart',
      'Change: what to do differently, with amount, heat or time',
      'Now: what can still be saved, and how',
      'Next try: one thing changed, and what to look for',
    ],
    steps: [
      'Say what must have gone on for it to come out like this.',
      'Give the checks, the easiest first, each with what it shows.',
      'End with the one thing to change at the next try.',
    ],
  },
  {
    asked: true,
    over: [
      'plan',
      'small',
      'plain',
      'unknown',
      'ideas',
      'suggest',
      'schedule',
      'checklist',
      'entries',
      'advice',
      'solving',
      'helping',
    ],
    named: `(?:(?:please|can you|could you|help me(?: to)?|i need to|i need help|i want to|we want to|how (?:do|can|should) i|how to|help|plan|planning|organi[sz]e|organi[sz]ing|throw|host|arrange|with|to|a|an|my|our|the|for) )*(?:(?:surprise|birthday|\\p{Nd}+(?:st|nd|rd|th)|small|big|low[- ]key|kids?|first|bachelor(?:ette)?|hen|stag|retirement|farewell|going[- ]away|graduation|engagement|anniversary|wedding|housewarming|baby|gender|halloween|christmas|new year'?s?(?: eve)?|office|garden|pool|dinner|block|street|theme|murder mystery|family|quincea.era|sweet|sixteen|16|reveal|shower|rehearsal) )*(?<=(?:plan|planning|organi[sz]e|organi[sz]ing|throw|host|arrange)(?: [^ ]+){0,7} )(?:part(?:y|ies)|celebration|shower|bbq|barbecue|get[- ]together|reunion|reception|potluck)(?![\\p{L}])(?! (?:ideas|games|invitation|menu|playlist|speech|theme))[^\\n]{0,240}`,
    sharp:
      'Build it round what is said here of the person and the guests, give one clear idea rather than a choice of ten, then what to settle in which week, the course of the day with times, who does what and about what it costs, and say how to meet whatever speaks against it.',
    points: [
      'Idea: one that fits exactly the person and the guests named',
      'Snag: how to meet what speaks against it or makes it hard here',
      'Beforehand: what to settle by when, and who helps',
      'Course: the day with times, from first guest to last',
      'Costs: about how much for what, and where to save',
    ],
    steps: [
      'Settle what the person it is for would really enjoy.',
      'Give the plan backwards from the day, one line a task.',
      'End with what can go wrong, and what to do then.',
    ],
  },
  {
    asked: true,
    over: ['compare', 'technical', 'coding', 'explain', 'decide', 'question', 'plain', 'small', 'unknown'],
    named:
      '(?=[^\\n]{0,300}(?<![\\p{L}])(?:rust|rc<|arc<|react|vue|angular|redux|javascript|js|typescript|ts|node|python|pandas|numpy|django|flask|fastapi|java|spring|kotlin|swift|c\\+\\+|cpp|c#|golang|go|sql|postgres|mysql|mongodb|redis|kafka|rabbitmq|docker|kubernetes|git|rebase|merge|rest|graphql|grpc|async|thread\\p{L}*|process\\p{L}*|mutex|promise|list|tuple|dict|set|array|struct|interface|abstract class|inheritance|composition|join|cte|subquery|index|lambda|let|const|var|useeffect|usememo|usecallback|cookies?|localstorage|jwt|sessions?|tcp|udp|http|websocket\\p{L}*|polling|monolith|microservices|nosql|ssr|csr|flexbox|grid)(?![\\p{L}]))(?:in [\\p{L}+#.]+,? )?(?:when|in (?:what|which) (?:case|situation)s?) (?:should|do|would|to|is it better to) ?(?:i|you|we|one)? ?(?:use|choose|prefer|pick|reach for)?(?= )[^?\\n]{3,60} (?:vs\\.?|versus|over|or|instead of|rather than|and when)(?= )[^?\\n]{2,80}',
    sharp:
      'Give the rule of thumb in the first sentence, then for each the typical case with a few lines of code, what it costs (speed, memory, complexity), and the mistake that is made when the wrong one is taken, with how it shows.',
    points: [
      'Rule: when which one, in the first sentence',
      'Each: its typical case, with a few lines of code',
      'Cost: speed, memory or complexity, as far as it decides',
      'Wrong choice: how it shows, and how to change over',
    ],
    steps: [
      'Name the one question that decides between them.',
      'Show each in its typical case with a few lines of code.',
      'End with the case in which neither is right, if there is one.',
    ],
  },
  {
    asked: true,
    over: ['message', 'email', 'document', 'text', 'application', 'small', 'plain', 'unknown', 'helping'],
    named:
      '(?=[^]{0,400}(?<![\\p{L}])(?:ticket|fine|parking|penalty|citation|clamp\\p{L}*|tow\\p{L}*|denied|denial|rejected|rejection|refus\\p{L}+|grade|suspension|suspended|banned|claim|decision|insurance|benefits?|visa|fee|assessment|tax|disqualif\\p{L}+|dismiss\\p{L}+)(?![\\p{L}]))(?:[^\\n]{5,400}[.!?,;] ?)?(?:please |can you |could you |help me |now )*(?:write|draft|compose|make|prepare|word|create)(?: me| us)? (?:an?|the|my|short|formal|polite|strong|letter of|a letter of|\\p{L}+){0,4} ?(?:appeal(?: letter)?|letter of appeal|objection|letter to (?:appeal|contest|dispute|challenge|object)|dispute letter|(?:letter|e-?mail)(?= (?:appealing|contesting|disputing|challenging|objecting)))(?![\\p{L}])',
    sharp:
      'Name the decision with number and date ([brackets]) and what I ask for in the first sentence, tell what happened in the order it happened with only what I have said, give the one ground that weighs most, name the proof enclosed ([photo, witness, receipt]), and close with the answer expected by when, calm throughout.',
    points: [
      'First sentence: which decision, number and date in [brackets], and what I ask for',
      'Facts: in the order they happened, only what I have told',
      'Ground: the strongest one, in one paragraph',
      'Proof: what is enclosed, in [brackets] where I have named none',
      'Close: the answer expected by when; calm, no accusations',
    ],
    steps: [
      'Settle which ground weighs most, and what would prove it.',
      'Write it short and calm, with [brackets] for numbers and dates.',
      'Below it, list what to photograph or collect before it is sent.',
    ],
  },
  {
    named:
      '(?:catchy |good |short |email |e-?mail |newsletter |funny |clever |click-worthy )*subject lines?(?! and )(?= [^\\n]*(?:newsletter|campaign|sale|launch|promo\\p{L}*|marketing|customers|subscribers|black friday|discount|offer|new (?:opening|menu|collection|product|class|store|shop|hours)|fundrais\\p{L}+|webinar|cold (?:e-?mail|outreach)))',
    sharp:
      'Put the one you would send first, of at most some forty characters and with what is in it for the reader in front, then {four }others that differ in their pull (plain news, a benefit, a question, a wink), with a preview text to each, no tricks and no words that look like spam.',
    points: [
      'Each one: at most some forty characters, the news or the gain in front',
      'Range: plain news, a benefit, a question, a wink',
      'Preview: a line to each that goes on instead of repeating',
      'Avoid: tricks, capitals, words that look like spam',
      ['Choice: the one you would send first, then four others', '!count'],
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    over: ['troubleshoot', 'quantity', 'howto'],
    named:
      '(?=[^]{0,320}(?<![\\p{L}])(?:tenants?|landlord|landlady|lease|rent(?:al)?|deposit|evict\\p{L}*|fired|laid off|severance|overtime|wages|non-?compete|nda|probation|contractor|warranty|refund|custody|alimony|child support|divorce|prenup|inheritance|will and testament|executor|hoa|easement|boundary|fence|small claims|sue|lawsuit|police|arrest\\p{L}*|traffic stop|copyright|trademark|defamation|insurance claim|debt collect\\p{L}+|bankruptcy|power of attorney|jury duty|work permit|overstay\\p{L}*|my (?:employer|company))(?![\\p{L}]))(?![^]{0,320}(?:write|draft|essay|python|in the game|novel|story|which (?:company|app|site)))[^\\n]{4,320}(?<![\\p{L}])(?:how (?:much|long) (?:can|may|do|does|must|should) (?:i|we|he|she|they|my|the)|(?:can|may|could) (?:i|we|he|she|they|my \\p{L}+|the \\p{L}+) (?:still |legally |really |just |even )?(?:keep|take|sue|charge|deduct|refuse|enter|evict|fire|withhold|demand|make me|force|cancel|break|terminate|raise|get|claim|record|search|ask|be|read|see|monitor|track|do that|do this)|do (?:i|we) (?:really |still |legally )?have to|am i (?:entitled|liable|allowed|obliged|responsible|within my rights)|(?:is|was) (?:that|this|it) (?:even |really |actually )?(?:legal|allowed|illegal|enforceable|binding)|what are my (?:rights|options)|are (?:they|we) (?:even )?allowed)(?![\\p{L}])',
    sharp:
      'Say in the first sentence how this usually stands under the law of the place I named, or else of the one you assume, then the point it turns on with which of my facts speak for me and which against, what to do in which order, and which proof and deadline to mind.',
    points: [
      'Standing: how this usually stands, in the first sentence, and under which law',
      'Turns on: the decisive point, and which of my facts speak for or against me',
      'Next: what to do in which order, with the words for the first step',
      'Proof and deadline: what to keep or put in writing, and by when',
    ],
    steps: [
      'Name the rule that usually applies, in plain words.',
      'Hold it against what I have told, and name the one fact that is missing.',
      'End with the first step, and where to get cheap or free advice.',
    ],
  },
  {
    asked: true,
    over: [...ASKS_THE_WAY, 'message', 'decide'],
    named: `(?![^]*(?:e-?mail|letter|write|draft))(?=[^]{0,160}(?<![\\p{L}])(?:ask(?:ing)? (?:my \\p{L}+ )?for (?:an?|more) (?:raise|pay rise|promotion|money|salary|higher)|negotiat\\p{L}+ (?:an? |my |the |for )?(?:\\p{L}+ )?(?:salary|raise|offer|pay|promotion|job offer|starting)|get a (?:raise|promotion)))${OPENING}[^?\\n]{0,60}(?:how|best way|ways|tips|when|should|want|need|help)[^?\\n]{5,220}`,
    sharp:
      'Say when to ask and when not, going by what I have told of the company, build the case from results rather than from need, give the figure to name and how to find it, the opening sentences word for word, and the answer to the likeliest refusal with what to ask for instead.',
    points: [
      'Moment: when to ask and when to wait, by what I have told',
      'Case: results and figures instead of need; [brackets] for mine',
      'Figure: what to name, and how to find it',
      'Words: the opening sentences, word for word',
      'If no: the answer to the likeliest refusal, and what to ask for instead',
    ],
    steps: [
      'Say what the other side fears or needs at the moment.',
      'Build the case for it in three sentences, with [brackets] for my results.',
      'Play the likeliest refusal, and give the answer.',
    ],
  },
  {
    asked: true,
    over: [...ASKS_THE_WAY, 'quantity', 'fact', 'requirements', 'checklist', 'yesno'],
    named: `${OPENING}(?:(?:i|we|my \\p{L}+) (?:want|wants|plan|plans|would like|are planning|am planning|am thinking|are thinking|dream|hope|hopes)(?: (?:to|of|about))? |i'd like to |thinking (?:of|about) |how (?:do|can) i |how to |what (?:do|would) i need to |what does it take to )(?:open(?:ing)?|start(?:ing)?|set(?:ting)? up|run(?:ning)?|launch(?:ing)?) (?:up )?(?:an?|my|our|the)(?: own)? (?:[\\p{L}-]+ ){0,4}?(?:carts?|truck|stand|stall|caf[eé]|coffee shop|bakery|restaurant|bar|shop|store|salon|studio|gym|daycare|kennel|farm|bed and breakfast|b&b|airbnb|hostel|brewery|food business|cleaning business|business|agency|practice|clinic|laundromat|bookstore|nursery|barbershop|franchise|school|nonprofit|charity|podcast studio)(?![\\p{L}])[^\\n]{0,200}`,
    sharp:
      'Say first what decides whether this pays, then what it costs to start and each month as ranges, the permits and papers of the place named in the order to get them with how long each takes, the sales a day it takes to break even, and the cheapest way to test it before signing anything.',
    points: [
      'Decides: the one or two things on which such a business stands or falls',
      'Papers: permits in the order to get them, with time and cost, for the place named',
      'Costs: to start and each month, as ranges',
      'Break-even: the sales a day it takes, worked out',
      'Test: the cheapest way to try it before signing anything',
    ],
    steps: [
      'Work out roughly what comes in and goes out in a normal month.',
      'List what to get or settle, in order, with time and cost.',
      'End with what makes most such businesses close in the first year.',
    ],
  },
  {
    asked: true,
    over: [
      'explain',
      'meaning',
      'interpret',
      'question',
      'fact',
      'describe',
      'plain',
      'small',
      'unknown',
      'suggest',
      'yesno',
    ],
    named:
      '(?:so |ok )?what (?:does|do|is) (?:it (?:even |really |actually )?mean (?:when|if|that) (?:an?|the|my|our|their) |(?:the|an?|this|that) (?:phrase|clause|term|sentence|wording) |(?=[^?\\n]{0,60}(?:contract|lease|policy|clause|agreement|deed|terms)))(?=[^?\\n]{0,120}(?<![\\p{L}])(?:contract|lease|policy|clause|agreement|will|deed|mortgage|insurance|offer letter|nda|terms|statute|warranty|listing|payslip|invoice)(?![\\p{L}]))[^?\\n]{4,200}',
    sharp:
      'Say in plain words what it obliges or allows each side to do, show on one small case what happens with it and without it, name what to look for in the wording around it, and say what people often take it to mean and it does not.',
    points: [
      'Plain: what each side must or may do by it, in one or two sentences',
      'Case: one small one, with it and without it',
      'Around it: what else in the wording changes its weight',
      'Mistaken: what people often take it to mean',
      'Ask: what to have changed or explained before signing, if anything',
    ],
    steps: [
      'Put it in one sentence as one would say it to a neighbour.',
      'Show what happens if somebody does not keep to it.',
      'End with when it matters most.',
    ],
  },
  {
    asked: true,
    over: [
      'entries',
      'list',
      'discuss',
      'plain',
      'small',
      'unknown',
      'ideas',
      'points',
      'suggest',
      'text',
      'essay',
      'overview',
    ],
    named:
      "(?:(?:please|can you|could you|give|list|name|tell|write|make|come up with|provide|what are|what'?s|me|us|some|the|an?|best|good|strong|strongest|main|top|most convincing|common|\\p{Nd}+|three|five|few|all) )*(?:counter-? ?arguments?|(?:arguments?|points?|reasons?) (?:for(?! and against)|against(?! and for)|in favou?r of|in support of)|objections?)(?: (?:to|against|for))? (?!(?:this|the following|these|my) (?:text|essay|paragraph|email|letter|argument))[^?:\\n]{3,140}",
    sharp:
      'Give the arguments one by one, the strongest first, each as its best supporters would put it with the fact or the case behind it, and to each in half a line what the other side answers; leave out those that only sound good.',
    points: [
      'Order: the strongest first, no two alike',
      'Each one: as its best supporters put it, with the fact or case behind it',
      'Answer: in half a line, what the other side says to it',
      'Left out: arguments that only sound good, and mere slogans',
    ],
    steps: [
      'Settle on which point the two sides really part.',
      'Give the arguments, each with what it rests on.',
      'Say which one is hardest to answer, and why.',
    ],
  },
  {
    asked: true,
    over: [
      'evolution',
      'event',
      'explain',
      'overview',
      'describe',
      'origin',
      'timeline',
      'plain',
      'small',
      'unknown',
      'fact',
      'points',
    ],
    named:
      "(?:(?:please|can you|could you|give|tell|explain|describe|summari[sz]e|outline|what is|what's|me|us|something|a|an|the|brief|short|quick|long|full|interesting|about|of|some) )*history (?:of|behind) (?!(?:my|our|this|the following) )(?!.*(?<![\\p{L}])(?:essay|timeline|in a table|poem|song|lesson|slides?|quiz)(?![\\p{L}]))[^?:\\n]{3,90}",
    sharp:
      'Begin with the earliest that is known, with place and about when, then the few turning points that changed it, each with a date and what drove it, name the people only where they mattered, put right the story that is usually told wrongly, and end with how it stands today.',
    points: [
      'Beginning: the earliest that is known, with place and about when',
      'Turning points: few, each with a date and what drove it',
      'People and places: only those that mattered',
      'Legend: the story usually told wrongly, put right, if there is one',
      'Today: where it stands now',
    ],
    steps: [
      'Say in two sentences why it took the course it did.',
      'Go through the turning points in order of time.',
      'End with what is still disputed or not known.',
    ],
  },
  {
    asked: true,
    over: ['change', 'correct', 'rewrite', 'code', 'coding', 'technical', 'plain', 'small', 'unknown'],
    named:
      "(?:please |pls |can you |could you |help me )*(?:fix|debug|repair|correct|what'?s wrong with|whats wrong with|find the (?:bug|error) in) (?:my|this|the) (?:[\\p{L}+#]+ )?(?:code|function|loop|script|program|method|query|regex|snippet|one-?liner)(?: please)?(?=[:,. \\n][^]*[=(){}<>;])",
    sharp:
      'Name the fault first with the line it is in and what happens there on a small input, give the code put right in full with as little changed as possible, say why this mends it, and name the next thing that could go wrong.',
    points: [
      'Fault: the line, and what happens there on a small input',
      'Code: put right in full, as little changed as possible',
      'Why: what the change does, in one or two sentences',
      'Also: names or habits that will cause the next fault, if any',
    ],
    steps: [
      'Follow the code on a small input, line by line.',
      'Say at which line it leaves the intended way.',
      'Give it put right, and the input to test it with.',
    ],
  },
  {
    asked: true,
    over: ['scaled', 'conversion', 'change', 'sum', 'math', 'recipe', 'cook', 'small', 'plain', 'unknown', 'input'],
    named:
      '(?=[^]{0,120}(?:convert|metric|grams|imperial|celsius))(?=[^]{0,160}(?:halve|half|double|triple|quarter|scale|for (?:\\p{Nd}+|two|three|four|six) (?:people|persons|servings)|servings))(?:please |can you |could you )*(?:convert|halve|half|double|triple|scale|make|change|adapt|cut|turn)(?= )[^]{0,60}(?:recipe|ingredients|amounts|it|this|the following)[^]*',
    sharp:
      'Give the list of ingredients in the same order with the amount that was there and the new one, weights instead of volumes where the ingredient is weighed, round as one would in a kitchen, and say what does not scale along, such as tin size, time or an odd egg.',
    points: [
      'List: the same order, old amount and new amount side by side',
      'Weights: what one cup or spoon of this ingredient weighs, not of water',
      'Rounding: as one would in a kitchen',
      'Not along: tin size, time and temperature, an odd egg',
    ],
    steps: [
      'Convert each amount by its own weight, then apply the change of size.',
      'Round, and say where rounding matters.',
      'End with what to change in tin and time.',
    ],
  },
  {
    asked: true,
    over: [
      'outline',
      'plan',
      'interview',
      'schedule',
      'small',
      'plain',
      'unknown',
      'quiz',
      'suggest',
      'entries',
      'advice',
    ],
    named:
      "(?=[^]{0,240}(?<![\\p{L}])(?:moderat\\p{L}+|hosting|host|chairing|running|facilitat\\p{L}+) (?:an?|the|our|my)? ?(?:[\\p{L}-]+ ){0,3}?(?:panel|round ?table|q&a|fireside chat|debate|town hall|focus group|discussion|book club|workshop|interview)(?![\\p{L}]))(?:i'?m|i am|i have to|i will|i'll|we|next|tomorrow|help|please|for|as|how)(?= |')[^]{10,300}",
    sharp:
      'Divide the time given into parts with minutes, put under each the questions in the words I could say, aimed at particular people where that helps, with a follow-up for a smooth answer, and give the opening sentence, a way to stop somebody who talks too long, and the closing round.',
    points: [
      'Time: the minutes given divided into parts, with room for the audience',
      'Questions: in the words I could say, each bringing out a difference of views',
      'Follow-up: one for a smooth or long answer',
      'Opening and close: the first sentence, and a last round of one sentence each',
      'Trouble: silence, a monologue, a quarrel, each in one line',
    ],
    steps: [
      'Settle the one question the audience should leave with an answer to.',
      'Build the course towards it, with minutes and questions.',
      'Mark what to drop if time runs out.',
    ],
  },
  {
    asked: true,
    over: [
      'fact',
      'discuss',
      'yesno',
      'question',
      'advice',
      'decide',
      'timing',
      'plain',
      'small',
      'unknown',
      'suggest',
      'harm',
    ],
    named:
      '(?!.*(?<![\\p{L}])(?:eat|drink|water|plant|prune|take|give|swim|exercise|feed|bathe|use|refrigerat\\p{L}+|deploy|commit|merge|baby|puppy|dog|cat|car)(?![\\p{L}]))(?:so |ok )?(?:when|in (?:what|which) (?:cases?|situations?|circumstances)|under what (?:circumstances|conditions)|is it (?:ever|always|sometimes)) (?:is it |would it be )?(?:ever )?(?:really )?(?:ok|okay|acceptable|right|wrong|justified|ethical|moral|fair|permissible|alright|all right|justifiable|forgivable)(?: for [^?]{2,30})? to [^?\\n]{3,100}',
    sharp:
      'Give a clear answer in two sentences, then the line you would draw with one case just inside and one just outside it, the best argument against drawing it there, and the question one should ask oneself before doing it.',
    points: [
      'Answer: clear, in the first two sentences',
      'Line: one case just inside it, and one just outside',
      'Against: the best argument for drawing it elsewhere',
      'Question: what to ask oneself before doing it',
    ],
    steps: [
      'Say what speaks against it at all.',
      'Go through two or three cases from clear to doubtful.',
      'End with the rule you would keep to, and where it fails.',
    ],
  },
  {
    asked: true,
    over: [
      'entries',
      'list',
      'fact',
      'question',
      'explain',
      'effects',
      'plain',
      'small',
      'unknown',
      'overview',
      'suggest',
      'helping',
      'advice',
    ],
    named:
      "(?:so |ok |please |can you |explain |tell me |what are |what is |what'?s |whats |how do |about |the |any |main |possible )*(?:tax (?:implications?|consequences?|treatment|rules|liabilit\\p{L}+)|legal (?:implications?|consequences?)|financial (?:implications?|consequences?)|taxes)(?= )[^?\\n]{8,220}",
    sharp:
      'Say in the first sentence how this usually comes out and by which rule of the place named, or else of the one you assume, work it through once with round figures, name what in my case changes the result, the papers and dates that count, and the costly mistake most people make here.',
    points: [
      'Outcome: how it usually comes out, first, and by which rule and year',
      'Figures: worked through once, with round ones where I have given none',
      'Changes: which facts of my case alter the result',
      'Papers and dates: what to keep, file or have valued, and by when',
      'Mistake: the costly one most people make here',
    ],
    steps: [
      'Name the rule that decides, in plain words.',
      'Work it through with round figures, step by step.',
      'End with what to ask a professional, so that the hour is short.',
    ],
  },
  {
    asked: true,
    over: [
      'evaluate',
      'rating',
      'judge',
      'discuss',
      'yesno',
      'plain',
      'small',
      'unknown',
      'question',
      'suggest',
      'input',
    ],
    named:
      '(?:(?:please|can you|could you|hey|hi|so|ok|honestly|brutally|rate|review|evaluate|assess|judge|critique|roast|score|give me feedback on|give feedback on|what do you think (?:of|about)|thoughts on|feedback on|poke holes in|is this a good|my|this|our|the|following|new) ,?)+(?:business|startup|start-up|app|product|side hustle|saas|company|shop|store|restaurant|franchise) (?:idea|concept|plan|model|pitch)(?![\\p{L}])[^]{5,}',
    sharp:
      'Give your verdict first, then who exactly would pay and how often, what they use today instead, a rough sum for one customer (price, cost, effort), the point at which it most likely fails, and the cheapest test of that point within two weeks.',
    points: [
      'Verdict: first, in one or two sentences',
      'Customers: who would pay, how often, and what they use today instead',
      'Sum: price, cost and effort for one customer, roughly',
      'Weak point: where it most likely fails',
      'Test: the cheapest one for exactly that, within two weeks',
    ],
    steps: [
      'Put the idea in one sentence as a customer would.',
      'Work out one customer, then how many it takes to live on.',
      'End with the change that would make it stronger.',
    ],
  },
  {
    asked: true,
    over: ['howto', 'advice', 'explain', 'points', 'question', 'plain', 'small', 'unknown', 'suggest', 'list'],
    named:
      "(?:so |ok |please |can you |explain |tell me |teach me )*(?:how (?:do|can|should|does|would) (?:i|you|one|we|somebody|someone)|how to|what(?:'s| is) the best way to|tips (?:for|on))(?: go about)? (?:write|writing|structure|structuring|word) (?:an? |the |my )?(?:[\\p{L}-]+ ){0,3}?(?:abstract|essay|thesis|cover letter|resume|cv|e-?mail|letter|report|proposal|review|blog post|article|speech|toast|poem|haiku|sonnet|song|press release|grant|bio|introduction|conclusion|summary|case study|personal statement|user stor(?:y|ies)|documentation|readme|obituary|eulogy|complaint|memo|literature review|book report)(?![\\p{L}])[^?\\n]{0,120}",
    sharp:
      'Say what whoever reads it looks for, then the parts in their order with what belongs in each and about how long it is, show a short sample with the parts marked, and name the two mistakes by which one tells a weak one.',
    points: [
      'Reader: what they look for, and how long they look',
      'Parts: in their order, what belongs in each, about how long',
      'Sample: a short one, with the parts marked',
      'Mistakes: the two by which one tells a weak one',
    ],
    steps: [
      'Say what to have settled before the first sentence.',
      'Go through the parts, each with one good and one weak sentence.',
      'End with a check of five questions before sending it off.',
    ],
  },
];
