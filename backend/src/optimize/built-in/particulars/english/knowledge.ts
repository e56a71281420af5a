import type { Particular } from '../particular.js';

/** What an answer about the world is read as before anything is known of what it asks for. */
const LOOKED_UP = ['fact', 'question', 'small', 'plain', 'unknown', 'describe', 'explain', 'quantity'] as const;
const EITHER = ['question', 'yesno', 'choice', 'decide', 'fact', 'compare', 'record', 'classify'] as const;

/** Somebody near, or something at hand, is no matter of knowledge. */
const NOT_MINE = '(?!(?:my|our|your|this|that|these|those|it|he|she|they|i|we|you)(?![\\p{L}]))';
/** Nor is what a program holds. */
const NO_CODE =
  '(?!.*(?:[{}=;<>()]|(?<![\\p{L}])(?:function|method|class|command|script|query|regex|code|line|flag|option|python|java(?:script)?|sql|css|html|react|git|docker|linux|excel)(?![\\p{L}])))';

/** Things that are looked up: what is worth a word beside the answer depends on what they are. */
export const ENGLISH_KNOWLEDGE: readonly Particular[] = [
  {
    asked: true,
    over: LOOKED_UP,
    named: `what(?:'s| is| was) (?:the )?(?:(?:official|national|local|current) )*currency (?:of|in|used in)(?!.*, ?and )|(?:what|which) (?:currency|money) (?:(?:is|was) (?:used|accepted|valid|in use)|(?:do|does|did) (?!i(?![\\p{L}]))[^?]{2,40} (?:use|have)(?![\\p{L}])(?! for))`,
    sharp:
      'Name it with its code and sign and what it divides into, say roughly what one unit is worth or buys and as of when, and whether any other money is accepted there or was used before.',
    points: [
      'Name: with code, sign and what it divides into',
      'Worth: roughly what one unit is or buys, and as of when',
      'Beside it: other money that is accepted there, or was used before',
    ],
  },
  {
    asked: true,
    over: LOOKED_UP,
    named: `what(?:'s| is| was) (?:the )?(?:official |current )?capital(?: city)? of(?!.*(?:, ?|\\+ ?| )(?:and|also|then) (?:please |also )?(?:can|could|make|write|draft|tell|give|translate|how|what|plan|create|list))|which city is (?:the )?capital of`,
    sharp:
      'Name it, say where it lies and since when it has been the capital, which city came before, and only if another city is often taken for it or the government sits elsewhere, say so in a few words.',
    points: [
      'Name: and where it lies',
      'Since when: and which city came before',
      'Often taken for it: another city, only if there is one',
    ],
  },
  {
    asked: true,
    over: [...LOOKED_UP, 'entries', 'list', 'roster'],
    named: `(?:what|which) (?:(?:official|main|native|other) )*languages? (?:is|are|was|were|do|does|did) .{2,50}(?:spoken|speak|used|official)|what(?:'s| is| are) (?:the )?(?:(?:official|main|national|native) )*languages? (?:of|in|spoken in)`,
    sharp:
      'Name the official ones apart from those people speak at home, with the share of speakers and its date, say in which parts the others are spoken, and which one a visitor gets by with.',
    points: [
      'Official: named apart from what people speak at home',
      'Speakers: the share of each, with its date',
      'Where: the parts in which others are spoken',
    ],
  },
  {
    asked: true,
    over: LOOKED_UP,
    named: `what (?:does|do|did) (?:the )?(?:(?:letters?|acronym|abbreviation|initials?) )?["“'‘]?(?!(?:colou?r|red|green|blue|white|black|yellow|gold|labour|democrats|republicans|liberals|greens|democracy|freedom|it|this|that|he|she|they|you|we)(?![\\p{L}]))[\\p{L}\\p{N}.&-]{1,12}["”'’]?(?: in [^?]{2,40})? stand for|what(?:'s| is) ["“'‘]?[\\p{L}\\p{N}.&-]{1,12}["”'’]? short for`,
    sharp:
      'Give the full wording first, then say what it means in plain words and where one meets it, and name any other reading of the same letters that is common.',
    points: [
      'Full wording: first',
      'Meaning: in plain words, and where one meets it',
      'Other readings: of the same letters, if common',
    ],
  },
  {
    asked: true,
    over: ['meaning', 'question', 'fact', 'explain', 'describe', 'interpret', 'list', 'entries', 'small', 'plain'],
    named: `what (?:do|does|did) (?:the |an? |each of the |all the )?(?!["“'‘]|letters?|acronym|abbreviation|initials?|words?|names?|terms?|phrases?|sayings?|it |this |that |these |those |he |she |they )[^?"“]{3,60} (?:stand for|represent|symboli[sz]e|signify)(?: (?:in|on|for|to|at) [^?]{2,50})?\\??$|what (?:do|does) the (?:\\p{L}+ )?(?:colou?rs?|stars?|stripes?|rings?|symbols?|figures?|animals?|lion|eagle|numbers?|lines|shapes|cross(?:es)?) (?:on|of|in) [^?]{2,50} mean\\??$|what(?:'s| is| are) the (?:meaning|symbolism|significance) (?:of|behind) (?:the )?(?:\\p{L}+ ){0,3}?(?:colou?rs?|stars?|stripes?|rings?|symbols?|flags?|emblem|logo|crest)(?![\\p{L}])`,
    sharp:
      'Say what it stands for, or each part of it if it has several, who gave it that meaning and when, how far that is documented or only told afterwards, and which other reading is common, if there is one.',
    points: [
      'Meaning: of it, or of each part, in one sentence',
      'Origin: who gave it that meaning, and when',
      'Certain or not: what is documented, and what was only told afterwards',
      'Other readings: in other places or times, if they are common',
    ],
    steps: [
      'Say in one sentence what it stands for, and part by part if it has several.',
      'Say where that meaning comes from and how certain it is.',
      'End with the reading most often told wrongly, if there is one.',
    ],
  },
  {
    asked: true,
    over: [
      'why',
      'question',
      'explain',
      'describe',
      'fact',
      'points',
      'factors',
      'discuss',
      'overview',
      'list',
      'small',
      'plain',
      'entries',
    ],
    named: `${NO_CODE}what (?:really |exactly |do you think |in your opinion )*makes (?:(?:an?|some|someone|somebody|people|the) )?(?:[\\p{L}'-]+ ){0,3}?(?:good|great|successful|strong|effective|happy|perfect|memorable|healthy|livable|liveable|funny|scary|charismatic|likable|special|popular|classic|beautiful|masterpiece|fair|true|real|boring|trustworthy|interesting)(?![\\p{L}])[^?]{0,50}\\??$|what (?:are|is) (?:some of )?(?:the )?(?:main |key |most important |essential )?(?:qualities|traits|characteristics|ingredients|hallmarks) of (?:an? )?(?:good|great|successful|strong|effective|happy|perfect|memorable|healthy)(?![\\p{L}])[^?]{2,50}\\??$`,
    sharp:
      'Name the few qualities that really decide it, the weightiest first, show each in a moment in which it tells, and say what is often taken for it and is not, and whether it depends on whom one asks.',
    points: [
      'Qualities: the few that really decide it, the weightiest first',
      'Each one: shown in a moment or case in which it tells',
      'Often taken for it: what looks like it and is not',
      'Depends on: whom one asks, or what it is for, if that changes the answer',
    ],
    steps: [
      'Settle which few qualities decide it, and leave out those that hold for anything.',
      'Show each in a moment or case in which it tells.',
      'Say which one can least be missing, and what is wrongly taken for it.',
    ],
  },
  {
    asked: true,
    over: ['scenery', 'describe', 'text', 'narrative', 'portrait', 'explain', 'small', 'plain', 'question', 'process'],
    named: `(?:please )?(?:(?:describe|explain|outline|tell me about) (?:what )?|what (?:was|is|does) )(?:an? |the )?(?:(?:typical|normal|average|ordinary|usual|everyday) (?:work(?:ing)? ?)?(?:day|week|morning|night|year|life|shift)|daily life|a day in the life) (?:(?:like |look like )?(?:in the life )?(?:of|for|as|at|in|on) )(?!my|our|your|me(?![\\p{L}]))[^?]{3,90}`,
    sharp:
      'Go through it from beginning to end with times, tasks and people, keep to what is known of this place and time, tell one moment in detail, and say what was or is quite different from what one imagines.',
    points: [
      'Course: from beginning to end, with times, tasks and people',
      'True to life: only what fits this place and time',
      'One moment: told in detail, with what one sees, hears and smells',
      'Surprise: what is quite different from what one imagines',
    ],
    steps: [
      'Set out the course from beginning to end, with times, tasks and people.',
      'Then fill it in with details that hold for this place and time and no other.',
      'Tell one moment closely, and end with what most people imagine wrongly.',
    ],
  },
  {
    asked: true,
    over: ['describe', 'explain', 'teach', 'question', 'fact', 'small', 'plain'],
    named: `(?:please )?(?:(?:describe|explain) (?:to me )?(?:(?:the )?(?:taste|smell|scent|aroma|flavou?r|feel|feeling|sensation|sound|texture|colou?r) (?:of|when)|what (?:it (?:feels|is|was) like (?:to|when)|[^?.]{2,40} (?:tastes?|smells?|feels?|sounds?) like))|how would you describe (?:the )?(?:taste|smell|scent|flavou?r|feeling|sound|colou?r) of|what (?:does|do|did) (?!i |my |your |a man|a woman|it mean)[^?]{2,40} (?:taste|smell|feel|sound) like(?: to [^?]{2,40})?\\??$|what does it feel like to)`,
    sharp:
      'Go from the first impression to what lingers, compare each part with something the listener knows, say where the comparison fails, and how and why people differ in it.',
    points: [
      'First impression: what one notices at once',
      'Then: how it changes, and what lingers',
      'Comparisons: with what the listener knows, and where they fail',
      'People: how and why they differ in it',
    ],
    steps: [
      'Settle which two or three impressions make it up.',
      'Give each by a comparison with something the listener knows, and say where it fails.',
      'End with what lingers, and how people differ in it.',
    ],
  },
  {
    asked: true,
    over: EITHER,
    named: `(?:which|what|who) (?:came|was|is|existed|appeared|happened|got|started|lived) (?:\\p{L}+ )?(?:first|earlier|older|before)[,:]? [^?]{2,60} or [^?]{2,60}`,
    sharp:
      'Name it in the first sentence, with both dates as far as there are any, say what is counted as the beginning of each, and whether the answer changes if another beginning is taken.',
    points: [
      'Answer: first, with both dates as far as there are any',
      'Beginning: what is counted as that for each',
      'Turned round: whether the answer changes if another beginning is taken',
      'Between them: how one led to the other, if it did',
    ],
  },
  {
    asked: true,
    over: EITHER,
    named: `(?:is|are|was|were) ${NOT_MINE}(?:an? |the )?[^,?.:]{2,40}? (?:really |actually |considered |classified as |classed as |technically |more of )*(?:to be )?(?:an? )?(?!good|bad|better|worse|safe|worth|cheap|healthy)[\\p{L}-]+(?: [\\p{L}-]+)? or (?:an? |just an? |rather an? )[\\p{L} -]{2,30}\\??$`,
    sharp:
      'Say in the first sentence which it is and by which definition or fact, then what speaks for the other and in which sense it may count as that, and name one or two cases that are mixed up in the same way.',
    points: [
      'Answer: which it is, with the definition or fact it follows from',
      'The other: what speaks for it, and in which sense it may count as that',
      'Features: the one or two that decide',
      'Alike: another case that is mixed up in the same way',
    ],
  },
  {
    asked: true,
    over: ['question', 'fact', 'explain', 'describe', 'list', 'entries', 'small', 'plain', 'uses'],
    named: `${NO_CODE}(?:what (?:is|are|was|were) (?:the )?(?:(?:main|primary|typical|key|exact|actual|basic) )*(?:role|function|job|tasks?|dut(?:y|ies)|responsibilit(?:y|ies)|purpose)s? of ${NOT_MINE}(?!(?:human )?(?:life|living|existence|art|fate|love|women|men|religion|nature|gender|symbolism)(?![\\p{L}]))[^?]{2,70}|what (?:do|does|did) ${NOT_MINE}(?:an? |the )?(?:[\\p{L}-]+ ){0,3}?[\\p{L}-]{2,}(?:er|or|ist|ian|ant|ent|iff|ary|man|woman|ect|yst|eon|nurse|coach|clerk|judge|pilot|chef)(?:e?s)? (?:actually |really |typically |usually |even )?do(?: (?:in|at|during|for|on|with|when|all) [^?]{2,60})?\\??$)`,
    sharp:
      'Name the tasks one by one, the weightiest first, each with how exactly it is done and what would be missing without it, and say what is wrongly expected of it or hardly anyone knows.',
    points: [
      'Tasks: one by one, the weightiest first',
      'Each task: how exactly it is done, shown on one moment or case',
      'Without it: what would be missing or go wrong',
      'Wrongly expected: what it is taken to do and does not',
    ],
  },
  {
    asked: true,
    over: ['question', 'ideas', 'suggest', 'list', 'entries', 'fact', 'small', 'plain', 'howto'],
    named: `(?!.*(?<![\\p{L}])(?:(?:years?|yrs?|months?|weeks?)[- ]olds?|dogs?|cats?|people|friends?|phones?|iphones?|laptops?|computers?|tablets?|tvs?|cars?|houses?|rooms?|space|time|money|photos|pension|accounts?|data|land|xlsx)(?![\\p{L}]))(?!.*(?:rice|chicken|turkey|ham|meat|bread|pasta|potato|vegetable|food|cheese|milk|eggs|yolk|soup|batter|dough)(?:e?s)?(?![\\p{L}]))(?:(?:what (?:are|can be|is)|give me|list|name|suggest|brainstorm|come up with|some|good|great|fun|creative|different|other|five|ten|\\p{N}+) )*(?:(?:things|what) (?:(?:can|could|should|do|would) )?(?:i|you|we|one|people)? ?(?:can |could |might )?(?:do|make) with|(?:uses|ways to (?:use|reuse|repurpose|upcycle|recycle))(?: for| of)?)(?=.{0,40}(?<![\\p{L}])(?:old|leftover|left-over|empty|used|unused|spare|broken|extra|wine corks?|egg cartons?|jars?|boxes|bottles|(?:tin|beer|soda|drinks?) cans?|tins?|newspapers?|pallets?|t-?shirts?|jeans|socks|bags|tyres|tires|cds)(?![\\p{L}]))`,
    sharp:
      'Choose uses from different corners (storage, garden, children, gifts, repairs), say for each how many pieces and which tools it takes and how long, and what to clean or leave alone, for example near food or heat.',
    points: [
      'Range: different corners, such as storage, garden, children, gifts',
      'Each use: how many pieces, which tools, how long it takes',
      'Care: what to clean first, and what it is not fit for, such as food or heat',
      'Easiest: the one that takes five minutes, marked',
    ],
  },
  {
    asked: true,
    over: ['suggest', 'question', 'ideas', 'advice', 'list', 'entries', 'small', 'plain', 'points'],
    named: `(?:(?:what are|give me|list|name|tell me|suggest|some|the|a few|good|great|best|most \\p{L}+|effective|different|easy|simple|practical|healthy|cheap|\\p{Nd}+|three|five|ten) )+(?:ways|strategies|techniques|tricks) (?:to|for|of) (?!(?:use|reuse|repurpose|upcycle|recycle|describe|say|write|measure|express|spell|solve|calculate|factor|classify|define|prove|interpret|spread|die|dying|address|start an? (?:essay|e-?mail|letter|sentence|speech|paragraph)|end an? |ask|tell|the following|this|these)(?![\\p{L}]))[^:\\n]{3,90}`,
    sharp:
      'Let each differ in kind from the rest, say exactly how it is done, why it works and for whom it does not, put the one with the most effect for the least effort first, and name the mistake that makes it fail.',
    points: [
      'Each way: exactly how it is done',
      'Reason: why it works, and for whom it does not',
      'Range: different in kind, none a variant of another',
      'Order: the most effect for the least effort first',
      'Mistake: the one that makes most people give up or fail',
    ],
    steps: [
      'Pick ways that differ in kind, and leave out variants of the same one.',
      'Say of each exactly how it is done and why it works, with words or an example where that helps.',
      'Put the one with the most effect for the least effort first, and end with the mistake that spoils it.',
    ],
  },
  {
    asked: true,
    over: ['question', 'fact', 'explain', 'describe', 'small', 'plain', 'unknown', 'process'],
    named: `${NO_CODE}what (?:happens|will happen|would happen|happened)(?: to (?!my|our|me|us)[^?,]{2,40}?)? (?:when|if|after|during|once|as) (?!i(?![\\p{L}])|my |our |we )[^?]{3,90}`,
    sharp:
      'Tell it in the order in which it happens, with times or amounts where they are known, what one notices of it at each point, what it depends on, and how it ends or what stops it.',
    points: [
      'Course: in the order in which it happens, with times or amounts where known',
      'Signs: what one notices of it at each point',
      'Depends on: what makes it go another way',
      'End: how far it goes, and what stops or turns it',
    ],
    steps: [
      'Answer in two sentences: what happens, and what comes out of it.',
      'Then go through it in order, with times or amounts where they are known and what one notices.',
      'End with what makes it go another way, and what is often believed wrongly about it.',
    ],
  },
  {
    asked: true,
    over: ['explain', 'question', 'fact', 'why', 'process', 'describe', 'howto', 'event'],
    named: `${NO_CODE}how (?:was|were|did) ${NOT_MINE}(?![^?]*(?<![\\p{L}])(?:before|without|until|after)(?![\\p{L}]))[^?,]{2,50} (?:invented|discovered|created|founded|come about|originate|come into being|get started)(?: in [^?,]{2,40})?\\??$`,
    sharp:
      'Begin with what people did without it, then say who did what, when and where, which earlier attempts it built on and how it came into use, and correct the story usually told about it if it is wrong.',
    points: [
      'Before it: what people did without it, and what was missing',
      'Steps: who did what, when and where, earlier attempts included',
      'Into use: how and how fast it spread',
      'Legend: the story usually told, and what of it is wrong',
    ],
  },
  {
    asked: true,
    over: ['why', 'question', 'explain', 'small', 'plain', 'fact', 'describe', 'effects', 'discuss', 'overview'],
    named: `what(?:'s| is) the importance of (?!my|our|your|this|that)[^?]{3,60}\\??$|(?:please )?(?:explain|discuss|describe) the importance of (?!my|our|your|this|that)[^?.]{3,60}[?.]?$|(?:(?:please )?explain )?why (?:(?:is|was) it (?:so )?(?:important|necessary|essential|vital|crucial) (?:to|for|that) [^?]{3,80}|(?:is|are|was|were) (?!my|our|this|it |he |she |they )[^?,]{3,60} (?:important|necessary|essential|significant|needed|valuable|vital|crucial)|(?:do|does|did) (?!my|our|this|it )[^?,]{3,50} matter)(?: (?:to|for|in) [^?,]{2,50})?\\??$`,
    sharp:
      'Name the reasons one by one, the weightiest first, show each by what happens or happened where it is missing, with a figure or a case, say for whom it counts most, and what is sometimes overstated about it.',
    points: [
      'Reasons: one by one, the weightiest first',
      'Each reason: what happens or happened where it is missing, with a figure or a case',
      'For whom: it counts most, and for whom little',
      'Overstated: what is sometimes claimed for it and is not well supported',
    ],
  },
  {
    asked: true,
    over: ['ideas', 'suggest', 'list', 'entries', 'small', 'plain', 'unknown', 'recommend', 'question'],
    named: `(?:(?:what are|list|some|good|great|fun|easy|simple|cool|creative|interesting|a|an|few|\\p{Nd}+|three|five|ten) )*(?:(?:ideas?|topics?|projects?|experiments?) for (?:(?:an?|my|our|the|his|her|\\p{L}+) ){0,4}?)?(?:(?:school|kids|grade|middle|high|elementary) )*science (?:fair|projects?|experiments?)(?: (?:projects?|experiments?|ideas?|topics?))*`,
    sharp:
      'Word each as a question that an experiment answers, with what is changed, what is measured and what is kept the same, the material, the weeks it takes and what could spoil the result, from simple to demanding.',
    points: [
      'Each idea: as a question that an experiment answers',
      'Experiment: what is changed, what is measured, what is kept the same',
      'Effort: material, cost, and the days or weeks it takes',
      'Pitfall: what could spoil the result',
      'Order: from simple to demanding',
    ],
  },
];
