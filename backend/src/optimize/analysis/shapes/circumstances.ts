import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** Several people divide the work among them. */
export const DIVIDED_WORK = anyWord([
  '(?:rota|roster|chore (?:chart|schedule|list|plan|wheel)|(?:cleaning|chores?|duty|duties|household) (?:schedule|plan|chart|list|rota)[^.\\n]{0,60}(?:flat ?mates?|room ?mates?|house ?mates?|of us|people|family|kids|household|shared)|(?:flat ?mates?|room ?mates?|house ?mates?|of us|shared (?:flat|house))[^.\\n]{0,60}(?:cleaning|chores?) (?:schedule|plan|chart|list))(?!\\p{L})',
  '(?:turnos de (?:limpieza|cocina|guardia)|(?:plan|calendario|cuadrante|horario|reparto) (?:de|para) (?:la )?(?:limpieza|tareas)[^.\\n]{0,60}(?:piso|compañer[oa]s|familia|entre|personas|compartid)|cuadrante de (?:turnos|limpieza))',
  '(?:tableau de (?:ménage|corvées|tâches)|(?:planning|tour) (?:de |du )?(?:ménage|corvées|tâches)[^.\\n]{0,60}(?:coloc|famille|personnes|à (?:trois|quatre|cinq|\\p{Nd}))|tours de (?:ménage|vaisselle|garde)|planning (?:de |des )?(?:la )?coloc)',
  '\\p{L}*(?:putz|haushalts|aufgaben|aufräum|spül|küchen)plan(?!\\p{L})[^.\\n]{0,60}(?:wg(?!\\p{L})|mitbewohn|familie|personen|leute|zu (?:zweit|dritt|viert))|(?:wg(?!\\p{L})|mitbewohn\\p{L}*|familie)[^.\\n]{0,60}(?:putz|haushalts|aufgaben|spül)plan|(?:dienst|schicht)plan',
  '(?:escala de (?:limpeza|tarefas|turnos)|(?:plano|tabela|divisão) (?:de|da|das) (?:limpeza|tarefas)[^.\\n]{0,60}(?:república|família|colegas|entre|pessoas|casa partilhada))',
  '(?:turni (?:di |delle )?(?:pulizi[ae]|cucina|guardia)|(?:piano|calendario|tabella) (?:delle |di )?(?:pulizie|faccende)[^.\\n]{0,60}(?:coinquilin|famiglia|persone|casa condivisa|in (?:tre|quattro|\\p{Nd})))',
  '(?:grafic (?:de|pentru) (?:curățenie|ture|serviciu)|(?:program|plan|tabel) (?:de|pentru) (?:curățenie|treburi)[^.\\n]{0,60}(?:coleg|famili|persoane|apartament|între))',
  '(?:值日|轮值|排班|轮流打扫)|(?:室友|合租|宿舍|全家)[^。\\n]{0,20}(?:打扫|家务|卫生)[^。\\n]{0,10}(?:表|安排|计划|分工)',
  '(?:当番|シフト)表|(?:掃除|家事)(?:の)?(?:当番|分担)',
  'جدول (?:نوبات|مناوبات|مناوبة)|جدول (?:ال)?تنظيف[^.\\n]{0,40}(?:شقة|زملا|سكن|عائل|أشخاص)|توزيع (?:مهام|أعمال) (?:ال)?(?:بيت|تنظيف|منزل)',
]);

