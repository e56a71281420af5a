import type { Intent } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { anyWord } from '../analysis/any-word.js';
import { foldWords } from '../analysis/fold.js';
import { MORE_WANTED } from '../analysis/general-wording.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { wantsOneWord } from '../analysis/shapes/everyday-questions.js';
import { SIDES_ASKED, ALPHABETICAL } from '../analysis/shapes/items.js';
import { AILING, asksToExplainAgain, asksWhatToSay, goesOn } from '../analysis/shapes/asking.js';
import {
  ASKS_THE_TIME,
  asksForMeasures,
  INGREDIENTS,
  NO_TITLES,
  ONE_NAME,
  OVER_MONTHS,
  PATH,
  placesMeetings,
  POINTS,
  TITLES,
  TO_CONSIDER,
  TO_MIND,
  TO_PREPARE,
  WITH_STEPS,
} from '../analysis/shapes/lists.js';
import {
  CSV_ASKED,
  ASKED_OF_TEXT_TOO,
  FORM_TOLD,
  isLoose,
  LEAD_IN,
  MEANT_ASKED,
  namesKinds,
  sentencesAsked,
  withoutRefused,
  VERBATIM,
} from './asked-of-text.js';
import { namesOne, wantsOne, wantsOneApiece, wantsThatForm } from './asked-number.js';
import {
  hasSeveralParts,
  isClosed,
  isForSpecialists,
  isEndTold,
  isFormFixed,
  namesReaders,
  wantsResultAlone,
} from './asked-form.js';
import { isSeparated } from '../analysis/set-forms.js';
import { isVoiced, ONE_OF_EACH, ONE_POST } from '../analysis/shapes/writing.js';
import {
  A_MENU,
  A_TALE,
  A_TEXT,
  ASKS_A_VERDICT,
  GRAMMAR_FORM,
  IDIOM,
  INTO_POINTS,
  LENGTHENS,
  MAKES,
  MINUTES,
  PARAPHRASES,
  SHORTENS,
  SIMPLIFIES,
  TASKS_WANTED,
  TONE_WISHED,
  VIEWPOINT,
} from '../analysis/shapes/given-text.js';
import {
  ACADEMIC,
  asksWhether,
  CASUAL,
  NEUTRAL,
  FORMAL,
  holdsTalk,
  IDENTIFIES,
  MISTAKE_SOUGHT,
  namesFields,
  namesTwoLabels,
  POLITE,
  SENTENCES_IN_ORDER,
} from '../analysis/shapes/exercises.js';
import { givesIndirectly } from '../analysis/shapes/indirect-values.js';
import { FIELDS_FILLED } from '../analysis/settled.js';
import { isTraditional, toSimplified } from '../analysis/traditional-chinese.js';
import { beginsInCode } from '../analysis/code-lines.js';
import { proseOf } from '../analysis/find-traits.js';
import { ALGORITHMIC, OUTPUT_ASKED, PORTED, RESHAPED } from '../analysis/shapes/coding.js';
import {
  CAUSES_ASKED,
  DEFINITION_ASKED,
  FACTORS_ASKED,
  METHODS_USED,
  ON_VIEWS,
  testsReasoning,
  USES_ASKED,
  WHO_ASKED,
} from '../analysis/shapes/questions.js';
import { asksForEffects } from '../analysis/shapes/knowledge.js';
import { ASKS_FOR_A_FIGURE, FOLLOWS, ESTIMATED, NUMBERED_STATEMENTS, PREMISED } from '../analysis/shapes/reasoning.js';
import { ONE_MOVE, tellsPeopleApart } from '../analysis/shapes/riddles.js';
import { isWeighty } from '../analysis/shapes/decisions.js';
import { mealSigns } from '../analysis/shapes/meals.js';
import { arguesOneSide, asksForAView, ASKS_FIRST, IN_SHORT } from '../analysis/shapes/stances.js';
import { practiceOf } from '../analysis/shapes/working-roles.js';
import {
  BEST_OF_KIND,
  CONTEST,
  DIVIDED_WORK,
  FEW_LINES,
  NOT_UNDERSTOOD,
  TO_BUSINESS,
} from '../analysis/shapes/circumstances.js';
import { kindOfSum } from '../analysis/shapes/sums.js';
import { besideKeys } from './wishes-beside.js';
import { entriesOf } from './kinds-of-entries.js';
import { lookUpOf } from './look-up.js';
import { smallTaskOf } from './small-tasks.js';
import { pieceOf } from './written-pieces.js';
import { finerSigns } from './finer-signs.js';
import { asksForVersions, statedConditions } from './stated-conditions.js';
import type { Given } from './recipes/flags.js';
import {
  asksTwoAccounts,
  describesAndDiscusses,
  isCausesAndResults,
  STAGED,
  WEIGHT_ASKED,
} from '../analysis/shapes/development.js';
import { isTaught } from '../analysis/shapes/knowledge.js';
import { DIRECTIONS, OPTIONS_NAMED, RULED_LINES } from '../analysis/shapes/lines.js';
import { listSigns } from './list-signs.js';
import { requestShape, type RequestShape } from './request-shape.js';
import { isDispute, isDistressed, isFailing, isSituated, isToldOnly, toolFails } from './situation.js';
import { lean } from '../analysis/lean.js';

const JSON_ASKED = lean(/(?<![\p{L}])json(?![\p{L}])/u);
const PEOPLE = lean(
  /(?:\p{Nd}+|two|three|four|dos|tres|cuatro|deux|trois|quatre|zwei|drei|vier|dois|duas|due|tre|quattro|doi|doua|trei|patru)\s?(?:people|persons?|guests?|adults?|kids|friends|of us|colleagues|personas|invitados|amigos|personnes|invites|amis|personen|gaste|leute|freunde|pessoas|convidados|persone|ospiti|amici|persoane|invitati|prieteni|个?人|名|位)|اشخاص|ضيوف|افراد|[两三四五六七八九十]个?人|(?:para|pour|fur|per|pentru|for)\s(?:\p{Nd}+|two|three|four|dos|tres|cuatro|deux|trois|quatre|zwei|drei|vier|dois|duas|due|tre|quattro|doi|doua|trei|patru)(?:\s|,|\.|$)/u,
);
const PLATFORM = lean(
  /(?<![\p{L}])(?:tweet|tuits?|twitter|instagram|insta|linkedin|facebook|tiktok|youtube|whatsapp|threads|pinterest|ebay|etsy|vinted)|公众号|微博|小红书|朋友圈|抖音|インスタ|ツイッター|ツイート|انستغرام|انستقرام|تويتر|فيسبوك|لينكد|يوتيوب/u,
);
const DIET = lean(
  /(?<![\p{L}])(?:veg(?:an|etari|gie)|gluten|lactose|laktose|lactosa|lattosio|lactoz|halal|kosher|keto|nuts?|allerg|diabet|kcal|calor|kalori|dairy)|素食|无麸质|过敏|ベジタリアン|アレルギー|グルテン|نباتي|حساسيه|لحوم|不吃|无糖/u,
);
const LETTER = lean(/(?<![\p{L}])(?:letter|carta|lettre|lettera|scrisoare)|\p{L}*brief(?![\p{L}])|信|手紙/u);
/** How it closes has been said. */
const ENDING_GIVEN = lean(
  /(?<![\p{L}])(?:endings?|ends? (?:with|on|in)|twist|moral|learns?|teach(?:es)?|aprend\p{L}*|apprend\p{L}*|lernt|impara|invata|final(?:es?)?|termin[ae]\p{L}*|acab[ae]\p{L}*|conclu\p{L}+|closing (?:line|sentence|words?)|(?:last|final) (?:line|sentence)|punch ?line|chute|ende|endet|schluss|fine|colpo di scena|incheie\p{L}*|finalul|morala)(?![\p{L}])|结尾|结局|最后|結末|最後|終わ|نهايه|النهايه|خاتم|تنتهي|ينتهي/u,
);
/** A sentence that the piece has to begin with, to end on or to contain. */
/** Nothing is said of the thing but what it is, so what is praised may be made up. */
const LEAST_FACTS = { words: 16, signs: 30 } as const;
const OURS = lean(
  /(?<![\p{L}])(?:my|our|mi|nuestr[oa]|mon|ma|notre|mein\p{L}*|unser\p{L}*|meu|minha|nosso|nossa|mio|mia|nostr[oa]|meu|mea|nostru|noastra)(?![\p{L}])|我们?的|私|当店|弊社/u,
);
const isInvented = ({ parts: { instruction, material } }: DraftAnalysis): boolean =>
  !material &&
  !/\p{Nd}|[:：]/u.test(instruction) &&
  !OURS.test(foldWords(instruction)) &&
  (/\p{Script=Han}|\p{Script=Kana}/u.test(instruction)
    ? [...instruction].length <= LEAST_FACTS.signs
    : instruction.split(/\s+/u).length <= LEAST_FACTS.words);

