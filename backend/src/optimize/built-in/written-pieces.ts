import { anyWord } from '../analysis/any-word.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { lean } from '../analysis/lean.js';
import { BETWEEN_PARTIES, INVENTED_SENDER, isVoiced, isYourReview } from '../analysis/shapes/writing.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import type { Given } from './recipes/flags.js';

const SENT: ReadonlySet<TaskKind> = new Set<TaskKind>(['message', 'email', 'review', 'text']);

/** "A letter to your nephew": whoever answers is the one who writes, and has no facts of the person's to leave open. */
const YOURS = anyWord([
  'your (?:\\p{L}+ )?(?:nephew|niece|grand\\p{L}+|cousin|son|daughter|child(?:ren)?|brother|sister|mother|father|mom|mum|dad|parents|aunt|uncle|friend|best friend|pen ?pal|pen friend|(?:future |younger |past |older )?self|husband|wife|pet|dog|cat|neighbou?r|classmate|hero)(?!\\p{L})',
  'tus? (?:\\p{L}+ )?(?:sobrin[oa]|niet[oa]|abuel[oa]|prim[oa]|hij[oa]|herman[oa]|madre|padre|tí[oa]|amig[oa]|yo (?:futuro|del pasado)|mascota|perro|gato|vecin[oa])s?(?!\\p{L})',
  '(?:ton|ta|tes|votre|vos) (?:\\p{L}+ )?(?:neveu|nièce|petit-fils|petite-fille|grand-(?:mère|père)|cousine?|fils|fille|frère|sœur|mère|père|tante|oncle|amie?|correspondante?|chien|chat|voisine?)s?(?!\\p{L})',
  'dein(?:e[mnrs]?)? (?:\\p{L}+ )?(?:neffen?|nichte|enkel\\p{L}*|gro(?:ß|ss)(?:mutter|vater)|oma|opa|cousin\\p{L}*|sohn|tochter|bruder|schwester|mutter|vater|tante|onkel|freund\\p{L}*|brieffreund\\p{L}*|hund|katze|nachbar\\p{L}*)(?!\\p{L})',
  '(?:teu|tua|seu|sua) (?:\\p{L}+ )?(?:sobrinh[oa]|net[oa]|av[óô]|prim[oa]|filh[oa]|irmão|irmã|mãe|pai|ti[oa]|amig[oa]|cachorro|gato|vizinh[oa])(?!\\p{L})',
  '(?:tuo|tua|tuoi|tue) (?:\\p{L}+ )?(?:nipote|nonn[oa]|cugin[oa]|figli[oa]|fratello|sorella|madre|padre|zi[oa]|amic[oa]|relatore|relatrice|capo|prof\\p{L}*|migliore amic[oa]|cane|gatto|vicin[oa])(?!\\p{L})',
  '(?:nepotul|nepoata|bunicul?|bunica|vărul|verișoara|fiul|fiica|fratele|sora|mama|tatăl|mătușa|unchiul|prietenul|prietena|câinele|pisica|vecinul|vecina) (?:\\p{L}+ )?(?:tău|ta)(?!\\p{L})',
  '(?:写给|给)你(?:的|最)?[^，。]{0,3}?(?:侄|外甥|孙|爷爷|奶奶|表|堂|儿子|女儿|哥哥|姐姐|弟弟|妹妹|妈妈|爸爸|朋友|自己)',
  'あなたの(?:甥|姪|孫|祖父|祖母|いとこ|息子|娘|兄|姉|弟|妹|母|父|友人|友だち|親友)',
  '(?:إلى|ل)(?: )?(?:صديق|صديقت|أخي?|أخت|ابن \\p{L}+|ابنة \\p{L}+|جار|جد|جدت|عم)ك(?!\\p{L})',
]);
/** Something is asked of them, or they are told something: it is short, and nothing about it has to be surprising. */
const TO_SOME_END = anyWord([
  '(?:asking|requesting|reminding|informing|inviting|telling (?:him|her|them) (?:that|about)|apologi[sz]ing|declining|letting (?:him|her|them) know|to (?:ask|request|remind|inform|invite|apologi[sz]e|decline))(?!\\p{L})',
  '(?:pidiéndole|pidiendo|para pedirle|recordándole|avisándole|invitándol[oae]|disculpándote|para avisarle|en (?:el|la) que (?:le )?(?:pidas|pides|avises|recuerdes|invites))(?!\\p{L})',
  "(?:pour (?:lui |leur )?(?:demander|rappeler|annoncer|inviter|t'excuser|vous excuser|prévenir)|(?:lui|leur) demandant|dans l(?:equel|aquelle) (?:tu |vous )(?:lui |leur )?(?:demand|rappel|annonc|invit)\\p{L}*)(?!\\p{L})",
  '(?:und (?:bitte|bitten|erinnere|lade)|um (?:ihn|sie) (?:zu|an|um)|in de[rm] du (?:ihn|sie|ihm|ihr)[^.]{0,60}(?:bittest|erinnerst|einlädst|mitteilst|absagst)|mit der bitte)(?!\\p{L})',
  '(?:pedindo|lembrando|avisando|convidando|desculpando-(?:se|te)|para pedir|em que (?:pede|pedes|avisa|avisas|convida|convidas))(?!\\p{L})',
  '(?:chiedendo(?:gli|le)?|ricordando(?:gli|le)?|avvisando(?:lo|la)?|invitando(?:lo|la)?|scusandoti|per chieder(?:e|gli|le)|in cui (?:gli |le )?(?:chiedi|ricordi|comunichi|inviti|avvisi))(?!\\p{L})',
  '(?:în care (?:îi |îl |o |le |îți |te )?(?:rogi|ceri|soliciți|anunți|amintești|inviți|ceri scuze|scuzi|refuzi|comunici)|rugându-(?:l|o|i)|cerându-i|ca să (?:îl|o|îi) (?:rogi|inviți|anunți)|prin care (?:îi |îl |o )?(?:ceri|rogi|anunți|inviți))(?!\\p{L})',
  '请(?:他|她|他们|对方)|提醒(?:他|她)|邀请(?:他|她)|告诉(?:他|她)|向(?:他|她)道歉',
  'お願いする|頼む|知らせる|誘う|謝る|断る',
  '(?:تطلب|تخبر|تبلغ|تدعو|تعتذر|تذكر|تشكر)\\p{L}{0,2} (?:فيها|فيه|منه|منها|له|لها|إليه)',
]);
/** "Which you have tried": told of the one who writes it. */
const YOU_DID = anyWord([
  'you(?: have|.ve)? (?:just |recently )?(?:tried|visited|stayed|eaten|ate|bought|used|attended|watched|read)(?!\\p{L})',
  'que (?:has |hayas )?(?:probado|probaste|visitado|visitaste|comido|comiste)(?!\\p{L})',
  'que (?:tu as|vous avez) (?:\\p{L}+ )?(?:goûté|visité|mangé|essayé)\\p{L}*',
  '(?:die|das|den) du (?:\\p{L}+ )?(?:probiert|besucht|gegessen|gekauft) hast',
  'que (?:você|tu) (?:provou|provaste|visitou|visitaste|comeu|comeste)(?!\\p{L})',
  'che hai (?:provato|visitato|mangiato|assaggiato)(?!\\p{L})',
  'care (?:le-|l-|i-|o )?ai (?:\\p{L}+ )?(?:încercat|vizitat|mâncat|gustat)\\p{L}*|pe care (?:le-|l-)ai \\p{L}+',
  '你(?:尝过|吃过|去过|试过|看过)',
  'あなたが(?:食べた|訪れた|試した|見た)',
]);
const MADE_UP_TEXT = anyWord([
  "(?:fictional|fictitious|imaginary|invented|made-up|spoof|parod\\p{L}+|satirical|mock)(?!\\p{L})|(?:from the|through the) (?:perspective|viewpoint|point of view|eyes) of|from an? [^.,]{2,40}(?:’s|'s) (?:view|perspective|point of view)|(?:letter|e-?mail|message|note|complaint|resignation|apology|application|invitation|review|memo) from (?:santa|father christmas|mother nature|god|zeus|dracula|batman|superman|death|the (?:grinch|tooth fairy|easter bunny|devil|moon|sun|sea|big bad wolf|(?:\\p{L}+ )?(?:dragon|ghost|vampire|zombie|robot|alien|elf|witch)))(?!\\p{L})",
  '(?:fictici\\p{L}+|imaginari\\p{L}+|inventad\\p{L}+|parodi\\p{L}*|satíric\\p{L}+)(?!\\p{L})',
  '(?:ficti(?:f|ve)s?|imaginaire|parodi\\p{L}*|satirique)(?!\\p{L})',
  '(?:fiktiv\\p{L}*|erfunden\\p{L}*|ausgedacht\\p{L}*|parodi\\p{L}*|satirisch\\p{L}*)(?!\\p{L})',
  '(?:fictíci\\p{L}+|imaginári\\p{L}+|paródi\\p{L}+)(?!\\p{L})',
  '(?:immaginari\\p{L}+|inventat[oa]|fittizi\\p{L}+|parodi\\p{L}*)(?!\\p{L})',
  '(?:fictiv\\p{L}*|imaginar\\p{L}*|inventat\\p{L}*|parodi\\p{L}*)(?!\\p{L})',
  '虚构|想象中的|戏仿|恶搞|以[^，。]{1,12}的(?:口吻|视角|身份)',
  '架空の|空想の|パロディ|になりきって|の立場で',
  'خيالي\\p{L}*|متخيل\\p{L}*|ساخر\\p{L}*|على لسان ',
]);
/** "A letter of complaint from a houseplant to its owner". */
const FROM_ONE_TO_ANOTHER = anyWord([
  '(?:letters?|e-?mails?|messages?|notes?|postcards?|complaints?|resignation|apolog(?:y|ies)|invitations?|applications?)(?: of \\p{L}+| letter)? (?:written |sent )?(?:from|by) (?:an?|the) [^.?\\n]{2,40} (?:to (?:an?|the|its|his|her|their)|who)(?!\\p{L})',
  '(?:carta|mensaje|queja)(?: de \\p{L}+)? de una? [^.?\\n]{2,30} a (?:su|un|una)(?!\\p{L})',
  "(?:lettre|message|plainte)(?: de \\p{L}+)? d'une? [^.?\\n]{2,30} à (?:un|une|son|sa)(?!\\p{L})",
  '\\p{L}*(?:brief|nachricht|beschwerde|kündigung) (?:von )?eine[sr]m? [^.?\\n]{2,30} an (?:ihren?|seinen?|eine\\p{L}*)(?!\\p{L})',
  '(?:carta|mensagem|reclamação)(?: de \\p{L}+)? de uma? [^.?\\n]{2,30} (?:para|a) (?:o |a )?(?:seu|sua|um|uma)(?!\\p{L})',
  "(?:lettera|messaggio|reclamo)(?: di \\p{L}+)? (?:di|da) un[oa']? ?[^.?\\n]{2,30} al? (?:suo|sua|un|una)(?!\\p{L})",
  '(?:scrisoare|mesaj|plângere)(?: de \\p{L}+)? (?:de la|din partea|a) (?:un|unei|unui|o) [^.?\\n]{2,30} către ',
]);
const REVIEW = lean(
  /(?<![\p{L}])(?:reviews?|resena|critica|critique|avis|rezension|kritik|resenha|recension[ei]|recenzi[ei])(?![\p{L}])|评论|点评|影评|レビュー|مراجعه/u,
);

