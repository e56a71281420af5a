import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** What is done in turns so that the person learns: each has its own course. */
export type Practice = 'examined' | 'quizzed' | 'tutored' | 'opposed' | 'interviewed';

/** An examination as it is really held, with its parts and marks. */
const EXAMINES = anyWord([
  '(?:examiner|(?:mock|practice|simulated|full|complete|oral|speaking|driving|theory|citizenship|entrance|final|bar|board) (?:[\\p{L}-]+ ){0,2}(?:exam\\p{L}*|tests?)|(?:exam|test) simulation|simulat\\p{L}+ (?:[\\p{L}-]+ ){0,5}(?:exam|test)|viva(?: voce)?|ielts|toefl|toeic|delf|dele|hsk|jlpt|cambridge)(?!\\p{L})',
  '(?:examinador\\p{L}*|simulacro|examen (?:oral|de|del|completo)|dele|ielts|toefl)(?!\\p{L})',
  '(?:examinat\\p{L}+|jury d.examen|examen blanc|(?:bac|examen|épreuve|oral) (?:de|du|d)|(?:épreuve|examen) oral\\p{L}*|delf|dalf|tcf|ielts|toefl)(?!\\p{L})',
  '(?:prüfer\\p{L}*|prüfungssimulation|(?:mündliche|probe|führerschein|fahr|theorie|einbürgerungs|sprach|abitur|abschluss)\\p{L}*prüfung|mündliche\\p{L}* (?:abitur|prüfung|examen)\\p{L}*|probeklausur|goethe-\\p{L}+|telc|ielts|toefl)(?!\\p{L})',
  '(?:examinador\\p{L}*|banca examinadora|simulado|prova oral|exame (?:oral|da|de|do)|celpe-bras|ielts|toefl)(?!\\p{L})',
  '(?:esaminat\\p{L}+|commissione d.esame|simulazione (?:dell?.?)?(?:esame|orale|maturità)|esame (?:orale|di|della)|maturità|ielts|toefl)(?!\\p{L})',
  '(?:examinato\\p{L}+|comisi\\p{L}+ de examen|simul\\p{L}+ (?:de )?(?:examen|bac|test)\\p{L}*|examen\\p{L}* (?:oral|de|auto)|bacalaureat\\p{L}*|cambridge|ielts|toefl)(?!\\p{L})',
  '考官|模拟(?:一[次场]?)?(?:完整的?)?[^，。]{0,6}考试|模考|口试|雅思|托福|答辩',
  '試験官|模擬試験|口頭試問|口述試験|(?:スピーキング|英検|面接)試験|JLPT|IELTS|TOEFL|(?:ielts|toefl|jlpt)',
  'ممتحن|امتحان شفهي|الامتحان الشفوي|محاكا[ةه] (?:ل)?(?:ال)?(?:امتحان|اختبار)|ايلتس|توفل',
]);

/** Known facts are asked for, right or wrong. */
const QUIZZES = anyWord([
  '(?:quiz|drill|grill) me|test (?:me|my)(?!\\p{L})|quizmaster|ask me (?:[\\p{L}\\p{Nd}-]+ ){0,4}questions (?:about|on|from)|trivia|flash ?cards?|vocab\\p{L}*(?= )',
  'pregúntame|ponme a prueba|hazme (?:un (?:quiz|test|cuestionario)|preguntas)|interrógame|trivial?|vocabulario',
  'interroge-moi|teste-moi|fais-moi (?:réviser|un quiz|réciter)|pose-moi|vocabulaire',
  'frag(?:e)? mich|prüf(?:e)? (?:mich|mein)|teste? (?:mich|mein)|abfrag\\p{L}*|quiz\\p{L}*|vokabel\\p{L}*|stell(?:e)? mir .{0,16}fragen',
  'me (?:teste|pergunte|faça perguntas)|teste-me|faça-me perguntas|faça um quiz|quiz(?!\\p{L})|vocabulário',
  'interrogami|fammi (?:un quiz|(?:delle |\\p{Nd}+ |dieci |cinque )?domande)|mettimi alla prova|testami|quiz(?!\\p{L})',
  'testează-mă|întreabă-mă|pune-mi .{0,16}întrebări|fă-mi un (?:test|quiz)|ascultă-mă|verifică-mă|vocabular',
  '考考我|考我|抽查|提问我|测[试验]一?下?我|听写|单词',
  'クイズを?出して|問題を出して|テストして|単語',
  'اختبرني|امتحني|اسالني|مسابق|مفردات',
]);