/** The message asks, and the request doesn't say what to answer. */
const ASKS_FOR_MORE_THAN_YES = lean(
  /(?<![\p{L}])(?:what|how|why|which|when|where|who|que|como|cuando|donde|quien|cual|quoi|comment|pourquoi|quand|qui|quel\p{L}*|was|wie|warum|wann|wer|welche\p{L}*|o que|quando|onde|quem|qual|cosa|come|perche|dove|chi|quale|ce|cum|cand|unde|cine|care)(?![\p{L}])|什么|怎么|为什么|哪|谁|何时|如何|何|どう|なぜ|いつ|どこ|誰|ماذا|كيف|لماذا|متي|اين|من هو|ما /u,
);
const MOST_WORDS_OF_A_BARE_ORDER = 10;
const isAnswerOpen = ({ parts: { instruction, material } }: DraftAnalysis): boolean =>
  /[?？؟]/u.test(material) &&
  !ASKS_FOR_MORE_THAN_YES.test(foldWords(material)) &&
  ![',', '，', '،', '、', ':', '：'].some((sign) => instruction.trim().slice(0, -1).includes(sign)) &&
  (/\p{Script=Han}/u.test(instruction)
    ? [...instruction].length <= 2 * MOST_WORDS_OF_A_BARE_ORDER
    : instruction.split(/\s+/u).length <= MOST_WORDS_OF_A_BARE_ORDER);

