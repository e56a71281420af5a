import { beginsInCode, codeLines, endsInCode } from '../analysis/code-lines.js';
import { readRequest } from '../analysis/detect-task.js';
import type { DraftAnalysis, SpanKind } from '../analysis/draft-analysis.js';
import { fold } from '../analysis/fold.js';
import { lexiconOf } from '../analysis/lexicon/lexicons.js';
import { asksWithoutMark } from '../analysis/plain-requests.js';
import { splitSentences } from '../analysis/segment.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { instructionOf } from './core.js';
import type { Punctuation } from './phrasing.js';

/** Slips that have one possible meaning; nothing that could be a name, a dialect or intended. */
const ENGLISH_SLIPS: Readonly<Record<string, string>> = {
  "i'm": "I'm",
  "i've": "I've",
  "i'd": "I'd",
  "i'll": "I'll",
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  wasnt: "wasn't",
  arent: "aren't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  cant: "can't",
  wont: "won't",
  hasnt: "hasn't",
  havent: "haven't",
  whats: "what's",
  thats: "that's",
  pls: 'please',
  plz: 'please',
  teh: 'the',
  waht: 'what',
  compalint: 'complaint',
  diference: 'difference',
  complant: 'complaint',
  phne: 'phone',
  becouse: 'because',
  plase: 'please',
  wuold: 'would',
  shuold: 'should',
  coudl: 'could',
  hav: 'have',
  lern: 'learn',
  shoud: 'should',
  wnat: 'want',
  jsut: 'just',
  thsi: 'this',
  abotu: 'about',
  abuot: 'about',
  mesage: 'message',
  adress: 'address',
  embarass: 'embarrass',
  existance: 'existence',
  finaly: 'finally',
  foriegn: 'foreign',
  greatful: 'grateful',
  happend: 'happened',
  imediately: 'immediately',
  independant: 'independent',
  libary: 'library',
  neccesary: 'necessary',
  noticable: 'noticeable',
  ocasion: 'occasion',
  posible: 'possible',
  probly: 'probably',
  realy: 'really',
  relevent: 'relevant',
  restaraunt: 'restaurant',
  succesful: 'successful',
  suprise: 'surprise',
  togather: 'together',
  truely: 'truly',
  usefull: 'useful',
  beetween: 'between',
  bewteen: 'between',
  betwen: 'between',
  peacefull: 'peaceful',
  carefull: 'careful',
  helpfull: 'helpful',
  wonderfull: 'wonderful',
  powerfull: 'powerful',
  beautifull: 'beautiful',
  beatiful: 'beautiful',
  successfull: 'successful',
  critisism: 'criticism',
  critisisms: 'criticisms',
  arguement: 'argument',
  arguements: 'arguments',
  advantadges: 'advantages',
  writen: 'written',
  explaination: 'explanation',
  comparision: 'comparison',
  importent: 'important',
  prefered: 'preferred',
  refered: 'referred',
  vaccum: 'vacuum',
  youre: "you're",
  theyre: "they're",
  wasent: "wasn't",
  somthing: 'something',
  everthing: 'everything',
  peice: 'piece',
  buget: 'budget',
  exersise: 'exercise',
  excercise: 'exercise',
  adn: 'and',
  taht: 'that',
  wiht: 'with',
  hte: 'the',
  thier: 'their',
  recieve: 'receive',
  recieved: 'received',
  definately: 'definitely',
  seperate: 'separate',
  occured: 'occurred',
  untill: 'until',
  wich: 'which',
  becuase: 'because',
  beacuse: 'because',
  becasue: 'because',
  explane: 'explain',
  explian: 'explain',
  summerize: 'summarize',
  summarise: 'summarise',
  grammer: 'grammar',
  langauge: 'language',
  freind: 'friend',
  wierd: 'weird',
  tommorow: 'tomorrow',
  tomorow: 'tomorrow',
  neccessary: 'necessary',
  acommodate: 'accommodate',
  accomodation: 'accommodation',
  beleive: 'believe',
  begining: 'beginning',
  enviroment: 'environment',
  goverment: 'government',
  buisness: 'business',
  bussiness: 'business',
  calender: 'calendar',
  diffrent: 'different',
  diffrence: 'difference',
  experiance: 'experience',
  intresting: 'interesting',
  knowlege: 'knowledge',
  maintainance: 'maintenance',
  proffesional: 'professional',
  profesional: 'professional',
  reccomend: 'recommend',
  recomend: 'recommend',
  recomendation: 'recommendation',
  strenght: 'strength',
  writting: 'writing',
  wirte: 'write',
  wriet: 'write',
  paragaph: 'paragraph',
  informqation: 'information',
  infomation: 'information',
  alot: 'a lot',
};

