import { anyWord } from '../any-word.js';

/** What a thing is, asked in front of something else about it. */
export const DEFINITION_ASKED = anyWord([
  "(?:what (?:is|are)|what's|define)(?! (?:the )?(?:relation|link|connection|difference|effect|impact|role|correlation))(?!\\p{L})",
  '(?:qué (?:es|son)|define)(?! (?:la )?(?:relación|diferencia))(?!\\p{L})',
  "(?:qu'est-ce que?|définis|définissez|c'est quoi)",
  '(?:was (?:ist|sind|versteht)|definiere?)(?!\\p{L})',
  '(?:o que (?:é|são)|defina)(?!\\p{L})',
  "(?:(?:che )?cos'è|(?:che )?cosa sono|definisci)(?!\\p{L})",
  '(?:ce (?:este|e|sunt|înseamnă)|definește|definiți)(?!\\p{L})',
  '什么(?:是|叫)|[^，。？]{1,12}是(?:什么|指什么)|何谓',
  '[^、。]{1,14}とは(?:何|どう)',
  'ما (?:هو|هي|المقصود ب|معنى|تعريف)(?! (?:ال)?(?:علاقة|فرق|صلة|أثر|تأثير|دور))|عرف ',
]);

/** What something does to how people see, think of or understand the world. */
export const ON_VIEWS = anyWord([
  "(?:understanding|perceptions?|views?|sense|experience|thinking|thoughts?|identity|beliefs?|attitudes?|worldview|perspectives?|concepts?|idea|ideas|memory|memories|values|self-image) (?:of|on|about|toward)|(?:shap|influenc|affect|chang)\\p{L}* (?:the way|how) (?:we|people|you|they|humans)|(?:shap|influenc|affect)\\p{L}* (?:our|human|people's|one's) (?:\\p{L}+ )?(?:understanding|perception|thinking|thought|identity|beliefs?|values|worldview|memory|behaviou?r|decisions?|emotions?|choices|lives)",
  '(?:nuestra|la) (?:comprensión|percepción|visión|idea|concepción|identidad|(?:manera|forma|modo) de (?:ver|pensar|sentir))',
  '(?:notre|la) (?:compréhension|perception|vision|conception|identité|façon de (?:voir|penser)|manière de (?:voir|penser))',
  '(?:unser\\p{L}*|das|die) (?:verständnis|wahrnehmung|bild|vorstellung|denken|identität|sicht|selbstbild|weltbild)',
  '(?:nossa|a) (?:compreensão|percepção|perceção|visão|ideia|concepção|identidade|(?:maneira|forma|modo) de (?:ver|pensar|sentir))',
  '(?:la nostra|la) (?:comprensione|percezione|visione|idea|concezione|identità)|il (?:nostro )?modo di (?:vedere|pensare)',
  '(?:înțelegerea|percepția|viziunea|gândirea|identitatea|concepția|ideea|felul în care (?:vedem|gândim|înțelegem))',
  '(?:理解|认识|认知|看法|观念|感知|思维|世界观|价值观|身份认同)',
  '(?:理解|認識|見方|考え方|捉え方|世界観|価値観|感覚)',
  '(?:فهمنا|إدراكنا|نظرتنا|تصورنا|تصوراتنا|رؤيتنا|وعينا|هويتنا|تفكيرنا|أفكارنا|ذاكرتنا|شعورنا|معتقداتنا|قيمنا|فهم \\p{L}+|نظرة \\p{L}+|إدراك \\p{L}+|رؤية \\p{L}+|طريقة تفكير\\p{L}*)',
]);

