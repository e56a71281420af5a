import { anyWord } from '../analysis/any-word.js';
import { lean } from '../analysis/lean.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { asksBeside } from './asked-form.js';
import type { Given } from './recipes/flags.js';

/** "List every possible order": all solutions are wanted, so that none is the only one. */
const ALL_SOUGHT = anyWord([
  '(?:every|all|each|any) (?:the |of the )?(?:other )?(?:possible|valid|different|conceivable)(?!\\p{L})|(?:list|find|give|name|determine|show|write down) (?:all|every)(?!\\p{L})|how many (?:possible |different |valid )*(?:orders?|ways|arrangements|combinations|solutions|possibilities|seatings|schedules)(?!\\p{L})',
  'tod[oa]s (?:l[oa]s )?(?:\\p{L}+ )?posibles|cuánt[oa]s (?:órdenes|maneras|formas|combinaciones|soluciones)(?!\\p{L})',
  "tou(?:s|tes) les (?:\\p{L}+ )?possib\\p{L}+|combien (?:d[e']) ?(?:ordres|façons|manières|combinaisons|solutions)(?!\\p{L})",
  'alle (?:\\p{L}+ )?möglich\\p{L}*|wie viele (?:\\p{L}+ )?(?:reihenfolgen|möglichkeiten|anordnungen|lösungen|kombinationen)(?!\\p{L})',
  'tod[oa]s (?:[oa]s )?(?:\\p{L}+ )?possíveis|quant[oa]s (?:ordens|maneiras|formas|combinações|soluções)(?!\\p{L})',
  'tutt[ie] (?:gli |le |i )?(?:\\p{L}+ )?possibili|quant[ie] (?:ordini|modi|combinazioni|soluzioni|disposizioni)(?!\\p{L})',
  'toate \\p{L}+ (?:posibile|valide)|câte (?:ordini|moduri|feluri|combinații|soluții)(?!\\p{L})',
  '所有(?:可能|的可能)|全部可能|有(?:多少|几)种(?:可能|排法|顺序|方法|安排|组合)',
  'すべての(?:可能|組み合わせ|並び|場合)|全ての(?:可能|組み合わせ|並び|場合)|何通り',
  '(?:كل|جميع) (?:ال)?(?:\\p{L}+ )?(?:ممكنة|احتمالات|ترتيبات|حلول)\\p{L}*|كم (?:طريقة|ترتيب|حل)(?!\\p{L})',
]);

/** What is shown in a browser has no input and no result to compare. */
const A_PAGE = anyWord([
  '(?:html|css|web ?-?(?:page|site)s?|landing pages?|single-page|home ?page)(?!\\p{L})',
  '(?:página|sitio) web(?!\\p{L})',
  '(?:page|site) web(?!\\p{L})|site internet(?!\\p{L})',
  '(?:web(?:seite|site)|internetseite)n?(?!\\p{L})',
  '(?:página|site) (?:da )?web(?!\\p{L})',
  '(?:pagina|sito) web(?!\\p{L})',
  '(?:pagin[aă]|site) web(?!\\p{L})',
  '网页|网站|页面',
  'ウェブ(?:ページ|サイト)|ホームページ',
  '(?:صفحة|موقع) (?:ال)?(?:ويب|إنترنت|الكتروني)',
]);

