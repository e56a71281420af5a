import type { Particular } from '../particular.js';
import { WORKED_ON } from '../worked-on.js';

/** What stands beside such an order, however it is called. */
const GIVEN =
  '(?:the |this |that |these |those |each |every |all |both |following |given |provided |below |my |our |a |an )*';
const MAKE =
  '(?:please )?(?:write|create|make(?: up)?|give|invent|come up with|think of|suggest|provide|find|compose|generate|formulate)(?: me)? ';
const SAY =
  '(?:please )?(?:say|decide|determine|tell(?: me)?|judge|state|check|identify|classify|label|find out|assess|see|indicate|explain)';
/** "As positive, negative or mixed", "(joy, anger, fear)", "of each sentence": one of several labels, or one for each. */
const LABELLED =
  '[^\\n]*?(?:(?<![\\p{L}])(?:of|in|behind|for) (?:each|every)(?![\\p{L}])|(?<![\\p{L}])as (?:either )?(?:an? )?["\'“‘]?[\\p{L}-]+["\'”’]?(?:,| or )|[(:] ?[\\p{L}-]+(?:, [\\p{L}-]+)*,? or [\\p{L}-]+|(?<![\\p{L}])positive[^\\n]{1,20}negative|[(:] ?[\\p{L}-]+(?:, [\\p{L}-]+){2,}\\))';

/** What is found, up to what is then to be done with it. */
const FIND_AND =
  '(?:please )?(?:extract|find|identify|pick out|underline|collect|pull out|locate|mark|highlight|spot|take out|circle|(?:list|name|note|write down|get)(?=[^.:\\n]{2,80}(?:mentioned|in the|from the|in this|from this|of the(?!\\p{L})|of this))) (?!out|the (?:error|mistake|fault|flaw|problem)|[^.:\\n]{0,40}(?:film|book|movie|song)s)[^.:\\n]{2,90}(?:,| and| then)+ (?:then )?';

