import type { Intent } from '../../contracts/rewriting.js';
import { asksForSomething } from '../analysis/detect-task.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { fold } from '../analysis/fold.js';
import { isToldAboutOneself } from '../analysis/general-wording.js';
import { lexiconOf } from '../analysis/lexicon/lexicons.js';
import { lean } from '../analysis/lean.js';

const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
const LEAST = { words: 13, signs: 24, wordsOfSeveral: 8, signsOfSeveral: 15 } as const;
const BETWEEN = /[,;.!?،؛，。；！？、]\s*\S/u;

/** Something is worked on that stands behind the request. */
const WORKED_ON: ReadonlySet<Intent> = new Set(['edit', 'summarise', 'translate', 'roleplay', 'agent']);
const GIVEN_BEHIND = /[:：]\s*\S+(?:\s+\S+){3}|[:：]\s*\S{12}|["“„«「『]/u;

/** So much is said that an answer can start from it. */
export function isSituated(draft: DraftAnalysis): boolean {
  const text = draft.parts.instruction;
  if (draft.parts.material || WORKED_ON.has(draft.intent) || GIVEN_BEHIND.test(text)) return false;
  const several = BETWEEN.test(text);
  if (WITHOUT_SPACES.test(text)) return [...text].length >= (several ? LEAST.signsOfSeveral : LEAST.signs);
  return text.trim().split(/\s+/u).length >= (several ? LEAST.wordsOfSeveral : LEAST.words);
}

/** As one writes it in a hurry: "jai rompu", "to sem dormir", "cant sleep". */
const TOLD_IN_JAPANESE =
  /(?:痛くなる|痛くて|つらい|辛い|困って(?:る|いる|います)|悩んで(?:る|いる|います)|疲れた)[。！]?$/u;
const TOLD_IN_A_HURRY = lean(
  /^(?:jai|j'?suis|chui|je suis|depuis|ca fait|c'est|on (?:est|a|vit)|desde|hace|llevo|ayer|esto[yu]|ta|faz|minh?[oa]?s?|a minha|o meu|os meus|seit|gestern|hab|bin|da|dopo|ieri|sono|ieri|mi hanno|de (?:cand|ieri|vreo)|mi-?am|m-am|ne|sefa|seful|vecinii|vecin[ai]|prieten[aul]+|(?:(?:i )?(?:cant|dont|havent|didnt|keep|just|got)))(?![\p{L}])/u,
);

/** "Our book club reads it. I need 8 questions for us": told first, and a piece of work ordered then. */
const ORDERED_BEHIND = lean(
  /[.!;,。！؛،] ?(?:\p{L}+ ){0,2}(?:need|want|would like|(?:i|we)'?d (?:like|love)|necesit[oa]\p{L}*|quier[oe]\p{L}*|buscamos?|busco|besoin|faut|veux|voudrais|cherche|brauche[nr]?|mocht\p{L}*|suche[n]?|precis\p{L}*|quer\p{L}*|vorre\p{L}*|voglio|serv(?:e|ono)|cerc(?:o|hiamo)|nevoie|vreau|caut) (?:(?:de |d'|an? |some |un[ae]?s? |ein\p{L}* |uma?s? |o |din |the |your )?(?:\p{L}+ ){0,2})?(?:\p{Nd}+ \p{L}|(?:lists?|ideas?|questions?|plan|menu|lunches|dinners|meals|breakfasts|snacks|outline|overview|summary|timetable|schedule|exercises|games|activities|examples|recipes?|message|e-?mail|letter|speech|toast|poem|story|agenda|checklist|itinerary|listas?|preguntas?|comidas|cenas|menu|esquema|resumen|horario|ejercicios|juegos|actividades|ejemplos|mensaje|carta|discurso|receta|liste|idees?|questions|repas|diners|menus?|resume|planning|programme|exercices|jeux|activites|exemples|lettre|discours|fragen|ideen|abendessen|mittagessen|gerichte|speiseplan|gliederung|ubersicht|zusammenfassung|zeitplan|ablauf|ubungen|spiele|beispiele|nachricht|brief|rede|rezept|perguntas?|ideias?|refeicoes|jantares|cardapio|esquema|resumo|horario|exercicios|jogos|atividades|exemplos|mensagem|receita|domande|idee|pasti|pranzi|cene|schema|riassunto|orario|esercizi|giochi|attivita|esempi|messaggio|lettera|ricetta|intrebari|idei|mese|pranzuri|cine|meniu|schita|rezumat|orar|exercitii|jocuri|activitati|exemple|mesaj|scrisoare|discurs|reteta)(?!\p{L}))|(?:需要|想要|请(?:给|列|写)|帮我(?:写|列|想))[^。]{0,8}(?:个|条|份|封|篇|道)/u,
);