/** The values are to be found by judging what is given, and don't stand in it. */
const JUDGED = anyWord([
  '(?:sentiments?|ratings?|scores?|classif\\p{L}+|categori\\p{L}+|label\\p{L}*|rate|evaluat\\p{L}+|polarity|emotions?|true or false|whether)(?!\\p{L})',
  '(?:sentimientos?|puntuaci\\p{L}+|clasific\\p{L}+|categor\\p{L}+|etiquet\\p{L}+|valora\\p{L}*|emoci\\p{L}+)(?!\\p{L})',
  '(?:sentiments?|notes?|classe\\p{L}*|catégori\\p{L}+|étiquet\\p{L}+|évalu\\p{L}+|émotions?)(?!\\p{L})',
  '(?:stimmung\\p{L}*|sentiment\\p{L}*|bewert\\p{L}+|klassifizier\\p{L}*|kategori\\p{L}+|einstuf\\p{L}+)(?!\\p{L})',
  '(?:sentimentos?|pontuaç\\p{L}+|classific\\p{L}+|categori\\p{L}+|avali\\p{L}+|emoç\\p{L}+)(?!\\p{L})',
  '(?:sentiment[oi]|punteggi\\p{L}*|classific\\p{L}+|categori\\p{L}+|valut\\p{L}+|emozion\\p{L}+)(?!\\p{L})',
  '(?:sentiment\\p{L}*|scor\\p{L}*|clasific\\p{L}+|categori\\p{L}+|evalu\\p{L}+|emoți\\p{L}+)(?!\\p{L})',
  '情感|情绪|评分|打分|分类|评价|标签|是否',
  '感情|評価|採点|分類|ラベル|かどうか',
  '(?:ال)?(?:مشاعر|تقييم|تصنيف|درجة|فئة)\\p{L}*|(?:قيم|صنف)(?!\\p{L})',
]);

/** How the result of a probability is to be written. */
const RESULT_FORM = anyWord([
  '(?:fractions?|percent(?:age)?s?|decimals?|reduced|simplified|simplest form|odds)(?!\\p{L})|%',
  '(?:fracci[oó]n(?:es)?|porcentajes?|decimal(?:es)?)(?!\\p{L})',
  '(?:fractions?|pourcentages?|décimal\\p{L}*|irréductible)(?!\\p{L})',
  '(?:br(?:uch|üche)|prozent\\p{L}*|dezimal\\p{L}*|gekürzt\\p{L}*)(?!\\p{L})',
  '(?:fraç(?:ão|ões)|porcentage[mn]s?|percentage[mn]s?|decimal|decimais)(?!\\p{L})',
  '(?:frazion[ei]|percentual[ei]|decimal[ei])(?!\\p{L})',
  '(?:fracți[ei]\\p{L}*|procent\\p{L}*|zecimal\\p{L}*)(?!\\p{L})',
  '分数|百分(?:数|比)|小数',
  '分数|パーセント|百分率|小数',
  '(?:كسر|نسبة مئوية|عدد عشري)\\p{L}*',
]);

/** "… and list every change with a reason": what would be added is asked for already. */
const CHANGES_ASKED = anyWord([
  '(?:list|explain|show|name|mark|highlight|point out|describe|note|give|with)(?: \\p{L}+){0,4} (?:changes?|corrections?|mistakes?|errors?|edits?|reasons?)(?!\\p{L})|(?:explain|say) (?:why|what)(?!\\p{L})|(?:in bold|in brackets)(?!\\p{L})',
  '(?:enumera|explica|indica|señala|marca|muestra|lista)(?: \\p{L}+){0,4} (?:cambios?|correcciones|errores|motivos?)(?!\\p{L})|explica por qué',
  '(?:liste|explique|indique|signale|marque|montre)z?(?: \\p{L}+){0,4} (?:changements?|corrections?|fautes?|erreurs?|raisons?)(?!\\p{L})|explique[z]? pourquoi',
  '(?:liste|erkläre?|nenne?|zeige?|markiere?|begründe?)(?: \\p{L}+){0,4} (?:änderung(?:en)?|korrekturen|fehler|gründe)(?!\\p{L})|erkläre?,? warum',
  '(?:liste|explique|indique|assinale|marque|mostre)(?: \\p{L}+){0,4} (?:mudanças?|correções|erros?|motivos?)(?!\\p{L})|explique por ?qu[eê]',
  '(?:elenca|spiega|indica|segnala|evidenzia|mostra)(?: \\p{L}+){0,4} (?:modifiche|correzioni|errori|motiv[io])(?!\\p{L})|spiega perché',
  '(?:enumeră|explică|indică|marchează|arată|listează)(?: \\p{L}+){0,4} (?:schimbăril\\p{L}+|modificăril\\p{L}+|corecturil\\p{L}+|greșelil\\p{L}+)(?!\\p{L})|explică de ce',
  '(?:说明|列出|指出|标出|解释)[^，。]{0,10}(?:修改|改动|错误|原因|理由)',
  '(?:変更|修正|訂正|誤り|間違い|理由)[^。、]{0,10}(?:挙げ|説明|示|リスト|一覧)',
  '(?:اذكر|اشرح|بين|حدد|وضح)(?: \\p{L}+){0,4} (?:ال)?(?:تغييرات|تعديلات|تصحيحات|أخطاء|سبب|أسباب)(?!\\p{L})',
]);