/** Small orders on a text, a row or a piece of code given below them, each with lines of its own. */
export const ENGLISH_WORKED_ON: readonly Particular[] = [
  {
    asked: true,
    over: [...WORKED_ON, 'correct', 'translate'],
    named: `(?:please )?(?:convert|change|rewrite|turn|translate|put|adapt|switch|edit) [^\\n]{0,70}(?:to|into|in|using|for) (?:an? )?(?:british|american|australian|canadian|uk|us|indian) (?:english|spelling|readers|version)`,
    sharp:
      'Change the words, spellings and set phrases that differ between the two varieties and nothing else, give the whole text, and below it each change as a pair.',
    points: [
      'Change: words, spellings and set phrases that differ between the two varieties',
      'Unchanged: everything else, word order included',
      'Below: each change as a pair, old and new',
    ],
    steps: [
      'Mark each word, spelling and phrase that is used otherwise there, units and dates included.',
      'Give the whole text with exactly these changed, and the pairs below it.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:(?:you (?:are|will be) given|here are|given|read|below are|look at) [^.?!:\\n]{0,80}[.:,] )?(?:${SAY} [^.\\n]{0,90}|(?:do|does) [^.?\\n]{0,60})(?:follows? from|entail\\p{L}*|contradict\\p{L}*|(?:mean|say|express|report|describe|ask|cover)(?:s|ing)? (?:about )?(?:exactly )?(?:the )?same|same meaning|paraphras\\p{L}+ of|supports? or|supported by|refute)`,
    sharp:
      'Give the verdict first, in the words asked for, then set the words of the two that decide it side by side, and go only by what they say.',
    points: [
      'Verdict: first, in the words asked for',
      'Reason: the words of the two that decide it, side by side',
      'Basis: only what the two say, nothing known from elsewhere',
    ],
    steps: [
      'Set side by side what the two say on the same point: who, what, when, how many.',
      'Give the verdict, and below it in one sentence the words that decide it.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `[^:\\n]{0,70}(?:(?:a |is |as |an? )?fact or (?:an? |is )?opinion|(?:an? )?opinion or (?:a )?fact|facts? from opinions?|facts? and (?:which are )?opinions?)`,
    sharp:
      'Give the verdict first, then the word that decides it (one that can be checked, or one that values), and where both are mixed, say which part is which.',
    points: [
      'Verdict: fact or opinion, before any reason',
      'Sign: the word that can be checked or that values, quoted',
      'Mixed: said which part is which, where it is both',
    ],
    steps: [
      'Ask of each statement by what it could be proved wrong.',
      'Give the verdict first, then the word that decides it.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    // One thing is found and another put in its place.
    named: `(?:please )?(?:find|identify|locate|spot|pick out|take|underline) [^.:\\n]{2,60}(?:,| and| then)+ (?:then )?(?:replace|swap|substitute|exchange|(?:change|turn|put|rewrite)(?= (?:it|this|that|the (?:word|verb|adjective|noun|adverb|sentence))(?![\\p{L}])))(?![^.:\\n]{0,40}(?:table|list|format|order))`,
    sharp:
      'Give the whole with only that changed and the new words in bold, keep sense and tone, and adapt an article or ending where it needs that.',
    points: [
      'Output: the whole, the new words in bold',
      'New words: true to sense and tone, article or ending adapted',
      'Unchanged: everything else',
    ],
    steps: [
      'Name what is to be changed, and try the new words in its place.',
      'Give the whole with nothing else changed, the new words in bold.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `${FIND_AND}(?:sort|order|arrange|count|calculate|add|sum|group|work out|rank)(?! (?:me )?(?:only|just))`,
    sharp:
      'Take every one once, then do with exactly these what else is asked, and show the finds first and the result below them.',
    points: [
      'Found: every one, once',
      'Then: what else is asked, done with exactly these',
      'Shown: the finds first, the result below them',
    ],
    steps: ['Go through what is given once, and note every match.', 'Do with these what else is asked, and give both.'],
  },
  {
    asked: true,
    over: WORKED_ON,
    within: /[:\n]\s*\S|["“][^"”]{12,}/u,
    named: `${FIND_AND}(?:give|write|put|convert|turn|change|replace|translate|mark|label|define|state|rewrite|correct|describe|format|express|spell|provide|supply|categori[sz]e|note|flag|what (?:happened|was|is|each|it|they)|tell me (?:what|which|how|whether)|say (?:what|which|how|whether)|explain (?:what|how|why|their|its|them|it|each|in|the))(?! (?:me )?(?:only|just))`,
    sharp:
      'Give one line for each, first as it stands there and behind it what else is asked, every one once and in the order given.',
    points: [
      'Beside each: what else is asked, in the same form for all',
      'Lines: one for each, as it stands there first, in the order given',
      'Doubtful, if any: marked, nothing guessed',
    ],
    steps: [
      'Go through what is given once, and note every match.',
      'Give one line for each, with what else is asked right behind it.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'cells', 'markup'],
    // Each entry becomes a row of fields, some of which have to be judged.
    named: `(?:(?:each|every|below|here|these|the following|i have|this)(?![\\p{L}])[^\\n]{3,90}[.:,;] )?(?:please )?(?:for (?:each|every)(?: one| of them| line| note| entry| item| row)?,? (?:give|name|list|state|write|note|say|put|extract|add)|(?:give|name|list|state|extract|write down|note|say) for (?:each|every)(?: one| of them| line| note| entry)?)[^\\n]{5,200}(?:table|columns?|csv|spreadsheet)`,
    sharp:
      'Give one row for each entry in the order given, keep the cells as short as possible and alike down a column, judge what has to be judged by what the entry says was done or is needed, and mark what it does not say.',
    points: [
      'Rows: one for each entry, in the order given',
      'Cells: as short as possible, worded alike down a column',
      'To be judged: by what the entry says, and not by what it only mentions',
      'Not said: marked, nothing guessed',
    ],
    steps: [
      'Read off each entry what belongs into which column.',
      'Give one row for each, and compare every row with its entry.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'complete', 'email'],
    // One name or word in a text gives way to another.
    named: `(?:please )?(?:change|replace|swap|switch|update|substitute) (?!.{0,60}(?:better|synonym|stronger|simpler|tense|tone|tones|style|voice|ending|point of view|perspective)(?![\\p{L}]))[^.:\\n]{2,60} (?:in|of|throughout) (?:the |this |my |following |given |below )*(?:text|sentence|paragraph|passage|story|letter|e-?mail|message|note|poem|dialogue|script|notice|announcement|line|post|caption|invitation)s?[^.:\\n]{0,30} (?:to|with|by|for|into) [^\\n]{2,80}`,
    sharp:
      'Change it wherever it occurs, adapt what depends on it (pronouns, endings, facts tied to it) and nothing else, and give the whole text ready to copy.',
    points: [
      'Changed: wherever it occurs',
      'Adapted: what depends on it, such as pronouns, endings and facts tied to it',
      'Output: the whole text, ready to copy, nothing else touched',
    ],
    steps: [
      'Mark every place where it occurs, and what depends on it.',
      'Give the whole text with exactly these changed.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'arrange', 'rank', 'recommend'],
    // An order of taste: no date or figure decides it.
    named: `(?!.{0,140}(?:alphabet|chronolog|release|year|date|rating|length|duration|oldest|newest|popularity|number of|box office))(?:given [^.:\\n]{2,40}[,.] )?(?:please )?(?:put|arrange|order|sort|sequence|organi[sz]e|place|turn) (?=[^.:\\n]{0,40}(?:these|following|given|those|them|a set|the songs|my))[^.:\\n]{0,60}(?:songs?|tracks?|courses|dishes|acts|pieces|poems|slides|films|movies|activities|wines|games|them)(?![\\p{L}])[^.:\\n]{0,80}(?:playlist|order|sequence|set ?list|programme|line-?up|menu|(?:in)?to (?:an? )?(?:evening|night|party|set))`,
    sharp:
      'Give every one of them once, numbered, with a few words on why it stands there, let the order have a beginning, a high point and an end, and add none.',
    points: [
      'Items: every one given, once, numbered, none added',
      'Beside each: why it stands there, such as mood, pace or the link to the next',
      'Arc: a beginning, a high point and an end',
    ],
    steps: [
      'Settle for each how calm or strong it is, and which could open, peak and close.',
      'Give the finished order, numbered, with a few words on each place.',
    ],
  },

  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:extract|find|list|identify|pick out|collect|pull out|get|take|write down|note|give(?: me)?) [^.:\\n]{2,60}(?:from|in|mentioned|of) [^.:\\n]{2,40} (?:(?:in|into|using|with|as|to) (?:the |a |an )?(?:[\\p{L}\\p{N}/:-]+ )?(?:format|form|iso|alphabetical|chronological|ascending|descending|reverse|yyyy|dd|mm|roman|digits|figures|words|numerals|lower ?case|upper ?case|capitals|capital letters|(?:their )?(?:base|dictionary|singular|plural|infinitive))|sorted|ordered|arranged|along with|together with|with (?:their|its|his|her)(?! words))`,
    sharp:
      'Give every one once, exactly in the form or order asked for and the same for all, and mark any for which what is given does not settle it.',
    points: [
      'Found: every one, once',
      'Form: exactly the one asked for, the same for all',
      'Not settled: marked, nothing guessed',
    ],
    steps: [
      'Go through what is given once, and note every match.',
      'Bring each into the form or order asked for, and give them.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:find|identify|spot|list|underline|extract) (?:the |all |any |all the |every )?(?:numbers?|dates?|prices?|amounts?|times?|abbreviations?|contractions?|names?|verbs?|nouns?|adjectives?|units?|measurements?) [^.:\\n]{0,40}(?:and|then) (?:write|put|spell|convert|turn|change|replace|expand|give|translate)`,
    sharp:
      'Find every one first, then bring each into the form asked for, the old one in front of it, one to a line, none left out.',
    points: [
      'Found: every one, in the order of the text',
      'Beside each: the form asked for, the same for all',
      'Check: as many lines as there are in the text',
    ],
    steps: ['Note every match in the order of the text.', 'Give each with the form asked for beside it.'],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:find|identify|list|pick out|underline|name|extract|circle|highlight|mark|spot|point out|what are|which are|write down|which words are|select) (?:all |the |every |each |any |of |\\p{Nd}+ )*(?:(?:proper|common|abstract|collective|compound|concrete|transitive|modal|auxiliary|phrasal|irregular|possessive|personal|relative|subordinating|coordinating) )?(?:adjectives|verbs|nouns|adverbs|pronouns|prepositions|conjunctions|articles|interjections|idioms|metaphors|similes|clauses|gerunds|participles|infinitives|determiners|modals|figures of speech|literary devices|rhetorical devices)(?: (?:in|from|of|used in) ${GIVEN}(?:\\p{L}+ )?(?:sentences?|texts?|paragraphs?|passages?|poems?|quotes?|lines?|extracts?|excerpts?|list|story|speech|phrases?|verses?|proverbs?)|(?: in)?:)`,
    sharp:
      'Give every one in the order in which they stand, also those that only work as one here, and add a reason only where one could err.',
    points: [
      'Every one: in the order in which they stand, as they stand',
      'Included: what only works as one here',
      'Reason: only where one could err',
    ],
    steps: [
      'Go through the text word by word, and ask what each does in its sentence.',
      'Give those that are asked for in their order, with a reason only where one could err.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON.filter((kind) => kind !== 'describing'), 'summarise', 'sumup'],
    // With a scale given, or for each of several, it is a sorting and no search for a place.
    named: `(?!${LABELLED})(?:please )?(?:identify|find|name|state|determine|give|tell me|say|point out|recogni[sz]e|what (?:is|'s)|describe|decide) (?:what |me )?(?:is )?(?:the )?(?:(?:main|central|overall|key|core|biggest|real|underlying|author's|writer's|speaker's|customer's|narrator's|sender's|poet's|principal|general|primary|chief) )*(?:idea|complaint|topic|theme|message|point|purpose|problem|issue|concern|tone|mood|attitude|intent|intention|emotion|feeling|genre|opinion|(?:target |intended )?audience|point of view|perspective|setting|conflict|argument|claim|thesis|conclusion|moral|request|reason|narrator|request|goal|sentiment) (?:of|in|on|about|behind|expressed|that|conveyed|made|here|to|addressed|does) [^\\n]{0,80}(?:text|passage|paragraph|sentences?|feedback|reviews?|e-?mails?|messages?|letter|article|poem|story|comment|complaint|post|tweet|speech|quote|conversation|dialogue|note|ad|advert|advertisement|abstract|statement|excerpt|lines?|below|following|customer|writer|author|speaker|sender|fable|song|lyrics|argument)(?!\\p{L})(?! (?:in|using|with) (?:(?:at most|exactly|no more than|fewer than|under|just|only) )?(?:one|a single|two|three|four|five|six|ten|a few|\\p{Nd}))`,
    sharp:
      'Name it first, as precisely as the words allow, then quote the one or two places that show it, and say what else stands there that is easily taken for it, if anything.',
    points: [
      'Answer: first, in one precise phrase or sentence',
      'Evidence: the one or two places that show it, quoted',
      'Set apart: what else is said there and is easily taken for it',
    ],
    steps: [
      'Note the words that carry it, and what is only said beside it.',
      'Name it in one sentence, with the place that shows it best.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `${MAKE}(?:an? |one |two |three |some |\\p{Nd}+ )?(?:[\\p{L}-]+ ){0,2}(?:word|story|math|text|maths) problems? (?:for|from|based on|that|whose|using|out of|with|to (?:go with|match|fit))(?! (?:students?|kids|children|grade|my|a class|class|third|fourth|fifth|first|second|sixth))`,
    sharp:
      'Let each number and sign of it stand for something in one everyday situation, ask for the unknown in the last sentence, see that the answer makes sense there, and give the solution below.',
    points: [
      'Situation: one from everyday life, in which each number and sign stands for something',
      'Question: last, asking for the unknown',
      'Sense: an answer that is possible there, such as no half persons',
      'Below: the solution, with what the unknown stands for',
    ],
    steps: [
      'Work it out silently, to see which kind of quantity the answer can be.',
      'Choose a situation in which each number and sign means something, and ask for the unknown last.',
      'Read it back into figures to see that exactly what is given comes out.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:${MAKE}(?:an? |one |two |three |some |\\p{Nd}+ )?(?:\\p{L}+ )?(?:hints?|clues?|riddles?|descriptions?) [^\\n]{0,60}|(?:please )?(?:describe|explain|define|paraphrase|hint at) [^\\n]{0,60})without (?:using|saying|mentioning|naming|giving away|revealing) (?:the (?:word|name|thing|object|term|answer)|it(?![\\p{L}])|its name|any of|that word)`,
    sharp:
      'Point to it by what it does, where one meets it and what sets it apart from its nearest neighbour, so that one answer remains, and use neither the word nor one of its family.',
    points: [
      'Content: what it does, where one meets it, what sets it apart from its neighbours',
      'Aim: only one answer remains at the end',
      'Forbidden: the word, its family and whatever else is excluded',
    ],
    steps: [
      'Note what one would say first about it, and which words are therefore forbidden.',
      'Go from the general to what only it has, so that one answer remains.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'code', 'debug', 'readcode', 'technical', 'coding', 'formula', 'snippet'],
    named: `(?:please )?(?:add|write|insert|put|include)(?: me)? (?:[\\p{L}-]+ ){0,3}(?:comments?|docstrings?)(?: to explain)? (?:to|in|into|for|on|above|that) (?:${GIVEN}(?:[\\p{L}+#]+ )?(?:code|function|script|program|snippet|class|method|lines?|query|loop)|explain)|(?:please )?comment (?:the |this |my |each |every )(?:following |given |line |piece |of |below )*(?:code|line|function|script|program|snippet|class|method)`,
    sharp:
      'Leave the code itself exactly as it is, put above each step a short comment that says what it is for and not what its signs say, and one in front of the whole with what goes in and what comes out.',
    points: [
      'Code: exactly as it is, not one sign changed',
      'Comments: above each step, with what it is for, not what its signs say',
      'Start: one line on what goes in and what comes out',
      'Tricky places: said why it is done that way',
    ],
    steps: [
      'Divide it into steps, and say for yourself what each is for.',
      'Return the whole code with a comment above each step, and nothing else changed.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'code', 'readcode', 'technical', 'coding', 'formula', 'snippet'],
    named: `(?:please )?(?:translate|convert|explain|describe|express|put|say|tell(?: me)?|turn|rephrase|summari[sz]e)[^.:\\n]{0,60}(?:sql|quer(?:y|ies)|regex|regular expression|code|function|formula|command|program|script|pseudo-?code|snippet|expression|statement|condition|loop)[^.:\\n]{0,40}(?:in(?:to)?|to|as|using) (?:an? |one )?(?:plain|simple|everyday|normal|natural|ordinary|non-technical|clear)? ?(?:english|words|language|terms|sentence)`,
    sharp:
      'Say in one sentence what comes out of it, then take its conditions one by one in everyday words, none left out, and name what one would not expect, such as order, limits or empty values.',
    points: [
      'First: what comes out of it, in one sentence',
      'Conditions: each in everyday words, none left out',
      'Order and limits: as they are there',
      'Unexpected: such as empty values or ties, in one line',
    ],
    steps: [
      'Note for yourself what goes in, which conditions hold and what comes out.',
      'Say it in one sentence, then take the conditions one by one.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'code', 'readcode', 'technical', 'coding', 'snippet'],
    named: `(?:please )?(?:rewrite|refactor|simplify|shorten|clean up|tidy up|improve|optimi[sz]e|modify|change|convert|turn|reduce|restructure|speed up|rename) (?:the |this |that |these |my |our |following |given |below |each )+(?!pseudo)(?:[\\p{L}+#]+ ){0,3}(?:code|loops?|functions?|snippet|programs?|script|quer(?:y|ies)|method|class|if statements?|if[ -]else\\p{L}*|variables?)(?=[ ,.:]|$)`,
    sharp:
      'Give the new version whole, ready to take the place of the old one, with the same result for every input unless I ask for another, and say below in two lines what changed and where it could matter.',
    points: [
      'Code: whole, ready to take the place of the old one',
      'Result: the same for every input, unless another is asked for',
      'Change: what is asked for, all else as it is',
      'Below: what changed and where it could matter, in two lines',
    ],
    steps: [
      'Say in one line what the given code does.',
      'Give the new version whole.',
      'Show one input, an awkward one, with what both versions give.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'summarise', 'headlines'],
    named: `(?:please )?(?:shorten|cut|trim|condense|reduce|compress|tighten) (?!to |into |this (?:in)?to |it (?:in)?to )${GIVEN}(?:[\\p{L}-]+ )?(?:headline|title|subject line|tweet|slogan|caption|sentence|tagline|heading)(?! points| summary|-length)`,
    sharp:
      'Keep who does what and the one fact that matters, drop asides and weak verbs first, keep to the length if one is named, and give one version ready to use with a second that keeps another detail.',
    points: [
      'Kept: who does what, and the one fact that matters',
      'Dropped: asides, fillers, weak verbs',
      'Second version: below it, with another detail kept',
    ],
    steps: [
      'Mark what cannot be missing: who does what, and the one fact that matters.',
      'Build the short version from that, count its words, and give it.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'summarise', 'poem'],
    named: `(?:please )?(?:rewrite|rephrase|say|express|put|retell|write|describe|summari[sz]e|reword|tell) [^\\n]{0,90}(?:(?:in |has |have |of |with |using )?exactly (?:\\p{Nd}+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:words|syllables|letters|lines)|without (?:using )?(?:the letter|any (?:words? (?:with|that)|adjectives|verbs)|words? (?:with|that|of))|(?:every|each) (?:word|line|sentence) (?:starts?|begins?|beginning|starting|ends?|rhym\\p{L}+)|(?:only |using )(?:one-syllable|words of one syllable|monosyllab\\p{L}+))`,
    sharp:
      'Meet the condition exactly and test it sign by sign before you answer, keep the meaning as far as the condition allows, and give the finished version alone.',
    points: [
      'Condition: met exactly, counted or tested before you answer',
      'Meaning: kept as far as the condition allows',
      'Language: natural all the same',
      'Output: the finished version, nothing around it',
    ],
    steps: [
      'Write a first version silently, and test it against the condition word by word.',
      'Change what breaks it, test again, and give only the version that passes.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `${MAKE}(?:an? |one |two |three |some |\\p{Nd}+ )?(?:(?:\\p{L}+|real-life)(?:,? and)? ){0,2}analog(?:y|ies) (?:for|to|that|of|about|explaining|describing|which|between)`,
    sharp:
      'Take it from something everybody has handled, say part by part what stands for what, let the point that makes the thing special be in it, and name in one line where the comparison ends.',
    points: [
      'Picture: something everybody knows from daily life',
      'Match: part by part, what stands for what',
      'Point: what makes the thing special is in it',
      'Limit: where the comparison ends, in one line',
    ],
    steps: [
      'Note for yourself the two or three parts of it that matter, and how they work on each other.',
      'Find something from daily life with the same parts, and tell it in a few sentences.',
      'Say what stands for what, and where the comparison ends.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:find|identify|name|state|what (?:is|are)|what|which|point out|spot|uncover|list|make explicit) ?(?:the |any |all |an? )?(?:\\p{L}+ )?(?:hidden|unstated|implicit|underlying|unspoken|tacit|missing) (?:assumptions?|premises?|presuppositions?)`,
    sharp:
      'State in one full sentence what has to be true for the claim to follow and is nowhere said, show the gap between reason and claim, and give one case in which it does not hold.',
    points: [
      'Assumption: what must be true and is not said, in one full sentence',
      'Gap: what the reason gives, and what the claim needs',
      'Counter-case: one in which the reason holds and the claim does not',
    ],
    steps: [
      'Part what is given as a reason from what is claimed.',
      'Put into one sentence what has to be added for the one to follow from the other.',
      'Give a case in which that is not so.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'checklist'],
    named: `(?:please )?(?:(?:group|divide|split|cluster|categori[sz]e) [^.:\\n]{2,60}(?:by|into|according to) (?:priority|urgency|importance|days?)|(?:group|sort|organi[sz]e|arrange|divide|split|turn|put|cluster|categori[sz]e|rearrange) [^.:\\n]{2,70}(?:grouped |sorted |organi[sz]ed |divided )?(?:by|into|according to) (?:(?:store|supermarket|shop|grocery) )?(?:aisles?|sections?|rooms?|topics?|themes?|department|subject|meaning|person|areas?|context|purpose|recipient|categor(?:y|ies)|types?|kinds?|colou?rs?|genre|season|groups|["“'‘][^\\n]{2,60})(?! (?:and|or|then) (?:by|date)))`,
    sharp:
      'Put each under a heading, none left out and none twice, the groups in the order in which one needs them, and those that could stand in two marked with the reason for their place.',
    points: [
      'Groups: each under a heading, in the order in which one needs them',
      'Items: every one, once, worded as given',
      'Between two: marked, with the reason for its place',
    ],
    steps: [
      'Name the groups first, as few as will do.',
      'Put each item into one of them, none left out, and mark those that could stand in two.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'translate'],
    named: `(?:please )?translate [^\\n]{0,70}(?:first (?:in|into|as|to) [^\\n]{2,50}then|(?:both |in )?(?:a |an )?(?:formal(?:ly)?|polite)(?: [\\p{L}]+)? and (?:then |once )?(?:in )?(?:an? )?(?:informal|casual|familiar|colloquial)|(?:two|three|both) (?:versions|registers|ways|variants|languages)|(?:in)?to (?:french|spanish|german|italian|portuguese|romanian|chinese|japanese|arabic|latin|dutch|polish|russian|swedish|korean|greek|turkish|hindi)(?:, \\p{L}+)*,? and (?:then )?(?:(?:in)?to )?(?:french|spanish|german|italian|portuguese|romanian|chinese|japanese|arabic|latin|dutch|polish|russian|swedish|korean|greek|turkish|hindi|back))`,
    sharp:
      'Give each version under its own label, worded as people there really say it and not built on the other one, with meaning and names the same in all, and say in one line where they differ.',
    points: [
      'Versions: each under its own label, in the order asked for',
      'Wording: what people really say there, each built anew',
      'Meaning: the same in all, names and figures kept',
      'Difference: what changes between them, in one line',
    ],
    steps: [
      'Say each version as somebody there would, not word for word.',
      'Give them under their labels, and below in one line what differs.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:describe|suggest|give|list|name|tell me|think of|come up with|find|provide|share|explain|what are)[^.:\\n]{0,40}(?:how|ways?|ideas?|uses?)[^.:\\n]{0,50}(?:reus\\p{L}+|re-us\\p{L}+|repurpos\\p{L}+|upcycl\\p{L}+)`,
    sharp:
      'Give several that differ in kind, from the one done in a minute to the one for an afternoon, each with what else it takes, and say what has to be cleaned, checked or avoided first.',
    points: [
      'Ideas: different in kind, from a minute to an afternoon of work',
      'Beside each: what else it takes, in a few words',
      'Before: what to clean, check or avoid',
      'First choice: the one most people would keep up',
    ],
    steps: [
      'Note what the thing can do: hold, close, cover, carry, grow something.',
      'Give an idea for each of these, with what else it takes.',
      'Say what has to be cleaned, checked or avoided first.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:convert|change|write|express|give|put|turn|spell(?: out)?) [^.:\\n]{0,50}(?:numbers?|figures?|year|integers?|values?|fractions?|decimals?|percentages?|ratios?|\\p{Nd}+)[^.:\\n]{0,30}(?:in|to|into|as|using|with) (?:[\\p{L}-]+ ){0,2}(?:roman numerals?|binary|hex\\p{L}*|octal|base \\p{Nd}+|words|scientific notation|morse\\p{L}*|decimal|percentages?|fractions?|standard form|(?:an? )?(?:decimal|percentage|fraction)s?(?: and (?:an? )?\\p{L}+)?)`,
    sharp:
      'Give each result on a line of its own, then show in one line how it is put together, so that it can be checked.',
    points: [
      'Result: each on a line of its own, next to what is given',
      'Check: how it is put together, in one line',
      'Form: written as is usual for this notation',
    ],
    steps: [
      'Convert one after the other, and convert each back to see that it is right.',
      'Give each on a line of its own, with how it is put together.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'correct'],
    named: `(?:please )?(?:remove|delete|replace|anonymi[sz]e|redact|mask|swap|capitali[sz]e|expand|strip|censor|black out|number|take out|substitute) (?!(?:the |this |my |a )?(?:jargon|clich\\p{L}+|battery|filter|background|lines? of code))[^.:\\n]{0,70}(?:in|of|from|with|by|throughout) ${GIVEN}(?:[\\p{L}-]+ ){0,3}(?:text|sentences?|paragraph|passage|message|e-?mail|letter|note|story|list|lines?|poem|names?|words?|initials|placeholders?|symbols?|pronouns?|numbers?|asterisks|synonyms|nouns?)`,
    sharp:
      'Change every place this applies to and nothing else, give the whole of it, and below in one line how many places were changed and any that were in doubt.',
    points: [
      'Change: every place it applies to, the same way each time',
      'Unchanged: everything else',
      'Output: the whole, ready to use',
      'Below: how many places, and any in doubt, in one line',
    ],
    steps: [
      'Mark every place this applies to.',
      'Give the whole with exactly these changed, and below how many they were.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?expand (?:all |the |any )*(?:abbreviations?|contractions?|acronyms?|short forms?|shorthand|notes?)(?! (?:below )?into (?:an? )?(?:article|essay|story|blog|post|report|e-?mail|letter))`,
    sharp:
      'Write out every short form in full and leave the rest as it is, give the whole of it, and mark any that could stand for two things.',
    points: [
      'Short forms: every one written out',
      'Facts: times, names and requests as given',
      'In doubt: any that could stand for two things, named below',
    ],
    steps: [
      'Mark every short form, and what it stands for here.',
      'Give the whole written out, and below any that was in doubt.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'quiz', 'interview'],
    named: `(?:please )?(?:make|create|write|give|generate|provide|compose)(?: me)? [^.:\\n]{0,30}crossword (?:puzzle )?(?:clues|clue list|list|puzzle|entries)`,
    sharp:
      'Give one clue to each answer with the number of letters behind it, all answers real words of the theme and within the length named, no part of the answer in its clue, and mix plain clues with a few that play.',
    points: [
      'Form: one line each, clue, number of letters, answer',
      'Answers: real words of the theme, within the length named, none twice',
      'Clues: as short as in a newspaper, no part of the answer in them',
      'Level: mostly plain, a few that play with the word',
    ],
    steps: [
      'Choose the answers first, and count the letters of each.',
      'Write one clue for each, and test that no other common word fits.',
      'Give them in one list, with the answers where they are asked for.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'statements', 'puzzle', 'math'],
    named: `[^\\n]{0,400}(?:${SAY}|judge) (?:for )?each [^.:\\n]{0,60}(?:true, false,? (?:or|and) (?:uncertain|unknown|undetermined|cannot|not given|can't)|follows|must be true)`,
    sharp:
      'Take each statement by itself, give its verdict first, then the premise or premises that decide it, and call it uncertain only where both it and its opposite are possible.',
    points: [
      'Each statement: verdict first, in the order given',
      'Reason: the premises that decide it, within the length named',
      'Uncertain: only where it and its opposite are both possible',
      'Basis: only what is said, nothing known from elsewhere',
    ],
    steps: [
      'Put each premise as if and then.',
      'Test for each statement whether it or its opposite can be true beside them.',
      'Give the verdict, then the premises that decide it.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'yesno', 'quantity', 'timing', 'best'],
    named: `(?:please )?(?:answer [^.:\\n]{0,40}(?:based on|using|according to|from|with(?: the help of)?|about|by looking at)|(?:use|using|based on|according to|from|with|given|look at|read|consult)) ${GIVEN}(?:[\\p{L}-]+ ){0,2}(?:schedule|timetable|table|menu|price list|chart|calendar|opening hours|receipt|invoice|price table|rates?|list of prices|itinerary|data)(?: below| above)?(?:[.:,]|(?: to)? (?:answer|find|tell|work|what|which|when|how|say))`,
    sharp:
      'Answer in the first sentence, name the entry or entries it rests on as they stand there, compare every one that could fit, and say so if what is given does not settle it.',
    points: [
      'Answer: in the first sentence',
      'Basis: the entries it rests on, as they stand there',
      'Check: every entry that could fit, compared',
    ],
    steps: [
      'Mark the entries that could fit, and rule out those that do not.',
      'Answer in one sentence, with the entry that decides it.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'copy'],
    named: `${MAKE}(?:an? |the |\\p{Nd}+ |three |five |four )?(?:[\\p{L}-]+ ){0,2}(?:product )?(?:titles?|names?) and [^.:\\n]{0,30}bullet points?(?: for| of| that)`,
    sharp:
      'Put what buyers search for into the title, let each bullet point open with what it does for them and back it with one of the details given, and claim nothing beyond these.',
    points: [
      'Title: what buyers search for, then what sets it apart',
      'Bullet points: each opens with the use, then the detail given',
      'Claims: only what is given, every detail used once',
    ],
    steps: [
      'Turn each given detail into what it does for the buyer.',
      'Put the most searched-for words into the title, and one detail into each bullet point.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'copy'],
    named: `${MAKE}(?:an? |the |\\p{Nd}+ |three |five |four |some )?(?:[\\p{L}-]+ ){0,2}(?:bullet points?|bullets) (?:for|of) [^.:\\n]{0,40}(?:listing|amazon|shop|store|product|item|ebay|etsy)`,
    sharp:
      'Let each bullet point open with what it does for the buyer and back that with one of the details given, the most important first, about the same length each, and claim nothing beyond these.',
    points: [
      'Each: opens with the use for the buyer, then the detail given',
      'Order: what decides the purchase first',
      'Claims: only what is given, every detail used once',
    ],
    steps: [
      'Turn each given detail into what it does for the buyer.',
      'Give one to each bullet point, what decides the purchase first.',
    ],
  },
  {
    asked: true,
    over: ['tags', 'caption', 'copy', ...WORKED_ON],
    named: `${MAKE}(?:an? |one |two |three |some |\\p{Nd}+ )?(?:[\\p{L}-]+ ){0,3}captions?(?: (?:for|of|to|that|about|with|using|describing|based)|[.:])(?=[^\\n]{0,160}hash-?tags?)`,
    sharp:
      'Open with a line that makes people stop, say something the picture alone does not, keep it in the voice of one person, and put the hashtags behind it, specific ones rather than general.',
    points: [
      'First line: makes people stop, without a question',
      'Content: what the picture alone does not say',
      'Hashtags: behind it, as many as asked for, specific rather than general',
    ],
    steps: [
      'Name the one detail of it that is funny, touching or odd.',
      'Build one or two sentences on it, and put the hashtags behind them.',
    ],
  },
];
