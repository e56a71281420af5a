import type { TaskKind } from '../../../analysis/task-kinds.js';
import type { Particular } from '../particular.js';
import { NO_CODE_OR_GRAMMAR } from './elsewhere.js';

/** What the use of things at home is read as by its words. */
const WITH_WHAT_IS_THERE: readonly TaskKind[] = [
  'question',
  'cook',
  'recipe',
  'recommend',
  'suggest',
  'ideas',
  'plain',
  'small',
  'unknown',
  'list',
  'fact',
  'entries',
  'meals',
];

export const PETS =
  '(?:cats?|kittens?|kitt(?:y|ies)|dogs?|pupp(?:y|ies)|pups?|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|parrots?|budgies?|cockatiels?|hens?|chickens|horses?|goldfish|betta|turtles?|tortoises?|geckos?|bearded dragons?|ferrets?|labradors?|labs?(?! (?:reports?|results?|partners?|work|tests?|coats?|notes?|manual|class|equipment|technicians?|meetings?))|retrievers?|beagles?|husk(?:y|ies)|corgis?|poodles?|chihuahuas?|dachshunds?|shepherds?|terriers?)';
const CAN_I = '(?:can|could|may|should) (?:i|you|we|one) (?:(?:still|safely|just|also|really|even) )*';
const IS_IT_FINE =
  '(?:is it|is it still|would it be) (?:safe|ok|okay|fine|alright|all right|bad|dangerous) (?:to|if i|if we|for me to)';
/** Pots, tables and motors have the name of a food or a drink in theirs. */
const NO_FOOD =
  '(?!.*(?<![\\p{L}])(?:corks?|bottles?|jars?|boxes|bags|shells?|peels?|grounds|lids|containers|cartons|tins|tubs|barrels?|crates?|machines?|makers?|cookers?|tables?|tanks?|ponds?|cellars?|racks?|glasses|motor|engine|heater|caffeine|buzz|thermometers?|allerg\\p{L}*|intoleran\\p{L}*|diabet\\p{L}*|cholesterol|stains?|rash|skin|hair|acne|dead|died|incubator|paint|wood|fabric|yarn|tiles?|bricks?|money|cash|pills?|medicines?|medications?|wallpaper|concrete|lumber|candles?|budget|vacation)(?![\\p{L}]))';
const KEPT_TOO_LONG =
  '(?:expired?|past (?:its|the|their)|out of date|left out|sat out|sitting out|overnight|mou?ld(?:y)?|freezer burn\\p{L}*|under ?cooked|best (?:by|before)|days? old|weeks? old|smells?|unrefrigerated)';
const EATEN =
  '(?:fridge|freezer|refrigerat\\p{L}*|room temperature|on the counter|pantry|opened|unopened|opening|leftovers?|cooked|raw|home ?made|left out|sit out|sitting out|eggs?|milk|cream|cheese|butter|yogh?urt|rice|pasta|bread|dough|meat|beef|pork|ham|bacon|chicken|turkey|fish|salmon|tuna|shrimp|soup|stew|broth|sauce|pizza|salads?|beans?|lentils|chickpeas|hummus|potatoes|onions|avocados?|berries|bananas?|lettuce|tofu|cake|pie|cookies|batter|mayo\\p{L}*|wine|juice|coffee|formula|breast ?milk|honey|flour|spices|oil)';

