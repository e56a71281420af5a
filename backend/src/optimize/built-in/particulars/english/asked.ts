import type { Particular } from '../particular.js';
import { WHOLE } from '../whole.js';

/** What people ask in a few words that mean one thing, whether or not there is a question mark. */
export const ENGLISH_ASKED: readonly Particular[] = [
  {
    asked: true,
    named:
      '(?:explain|interpret|understand|what (?:do|does)|can you explain|help me understand|read) (?:my|this|these|the) (?:(?:blood|thyroid|urine|cholesterol|allergy|biopsy|mri|ct|x-?ray)(?: \\p{L}+)?(?: (?:results?|tests?|report|values?|work|panel|mean))*|(?:lab|test|scan) (?:results?|values?|work)(?! \\p{L}+ (?:fail|pass)))',
    sharp:
      'Say for each value or finding what it stands for and whether it is within the normal, then what they suggest together, what else could explain it, and what I should ask the doctor.',
    points: [
      'Each value or finding: what it stands for, and whether it is within the normal',
      'Together: what they suggest, and how sure that is',
      'Other causes: what else could explain it',
      'Doctor: what to ask or have checked, and how soon',
      'Words: plain, medical terms explained',
    ],
  },
  {
    asked: true,
    named:
      "(?:what(?:'?s| is) )?(?:the )?(?:big[ -]?o|(?:time|space|runtime) complexity)(?: notation)? (?:of|for(?= (?:this|that|the|these|my)(?![\\p{L}])))",
    sharp:
      'Give the result in the first line, count step by step how often the innermost work is done, and name best and worst case if they differ.',
    points: [
      'Result: in the first line, for time and for memory',
      'Count: how often the innermost work is done, step by step',
      'Cases: best and worst, if they differ',
      'Improvement: whether a faster way exists',
    ],
  },
  {
    asked: true,
    named:
      '(?:how (?:do|to|should) (?:i |you |we )?)?(?:cite|reference(?! (?:letter|check|request))|citation|bibliography|works cited)(?: \\p{L}+){0,4} (?:in|for) .{0,20}(?:apa|mla|chicago|harvard|ieee|vancouver|bibtex)|(?:apa|mla|chicago|harvard|ieee|bibtex) (?:citation|reference|bibliography)(?! (?:letter|check))|(?:apa|mla|ieee|bibtex) (?:entry|format)',
    sharp:
      'Give the full entry for the list of references and the short form for the text, with italics and punctuation as the style asks, and say what is missing instead of making it up.',
    points: [
      'Full entry: for the list of references, ready to copy',
      'In the text: the short form, with and without the name in the sentence',
      'Italics and punctuation: as the style asks',
      'Missing: named, nothing added from memory',
    ],
  },
  {
    asked: true,
    over: [
      'names',
      'plain',
      'small',
      'unknown',
      'decide',
      'recommend',
      'question',
      'choice',
      'suggest',
      'list',
      'entries',
      'judge',
    ],
    named:
      '(?!.*(?<![\\p{L}])(?:form|tense|option|spelling|verb|preposition|article|pronoun|sentence|synonym|answers?)(?![\\p{L}]))(?:(?:pick|choose)(?! (?:\\p{Nd}|two|three|four|five))|vote for|decide(?: between)?(?! (?:if|whether))|help me (?:pick|choose|decide)(?! (?:if|whether))|which (?:one )?of (?:these|the following)(?= (?:should|would (?:you|i)|do you|can i|is (?:best|better|nicer|for me)|suits|sounds|looks|fits))|which one(?:s)?)(?! (?:the |a )?(?:random|number|odd)).{0,60}[:：].*[,;]',
    sharp:
      'Choose one, say in two sentences why it beats the others, name its weak point, and say when another of them would be the better one.',
    points: [
      'Choice: one of those I have named, in the first line',
      'Reason: why it beats the others, in two sentences',
      'Weak point: of the one you chose',
      'Others: half a line each, with when it would be the better one',
    ],
  },
  {
    asked: true,
    named:
      "(?:what(?:'?s| is) )?(?:the )?(?:best|easiest|fastest|quickest|safest|cheapest|right|proper|simplest|smartest|most (?:efficient|effective|reliable|elegant)) (?:way|method) (?:to|of)",
    sharp:
      'Name the one way you would choose and exactly how it is done, give the reason for it, and add the mistake that spoils it and when another way would be better.',
    points: [
      'Choice: one way, and exactly how it is done',
      'Reason: why this one',
      'Another way: when it would be better',
      'Mistake: the one that spoils it',
    ],
    steps: [
      'Give the one way at once, in steps if it has several.',
      'Say why it beats the others, and when another would be better.',
      'End with the mistake that spoils it.',
    ],
  },
  {
    asked: true,
    over: ['plan', 'plain', 'small', 'unknown', 'suggest', 'entries', 'list', 'ideas', 'advice', 'training'],
    named:
      '(?:(?:a|an|my|\\p{Nd}|\\p{L}+)[ -](?:days? ?(?:a week)? )?)?(?:upper[ /]lower|push[ /]pull(?:[ /]legs)?|full[ -]body|ppl|bro|kettlebell|dumbbell|gym|strength)(?: (?!membership|business|marketing|opening|content|payment|floor)\\p{L}+)? ?(?:split|workouts?|routine|program(?:me)?|plan)',
    sharp:
      'Give the exercises of each session in order with sets, repetitions and rest, say how to make it harder from week to week, and name the form mistake to avoid in each.',
    points: [
      'Sessions: exercises in order, with sets, repetitions and rest, as a table',
      'Progress: how to make it harder from week to week',
      'Form: one mistake to avoid in each exercise',
      'Swap: what to do instead if something hurts',
      'Start: how to find the right weight',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:can you |please )?(?:do a )?(?:code review(?= (?:please|pls|plz|of (?!best|tools?|meetings?))|[,:.!]|$)|(?:code )?review (?:this|my|the)(?: (?!dress|tax|building|conduct|ethics|honou?r|area|bar|qr|promo|movie|film|video|podcast)\\p{L}+)? (?:code|function|pr|pull request|diff)|(?:code )?review (?:this|my|the) (?:python|java|js|javascript|typescript|ts|sql|php|ruby|bash|shell|react|vue|angular|c#|kotlin|swift) (?:script|class|component|query))|review this code)',
    sharp:
      'List what is wrong or risky, the most serious first, each with the place, why it matters and the smallest change, and say what is fine as it is.',
    points: [
      'Findings: wrong or risky, the most serious first',
      'Each one: the place, why it matters, the smallest change as code',
      'Taste: kept apart from mistakes',
      'Fine: what is good as it is, in one line',
    ],
  },
  {
    asked: true,
    over: [
      'question',
      'plain',
      'small',
      'unknown',
      'troubleshoot',
      'debug',
      'fact',
      'meaning',
      'explain',
      'suggest',
      'why',
      'code',
      'formula',
      'app',
    ],
    named:
      "(?:what (?:does|is)|what'?s|whats|how (?:do|can|to) (?:i )?(?:fix|solve)|why (?:do|am) i get(?:ting)?|explain|getting|i get|got)? ?(?:this |the |an? |my )?(?:\\p{L}+ )?(?:error(?! (?:correction|analysis))|exception|err|warning(?! (?:letter|sign|label|e?-?mail|text|notice)))(?: (?:message|code))?(?: mean)?[^?]{0,20}[:：] ?.{6,}",
    sharp:
      'Say in one sentence what it means, list the likely causes with a quick check for each, and give the fix for the likeliest.',
    points: [
      'Meaning: one sentence, without jargon',
      'Causes: most likely first, each with a quick check',
      'Fix: for the likeliest, exactly what to change or do',
      'If it stays: what to look at next',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'explain', 'describe', 'fact'],
    named: `.{3,70}[ ,:-]+(?:explained(?: simply| clearly| to me| for beginners)?|simply explained|for dummies|in (?:simple|easy|layman'?s) terms|in plain english|eli5|in a nutshell|basics|101)(?: please)?${WHOLE}`,
    sharp:
      'Give the main idea in one sentence, then build it up in small steps with one concrete example, and clear up what is most often misunderstood about it.',
    points: [
      'Main idea: in one sentence',
      'Steps: small ones, each building on the last, terms explained',
      'Example: one, concrete',
      'Misunderstood: what people most often get wrong about it',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'compare', 'question', 'fact', 'recommend', 'decide', 'suggest'],
    named:
      "(?!(?:roe|brown|marbury|plessy) (?:vs|versus)|.*(?<![\\p{L}])(?:vs code|exercises?|quiz|worksheet|gap fill|similar(?:ities)?|in common|alike|who (?:would|will|'?d)? ?wins?|predict\\p{L}*|line-?ups?|score|fight|battle|ruling|verdict|court case|fan ?fic\\p{L}*)(?![\\p{L}]))(?:what'?s (?:better|the difference)[,:]? |which is better[,:]? |compare )?[^,.?:]{2,40} (?:vs\\.?|versus) [^?:]{2,70}$",
    sharp:
      'Compare them in a table on the few points in which they really differ, and end with when to choose which, or how to keep them apart.',
    points: [
      'Difference: the main one, in the first sentence',
      ['Format: a table with only the points in which they differ', '!format'],
      'Each point: concrete for each side, with a figure where there is one',
      'End: when to choose which, or how to keep them apart',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:what (?:to|should i|do i need to) (?:pack|take with me)|packing(?: list)?|things to (?:pack|take with me)) (?:for|to|when|on)(?! [^?]{0,40}(?:shipments?|containers?|export|pallets?|orders?|customs|lunch|lunch ?box|house move|moving house|removal)(?![\\p{L}]))|(?:what (?:to|should i|do i need to)|things to) (?:bring|take) (?:on|for) (?:a|an|my|our|the) (?:\\p{L}+ ){0,3}?(?:trip|hike|camping|flight|holiday|vacation|stay|festival|cruise|weekend|exam|hospital))(?= |$)',
    sharp:
      'List it in groups with an amount where it matters, mark what must not be missing, add what is most often forgotten, and say what can stay at home.',
    points: [
      'Groups: by use, with an amount where it matters',
      'Marked: what must not be missing',
      'Forgotten: what most people leave behind and miss',
      'At home: what is not worth taking',
    ],
  },
  {
    asked: true,
    named:
      "(?:(?:good |best |smart |important |key |give me |list of |what |\\p{Nd}+ )*questions (?:to ask|i should ask|should i ask|for(?! (?:an? |the |my |our |your )?(?:\\p{L}+ ){0,2}?(?:school|nursery|daycare|tour|agent)))(?: (?:at|in|during|before|when|on))? (?:an?|the|my|our|your)? ?(?:\\p{L}+ ){0,2}?(?:landlord|doctor|surgeon|consultant|recruiter|interviewer|employer|builder|contractor|seller|agent|nursery|daycare|school|lawyer|accountant|mechanic|vet|breeder|midwife|dentist|viewing|tour|supplier|vendor|provider|candidate|therapist|tattoo artist|photographer|venue|caterer)|(?:(?:what are |what |which |good |best |smart |important |some |the |\\p{Nd}+ )*)questions (?:to ask|i should ask|should i ask|do i ask)(?: [\\p{L}-]+){0,3}? (?:when|before|if|while)(?: (?:i|we|you|i'm|we're|you're))? ?(?:buy|rent|hir|view|adopt|leas|choos|sign|mov|sell|visit|inspect|look|tour|accept|join|start|get|invest|bring|switch|enrol)\\p{L}*|(?:rfp|vendor|supplier|due diligence|tender|reference check) questions)(?! and answers)",
    sharp:
      'List them with the weightiest first, word each so that yes or no does not settle it, and say after each what a good and what a worrying answer would be.',
    points: [
      'Order: the weightiest first',
      'Questions: none that yes or no would settle',
      'After each: what a good and what a worrying answer would be',
      ['Number: twelve at most', '!count'],
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:diy|home ?made|natural|easy) )*(?:recipe for )?(?:an? )?(?:(?:stain remover|cleaner|cleaning spray|detergent|slime|play ?dough|soap|shampoo|candles?|glue|face mask|scrub|bath bombs?|weed killer|air freshener|insect spray|lip balm|deodorant)(?: recipe)?)(?: (?:for|from|with|without|that).*)?$',
    sharp:
      'Give the amounts and the numbered steps, say what it works on and what it must never be used on or mixed with, and how long it keeps.',
    points: [
      'Amounts: exact, from things one can easily buy',
      'Steps: numbered',
      'Use: what it works on, and how long to leave it',
      'Warning: what it must never be used on or mixed with',
      'Keeping: how long, and how to store it',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'decide', 'discuss', 'entries', 'question', 'list', 'compare'],
    named:
      '(?:what are |list |tell me |explain |give me |some |the |all |create |make |write |draw up |an? |(?:comparison )?table |of |with |listing |showing )*(?:main |key |potential |possible )?(?:pros (?:and|&|/|n) cons|pros/cons|advantages (?:and|&) disadvantages|upsides and downsides|(?:benefits|advantages|opportunities) (?:and|&) (?:the )?(?:risks|drawbacks|dangers|harms|downsides|disadvantages|challenges|costs)|(?:risks|dangers) (?:and|&) (?:benefits|opportunities|advantages)) (?:of|to|for)(?= )|(?:give me |give |name |list |some |provide |good |strong |\\p{Nd}+ |one |two |three |four |five )*(?:arguments|reasons|points) for and (?:\\p{L}+ )?against(?= )',
    sharp:
      'Put them side by side in a table, the weightiest first, keep to those that matter in this case, and say for whom the balance tips which way.',
    points: [
      ['Format: a table, for and against side by side', '!format'],
      ['Order: the weightiest first, no padding to make the sides equal', '!count'],
      ['Order: the weightiest first', 'count'],
      'Each one: one line with what it means in practice',
      'Balance: for whom it tips which way',
    ],
    steps: [
      'Name the one or two questions on which it turns.',
      'Then give what speaks for and against, the weightiest first, each with what it means in practice.',
      'Say for whom the balance tips which way.',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'entries', 'list', 'suggest', 'question', 'fact'],
    named:
      '(?:give me |tell me |list |some |a few |\\p{Nd}+ |five |ten |fun |interesting |cool |weird |random |little known )*facts? about(?= )(?!.*, .*(?:,|and) (?:an?|\\p{Nd}+|two|three|five) \\p{L})',
    sharp:
      'Choose facts that are worth retelling and well established, give each in one short sentence, and leave out any you are not sure of.',
    points: [
      'Choice: facts worth retelling, none that everybody knows',
      'Each one: one short sentence',
      'Accuracy: well established only',
      'Start: the one to begin with marked',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'entries', 'list', 'suggest', 'discuss', 'question', 'essay'],
    named:
      '(?:give me |give |name |list |some |good |strong |\\p{Nd}+ |two |three |four |five )*(?:arguments? (?:for|against|why|in favou?r of)|(?:reasons?|points) (?:against|in favou?r of))(?= )',
    sharp:
      'Give the strongest first, each as a claim with its reason and one concrete example, and add the answer the other side would give.',
    points: [
      'Order: the strongest first, none that says the same twice',
      'Each one: a claim, its reason, one concrete example',
      'Other side: the answer they would give to it',
      'Choice: the one to end on marked',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'plan', 'suggest', 'ideas'],
    named:
      '(?:a )?plan b(?= (?:for|if|in case|when)(?![\\p{L}]))|(?:backup|contingency|rainy day) plan(?= (?:for|if|in|when)(?![\\p{L}])|$)',
    sharp:
      'Say what changes and what can stay as it is, who has to be told by when, what to have ready in advance, and the point at which to switch over.',
    points: [
      'Changes: what changes, and what can stay as it is',
      'Ready: what to have at hand in advance',
      'Tell: who has to know, and by when',
      'Switch: the sign and the latest moment to decide',
    ],
  },
  {
    asked: true,
    over: [
      'advice',
      'howto',
      'suggest',
      'question',
      'plain',
      'small',
      'unknown',
      'checklist',
      'list',
      'plan',
      'entries',
      'fact',
      'recommend',
      'trip',
    ],
    named:
      "(?!.*[:\\n])(?!.*(?<![\\p{L}])(?:keeps?|won'?t|doesn'?t|isn'?t|stopped|leaks?|leaking|broken?|fails?|failing|noise|smells?|error)(?![\\p{L}]))(?:[^?]{0,110}[ ,.])?what (?:(?:(?:should|must) (?:i|we) |do (?:i|we) need to )|to )(?:prepare|know|check)(?![\\p{L}])",
    sharp:
      'List it in the order in which it matters, one line each with the reason, mark what most people think of too late, and say what can wait.',
    points: [
      'Order: as it matters or comes due',
      'Each one: one line, with the reason',
      'Forgotten: what most people think of too late',
      'Can wait: what need not be known or done at once',
    ],
  },
  {
    asked: true,
    over: ['howto', 'advice', 'question', 'suggest', 'plain', 'small', 'unknown', 'explain'],
    named:
      '(?!.*[:\\n])(?!.*(?<![\\p{L}])(?:pandas|numpy|python|javascript|typescript|excel|csv|json|sql|postgres\\p{L}*|mysql|docker|kubernetes|git|github|linux|ubuntu|bash|windows|macos|macbook|iphone|ipad|android|wi-?fi|chrome|firefox|safari|outlook|gmail|wordpress|react|node|npm|servers?|databases?|api|css|html|printer|router|spreadsheets?|google (?:sheets|docs|drive)|photoshop|powerpoint|whatsapp|bluetooth)(?![\\p{L}]))(?:[^?]{0,80}[ ,.])?how (?:do|can|should|could|to|would) ?(?:i|we|you|one|my \\p{L}+)? ?(?:(?:best|actually|really|finally|even|quickly|better) )?(?:get (?:(?:my|our) (?:\\p{L}+ )?(?:kids?|son|daughter|child|children|toddler|baby|husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|gran|grandad|grandpa|grandma|parents|team|staff|students?|class|pupils|dog|cat|puppy|handwriting)|better|over|rid of|people|along|used|motivated|through|him|her|them)|make (?:friends|my (?:kid|son|daughter|child|husband|wife|team|boss|baby|toddler)|people|more money|small talk|time)|help (?:my|a|an|someone|him|her)(?!.*(?:chok|seizure|overdos|faint|stroke|bleed|unconscious|drown|suicid))|stop (?:my|being|myself|him|her|them|people|(?!bleeding|leaking|dripping)\\p{L}+ing)|keep (?:my|going|calm|up|in)|deal|handle|cope|stay|become (?:more|less|better|a (?:better|more)|good)|be(?: a| more| less| better| happy)|feel|improve|remember|learn|memori[sz]e|teach|motivate|manage|study|focus|concentrate|save (?:money|more|for)|find (?:clients|friends|time|motivation)|meet (?:people|someone|new)|push back|write better|prepare (?:for|myself)|build (?:a habit|trust|confidence|muscle|an audience|good)|grow (?:(?:my|our) (?:business|audience|following|channel|shop|newsletter|practice)|an audience|a business|on)|(?:increase|reduce) (?:my|our|stress|anxiety)|lose (?:weight|belly|fat)|sleep|fall asleep|wake up|relax|talk to|negotiate|sell|market|earn|budget|organi[sz]e|declutter|start (?:running|exercising|meditating|investing)|quit|read (?:more|faster)|think|speak|live|raise|discipline|survive)(?![\\p{L}])',
    sharp:
      'Give the {three }things that make the biggest difference, each with how exactly it is done, why it works, and how it usually goes wrong.',
    points: [
      'Choice: the few things that make the biggest difference',
      'Each one: how exactly it is done, and why it works',
      'Goes wrong: the usual way, and how to get back on track',
      'Start: the smallest step to begin with',
    ],
  },
  {
    asked: true,
    named: '(?:what are |the |some )*best practices?(?= (?:for|to|when|in|of|with)(?![\\p{L}]))',
    sharp:
      'Give the few that matter most, each with the reason and what goes wrong without it, and say which common advice is out of date, if any is.',
    points: [
      'Choice: the few that matter most, first things first',
      'Each one: the reason, and what goes wrong without it',
      'Example: how the first one looks in practice',
      'Out of date: common advice that no longer holds, if there is any',
    ],
  },
  {
    asked: true,
    over: ['compare', 'explain', 'teach', 'plain', 'small', 'unknown', 'question', 'describe', 'fact', 'meaning'],
    named:
      "(?:please )?(?:can you |could you )?(?:what(?:'?s| is| are)|explain|tell|describe|show|teach)(?: me)? (?:the |me the )?(?:main )?differences? between [^.?!:\\n]{3,90} (?:(?:to|for) (?:an?|my|the|some|young|small|little)? ?(?:[\\p{L}\\p{N}]+[- ]years?[- ]olds?|(?:\\p{L}+ )?(?:child|kid|toddler|preschooler|kindergartner|kindergartener|(?:first|second|third|fourth|1st|2nd|3rd|4th)[- ]grader)(?:ren|s)?)|like i'?m (?:five|six|seven|eight|nine|ten|\\p{Nd}{1,2})|to (?:my )?(?:little )?(?:son|daughter|niece|nephew))(?![\\p{L}])[^.?!:\\n]{0,40}[.?! ]*$",
    sharp:
      'Use only words a child of that age knows, give each side one picture from everyday life, show two or three differences in them, and end with one short sentence to remember.',
    points: [
      'Words: only those a child of that age knows',
      'Picture: one from everyday life for each side',
      'Differences: two or three, each shown in these pictures',
      'End: one short sentence to remember',
    ],
    steps: [
      'Choose one picture from everyday life for each side.',
      'Show the two or three differences in these pictures, in short sentences.',
      'Close with a question the child can answer, and one sentence to remember.',
    ],
  },
  {
    asked: true,
    over: ['compare', 'plain', 'small', 'unknown', 'question', 'fact', 'words', 'explain'],
    named:
      "(?:(?:what(?:'?s| is| are)|explain|tell me|show me|give me|can you explain) )?(?:the |me the )?(?:main |key |biggest )?differences? between(?= )(?! \\p{Nd})(?![^?]{4,120}[,?] (?:and )?(?:why|how|which|what|when|where|who)(?![\\p{L}]))",
    sharp:
      'Say the main difference in one sentence, then set them side by side on the points that matter, with an example for each and, where they are easily confused, a way to keep them apart.',
    points: [
      'First: the main difference, in one sentence',
      ['Format: a table with only the points in which they differ', '!format', '!length', '!audience'],
      ['Words: only those this reader knows, each term explained in a few', 'audience'],
      'Example: one for each side',
      ['Memory: a way to keep them apart, where they are easily confused', '!ownVoice'],
      ['For me: what follows from it for what I have told', 'ownVoice', '!audience', '!length'],
    ],
  },
  {
    asked: true,
    over: ['compare', 'plain', 'small', 'unknown', 'decide'],
    named:
      'compare (?!these|this|the following|two)[^:.]{2,60} (?:and|with|to|vs\\.?|&|or) [^:.]{2,50} for (?!(?:my|our|an?) (?:\\p{L}+ )?(?:essay|class|presentation|homework|exam|project|assignment|paper|report|quiz|test|lesson|year|kid|child|beginner))(?:my|our|an?|(?!understanding|teaching|revising)[\\p{L}]+ing|photos?|video|travel|work|home|small|everyday|daily)(?![\\p{L}])[^:.]{0,50}$',
    sharp:
      'Compare them in a table on the points that decide in this case, and end with which one you would choose and for whom the other is better.',
    points: [
      ['Format: a table with the points that decide in this case', '!format'],
      'Honesty: the weak side of each',
      'Recommendation: one, with the reason',
      'Otherwise: for whom the other is better',
    ],
  },
  {
    asked: true,
    over: ['compare', 'plain', 'small', 'unknown', 'decide'],
    named:
      '(?!.*(?<![\\p{L}])(?:words|essay|paragraphs?|pages?|sentences?|level|prose)(?![\\p{L}]))compare (?!these|this|the following|two|\\p{Nd})[^:.]{2,60} (?:and|with|to|vs\\.?|&|or) [^:.]{2,80}$',
    sharp:
      'Compare them in a table on the points in which they really differ, say in one line what they share, and end with the one difference that matters most and what follows from it.',
    points: [
      ['Format: a table with the points in which they really differ', '!format'],
      'Each point: concrete for each side, with a figure where there is one',
      'Shared: what they have in common, in one line',
      'End: the one difference that matters most, and what follows from it',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:some|any|a|an|good|best|your|top|quick|useful|practical|give me|\\p{Nd}+|three|five|ten) )*(?:tips?|tricks|hacks)(?: (?:and|&) (?:tips|tricks|hacks))?(?= (?:for|on|to|about|when|if)(?![\\p{L}])(?! (?:waiters?|waitress|taxi|drivers|hairdressers?|barbers?|tour guides?))|$)',
    sharp:
      'Put first what makes the biggest difference, give each as something to do with its reason in half a sentence, and leave out what everybody knows.',
    points: [
      'Order: what makes the biggest difference first',
      'Each one: something to do, with its reason in half a sentence',
      'Leave out: what everybody knows',
      'Mistake: the commonest one',
    ],
  },
  {
    asked: true,
    over: ['words', 'synonyms', 'plain', 'small', 'unknown', 'question', 'fact', 'suggest', 'meaning', 'guess'],
    named:
      "(?:(?:find|think of|tell me|suggest|name)(?: me)? )?(?:what(?:'?s| is) )?(?:is there )?(?:an? |the |one |another |some )?(?:(?!regular|cron|lambda|boolean|algebraic|prison|jail|loan|search|short|long|linking)\\p{L}+ )?(?:word|term|expression(?! for (?:the )?(?:area|volume|perimeter|nth|sum|number|total|cost|function))|adjective|verb|idiom) (?:for(?! word)|(?:that|which) (?:means?|describes?|represents?|express(?:es)?|refers? to|sums? up|captures?)|to describe|meaning|when)(?= )",
    sharp:
      'Give the closest one first, then two or three near it, each with its shade of meaning and a short sentence, and say so if none fits exactly.',
    points: [
      'Closest: first, with a short sentence',
      'Near it: two or three, each with its shade of meaning',
      'Register: everyday, formal or literary',
      'Honesty: say so if none fits exactly',
    ],
  },
  {
    asked: true,
    over: ['extract', 'change', 'summarise', 'plain', 'small', 'unknown', 'input', 'checklist', 'list', 'entries'],
    named:
      '(?!.*(?:meeting|minutes|transcript|stand-?up|client|team|(?:sorted|ordered|ranked|grouped|prioriti[sz]ed) by))(?:turn|convert|make|extract|create|write|pull|get|list) .{0,40}(?:to-?do(?: list|s)|chores|errands)(?! (?:for|app|(?:in)?to)(?![\\p{L}]))',
    sharp:
      'Give one short line per task that starts with a verb, with the time, place or person the text names for it, put what has a time first, catch what is only mentioned in passing, and add nothing of your own.',
    points: [
      'Lines: one task each, starting with a verb',
      'With it: the time, place or person the text names',
      'In passing: what is only hinted at becomes a task as well',
      'Content: nothing added',
    ],
  },
  {
    asked: true,
    over: ['extract', 'change', 'summarise', 'plain', 'small', 'unknown', 'input'],
    named:
      '(?!.*(?:sorted|ordered|ranked|grouped|prioriti[sz]ed) by)(?:(?:meeting |call |my |these |the )*(?:notes|minutes|transcript) (?:to|into) (?:action items|tasks|to-?dos?|minutes|a (?:to-?do|task))|(?:turn|convert|make|extract|pull|get|list) .{0,40}(?:action items|to-?do list|tasks|next steps)(?! (?:for|of|to)(?![\\p{L}])))',
    sharp:
      'Put one task to a line, worded as something to do, with who does it and by when wherever the text says so, what has a date first, and take everything from the text.',
    points: [
      'Tasks: one to a line, worded as something to do',
      'Who and when: beside it, wherever the text says so',
      'Order: what has a date first',
      'Content: only what the text says',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'ideas', 'recommend', 'suggest', 'list', 'plain', 'small', 'entries'],
    named:
      "(?:(?:what are |what'?s |some |the |top (?:\\p{Nd}+ )?|good |give me )*)(?:best|good|top|cool|fun|cheap|underrated|beginner) (?:(?!ideas)\\p{L}+ ){0,2}?(?!ways|times?|places|tips|lines|names|usernames|nicknames|titles|slogans|captions|wishes|words|phrases|sentences|verbs|adjectives|hashtags|excuses|answers|comebacks|passwords|quotes|themes|goals|rules|manners|challenges|prompts|colou?rs|compliments|toasts|puns|riddles|hooks|ideas|dinners|meals|recipes|questions|jokes|starters|topics|icebreakers|habits|reasons|examples|arguments|strategies)\\p{L}{3,}[^s\\s]s (?:for|to (?:play|read|watch|try|buy|visit|give|use|learn|listen)|about|like|under|in)(?= )",
    sharp:
      'Give {five, }the best first, each with what it is like, whom it suits and its main drawback, and leave out whatever you are not sure of.',
    points: [
      ['Number: five, the best first', '!count'],
      'Each one: what it is like, and whom it suits',
      'Drawback: the main one of each',
      'Accuracy: leave out whatever you are not sure of',
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    over: ['fact', 'question', 'recommend', 'suggest', 'plain', 'small', 'decide', 'list'],
    named:
      '(?:which|what)(?: (?:is |are )?the best| kind of| type of| sort of)? (?!(?:time|day|date|month|year|age|size|temperature|word|verb|tense|preposition|article|form|spelling|dose|dosage|percentage|is|are|was|were|did|does|do|to|can|could|if|would|happens?|makes?|made|should)(?![\\p{L}]))(?:\\p{L}+ ){0,2}?\\p{L}+ (?:for (?:an?|my|our|the|small|big|beginners?|kids)|(?:should|do|would) (?:i|we) (?:use|get|buy|take|choose|pick|learn|plant|wear|adopt|study)|to (?:use|get|buy|choose|pick|learn|plant|adopt|study))(?![\\p{L}])',
    sharp:
      'Name your first choice with the reasons that decide, then one alternative and when it would be the better one, and tell me which detail of my case could change it.',
    points: [
      'First choice: one, in the first line',
      'Reasons: the ones that decide in this case',
      'Alternative: one, and when it is the better one',
      'Doubt: which detail of my case could change it',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'formula', 'howto', 'code', 'suggest', 'change', 'entries'],
    named:
      '(?:(?:in |how (?:do|can|to) .{0,40} in |ms |microsoft )?(?:excel|google sheets?|sheets|libreoffice calc|airtable)|(?:in |how (?:do|can|to) .{0,40} in )(?:google docs|powerpoint|outlook|word|photoshop|canva|notion))(?=[:,]? .{8,})(?![:,]? (?:is|shows|keeps|says|crashes|freezes|opens|won.t|doesn.t|form|format|order|vs|or|and|course|certificate|for|to|search|choice|count|limit|problem|association)(?![\\p{L}]))',
    sharp:
      'Give the shortest way, as steps or as a formula ready to copy, say in which version it works and what to do elsewhere, and name the trap to watch for.',
    points: [
      'Way: the shortest one, as steps or as a formula ready to copy',
      'Example: what comes out, shown on a small case',
      'Version: where it works, and what to do elsewhere',
      'Trap: what goes wrong most often, and how to undo it',
    ],
  },
  {
    asked: true,
    named:
      '(?:.{0,80}(?:test|exam|quiz|midterm|finals?)(?![\\p{L}]).{0,60}(?:help me (?:study|prepare|revise|pass|cram)|what (?:should|do) i (?:study|revise|learn))|help me (?:study|prepare|revise|cram) for)',
    sharp:
      'First give me one page of what is most likely to be asked, then quiz me on it one question at a time, and come back to what I get wrong.',
    points: [
      'First: what is most likely to be asked, on one page',
      'Then: quiz me, one question at a time, and wait for my answer',
      'After each answer: right or wrong, with the reason in a line',
      'Weak points: come back to what I got wrong',
    ],
  },
  {
    asked: true,
    named: '(?:can you |please )?balance (?:this|the|these|following)?.{0,30}(?:equation|reaction)s?',
    sharp:
      'Give the balanced equation on a line of its own, and below it the count of each atom on both sides as a check.',
    points: [
      'Result: the balanced equation on a line of its own',
      'Check: the count of each atom on both sides',
      'Way: which element you started with, in one line',
    ],
  },
  {
    asked: true,
    named:
      '(?:how (?:do|should|to) (?:we|i|you) )?(?:split|divide|share) (?:the|a|this|our) (?:bill|rent|check|cost|costs|petrol|gas|deposit|dinner)|[^?:]{10,160}how (?:do|should|can|would) (?:we|i) (?:fairly )?(?:split|divide|share) (?!(?:the |our |all )*(?:(?:house|yard) ?work|(?:household |daily )?(?:chores|tasks|duties)|cleaning|cooking|workload|work|time|night))(?:\\p{Nd}|the|it|this|that|a|our)',
    sharp:
      'Say in one line how you split it and why that is fair, give a table of what each one pays, and check that it adds up to the total.',
    points: [
      'Way: how it is split, in one line',
      'Result: a table of what each one pays',
      'Check: the sum against the total',
      'Other way: one line on a split that is also fair',
    ],
  },
  {
    asked: true,
    over: ['summarise'],
    named:
      '(?:(?:can you |please )?(?:give me |write )?(?:an? )?(?:short |brief |quick )?(?:summari[sz]e|sum up|summary of|synopsis of|recap of)) (?!(?:for|to|in|as|with|into)(?![\\p{L}])|this|it(?![\\p{L}])|that|these|those|my|our|(?:what|how|why|the \\p{L}+) (?:this|the) |the (?:following|above|text|article|attached|meeting|document|e-?mail|passage|paragraph|report))(?!.*(?<![\\p{L}])(?:plots?|story|stories|films?|movies?|novels?|play|tales?|arguments?|pros|cons|views|opinions?|debate|bullets?|points|below|above|reviews?|complaints?|feedback|contract|section|clause|notes?|transcript|conversation|chat|thread|voice|letter|message|policy|study|main|using|what|chapter for|no more than|in (?:one|a|\\p{Nd}) (?:line|sentence|word)s?)(?![\\p{L}]))[^:\\n]{3,90}$',
    sharp:
      'Cover the whole of it in proportion, keep names and facts exact, and say so if there is a part you are not sure of.',
    points: [
      'Content: the whole of it, in proportion',
      'Names and facts: exact',
      'Doubt: say so if there is a part you are not sure of',
    ],
  },
  {
    asked: true,
    over: ['trip', 'suggest', 'recommend', 'question', 'plain', 'small', 'list', 'entries', 'ideas'],
    named:
      '(?:(?:fun|cool|free|best|top \\p{Nd}+|\\p{Nd}+|romantic|unusual) )*(?:things to (?:do|see) (?:in|around|near)|what (?:to|can (?:i|we)|should (?:i|we)) (?:see|visit|do and see) (?:in|around|near)|what (?:to|can (?:i|we)|should (?:i|we)) do in|places to (?:see|visit|eat) (?:in|around|near|at)) (?!my|this|that|these|those|an?(?![\\p{L}])|case|order|such|life|bed|school|class|general|quarantine|retirement|lockdown|excel|minecraft|word|the (?:event|case|evenings?|classroom|car|garden|house|office|meantime))[^:]{3,90}$',
    sharp:
      'Choose what suits exactly this and fits into the time there is, each with what makes it worth it, how long it takes and a rough price, and put together what lies close to each other.',
    points: [
      'Choice: what suits exactly this and fits into the time there is, the best marked',
      'Each one: what makes it worth it, time needed, rough price',
      'Order: those close to each other together',
      'Check: what has to be booked, or may be closed',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'fact', 'question', 'suggest', 'recommend', 'advice', 'entries', 'helping'],
    named:
      "(?:what(?:'?s| is) )?(?:the |a )?(?:best|good|great|decent|nice|cheapest|safest|easiest|right)(?: (?!(?:ways?|times?|months?|days?|seasons?|age|place|answer|response|excuse|reply|comeback|line|name|nickname|usernames?|passwords?|word|synonym|age|thing|practices?|luck|morning|night|birthday|questions?|title|caption|slogan|quote|toast|joke|speech|poem|hook|text|message|card|letter|prayer|topic|example|reason|argument|definition|explanation|rate|price|salary|score|grade|temperature|weight|percentage|amount|dose|dosage|number|level|speed|pressure|angle)(?![\\p{L}]))[\\p{L}-]+){1,4} (?:for|to (?:buy|get|use|start with|learn))(?= )",
    sharp:
      'Name your first choice with the reasons that decide, then one alternative and when it would be the better one, and say what to look out for.',
    points: [
      'First choice: one, in the first line',
      'Reasons: the ones that decide in this case',
      'Alternative: one, and when it is the better one',
      'Watch: what to look out for',
    ],
  },
  {
    asked: true,
    over: ['app', 'code', 'formula', 'small', 'plain', 'unknown', 'rewrite', 'change', 'howto'],
    named:
      '(?!.*[:{}=\\n])(?:how (?:do|can|to) (?:i )?)?(?:make|speed up|optimi[sz]e|improve|add|fix|change|refactor|migrate|upgrade|deploy|secure|clean up)(?= )[^?]{0,40}(?<![\\p{L}])(?:my|our|this|the) (?:\\p{L}+ ){0,3}?(?:apps?|site|website|page|css|code|query|queries|api|script|project|component|repo|database|game|build|tests)(?![\\p{L}])[^?]{0,60}$',
    sharp:
      'Ask me first for the code or the setup you have to see, say meanwhile where it is usually worth looking first, and show the smallest change with its effect.',
    points: [
      'First: ask me for the code or the setup you have to see',
      'Meanwhile: where it is usually worth looking, most likely first',
      'Change: the smallest one, as code, with its effect',
      'Check: how I see that it helped and broke nothing',
    ],
    assumes: 'A question to you before the work starts.',
  },
  {
    asked: true,
    over: ['explain', 'essay', 'text', 'plain', 'small', 'unknown', 'article'],
    named:
      '(?:[\\p{L}-]+ ){0,4}?(?:(?:essay|paper|thesis|article) (?:introductions?|intros?|conclusions?|hooks?|openings?)|(?:introductions?|intros?|conclusions?|hooks?)(?: paragraph)? (?:for|to|of) (?:an?|my|the) (?:[\\p{L}-]+ ){0,3}?(?:essay|paper|thesis|article))(?= |$)',
    sharp:
      'Write one paragraph that goes from something concrete to the question, carries a claim somebody could disagree with, uses no phrase such as since the dawn of time, and promises only what the rest will show.',
    points: [
      'Length: one paragraph',
      'Way: from something concrete to the question',
      'Claim: one sentence somebody could disagree with',
      'Avoid: phrases such as since the dawn of time, and facts without a source',
    ],
  },
];