/** Sent to a firm or an authority, in a form that is expected. */
export const TO_BUSINESS = anyWord([
  '(?:(?:to|for) (?:a|an|the|my|our) (?:client|customer|supplier|business partner|vendor|council|authority|embassy|tax office|bank|insurer|insurance company|landlord|professor|headteacher|hr department)|appeal|formal (?:e-?mail|letter|message|complaint|request)|business (?:e-?mail|letter)|official letter|(?:parking|speeding) (?:fine|ticket))(?!\\p{L})',
  '(?:(?:a|para) (?:un|una|el|la|mi|nuestro|nuestra|al) ?(?:cliente|proveedor|socio|banco|aseguradora|ayuntamiento|embajada|hacienda|profesor|profesora|casero)|al (?:cliente|banco|ayuntamiento|casero|profesor)|correo formal|carta formal|recurso|alegación)(?!\\p{L})',
  "(?:(?:à|pour) (?:un|une|le|la|mon|ma|notre|l')? ?(?:client|cliente|fournisseur|partenaire|banque|assureur|assurance|mairie|ambassade|préfecture|professeur|propriétaire)|au (?:client|fournisseur|propriétaire|professeur)|(?:lettre|courrier|mail|courriel) (?:formelle?|officielle?|professionnel)|recours|contestation)(?!\\p{L})",
  '(?:(?:an|für) (?:einen|eine|den|die|das|meinen|meine|unseren|unsere) (?:kunden|kundin|lieferanten|geschäftspartner|bank|versicherung|behörde|amt|finanzamt|botschaft|vermieter|professor\\p{L}*)|ans? (?:amt|finanzamt|ordnungsamt)|(?:förmliche|formelle|offizielle|geschäftliche)\\p{L}* (?:e-?mail|mail|brief|schreiben)|geschäftsbrief|widerspruch|einspruch)(?!\\p{L})',
  '(?:(?:a|para|ao|à) ?(?:um|uma|o|a|meu|minha|nosso)? ?(?:cliente|fornecedor|parceiro|banco|seguradora|câmara|prefeitura|embaixada|professor|professora|senhorio)|(?:e-?mail|carta) formal|recurso|contestação)(?!\\p{L})',
  "(?:(?:a|per|al|alla) ?(?:un|una|il|la|mio|nostro)? ?(?:cliente|fornitore|banca|assicurazione|comune|ambasciata|professore|professoressa|padrone di casa)|all'(?:assicurazione|ambasciata|ufficio)|(?:e-?mail|mail|lettera) formale|ricorso|contestazione)(?!\\p{L})",
  '(?:(?:către|pentru|unui|unei|la) ?(?:un|o)? ?(?:client\\p{L}*|furnizor\\p{L}*|partener\\p{L}*|banc\\p{L}*|asigurator\\p{L}*|primări\\p{L}*|ambasad\\p{L}*|profesor\\p{L}*|proprietar\\p{L}*)|(?:e-?mail|scrisoare|mesaj) (?:formal|oficial)\\p{L}*|contestație)(?!\\p{L})',
  '客户|供应商|甲方|合作方|合作伙伴|银行|保险公司|领事馆|政府|正式(?:的)?(?:邮件|信|函)|商务(?:邮件|信)|申诉|教授|导师',
  '取引先|お客様|顧客|得意先|仕入先|上司|部長|教授|役所|銀行|保険会社|弊社|御社|貴社|ビジネスメール|見積|納期|請求書',
  '(?:عميل|العميل|عملاء|مورد|المورد|البنك|شركة|السفارة|البلدية|الدائرة|أستاذي|الأستاذ|مديري|رسالة رسمية|إيميل رسمي|بريد رسمي|خطاب رسمي|تظلم|اعتراض)(?!\\p{L})',
]);

/** Two are pitted against one another, and neither answer is wrong. */
export const CONTEST = anyWord([
  'who (?:would|will|wins?|do you think|is (?:stronger|faster|better|the better|more powerful))(?!\\p{L})|which (?:one )?would win|in a fight(?!\\p{L})',
  'quién (?:ganaría|gana|ganará|es más (?:fuerte|rápido)|es mejor)|en una pelea',
  "qui (?:gagnerait|gagne|gagnera|l'emporterait|est (?:le |la )?plus (?:fort|rapide)e?|est (?:le |la )?meilleure?)",
  'wer (?:würde|gewinnt|gewänne|wird gewinnen|ist (?:stärker|schneller|besser))',
  'quem (?:ganharia|ganha|venceria|vence|é (?:mais (?:forte|rápido)|melhor))',
  'chi (?:vincerebbe|vince|vincerà|è (?:più (?:forte|veloce)|migliore))',
  'cine (?:ar câștiga|câștigă|va câștiga|ar învinge|e(?:ste)? (?:mai (?:puternic|rapid|bun)))',
  '谁(?:会|能|将)?(?:赢|获胜|胜|更强|更厉害|厉害|更快)',
  '(?:どっち|どちら|誰)が(?:勝つ|勝ち|強い|速い|つよい)|勝つのは(?:どっち|どちら|誰)',
  '(?:من|مين) (?:سيفوز|يفوز|راح يفوز|الأقوى|أقوى|ينتصر|سينتصر|يغلب)',
]);