/** Whoever sits on the other side is played, so that a talk with them can be tried out. */
const OPPOSES = anyWord([
  "(?:opponent|debate (?:with )?me|devil'?s advocate|sparring partner|(?:angry |difficult |unhappy |rude |picky )*(?:customer|client|patient|guest|buyer|seller|landlord|prospect|investor|caller)(?= (?:who|so|and|calling|complaining|asking|that))|negotiat\\p{L}+ with me|(?:act|play|pretend)(?: like| as| to be| you(?:'?re| are))? (?:my|an?|the) (?:[\\p{L}-]+ ){0,3}(?:boss|manager|landlord|landlady|mother-in-law|ex|neighbou?r|customer|client|buyer|seller|investor)|role-?play (?:a|the|an) (?:[\\p{L}-]+ ){0,3}(?:negotiation|sales call|conversation with my (?:boss|landlord)))(?!\\p{L})",
  '(?:oponente|contrincante|debate conmigo|debatamos|abogado del diablo|(?:haz de|actúa como|eres) (?:un |una |mi )?(?:cliente|paciente|jefe|casero|comprador|inversor)\\p{L}*)(?!\\p{L})',
  '(?:adversaire|contradicteur|débat(?:s|tons)? (?:avec moi|contre moi)|avocat du diable|(?:joue|fais|tu es) (?:un |une |le |la |mon )?(?:client|patient|patron|propriétaire|acheteur|investisseur)\\p{L}*)(?!\\p{L})',
  '(?:gegner\\p{L}*|gegenseite|debattier\\p{L}* mit mir|advocatus diaboli|(?:spiel\\p{L}*|du bist) (?:einen |eine |den |die |meinen |ein )?(?:\\p{L}+ )?(?:kund|patient|chef|vermieter|käufer|investor)\\p{L}*)(?!\\p{L})',
  '(?:oponente|adversári\\p{L}+|debata comigo|advogado do diabo|(?:seja|faça|aja como|finja ser) (?:um |uma |o |a |meu )?(?:cliente|paciente|chefe|comprador|investidor)\\p{L}*)(?!\\p{L})',
  '(?:avversari\\p{L}+|dibatti(?:amo)? con me|avvocato del diavolo|(?:fai|fammi|interpreta|sei) (?:da |un |una |il |la |il mio )?(?:cliente|paziente|capo|compratore|investitore))(?!\\p{L})',
  '(?:oponent\\p{L}*|adversar\\p{L}*|dezbate(?:m)? cu mine|avocatul diavolului|(?:joacă|fii|ești) (?:un |o |rolul unui )?(?:client|pacient|șef|cumpărător|investitor)\\p{L}*)(?!\\p{L})',
  '(?:扮演|当|做|演)[^，。]{0,10}(?:顾客|客户|病人|患者|老板|房东|对手|买家|投资人)|反方|辩论对手|和我辩论|跟我辩论',
  '(?:お客|客|患者|上司|大家|相手|反対派)[^。]{0,6}(?:役|になって)|ディベート(?:の相手|して)',
  '(?:دور|كن|تصرف ك)[^.]{0,12}(?:زبون|عميل|مريض|مدير|مشتر|مستثمر|خصم)|ناقشني|جادلني',
]);

/** Something is practised with somebody who knows it better, or spoken with them. */
const TUTORS = anyWord([
  "(?:(?:my |an? )(?:[\\p{L}-]+ ){0,3}(?:tutor|teacher|instructor)|(?:conversation|language|speaking|practice|study|tandem) (?:partner|buddy)|practi[sc]e (?:[\\p{L}-]+ ){0,5}with me|let'?s (?:practi[sc]e|speak|talk)|(?:correct|teach|tutor) me|correct my (?:mistakes|grammar|errors))(?!\\p{L})",
  '(?:(?:mi|un|una) (?:\\p{L}+ )?(?:profe\\p{L}*|tutora?)|compañer[oa] de conversación|practi(?:ca|quemos|car) (?:\\p{L}+ ){0,4}conmigo|corrígeme|habla conmigo|enséñame)(?!\\p{L})',
  '(?:(?:mon|ma|un|une) (?:prof\\p{L}*|tuteur|tutrice|répétiteur)|partenaire de conversation|(?:parle|discute|pratique|entraîne-toi|exerce) (?:\\p{L}+ ){0,4}avec moi|corrige(?:-moi| mes)|apprends-moi|entraîne-moi)(?!\\p{L})',
  '(?:(?:mein|meine|ein|eine) (?:\\p{L}*lehrer\\p{L}*|nachhilfe\\p{L}*|tutor\\p{L}*)|gesprächspartner\\p{L}*|tandempartner\\p{L}*|(?:üb|sprich|red|unterhalt)\\p{L}* (?:\\p{L}+ ){0,4}mit mir|lass uns (?:\\p{L}+ ){0,4}(?:üben|sprechen)|(?:verbesser|korrigier)\\p{L}* (?:mich|meine))(?!\\p{L})',
  '(?:(?:meu|minha|um|uma) (?:professor\\p{L}*|tutor\\p{L}*)|parceir[oa] de conversação|(?:converse|pratique|treine|fale) (?:\\p{L}+ ){0,4}comigo|me corrija|corrija(?:-me| os meus| meus)|me ensine)(?!\\p{L})',
  '(?:(?:il mio|la mia|un|una) (?:\\p{L}+ )?(?:insegnante|prof\\p{L}*|tutor)|partner di conversazione|(?:parla|esercitati|conversa|fai pratica) (?:\\p{L}+ ){0,4}con me|correggimi|correggi i miei|insegnami|alleniamoci)(?!\\p{L})',
  '(?:(?:profesor\\p{L}*|profesoara|tutore\\p{L}*|meditatoru\\p{L}*) (?:meu|mea)|partener\\p{L}* de conversație|(?:vorbește|exersează|discută|conversează) (?:\\p{L}+ ){0,4}cu mine|corectează(?:-mă|-mi)|învață-mă)(?!\\p{L})',
  '(?:做|当|是|充当|扮演)我的[^，。]{0,8}(?:老师|家教|陪练|语伴)|(?:陪|和|跟|与)我(?:一起)?(?:练|对话|聊|说)|纠正我',
  '(?:先生|家庭教師|会話相手|話し相手)(?:になって|役)|(?:会話|練習)の相手|私と[^。]{0,16}(?:練習|会話)|間違いを(?:直|訂正)',
  'كن (?:معلم|مدرس|استاذ)\\p{L}*|شريك\\p{L}* (?:في )?(?:ال)?محادث|(?:تحاور|تحدث|تدرب|تكلم) معي|صحح (?:لي|اخطائي)|علمني',
]);

