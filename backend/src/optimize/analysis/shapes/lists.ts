import { anyWord } from '../any-word.js';
import { NEAR_ONES } from './asking.js';
import { lean } from '../lean.js';

/** Points to be made, each of which can be explained: benefits, factors, signs. Names of things are looked up instead. */
export const POINTS = anyWord([
  "(?<!(?:and|with|plus) (?:their|its|the) (?:\\p{L}+ )?)(?:benefits|advantages|disadvantages|drawbacks|downsides|upsides|pitfalls|factors|aspects|considerations|challenges|characteristics|(?:key|main|important|essential|basic|core|talking|selling|strong|weak) (?:elements|features|components|concepts|ideas|parts|things|points|topics)|arguments|pros|cons|principles|qualities|skills|norms|(?:unwritten |basic |golden |ground )rules|signs|clues|warning signs|reasons|effects|impacts|consequences|risks|dangers|points (?:to|of)|trends|(?:common )?mistakes|myths|misconceptions|obstacles|barriers|traits|best practices|responsibilities|dos and don'?ts|things (?:\\p{L}+ ){0,4}(?:should|need to|must|ought to) (?:know|understand|remember|learn))(?! (?:table|per|scored|in a game)(?!\\p{L}))(?!\\p{L})",
  '(?:beneficios|ventajas|desventajas|inconvenientes|factores|aspectos|retos|desafíos|características|principios|cualidades|habilidades|normas|señales|indicios|razones|motivos|efectos|consecuencias|riesgos|argumentos|puntos (?:clave|fuertes|débiles|importantes)|tendencias|errores|mitos|obstáculos)(?!\\p{L})',
  '(?:bienfaits|bénéfices|avantages|inconvénients|facteurs|aspects|défis|caractéristiques|principes|qualités|compétences|règles|signes|indices|raisons|effets|conséquences|risques|arguments|points (?:clés|forts|faibles|importants)|tendances|erreurs|mythes|idées reçues|obstacles)(?!\\p{L})',
  '(?:vorteilen?|nachteilen?|nutzen|faktoren|aspekten?|herausforderungen|merkmalen?|grundsätzen?|prinzipien|eigenschaften|fähigkeiten|regeln|anzeichen|gründen?|auswirkungen|folgen|risiken|argumenten?|trends|fehler|mythen|irrtümer|hindernissen?)(?!\\p{L})',
  '(?:benefícios|vantagens|desvantagens|fatores|factores|aspectos|aspetos|desafios|características|princípios|qualidades|habilidades|competências|normas|regras|sinais|razões|motivos|efeitos|consequências|riscos|argumentos|pontos (?:fortes|fracos|principais|importantes)|tendências|erros|mitos|obstáculos)(?!\\p{L})',
  '(?:benefici|vantaggi|svantaggi|fattori|aspetti|sfide|caratteristiche|princìpi|principi|qualità|competenze|abilità|norme|regole|segnali|indizi|motivi|ragioni|effetti|conseguenze|rischi|punti (?:chiave|forti|deboli|importanti)|tendenze|errori|miti|ostacoli)(?!\\p{L})',
  '(?:beneficii\\p{L}*|avantaje\\p{L}*|dezavantaje\\p{L}*|factori\\p{L}*|aspecte\\p{L}*|provocări\\p{L}*|caracteristici\\p{L}*|principii\\p{L}*|calități\\p{L}*|abilități\\p{L}*|norme\\p{L}*|reguli\\p{L}*|semne\\p{L}*|indicii|motive\\p{L}*|efecte\\p{L}*|consecințe\\p{L}*|riscuri\\p{L}*|argumente\\p{L}*|puncte\\p{L}* (?:forte|slabe|cheie|importante)|tendințe\\p{L}*|greșeli\\p{L}*|mituri\\p{L}*|obstacole\\p{L}*)(?!\\p{L})',
  '好处|优点|优势|缺点|弊端|坏处|因素|挑战|困难|阻力|障碍|特点|特征|原则|品质|素质|礼仪|礼节|规范|迹象|征兆|原因|理由(?!书)|影响|后果|风险|(?<!(?:及|和|与).{0,5})要点|要素|论点|趋势|误区|障碍|技能',
  'メリット|デメリット|利点|欠点|長所|短所|要因|要素|課題|特徴|原則|資質|マナー|兆候|サイン|理由|影響|リスク|ポイント|論点|傾向|間違い|誤解|障害|スキル',
  '(?:ال)?(?:فوائد|مزايا|إيجابيات|سلبيات|عيوب|عوامل|جوانب|تحديات|خصائص|صفات|مبادئ|مهارات|قواعد|آداب|علامات|أسباب|آثار|تأثيرات|مخاطر|حجج|نقاط القوة|نقاط الضعف|اتجاهات|أخطاء|معوقات|عقبات)(?!\\p{L})',
]);

/** What to weigh, to know or to look at before one decides. */
export const TO_CONSIDER = anyWord([
  "(?:quali domande|che domande|cosa|che cosa) (?:dovrei|devo|dovremmo|conviene|bisogna|è bene|potrei) (?:fare|chiedere|porre|sapere|controllare|verificare|valutare)(?!\\p{L})[^?.\\n]{0,40}? prima (?:di|del|della|dell')",
  '(?:que perguntas|quais perguntas|o que) (?:devo|devemos|deveria|preciso|convém|é bom|é preciso) (?:fazer|perguntar|saber|verificar|checar|ver|olhar|conferir)(?!\\p{L})[^?.\\n]{0,40}? antes d',
  '(?:qué preguntas|qué) (?:debo|debería|deberíamos|tengo que|hay que|conviene|me conviene) (?:hacer|preguntar|saber|mirar|revisar|comprobar)(?!\\p{L})[^?.\\n]{0,40}? antes d',
  "(?:quelles questions|que|qu'est-ce qu'il|quoi) (?:dois-je|faut-il|devrais-je|faut|je dois|poser) ?(?:poser|demander|savoir|vérifier|regarder)?(?!\\p{L})[^?.\\n]{0,40}? avant (?:de|d'|la|le|l')",
  '(?:welche fragen|was) (?:sollte|soll|muss|sollten|müssen) (?:ich|man|wir)[^?.\\n]{0,30}? (?:vor (?:de[mr]|einem|einer)|bevor)(?!\\p{L})',
  '(?:借りる|買う|契約する|始める|申し込む)前に[^。？\\n]{0,16}(?:質問|確認|聞い|調べ)',
  '(?:things|factors|points|aspects|questions|what|criteria|details) (?:(?:that )?(?:i|we|you|one|people|someone|somebody|a \\p{L}+) (?:should|need to|must|have to|ought to|would) |(?:would|should|do|must|to|can) (?:i|we|you|one|people)? ?(?:have to |need to |always |be )?|worth )(?:consider(?:ing|ed)?|think about|look (?:for|at)|know before|check before|ask before|take into account)(?!\\p{L})',
  '(?:cosas|factores|aspectos|puntos|criterios|qué|en qué) .{0,24}(?:tener en cuenta|considerar|(?:me )?fijarme|fijarse|(?:saber|revisar|comprobar|mirar|verificar|preguntar) antes)',
  '(?:choses|facteurs|aspects|points|critères|que|quoi|à quoi) .{0,30}(?:prendre en compte|tenir compte|considérer|savoir avant|vérifier avant)',
  '(?:worauf|was|dinge|punkte|faktoren|aspekte|kriterien) .{0,40}(?:berücksichtigen|bedenken|vor (?:dem|der) \\p{L}+ (?:zu )?(?:achten|beachten)|beim kauf .{0,30}(?:zu )?(?:achten|beachten))(?!\\p{L})',
  '(?:coisas|fatores|factores|aspectos|aspetos|pontos|critérios|o que) .{0,24}(?:levar em (?:conta|consideração)|ter em conta|considerar|(?:saber|verificar|ver|conferir|perguntar) antes)',
  '(?:cose|fattori|aspetti|punti|criteri|cosa|a cosa) .{0,24}(?:tenere (?:a mente|conto|presente)|considerare|(?:valutare|sapere|controllare|verificare|guardare|chiedere) prima)',
  '(?:lucruri\\p{L}*|factori\\p{L}*|aspecte\\p{L}*|puncte\\p{L}*|criterii\\p{L}*|ce|la ce|de ce) .{0,30}(?:luat? în (?:calcul|considerare)|luăm? în (?:calcul|considerare)|iau în (?:calcul|considerare)|ținut cont|țin cont|ținem cont|avut în vedere|am în vedere|știu înainte|știut înainte|verific\\p{L}* înainte)',
  '(?:要|需要?|应该?|该)(?:考虑|权衡|评估|弄清|想清楚|顾及)(?:些?什么|哪些)|考虑(?:的)?(?:因素|事项|什么|哪些)|(?:买|选|租|购).{0,14}注意(?:什么|哪些|事项)',
  '(?:考慮す(?:べき|る)|考えておく(?:べき)?|確認す(?:べき|る)|検討す(?:べき|る))(?:こと|点|ポイント|事項)|(?:買う|選ぶ|借りる|購入).{0,10}(?:注意|気をつけ)',
  '(?:أمور|أشياء|نقاط|عوامل|ما الذي|ماذا|ما|جوانب) .{0,24}(?:مراعات|أخذ\\p{L}* (?:في|بعين)|التفكير ف|معرفت\\p{L}* قبل|أعرف\\p{L}* قبل|النظر ف)',
]);