/** Everything in it is to be made up: nobody's own facts are missing from it. */
function isImagined(draft: DraftAnalysis, request: string, invented: boolean): boolean {
  if (!SENT.has(draft.wording) || draft.parts.material || draft.traits.includes('ownVoice')) return false;
  return (
    isVoiced(request) ||
    isYourReview(request) ||
    (YOURS.test(request) && !TO_SOME_END.test(request)) ||
    YOU_DID.test(request) ||
    MADE_UP_TEXT.test(request) ||
    (invented && REVIEW.test(request)) ||
    (!BETWEEN_PARTIES.test(request) && (INVENTED_SENDER.test(request) || FROM_ONE_TO_ANOTHER.test(request)))
  );
}

const WHOLE_IN_PARTS: ReadonlySet<TaskKind> = new Set<TaskKind>(['message', 'email', 'application', 'essay', 'text']);
/** "The opening paragraph of a cover letter": it has no closing, and not everything has a place in it. */
const ONLY_THE_OPENING = anyWord([
  '(?:opening|first|introductory|intro|introduction|lead) (?:paragraphs?|sentences?|lines?)(?= (?:of|for|to|in)(?!\\p{L})|[.:]?$)|(?:cover letter|letter|essay|report|email) (?:opening|intro(?:duction)?)(?: paragraph)?(?= (?:for|to|about|on)(?!\\p{L})|[.:]?$)|(?:the |an? )?(?:introduction|opening) (?:of|for|to) (?:an?|the|my|this) (?:\\p{L}+ )?(?:letter|essay|report|email|paper|article)',
  '(?:primer párrafo|párrafo (?:inicial|introductorio|de apertura)|introducción) (?:de|para) (?:un|una|la|el|mi)',
  "(?:premier paragraphe|paragraphe (?:d'ouverture|d'introduction|introductif)|introduction) (?:d'une?|de (?:la|ma|mon)|pour (?:un|une))",
  '(?:(?:ersten?|einleitenden?|eröffnenden?) absatz|einleitung|einstieg)(?:ssatz)? (?:eine[sr]|für (?:ein|eine|einen|mein\\p{L}*)|zu (?:einem|einer|meinem))',
  '(?:primeiro parágrafo|parágrafo (?:inicial|introdutório|de abertura)|introdução) (?:de|para) (?:um|uma|a|o|minha|meu)',
  '(?:primo paragrafo|paragrafo (?:iniziale|introduttivo|di apertura)|introduzione) (?:di|per) (?:un|una|la|il|mia|mio)',
  '(?:primul paragraf|paragraf(?:ul)? (?:introductiv|de (?:început|deschidere))|introducerea?) (?:al|a|pentru|unei|unui|la)',
  '(?:开头|开篇|第一|首|引言)段(?!落大意)|[信文告]的(?:开头|引言)',
  '(?:冒頭|最初|書き出し|導入)の?(?:段落|一文|部分)',
  '(?:الفقرة (?:الأولى|الافتتاحية)|فقرة (?:افتتاحية|تمهيدية)|مقدمة) (?:ل|من|في)',
]);