/** From one to another, as opposed to a text about somebody. */
const TO_SEND = lean(
  /(?<![\p{L}])(?:messages?|msg|texts?|e-?mails?|mails?|letters?|notes?|repl(?:y|ies)|responses?|notices?|notifications?|reminders?|confirmations?|invitations?|sms|mensajes?|correos?|cartas?|avisos?|respuestas?|lettres?|reponses?|courriels?|nachricht\p{L}*|brief\p{L}*|antwort\p{L}*|mensage(?:m|ns)|respostas?|messaggi\p{L}*|letter[ae]|rispost[ae]|mesaj\p{L}*|scriso\p{L}*|raspuns\p{L}*|notificare)(?![\p{L}])|信(?!息)|邮件|短信|消息|通知|回复|メール|メッセージ|手紙|返信|お知らせ|رساله|رسايل|رسائل|بريد|ايميل|رد|اشعار/u,
);
const LINE_GIVEN = /["“„«「『][^"”“»」』]{8,}["”“»」』]/u;
const TOLD_WORDS = 12;
const ERROR = lean(/(?:error|exception|traceback|fehler|erreur)\s?[:：(]|\p{L}+error(?![\p{L}])/u);
const SEVERAL_PIECES = lean(
  /(?<![\p{L}])(?:stories|tales|fables|cuentos|historias|relatos|histoires|contes|geschichten|marchen|contos|storie|racconti|favole|povesti|povestiri)(?![\p{L}])|[几\p{Nd}]个故事|つの(?:物語|話)|قصص/u,
);

/** "I need it for my exam": what the answer is for, and nothing that it depends on. */
const FOR_USE = lean(
  /(?<![\p{L}])(?:(?:i )?need (?:it|this) (?:for|by)|(?:lo )?necesito (?:para|pa)|j'en ai besoin pour|(?:brauche (?:das|es|ich)|ist) fur (?:die|meine|eine) (?:prufung|klausur|schule|arbeit)|preciso (?:pra|para|disso)|mi serve per|(?:am nevoie|imi trebuie) (?:pentru|pt|la))(?![\p{L}])/u,
);

/** A script for one's own files: nobody tests it and nobody feeds it strange input. */
const HOMELY = lean(
  /(?<![\p{L}])(?:folder|photos?|pictures|downloads|my (?:files|pdfs|desktop|laptop)|carpeta|fotos|dossier|photos|ordner|bilder|pasta|cartella|foto|dosar|folder\p{L}*|poze\p{L}*)(?![\p{L}])|文件夹|照片|フォルダ|写真|مجلد|صور/u,
);

/** Sent to a firm or an authority to end or claim something: nobody wants it in a warmer version. */
const FORMAL_LETTER = lean(
  /(?<![\p{L}])(?:resign|terminat|cancel|two weeks'? notice|complaint|refund|appeal|renuncia|baja|reclama|queja|resiliation|resilier|demission|kundig|widerspruch|beschwerde|demissao|rescis|disdetta|dimission|reclamo|reziliere|demisi|plangere)|辞职|退租|解约|投诉|退職届|解約|苦情|استقاله|الغاء|شكوي/u,
);
/** Named by people for their own sake: a pet, a child, a figure in a story. */
const LIVING = lean(
  /(?<![\p{L}])(?:user ?names?|nick ?names?|gamertags?|screen names?|alias(?:es)?|apodos?|surnoms?|pseudos?|spitznamen?|apelidos?|soprannom[ei]|poreclă|porecla|my (?:own )?name|pupp(?:y|ies)|dogs?|cats?|kittens?|pets?|hamsters?|rabbits?|bunn(?:y|ies)|horses?|parrots?|(?:gold)?fish|sourdough|hens?|chickens?|turtles?|tortoises?|peces|poissons? rouges?|goldfisch|bab(?:y|ies)|boys?|girls?|twins|sons?|daughters?|characters?|perr[oa]s?|cachorr[oa]s?|gat[oa]s?|bebes?|nin[oa]s?|chiens?|chiots?|chats?|chatons?|fille|garcon|hund\p{L}*|welpen?|katzen?|kater|tochter|sohn|madchen|jungen|caes|cao|menin[oa]s?|can[ei]|cuccioli?|cagnolin\p{L}*|gatt[oi]|bambin[oa]|catel\p{L}*|pisic\p{L}*|caine|baiat|fetit\p{L}*|bebelus)(?![\p{L}])|英文名|网名|昵称|外号|ニックネーム|あだ名|狗|猫|宠物|宝宝|男孩|女孩|犬|ペット|赤ちゃん|男の子|女の子|كلب|قطه|قط|مولود|طفل|بنت|ولد/u,
);

/** "This article", a link, a title: there is a source, even if it isn't here. */
const POINTED = lean(
  /(?:^|\s)(?:this|these|that|(?<!for )my|the (?:attached|following|article|text|paper|book|movie|film|document|video|meeting)|book|novel|chapter|est[ea]|libro|ce(?:t|tte)?|livre|dies\p{L}*|buch|livro|quest\p{L}*|aceast\p{L}*|acest\p{L}*|carte\p{L}*)(?=[\s,.:]|$)|https?:|这|本文|书|この|本を|هذا|هذه|كتاب/u,
);

/** "Suggest a few": more than one name. */
const A_FEW = lean(
  /(?<![\p{L}])(?:a few|some|several|options|ideas|algun[oa]s|vari[oa]s|quelques|plusieurs|einige|mehrere|alguns|algumas|alcuni|diversi|cateva|mai multe)(?![\p{L}])|几个|一些|いくつか|بعض/u,
);

/** Poems whose name says how they are built. */
const SET_FORM = lean(
  /haiku|limeric|sonn?et|acrosti|lyrics|(?<![\p{L}])(?:song|rap|cancion|chanson|lied|musica|canzone|cantec|filastrocc|quatrain)|俳句|川柳|绝句|律诗|对联|歌词|歌詞|اغني|كلمات/u,
);

/** "Ideas for a rainy Sunday with two toddlers": whom or what it is for has been said. */
const PURPOSE = lean(/(?:^|\s)(?:for|para|pour|fur|per|pentru)\s\p{L}|给|为|用于|向け|のための|(?:^|\s)ل\p{L}{3}/u);

/** "Budget 8000": the currency goes without saying. */
const BUDGET = lean(/(?:budget|presupuesto|orcamento|buget|预算|予算|ميزاني)[^\p{Nd}\n]{0,8}\p{Nd}/u);

const DURATION = lean(
  /\p{Nd}+[-\s]?(?:(?:hours?|hrs?|h|min\p{L}*|horas?|heures?|stunden?|or[ae]|ore)(?![\p{L}])|小时|分钟|時間|分|ساع|دقيق)|(?:one|half an|una|une|eine|uma|un'|o) (?:hour|hora|heure|stunde|ora)(?![\p{L}])|(?:one|a|half a|un|una|une|eine|einer|um|uno) (?:minute|minuto|minut)(?![\p{L}])|一分钟/u,
);

/** Findings are asked for, and no praise or blame. */
const ANALYSED = lean(
  /^(?:\p{L}+ ){0,2}?(?:analy[sz]e|analy[sz]is of|interpret|analiza\p{L}*|analyser?|analysez|analysiere?|analise|analizza|analizeaza)(?![\p{L}])|分析|解读|赏析|鉴赏|浅析|(?:性格|人物形象|艺术特色|写作手法|心理)(?:特点|特征|变化)?|的角度|(?:^|\s)(?:حلل|تحليل)(?=\s)/u,
);

/** A row of figures, as opposed to a date and an amount. */
const MANY_FIGURES = 4;
/** "4-4-2": a name made of figures. */
const JOINED_FIGURES = /\p{Nd}+(?:[-–]\p{Nd}+){2,}/gu;
const isRowOfFigures = (text: string): boolean =>
  (text.replace(JOINED_FIGURES, '').match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0) >= MANY_FIGURES;

/** A line of a curriculum vitae has to sell what it says. */
const CAREER_LINE = lean(
  /(?<![\p{L}])(?:(?:line|bullet|point|sentence|entry|summary)s? (?:of|from|on|in|for) (?:my|the|a|this|his|her) (?:cv|resume)|resume (?:bullet|line|point|summary)|cv (?:bullet|line|point|summary|entry)|bullet (?:point )?(?:for|from|on|of) my (?:resume|cv)|linkedin (?:summary|headline|about)|lebenslauf|curriculum|ligne de (?:mon )?cv|linea (?:de|del) (?:mi )?(?:cv|curriculum)|linha do (?:meu )?curriculo|riga del (?:mio )?(?:cv|curriculum)|(?:din|in) cv)(?![\p{L}])|简历|履歴書|職務経歴|سيرت|السيره الذاتيه/u,
);

/** Nothing may stand around the result, not even a remark on it. */
const OUTPUT_ONLY = lean(
  /(?:return|output|give|reply with|respond with|answer with|write|provide|print)(?: me)? (?:only|just|nothing but)|(?<![\p{L}])(?:only|just) the (?:titles?|headlines?|texts?|captions?|names?|results?|codes?|(?:corrected|new|final|edited) \p{L}+)(?=[.!]?$)|nothing else|no (?:comments?|explanations?|commentary|preamble)(?![\p{L}])|without (?:comments?|explanations?)|valid json|solo (?:el|la|devuelve|responde)|(?:devuelve|responde) (?:solo|unicamente)|sin (?:comentarios|explicaciones)|(?:reponds|renvoie|donne) (?:uniquement|seulement)|sans (?:commentaires?|explications?)|nur (?:den|das|die|mit)|ohne (?:kommentare?|erklarung\p{L}*)|(?:apenas|somente) (?:o|a|com)|sem (?:comentarios|explicacoes)|(?:solo|soltanto) (?:il|la|con)|senza (?:commenti|spiegazioni)|(?:doar|numai) (?:cu|textul|rezultatul|codul)|fara (?:comentarii|explicatii)|只(?:输出|返回|给出)|不要(?:解释|说明)|のみ(?:を)?(?:出力|返|答え)|だけ(?:を)?(?:出力|返)|(?:بدون|دون) (?:شرح|تعليق)|فقط/u,
);

/** Whoever reads it is to find out for themselves. */
const ENDING_OPEN = lean(
  /spoil\p{L}*|(?:without|not|n't|no) (?:\p{L}+ ){0,3}(?:ending|end|twist|how it ends)(?![\p{L}])|(?:sin|no) (?:\p{L}+ ){0,3}(?:final|desenlace)|sans (?:\p{L}+ ){0,3}(?:la )?fin(?![\p{L}])|ohne (?:\p{L}+ ){0,3}(?:ende|schluss)(?![\p{L}])|sem (?:\p{L}+ ){0,3}(?:o )?final|senza (?:\p{L}+ ){0,3}(?:il )?finale|fara (?:\p{L}+ ){0,3}(?:finalul|deznodamantul)|剧透|劇透|ネタバレ|(?:بدون|دون) (?:حرق|كشف)/u,
);

/** Somebody is greeted in it, or it is called a mail. */
const A_MAIL = lean(
  /(?<![\p{L}])(?:e-?mails?|mails?|letters?|correos?|cartas?|courriels?|lettres?|briefe?|mensage(?:m|ns)|letter[ae]|scriso\p{L}*)(?![\p{L}])|邮件|信件|信函|メール|手紙|رساله|بريد|ايميل/u,
);
const GREETED = lean(
  /^(?:subject\s?:[^\n]*\n+)?\s*(?:hi|hello|hey|dear|good (?:morning|afternoon)|hola|estimad\p{L}*|querid\p{L}*|bonjour|cher|chere|hallo|liebe[rs]?|sehr geehrte\p{L}*|ola|prezad\p{L}*|car[oa]|ciao|gentile|buna(?: ziua)?|draga|stimat\p{L}*)(?![\p{L}])[^\n]{0,40}[,:!\n]|^(?:尊敬的|亲爱的|您好|你好)/iu,
);
/** "[Name]", "<date>": filled in later. */
const PLACEHOLDER = lean(/\[\p{L}[^\]\n]{1,40}\]|<\p{L}[\p{L} _-]{1,30}>|\{\{?\p{L}[^}\n]{1,30}\}|【[^】\n]{1,20}】/u);

/** So many words or characters, and no more: only counting shows whether it is so long. */
const LENGTH_COUNTED = lean(
  /(?<!(?<![\p{L}])(?:the|these|those|following|given|between|both|las|los|estas|les|ces|die|diese|as|os|le|queste|cele|aceste) )(?<![\p{L}])(?:\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|(?:a |one )?hundred|dos|tres|cuatro|cinco|seis|diez|quince|veinte|treinta|cuarenta|cincuenta|cien|deux|trois|quatre|cinq|six|dix|quinze|vingt|trente|quarante|cinquante|cent|zwei|drei|vier|funf|sechs|zehn|funfzehn|zwanzig|dreissig|vierzig|funfzig|hundert|dois|duas|quatro|dez|quinze|vinte|trinta|quarenta|cinquenta|cem|due|tre|quattro|cinque|sei|dieci|quindici|venti|trenta|quaranta|cinquanta|cento|doua|trei|patru|cinci|sase|zece|cincisprezece|douazeci|treizeci|patruzeci|cincizeci|o suta)[- ](?:de )?(?:words?|characters?|letters?|syllables?|palabras|caracteres|letras|silabas|mots|caracteres|lettres|syllabes|worter\p{L}*|worte\p{L}*|zeichen|buchstaben|silben|palavras|parole|caratteri|lettere|cuvinte|caractere|litere)(?![\p{L}])|[\p{Nd}一二两三四五六七八九十百]+个?(?:字|词|字符)(?:以内|左右|之内)?|\p{Nd}+(?:字|文字|語)|(?:\p{Nd}+|ثلاث|اربع|خمس|ست|سبع|ثماني?|تسع|عشر|عشرين|عشرون|ثلاثين|ثلاثون|اربعين|اربعون|خمسين|خمسون|ستين|ستون|سبعين|ثمانين|مايه|مايتي|مئه)\p{L}? (?:كلم|حرف|احرف|حروف)\p{L}*/u,
);

/** Asked with so much said about it, an answer has no room in a few sentences. */
const BROAD_WORDS = 20;
const BROAD_SIGNS = 45;
/** What concerns health or rights has exceptions that a limit would cut off, and so has what is told of oneself. */
const needsRoom = ({ traits, wordCount }: DraftAnalysis): boolean =>
  traits.includes('health') || traits.includes('law') || (traits.includes('ownVoice') && wordCount >= TOLD_WORDS);

/** Code that other code calls, as opposed to a script for one's own use. */
const CALLABLE = lean(
  /function|method|class(?![\p{L}])|algorithm|api|endpoint|module|library|hook|parser|implement|funcion|metodo|clase|fonction|methode|funktion|klasse|schnittstelle|funcao|classe|funzione|metodo|functie|metoda|algoritm|函数|方法|接口|算法|実装|関数|メソッド|クラス|アルゴリズム|داله|خوارزمي/u,
);

/** "Like I'm 12", "as if I were a child": the reader's level is said without a word for it. */
const LEVELED = lean(
  /(?<![\p{L}])(?:like i'?m|as if i|eli5|como si (?:tuviera|fuera)|comme si j|als ware ich|wie einem kind|como se eu|come se (?:avessi|fossi)|ca si cum)(?![\p{L}])|(?:kid|child|beginner|dumm(?:y|ies)|nino|enfant|kind|anfanger|crianca|bambin|copil)|小孩|零基础|外行|子供|小学生|初心者|طفل|مبتدئ/u,
);

/** It is to make people laugh. */
const COMIC = lean(
  /(?<![\p{L}])(?:humorous\p{L}*|funny|comic(?:al|a|o)?|comedic|witty|hilarious\p{L}*|satiri\p{L}*|parod\p{L}*|tongue-in-cheek|humoristic\p{L}*|graciosa?o?|divertid[oa]|comique|drole|humoristique|lustig\p{L}*|humorvoll\p{L}*|witzig\p{L}*|komisch\p{L}*|engracad[oa]|bem-humorad[oa]|spiritos[oa]|divertente|umoristic\p{L}*|amuzant\p{L}*|comic[aăe]?|haios\p{L}*)(?![\p{L}])|幽默|搞笑|诙谐|滑稽|讽刺|ユーモラス|ユーモア|面白おかしく|コミカル|(?:ال)?(?:فكاهي|ساخر|مضحك|طريف)/u,
);

/** Two things that are taken for one another, as opposed to two from which one is to be chosen. */
const DIFFERENCE = lean(
  /(?<![\p{L}])(?:differ(?!ently(?! (?:from|than)))(?!en\p{L}+ (?:types?|kinds?|forms?|stages?|ways?|sorts?|parts?|methods?))(?!en(?:t|ts|te|tes) (?!from|than|between|des|qui|entre)\p{L}{3})\p{L}*|difer(?!\p{L}+ (?:tipos|formas|clases|tipuri|feluri|metode))(?!entes? (?!del|que|entre)\p{L}{3})\p{L}*|unterschei\p{L}*|unterschied\p{L}*|distingu\p{L}*|deoseb\p{L}*)|区别|差别|不同|差異|違い|فرق|يختلف/u,
);

/** Told in a voice of its own; plainness would spoil it. */
const MADE_UP: ReadonlySet<TaskKind> = new Set<TaskKind>(['story', 'poem', 'dialogue', 'acting', 'persona']);

/** "Sentiment:" in the last line: the label alone goes on from it. */
const ENDS_IN_CUE = /\n[^\n:：]{1,26}[:：]\s*$/u;
/** "Not to Wels", "instead of Tuesday 4": a name or a figure is only denied. */
const DENIED = lean(
  /(?<![\p{L}])(?:not|never|instead of|rather than|unlike|except(?: for)?|en (?:lugar|vez) de|excepto|no|au lieu d[eu]|sauf|et non|nicht|statt|anstatt|au(?:ß|ss)er|em vez d[eoa]|exceto|não|invece d\p{L}+|tranne|non|în loc de|cu excepția|nu) (?:\p{Ll}+ ){0,2}[\p{Lu}\p{Nd}]|而不是|并非|没有去|ではなく|以外|بدلًا? من|وليس/u,
);
/** A text that is shorter than two summaries needs no limit. */
const FEW_WORDS = { words: 250, signs: 500 } as const;
const hasFewWords = (text: string): boolean =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)
    ? text.length < FEW_WORDS.signs
    : text.split(/\s+/u).length < FEW_WORDS.words;
/** "In three points": so many are counted, whatever they are called. */
const POINTS_COUNTED = anyWord([
  '(?:in|as|into|to|give me|the) (?:\\p{Nd}+|two|three|four|five|six|seven|ten|a few|some) (?:\\p{L}+ )?(?:points?|bullets?|takeaways)(?!\\p{L})',
  '(?:en|de|los|dame) (?:\\p{Nd}+|dos|tres|cuatro|cinco|seis) (?:\\p{L}+ )?(?:puntos|ideas)(?!\\p{L})',
  '(?:en|les) (?:\\p{Nd}+|deux|trois|quatre|cinq|six|quelques) (?:\\p{L}+ )?(?:points|idees)(?!\\p{L})',
  '(?:in|auf|als) (?:\\p{Nd}+|zwei|drei|vier|funf|sechs|ein paar|wenigen) (?:\\p{L}+ )?(?:punkte\\p{L}*|stichpunkt\\p{L}*)(?!\\p{L})',
  '(?:em|os) (?:\\p{Nd}+|dois|tres|quatro|cinco|seis) (?:\\p{L}+ )?(?:pontos|topicos|ideias)(?!\\p{L})',
  '(?:in|i) (?:\\p{Nd}+|due|tre|quattro|cinque|sei) (?:\\p{L}+ )?(?:punti|idee)(?!\\p{L})',
  '(?:in|prin) (?:\\p{Nd}+|doua|trei|patru|cinci|sase) (?:de )?(?:\\p{L}+ )?(?:puncte|idei)(?!\\p{L})',
  '(?:[两三四五六几]|\\p{Nd}+)(?:个|條|条)?(?:要)?点(?!钟|半|前|后)',
  '(?:[二三四五六]|\\p{Nd}+)(?:つの(?:点|ポイント)|点(?:に|で)|個のポイント)',
  '(?:ال)?نقاط(?!\\p{L})|نقطتين(?!\\p{L})',
]);

/** In characters: below it, a pasted text needs no limit on its summary and no form for its translation. */
export const LONG_TEXT = 300;

const isBroad = (text: string): boolean =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)
    ? [...text].length >= BROAD_SIGNS
    : text.split(/\s+/u).length >= BROAD_WORDS;

/** In characters: a sentence or two have no paragraphs to keep and nothing to point out. */
const BRIEF_TEXT = 160;

/** "Compare the causes of the two wars. Where do they differ?": nothing is confused, and no term is to be told from another. */
const SET_SIDE_BY_SIDE = lean(
  /^(?:please )?(?:compar\p{L}*|contrast|vergleich\p{L}*|confront\p{L}*)(?![\p{L}])|^(?:请)?(?:比较|对比)|を比較して|^قارن/u,
);

/** What two things share is asked for beside what sets them apart. */
const SHARED_ASKED = lean(
  /(?<![\p{L}])(?:similarit\p{L}*|in common|semejanzas?|similitud\p{L}*|en comun|ressemblances?|points communs|gemeinsam\p{L}*|ahnlichkeit\p{L}*|semelhancas?|em comum|somiglianz\p{L}*|in comune|aseman\p{L}*|in comun)(?![\p{L}])|相同点|共同点|相似之?处|共通点|类似点|اوجه (?:ال)?(?:شبه|تشابه)/u,
);

/** "… where pipes freeze. Describe the parts and the risks": a piece of work, and nothing to repair. */
const SETS_A_TASK = lean(
  /(?:^|[.!?] )(?:please )?(?:you are|act as|imagine|describe|list|write|draft|compare|outline|discuss|design|plan)(?![\p{L}])/u,
);

/** The tone that is named, as long as it is the only one. */
function registerOf(request: string): 'academic' | 'polite' | 'formal' | 'casual' | 'neutral' | undefined {
  const wished = withoutRefused(request);
  if (wished !== request) return registerOf(wished);
  if (ACADEMIC.test(request)) return 'academic';
  const isPolite = POLITE.test(request);
  const [from, to] = [CASUAL.exec(request), FORMAL.exec(request)];
  // "This casual note in a formal tone": what it is stands before what it is to become.
  if (from && to && to.index > from.index + from[0].length) return isPolite ? undefined : 'formal';
  if (CASUAL.test(request)) return isPolite ? undefined : 'casual';
  if (FORMAL.test(request)) return isPolite ? undefined : 'formal';
  if (isPolite) return 'polite';
  return NEUTRAL.test(request) ? 'neutral' : undefined;
}

/** How a text is to be worked on, where that says more than to word it anew. */
/** "Clearer and shorter": a term explained in passing would make it longer. */
const SHORTER = lean(
  /(?<![\p{L}])(?:shorter|mas (?:cort[oa]|breve)|plus (?:court|bref)\p{L}*|kurzer|mais (?:curt[oa]|breve)|piu (?:cort[oa]|breve)|mai scurt[aă]?)(?![\p{L}])|更短|更简短|短く|اقصر/u,
);

const MAY_BE_SEVERAL: ReadonlySet<TaskKind> = new Set<TaskKind>(['rewrite', 'translate', 'teach', 'reply']);

/** Minutes are written, and the tasks are only a part of them. */
const AS_MINUTES = /(?:整理|写|改写?|归纳|汇总)(?:成|为|出)[^，。]{0,6}(?:会议)?纪要|議事録に(?:まとめ|整理)/u;

function reworkingOf(draft: DraftAnalysis, request: string): Partial<Record<Given, boolean>> {
  if (draft.wording === 'summarise') {
    const tasksWanted = TASKS_WANTED.test(request) && !AS_MINUTES.test(request);
    const minutes = !tasksWanted && (MINUTES.test(request) || AS_MINUTES.test(request));
    const inPoints = !tasksWanted && (INTO_POINTS.test(request) || POINTS_COUNTED.test(request));
    const sentences = sentencesAsked(request);
    return { inPoints, minutes, tasksWanted, aTale: A_TALE.test(request), ...(sentences ? { [sentences]: true } : {}) };
  }
  if (draft.wording === 'insentence' || draft.wording === 'sumup') return { aTale: A_TALE.test(request) };
  if (MAY_BE_SEVERAL.has(draft.wording) && asksForVersions(request)) return { versionsAsked: true };
  if (draft.wording === 'translate') return { idiom: IDIOM.test(request), menu: A_MENU.test(request) };
  if (draft.wording === 'input') return { makes: MAKES.test(request) && !ASKS_A_VERDICT.test(request) };
  if (draft.wording === 'correct') return { toned: registerOf(request) !== undefined };
  if (draft.wording !== 'rewrite') return {};
  const viewpoint = VIEWPOINT.test(request);
  const shortened = !viewpoint && (SHORTENS.test(request) || (SIMPLIFIES.test(request) && SHORTER.test(request)));
  const newForm = !viewpoint && GRAMMAR_FORM.test(request);
  const lengthened = !viewpoint && !newForm && !shortened && LENGTHENS.test(request);
  const simplified = !viewpoint && !shortened && !lengthened && SIMPLIFIES.test(request);
  const isSized = viewpoint || newForm || shortened || lengthened || simplified;
  const register = isSized ? undefined : registerOf(request);
  const toned =
    !isSized &&
    !register &&
    (draft.slots.found.includes('tone') || TONE_WISHED.test(request) || withoutRefused(request) !== request);
  const paraphrased = !isSized && !toned && !register && PARAPHRASES.test(request);
  return {
    ...(register ? { [register]: true, register: true } : {}),
    newForm,
    viewpoint,
    shortened,
    lengthened,
    simplified,
    toned,
    paraphrased,
    reworked: isSized || paraphrased,
  };
}

const askedOfEntries = (request: string, resultAlone: boolean): Partial<Record<Given, boolean>> => ({
  formTold: resultAlone || FORM_TOLD.test(request) || isSeparated(request),
  csvAsked: CSV_ASKED.test(request),
  kindsAsked: namesKinds(request),
  sidesAsked: SIDES_ASKED.test(request),
  verbatim: VERBATIM.test(request),
});

/** What is offered in several versions, or as a choice, unless one is asked for. */
const CHOSEN_FROM: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'recommend',
  'describing',
  'suggest',
  'ideas',
  'entries',
  'list',
  'names',
  'cook',
  'caption',
  'headlines',
  'pieces',
  'amuse',
  'small',
  'plain',
  'unknown',
]);

/** Data that is made up: what is given names only its fields. */
const SAMPLE_DATA = lean(
  /(?<![\p{L}])(?:sample|dummy|mock|fake|test|fictional|made-up|random|de (?:muestra|ejemplo|prueba)|d'exemple|fictives?|beispieldaten|testdaten|de (?:exemplo|teste)|di (?:esempio|prova)|fittizi|fictive|de test)(?![\p{L}])|示例|样例|模拟|虚构|测试数据|サンプル|ダミー|架空|تجريبيه|وهميه|عينه/u,
);

/** A thing is told of, at whatever length. */
const MAY_BE_SHORT: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'describe',
  'explain',
  'event',
  'why',
  'compare',
  'effects',
  'relation',
  'motives',
  'evolution',
  'whatif',
]);

/** Values are taken out of what is given. */
const OF_GIVEN_VALUES: ReadonlySet<TaskKind> = new Set<TaskKind>(['extract', 'markup']);

/** A question that is none of these asks for something to be made or changed. */
const ANSWERED: ReadonlySet<Intent> = new Set<Intent>(['answer', 'explain', 'analyse', 'decide', 'unknown']);

const OPPOSITES = lean(
  /(?<![\p{L}])(?:antonym|antonim|opposite|contrari|contraire|gegenteil|gegenwort|gegensatz|oppost|opus)\p{L}*|反义|反対|対義|(?:ضد|اضداد|عكس)(?![\p{L}])/u,
);

/** A name of something, and nothing said in it. */
const isName = (material: string): boolean =>
  material !== '' &&
  !/[!?！？؟\n]/u.test(material) &&
  (/\p{Script=Han}|\p{Script=Kana}/u.test(material)
    ? [...material].length <= LONGEST_NAME.signs
    : material.split(/\s+/u).length <= LONGEST_NAME.words);
const LONGEST_NAME = { words: 4, signs: 8 } as const;

/** "Write “unknown” if it is not stated": what stands for a gap is settled. */
const MISSING_TOLD = lean(
  /(?<![\p{L}])(?:unknown|n\/?a|none|null|not (?:given|stated|mentioned|available|specified)|missing|blank|empty|desconocido|inconnu|unbekannt|desconhecido|sconosciuto|necunoscut)(?![\p{L}])|未知|不明|无则|غير (?:معروف|مذكور)/u,
);

/** The fields have their names already. */
const KEYS_NAMED = lean(
  /(?<![\p{L}])(?:keys?|fields?|claves?|campos?|cles?|champs?|schlussel\p{L}*|felder\p{L}*|chaves?|chiavi|campi|chei(?:le)?|campuri\p{L}*)(?![\p{L}])[^\n]{0,30}["“„'`«:]|(?:键|字段|キー|フィールド|مفاتيح|حقول)[^\n]{0,20}["“„'`«「：:]/u,
);
const known = new WeakMap<DraftAnalysis, Given[]>();
/** "7, 3, 12", "banana 0.30, apple 0.55": what they are put in order by stands beside them. */
function showsValues({ parts: { instruction, material } }: DraftAnalysis): boolean {
  const row = material || instruction.slice(instruction.search(/[:：\n]/u) + 1);
  const things = row.split(/[,，،、;；\n]/u).filter((thing) => thing.trim() !== '');
  return things.length > 1 && things.every((thing) => /\p{Nd}/u.test(thing.replace(/^\s*\p{Nd}+[.)、]/u, '')));
}

/** One of two is no yes or no, and what is fitting, enough, one's due or one's health hangs on more. */
const HANGS_ON_MORE = lean(
  /(?<![\p{L}])(?:or|o|ou|oder|sau|should|better|worth|good|bad|legal|allowed|ok(?:ay)?|rude|weird|enough|normal|fine|safe|possible|easy|hard|bueno|malo|normal|suficiente|posible|seguro|bon|bien|mal|normal|assez|possible|gut|schlimm|normal|genug|moglich|sicher|bom|mau|normal|suficiente|possivel|seguro|buono|male|normale|abbastanza|possibile|sicuro|bine|rau|normal|destul|suficient|posibil|sigur|sanatos)(?![\p{L}])|还是|可以|应该|能不能|正常|安全|够|それとも|べき|大丈夫|いい|普通|(?:^|\s)(?:ام|او|يجوز|طبيعي|يمكن|امن)(?=\s)/u,
);
/** "Is it …", "Do I …": about a case, and not about the world. */
const OF_A_CASE = lean(
  /^(?:is|are|was|does|do|did|can|could|will|would|has|have) (?:it|this|that|there|i|we|you|my|our)(?![\p{L}])/u,
);
function asksYesOrNo({ wording, task, traits, isQuestion }: DraftAnalysis, request: string): boolean {
  if (wording !== 'question' || task !== 'yesno' || !isQuestion) return false;
  return !traits.some((trait) => SITUATED.has(trait)) && !HANGS_ON_MORE.test(request) && !OF_A_CASE.test(request);
}
const SITUATED: ReadonlySet<string> = new Set(['ownVoice', 'health', 'law', 'money', 'manyQuestions']);

/** A worry about the body or a told trouble: there is nothing to be made. */
const tellsTrouble = (draft: DraftAnalysis, request: string): boolean =>
  draft.traits.includes('health') || AILING.test(request) || isDistressed(request) || isSituated(draft);

const OF_ONESELF: ReadonlySet<string> = new Set(['ownVoice', 'health', 'law']);
/** What one may do, eat or give an animal: asked to act on it, not to have a claim about the world proved. */
const OWN_CASE = anyWord([
  '(?:can|may|could|should|must|do) (?:i|we)(?!\\p{L})|(?:my|allowed|legal|illegal|permitted|leftovers|expired)(?!\\p{L})|(?:can|could|may|should|safe|okay|ok|fine|bad|harmful)(?: for)?(?: \\p{L}+){0,4}? (?:eat|drink|freeze|reheat|feed)(?!\\p{L})',
  '(?:puedo|podemos|debo|deberia|mis?|permitid[oa]|i?legal|comer|beber|congelar|recalentar|caducad[oa]s?)(?!\\p{L})',
  '(?:puis-je|peut-on|je peux|dois-je|mon|ma|mes|permis|autorise|il?legal|manger|boire|congeler|rechauffer|perimee?s?)(?!\\p{L})',
  '(?:darf|durfen|kann ich|soll ich|muss ich|mein\\p{L}*|erlaubt|verboten|il?legal|essen|fressen|trinken|einfrieren|aufwarmen|abgelaufen\\p{L}*)(?!\\p{L})',
  '(?:posso|podemos|devo|meus?|minhas?|permitido|i?legal|comer|beber|congelar|requentar|vencid[oa]s?)(?!\\p{L})',
  '(?:posso|possiamo|devo|dovrei|mi[oa]|permesso|consentito|il?legale|mangiare|bere|congelare|riscaldare|scadut[oaie])(?!\\p{L})',
  '(?:pot|putem|am voie|e voie|meu|mea|permis|i?legal|manca|manance|bea|congela\\p{L}*|expirat[ea]?)(?!\\p{L})',
  '我|可以吃|能吃|能喝|违法|合法|允许|过期',
  '私|食べ(?:て|ら)|飲ん|違法|合法|てもいい|賞味期限',
  '(?:يمكنني|استطيع|يجوز|مسموح|قانوني|للكلاب|للقطط|كلبي|قطتي|طفلي|اكل|شرب)(?!\\p{L})',
]);

/** In a sentence as in code, a mistake is to be shown and put right. */
const OF_MISTAKES: ReadonlySet<TaskKind> = new Set<TaskKind>(['correct', 'readcode']);

/** What comes out of these is one piece, and "only" says that nothing may stand beside it. */
const IN_ONE_PIECE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'translate',
  'rewrite',
  'grammar',
  'sum',
  'complete',
  'extend',
]);