/** "In the style of Shakespeare, of a pirate and of a lawyer", "first in a formal, then in a casual register": so many versions. */
const SEVERAL_VERSIONS = anyWord([
  '(?:and|also|plus)(?: also| then)? (?:give|provide|offer|write|add|include|show|suggest|make)(?: me)? (?:also )?(?:an? |one )(?:more |less |very |another )?(?:casual|formal|informal|polite|friendly|colloquial|natural|literal|shorter|simpler|other) (?:version|one|alternative|translation)(?!\\p{L})|(?:styles?|voices?|tones?|manners?|registers?) of [^.?!\\n]{2,60}(?:,| and|;) (?:then )?(?:of |in that of |as )?(?:an? |the )?\\p{L}+(?!\\p{L})(?=[^\\n]{0,40}(?:[.:\\n]|$))|(?:first|once) (?:as|in|for|from|to) [^.?!\\n]{3,60}(?:then|once|and) (?:again )?(?:as|in|for|from|to)(?!\\p{L})|(?:to|for) [^.?!,\\n]{3,40},? (?:and )?then (?:again )?(?:to|for)(?!\\p{L})|(?:two|three|four|five|\\p{Nd}) (?:\\p{L}+ )?(?:different )?(?:versions|ways|styles|variants|tones|registers)(?!\\p{L})',
  'y (?:\\p{L}+ ){0,3}una (?:versión|alternativa) (?:más |menos )?(?:\\p{L}+)(?!\\p{L})|(?:dos|tres|cuatro|cinco|\\p{Nd}) (?:versiones|formas|estilos|maneras|variantes|registros)(?!\\p{L})|primero (?:en|como) [^.?!\\n]{3,60}(?:luego|después) (?:en|como)(?!\\p{L})',
  "et (?:\\p{L}+ ){0,3}une version (?:plus |moins )?\\p{L}+(?!\\p{L})|(?:deux|trois|quatre|cinq|\\p{Nd}) (?:versions|façons|styles|manières|variantes|registres)(?!\\p{L})|d'abord (?:en|comme|dans) [^.?!\\n]{3,60}(?:puis|ensuite) (?:en|comme|dans)(?!\\p{L})",
  'und (?:\\p{L}+ ){0,3}eine \\p{L}+ere (?:version|fassung|variante)(?!\\p{L})|(?:zwei|drei|vier|fünf|\\p{Nd}) (?:\\p{L}+ )?(?:versionen|fassungen|varianten|stilen|arten)(?!\\p{L})|(?:erst|zuerst|einmal) (?:als|in|im) [^.?!\\n]{3,60}(?:dann|einmal) (?:als|in|im)(?!\\p{L})',
  'e (?:\\p{L}+ ){0,3}uma (?:versão|alternativa) (?:mais |menos )?\\p{L}+(?!\\p{L})|(?:duas|dois|três|quatro|cinco|\\p{Nd}) (?:versões|formas|estilos|maneiras|variantes|registros)(?!\\p{L})|primeiro (?:em|como) [^.?!\\n]{3,60}(?:depois|em seguida) (?:em|como)(?!\\p{L})',
  'e (?:\\p{L}+ ){0,3}una (?:versione|alternativa) (?:più |meno )?\\p{L}+(?!\\p{L})|(?:due|tre|quattro|cinque|\\p{Nd}) (?:versioni|modi|stili|varianti|registri)(?!\\p{L})|prima (?:in|come) [^.?!\\n]{3,60}poi (?:in|come)(?!\\p{L})',
  'și (?:\\p{L}+ ){0,3}o (?:versiune|variantă) (?:mai )?\\p{L}+(?!\\p{L})|(?:două|trei|patru|cinci|\\p{Nd}) (?:versiuni|variante|moduri|stiluri|feluri|registre)(?!\\p{L})|întâi (?:în|ca) [^.?!\\n]{3,60}apoi (?:în|ca)(?!\\p{L})',
  '再给?(?:出|写)?一个更[^，。]{1,6}的(?:版本|说法)|[两二三四五几\\p{Nd}][个种](?:不同的?)?(?:版本|写法|风格|方式|说法|语气)|先用[^。]{2,30}再用',
  'もっと[^。]{1,8}(?:バージョン|言い方)も|(?:二|三|四|[2-5])(?:つ|種類)の(?:バージョン|言い方|文体|スタイル)|まず[^。]{2,30}次に',
  'و\\p{L}* (?:أيضا )?(?:نسخة|صيغة) (?:أكثر|أقل)(?!\\p{L})|(?:ثلاث|أربع|خمس) (?:نسخ|صيغ|طرق|أساليب)(?!\\p{L})|(?:نسختين|صيغتين|أسلوبين)(?!\\p{L})',
]);