const INTERVIEWS = anyWord([
  'interview\\p{L}*|hiring manager|recruiter',
  'entrevist\\p{L}*|reclutador\\p{L}*',
  'entretien|recruteu\\p{L}*|entrevue',
  '(?:vorstellungs|bewerbungs)\\p{L}*|interview\\p{L}*|personaler\\p{L}*',
  'entrevist\\p{L}*|recrutador\\p{L}*',
  'colloquio|intervist\\p{L}*|selezionat\\p{L}*',
  'interviu\\p{L}*|interviev\\p{L}*|recrutor\\p{L}*',
  '面试',
  '面接',
  'مقابل[ةه]',
]);

/** Nothing is corrected or given away: who is taught finds it. */
const ONLY_ASKS = anyWord([
  "socratic\\p{L}*|(?:don'?t|do not|never|without) (?:give|giving|tell|telling) (?:me )?(?:the |any )?(?:answers?|solutions?)|only (?:ask )?(?:me )?questions",
  'socrátic\\p{L}*|no me (?:des|digas) (?:la |las )?(?:respuesta|solución)\\p{L}*|solo preguntas',
  'socratique|ne me donne pas (?:la|les|de) (?:réponse|solution)s?|seulement des questions',
  'sokratisch\\p{L}*|(?:gib|verrat) mir (?:nicht|keine) (?:die )?(?:antwort|lösung)\\p{L}*|nur fragen',
  'socrátic\\p{L}*|não me dê (?:a |as )?(?:resposta|solução)\\p{L}*|só perguntas',
  'socratic\\p{L}*|non darmi (?:la|le) (?:rispost|soluzion)\\p{L}*|solo domande',
  'socratic\\p{L}*|nu-mi da (?:răspunsul|soluția)|doar întrebări',
  '苏格拉底|不要(?:直接)?(?:给|告诉)我?答案|只提问',
  'ソクラテス|答えは(?:教え|言わ)ない|質問だけ',
  'سقراط|لا تعطني (?:ال)?(?:جواب|حل|اجاب)|اسئله فقط',
]);

/** What is told in it is wanted for itself, and nobody is judged. */
const TOLD_IN_INTERVIEW = anyWord([
  'memoirs?|biograph\\p{L}*|autobiograph\\p{L}*|podcast|newspaper|magazine|blog|article|family history|my (?:life|childhood|story)|documentary|user research',
  'memorias|biografía|pódcast|podcast|periódico|revista|artículo|mi (?:vida|infancia|historia)',
  'mémoires|biographie|podcast|journal|magazine|article|ma (?:vie|jeunesse)|mon (?:enfance|histoire)',
  'memoiren|biografie|podcast|zeitung|magazin|artikel|mein(?:e)? (?:leben|kindheit|geschichte)',
  'memórias|biografia|jornal|revista|artigo|minha (?:vida|infância|história)',
  'memorie|giornale|rivista|articolo|la mia (?:vita|infanzia|storia)',
  'memorii|biografie|ziar|revistă|articol|(?:viața|copilăria|povestea) mea',
  '回忆录|传记|播客|报纸|杂志|文章|我的(?:人生|童年|故事)',
  '回顧録|自伝|伝記|ポッドキャスト|新聞|雑誌|記事|私の(?:人生|子供時代|話)',
  'مذكرات|سيره|بودكاست|صحيفه|مجله|مقال|حياتي|طفولتي|قصتي',
]);

/** Answers are judged in it, as opposed to a game. */
const JUDGED = anyWord([
  '(?:exam\\p{L}*|mock|test|drill|oral|feedback|grade|score)(?!\\p{L})',
  '(?:exam\\p{L}*|oral|corrígeme)(?!\\p{L})',
  '(?:exam\\p{L}*|teste|oral|corrige)(?!\\p{L})',
  '(?:prüf\\p{L}*|teste|feedback)(?!\\p{L})',
  '(?:exame|prova|teste|oral)(?!\\p{L})',
  '(?:esam\\p{L}*|orale)(?!\\p{L})',
  '(?:exam\\p{L}*|test\\p{L}*|oral)(?!\\p{L})',
  '测试|打分|考试',
  '試験|テスト|採点',
  'امتحان|اختبار|تقييم',
]);

