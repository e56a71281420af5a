import { anyWord } from '../analysis/any-word.js';
import { lean } from '../analysis/lean.js';

const TWO_SENTENCES = anyWord([
  '(?:two|2)(?: \\p{L}+)?(?: |-)sentences?(?!\\p{L})',
  '(?:dos|2)(?: \\p{L}+)? (?:frases|oraciones)(?!\\p{L})',
  '(?:deux|2)(?: \\p{L}+)? phrases(?!\\p{L})',
  '(?:zwei|2)(?: \\p{L}+)? satze\\p{L}*',
  '(?:duas|2)(?: \\p{L}+)? (?:frases|oracoes)(?!\\p{L})',
  '(?:due|2)(?: \\p{L}+)? frasi(?!\\p{L})',
  '(?:doua|2)(?: \\p{L}+)? (?:propozitii|fraze)(?!\\p{L})',
  '(?:[两二]|2)(?:个)?(?:句|句子)',
  '(?:二|2|２)(?:つの)?文',
  '(?:جملتين|جملتان)(?!\\p{L})',
]);
/** "Two or three", "2-4", "at most two": their number is not settled, and so is not what the second one holds. */
const ABOUT_TWO = lean(
  /(?<![\p{L}\p{Nd}])(?:one|1|una?|une|eine[mnr]?|uma?|o) ?(?:or|to|-|–|o|a|ou|oder|bis|sau|la) ?(?:two|2|dos|deux|zwei|duas|due|doua)(?![\p{L}\p{Nd}])|(?:at most|no more than|maximum|max\.?|up to|como maximo|maximo|au plus|maximal|hochstens|no maximo|al massimo|cel mult) (?:\p{L}+ )?(?:two|2|dos|deux|zwei|duas|due|doua)(?![\p{L}\p{Nd}])|一两句|一到两句/u,
);
const FEW_SENTENCES = anyWord([
  '(?:three|four|five|six|a few|[3-9])(?: \\p{L}+)?(?: |-)sentences?(?!\\p{L})',
  '(?:tres|cuatro|cinco|seis|[3-9])(?: \\p{L}+)? (?:frases|oraciones)(?!\\p{L})',
  '(?:trois|quatre|cinq|six|quelques|[3-9])(?: \\p{L}+)? phrases(?!\\p{L})',
  '(?:drei|vier|funf|sechs|ein paar|wenigen|[3-9])(?: \\p{L}+)? satze\\p{L}*',
  '(?:tres|quatro|cinco|seis|[3-9])(?: \\p{L}+)? (?:frases|oracoes)(?!\\p{L})',
  '(?:tre|quattro|cinque|sei|[3-9])(?: \\p{L}+)? frasi(?!\\p{L})',
  '(?:trei|patru|cinci|sase|cateva|[3-9])(?: \\p{L}+)? (?:propozitii|fraze)(?!\\p{L})',
  '(?:[三四五六几]|[3-9])(?:个)?(?:句|句子)',
  '(?:[三四五六数]|[3-9]|[３-９])(?:つの)?文',
  '(?:ثلاث|اربع|خمس|ست|بضع)\\p{L}? جمل(?!\\p{L})',
]);
/** In so many sentences, where what each of them holds can be said. */
export const sentencesAsked = (folded: string): 'twoSentences' | 'fewSentences' | undefined => {
  if (FEW_SENTENCES.test(folded) || (TWO_SENTENCES.test(folded) && ABOUT_TWO.test(folded))) return 'fewSentences';
  return TWO_SENTENCES.test(folded) ? 'twoSentences' : undefined;
};