/** Held for somebody one knows: what is told of them has to have happened. */
const FOR_SOMEBODY_DEAR = anyWord([
  'best man|maid of hono[u]?r|father of the bride|mother of the (?:bride|groom)|weddings?|eulog(?:y|ies)|funeral|memorial|retire(?:ment|s)|farewell|birthday|anniversary|bar mitzvah|quincea\\p{L}+',
  'boda|padrino|madrina|funeral|elogio fúnebre|jubilación|despedida|cumpleaños|aniversario',
  'mariage|témoin|obsèques|funérailles|éloge funèbre|départ (?:à la|en) retraite|pot de départ|anniversaire',
  '(?:hochzeits|trauzeugen|grab|trauer|abschieds|geburtstags|jubiläums)(?:rede|ansprache)|hochzeit|trauzeug\\p{L}+|beerdigung|trauerfeier|ruhestand|verabschiedung',
  'casamento|padrinho|madrinha|funeral|elogio fúnebre|aposentadoria|reforma|despedida|aniversário',
  'matrimonio|testimone|funerale|elogio funebre|pensionamento|addio|compleanno|anniversario',
  'nunt\\p{L}+|cavaler de onoare|înmormânt\\p{L}+|discurs funebru|pensionare|rămas[- ]bun|aniversar\\p{L}*|zi(?:ua)? de naștere',
  '婚礼|伴郎|伴娘|悼词|追悼|退休|告别|欢送|生日|周年',
  '結婚式|披露宴|弔辞|送別|退職|誕生日|記念日',
  '(?:ال)?(?:زفاف|عرس|تأبين|رثاء|تقاعد|وداع|عيد ميلاد|ذكرى)',
]);

