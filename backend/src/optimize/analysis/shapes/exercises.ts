import { anyWord } from '../any-word.js';
import { foldWords } from '../fold.js';
import { lean } from '../lean.js';

/** Sentences, lines or steps are to be put into the order in which they make sense; nothing in them is measured. */
export const SENTENCES_IN_ORDER = anyWord([
  '(?:put|arrange|rearrange|reorder|unscramble|order) (?:the |these |following |given |jumbled |scrambled )*words(?!\\p{L}).{0,40}(?:order|sentence)',
  '(?:(?:arrange|rearrange|reorder|re-order|sequence|unscramble)(?: back)? (?:the |these |this |those |all |following |given |below |jumbled |scrambled |mixed(?:-up)? |story |\\p{Nd}+ )*(?:sentences?|paragraphs?|lines|dialogue|conversation|steps|instructions|parts of the story)(?!\\p{L})|(?:put|order|organi[sz]e|place|sort)(?: back)? (?:the |these |this |those |all |following |given |below |jumbled |scrambled |mixed(?:-up)? |story |\\p{Nd}+ )*(?:sentences?|paragraphs?|lines|dialogue|conversation|steps|instructions|parts of the story)(?!\\p{L}).{0,40}(?:order|sequence|make sense|story))(?!.{0,40}(?:alphabet|by length|length|categor|group))',
  '(?:(?:pon|ponga|coloca|coloque) en orden (?:las |los )(?:oraciones|frases|párrafos|pasos)|(?:ordena|ordene|reordena|reordene) (?:las |los |estas |estos )?(?:siguientes )?(?:oraciones|frases|párrafos|pasos|líneas)|(?:pon|ponga|coloca|coloque) (?:en orden )?(?:las |los |estas |estos )?(?:siguientes )?(?:oraciones|frases|párrafos|pasos)(?: .{0,24}orden))(?!\\p{L})(?!.{0,40}(?:alfab|longitud))',
  "(?:(?:ordonne|ordonnez|remets|remettez) (?:dans l'ordre )?(?:les |ces )(?:phrases|paragraphes|étapes|lignes|répliques)(?! (?:au|à la|a la) )|(?:mets|mettez|range|rangez|classe|classez) (?:les |ces )(?:phrases|paragraphes|étapes|lignes|répliques) .{0,24}ordre|(?:mets|mettez) dans (?:l'|le bon )ordre (?:les |ces )(?:phrases|paragraphes|étapes|lignes|répliques))(?!\\p{L})(?!.{0,40}(?:alphab|longueur))",
  '(?:(?:ordne|ordnen sie|sortiere|sortieren sie) (?:die |diese |folgende[n]? |die folgenden )(?:sätze|absätze|schritte|zeilen)|(?:bring|bringe|bringen sie|stell|stelle|setz|setze) (?:die |diese |folgende[n]? |die folgenden )(?:sätze|absätze|schritte|zeilen) .{0,24}reihenfolge)(?!\\p{L})(?!.{0,40}(?:alphabet|länge))',
  '(?:(?:ordene|ordena|reordene|organize) (?:as |os |estas |estes )?(?:seguintes )?(?:frases|orações|parágrafos|passos|linhas)|(?:coloque|ponha) (?:as |os |estas |estes )?(?:seguintes )?(?:frases|orações|parágrafos|passos|linhas) .{0,24}ordem|(?:coloque|ponha) em ordem (?:as |os )(?:frases|orações|parágrafos|passos))(?!\\p{L})(?!.{0,40}(?:alfab|tamanho))',
  '(?:(?:ordina|ordinate|riordina|riordinate) (?:le |i |queste |questi )?(?:seguenti )?(?:frasi|paragrafi|passaggi|battute)|(?:metti|mettete|disponi) in ordine (?:le |i |queste |questi )?(?:seguenti )?(?:frasi|paragrafi|passaggi|battute)|(?:metti|mettete|disponi) (?:le |i |queste |questi )(?:frasi|paragrafi|passaggi|battute) .{0,24}ordine)(?!\\p{L})(?!.{0,40}(?:alfab|lunghezza))',
  '(?:(?:ordonează|ordonați|rearanjează|rearanjați) (?:următoarele )?(?:propoziții(?:le)?|fraze(?:le)?|paragrafe(?:le)?|enunțuri(?:le)?|replici(?:le)?|pași(?:i)?)|(?:pune|puneți|aranjează|aranjați|așază|așezați) (?:în ordine (?:următoarele )?(?:propoziții|fraze|paragrafe|enunțuri|replici|pași)\\p{L}*|(?:următoarele )?(?:propoziții|fraze|paragrafe|enunțuri|replici|pași)\\p{L}* .{0,24}ordine))(?!.{0,40}(?:alfab|lungime))',
  '(?:把|将)?.{0,8}(?:句子|段落|步骤|对话).{0,10}(?:按.{0,8}顺序)?(?:排列|排序|排好|排成|重新排)|(?:排列|整理)(?:下面|以下|下列)?.{0,4}(?:句子|段落|步骤|语序)|重新排列.{0,10}(?:句子|段落)',
  '(?:文|段落|手順|セリフ)を.{0,10}(?:正しい|意味の通る|自然な)?(?:順番|順序|順)に?.{0,6}(?:並べ|直)|(?:文|段落|手順)を並べ',
  '(?:رتب|رتبي|رتبوا|اعد ترتيب|أعد ترتيب) (?:ال|هذه ال)(?:جمل|عبارات|فقرات|خطوات)(?!\\p{L})',
]);

