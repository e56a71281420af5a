import { anyWord } from '../../any-word.js';
import { lean } from '../../lean.js';
import type { TaskKind } from '../../task-kinds.js';
import { type Frame, HARDLY_READ } from '../frame.js';

/** The line under a picture that is described; the same word is a comment, a legend or a key elsewhere. */
const UNDER_A_PICTURE = anyWord([
  '(?:captions?|line) (?:\\p{L}+ ){0,3}?(?:for|to|under|below) (?:the|this|a|an|my) (?:\\p{L}+ )?(?:photo(?:graph)?|picture|image|meme|cartoon)(?!\\p{L})',
  '(?:pie|leyenda|texto) (?:\\p{L}+ ){0,3}?(?:para|de) (?:la|esta|una) (?:\\p{L}+ )?(?:foto|imagen|viñeta)(?!\\p{L})',
  "légende (?:\\p{L}+ ){0,3}?(?:pour|de|à|sous) (?:la |cette |une |l')(?:photo|image)(?!\\p{L})",
  '(?:bildunterschrift|unterschrift|bildtext)(?!\\p{L})',
  'legenda (?:\\p{L}+ ){0,3}?(?:para|da|de|pra) (?:a |esta |uma |essa )?(?:foto|imagem)(?!\\p{L})',
  'didascalia (?:\\p{L}+ ){0,3}?(?:per|della|alla) (?:la |questa |una )?(?:foto|immagine|vignetta)(?!\\p{L})',
  '(?:legendă|legenda|descriere|descrierea|text) (?:\\p{L}+ ){0,3}?(?:pentru|la|sub) (?:o |această )?(?:imagin|poz|fotografi|meme)\\p{L}*',
  'وصف\\p{L}{0,2} (?:\\p{L}+ ){0,2}?(?:للصورة|لصورة)[^.:\\n]{0,24}(?:انست|إنست|أنست|سناب|فيسبوك|تويتر)\\p{L}*|(?:تعليق|كابشن)\\p{L}{0,2} (?:\\p{L}+ ){0,3}?(?:على |ل|تحت )(?:هذه )?(?:ال|ل)?(?:صورة|لقطة|ميم)\\p{L}*',
]);

const MISREAD_CAPTIONS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'rewrite',
  'small',
  'text',
  'story',
  'evaluate',
  'review',
  'message',
  'plain',
  'unknown',
  'describe',
  'input',
]);

/** What everybody knows by heart has one ending. */
const SAYING_TO_FINISH = anyWord([
  '(?:complete|finish|fill in) (?:the |this |these |each )?(?:\\p{L}+ ){0,3}?(?:proverbs?|sayings?|idioms?|famous (?:lines?|quotes?))(?!\\p{L})',
  '(?:completa|termina|acaba) (?:el |este |los |estos )?(?:\\p{L}+ ){0,2}?(?:refr[áa]n(?:es)?|proverbios?|dichos?)(?!\\p{L})',
  '(?:complète|termine|finis)z? (?:le |ce |les |ces )?(?:\\p{L}+ ){0,2}?(?:proverbes?|dictons?)(?!\\p{L})',
  '(?:vervollständig|ergänz|beende)\\p{L}* (?:\\p{L}+ ){0,3}?(?:sprichw\\p{L}+|redewendung(?:en)?)(?!\\p{L})',
  '(?:complet[ae]|termin[ae]) (?:o |este |os |estes )?(?:\\p{L}+ ){0,2}?(?:provérbios?|ditados?)(?!\\p{L})',
  '(?:completa|finisci|termina) (?:il |questo |i |questi )?(?:\\p{L}+ ){0,2}?(?:proverbi[o]?|detti|detto)(?!\\p{L})',
  '(?:completează|completați|termină|continuă) (?:\\p{L}+ ){0,3}?(?:proverb|zical|zicător|vorb[ae] din bătrâni)\\p{L}*',
  '(?:أكمل|أتم|كمل)\\p{L}? (?:\\p{L}+ ){0,2}?(?:ال)?(?:مثل|أمثال|حكمة|حكم|قول المأثور)(?!\\p{L})',
]);