/** Something one can look at, and is to be shown. */
const LOOKED_AT = anyWord([
  '(?:paintings?|pictures?|photo(?:graph)?s?|drawings?|sculptures?|statues?|murals?|landscapes?|scenery|skyline|interiors?|inside of|views? from|layout|floor plan|market (?:square|hall)|town square|streets?|facade|costumes?|uniforms?|flags?|logos?|coat of arms)(?!\\p{L})|what (?:would|could|can|will|might) (?:\\p{L}+ ){0,3}see(?!\\p{L})|what (?:does|did|do) (?!.*\\b(?:day|life|year|week|career|process|routine|job|future|success)\\b)[^?]{2,60} look like',
  '(?:cuadro|pintura|imagen|foto(?:grafía)?|escultura|estatua|paisaje|interior|vista desde|plaza|fachada|bandera|traje)s?(?!\\p{L})|qué aspecto tien\\p{L}+|qué se ve',
  '(?:tableau|peinture|image|photo(?:graphie)?|sculpture|statue|paysage|intérieur|vue depuis|place|façade|drapeau|costume)x?s?(?!\\p{L})|à quoi ressembl\\p{L}+|que voit-on',
  '(?:gemälde|bild|foto|skulptur|statue|landschaft|innere|blick (?:von|aus)|platz|fassade|flagge|tracht)(?:s|es|e|en|er)?(?!\\p{L})|wie sieht [^?]{2,60} aus|was sieht man',
  '(?:quadro|pintura|imagem|foto(?:grafia)?|escultura|estátua|paisagem|interior|vista d\\p{L}+|praça|fachada|bandeira|traje)s?(?!\\p{L})|como é (?:a aparência|o aspecto)|o que se vê',
  '(?:quadro|dipinto|immagine|foto(?:grafia)?|scultura|statua|paesaggio|interno|vista da|piazza|facciata|bandiera|costume)(?!\\p{L})|che aspetto ha|che cosa si vede',
  '(?:tablou\\p{L}*|pictur\\p{L}+|imagin\\p{L}+|fotografi\\p{L}+|sculptur\\p{L}+|statui\\p{L}*|peisaj\\p{L}*|interior\\p{L}*|fațad\\p{L}+|steag\\p{L}*|port popular)(?!\\p{L})|cum arată|ce se vede',
  '这幅|画作|名画|雕塑|雕像|风景|景色|内部|外观|街景|长什么样|看起来',
  '絵画|名画|彫刻|銅像|風景|景色|内部|外観|街並み|どんな見た目|見た目',
  '(?:ال)?(?:لوحة|صورة|تمثال|منظر|مشهد|واجهة|علم|زي)(?!\\p{L})|كيف (?:يبدو|تبدو)',
]);