/** What is asked at home: food that keeps, washing, mishaps, animals and things that do not work. */
export const ENGLISH_HOME: readonly Particular[] = [
  {
    asked: true,
    named: `(?:can|could|may|should|is it (?:safe|ok|okay|bad) for) (?:(?:my|our|an?|the) )?(?:[\\p{L}\\p{N}-]+ ){0,4}?${PETS} (?:to )?(?:(?:safely|still|also) )?(?:eat|have(?! (?:(?:an?|the|their|more|two) )?(?:baths?|surger\\p{L}*|seizures?|autis\\p{L}*|down|uti|kids|babies|kittens|puppies|litters?|strokes?|heart|asthma|adhd|anxiety|depress\\p{L}*|cancer|diabetes|colds?|nightmares?|dreams?|feelings?|emotions?|sex|twins|worms|fleas|rabies|allerg\\p{L}*|accents?)(?![\\p{L}]))|drink|chew|lick)(?![\\p{L}])|(?:is|are) [^?,.]{2,40} (?:safe|bad|toxic|poisonous|harmful|ok|okay|good|dangerous) (?:for|to) (?:(?:my|our|a) )?(?:[\\p{L}-]+ ){0,2}?${PETS}(?![\\p{L}])`,
    sharp:
      'Say yes, no or only a little first, then how much or how often, for an animal of this kind and size, what in it is the danger, which signs to watch for and for how long, and when to call a vet at once.',
    points: [
      'Answer: yes, no or only a little, in the first line',
      'Amount: how much or how often, for an animal of this kind and size',
      'Danger: what in it is harmful, and from when on',
      'Signs: what to watch for, for how long, and when to call a vet at once',
    ],
    steps: [
      'Say what in it matters for this animal.',
      'Say up to where it is harmless and from where on it is not.',
      'End with what to do if it has already been too much.',
    ],
  },
  {
    asked: true,
    over: [
      'why',
      'question',
      'plain',
      'small',
      'unknown',
      'suggest',
      'explain',
      'meaning',
      'yesno',
      'fact',
      'troubleshoot',
      'interpret',
      'advice',
      'describe',
    ],
    named: `${NO_CODE_OR_GRAMMAR}(?:(?:so |ok )?(?:why|how come) (?:does|do|did|is|are|has|have|won'?t|doesn'?t|would|will) |what (?:does|do|did) it mean (?:when|if) |is it (?:normal|weird|strange|ok|okay|bad) (?:that|if|when|for) )(?:(?:my|our|the|your|this) )(?:[\\p{L}\\p{N}'-]+ ){0,5}?${PETS}(?![\\p{L}'])(?! (?:food|show|breed|insurance|licen[cs]e|collar|toy|photo|picture|meme|video)s?(?![\\p{L}]))[^?\\n]{3,160}`,
    sharp:
      'Give the likeliest reasons for exactly this behaviour, most likely first, each with the sign that tells it from the others, say what to do about it or whether to leave it alone, and which sign, if any, would be one for the vet.',
    points: [
      'Reasons: the likeliest for exactly this, most likely first',
      'Each one: the sign that tells it from the others',
      'What to do: change something or leave it alone, and what not to do',
      'Vet: which sign or change, if any, would be reason enough to go',
    ],
    steps: [
      'Say in one sentence what this behaviour usually is.',
      'Name what to look at (when, where, how often) to tell the reasons apart.',
      'Then say what I can try this week, and what would show that it helps.',
    ],
  },
  {
    asked: true,
    label: 'problem',
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'question',
      'advice',
      'troubleshoot',
      'fact',
      'why',
      'support',
      'yesno',
    ],
    named: `(?!.*\\n)(?!.*(?<![\\p{L}])(?:carpet|rug|sofa|couch|furniture|doors?|curtains|wallpaper|walls?|stains?|landlord|neighbou?rs?|deposit|insurance|sue|died|dead|passed away|put (?:him|her|it|them) (?:down|to sleep)|put down|euthan\\p{L}*|griev\\p{L}*|grief|miss (?:him|her)|homework)(?![\\p{L}]))(?=.*(?<![\\p{L}])(?:lumps?|bumps?|limp\\p{L}*|vomit\\p{L}*|throw(?:s|ing)? up|threw up|puk\\p{L}*|diarrhea|blood\\p{L}*|not eating|won'?t eat|stopped eating|doesn'?t eat|not drinking|scratch\\p{L}*|cough\\p{L}*|sneez\\p{L}*|swollen|itch\\p{L}*|shaking|trembl\\p{L}*|seizures?|lethargic|drool\\p{L}*|worms?|fleas?|ticks?|rash|ate (?:an?|some|my|the|half|chocolate|grapes?|raisins?|onion)|swallowed|losing (?:hair|fur|weight)|bald|wheez\\p{L}*|panting|peeing|discharge)(?![\\p{L}]))(?!(?:write|make|create|give|list|name|names|can|could|is|are|do|does|what|which|how|who|story|poem) )[^?]{0,140}(?<![\\p{L}])(?:my|our) (?:[\\p{L}\\p{N}'-]+ ){0,4}?${PETS}(?:'s)?(?![\\p{L}])[^?]{0,220}\\?*[!. ]*$`,
    sharp:
      'Say in the first sentence how urgent this is, then what is likely behind exactly this, each with the sign that speaks for it, what I can check, do or must not do at home, what to tell the vet, and which change means going at once.',
    points: [
      'Urgency: in the first sentence, now, in the next days or only to be watched',
      'Reasons: the likely ones, each with the sign that speaks for it',
      'At home: what to check and do, and what not to give or do',
      'Vet: what to tell there, and which change means going at once',
    ],
    steps: [
      'Name the two or three questions whose answers decide how urgent it is.',
      'Say for each answer what to do.',
      'End with what to note or photograph until the appointment.',
    ],
  },
  {
    asked: true,
    over: ['question', 'yesno', 'plain', 'small', 'unknown', 'fact', 'truth', 'suggest', 'explain', 'describe'],
    named: `(?:do|can|are|will|does|is) (?:all |most |female |male |old(?:er)? |indoor |a |an )*${PETS}(?![\\p{L}'])(?! (?:food|licen[cs]es?|insurance|training|meat|hair|collars?|shows?|parks?|sitters?|sitting|walkers?|walking|treats?|toys?|beds?|owners?|breeders?)(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:eat|have|drink|cook\\p{L}*|fr(?:y|ied)|bak\\p{L}*|roast\\p{L}*|be used|symbol\\p{L}*|literature|mythology|minecraft|story|stories|dreams?|films?)(?![\\p{L}]))[^?\\n]{3,80}`,
    sharp:
      'Answer in the first sentence and say how sure that is, then what has been observed or tested, how it shows in everyday life, what is often believed instead, and what follows for living with one.',
    points: [
      'Answer: in the first sentence, with how sure it is',
      'Known: what has been observed or tested',
      'Everyday: how it shows, and what is often believed instead',
      'Follows: what to do or not to do about it',
    ],
    steps: [
      'Say what the word would have to mean for an animal.',
      'Give one test or observation for it and one against it.',
      'End with what one can try or see at home.',
    ],
  },
  {
    asked: true,
    named: `(?!.*(?<![\\p{L}])(?:tooth|teeth|oven|grill|skin|stains?|smells?|allerg\\p{L}*|bath|diet|high)(?![\\p{L}]))${NO_FOOD}how long (?:do|does|can|will|would|is|are|should|may) (?=[^?]{0,90}(?<![\\p{L}])${EATEN}(?![\\p{L}]))[^?]{2,70}(?:lasts?|keep|stay (?:fresh|good|safe)|good(?: for)?|be (?:kept|left|stored|frozen|refrigerated)|sit out|safe)(?![\\p{L}])|(?:do|does|can|will) (?=[^?]{0,60}(?<![\\p{L}])${EATEN}(?![\\p{L}]))[^?]{2,40}(?:go (?:bad|off)|expire|spoil)(?![\\p{L}])`,
    sharp:
      'Answer first, with the time for the fridge, the freezer and the counter where they differ, then how to store it so that it keeps longest, how to tell that it has gone off, and when to throw it away although it looks fine.',
    points: [
      'Answer: first, with the time for fridge, freezer and counter where they differ',
      'Storing: container, place and temperature that make it keep longest',
      'Gone off: what one sees, smells or feels',
      'Throw away: when to, although it looks fine',
    ],
    steps: [
      'State from when the time counts (cooked, opened, thawed).',
      'Give the days for each way of keeping it.',
      'Add what to do with it shortly before it is too late.',
    ],
  },
  {
    asked: true,
    named: `(?:${CAN_I}|${IS_IT_FINE} )(?:eat|drink|use(?=[^?]{0,120}(?<![\\p{L}])${EATEN}(?![\\p{L}]))|cook(?: with)?|bake with|serve|reheat)(?= )(?=[^?]{0,120}(?<![\\p{L}])${KEPT_TOO_LONG}(?![\\p{L}]))(?!.*(?:coupon|passport|license|medicine|pills?|sunscreen|makeup|mascara|tickets?|card)(?![\\p{L}]))[^?]{3,120}`,
    sharp:
      'Say yes or no first with the rule behind it, then what decides in exactly this case (how long, how warm, what kind of food), how to tell that it is no longer safe and which signs cannot be trusted, and what to do if I have already eaten some.',
    points: [
      'Answer: yes or no, in the first line, with the rule behind it',
      'Decides: how long, how warm and what kind of food it is',
      'Signs: what shows that it is bad, and what cannot be trusted',
      'Already eaten: what to watch for, and when to see a doctor',
    ],
    steps: [
      'Give the limit that counts for this food.',
      'Hold what I have told against it.',
      'End with eat, cook through or throw away.',
    ],
  },
  {
    asked: true,
    named: `(?:${CAN_I}|${IS_IT_FINE} )(?:freeze|re-?freeze|reheat|microwave|defrost|thaw|cook|bake|boil|fry|air ?fry|grill|marinate|proof|ferment|pickle|blend|steam|roast)(?! (?:(?:my|the|our|an?|your) )?(?:credit|accounts?|cards?|bank|membership|assets|subscription|pipes|sperm|embryos|hair|body|clothes|suit|shirt|dress|phone|screen|computer|time|frame|rows?|panes?)(?![\\p{L}]))(?!.*(?<![\\p{L}])(?:for a living|professionally|without training|career|dress|curtains?|wallpaper|carpets?|clothes|suit|foil|plastic|plates?|bowls?|metal|sponges?|cups?|mugs?|tupperware|styrofoam|paper|wheat bag|heat(?:ing)? (?:pack|pad)|balcony|indoors|park|beach|letter|essay|e-?mail|thesis)(?![\\p{L}]))(?= )[^?]{3,120}`,
    sharp:
      'Say yes or no first, then exactly how to do it, how long it takes or keeps that way, what changes in taste and texture, and what to watch so that it stays safe to eat.',
    points: [
      'Answer: yes, no or only if, in the first line',
      'How: exactly what to do, with temperature or container',
      'Time: how long it takes or keeps that way',
      'Watch: what spoils taste or texture, and what makes it unsafe',
    ],
    steps: [
      'Answer, with the one reason that decides.',
      'Give the way in short steps.',
      'Then say how to use it afterwards, and what not to do with it.',
    ],
  },
  {
    asked: true,
    named: `(?:${CAN_I}|${IS_IT_FINE} )(?:machine[- ]?wash|hand[- ]?wash|wash|dry[- ]clean|tumble[- ]?dry|dry|iron(?! out)|bleach|dye)(?! (?:down|away|off|out|over|up)(?![\\p{L}]))(?! (?:(?:my|your|the|our|raw|an?|some) )?(?:teeth|eyebrows?|lashes|eyelashes|wood|grout|deck|concrete|paint|flowers?|oranges?|apples?|mangoe?s?|lemons?|leaves|eggs?|easter eggs|hair|face|hands?|body|beard|skin|feet|dog|cat|car|chicken|meat|rice|mushrooms?|dishes|fruit|berries|herbs|windows|paws|rabbit)(?![\\p{L}]))(?= )[^?]{3,120}`,
    sharp:
      'Say yes, no or only with care first, then exactly how (water, programme or by hand, detergent, drying), what would ruin it for good, what to test beforehand, and what to do if it has already gone wrong.',
    points: [
      'Answer: yes, no or only with care, in the first line',
      'How: water, programme, detergent and drying',
      'Ruins it: what must not happen, and why',
      'Before and after: what to test, and what to do if it has gone wrong',
    ],
    steps: [
      'Say what the label and the material rule out, and why.',
      'Then give the gentlest way that still gets it clean, step by step.',
      'End with the point at which to leave it to a professional.',
    ],
  },
  {
    asked: true,
    named: `${NO_CODE_OR_GRAMMAR}(?!.*(?<![\\p{L}])(?:licen[cs]es?|permit|battery|batteries|drone|passport|visa|luggage|id|insurance|rental|plates|storm|thunderstorms?|lightning|dogs?|cats?|business|company)(?![\\p{L}]))(?:${CAN_I}|${IS_IT_FINE} )(?:work ?out|exercise|run(?! (?:an?|the|my|this|two|it) )|jog|swim|fly|shower|bathe|drive|drink(?! \\p{L}+ (?:from|out of|that))|smoke|vape|lift|train|go to (?:the gym|work|school)|take a bath|have (?:sex|coffee|alcohol)|wear (?:contacts|makeup|contact lenses)|sunbathe|get (?:a tattoo|vaccinated|pregnant|a massage)|eat)(?! with (?:[\\p{L}]+ ){0,2}(?:friends?|kids|babies|toddler|pets?|guitar|bike|skis))(?=[^?]*(?<![\\p{L}])(?:pregnan\\p{L}*|surger\\p{L}*|operat\\p{L}*|antibiotics?|ibuprofen|paracetamol|tylenol|aspirin|medic\\p{L}*|pills?|tablets?|alcohol|beers?|wine|coffee|fast(?:ing|ed)?|colds?|flu|fever|covid|infect\\p{L}*|injur\\p{L}*|sprain\\p{L}*|sore|pain\\p{L}*|hurts?|ach(?:e|es|ing)|splints|fracture\\p{L}*|broken|torn|tattoo|botox|filler|vaccin\\p{L}*|shots?|injection|periods?|breastfe\\p{L}*|nursing|concussion|stitches|tooth|teeth|root canal|filling|piercing|diabet\\p{L}*|asthma|blood|heart|hungover|hangover|stomach|meals?|dinner|lunch|breakfast|eating|exercise|exercising|workout|work(?:ing)? out|training|sleep\\p{L}*|bed|an? (?:cast|boot)|burns?|rash|an?esthesi\\p{L}*|sedat\\p{L}*|migraines?|headaches?|vertigo|dizzy|sick(?! leave)|ill|high|drunk|drink\\p{L}*|weed|contacts|lenses|lasik|ears?|sinus\\p{L}*|eyes?|every ?day|at night|thyroid|anxi\\p{L}*|depress\\p{L}*|melatonin|supplements?|creatine|dialysis|chemo\\p{L}*|radiation|birth|c-section|massage|sunburn\\p{L}*)(?![\\p{L}]))[^?]{0,60}(?<![\\p{L}])(?:with|after|while|during|before|on|when|if|every ?day|at night)(?= |\\?|$)(?!.*(?:left out|in the fridge))[^?]{0,100}`,
    sharp:
      'Say yes or no for the usual case first and what decides it, then from when on or how much is fine, what to do differently meanwhile, and which signs mean stopping or seeing a doctor.',
    points: [
      'Answer: for the usual case, in the first line, with what decides it',
      'Limit: from when on, how much or how long it is fine',
      'Meanwhile: what to do differently or instead',
      'Signs: which mean stopping, and which a doctor',
    ],
    steps: [
      'Name what the body is busy with in this case.',
      'Say what that rules out, and for how long.',
      'End with how to begin again and what to watch.',
    ],
  },
  {
    asked: true,
    over: ['yesno', 'question', 'harm', 'plain', 'small', 'unknown', 'fact', 'howto', 'advice', 'suggest', 'quantity'],
    named: `(?!should [^?\\n]* or |could you |can you (?:[^?\\n]{0,60} )?(?:your|this|these|those|that|them|it|me|us|secrets?)(?![\\p{L}]))(?!.*["“])${NO_CODE_OR_GRAMMAR}(?:${CAN_I}|${IS_IT_FINE} )(?:put|mix|combine|use|leave(?! (?:my job|work|school|early|the (?:country|army|military|company|uk|us|eu)))|store|keep|plug|charge|paint|glue|drill|hang|mount|plant|grow|prune|water|clean|spray|pour|flush|burn|recycle|compost|stack|install|connect|tow|turn off|unplug|cover|heat)(?= )(?!.*(?<![\\p{L}])(?:resume|cv|linkedin|essay|paper|photos?|images?|songs?|logo|trademark|quote|word|phrase|sentence|comma|code|localstorage|tokens?|logins?|api|python|java\\p{L}*|excel|sql|css|html|library|framework|license|credit|loan|money|vacation|pto|name|ai|chatgpt|timesheet|job|narrative|novel|story|metaphors?|emojis?|apps?|report|email|passport|visa|points|miles|variables?|function|formula)(?![\\p{L}]))[^?\\n]{4,110}`,
    sharp:
      'Say yes, no or only if first, then how to do it right, what goes wrong otherwise and how one notices it in time, and what to do or take instead.',
    points: [
      'Answer: yes, no or only if, in the first line',
      'Right way: exactly how, if it can be done',
      'Risk: what goes wrong otherwise, and how one notices it in time',
      'Instead: what to do or take when it is better not',
    ],
    steps: [
      'Name what decides here.',
      'Say up to where it is fine and from where on it is not.',
      'End with the safest way to get the same done.',
    ],
  },
  {
    asked: true,
    over: [
      'question',
      'plain',
      'small',
      'unknown',
      'suggest',
      'advice',
      'troubleshoot',
      'yesno',
      'fact',
      'howto',
      'support',
      'message',
    ],
    named:
      "(?:help[,!. ]*|so |ok |omg |oh no |urgent[,!: ]*|hi,? |hey,? )*(?:(?:i|we|my (?:dog|cat|puppy|kitten|kid|son|daughter|toddler|baby|husband|wife|boyfriend|girlfriend|roommate|mom|dad))(?:'ve| have| think i| might have| may have| just)* (?:accidentally|mistakenly|by (?:accident|mistake)|(?:just )?(?:spilled|spilt|swallowed|ingested|inhaled|knocked over|locked (?:myself|my keys|ourselves)|dropped my|washed my|shrunk|shrank|burned my|burnt my|got stung|got bitten|stepped on))|accidentally )(?![\\p{L}])(?!.*(?:\\n|(?<![\\p{L}])(?:write|draft|compose|apology|letter|fell in love)(?![\\p{L}])))[^:]{4,220}",
    sharp:
      'Say first what to do right now and what not to do, then the following steps in order with how soon each has to be done, how to tell that all is well again, and when to get help and from whom.',
    points: [
      'Now: what to do first, and what not to do',
      'Then: the following steps, with how soon each has to be done',
      'All well again: how to tell',
      'Help: when to get it, and from whom',
    ],
    steps: [
      'Say in one sentence how bad this usually is.',
      'Give the steps from the most urgent on, with what I probably have at hand.',
      'End with how to keep it from happening again, in one line.',
    ],
  },
  {
    asked: true,
    named:
      NO_CODE_OR_GRAMMAR +
      "(?!.*(?:[\"“]|(?<![\\p{L}])(?:words?|phrases?|terms?|expressions?|pronouns?|adjectives?|very|said|saying)(?![\\p{L}])))(?:what (?:can|could|should|do) (?:i|you|we) (?:use|substitute|swap|put)(?: in)? [^?]{0,40}?(?:instead of|in place of|as an? (?:substitute|replacement) for)|(?:(?:what(?:'?s| is)|is there|give me|i need|need) )?(?:an? |the |any )?(?:good |best |vegan |dairy[- ]free |gluten[- ]free |easy )*(?:substitutes?|stand-?ins?) for|(?:i )?(?:ran out of|don'?t have(?: any)?|no) [^?,.]{2,30}(?:,|\\.| for) [^?]{0,60}(?:instead|substitute))(?= |\\?|$)(?!.*(?:teacher|player|app|software|job)(?![\\p{L}]))[^?]{0,120}",
    sharp:
      'Name up to three, the closest first, each with how much to take for the same amount where that matters, what changes in the result, what else to adjust, and where it does not work.',
    points: [
      'Closest: first, with how much to take for the same amount where that matters',
      'Others: up to two, from what one is likely to have',
      'Changes: what is different in the result, and what else to adjust',
      'Not for: where it does not work',
    ],
    steps: [
      'Say what the missing thing does there.',
      'Choose what does the same, with the amount.',
      'End with the one you would take, and what to look out for.',
    ],
  },
  {
    asked: true,
    over: WITH_WHAT_IS_THERE,
    named: `${NO_FOOD}(?!.*\\n)(?:(?:i |we |i'?ve |we'?ve )?(?:only |just |still )*(?:have|got|have got)(?= )(?=[^?]{0,160}(?<![\\p{L}])${EATEN}(?![\\p{L}]))[^?]{8,200}[,.;]? ?(?:and )?(?:what|anything|something|any ideas? what)(?: meals?| dish(?:es)?| dinner)? (?:can|could|should|do|to) ?(?:i|we)? ?(?:even |still )?(?:make|cook|bake|eat|do with (?:it|them|this|these|that))(?![\\p{L}])[^?]{0,60}|what (?:can|could|should) (?:i|we|you) (?:make|cook|bake) (?:with|out of|from) (?=[^?\\n]{0,60}(?<![\\p{L}])${EATEN}(?![\\p{L}]))[^?\\n]{2,40}(?:,| and )[^?\\n]{2,80})`,
    sharp:
      'Suggest two or three dishes from just these, with salt, oil and water taken for granted, the easiest first, with amounts, time and steps for the first one, which ingredient should be used up before the others, and the one cheap thing that would improve each.',
    points: [
      'Dishes: two or three from just these, the easiest first; salt, oil and water taken for granted',
      'First one: amounts, time and steps',
      'Others: in two lines each, so that I could cook them too',
      'Use up: which ingredient goes first, and the one cheap thing that would improve each',
    ],
    steps: [
      'Say which of these carries a dish and which only helps.',
      'Name what can be made, in one line each.',
      'Then write out the one you would cook, and say when it is done.',
    ],
  },
  {
    asked: true,
    over: [...WITH_WHAT_IS_THERE, 'advice'],
    named: `${NO_FOOD}(?:what (?:can|could|should|do|to) ?(?:i|you|we)? ?(?:do|make|cook|bake) with|uses for|(?:(?:ideas|recipes) for|(?:how|ways) to use)(?= (?:my |the |our )?(?:left|old|stale|overripe|extra|too ))|(?:how|ways) to use up) (?:(?:my|all (?:this|these|the|my)|some|a bunch of|lots of|the|extra|too (?:much|many)|old|stale|overripe|ripe|frozen|canned) )*(?:left-?over |a lot of )?(?=[^?\\n]{0,40}(?<![\\p{L}])(?:${EATEN}|tomatoes|zucchini|apples|peppers|carrots|cabbage|pumpkin|herbs|basil|mushrooms|lemons|oats|quinoa|couscous)(?![\\p{L}]))[^?\\n]{3,90}`,
    sharp:
      'Give five uses, the quickest first, each with what else it takes, the time and what makes it good, one of them that uses up a lot and one that keeps or freezes, and say how long it lasts as it is.',
    points: [
      'Uses: five, the quickest first, none that is only reheating',
      'Each one: what else it takes, the time, what makes it good',
      'Among them: one that uses up a lot, and one that keeps or freezes',
      'Keeping: how long it lasts as it is',
    ],
    steps: ['Say what it does well in cooking.', 'Give the uses, the quickest first.', 'Mark the one you would make.'],
  },
];
