import { anyWord } from '../any-word.js';

/** One position is to be argued, whatever the other side has to say. */
const ONE_POSITION = anyWord([
  "(?:argue (?:for|against|that|in favou?r of|with me)|(?:strongest|best|most (?:effective|convincing|powerful)) (?:possible )?(?:case|arguments?) (?:for|against|in favou?r of)|make (?:a|the) (?:strong |convincing )?case (?:for|against|that)|(?:convince|persuade) me|(?:take|defend|adopt|argue) (?:the|an?) (?:opposite|opposing|contrary|contrarian) (?:position|view|side|stance)|defend (?:the|this) (?:position|view|claim|idea|statement|thesis)|counter-?arguments?|(?:opening|closing) (?:statement|argument|speech) for|for the \\P{L}?(?:yes|no|pro|con|affirmative|negative|opposing|opposition|proposition)\\P{L}{1,2}(?:side|team)|devil'?s advocate|what(?:'?s| is) the (?:\\p{L}+ )?(?:argument|case) (?:for|against)|refute|rebut)(?!\\p{L})",
  '(?:argumenta (?:a favor|en contra)|defiende (?:la idea|la postura|la tesis|que)|convénceme|(?:mejor(?:es)?|más fuertes?) argumentos? (?:a favor|en contra)|argumentos? más fuertes? (?:a favor|en contra)|contraargumentos?|abogado del diablo|cuál es el argumento (?:a favor|en contra)|refuta)(?!\\p{L})',
  "(?:argumente[rz]? (?:pour|contre|en faveur)|défend\\p{L}* (?:l'idée|la thèse|la position|que)|convain(?:cs|quez)-moi|persuade[rz]?-moi|(?:meilleurs?|plus forts?) arguments? (?:pour|contre)|contre-arguments?|avocat du diable|quel est l'argument (?:pour|contre)|réfute[rz]?)(?!\\p{L})",
  '(?:argumentier\\p{L}* (?:für|gegen|dafür|dagegen)|verteidige\\p{L}* (?:die these|die position|diese)|überzeug\\p{L}* mich|(?:beste|stärkste)\\p{L}* argument\\p{L}* (?:für|gegen)|advocatus diaboli|gegenposition|was spricht (?:da)?(?:für|gegen)|widerleg\\p{L}*)(?!\\p{L})',
  '(?:argumente (?:a favor|contra)|defenda (?:a ideia|a posição|a tese|que)|convença-me|me convença|(?:melhor(?:es)?|mais fortes?) argumentos? (?:a favor|contra)|advogado do diabo|qual é o argumento (?:a favor|contra)|refute)(?!\\p{L})',
  "(?:argomenta (?:a favore|contro)|difendi (?:l'idea|la tesi|la posizione)|convincimi|(?:miglior[ei]?|più forti?) argoment\\p{L}+ (?:a favore|contro)|avvocato del diavolo|qual è l'argomento (?:a favore|contro)|confuta)(?!\\p{L})",
  '(?:argumentează (?:pentru|împotriva|în favoarea|contra|că)|apără (?:ideea|poziția|teza)|convinge-mă|(?:cel mai bun|cele mai bune|cel mai puternic|cele mai puternice) argument\\p{L}* (?:pentru|împotriva)|avocatul diavolului|care (?:e|este) argumentul (?:pentru|împotriva)|combate)(?!\\p{L})',
  '说服我|请?反驳|为[^，。]{1,20}辩护|站在[^，。]{1,12}立场|魔鬼代言人|(?:反对|支持)的(?:理由|论据)(?:是什么|有哪些)|用[^，。]{0,8}(?:论据|理由|论点|例子|事实)[^，。]{0,4}(?:支持|论证|证明)[^。]{2,30}(?:观点|主张|说法|立场)|(?:论证|支持|捍卫)[^。]{2,24}(?:这一|这个|该)(?:观点|主张|立场|论点)',
  '説得して|反論して|(?:反対|賛成)する(?:理由|根拠)は|(?:賛成|反対)の立場(?:から|で)|擁護して',
  'اقنعني|دافع عن|ما (?:هي )?حجة (?:المعارضين|المؤيدين|الرافضين)|جادل (?:ضد|لصالح|بان)|فند',
]);