/** A mistake is to be pointed out, which says more than the text put right. */
export const MISTAKE_SOUGHT = anyWord([
  "(?:find|spot|identify|point out|locate|detect|underline|name|explain) (?:and explain )?(?:the |a |any |one )?(?:\\p{L}+ )?(?:mistake|error)(?!\\p{L})|what(?:’s|'s| is) (?:the (?:\\p{L}+ )?(?:mistake|error)|wrong with (?:this|the) (?:\\p{L}+ )?sentence)",
  '(?:encuentra|encuentre|señala|señale|identifica|identifique|busca|detecta|halla) (?:el|un) (?:error|fallo)(?!\\p{L})|cuál es el error',
  "(?:trouve|trouvez|repère|repérez|identifie|identifiez|signale|cherche) (?:l'|la |une )(?:erreur|faute)(?!\\p{L})|quelle est (?:l'erreur|la faute)",
  '(?:finde|finden sie|nenne|nennen sie|benenne|erkenne|suche) (?:den|einen) (?:\\p{L}+ )?(?:\\p{L}*fehler)(?!\\p{L})|was ist (?:an|in) (?:diesem|dem) satz falsch',
  '(?:encontre|encontra|aponte|identifique|ache|localize) o (?:erro|engano)(?!\\p{L})|qual é o erro',
  "(?:trova|trovate|individua|individuate|indica|segnala|cerca) (?:l'|lo )(?:errore|sbaglio)(?!\\p{L})|qual è l'errore",
  '(?:găsește|găsiți|identifică|identificați|indică|indicați|depistează|spune) (?:care (?:este|e) )?(?:greșeala|eroarea)(?!\\p{L})|care (?:este|e) greșeala',
  '(?:找出|指出|说出)[^，。]{0,14}(?:错误|病因|语病|毛病)(?!.{0,10}(?:改正|修改|并改))|(?:错在哪|哪里(?:有)?错)',
  '(?:誤り|間違い|ミス)を(?:見つけ|指摘|探し|挙げ)(?!.{0,8}(?:直|訂正|修正))|どこが(?:間違|おかし)',
  '(?:جد|اوجد|أوجد|حدد|استخرج|بين|اكتشف) (?:ال)?(?:خطأ|خطا)(?!\\p{L})',
]);

/** What something written is, as its own words or signs give away. */
export const IDENTIFIES = anyWord([
  '(?:identify|recogni[sz]e|determine|detect|name|tell(?: me)?|say|state|find out|guess|figure out) (?:the|which|what|in (?:which|what)) (?:(?:programming|coding|literary|rhetorical|logical|markup|natural|human) )?(?:language|dialect|fallacy|device|figure of speech|meter|metre|cipher|encoding|file format)(?!\\p{L})|(?:what|which) (?:programming |human )?(?:language|dialect) (?:is|was|are) (?:this|it|the|used)|what figure of speech',
  '(?:identifica|identifique|reconoce|determina|di|nombra) (?:el|la|en qué) (?:idioma|lengua|lenguaje|dialecto|falacia|figura (?:retórica|literaria))(?!\\p{L})|en qué (?:idioma|lenguaje) está',
  '(?:identifie|identifiez|reconnais|détermine|déterminez|nomme|nommez|dis) (?:la|le|en quelle|dans quel) (?:langue|langage|dialecte|sophisme|figure de style)(?!\\p{L})|en quelle langue est',
  '(?:bestimme|bestimmen sie|erkenne|erkennen sie|nenne|nennen sie|sag) (?:die|den|das|in welcher) (?:\\p{L}*sprache|dialekt|stilmittel|denkfehler|fehlschluss)(?!\\p{L})|in welcher (?:programmier)?sprache ist',
  '(?:identifique|identifica|reconheça|determine|diga|nomeie) (?:o|a|em que) (?:idioma|língua|linguagem|dialeto|falácia|figura de linguagem)(?!\\p{L})|em que (?:idioma|língua|linguagem) está',
  "(?:identifica|identificate|riconosci|determina|indica|nomina) (?:la|il|l'|in che|in quale) ?(?:lingua|linguaggio|dialetto|fallacia|figura retorica)(?!\\p{L})|in che lingua è",
  '(?:identifică|identificați|recunoaște|determină|numește|spune) (?:limba|limbajul|dialectul|sofismul|figura de stil|în ce limbă)(?!\\p{L})|în ce limb(?:ă|aj) (?:este|e) ',
  '(?:识别|判断|指出|确定|说出).{0,14}(?:语言|语种|方言|修辞(?:手法|格)|谬误)|(?:是|用的是?)(?:什么|哪种|哪一种)(?:编程)?语言',
  '(?:何語|どの言語|何の言語)|(?:言語|方言|修辞技法)を(?:特定|判定|判断|当て)',
  '(?:حدد|تعرف على|اذكر|ميز) (?:ال)?(?:لغة|لهجة|مغالطة)(?!\\p{L})',
]);