const WRITTEN_TO_SOMEBODY: ReadonlySet<TaskKind> = new Set<TaskKind>(['message', 'email', 'reply']);

/** What the message has to tell stands in the request. */
const CONTENT = lean(
  /[:：]\s*\S|(?<![\p{L}])(?:that|because|since|que|porque|parce|puisque|dass|weil|che|perche|ca|pentru ca|deoarece)(?![\p{L}])|因为|由于|ので|ため|(?:^|\s)(?:ان|باني|بان|لان)\p{L}{0,3}(?=\s)/u,
);
const CONTENT_LENGTH = { words: 12, signs: 12 } as const;
const saysWhatToWrite = (instruction: string, request: string): boolean =>
  CONTENT.test(request) ||
  (/\p{Script=Han}|\p{Script=Hiragana}/u.test(instruction)
    ? [...instruction].length >= CONTENT_LENGTH.signs
    : instruction.split(/\s+/u).length >= CONTENT_LENGTH.words);

/** "…, and give one feature of each": told beside the things that are listed, and not listed itself. */
const OF_EACH_ONE = lean(
  /(?:[,;，；、]|(?<![\p{L}])(?:and|with|y|con|et|avec|und|mit|e|com|si|cu)(?![\p{L}])|并|以及|و)[^,;，；.。:：]{0,40}(?:(?<![\p{L}])(?:each|every|cada|chaque|chacun\p{L}*|jede[rsnm]?|ogni|ciascun\p{L}*|fiecare)(?![\p{L}])|每一?(?:[个种颗条座位本部项]|\p{L})|各自|分别|それぞれ|(?:^|\s)(?:ل|من )?كل(?=\s))[^.。]*/gu,
);

