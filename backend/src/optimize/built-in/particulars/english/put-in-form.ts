import type { Particular } from '../particular.js';
import { WORKED_ON } from '../worked-on.js';

const GIVEN =
  '(?:the |this |that |these |those |each |every |all |both |following |given |provided |below |my |our |a |an )*';

/** Words, lines and data that are put into an order or a form, completed or looked up. */
export const ENGLISH_PUT_IN_FORM: readonly Particular[] = [
  {
    asked: true,
    over: [...WORKED_ON, 'roster', 'record'],
    named: `(?:please )?(?:extract|list|find|give(?: me)?|identify|pull out|take out|collect|note|write down|get|summari[sz]e) [^:\\n]{0,40}(?:facts|details|information|info|data|elements|parts|answers)[^:\\n]{0,50}: (?:the )?\\p{L}+(?: \\p{L}+){0,3}(?:(?:,? and (?:the )?|, |; )(?:the )?\\p{L}+(?: \\p{L}+){0,3}){1,7}[.]?$`,
    sharp:
      'Give each of these in a line of its own under its name, in the order named and as short as the text allows, take all of it from the text, and say so where it gives nothing.',
    points: [
      'Lines: one for each thing named, in that order, with its name in front',
      'Content: taken from the text, as short as it allows',
      'Not given: said so, nothing filled in',
    ],
    steps: [
      'Mark in the text what belongs to each of the things named.',
      'Give them line by line in the order named, and say where the text gives nothing.',
    ],
  },
  {
    asked: true,
    over: ['extract', 'handling', 'classify', 'passage', 'twofold', 'list', 'entries'],
    named: `(?:(?:from|in|based on) ${GIVEN}[^,.\\n]{3,40}, )?(?:please )?(?:extract|list|find|identify|pick out|pull out|collect|name|note|write down|get) (?:the |all |any |both |all the )*(?!.{0,60}(?:and|or) (?:their|its|his|her|then) |(?:the )?(?:\\p{L}+ )?(?:pros|advantages|positives?|strengths|benefits|good|names|dates) and)(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+ and (?:the )?(?:[\\p{L}-]+ )?[\\p{L}-]+ [\\p{L}-]+(?=[.:]| mentioned| named| from| in | of | given| that| which|$)`,
    sharp:
      'Give what belongs together in one line and otherwise each kind under its own heading, every entry once in the words of the text.',
    points: [
      'Kinds: what belongs together in one line, otherwise each under its own heading',
      'Entries: every one, once, in the words of the text',
      'Order: within each kind, that of the text',
    ],
    steps: [
      'Go through the text once, and note for each find which of the kinds it is.',
      'Give them, what belongs together in one line, otherwise kind by kind.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'correct'],
    named: `(?!.{0,40}(?:letter|number|word|digit|term|value|figure|mark|comma|sign|punctuation) (?:is|are) missing)(?:please )?(?:what|which|tell me what|say what|find out what|identify what|name what|find|identify|list)(?: \\p{L}+){0,4} (?:is|are|might be|could be|am i|did i|have i|has been|was|'s)? ?(?:missing|lacking|left out|forgotten|omitted)(?= from | in | here|[?.:,]|$)(?! in the (?:sequence|series|pattern|equation))`,
    sharp:
      'Name what is missing in the order in which it is needed, each with what goes wrong without it, keep to what somebody reading this really has to know, and add it as it could read.',
    points: [
      'Missing: each thing in a line, the one most needed first',
      'Reason: what a reader cannot do or know without it',
      'Addition: how it could read, with [brackets] for the facts',
    ],
    steps: [
      'Go through it as somebody who has nothing but this, and note where one has to ask.',
      'Name what is missing, the one most needed first, and how it could be added.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'literal'],
    named: `(?:please )?(?:put|arrange|order|unscramble|rearrange|reorder|organi[sz]e|use) ${GIVEN}(?:scrambled |jumbled |mixed-up )?(?:words|phrases|letters)(?! (?:alphabetical|by |from |in (?:alphabetical|a sentence|sentences|context)))`,
    sharp:
      'Give the finished result first with capitals and punctuation, use everything given, each once and nothing besides, and if another order is just as right, give it below.',
    points: [
      'Result: first, with capitals and punctuation',
      'Use: everything given, each once, nothing added',
      'Another order: below, only if it is just as right',
    ],
    steps: [
      'Find what has to stand first, and what belongs together.',
      'Give the result, and count that everything is used once.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'rank', 'record'],
    // What is given with its figures is not asked for them again.
    named: `(?![^]*\\d)(?:please )?(?:rank|order|sort|list) ${GIVEN}[^.:\\n]{0,50}(?:by (?:their |its )?(?:[\\p{L}-]+ ){0,2}(?:content|size|weight|height|length|speed|price|cost|age|population|area|distance|temperature|density|hardness|amount|value|year|date|calories|volume|power|altitude|elevation|depth|lifespan|frequency|strength|spiciness|difficulty|wavelength|mass|salary)|from (?:the )?(?:highest|lowest|largest|smallest|oldest|newest|youngest|fastest|slowest|biggest|lightest|heaviest|cheapest|longest|shortest|hottest|coldest|closest|nearest|mildest)[^.\\n]{0,40})`,
    sharp:
      'Give all of them numbered from first to last in the direction asked for, beside each the figure that decides its place in the same unit for all, and mark what is rounded or varies.',
    points: [
      'Order: all of them, numbered, in the direction asked for',
      'Beside each: the figure that decides, in the same unit for all',
      'Range: marked where it varies or is rounded, with what it depends on',
    ],
    steps: [
      'Put beside each the figure that decides, in the same unit.',
      'Give the finished order, none left out, and mark what could change places.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:turn|change|convert|make|rewrite|transform|put|rephrase|form) ${GIVEN}(?:[\\p{L}/-]+ ){0,2}(?:statements?|sentences?|questions?|orders?|commands?|requests?|clauses?)(?: below)? (?:in)?(?:to|as|of) (?:an? |the )?(?:[\\p{L}/-]+ ){0,2}(?:questions?|statements?|negatives?|negations?|negative form|exclamations?|imperatives?|commands?|orders?|requests?|conditionals?|noun phrases?)(?![\\p{L} ]{0,20}(?:and|then) answer)`,
    sharp:
      'Give the result first, complete and natural, change only what the new form demands (order, verbs, auxiliaries, signs), and where a second form is in use as well, add it below.',
    points: [
      'Result: first, complete and natural',
      'Change: only what the new form demands',
      'Sense: the same; nothing said that was not said before',
    ],
    steps: [
      'Mark what the new form changes: order, verbs, auxiliaries, signs.',
      'Give the result, complete and with nothing else changed.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'extend'],
    named: `(?:please )?(?:continue|complete|extend|finish|what (?:comes|is) (?:the )?next(?: [\\p{L}]+)? (?:in|of)|find the next [^.:\\n]{0,20}(?:in|of)|give the next [^.:\\n]{0,20}(?:in|of)|fill in the missing [^.:\\n]{0,20}(?:in|of)) ${GIVEN}(?:[\\p{L}]+ ){0,1}(?:pattern|sequence|series|progression)(?! sentence)`,
    sharp:
      'Give what comes next first, then the rule in one sentence, tested on every step that is given, and a second rule only if it fits as well.',
    points: [
      'Next: first, as many as asked for',
      'Rule: in one sentence, tested on every step given',
      'Another rule: only if it fits all that is given',
    ],
    steps: [
      'Write down what changes from each one to the next.',
      'Put the rule into a sentence, test it on every step, and give what comes next.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'extend', 'dialogue', 'reply', 'turns', 'roleplay', 'acting'],
    named: `(?:please )?(?:complete|fill in|finish) ${GIVEN}(?:short |missing )?(?:\\p{L}+ of )?(?:conversation|dialogue|dialog|chat|interview|phone call|exchange|lines? (?:in|of) ${GIVEN}(?:conversation|dialogue|chat))`,
    sharp:
      'Return the whole with the missing lines put in, each in the voice of its speaker, fitting what is said before it and what comes after, and no longer than the lines around it.',
    points: [
      'New lines: fit what is said before and what comes after',
      'Voice: as people speak in this situation, no longer than the lines around',
      'Given lines: unchanged',
      'Output: the whole conversation, the new lines in bold',
    ],
    steps: [
      'See for each gap what the next line takes for granted.',
      'Return the whole with the new lines put in, and read it through aloud in mind.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'extend', 'poem', 'story', 'opening', 'literal', 'names'],
    named: `(?:please )?(?:write|add|give|find|supply|complete|suggest|think of|come up with|provide|invent)(?: me)? (?:an? |the )?(?:\\p{L}+ )?(?:last|final|missing|next|closing|second|third|fourth|fifth) (?:line|couplet)s? (?:of|for|to|in) ${GIVEN}(?:\\p{L}+ )?(?:limerick|poem|rhyme|haiku|verse|song|stanza|couplet|sonnet|nursery rhyme|rap)`,
    sharp:
      'Keep the rhyme and the beat of the lines that are given, let it bring the turn or the point they lead up to, and give one with two others below that end differently.',
    points: [
      'Rhyme and beat: those of the lines given',
      'Sense: the turn or the point they lead up to',
      'Below: two others that end differently',
      'Given lines: unchanged',
    ],
    steps: [
      'Note the rhyme that is open, and the beat by its stressed syllables.',
      'Give the one that surprises most and still fits, then two others.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'extend', 'poem', 'literal'],
    named: `(?:please )?(?:write|add|give|find|supply|suggest|think of|come up with|provide|invent)(?: me)? (?:an? |the |one )?(?:last|final|missing|next|closing|second|third|fourth|fifth|new|another|additional|further|more) (?:verse|stanza|strophe|refrain|chorus)s? (?:of|for|to|in) ${GIVEN}(?:[\\p{L}]+ ){0,2}(?:poem|rhyme|song|ballad|carol|rap|lyrics|anthem)`,
    sharp:
      'Keep rhyme scheme, beat and number of lines of the verse that is given, carry what it tells one step on instead of saying it again, and stay with words of the same kind.',
    points: [
      'Form: rhyme scheme, beat and number of lines as given',
      'Content: one step on from what is given, nothing said twice',
      'Words: of the same kind, as simple or as rich',
    ],
    steps: [
      'Note rhyme scheme, beat and number of lines.',
      'Settle what could come next, and write it in exactly this form.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'decide'],
    named: `(?:please )?compare ${GIVEN}(?:two |three )?(?:[\\p{L}-]+ ){0,4}(?:and|then) (?:tell me|say|decide|explain|choose|pick|name|judge|state)(?: me)? (?:which|what)`,
    sharp:
      'Name the one you choose first, set both side by side on the two or three points that decide it with the words or figures that show it, and say what the other does better.',
    points: [
      'Choice: first, in one sentence',
      'Side by side: the points that decide, with the words or figures that show it',
      'The other: what it does better, and when it would be the choice',
    ],
    steps: [
      'Settle the two or three points on which they really differ.',
      'Hold both against each, with the words or figures that show it.',
      'Name the choice, and when it would be the other.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'application', 'copy', 'portrait', 'document', 'caption', 'announce'],
    named: `(?:please )?(?:write|create|make|draft|give me|compose)(?: me)? (?:an? |the |short |cute |funny )*(?:(?:pet|dog|cat|animal|rabbit|kitten|puppy)(?:'s)? (?:adoption )?|adoption )(?:profile|bio|listing|post|ad|advert|description)`,
    sharp:
      'Open with the one trait that makes people smile, tell what living with this animal is like with every fact given, say honestly what it needs or fears and which home would suit, and end with how to meet it; invent nothing.',
    points: [
      'Opening: the one trait that makes people smile',
      'Facts: every one given, told as daily life with this animal',
      'Needs and fears: said honestly, with the home that would suit',
      'End: how to meet it, [brackets] where I have not said',
    ],
    steps: [
      'Choose the given trait that people will remember.',
      'Tell daily life with this animal in a few sentences, needs and fears included.',
      'End with the home that would suit, and how to meet it.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'copy', 'recipe', 'caption', 'cook'],
    named: `(?:please )?(?:write|create|make|give|compose|suggest)(?: me)? (?:an? |the |short |appetizing |appealing |mouth-?watering )*menu (?:descriptions?|texts?|entr(?:y|ies)|blurbs?|lines?)`,
    sharp:
      'Name what is on the plate in the order in which one tastes it, give each part one word of taste, texture or preparation, claim no origin that is not given, and keep it to one or two lines without praise.',
    points: [
      'Content: what is on the plate, in the order in which one tastes it',
      'Words: taste, texture, preparation; no praise such as delicious',
      'Facts: nothing added that is not given, such as an origin',
      'Length: one or two lines',
    ],
    steps: [
      'Settle which part carries the dish, and what sets it off.',
      'Write one or two lines, and strike every word that only praises.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'names'],
    named: `(?:please )?(?:think of|come up with|create|make(?: up)?|invent|suggest|give|find|build|form|generate)(?: me)? (?:an? |some |\\p{Nd}+ |two |three |four |five |ten )?(?:[\\p{L}-]+ ){0,3}(?:names?|titles?|slogans?|usernames?) (?:from|using|with|out of|that (?:use|contain|combine)s?|based on|combining) (?:any of |some of )?(?:these|the following|the|those|two of)? ?(?:\\p{L}+ )?(?:words?|letters?|initials|syllables|names)`,
    sharp:
      'Build each from what is given, whole or blended, keep it easy to say and spell, say in a few words what it calls up, and put the strongest first.',
    points: [
      'Material: what is given, whole, paired or blended',
      'Sound: easy to say and spell',
      'Beside each: what it calls up, in a few words',
      'First: the strongest, with why',
    ],
    steps: [
      'Try them in pairs, blended and cut, and say each aloud in mind.',
      'Keep those that call up a picture, the strongest first.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'readcode', 'code', 'technical', 'coding'],
    named: `(?:please )?(?:what(?:'s| is)?|which|find|determine|give|state|tell me|name|analy[sz]e|estimate|calculate|explain|work out)(?: me)? (?:is )?(?:the )?(?:(?:time|space|worst-case|best-case|average|runtime|computational|asymptotic|overall)(?:,? and)? )*complexity|(?:please )?(?:what(?:'s| is)|find|determine|give|state) the big[- ]?o`,
    sharp:
      'Give it in big O first with what n stands for, then the lines it comes from and how often each of them runs, say where worst and best case differ, and what it takes in memory.',
    points: [
      'Result: in big O, first, with what n stands for',
      'Reason: the lines it comes from, and how often each runs',
      'Cases: worst and best, where they differ',
      'Faster: whether it could be, in one line',
    ],
    steps: [
      'Count how often each line runs for an input of n.',
      'Add up, keep the term that grows fastest, and say where worst and best case differ.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'code', 'coding', 'technical', 'readcode', 'quiz'],
    named: `(?:please )?(?:write|create|add|make|give|generate|provide)(?: me)? (?:an? |some |\\p{Nd}+ |two |three |four |five |the )?(?:[\\p{L}-]+ ){0,2}(?:unit tests?|test cases?|tests)(?: in \\p{L}+)? (?:for|of|that|to) ${GIVEN}(?:[\\p{L}]+ ){0,2}(?:function|class|method|code|program|module|script|component|endpoint|api)`,
    sharp:
      'Test one behaviour each, named after what is expected, cover the usual case, the empty and the extreme ones and wrong input, call the code as it is, and say below which behaviour it leaves open.',
    points: [
      'Each test: one behaviour, named after what is expected',
      'Cases: usual, empty, extreme, wrong input',
      'Code under test: as it is, not changed',
      'Below: any behaviour that it leaves open or that looks like a fault',
    ],
    steps: [
      'List what the code promises, and what it does with empty, extreme and wrong input.',
      'Write one test for each, ready to run, with the usual test library of the language.',
      'Name below what it leaves open.',
    ],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:give|explain|write|tell me|list|say|what|spell out|provide|find|state|expand|define)(?: me)? [^.:\\n]{0,40}(?:abbreviations?|acronyms?|initialisms?)(?=[^\\n]{0,60}(?:stand|mean|full form|they|below))(?! (?:for|of) (?!these|the following|this|each))`,
    sharp:
      'Give each in full in the order given, then in a few words what it is and where it is used, and where it stands for more than one thing, the usual one first.',
    points: [
      'Each: written out in full, in the order given',
      'Beside it: what it is and where it is used, in a few words',
      'More than one: the usual meaning first, the others named',
    ],
    steps: ['Write each out in full.', 'Add in a few words what it is and where one meets it.'],
  },
  {
    asked: true,
    over: WORKED_ON,
    named: `(?:please )?(?:convert|change|write|rewrite|put|format|reformat|express|give) ${GIVEN}(?:dates?|times?|phone numbers?|numbers?|names?|address(?:es)?|prices?)(?: below| given)? (?:in|to|into|as|using) (?:the |an? )?(?:[\\p{L}\\p{N}./:-]+ )?(?:formats?|iso|form|style|notation|yyyy|dd|mm|[\\p{N}]+-hour)`,
    sharp:
      'Give the result alone in exactly this form, several one to a line in the order given, and only where a given one could be read in two ways, say below which you took.',
    points: [
      'Result: alone, in exactly this form, leading zeros included',
      'Several: one to a line, in the order given',
      'Two readings: only then, which one you took, in one line',
    ],
    steps: [
      'Take each apart into its parts.',
      'Put these together in exactly the form asked for, and give the result alone.',
    ],
  },
  {
    asked: true,
    over: [...WORKED_ON, 'translate', 'fact'],
    named: `(?!.*(?:programming|official|code))(?:please )?(?:identify|name|determine|detect|guess|tell me|recogni[sz]e|say|find out|what(?: is|'s)?|which|in (?:what|which)) (?:me )?(?:what |which )?(?:the )?languages? (?:(?:is|are) (?:this|these|it|the following|each)|(?:of|in|is|are) (?:the |this |these |those |each |every |following |given )+(?:\\p{L}+ )?(?:sentences?|texts?|phrases?|lines?|words?|messages?|paragraphs?|quotes?|greetings?|excerpt)|(?:the |this |each |every )(?:sentence|text|phrase|line|word)s?)`,
    sharp:
      'Name the language of each in its order, say by which word or sign one knows it, name the nearest other one where it could be that, and give whatever else is asked beside it.',
    points: [
      'Language: named first, one line for each',
      'Sign: the word, letter or ending by which one knows it',
      'Beside it: whatever else is asked, such as a natural translation',
    ],
    steps: [
      'Look for words, letters and endings that only one language has.',
      'Name the language of each, with that sign and whatever else is asked.',
    ],
  },
];
