import type { Particular } from '../particular.js';

const FORMS =
  '(?:haikus?|limericks?|sonnets?|free[- ]verse(?: poems?)?|ballads?|tankas?|acrostics?(?: poems?)?|odes?|raps?|epigrams?|villanelles?|prose poems?|rhym\\p{L}+ (?:poem|couplet)s?|couplets?|songs?|nursery rhymes?|cinquains?)';

/** What is played, imitated, invented or worked at by whoever writes: each has something of its own to get right. */
export const ENGLISH_MADE_UP: readonly Particular[] = [
  {
    asked: true,
    over: ['roleplay', 'persona', 'acting', 'turns', 'standing', 'consult', 'small', 'plain', 'unknown'],
    named:
      "(?:(?:please|i want you to|you will|you are(?: to)?|act(?:ing)? as|pretend(?: to be| that you are)?|be|simulate|behave like|imagine you are|from now on|now) ,?)*(?:an?|the)? ?(?:[\\p{L}\\p{N}.+#-]+ ){0,3}?(?:terminal|console|command line|shell|interpreter|repl|sql (?:server|database)|database|rest api|api endpoint|web server|calculator|vending machine|spreadsheet|excel sheet|atm|compiler|chess engine|elevator|thermostat)(?= |[.,]|$)[^]{0,400}(?<![\\p{L}])(?:i(?:'ll| will| am going to)? (?:type|enter|send|give|write|input)|my first (?:command|input|query|request|move)|(?:first|next) (?:command|input|query))(?![\\p{L}])",
    sharp:
      'Reply only with what the real thing would show, in one code block and without a word of explanation, keep everything that has been changed so far (files, variables, data) for the replies to come, and give the error message it would give where a command is wrong.',
    points: [
      'Replies: only what the real thing would show, in one code block',
      'State: files, variables and data stay as my inputs have left them',
      'Errors: the message it would really give',
      'Outside it: nothing, unless I ask in brackets',
    ],
    steps: [
      'Settle a believable state to start from, and keep it in mind.',
      'Show what the first input gives, and then wait for the next.',
    ],
  },
  {
    asked: true,
    over: ['entries', 'list', 'caption', 'tags', 'ideas', 'names', 'small', 'plain', 'unknown', 'copy', 'pieces'],
    named:
      '(?:(?:please|can you|could you|give|make|create|write|suggest|list|provide|generate|come up with|find|i need|need|what are|me|us|an?|the|list|of|some|few|good|best|relevant|popular|trending|instagram|tiktok|linkedin|\\p{Nd}+|five|ten|fifteen|twenty|thirty) )*hashtags?(?= (?:for|about|to|on|that|and|related)(?![\\p{L}]))',
    sharp:
      'Give hashtags that people really use, mixed from broad, of the trade and narrow or local ones, in one block ready to paste, none twice in other words and none that reads as an ordinary sentence; whatever else is asked for comes finished beside them.',
    points: [
      'Mix: broad ones, those of the trade, narrow or local ones',
      'Each one: really used, fitting this subject and not only its theme',
      'Form: one block, ready to paste',
      'Asked for besides: finished, in a line of its own',
    ],
    steps: [
      'Settle who is to find it, and what they would look for.',
      'Give the block, the narrowest last, and what else is asked for.',
    ],
  },
  {
    asked: true,
    over: ['poem', 'text', 'story', 'small', 'plain', 'unknown', 'pieces'],
    named: `(?:(?:please|can you|could you|write|compose|create|give|me|us|an?|one|the|short|funny|\\p{Nd}|two|three) )*${FORMS},? (?:(?:and|or|then|plus|as well as|also|followed by|an?|one|the|short|also|in|into) ?,?)*(?<= )${FORMS}`,
    sharp:
      'Give every form the rules that make it one (syllables, rhyme, rhythm or the lack of them), let each show another side of the same subject, and give nothing but the pieces under their names.',
    points: [
      'Each form: by its own rules of syllables, rhyme and rhythm',
      'Subject: the same throughout, another side of it in each',
      'Words: concrete, no line used twice',
      'Output: the pieces under their names, in the order asked for',
    ],
    steps: [
      'Choose for each form the side of the subject that suits it best.',
      'Write them, and count syllables and rhymes before giving them out.',
    ],
  },
  {
    asked: true,
    over: [
      'lesson',
      'plan',
      'ideas',
      'turns',
      'game',
      'text',
      'small',
      'plain',
      'unknown',
      'document',
      'entries',
      'howto',
      'describe',
    ],
    named:
      '(?!.*(?<![\\p{L}])(?:python|javascript|unity|godot|unreal|html|code|pygame|java|c\\+\\+|scratch|roblox|app|pixel|3d|2d|platformer|for teaching|to teach|vocabulary|grammar|fractions|classroom)(?![\\p{L}]))(?=[^\\n]{0,40}(?:design|invent|creat|make|making|made|develop|come up|devise|propose|rules for|new|original|own))(?:(?:please|can you|could you|help me|i want to|design|invent|create|make up|make|develop|come up with|devise|propose|describe|me|us|an?|the|new|original|simple|short|quick|small|fun|cooperative|co-op|competitive|solo|\\p{L}+-player|two[- ]player|family|rules for|own|my) )*(?:card|board|dice|party|drinking|parlou?r|table ?top|trick[- ]taking|deck[- ]building|road[- ]trip|car|paper and pencil|pen and paper|word|guessing|outdoor|playground|ball|swimming pool|campfire) games?(?= (?:for|that|with|about|where|in which|based|set|to|using|played|like|called)|[.,!]|$)',
    sharp:
      'Say in one sentence what one tries to do and what makes it exciting, give what is needed, the set-up and a turn step by step, the end and who wins, show one sample round, settle the cases people will quarrel about, and keep to everything laid down here.',
    points: [
      'Aim: what one tries to do, and what makes it exciting',
      'Set-up and turn: step by step, so that strangers could play at once',
      'End: when it is over and who wins, ties included',
      'Sample: one round played out with figures',
      'Balance: the obvious best strategy, and the rule that counters it',
    ],
    steps: [
      'Settle the one decision that makes every turn interesting.',
      'Write the rules in the order in which players need them.',
      'Play a round for yourself, and mend what stalls or is unfair.',
    ],
  },
  {
    asked: true,
    over: [
      'meaning',
      'explain',
      'interpret',
      'discuss',
      'fact',
      'describe',
      'why',
      'question',
      'plain',
      'small',
      'unknown',
      'suggest',
    ],
    named:
      "(?=[^\\n]*(?:mean|explain|symboli|stand for|message))(?:so |ok )?(?:(?:can you |please )?explain |what(?:'?s| is| was|s)? |what does )?(?:me )?(?:the )?(?:meaning (?:of|behind) )?(?:the )?(?:(?:real|deeper|hidden|true) (?:meaning|message) (?:of|behind) (?:the )?)?(?:ending|final scene|last scene|last line|title|lyrics|plot twist|final shot|green light|spinning top|monolith)(?: (?:of|to|from|in))(?= )[^?\\n]{2,90}(?<!mean for me)(?: (?:mean|about|supposed to mean|stand for|symboli[sz]e))?(?=[?.!]|$)|what(?:'?s| is|s) (?:the )?(?:real |deeper |hidden |true )?(?:meaning|message) (?:of|behind) the (?:song|movie|film|book|novel|poem|story|show|play|painting) [^?\\n]{2,80}",
    sharp:
      'Say in two sentences what happens there, then the reading most people share with the details of the work that bear it out, a second reading that holds as well, and what the makers have said of it, if that is known, with nothing made up.',
    points: [
      'There: what happens or is said, in two sentences',
      'Reading: the one most people share, with the details that bear it out',
      'Second: another that holds as well, and what speaks for it',
      'Makers: what they have said of it, only if it is known',
    ],
    steps: [
      'Recall what led up to it, in three sentences.',
      'Give the readings, each with the detail it rests on.',
      'Say which one explains most, and what it leaves open.',
    ],
  },
  {
    asked: true,
    over: [
      'howto',
      'advice',
      'explain',
      'suggest',
      'plain',
      'small',
      'unknown',
      'question',
      'ideas',
      'list',
      'entries',
      'points',
      'solving',
      'helping',
    ],
    named:
      "(?=[^]{0,260}(?<![\\p{L}])(?:my |a |the )?(?:[\\p{L}]+ )?(?:novel|story|short story|screenplay|memoir|fanfic|chapter|characters?|villain|protagonist|hero(?:ine)?|antagonist|narrator|dialogue|plot|scenes?|fight scene|world ?building|subplot|love interest|first draft|pacing)(?![\\p{L}]))(?![^]*(?:[=(){}]|story habit|published|publisher|agent|sell|market|price|read it|movie rights|game of|borrow|isbn|kindle|format|margin|word count in))(?:[^?\\n]{5,200}[.!,;] ?)?(?:and |so |but )?(?:how (?:do|can|could|should|would) (?:i|you|one|a writer|writers)|how to|what(?:'s| is) the best way to|tips (?:for|on|to)|any tips (?:for|on)) (?:make|making|write|writing|show|showing|give|giving|create|creating|introduce|introducing|reveal|foreshadow\\p{L}*|avoid|avoiding|end|ending|start|starting|keep|keeping|kill|killing|build|building|handle|handling|describe|describing|develop|developing|plot|balance|fix|convey|portray|hide|hint)(?= )[^?\\n]{3,160}",
    sharp:
      'Name the two or three means that do most for exactly this, show each in a few invented lines or one small scene from this story, say what each gives the reader to feel or expect, and name the version of it that readers are tired of.',
    points: [
      'Means: the two or three that do most for exactly this',
      'Shown: each in a few invented lines or one small scene of this story',
      'Effect: what it makes the reader feel or expect',
      'Worn out: the version of it readers are tired of',
      'Test: how to see on a page whether it works',
    ],
    steps: [
      'Say what goes wrong for the reader as long as this is missing.',
      'Give the means one by one, each with a few lines that show it.',
      'End with where in the story to set it in first.',
    ],
  },
  {
    named:
      'letters?(?= (?:to|for) (?:my|your|our|the)? ?(?:(?:future|past|younger|older|teenage|childhood|\\p{Nd}+[- ]year[- ]old|ten[- ]year[- ]old|former|old) (?:self|me|selves)|self in|(?:\\p{L}+ )?\\p{Nd}+[- ]year[- ]old self))',
    sharp:
      'Speak as one does to somebody one knows from inside, fix this moment in small things one will have forgotten (a room, a worry, a price, a song), ask two or three questions only that reader can answer, and leave [brackets] for what only I know.',
    points: [
      'Moment: small things of now that one forgets, from what is said here',
      'Hopes and worries: named as they are, without wise sayings',
      'Questions: two or three only that reader can answer',
      'Mine: [brackets] where only I know the detail',
      'End: a promise or a wish, one line',
    ],
    steps: [
      'Settle what of this moment will be forgotten first, and begin with it.',
      'Write it as one speaks to oneself, with room for details of mine in [brackets].',
      'End on a question or a promise.',
    ],
  },
  {
    asked: true,
    over: ['teach', 'explain', 'summarise', 'describe', 'plain', 'small', 'unknown', 'fact', 'event', 'question'],
    named:
      "(?!.*(?:as an? |in (?:emojis?|limerick|haiku|verse)|text messages?|in the style))(?:(?:please|can you|could you|explain|tell|summari[sz]e|describe|give|recap|what is|what'?s|what happens in|me|us|to|the|a|an|short|brief|quick|whole|full|basic|simple|main) )+(?:plot|story ?line|timeline|ending|recap|events)(?: (?:of|to|in|from))(?= )[^?:\\n]{2,140}",
    sharp:
      'Tell it in the order in which it happens there, scene by scene only where something turns, naming each person by what they want, say at the confusing place plainly what is going on and why, and end with what is left open; nothing invented where you are not sure.',
    points: [
      'Order: as it happens there, only what turns something',
      'People: each named with what they want',
      'Confusing place: what is really going on, in plain words',
      'End: what happens, and what is left open',
      'If unsure: said openly, nothing made up',
    ],
    steps: [
      'Say in two sentences what it is about.',
      'Tell it to the end, and stop at the place where people lose the thread.',
      'Answer the question most viewers or readers are left with.',
    ],
  },
  {
    over: [
      'plain',
      'small',
      'unknown',
      'ideas',
      'pieces',
      'entries',
      'list',
      'names',
      'text',
      'words',
      'suggest',
      'amuse',
    ],
    named:
      '(?:fake |made-up |invented |plausible |fictional |new |funny |absurd |wise-sounding |medieval |ancient |modern |alien |corporate |but )*(?:proverbs?|sayings?|idioms?|aphorisms?|superstitions?|fortune cookies?(?: messages?)?|conspiracy theor(?:y|ies)|urban legends?|laws of nature|holidays?|commandments?|dictionary (?:words|entries)|insults?)(?= (?:about|for|from|of|that|by|in|as)|[.!]?$)',
    sharp:
      'Let each sound as if it had always existed, in the rhythm and the pictures of the world it comes from, each about something else and made in another way, none a real one with a word changed, and explain one only if nobody would see its sense.',
    points: [
      'Sound: as if it had always existed, short and easy to repeat',
      'Pictures: from the world it comes from',
      'Range: each about something else, made in another way',
      'New: none a real one with a word changed',
    ],
    steps: [
      'Settle what people of that world would have in front of them every day.',
      'Make more than are asked for, and give only those one would repeat.',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'change', 'translate', 'plain', 'small', 'unknown', 'input', 'text'],
    named:
      '(?:please |can you |could you )*(?:rewrite|rephrase|reword|turn|translate|put|say|convert|write|retell|make)(?= )(?=[^\\n]{0,120}(?:in the (?:style|voice|manner|tone) of|(?:like|as(?: if)?) (?:an?|the) (?:[\\p{L}\\p{Nd}-]+ ){0,3}?(?:pirate|gangster|cowboy|robot|yoda|shakespeare\\p{L}*|knight|king|queen|wizard|rapper|valley girl|surfer|butler|viking|detective|drill sergeant|poet|toddler|teenager|grandma|villain|vampire|sports commentator|news anchor|preacher|noir|said by|said it|spoke|would|wrote)|(?:pirate|yoda|shakespearean?|gen[- ]z|cowboy|old english|victorian|caveman|corporate|noir) ?(?:speak|slang|english|style|talk|jargon)|as (?:yoda|shakespeare|hemingway|trump|gollum|sherlock|dr\\.? seuss)))(?:this|these|the|it|my|that|following|your|a|into|in)(?= |:)|(?:please |can you |could you )*(?:rewrite|rephrase|reword|retell|translate)(?: (?:this|these|it|the following|the|my))? ?(?:[\\p{L}-]+ )?(?=[^\\n]{0,60}(?:in the (?:style|voice|manner) of|(?:pirate|yoda|shakespearean?|gen[- ]z|cowboy|victorian|caveman|noir) ?(?:speak|slang|english|style|talk)|like (?:an?|the) (?:[\\p{L}\\p{Nd}-]+ ){0,2}?(?:pirate|gangster|cowboy|robot|knight|wizard|rapper|surfer|butler|viking|detective|poet|toddler|teenager|villain)))',
    sharp:
      'Carry the manner by its typical words, rhythm and attitude, everywhere and not only in the first line, keep everything that is said, with every name, date and request still clear, and give one version without a comment.',
    points: [
      'Manner: its typical words, rhythm and attitude, in every sentence',
      'Content: everything said, every name, date and request still clear',
      'Measure: recognisable at once, still understandable',
      'Output: one version, no comment',
    ],
    steps: [
      'Note for yourself what makes this manner unmistakable.',
      'Write it, and check that nothing said has got lost in the fun.',
    ],
  },
  {
    named:
      "(?:short )?(?:(?:bedtime|children'?s?|childrens|kids'?|picture[- ]book|good[- ]night|nursery|moral|animal)(?: short)? )+(?:stor(?:y|ies)|tales?|fables?|books?)(?! (?:ideas?|titles?|names?|list|recommendations?|recommended|outline|routine|illustrat\\p{L}+|characters?|club)(?![\\p{L}]))|(?:stor(?:y|ies)|tales?|fables?)(?= (?:for|to) (?:an?|my|our|the)? ?(?:\\p{Nd}+|two|three|four|five|six|seven)[- ]?(?:year|yr|yo))",
    sharp:
      'Use short sentences and words that children of this age know, a line that comes back so that they can join in, one small problem that the main figure solves by an own deed, let what there is to learn be seen and not said, and end warm and quiet.',
    points: [
      'Words: short sentences, known to children of this age',
      'Refrain: a line or a sound that comes back',
      'Problem: one small one, solved by the main figure’s own deed',
      'Lesson: seen in what happens, not said at the end',
      'End: warm and quiet',
    ],
    steps: [
      'Settle what the main figure wants, and the one thing in the way.',
      'Tell it in three tries, the third going differently.',
      'Read it aloud once, and shorten whatever one stumbles over.',
    ],
  },
  {
    named:
      '(?:(?:d&d|dnd|d and d|dungeons and dragons|5e|pathfinder|ttrpg|rpg|tabletop|fantasy|horror|low[- ]level|combat|random|boss|side) )+(?:encounters?|one-?shots?|quests?|side ?quests?|adventures?|dungeons?|campaigns?|sessions?|traps?|puzzles?|taverns?|towns?|monsters?|magic items?)(?= (?:for|in|with|about|where|that|set|at|on|idea)|[.,!]|$)',
    sharp:
      'Give what the players see first in words to read out, what everybody in it wants, two or three ways through with what each costs (fight, talk, trick), checks with their numbers and what follows from failing, a danger that grows while they wait, and what they carry away.',
    points: [
      'Read aloud: what the players see first, in three sentences',
      'Wants: what each creature or person in it is after',
      'Ways through: two or three, with checks, numbers and what failing brings',
      'Clock: what gets worse while they wait',
      'Reward: what they carry away, and a thread to go on',
    ],
    steps: [
      'Settle what is going on there before the players come.',
      'Write place, people and dangers so that one can run it at once.',
      'Say how to make it easier or harder on the spot.',
    ],
  },
  {
    asked: true,
    over: ['explain', 'teach', 'compare', 'technical', 'describe', 'process', 'plain', 'small', 'unknown', 'question'],
    named:
      "(?=[^\\n]{0,200}(?<![\\p{L}])(?:(?:using|with|through|in terms of|by) (?:only |just |nothing but )?(?:an? |the )?(?:[\\p{L}-]+ ){0,3}?(?:metaphors?|analog(?:y|ies)|comparisons?|terms)|(?:like|as if) (?:i'?m|i am|i was|i were|you'?re (?:talking|speaking) to) (?:an? )?(?:[\\p{L}-]+ )?(?:chef|cook|baker|farmer|gardener|carpenter|plumber|mechanic|pirate|football (?:fan|coach|player)|soccer (?:fan|coach|player)|basketball (?:fan|player)|gamer|musician|knitter|sailor|truck driver|hairdresser|bartender|builder|nurse|fisherman|dancer|golfer)|in (?:cooking|sports?|football|soccer|baseball|kitchen|gardening|car|lego|pizza|dating|poker|chess|knitting) (?:terms|metaphors?|analog(?:y|ies)|language)))(?:(?:please|can you|could you|explain|describe|teach me|tell me|help me understand|show me|break down|to me|me|how|what|why|the|difference between) )+[^\\n]{5,240}",
    sharp:
      'Choose one picture from the world named and carry it through to the end, say for each part of the matter what it is in the picture, use the proper term once beside it, and end with the point where the picture stops being true.',
    points: [
      'Picture: one from the world named, carried through to the end',
      'Match: for each part of the matter, what it is in the picture',
      'Term: the proper word once beside it',
      'Limit: where the picture stops being true',
    ],
    steps: [
      'Settle which scene of that world works the same way.',
      'Tell it, each step beside what it stands for.',
      'Say where the comparison breaks, and sum up in one plain sentence.',
    ],
  },
  {
    asked: true,
    over: ['review', 'evaluate', 'text', 'copy', 'plain', 'small', 'unknown', 'amuse', 'rating'],
    named:
      '(?:(?:please|can you|could you|write|give|compose|create|leave|make|me|us|an?|the|angry|funny|fake|passive[- ]aggressive|sarcastic|short|scathing|absurd|yelp|tripadvisor|google|amazon) )*(?:one|1|zero|0|two|2|five|5)[- ]star (?:[\\p{L}]+ )?reviews? (?:of|for|about)(?= )[^\\n]{3,120}',
    sharp:
      'Complain or praise as such reviewers really do, about petty and exact details of this very thing, as if it were an ordinary shop or service, let one true wonder slip in by mistake, and end with the kind of last line they always write.',
    points: [
      'Voice: a reviewer as one meets them, sure of being right',
      'Details: petty, exact and only of this thing, times and prices included',
      'Slip: what is really remarkable comes up by mistake',
      'End: the last line such reviews always have',
    ],
    steps: [
      'Settle who this reviewer is and what they expected.',
      'Write it in the order of the visit, each complaint pettier or praise vaguer than the one before.',
      'Cut whatever would fit any other review.',
    ],
  },
  {
    asked: true,
    over: ['turns', 'roleplay', 'persona', 'acting'],
    named:
      '(?=[^]{0,260}(?<![\\p{L}])(?:improv|scene with me|play (?:out )?a scene|dungeon master|game master|(?:text|choose your own)[- ](?:based )?adventure|interactive (?:story|fiction|adventure)|rpg|role-?play(?:ing)? (?:game|adventure)|act out)(?![\\p{L}]))(?![^]*(?:quiz|trivia|score|interview|vocabulary|correct my))[^]{10,500}',
    sharp:
      'Stay in the scene from the first line, give each time what is seen, heard or said and one thing that calls for a reaction, leave every decision of my figure to me, take up what I do and let it have consequences, and stop there.',
    points: [
      'Scene: stays in it from the first line, in the tone it asks for',
      'Each turn: what is seen, heard or said, and one thing that calls for a reaction',
      'My figure: decides and speaks only through me',
      'Consequences: what I do changes what comes, and nothing is forgotten',
    ],
    steps: [
      'Settle what is going on there and who wants what, and keep it to yourself.',
      'Open in the middle of a moment, and stop where it is my turn.',
    ],
  },
  {
    asked: true,
    over: [
      'recommend',
      'entries',
      'list',
      'fact',
      'question',
      'advice',
      'decide',
      'plain',
      'small',
      'unknown',
      'suggest',
      'roster',
      'choice',
      'explain',
    ],
    named:
      "(?:so |ok )?(?:(?:in )?(?:what|which) order (?:should|do|would|to|is best to|can) ?(?:i|you|one|we)? ?(?:watch|read|play|listen to|start)(?= )|what(?:'s| is) the (?:best |right |correct |proper )?(?:order|(?:reading|watch(?:ing)?|viewing|play) order) (?:to (?:watch|read|play|listen to)|(?:of|for))(?= ))[^?\\n]{3,120}",
    sharp:
      'Give one order as a numbered list with the year of each, say in two sentences why this one and not the other usual one, mark what can be left out and where the story would be given away, and name the one to begin with for a trial.',
    points: [
      'Order: one, as a numbered list with years',
      'Why: this one and not the other usual one',
      'Left out: what can be skipped without loss',
      'Given away: where another order would spoil something',
    ],
    steps: [
      'Name the orders that come into question, and what each does to the story.',
      'Choose one for somebody who comes to it new, and list it.',
      'Say when the other would be better.',
    ],
  },
];