/** The request without what is code in it, whether or not it looks like a program as a whole. */
const saidIn = (instruction: string): string =>
  proseOf(instruction)
    .split('\n')
    .filter((line) => !beginsInCode(line))
    .join('\n');

/** What the person has said about their world, as opposed to what they ask for. */
export function givenBy(draft: DraftAnalysis): Given[] {
  const given = known.get(draft) ?? read(withoutRole(draft));
  known.set(draft, given);
  return given;
}

/** Patterns know the simplified signs. */
const requestOf = ({ language, parts, text }: DraftAnalysis): string =>
  foldWords(language.code === 'zh' && isTraditional(text) ? toSimplified(parts.instruction) : parts.instruction);

const withoutRole = (draft: DraftAnalysis): DraftAnalysis =>
  draft.asked === undefined ? draft : { ...draft, parts: { ...draft.parts, instruction: draft.asked } };

/** Tests are part of what is ordered, in the number and of the kind said there. */
/** What is to happen at the edges, or what it may cost: said by the draft already. */
const EDGES_TOLD = lean(
  /(?<![\p{L}])(?:(?:edge|corner) cases?|(?:empty|invalid|missing|malformed|negative) (?:inputs?|lists?|strings?|arrays?|values?|files?|numbers?)|(?:entradas?|listas?|cadenas?) (?:vacias?|vazias?)|casos? (?:limites?|extremos?)|cas limites?|(?:entree|liste|chaine)s? vides?|(?:rand|grenz|sonder)falle?n?|leere[rsn]? (?:eingaben?|listen?|strings?)|(?:input|list[ae]|string[ae]) vuot[aei]|cazuri(?:le)? limita|(?:lista|sirul|intrare[a]?) (?:goala|gol|vida))(?![\p{L}])|边界|空(?:输入|列表|字符串|数组)|境界|空の|エッジケース|الحالات الحديه|فارغه?/u,
);
const COST_TOLD = lean(
  /(?<![\p{L}])(?:complexit\p{L}*|complejidad|complexidade|komplexitat|laufzeit|big[- ]o|o\([^)]{1,12}\))|复杂度|計算量|التعقيد/u,
);
const TESTS_TOLD = lean(
  /(?<![\p{L}])(?:(?:unit |doc)?tests?|test ?cases?|pytest|unittest|jest|junit|pruebas?|testfalle?n?|unittests?|testes?|teste(?:le)?|prove|casi di prova)(?![\p{L}])|测试|测例|テスト|اختبار/u,
);

