import { anyWord } from '../analysis/any-word.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
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
  '(?:styles?|voices?|tones?|manners?|registers?) of [^.?!\\n]{2,60}(?:,| and|;) (?:then )?(?:of |in that of |as )?(?:an? |the )?\\p{L}+(?!\\p{L})(?=[^\\n]{0,40}(?:[.:\\n]|$))|(?:first|once) (?:as|in|for|from) [^.?!\\n]{3,60}(?:then|once|and) (?:again )?(?:as|in|for|from)(?!\\p{L})|(?:two|three|four|five|\\p{Nd}) (?:\\p{L}+ )?(?:different )?(?:versions|ways|styles|variants|tones|registers)(?!\\p{L})',
  '(?:dos|tres|cuatro|cinco|\\p{Nd}) (?:versiones|formas|estilos|maneras|variantes|registros)(?!\\p{L})|primero (?:en|como) [^.?!\\n]{3,60}(?:luego|después) (?:en|como)(?!\\p{L})',
  "(?:deux|trois|quatre|cinq|\\p{Nd}) (?:versions|façons|styles|manières|variantes|registres)(?!\\p{L})|d'abord (?:en|comme|dans) [^.?!\\n]{3,60}(?:puis|ensuite) (?:en|comme|dans)(?!\\p{L})",
  '(?:zwei|drei|vier|fünf|\\p{Nd}) (?:\\p{L}+ )?(?:versionen|fassungen|varianten|stilen|arten)(?!\\p{L})|(?:erst|zuerst|einmal) (?:als|in|im) [^.?!\\n]{3,60}(?:dann|einmal) (?:als|in|im)(?!\\p{L})',
  '(?:duas|dois|três|quatro|cinco|\\p{Nd}) (?:versões|formas|estilos|maneiras|variantes|registros)(?!\\p{L})|primeiro (?:em|como) [^.?!\\n]{3,60}(?:depois|em seguida) (?:em|como)(?!\\p{L})',
  '(?:due|tre|quattro|cinque|\\p{Nd}) (?:versioni|modi|stili|varianti|registri)(?!\\p{L})|prima (?:in|come) [^.?!\\n]{3,60}poi (?:in|come)(?!\\p{L})',
  '(?:două|trei|patru|cinci|\\p{Nd}) (?:versiuni|variante|moduri|stiluri|feluri|registre)(?!\\p{L})|întâi (?:în|ca) [^.?!\\n]{3,60}apoi (?:în|ca)(?!\\p{L})',
  '[两二三四五\\p{Nd}][个种](?:不同的?)?(?:版本|写法|风格|方式|说法|语气)|先用[^。]{2,30}再用',
  '(?:二|三|四|[2-5])(?:つ|種類)の(?:バージョン|言い方|文体|スタイル)|まず[^。]{2,30}次に',
  '(?:ثلاث|أربع|خمس) (?:نسخ|صيغ|طرق|أساليب)(?!\\p{L})|(?:نسختين|صيغتين|أسلوبين)(?!\\p{L})',
]);

export const asksForVersions = (request: string): boolean => SEVERAL_VERSIONS.test(request);

/** What the person has settled already, so that no line says it again or something else. */
export function statedConditions(
  { wording, parts, traits }: DraftAnalysis,
  request: string,
): Partial<Record<Given, boolean>> {
  switch (wording) {
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