/** Inside these, nothing is tidied. Negations and limits may be: a missing apostrophe doesn't change what they say. */
const UNTOUCHED: ReadonlySet<SpanKind> = new Set([
  'url',
  'email',
  'code',
  'path',
  'variable',
  'quote',
  'date',
  'time',
  'money',
  'percentage',
  'number',
  'handle',
  'hashtag',
  'name',
  'material',
]);

const PLAIN_END = /[\p{L}\p{N}\p{M}\p{Sc})\]"'”’»」』%°]$/u;

function mapOutside(draft: DraftAnalysis, text: string, offset: number, change: (piece: string) => string): string {
  const spans = draft.protectedSpans
    .filter((span) => UNTOUCHED.has(span.kind) && span.start >= offset && span.end <= offset + text.length)
    .map((span) => ({ start: span.start - offset, end: span.end - offset }));
  const ranges = [...codeLines(text), ...spans].sort((one, other) => one.start - other.start);
  let result = '';
  let at = 0;
  for (const { start, end } of ranges) {
    if (end <= at) continue;
    result += change(text.slice(at, start)) + text.slice(Math.max(at, start), end);
    at = end;
  }
  return result + change(text.slice(at));
}

/** The pronoun, but neither a variable, a list's number nor a part of a formula. */
const LONE_I =
  /(?<![\p{L}\p{N}_'’@#/.+*=<>^(){}[\];-]|[+*=<>^{}[\];%|&!] |(?:variables?|index|indexes|indices|counter|loop|letters?|vitamin|for|let|int|var|phase|type|class|part|chapter|world war|row|column|col|element|iteration|subscript|and [a-hj-z]|or [a-hj-z]|\b[a-hj-z]),? )i(?=[ ,](?!(?:is|in|equals|goes|ranges|starts|to|from|and [a-z]|or [a-z]|th)\b|[ ,]*[b-hj-z]\b(?!['’])| ?[-=<>+*/^%|&!(){}[\];:]))(?![\p{L}\p{N}_'’@-])/giu;

function repairSlips(piece: string): string {
  return piece
    .replace(LONE_I, 'I')
    .replace(
      /(?<![\p{L}\p{N}_'’@#/.(){}[\]=;<>$-])[\p{L}]+(?:['’][\p{L}]+)?(?![\p{L}\p{N}_'’@/(){}[\]=;<>-]|\.\p{L})/gu,
      (word) => {
        const fixed = ENGLISH_SLIPS[word.replace('’', "'")] ?? PROPER.get(word);
        return fixed ?? word;
      },
    );
}

const WITH_CAPITALS =
  'OKR OKRs KPI KPIs SWOT LinkedIn Instagram TikTok YouTube WhatsApp Facebook PowerShell JavaScript TypeScript DnD FAQ FAQs SOP CSS HTML SQL JSON';
const PROPER = new Map([
  ...WITH_CAPITALS.split(' ').map((name) => [name.toLowerCase(), name] as const),
  ...'english french german spanish italian portuguese romanian chinese japanese korean arabic russian dutch greek swedish hebrew vietnamese hindi american british european african asian australian canadian mexican indian america europe africa asia australia canada france germany spain italy portugal romania japan korea russia india brazil mexico london paris rome berlin madrid tokyo christmas'
    .split(' ')
    .map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)] as const),
]);

const ABBREVIATION = /^(?:sql|html|css|php|json|xml|pdf|api)$/u;

const LOST_W = /^hat(?= (?:is|are|was|were|would|does|do|did|can|could|will|should)\b)/iu;

function capitaliseFirst(text: string, isProtected: boolean, code: string): string {
  const first = /^[\p{L}]+/u.exec(text)?.[0] ?? '';
  const isWord =
    /^\p{Ll}+$/u.test(first) && !/^[\p{L}\p{N}]*[_./\\@(=]/u.test(text.slice(first.length, first.length + 1));
  if (isWord && !isProtected && ABBREVIATION.test(first)) return first.toUpperCase() + text.slice(first.length);
  const upper = text.slice(0, 1).toLocaleUpperCase(code === 'tr' ? 'tr' : 'en');
  return isWord && !isProtected && upper.length === 1 ? upper + text.slice(1) : text;
}

/** A regular expression that is asked about: a stop behind it would change it. */
const PATTERN_AT_THE_END = /(?:^|\s)\^?[^\s$]*[[\]{}\\|*+()][^\s$]*\$$/u;

/** What is missing is marked, and nothing goes on behind the end. */
const A_BLANK = /_{2,}|＿|[（(]\s*[）)]|["”」]$/u;

/** How the request has to end before a sentence is added to it, if it has no ending of its own. */
function withEnding(text: string, draft: DraftAnalysis, phrasing: Punctuation): string {
  if (draft.traits.includes('code') || endsInCode(text.slice(text.lastIndexOf('\n') + 1))) return text;
  if (PATTERN_AT_THE_END.test(text)) return text;
  // The answer goes on from a label in the last line.
  if (/\n[^\n:：]{1,26}[:：]$/u.test(text)) return text;
  if (/[,;:，；：、]$/u.test(text)) return text.replace(/\s*[,;:，；：、]$/u, phrasing.stop);
  // A narrow mark runs into the sentence that follows without a space.
  if (phrasing.space === '' && /[^\p{ASCII}]\?$/u.test(text)) return text.replace(/\?$/u, phrasing.questionMark);
  if (!PLAIN_END.test(text) || /[.!?…。！？؟۔।]["'”’»)」』]+$/u.test(text)) return text;
  if (draft.task === 'complete' && !draft.parts.material && !A_BLANK.test(text)) return `${text}${phrasing.ellipsis}`;
  if (!endsInQuestion(text, draft)) return endsInWhatIsGiven(text) ? text : `${text}${phrasing.stop}`;
  const isAskedBehind =
    /,/u.test(text) && !/^(?:qu[eé]|c[oó]mo|cu[aá]\p{L}+|d[oó]nde|qui[eé]n|por qu[eé])(?!\p{L})/iu.test(text);
  const opening = phrasing.code === 'es' && !isAskedBehind && !/[¿?.!\n]/u.test(text) ? '¿' : '';
  return `${opening}${text}${phrasing.questionMark}`;
}

const ASKING_WITHOUT_MARK: ReadonlySet<TaskKind> = new Set(['fact', 'quantity', 'yesno', 'why', 'question']);

/** "有什么区别，请举例说明": asked in front, but the sentence ends in an order. */
const ENDS_IN_REQUEST = /，请[^，]*$|^[请請](?![问問])|、?(?:ください|下さい)$/u;

/** "Should I buy or lease, I drive 8000 miles a year": asked in front, told behind. */
const ENDS_IN_STATEMENT = /, (?:i|i'm|i've|we|my|it's|she|he|they) [^,?]+$/iu;

/** "It keeps failing, how do I fix this": told in front, and asked behind. */
const ENDS_IN_CLAUSE_THAT_ASKS =
  /(?:^|[\s,;])(?:how|what|where|when|why) (?:do|can|should|would|could|does|did|is) (?:i|we|you|it|this)(?![\p{L}])[^,;:]{0,60}$|[,;] ?(?:y |e |si |so |and |und |et )?(?:(?:como (?:lo|la|le|se|puedo|hago|deberia|arreglo|harias|posso|faco|resolvo|devo|faria)|que (?:hago|puedo hacer|debo|deberia|harias|me recomiendas|faire|dois-je|puis-je)|(?:comment (?:je|faire|puis-je|on|tu)|pourquoi|qu'est-ce)|(?:wie|was|wo) (?:\p{L}+ )?(?:ich|man|wir|du|tun)|warum|o que (?:eu |voce )?(?:faco|devo|posso|faria)|(?:come|cosa|che) (?:faccio|posso|devo|si fa|faresti|dovrei)|cum (?:il|o|le|pot|fac|as|sa|repar|ai)|ce (?:fac|sa fac|pot|as putea|ar trebui|ai face|imi recomanzi)|de ce)(?![\p{L}])[^,;:]{0,60}$)|[،؛,] ?(?:و)?(?:كيف|ماذا|لماذا|متي) [^،,]{2,60}$/u;
const OPENS_WITH_ORDER =
  /^(?:please |pls )?(?:explain|tell|show|describe|write|list|teach|give|help|say|summari[sz]e|explica|di|dime|escribe|explique|dis|ecris|erklar\p{L}*|sag|schreib|diga|spiega|scrivi|explica|spune|scrie)(?![\p{L}])/u;

/** "Name a river in Spain" is answered by a fact and asks for it in an order. */
const TO_NAME =
  /^(?:please )?(?:name(?! (?:of|for)(?![\p{L}]))|state(?! of(?![\p{L}]))|identify|mention|cite|find|nombra|menciona|cita|indica|nomme|mentionne|nenne|nennen sie|nomeie|mencione|indique|nomina|numeste|numiti|mentioneaza)(?![\p{L}])/u;

/** The last line is what is to be worked on, not the end of a sentence of one's own. */
const endsInWhatIsGiven = (text: string): boolean => /\S\s*\n\s*\S/u.test(text);

/** "怎么处理，面试题": asked in front, and something said about it behind. */
const ASKS_IN_CHINESE =
  /什么|啥|怎|如何|哪|谁|几|多少|多[久长远大高重快]|吗|[呢么嘛]|是否|(\p{Script=Han})不\1|有没有|还是|何|咋|是为了/u;
const saysMoreBehind = (sentence: string): boolean => {
  const [behind, ...front] = sentence.split(/[，,]/u).toReversed();
  return behind !== undefined && front.some((clause) => ASKS_IN_CHINESE.test(clause)) && !ASKS_IN_CHINESE.test(behind);
};

/** "何をしても続かない": whatever one does, nothing is asked. */
const WHATEVER_IT_IS = /(?:何|誰|どこ|いつ|どれ|どう)[^、。？]{0,6}(?:ても|でも)[^か？?]{1,16}$/u;

/** "… value?<br>Just to clarify": the mark of a page that was copied ends the sentence before it. */
const BEFORE_A_LINE_BREAK = /^.*[?？؟.!] ?<br ?\/?>\s*(?=\S)/su;

function endsInQuestion(text: string, draft: DraftAnalysis): boolean {
  const lexicon = lexiconOf(draft.language.code);
  const last = (splitSentences(text).at(-1)?.text ?? text).replace(BEFORE_A_LINE_BREAK, '');
  if (!lexicon) return draft.isQuestion;
  const { sentences } = readRequest(last, lexicon);
  if (WHATEVER_IT_IS.test(last)) return false;
  // "Where could this be better: marketing assistant, 2021-2024, …": asked in front, and pasted behind.
  const behind = /[:：]\s*(\S.{8,})$/u.exec(last)?.[1];
  if (behind && !asksWithoutMark(behind) && !readRequest(behind, lexicon).sentences.some((part) => part.isQuestion))
    return false;
  if (asksWithoutMark(last)) return true;
  if (draft.language.code === 'zh' && saysMoreBehind(last)) return false;
  if (ENDS_IN_REQUEST.test(last) || ENDS_IN_STATEMENT.test(last)) return false;
  if (sentences.some((sentence) => sentence.isQuestion)) return true;
  const folded = fold(last);
  if (ENDS_IN_CLAUSE_THAT_ASKS.test(folded) && !OPENS_WITH_ORDER.test(folded)) return true;
  // "Estimate how many tuners there are" is an order, although it asks for a quantity.
  const isOrder = sentences.some((sentence) => lexicon.request.test(sentence.request));
  const isMade = sentences.some((sentence) => lexicon.makes.some(({ start }) => start.test(sentence.request)));
  return ASKING_WITHOUT_MARK.has(draft.task) && last === text && !isOrder && !isMade && !TO_NAME.test(folded);
}

/** Capital letters where a sentence ended on the same line; what looks like a name of a file or a command is left. */
function capitaliseSentences(text: string): string {
  return text.replace(
    /(?<=\p{L}{2}[.!?] )(?<!(?<!\p{L})(?:incl|excl|approx|esp|max|min|avg|vs|no|ca|etc|e\.g|i\.e)\. )(\p{Ll})(?=\p{Ll}*(?:[ ,?!']|$))/gu,
    (letter) => letter.toLocaleUpperCase('en'),
  );
}

/** A text to be corrected that stands among the words of the request has to come back with its mistakes. */
const MISTAKES_ARE_THE_POINT: ReadonlySet<TaskKind> = new Set([
  'correct',
  'rewrite',
  'translate',
  'extract',
  'classify',
  'literal',
]);
/** Asked how a word is written, both spellings have to stand. */
const ASKS_FOR_SPELLING =
  /(?<![\p{L}])(?:spell(?:ed|ing|t)?|spelt|typos?|grammatical(?:ly)?|correct(?:ly)?)(?![\p{L}])/iu;

/** The same holds for whatever is to be put into another form, or to be judged by its words. */
const ABOUT_THE_WORDING: ReadonlySet<TaskKind> = new Set(['change', 'judge']);
const HAVE_CAPITALS = new Set(['Latn', 'Cyrl', 'Grek', 'Armn']);

export interface Tidied {
  text: string;
  /** Something other than the final punctuation was changed. */
  changed: boolean;
}

/** The request with its spacing, capital letters, evident slips and final punctuation put right. */
export function tidy(draft: DraftAnalysis, phrasing: Punctuation): Tidied {
  const original = instructionOf(draft);
  const offset = Math.max(0, draft.text.indexOf(original));
  const spaced = (piece: string) => piece.replace(/(?<=\S) {2,}(?=\S)/gu, ' ');
  const isLatin = HAVE_CAPITALS.has(draft.language.script) && !draft.traits.includes('code');
  const sentences = (piece: string) => (phrasing.code === 'en' && isLatin ? capitaliseSentences(piece) : piece);
  const change =
    phrasing.code === 'en' &&
    !(ASKS_FOR_SPELLING.test(original) && !draft.parts.material) &&
    !((MISTAKES_ARE_THE_POINT.has(draft.task) || ABOUT_THE_WORDING.has(draft.wording)) && !draft.parts.material)
      ? (piece: string) => repairSlips(spaced(piece)).replace(/(?<=\p{L}{2}) +(?=[,?!](?:\s|$))/gu, '')
      : spaced;
  const startsProtected =
    beginsInCode(original.split('\n', 1)[0] ?? '') ||
    draft.protectedSpans.some((span) => span.start === offset && UNTOUCHED.has(span.kind));
  const repaired = mapOutside(draft, original, offset, (piece) => sentences(change(piece)));
  const capitalised = isLatin ? capitaliseFirst(repaired, startsProtected, phrasing.code) : repaired;
  const text = phrasing.code === 'en' && isLatin ? capitalised.replace(LOST_W, 'What') : capitalised;
  return { text: withEnding(text, draft, phrasing), changed: text !== original };
}