/** What somebody went about it with, in the past. */
export const METHODS_USED = anyWord(
  [
    '(?:(?:please )?(?:list|describe|explain|name|outline|discuss) (?:the )?(?:\\p{L}+ )?|(?:what|which) (?:\\p{L}+ )?(?:were the )?(?:\\p{L}+ )?)(?:methods?|strateg(?:y|ies)|tactics|techniques|approaches|arguments|tools|means|measures|reforms)(?: \\p{L}+)? (?:(?:that |which )?(?:\\p{L}+ ){1,4}(?:used|employed|adopted|applied|followed|introduced)|did (?:\\p{L}+ ){1,4}(?:use|employ|adopt|apply|follow|introduce)|were (?:used|employed|adopted))|how did (?:people|humans|\\p{L}+men|(?:the |ancient |medieval |early )?(?!this|his)\\p{L}{3,}s) [^?]{3,60} (?:before (?!they|it|he|she|their|his)|without )[^?]{3,}',
    '(?:qué|cuáles fueron l[oa]s) (?:\\p{L}+ )?(?:métodos|estrategias|tácticas|técnicas|argumentos|medidas|reformas) (?:que )?(?:\\p{L}+ ){0,4}(?:us|emple|adopt|aplic|utiliz|sigui)\\p{L}+|¿?cómo (?!te |me )(?:se )?\\p{L}+(?:ban|ían|aba|ía|aron|ieron) [^?]{3,60} (?:antes de|sin) [^?]{3,}',
    'quel(?:le)?s (?:furent les |ont été les |étaient les )?(?:méthodes|stratégies|tactiques|techniques|arguments|mesures|réformes) .{0,60}(?:utilis|employ|adopt|appliqu|suivi|a-t-\\p{L}+|ont-\\p{L}+)\\p{L}*|comment [^?]{3,60}aient[^?]{0,40} (?:avant|sans) [^?]{3,}',
    '(?:welche|mit welchen) (?:\\p{L}+ )?(?:methoden|strategien|taktiken|techniken|argumente\\p{L}*|mittel\\p{L}*|maßnahmen|reformen) .{0,80}(?:nutzte|benutzte|verwendete|setzte|wandte|gebrauchte|brachte|verfolgte)\\p{L}*|wie (?!ich |du |sie )\\p{L}{3,}(?:te|ten|en) (?:man|die \\p{L}+|menschen|\\p{L}+) [^?]{0,60}(?:vor der erfindung|bevor es|ohne) [^?]{3,}',
    '(?:que|quais(?: foram)?(?: os| as)?) (?:\\p{L}+ )?(?:métodos|estratégias|táticas|técnicas|argumentos|medidas|reformas) (?:que )?(?:\\p{L}+ ){0,4}(?:us|empreg|adot|aplic|utiliz)\\p{L}+|como (?:se |as pessoas |os \\p{L}+ |as \\p{L}+ )\\p{L}+(?:avam?|iam?) [^?]{3,60} (?:antes d|sem )[^?]{3,}',
    '(?:quali|che) (?:furono (?:i|le|gli) )?(?:metodi|strategie|tattiche|tecniche|argomenti|misure|riforme) .{0,60}(?:us|impieg|adott|applic|utilizz)\\p{L}+|come (?:si )?\\p{L}+(?:avano|evano|ivano|ava|eva) [^?]{3,60} (?:prima d|senza )[^?]{3,}',
    '(?:ce|care (?:au fost|erau)) (?:metod|strategi|tactic|tehnic|argument|măsuri|reform)\\p{L}* .{0,60}(?:folosi|utiliza|adopta|aplica|urma)\\p{L}*|cum (?:se |își |îşi )?\\p{L}+(?:au|eau) [^?]{3,60} (?:înainte de|fără) [^?]{3,}',
    '[^，。？]{1,24}(?:用|采用|运用|使用|采取)(?:了|过)?(?:什么|哪些|何种|怎样的)(?:方法|策略|手段|技巧|战术|措施|论证)|(?:在)?(?:没有|还没有|发明)[^，。？]{1,20}(?:之前|以前|的时代|的年代|时)[^。？]{0,16}(?:人们|古人|水手|人类|他们)[^。？]{0,6}(?:怎么|如何|怎样|靠什么)[^。？]{2,}',
    '[^。？]{1,30}(?:どのような|どんな)(?:方法|戦略|戦術|手法|技法|手段|政策)[^。？]{0,16}(?:用い|使っ|採用|とっ|取っ)|[^。？]{1,30}(?:ない|なかった|発明される前|できる前の?)(?:時代|頃|ころ|昔)?、?[^。？]{0,20}(?:人々|昔の人|船乗り)[^。？]{0,12}(?:どうやって|どのように)[^。？]{2,}',
    '(?:(?:اذكر|صف|اشرح|عدد|وضح) |ما (?:هي )?(?:أهم |أبرز )?)(?:ال)?(?:أساليب|طرق|وسائل|استراتيجيات|أدوات|حجج|تكتيكات|تقنيات|خطط|إصلاحات|إجراءات) (?:\\p{L}+ ){0,2}?(?:التي |الذي )?(?:استخدم|اتبع|اعتمد|استعمل|انتهج|طبق|وظف|لجأ|سلك|تبنى|نفذ)\\p{L}*|كيف كان(?:وا)? (?:ال)?\\p{L}+ [^؟]{3,60} (?:قبل|من دون|بدون) [^؟]{3,}',
  ],
  { atStart: true },
);

/** Who it was, asked in a question of its own. */
export const WHO_ASKED = anyWord([
  '(?:who (?:is|was|were|are|invented|discovered|named|coined|wrote|founded|built|developed|proposed|created|introduced|led|won|first|came up)|by whom|named after)',
  '(?:¿ ?)?(?:quién|quiénes) (?!soy)',
  "(?:^|[.?!] ?)qui (?:a|est|était|l'a|fut)",
  'wer (?:hat|war|ist|erfand|entdeckte|prägte|schrieb|gründete)|von wem',
  '(?:quem (?:é|foi|inventou|descobriu|criou|escreveu|deu|propôs))',
  '(?:chi (?:è|fu|ha|lo ha|inventò|scoprì|coniò|scrisse|fondò))|da chi',
  '(?:cine (?:este|e|a|l-a|a fost|le-a)|de către cine)',
  '(?:由)?谁(?:提出|发现|发明|命名|创立|写|建|首先|最早|是)',
  '誰が|誰によって|名付け',
  '(?:و)?من (?:هو|هي|الذي|التي|أول من|اكتشف|وضع|سمى|أطلق|اخترع|كتب|صاغ|طور|طوّر|أسس|بنى|ابتكر|قال|قاد|اقترح|قدم|أدخل|مؤسس|صاحب|مخترع|مكتشف)(?:ه|ها|هم|هذا)?(?!\\p{L})',
]);