/** "How many times each vowel occurs": one number for each, and not one in all. */
const TALLIED_EACH = anyWord([
  '(?:each|every|frequenc(?:y|ies)|per|all the different)(?!\\p{L})',
  '(?:cada|frecuencias?)(?!\\p{L})',
  '(?:chaque|chacune?|fréquences?)(?!\\p{L})',
  '(?:jede[rsnm]?|häufigkeit(?:en)?|jeweils)(?!\\p{L})',
  '(?:cada|frequências?)(?!\\p{L})',
  '(?:ogni|ciascun[oa]?|frequenz[ae])(?!\\p{L})',
  '(?:fiecare|fiecărei|fiecărui|frecvenț\\p{L}+)(?!\\p{L})',
  '每[个种一]|各|频率',
  'それぞれ|各|ごと|頻度',
  '(?:كل|تكرار)(?!\\p{L})',
]);

/** "… and give the total per category" */
const TOTALS_ASKED = anyWord([
  '(?:(?:give|calculate|compute|add|show|state|report|include|find|work out|determine|sum|tell me|provide)(?: up| me)?|and|with|plus) (?:also )?(?:the |a |an |their |its |each |how much )?(?:\\p{L}+ )?(?:totals?|sums?|subtotals?|averages?|percentages?)(?!\\p{L})',
  '(?:calcula|da|suma|indica|añade|muestra|incluye|y|con) (?:también )?(?:el |la |los |las |un )?(?:\\p{L}+ )?(?:total(?:es)?|suma|subtotal(?:es)?|promedios?|porcentajes?)(?!\\p{L})',
  '(?:calcule|donne|indique|ajoute|montre)z? (?:aussi )?(?:le |la |les |un )?(?:\\p{L}+ )?(?:tota(?:l|ux)|sommes?|sous-tota(?:l|ux)|moyennes?|pourcentages?)(?!\\p{L})|et (?:le |les )tota(?:l|ux)',
  '(?:berechne?|gib|nenne?|zeige?|ergänze?|bilde|und|mit)(?: auch| sie)? (?:den |die |das |eine |je )?(?:\\p{L}+ )?(?:(?:gesamt|zwischen|teil)?summen?|gesamt\\p{L}+|durchschnitte?|prozentsätze?)(?!\\p{L})',
  '(?:calcule|dê|some|indique|acrescente|mostre|inclua|e|com) (?:também )?(?:o |a |os |as |um )?(?:\\p{L}+ )?(?:tota(?:l|is)|somas?|subtota(?:l|is)|médias?|percentage[mn]s?)(?!\\p{L})',
  '(?:calcola|dai|somma|indica|aggiungi|mostra|e|con) (?:anche )?(?:il |la |i |le |un )?(?:\\p{L}+ )?(?:total[ei]|somm[ae]|subtotal[ei]|medi[ae]|percentual[ei])(?!\\p{L})',
  '(?:calculează|dă|adaugă|arată|indică|include|și|cu) (?:și )?(?:\\p{L}+ )?(?:total\\p{L}*|suma|sumele|subtotal\\p{L}*|medi[ae]\\p{L}*|procent\\p{L}*)(?!\\p{L})',
  '(?:计算|算出|给出|列出|写出)[^，。]{0,8}(?:合计|总[和数计额]|小计|平均|百分比)',
  '(?:合計|総計|小計|平均|割合)[^。、]{0,6}(?:を|も)[^。、]{0,8}(?:計算|示|出|求|書)',
  'و?(?:احسب|أعط|اذكر|أضف|بين) (?:ال)?(?:مجموع|إجمالي|متوسط|نسبة)\\p{L}*',
]);