/** What is told first and ordered then is made, not advised on. */
export const isOrderedBehind = (folded: string): boolean => ORDERED_BEHIND.test(folded);

/** What is told about oneself, without a question and without an order. */
export function isToldOnly(draft: DraftAnalysis): boolean {
  const lexicon = lexiconOf(draft.language.code);
  if (draft.isQuestion || draft.parts.material) return false;
  const folded = fold(draft.parts.instruction);
  if (!isToldAboutOneself(folded) && !TOLD_IN_A_HURRY.test(folded) && !TOLD_IN_JAPANESE.test(folded)) return false;
  return !ORDERED_BEHIND.test(folded) && !(lexicon && asksForSomething(draft.parts.instruction, lexicon));
}

/** A thing that doesn't do what it should, by what such things say or do. */
const FAILING = lean(
  /(?<![\p{L}])(?:exit code|error code|stack ?trace|segfault|crash\p{L}*|absturz|sturzt|abgesturzt|reboot\p{L}*|freez\p{L}*|disconnect\p{L}*|keeps? (?:\p{L}+ )?(?:restart|drop|buffer|crash|freez|blink|beep|stopp|show|giv)\p{L}*|won'?t (?:turn on|start|connect|charge|boot|load|open|print)|startet (?:immer|standig|dauernd) (?:wieder )?neu|verbindet (?:sich )?nicht|fehlercode|bricht (?:immer|standig|dauernd)? ?ab|geht nicht (?:mehr )?an|(?:ist|wird|lauft) (?:\p{L}+ ){0,3}(?:langsam|heiss?)|se (?:reinicia|cuelga|congela|apaga|desconecta|corta)|va (?:muy |super |mas )?lent[oa]|no (?:enciende|carga|arranca|conecta)|(?:me )?da (?:un )?error|me sale (?:un )?(?:error|#)|me da #|plante|rame|se (?:deconnecte|coupe|bloque|fige)|redemarre|s'eteint|ne s'allume (?:pas|plus)|message d'erreur|trava(?:ndo)?|reinicia|desliga sozinh[oa]|nao (?:liga|carrega|conecta)|(?:fica|ta|esta) (?:muito )?lent[oa]|da erro|si (?:blocca|spegne|riavvia|disconnette|scollega)|non (?:si accende|carica|si connette)|da errore|(?:imi )?merge (?:\p{L}+ )?greu|se (?:blocheaza|opreste|restarteaza|deconecteaza|misca greu)|nu (?:porneste|se incarca|se conecteaza|se aprinde)|da eroare|imi da eroare)(?![\p{L}])|#(?:n\/a|ref|valor|valeur|value|wert|bezug|valore|valoare|div)|#(?:nombre|nom|name|nome)[?!]|报错|闪退|死机|卡顿|断开|掉线|多了怎么回事|エラー|落ちる|固まる|再起動|切れる|بيفصل|يفصل|بيقطع|يعلق|يهنج|خطا في/u,
);