/** "True, false or uncertain": no categories, but whether it is so. */
const YES_OR_NO = lean(
  /(?<![\p{L}])(?:yes|true|si|verdader[oa]|oui|vrai|ja|wahr|sim|vero|da|adevarat)["”»]?(?:,| or| o| ou| oder| sau|\/) ?["“«„]?(?:no|not|false|falso|non|faux|nein|falsch|nao|nu|fals)(?![\p{L}])|是.?否|真.?假|对.?错|正しい.{0,6}(?:誤|間違)|صحيح.{0,6}خط/u,
);

/** "Read the text and answer the question. Why …": what is asked is the question alone. */
const READ_FIRST = lean(
  /^(?:please )?(?:read|lee|lea|lis(?:ez)?|lies|lesen|leia|leggi|legga|citește|citiți)\s[^.!?:\n]{3,70}(?:question|pregunta|frage|pergunta|domand|întreb)\p{L}*[.:]\s*(?=\S)|^(?:请)?阅读[^。？]{2,30}回答[^。？]{0,6}问题[。：]|^[^。]{1,20}読[みん][^。]{0,10}(?:質問|問い)に答え[^。]{0,8}。|^اقر[أا] [^.؟]{3,50}(?:السؤال|الأسئلة)[^.؟]{0,10}[.:]\s*/iu,
);
const withoutReading = (draft: DraftAnalysis): DraftAnalysis => ({
  ...draft,
  parts: { ...draft.parts, instruction: draft.parts.instruction.replace(READ_FIRST, '') },
});