/** What a text only suggests is asked for: what is felt, meant or thought, and what for. */
export const MEANT_ASKED = anyWord([
  'why(?!\\p{L})|(?:most likely|probably|likely to)(?!\\p{L})|(?:feel|felt|feeling|imply|implie|infer|suggest|mean|meant|attitude|mood|tone|hint|intend|symboli|theme|message|motiv|personality|character trait|opinion|think|thought|between the lines)\\p{L}*',
  'por que(?!\\p{L})|(?:probable|sient|sent(?:ia|ir)|implic|infier|deduc|sugier|insinu|signific|quiere decir|actitud|estado de animo|tono|intencion|motivo|opin|piensa|entre lineas)\\p{L}*',
  'pourquoi(?!\\p{L})|(?:probable|vraisembl|ressent|eprouv|sentiment|sous-entend|deduir|sugger|signifi|veut dire|attitude|humeur|ton(?!\\p{L})|intention|motiv|opinion|pense|entre les lignes)\\p{L}*',
  '(?:warum|weshalb|wieso)(?!\\p{L})|(?:wahrscheinlich|vermutlich|fuhlt|gefuhl|empfind|andeut|deutet|bedeut|gemeint|meint|haltung|einstellung|stimmung|absicht|motiv|denkt|zwischen den zeilen)\\p{L}*',
  'por ?que(?!\\p{L})|(?:provavel|sente|sentimento|implic|infer|deduz|sugere|insinua|signific|quer dizer|atitude|humor|tom(?!\\p{L})|intencao|motivo|opini|pensa|entrelinhas)\\p{L}*',
  'perche(?!\\p{L})|(?:probabil|sente(?!\\p{L})|prova(?!\\p{L})|sentiment|implic|deduc|dedurre|sugger|significa|vuol dire|atteggiament|umore|tono|intenzion|motiv|opinion|pensa|tra le righe)\\p{L}*',
  'de ce(?!\\p{L})|(?:probabil|simte|sentiment|subintele|deduc|sugere|inseamna|vrea sa spuna|atitudin|starea de spirit|tonul|intenti|motiv|parere|opini|crede|gandeste|printre randuri)\\p{L}*',
  '为什么|为何|最可能|很可能|感受|心情|感觉|暗示|言外|含义|意思|态度|语气|意图|推断|推测|动机|情感|看法|主旨',
  'なぜ|どうして|おそらく|可能性が高い|気持ち|心情|感情|暗示|ほのめか|意味|態度|意図|推測|読み取|動機|考え',
  '(?:لماذا|لم)(?!\\p{L})|(?:الارجح|المرجح|يشعر|تشعر|شعور|مشاعر|يلمح|يوحي|ضمني|يقصد|المقصود|معني|موقف|نبره|نيه|دافع|راي|يستنتج|نستنتج)\\p{L}*',
]);

/** Nothing beside what is asked for is wanted, or its form is settled. */
export const FORM_TOLD = anyWord([
  'null if|if (?:none|not found|absent|missing)(?!\\p{L})|(?:only|just|nothing but|nothing else|csv|tsv|xml|yaml|one per line|comma-separated|no comments?|without (?:comments?|explanations?))(?!\\p{L})',
  '(?:solo|solamente|unicamente|nada mas|una? por linea)(?!\\p{L})',
  '(?:seulement|uniquement|juste|rien que|une? par ligne)(?!\\p{L})',
  '(?:nur|lediglich|ausschliesslich|sonst nichts|einer? pro zeile)(?!\\p{L})',
  '(?:so (?:os?|as?)|apenas|somente|unicamente|uma? por linha)(?!\\p{L})',
  '(?:solo|soltanto|solamente|unicamente|uno per riga|una per riga)(?!\\p{L})',
  '(?:doar|numai|exclusiv|cate una? pe (?:rand|linie))(?!\\p{L})',
  '只(?!有|是)|仅|每行一[个条项]',
  'だけ|のみ|一行に一つ|1行に1つ',
  '(?:فقط|وحد\\p{L}+|لا غير)(?!\\p{L})',
]);
export const CSV_ASKED = lean(/(?<![\p{L}])(?:csv|tsv)(?![\p{L}])/u);
/** The wording of the text is wanted, whatever the form. */
export const VERBATIM = anyWord([
  '(?:exactly|verbatim|word for word|as (?:it is |they are )?written|as (?:it|they) (?:appears?|stands?)|unchanged|literally)(?!\\p{L})',
  '(?:exactamente|literal(?:mente)?|textual(?:mente)?|tal cual|tal como|palabra por palabra)(?!\\p{L})',
  '(?:exactement|textuellement|mot a mot|tels? quels?|telles? quelles?|tels? qu)',
  '(?:genau so|genauso|wortlich|wortwortlich|unverandert|exakt)(?!\\p{L})',
  '(?:exatamente|literalmente|tal como|tal qual|palavra por palavra)(?!\\p{L})',
  '(?:esattamente|letteralmente|testualmente|cosi come|parola per parola)(?!\\p{L})',
  '(?:exact|intocmai|textual|asa cum|cuvant cu cuvant)(?!\\p{L})',
  '原样|照抄|逐字|原文',
  'そのまま|原文|一字一句',
  '(?:حرفيا|كما (?:هي|هو|ورد\\p{L}*|كتب\\p{L}*)|نصا)(?!\\p{L})',
]);