/** An opener, a toast of a few lines: no sections and no closing line of its own. */
export const FEW_LINES = anyWord([
  '(?:openers?|opening (?:lines?|sentence)|(?:first|closing|last) lines?|one[- ]liner|(?:short|brief|quick|little|two|three|four|\\p{Nd})[- ](?:\\p{L}+ )?(?:toast|line|sentence)s?|(?:two|three|four|five|a few|couple of|\\p{Nd}) (?:short )?(?:lines|sentences)|ice ?breaker)(?!\\p{L})',
  '(?:frase inicial|primeras? (?:frases?|líneas?)|brindis (?:corto|breve)|(?:dos|tres|cuatro|unas|\\p{Nd}) (?:frases|líneas)|para (?:empezar|abrir) (?:el|un|mi) discurso)',
  "(?:phrase d'ouverture|premières? (?:phrases?|lignes?)|(?:petit|court) (?:toast|mot)|toast (?:court|bref)|(?:deux|trois|quatre|quelques|\\p{Nd}) (?:phrases|lignes)|accroche)",
  '(?:einstieg(?:ssatz)?|erste[rn]? s[äa]tz\\p{L}*|eröffnungssatz|kurze[rn]? (?:trinkspruch|toast)|trinkspruch|(?:zwei|drei|vier|ein paar|\\p{Nd}) (?:sätze|zeilen))(?!\\p{L})',
  '(?:frase (?:de abertura|inicial)|primeiras? (?:frases?|linhas?)|brinde (?:curto|breve)|(?:duas|três|quatro|algumas|\\p{Nd}) (?:frases|linhas))',
  '(?:frase (?:di apertura|iniziale)|prim[ae] (?:frasi?|righ[ae])|brindisi (?:breve|corto)|(?:due|tre|quattro|qualche|\\p{Nd}) (?:frasi|frase|righe))',
  '(?:fraz[ăa] de (?:început|deschidere)|primele (?:fraze|rânduri)|toast scurt|(?:două|trei|patru|câteva|\\p{Nd}) (?:fraze|rânduri|propoziții))',
  '开场白|开头(?:几句|一句|的话)|祝酒词|(?:几|两|三|四|\\p{Nd})句(?:话)?',
  '(?:冒頭|出だし|書き出し|最初の一言|乾杯の(?:挨拶|一言))|(?:一言|二言|[二三四\\p{Nd}]文|数行)',
  '(?:جملة|عبارة|كلمة) (?:افتتاحية|البداية)|نخب|(?:ثلاث|أربع|\\p{Nd}) (?:جمل|أسطر)|بضع (?:جمل|كلمات)|جملتين|سطرين',
]);

/** "Best laptop under 800": one of its kind. */
export const BEST_OF_KIND = anyWord(
  [
    "(?:what(?:'?s| is) )?the best|best|what(?:'?s| is) the (?:top|ideal)",
    '(?:cuál es )?(?:el|la) mejor(?!es)|mejor(?!es|ar|a)',
    '(?:quel(?:le)? est )?(?:le|la) meilleure?(?!s)|meilleure?(?!s)',
    '(?:was ist |welche[rs]? ist )?(?:der|die|das) beste(?!n)|beste[rs]?(?!n)',
    '(?:qual (?:é )?)?(?:o|a) melhor(?!es)|melhor(?!es|ar)',
    '(?:qual è )?(?:il|la) miglior[e]?(?!i)|miglior(?!i|ar)',
    '(?:care (?:e|este) )?cel mai bun(?!e)|cea mai bună',
    '(?:最好|最佳|哪[个款台部])',
    '(?:一番|最も|最高の|ベスト)',
    'أفضل|احسن|أحسن',
  ],
  { atStart: true },
);