/** What to pay attention to while one does it: points, and nothing is decided. */
export const TO_MIND = anyWord([
  '(?:things|points|what|rules) .{0,24}(?:keep in mind|be aware of|be careful (?:about|of|with)|watch (?:out )?for|pay attention to|remember when|avoid when)(?!\\p{L})',
  '(?:a qué|en qué|con qué|qué cosas) .{0,24}(?:prestar atención|cuidado|vigilar)',
  '(?:à quoi|points) .{0,24}(?:faire attention|veiller)',
  '(?:worauf|was) .{0,40} (?:zu achten|zu beachten|achten|beachten)(?!\\p{L})',
  '(?:a que|em que|com que) .{0,24}(?:prestar atenção|ter cuidado)',
  '(?:a cosa|a che cosa) .{0,24}(?:fare attenzione|stare attent[oi]|badare)',
  '(?:la ce|de ce|la care) .{0,30}(?:fiu atent\\p{L}*|fim atenți|atenție|grijă)',
  '(?:要|需要?|应该?|该)(?:注意|留意)(?:些?什么|哪些)|注意(?:事项|什么|哪些)',
  '(?:注意(?:す(?:べき|る))?|気をつける(?:べき)?)(?:こと|点|ポイント|事項)|(?:何に|どんなことに|どんな点に)(?:気をつけ|注意)',
  '(?:ما الذي|ماذا|ما|أمور|نقاط) .{0,24}(?:الانتباه|أنتبه|الحذر)',
]);

/** What has to be done or arranged before something begins. */
export const TO_PREPARE = anyWord([
  '(?:things|everything|what|tasks|preparations|checklist|to[- ]do list|steps)(?: \\p{L}+){0,4} (?:to )?(?:do|prepare|arrange|organi[sz]e|set up|take care of|get ready|be done|get done|sort out)(?: \\p{L}+){0,3} (?:before|prior to|when (?:moving|opening|starting|launching))(?!\\p{L})|(?:checklist|to[- ]do list|preparations) (?:for|before|of) (?:\\p{L}+ ){0,3}(?:moving|opening|launch\\p{L}*|starting|hosting|organi[sz]ing|wedding|event|move|party|conference|inspection)(?!\\p{L})',
  '(?:cosas|qué|tareas|lista|todo lo) .{0,30}(?:preparar|hacer|organizar) .{0,10}antes de|preparativos',
  '(?:choses|tâches|liste|que|tout ce) .{0,30}(?:préparer|faire|organiser) .{0,10}avant (?:de|d|le|la)|préparatifs',
  '(?:was|dinge|aufgaben|liste|alles) .{0,40}vor (?:der|dem|einer|einem) .{0,30}(?:erledigen|vorbereiten|tun)(?!\\p{L})|vorbereitungen',
  '(?:coisas|o que|tarefas|lista|tudo) .{0,30}(?:preparar|fazer|organizar) .{0,10}antes (?:de|da|do)|preparativos',
  '(?:cose|cosa|compiti|lista|elenco|tutto ciò) .{0,30}(?:preparare|fare|organizzare) .{0,10}prima (?:di|del|dell)|preparativi',
  '(?:lucruri\\p{L}*|ce|sarcini\\p{L}*|listă|lista|tot ce) .{0,30}(?:pregăt\\p{L}*|făcut|fac|facem|organiz\\p{L}*) .{0,10}înainte (?:de|să)|pregătiri(?:le)?(?!\\p{L})',
  '(?:前|之前).{0,8}(?:要|需要|应该?|必须|得)?(?:准备|做|办|完成)(?:的|好)?(?:事|什么|哪些|工作|清单)|准备(?:工作|事项|清单)|待办(?:事项|清单)',
  '(?:前に|までに)(?:準備|用意|や(?:る|って)|し(?:て|なければ)).{0,10}(?:こと|もの|リスト)|準備(?:リスト|すること|するもの)|やることリスト',
  '(?:ما|قائمة|أشياء|أمور|خطوات|مهام) .{0,30}(?:تجهيز\\p{L}*|تحضير\\p{L}*|فعل\\p{L}*|إعداد\\p{L}*|القيام به\\p{L}*) .{0,10}قبل|(?:ال)?(?:تجهيزات|تحضيرات|استعدادات)(?!\\p{L})',
]);

/** What to take along: counted, and marked by how much it is needed. */
export const TO_PACK = anyWord([
  "(?:things|items|stuff|everything|gear|equipment|supplies|essentials|what) (?:that )?(?:(?:do |should )?(?:i|we|you)(?:'?ll)? (?:will |would )?)?(?:need|to bring|to pack|to take|should (?:bring|pack|take)|bring|pack)(?: \\p{L}+){0,4} (?:trip|hike|hiking|camping|backpacking|beach|travel\\p{L}*|vacation|holiday|festival|picnic|hospital|weekend|journey|cruise|road trip|sleepover)(?!\\p{L})",
  '(?:cosas|qué|lista|todo lo) .{0,30}(?:llevar|necesito|necesitamos|hace falta) .{0,24}(?:viaje|excursión|acampada|playa|camping|montaña|senderismo|hospital)',
  '(?:choses|affaires|liste|ce) .{0,30}(?:emporter|besoin|prendre|prévoir) .{0,24}(?:voyage|randonnée|camping|plage|montagne|hôpital|week-end)',
  '(?:sachen|dinge|was|liste|alles) .{0,40}(?:brauche|brauchen|mitnehmen|einpacken).{0,30}(?:reise|wanderung|urlaub|camping|zelten|strand)|(?:sachen|dinge|liste|was) .{0,30}(?:reise|wanderung|urlaub|camping|zelten|strand).{0,24}(?:brauche|mitnehmen|einpacken)',
  '(?:coisas|o que|lista|tudo) .{0,30}(?:levar|preciso|precisamos) .{0,24}(?:viagem|acampamento|trilha|praia|caminhada|camping)',
  '(?:cose|cosa|lista|elenco|tutto) .{0,30}(?:portare|serv\\p{L}+|bisogno) .{0,24}(?:viaggio|gita|escursione|campeggio|mare|montagna|trekking)',
  '(?:lucruri\\p{L}*|ce|listă|lista|tot ce) .{0,30}(?:nevoie|iau|luat|pun|trebuie\\p{L}*) .{0,24}(?:drumeți\\p{L}*|excursi\\p{L}*|călători\\p{L}*|vacanț\\p{L}*|camping|munte|mare|plajă)',
  '(?:要|需要|该|应该)?带(?:的|些|点)?(?:什么|哪些|东西|物品|装备)|行李清单|携带(?:的)?(?:物品|清单)|(?:旅行|露营|徒步|爬山|登山|出差).{0,8}(?:清单|必备|用品|装备)',
  '持ち物|持って行く(?:もの|べきもの)|(?:旅行|キャンプ|登山|ハイキング)(?:に)?(?:必要なもの|の準備)',
  '(?:أغراض|أشياء|مستلزمات|قائمة|ماذا (?:أحضر|آخذ|أحمل|نأخذ|نحمل)) .{0,30}(?:رحلة|رحلات|سفر\\p{L}*|السفر|تخييم|التخييم|التنزه|المشي|البحر)',
]);