/** Figures of speech, of which one sentence each is to be made: what one of them is called compares nothing. */
const FIGURE_OF_SPEECH =
  '(?:metaphor|simile|personification|hyperbole|alliteration|oxymoron|onomatopoeia|metáfora|símil|comparación|personificación|hipérbole|métaphore|comparaison|personnification|metapher|vergleich|personifikation|metafora|similitudine|personificazione|comparação|personificação|metafor|comparați|personificar|hiperbol|epitet|aliterați)';

const SPOKEN_IN_FIGURES = anyWord([
  `(?:an? |one )?examples? (?:each )?(?:of|for) [^.?:]{0,30}${FIGURE_OF_SPEECH}\\p{L}*[^.?:]{1,30}${FIGURE_OF_SPEECH}`,
  `(?:un |ejemplos? |exemple? |exempl\\p{L}+ |ein |beispiele? |um |esempi[o]? )[^.?:]{0,24}(?:de|für|di|per|pentru|d.une?) [^.?:]{0,16}${FIGURE_OF_SPEECH}\\p{L}*[^.?:]{1,40}${FIGURE_OF_SPEECH}`,
  '(?:مثال|أمثلة)\\p{L}{0,2} [^.؟:]{0,16}(?:استعارة|تشبيه|كناية|طباق|جناس)[^.؟:]{1,30}(?:استعارة|تشبيه|كناية|طباق|جناس)',
]);

/** Something to play or to keep that isn't there yet, with how it goes. */
const INVENTED_WITH_RULES = anyWord([
  '(?:invent|create|make up|come up with|design|devise) (?:an? |your own )(?:[\\p{L}-]+ ){0,3}?(?:sport|game|holiday|festival|tradition|card game|board game)(?!\\p{L})',
  '(?:inventa|crea|imagina) (?:un|una) (?:\\p{L}+ ){0,2}?(?:deporte|juego|fiesta|tradición)(?!\\p{L})',
  '(?:invente|imagine|crée)z? (?:un|une) (?:\\p{L}+ ){0,2}?(?:sport|jeu|fête|tradition)(?!\\p{L})',
  '(?:erfinde?|denk\\p{L}* dir) (?:eine?n? )(?:\\p{L}+ ){0,2}?(?:sport\\p{L}*|\\p{L}*spiel|feiertag|fest|brauch)(?!\\p{L})',
  '(?:invente|crie|imagine) (?:um|uma) (?:\\p{L}+ ){0,2}?(?:esporte|desporto|jogo|feriado|festa|tradição)(?!\\p{L})',
  '(?:inventa|crea|immagina) (?:un|uno|una) (?:\\p{L}+ ){0,2}?(?:sport|gioco|festa|tradizione)(?!\\p{L})',
  '(?:inventează|imaginează|creează|născocește) (?:un|o) (?:\\p{L}+ ){0,2}?(?:sport|joc|sărbătoare|tradiție|festival)(?!\\p{L})',
  '(?:اخترع|ابتكر|تخيل|صمم) (?:لي )?(?:رياضة|لعبة|عيدا|عيد|مهرجانا|تقليدا)(?!\\p{L})',
]);

const PROGRAMMED = lean(
  /python|javascript|java|html|pygame|unity|code|program|برمج|بايثون|app(?![\p{L}])|story|poveste|قصه/u,
);

const MISREAD_INVENTIONS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'story',
  'ideas',
  'small',
  'plain',
  'unknown',
  'text',
  'points',
  'document',
  'entries',
  'game',
]);

/** Words in disorder, of which one sentence is to be made. */
const WORDS_INTO_A_SENTENCE = anyWord([
  '(?:أعد ترتيب|رتب|رتّب|كوّن|كون|كوّني) (?:من )?(?:ال)?كلمات [^:\\n]{0,30}(?:جملة|جمل)\\p{L}*',
  '(?:ordonează|rearanjează|așază|pune|aranjează) (?:cuvintele|în ordine cuvintele) [^:\\n]{0,40}(?:propoziți|fraz)\\p{L}*',
]);