const BOTH_POSITIONS = anyWord([
  '(?:both|pros and cons|for (?:and|or|vs) against|either side|two sides|each side)(?!\\p{L})',
  '(?:ambos|ambas|pros y contras|a favor (?:y|o) (?:\\p{L}+ )?en contra|los dos lados|las dos partes)(?!\\p{L})',
  '(?:les deux|(?:le )?pour et (?:le )?contre|pour ou contre|chaque (?:côté|camp))(?!\\p{L})',
  '(?:beide\\p{L}*|pro und contra|für (?:und|oder) (?:wider|gegen)|jede[rn]? seite)(?!\\p{L})',
  '(?:ambos|ambas|prós e contras|a favor (?:e|ou) contra|os dois lados)(?!\\p{L})',
  '(?:entrambi|entrambe|pro e (?:i )?contro|a favore (?:e|o) contro|le due parti)(?!\\p{L})',
  '(?:ambel\\p{L}*|pro (?:și|sau) contra|pentru (?:și|sau) împotriva|cele două)(?!\\p{L})',
  '双方|正反|利弊|两面|支持(?:和|与|或)反对',
  '両方|双方|賛否|両論|賛成と反対',
  'الطرفين|الجانبين|مع وضد|المويدين والمعارضين',
]);

/** Whoever asks what one thinks wants it said, and no report on who thinks what. */
const A_VIEW = anyWord([
  "(?:what do you think|what(?:'s| is| are) your (?:\\p{L}+ )?(?:opinions?|views?|thoughts?|take|stance)|how do you feel about|give (?:me )?your (?:\\p{L}+ )?(?:opinion|view|take)|(?:do|would) you (?:think|agree|believe)|in your (?:honest )?opinion|your honest opinion)(?!\\p{L})",
  '(?:qué (?:opinas|piensas|te parece)|(?:cuál es|dame) tu opinión|estás de acuerdo|crees que)(?!\\p{L})',
  "(?:que penses-tu|qu'en penses-tu|que pensez-vous|quel est (?:ton|votre) avis|(?:ton|votre) avis|es-tu d'accord|penses-tu que|pensez-vous que)(?!\\p{L})",
  '(?:was (?:hältst|denkst|meinst) du|wie (?:stehst|findest) du|(?:was ist )?deine (?:ehrliche )?meinung|(?:findest|glaubst|meinst) du)(?!\\p{L})',
  '(?:o que (?:você )?(?:acha|achas|pensa|pensas)|qual (?:é )?(?:a )?(?:sua|tua) opinião|você (?:acha|concorda)|achas que)(?!\\p{L})',
  "(?:(?:che )?cosa (?:ne )?pensi|che ne pensi|qual è la tua opinione|la tua opinione|sei d'accord|(?:credi|pensi) che)(?!\\p{L})",
  '(?:ce (?:părere ai|crezi|credeți|părere aveți)|care (?:este|e) (?:părerea|opinia) (?:ta|dumneavoastră)|spune-mi părerea|crezi că|ești de acord|după părerea ta)(?!\\p{L})',
  '你(?:怎么看|觉得|认为)|你的(?:看法|观点|意见)',
  'どう(?:思い|思う|考え)|あなたの(?:意見|考え)|(?:と思いますか|賛成ですか)',
  '(?:ما|وش|ايش|شو|إيش) ?رأيك|(?:عطني|أعطني|اعطني|قل لي) رأيك|هل (?:تعتقد|تظن|توافق|تتفق)|(?:رأيك|برأيك)(?!\\p{L})',
]);
const WEIGHED = anyWord([
  '(?:essay|debate|discuss|perspectives|viewpoints|arguments|advantages|benefits and)(?!\\p{L})',
  '(?:ensayo|debate|perspectivas|argumentos|ventajas)(?!\\p{L})',
  '(?:dissertation|débat|perspectives|arguments|avantages)(?!\\p{L})',
  '(?:aufsatz|debatte|perspektiven|argumente|vorteile|erörter\\p{L}*)(?!\\p{L})',
  '(?:redação|debate|perspectivas|argumentos|vantagens)(?!\\p{L})',
  '(?:saggio|dibattito|prospettive|argomenti|vantaggi)(?!\\p{L})',
  '(?:eseu|dezbatere|dezbate|perspective|argumente|avantaje\\p{L}*|discută)(?!\\p{L})',
  '讨论|辩论|论据|利弊',
  '議論|論じ|メリット',
  'ناقش|مقال|حجج|مزايا|إيجابيات',
]);
export const asksForAView = (folded: string): boolean =>
  A_VIEW.test(folded) && !BOTH_POSITIONS.test(folded) && !WEIGHED.test(folded);