/** The person says that they don't see how the thing comes about. */
export const NOT_UNDERSTOOD = anyWord([
  "(?:i )?(?:(?:do not|don'?t|dont|can'?t|cannot|can not|never|still don'?t) (?:really )?(?:understand|get|see|grasp)|(?:i'?m|im) confused|makes no sense)(?!\\p{L})",
  'no (?:entiendo|comprendo|veo|me queda claro|lo entiendo)',
  '(?:je )?(?:ne )?(?:comprends|saisis|vois) (?:pas|toujours pas)|(?:je )?(?:ne )?pige pas',
  '(?:verstehe?|kapiere?|begreife?)(?: (?:ich|es|das|aber|einfach|immer noch)){0,3} nicht|ich (?:verstehe?|kapiere?) (?:nie|nicht)',
  'não (?:entendo|compreendo|percebo|consigo entender)',
  'non (?:capisco|comprendo|mi è chiaro|riesco a capire)',
  'nu (?:înțeleg|pricep|îmi e clar|reușesc să înțeleg)',
  '(?:不|没)(?:太|大)?(?:懂|明白|理解)|搞不懂|弄不懂|想不通',
  '(?:わから|分から|理解でき)(?:ない|ません)|ピンと来',
  'و?(?:لا|ما|مش) (?:أفهم|افهم|فاهم|فهمت|أستوعب)|و?لم أفهم',
]);

/** A figure that is to speak, in an answer of its own words. */
export const IN_ITS_VOICE = anyWord([
  '(?:answer|reply|respond|speak|write|talk|say it|tell (?:it|me))(?: it| this| me)?(?: all)? in (?:her|his|their|its) (?:own )?(?:voice|words|style)(?!\\p{L})|(?:answer|reply|respond|speak)(?: to me)? as (?:her|him|them|if you were (?:her|him))(?!\\p{L})',
  '(?:responde|contesta|habla|escribe|escríbelo)(?:me)? (?:con|en|como) (?:su (?:propia )?voz|sus palabras|si fueras (?:él|ella))',
  '(?:réponds|répondez|parle|parlez|écris|écrivez)(?:[- ]moi)? (?:avec sa voix|dans sa voix|avec ses mots|dans son style|comme si tu étais (?:lui|elle)|à sa place)',
  '(?:antworte|sprich|schreib)\\p{L}* (?:mir )?(?:in|mit) (?:ihrer|seiner|ihren|seinen) (?:eigenen )?(?:stimme|worten|art)|(?:antworte|sprich) als wärst du (?:er|sie)',
  '(?:responda|responde|fale|fala|escreva|escreve) (?:com|na|como) (?:a )?(?:sua voz|voz dela|voz dele|suas palavras|se fosse (?:ele|ela))',
  '(?:rispondi|parla|scrivi)(?:mi)? (?:con (?:la )?sua voce|nella sua voce|con le sue parole|come se fossi (?:lui|lei))',
  '(?:răspunde|vorbește|scrie)(?:-mi)? (?:cu vocea (?:lui|ei|sa)|în vocea (?:lui|ei|sa)|cu cuvintele (?:lui|ei|sale)|ca și cum ai fi (?:el|ea))',
  '(?:用|以)(?:她|他)的?(?:口吻|语气|声音|话|身份)(?:来)?(?:回答|说|写|讲)',
  '(?:彼女|彼|その人|本人)(?:の(?:声|口調|言葉)|になりきって|として)(?:で)?(?:答え|話し|語|書い)',
  '(?:أجب|أجيبي|تحدث|اكتب|رد) (?:بصوته(?:ا)?|بلسانه(?:ا)?|بأسلوبه(?:ا)?|كأنك (?:هو|هي))',
]);