/** What makes it stronger or weaker, asked beside something else. */
export const FACTORS_ASKED = anyWord([
  'what (?:are the )?(?:(?:main|key|other) )?(?:factors|conditions|variables)|which factors|what (?:influences|affects|determines|limits)',
  '(?:qué|cuáles son los) (?:principales )?factores|(?:qué|de qué) (?:influye|depende)',
  'quels (?:sont les )?(?:principaux )?facteurs|de quoi dépend',
  'welche (?:faktoren|einflüsse|bedingungen)|wovon hängt|was beeinflusst',
  '(?:que|quais (?:são )?(?:os )?)(?:principais )?fatores|de que depende',
  '(?:quali (?:sono )?(?:i )?)(?:principali )?fattori|da (?:che )?cosa dipende',
  '(?:ce|care sunt) (?:principalii )?factori\\p{L}*|de ce depinde',
  '(?:哪些|什么)(?:主要)?因素|(?:受|由)(?:哪些|什么)[^，。？]{0,6}(?:影响|决定)',
  '(?:どのような|どんな|何が)?(?:要因|条件)(?:が|は|に)',
  'و?ما (?:هي )?(?:أهم |أبرز )?(?:ال)?(?:عوامل|شروط|متغيرات)|و?ما الذي (?:يؤثر|تؤثر|يحدد|يتحكم)|و?علام (?:ي|ت)توقف',
]);

/** What it is good for, asked beside something else. */
export const USES_ASKED = anyWord([
  'what (?:are|is) (?:some |the )?(?:its|their|it|they|common|main|real-world|practical)? ?(?:(?:real-world|practical|common|main) )?(?:uses|applications|used for)|(?:where|how) (?:is|are) (?:it|they|this|these) (?:commonly |typically |usually )?(?:used|applied)|(?:and|some|its|their) (?:\\p{L}+ )?applications',
  '(?:para qué|dónde|cómo) (?:se )?(?:usa|utiliza|aplica|sirve)n?|(?:qué|cuáles son sus) (?:usos|aplicaciones)',
  'à quoi (?:ça )?ser(?:t|vent)|(?:quels|quelles) (?:sont )?(?:ses|leurs|les) (?:usages|applications|utilisations)|où (?:est-il|est-elle|sont-ils) utilis',
  'wofür (?:wird|werden)|wozu (?:dient|dienen)|wo (?:wird|werden) .{0,30}(?:eingesetzt|verwendet)|welche anwendungen',
  'para que serv\\p{L}+|(?:onde|como) (?:é|são) (?:usad|aplicad)\\p{L}+|quais (?:são )?(?:os )?(?:seus )?usos|aplicações',
  '(?:a (?:che )?cosa serv\\p{L}+)|(?:dove|come) (?:si usa|viene usat|è usat)\\p{L}*|quali (?:sono )?(?:le )?(?:sue )?applicazioni',
  'la ce (?:se folosește|servește|folosesc)|(?:unde|cum) (?:se folosește|este folosit)\\p{L}*|ce (?:aplicații|utilizări)',
  '(?:有)?(?:哪些|什么)(?:实际)?(?:应用|用途)|(?:用|应用)(?:在|于)(?:哪|什么)',
  '(?:どのような|どんな)(?:用途|応用)|何に使(?:わ|う)|どこで使わ',
  'و?ما (?:هي )?(?:أهم |أبرز )?(?:استخدامات\\p{L}*|تطبيقات\\p{L}*|استعمالات\\p{L}*|مجالات استخدام\\p{L}*)|و?(?:أين|فيم|كيف|لماذا) (?:ي|ت)ستخدم|و?فيم (?:ي|ت)ستخدم',
]);

/** A piece of reasoning is given, and its strength is in question. */
export const REASONING_GIVEN = anyWord([
  '(?:this|the following|the|an?|his|her|given) (?:\\p{L}+ )?(?:argument|reasoning|inference|line of reasoning)(?!s|\\p{L})|(?:logical )?fallac(?:y|ies)',
  '(?:este|el siguiente|el) (?:argumento|razonamiento)|falacias?',
  "(?:cet|ce|l'|le) ?(?:argument|raisonnement)(?! de vente)|sophismes?",
  '(?:dieses|folgende[sn]?|das) (?:argument|argumentation)|(?:diese|folgende) (?:begründung|argumentation|schlussfolgerung)|fehlschl[uü]ss\\p{L}*|trugschl[uü]ss\\p{L}*',
  '(?:este|o seguinte|o) (?:argumento|raciocínio)|falácias?',
  "(?:questo|il seguente|l') ?(?:argomento|ragionamento)|fallaci[ae]",
  '(?:acest|următorul) (?:argument|raționament)|argumentul(?:ui)? (?:următor|de mai jos)|eroare(?:a)? (?:logică|de logică)|sofism\\p{L}*',
  '(?:这个|以下|下面|下列)(?:的)?(?:论证|论点|推理|说理)|(?:逻辑)?谬误',
  '(?:この|次の|以下の)(?:論証|議論|推論)|誤謬',
  '(?:هذه |هذا )?(?:ال)?(?:حجة|استدلال)(?: التالي| التالية| الآتي)?(?!\\p{L})|مغالط\\p{L}+',
]);
const JUDGED = anyWord([
  'evaluat|assess|judge|analy[sz]e|critique|criticize|criticise|weak|flaw|wrong|strength|valid|sound|identify|name|find|spot|what fallacy|which fallacy',
  'evalú|analiza|critica|debilidad|fall[oa]|error|válid|identifica|nombra|señala|qué falacia',
  'évalue|analyse|critique|faiblesse|défaut|erreur|valide|identifie|nomme|quel sophisme',
  'bewert|beurteil|analysier|kritisier|schwäch|fehler|gültig|benenn|nenn|erkenn|welcher',
  'avali|analis|critique|fraqueza|falha|erro|válid|identifiqu|nomei|que falácia',
  'valuta|analizza|critica|debolezz|difett|errore|valid|individua|nomina|quale fallacia',
  'evalu|analiz|critic|slăbici|greșit|eroare|valid|identific|numește|ce sofism',
  '评价|评估|分析|批评|弱点|漏洞|错误|问题|有效|指出|找出|什么谬误|哪种谬误',
  '評価|分析|批判|弱点|欠陥|誤り|妥当|指摘|どの誤謬|どんな誤謬',
  'قيم|تقييم|حلل|تحليل|انقد|نقد|نقاط ضعف|ضعف|خلل|خطأ|سليم|صالح|حدد|سم|اذكر|بين',
]);