export const arguesOneSide = (folded: string): boolean => ONE_POSITION.test(folded) && !BOTH_POSITIONS.test(folded);

/** Whoever advises is to ask before anything is recommended. */
export const ASKS_FIRST = anyWord([
  '(?:ask (?:me |for )[^.;]{0,60}(?:first|before)|(?:ask|questions)[^.;]{0,60} before (?:giving|you|any|making|recommending|answering|advising)|first,? ask|start by asking)(?!\\p{L})',
  '(?:(?:pregúnta|preguntarás|hazme|harás)[^.;]{0,60}(?:primero|antes)|(?:primero|antes)[^.;]{0,30}(?:pregúnta|hazme)\\p{L}*)(?!\\p{L})',
  "(?:(?:demande|pose)\\p{L}*[^.;]{0,60}(?:d'abord|avant)|(?:d'abord|avant)[^.;]{0,30}(?:demande|pose)\\p{L}*)(?!\\p{L})",
  '(?:(?:frag|stell)\\p{L}* (?:mich|mir)[^.;]{0,60}(?:zuerst|bevor|vorher)|(?:zuerst|bevor)[^.;]{0,30}(?:frag|stell)\\p{L}*)(?!\\p{L})',
  '(?:(?:pergunte|faça)[^.;]{0,60}(?:primeiro|antes)|(?:primeiro|antes)[^.;]{0,30}(?:pergunte|faça)(?:-me)?)(?!\\p{L})',
  '(?:(?:chiedimi|fammi|farai)[^.;]{0,60}prima|prima[^.;]{0,30}(?:chiedimi|fammi))(?!\\p{L})',
  '(?:(?:întreabă|întrebi|pune|pui)(?:-mă|-mi)?(?!\\p{L})[^.;]{0,60}(?:întâi|înainte)|(?:întâi|înainte)[^.;]{0,30}(?:întreabă|pune)\\p{L}*)(?!\\p{L})',
  '先(?:问|向我提问|提问|了解)|问[^。]{0,24}(?:再|然后)(?:给|提)',
  '(?:まず|先に|前に)[^。]{0,20}(?:質問し|聞い|尋ね)',
  '(?:اسالني|تسالني|اطرح|تطرح|ستسالني|ستطرح)[^.]{0,50}(?:اولا|قبل)|(?:اولا|قبل)[^.]{0,30}(?:اسالني|اطرح علي|تسالني)',
]);