/** A part that answers what the person asks, and asks nothing itself. */
export const ANSWERS_MY_QUESTIONS = anyWord([
  "(?:answer|answering|take|reply to|respond to) (?:all |any of )?(?:my|our) questions|i(?:'ll| will| am going to)? ask (?:you )?(?:some |a few )?questions|ask you (?:\\p{L}+ ){0,3}questions",
  '(?:responde|contesta|respondas|contestes|responder|contestar) (?:a )?(?:todas )?(?:mis|nuestras) preguntas|te (?:haré|voy a hacer) preguntas',
  '(?:réponds|répondez|répondre|répondra) à (?:toutes )?(?:mes|nos) questions|je (?:te|vous) (?:poserai|pose|poser) des questions',
  '(?:beantworte|beantworten|beantwortest)\\p{L}* (?:mir )?(?:alle )?(?:meine|unsere|mir)? ?fragen|antworte auf meine fragen|ich stelle dir fragen',
  '(?:responda|responde|responder|respondas) (?:a |às )?(?:todas as )?(?:minhas|nossas) perguntas|vou (?:te )?fazer perguntas',
  '(?:rispondi|rispondere|risponda) (?:a )?(?:tutte )?(?:le )?(?:mie|nostre|alle mie) domande|rispondi alle (?:mie )?domande|ti farò (?:delle )?domande',
  '(?:răspunde|răspunzi|răspundeți)(?:-mi)? la (?:toate )?întrebările (?:mele|noastre)|îți (?:voi pune|pun) întrebări',
  '(?:回答|解答|答)我(?:的|提出的|问的)?(?:所有|任何)?(?:的)?(?:问题|提问)|我(?:来|会)?(?:问|向你提问)',
  '(?:私の|僕の)?質問に(?:答え|回答)|私が質問',
  '(?:أجب|أجيبي|تجيب|رد|جاوب) (?:عن|على) (?:كل )?(?:أسئلتي|أسئلتنا)|سأسألك|سأطرح عليك',
]);
export const PART_IN_FRONT = anyWord(
  [
    "(?:(?:please|now|ok|can you|could you|i want you to|i'd like you to|let's) )*(?:act|answer|speak|respond|behave) (?:as|like)|(?:please )?(?:pretend|imagine)(?: that)?(?: to be| you(?:'re| are))|(?:please )?be (?:an?|the|my) |play (?:an?|the|the (?:role|part) of)|you(?:'re| are) (?:an?|the|my) ",
    '(?:actúa|compórtate|responde|habla|haz) (?:como|de)|imagina que eres|eres (?:un|una|el|la|mi) ',
    '(?:agis|joue|réponds|parle|fais)(?:ez)? (?:comme|en tant que|le rôle)|imagine que tu es|(?:tu es|vous êtes) (?:un|une|le|la|mon) ',
    '(?:spiel|sei|agiere|antworte|sprich)\\p{L}* (?:als|wie|ein|eine|einen|die rolle|der|den)|stell dir vor,? du bist|du bist (?:ein|eine|mein|meine|der|die) ',
    '(?:aja|atue|age|finge|responda|faça) (?:como|de|o papel)|imagine que (?:você é|és)|você é (?:um|uma|o|a|meu) ',
    '(?:agisci|comportati|rispondi|parla|fai) (?:come|da|la parte|il ruolo)|immagina di essere|sei (?:un|una|il|la|mio) ',
    '(?:poartă-te|comportă-te|acționează|joacă|fii|răspunde) (?:ca|rolul|precum|un|o)|imaginează-ți că ești|ești (?:un|o) ',
    '(?:请)?(?:你)?(?:来)?(?:扮演|假装|当|做|作为)|你是一',
    '[^。]{1,24}(?:として|になりきって|を演じて|の役)',
    '(?:تصرف|تقمص|العب|مثل|تخيل|كن) (?:ك|دور|شخصية|أنك|مثل)?|أنت \\p{L}{3,}',
  ],
  { atStart: true },
);