/** In which tone something is to be worded anew. */
export const ACADEMIC = anyWord([
  'academic(?:ally)?|scholarly|scientific (?:style|tone|language)',
  'académic[oa]|científic[oa]',
  'académique|universitaire|scientifique',
  'wissenschaftlich\\p{L}*|akademisch\\p{L}*',
  'acadêmic[oa]|académic[oa]|científic[oa]',
  'accademic[oa]|scientific[oa]',
  'academic|științific|universitar',
  '学术|论文(?:的)?(?:风格|语言|语体)',
  '学術的|論文(?:調|らしい)|アカデミック',
  '(?:أكاديمي\\p{L}*|علمي\\p{L}*)',
]);
export const POLITE = anyWord([
  'politely?|courteous(?:ly)?|tactful(?:ly)?|diplomatic(?:ally)?|(?:less|not so) (?:rude|harsh|blunt|aggressive|bossy|demanding|pushy|abrupt|accusing|confrontational|angry|hostile|cold|impatient)|more (?:considerate|respectful|tactful)|nicer|kinder|softer|gentler|friendlier',
  'educad[oa]|cortés|amable|diplomátic[oa]|menos (?:brusc|rud|agresiv)[oa]',
  'poli[es]?|polie|courtois\\p{L}*|aimable|diplomatique|moins (?:sec|brutal|agressi)\\p{L}*',
  'höflich\\p{L}*|freundlicher|diplomatisch\\p{L}*|weniger (?:schroff|grob|hart)',
  'educad[oa]|cortês|gentil|delicad[oa]|menos (?:gross|ríspid|agressiv)\\p{L}*',
  'cortes[ei]|gentile|educat[oa]|diplomatic[oa]|meno (?:brusc|dur|aggressiv)\\p{L}*',
  'politicos|politicoas[ăa]|amabil\\p{L}*|diplomatic\\p{L}*|mai puțin (?:dur|agresiv|tăios)\\p{L}*',
  '礼貌|委婉|客气|婉转|有礼',
  '丁寧|敬語|柔らか|やわらか|失礼のない|角が立たない',
  '(?:مهذب\\p{L}*|ألطف|لطيف\\p{L}*|لباق\\p{L}*|أدب\\p{L}*)',
]);
export const FORMAL = anyWord([
  'formal(?:ly|ity)?|professional(?:ly)?|business(?:-like)?|official(?:ly)?',
  'formal(?:es|mente)?|profesional(?:es|mente)?|oficial',
  'formel(?:le)?s?|soutenue?|professionnel(?:le)?s?|officiel(?:le)?s?',
  'formell\\p{L}*|förmlich\\p{L}*|professionell\\p{L}*|geschäftlich\\p{L}*|sachlich\\p{L}*',
  'formal|formais|formalmente|profissional|oficial',
  'formal[ei]|professional[ei]|ufficial[ei]',
  'formal[ăe]?|oficial[ăe]?|profesional[ăe]?|protocolar[ăe]?',
  '正式|书面(?:语)?|公文|(?:周|日|月|年)报|工作(?:汇报|总结|邮件)|职场|专业(?:一)?[点些]?|商务',
  'フォーマル|改まった|硬い|かたい|ビジネス(?:文|調|らしい)|書き言葉',
  '(?:رسمي\\p{L}*|مهني\\p{L}*)',
]);
/** What it tells of is to be reported without taking sides. */
export const NEUTRAL = anyWord([
  'neutral(?:ly)?|objective(?:ly)?|factual(?:ly)?|impartial(?:ly)?|unbiased|journalistic|news style|matter-of-fact',
  'neutral(?:es|mente)?|objetiv[oa]s?|objetivamente|imparcial(?:es)?|periodístic[oa]s?',
  'neutres?|objecti(?:f|ve)s?|impartiale?s?|factuel(?:le)?s?|journalistiques?',
  'neutral\\p{L}*|objektiv\\p{L}*|unparteiisch\\p{L}*|journalistisch\\p{L}*|nachrichtlich\\p{L}*',
  'neutr[oa]s?|objetiv[oa]s?|imparcial|imparciais|jornalístic[oa]s?',
  'neutr[oaie]|oggettiv[oaie]|obiettiv[oaie]|imparzial[ei]|giornalistic[oaie]',
  'neutr[uăe]|obiectiv[ăe]?|imparțial[ăe]?|jurnalistic[ăe]?|gazetăresc',
  '中立|客观|不带(?:感情|偏见)|新闻(?:体|报道|稿|语)',
  '中立|客観的|公平な|報道調|新聞記事(?:風|調)',
  '(?:ال)?(?:محايد|حيادي|موضوعية)\\p{L}*|(?:ب)?(?:أسلوب|لغة|نبرة|طريقة|شكل|صيغة) (?:صحفي|صحافي|إخباري|موضوعي)\\p{L}*',
]);
export const CASUAL = anyWord([
  'casual(?:ly)?|informal(?:ly)?|conversational(?:ly)?|chatty|colloquial(?:ly)?|less formal|relaxed|laid-back',
  'informal(?:es)?|coloquial(?:es)?|menos formal',
  'informel(?:le)?|familier|familière|décontracté\\p{L}*|moins formel(?:le)?',
  'locker\\p{L}*|umgangssprachlich\\p{L}*|informell\\p{L}*|weniger (?:förmlich|formell)',
  'informal|informais|coloquial|descontraíd[oa]|menos formal',
  'informal[ei]|colloquial[ei]|meno formal[ei]',
  'informal[ăe]?|colocvial[ăe]?|relaxat[ăe]?|mai puțin formal[ăe]?',
  '口语(?!化?的?[^，。]{0,8}(?:改|转|变|写)(?:写|换)?(?:成|为))|随意|随便(?:一)?[点些]|轻松(?:一)?[点些]|不那么正式',
  'カジュアル|くだけた|砕けた|話し言葉|タメ口',
  '(?:عامي\\p{L}*|ودي\\p{L}*|غير رسمي\\p{L}*|أقل رسمي\\p{L}*)',
]);