/** An argument is to be tested, as opposed to a text that is praised or blamed. */
export const testsReasoning = (folded: string): boolean => REASONING_GIVEN.test(folded) && JUDGED.test(folded);

/** What brought something about, asked for one by one. */
export const CAUSES_ASKED = anyWord(
  [
    '(?:please )?(?:what (?:are|were) (?:some of )?(?:the )?(?:\\p{L}+ )?(?:causes|reasons|factors) (?:of|for|behind|that led|leading)|(?:list|name|explain|describe|discuss|rank) (?:the )?(?:\\p{L}+ )?(?:causes of|reasons (?:for|behind)|factors (?:behind|that led|leading))|what (?:caused|led to|brought about))',
    '(?:¿ ?)?(?:cuáles (?:son|fueron)|enumera|explica) (?:las )?(?:principales )?causas|qué (?:causó|provocó|llevó a)',
    "quelles (?:sont|furent|étaient|ont été) (?:les )?(?:principales )?causes|(?:cite|explique)z? (?:les )?(?:principales )?causes|qu'est-ce qui a (?:causé|provoqué)",
    '(?:was (?:sind|waren)|nenne|erkläre) (?:die )?(?:wichtigsten )?(?:ursachen|gründe für)|was (?:führte zu|verursachte)',
    'quais (?:são|foram) (?:as )?(?:principais )?causas|(?:cite|explique) (?:as )?(?:principais )?causas|o que (?:causou|provocou|levou)',
    'quali (?:sono|furono) (?:le )?(?:principali )?cause|(?:elenca|spiega) (?:le )?(?:principali )?cause|(?:che )?cosa (?:causò|provocò|portò)',
    'care (?:sunt|au fost) (?:principalele )?cauzele|(?:enumeră|explică|prezintă) (?:principalele )?cauzele|ce (?:a cauzat|a provocat|a dus la)',
    '(?:请)?(?:列举|说明|分析|简述)?[^，。？?]{1,24}的(?:主要)?原因(?:是什么|有哪些)?[？?]?$|[^，。？]{0,20}(?:是什么|哪些因素)(?:导致|造成|引发)了?',
    '[^。？]{1,30}の(?:主な)?原因(?:は|を)',
    '(?:(?:اذكر|عدد|وضح|اشرح|ما هي|ما|حلل) )*(?:أهم |أبرز )?(?:ال)?أسباب (?:التي |وراء |سقوط |انهيار |قيام |اندلاع |نشوب |ظهور |انتشار |حدوث |\\p{L}+)|ما الذي (?:أدى إلى|تسبب|أدى)',
  ],
  { atStart: true },
);

/** What others than the person can do about something: cities, states, firms. */
export const OTHERS_CAN = anyWord(
  [
    'how (?:can|could|should|do|might) (?:an? |the )?(?:\\p{L}+ ){0,2}(?:cit(?:y|ies)|governments?|countr(?:y|ies)|nations?|states|societ(?:y|ies)|communit(?:y|ies)|municipalit(?:y|ies)|compan(?:y|ies)|business(?:es)?|firms?|schools?|universit(?:y|ies)|hospitals?|farmers|policymakers|employers|humanity|organi[sz]ations|industries|airlines?|towns?|villages?|neighbou?rhoods?|regions?|islands?)(?!\\p{L})(?! (?:\\p{L}+ )?(?:measure|calculate|compute|count|define|estimate|record|work|differ|vary)(?!\\p{L}))',
    '¿?cómo (?:pueden|podrían|deberían|puede) (?:las? |los |el |una? )(?:\\p{L}+ )?(?:ciudad(?:es)?|gobiernos?|país(?:es)?|estados|sociedad\\p{L}*|municipios?|empresas?|escuelas|universidades|hospitales|agricultores|comunidades)(?!\\p{L})',
    'comment (?:les |la |le |une? )(?:\\p{L}+ )?(?:villes?|gouvernements?|pays|états|société|communes?|entreprises?|écoles|universités|hôpitaux|agriculteurs)(?: \\p{L}+){0,2} (?:peuvent|peut|pourraient|devraient)',
    'wie (?:können|könnten|sollten|kann) (?:die |eine? |das )?(?:\\p{L}+ )?(?:\\p{L}*st[aä]dte?|regierung\\p{L}*|land|länder|staaten|gesellschaft|kommunen?|gemeinden?|unternehmen|firmen|schulen|universitäten|krankenhäuser|landwirte)(?!\\p{L})',
    'como (?:podem|poderiam|devem|pode) (?:as? |os? |uma? )(?:\\p{L}+ )?(?:cidades?|governos?|país(?:es)?|estados|sociedade|municípios?|empresas?|escolas|universidades|hospitais|agricultores)(?!\\p{L})',
    'come (?:possono|potrebbero|dovrebbero|può) (?:le |i |gli |la |il |lo |una? )(?:\\p{L}+ )?(?:città|governi|governo|paes[ei]|stati|società|comun[ei]|impres[ae]|aziend[ae]|scuole|università|ospedali|agricoltori)(?!\\p{L})',
    'cum (?:pot|ar putea|ar trebui|poate) (?:să )?(?:orașele|(?:un|o) (?:oraș|țară|firmă|companie|școală|comună|primărie)|guvern\\p{L}+|țările|statele|statul|societatea|primăriile|comunitățile|firmele|companiile|școlile|universitățile|spitalele|fermierii)(?!\\p{L})',
    '(?:[^，。？?]{0,8}(?:城市|政府|国家|社会|企业|公司|学校|大学|医院|农民|社区))(?:可以|能|应该|应当|该)?(?:如何|怎样|怎么)(?:应对|减少|降低|防止|解决|准备|提高|改善|保护|促进|推动|吸引|留住)',
    '[^。？、]{0,10}(?:都市|政府|国|社会|企業|学校|大学|病院|自治体|農家)(?:は|が)どのように[^。？]{1,30}(?:できる|べき|でしょうか)',
    '(?:كيف|ماذا) (?:يمكن ل(?:ل|)|تستطيع |يستطيع |ينبغي ل(?:ل|)|يمكن أن تقوم )(?:ال)?(?:مدن|حكوم|دول|مجتمع|بلدي|شركات|مؤسسات|مدارس|جامعات|مستشفيات|مزارع|منظمات|مصانع)\\p{L}*',
  ],
  { atStart: true },
);