/** Hung in a museum: nothing happens there at an hour of one's choosing. */
const A_PICTURE = anyWord([
  '(?:painting|mural|fresco|engraving|etching|sculpture|statue|photograph)s?(?!\\p{L})|what (?:\\p{L}+ ){1,6}looks? like',
  '(?:cuadro|pintura|fresco|grabado|escultura|estatua|fotografía)s?(?!\\p{L})',
  '(?:tableau|peinture|fresque|gravure|sculpture|statue|photographie)s?(?!\\p{L})',
  '(?:gemälde|fresko|kupferstich|skulptur|statue|fotografie)s?(?!\\p{L})',
  '(?:quadro|pintura|afresco|gravura|escultura|estátua|fotografia)s?(?!\\p{L})',
  '(?:quadro|dipinto|affresco|incisione|scultura|statua|fotografia)(?!\\p{L})',
  '(?:tablou|pictura|fresca|gravura|sculptura|statuia|fotografia)\\p{L}*',
  '这幅|名画|画作|油画|壁画|雕塑|雕像|照片',
  '絵画|名画|壁画|彫刻|銅像|写真',
  '(?:ال)?(?:لوحة|تمثال|منحوتة)(?!\\p{L})',
]);

/** A model is named for it. */
const AFTER_A_MODEL = anyWord([
  'in the (?:style|manner|vein) of (?!an? )\\p{L}',
  'al estilo de \\p{L}|en el estilo de',
  "(?:dans le style|à la manière) d[e']",
  'im stile? (?:von|der|des) \\p{L}|à la \\p{L}',
  '(?:no|ao) estilo d[eoa]s? ',
  '(?:nello|in) stile di|alla maniera di',
  'în stilul (?!\\p{L}+ (?:formal|simplu))\\p{L}',
  '(?:模仿|仿照|按照?|用)[^，。]{1,14}的(?:风格|文风|笔调)|[^，。]{1,8}风格的',
  '[^。、]{1,14}(?:風の|のスタイルで|の文体で|風に)',
  '(?:بأسلوب|على طريقة) (?!بسيط|رسمي|شيق)\\p{L}',
]);