/** "Start by asking …", "My first sentence is": nothing is confirmed before it. */
const START_TOLD = anyWord([
  '(?:start|begin|kick off)(?:ning|ting)? (?:by|with|now|the|our|right)(?!\\p{L})|let.?s (?:start|begin)|(?:my|the|your) first (?:\\p{L}+ )?(?:is|will be|question|sentence|message|request)|first,? ask me',
  '(?:empieza|comienza|empecemos|comencemos|empiece|comience)(?!\\p{L})|mi primer[ao]? ',
  '(?:commence|commençons|commencez|débute)(?!\\p{L})|m(?:on|a) premi(?:er|ère) ',
  '(?:beginne?|fang|starte?)(?!\\p{L})|meine? erste[rs]? ',
  '(?:comece|começa|comecemos|inicie)(?!\\p{L})|(?:o )?meu primeiro |(?:a )?minha primeira ',
  '(?:comincia|inizia|cominciamo|iniziamo)(?!\\p{L})|(?:la mia prima|il mio primo) ',
  '(?:începe|începeți|să începem)(?!\\p{L})|prim(?:a|ul) mea? ',
  '先(?:问|从|来)|(?:现在)?开始(?:吧)?|我的第一',
  '(?:始めて|始めましょう|最初の(?:質問|文|メッセージ))',
  '(?:ابدأ|ابدئي|لنبدأ|فلنبدأ)(?!\\p{L})|أول (?:سؤال|رسالة|طلب|جملة)',
]);