/** "What should we bring?": told first where to, or for whom. */
export const WHAT_TO_TAKE = anyWord([
  'what (?:should|do|must|shall) (?:i|we) (?:need to |have to )?(?:bring|pack|take along|take with)(?! up)(?!\\p{L})',
  'qué (?:hay que|tengo que|tenemos que|debo|debería|debemos) (?:llevar|empacar|meter en)(?!\\p{L})|qué (?:me )?llevo(?!\\p{L})',
  "(?:qu'est-ce qu'il faut|que faut-il|que dois-je|que devons-nous|qu'est-ce que je dois) (?:emporter|emmener|prévoir|mettre dans)(?!\\p{L})",
  'was (?:muss|müssen|soll|sollte|sollten) (?:ich|wir|man) (?:\\p{L}+ ){0,3}(?:mitnehmen|einpacken|besorgen)(?!\\p{L})|was brauch(?:e|en) (?:ich|wir) (?:da |noch |dafür )?(?:alles|wirklich)(?!\\p{L})|welche (?:dinge|sachen) [^.?]{0,30}brauch(?:e|en) (?:ich|wir)(?!\\p{L})',
  'o que (?:devo|preciso|precisamos|temos de|tenho de|tenho que) (?:levar|pôr na mala)(?!\\p{L})',
  '(?:che )?cosa (?:devo|dobbiamo|conviene|bisogna) (?:portare|mettere in valigia)(?!\\p{L})',
  'ce (?:să|trebuie să|ar trebui să) (?:iau|luăm|pun|punem) (?:cu|la|în)(?!\\p{L})',
  '(?:要|需要|该|应该)(?:带|准备|买)(?:的(?:东西|物品)|些?(?:什么东西|哪些东西))',
  '何を(?:持って(?:行|い)|準備|用意)',
  'ماذا (?:أحضر معي|آخذ معي|نأخذ معنا|أحمل معي)',
]);

/** What goes into a dish, without the way it is cooked. */
export const INGREDIENTS = anyWord([
  'ingredients?(?!\\p{L})',
  'ingredientes?(?!\\p{L})',
  'ingrédients?(?!\\p{L})',
  'zutaten(?:liste)?(?!\\p{L})',
  'ingredienti?(?!\\p{L})',
  'ingrediente\\p{L}*(?!\\p{L})',
  '食材(?:清单)?|(?:所需|需要|用到|要用).{0,6}(?:原料|材料|配料)|配料',
  '材料(?=.{0,6}(?:リスト|一覧|挙げ|教え|書き|は何|を))',
  '(?:ال)?(?:مكونات|مقادير)(?!\\p{L})',
]);
export const WITH_STEPS = lean(
  /(?<![\p{L}])(?:recipes?|steps|instructions|method|directions|receta|pasos|recette|etapes|rezept|schritte|anleitung|receita|passos|modo|ricetta|passaggi|procedimento|reteta|pasi|mod de preparare)(?![\p{L}])|做法|步骤|食谱|作り方|手順|レシピ|وصفه|طريقه|خطوات|(?<![\p{L}])(?:labels?|skincare|cosmetic|shampoo|cream|soap|vaccines?|etichet\p{L}*|etiket\p{L}*)(?![\p{L}])/u,
);

/** What one can do to get better at something: several actions, and no single way. */
export const TIPS = anyWord([
  '(?:strateg(?:y|ies)|tips|ways|habits|tricks|hacks|(?:methods|techniques|measures|practices|tactics)(?= to )|steps (?:i|we|you|one|people|companies|businesses|schools|cities) can take) (?:to (?!(?:say|describe|write|express|phrase|spell|word|use|reuse|repurpose|upcycle|celebrate|decorate|surprise|serve|wear|cook|eat|count|sort|reverse|iterate|declare|call|render|loop)(?!\\p{L}))|for|on|that help|i can|we can|you can)(?!\\p{L})',
  '(?:estrategias|consejos|formas|maneras|métodos|técnicas|hábitos|trucos|medidas) (?:para|que (?:ayud\\p{L}*|pued\\p{L}*))(?!\\p{L})',
  '(?:stratégies|conseils|façons|moyens|méthodes|techniques|habitudes|astuces|mesures) (?:pour|qui (?:aident|permettent)|afin)(?!\\p{L})',
  '(?:strategien|tipps|methoden|techniken|gewohnheiten|tricks|maßnahmen|wege|möglichkeiten)(?: gibt es)?,? (?:um|für|zum|zur|gegen|die|wie|damit|gibt)(?!\\p{L})',
  '(?:estratégias|dicas|formas|maneiras|métodos|técnicas|hábitos|truques|medidas) (?:para|pra|que (?:ajud\\p{L}*|pod\\p{L}*))(?!\\p{L})',
  '(?:strategie|consigli|modi|metodi|tecniche|abitudini|trucchi|accorgimenti|misure) (?:per|che (?:aiut\\p{L}*|poss\\p{L}*))(?!\\p{L})',
  '(?:strategii(?:le)?|sfaturi(?:le)?|moduri(?:le)?|modalități(?:le)?|metode(?:le)?|tehnici(?:le)?|obiceiuri(?:le)?|trucuri(?:le)?|măsuri(?:le)?) (?:pentru|de a|ca să|eficiente|prin care|care (?:ajut\\p{L}*|mă))(?!\\p{L})',
  '(?:的|些|[个条种点]|好)(?:有效)?(?:的)?(?:方法|策略|技巧|窍门|建议|办法|习惯|措施|途径|方式)(?!论)|小(?:窍门|技巧|贴士)|(?:方法|技巧|策略|窍门|办法|措施|建议)[。！？?!]?$',
  'コツ|(?:ための|する|な)(?:方法|工夫|習慣|対策|秘訣)(?=.{0,14}(?:教えて|挙げて|知りたい|ありますか|何ですか|は[?？]?$|を.つ))',
  '(?:ال)?(?:طرق|نصائح|استراتيجيات|أساليب|وسائل|عادات|خطوات عملية|تقنيات|حيل|سبل)(?: \\p{L}+){0,2} (?:ل\\p{L}+|من أجل|كي|التي (?:تساعد\\p{L}*|يمكن\\p{L}*)|لل\\p{L}+)',
]);
/** A thing made in one way: by code, with a tool, for its own sake. */
export const NO_TIPS = lean(
  /(?<![\p{L}])(?:creative|funn?y?|unusual|unique|cute|romantic|crazy|quirky|different ways|distinct|creativ[aeo]s?|original\p{L}*|divertid[ao]s?|droles?|kreative?n?|lustige?n?|criativ[ao]s?|amuzant\p{L}*|used by|scientists?|researchers?|historians?|treat(?:ing|ment)|detect\p{L}*|measur\p{L}+|utilizad[oa]s|utilisees?|verwendet\p{L}*|usad[oa]s|usat[ei]|folosit[ea])(?![\p{L}])|检测|测量|实验|科学|历史上|古代|采用的|使用的|استخدم|创意|有趣|搞笑|新奇|面白い|ユニーク|مبتكر|ابداعي|طريف|python|javascript|typescript|java(?![\p{L}])|c\+\+|sql|react|linux|excel|git(?![\p{L}])|regex|代码|コード/u,
);

