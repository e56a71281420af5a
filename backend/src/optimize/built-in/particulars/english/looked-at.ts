import type { Particular } from '../particular.js';
import { WORKED_ON } from '../worked-on.js';

const GIVEN =
  '(?:the |this |that |these |those |each |every |all |both |following |given |provided |below |my |our |a |an |any |in |of |from )*';
const LIMIT =
  '(?:(?:no|not) more than|at most|under|below|less than|fewer than|maximum(?: of)?|max\\.?|within|in|to|down to|up to|using|with)(?: a maximum of)? (?:\\p{Nd}+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|one hundred|a hundred) (?:words|characters|letters|syllables)';

/** What is found, counted or told apart in something given, and what is brought into another kind of text. */
export const ENGLISH_LOOKED_AT: readonly Particular[] = [
  {
    asked: true,
    over: [
      ...WORKED_ON,
      'poem',
      'dialogue',
      'story',
      'email',
      'reply',
      'article',
      'speech',
      'caption',
      'amuse',
      'document',
      'summarise',
    ],
    named: `(?:please )?(?:rewrite|convert|turn|change|transform|write|make|recast|retell|put(?! right| down)|rephrase|adapt|express) ${GIVEN}(?:[\\p{L}-]+ ){0,4}(?:as|in(?:to)?|to|in the form of) (?:an? |the )(?:[\\p{L}-]+ ){0,2}(?:haikus?|poems?|limericks?|sonnets?|songs?|raps?|dialogues?|conversations?|scripts?|scenes?|letters?|telegrams?|news ?(?:report|article|story|item|flash|headline)s?|fairy ?tales?|fables?|diary entr(?:y|ies)|tweets?|text messages?|e-?mails?|recipes?|jokes?|riddles?|proverbs?|monologues?|short stor(?:y|ies)|stor(?:y|ies)|speech|interviews?|ballads?|advertisements?|ads?|weather report|sports commentary|bedtime story|rhymes?|couplets?)(?:[.:,]|$| (?:that|with|of|for|about|between|in|below|and))`,
    sharp:
      'Build it as this form is always built (its lines, speakers, opening and close), carry over what matters in the original and nothing foreign to it, write as people write in this form, and give only the result.',
    points: [
      'Form: built as it always is, with its lines, speakers, opening and close',
      'Content: what matters in the original, nothing foreign to it',
      'Language: as people write in this form, no sentence simply copied',
      'Output: only the result',
    ],
    steps: [
      'Note what of the original has to be in it, and what the form has no room for.',
      'Write it in this form from the first line to the last, and give only that.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'markup', 'inrow'],
    named: `(?=[^]*(?<![\\p{L}])(?:csv|tsv|json|xml|yaml)(?![\\p{L}]))(?:(?:from|using|based on|out of|given|in) [^,\\n]{3,60}, )?(?:please )?(?:list|extract|give|find|pick(?: out)?|select|filter(?: out)?|output|return|show|write down)(?: me)? (?:only |all |every |each |any |the |those |just )+(?:[\\p{L}-]+ ){1,4}?(?:that|which|who|whose|where|with (?:a|an|more|less|fewer|at least|no)|over|above|below|under|older|younger|before|after)(?! (?:are |is )?(?:mentioned|named|listed|given|found|appears?|occurs?|in the text))[^\\n]{3,}`,
    sharp:
      'Go through the entries one by one, give only those that meet the condition, keep values as they are given, work out only what has to be, in one and the same unit, use exactly the columns or keys asked for, and put nothing around it.',
    points: [
      'Rows: only entries that meet the condition, in the order given',
      'Values: as given; what has to be worked out in one unit, as a plain number',
      'Columns or keys: exactly those asked for',
      'Output: valid, nothing before or after it',
    ],
    steps: [
      'Hold each entry against the condition, and work out what is asked of those that meet it.',
      'Give only these in the form asked for, and nothing around it.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'recipe', 'cook'],
    named: `(?!.{0,90}(?:serves?|servings?|portions?|number of people|\\p{Nd}+ people|guests|yields?)(?![\\p{L}]))(?:please )?(?:rewrite|adapt|change|adjust|modify|convert|rework|alter|revise) ${GIVEN}(?:[\\p{L}-]+ ){0,3}(?:recipes?|recipe steps?|steps?|instructions?|directions|method|activit(?:y|ies)|exercises?|games?|workouts?|routines?|dish|meal)(?: below)? (?:(?:so|such) that|so|to (?:work|suit|fit|be made|use)|for (?:use (?:in|with) |an? )(?:[\\p{L}-]+ ){0,2}(?:fryer|cooker|pot|oven|microwave|grill|stove|hob|diet|kitchen|classroom|group|home|beginner|wheelchair)|to make it (?:vegan|vegetarian|gluten|dairy|nut|sugar|low|halal|kosher)|without)(?![\\p{L}])(?! (?:it |they )?(?:is|are|sounds?|reads?) (?:easier|clearer|simpler|shorter|more|less|better)(?! (?:safe|spicy)))`,
    sharp:
      'Change what has to be different for it to work that way (amounts, times, temperatures, tools or order, whichever apply), keep the rest as it is, and return the new version with what to check by eye or by trying.',
    points: [
      'Changed: whatever would not work that way as it stands',
      'Figures: amounts, times and temperatures set anew where they depend on it',
      'Kept: what it is meant to become, and all that still holds',
      'Check: the sign by which one sees that it has worked',
    ],
    steps: [
      'Mark what would not work that way, or not as well.',
      'Set it anew, with its amounts, times or temperatures, and leave the rest.',
      'Give the new version whole, with the sign by which one sees that it has worked.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:rewrite|edit|cut|condense|shorten|trim|reduce|rephrase|compress|tighten|summari[sz]e) [^\\n]{2,80}?${LIMIT}`,
    sharp:
      'Decide first what the reader has to know, cut repetitions, fillers and side remarks, keep every name and figure that counts, count the result, and return only that.',
    points: [
      'Kept: what the reader has to know, names and figures exact',
      'Cut: repetitions, fillers, side remarks',
      'Length: counted, within the limit',
      'Output: only the new version',
    ],
    steps: ['Mark what the reader has to know.', 'Write it from that, count, and cut the least needed until it fits.'],
  },
  {
    asked: true,
    over: ['entries', 'list', 'fact', 'extract', 'plain', 'small', 'unknown'],
    named:
      '(?:(?:please|can you|could you) )*(?:list|name|give me|tell me|what are|provide)(?: me)? (?:at least |up to )?(?:\\p{Nd}{1,2}|two|three|four|five|six|seven|eight|nine|ten|a few|some|several) (?!(?:good |great )?(?:books?|novels?|films?|movies) (?:for|like|to) )(?:[\\p{L}-]+ ){0,2}?(?:songs|films|movies|books|novels|poems|plays|albums|paintings|tv shows|series|operas|short stories|video games) (?:that|which|with|whose|where|in which|by|from|about|set in|starring|featuring|released|written|directed|painted|named|called|containing)(?![\\p{L}])[^\\n]{3,200}',
    sharp:
      'Give only titles that really exist, one a line, each with who made it and the year, and with the few words that show how it meets the condition; fewer are better than one you are not sure of.',
    points: [
      'Titles: only such as really exist',
      'Each one: who made it, and the year',
      'Condition: the few words that show how it is met',
      'In doubt: left out, even if there are fewer then',
    ],
    steps: [
      'Think of more than are wanted, and hold each against the condition.',
      'Give those you are sure of, one a line, with who made them and the year.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'tags', 'quantity'],
    named: `(?:please )?(?:extract|find|list|identify|pull out|collect|copy|give me|take out) ${GIVEN}(?:[\\p{L}-]+ ){0,3}(?:hash-?tags?|(?<!(?:that|which|who) )mentions?(?! (?:an?|the|it|this|something|somebody|someone) )|handles?|links?|urls?|emojis?)(?: [^\\n]{0,30})?(?: in| from| of| used|[.:])`,
    sharp:
      'Give every one exactly as it is written, one to a line in the order of the text, each once, different kinds under their own heading, and say so if there is none of a kind.',
    points: [
      'Every one: exactly as it is written, each once',
      'Order: that of the text, one to a line, kinds apart',
      'None of a kind: said so',
    ],
    steps: ['Go through the text sign by sign.', 'Give what you find exactly as written, kinds apart.'],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'quantity'],
    named: `(?=.*(?:[:"“]|(?<![\\p{L}])(?:in|of|does) (?:the |this |these |my |each )+(?:\\p{L}+ )?(?:words?|sentences?|texts?|paragraphs?|passage|poem|list|string|phrase|following|lines?)|below))(?!.*(?:average|typical))(?:please )?(?:how (?:many|often)|count(?: how (?:many|often))?|find out how (?:many|often)|tell me how (?:many|often)) ${GIVEN}(?:times|occurrences|words?|letters?|vowels?|consonants?|syllables?|sentences?|characters?|adjectives|verbs|nouns|prepositions|commas|capital letters|digits|zeros|lines|paragraphs|[a-z]'s|[a-z]s?) [^\\n]{0,60}(?:in|appear\\p{L}*|occurs?|does|do|contains?|has|have|are there|is there|used|of)`,
    sharp:
      'Give the number first, then show what you counted one by one, so that it can be checked, and say what you counted as one where that can be seen differently.',
    points: [
      'Number: first',
      'Shown: what was counted, one by one',
      'Rule: what counts as one, where that can be seen differently',
    ],
    steps: [
      'Settle what counts as one.',
      'Go through it from the start and number each one you find.',
      'Give the number first, then the numbered ones.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'who', 'quantity'],
    named: `(?:please )?(?:(?:tell me|say|identify|name|decide|state|find out|determine) )?who (?:is|was|are|says?|said|does|did|do|has|had) (?:the )?(?:speaking|talking|speakers?|narrat\\p{L}+|telling|saying|says?|said|each|the pronoun|meant|referred|this|these lines|those lines)[^\\n]{0,60}(?:lines?|sentences?|text|passage|dialogue|conversation|quotes?|story|paragraph|below|here|excerpt)`,
    sharp:
      'Go line by line in the order given, name the person for each, and say in a few words what shows it (a name, a reply, a way of speaking) and where it stays open.',
    points: [
      'Each line: the person first, in the order given',
      'Sign: the name, the reply or the way of speaking that shows it',
      'Open: said so where two are possible',
    ],
    steps: [
      'Note who is named, and who answers whom.',
      'Give the lines in their order, each with the person and the sign that shows it.',
    ],
  },
  {
    asked: true,
    over: [
      'classify',
      'passage',
      'evaluate',
      'judge',
      'handling',
      'grammar',
      'question',
      'plain',
      'unknown',
      'small',
      'input',
      'extract',
      'choice',
      'fact',
    ],
    named: `(?![^\\n:?]* or [^\\n:?]*[:?])(?:please )?(?:(?:tell me|say|identify|decide|choose|find|determine|state|select|pick|mark|point out) )?(?:which|what) (?:one )?(?:(?:of (?:the |these |those )?(?:following |two |three |four )?)?(?:sentences?|statements?|phrases?|versions?|options?|words?|lines?|answers?|headlines?|titles?|spellings?|these|them|the two)|of (?:these|the following|the two)[^\\n]{0,30}?)(?: below)? (?:is|has|contains?|uses?|sounds?|shows?|expresses|means|was|does|comes|fits|describes|makes)(?! the (?:difference|meaning|main))`,
    sharp:
      'Name it first, worded as here, then say in one sentence what in it decides, and go into another one only where it could be taken for right.',
    points: [
      'Answer: first, worded as here',
      'Reason: what in it decides, quoted',
      'Others: only where one could take them for right, with why they are not',
    ],
    steps: [
      'Say for yourself by what one would know it.',
      'Hold each against that, and name the one that fits.',
      'Add in one sentence what decides.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'extend', 'correct'],
    named: `(?:please )?(?:fill in|complete|add|insert|supply|put in|find) ${GIVEN}(?:correct |right |appropriate )?(?:missing |blank |omitted )(?:letters?|vowels?|consonants?|words?|punctuation|signs?|numbers?|digits?|prepositions?|articles?|verbs?|verb forms?|symbols?|operators?)(?: marks?)?`,
    sharp:
      'Return the whole with every gap filled, what is put in set in bold and the rest unchanged, and where something else would fit as well, name it below.',
    points: [
      'Output: the whole, every gap filled, what is put in set in bold',
      'Unchanged: everything else',
      'As good: another solution, only where one fits as well',
    ],
    steps: ['Read past each gap before you fill it.', 'Return the whole, and check each result against its meaning.'],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:find|identify|quote|underline|copy|point out|highlight|name|pick out|what is|which is|which sentence is|circle|mark|write down) (?:the )(?:\\p{L}+ ){0,2}(?:topic sentence|thesis(?: statement)?|key sentence|punch ?line|turning point|climax|main clause|subordinate clause|main verb|antecedent|subject|direct object|indirect object|object|predicate|unnecessary (?:sentence|word)|redundant (?:sentence|word)|odd sentence|call to action|premise|transition(?: word)?|keyword|word that (?:does not|doesn't) \\p{L}+|sentence that (?:does not|doesn't) \\p{L}+)(?= and | in | of | from |[.:]|$)`,
    sharp:
      'Quote it exactly as it stands, whole and nothing around it, say in one sentence by what one knows it, and name what could be taken for it instead.',
    points: [
      'Answer: quoted exactly as it stands, whole',
      'Sign: by what one knows it, in one sentence',
      'Not this: what could be taken for it instead, and why it is not',
    ],
    steps: [
      'Ask of each part what it does in the whole.',
      'Quote the one that is asked for, and say by what one knows it.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'quantity'],
    named: `(?:please )?(?:convert|calculate|compute|work out|add up) (?!.{0,80}(?:json|code|script|python))[^.:\\n]{2,70}(?:,? and| then)(?: then)? (?:tell(?: me)?|say|explain|decide|compare|name|judge|check|state|let me know|find out|determine|show)(?![\\p{L}]| (?:your|the|all) (?:work|working|steps))`,
    sharp:
      'Give the value first with the way it was got in one line, then answer the other part in a sentence of its own from that value.',
    points: [
      'Value: first, with its unit and the way it was got in one line',
      'Second part: a sentence of its own, from that value',
      'Rounding: as one would use it',
    ],
    steps: ['Work out the value, and check it backwards.', 'Give it, then answer the other part from it.'],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?!.*(?:which of|which are|which is|and which))(?:please )?(?:identify|determine|say|tell me|find out|name|state|decide|work out|extract) (?:which|what|who|whom|where|when|how|whether) (?![^.\\n]{0,60} to (?:do|say|cook|wear|buy))[^.\\n]{2,70},? and (?:also )?(?:which|what|who|whom|where|when|how|whether)(?![\\p{L}])`,
    sharp:
      'Answer each of the questions in a line of its own in the order asked, from what is given here, with the words that show it, and say where it leaves one open.',
    points: [
      'Each question: a line of its own, in the order asked',
      'Basis: what is given here, with the words that show it',
      'Open: said so where it does not tell',
    ],
    steps: ['Mark for each question the words that answer it.', 'Answer them line by line in the order asked.'],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'poem'],
    named: `(?:[^.\\n]{0,50}[.?] )?(?:please )?(?:explain|identify|find|determine|what(?: is|'s)|give|name|describe|mark|analy[sz]e|label|does|scan)[^.\\n]{0,40}(?:rhyme scheme|rhyming scheme|met(?:er|re)(?= (?:of|in)|[.?:])|stress pattern)`,
    sharp:
      'Give the scheme first, then each line with its letter or its stresses and the sounds that match, and say where one only nearly fits.',
    points: [
      'Scheme: first, by its letters or its name',
      'Lines: each with its letter or stresses, and the sounds that match',
      'Nearly: marked where the fit is loose',
    ],
    steps: [
      'Say the lines aloud in mind, and mark the last sounds or the stresses.',
      'Give the scheme, then the lines with their marks.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'caption', 'headlines', 'amuse', 'dialogue'],
    named: `(?:please )?(?:write|create|give|suggest|make up|come up with|think of|invent)(?: me)? (?:an? |the |one |two |three |some |\\p{Nd}+ )?(?:[\\p{L}-]+ ){0,2}(?:captions?|lines?|punch ?lines?|speech bubbles?|texts?) (?:for|to|of|in) ${GIVEN}(?:[\\p{L}-]+ ){0,2}(?:cartoons?|memes?|comics?|comic strips?|funny (?:photo|picture|image)s?)`,
    sharp:
      'Let one of the figures say something quite ordinary that the picture makes absurd, describe nothing that can be seen, keep it to one short line with the turn at its end, and give two others with another idea.',
    points: [
      'Idea: something ordinary that this picture makes absurd',
      'Left out: what can be seen anyway',
      'Length: one short line, the turn at its end',
      'Below: two others, each with another idea',
    ],
    steps: [
      'Ask what people would say in the ordinary version of this scene.',
      'Put that into a mouth in this one, and cut until the turn comes last.',
      'Give the best, and two others with another idea.',
    ],
  },
];
