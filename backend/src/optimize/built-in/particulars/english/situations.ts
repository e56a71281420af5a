import type { TaskKind } from '../../../analysis/task-kinds.js';
import type { Particular } from '../particular.js';

const TOLD: readonly TaskKind[] = ['plain', 'small', 'unknown', 'suggest', 'advice', 'question', 'fact', 'howto'];

/** Nothing is ordered to be made, and nothing is pasted. */
const NOT_ORDERED =
  '(?!(?:please |pls |can you |could you |help me |i need (?:you to )?|i want (?:you to )?)*(?:write|make|create|draft|give|list|explain|describe|compare|translate|summari[sz]e|rewrite|generate|plan|design|act|imagine|pretend|suppose|continue|convert|turn|an? |the (?:code|function))(?![\\p{L}]))';
/** "Our book club reads … I need 8 questions": told first, and ordered then. */
const NOT_ORDERED_BEHIND =
  "(?!.*[.!;,-] (?:so |and |now |please )*(?:(?:i|we)(?: am|'?m|'?d| are|'?re)? (?:(?:now |also |just |still )?(?:need|want|would like|like|looking for|after)) (?:an? |some |the |your )?(?:\\p{Nd}+|two|three|four|five|six|seven|eight|ten|twelve|list|set|few ideas|ideas|questions|names?|plan|menu|recipes?|message|e?mail|letter|text|speech|toast|poem|story|schedule|template|checklist|agenda|quiz|itinerary|summary|draft|outline|overview|timetable|lunches|dinners|meals?|breakfasts?|snacks?|examples?|exercises?|games?|activities|tips|sentences?|lines?|words)|(?:write|make|create|draft|give|list|suggest|plan|design|come up with|put together|prepare|help me (?:write|plan|make|draft|come up))) )";
/** Said for its own sake, or with another wish behind it than what to do. */
const NO_ADVICE =
  "(?!(?:my name|hello, my name)|.*(?<![\\p{L}])(?:nice to meet|(?:don'?t|do not|not) (?:want|need|give)(?: me)?(?: any| your| a)? (?:tips|advice|plans?|solutions?)|(?:just|only) (?:need|want) (?:to (?:say|tell|vent)|somebody|someone)|explain|compose|draft|translate|polite line|decorate|recipe|feed (?:two|three|four|us|\\p{Nd})|something close|citation|normal or not|when does|torn between|can'?t (?:choose|decide)|best [^.]{2,40} (?:ever|of my life)|(?:so|really|very) (?:happy|proud|excited|grateful)|got the job|goes (?:out|off))(?![\\p{L}]))";
const NOTHING_PASTED = '(?!.*(?:(?<!\\p{Nd})[:：](?!\\p{Nd})|\\n))';