/** How one gets better, calmer or healthier: by doing several things. */
export const HOW_TO_IMPROVE = anyWord(
  [
    '(?:can you |could you |please )*(?:(?:tell|teach|show) me )?how (?:can|do|could|should|would|might|to)(?: (?:i|we|you|one|people|someone|somebody|(?:(?:an?|the|my|our|your|small|local|new|young|single|busy|older|remote|large) ){0,3}(?:parents?|teachers?|students?|compan(?:y|ies)|business(?:es)?|schools?|cit(?:y|ies)|towns?|restaurants?|shops?|stores?|baker(?:y|ies)|caf[eé]s?|hotels?|farmers?|farms?|managers?|employees?|employers?|workers?|famil(?:y|ies)|households?|teams?|individuals?|adults?|children|kids|teen\\p{L}*|governments?|communit(?:y|ies)|organi[sz]ations?|startups?|offices?|persons?|beginners?|writers?|leaders?|couples?|seniors?|freelancers?|nonprofits?|librar(?:y|ies)|museums?|universit(?:y|ies))))?(?: (?:best|effectively|better|successfully))? (?:improve|develop|become (?:a )?(?:better|more)|get (?:better|more)|increase|boost|strengthen|stay|overcome|cope|manage (?:my|our|stress|time|anger|their)|build (?:confidence|trust|a habit|habits|resilience|self)|maintain|motivate|encourage|reduce|save (?:money|energy|time|water|electricity|on)|avoid (?:burnout|stress|procrasti\\p{L}*|distract\\p{L}*|conflict)|attract|retain|engage|prepare for|protect (?:my|our|their|your|the)|balance|foster|promote|support|relax|focus|concentrate|learn to|feel more|be more|be less|be (?:a )?better|make (?:my|our|their) (?:customers|team|employees|students))(?!\\p{L})',
    '(?:¿ ?)?cómo (?:puedo|podemos|puede|se puede|pueden)?.{0,16}(?:mejorar|atraer|ahorrar|evitar|desarrollar|aumentar|fortalecer|superar|manejar|gestionar|reducir|mantener|motivar|fomentar|equilibrar|concentrar)',
    'comment (?:puis-je|peut-on|je peux|pouvons-nous|faire pour)?.{0,16}(?:améliorer|attirer|fidéliser|économiser|éviter|développer|augmenter|renforcer|surmonter|gérer|réduire|maintenir|motiver|encourager|équilibrer|me concentrer|rester)',
    'wie (?:kann|können|könnte|lässt|lassen|soll) .{0,50}(?:verbessern|gewinnen|anlocken|sparen|vermeiden|entwickeln|steigern|stärken|überwinden|bewältigen|abbauen|verringern|motivieren|fördern|konzentrieren)(?!\\p{L})',
    'como (?:posso|podemos|se pode|pode|podem)?.{0,16}(?:melhorar|atrair|economizar|poupar|evitar|desenvolver|aumentar|fortalecer|superar|lidar com|gerir|gerenciar|reduzir|manter|motivar|incentivar|equilibrar|me concentrar)',
    'come (?:posso|possiamo|si può|può|possono)?.{0,16}(?:migliorare|attirare|risparmiare|evitare|sviluppare|aumentare|rafforzare|superare|gestire|ridurre|mantenere|motivare|incoraggiare|bilanciare|concentrarmi)',
    'cum (?:pot|putem|poate|se poate|aș putea|să)?.{0,16}(?:îmbunătăț\\p{L}*|atrag\\p{L}*|economis\\p{L}*|evit\\p{L}*|dezvolt\\p{L}*|cresc\\p{L}*|crește\\p{L}*|consolid\\p{L}*|depăș\\p{L}*|gestion\\p{L}*|redu\\p{L}*|mențin\\p{L}*|motiv\\p{L}*|încuraj\\p{L}*|echilibr\\p{L}*|concentr\\p{L}*)',
    '(?:请问|请告诉我|我)?(?:要|该|应该|想知道|们)?(?:如何|怎么|怎样|怎么样)(?:才能|可以|能|去|有效地?|更好地?)?.{0,8}?(?:提高|提升|改善|培养|增强|锻炼|克服|减轻|减少|缓解|管理|保持|应对|平衡|养成|激励|鼓励|学好|省钱|节省|节约|避免|吸引|留住)',
    '.{1,24}(?:を|に)?(?:高める|伸ばす|改善する|鍛える|克服する|減らす|和らげる|保つ|向上させる|続ける|節約する|避ける)(?:には|ための方法|方法|にはどう)',
    'كيف (?:يمكن(?:ني|نا|ك|ه|ها)?|أستطيع|نستطيع|لي|للمرء|تستطيع|يستطيع)?(?: أن)? ?.{0,14}(?:تحسين|جذب|أجذب|توفير|تجنب|أوفر|أتجنب|تطوير|تنمية|زيادة|تعزيز|التغلب|إدارة|تقليل|الحفاظ|تحفيز|تشجيع|الموازنة|التعامل|أحسن|أحسّن|أطور|أطوّر|أزيد|أتغلب|أقلل|أحافظ|أدير|أتعامل)',
  ],
  { atStart: true },
);

/** A way into a profession or through a field of study, for somebody. */
export const PATH = anyWord([
  "(?:(?:career|study|learning|educational?|professional) (?:path|paths|roadmap)|career (?:plan|change))(?!\\p{L})|roadmap (?:to|for) (?:becom|learn)\\p{L}*|(?:how (?:do|can|should|could|to)(?: i)?|want to|would like to|i'?d like to|hop(?:e|ing) to|path to|steps to) becom(?:e|ing) (?:an? |the )(?!better|good|more|great|happier|healthier|morning|millionaire|rich|confident|early|calmer|popular)|what (?:should|do|would) i (?:need to |have to )?(?:study|learn) (?:to|if|in order|next|first|and)|(?:career|study) (?:options|advice|switch)",
  '(?:camino|trayectoria|ruta) (?:profesional|de carrera|de aprendizaje|formativ[oa])|cómo (?:puedo )?(?:llegar a ser|convertirme en|hacerme) (?!mejor|más|ric)|qué (?:debo|debería|tengo que) (?:estudiar|aprender) (?:para|si|y)',
  "parcours (?:professionnel|de carrière|d'apprentissage|de formation)|comment (?:devenir|puis-je devenir|je peux devenir) (?!plus|meilleur|riche|millionnaire)|que (?:dois-je|devrais-je|faut-il) (?:étudier|apprendre) (?:pour|si|et)|reconversion",
  '(?:(?:karriere|berufs|ausbildungs|bildungs)(?:weg|pfad)|karriereplan)|wie werde ich (?!besser|gesund|reich|schnell|glücklich|ruhig|fit|wieder)|quereinstieg|berufswechsel|was (?:sollte|muss|soll) ich (?:studieren|lernen)(?!\\p{L})',
  '(?:caminho|percurso|trajetória) (?:profissional|de carreira|de aprendizagem)|plano de carreira|como (?:posso )?(?:me tornar|tornar-me|virar) (?!melhor|mais|ric)|o que (?:devo|deveria) (?:estudar|aprender) (?:para|se|e)',
  'percorso (?:professionale|di carriera|formativo|di apprendimento)|come (?:posso )?(?:diventare|divento) (?!miglior|più|ricc)|(?:che )?cosa (?:devo|dovrei) (?:studiare|imparare) (?:per|se|e)',
  '(?:parcurs|traseu|drum) (?:profesional|de carieră|educațional|de învățare)|cum (?:pot |aș putea )?(?:să )?(?:devin|ajung) (?!mai|bogat|acas|la)|ce (?:ar trebui )?să (?:studiez|învăț)(?! (?:pentru|la) (?:examen|test|mâine))|reconversie',
  '职业(?:规划|道路|发展|路径)|学习(?:路线|路径)|转行|(?:如何|怎么|怎样)(?:才能)?(?:成为|当上)一?[名个位]|应该(?:先)?学(?:什么|哪些)|(?:想|要|打算|希望)(?:成为|当)一?[名个位].{1,16}(?:学|准备|考|需要)',
  'キャリア(?:プラン|パス|チェンジ)|学習ロードマップ|(?:に|へ)転職|(?:エンジニア|デザイナー|教師|医師|弁護士|通訳|翻訳家|パイロット|看護師|研究者|アナリスト|.{1,8}士|.{1,8}家|.{1,8}者)にな(?:る(?:には|ため)|りたい)|何を勉強すれば',
  '(?:مسار|مسارات|طريق) (?:ال)?(?:مهني\\p{L}*|وظيفي\\p{L}*|تعليمي\\p{L}*)|كيف (?:يمكنني )?(?:أن )?(?:أصبح|اصير) (?!أفضل|أكثر|غني)|ماذا (?:يجب أن |علي أن )?(?:أدرس|أتعلم)(?!\\p{L})|تغيير (?:مهنتي|المهنة|مجالي|تخصصي)',
]);