/** What weighs on somebody: parted, at a loss, alone, in tears. */
const DISTRESSED = lean(
  /(?<![\p{L}])(?:broke up|break ?up|dumped me|cheat(?:ed|ing) on me|i feel (?:so )?(?:lost|alone|guilty|stuck)|crying|(?:at a|so) loss|dont know (?:how|what) to|rompu|quitte[e]?|largue[e]?|trompe[e]?|pleure|je (?:ne )?sais (?:plus|pas (?:quoi|comment))|cancer|enterre\p{L}*|decede\p{L}*|ha muerto|murio|gestorben|faleceu|morreu|e morto|e morta|a murit|krebs|tumore|j'en peux plus|cortado con|ha dejado|rompi|roto con|no se (?:como|que hacer)|lloro|llorando|getrennt|schluss gemacht|betrogen|weine|weiss? nicht mehr|terminei|terminou comigo|me traiu|chorando|(?:nao|n) sei (?:mais )?(?:o que|como|oq)|lasciat[oa]|tradit[oa]|piango|non so (?:piu )?(?:che|cosa|come)|despartit|parasit|inselat|plang|nu (?:mai )?stiu (?:ce|cum))(?![\p{L}])|分手|离婚|哭|不知道怎么|崩溃|別れた|振られ|泣|どうしたらいいか|انفصل|طلق|خان|ابكي|مش عارف|ما اعرف كيف/u,
);

/** What is typed into or runs on a machine. */
const TOOL = lean(
  /(?<![\p{L}])(?:git(?:hub|lab)?|docker|kubectl|kubernetes|npm|yarn|pip|conda|ssh|sql|postgres\p{L}*|mysql|mongodb|redis|nginx|apache|excel|vpn|api|server|webpack|gradle|xcode|python|node(?:\.?js)?|wordpress|outlook|smtp|wi-?fi|wlan|router|bluetooth|serveur|servidor)(?:ul|a|en?|s)?(?![\p{L}])|服务器|数据库|サーバー?|データベース|(?:ال)?(?:خادم|سيرفر|راوتر)/u,
);
/** And what it says no to. */
const REFUSED = lean(
  /(?<![\p{L}])(?:(?:gets?|got|getting|is|are|was|were|being) (?:rejected|refused|denied|blocked)|times? out|timed out|fail(?:s|ed|ing)?|rechaza\p{L}*|den(?:iega|egad)\p{L}*|falla(?:ndo)?|no responde|rejete\p{L}*|refuse[es]?|echoue\p{L}*|ne repond (?:pas|plus)|abgelehnt|abgewiesen|verweigert|fehlgeschlagen|schlagt (?:\p{L}+ )?fehl|scheitert|rejeitad[oa]|recusad[oa]|falha(?:ndo)?|nao responde|rifiutat[oa]|respint[oa]|fallisce|non risponde|respins[ae]?|refuzat[ae]?|esueaza|nu raspunde)(?![\p{L}])|被拒|拒绝|失败|超时|拒否|弾かれ|失敗|タイムアウト|(?:^|\s)(?:مرفوض|يرفض|ترفض|رفض|يفشل|فشل)/u,
);

export const isFailing = (folded: string): boolean => FAILING.test(folded);
/** Told of a tool, with nothing ordered and nothing asked. */
export function toolFails({ isQuestion, parts, language }: DraftAnalysis, folded: string): boolean {
  if (isQuestion || parts.material || !TOOL.test(folded) || !REFUSED.test(folded)) return false;
  const lexicon = lexiconOf(language.code);
  return !(lexicon && asksForSomething(parts.instruction, lexicon));
}
export const isDistressed = (folded: string): boolean => DISTRESSED.test(folded);

/** Between people, or with a shop or an office: there is nothing to check for causes. */
const DISPUTE = lean(
  /(?<![\p{L}])(?:neighbou?rs?|landlord|seller|shop|store|refund|insurance|vecin[oa]s?|caser[oa]|tienda|vendedor\p{L}*|reembolso|seguro|voisins?|voisine|proprietaire|bailleur|magasin|boutique|vendeur|rembours\p{L}*|assurance|nachbar\p{L}*|vermieter\p{L}*|handler|verkaufer\p{L}*|versicherung|vizinh[oa]s?|loja|vendedor[ae]?|seguradora|inquilin[oa]|vicin[oi] di|condominio|negozio|venditore|rimborso|assicurazione|padrone di casa|vecin(?:ul|a|ii|ilor)|administrator\p{L}*|magazin\p{L}*|vanzator\p{L}*|proprietar\p{L}*)(?![\p{L}])|邻居|房东|卖家|商家|退款|隣人|大家さん|販売店|返金|الجار|جاري|البايع|البائع|المتجر/u,
);

export const isDispute = (folded: string): boolean => DISPUTE.test(folded);