/** Nobody speaks in it. */
const NO_TALK = anyWord([
  '(?:without|no|avoid|not? (?:use|include)) (?:any |using |use of )?(?:spoken |direct )?(?:dialogues?|dialogs?|speech|spoken words?|talking|conversation)(?!\\p{L})|(?:wordless|dialogue-free|silent) (?:scene|story|film)',
  'sin (?:ningún )?diálogos?(?!\\p{L})',
  'sans (?:aucun )?dialogues?(?!\\p{L})',
  'ohne (?:dialoge?|wörtliche rede|direkte rede)(?!\\p{L})',
  'sem (?:nenhum )?diálogos?(?!\\p{L})',
  'senza (?:alcun )?dialogh?[io](?!\\p{L})',
  'fără (?:niciun )?dialog\\p{L}*',
  '(?:没有|不要|不用|不使用|无)(?:任何)?(?:对话|对白)',
  '(?:会話|台詞|セリフ)(?:なし|を使わ|のない)',
  '(?:بدون|دون|بلا) (?:أي )?(?:حوار|كلام)(?!\\p{L})',
]);
const ONLY_TALK = anyWord([
  '(?:only|just|nothing but|entirely|solely|purely|exclusively)(?: (?:through|in|of|from|with|using|by|as))? (?:direct )?(?:dialogues?|dialogs?|speech)(?!\\p{L})|dialogues? (?:only|alone)(?!\\p{L})',
  '(?:solo|solamente|únicamente|exclusivamente)(?: (?:con|en|mediante|de))? diálogos?(?!\\p{L})',
  '(?:seulement|uniquement|entièrement|exclusivement)(?: (?:en|par|de|des|du|sous forme de))? dialogues?(?!\\p{L})',
  '(?:nur|ausschließlich|allein)(?: (?:aus|in|durch|mit))? (?:dialog\\p{L}*|wörtliche[rn]? rede)(?!\\p{L})',
  '(?:só|somente|apenas|exclusivamente|unicamente)(?: (?:com|em|de|por))? diálogos?(?!\\p{L})',
  '(?:solo|soltanto|solamente|esclusivamente)(?: (?:con|in|di|attraverso))? dialogh?[io](?!\\p{L})',
  '(?:doar|numai|exclusiv)(?: (?:din|prin|în|cu))? dialog\\p{L}*',
  '(?:只|仅|全)(?:用|靠|通过)?(?:对话|对白)',
  '(?:会話|台詞|セリフ)(?:だけ|のみ)',
  '(?:حوار\\p{L}* فقط|بالحوار وحده)',
]);