/** What people in a part of life can do: teachers, parents, beginners. */
export const SOMEBODY_CAN = anyWord(
  [
    'how (?:can|could|should|might|would) (?:an? |the )?(?:\\p{L}+ ){0,2}?(?:teachers?|parents?|students?|managers?|leaders?|people|adults|teenagers|famil(?:y|ies)|beginners?|writers?|individuals|someone|somebody|a person|couples|employees|freelancers|teams?) (?!(?:tell|know|be|become|get so|die|believe|feel)(?!\\p{L}))',
    '¿?cómo (?:pueden?|podrían?|deberían?) (?:las? |los |el |un[oa]? )?(?:profesor|maestr|docent|padre|madre|estudiant|alumn|persona|alguien|famili|jefe|principiant)\\p{L}*',
    'comment (?:un |une |les |la |le |des )?(?:enseignant|professeur|parent|élève|étudiant|famille|personne|gens|débutant|manager)\\p{L}*(?: \\p{L}+){0,2} (?:peu\\p{L}+|pourrai\\p{L}+|devrai\\p{L}+)|comment (?:peut|peuvent|pourrai\\p{L}+)[- ][^?]{0,12}(?:enseignant|professeur|parent|élève|étudiant|famille|personne|gens)\\p{L}*',
    'wie (?:können|könnten|sollten|kann|sollte) (?:die |eine? |der )?(?:lehr|eltern|schüler|studierend|student|mensch|jemand|familie|anfänger|führungskr)\\p{L}*',
    'como (?:podem?|poderiam?|devem?) (?:as? |os? |uma? )?(?:professor|pai|mãe|estudant|alun|pessoa|alguém|famíli|iniciant|gestor)\\p{L}*',
    'come (?:possono|potrebbero|può|potrebbe|dovrebbero) (?:gli |i |le |la |il |un[oa]? )?(?:insegnant|professor|genitor|student|person|qualcuno|famigli|principiant)\\p{L}*',
    'cum (?:pot|poate|ar putea|ar trebui) (?:să )?(?:un |o )?(?:profesor|părinț|părinte|elev|student|oameni|cineva|persoan|famili|începător)\\p{L}*',
    '(?:老师|教师|家长|父母|学生|年轻人|普通人|初学者|管理者)(?:们)?(?:可以|能|应该|应当|该)?(?:如何|怎样|怎么)',
    '(?:教師|先生|親|保護者|生徒|学生|若者|初心者|上司)(?:は|が)(?:どのように|どうすれば|どうやって)',
    'كيف (?:يمكن ل|يستطيع |ينبغي ل)(?:ل|ال)?(?:معلم|مدرس|والد|آباء|أهل|طالب|طلاب|شخص|مبتد|مدير|أسر)\\p{L}*',
  ],
  { atStart: true },
);