function read(draft: DraftAnalysis): Given[] {
  const request = requestOf(draft);
  const has = (...kinds: string[]) => draft.protectedSpans.some((span) => kinds.includes(span.kind));
  const toldOnly = isToldOnly(draft);
  const failing = (isFailing(request) && !SETS_A_TASK.test(request)) || toolFails(draft, request);
  const shape = toldOnly || failing || draft.isQuestion ? undefined : requestShape(draft);
  const resultAlone =
    draft.intent !== 'code' &&
    (wantsResultAlone(draft, request) ||
      (draft.wording === 'classify' && (isSeparated(request) || ENDS_IN_CUE.test(draft.text))));
  const hasShape = (one: RequestShape) => shape === one;
  const signs: Partial<Record<Given, boolean>> = {
    inRole: draft.intent === 'roleplay' || MADE_UP.has(draft.task),
    making: hasShape('making'),
    finding: hasShape('finding'),
    telling: hasShape('telling'),
    working: hasShape('working'),
    shapeless: hasShape('shapeless') || (draft.isQuestion && !toldOnly && !failing),
    ...reworkingOf(draft, request),
    ...lookUpOf(draft, request),
    ...smallTaskOf(draft, request),
    ...entriesOf(draft, request),
    ...(draft.wording === 'cook' ? mealSigns(request) : {}),
    shared: draft.wording === 'schedule' && DIVIDED_WORK.test(request),
    business: WRITTEN_TO_SOMEBODY.has(draft.wording) && TO_BUSINESS.test(request),
    contentGiven: WRITTEN_TO_SOMEBODY.has(draft.wording) && saysWhatToWrite(draft.parts.instruction, request),
    ...listSigns(draft, request),
    contest: draft.wording === 'choice' && CONTEST.test(request),
    fewLines: draft.wording === 'speech' && FEW_LINES.test(request),
    ...(draft.wording === 'turns' ? practiceOf(request) : {}),
    weighty: draft.wording === 'decide' && isWeighty(request),
    bestAsked: draft.wording === 'recommend' && BEST_OF_KIND.test(request),
    notUnderstood: draft.wording === 'compare' && NOT_UNDERSTOOD.test(request),
    brief: draft.parts.material !== '' && draft.parts.material.length <= BRIEF_TEXT,
    amountGiven: has('money') || BUDGET.test(request),
    dateGiven: has('date', 'time'),
    peopleGiven: PEOPLE.test(request),
    platformGiven: PLATFORM.test(request),
    dietGiven: DIET.test(request),
    told: draft.traits.includes('ownVoice') && draft.wordCount >= TOLD_WORDS,
    situated: isSituated(draft),
    toldOnly,
    failing,
    distressed: isDistressed(request),
    dispute: isDispute(request),
    homely: HOMELY.test(request),
    forUse: FOR_USE.test(request),
    letter: LETTER.test(request),
    onePost: ONE_POST.test(request),
    endingGiven: ENDING_GIVEN.test(request),
    voiced: isVoiced(request),
    answerOpen: isAnswerOpen(draft),
    oneOfEach: ONE_OF_EACH.test(request),
    toSend: TO_SEND.test(request),
    invented: isInvented(draft) || (draft.wording === 'copy' && draft.traits.includes('fiction')),
    lineGiven: LINE_GIVEN.test(draft.text),
    longText: draft.parts.material.length >= LONG_TEXT || !draft.parts.material,
    errorGiven: ERROR.test(foldWords(draft.text)),
    many: SEVERAL_PIECES.test(request),
    moreWanted: MORE_WANTED.test(request) || besideKeys(draft).length > 0,
    formalLetter: FORMAL_LETTER.test(request),
    living: LIVING.test(request),
    pointed: POINTED.test(request),
    setForm: SET_FORM.test(request),
    purposeGiven: PURPOSE.test(request),
    durationGiven: DURATION.test(request),
    // A children's party is no reader.
    leveled:
      LEVELED.test(request.replace(/(?:child(?:ren)?|kid)['’]?s['’]? (?=[a-z]+ )/gu, ' ')) || namesReaders(request),
    severalParts:
      draft.wording === 'passage'
        ? hasSeveralParts(withoutReading(draft), request.replace(LEAD_IN, '')) || ASKED_OF_TEXT_TOO.test(request)
        : hasSeveralParts(draft, request),
    definitionAsked: DEFINITION_ASKED.test(request),
    effectsAsked: asksForEffects(request),
    viewsAsked: ON_VIEWS.test(request),
    methodsUsed: METHODS_USED.test(request),
    whoAsked: WHO_ASKED.test(request),
    factorsAsked: FACTORS_ASKED.test(request),
    usesAsked: USES_ASKED.test(request),
    causesListed: CAUSES_ASKED.test(request),
    reasoning: testsReasoning(request),
    formFixed: isFormFixed(request),
    endTold: isEndTold(request),
    specialist: isForSpecialists(request),
    closed: isClosed(draft),
    written: draft.intent === 'write' || draft.intent === 'roleplay',
    outputOnly:
      OUTPUT_ONLY.test(request) || resultAlone || (IN_ONE_PIECE.has(draft.wording) && FORM_TOLD.test(request)),
    resultAlone,
    analysed: ANALYSED.test(request),
    figures: isRowOfFigures(draft.text),
    careerLine: CAREER_LINE.test(request),
    broad: isBroad(draft.parts.instruction) || needsRoom(draft),
    callable: CALLABLE.test(request),
    testsTold: TESTS_TOLD.test(request),
    edgesTold: EDGES_TOLD.test(request),
    costTold: COST_TOLD.test(request),
    differenceAsked: DIFFERENCE.test(request) && !SET_SIDE_BY_SIDE.test(request) && !SHARED_ASKED.test(request),
    ailing: AILING.test(request),
    sayAsked: asksWhatToSay(request),
    goesOn: goesOn(request),
    explainAsked: asksToExplainAgain(request),
    points:
      !draft.traits.includes('table') && (POINTS.test(request.replace(OF_EACH_ONE, ' ')) || TO_MIND.test(request)),
    considered: TO_CONSIDER.test(request),
    prepared: TO_PREPARE.test(request),
    ingredients: INGREDIENTS.test(request) && !WITH_STEPS.test(request),
    path: PATH.test(request),
    overMonths: OVER_MONTHS.test(request),
    slots: placesMeetings(`${request}\n${foldWords(draft.parts.material)}`),
    measures: asksForMeasures(request),
    timeAsked: ASKS_THE_TIME.test(request),
    oneWanted: ONE_NAME.test(request) && !A_FEW.test(request),
    titles: TITLES.test(request) && !NO_TITLES.test(request),
    premised: PREMISED.test(request) || NUMBERED_STATEMENTS.test(draft.text),
    outputAsked: OUTPUT_ASKED.test(foldWords(saidIn(draft.parts.instruction))),
    ported: PORTED.test(request),
    reshaped: draft.traits.includes('code') && draft.intent === 'code' && RESHAPED.test(request),
    comic: COMIC.test(request),
    figureAsked: ASKS_FOR_A_FIGURE.test(request),
    algorithmic: ALGORITHMIC.test(request),
    oneThing:
      CHOSEN_FROM.has(draft.wording) && wantsOne(request, draft.parts.material !== '') && !wantsOneApiece(request),
    oneNamed: draft.wording === 'recommend' && namesOne(request),
    oneWord: wantsOneWord(request),
    apiece: wantsOneApiece(request),
    inThatForm: wantsThatForm(request),
    separated: isSeparated(request),
    endingOpen: ENDING_OPEN.test(request),
    aMail: A_MAIL.test(request) || GREETED.test(draft.parts.material),
    placeholders: PLACEHOLDER.test(draft.parts.material),
    lengthCounted: LENGTH_COUNTED.test(request) && !isLoose(request, LENGTH_COUNTED),
    jsonAsked: JSON_ASKED.test(request),
    keysNamed: request.includes('json') && KEYS_NAMED.test(request),
    orderGiven: ALPHABETICAL.test(request) || showsValues(draft),
    staged: draft.wording === 'points' && STAGED.test(request),
    twoOrders: draft.wording === 'explain' && asksTwoAccounts(request),
    yesNoAsked: asksYesOrNo(draft, request),
    taught: draft.wording === 'acting' && draft.traits.includes('expert') && isTaught(request),
    causesAsked: isCausesAndResults(request),
    weightAsked: WEIGHT_ASKED.test(request),
    ruledLines: RULED_LINES.test(request),
    directions: draft.wording === 'puzzle' && DIRECTIONS.test(request),
    deduced: draft.wording === 'puzzle' && (ONE_MOVE.test(request) || tellsPeopleApart(draft.parts.instruction)),
    followsAsked: draft.wording === 'puzzle' && FOLLOWS.test(request),
    optionsNamed: draft.wording === 'puzzle' && OPTIONS_NAMED.test(request),
    asked: draft.isQuestion && ANSWERED.has(draft.intent),
    toAnswer: ANSWERED.has(draft.intent) && !hasShape('making') && (draft.isQuestion || tellsTrouble(draft, request)),
    ownCase:
      draft.wording === 'yesno' && (draft.traits.some((trait) => OF_ONESELF.has(trait)) || OWN_CASE.test(request)),
    sentences: draft.wording === 'arrange' && SENTENCES_IN_ORDER.test(request),
    mistakeSought: OF_MISTAKES.has(draft.wording) && MISTAKE_SOUGHT.test(request),
    twoLabels: draft.wording === 'classify' && namesTwoLabels(request, draft.language.code),
    verdictAsked:
      draft.wording === 'classify' && (asksWhether(request, draft.language.code) || YES_OR_NO.test(request)),
    known: draft.wording === 'classify' && isName(draft.parts.material) && !A_TEXT.test(request),
    identified: draft.wording === 'guess' && IDENTIFIES.test(request),
    fieldsNamed:
      draft.wording === 'extract' &&
      !SIDES_ASKED.test(request) &&
      (FIELDS_FILLED.test(request) || namesFields(request, draft.language.code)),
    missingTold: draft.wording === 'extract' && MISSING_TOLD.test(request),
    sampled: draft.wording === 'markup' && SAMPLE_DATA.test(request),
    relative:
      OF_GIVEN_VALUES.has(draft.wording) && givesIndirectly(foldWords(draft.parts.material), draft.language.code),
    denials: draft.wording === 'extract' && DENIED.test(draft.parts.material || draft.text),
    meantAsked: draft.wording === 'passage' && MEANT_ASKED.test(request),
    ...(draft.wording === 'extract' ? askedOfEntries(request, resultAlone) : {}),
    fewWords: draft.wording === 'summarise' && hasFewWords(draft.parts.material),
    oneSided: draft.wording === 'discuss' && arguesOneSide(request),
    viewAsked: draft.wording === 'discuss' && !arguesOneSide(request) && asksForAView(request),
    asksFirst: (draft.wording === 'consult' || draft.wording === 'adviser') && ASKS_FIRST.test(request),
    inShort: MAY_BE_SHORT.has(draft.wording) && IN_SHORT.test(request),
    opposites: OPPOSITES.test(request),
    talk: holdsTalk(draft.parts.material),
    estimated: ESTIMATED.test(request),
    ...pieceOf(draft, request, isInvented(draft)),
    ...finerSigns(draft, request),
    ...statedConditions(draft, request),
  };
  if (draft.wording === 'explain' && describesAndDiscusses(request)) signs.severalParts = true;
  signs.halves =
    signs.severalParts &&
    !signs.twoOrders &&
    !draft.traits.includes('manyQuestions') &&
    !signs.causesAsked &&
    (signs.factorsAsked || signs.differenceAsked || signs.usesAsked || signs.effectsAsked);
  const sum = draft.wording === 'math' ? kindOfSum(request, foldWords(draft.parts.material)) : undefined;
  if (sum) Object.assign(signs, { [sum]: true, kindOfSum: true });
  return (Object.keys(signs) as Given[]).filter((given) => signs[given]);
}