/** "I am a client who …": that part is the person's own. */
const WHO_I_AM = lean(
  /(?<![\p{L}])(?:i(?:'m| am| will be|'ll be)|yo (?:soy|sere)|je (?:suis|serai)|ich bin|eu (?:sou|serei)|io (?:sono|saro)|eu (?:sunt|voi fi)) (?:an?|the|your|un[ae]?|el|la|le|uma?|o|ein\p{L}*|de[rn]|die)(?![\p{L}])[^,.;!?]*/gu,
);

/** "Give a mark after each answer": told at once and not at the end, as in a quiz. */
const MARKED_AT_ONCE = anyWord([
  '(?:(?:tell|correct|mark|grade|score|comment|feedback|explain|rate)\\p{L}* [^.;]{0,40}after (?:each|every)|after (?:each|every) [^.;]{0,40}(?:tell|correct|mark|grade|score|comment|feedback|explain|rate)\\p{L}*|wait for my answer, (?:then )?(?:give|tell|correct|mark|grade|rate|explain))(?!\\p{L})',
  '(?:después de|tras) cada (?:respuesta|pregunta)',
  'après chaque (?:réponse|question)',
  'nach jeder (?:antwort|frage)',
  '(?:depois de|após) cada (?:resposta|pergunta)',
  'dopo ogni (?:risposta|domanda)',
  'după fiecare (?:răspuns|întrebare)',
  '每(?:题|次|个问题)[^。]{0,8}(?:后|之后)[^。]{0,10}(?:点评|打分|纠正|告诉)',
  '(?:毎回|一問ごとに|答えるたびに)',
  'بعد كل (?:اجابه|جواب|سوال)',
]);

/** A witness is examined in court: the other side is played. */
const CROSS_EXAMINES = lean(
  /cross-examin|kreuzverhor|contre-interrogatoire|contrainterrogatorio|controinterrogatorio/u,
);

const kindOf = (folded: string): Practice | undefined => {
  if (TOLD_IN_INTERVIEW.test(folded) || ONLY_ASKS.test(folded)) return undefined;
  if (CROSS_EXAMINES.test(folded)) return 'opposed';
  if (INTERVIEWS.test(folded) && !EXAMINES.test(folded)) return 'interviewed';
  if (EXAMINES.test(folded)) return MARKED_AT_ONCE.test(folded) ? 'quizzed' : 'examined';
  if (OPPOSES.test(folded.replace(WHO_I_AM, ' '))) return 'opposed';
  if (TUTORS.test(folded)) return 'tutored';
  if (QUIZZES.test(folded)) return 'quizzed';
  return JUDGED.test(folded) ? 'quizzed' : undefined;
};

/** Which of them a conversation in turns is; a game is none. */
export function practiceOf(folded: string): Partial<Record<Practice | 'practised', boolean>> {
  const kind = kindOf(folded);
  return kind ? { [kind]: true, practised: true } : {};
}

/** Something is to be worked out or written, whoever does it. */
const WORK = anyWord([
  '(?:explain|write|draft|list|(?<!n.t )(?<!not )give (?:me|us|tips|advice)|what|how|why|which|rate|evaluate|mark (?:my|this)|create|make|prepare|tell|plan|translate|summari[sz]e|recommend|suggest|describe|review)(?!\\p{L})',
  '(?:explica|explíca\\p{L}*|escribe|redacta|haz(?:me)? una lista|dame|por qué|cuál|evalúa|crea|prepara|dime|planifica|traduce|resume|recomienda|sugiere|describe)(?!\\p{L})',
  '(?:expliqu\\p{L}+|écris|rédige|liste|donne(?:-moi)?|quoi|comment|pourquoi|quel\\p{L}*|évalue|crée|prépare|dis(?:-moi)?|planifie|traduis|résume|recommande|suggère|décris)(?!\\p{L})',
  '(?:erklär\\p{L}*|schreib\\p{L}*|liste|gib(?: mir)?|was|warum|welche\\p{L}*|bewerte|erstell\\p{L}*|mach(?:e)? mir|sag mir|plan\\p{L}*|übersetz\\p{L}*|empfiehl|empfehl\\p{L}*|beschreib\\p{L}*)(?!\\p{L})',
  '(?:expli\\p{L}+|escreva|redija|liste|me dê|dê-me|o que|por que|qual|avalie|crie|prepare|diga|planeje|traduza|resuma|recomende|sugira|descreva)(?!\\p{L})',
  '(?:spiega\\p{L}*|scrivi|elenca|dammi|cosa|quale|valuta|crea|prepara|dimmi|pianifica|traduci|riassumi|consiglia\\p{L}*|suggerisci|descrivi)(?!\\p{L})',
  '(?:explică\\p{L}*|scrie|listează|dă-mi|de ce|evaluează|creează|pregătește|spune-mi|planifică|tradu|rezumă|recomandă\\p{L}*|sugerează|descrie)(?!\\p{L})',
  '解释|讲解|写|列|给我|什么|怎么|如何|为什么|哪|评价|制定|推荐|翻译|总结|告诉|介绍',
  '説明|書い|教えて|挙げ|作って|作成|なぜ|どう|何|評価|すすめ|翻訳|要約',
  'اشرح|اكتب|اذكر|اعطني|ما |ماذا|كيف|لماذا|قيم|انشئ|حضر|قل لي|خطط|ترجم|لخص|اقترح|صف',
]);