/** "A brief description", "in two sentences": more than that is not wanted. */
export const IN_SHORT = anyWord([
  '(?:(?:brief|short|concise|quick|succinct) (?:\\p{L}+ )?(?:description|explanation|account|overview|definition|history|introduction|answer|summary|outline)|briefly|in (?:short|brief|a nutshell)|short answer|in (?:(?:just|only|about|around|at most|no more than|under|fewer than) )?(?:an?|one|two|three|four|five|[1-9]|a few|a couple of) (?:\\p{L}+ )?(?:sentences?|lines?|words|bullet points?|bullets)|(?:in|under) (?:\\p{L}+ )?[1-9]\\p{Nd} words|(?<=[.?!,;:] )(?:just |only )?(?:one|two|three|[1-5]) (?:short )?sentences?)(?!\\p{L})',
  '(?:(?:breve|corta|concisa) (?:descripción|explicación|definición|historia|introducción|respuesta)|(?:descripción|explicación|definición|historia|introducción|respuesta|resumen) (?:breve|corta|corto|concisa)|brevemente|en (?:una|dos|tres|cuatro|cinco|[1-9]|pocas|unas) (?:frases?|oración|oraciones|líneas?|palabras)|en [1-9]\\p{Nd} palabras)(?!\\p{L})',
  '(?:(?:brève|courte) (?:description|explication|définition|histoire|introduction|réponse)|(?:description|explication|définition|histoire|introduction|réponse) (?:brève|courte|concise)|brièvement|en bref|en (?:une|deux|trois|quatre|cinq|[1-9]|quelques) (?:phrases?|lignes?|mots)|en [1-9]\\p{Nd} mots)(?!\\p{L})',
  '(?:(?:kurze|knappe)\\p{L}* (?:beschreibung|erklärung|definition|geschichte|einführung|antwort|übersicht|darstellung)|kurz (?:und knapp|beschreiben|erklären|gesagt)|(?:beschreib|erklär|erläuter)\\p{L}* (?:mir )?kurz|in kürze|knapp|in (?:einem|zwei|drei|vier|fünf|[1-9]|wenigen) (?:satz|sätzen|zeilen?|worten|wörtern|stichpunkten)|in [1-9]\\p{Nd} (?:worten|wörtern))(?!\\p{L})',
  '(?:breve (?:descrição|explicação|definição|história|introdução|resposta)|(?:descrição|explicação|definição|história|introdução|resposta) (?:breve|curta|concisa)|brevemente|resumidamente|em (?:uma|duas|três|quatro|cinco|[1-9]|poucas) (?:frases?|linhas?|palavras)|em [1-9]\\p{Nd} palavras)(?!\\p{L})',
  '(?:breve (?:descrizione|spiegazione|definizione|storia|introduzione|risposta)|(?:descrizione|spiegazione|definizione|storia|introduzione|risposta) (?:breve|concisa)|brevemente|in breve|in (?:una|due|tre|quattro|cinque|[1-9]|poche) (?:frasi|frase|righ[ae]|parole)|in [1-9]\\p{Nd} parole)(?!\\p{L})',
  '(?:scurtă (?:descriere|explicație|definiție|istorie|introducere)|(?:descriere|explicație|definiție|istorie|introducere|răspuns) (?:scurt|scurtă|succint|succintă)|pe scurt|(?:într-o|în (?:două|trei|patru|cinci|[1-9]|câteva)) (?:propoziți[ei]|fraz[ăe]|rânduri|cuvinte)|în [1-9]\\p{Nd} de cuvinte)(?!\\p{L})',
  '简(?:要|短|单)(?:地)?(?:介绍|描述|说明|解释|概述|回答)|简述|简介|用(?:一|两|二|三|四|五|几|[1-5])(?:句|行)|[1-9]\\p{Nd}字(?:以内|之内|左右)',
  '簡(?:潔|単|略)に|手短に|短く(?:説明|紹介|述べ)|(?:一|二|三|四|五|[1-5])(?:文|行)で|[1-9]\\p{Nd}字(?:以内|程度)',
  'باختصار|بايجاز|(?:وصف|شرح|تعريف|نبذه|مقدمه|جواب)\\p{L}* (?:موجز|قصير|مختصر)\\p{L}*|نبذه|في (?:جمله واحده|جملتين|ثلاث جمل|اربع جمل|سطر|سطرين|كلمات قليله)',
]);
