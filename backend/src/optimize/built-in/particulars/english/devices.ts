import type { Particular } from '../particular.js';

const DEVICES =
  '(?:dish ?washer|washer|washing machine|dryer|oven|stove|cooktop|range|hob|fridge|freezer|refrigerator|microwave|boiler|furnace|heater|water heater|radiators?|heat pump|thermostat|ac|a/c|air con(?:ditioner)?|dehumidifier|humidifier|vacuum|roomba|robot vacuum|coffee (?:maker|machine)|espresso machine|keurig|nespresso|kettle|blender|toaster|air fryer|instant pot|sewing machine|lawn ?mower|mower|e-?bike|bike|scooter|car|truck|van|engine|check engine light|battery|phone(?! (?:bill|number|company))|iphone|android|pixel|galaxy|ipad|tablet|kindle|laptop|macbook|mac|pc|computer|chromebook|desktop|monitor|keyboard|mouse|webcam|microphone|mic|printer|scanner|router|modem|wi-?fi|internet|tv|television|roku|fire ?stick|chromecast|remote|soundbar|speakers?|alexa|xbox|playstation|ps[45]|switch(?! to)|steam deck|controller|camera|drone|watch|fitbit|garmin|airpods|earbuds|headphones|headset|hearing aids?|bluetooth|smoke (?:detector|alarm)|alarm|doorbell|garage door|key fob|toilet|sink|tap|faucet|shower|drain|sump pump|pump|washing|breaker|outlet|light switch|usb(?: stick| drive)?|hard drive|ssd|sd card|windows|outlook|gmail|excel|word(?! count)|google drive|icloud|dropbox|onedrive|chrome|safari|firefox|spotify|netflix|zoom|(?<!my |our |the |your )teams|whatsapp|instagram|app|browser|website|docker(?: compose)?|git|npm|python|server|thermometer|breast pump|cpap)';
const FAULT =
  "(?:says?|said|saying|shows?|showing|displays?|thinks?|claims?|reads?|reports?|flashes|flashing|blinks?|blinking|beeps?|beeping|keeps?|kept|won'?t|wont|doesn'?t|doesnt|does not|isn'?t|isnt|is not|is (?:so |very |really |always |suddenly )*(?:slow|hot|cold|loud|stuck|dead|blank|frozen|full|warm|hissing|leaking|dripping|noisy)|can'?t|cant|cannot|stopped|stops|trips|freezes|crashes|restarts|drains|dies|died|leaks|smells|gives me|throws|refuses)";

/** A device or a program that does not do what it should, told with what speaks against the obvious. */
export const ENGLISH_DEVICES: readonly Particular[] = [
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
      'fact',
      'troubleshoot',
      'why',
      'debug',
      'explain',
      'message',
      'support',
      'yesno',
      'code',
      'howto',
    ],
    named: `(?!.*\\n)(?!.*(?<![\\p{L}])(?:write|draft|apology|worth (?:it|repairing|fixing)|rejected|towed|paid|my ex)(?![\\p{L}]))(?:(?:so |ok |hi,? |hey,? |help[,!.]* |ugh,? )*(?:why (?:does|is|do|did|won'?t|doesn'?t|would) )?(?:my|our|the|this)? ?(?:[\\p{L}\\p{N}'-]+ ){0,3}?${DEVICES}(?: [\\p{L}\\p{N}-]+){0,3}? )(?:(?:always|now|still|just|suddenly|randomly|sometimes|constantly|also|only) )*(?:${FAULT})(?![\\p{L}'])[^?]{0,160}(?<![\\p{L}])(?:but|even (?:though|if|when|after)|though|although|yet|whenever|no matter|when nothing|despite|and (?:i have|there(?:'s| is)|it(?:'s| is)) (?:no|not|nothing|plenty|only))(?![\\p{L}])[^?]{3,200}\\?*[!. ]*$`,
    sharp:
      'Say what exactly this points to, with what I have told already ruled out, then the likely causes, most likely first, each with a quick check and the exact steps to fix it, and what to note or whom to ask if it stays.',
    points: [
      'Reading: what exactly this points to, with what I have told already ruled out',
      'Causes: most likely first, each with a quick check',
      'Fix: exact steps for each, those that cost money or cannot be undone last',
      'If it stays: what to note, and whom to ask next',
    ],
    steps: [
      'Say which causes what I have told already rules out.',
      'Go through the others, from the quickest check to the most work, each with exactly what to do.',
      'End with what to do if none of it helps.',
    ],
  },
  {
    asked: true,
    over: [
      'explain',
      'question',
      'plain',
      'small',
      'unknown',
      'meaning',
      'interpret',
      'suggest',
      'fact',
      'why',
      'troubleshoot',
      'yesno',
      'harm',
    ],
    named: `(?!.*(?<![\\p{L}])(?:lava|tunnel|dreams?|songs?|lyrics?|idioms?|poker|movies?|games?)(?![\\p{L}]))(?:what (?:does|do|would|could) (?:it|that|this) mean (?:when|if) |is it (?:normal|bad|ok|okay|dangerous|safe|a problem) (?:that|if|when|for) )(?!(?:people|someone|somebody|they|he|she|you|we)(?![\\p{L}])|(?:my|an?|the|his|her) (?:boyfriend|girlfriend|husband|wife|crush|ex|boss|co-?worker|guy|girl|friend|person|man|woman)(?![\\p{L}]))(?:(?:my|the|your|our|an?) )?(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:${DEVICES}|brakes?|clutch|transmission|tires?|tyres?|steering wheel|oil light|warning light|exhaust|pipes?|walls?|ceiling|roof|floors?|windows?|fan|fuse|outlets?|lights?|bulbs?|gas meter|meter)(?![\\p{L}])[^?\\n]{3,120}`,
    sharp:
      'Say first whether it is harmless or how urgent it is, and whether I can go on using it, then what is likely behind it, most likely first, each with what one hears, sees or can check, what I can do myself, and when it takes a professional.',
    points: [
      'Urgency: harmless or how urgent, and whether I can go on using it',
      'Causes: most likely first, each with what one hears, sees or can check',
      'Myself: what I can do, and what I should leave alone',
      'Professional: when it takes one, and what to say there',
    ],
    steps: [
      'Ask what tells the causes apart: when, how fast or how warm, and since what.',
      'Go through them from harmless to dangerous.',
      'End with what to do today.',
    ],
  },
];
