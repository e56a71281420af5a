import type { TaskKind } from '../../../analysis/task-kinds.js';
import type { Particular } from '../particular.js';
import { NO_BUTTON } from './elsewhere.js';

const TOLD: readonly TaskKind[] = ['plain', 'small', 'unknown', 'suggest', 'advice', 'question', 'fact', 'howto'];

/** Nothing is ordered to be made, and nothing is pasted. */
const NOT_ORDERED =
  '(?<!(?:write|craft|produce|make|create|draft|prepare|build|design|give me|generate|compose|suggest) )(?!(?:please |pls |can you |could you |help me |i need (?:you to )?|i want (?:you to )?)*(?:write|make|create|draft|give|list|explain|describe|compare|translate|summari[sz]e|rewrite|generate|plan|design|act|imagine|pretend|suppose|continue|convert|turn|an? |the (?:code|function))(?![\\p{L}]))';
/** "Our book club reads … I need 8 questions": told first, and ordered then. */
const NOT_ORDERED_BEHIND =
  "(?!.*[.!;,-] (?:so |and |now |please )*(?:(?:i|we)(?: am|'?m|'?d| are|'?re)? (?:(?:now |also |just |still )?(?:need|want|would like|like|looking for|after)) (?:an? |some |the |your )?(?:\\p{Nd}+|two|three|four|five|six|seven|eight|ten|twelve|list|set|few ideas|ideas|questions|names?|plan|menu|recipes?|message|e?mail|letter|text|speech|toast|poem|story|schedule|template|checklist|agenda|quiz|itinerary|summary|draft|outline|overview|timetable|lunches|dinners|meals?|breakfasts?|snacks?|examples?|exercises?|games?|activities|tips|sentences?|lines?|words)|(?:write|make|create|draft|give|list|suggest|plan|design|come up with|put together|prepare|help me (?:write|plan|make|draft|come up))) )";
/** Said for its own sake, or with another wish behind it than what to do. */
const NO_ADVICE =
  "(?!(?:my name|hello, my name)|.*(?<![\\p{L}])(?:nice to meet|(?:don'?t|do not|not) (?:want|need|give)(?: me)?(?: any| your| a)? (?:tips|advice|plans?|solutions?)|(?:just|only) (?:need|want) (?:to (?:say|tell|vent)|somebody|someone)|explain|compose|draft|translate|polite line|decorate|recipe|feed (?:two|three|four|us|\\p{Nd})|something close|citation|normal or not|when does|torn between|can'?t (?:choose|decide)|best [^.]{2,40} (?:ever|of my life)|(?:so|really|very) (?:happy|proud|excited|grateful)|got the job|goes (?:out|off))(?![\\p{L}]))";
/** A dog that keeps barking at the telly, or a boss who has changed since the update, is no fault of a device. */
const NOBODY_LIVING =
  "(?!.*(?<![\\p{L}])(?:husband|wife|boyfriend|girlfriend|partner|mothers?|mums?|moms?|mother-in-law|fathers?|dads?|parents|sisters?|brothers?|friends?|sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|boss|manager|colleagues?|neighbou?rs?|dogs?|cats?|puppy|kittens?|marriage|relationship|head of)(?![\\p{L}’']))";

const NOTHING_PASTED = '(?!.*(?:(?<!\\p{Nd})[:：](?!\\p{Nd})|\\n))';