/** "For each, one way it changed Europe": what is said of every entry. */
const DETAIL_TOLD = anyWord([
  '(?:for each|for every|of each|each (?:one )?with|to each|beside each|next to each)(?!\\p{L})|(?:with|along with|together with|and(?: briefly)?(?: explain| describe| say| state| tell)?) (?:an? |one |their |its |the |how |why |what |when |where )(?:short |brief |main |typical |concrete )?(?:reasons?|examples?|years?|dates?|authors?|descriptions?|explanations?|sentence|uses?|definitions?|price|country|capitals?|they|it|each)(?!\\p{L})',
  '(?:para|de|con) cada (?:un[oa])?|(?:con|y) (?:una?|su|sus|el|la) (?:\\p{L}+ )?(?:razón|ejemplo|año|fecha|autor|descripción|explicación|capital|uso)(?!\\p{L})',
  '(?:pour|de|avec|à) chac?(?:que|un|une)(?!\\p{L})|(?:avec|et) (?:une?|son|sa|leur|le|la|l) ?(?:raison|exemple|année|date|auteur|description|explication|capitale|usage)(?!\\p{L})',
  '(?:zu|für|mit|bei) jede[rmns]?(?!\\p{L})|(?:mit|und) (?:einem|einer|dem|der|ihrem|ihrer|seinem)? ?(?:grund|begründung|beispiel|jahr|datum|autor|beschreibung|erklärung|hauptstadt)(?!\\p{L})',
  '(?:para|de|com) cada (?:uma?)?|(?:com|e) (?:uma?|o seu|a sua|seu|sua|o|a) (?:\\p{L}+ )?(?:razão|exemplo|ano|data|autor|descrição|explicação|capital|uso)(?!\\p{L})',
  '(?:per|di|con) (?:ogni|ciascun[oa]?)(?!\\p{L})|(?:con|e) (?:un|una|il|la|il suo|la sua|l) ?(?:motivo|esempio|anno|data|autore|descrizione|spiegazione|capitale|uso)(?!\\p{L})',
  '(?:pentru|la|cu) fiecare(?!\\p{L})|(?:cu|și) (?:un|o) (?:motiv|exemplu|an|dată|autor|descriere|explicație|capitală)(?!\\p{L})',
  '每[个种一项](?:都)?(?:给|写|说|附|配|用)|各(?:给|写|举|附)|并(?:附上|说明|注明|给出)',
  'それぞれ(?:に|について|の)|各(?:項目|々)?に',
  'لكل (?:واحد|منها|واحدة)|مع (?:ذكر|سبب|مثال|شرح|وصف)(?!\\p{L})',
]);
/** "Mark the correct answer with an asterisk": no key stands apart. */
const MARK_TOLD = anyWord([
  '(?:mark(?:ed|ing)?|highlight|bold|underline|indicate)(?: \\p{L}+){0,3} (?:correct|right)(?!\\p{L})|(?:asterisk|in bold|no answer key|without (?:the )?answers)(?!\\p{L})',
  '(?:marca|señala|resalta|subraya)(?: \\p{L}+){0,3} correcta|asterisco|en negrita|sin (?:las )?respuestas',
  '(?:marque|indique|souligne|signale)z?(?: \\p{L}+){0,3} (?:bonne|correcte)|astérisque|en gras|sans (?:les )?réponses',
  '(?:markiere?|kennzeichne?|unterstreiche?)(?: \\p{L}+){0,3} richtige|sternchen|fett(?!\\p{L})|ohne (?:die )?(?:lösungen|antworten)',
  '(?:marque|assinale|destaque|sublinhe)(?: \\p{L}+){0,3} (?:certa|correta)|asterisco|em negrito|sem (?:as )?respostas',
  '(?:segna|evidenzia|sottolinea|indica)(?: \\p{L}+){0,3} (?:giusta|corretta|esatta)|asterisco|in grassetto|senza (?:le )?risposte',
  '(?:marchează|subliniază|evidențiază)(?: \\p{L}+){0,3} corect\\p{L}*|asterisc|cu aldine|fără (?:\\p{L}+ )?răspunsuri',
  '(?:标出|标记|注明|用星号)[^。]{0,8}(?:正确|答案)|星号|不要答案|不附答案',
  '正解[^。]{0,8}(?:印|太字|マーク)|アスタリスク|答えなし',
  '(?:ضع علامة|ميز|حدد)[^.]{0,12}(?:صحيح)|نجمة|بدون إجابات',
]);

/** "Without using any numbers" */
const NO_FIGURES = anyWord([
  "(?:without|no|avoid|do not use|don't use)(?: (?:any|using|mentioning|specific|exact))* (?:numbers|figures|statistics|digits)(?!\\p{L})",
  '(?:sin|ni|evita)(?: (?:usar|utilizar|ningún))* (?:números|cifras)(?!\\p{L})',
  '(?:sans|évite[z]?)(?: (?:utiliser|aucun|de))* (?:chiffres?|nombres?)(?!\\p{L})',
  '(?:ohne|keine)(?: \\p{L}+)? (?:zahlen|ziffern)(?!\\p{L})',
  '(?:sem|evite)(?: (?:usar|utilizar|nenhum))* (?:números|cifras)(?!\\p{L})',
  '(?:senza|evita)(?: (?:usare|utilizzare|alcun))* (?:numeri|cifre)(?!\\p{L})',
  '(?:fără)(?: (?:a folosi|niciun))* (?:numere|cifre)(?!\\p{L})',
  '(?:不用|不要|不使用|不含)(?:任何)?数字',
  '(?:数字|数値)(?:を使わ|なし)',
  '(?:دون|بدون|بلا) (?:أي |استخدام )?أرقام',
]);

const LISTS: ReadonlySet<TaskKind> = new Set<TaskKind>(['list', 'entries']);

const WITH_TOTALS: ReadonlySet<TaskKind> = new Set<TaskKind>(['classify', 'extract', 'change', 'input']);