/** The kinds or stages of something, and what is to be said of each. */
const KINDS_ASKED = anyWord(
  [
    '(?:what|which) (?:are|were) (?:the )?(?:\\p{L}+ ){0,2}(?:layers|types|kinds|forms|stages|phases|parts|branches|levels|classes|groups|states|periods|categories|zones|schools)(?!\\p{L})',
    '¿?cuáles son (?:l[oa]s )?(?:\\p{L}+ )?(?:capas|tipos|clases|formas|etapas|fases|partes|ramas|niveles|grupos|estados|períodos)(?!\\p{L})',
    'quel(?:le)?s sont (?:les )?(?:\\p{L}+ )?(?:couches|types|sortes|formes|étapes|phases|parties|branches|niveaux|groupes|états|périodes)(?!\\p{L})',
    'was sind die (?:\\p{L}+ )?(?:schichten|arten|typen|formen|stufen|phasen|teile|zweige|ebenen|gruppen|zustände)(?!\\p{L})|welche (?:schichten|arten|typen|formen|stufen|phasen|teile|ebenen) (?:hat|gibt)',
    'quais são (?:os |as )?(?:\\p{L}+ )?(?:camadas|tipos|classes|formas|etapas|fases|partes|ramos|níveis|grupos|estados|períodos)(?!\\p{L})',
    'quali sono (?:gli |i |le )?(?:\\p{L}+ )?(?:strati|tipi|classi|forme|tappe|fasi|parti|rami|livelli|gruppi|stati|periodi)(?!\\p{L})',
    'care sunt (?:\\p{L}+ )?(?:straturile|tipurile|clasele|formele|etapele|fazele|părțile|ramurile|nivelurile|grupele|stările|perioadele)(?!\\p{L})',
    '[^，。？?]{1,20}(?:分为|分成|有)(?:哪|几)(?:几)?(?:层|种|类|个阶段|部分|些阶段|些类型|些层)',
    '[^。？]{1,20}(?:の(?:層|種類|段階|部分|分類)(?:は|に))',
    '(?:ما|ماهي) (?:هي )?(?:أهم |أبرز )?(?:ال)?(?:طبقات|أنواع|أشكال|مراحل|أطوار|أقسام|فروع|مستويات|فئات|حالات|عصور|مدارس|أجزاء)(?!\\p{L})',
  ],
  { atStart: true },
);
const OF_EACH = anyWord([
  'each|every|them differ|distinguish\\p{L}*',
  'cada|distingue\\p{L}*',
  'chaque|chacune?|distingue\\p{L}*',
  'jede[rsn]?|jeweils|unterscheid\\p{L}*',
  'cada|distingue\\p{L}*',
  'ciascun\\p{L}*|ogni|distingu\\p{L}*',
  'fiecare|fiecărei|fiecărui|deosebe\\p{L}*',
  '各自|每(?:一)?(?:层|种|类|个)',
  'それぞれ|各',
  'كل (?:\\p{L}+)|يميز\\p{L}*|تتميز|منها',
]);
export const asksOfEachKind = (folded: string): boolean => KINDS_ASKED.test(folded) && OF_EACH.test(folded);

/** "Imagine you are writing a travel blog": a piece is wanted, and nobody is played. */
export const IMAGINED_PIECE = anyWord(
  [
    "(?:imagine|suppose|pretend|say)(?: that)? you(?:'re| are|) (?:writing|write|have to write|creating) (?:an?|the|your|for) (?:\\p{L}+ )?(?:blog|article|column|guide|magazine|newspaper|newsletter)",
    'imagina que (?:estás escribiendo|escribes) (?:un|una|el|la|para) (?:\\p{L}+ )?(?:blog|artículo|columna|guía|revista)',
    'imagine que tu écris (?:un|une|le|la|pour) (?:\\p{L}+ )?(?:blog|article|chronique|guide|magazine)',
    'stell dir vor,? du schreibst (?:einen?|den|die|für) (?:\\p{L}+ )?(?:\\p{L}*blog|artikel|kolumne|\\p{L}*führer|zeitschrift)',
    'imagine que (?:está escrevendo|está a escrever|escreve) (?:um|uma|o|a|para) (?:\\p{L}+ )?(?:blog|artigo|coluna|guia|revista)',
    'immagina di (?:scrivere|stare scrivendo) (?:un|una|il|la|per) ?(?:\\p{L}+ )?(?:blog|articolo|rubrica|guida|rivista)',
    'imaginează-ți că scrii (?:un|o|pentru) (?:\\p{L}+ )?(?:blog|articol|rubrică|ghid|revistă)',
    '(?:想象|假设|假如)你(?:正)?在?(?:写|为)[^，。]{0,12}(?:博客|文章|专栏|攻略|杂志)',
    '(?:あなたが)?[^。]{0,12}(?:ブログ|記事|コラム|雑誌)を書いていると(?:想像|仮定)',
    '(?:تخيل|افترض) (?:أنك|بأنك) (?:تكتب|تعد|تحرر) (?:في |ل)?(?:مدونة|مقالا|مقال|مقالة|عمودا|دليلا|تدوينة|مجلة)',
  ],
  { atStart: true },
);