/** "Can you be my conversation partner?" */
const POLITE =
  /^(?:(?:can|could|would|will) you|puedes|podrias|peux-tu|pourrais-tu|kannst du|konntest du|(?:voce )?pode(?:ria)?|puoi|potresti|poti|ai putea|你?(?:能|可以)|هل (?:يمكنك|تستطيع)) [^?？؟]*[?？؟]/u;
const isAsked = (folded: string): boolean => /[?？؟]/u.test(folded.replace(POLITE, ''));

/** A tutor, an examiner, an opponent is played, and takes turns with the person: nothing is asked of them but that. */
export const takesTurnsToTeach = (folded: string): boolean =>
  !isAsked(folded) &&
  !WORK.test(folded) &&
  ((kindOf(folded) ?? 'quizzed') !== 'quizzed' || (ONLY_ASKS.test(folded) && TUTORS.test(folded)));

/** "Be a tutor for …": the part is named first. */
export const PART_FIRST =
  /^(?:(?:please|can you|could you|i want you to|bitte|por favor|te rog) )*(?:be|act as|play|pretend|you are|you're|sei|spiel|du bist|se|actua|eres|sois|joue|agis|tu es|seja|atue|aja|voce e|sii|fai da|fammi da|agisci|sei|fii|joaca|esti)(?= )|^(?:请|你(?:来)?)?(?:做|当|扮演|是)|^كن |(?:になって|役をして)|^(?:let'?s |let us |hablemos|practiquemos|parlons|discutons|lass uns |vamos (?:conversar|falar|praticar)|facciamo conversazione|parliamo|conversiamo|hai sa (?:vorbim|exersam|conversam)|(?:我们)?(?:来)?(?:和|跟|陪|与)我|لنتكلم|لنتحدث|هيا نتكلم)|(?:会話|話)(?:しよう|しましょう|してください)/u;

const EXPERT_EN =
  '(?:dieti[ct]ian|nutritionist|doctor|physician|pediatrician|dermatologist|cardiologist|nurse|midwife|pharmacist|dentist|vet(?:erinarian)?|therapist|psychologist|psychiatrist|counsel(?:l)?or|lawyer|solicitor|attorney|notary|accountant|advis[eo]r|planner|banker|broker|estate agent|realtor|recruiter|coach|trainer|physio(?:therapist)?|chef|cook|baker|sommelier|barista|bartender|gardener|botanist|horticulturist|architect|designer|stylist|hairdresser|mechanic|electrician|plumber|carpenter|builder|technician|engineer|developer|programmer|sysadmin|analyst|scientist|marketer|strategist|consultant|copywriter|editor|teacher|professor|tutor|lecturer|librarian|historian|economist|physicist|chemist|biologist|mathematician|statistician|linguist|travel agent|(?:tour|travel) guide|farmer|beekeeper|mentor|researcher|photographer|landlord|landlady|reviewer|tester|(?:project|product|office|event|account|hr|sales) manager|expert|specialist|professional)';