/** What the film or the novel tells. */
const A_PLOT = anyWord(['(?:اكتب|ألف|ابتكر|تخيل|ضع) (?:لي )?حبكة(?!\\p{L})'], { atStart: true });

/** A review out of what is given, as opposed to a message to somebody. */
const A_REVIEW_OF_IT = anyWord(
  [
    '(?:please )?(?:write|create|draft|compose|generate) (?:an? |me an? )?(?:[\\p{L}-]+ ){0,3}?reviews? (?:of|for|about|on|based)(?!\\p{L})',
    '(?:escribe|redacta) una (?:\\p{L}+ ){0,2}?reseña',
    '(?:écris|écrivez|rédige|rédigez) (?:une? )(?:\\p{L}+ ){0,2}?(?:critique|avis|compte rendu)(?!\\p{L})',
    '(?:schreib|verfass)\\p{L}* (?:eine )(?:\\p{L}+ ){0,2}?(?:rezension|bewertung|kritik)(?!\\p{L})',
    '(?:escreva|escreve|redija) uma (?:\\p{L}+ ){0,2}?(?:resenha|avaliação|crítica)(?!\\p{L})',
    '(?:scrivi|redigi) una (?:\\p{L}+ ){0,2}?recensione',
    '(?:scrie|redactează|compune) o (?:\\p{L}+ ){0,2}?recenzie',
    '(?:اكتب|صغ) (?:لي )?(?:مراجعة|تقييما|تقييم|ريفيو)(?!\\p{L})',
  ],
  { atStart: true },
);

const MISREAD_REVIEWS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'message',
  'email',
  'text',
  'small',
  'plain',
  'unknown',
  'evaluate',
  'reply',
  'copy',
]);

/** What tells of a film, a book or an event is no place that is painted. */
const TOLD_OF_A_WORK = anyWord([
  '(?:descriptions?|synopsis|blurb) (?:of|for) (?:an?|the|this|your) (?:[\\p{L}-]+ ){0,2}?(?:documentary|film|movie|book|novel|series|show|podcast|video|event|course|exhibition|game|album|play)(?!\\p{L})',
  '(?:descripción|sinopsis) (?:de|para) (?:una?|la|el|este|esta) (?:\\p{L}+ )?(?:documental|película|libro|novela|serie|pódcast|podcast|vídeo|video|evento|curso|exposición|juego|álbum|obra)(?!\\p{L})',
  "(?:description|synopsis) (?:d'|de |du |pour )(?:une? |le |la |ce |cette |l')?(?:\\p{L}+ )?(?:documentaire|film|livre|roman|série|podcast|vidéo|événement|évènement|cours|exposition|jeu|album|pièce)(?!\\p{L})",
  '(?:beschreibung|inhaltsangabe|klappentext) (?:eine[sr]?|für eine?n?|für ein|des|der|zu eine[mr]) (?:\\p{L}+ )?(?:\\p{L}*films?|buch(?:es|s)?|romans?|serie|podcasts?|videos?|veranstaltung|kurs(?:es)?|ausstellung|spiels?|albums?|stücks?)(?!\\p{L})',
  '(?:descrição|sinopse) (?:de |do |da |para )(?:uma? |o |a )?(?:\\p{L}+ )?(?:documentário|filme|livro|romance|série|podcast|vídeo|evento|curso|exposição|jogo|álbum|peça)(?!\\p{L})',
  "(?:descrizione|sinossi) (?:di |del |della |dell'|per )(?:un[oa]? |un'|il |la |l')?(?:\\p{L}+ )?(?:documentario|film|libro|romanzo|serie|podcast|video|evento|corso|mostra|gioco|album|spettacolo)(?!\\p{L})",
  '(?:descriere\\p{L}*|sinopsis\\p{L}*) (?:a |al |pentru |de )?(?:unui |unei |un |o )?(?:\\p{L}+ )?(?:documentar|film|cart[ei]|roman|serial|podcast|video|eveniment|curs|expoziți\\p{L}*|joc|album)\\p{L}*',
  '(?:电影|影片|纪录片|书籍?|小说|剧集?|播客|视频|活动|课程|展览|游戏|专辑)[^，。]{0,4}(?:的)?(?:描述|简介|介绍)',
  '(?:映画|ドキュメンタリー|本|小説|ドラマ|番組|動画|イベント|講座|展覧会|ゲーム|アルバム)の(?:説明|紹介|概要|あらすじ)',
  '(?:وصفا|وصف|نبذة|ملخصا) (?:ل|عن |لل|قصير\\p{L}* ل|موجز\\p{L}* ل)(?:ال)?(?:فيلم|كتاب|رواية|مسلسل|بودكاست|فيديو|فعالية|دورة|معرض|لعبة|ألبوم|حفل|برنامج)\\p{L}*',
]);