/** Several people, the times they have, and one meeting or several to be placed. */
const MEETING = anyWord([
  'meet(?:ings?)?|appointments?|call|slots?|schedule|available|availability|free',
  'reuni(?:ón|ones)|citas?|disponibles?|disponibilidad|libres?',
  'réunions?|rendez-vous|créneaux?|disponibles?|disponibilités?|libres?',
  'treffen|termine?|besprechung(?:en)?|verfügbar|frei',
  'reuni(?:ão|ões)|disponíve(?:l|is)|disponibilidades?|livres?',
  'riunion[ei]|incontr[oi]|appuntament[oi]|disponibil[ei]|disponibilità|liber[oiae]',
  'ședinț\\p{L}*|întâlniri?\\p{L}*|disponibil\\p{L}*|liber[ăaie]*',
  '会议|开会|见面|会面|有空|空闲|可用时间|約|会議|打ち合わせ|空いて|都合',
  '(?:ال)?(?:اجتماع\\p{L}*|موعد|مواعيد|متاح\\p{L}*|متفرغ\\p{L}*|لقاء)',
]);
const TIME_SPAN = lean(
  /(?<![\p{Nd}./-])\p{Nd}{1,2}(?:[:.h点時时]\p{Nd}{0,2})?\s?(?:am|pm|a\.m\.|p\.m\.|h|uhr|点|時|صباحا|مساء)?\s?(?:-|–|—|to|until|till|bis|al?|à|às|alle|la|and|到|至|から|～|~|الي|حتي|و)\s?\p{Nd}{1,2}(?![\p{Nd}/-])/gu,
);
const LEAST_SPANS = 2;
export const placesMeetings = (folded: string): boolean =>
  MEETING.test(folded) && (folded.match(TIME_SPAN)?.length ?? 0) >= LEAST_SPANS;

/** What stands in front of a book or a course. */
export const CONTENTS = anyWord([
  'table of contents|syllabus|(?:course|class|chapter) outline|curriculum(?! vitae)',
  'índice (?:de|para)|tabla de contenidos?|temario|plan de estudios',
  'table des matières|sommaire|plan de cours',
  'inhaltsverzeichnis|lehrplan|kursgliederung',
  'sumário|índice (?:de|para|do)|ementa',
  'indice (?:di|per|del)|sommario|programma del corso',
  'cuprins(?:ul)?|programă(?: școlară)?|plan de învățământ',
  '目录|课程大纲|教学大纲',
  '目次|シラバス|カリキュラム',
  'فهرس|جدول (?:ال)?محتويات|منهج(?! البحث)',
]);
export const NO_CONTENTS = lean(
  /(?<![\p{L}])(?:latex|word|html|markdown|google docs|automatic\p{L}*|insert|update)(?![\p{L}])|自动|自動|تلقائي/u,
);

/** Somebody's case is told, and what could be done about it is asked: several answers, none of them a deduction. */
export const ASKS_WHAT_TO_DO = anyWord([
  'what do (?:i|we) do(?!\\p{L})|what (?:can|could|should|would|might|must) (?:i|we|you|they|he|she|one|it|the \\p{L}+|my \\p{L}+|our \\p{L}+|\\p{L}+) (?:do|try|change|offer|improve|consider|find out)(?!\\p{L})|how (?:can|could|should|might) (?:i|we|they|he|she|one|the \\p{L}+|my \\p{L}+|our \\p{L}+) (?!(?:many|much)\\b)\\p{L}+|what (?:would|do) you (?:suggest|recommend|advise)|(?:any|your|some|give (?:me|us|him|her|them)|have) (?:\\p{L}+ )?(?:advice|suggestions|tips|ideas|recommendations)(?!\\p{L})|what (?:are|would be) (?:some |the |good )*(?:ways|options|steps|measures|strategies|ideas)',
  '¿?(?:qué|cómo) (?:hago|hacemos|puedo|podemos|puede|pueden|debo|debemos|debería|deberíamos|podría|podríamos|me recomiendas|nos recomiendas|harías)|(?:alguna|qué) (?:idea|sugerencia|recomendación)',
  "(?:je fais quoi|on fait quoi)|(?:que|comment) (?:puis-je|peut-on|pouvons-nous|peut|peuvent|faire|dois-je|devons-nous|pourrait|me (?:conseilles|conseillez))|qu'est-ce que (?:je|nous|tu|on|vous) (?:peux|pouvons|peut|dois|devons|me conseill)\\p{L}*|que faire",
  'was (?:mache ich|machen wir|tun)(?!\\p{L})|(?:was|wie) (?:kann|können|könnte|könnten|soll|sollen|sollte|sollten|rätst|raten|würdest|würden|empfiehlst|empfehlen) (?:ich|wir|er|sie|man|du|mir|der|die|das)(?!\\p{L})',
  '(?:o que|como) (?:posso|podemos|pode|podem|devo|devemos|deveria|deveríamos|poderia|poderíamos|me (?:recomenda|sugere|aconselha)|faço|fazer)',
  '(?:che cosa|cosa|come|che) (?:faccio|facciamo)|(?:che cosa|cosa|come) (?:posso|possiamo|può|possono|devo|dobbiamo|dovrei|dovremmo|potrei|potremmo|mi consigli|ci consigli|fare)',
  'ce (?:mă |ne )?(?:fac|facem)(?= ?(?:[?!.]|$)| (?:acum|mai departe|dacă|cu (?:el|ea|ei)|ca să))|(?:ce|cum) (?:pot|putem|poate|aș putea|am putea|ar putea|ar trebui să|îmi (?:recomanzi|sugerezi)|să) ?(?:fac|facem|facă|face|încerc\\p{L}*|schimb\\p{L}*|îmbunăt\\p{L}*|atrag\\p{L}*|păstr\\p{L}*|cresc|creștem)?',
  '(?:应该|可以|能|该)(?:怎么|如何|怎样|做些?什么|采取)|(?:怎么|如何|怎样)(?:才能|做|办|应对|改进|提高|吸引|留住|解决)|有(?:什么|哪些)(?:建议|办法|方法|好办法)',
  'どう(?:すれば|したら)|何(?:を|が)(?:すれば|できますか|できる)|どんな(?:方法|対策|工夫)',
  '(?:ماذا|كيف|ما الذي) (?:يمكن\\p{L}*|أستطيع|نستطيع|علي|علينا|يجب|ينبغي|أفعل|نفعل|تقترح|تنصح\\p{L}*)|بماذا تنصح',
]);

