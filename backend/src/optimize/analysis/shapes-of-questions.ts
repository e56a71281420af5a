import { anyWord } from './any-word.js';

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
  '(?:nuestra|la) (?:comprensión|percepción|visión|idea|concepción|identidad|manera de (?:ver|pensar)|forma de (?:ver|pensar))',
  '(?:notre|la) (?:compréhension|perception|vision|conception|identité|façon de (?:voir|penser)|manière de (?:voir|penser))',
  '(?:unser\\p{L}*|das|die) (?:verständnis|wahrnehmung|bild|vorstellung|denken|identität|sicht|selbstbild|weltbild)',
  '(?:nossa|a) (?:compreensão|percepção|perceção|visão|ideia|concepção|identidade|maneira de (?:ver|pensar))',
  '(?:la nostra|la) (?:comprensione|percezione|visione|idea|concezione|identità)|il (?:nostro )?modo di (?:vedere|pensare)',
  '(?:înțelegerea|percepția|viziunea|gândirea|identitatea|concepția|ideea|felul în care (?:vedem|gândim|înțelegem))',
  '(?:理解|认识|认知|看法|观念|感知|思维|世界观|价值观|身份认同)',
  '(?:理解|認識|見方|考え方|捉え方|世界観|価値観|感覚)',
  '(?:فهمنا|إدراكنا|نظرتنا|تصورنا|تصوراتنا|رؤيتنا|وعينا|هويتنا|تفكيرنا|أفكارنا|ذاكرتنا|شعورنا|معتقداتنا|قيمنا|فهم \\p{L}+|نظرة \\p{L}+|إدراك \\p{L}+|رؤية \\p{L}+|طريقة تفكير\\p{L}*)',
]);

/** What somebody went about it with, in the past. */
export const METHODS_USED = anyWord(
  [
    '(?:(?:please )?(?:list|describe|explain|name|outline|discuss) (?:the )?(?:\\p{L}+ )?|(?:what|which) (?:\\p{L}+ )?(?:were the )?(?:\\p{L}+ )?)(?:methods?|strateg(?:y|ies)|tactics|techniques|approaches|arguments|tools|means|measures|reforms)(?: \\p{L}+)? (?:(?:that |which )?(?:\\p{L}+ ){1,4}(?:used|employed|adopted|applied|followed|introduced)|did (?:\\p{L}+ ){1,4}(?:use|employ|adopt|apply|follow|introduce)|were (?:used|employed|adopted))',
    '(?:qué|cuáles fueron l[oa]s) (?:\\p{L}+ )?(?:métodos|estrategias|tácticas|técnicas|argumentos|medidas|reformas) (?:que )?(?:\\p{L}+ ){0,4}(?:us|emple|adopt|aplic|utiliz|sigui)\\p{L}+',
    'quel(?:le)?s (?:furent les |ont été les |étaient les )?(?:méthodes|stratégies|tactiques|techniques|arguments|mesures|réformes) .{0,60}(?:utilis|employ|adopt|appliqu|suivi|a-t-\\p{L}+|ont-\\p{L}+)\\p{L}*',
    '(?:welche|mit welchen) (?:\\p{L}+ )?(?:methoden|strategien|taktiken|techniken|argumente\\p{L}*|mittel\\p{L}*|maßnahmen|reformen) .{0,80}(?:nutzte|benutzte|verwendete|setzte|wandte|gebrauchte|brachte|verfolgte)\\p{L}*',
    '(?:que|quais(?: foram)?(?: os| as)?) (?:\\p{L}+ )?(?:métodos|estratégias|táticas|técnicas|argumentos|medidas|reformas) (?:que )?(?:\\p{L}+ ){0,4}(?:us|empreg|adot|aplic|utiliz)\\p{L}+',
    '(?:quali|che) (?:furono (?:i|le|gli) )?(?:metodi|strategie|tattiche|tecniche|argomenti|misure|riforme) .{0,60}(?:us|impieg|adott|applic|utilizz)\\p{L}+',
    '(?:ce|care (?:au fost|erau)) (?:metod|strategi|tactic|tehnic|argument|măsuri|reform)\\p{L}* .{0,60}(?:folosi|utiliza|adopta|aplica|urma)\\p{L}*',
    '[^，。？]{1,24}(?:用|采用|运用|使用|采取)(?:了|过)?(?:什么|哪些|何种|怎样的)(?:方法|策略|手段|技巧|战术|措施|论证)',
    '[^。？]{1,30}(?:どのような|どんな)(?:方法|戦略|戦術|手法|技法|手段|政策)[^。？]{0,16}(?:用い|使っ|採用|とっ|取っ)',
    '(?:(?:اذكر|صف|اشرح|عدد|وضح) |ما (?:هي )?(?:أهم |أبرز )?)(?:ال)?(?:أساليب|طرق|وسائل|استراتيجيات|أدوات|حجج|تكتيكات|تقنيات|خطط|إصلاحات|إجراءات) (?:\\p{L}+ ){0,2}?(?:التي |الذي )?(?:استخدم|اتبع|اعتمد|استعمل|انتهج|طبق|وظف|لجأ|سلك|تبنى|نفذ)\\p{L}*',
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