/** Drafts that tell what is the case and leave open what is wanted, the narrowest first. */
export const ENGLISH_SITUATIONS: readonly Particular[] = [
  {
    asked: true,
    label: 'question',
    over: [...TOLD, 'plan', 'math', 'quantity', 'sum'],
    named:
      '(?=.*\\p{Nd})[^?:]{0,160}what (?:score |grade |mark )?(?:do|would|will) (?:i|we) (?:need|have to (?:get|score))(?= )[^?]{0,80}',
    sharp:
      'Give the result first, then the calculation with my figures line by line, say which figure you had to assume, and what it would be one step higher and lower.',
    points: [
      'Result: first, in one line',
      'Calculation: with my figures, line by line',
      'Assumed: which figure you had to take for granted',
      'Otherwise: what it would be one step higher and lower',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'document', 'plan', 'ideas', 'speech', 'text'],
    named:
      '(?:(?:please |can you |help me |i want to |i need to |im |i.m )*(?:plan|planning|organi[sz]e|ideas? for)(?: for)? )?(?:an? |my |the )?(?:surprise |marriage |wedding |romantic )?(?:proposal (?:at|in|on|to my|for my|ideas?)|propos(?:e|ing) to my)(?= )[^?]{5,200}$',
    sharp:
      'Give one plan that fits who this person is, from how we get there to the minute after: the spot and the moment, what I say in two or three sentences I can make my own, who else has to know, and what to do if something goes wrong.',
    points: [
      'Fit: one plan made for who this person is, from what I have told',
      'Course: how we get there, the spot, the moment, the minute after',
      'Words: two or three sentences I can make my own',
      'Beforehand: what to book or ask for, and who has to know',
      'If not: what to do about rain, people nearby or a late start',
    ],
  },
  {
    asked: true,
    over: ['explain', 'howto', 'message', 'plain', 'small', 'unknown', 'email', 'text'],
    named:
      '(?:please |can you |help me )*(?:explain|tell|teach|show)(?: (?:this|it))?(?: to)? my (?!(?:code|situation|results|essay|boss)(?![\\p{L}]))(?:[\\p{L}-]+ )+(?:over text |by text |in a text |by e-?mail )?how to(?= )',
    sharp:
      'Write it so that I can send it on as it is: one action a line, saying where to look and what it looks like there, in everyday words, with what should be seen afterwards and what to do if it is not.',
    points: [
      'Form: ready to send on as it is, to exactly this reader',
      'Steps: one action a line, in order',
      'Look: where it is and what it looks like there',
      'If not: what to do when something else is seen',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'change', 'small', 'email', 'message', 'greeting', 'text', 'unknown', 'plain'],
    named:
      '(?:please |can you |could you |help me )*(?:turn|make|put|write|rewrite|convert)(?= )[^:\\n]{0,40}(?:notes?|bullets?|bullet points|points|this|these|it)(?= )[^:\\n]{0,20}(?:into|as|in|to) an? (?:[\\p{L}-]+ )?(?:thank[ -]?you|thanks|birthday|congratulations?|congratulatory|farewell|goodbye|sympathy|condolence|love|get[ -]well|welcome|warm) (?:e-?mail|message|note|letter|card|text)(?![\\p{L}])',
    sharp:
      'Say it as one would to this person: begin with the moment that meant most, join the points by what they have to do with each other instead of listing them, keep every name and date, and end on what comes next.',
    points: [
      'Start: the moment or detail that meant most',
      'Links: the points joined as one tells them, no list',
      'Facts: every name and date kept, none added',
      'End: what comes next, warm and short',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'change', 'small', 'email', 'message', 'unknown', 'plain'],
    named:
      '(?:please |can you |could you |help me )*(?:turn|make|put|write|rewrite|convert|format)(?= )[^:\\n]{0,40}(?:notes?|bullets?|bullet points|points|this|these|it)(?= )[^:\\n]{0,20}(?:into|as|in|to) an? (?:[\\p{L}-]+ )?(?:e-?mail|message|slack message|announcement|memo|update)(?![\\p{L}])',
    sharp:
      'Write it complete and ready to send: what it is about in the first line, then what the readers have to do and by when, every date and figure exact, in whole sentences, and nothing I have not said.',
    points: [
      'Start: what it is about, in the subject and the first line',
      'To do: what the readers have to do and by when, easy to find',
      'Dates and figures: all of them, exact',
      'Length: as short as it can be in whole sentences, nothing I have not said',
    ],
  },
  {
    asked: true,
    over: ['translate', 'unknown', 'small', 'plain', 'question', 'yesno'],
    named:
      '(?:please |can you |could you )*translate(?= )[^:\\n]{0,80} and (?:also )?(?:tell|explain|say|let|help)(?= )[^:\\n]{3,80}(?:[:：]|$)',
    sharp:
      'Give the whole translation first, then answer what I ask in one sentence with the words it rests on, and say what to do by when if I have to react.',
    points: [
      'First: the whole translation, in plain language',
      'Answer: to what I ask, in one sentence, with the words it rests on',
      'React: what to do and by when, if anything',
      'Doubt: what could be understood in two ways',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: [...TOLD, 'troubleshoot', 'why', 'support'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?!(?:how|what|which|who|when|where|is|are|should|can|do)(?![\\p{L}]))(?!.*(?:e-?mail|note|text|letter|boss) (?:to|for))(?!.*(?:make|give|write|create|build|need|want) (?:me )?(?:an? |my )(?:\\p{L}+ )?(?:plan|program|schedule|routine))[^?]{0,140}(?<![\\p{L}])(?:headaches?|migraines?|dizzy|dizziness|nause(?:a|ous)|vomit\\p{L}*|rash|hives|fever|cough(?:ing)?|sore throat|stomach ?aches?|cramps|diarrhea|constipat\\p{L}*|heartburn|numb(?:ness)?|tingling|swollen|swelling|chest pain|palpitations|short of breath|blood in|bleeding|lump|back pain|knee pain|hurts|itch(?:y|ing))(?![\\p{L}])[^?]{0,200}\\??$`,
    sharp:
      'Name the likely reasons for exactly what I describe, each with what speaks for it and against it here, what I can try or note for a few days, which signs mean seeing a doctor at once, and what the doctor will want to know.',
    points: [
      'Reasons: the likely ones, each with what speaks for and against it here',
      'Now: what I can try, and what to note for a few days',
      'At once: which signs mean seeing a doctor now',
      'Doctor: from when on anyway, and what will be asked there',
    ],
  },
  {
    asked: true,
    label: 'message',
    over: [...TOLD, 'interview', 'plan', 'troubleshoot'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?:so |ok |hi |hey )?(?:i|we)(?:'ve)? (?:have|got|have got|just got) (?:an? |my |our |the )?(?:[\\p{L}-]+ ){0,2}?(?:interview|presentation|first date|date|performance review|hearing|audition|parent[- ]teacher (?:meeting|conference)|court date|meeting with|appointment)(?![\\p{L}])[^?]{10,200}$`,
    sharp:
      'Prepare me for exactly this with what I have told: what will most likely come up and what I can answer, how to turn my weakest point, two things to ask or to bring, and what to do in the hour before.',
    points: [
      'Comes up: what is most likely, each with an answer made of what I have told',
      'Weakest point: how to put it so that it works for me',
      'Bring: two questions to ask, and what to have with me',
      'Before: what to do the evening and the hour before, and what to avoid',
    ],
  },
  {
    asked: true,
    named:
      "(?:(?:what'?s|what is|what was|what are|which|do you (?:know|remember)|does anyone (?:know|remember)|i'?m (?:looking for|trying to (?:find|remember))|im (?:looking for|trying to (?:find|remember))|trying to (?:find|remember)|looking for|name of|help me (?:find|remember)) )+(?:the (?:name|title) of )?(?:(?:that|the|this|an?|some|old|one|kids|children'?s|90s|80s) )+(?:movie|film|tv show|show|series|song|book|novel|video ?game|game|cartoon|anime|episode|comic)s? (?:where|with|about|that|in which|when|from|called|i (?:read|saw|watched|played|heard))(?![\\p{L}])",
    sharp:
      'Name the one that fits best in the first line and say how sure you are, then which of my details fit and which do not, and up to two others it could be.',
    points: [
      'Name: the one that fits best, in the first line, with the year',
      'Match: which of my details fit and which do not',
      'Others: up to two it could be instead',
      'Doubt: say so if none fits, and ask for the one detail that would settle it',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'change', 'correct', 'small'],
    named:
      '(?:please |can you |could you |help me )*(?:make|rewrite|reword|rephrase|say|write|put|turn|soften|tone)(?= )[^:"“\\n]{0,60}(?:less (?:\\p{L}+ )?(?:rude|harsh|aggressive|blunt|angry|bossy|mean|passive|needy|cold|formal|stiff|salty|whiny)|(?:polite|professional|friendly|friendlier|diplomatic|softer|kinder|nicer|warmer|tactful|calmer|gentler|confident|assertive)|tone (?:it|this) down)(?:ly)?(?![\\p{L}])',
    sharp:
      'Change the tone and not the message: leave out whatever sounds wrong in that tone instead of wrapping it up, and give one version ready to send and one that goes a shade further.',
    points: [
      'Message: what I want to get across stays just as clear',
      'Tone: what sounds wrong in it is left out or replaced, not wrapped up',
      'Length: no longer than it has to be to sound natural',
      'Versions: one ready to send, and one that goes a shade further',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'interview', 'why', 'yesno', 'email', 'message', 'recommend'],
    named: `${NOTHING_PASTED}(?:[^?]{0,140}(?:what|how) (?:do|should|can|could|would) i (?:even |best )?(?:say|answer|respond|reply)(?= )|(?:(?:i'?m |im )?looking for |i need |need |what'?s |whats |is there |any |give me )?(?:an? |some |any )?(?:polite|nice|kind|good|gentle|tactful|diplomatic|non[- ]awkward|professional|best)(?:er)? ways? (?:to|of) (?:ask|tell|say|bring|remind|decline|refuse|turn)(?:ing)?(?= ))(?! (?:in|to|on) (?:an? |the )?(?:card|review|e-?mail|letter|caption|english|french|spanish))`,
    sharp:
      'Give two or three answers I could say word for word, short and natural, with nothing that contradicts what I have told, say which one fits when, what to say if the talk goes on, and what is better left unsaid.',
    points: [
      'Answers: two or three, word for word, short enough to be said aloud',
      'Truth: nothing in them that contradicts what I have told',
      'If the talk goes on: what to say next',
      'Leave out: what would make it worse',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'training', 'plan', 'session', 'schedule', 'meals'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?!(?:how|what|which|is|are|should|can|do|does|why)(?![\\p{L}]))(?!.*(?:debt|loan|salary|rent|price|dollar|budget|credit))[^?]{0,120}(?:marathon|triathlon|ironman|(?:5|10|21|42) ?k(?:m)?(?![\\p{L}])|pull-?ups?|push-?ups?|run(?:ning)?(?! (?:an?|the|my|our|out|into|on|this)(?![\\p{L}]))|squat|bench|lose \\p{Nd}+|hike|climb)(?![\\p{L}])[^?]{0,60}(?:in|within|over|by|plan)(?= |$)[^?]{0,160}$`,
    sharp:
      'Start from where I am now and give a plan week by week with what to do on which day, how hard, and how it rises; treat what I have said about time and body as fixed, and say which pain means stopping and which sign that I am on track.',
    points: [
      'Weeks: what to do on which day, how long and how hard, from where I am now',
      'Rise: small enough for what I have said about my body, with easier weeks',
      'Pain: what means going on, easing off or stopping, and when to see somebody',
      'On track: one sign to check on the way, and what to change if it is not met',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'training', 'plan', 'schedule', 'troubleshoot'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?:[^?]{0,60}(?:exam|test|finals?|midterm|interview|presentation|viva|defen[cs]e|audition|recital|competition|tournament|match)(?![\\p{L}])[^?]{0,50} (?:in|within) (?:\\p{Nd}+|an?|one|two|three|four|six) (?:days?|weeks?|months?)|(?:i|we) (?:only |just )?(?:have|'?ve got|got) (?:only |about |just )?(?:\\p{Nd}+|an?|one|two|three|four|six) (?:hours?|days?|weeks?|months?|weekends?) (?:to|until|till|before)|(?:\\p{Nd}+|two|three|four|six) (?:days|weeks|months) (?:to|until|till|before) (?:my|the|learn|pass|prepare|get|finish)|(?:(?:i )?(?:need|want|have) to )?(?:learn|pass|finish|prepare|get ready)(?= )[^?]{3,80}(?:in|within) (?:\\p{Nd}+|an?|one|two|three|four|six) (?:days?|weeks?|months?))(?![\\p{L}])[^?]{0,160}`,
    sharp:
      'Work back from the day it has to be there: say what is worth reaching in that time and what to leave out, divide the time into stages with what to do each day, and give me the first session ready to start.',
    points: [
      'Goal: what can be reached in that time, and what to leave out',
      'Stages: what to do in each, with a daily task of a realistic length',
      'For the day itself: exactly what I will need there',
      'If time runs short: what to drop first, and what to keep at any price',
    ],
  },
  {
    asked: true,
    named: 'how much (?:should|do|can|could|would|to) ?(?:i|we)? ?(?:charge|ask|quote|price|bill)(?= )',
    sharp:
      'Give a range of prices I could name and the market you assume, say what moves it up or down, how I would put it to the client, and what to agree on beforehand.',
    points: [
      'Price: a range, with the market and the currency you assume',
      'Moves it: what to ask more or less for',
      'Wording: one sentence to name it with',
      'Agreed beforehand: what is included, and what costs extra',
    ],
  },
  {
    asked: true,
    over: ['acting', 'roleplay', 'persona', 'consult', 'turns'],
    named:
      "(?=.*(?:let me|i can say|say goodbye|never (?:said|told|got to)|one last))(?!.*practi[cs])(?:please |can you |could you |i want you to )*(?:act as|act like|be|play|pretend (?:to be|you'?re|you are)) my (?:late |dead |ex|abusive |estranged |former |future |younger )?[- ]?\\p{L}*(?: [\\p{L}'-]+){0,3}? (?:and|so|i want|let me)(?= )",
    sharp:
      'Begin with one short line in the role and then leave the talking to me, answer in a few sentences as this person plausibly would, neither cruel nor suddenly perfect, and step out of the role when I say stop.',
    points: [
      'Start: one short line in the role, then wait for me',
      'Replies: a few sentences, as this person plausibly would',
      'Tone: neither cruel nor suddenly perfect',
      'Stop: step out of the role when I say so, and ask how I am',
    ],
  },
  {
    asked: true,
    over: ['change', 'rewrite', 'small', 'code', 'formula', 'plain', 'unknown'],
    named:
      '(?:please |can you |could you )*(?:convert|turn|put|make|format|transform)(?= )[^:\\n]{0,50}(?:into|to|as|in)(?: an?)? (?:valid )?json(?![\\p{L}])',
    sharp:
      'Make one object of each entry with field names that say what the value is, write figures as numbers, say below it which name you had to guess, and return valid JSON.',
    points: [
      'Entries: one object each, all with the same fields',
      'Names: short, saying what the value is; below it, which one you had to guess',
      'Values: figures as numbers, words unchanged',
      'Output: valid JSON, ready to copy',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'ideas', 'list', 'cook', 'recipe', 'meals', 'entries', 'recommend'],
    named: `${NOTHING_PASTED}(?!.*(?:topics?|talk|conversation|games?|outfits?|speech|invitation|music|playlist|wear)(?![\\p{L}]))(?!(?:an?|one) (?:[\\p{L}-]+ ){0,3}(?:lunch|dinner|breakfast|snack|side dish|dessert)(?! ideas)(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:(?:team|office|staff|work|business|client|company|corporate|department|networking) (?:lunch|dinner|breakfast|meal)|(?:up with|think of|suggest|make|create|invent|plan|need|want|find|cook|propose|recommend)(?: me)? (?:an?|one) (?:[\\p{L}-]+ ){0,3}(?:lunch|dinner|breakfast|snack|side dish|dessert)(?! ideas))(?![\\p{L}]))(?:(?!(?:what|how|why|is|are|plan|my|our|this|weekly)(?![\\p{L}]))[\\p{L}\\p{N}-]+ ){0,6}(?:lunch(?:es)?|dinners?|breakfasts?|snacks?|meals|side dishes|desserts?)(?: ideas)? (?:i|we|that|for|to|without|with|under|you)(?= )[^?]{5,140}$`,
    sharp:
      'Suggest {six }dishes that meet every condition I have named, each with what goes in, how long it takes, roughly what it costs and how it keeps, and mark the two that take least work.',
    points: [
      ['Number: six different ones, each meeting every condition named', '!count'],
      'Each one: what goes in, how long it takes, roughly what it costs',
      'Ahead: what can be made the day before, and how it keeps',
      'Easiest: the two that take least work, marked',
    ],
    assumes: 'Number: six.',
  },
  {
    asked: true,
    label: 'task',
    over: [...TOLD, 'yesno', 'essay', 'text', 'discuss', 'why', 'outline', 'explain'],
    named:
      '(?=.*(?:essay|paper|words?(?![\\p{L}])))[^:\\n]{10,200}(?:need|want|give me|looking for|help with|make me) (?:an? |the )?outline',
    sharp:
      'Give the outline, not the essay: a thesis in one sentence that takes a side, what each section has to show with the evidence for it, the strongest objection and where it is answered, and a rough number of words for each section.',
    points: [
      'Form: an outline only, in short lines I can write from',
      'Claim: answers the question and could be disputed',
      'Body: for each part what it proves, and by which source or event',
      'Other side: its best argument and my reply to it',
      'Words: how the limit is shared out',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'yesno', 'support', 'why'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?!how(?![\\p{L}]))(?=.*(?:landlord|tenant|deposit|lease|evict|employer|fired|laid off|overtime|wages?|paycheck|contract|refund|warranty|insurance|police|court|sue|custody|visa|hoa|ticket|flight|airline|my rights|debt collector|will (?:he|she|they) sue))[^?]{0,200}(?:what are my rights|what can i do|(?:can|could|may|do|does|are|is|am|should|must|will) (?!i (?:get|buy|have|need) )(?:he|she|they|it|i|we|that|this|my (?:landlord|boss|employer|job|company))(?![\\p{L}]))[^?]{0,60}(?:\\?|$)`,
    sharp:
      'Say in the first sentence how this usually stands under the rules of the place I named, or else of the one you assume, which of my details decide it, what to do next in which order, and what proof to keep.',
    points: [
      'Answer: in the first sentence, by the rules of the place I named or else of the one you assume',
      'Decides: which of the details I gave speak for me, and which against',
      'Next: what to do in which order, with the words for the first step',
      'Proof: what to keep or collect, and which deadlines to watch',
    ],
  },
  {
    asked: true,
    named:
      '(?:hi,? |hey,? )?(?:is it|are|can i|could i|am i|should i)(?= )(?=.*(?:ibuprofen|paracetamol|tylenol|acetaminophen|advil|aspirin|naproxen|aleve|antibiotics?|amoxicillin|antidepressants?|ssri|zoloft|lexapro|xanax|melatonin|benadryl|nyquil|cold medicine|painkillers?|birth control|the pill|metformin|medication|meds))[^?]{8,140}\\??$',
    sharp:
      'Say first whether it is safe in the usual case, then for whom or from which amount it is not, how long to wait, and which signs mean getting help at once.',
    points: [
      'Answer: safe or not in the usual case, in the first sentence',
      'Not safe: for whom, with which other medicines, from which amount',
      'Now: how long to wait, and what to do meanwhile',
      'Signs: which mean calling a doctor or an emergency number at once',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'compare', 'words', 'explain', 'decide', 'choice'],
    named:
      "(?:what'?s |what is |what are |explain )?(?:the )?differences? between(?= )[^:]{5,120}[,.;] ?(?:(?:and|but|for context) )?(?:i'?m|im|i am|i (?:make|have|earn|want|need|live|work|use|run|own)|we(?:'re| are| have| want)?|my)(?= )",
    sharp:
      'Say the main difference in one sentence, then what it means in my case with the details I gave, and end with the one you would choose for me and what would change that.',
    points: [
      'First: the main difference, in one sentence',
      'In my case: what it means with the details I gave, in figures where there are any',
      'Choice: the one you would take in my place, with the reason',
      'Otherwise: what would have to be different for the other one',
    ],
  },
  {
    asked: true,
    over: ['code', 'app', 'small', 'plain', 'unknown', 'formula', 'suggest'],
    named:
      '(?:(?:simple|small|quick|short|little|a|an|the|python|bash|shell|powershell|node|js|javascript|batch|windows|mac|google apps|apps|applescript|vba|sql|ruby|perl|autohotkey|ahk) ){0,5}(?:script|macro|bot)s? (?!for (?:an?|my|our) (?:[\\p{L}\\p{N}-]+ ){0,3}(?:video|podcast|reel|tutorial|short|ad|advert|commercial|spot|play|scene|skit|film|movie|sketch))(?:that|to|which|for|renaming|moving|copying)(?= )[^:]{8,200}$',
    sharp:
      'Return it complete with what I may have to change at the top, decide sensibly about the awkward cases and say how, let it show what it would do before it changes or deletes anything, and say how to run it.',
    points: [
      'Code: complete, with what I may have to change at the top',
      'Awkward cases: the likely ones, each handled and reported',
      'Safety: shows what it would do before it changes or deletes anything',
      'Use: what to install and the exact line to run it',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: [...TOLD, 'code', 'app', 'formula', 'troubleshoot', 'why', 'message', 'plan', 'list'],
    named: `(?!(?:how|what|which|who|when|where|is|are|should|can|do)(?![\\p{L}]))${NOTHING_PASTED}${NOT_ORDERED}[^?]{12,200}(?:(?:used to|worked|was) [^?]{2,60}(?:but )?(?:now|since|anymore|today)(?![\\p{L}])|(?:now|ever) (?:it )?takes|ever since|since (?:we|i|the|my|last) [^?]{0,20}(?:upgrad|updat|chang|mov|switch|install|replac|add|enabl|migrat|renam|delet)\\p{L}*|after (?:the|an?|my|i|we|last) ?[^?]{0,16}(?:update|upgrade|updated|upgraded|migration|reinstall)|nothing (?:else )?(?:has )?changed|works? (?:fine|perfectly|ok|great) (?:on|at|in|for|with|when|if)|worked (?:fine )?(?:until|before|yesterday|last))[^?]{0,160}$`,
    sharp:
      'Say what the change or the difference I describe points to, list the likely causes with one exact check for each, then give the fix for the likeliest, and say what to look at next if it stays.',
    points: [
      'Points to: what the change or the difference I describe says about the cause',
      'Causes: most likely first, each with the exact check',
      'Fix: for the likeliest, step by step, and what it changes',
      'If it stays: what to look at or note down next',
    ],
  },
  {
    asked: true,
    over: [
      'unknown',
      'small',
      'plain',
      'judge',
      'evaluate',
      'application',
      'correct',
      'email',
      'message',
      'change',
      'rewrite',
      'question',
      'yesno',
    ],
    named:
      '(?:please |hi,? |hey,? )*(?:(?:can|could|would) you )?(?:please )?(?:look at|check|read|see|tell me|let me know|does|do|is|are|am i)(?= )[^:\\n]{0,90}(?:if|whether|does|is|are|sound|sounds|look|come across)(?= )[^:\\n]{0,60}(?:too |sound|ok|okay|good|clear|rude|polite|professional|stiff|formal|casual|weird|right|convincing|friendly|desperate|cold|pushy|natural|needy|arrogant)[^:\\n]{0,40}[:：]',
    sharp:
      'Answer that in the first sentence, quote the words it depends on, then give one better version that keeps my meaning, and say what is good as it is.',
    points: [
      'Answer: to exactly what I ask, in the first sentence',
      'Words: the ones it depends on, quoted, with how a reader takes them',
      'Better version: one, with my meaning and my facts',
      'Good: what should stay as it is',
    ],
  },
  {
    asked: true,
    over: [
      ...TOLD,
      'plan',
      'ideas',
      'list',
      'cook',
      'recipe',
      'meals',
      'entries',
      'recommend',
      'checklist',
      'trip',
      'yesno',
    ],
    named: `${NOTHING_PASTED}(?:(?:i'?m |im |we'?re |i am |we are )?(?:planning|hosting|having|cooking|throwing|making) )?(?:an? |my |our |the )?(?:small |big )?(?:dinner party|potluck|bbq|barbecue|brunch|thanksgiving|christmas dinner|sunday lunch|dinner for \\p{Nd}+)(?=[ ,])[^?]{12,200}$`,
    sharp:
      'Propose one menu that everybody named can eat and that works with what I have, with amounts for the number of people, what can be made the day before, the order on the day, and a shopping list.',
    points: [
      'Menu: one that everybody named can eat, and that works with what I have',
      'Amounts: for the number of people',
      'Time: what can be made the day before, and the order on the day',
      'Watch: where an ingredient hides what somebody cannot eat',
      'Shopping: one list by aisle',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: [...TOLD, 'code', 'app', 'formula', 'troubleshoot', 'why', 'message', 'email'],
    named: `(?!.*keeps? asking (?:how|what|why|me|about|for))(?!(?:how|what|which|who|when|where|is|are|should|can|do)(?![\\p{L}]))(?!(?:[\\p{L}\\p{N}+#.-]+ ){0,5}(?:script|function|query|regex|formula|macro|program|app|tool|bot|code|class|component|one[- ]?liner|command|tests?|dockerfile|pipeline|website)s? (?:that|to|which|for|with)(?![\\p{L}]))${NOT_ORDERED}(?=.*(?:calendar|mailchimp|invites|e-?mails?|pandas|latex|spring|css|python|numpy|sql|query|join|merge|docker|compose|container|kubernetes|k8s|pods?(?![\\p{L}])|postgres|mysql|redis|nginx|node|npm|react|vue|next\\.?js|django|flask|fastapi|laravel|java|spring|android|xcode|gradle|git(?:hub)?(?![\\p{L}])|ci(?![\\p{L}])|api|endpoint|webhook|cron|excel|vlookup|xlookup|formula|pivot|wifi|wi-fi|router|internet|laptop|pc(?![\\p{L}])|computer|windows|mac(?:book)?(?![\\p{L}])|iphone|android|ipad|phone|printer|bluetooth|headphones|airpods|tv(?![\\p{L}])|monitor|screen|gpu|ssd|usb|steam|discord|outlook|gmail|chrome|wordpress|shopify|server|app(?![\\p{L}])|website|script|code|build|tests?(?![\\p{L}])))[^?]{0,260}(?:exits? with|exit code|exited|giv(?:es|ing) me|gives? (?:an? )?(?:error|[345]\\p{Nd}\\p{Nd})|too (?:wide|big|small|large|blurry|dark|loud|quiet|hot)(?![\\p{L}])|(?<!that )(?<!which )returns|throws|throwing|keeps? (?:\\p{L}+ing|on)|drops?(?= )|disconnects?|crash(?:es|ed|ing)?|freez(?:es|ing)|hangs?(?![\\p{L}])|fail(?:s|ed|ing)?(?![\\p{L}])|stuck|(?:go|goes|going|land|lands|end up) (?:to|in) (?:the )?(?:spam|junk)|denied|refused|rejected|timed? ?out|wrong (?:result|number|value|order|owner|row|column|date)|out of memory|oomkilled|not (?:found|working|loading|showing|connecting|updating|recognized|detected|syncing|charging)|(?:doesn'?t|does not|won'?t|wont|didn'?t|doesnt|can'?t|cant|isn'?t) (?:work|load|show|connect|update|start|open|find|see|sync|charge|turn|boot|print|match|save|install|render|run|stop|wake)\\p{L}*|only (?:happens|on (?:the|my))|suddenly|blank (?:page|screen)|black screen|blue screen|(?:it|error|screen|message|log) says|#n/a|#ref|#value|slow(?:er)?(?![\\p{L}]))[^?]{0,200}$`,
    sharp:
      'Say in one sentence what exactly this symptom points to, list the likely causes with one exact check for each, then give the fix for the likeliest, and say what to look at next if it stays.',
    points: [
      'Points to: what these details say about the cause, in one sentence',
      'Causes: most likely first, each with the exact check',
      'Fix: for the likeliest, ready to copy, and what it changes',
      'If it stays: what to look at or note down next',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: [...TOLD, 'troubleshoot', 'support', 'why'],
    named: `(?!.*\\n)(?!(?:how|what|which|who|when|where|is|are)(?![\\p{L}]))${NOT_ORDERED}(?=.*(?:my|our|the) )[^?]{10,220}(?:we(?:'ve| have)?|i(?:'ve| have)?|already|have) (?:already )?tried(?![\\p{L}])[^?]{3,200}(?:\\?[^?]{0,40})?$`,
    sharp:
      'List what is most likely behind it, each with how to tell whether it is that and what to change for it; for what I have tried, say what may have been missing instead of suggesting it again, and give me one thing to try first and for how long.',
    points: [
      'Causes: most likely first, each with how to tell whether it is that',
      'Tried: not suggested again, but what may have been missing in it',
      'First: one thing to change, exactly how and for how long',
      'Help: when it is worth asking somebody in person, and whom',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: [...TOLD, 'troubleshoot'],
    named:
      "(?:i |we |i'?m |im )?(?:just |still |really )*(?:can'?t|cannot|cant|unable to|not able to|struggling to|struggle to) (?:(?:even|really|ever|seem to|get to|fall|stay|stop|to) )*(?:sleep|asleep|focus|concentrate|relax|cry|crying|study|eat|eating|get up|wake up|thinking|overthinking|worrying|breathe|work|calm down|switch off|motivated|remember)(?: [^?:]{0,80})?[.! ]*$",
    sharp:
      'Start with one thing I can do right now, then the two or three likeliest reasons with how to tell which is mine and what helps for each, and say when it is worth seeing somebody about it.',
    points: [
      'Now: one thing that can help at once, exactly how',
      'Reasons: the two or three likeliest, with how to tell which is mine',
      'Then: what to change for each',
      'Help: from when on to see somebody about it',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'recommend', 'ideas', 'list', 'entries'],
    named: `${NOTHING_PASTED}(?:(?:birthday|christmas|wedding|anniversary|graduation|retirement|thank you|good|cheap|small|last minute|thoughtful|unique) )*(?:gifts?|presents?)(?: ideas?)? (?:for|to give)(?= )[^?]{12,200}$`,
    sharp:
      'Suggest {five }ideas that come out of what I have said about the person, one of them something to do together instead of a thing, each with why it suits them and a rough price, and say which one you would give.',
    points: [
      'Fit: each comes out of what I have said about the person',
      'Kinds: at least one to do together, and one that costs little',
      'Each one: why it suits them, and a rough price',
      'Choice: the one you would give, and what to write with it',
    ],
    assumes: 'One idea that is no thing, and one that costs little.',
  },
];

/** What is told with nothing asked, where no other wording knows more of it. */
export const ENGLISH_TOLD_ONLY: readonly Particular[] = [
  {
    asked: true,
    over: ['plain', 'unknown'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?=.*(?<![\\p{L}])(?:first time|beginners?|budget|no experience|from scratch|low maintenance|guests|weeks|months|zone \\p{Nd}|\\p{Nd}+ a (?:month|week))(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:test|quiz|exercises?|words?|sentences?|timetable|table|columns|review|poem|story|stays?|won.t|doesn.t|cold|hot|loses)(?![\\p{L}]))(?!(?:i|my|we|our|he|she|they|how|what|which|who|when|where|why|is|are|can|should|do|does|best|if|as|you|the following)(?![\\p{L}]))[^?,.]{8,80}(?:, [^,?.]{3,80}){2,}$`,
    sharp:
      'Start from the details I have given without asking for them again: name what decides it in my case, then what to do in order and when to begin with each, what usually goes wrong or costs extra, and at the end what you assumed and the one missing detail that would change it.',
    points: [
      'Decides: what matters most in my case, from the details I have given',
      'Order: what to do first, then next, and when to begin with each',
      'Watch: what usually goes wrong or costs extra',
      'Assumed: what you took for granted, and the one missing detail that would change it',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'advice', 'plan', 'trip'],
    named: `${NOTHING_PASTED}(?!.*(?<![\\p{L}])(?:step by step|how|tips|poem|story|speech)[.! ]*$)(?!(?:opening (?:lines?|hours|sentences?|paragraph|speech|statement|remarks)|driving (?:test|licen[cs]e|theory|lessons?)|selling points?|starting (?:salary|point|line)|building (?:regs|codes?|permits?|regulations)|having (?:trouble|problems?|issues|a hard|second thoughts)|buying guide)(?![\\p{L}]))(?:(?:i'?m|im|i am|we'?re|we are|my \\p{L}+ and i are) )?(?:thinking (?:about|of) )?(?:moving|relocating|planning to|buying|selling|starting|opening|renovating|remodeling|redoing|building|getting (?:married|a|an|divorced|our|my)|expecting|adopting|switching|changing|quitting|going back|traveling with|flying with|driving|taking over|hosting|having)(?= )[^?]{25,300}$`,
    sharp:
      'Start from the details I have given without asking for them again: name what decides it in my case, then what to do in order and when to begin with each, what usually goes wrong or costs extra, and at the end what you assumed and the one missing detail that would change it.',
    points: [
      'Decides: what matters most in my case, from the details I have given',
      'Order: what to do first, then next, and when to begin with each',
      'Watch: what usually goes wrong or costs extra',
      'Assumed: what you took for granted, and the one missing detail that would change it',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: ['plain', 'small', 'unknown', 'suggest', 'advice'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}${NOT_ORDERED_BEHIND}${NO_ADVICE}(?:(?:so|ok|hi|hello|hey|well|basically|yesterday|today|last (?:week|night|month)|(?:i )?(?:need|want|would like|looking for) (?:some |your )?(?:advice|opinions?|help)(?: (?:please|on this|here))?|long story short)[,.:!]? )*(?:i|i'?m|im|i'?ve|my|we|we'?re|our|he|she|they|someone|somebody|the [\\p{L}-]+(?: [\\p{L}-]+)? (?:charged|told|said|says|sent|got (?:my|our|me|us|the)|made (?:my|our|me|us)|messed up|wants|want|cancell?ed|refus(?:es|ed)|keeps?|kept|lost|broke|delivered|denied|rejected|ignored?s?|blocked|closed|raised|gave|took|left|won'?t|wont|never|thinks?|blames?)|broke up|got (?:fired|dumped|laid off|rejected|caught|into)|lost my|found out|failed|just (?:found|got|had|lost|broke)|feeling|been|having (?:trouble|problems?|issues|a hard time|second thoughts))(?! (?:need|want|would like|'d like|wanna|am looking|looking)(?![\\p{L}]))(?= )(?!.*(?<!know|sure|matter|idea|understand|remember|wonder|wondering|figure out|tell|see|of|that's|thats|is) (?:what|how|why|which|can|should|could|any|vs)(?= )|.*, (?:when|where|who|or)(?= ))[^?]{30,400}[.! ]*$`,
    sharp:
      'Take what I have told as given and do not ask for it again: say what it most likely comes down to, then the one thing to do first and what follows, what to avoid, and ask me the one question whose answer would change your advice.',
    points: [
      'Reading: what this most likely comes down to, in my case and not in general',
      'First: the one thing to do now, with the words for it where there is somebody to talk to',
      'Then: what follows from how that goes',
      'Avoid: what would make it worse',
      'Open: the one question whose answer would change your advice',
    ],
  },
];