const MISREAD_WORKS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'scenery',
  'describe',
  'text',
  'input',
  'narrative',
  'plain',
  'small',
  'unknown',
]);

/** "Three requirements for the post": entries to be written, and neither names nor a paper about me. */
const WHAT_A_POST_ASKS = anyWord([
  '(?:write|list|give(?: me)?|name|create|suggest) (?:[\\p{L}\\p{Nd}-]+ ){0,3}?(?:requirements|qualifications|responsibilities|duties) (?:for|of) (?:the|a|an|this|that) (?:following |given )?(?:[\\p{L}-]+ )?(?:job|position|role|post|vacancy|job title)(?!\\p{L})',
  '(?:requisitos|responsabilidades|funciones) (?:para|de) (?:el|la|este|un) (?:siguiente )?(?:puesto|cargo|trabajo|título)(?!\\p{L})',
  '(?:exigences|qualifications|responsabilités|missions) (?:pour|de) (?:le|la|ce|un|cet) (?:poste|emploi|intitulé|métier)(?!\\p{L})',
  '(?:anforderungen|aufgaben|voraussetzungen) (?:für|an|zu) (?:die|den|das|diese[rsn]?|eine[n]?) (?:folgende[nrs]? )?(?:stelle\\p{L}*|beruf\\p{L}*|position|job\\p{L}*)(?!\\p{L})',
  '(?:requisitos|responsabilidades|funções) (?:para|de|do) (?:o |a |este |um )?(?:cargo|vaga|emprego|função)(?!\\p{L})',
  '(?:requisiti|responsabilità|mansioni) (?:per|di) (?:il |la |questo |un )?(?:posto|ruolo|lavoro|posizione|titolo)(?!\\p{L})',
  '(?:cerințe|responsabilități|atribuții) (?:pentru|ale) (?:postul|acest post|un post|funcția|titlul)\\p{L}*',
  '(?:写|列|给|拟|提)[^，。；：]{0,8}(?:招聘|任职|应聘|录用)(?:要求|条件|资格)|(?:写|列|给|拟)[^，。；：]{0,10}(?:岗位|职位|工作)?职责(?!的)',
  '(?:応募|採用|募集)(?:条件|要件|資格)を',
  '(?:اكتب|اذكر|ضع|اقترح) (?:\\p{L}+ )?(?:متطلبات|شروط|مؤهلات|مسؤوليات|مهام) (?:ل|ال)?(?:ل)?(?:وظيفة|وظيفية|الوظيفة|لوظيفة|للوظيفة|المسمى|للمسمى)(?!\\p{L})',
]);

const MISREAD_POSTS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'plain',
  'small',
  'unknown',
  'entries',
  'names',
  'document',
  'text',
  'input',
  'extract',
  'copy',
  'article',
]);