/** A profession that is asked what it knows, as opposed to a figure that is played. */
const EXPERT = anyWord(
  [
    `(?:(?:please|ok|so|hi|hello|imagine|pretend|suppose|let's say|i want you to|can you) ,?(?:that )?)*(?:act(?:ing)? (?:as|like)|you(?:'?re| are)(?: now)?|be|play|think like|answer (?:as|like)|as) (?:an? |my |the )(?:[\\p{L}-]+ ){0,4}?${EXPERT_EN}(?!\\p{L})`,
    '(?:(?:imagina|supón) que )?(?:actúa como|eres|sé|responde como|como) (?:un |una |mi )?(?:\\p{L}+ ){0,2}?(?:nutricionista|dietista|médic[oa]|doctora?|pediatra|enfermer[oa]|farmacéutic[oa]|dentista|veterinari[oa]|terapeuta|psicólog[oa]|abogad[oa]|notari[oa]|contable|contadora?|asesora?|bróker|reclutadora?|coach|entrenadora?|fisioterapeuta|chef|cociner[oa]|panader[oa]|sumiller|jardiner[oa]|arquitect[oa]|diseñadora?|estilista|peluquer[oa]|mecánic[oa]|electricista|fontaner[oa]|carpinter[oa]|técnic[oa]|ingenier[oa]|programadora?|desarrolladora?|analista|científic[oa]|consultora?|redactora?|editora?|profesora?|maestr[oa]|historiadora?|economista|físic[oa]|químic[oa]|biólog[oa]|matemátic[oa]|guía|agricultora?|mentora?|expert[oa]|especialista|investigadora?|caser[oa])(?!\\p{L})',
    '(?:imagine(?:z)? que )?(?:agis(?:sez)? (?:comme|en tant que)|tu es|vous êtes|sois|réponds comme|en tant que) (?:un |une |mon |ma )?(?:\\p{L}+ ){0,2}?(?:nutritionniste|diététicien(?:ne)?|médecin|docteur|pédiatre|infirmi\\p{L}+|pharmacien(?:ne)?|dentiste|vétérinaire|thérapeute|psychologue|avocate?|notaire|comptable|conseill\\p{L}+|courtier|recruteu\\p{L}+|coach|entraîneu\\p{L}+|kiné\\p{L}*|chef|cuisini\\p{L}+|boulang\\p{L}+|sommeli\\p{L}+|jardini\\p{L}+|architecte|designer|styliste|coiffeu\\p{L}+|mécanicien(?:ne)?|électricien(?:ne)?|plombier|menuisier|technicien(?:ne)?|ingénieur\\p{L}*|développeu\\p{L}+|analyste|scientifique|consultante?|rédact\\p{L}+|profess?eur\\p{L}*|prof|historien(?:ne)?|économiste|physicien(?:ne)?|chimiste|biologiste|guide|agricult\\p{L}+|mentor|experte?|spécialiste|chercheu\\p{L}+|propriétaire)(?!\\p{L})',
    '(?:stell dir vor,? )?(?:du bist|sie sind|sei|agier\\p{L}* als|antworte (?:als|wie)|als) (?:ein |eine |mein |meine )?(?:\\p{L}+ ){0,2}?\\p{L}*(?:ernährungsberater\\p{L}*|arzt|ärztin|kinderarzt|pfleger\\p{L}*|apotheker\\p{L}*|zahnarzt|tierarzt|therapeut\\p{L}*|psycholog\\p{L}+|anwalt|anwältin|notar\\p{L}*|berater\\p{L}*|makler\\p{L}*|personaler\\p{L}*|coach|trainer\\p{L}*|koch|köchin|bäcker\\p{L}*|sommelier\\p{L}*|gärtner\\p{L}*|architekt\\p{L}*|designer\\p{L}*|stylist\\p{L}*|friseur\\p{L}*|mechaniker\\p{L}*|elektriker\\p{L}*|klempner\\p{L}*|installateur\\p{L}*|schreiner\\p{L}*|techniker\\p{L}*|ingenieur\\p{L}*|entwickler\\p{L}*|programmierer\\p{L}*|analyst\\p{L}*|wissenschaftler\\p{L}*|texter\\p{L}*|lehrer\\p{L}*|professor\\p{L}*|historiker\\p{L}*|ökonom\\p{L}*|physiker\\p{L}*|chemiker\\p{L}*|biolog\\p{L}+|reiseführer\\p{L}*|landwirt\\p{L}*|mentor\\p{L}*|expert\\p{L}+|spezialist\\p{L}*|forscher\\p{L}*|vermieter\\p{L}*|fachmann|fachfrau)(?!\\p{L})',
    '(?:imagine que )?(?:aja como|atue como|você é|tu és|seja|responda como|como) (?:um |uma |meu |minha )?(?:\\p{L}+ ){0,2}?(?:nutricionista|médic[oa]|doutora?|pediatra|enfermeir[oa]|farmacêutic[oa]|dentista|veterinári[oa]|terapeuta|psicólog[oa]|advogad[oa]|contadora?|consultora?|corretora?|recrutadora?|coach|treinadora?|fisioterapeuta|chef|cozinheir[oa]|padeir[oa]|sommelier|jardineir[oa]|arquitet[oa]|designer|estilista|cabeleireir[oa]|mecânic[oa]|eletricista|encanador|marceneir[oa]|técnic[oa]|engenheir[oa]|desenvolvedora?|programadora?|analista|cientista|redatora?|professora?|historiadora?|economista|físic[oa]|químic[oa]|biólog[oa]|guia|agricultora?|mentora?|especialista|pesquisadora?|investigadora?|senhori[oa])(?!\\p{L})',
    "(?:immagina di essere|fingi di essere|agisci come|sei|rispondi come|come) (?:un |una |un'|il mio |la mia )?(?:\\p{L}+ ){0,2}?(?:nutrizionista|dietista|medico|dottor\\p{L}*|pediatra|infermier[ea]|farmacista|dentista|veterinari[oa]|terapeuta|psicolog[oa]|avvocat[oa]|notaio|commercialista|consulente|recruiter|coach|allenator\\p{L}+|personal trainer|fisioterapista|chef|cuoc[oa]|fornai[oa]|sommelier|giardinier[ea]|architett[oa]|designer|stilista|parrucchier[ea]|meccanico|elettricista|idraulico|falegname|tecnic[oa]|ingegnere|sviluppat\\p{L}+|programmat\\p{L}+|analista|scienziat[oa]|copywriter|insegnante|professor\\p{L}*|maestr[oa]|storic[oa]|economista|fisic[oa]|chimic[oa]|biolog[oa]|guida|agricoltor\\p{L}*|mentore|espert[oa]|specialista|ricercat\\p{L}+|padrone di casa)(?!\\p{L})",
    '(?:imaginează-ți că )?(?:acționează ca|comportă-te ca|ești|fii|răspunde ca|ca) (?:un |o )?(?:\\p{L}+ ){0,2}?(?:nutriționist\\p{L}*|dietetician\\p{L}*|medic|doctor\\p{L}*|pediatru|asistent[aă]? medical\\p{L}*|farmacist\\p{L}*|dentist\\p{L}*|veterinar\\p{L}*|terapeut\\p{L}*|psiholog\\p{L}*|avocat\\p{L}*|notar|contabil\\p{L}*|consilier\\p{L}*|consultant\\p{L}*|recrutor|coach|antrenor\\p{L}*|kinetoterapeut\\p{L}*|chef|bucătar\\p{L}*|brutar|somelier|grădinar\\p{L}*|arhitect\\p{L}*|designer|stilist\\p{L}*|mecanic|electrician|instalator|tâmplar|tehnician|inginer\\p{L}*|dezvoltator|programator\\p{L}*|analist\\p{L}*|cercetător\\p{L}*|profesor\\p{L}*|istoric|economist\\p{L}*|fizician|chimist\\p{L}*|biolog|ghid|fermier|mentor|expert\\p{L}*|specialist\\p{L}*|proprietar\\p{L}*)(?!\\p{L})',
    '(?:请)?(?:假设|假如|想象)?(?:你(?:现在)?(?:是|就是)|作为|以)(?:一[名位个])?[^，。：,]{0,10}?(?:营养师|医生|大夫|护士|药师|药剂师|牙医|兽医|心理(?:咨询)?师|治疗师|律师|公证员|会计师?|理财师|顾问|经纪人|招聘官|HR|hr|教练|厨师|面包师|侍酒师|园艺师|园丁|建筑师|设计师|造型师|发型师|技师|电工|水管工|木工|工程师|程序员|分析师|科学家|老师|教师|教授|历史学家|经济学家|物理学家|导游|农民|导师|专家|研究员|房东)',
    '(?:あなたは|君は)[^。、]{0,14}?(?:栄養士|医師|医者|看護師|薬剤師|歯科医|獣医|カウンセラー|心理士|弁護士|税理士|会計士|アドバイザー|コンサルタント|コーチ|トレーナー|シェフ|料理人|ソムリエ|庭師|園芸家|建築家|デザイナー|スタイリスト|美容師|整備士|電気工事士|エンジニア|プログラマー|アナリスト|研究者|教師|先生|教授|歴史家|経済学者|ガイド|農家|専門家|プロ|研究員|大家)',
    '(?:تخيل انك |افترض انك )?(?:انت|كن|تصرف ك|بصفتك|اجب ك)\\p{L}* ?(?:اخصائي|اختصاصي|خبير|طبيب|صيدلي|ممرض|محام|محاسب|مستشار|مدرب|طاه|شيف|مهندس|مصمم|ميكانيكي|كهربائي|سباك|مبرمج|محلل|معلم|مدرس|استاذ|مرشد|مؤرخ|مزارع|موجه)',
  ],
  { atStart: true },
);