/** Told first, in a sentence or a clause of its own, and asked then. */
const TOLD_FIRST = /[.!。！,，、;；،؛]\s*\S.{4,}/u;
const FAILS = lean(
  /(?<![\p{L}])(?:crash\p{L}*|shuts? down|freez\p{L}*|error|fix|broken|bug)(?![\p{L}])|报错|闪退|エラー|خطا/u,
);
export const asksForMeasures = (folded: string): boolean =>
  ASKS_WHAT_TO_DO.test(folded) &&
  TOLD_FIRST.test(folded) &&
  !FAILS.test(folded) &&
  !TO_GIVE_OR_WEAR.test(folded) &&
  !NEAR_ONES.test(folded);
/** Bought, eaten, worn or given: that takes no first step. */
const TO_GIVE_OR_WEAR = lean(
  /gift|present(?:s|e|es)?(?![\p{L}])|regal[oi]|cadeau|geschenk|cadou|(?<![\p{L}])(?:wear|cook|eat|watch|read|buy|get my|ponerme|cocinar|comer|porter|cuisiner|manger|anziehen|kochen|essen|schenken|vestir|cozinhar|indossare|cucinare|mangiare|gatesc|mananc|imbrac)(?![\p{L}])|送.{0,6}(?:什么|礼)|穿什么|吃什么|プレゼント|هدي|ارتدي|اطبخ/u,
);

/** Weeks and months: too long for a plan that says what to do on each day. */
export const OVER_MONTHS = lean(
  /(?<![\p{L}])(?:\p{Nd}+|two|three|four|five|six|eight|nine|ten|twelve|dos|tres|cuatro|seis|deux|trois|quatre|six|zwei|drei|vier|sechs|dois|duas|quatro|seis|due|tre|quattro|sei|doua|trei|patru|sase)[ -](?:de )?(?:months?|mes(?:es)?|mois|monate?n?|mesi|luni)(?![\p{L}])|(?<![\p{L}])(?:[4-9]|[1-9]\p{Nd}|six|eight|ten|twelve)[ -](?:de )?(?:weeks?|semanas|semaines|wochen|settimane|saptamani)(?![\p{L}])|[一二两三四五六七八九十\p{Nd}]+(?:个月|か月|ヶ月)|(?:شهر|اشهر|شهور|شهرين)/u,
);

/** Made by somebody, with a title. */
export const TITLES = lean(
  /(?<![\p{L}])(?:books?|novels?|movies?|films?|documentar(?:y|ies)|(?:tv |netflix )?(?:shows|series)|podcasts?|songs?|albums?|playlists?|anime|manga|audiobooks?|musicals?|libros?|novelas?|peliculas?|documentales?|canciones|livres?|romans?|documentaires?|chansons?|bucher|buch|romane?|filme?|serien|lieder|dokumentationen|livros?|filmes?|musicas|documentarios?|libri|libro|romanz[oi]|canzoni|documentari|carti|cartea?|filme|seriale?|melodii|documentare)(?![\p{L}])|书(?!包|桌|架|店|法)|小说|电影|电视剧|纪录片|歌(?:曲|单)|播客|専門書|小説|映画|ドラマ|アニメ|漫画|曲を|本を|(?:^|\s)(?:ال)?(?:كتب|كتاب|كتبا|روايات|روايه|افلام|افلاما|فيلم|مسلسلات|مسلسل|اغاني|بودكاست|وثائقي\p{L}*)(?![\p{L}])/u,
);
export const NO_TITLES = lean(
  /(?<![\p{L}])(?:names?|titles|(?<!playlist |album )title|covers?|ideas?|stores?|shops?|clubs?|gifts?|shelf|shelves|titulos?|titres?|titel|ideas|idees|ideen|nombres?|nomi|nume)(?![\p{L}])|名字|书名|店|礼物|点子|اسم|اسماء|عنوان|هدي/u,
);

/** One way out of several is looked for, on grounds. */
export const BEST_APPROACH = anyWord([
  "what(?:'?s| is| are| would be| might be) (?:the )?(?:best|most suitable|right|ideal|optimal) (?:approach|solution|strategy|option|course of action|design|structure)(?!\\p{L})",
  '(?:cuál|qué) (?:es|sería) (?:el|la) mejor (?:enfoque|solución|estrategia|opción|alternativa)',
  'quelle? (?:est|serait) (?:la |le )?meilleure? (?:approche|solution|stratégie|option)',
  '(?:was|welche[rs]?) (?:ist|wäre) (?:der|die|das) (?:beste|geeignetste|richtige) (?:ansatz|lösung|strategie|option|vorgehensweise)',
  'qual (?:é|seria) a? ?(?:o )?melhor (?:abordagem|solução|estratégia|opção)',
  "qual(?: è|e|’è|'è) (?:il |la |l')?(?:miglior[e]?) (?:approccio|soluzione|strategia|opzione)",
  'care (?:este|ar fi) (?:cea mai bună|cel mai bun) (?:abordare|soluție|strategie|opțiune|variantă)',
  '(?:什么是|哪种是?)?最(?:好|佳|合适)的(?:方案|办法|做法|策略|解决方案)是什么|(?:哪种|什么)(?:方案|做法|策略)(?:最好|最合适)',
  '最(?:も|適な|善の)?(?:適した|良い|適切な)?(?:方法|アプローチ|戦略|解決策|選択肢)は(?:何|どれ)',
  'ما (?:هو|هي) (?:ال)?(?:نهج|حل|أسلوب|استراتيجية|خيار) (?:ال)?(?:أفضل|أنسب|أمثل)|ما (?:هو|هي) أفضل (?:نهج|حل|استراتيجية|خيار)',
]);

/** Things one could do with something or at some time: ideas, although they are called things. */
export const THINGS_TO_DO = anyWord([
  '(?:things|stuff) (?:that )?(?:you|i|we|one|people|kids|children) (?:could|can|might) (?:do|make|build|create) (?:with|out of|from|when|at home|on a)|(?<!drug )(?<!medical )uses (?:for|of) (?:an? |old |empty |leftover |used |your |the )|(?:things|stuff|something|fun) to (?:do|make|try|draw|build|talk about) (?:with|when|on a|at a|at home|during|while|if|outside|indoors)(?!\\p{L})',
  'cosas (?:que|para|divertidas para)? ?(?:se pueden )?hacer (?:con|cuando|en casa|un)',
  'choses à faire (?:avec|quand|à la maison|un)',
  '(?:dinge|was), die man (?:mit|bei|an|zu hause) .{0,40}(?:machen|tun|basteln)',
  'coisas (?:que|para|divertidas para)? ?(?:se podem )?fazer (?:com|quando|em casa|num)',
  'cose da fare (?:con|quando|a casa|in una)',
  'lucruri (?:de făcut|pe care le pot face) (?:cu|când|acasă|într-o)',
  '(?:能|可以)(?:用来)?做的(?:有趣的?)?(?:事|事情|东西)',
  '(?:家で|雨の日に|余った.{1,10}で)(?:できる|楽しめる)こと',
  'أشياء (?:ممتعة )?(?:يمكن(?:ني|نا)? )?(?:فعلها|القيام بها|صنعها|عملها)',
]);