const TAKES_OUT = lean(
  /(?<![\p{L}])(?:extract|find|identify|get|pull|pull out|take|take out|list|give|note|extrae|extraiga|identifica|indica|extrais|extrayez|releve|relevez|indique|indiquez|extrahiere|extrahieren|entnimm|nenne|nennen sie|extraia|indique|identifique|estrai|individua|extrage|extrageti|indica) (?<fields>[^.:\n]{6,120}?) (?:from|out of|in|of (?:the|this)|del?(?: el| la| los| las)?|du|de la|aus|in dem|im|do|da|dal|dalla|dal|din) (?:the |this |following |given |el |la |le |dem |der |ce |cette |este |esta |questo |questa |acest |urmatorul )?(?:\p{L}+ )?(?:text|message|e-?mail|invitation|invoice|sentence|paragraph|note|passage|ad|listing|announcement|receipt|letter|post|correo|texto|mensaje|invitacion|anuncio|factura|texte|courriel|annonce|facture|nachricht|einladung|anzeige|rechnung|mensagem|convite|anuncio|fatura|testo|messaggio|invito|annuncio|fattura|textul|textului|mesaj|anunt|invitatie)|(?:提取|找出|列出)(?<signs>[^，。]{4,40})|(?<named>\p{Script=Han}[^。]{4,40})を(?:抜き出|抽出)|(?:استخرج|حدد) (?<words>[^.:\n]{6,120}) من|(?:استخرج|حدد|اذكر) من (?:ال)?\p{L}+(?: \p{L}+){0,2}? ?:? (?<inside>[^.:\n]{2,60}(?:،| و)[^.:\n]{2,60})|(?:extract|extrae|extraiga|extrais|extrayez|releve|extrahiere|entnimm|extraia|estrai|extrage|extrageti|scoate|noteaza|identifica) (?:from|din|dintr-un|aus|du|de|del|do|da|dal|dalla) ?(?:the |this |le |la |l'|el |dem |der |diese\p{L} |ce |cette |este |questo |acest |urmator\p{L}* )?\p{L}+ ?:? (?<behind>[^.:\n]{6,120})|(?:extract|take out|pull out|extrae|saca|extrais|releve|extrahiere|entnimm|extraia|estrai|ricava|scoate|extrage|noteaza)(?: \p{L}+)?: (?<listed>[^.:\n]{6,120})/u,
);
const BETWEEN_FIELDS = /[,，、،;]\s?|\s(?:and|y|et|und|e|si)\s|和|以及|と|\sو(?=ال)/u;
const PLURAL_S = /s$/u;
/** How a noun shows that there are several. */
const PLURAL: Readonly<Record<string, RegExp>> = {
  en: PLURAL_S,
  es: PLURAL_S,
  fr: PLURAL_S,
  pt: PLURAL_S,
  de: /[gt]en$/u,
  ro: /^[a-z]*(?:(?<!num)ele|ile|ii|uri)(?= |$)/u,
  ar: /^(?:اسماء|(?!سنوات)[ء-ي]+ات)(?= |$)/u,
};
const SEVERAL_OF_A_KIND = lean(
  /^(?:all|every|each|todos|todas|tous|toutes|alle|tutti|tutte|toate|toti|كل|جميع)(?![\p{L}])|^(?:所有|全部|すべて)/u,
);
/** "the date, the place and the price": one value for each, and no row of them. */
export function namesFields(folded: string, language: string): boolean {
  const { fields, signs, named, words, listed, inside, behind } = TAKES_OUT.exec(folded)?.groups ?? {};
  const pieces = (fields ?? signs ?? named ?? words ?? inside ?? behind ?? listed ?? '')
    .split(BETWEEN_FIELDS)
    .filter((piece) => piece.trim());
  return (
    pieces.length > 1 &&
    pieces.every((piece) => {
      const name = piece.trim().replace(/ (?:of|de|du|der|di) .*$/u, '');
      return !SEVERAL_OF_A_KIND.test(name) && !PLURAL[language]?.test(name);
    })
  );
}

/** Lines of talk: a sign or a name in front of each. */
const A_TURN = lean(/^\s*(?:[+\-–—•>]|["“„«「]|\p{L}[\p{L}\p{N}'’. ]{0,18}\s?[:：])/u);
/** "Role: QA engineer": notes on somebody or something, and nobody who speaks. */
const A_FIELD = lean(
  /^\s*[-–—•]?\s*(?:(?:full |first |last |job |company |product )?name|role|position|job|title|strengths?|weakness(?:es)?|skills?|achievements?|age|date|time|place|location|price|subject|topic|tone|nombre|puesto|cargo|fortalezas|puntos fuertes|edad|fecha|lugar|precio|nom|poste|fonction|points forts|qualites|date|lieu|prix|stelle|rolle|starken|alter|datum|ort|preis|nome|funcao|pontos fortes|idade|data|preco|ruolo|posizione|punti di forza|eta|luogo|prezzo|nume|functie|puncte forte|varsta|loc|pret|姓名|名字|职位|职务|优点|特长|年龄|日期|地点|价格|名前|氏名|役職|職種|強み|長所|年齢|日付|場所|価格|الاسم|الوظيفه|المنصب|نقاط القوه|العمر|التاريخ|المكان|السعر)\s?[:：]/u,
);
export function holdsTalk(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim());
  return (
    lines.length > 1 && lines.every((line) => A_TURN.test(line)) && !lines.some((line) => A_FIELD.test(foldWords(line)))
  );
}

const OR: Readonly<Record<string, RegExp>> = {
  en: lean(/(?<![\p{L}])or(?![\p{L}])/gu),
  es: lean(/(?<![\p{L}])[ou](?![\p{L}])/gu),
  fr: lean(/(?<![\p{L}])ou(?![\p{L}])/gu),
  de: lean(/(?<![\p{L}])oder(?![\p{L}])/gu),
  pt: lean(/(?<![\p{L}])ou(?![\p{L}])/gu),
  it: lean(/(?<![\p{L}])(?:o|oppure)(?![\p{L}])/gu),
  ro: lean(/(?<![\p{L}])(?:sau|ori)(?![\p{L}])/gu),
  ar: lean(/(?<![\p{L}])(?:او|ام)(?![\p{L}])/gu),
  zh: /还是|或者?/gu,
  ja: /それとも|または|か、/gu,
};
const IN_A_ROW = /[,，、،;:：][^,，、،;:：]{0,36}$/u;
const WHETHER = lean(
  /(?<![\p{L}])(?:whether|yes or no|true or false|ob|daca|(?:dis|indique|determine|verifie)z?(?:-moi)? si|(?:di|dime|indica|determina|decide|evalua|comprueba) si|(?:diga|indique|determine|avalie|verifique)(?:-me)? se|(?:dimmi|indica|stabilisci|valuta|verifica|determina) se)(?![\p{L}])|是否|かどうか|ما اذا/u,
);
/** "Whether it is a scam": a verdict is asked for, and no label is named that it could be given. */
export const asksWhether = (folded: string, language: string): boolean =>
  WHETHER.test(folded) && (OR[language] === undefined || folded.search(OR[language]) < 0);
/** One thing or the other: there is no third. */
export function namesTwoLabels(folded: string, language: string): boolean {
  const places = [...folded.matchAll(OR[language] ?? /(?!)/gu)];
  const [only] = places;
  if (!only) return WHETHER.test(folded) && !/[:：]/u.test(folded);
  return places.length === 1 && !IN_A_ROW.test(folded.slice(0, only.index).trimEnd());
}

/** "Choose the correct option": an exercise with one right answer among several. */
const CHOSEN_FORM = anyWord([
  '(?:choose|select|pick|circle|tick|mark|underline) (?:the |which |one )?(?:correct|right|best|appropriate|suitable|proper) (?:\\p{L}+ )?(?:option|answer|word|form|verb|tense|spelling|alternative|preposition|article|pronoun|conjunction|choice|completion)(?!\\p{L})',
  '(?:elige|escoge|elija|escoja|selecciona|seleccione|marca|subraya) (?:la |el )?(?:opcion|respuesta|palabra|forma|alternativa|verbo) (?:correct|adecuad|apropiad)',
  '(?:choisis|choisissez|coche|cochez|entoure|selectionne) (?:la |le )?(?:bonne|bon|meilleure) (?:reponse|option|forme|mot|proposition)|(?:choisis|choisissez) (?:la |le )?(?:reponse|forme|mot|option) (?:correct|juste|qui convient)',
  '(?:wahl\\p{L}*|kreuz\\p{L}*|markier\\p{L}*) (?:sie )?(?:die |das |den )?(?:richtige\\p{L}*|passende\\p{L}*|korrekte\\p{L}*) (?:antwort|option|form|wort|losung|moglichkeit)',
  '(?:escolha|escolhe|selecione|marque|assinale) (?:a |o )?(?:opcao|resposta|palavra|forma|alternativa) (?:corret|cert|adequad)',
  "(?:scegli|scegliete|seleziona|indica|segna) (?:la |il |l')?(?:risposta|opzione|parola|forma|alternativa) (?:corrett|giust|esatt|adatt)",
  '(?:alege|alegeti|selecteaza|selectati|bifeaza|marcheaza) (?:varianta|raspunsul|forma|cuvantul|optiunea) (?:corect|potrivit)',
  '选择(?:正确|合适|恰当|最佳)的?|选出(?:正确|合适|恰当)的?|选词填空',
  '(?:正しい|適切な|最も適切な|正解の).{0,6}(?:選|選択)',
  '(?:اختر|اختاري|اختاروا|حدد) (?:ال)?(?:اجابه|خيار|كلمه|صيغه|جواب) (?:ال)?(?:صحيح|مناسب)',
]);
/** Three answers under their letters. */
const LETTERED =
  /(?:^|[\s(])[aA][).、:：]\s?\S[^\n]{0,200}?[\s(][bB][).、:：]\s?\S[^\n]{0,200}?[\s(][cC][).、:：]\s?\S/u;
const LETTERED_IN_ARABIC =
  /(?:^|[\s(])[أا][).،:-]\s?\S[^\n]{0,200}?[\s(]ب[).،:-]\s?\S[^\n]{0,200}?[\s(][جت][).،:-]\s?\S/u;
export const isMultipleChoice = (folded: string, whole: string, isQuestion: boolean): boolean =>
  CHOSEN_FORM.test(folded) || (isQuestion && (LETTERED.test(whole) || LETTERED_IN_ARABIC.test(whole)));

/** Several sentences become one. */
export const JOINED = anyWord([
  '(?:combine|join|merge|connect|link|fuse)(?!\\p{L})|(?:into|as) (?:one|a single) sentence',
  '(?:combina|combine|une|una|junta|junte|enlaza|enlace)(?!\\p{L})|en una (?:sola|unica) (?:frase|oracion)',
  '(?:relie|reliez|combine|combinez|fusionne|fusionnez|joins|joignez)(?!\\p{L})|en une (?:seule )?phrase',
  '(?:verbinde\\p{L}*|kombinier\\p{L}*|verknupf\\p{L}*|fuge? .{0,30}zusammen)(?!\\p{L})|(?:zu|in) einem (?:einzigen )?satz',
  '(?:combine|una|junte|ligue|una)(?!\\p{L})|(?:em|numa|em uma) (?:so |unica )?frase(?!s)',
  '(?:unisci|unite|combina|combinate|collega)(?!\\p{L})|in (?:una sola|un.unica) frase',
  '(?:uneste|uniti|combina|combinati|leaga|legati)(?!\\p{L})|intr-o singura (?:propozitie|fraza)',
  '合并|连成一句|合成一句|并成一句|组成一个?句',
  '(?:一つの|1つの|一)文に|つなげ|つないで|まとめて一文',
  '(?:اربط|ادمج|اجمع|صل)(?!\\p{L})|جمله واحده',
]);

/** What grammar calls a word or a part of a sentence by. */
export const WORD_CLASS = anyWord([
  '(?:verbs?|nouns?|adjectives?|adverbs?|pronouns?|prepositions?|conjunctions?|interjections?|(?<!(?:from|in|of) (?:the|this|an?) (?:[a-z]+ )?)articles?|determiners?|subject|predicate|(?:direct |indirect )?object|(?:main|subordinate|relative|dependent|independent) clauses?|modal|gerunds?|participles?|infinitives?|antecedent)(?!\\p{L})(?!.{0,20}(?:title|topic))',
  '(?:verbos?|sustantivos?|adjetivos?|adverbios?|pronombres?|preposicion(?:es)?|conjuncion(?:es)?|sujeto|predicado|complemento|oracion subordinada)(?!\\p{L})',
  '(?:verbes?|noms? communs?|adjectifs?|adverbes?|pronoms?|prepositions?|conjonctions?|sujet|complement|cod|coi|proposition (?:principale|subordonnee|relative))(?!\\p{L})',
  '(?:verb|verben|nomen|substantive?|adjektive?|adverb(?:ien)?|pronomen|prapositione?n?|konjunktion(?:en)?|subjekt|pradikat|(?:akkusativ|dativ|genitiv)?objekt|nebensatz|hauptsatz|relativsatz)(?!\\p{L})',
  '(?:verbos?|substantivos?|adjetivos?|adverbios?|pronomes?|preposic(?:ao|oes)|conjunc(?:ao|oes)|sujeito|predicado|objeto (?:direto|indireto))(?!\\p{L})',
  '(?:verb[oi]|sostantiv[oi]|aggettiv[oi]|avverbi[o]?|pronom[ei]|preposizion[ei]|congiunzion[ei]|soggetto|predicato|complemento)(?!\\p{L})',
  '(?:verb(?:ul|e|ele)?|substantiv(?:ul|e|ele)?|adjectiv(?:ul|e|ele)?|adverb(?:ul|e|ele)?|pronum(?:ele|e)|prepoziti\\p{L}*|conjuncti\\p{L}*|subiect(?:ul|ele)?|predicat(?:ul|ele)?|complement(?:ul)?)(?!\\p{L})',
  '主语|谓语|宾语|定语|状语|补语|动词|名词|形容词|副词|代词|介词|连词',
  '主語|述語|目的語|修飾語|動詞|名詞|形容詞|副詞|代名詞|助詞|接続詞',
  '(?:ال)?(?:فعل|افعال|فاعل|مفعول به|مبتدا|خبر|صفه|نعت|حال|ضمير|ضمائر|حرف الجر|حروف الجر|اسماء الاشاره)(?!\\p{L})',
]);

export const A_SENTENCE = anyWord([
  'sentences?(?!\\p{L})',
  '(?:oracion(?:es)?|frases?)(?!\\p{L})',
  'phrases?(?!\\p{L})',
  '\\p{L}*satz(?:es)?(?!\\p{L})',
  'frasi?(?!\\p{L})|frases?(?!\\p{L})',
  '(?:propoziti|fraz|enunt)\\p{L}*',
  '句',
  '文を|文の続き',
  '(?:ال)?جمل',
]);

/** Measures, temperatures, speeds: no currency, no number system. */
export const UNIT = lean(
  /(?<![\p{L}])(?:°|celsius|fahrenheit|kelvin|centigrad\p{L}*|mph|kmh|km|kilom\p{L}+|met(?:er|re|ro|ri|ru|res|ers|ros)\p{L}*|mm|cm|zentimeter\p{L}*|centim\p{L}+|feet|foot|ft|fuss|pieds?|pies|piedi|inch(?:es)?|zoll|pouces?|pulgadas?|polegadas?|pollici|inci|yards?|miles?|meilen?|milles?|millas?|milhas?|miglia|mile|kg|kilos?|kilogram\p{L}*|grams?|gramm\p{L}*|grammes|gramos?|grame|libras?|pounds?|lbs?|livres?|pfund|ounces?|oz|onces?|onzas?|oncas?|once|unzen?|uncii|stones?|lit(?:er|re|ro|ri|ru|res|ers|ros)\p{L}*|ml|gallons?|galones?|galoes|gallonen|galloni|pints?|cups?|hectar\p{L}*|acres?|acri|knots?|knoten|psi|bar|joules?|calories|kcal|kj|hp|ps|kw)(?![\p{L}])|[°℃℉]|摄氏|华氏|公里|英里|千米|厘米|英寸|英尺|公斤|磅|盎司|加仑|升|英亩|公顷|斤|摂氏|華氏|キロ|マイル|センチ|インチ|フィート|ポンド|オンス|ガロン|リットル|坪|(?:مئويه|فهرنهايت|كيلو|ميل|سنتيمتر|متر|قدم|بوصه|رطل|اونصه|جالون|لتر|فدان)/u,
);
/** A part of a sentence is looked for. */
const LOOKED_FOR = anyWord([
  '(?:identify|find|underline|circle|name|point out|pick out|highlight|spot|locate|label|mark|list)(?!\\p{L})',
  '(?:identifica|encuentra|subraya|senala|busca|marca|di)(?!\\p{L})',
  '(?:trouve|identifie|souligne|repere|releve|indique|donne)z?(?!\\p{L})',
  '(?:bestimme|finde|nenne|unterstreiche|markiere|suche|benenne)(?:n sie)?(?!\\p{L})',
  '(?:identifique|encontre|sublinhe|aponte|circule|marque|indique)(?!\\p{L})',
  '(?:trova|individua|sottolinea|indica|identifica|cerchia)(?!\\p{L})',
  '(?:identifica|gaseste|gasiti|subliniaza|indica|precizeaza)(?!\\p{L})',
  '找出|指出|划出|写出|圈出',
  'を(?:見つけ|抜き出|指摘|挙げ|選|探)',
  '(?:استخرج|حدد|عين|اوجد|جد|استخرجي)(?!\\p{L})',
]);
/** "Which word is an adverb?" */
const WHICH_WORD = lean(
  /^(?:which|what) (?:words? |part |one )?(?:of |in |is |are )|^(?:que|cual(?:es)?) (?:palabra|es|son)|^(?:quel\p{L}*|que\p{L}*) (?:mot|est|sont)|^welche[sr]? (?:wort|worter|ist|sind)|^(?:que|qual|quais) (?:palavra|e |sao)|^(?:quale|quali) (?:parola|e |sono)|^(?:care|ce) (?:cuvant|este|e |sunt)|哪(?:个|些)?(?:词|字)|どの(?:語|単語|言葉)|(?:اي|ما) (?:ال)?كلم/u,
);
export const isWordAsked = (folded: string): boolean =>
  WHICH_WORD.test(folded) && WORD_CLASS.test(folded) && A_SENTENCE.test(folded);
/** Of every sentence or word, or with something done to what is found: no single place to be argued for. */
export const OF_EACH_FOUND = lean(
  /(?<![\p{L}])(?:each|every|cada|chaque|chacun\p{L}*|jede\p{L}*|jeweils|ogni|ciascun\p{L}*|fiecar\p{L}*)(?![\p{L}])|每|各|それぞれ|(?:^|\s)ل?كل(?=\s)|(?<![\p{L}])(?:opposites?|antonyms?|synonyms?|past tense|plurals?|contrari[oe]?s?|antonim\p{L}*|sinonim\p{L}*|contraires?|synonymes?|gegenteil\p{L}*|mehrzahl|plural[ie]?|contrar\p{L}*)(?![\p{L}])|反义|同义|反対語|類語/u,
);
export const isWordSought = (folded: string): boolean =>
  LOOKED_FOR.test(folded) && WORD_CLASS.test(folded) && A_SENTENCE.test(folded);

const CONVERTS = anyWord([
  '(?:convert|change|turn)(?!\\p{L})',
  '(?:convierte|convierta|convertir|pasa|pasar)(?!\\p{L})',
  '(?:convertis|convertissez|convertir)(?!\\p{L})',
  '(?:rechne|rechnen|umrechnen|wandle|wandeln)(?!\\p{L})',
  '(?:converta|converte|converter)(?!\\p{L})',
  '(?:converti|convertire|convertite|trasforma)(?!\\p{L})',
  '(?:converteste|convertiti|transforma)(?!\\p{L})',
  '换算|转换|折合|是多少|等于多少',
  '換算|変換|直し|何',
  '(?:حول|تحويل|حولي)(?!\\p{L})',
]);
const NO_UNIT_SUM = lean(
  /[$€£¥]|(?<![\p{L}])(?:dollars?|euros?|yen|rupees?|cost|price|binary|decimal|hexadecimal|percent\p{L}*|fraction|recipe)(?![\p{L}])|[%％]/u,
);
/** A measure is given, and another to put it in. */
export const isUnitSum = (folded: string): boolean =>
  CONVERTS.test(folded) && UNIT.test(folded) && !NO_UNIT_SUM.test(folded);

/** "Context: … Question: …?": a text, and behind its own name what is asked of it. */
export const CONTEXT_AND_QUESTION = lean(
  /(?:^|[\s(])(?:context|passage|text|paragraph|contexto|texto|pasaje|contexte|texte|kontext|contesto|testo|brano|trecho|textul)\s?: ?\S.{20,}?[\s)](?:question|pregunta|frage|pergunta|domanda|intrebare)\s?: ?\S|(?:文章|短文|材料|原文|本文)[：:].{10,}(?:问题|質問|設問)[：:]|(?:次の|以下の|下の|この|上の|^)(?:文章|本文|テキスト|記事|文)(?:によ(?:ると|れば)|を読(?:んで|み))|(?:根据|依据|阅读)(?:下面|以下|上面|下列|这)?[^，。]{0,4}(?:短文|文章|材料|文字|段落|原文|下文)|(?:النص|الفقره)\s?:.{15,}(?:السوال|سوال)\s?:/su,
);

/** "Is it correct to say …?": a verdict on wording, and not on the world. */
const ASKS_IF_CORRECT = anyWord([
  'is it (?:grammatically |proper |good )?(?:correct|proper) (?:english )?to (?:say|write)|(?:is|are) .{2,60} (?:grammatically (?:correct|right)|correct english|proper english|good grammar)',
  '(?:es|esta) (?:correcto|bien) (?:decir|dicho|escribir|escrito)',
  '(?:est-ce|c.est) (?:correct|juste|francais) (?:de dire|d.ecrire)|(?<!pourquoi )(?:peut-on dire|dit-on|on dit) .{2,40}(?: ou |\\?)',
  'ist (?:es|der satz|das) (?:so |grammatikalisch |grammatisch )*(?:richtig|korrekt)|(?:sagt|schreibt) man .{2,40} oder ',
  '(?:e|esta) (?:correto|certo) (?:dizer|falar|escrever)',
  '(?:e|si) (?:corretto|giusto) (?:dire|scrivere)|si dice .{2,40} o ',
  'e(?:ste)? corect (?:sa (?:spun|zic|scriu)|spus|scris)|se (?:spune|zice|scrie) .{2,40} sau ',
  '(?:这么|这样|这句话)?(?:说|写)(?:法)?(?:对不对|对吗|正确吗)|有没有语病',
  'という(?:言い方|表現|日本語)は(?:正し|合って|間違)|は正しい(?:日本語|文|表現)',
  'هل (?:يصح|صحيح|تصح) (?:قول|ان نقول|ان اقول|القول|كتابه)',
]);
/** Some words are quoted, or it is said that their grammar counts. */
const OF_WORDS = /["“„«「『‘]|(?<=\s)'\p{L}|grammat|gramatic|grammaire|语病|文法|日本語/u;
export const asksIfCorrect = (folded: string): boolean => ASKS_IF_CORRECT.test(folded) && OF_WORDS.test(folded);