/** Drafts that tell what is the case and leave open what is wanted, the narrowest first. */
export const ENGLISH_SITUATIONS: readonly Particular[] = [
  {
    asked: true,
    label: 'question',
    over: [...TOLD, 'plan', 'math', 'quantity', 'sum'],
    named:
      '(?=.*\\p{Nd})(?=.*(?<![\\p{L}])(?:exams?|finals?|midterms?|tests?|grades?|marks?|scores?|gpa|average|points)(?![\\p{L}]))[^?:]{0,160}what (?:score |grade |mark )?(?:do|would|will) (?:i|we) (?:need|have to (?:get|score))(?= (?!to (?:find|know|bring|do|learn|study)))[^?]{0,80}',
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
      '(?=.*(?<![\\p{L}])(?:marr(?:y|iage)|engage\\p{L}*|girlfriend|boyfriend|gf|bf|fianc\\p{L}+|ring|romantic|beach|sunset)(?![\\p{L}]))(?:(?:please |can you |help me |i want to |i need to |im |i.m )*(?:plan|planning|organi[sz]e|ideas? for)(?: for)? )?(?:an? |my |the )?(?:surprise |marriage |wedding |romantic )?(?:proposal (?:at|in|on|to my|for my|ideas?)|propos(?:e|ing) to my)(?= )[^?]{5,200}$',
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
      '(?:please |can you |help me )*(?:explain|tell|show)(?: (?:this|it))?(?: to)? my (?!(?:code|situation|results|essay|boss|(?:[\\p{L}\\p{N}-]+ )*(?:dog|puppy|cat|toddler|baby|son|daughter|kids?|child(?:ren)?|class|students?|pupils))(?![\\p{L}]))(?:[\\p{L}-]+ )+(?:over text |by text |in a text |by e-?mail )?how to (?!(?:deal|cope|be|feel|behave|love|forgive|talk|treat|live|stop)(?![\\p{L}]))',
    sharp:
      'Write it so that I can send it on as it is: one action a line, in everyday words, with what should be seen or happen afterwards and what to do if it is not so.',
    points: [
      'Form: ready to send on as it is, to exactly this reader',
      'Steps: one action a line, in order',
      'Afterwards: what should be seen or happen at each step',
      'If not: what to do when it is not so',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'change', 'small', 'email', 'message', 'greeting', 'text', 'unknown', 'plain'],
    named:
      '(?:please |can you |could you |help me )*(?:turn|make|put|write|rewrite|convert)(?= )[^:\\n]{0,40}(?:notes?|bullets?|bullet points|points|this|these|it)(?= )[^:\\n]{0,20}(?:into|as|in|to) an? (?:[\\p{L}-]+ )?(?:thank[ -]?you|thanks|birthday|congratulations?|congratulatory|farewell|goodbye|sympathy|condolence|love|get[ -]well) (?:e-?mail|message|note|letter|card|text)(?![\\p{L}])',
    sharp:
      'Say it as one would to this person: begin with the moment that meant most, join the points by what they have to do with each other instead of listing them, keep every name and date, and end warmly.',
    points: [
      'Start: the moment or detail that meant most',
      'Links: the points joined as one tells them, no list',
      'Facts: every name and date kept, none added',
      'End: warm and short',
    ],
  },
  {
    asked: true,
    over: ['rewrite', 'change', 'small', 'email', 'message', 'unknown', 'plain'],
    named:
      '(?:please |can you |could you |help me )*(?:turn|make|put|write|rewrite|convert|format)(?= )[^:\\n]{0,40}(?:notes?|bullets?|bullet points|points|this|these|it)(?= )[^:\\n]{0,20}(?:into|as|in|to) an? (?:[\\p{L}-]+ )?(?:e-?mail|message|slack message|announcement|memo|update)(?![\\p{L}])',
    sharp:
      'Write it complete and ready to send: what it is about in the first line, then what the readers have to know or do and by when, every date and figure exact, in whole sentences, and nothing I have not said.',
    points: [
      'Start: what it is about, in the first line',
      'Readers: what they have to know or do and by when, easy to find',
      'Dates and figures: all of them, exact',
      'Length: as short as it can be in whole sentences, nothing I have not said',
    ],
  },
  {
    asked: true,
    over: ['translate', 'unknown', 'small', 'plain', 'question', 'yesno'],
    named:
      '(?:please |can you |could you )*translate(?= )[^:\\n]{0,80} and (?:also )?(?:tell|explain|say|let|help)(?: (?:me|us))?(?: know| understand)? (?:if|whether|what (?:it|they|this|that|he|she) (?:says?|wants?|means?|asks?)|what (?:i|we) (?:have|need|should|must)|what to do|how (?:urgent|serious)|by when)(?= )[^:\\n]{3,80}(?:[:：]|$)',
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
    over: [...TOLD, 'troubleshoot', 'why'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?!["“])(?!(?:how|what|which|who|when|where|is|are|should|can|do)(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|hens?|rabbits?|hamsters?|bees?|queen|honey|radiators?|brakes|boiler|breakup|feelings|heart hurts)(?![\\p{L}]))(?!.*(?:e-?mail|note|text|letter|boss) (?:to|for))(?!.*(?:make|give|write|create|build|need|want) (?:me )?(?:an? |my )(?:\\p{L}+ )?(?:plan|program|schedule|routine))[^?]{0,140}(?<![\\p{L}])(?:headaches?|migraines?|dizzy|dizziness|nause(?:a|ous)|vomit\\p{L}*|rash(?! (?:decision|move|words?))|hives|(?<!cabin )fever(?! dream)|cough(?:ing)?(?! up)|sore throat|stomach ?aches?|cramps|diarrhea|constipat\\p{L}*|heartburn|numbness|(?<!(?:feel|feeling|felt|i'm|im|am) )numb|tingling|swollen|swelling|chest pain|palpitations|short of breath|blood in|bleeding|lump(?! sum)|back pain|knee pain|(?:head|neck|back|knees?|foot|feet|ankles?|wrists?|hands?|arms?|elbows?|shoulders?|hips?|legs?|cal(?:f|ves)|stomach|belly|tooth|teeth|jaw|ears?|eyes?|throat|chest|heels?|toes?|fingers?|thumb|ribs?|skin|scalp) (?:[\\p{L}]+ )?hurts?|hurts when i (?:walk|run|swallow|breathe|eat|bend|sit|lie|move|pee|lift|cough|press|chew)|itch(?:y|ing)(?! to))(?![\\p{L}])[^?]{0,200}\\??$`,
    sharp:
      'Say first how serious this usually is, then name the likely reasons for exactly what I describe, each with what speaks for it and against it here, what I can try or note for now, and which signs mean seeing a doctor at once.',
    points: [
      'First: how serious this usually is',
      'Reasons: the likely ones, each with what speaks for and against it here',
      'Now: what I can try, and what to note',
      'At once: which signs mean seeing a doctor now, and from when on anyway',
    ],
  },
  {
    asked: true,
    label: 'message',
    over: [...TOLD, 'interview', 'plan', 'troubleshoot'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}${NOT_ORDERED_BEHIND}(?:so |ok |hi |hey )?(?:i|we)(?:'ve)? (?:have|got|have got|just got) (?:an? |my |our |the )?(?:[\\p{L}-]+ ){0,2}?(?:interview|presentation|first date|date|performance review|hearing|audition|parent[- ]teacher (?:meeting|conference)|court date|meeting with|appointment)(?![\\p{L}])[^?]{10,200}$`,
    sharp:
      'Prepare me for exactly this with what I have told: what will most likely come up and what I can answer, what to do about the point I am least sure of, two things to ask or to bring, and what to do in the hour before.',
    points: [
      'Comes up: what is most likely, each with an answer made of what I have told',
      'Least sure: what to do about that point',
      'Bring: two things to ask or to have with me',
      'Before: what to do the evening and the hour before, and what to avoid',
    ],
  },
  {
    asked: true,
    named:
      "(?:(?:what'?s|what is|what was|what are|which|do you (?:know|remember)|does anyone (?:know|remember)|i'?m (?:looking for|trying to (?:find|remember))|im (?:looking for|trying to (?:find|remember))|trying to (?:find|remember)|looking for|name of|help me (?:find|remember)) )+(?:the (?:name|title) of )?(?:(?:(?:that|the|this|some|one|an? old|old|kids|children'?s|90s|80s) )+(?:movie|film|tv show|show|series|song|book|novel|video ?game|game|cartoon|anime|episode|comic) (?:where|with|about(?= \\p{L})|that|in which|when|from|called|i (?:read|saw|watched|played|heard))|an? (?:movie|film|tv show|show|series|song|book|novel|video ?game|game|cartoon|anime|comic) i (?:once |only )?(?:read|saw|watched|played|heard))(?![\\p{L}])",
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
      '(?![^:\\n]{0,80}(?:two|three|four|five|\\p{Nd}) (?:different )?(?:tones|versions|ways|styles|registers)(?![\\p{L}]))(?:please |can you |could you |help me )*(?:make|rewrite|reword|rephrase|say|write|put|turn|soften|tone)(?= )[^:"“\\n]{0,60}(?:less (?:\\p{L}+ )?(?:rude|harsh|aggressive|blunt|angry|bossy|mean|passive|needy|cold|formal|stiff|salty|whiny)|(?:polite|professional|friendly|friendlier|diplomatic|softer|kinder|nicer|warmer|tactful|calmer|gentler|confident|assertive)|tone (?:it|this) down)(?:ly)?(?![\\p{L}])',
    sharp:
      'Change the tone and not the message: keep every fact, rule and consequence, reword whatever sounds wrong in that tone instead of wrapping it up, and give one version that can be used as it is.',
    points: [
      'Message: every fact, rule and consequence stays, just as clear',
      'Tone: what sounds wrong in it is left out or replaced, not wrapped up',
      'Length: no longer than it has to be to sound natural',
      'Result: one version that can be used as it is, without comments on the changes',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'interview', 'why', 'yesno', 'email', 'message', 'recommend'],
    named: `${NOTHING_PASTED}${NO_BUTTON}(?!.*(?<![\\p{L}])(?:(?:exam|essay|homework|gcse|a-level) (?:questions?|answers?)|multiple[- ]choice|comprehension|\\p{Nd}+[- ]mark(?:er)?)(?![\\p{L}]))(?!.* say .{1,40} in (?:spanish|french|german|italian|portuguese|romanian|japanese|chinese|korean|dutch|polish|turkish|arabic|latin|greek|russian|swedish|maltese|welsh|irish|hindi|english|thai|hebrew|croatian|czech|hungarian)(?![\\p{L}]))(?:[^?]{0,140}(?:what|how) (?:do|should|can|could|would) i (?:even |best )?(?:say|answer|respond|reply)(?= )|(?:(?:i'?m |im )?looking for |i need |need |what'?s |whats |is there |any |give me )?(?:an? |some |any )?(?:polite|nice|kind|good|gentle|tactful|diplomatic|non[- ]awkward|professional|best)(?:er)? ways? (?:to|of) (?:ask|tell|say|bring|remind|decline|refuse|turn)(?:ing)?(?= ))(?! (?:in|to|on) (?:an? |the )?(?:card|review|e-?mail|letter|caption|english|french|spanish))`,
    sharp:
      'Give two or three answers I could use word for word, short and natural, with nothing that contradicts what I have told, say which one fits when, how to go on if I am asked further, and what is better left unsaid.',
    points: [
      'Answers: two or three, word for word, short and natural',
      'Truth: nothing in them that contradicts what I have told',
      'If it goes on: what comes next',
      'Leave out: what would make it worse',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'training', 'plan', 'session', 'schedule', 'meals'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?!(?:how|what|which|is|are|should|can|do|does|why)(?![\\p{L}]))(?!.*(?:debt|loan|salary|rent|price|dollar|budget|credit|saving|save|pay(?![\\p{L}])|invest|follower|subscriber|views|customers?|income|shoes|playlist))(?!(?:ways|tips|ideas|motivation|reasons|gifts?)(?![\\p{L}]))[^?]{0,120}(?<![\\p{L}])(?:marathon|triathlon|ironman|(?:5|10|21|42) ?k(?:m)?(?![\\p{L}])|pull-?ups?|push-?ups?|running (?:plan|program(?:me)?|schedule|training|time|pace)|(?:start|started|go|i'?ve been|get into) running|run \\p{Nd}+|squats?|bench press|lose \\p{Nd}+ ?(?:kg|kilos?|lbs?|pounds|stone)|(?:train|fit|prepare|ready|enough)[^?]{0,30} (?:hike|climb)|(?:hike|climb) (?:the|mount|mt|kilimanjaro|mont))(?![\\p{L}])[^?]{0,60}(?:in|within|over|by|plan)(?= |$)[^?]{0,160}$`,
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
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?!.*(?<![\\p{L}])(?:(?:to|until|till|before) (?:we |i |they )?(?:live|decide|pay|respond|reply|appeal|wait|kill|answer|accept|cancel|return|move|leave|die)|flight|layover|(?:blood|pregnancy|covid) test|biopsy|results)(?![\\p{L}]))(?:[^?]{0,60}(?:exam|test|finals?|midterm|interview|presentation|viva|defen[cs]e|audition|recital|competition|tournament|match)(?![\\p{L}])[^?]{0,50} (?:in|within) (?:\\p{Nd}+|an?|one|two|three|four|six) (?:days?|weeks?|months?)|(?:i|we) (?:only |just )?(?:have|'?ve got|got) (?:only |about |just )?(?:\\p{Nd}+|an?|one|two|three|four|six) (?:hours?|days?|weeks?|months?|weekends?) (?:to|until|till|before)|(?:\\p{Nd}+|two|three|four|six) (?:days|weeks|months) (?:to|until|till|before) (?:my|the|learn|pass|prepare|get|finish)|(?:(?:i )?(?:need|want|have) to )?(?:learn|pass|finish|prepare|get ready)(?= )[^?]{3,80}(?:in|within) (?:\\p{Nd}+|an?|one|two|three|four|six) (?:days?|weeks?|months?))(?![\\p{L}])[^?]{0,160}`,
    sharp:
      'Work back from the day it has to be there: say what is worth reaching in that time and what to leave out, divide the time into stages with what to do in each, and say exactly how to begin.',
    points: [
      'Goal: what can be reached in that time, and what to leave out',
      'Stages: what to do in each, in portions of a realistic length',
      'Beginning: the first portion, ready to start',
      'If time runs short: what to drop first, and what to keep at any price',
    ],
  },
  {
    asked: true,
    over: ['acting', 'roleplay', 'persona', 'consult', 'turns'],
    named:
      "(?=.*(?:let me|i can say|say goodbye|never (?:said|told|got to)|one last))(?!.*(?:practi[cs]|therapist|coach|teacher|tutor|boss|doctor|interviewer|assistant|lawyer|trainer|guide))(?:please |can you |could you |i want you to )*(?:act as|act like|be|play|pretend (?:to be|you'?re|you are)) my (?:late |dead |ex|abusive |estranged |former |future |younger )?[- ]?\\p{L}*(?: [\\p{L}'-]+){0,3}? (?:and|so|i want|let me)(?= )",
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
      'Give every entry the same fields with names that say what the value is, write amounts as numbers, leave nothing out and add nothing, and return valid JSON.',
    points: [
      'Entries: all with the same fields, none left out and none added',
      'Names: short, saying what the value is',
      'Values: amounts as numbers, words unchanged',
      'Output: valid JSON, ready to copy',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'ideas', 'list', 'cook', 'recipe', 'entries', 'recommend'],
    named: `${NOTHING_PASTED}(?!.*(?:topics?|talk|conversation|games?|outfits?|speech|invitation|music|playlist|wear)(?![\\p{L}]))(?!(?:an?|one) (?:[\\p{L}-]+ ){0,3}(?:lunch|dinner|breakfast|snack|side dish|dessert)(?! ideas)(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:(?:team|office|staff|work|business|client|company|corporate|department|networking) (?:lunch|dinner|breakfast|meal)|(?:up with|think of|suggest|make|create|invent|plan|need|want|find|cook|propose|recommend)(?: me)? (?:an?|one) (?:[\\p{L}-]+ ){0,3}(?:lunch|dinner|breakfast|snack|side dish|dessert)(?! ideas))(?![\\p{L}]))(?:(?!(?:what|how|why|is|are|plan|my|our|this|weekly)(?![\\p{L}]))[\\p{L}\\p{N}-]+ ){0,6}(?:lunches|dinners|breakfasts|snacks|meals|side dishes|desserts|(?:lunch|dinner|breakfast|snack|meal|side dish|dessert) ideas)(?: ideas)? (?:i|we|that|for|to|without|with|under|you)(?= )[^?]{5,140}$`,
    sharp:
      'Suggest {six }dishes that meet every condition I have named, each with what goes in, how long it takes and what can be prepared ahead, and mark the one that takes least work.',
    points: [
      ['Number: six different ones, each meeting every condition named', '!count'],
      'Each one: what goes in, and how long it takes',
      'Ahead: what can be prepared, and how it keeps',
      'Easiest: the one that takes least work, marked',
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
      'Give the outline, not the essay: a thesis in one sentence, what each section has to show with the evidence for it, where the strongest objection is answered if the question is disputed, and a rough number of words for each section.',
    points: [
      'Form: an outline only, in short lines I can write from',
      'Claim: in one sentence, an answer to the question',
      'Body: for each part what it shows, and by which source or example',
      'Other side: its best argument and my reply to it, if the question is disputed',
      'Words: roughly how many for each part',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'yesno', 'why'],
    named: `${NOTHING_PASTED}${NOT_ORDERED}(?!how(?![\\p{L}]))(?!.*["“]|.*(?:what (?:do|should|can) i (?:tell|say)|what does it say|(?:can|do|does|could) (?:i|it) (?:afford|help)))(?=.*(?<![\\p{L}])(?:landlord|tenants?|(?:my|our|security|the) deposit|lease|evict\\p{L}*|employer|fired|laid off|overtime|wages?|paycheck|contract|refund|warranty|insur(?:ance|er)|police (?:report|officer|stopped|took|searched)|court|su(?:e|ed|ing)|custody|visa|hoa|(?:parking|speeding) ticket|flight (?:got|was|is|has)|airline|my rights|debt collector)(?![\\p{L}]))[^?]{0,200}(?<![\\p{L}])(?:what are my rights|what can i do|(?:can|may|do|does|are|is|am|must) (?!i (?:get|buy|have|need|do|tell|say|know|find|see|reach|contact) )(?:he|she|they|it|i|we|that|this|my (?:landlord|boss|employer|job|company))(?![\\p{L}]))[^?]{0,60}(?:\\?|$)`,
    sharp:
      'Say in the first sentence how this usually stands under the rules of the place I named, or else of the one you assume, which of my details decide it, what to do next in which order, and what proof to keep.',
    points: [
      'Answer: in the first sentence, by the rules of the place I named or else of the one you assume',
      'Decides: which of the details I gave speak for me, and which against',
      'Next: what to do in which order',
      'Proof: what to keep or collect, and which deadlines to watch',
    ],
    steps: [
      'Name the rule that usually applies, in plain words.',
      'Hold it against what I have told, and name the one fact that is missing.',
      'End with the first step, and where to get cheap or free advice.',
    ],
  },
  {
    asked: true,
    named:
      '(?:hi,? |hey,? )?(?!.*(?<![\\p{L}])(?:planes?|flights?|luggage|abroad|travel\\p{L}*|customs|buy|prescri\\p{L}+|tell|ask)(?![\\p{L}]))(?:is it (?:ok(?:ay)?|safe|bad|dangerous|fine|al(?:l ?)?right|harmful)|(?:can|could|may|should) i)(?= )(?=[^?]{0,80}(?<![\\p{L}])(?:tak(?:e|ing)|mix\\p{L}*|combin\\p{L}*|drink\\p{L}*|have|having|eat(?:ing)?|us(?:e|ing)|giv(?:e|ing)|doubl(?:e|ing)|skip\\p{L}*|stop\\p{L}*)(?![\\p{L}]))(?=.*(?<![\\p{L}])(?:ibuprofen|paracetamol|tylenol|acetaminophen|advil|aspirin|naproxen|aleve|antibiotics?|amoxicillin|antidepressants?|ssri|zoloft|lexapro|xanax|melatonin|benadryl|nyquil|cold medicine|painkillers?|birth control|the pill|metformin|medication|meds))[^?]{8,140}\\??$',
    sharp:
      'Say first whether it is safe in the usual case, then for whom or from which amount it is not, how to go about it in amount and time or what to do instead, and which signs mean getting help at once.',
    points: [
      'Answer: safe or not in the usual case, in the first sentence',
      'Not safe: for whom, with which other medicines, from which amount',
      'Safely: how to go about it in amount and time, or what to do instead',
      'Signs: which mean getting help at once',
    ],
  },
  {
    asked: true,
    over: [...TOLD, 'compare', 'words', 'explain', 'decide', 'choice'],
    named:
      "(?:what'?s |what is |what are |explain )?(?:the )?differences? between(?= )[^:]{5,120}[,.;] ?(?:(?:and|but|for context) )?(?:i'?m|im|i am|i (?:make|have|earn|want|need|live|work|use|run|own)|we(?:'re| are| have| want)?|my)(?= )",
    sharp:
      'Say the main difference in one sentence, then what it means for me with the details I gave, how to tell the two apart in practice, and, if I have to choose, the one you would take in my place and what would change that.',
    points: [
      'First: the main difference, in one sentence',
      'For me: what it means with the details I gave, in figures where there are any',
      'In practice: how to tell the two apart',
      'If I have to choose: the one you would take in my place, and what would change that',
    ],
  },
  {
    asked: true,
    over: ['code', 'app', 'small', 'plain', 'unknown', 'formula', 'suggest'],
    named:
      '(?:(?:simple|small|quick|short|little|a|an|the|python|bash|shell|powershell|node|js|javascript|batch|windows|mac|google apps|apps|applescript|vba|sql|ruby|perl|autohotkey|ahk) ){0,5}(?:script|macro|bot)s? (?!for (?:an?|my|our) (?:[\\p{L}\\p{N}-]+ ){0,3}(?:video|podcast|reel|tutorial|short|ad|advert|commercial|spot|play|scene|skit|film|movie|sketch))(?:that|to|which|for|renaming|moving|copying)(?=[^:]{0,160}(?<![\\p{L}])(?:renam|delet|remov|mov(?:e|es|ing)|copi|copy|convert|resiz|replac|overwrit|clean|organi[sz]|sorts? (?:my|the|all|files|photos|pdfs|pictures)|tid(?:y|ies)|merg|split|updat|edit|compress|archiv))(?= )[^:]{8,200}$',
    sharp:
      'Return it complete with what I may have to change at the top, decide sensibly about the awkward cases and say how, let it show beforehand whatever it would change or delete, and say how to run it.',
    points: [
      'Code: complete, with what I may have to change at the top',
      'Awkward cases: the likely ones, each handled and reported',
      'Safety: shows beforehand whatever it would change or delete',
      'Use: what it needs, and exactly how to run it',
    ],
  },
  {
    asked: true,
    over: ['code', 'app', 'small', 'plain', 'unknown', 'formula', 'suggest'],
    named:
      '(?:(?:simple|small|quick|short|little|a|an|the|python|bash|shell|powershell|node|js|javascript|batch|windows|mac|google apps|apps|applescript|vba|sql|ruby|perl|autohotkey|ahk) ){0,5}(?:script|macro|bot)s? (?!for (?:an?|my|our) (?:[\\p{L}\\p{N}-]+ ){0,3}(?:video|podcast|reel|tutorial|short|ad|advert|commercial|spot|play|scene|skit|film|movie|sketch))(?:that|to|which|for|renaming|moving|copying)(?= )[^:]{8,200}$',
    sharp:
      'Return it complete with what I may have to change at the top, decide sensibly about the awkward cases (empty, missing or malformed input) and say how, show a few lines of what it prints, and say how to run it.',
    points: [
      'Code: complete, with what I may have to change at the top',
      'Awkward cases: empty, missing or malformed input, each handled',
      'Sample: a few lines of what it prints',
      'Use: what it needs, and exactly how to run it',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: ['plain', 'small', 'unknown', 'suggest', 'code', 'app', 'formula', 'troubleshoot', 'why'],
    named: `${NOBODY_LIVING}(?!(?:how|what|which|who|when|where|is|are|should|can|do)(?![\\p{L}]))${NOTHING_PASTED}${NOT_ORDERED}[^?]{12,200}(?:(?:used to|worked|was) [^?]{2,60}(?:but )?(?:now|since|anymore|today)(?![\\p{L}])|(?:now|ever) (?:it )?takes|ever since|since (?:we|i|the|my|last) [^?]{0,20}(?:upgrad|updat|chang|mov|switch|install|replac|add|enabl|migrat|renam|delet)\\p{L}*|after (?:the|an?|my|i|we|last) ?[^?]{0,16}(?:update|upgrade|updated|upgraded|migration|reinstall)|nothing (?:else )?(?:has )?changed|works? (?:fine|perfectly|ok|great) (?:on|at|in|for|with|when|if)|worked (?:fine )?(?:until|before|yesterday|last))[^?]{0,160}$`,
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
      '(?![^:]*(?<![\\p{L}])(?:ideas?|plans?|reasoning|argument|diet|code|function|query|investment|price|deal|offer|salary|symptoms?|calculation|answer right|math|proof|name)(?![\\p{L}]))(?:please |hi,? |hey,? )*(?:(?:can|could|would) you )?(?:please )?(?:look at|check|read|see|tell me|let me know|does|do|is|are|am i)(?= )[^:\\n]{0,90}(?:if|whether|does|is|are|sound|sounds|look|come across)(?= )[^:\\n]{0,60}(?:too |sound|ok|okay|good|clear|rude|polite|professional|stiff|formal|casual|weird|right|convincing|friendly|desperate|cold|pushy|natural|needy|arrogant)[^:\\n]{0,40}[:：]',
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
    named: `${NOTHING_PASTED}(?!.*(?<![\\p{L}])(?:invit\\p{L}+|games?|themes?|decor\\p{L}*|speech|toast|outfit|wear|music|playlist|places?|restaurants?|spots?|caf(?:e|é)s?|brothers?|sisters?|my ex|(?:mother|father|sister|brother)-in-law|argu\\p{L}*|fight\\p{L}*|politics|seating|one dish|dessert|starter|side dish|bring)(?![\\p{L}]))(?:(?:i'?m |im |we'?re |i am |we are )?(?:planning|hosting|having|cooking|throwing|making) )?(?:an? |my |our |the )?(?:small |big )?(?:dinner party|bbq|barbecue|brunch|thanksgiving|christmas dinner|sunday lunch|dinner for \\p{Nd}+)(?=[ ,])[^?]{12,200}$`,
    sharp:
      'Propose one menu that everybody named can eat and that works with what I have, with amounts for the number of people (say which you assume where I gave none), what can be made the day before, the order on the day, and a shopping list.',
    points: [
      'Menu: one that everybody named can eat, and that works with what I have',
      'Amounts: for the number of people',
      'Time: what can be made the day before, and the order on the day',
      'Watch: where an ingredient hides what somebody cannot eat, if that was named',
      'Shopping: one list by aisle',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: [...TOLD, 'troubleshoot', 'debug', 'why'],
    named: `${NOBODY_LIVING}(?!.*(?<![\\p{L}])(?:bill|invoice|pilot|thesis|review)(?![\\p{L}]))(?!.*keeps? asking (?:how|what|why|me|about|for))(?!(?:how|what|which|who|when|where|is|are|should|can|do)(?![\\p{L}]))(?!(?:[\\p{L}\\p{N}'’+#.-]+ ){0,5}(?:script|function|query|regex|formula|macro|program|app|tool|bot|code|class|component|endpoint|[vx]lookup|one[- ]?liner|command|tests?|dockerfile|pipeline|website)s? (?:that|to|which|for|with)(?![\\p{L}]))${NOT_ORDERED}(?=.*(?<![\\p{L}])(?:calendar|whatsapp|software|mailchimp|invites|e-?mails?|pandas|latex|spring boot|css|python|numpy|\\p{L}*sql|quer(?:y|ies)|join(?![\\p{L}])|merge|docker|compose|container|kubernetes|k8s|pods?(?![\\p{L}])|postgres|mysql|redis|nginx|node|npm|react(?![\\p{L}])|vue|next\\.?js|django|flask|fastapi|laravel|java|spring|android|xcode|gradle|git(?:hub)?(?![\\p{L}])|ci(?![\\p{L}])|api|endpoint|webhook|cron|excel(?![\\p{L}])|vlookup|xlookup|formula|pivot|wifi|wi-fi|router|internet|laptop|pc(?![\\p{L}])|computer|windows|mac(?:book)?(?![\\p{L}])|iphone|android|ipad|phone|printer|bluetooth|headphones|airpods|tv(?![\\p{L}])|monitor|screen|gpu|ssd|usb|steam|discord|outlook|gmail|chrome|wordpress|shopify|server|app(?![\\p{L}])|website|script|code|build(?![\\p{L}])|tests?(?![\\p{L}])))[^?]{0,260}(?:exits? with|exit code|exited|giv(?:es|ing) me|gives? (?:an? )?(?:error|[345]\\p{Nd}\\p{Nd})|too (?:wide|big|small|large|blurry|dark|loud|quiet|hot)(?![\\p{L}])|(?<!that )(?<!which )returns|throws|throwing|keeps? (?:\\p{L}+ing|on(?![\\p{L}]))|drops?(?= )|disconnects?|crash(?:es|ed|ing)?|freez(?:es|ing)|hangs?(?![\\p{L}])|fail(?:s|ed|ing)?(?![\\p{L}])|stuck|(?:go|goes|going|land|lands|end up) (?:to|in) (?:the )?(?:spam|junk)|denied|refused|rejected|timed? ?out|wrong (?:result|number|value|order|owner|row|column|date)|out of memory|oomkilled|not (?:found|working|loading|showing|connecting|updating|recognized|detected|syncing|charging)|(?:doesn'?t|does not|won'?t|wont|didn'?t|doesnt|can'?t|cant|isn'?t) (?:work|load|show|connect|update|start|open|find|see|sync|charge|turn|boot|print|match|save|install|render|run|stop|wake)\\p{L}*|only (?:happens|on (?:the|my))|suddenly|blank (?:page|screen)|black screen|blue screen|(?:it|error|screen|message|log) says|#n/a|#ref|#value|slow(?:er)?(?![\\p{L}]))[^?]{0,200}$`,
    sharp:
      'Say in one sentence what exactly this symptom points to, list the likely causes with one exact check for each, then give the fix for the likeliest, and say what to look at next if it stays.',
    points: [
      'Points to: what these details say about the cause, in one sentence',
      'Causes: most likely first, each with the exact check',
      'Fix: for the likeliest, step by step, and what it changes',
      'If it stays: what to look at or note down next',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: [...TOLD, 'troubleshoot', 'why'],
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
      "(?:i |we |i'?m |im )?(?:just |still |really )*(?:can'?t|cannot|cant|unable to|not able to|struggling to|struggle to) (?:(?:even|really|ever|seem to|get to|fall|stay|stop|to) )*(?:sleep|asleep|focus|concentrate|relax|cry|crying|study|eat|eating|get up|wake up|thinking|overthinking|worrying|calm down|switch off|motivated|remember (?:anything|names|things|what i (?:read|stud\\p{L}+|learn\\p{L}*)))(?! (?:abroad|gluten|dairy|meat|nuts|eggs|fish|pork|sugar|bread|for my)(?![\\p{L}]))(?: [^?:]{0,80})?[.! ]*$",
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
      'Suggest {five }ideas that come out of what I have said about the person, at least one of them something to do or to use up instead of a thing that stays, each with why it suits them and a rough price, and say which one you would give.',
    points: [
      'Fit: each comes out of what I have said about the person',
      'Kinds: at least one that is no thing to keep, and one that costs little',
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