/** "You are a dietician. What should …", "act as a lawyer and explain …" */
const BEHIND_ROLE = lean(
  /[.!:;\n。！：；](?=\s?\S)|[,，、،](?=\s?\S)| (?:and|then|und|et|y|e|ed|și) (?=\p{L})| (?=[وف](?:[أا]عط|اكتب|ضع|اقترح|قدم|جهز|صمم|اشرح|انصح|ساعد|[أا]خبر|قل|هات|خطط|حلل|راجع)\p{L}*\s)/gu,
);
/** A figure with a character or a time of its own, and others in the same scene: these are played. */
const FIGURE = anyWord([
  '(?:who|secretly|famous|celebrated|legendary|fictional|medieval|victorian|ancient|grumpy|sarcastic|cynical|evil|mad|drunk\\p{L}*|eccentric|retired)(?!\\p{L})',
  '(?:que|famos[oa]|célebre|medieval|victorian[oa]|gruñón|gruñona|sarcástic[oa]|malvad[oa]|loc[oa]|jubilad[oa])(?!\\p{L})',
  '(?:qui|célèbre|fameu\\p{L}+|médiéval\\p{L}*|victorien\\p{L}*|grincheu\\p{L}+|sarcastique|maléfique|fou|folle|à la retraite)(?!\\p{L})',
  '(?:de[rs] (?=\\p{L}+ )|die (?=\\p{L}+ )|berühmt\\p{L}*|mittelalterlich\\p{L}*|viktorianisch\\p{L}*|mürrisch\\p{L}*|sarkastisch\\p{L}*|böse\\p{L}*|verrückt\\p{L}*|pensioniert\\p{L}*)(?!\\p{L})',
  '(?:que|famos[oa]|célebre|medieval|vitorian[oa]|rabugent[oa]|sarcástic[oa]|malvad[oa]|louc[oa]|aposentad[oa])(?!\\p{L})',
  '(?:che|famos[oa]|celebre|medievale|vittorian[oa]|burber[oa]|sarcastic[oa]|malvagi[oa]|pazz[oa]|in pensione)(?!\\p{L})',
  '(?:care|celebr\\p{L}+|faimos\\p{L}*|medieval\\p{L}*|victorian\\p{L}*|morocănos\\p{L}*|sarcastic\\p{L}*|nebun\\p{L}*|pensionar\\p{L}*)(?!\\p{L})',
  '著名|古代|中世纪|暴躁|毒舌|邪恶|退休|虚构',
  '有名な|中世の|偏屈な|毒舌|引退した|架空の',
  'مشهور|شهير|خيالي|متقاعد|ساخر',
]);
const IN_A_SCENE = anyWord([
  "(?:i(?:'m| am) (?:an?|the|your|playing|here|in the role|one of)|i(?:'ll| will| describe| play)|and i (?:am|will|play|ask|answer|talk|reply|respond)|and i'(?:m an?|ll)|your (?:client|patient|student|customer)s?|(?:ask|asks|asking) (?:me|questions)|answer my questions|with me|while i|(?:talking|speaking) to|(?:push|motivate|cheer|greet|welcome|reassure|comfort|convince|sell) (?:me|him|her|them|us|an?|the)|(?:stay|remain|answer) in (?:the role|character)|an? (?:[\\p{L}-]+ )?(?:customer|client|guest|visitor|patient|student|caller|passenger|tourist|parent|child|user|traveler|traveller|tenant|diner|shopper) (?:who )?(?:just )?(?:writes|asks|says|complains|calls|comes|wants|enters|walks|approaches|tells|insists|refuses|demands))(?!\\p{L})",
  '(?:yo (?:soy|seré)|tu (?:cliente|paciente|alumn[oa])|hazme preguntas|pregúntame|responde a mis preguntas|conmigo|una? (?:client[ea]|huésped|visitante|paciente|alumn[oa]|pasajer[oa]) (?:te )?(?:escribe|pregunta|dice|se queja|llama|quiere|entra))(?!\\p{L})',
  '(?:je (?:suis|serai|joue)|ton (?:client|patient|élève)|pose-moi|réponds à mes questions|avec moi|une? (?:cliente?|visiteu(?:r|se)|patiente?|élève|passag(?:er|ère)) (?:te |t.)?(?:écrit|demande|dit|se plaint|appelle|veut|entre))(?!\\p{L})',
  '(?:ich (?:bin|spiele)|dein (?:kunde|patient|schüler)|stell mir|frag mich|beantworte meine fragen|mit mir|eine? (?:kund(?:e|in)|gast|besucher(?:in)?|patient(?:in)?|schüler(?:in)?|fahrgast) (?:schreibt|fragt|sagt|beschwert|ruft|will|möchte|kommt|betritt))(?!\\p{L})',
  '(?:eu (?:sou|serei)|seu (?:cliente|paciente|aluno)|me pergunte|faça perguntas|responda (?:às )?minhas perguntas|comigo|uma? (?:cliente|hóspede|visitante|paciente|alun[oa]|passageir[oa]) (?:te |lhe )?(?:escreve|pergunta|diz|reclama|liga|quer|entra))(?!\\p{L})',
  '(?:io (?:sono|sarò)|il tuo (?:cliente|paziente|alunno)|fammi domande|rispondi alle mie domande|con me|un[oa]? ?(?:cliente|ospite|visitatore|visitatrice|paziente|alunn[oa]|passegger[oa]) (?:ti )?(?:scrive|chiede|dice|si lamenta|chiama|vuole|entra))(?!\\p{L})',
  '(?:eu (?:sunt|voi fi)|(?:clientul|pacientul|elevul) tău|pune-mi|întreabă-mă|răspunde la întrebările mele|cu mine|(?:un|o) (?:client|clientă|oaspete|vizitator|pacient|pacientă|elev|elevă|pasager) (?:îți |te )?(?:scrie|întreabă|spune|se plânge|sună|vrea|intră))(?!\\p{L})',
  '面对|一[位名个](?:病人|患者|学生|客户|顾客|来访者)|我(?:是|来当|扮演)|问我|回答我的问题',
  '(?:私|僕)(?:は|が)[^。]{0,8}(?:役|患者|客|生徒)|質問して|質問に答え',
  '(?:ي|ت)تحدث|رحب|طمين|واس|انا (?:مريض|زبون|طالب)|مريضك|زبونك|طالبك|اسالني|اجب عن اسيلتي|معي',
]);