const LANGUAGE =
  'english|spanish|french|german|italian|portuguese|chinese|mandarin|japanese|arabic|russian|korean|dutch|polish|romanian|turkish|hindi|latin|greek|swedish|ingles|espanol|castellano|frances|aleman|italiano|portugues|chino|japones|arabe|ruso|anglais|espagnol|francais|allemand|italien|portugais|chinois|japonais|russe|englisch\\p{L}*|spanisch\\p{L}*|franzosisch\\p{L}*|deutsch\\p{L}*|italienisch\\p{L}*|portugiesisch\\p{L}*|chinesisch\\p{L}*|japanisch\\p{L}*|arabisch\\p{L}*|alemao|chines|inglese|spagnolo|francese|tedesco|portoghese|cinese|giapponese|engleza|spaniola|franceza|germana|italiana|portugheza';
/** "Into Spanish and Italian": one version for each language. */
const TWO_LANGUAGES = anyWord([
  `(?:${LANGUAGE}),? (?:and |y |et |und |e |si |then |luego |puis |dann |poi |apoi )?(?:into |to |al |en |au |ins |auf |para o |in |para )?(?:the )?(?:${LANGUAGE})(?!\\p{L})`,
  '[英法德日韩俄西]语?(?:和|、|以及)[英法德日韩俄西葡意]语|(?:中文|英文|法文|日文)(?:和|、)(?:中文|英文|法文|日文)',
  '(?:英|フランス|ドイツ|スペイン|中国|韓国|イタリア)語(?:と|、)(?:英|フランス|ドイツ|スペイン|中国|韓国|イタリア)語',
  '(?:ال)?(?:إنجليزية|فرنسية|ألمانية|إسبانية|إيطالية|صينية) و(?:ال)?(?:إنجليزية|فرنسية|ألمانية|إسبانية|إيطالية|صينية)',
]);
export const asksForTwoLanguages = (request: string): boolean => TWO_LANGUAGES.test(request);
export const asksForVersions = (request: string): boolean => SEVERAL_VERSIONS.test(request);

/** A text without a figure and without a name in it has none that could be kept exact. */
const A_FIGURE = /\p{N}|[二三四五六七八九十百千万亿两][年月日号岁个名位万千百十元块天倍成人届次]/u;
const A_NAME = lean(/(?<=[\p{Ll},] )\p{Lu}\p{L}|《/u);
const hasNeither = (material: string): boolean => material !== '' && !A_FIGURE.test(material) && !A_NAME.test(material);

/** What the person has settled already, so that no line says it again or something else. */
export function statedConditions(
  { wording, parts, traits }: DraftAnalysis,
  request: string,
): Partial<Record<Given, boolean>> {
  if (WITH_TOTALS.has(wording)) return { totalsAsked: /\p{Nd}/u.test(parts.material) && TOTALS_ASKED.test(request) };
  if (LISTS.has(wording)) return { detailTold: DETAIL_TOLD.test(request) };
  switch (wording) {
    case 'quiz':
      return { markTold: MARK_TOLD.test(request) };
    case 'summarise':
    case 'sumup':
      return { noFigures: NO_FIGURES.test(request) || hasNeither(parts.material) };
    case 'tally':
      return { talliedEach: TALLIED_EACH.test(request) };
    case 'standing':
      return { startTold: START_TOLD.test(request) };
    case 'story':
      return { noTalk: NO_TALK.test(request), onlyTalk: ONLY_TALK.test(request) };
    case 'puzzle':
      return { allSought: ALL_SOUGHT.test(request) };
    case 'code':
      return { aPage: A_PAGE.test(request) };
    case 'markup':
      return { judgedAll: parts.material !== '' && JUDGED.test(request) };
    case 'math':
      return {
        resultForm: RESULT_FORM.test(request),
        twoSought: traits.includes('manyQuestions') || asksBeside(request),
      };
    case 'correct':
      return { changesAsked: CHANGES_ASKED.test(request) };
    default:
      return {};
  }
}