/** A day with guests that is arranged, whatever is told of it. */
export const PLAN_AN_EVENT = anyWord(
  [
    "(?:(?:please|can you|could you|help me(?: to)?|i need to|i want to|let's) )*(?:plan|organi[sz]e|arrange|throw)(?! of)(?: \\p{L}+| \\p{Nd}+\\p{L}*){0,6} (?:party|wedding|celebration|event|reunion|shower|picnic|barbecue|bbq|dinner|brunch|retreat|fundraiser|festival|conference|workshop|anniversary|graduation)(?!\\p{L})",
    '(?:(?:por favor|ayúdame a|quiero|necesito) )*(?:planea|planifica|organiza)r?(?: \\p{L}+){0,5} (?:fiesta|boda|celebración|evento|reunión|cena|aniversario)',
    '(?:(?:aide-moi à|je veux|je dois) )*(?:planifie|organise|prépare)r?(?: \\p{L}+){0,5} (?:fête|mariage|anniversaire|événement|soirée|réunion|dîner)',
    '(?:(?:bitte|hilf mir,?) )*(?:plane|organisiere)(?: \\p{L}+){0,6} (?:\\p{L}*(?:feier|party|hochzeit|fest|geburtstag|veranstaltung))',
    '(?:(?:por favor|me ajude a|quero|preciso) )*(?:planeje|planeie|organize|planejar|planear|organizar)(?: \\p{L}+){0,5} (?:festa|casamento|aniversário|evento|jantar)',
    '(?:(?:aiutami a|voglio|devo) )*(?:pianifica|organizza)(?:re)?(?: \\p{L}+){0,5} (?:festa|matrimonio|compleanno|evento|cena|anniversario)',
    '(?:(?:ajută-mă să|vreau să|trebuie să) )*(?:planific\\p{L}*|organiz\\p{L}*)(?: \\p{L}+){0,5} (?:petrecere|nuntă|aniversare|eveniment|cină|zi de naștere|botez)',
    '(?:请|帮我|请帮我|我想|我要)*(?:策划|筹划|筹办|安排|计划|办)一?(?:场|个|次).{0,14}(?:派对|聚会|婚礼|生日会|晚会|活动|年会|聚餐|庆典)',
    '.{0,24}(?:パーティー|結婚式|誕生日会|歓迎会|送別会|イベント|同窓会)(?:を)?(?:企画|計画|準備)',
    '(?:خطط|نظم|رتب|ساعدني في (?:تخطيط|تنظيم))(?: لي| لنا)?(?: \\p{L}+){0,4} ?(?:حفل\\p{L}*|زفاف|عيد ميلاد|مناسبة|فعالية|عشاء)',
  ],
  { atStart: true },
);

/** "Describe how to change a tyre": told what it is, and meant are the steps. */
export const TELLS_HOW_TO = anyWord(
  [
    '(?:(?:please|can you|could you|kindly) )*(?:describe|explain|tell me|show me|outline|write|give(?: me)?|provide|list|teach me)(?: \\p{L}+){0,3}? (?:how to(?! (?:say|pronounce|spell))|(?:the )?(?:steps|instructions) (?:to|for|of|on|in)|(?:the )?(?:process|procedure) (?:of|for) \\p{L}+ing(?!\\p{L}))',
    '(?:por favor )?(?:describe|explica|explícame|dime|enséñame)(?:me)? (?:cómo \\p{L}+r(?!\\p{L})|los pasos)',
    '(?:décris|explique|explique-moi|dis-moi|montre-moi) (?:comment \\p{L}+r(?:e)?(?!\\p{L})|les étapes)',
    '(?:bitte )?(?:beschreib|erklär|zeig|sag)\\p{L}*(?: mir)?,? wie (?:man|ich) .{3,60}(?:\\p{L}+t|\\p{L}+e|kann)[.!]?$',
    '(?:por favor )?(?:descreva|explique|diga|ensine)(?:-me)? (?:como \\p{L}+r(?!\\p{L})|os passos)',
    '(?:descrivi|spiega|spiegami|dimmi|mostrami) (?:come \\p{L}+re(?!\\p{L})|i passaggi)',
    '(?:descrie|explică|explică-mi|spune-mi|arată-mi|prezintă) (?:cum să(?!\\p{L})|cum se (?:face|schimbă|prepară|instalează|curăță|repară|montează|plantează)|pașii|etapele)',
    '(?:请|帮我)?(?:描述|说明|解释|介绍|告诉我|写出|讲解|讲一下)(?:一下)?(?:如何|怎么|怎样)(?!.{0,12}(?:工作|运作|形成|产生|影响))|.{2,24}(?:的)?(?:步骤|操作步骤|流程)(?:是什么|有哪些)?[。？?]?$',
    '.{2,30}(?:方法|手順|やり方|仕方)を(?:説明|教えて|書いて|述べて)',
    '(?:اشرح|صف|وضح|بين|اذكر|علمني)(?: لي)? (?:كيفية|خطوات|طريقة) (?:تحضير|تغيير|إصلاح|تركيب|إعداد|صنع|استخدام|تنظيف|زراعة|إنشاء|إزالة|كتابة|عمل (?!ال))',
  ],
  { atStart: true },
);

/** "Websites where I can practise": to be used, and built by others. */
export const SITES_TO_USE = lean(
  /^(?:(?:please|can you|could you) )*(?:list|recommend|suggest|name|find|show|tell|which|what|give|provide|i need|dame|dime|recomienda|donne|cite|liste|nenne|gib|welche|empfiehl|de|cite|elenca|dammi|consigli\p{L}*|da-mi|recomand\p{L}*|enumer\p{L}*)(?: me| us| mir)? (?:\p{L}+ ){0,5}?(?:web ?sites|sites|apps|web ?seiten|paginas web|aplicaciones|applis|applications|aplicativos|siti|app|site-uri|aplicatii)(?= (?:where|that|to|for|like|with|on|about|donde|que|para|ou|pour|qui|auf|mit|fur|onde|dove|che|per|unde|care|pentru)(?![\p{L}]))|(?:推荐|列出|有哪些).{0,12}(?:网站|应用|软件)|(?:サイト|アプリ)を.{0,6}(?:教え|挙げ|紹介)|(?:اقترح|اذكر|رشح) .{0,16}(?:مواقع|تطبيقات)/u,
);