/** "Headings only": nothing is said below them. */
const HEADINGS_ALONE = anyWord([
  '(?:headings?|headlines|segments|titles|chapters|sections|sub-?headings) only|(?:only|just) (?:the |its |with )?(?:headings?|segments|titles|chapters|sub-?headings|section (?:names|titles))',
  '(?:solo|únicamente) (?:los |con )?(?:títulos|encabezados|epígrafes)',
  '(?:seulement|uniquement|rien que) (?:les |des )?(?:titres|intertitres)',
  'nur (?:die |mit )?(?:überschriften|kapitel|titel)',
  '(?:só|apenas|somente) (?:os |com )?(?:títulos|tópicos)',
  '(?:solo|soltanto) (?:i |con )?titoli',
  '(?:doar|numai) (?:cu )?titluri(?:le)?',
  '只(?:要|列|给|写)[^，。]{0,6}(?:标题|题目)',
  '見出しだけ|見出しのみ|題名だけ',
  '(?:العناوين فقط|عناوين فقط)',
]);

/** Told and shown rather than argued. */
const TOLD_ESSAY = anyWord([
  '(?:descriptive|personal|reflective|autobiographical) (?:essay|composition|piece)|(?:essay|composition|paragraph) (?:\\p{L}+ ){0,2}(?:my|your) (?:favou?rite|first|best|last|grand\\p{L}+|mother|father|home|hobb\\p{L}+|school|village|holidays?|vacation|summer|childhood|best friend)',
  '(?:redacción|composición|ensayo) (?:descriptiv|personal|reflexiv)\\p{L}*|(?:redacción|composición) (?:\\p{L}+ ){0,2}(?:mi|mis) ',
  '(?:rédaction|texte|composition) (?:descripti|personnel)\\p{L}*|rédaction (?:\\p{L}+ ){0,2}(?:mon|ma|mes) ',
  '(?:beschreibender|persönlicher) (?:aufsatz|essay)|aufsatz (?:\\p{L}+ ){0,2}(?:mein\\p{L}*) ',
  '(?:redação|composição) (?:descritiv|pessoal)\\p{L}*|(?:redação|composição) (?:\\p{L}+ ){0,2}(?:minha|meu|minhas|meus) ',
  '(?:tema|testo) (?:descrittiv|personal)\\p{L}*|tema (?:\\p{L}+ ){0,3}(?:mio|mia|miei|mie) ',
  '(?:compunere|eseu) (?:descriptiv|personal)\\p{L}*|compunere (?:\\p{L}+ ){0,4}(?:mea|meu|mei|mele)(?!\\p{L})',
  '我(?:的|最)[^，。]{1,12}(?:作文|为题)|以["“《]?我(?:的|最)',
  '私の[^。]{1,12}(?:作文|感想文)',
  '(?:موضوع تعبير|تعبير) (?:\\p{L}+ ){0,3}\\p{L}+ي(?!\\p{L})|مقال وصفي',
]);