const LEAST_ASKED = { words: 3, signs: 5 } as const;
const LONGEST_ROLE = 90;

const isEnough = (asked: string): boolean =>
  /\p{Script=Han}|\p{Script=Kana}/u.test(asked)
    ? [...asked].length >= LEAST_ASKED.signs
    : asked.split(/\s+/u).length >= LEAST_ASKED.words;

/** What an expert is asked, without the role it is asked in; nothing where a figure is played. */
export function askedOfExpert(instruction: string, fold: (text: string) => string): string | undefined {
  for (const { index, 0: sign } of instruction.slice(0, LONGEST_ROLE).matchAll(BEHIND_ROLE)) {
    const role = instruction.slice(0, index);
    if (/\p{Nd}/u.test(role) || !EXPERT.test(fold(role))) continue;
    if (FIGURE.test(fold(role)) || IN_A_SCENE.test(fold(instruction))) return undefined;
    const asked = instruction.slice(index + sign.length).trim();
    return isEnough(asked) ? asked : undefined;
  }
  return undefined;
}

/** "You are the organiser of a run. Write an e-mail …": what stands behind the sentence that gives the part. */
export function behindPart(instruction: string, fold: (text: string) => string): string | undefined {
  const end = /[.!。！]\s*(?=\S)/u.exec(instruction.slice(0, LONGEST_ROLE));
  if (!end) return undefined;
  const part = fold(instruction.slice(0, end.index));
  const asked = instruction.slice(end.index + end[0].length).trim();
  return PART_FIRST.test(part) && !FIGURE.test(part) && isEnough(asked) ? asked : undefined;
}