/** "Why does it happen, and how can I avoid it": the cause is asked for as well as the remedy. */
export const WHY_AND_HOW = lean(
  /^why (?!not|don't|should).{4,120}(?:,|\?)? and (?:how|what) (?:can|do|should|could|to)(?![\p{L}])|^(?:¿ ?)?por que .{4,120} y como(?![\p{L}])|^pourquoi .{4,120} et comment(?![\p{L}])|^(?:warum|weshalb|wieso) .{4,120} und (?:wie|was kann)(?![\p{L}])|^por que .{4,120} e como(?![\p{L}])|^perche .{4,120} e come(?![\p{L}])|^de ce .{4,120} si cum(?![\p{L}])|为什么.{2,40}[，,？?].{0,4}(?:怎么|如何|怎样)|なぜ.{2,50}(?:どう|どのように)|^لماذا .{4,120} وكيف/u,
);

/** "The working principle of a lever": it is to be understood. */
export const HOW_IT_WORKS = lean(
  /(?<![\p{L}])(?:working principles?|principles? of operation|inner workings|mechanism (?:of|behind)|principio de funcionamiento|principe de fonctionnement|funktionsweise|funktionsprinzip|principio de funcionamento|principio di funzionamento|principiul de functionare)(?![\p{L}])|工作原理|作動原理|仕組み|(?:مبدا|اليه) عمل/u,
);

/** What has ingredients and steps without being eaten. */
export const NO_DISH = lean(
  /(?<![\p{L}])(?:labels?|skincare|cosmetic|shampoo|cream|soap|vaccines?|slime|candles?|detergent|cleaner|medicine|drug)(?![\p{L}])|化妆|洗|薬/u,
);

/** "A workout I can do in a hotel room": once, and no plan for weeks. */
export const ONE_WORKOUT = lean(
  /(?<![\p{L}])(?:an?|one|quick|short|simple|\p{Nd}+[- ]minutes?) (?:\p{L}+[- ]){0,3}?(?:workout|circuit|warm-?up|stretching routine|hiit session)(?![\p{L}]| (?:plan|program|schedule|routine|split|regimen|for (?:the|a) (?:week|month)))/u,
);

/** "The best time of year to visit": asked of a place, in an order as well as in a question. */
export const TIME_TO_TRAVEL = lean(
  /best (?:time|month|season|period)s? (?:of (?:the )?year )?(?:to|for) (?:visit|go|travel|see|a (?:visit|trip))\p{L}*|mejor (?:epoca|momento|mes|temporada) (?:del ano )?para (?:visit|viaj|ir)\p{L}*|meilleur(?:e)? (?:moment|periode|saison|mois) (?:de l'annee )?pour (?:visit|aller|voyag|partir)\p{L}*|beste(?:n)? (?:reise)?(?:zeit|monat|jahreszeit) (?:fur|um) (?:[\p{L}-]+ ){0,3}(?:reise|besuch|zu reisen|zu besuchen)|beste(?:n)? reisezeit|melhor (?:epoca|altura|mes|periodo) (?:do ano )?para (?:visit|viaj|ir)\p{L}*|(?:periodo migliore|miglior(?:e)? (?:periodo|momento|mese)) (?:dell'anno )?per (?:visit|viagg|andare)\p{L}*|cea mai buna perioada (?:din an )?(?:pentru|de|ca) (?:a )?(?:vizit|calator|merge|sa)\p{L}*|(?:旅游|旅行|游览|前往|去).{0,10}(?:最佳|最好的?)(?:时间|季节|月份)|(?:最佳|最好的?)(?:旅游|旅行)(?:时间|季节)|(?:旅行|観光|訪れる).{0,8}(?:ベスト|最適|最も良い|一番いい).{0,4}(?:時期|季節)|افضل (?:وقت|موسم|شهر) (?:ل|من السنه ل)(?:زيار|سفر)\p{L}*/u,
);

export const ASKS_THE_TIME = lean(
  /(?<![\p{L}])(?:when|best (?:time|month|season|day)|cuando|mejor (?:epoca|momento|mes)|quand|meilleur(?:e)? (?:moment|periode|saison|mois)|wann|beste (?:zeit|reisezeit)|quando|melhor (?:epoca|altura|mes)|periodo migliore|miglior(?:e)? (?:periodo|momento|mese)|cand|cea mai buna perioada|where should i|which (?:city|country|place|island))(?![\p{L}])|什么时候|最佳时间|几月|いつ|時期|متي|افضل وقت/u,
);

/** "Suggest a name": one is wanted. */
export const ONE_NAME = lean(
  /(?<![\p{L}])(?:an?|one|the (?:best|perfect|right)) (?:\p{L}+ ){0,2}(?:idea|(?:brand |user)?name|title|nickname|slogan|handle|motto|tagline)(?!s)(?![\p{L}])|(?<![\p{L}])(?:un|una|une|ein|einen|um|uma|o) (?:\p{L}+ )?(?:nombre|nom|namen?|nome|nume|titulo|titre|titel|titolo|titlu)(?![\p{L}])|(?<![两二三四五六七八九十几些\p{Nd}] ?)个(?:.{0,6})?(?:名字|名称|标题)|名前を一つ|(?:^|\s)(?:اسما|اسم|عنوانا)(?: \p{L}+)? (?:ل|واحد|مناسب)/u,
);

/** With a program or a device there is one way to do it, and no advice for life. */
export const WITH_A_DEVICE = lean(
  /(?<![\p{L}])(?:pandas|numpy|python|javascript|typescript|excel|csv|json|sql|postgres\p{L}*|mysql|docker|kubernetes|git|github|linux|ubuntu|bash|windows|macos|macbook|iphone|ipad|android|wi-?fi|chrome|firefox|safari|outlook|gmail|wordpress|react|node|npm|servers?|databases?|api|css|html|printer|router|spreadsheets?|google (?:sheets|docs|drive)|photoshop|powerpoint|whatsapp|bluetooth)(?![\p{L}])|电脑|手机|软件|エクセル|スマホ|パソコン|اكسل|حاسوب|هاتف/u,
);
export const ASKS_HOW = lean(
  /(?:^|[ ,.])(?:how (?:do|can|to|should)|como|comment|wie|come|cum)(?![\p{L}])|怎么|如何|どうやって|كيف/u,
);

/** A race or a goal is trained for, whatever hurts now and then. */
export const MAKE_A_PLAN = lean(
  /(?:make|give|write|create|build|need)(?: me)? (?:an? |the )?(?:\p{L}+ )?(?:plan|schedule|programme?)(?![\p{L}])|^(?:a )?plan for (?:me|us)(?![\p{L}])|(?:hazme|dame|necesito) un (?:plan|programa)|(?:fais|donne)-?(?: ?moi)? un (?:plan|programme)|(?:mach|erstell|gib)\p{L}* (?:mir )?einen (?:\p{L}*plan)|(?:faz|monta|me da)\p{L}* um (?:plano|treino)|(?:fammi|dammi) un (?:piano|programma)|(?:fa|da)-mi un (?:plan|program)|(?:制定|给我|做)一?(?:个|份).{0,6}计划|(?:計画|プラン|メニュー)を(?:作|立て)|(?:اعمل|ضع|اعطني)(?: لي)? (?:خطه|برنامج)/u,
);
export const TRAINS = lean(
  /(?<![\p{L}])(?:training for|marathon|half[- ]marathon|triathlon|5k|10k|pull[- ]?ups?|push[- ]?ups?|muscle|strength|entreno|entrenando|maraton|semi-?marathon|trainiere|halbmarathon|treinando|maratona|allen\p{L}*|antrenez|alerg|dumbbells?|kettlebells?|barbells?|resistance bands?|exercise bike|mancuernas|bandas elasticas|halteres?|elastiques|\p{L}*hanteln?|fitnessband|manubri|elastici|gantere)(?![\p{L}])|马拉松|跑步|健身|哑铃|杠铃|弹力带|マラソン|筋トレ|ダンベル|ماراثون|تمارين|دمبل|اثقال/u,
);

/** A dish out of what is there. */
export const A_DISH = lean(
  /(?<![\p{L}])(?:dish|meal|recipe|soup|salad|dinner|lunch|dessert|plato|receta|plat|recette|gericht|rezept|prato|receita|piatto|ricetta|reteta|fel de mancare)(?![\p{L}])|菜|料理|レシピ|طبق|وصفه|وجبه/u,
);

export const WHICH_STEPS = anyWord([
  '(?:what|which)(?: are)?(?: the)? steps (?:should|do|must|can|to|for|are|i|we)(?!\\p{L})(?! can take)',
  '(?:qué|cuáles son los) pasos',
  'quelles (?:sont les )?étapes',
  'welche schritte',
  '(?:que|quais são os) passos',
  '(?:quali|che) (?:sono i )?passaggi|quali (?:sono i )?passi',
  '(?:ce pași|care sunt pașii)',
  '(?:哪些|什么|哪几个)步骤|步骤(?:是什么|有哪些)',
  '手順は(?:何|どう)|どんな手順',
  'ما (?:هي )?(?:ال)?خطوات',
]);

/** Money or time to be used: for what is open. */
export const HOW_TO_SPEND = lean(
  /how (?:should|could|can|would) (?:i|we|they|you) (?:best )?(?:spend|use|invest|divide|split|celebrate|proceed|react)(?![\p{L}])|(?:en que|como) (?:deberiamos |debemos |podemos )?(?:gastar|gastarl\p{L}*|invertir)|comment (?:devrions-nous |pouvons-nous )?(?:depenser|utiliser cet argent)|(?:怎么|如何)(?:花|用)(?:这|掉|才)|どう使/u,
);