/** Other explanations of what somebody has concluded, and no advice. */
export const RIVALS = anyWord([
  '(?:two|three|four|five|six|some|several|\\p{Nd}+|different) (?:\\p{L}+ )?(?:explanations|hypotheses|theories|scenarios) (?:that|which) (?:would |could |might |can |all |each )*(?:fit|account for|explain|(?:are|is) consistent with|match|agree with)(?!\\p{L})',
  '(?:give|suggest|offer|list|name|propose|think of|come up with|provide)(?: me)? (?:at least )?(?:two|three|four|five|six|some|several|a few|\\p{Nd}+|different) (?:\\p{L}+ )?(?:plausible|possible|likely|conceivable|alternative) (?:\\p{L}+ )?(?:explanations?|stories|reasons|hypotheses|scenarios|backstories)(?!\\p{L})|(?:what|which) (?:other|alternative|else) (?:possible |plausible )?(?:explanations?|hypothes[ei]s|interpretations?)(?: for \\p{L}+)? (?:could|might|may|can|are|would)(?!\\p{L})|(?:what|which) (?:other|alternative) (?:possible |plausible )?(?:explanations?|hypothes[ei]s)\\?',
  '(?:\\p{Nd}+|dos|tres|cuatro|cinco|varias) (?:posibles )?(?:explicaciones|hipótesis)(?: \\p{L}+)? que (?:encajen|concuerden|cuadren|expliquen)(?!\\p{L})|qué otras? (?:posibles )?(?:explicaciones|explicación|hipótesis|interpretaciones) (?:podría|puede|hay|podrían|cabe|son)\\p{L}*',
  '(?:\\p{Nd}+|deux|trois|quatre|cinq|plusieurs) (?:explications|hypothèses)(?: \\p{L}+)? qui (?:collent|concordent|correspondent|expliquent|tiennent compte)(?!\\p{L})|quelles? autres? (?:explications?|hypothèses?|interprétations?) (?:pourrai|peut|peuvent|y a|sont|possibles?|sont)\\p{L}*',
  '(?:\\p{Nd}+|zwei|drei|vier|fünf|mehrere) (?:\\p{L}+ )?(?:erklärungen|hypothesen),? die (?:zu \\p{L}+ [^.]{0,30})?(?:passen|erklären)(?!\\p{L})|welche (?:anderen|weiteren|alternativen) (?:erklärungen|hypothesen|deutungen) (?:könnte|gibt|sind|wären|kommen|kann)\\p{L}*',
  '(?:\\p{Nd}+|duas|três|quatro|cinco|várias) (?:explicações|hipóteses)(?: \\p{L}+)? que (?:se encaixem|encaixem|combinem|expliquem|batam)(?!\\p{L})|(?:que|quais) outras (?:possíveis )?(?:explicações|hipóteses|interpretações) (?:pode|há|são|existe)\\p{L}*',
  '(?:\\p{Nd}+|due|tre|quattro|cinque|diverse) (?:spiegazioni|ipotesi)(?: \\p{L}+)? che (?:si adattino|quadrino|concordino|spieghino|tengano conto)(?!\\p{L})|quali altre (?:possibili )?(?:spiegazioni|ipotesi|interpretazioni) (?:potrebbero|ci|sono|possono)(?!\\p{L})',
  '(?:\\p{Nd}+|două|trei|patru|cinci|mai multe) (?:explicații|ipoteze)(?: \\p{L}+)? care (?:să )?(?:se potrivesc|se potrivească|explică|explice)(?!\\p{L})|(?:dă|dați|propune|găsește|oferă|spune|numește)(?:-mi)? (?:\\p{Nd}+|două|trei|patru|cinci|câteva|mai multe) (?:explicații|ipoteze) (?:plauzibile|posibile|credibile|diferite)(?!\\p{L})|ce alte (?:explicații|ipoteze|interpretări) (?:posibile )?(?:ar|pot|există|sunt|se)(?!\\p{L})',
  '(?:\\p{Nd}+|[两二三四五几])(?:个|种)[^，。]{0,8}(?:符合|吻合)[^，。]{0,10}(?:解释|假设)|(?:给出|提出|列出|写出|想出|说出|想)[^，。]{0,8}(?:合理|可能|不同|说得通)的?(?:解释|假设)|(?:还|另外)?(?:可能|会|能)?(?:有|存在)(?:哪些|什么)(?:其他|别的|另外的)(?:可能的)?(?:解释|假设|原因)',
  '(?:合う|矛盾しない|合致する)(?:説明|仮説|解釈)を(?:\\p{Nd}+|[二三四五])(?:つ|個)|(?:ほか|他)(?:に|には)?(?:は)?(?:どんな|どのような)(?:説明|仮説|解釈)が(?:考えられ|あり|でき)',
  '(?:\\p{Nd}+|ثلاثة|أربعة|خمسة|عدة) (?:تفسيرات|فرضيات)(?: \\p{L}+)? (?:تتوافق|تتفق|تنسجم|تناسب|تلائم)|(?:اذكر|أعط\\p{L}*|اقترح|قدم|ضع|هات)(?: لي)? (?:\\p{Nd}+|ثلاثة|أربعة|خمسة|عدة) (?:تفسيرات|فرضيات) (?:معقولة|ممكنة|محتملة|مختلفة|منطقية)|(?:ما|أي) (?:هي )?(?:ال)?(?:تفسيرات|فرضيات) (?:ال)?(?:أخرى|بديلة)',
]);

/** One of those named answers it, by what is so and not by taste. */
const WHICH_OF_THESE = anyWord(
  [
    'which (?:one )?of (?:these|the following)(?: \\p{L}+){0,2} (?:is|was|has|belongs|lies|contains|lives)(?!\\p{L})(?! (?:best|better|the best|healthier|cheaper))',
    'cuál de (?:estos|estas|los siguientes|las siguientes)(?: \\p{L}+){0,2} (?:no )?(?:es|fue|era|tiene|está|pertenece|contiene|vive|puede|hace)(?!\\p{L})(?! (?:mejor|la mejor|el mejor|más (?:barat|san|recomend)))',
    '(?:lequel|laquelle) (?:de|parmi) (?:ces|les)(?: \\p{L}+){0,3} (?:n.)?(?:est|a|était|appartient|contient|vit|peut)(?!\\p{L})(?! (?:le meilleur|la meilleure|mieux))',
    '(?:welche[rs]?|was) (?:von diesen|von den folgenden|der folgenden|dieser)(?: \\p{L}+){0,2} (?:ist|war|hat|gehört|liegt|enthält|lebt|kann)(?!\\p{L})(?! (?:am besten|besser))',
    'qual (?:destes|destas|desses|dessas|dos seguintes|das seguintes)(?: \\p{L}+){0,2} (?:não )?(?:é|foi|era|tem|fica|pertence|contém|vive|pode)(?!\\p{L})(?! (?:melhor|o melhor|a melhor|mais (?:barat|saud)))',
    'quale (?:di queste|di questi|fra questi|fra queste|tra questi|tra queste|dei seguenti|delle seguenti)(?: \\p{L}+){0,2} (?:non )?(?:è|era|fu|ha|sta|si trova|appartiene|contiene|vive|può)(?!\\p{L})(?! (?:migliore|il migliore|la migliore|meglio|più (?:econom|sano|sana)))',
    'care (?:dintre|din) (?:aceste|aceștia|acestea|următoarele|următorii)(?: \\p{L}+){0,2} (?:nu )?(?:este|e|a fost|are|aparține|conține|se află|poate)(?!\\p{L})(?! (?:cel mai bun|mai bun))',
  ],
  { atStart: true },
);
export const isFactOfThese = (folded: string, instruction: string): boolean =>
  WHICH_OF_THESE.test(folded) && /[:：]|,[^,]+,|\n/u.test(instruction);

