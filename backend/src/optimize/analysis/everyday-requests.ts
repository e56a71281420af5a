import { anyWord } from './any-word.js';
import { over, type Familiar } from './familiar.js';

/** Told for pleasure: a joke, a riddle, a curious fact, or just something. */
const AMUSEMENTS = anyWord([
  '(?:(?:(?:dad|knock[- ]knock) )?jokes?|puns?|riddles?|brain ?teasers?|tongue twisters?|fun facts?|surprise me|entertain me|cheer me up|(?:tell|show) me (?:something|anything)(?: (?:interesting|funny|cool|new|weird|random|nice))?$)(?!\\p{L})',
  '(?:chistes?|adivinanzas?|trabalenguas|datos? curiosos?|sorpréndeme|cuéntame algo(?: (?:interesante|divertido|gracioso|curioso))?$|dime algo(?: (?:interesante|divertido|gracioso|curioso))?$)(?!\\p{L})',
  "(?:blagues?|devinettes?|virelangues?|faits? insolites?|surprends[- ]moi|(?:raconte|dis)[- ]moi quelque chose(?: (?:d'intéressant|de drôle))?$)(?!\\p{L})",
  '(?:witze?|scherzfragen?|(?:kurzes |schweres |leichtes )?rätsel|zungenbrecher|fun ?facts?|überrasch mich|erzähl(?:e)? mir (?:et)?was(?: (?:interessantes|lustiges|spannendes))?$)(?!\\p{L})',
  '(?:piadas?|adivinhas?|trava-línguas|curiosidades?|(?:me surpreenda|surpreenda-me|me surpreende)|(?:me )?cont[ae](?:-me)? (?:algo|alguma coisa)(?: (?:interessante|engraçado))?$)(?!\\p{L})',
  '(?:barzellett[ae]|battut[ae]|indovinell[oi]|scioglilingua|sorprendimi|(?:raccontami|dimmi) qualcosa(?: (?:di interessante|di divertente|di bello))?$)(?!\\p{L})',
  '(?:glum[ăe]|glume|bancuri|ghicitoare|ghicitori|curiozități|surprinde-mă|spune-mi ceva(?: (?:interesant|amuzant))?$)(?!\\p{L})',
  '笑话|段子|谜语|脑筋急转弯|绕口令|冷知识|给我(?:个|一个)惊喜|(?:说|讲)(?:点|些)(?:什么|有趣的|好玩的)',
  'ジョーク|だじゃれ|ダジャレ|なぞなぞ|早口言葉|豆知識|(?:面白い|おもしろい|笑える)(?:話|こと)(?:を)?(?:して|教えて|聞かせて)|驚かせて',
  'نكتة|نكت|لغز|ألغاز|فاجئني|معلومة (?:غريبة|طريفة)|(?:أخبرني|احك لي|قل لي) شيئا',
]);

/** A riddle or joke that is given is to be solved or explained; what is sold or played with it is something else. */
const GIVEN =
  /[:：\n]\s*.{25,}|["“„«「].{12,}|(?:^|\s)(?:solve|explain|answer|translate|app|website|bot|book|why|resuelve|explica|traduce|resous|explique|traduis|lose|erklare?|ubersetze?|resolva|traduza|risolvi|spiega|traduci|rezolva|traduceti?)(?:\s|$)|解释|翻译|答案是|解いて|訳して|اشرح|ترجم|حل /u;

/** Everyday requests of which a word or two tell the kind, in any of the ten languages; they come before all others. */
export const EVERYDAY: readonly Familiar[] = [
  {
    kind: 'amuse',
    over: over(
      'caption',
      'puzzle',
      'describe',
      'fact',
      'list',
      'question',
      'story',
      'text',
      'words',
      'chat',
      'recommend',
      'ideas',
      'explain',
      'literal',
    ),
    pattern: AMUSEMENTS,
    unless: GIVEN,
  },
  {
    kind: 'compare',
    over: over('describe', 'fact', 'question', 'topic', 'list'),
    pattern: /^.{2,40} (?:vs\.?|versus) .{2,40}$/u,
  },
  {
    kind: 'formula',
    over: over('complete', 'code', 'text', 'list', 'fact', 'document', 'describe'),
    pattern:
      /^(?:\p{L}+ ){0,2}?(?:sql|regexp?|excel[ -]?(?:formula|formel|funktion)|f[oó]rmula (?:de |do |para )?excel|formule excel|formula (?:di |in |per )?excel|formul[aă] (?:in |de )?excel|awk|sed|jq|git|bash)(?![\p{L}]) .{6,}|正規表現|正则|excel公式/u,
    unless:
      /[?？؟]|(?:^|\s)(?:what|why|how|tutorial|learn|course|que es|was ist|difference|script|explain)(?:\s|$)|教程|是什么|とは/u,
  },
  {
    kind: 'agent',
    over: over('image', 'document', 'email', 'list', 'text', 'rewrite', 'extract', 'evaluate'),
    pattern:
      /^(?:please )?(?:rename|move|delete|sort|copy|back ?up|check|scan|search) (?:all|every|my|the) .{0,30}(?:files?|jpgs?|pngs?|pdfs?|photos?|folders?|inbox|e-?mails?|directory|calendar|\.\w{2,4}\b|\.\/).*(?: (?:in|to|into|for|and|by|from|older) )/u,
  },
  {
    kind: 'yesno',
    over: over('fact', 'text'),
    pattern:
      /^(?:puedo|se puede|podemos|puede (?:mi|un|el)|posso|si puo|puo (?:il|la|un)|puis-je|est-ce que je peux|peut-on|darf (?:ich|man|mein)|kann (?:man|ich|mein)|pot (?:sa|face|fi)|se poate|am voie|可以.{1,20}吗|能.{1,20}吗|هل )/u,
    unless: /(?:^|\s)(?:que|como|donde|cual|quando|quanto|dove|come|cosa|was|wie|wo|wann|ce|cum|unde|cand)(?:\s|$)/u,
  },
  {
    kind: 'advice',
    over: over('fact', 'describe', 'text', 'email', 'question', 'troubleshoot', 'yesno'),
    pattern:
      /^(?:me duele|j'ai mal|mir tut|mein\p{L}* \p{L}+ (?:tut|schmerzt)|me doi|(?:estou|to) com dor|mi fa male|mi fanno male|ma doare|ma dor|my (?:back|head|knee|neck|stomach|tooth|throat) hurts)|^(?:我)?(?:头|腰|背|胃|牙|嗓子)(?:很|好)?[疼痛]|^(?:孩子|宝宝|儿子|女儿|老公|老婆|同事|老板|猫|狗).{0,4}(?:不|总|老)|(?:頭|腰|背中|肩|胃|歯|喉)が痛い|^(?:طفلي|ابني|ابنتي|زوجي|زوجتي|مديري|قطتي) (?:لا|دائما|يرفض)|^(?:راسي|ظهري|بطني) (?:يولم|تولم)/u,
    unless: /[?？؟]/u,
  },
];