/** What is found in texts, by its kind. */
const KINDS = lean(
  /(?<![\p{L}])(?:(?:dates?|places?|locations?|cities|people|persons?|names?|compan(?:y|ies)|organi[sz]ations?|amounts?|prices?|numbers|events?|brands?)|(?:fechas?|lugares|ciudades|personas?|nombres|empresas|organizaciones|importes|precios|cantidades|eventos)|(?:lieux|villes|personnes|noms|entreprises|organisations|montants|prix|chiffres|evenements)|(?:daten|orte|stadte|personen|namen|firmen|unternehmen|organisationen|betrage|preise|zahlen|ereignisse)|(?:datas|locais|lugares|cidades|pessoas|nomes|organizacoes|valores|precos|numeros)|(?:luoghi|citta|persone|nomi|aziende|societa|organizzazioni|importi|prezzi|cifre|eventi)|(?:datele|locurile|locuri|orasele|orase|persoane\p{L}*|numele|nume|companii\p{L}*|firme\p{L}*|organizatii\p{L}*|sumele|sume|preturi\p{L}*|evenimente\p{L}*))(?![\p{L}])|日期|时间|地点|人物|人名|地名|公司|机构|金额|价格|日付|場所|人名|人物|地名|会社名|企業名|金額|(?<![\p{L}])(?:ال)?(?:تواريخ|اماكن|اشخاص|اسماء|شركات|موسسات|مبالغ|اسعار|مدن)(?![\p{L}])/gu,
);
/** "The names of all people": one kind. */
const NAMES_OF = lean(
  /(?<![\p{L}])(?:names? of|nombres? de|noms? d(?:e|es)|namen (?:der|von|aller)|nomes? d[aeo]s?|nom[ei] d(?:i|ei|elle|egli)|nume(?:le)? (?:de|tuturor)?)(?![\p{L}])|(?<![\p{L}])اسماء (?=ال)/gu,
);
/** "The dates and places": two kinds, each with several finds. */
export const namesKinds = (folded: string): boolean => new Set(folded.replace(NAMES_OF, ' ').match(KINDS)).size > 1;