/** Ideas for what is to be told: nobody can start on them at once, and nothing has to be got for them. */
const TO_BE_TOLD = anyWord([
  '(?:stor(?:y|ies)|plots?|novels?|screenplays?|film|movie) (?:ideas?|premises?|concepts?|prompts?)|(?:ideas?|premises?|concepts?|plots?|prompts?) (?:for|of|about) (?:\\p{L}+[ -]){0,4}(?:stor(?:y|ies)|novels?|novellas?|plots?|screenplays?|films?|movies?)(?!\\p{L})',
  '(?:ideas?|premisas?|argumentos?) (?:para|de) (?:\\p{L}+ ){0,4}(?:cuentos?|relatos?|novelas?|historias?|guion(?:es)?|películas?)(?!\\p{L})',
  "(?:idées?|prémisses?|intrigues?) (?:pour|de|d') ?(?:\\p{L}+ ){0,4}(?:nouvelles?|romans?|histoires?|scénarios?|films?|contes?)(?!\\p{L})",
  '(?:(?:story|roman|film|plot|handlungs)[- ]?ideen?|(?:ideen?|einfälle?) (?:für|zu) (?:\\p{L}+ ){0,4}(?:\\p{L}*geschichten?|\\p{L}*romane?n?|erzählung\\p{L}*|drehb\\p{L}+|\\p{L}*filme?))(?!\\p{L})',
  '(?:ideias?|premissas?|enredos?) (?:para|de) (?:\\p{L}+ ){0,4}(?:contos?|romances?|histórias?|roteiros?|filmes?)(?!\\p{L})',
  '(?:idee|idea|premess[ae]|spunti?) (?:per|di) (?:\\p{L}+ ){0,4}(?:raccont[oi]|romanz[oi]|stori[ae]|sceneggiatur[ae]|film)(?!\\p{L})',
  '(?:idei|idee|premise) (?:pentru|de) (?:\\p{L}+ ){0,4}(?:povestir\\p{L}*|povest\\p{L}*|roman(?:e|ul)?|scenari\\p{L}*|filme?)(?!\\p{L})',
  '(?:小说|故事|剧本|短剧|电影|漫画|童话|微电影)的?(?:点子|创意|想法|构思|灵感|题材|情节|梗)|(?:点子|创意|构思|灵感)[^，。]{0,10}(?:写|用于)[^，。]{0,6}(?:小说|故事|剧本)',
  '(?:小説|物語|短編|脚本|映画|漫画|童話)の(?:アイデア|案|ネタ|設定|プロット|構想)',
  '(?:افكار|فكره|فكرتين|حبكات) (?:\\p{L}+ ){0,3}(?:ل|من اجل )?(?:ل?قصه|ل?قصص|ل?روايه|ل?روايات|ل?فيلم|ل?سيناريو)',
]);

/** "A name and a one-sentence description": what is made up is no summary. */
const NAME_BESIDE = anyWord([
  '(?:names?|titles?|slogans?|taglines?|mottos?|usernames?) (?:and|with|plus|\\+) ',
  '(?:nombre|título|eslogan|lema) (?:y|con) ',
  '(?:nom|titre|slogan|devise) (?:et|avec) ',
  '(?:name[n]?|titel|slogan|motto) (?:und|mit|samt) ',
  '(?:nome|título|slogan|lema) (?:e|com) ',
  '(?:nome|titolo|slogan|motto) (?:e|con) ',
  '(?:nume|titlu|slogan|motto)(?:le|l|ul)? (?:și|cu) ',
  '(?:名字|名称|标题|口号)(?:和|与|及|加)',
  '(?:名前|題名|タイトル|スローガン)と',
  '(?:اسم\\p{L}?|عنوان\\p{L}?|شعار\\p{L}?) و',
]);

/** What is to be known of a piece before it is written: whose voice, how much of it, what it shows. */
export function pieceOf(draft: DraftAnalysis, request: string, invented: boolean): Partial<Record<Given, boolean>> {
  const { wording } = draft;
  return {
    imagined: isImagined(draft, request, invented),
    opens: WHOLE_IN_PARTS.has(wording) && ONLY_THE_OPENING.test(request),
    reviewed: REVIEW.test(request),
    celebrated: wording === 'speech' && FOR_SOMEBODY_DEAR.test(request),
    seen: (wording === 'describe' && LOOKED_AT.test(request)) || (wording === 'scenery' && A_PICTURE.test(request)),
    modelled: (wording === 'poem' || wording === 'story') && AFTER_A_MODEL.test(request),
    headingsAlone: wording === 'outline' && HEADINGS_ALONE.test(request),
    plotted: wording === 'ideas' && TO_BE_TOLD.test(request),
    toldEssay: wording === 'essay' && TOLD_ESSAY.test(request),
    ...(wording === 'insentence' && NAME_BESIDE.test(request) ? { written: true } : {}),
  };
}