/** Some days somewhere else, with those who come along or what is to be seen. */
const DAYS_AWAY = anyWord([
  '(?:\\p{Nd}+|two|three|four|five|six|seven|a few|long|a)[- ](?:day|night)s?(?: (?:long )?weekend| trip| getaway| break| stay| holiday| vacation)? (?:in|to|around|at) (?!the (?:gym|office|hospital)|a row|total|advance|my|work|bed|home)\\p{L}|(?:weekend|city break|holiday|vacation|getaway|honeymoon|road trip) (?:in|to|around) (?!the (?:gym|office)|bed)\\p{L}',
  '(?:\\p{Nd}+|dos|tres|cuatro|cinco|unos) (?:días|noches) (?:en|por) \\p{L}|(?:fin de semana|puente|escapada|vacaciones|luna de miel) (?:en|a|por) \\p{L}',
  '(?:\\p{Nd}+|deux|trois|quatre|cinq|quelques) (?:jours|nuits) (?:à|en|au|dans) \\p{L}|(?:week-?end|escapade|vacances|séjour|lune de miel)(?: de \\p{Nd} jours)? (?:à|en|au) \\p{L}',
  '(?:\\p{Nd}+|zwei|drei|vier|fünf|paar) (?:tage|nächte|tagen) (?:in|nach|auf) \\p{L}|(?:wochenende|städtetrip|kurzurlaub|urlaub|flitterwochen) (?:in|nach|auf) \\p{L}',
  '(?:\\p{Nd}+|dois|três|quatro|cinco|uns) (?:dias|noites) (?:em|no|na|por) \\p{L}|(?:fim de semana|feriado|escapadinha|férias|lua de mel) (?:em|no|na) \\p{L}',
  '(?:\\p{Nd}+|due|tre|quattro|cinque) (?:giorni|notti) (?:a|in|nel) \\p{L}|(?:weekend|fine settimana|ponte|vacanza|luna di miele)(?: di \\p{Nd} giorni)? (?:a|in) \\p{L}',
  '(?:\\p{Nd}+|două|trei|patru|cinci|câteva) (?:de )?(?:zile|nopți) (?:la|în|prin) \\p{L}|(?:weekend|city break|vacanță|excursie|lună de miere)(?: de \\p{Nd} zile)? (?:la|în) \\p{L}',
  '(?:去|在|到)[^，。]{2,10}(?:玩|旅游|旅行|度假|待)?(?:[两三四五六七\\p{Nd}]+天|周末|过周末)',
  '[^、。]{2,10}(?:へ|に|で)(?:[二三四五\\p{Nd}]泊|[\\p{Nd}二三四五]+日間|週末)|[二三四五\\p{Nd}]泊[三四五六\\p{Nd}]日',
  '(?:ثلاثة أيام|يومين|[٢-٩2-9] أيام|أربعة أيام|عطلة|إجازة|نهاية الأسبوع) في \\p{L}',
]);
const SIGHTS = anyWord([
  'sights?|sightseeing|museums?|buggy|stroller|toddler|kids?|hotel|flight|travel|visit|trip|itinerary|restaurants?|walk(?:ing)?|beach|weekend',
  'visitar|visitas?|museos?|hotel|niñ[oa]s?|carrito|viaj\\p{L}*|monumentos|playa|itinerario|fin de semana|escapada',
  'visit\\p{L}*|musées?|hôtel|enfants?|poussette|voyag\\p{L}*|plage|itinéraire|week-?end|séjour',
  'sehenswürdigkeit\\p{L}*|museen|museum|hotel|kind\\p{L}*|kinderwagen|reis\\p{L}*|strand|wochenende|ausflug|städtetrip',
  'visitar|museus?|hotel|crianças?|carrinho|viag\\p{L}*|praia|roteiro|fim de semana',
  'visit\\p{L}*|musei|hotel|bambin\\p{L}*|passeggino|viagg\\p{L}*|spiaggia|itinerario|weekend|fine settimana',
  'vizit\\p{L}*|muze\\p{L}*|hotel|copi\\p{L}*|cărucior|călător\\p{L}*|plaj\\p{L}*|itinerar|weekend|city break|vacanță',
  '玩|旅|景点|酒店|博物馆|孩子|宝宝|婴儿车|度假|周末',
  '観光|旅行|ホテル|美術館|子ども|子供|ベビーカー|泊',
  'سياح|معالم|فندق|متحف|أطفال|طفل|سفر|رحلة|عطلة|إجازة',
]);
export const isJourney = (folded: string): boolean => DAYS_AWAY.test(folded) && SIGHTS.test(folded);