/** "At most", "under", "about" in front of a number, "or less" behind it: to be kept within or near, not met to the word. */
const LOOSE_BEFORE = lean(
  /(?:at most|more than|max|max\.|maximum|maximum of|up to|under|below|less than|fewer than|within|about|around|roughly|approximately|approx\.?|some|at least|over|between \p{Nd}+ and|maximo|maximo de|mucho|menos de|unas|unos|alrededor de|aproximadamente|cerca de|hasta|mas de|entre \p{Nd}+ [ye]t?|au plus|moins de|environ|autour de|a peu pres|jusqu'a|hochstens|maximal|bis zu|unter|weniger als|etwa|ungefahr|circa|ca\.?|rund|mindestens|zwischen \p{Nd}+ und|ate|umas|uns|massimo|al piu|meno di|intorno a|fino a|entro|tra \p{Nd}+ e|maxim|cel mult|sub|mai putin de|aproximativ|vreo|cam|pana la|intre \p{Nd}+ si|\p{Nd} ?[-–~]|[<~≤]|不超过|最多|大约|约|少于|約|およそ|علي الاكثر|حد اقصي|لا يزيد عن|لا يتجاوز|لا تتجاوز|اقل من|حوالي|نحو|في حدود)(?: (?:an?|one|di|de|von|ein|il|le|una?))?\s?$/u,
);
const LOOSE_BEHIND = lean(
  /^ ?(?:or less|or fewer|or so|max|maximum|at most|como maximo|maximo|au plus|ou moins|hochstens|maximal|oder weniger|no maximo|ou menos|al massimo|o meno|maxim|cel mult|sau mai putin|以内|之内|左右|以下|程度|くらい|ぐらい|未満|ほど|علي الاكثر|كحد اقصي|بحد اقصي|تقريبا)|^[^\n]{0,2}(?:以内|左右|之内)/u,
);
const LONGEST_FRONT = 28;
export function isLoose(folded: string, length: RegExp): boolean {
  const found = length.exec(folded);
  if (!found) return false;
  const end = found.index + found[0].length;
  return (
    LOOSE_BEFORE.test(folded.slice(Math.max(0, found.index - LONGEST_FRONT), found.index)) ||
    LOOSE_BEHIND.test(folded.slice(end)) ||
    /(?:以内|左右|之内)$/u.test(found[0])
  );
}

/** "Based on this paragraph, in which year …": the words in front ask nothing. */
export const LEAD_IN =
  /^(?:based on|according to|given|from|using|in|after reading|segun|de acuerdo con|a partir de|basandote en|en|d'apres|selon|a partir|dans|laut|nach|anhand|auf grundlage|im|in|com base|de acordo com|segundo|a partir|in base|secondo|dal|nel|pe baza|conform|potrivit|din|in|根据|依据|按照|استنادا|بناء|وفقا|حسب|من)[^,，、،?？]{0,60}[,，、،]\s?/u;
/** "… and until when?", "… y quién la financió?": what stands in no list of things asked beside others. */
export const ASKED_OF_TEXT_TOO = anyWord([
  '(?:and|or) (?:(?:until|till|by|since|from|for|with|to|at|on|under|through) )?(?:when|whom?|which|what|where|how|why)(?!\\p{L})',
  'y (?:hasta|desde|para|con|a|en) (?:cuando|quien\\p{L}*|que|cual\\p{L}*|donde)(?!\\p{L})',
  "et (?:jusqu'a|depuis|pour|avec|par|a) (?:quand|qui|quoi|quel\\p{L}*|ou)(?!\\p{L})",
  'und (?:bis|seit|von|ab|mit|fur|durch) (?:wann|wem|wen|was|wo|welche\\p{L}*)(?!\\p{L})',
  'e (?:ate|desde|para|com|por|a) (?:quando|quem|que|qual|onde)(?!\\p{L})',
  'e (?:fino a|da|per|con|a) (?:quando|chi|che|quale|dove)(?!\\p{L})',
  'si (?:pana|de|din|cu|pentru|prin) (?:cand|cine|ce|care|unde)(?!\\p{L})',
  '(?:和|以及|并|、)(?:到|由|从)?(?:什么时候|何时|谁|哪)',
  'また、?(?:いつ|誰|どこ|何)',
  'و(?:من|متي|اين|كم|لماذا|كيف|ماذا|باي|حتي متي)(?!\\p{L}) ',
]);

/** "Not too formal", "别太书面": a tone that is refused, and not one that is wished. */
const REFUSED_TONE = anyWord([
  "(?:not|nothing|isn't|don't (?:be|sound|make it)|without being|without sounding|never)(?: (?:too|so|overly|very|that|really|at all|particularly|sound|sounding|be|being|make|it|more|excessively)){0,3} (?:formal|polite|academic|casual|informal|official|professional|stiff|colloquial|chatty)\\p{L}*",
  '(?:no|nada|sin ser|sin sonar|ni)(?: (?:sea|suene|quede|demasiado|muy|tan|excesivamente)){0,3} (?:formal|cortes|academic|coloquial|informal|oficial|profesional)\\p{L}*',
  '(?:pas|sans etre|ni)(?: (?:trop|tres|aussi|si|excessivement)){0,2} (?:formel|poli|academique|familier|informel|officiel|soutenu|professionnel)\\p{L}*',
  '(?:nicht|kein|keine|ohne)(?: (?:zu|so|allzu|ganz|sehr|ubertrieben|mehr)){0,2} (?:formell|formlich|hoflich|akademisch|wissenschaftlich|locker|umgangssprachlich|informell|offiziell|sachlich|geschaftlich)\\p{L}*',
  '(?:nao|nada|sem ser|sem soar|nem)(?: (?:seja|soe|fique|demasiado|muito|tao|excessivamente)){0,3} (?:formal|educad|academic|coloquial|informal|oficial|profissional)\\p{L}*',
  '(?:non|senza essere|senza risultare|niente di)(?: (?:sia|suoni|troppo|molto|cosi|eccessivamente)){0,3} (?:formal|cortes|accademic|colloquial|informal|ufficial|professional)\\p{L}*',
  '(?:nu|fara sa fie|fara sa sune|nici)(?: (?:prea|foarte|asa de|atat de|chiar|fie|sa fie|suna|sune|exagerat de)){0,3} (?:formal|politicos|academic|colocvial|informal|oficial|protocolar|profesional)\\p{L}*',
  '(?:别|不要|不用|不必|不能|不想)(?:写得|弄得|搞得|显得)?(?:太|那么|这么|过于|过分)?(?:正式|书面(?:语|化)?|官方|学术|客气|礼貌|口语(?:化)?|随意|随便)|(?:不太|不那么|不过于)(?:书面(?:语|化)?|官方|学术|客气|口语(?:化)?|随意)',
  '(?:フォーマル|硬|かた|堅苦し|丁寧|カジュアル|くだけ|改まり|ビジネスライク)[^、。]{0,4}(?:すぎ|過ぎ)(?:ない|ず|ません)|(?:堅苦しく|硬く|かたく|改まら)(?:しない|せず|ならない|ない)',
  '(?:غير|ليس|ليست|لا يكون|لا تكون|دون ان (?:يكون|تكون)|بدون)(?: (?:مبالغ في|شديد|جدا))? (?:اكاديمي|مهذب)\\p{L}*|(?:ليس|ليست|لا يكون|لا تكون|لا تجعله|لا تجعلها|دون ان (?:يكون|تكون)) (?:رسمي|عامي)\\p{L}*',
]);
export function withoutRefused(folded: string): string {
  const [refused] = REFUSED_TONE.exec(folded) ?? [];
  return refused === undefined ? folded : folded.replace(refused, ' ');
}
