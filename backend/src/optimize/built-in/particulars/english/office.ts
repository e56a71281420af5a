import type { Particular } from '../particular.js';
import { LITTLE_READ } from './little-read.js';

const OF_A_TEXT = [
  ...LITTLE_READ,
  'rewrite',
  'meaning',
  'interpret',
  'passage',
  'extract',
  'evaluate',
  'twofold',
  'readcode',
  'formula',
  'guess',
  'correct',
  'classify',
  'grammar',
  'debug',
  'snippet',
  'howto',
  'technical',
] as const;

/** What is asked at a desk about a text, a formula or a list that stands below the order. */
export const ENGLISH_OFFICE: readonly Particular[] = [
  {
    asked: true,
    over: OF_A_TEXT,
    named:
      '(?:explain|describe|tell me|say|what (?:does|do|is|will|would)|break down|decode|interpret|help me understand)(?= )[^\\n:]{0,60}?(?:(?:this|the|that|following|my|given|these) (?:[\\p{L}]+ ){0,2}?(?:regular expressions?|reg-?ex(?:es|p)?|patterns? match)|(?:regular expression|reg-?exp?):)(?![\\p{L}])(?! (?:engine|for|to|that|syntax)(?![\\p{L}]))',
    sharp:
      'Say in one sentence what it lets through, take it apart from left to right in a table, give two strings that match and two that only nearly do, and say what it lets through or shuts out against expectation.',
    points: [
      'In one sentence: what it lets through',
      'Parts: from left to right in a table, each sign with its meaning',
      'Examples: two that match, two that only nearly do, with the place where they fail',
      'Surprise: what it lets through or shuts out against expectation',
    ],
  },
  {
    asked: true,
    over: OF_A_TEXT,
    named:
      '(?:explain|describe|tell me|say|what (?:does|do|is)|break down|interpret|help me understand|translate)(?= )[^\\n:]{0,40}?(?:(?:excel|spreadsheet|google sheets|sheets?|cell) formulas?(?= |[.:?]|$)|(?:this|the|following|given) formulas?(?= |[.:?]|$)(?=.*(?:excel|sheets?|cell|column|= ?[\\p{L}.]+\\()))',
    sharp:
      'Say in one sentence what ends up in the cell, then go from the innermost function outwards with what each argument is, show it on one made-up row with its result, and name when it shows an error or a wrong value.',
    points: [
      'In one sentence: what ends up in the cell',
      'Functions: from the innermost outwards, each argument in plain words',
      'Example: one made-up row with its result',
      'Goes wrong: when it shows an error or a wrong value, and what to put instead',
    ],
  },
  {
    asked: true,
    over: OF_A_TEXT,
    named:
      '(?:identify|describe|name|determine|what is|assess|judge|analy[sz]e|say|explain)(?= )[^\\n:]{0,30}?(?:tone|mood|attitude)(?![\\p{L}])(?!.*(?<![\\p{L}])(?:poems?|novels?|chapter|author|speaker|narrator|story|stories|songs?|paintings?|play|film|stanzas?|changes|shifts)(?![\\p{L}]))[^\\n:]{0,60}(?:soften|improve|rewrite|better|nicer|politer|friendlier|fix)[^\\n:]{0,30}',
    sharp:
      'Name the tone in a few words with the phrases that make it, say how it will reach the reader, then give one version that keeps the point and the facts and loses the sting, with the two or three words that made the difference.',
    points: [
      'Tone: in a few words, with the phrases that make it',
      'Effect: how it will reach the reader',
      'Version: one, ready to use, the point and the facts kept',
      'Difference: the two or three words that mattered',
    ],
  },
  {
    asked: true,
    over: [...OF_A_TEXT, 'headlines', 'opening', 'application'],
    named:
      "(?!.*(?:not|n’t|n't|without|no) (?:[\\p{L}]+ )?(?:rewrit|edit(?:ing|s)?|chang))(?:(?:give|provide|offer|share|i need|i want|write)(?: me| us)? (?:some |your |short |honest |constructive |brief )*(?:feedback|comments?|criticism|critique) (?:on|about|for|to) (?:this|the|my|our|following|these|given)(?: (?:following|given))? (?:[\\p{L}-]+ )?(?:line|sentence|opening|headline|subject line|paragraph|introduction|slogan|summary|abstract|bio|cover letter)s?(?= |[.:]|$)|(?:critique|review|comment on) (?:this|the|my|our) (?:following )?(?:[\\p{L}-]+ )?(?:line|sentence|opening|headline|subject line|paragraph|introduction|slogan|summary|abstract|bio|cover letter)(?= |[.:]|$))",
    sharp:
      'Say in one sentence what it does to its reader, name what works and the one thing that costs it most with the words concerned, and show two better versions made of the same facts, with [brackets] for what only I can add.',
    points: [
      'Effect: what it does to its reader, in one sentence',
      'Works: what should stay, with the words',
      'Costs most: one weakness, with the words concerned',
      'Better: two versions from the same facts, [brackets] for what only I can add',
    ],
  },
  {
    asked: true,
    over: ['arrange', 'small', 'unknown', 'plain', 'entries', 'list', 'change', 'inrow'],
    named:
      '(?:please )?(?:put|sort|arrange|order|organi[sz]e|alphabeti[sz]e|(?:list|write)(?= (?:all )?(?:of )?(?:these|this|the following|following|my|them|the given)))(?= )[^:\\n]{0,60}(?:alphabetic(?:al|ally)?|in abc order|a[- ]?(?:to[- ])?z|by (?:last |first |sur)?names?)(?![\\p{L}])',
    sharp:
      'Give the sorted list alone, compared letter by letter and without regard to capitals or a leading article unless I say otherwise, keep every spelling, and check that none is lost.',
    points: [
      'Output: the sorted list alone',
      'Order: letter by letter; capitals and a leading article not counted unless I say so',
      'Check: as many as given, each spelled as given',
    ],
  },
  {
    asked: true,
    over: ['correct', 'grammar', 'yesno', 'passage', 'judge', 'classify', 'input', 'twofold', 'question', 'fact'],
    named:
      '(?:does|do|is|are|has|have|check (?:if|whether)|tell me (?:if|whether)|say (?:if|whether)|decide (?:if|whether))(?= )[^\\n]{0,90}(?:sentences?|grammar|grammatical\\p{L}*|negatives?|modifiers?|fragments?|run-?ons?|tenses?|punctuation|spelled|spelling|commas?)(?![\\p{L}])[^\\n]{0,60}(?:if (?:yes|so|not|it (?:is|does)|there (?:is|are))|and (?:if|then)|otherwise)(?![\\p{L}])[^\\n]{0,60}(?:fix|correct|rewrite|change|improve|explain|write)',
    sharp:
      'Answer yes or no first with the words that make it so, then, where something has to change, give the whole sentence with nothing else changed, and name the rule in one line.',
    points: [
      'Answer: yes or no, first, with the words that make it so',
      'Changed: the whole sentence where something has to change, nothing else touched',
      'Rule: by its name, in one line',
    ],
  },
  {
    asked: true,
    over: ['reply', 'email', 'message', 'small', 'unknown', 'text'],
    named:
      '(?!.*(?<![\\p{L}])(?:because|since|as (?:i|we)|due to|accepted|chose|chosen)(?![\\p{L}]))(?:write|draft|compose|give|create|formulate|reply|respond|answer|decline|turn down|refuse)(?= )(?=[^\\n]{0,120}(?:declin|turn(?:ing)? (?:it |this |them |him |her )?down|refus|reject|say(?:ing)? no|not accept|cannot accept))[^\\n]{5,120}(?:(?:keep|leav|hold)\\p{L}* (?:the |a |my )?door|(?:another|other|next|future|later) (?:time|date|slot|day|occasion|opportunit|year|project|event|collaboration)|in (?:the )?future|(?:and|but|then) (?:then )?(?:politely )?(?:propos|suggest|offer)\\p{L}*|(?:while|by) (?:propos|suggest|offer)ing|stay in (?:touch|contact))',
    sharp:
      'Thank for exactly what was offered or asked, say no by the second sentence, with my reason if I gave one and none made up, then put the other possibility as something they can answer in a line, and close warmly without apologising twice.',
    points: [
      'Thanks: for exactly what was offered or asked',
      'Refusal: by the second sentence, with my reason if I gave one and none made up',
      'Instead: the other possibility, so that they can answer it in a line',
      'Close: warm, no second apology',
    ],
  },
  {
    asked: true,
    over: ['reply', 'acting', 'email', 'message', 'small', 'unknown', 'review', 'persona', 'text', 'judge', 'announce'],
    named:
      "(?:[^.?!\\n]{0,80}(?:you are|you're|act as|imagine|as (?:an?|the))[^.?!\\n]{3,80}[.,!] ?)?(?:please |your task is to |now )*(?:respond|reply|answer|react|write (?:an? |the )?(?:[\\p{L}-]+ ){0,3}(?:response|reply|answer)|draft (?:an? |the )?(?:[\\p{L}-]+ ){0,3}(?:response|reply|answer)) to (?:the|this|an?|that|my) (?:[\\p{L}-]+ ){0,3}?(?<!(?:performance|annual|code|peer|literature|self|yearly|job) )(?:reviews?|rating)(?![\\p{L}])(?! (?:comments|of my (?:paper|manuscript|article|thesis)))",
    sharp:
      'Thank for whatever it praises by its point, take up by name whatever it finds fault with, without excuses, with what is done about it ([brackets] where I have not said it) and one next step, promise nothing I have not said, and keep it short enough for all who read along.',
    points: [
      'Praise: whatever it praises, thanked for by its point',
      'Faults: whatever it names, taken up without excuses, with what is done; [brackets] where I have not said it',
      'Next step: one, where there is a fault',
      'Readers: others read along, so no quarrel and no stock phrases',
    ],
  },
  {
    named:
      '(?:creative |funny |good |believable |plausible |polite |convincing |silly |original )*(?:excuses?)(?= (?:for|to|why|not|about)|[.!]?$)',
    sharp:
      'Build it on one plain reason with a detail that makes it believable, keep it to three or four sentences one could say aloud, blame nobody present, and end on a line that turns to what comes next.',
    points: [
      'Reason: one, plain, with a detail that makes it believable',
      'Length: three or four sentences one can say aloud',
      'Harmless: blames nobody present and cannot be checked at once',
      'End: a line that turns to what comes next',
    ],
  },
  {
    over: ['caption', 'text', 'small', 'unknown', 'plain', 'announce', 'copy', 'pieces', 'message', 'input', 'suggest'],
    named: '(?:[\\p{L}-]+ )?(?:tweets?|toots|skeets|x posts?)(?! (?:about|on) (?:the )?(?:history|war))',
    sharp:
      'Put the point itself into the first words, keep to one thing with a concrete detail in it, stay within what the platform allows, and write as the sender would speak, without a row of exclamation marks.',
    points: [
      'First words: the point itself',
      'Content: one thing, with a concrete detail in it',
      'Voice: as the sender would speak, no row of exclamation marks',
      ['Length: within what the platform allows', '!length'],
    ],
  },
  {
    over: ['caption', 'small', 'unknown', 'plain', 'text', 'input', 'copy', 'names', 'headlines', 'suggest', 'pieces'],
    named:
      '(?:an? |one )?(?:catchy |short |memorable |funny |clever |good |new |advertising |marketing |punchy |witty |creative )*(?:slogan|motto|tagline|catchphrase|jingle)(?= (?:for|of|that|to)|[.:]|$)',
    sharp:
      'Take what sets exactly this apart, say it in at most eight words with a rhythm, rhyme or double meaning that stays in the ear, use no words that would fit anything else as well, and give the one you would print with two others in a different tone under it.',
    points: [
      'Content: what sets exactly this apart; no words that fit anything else',
      'Length: at most eight words',
      'Sound: a rhythm, rhyme or double meaning that stays in the ear',
      ['Choice: the one you would print, two others in a different tone under it', '!count'],
    ],
  },
  {
    named:
      '(?=.*(?:overdue|unpaid|outstanding|late|due|remind|missing|not (?:been )?paid))(?:e-?mails?|letters?|messages?|notes?|mails?)(?: [\\p{L}-]+){0,12} (?:invoices?|payments?|bills?|rent)',
    sharp:
      'Name invoice number, amount and the day it was due in the first two sentences, assume it was overlooked, ask for payment by a day that is named ([brackets] if I have not said it) with the account or link in [brackets], and ask what is missing if something stands in the way.',
    points: [
      'First: invoice number, amount and the day it was due',
      'Tone: assumes it was overlooked, no threat',
      'Request: payment by a named day, account or link; [brackets] where I have not said it',
      'Way out: whom to write to if something is unclear or already paid',
    ],
  },
  {
    asked: true,
    over: [...OF_A_TEXT, 'translate', 'yesno'],
    named:
      '(?:please )?translate(?= )[^\\n:]{0,60}(?:proverb|idiom|saying|motto|phrase|expression)s?(?![\\p{L}])[^\\n:]{0,40}(?:and|then)(?= )(?: (?:then|also|briefly|shortly))* (?:explain|say|tell|describe|interpret|give|write|use)(?![\\p{L}])',
    sharp:
      'Give it word for word first and then as a native speaker would put it, with the saying of that language that comes closest, if there is one; then do the second thing asked, with an example of its use, and name what the translation loses, if anything.',
    points: [
      'Translation: word for word, then as a native speaker would put it',
      'Closest saying: the one of that language, if there is one',
      'Second part: what else I asked, with an example of its use',
      'Lost: what the translation does not carry over, if anything',
    ],
  },
  {
    asked: true,
    over: [...OF_A_TEXT, 'cook', 'recipe', 'recommend', 'ideas', 'yesno'],
    named:
      "(?!.*recipes? (?:for|of)(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:\\p{Nd}+|two|three|four|five|six|seven|eight|ten|some|several|things|ideas|dishes|recipes) (?:\\p{L}+ ){0,3}?(?:i|we|you|one) (?:can|could))(?=.*(?<![\\p{L}])(?:from|out of|using|ingredients?|fridge|pantry|cupboard|left-?overs?|these|following|given|only|(?:i|we)(?:'ve| have| got| only)|at home)(?![\\p{L}])|(?<=(?:given|with|from|using|based on) [^.?!\\n]{3,80}))(?:please |can you |could you )*(?:(?:tell|show)(?: me| us)? |suggest |say |name |figure out |find )?(?:what|which|an?|some|one)(?= )[^\\n?]{0,30}(?:i|we|you|one|somebody) (?:can|could|might) (?:make(?=.*(?:fridge|pantry|ingredients?|left-?overs?|eggs?|rice|chicken|pasta|vegetables?|dinner|lunch|breakfast|meals?|dish|snack|flour|milk|cheese|tomato|potato|beans?|meat|oven|microwave|pan|recipe|dessert|cake|soup|tuna|onion|bread|spinach))|cook|bake|prepare|whip up|throw together)(?= |[.:?])",
    sharp:
      'Name one dish that needs nothing beyond what is given (water, salt and oil may be added), with amounts, numbered steps with times for the equipment I have named or a plain kitchen, how it looks when it is done, and what to change if something runs out.',
    points: [
      'Dish: one that needs nothing beyond what is given; water, salt and oil may be added',
      'Amounts: for each ingredient, and how many it feeds',
      'Steps: numbered, with times, for the equipment I have named or a plain kitchen',
      'Done: how it looks or feels',
      'Change: one variation from the same things',
    ],
  },
  {
    asked: true,
    over: ['compare', 'decide', 'twofold', 'small', 'unknown', 'plain', 'entries'],
    named:
      '(?:please )?compare(?= )[^\\n]{3,120}(?:and|then)(?= )[^\\n]{0,20}(?:say|tell|decide|recommend|state|choose|suggest|pick|advise|judge)(?= )[^\\n]{0,20}(?:which|one)(?![\\p{L}])',
    sharp:
      'Set them side by side on what decides for the person or use I named, or for the usual one, each point with what shows it, then name one with the point that tips it, and say when the other would be right.',
    points: [
      'Points: those that decide for the person or use I named, or for the usual one, each with what shows it',
      'Choice: one, with the point that tips it',
      'Otherwise: when the other would be right',
    ],
  },
];