/** Which questions are to be put to somebody. */
export const WHAT_TO_ASK = anyWord([
  '(?:what|which questions) (?:should|do|can|could|must|would) (?:i|we) (?:need to |have to |best )?ask(?! for(?!\\p{L}))(?!\\p{L})|what to ask(?! for(?!\\p{L}))(?!\\p{L})|(?:good |important |smart )?questions (?:to|i should|should i) ask(?!\\p{L})',
  'qué (?:le |les )?(?:pregunto|preguntar|debo preguntar|debería preguntar|tengo que preguntar|conviene preguntar)(?:le|les)?|qué preguntas (?:hago|le hago|hacer|debo hacer|debería hacer)',
  "(?:quelles )?questions (?:à )?(?:poser|dois-je poser|devrais-je poser|je devrais poser)|que (?:dois-je|devrais-je|faut-il) (?:lui |leur )?demander (?:au|à la|à l'|lors)|quoi demander (?:au|à|lors)",
  'was (?:soll|sollte|muss|kann) (?:ich|man) [^.?]{0,60}fragen(?!\\p{L})|welche fragen (?:soll|sollte|muss|kann|stell)\\p{L}*|was frage? ich (?!mich)',
  'o que (?:eu )?(?:devo |deveria |preciso )?(?:perguntar|pergunto)(?!\\p{L})|que perguntas (?:devo |deveria )?(?:fazer|faço)',
  'cosa (?:dovrei |devo |posso )?(?:chiedere|chiedo) (?:a|al|alla|all’|durante|quando)(?!\\p{L})|(?:che|quali) domande (?:fare|faccio|dovrei fare|devo fare)',
  'ce (?:ar trebui să |trebuie să |să )?(?:îl |o |îi |le )?întreb(?!\\p{L})|ce întrebări (?:să |ar trebui să )?(?:pun|îi pun)',
  '(?:该|应该|需要|可以|要)问(?:房东|中介|对方|面试官|医生|卖家|老师)?些?(?:什么|哪些)(?!时候|意思)|(?:有)?哪些问题(?:要|该|需要)问',
  '(?:何|どんなこと|どんな質問)を(?:聞|質問|尋ね)(?:けば|いたら|くべき|すれば|したら|いておく)|聞いておくべきこと',
  '(?:ماذا|ايش|وش|شو|عن ماذا) (?:يجب أن |لازم )?(?:أسأل|اسال|نسأل)|ما (?:هي )?الأسئلة التي (?:يجب|ينبغي|أطرح|أسأل)',
]);

/** In what two things differ, however it is put. */
export const DIFFER_IN_WHAT = anyWord([
  'how (?:is|are|does|do) [^?.]{2,60} (?:different from|differ from|differ)(?!\\p{L})|what sets [^?.]{2,60} apart from',
  '(?:en )?qué se diferencia[n]? |qué diferencia hay entre|en qué se distinguen?',
  "en quoi (?:diffère|se distingue|sont[- ]ils différent)\\p{L}*|c'est quoi la différence entre|quelle différence (?:entre|y a-t-il)",
  '(?:worin|wodurch|wie) unterscheide[nt]|wo (?:ist|liegt) (?:da )?der unterschied|was unterscheidet',
  '(?:em )?(?:que|quê) (?:se )?(?:difere|diferem|diferencia|diferenciam|distingue)\\p{L}*|que diferença (?:há|existe) entre',
  "(?:in )?(?:che cosa|cosa|che) (?:si )?(?:differenzia|differisce|distingue)\\p{L}*|che differenza (?:c'è|passa) (?:tra|fra)",
  '(?:prin|cu) ce (?:se )?(?:deosebe|diferă|diferențiaz)\\p{L}*|ce diferență (?:e|este|există) între',
  '(?:跟|和|与|與|同|对比|比)[^，。？]{1,20}(?:差|区别|區別|不同|不一样|不一樣|差别|差別)(?:到底|究竟|主要)?(?:在|是)?(?:哪|什么|什麼)',
  '(?:と|は|って)[^。？]{0,20}(?:どこが|何が|どう)(?:違う|違い|ちがう|異なる)',
  '(?:بماذا|بم|كيف|في ماذا) (?:يختلف|تختلف)|(?:شو|وش|ايش|إيش|إيه) (?:هو )?الفرق',
]);