/** A no to an invitation goes to people one knows, and has nothing of a letter at work. */
const A_NO_TO_AN_INVITATION = anyWord([
  '(?:rechazo|negativa|excusa)[^.?:]{0,24} (?:a|de) (?:la|esta|una) (?:siguiente )?invitación|(?:rechaz|declin)\\p{L}* (?:\\p{L}+ ){0,2}?invitación',
  "refus[^.?:]{0,16} (?:à|de) (?:l'|cette |une )invitation|(?:refuser|décliner|refusant|déclinant) (?:\\p{L}+ )?(?:l')?invitation",
  'absage[^.?:]{0,12} (?:auf|für|zu) (?:die|diese|eine|der|dieser|einer) (?:\\p{L}+ )?\\p{L}*einladung',
  '(?:recusa|negativa)[^.?:]{0,16} (?:a|ao|do|de) (?:este |um |o |seguinte )*convite|(?:recus|declin)\\p{L}* (?:\\p{L}+ ){0,2}?convite',
  "(?:rifiuto)[^.?:]{0,16} (?:a|all'|di|per) ?(?:questo |un |il |seguente )*invito|(?:rifiut|declin)\\p{L}* (?:\\p{L}+ ){0,2}?(?:l')?invito",
  'refuz[^.?:]{0,16} (?:la|pentru|al) (?:o |această |următoarea )?invitați\\p{L}*|(?:refuz|declin)\\p{L}* (?:\\p{L}+ ){0,2}?invitați\\p{L}*',
]);

const AT_WORK = lean(
  /(?<![\p{L}])(?:client|kund|firm|compan|empres|entrepris|azienda|business|meeting|reunion|riunione|besprechung|vorstellungs|entrevista|entretien|colloquio|interviu|webinar|konferenz|conferen)\p{L}*/u,
);

const WRITTEN_ANYHOW: ReadonlySet<TaskKind> = new Set<TaskKind>(['email', 'message', 'text']);

/** What is to be written, whatever its other words suggest. */
export const WRITING: readonly Frame[] = [
  {
    kind: 'ideas',
    asks: INVENTED_WITH_RULES,
    unless: PROGRAMMED,
    holds: ({ read, hasMaterial }) => !hasMaterial && MISREAD_INVENTIONS.has(read),
  },
  { kind: 'arrange', asks: WORDS_INTO_A_SENTENCE, holds: ({ hasMaterial }) => hasMaterial },
  {
    kind: 'story',
    asks: A_PLOT,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (read === 'text' || read === 'email' || read === 'message' || HARDLY_READ.has(read)),
  },
  { kind: 'review', asks: A_REVIEW_OF_IT, holds: ({ read, hasMaterial }) => hasMaterial && MISREAD_REVIEWS.has(read) },
  { kind: 'text', asks: TOLD_OF_A_WORK, holds: ({ read }) => MISREAD_WORKS.has(read) },
  { kind: 'entries', asks: WHAT_A_POST_ASKS, holds: ({ read }) => MISREAD_POSTS.has(read) },
  {
    kind: 'reply',
    asks: A_NO_TO_AN_INVITATION,
    holds: ({ read, hasMaterial, folded, material }) =>
      hasMaterial && WRITTEN_ANYHOW.has(read) && !AT_WORK.test(`${folded} ${material.toLowerCase()}`),
  },
  {
    kind: 'message',
    asks: A_NO_TO_AN_INVITATION,
    holds: ({ read, hasMaterial, folded }) => !hasMaterial && WRITTEN_ANYHOW.has(read) && !AT_WORK.test(folded),
  },
  { kind: 'caption', asks: UNDER_A_PICTURE, holds: ({ read }) => MISREAD_CAPTIONS.has(read) },
  { kind: 'complete', asks: SAYING_TO_FINISH, holds: ({ read }) => read === 'extend' || read === 'meaning' },
  {
    kind: 'entries',
    asks: SPOKEN_IN_FIGURES,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (read === 'compare' || read === 'explain' || HARDLY_READ.has(read)),
  },
];