/** "… can he do that?", told first and asked at the end: yes or no, by some rule. */
const MAY_THEY = anyWord([
  '(?:puede|pueden|podría|puedo) ?(?:hacerlo|hacer eso|negarme)? ?\\?*$|es (?:eso )?legal\\??$|tiene derecho(?: a (?:ello|hacerlo))?\\??$',
  "(?:il|elle|on|ils|elles) (?:peut|peuvent|a le droit|ont le droit)(?: (?:le |faire ça|de faire ça|vraiment))* ?\\??$|(?:est-ce|c'est) légal ?\\??$|(?:peut-il|a-t-il le droit) ?\\??$",
  '(?:darf|dürfen|kann|können) (?:er|sie|der|die|man|ich|mein \\p{L}+)(?: (?:das|denn|wirklich|einfach|überhaupt))* ?\\??$|ist das (?:überhaupt )?(?:erlaubt|legal|rechtens|zulässig) ?\\??$',
  '(?:ele|ela|eles|elas) (?:pode|podem|tem direito)(?: (?:fazer isso|mesmo))* ?\\??$|(?:pode|podem) fazer isso ?\\??$|(?:isso )?é (?:legal|permitido) ?\\??$|posso\\?$',
  '(?:può|possono|potrebbe|posso)(?: (?:farlo|davvero|fare così))* ?\\?*$|(?:è|è davvero) legale ?\\??$|ne ha (?:il )?diritto ?\\??$',
  '(?:poate|pot|are voie|are dreptul)(?: (?:face asta|să facă asta))* ?\\??$|(?:e|este) legal ?\\??$',
  '(?:合法吗|违法吗|可以这样(?:做)?吗|有权(?:这样|这么)(?:做)?吗)[？?]?$',
  '(?:ありなの|違法(?:です|じゃないです)?か|合法(?:です)?か|許され(?:ます|るんです)か|認められ(?:ます|るんです)か)[？?]?$',
  '(?:هل يحق له(?:ا)?(?: ذلك)?|هل هذا قانوني|يحق له(?:ا)?)[؟?]?$',
]);
export const asksIfAllowed = (folded: string): boolean => MAY_THEY.test(folded);

/** Questions put to somebody one meets: to be asked, and not to be solved. */
const QUESTIONS_TO_PUT = anyWord([
  'questions (?:for|to ask (?:on|at|in)) (?:an? |the |my )?(?:first date|date|job interview|interview|podcast guest|guest|landlord|candidate|mentor)(?!\\p{L})|questions to ask (?:my|an?|the) ',
  'preguntas (?:para|que hacer(?:le)? (?:en|a|al)) (?:una? |el |la |mi )?(?:primera cita|cita|entrevista(?! de (?:examen|prueba))|invitad[oa]|casero|candidat[oa])(?!\\p{L})',
  'questions (?:pour|à poser (?:à|au|lors|pendant|en)) (?:un |une |le |la |mon |ma |d.un )?(?:premier rendez-vous|rendez-vous|entretien|invité\\p{L}*|candidat\\p{L}*|propriétaire)(?!\\p{L})',
  'fragen (?:für(?:s| das| ein| einen)?|an|beim|zum) (?:den |die |das |einen |eine |ein )?(?:erste[sn]? (?:date|treffen)|vorstellungsgespräch|bewerber\\p{L}*|gast|vermieter\\p{L}*|interview)(?!\\p{L})',
  'perguntas (?:para|que fazer (?:em|no|na|a|ao)) (?:um |uma |o |a )?(?:primeiro encontro|encontro|entrevista(?: de emprego)?|convidad[oa]|candidat[oa])(?!\\p{L})',
  'domande (?:da (?:fare|porre) (?:a|al|alla|durante|in)|da|per|fare (?:a|al|alla)|a) (?:fine |un |una |il |la |mio |mia )?(?:primo appuntamento|appuntamento|colloquio|intervista|ospite|candidat[oa]|padrone di casa)(?!\\p{L})',
  'întrebări (?:pentru|de pus (?:la|unui|unei)) (?:un |o |prima )?(?:întâlnire|interviu|invitat|candidat)\\p{L}*',
]);
export const areQuestionsToPut = (folded: string): boolean => QUESTIONS_TO_PUT.test(folded);