/** How much goes into something whose measures are given. */
const DIMENSION = lean(/(?:نصف قطر|قطر|ارتفاع|طول|عرض|عمق|ضلع|سمك)(?:ه|ها|هم)?(?=\s|$)/gu);
const HOW_MUCH_HELD = lean(
  /كم (?:لتر|ليتر|متر|كيلو|جالون|غالون|برميل|كوب|بلاطه|حبه|كيس|علبه|سعت|حجم|مساحت|يشيل|تشيل|يسع|تسع|ياخذ|تاخذ|يحمل|يكفي)/u,
);
export const isHeldByMeasure = (folded: string): boolean =>
  HOW_MUCH_HELD.test(folded) && (folded.match(DIMENSION)?.length ?? 0) >= 2;

/** Put through somebody's door or sent to them, and not written about something. */
export const A_NOTE_TO = anyWord([
  '(?:write|leave|drop|send|slip|put)(?: to)? (?:him|her|them|(?:my|our|the) (?:\\p{L}+ ){0,2}?(?:neighbou?rs?|landlord|teacher|colleagues?|boss|flat ?mates?|room ?mates?|friend|postman|babysitter)) (?:an? )?(?:\\p{L}+,? ){0,3}?(?:note|message|line|card)(?!s|\\p{L})|(?:an? )?(?:\\p{L}+ ){0,2}note (?:to|for) (?:my|our|the|a) (?:\\p{L}+ ){0,2}?(?:neighbou?rs?|landlord|teacher|colleagues?|boss|flat ?mates?|room ?mates?|babysitter)(?!\\p{L})',
  '(?:escribir|dejar|mandar|enviar|poner)(?:le|les) (?:un|una) (?:\\p{L}+ )?(?:nota|notita|mensaje)|nota (?:para|a) (?:mi|mis|el|la|los) (?:vecin|caser|profesor|compañer)\\p{L}*',
  '(?:lui|leur) (?:écrire|laisser|mettre|envoyer) (?:un|une) (?:petit |gentil )?(?:mot|note|message)|(?:petit )?mot (?:à|pour|au) (?:mon|ma|mes|le|la)? ?(?:voisin|propriétaire|professeur|collègue)\\p{L}*',
  '(?:ihm|ihr|ihnen) (?:einen|eine|ein paar) (?:\\p{L}+ )?(?:zettel|nachricht|notiz|zeilen|brief)[^.?]{0,20}(?:schreiben|hinterlassen|einwerfen)|(?:zettel|nachricht|notiz) an (?:meine[nr]?|unsere[nr]?|den|die) (?:nachbar|vermieter|kolleg|mitbewohner)\\p{L}*',
  '(?:escrever|deixar|mandar|enviar)(?:-lhes?)? (?:um|uma) (?:\\p{L}+ )?(?:bilhete|recado|mensagem) |(?:bilhete|recado) (?:para|ao|à) (?:o |a |meu |minha )?(?:vizinh|senhori|profess|coleg)\\p{L}*',
  '(?:scriver|lasciar|mandar)(?:gli|le) (?:un|una) (?:\\p{L}+ )?(?:biglietto|bigliettino|messaggio|nota)|(?:biglietto|messaggio) (?:per|al|alla) (?:il |la |mio |mia )?(?:vicin|padron|insegnant|collegh?)\\p{L}*',
  '(?:să-i|să le|îi|le) (?:scriu|las|trimit) (?:un|o) (?:\\p{L}+ )?(?:bilet|bilețel|mesaj|notiță)|(?:bilet|bilețel|mesaj) (?:pentru|către) (?:vecin|proprietar|profes|coleg)\\p{L}*',
  '给(?:他|她|他们|邻居|房东|老师|同事|室友)(?:们)?(?:写|留|发)(?:一?[张个条封])?(?:友好的|客气的)?(?:便条|字条|纸条|留言|信息|消息|短信)',
  '(?:隣人|お隣|隣の人|大家さん|先生|同僚)(?:に|への|へ)[^。]{0,16}(?:メモ|手紙|置き手紙|一筆|メッセージ)',
  '(?:أكتب|اكتب|أترك|أرسل) (?:له|لها|لهم|لجاري|لجارتي|للجيران) (?:ورقة|رسالة|ملاحظة|كلمة)',
]);
