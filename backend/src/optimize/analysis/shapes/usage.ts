import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** "Use each of these words in a sentence": sentences are wanted, and what they are to show is how the words are used. */
export const USED_IN_SENTENCES = anyWord(
  [
    '(?:please |can you |could you )*(?:use|put) (?:each|every|both|these|those|the|all)(?: (?:one )?of)?(?: ["“«„‘\']?[\\p{L}-]+["”»’\']?){0,5} in (?:an?|one|two|three|its own|their own|your own|different|separate|\\p{Nd})?(?: ?[\\p{L}-]+){0,2} ?sentences?(?!\\p{L})|(?:please |can you |could you )*(?:make|write|form|create|construct|compose|build|give me)(?: up)?(?: (?:one|two|three|four|five|several|some|a few|example|sample|short|simple|different|\\p{Nd}+)){1,3} sentences? (?:each )?(?:with|using|for|that (?:use|contain|include)) (?:each|every|both|these|the (?:following|words?|given|idioms?|phrases?|verbs?|expressions?|conjunctions?|structures?)|["\'“‘])',
    '(?:usa|use|emplea|utiliza)(?:r)? (?:cada (?:una|uno|palabra)|estas|las)(?: ["“«„‘\']?[\\p{L}-]+["”»’\']?){0,4} en una (?:frase|oracion)|(?:escribe|escriba|forma|haz|haga|crea|construye) (?:dos|tres|cuatro|cinco|varias|una)? ?(?:frases|oraciones|frase|oracion) con (?:cada|las siguientes|estas|los siguientes|["\'“«])',
    "(?:utilise|emploie|employez|utilisez)(?:z)? (?:chaque|chacun|chacune|ces|les)(?: [\\p{L}'-]+){0,4} dans une phrase|(?:ecris|ecrivez|forme|formez|fais|faites|construis|redige) (?:deux|trois|quatre|cinq|des|une) phrases? avec (?:chaque|chacun|chacune|ces|les|[\"'“«])",
    '(?:verwende|verwenden sie|benutze|gebrauche)(?: ["“«„‘\']?[\\p{L}-]+["”»’\']?){0,5} in (?:je )?(?:einem|ganzen|eigenen) satz(?:en)?|(?:bilde|bilden sie|schreibe?|schreiben sie|formuliere) (?:mir )?mit (?:jede[mr]|den|diesen)[^.:\\n]{0,40} (?:einen|je einen|zwei|drei) (?:satz|satze)|(?:bilde|bilden sie|schreibe?|schreiben sie|formuliere) (?:mir )?(?:je |jeweils )?(?:einen|zwei|drei|vier|funf|mehrere)? ?(?:satz|satze) mit (?:jedem|den|diesen|folgenden|["\'“„«])',
    '(?:use|usa|utilize|empregue) (?:cada|estas|as|os)(?: ["“«„‘\']?[\\p{L}-]+["”»’\']?){0,4} em uma (?:frase|oracao)|(?:escreva|escreve|forme|faca|crie|construa) (?:duas|tres|quatro|cinco|uma)? ?(?:frases|oracoes|frase|oracao) com (?:cada|as seguintes|estas|os seguintes|["\'“«])',
    '(?:usa|utilizza) (?:ogni|ciascun\\p{L}*|queste|le|i)(?: ["“«„‘\']?[\\p{L}-]+["”»’\']?){0,4} in una frase|(?:scrivi|forma|fai|costruisci|crea) (?:due|tre|quattro|cinque|una)? ?(?:frasi|frase) con (?:ogni|ciascun\\p{L}*|queste|le seguenti|i seguenti|["\'“«])',
    '(?:foloseste|folositi|utilizeaza)(?: ["“«„‘\']?[\\p{L}-]+["”»’\']?){0,5} (?:intr-o|in cate o) (?:propozitie|fraza)|(?:scrie|scrieti|formuleaza|alcatuieste|alcatuiti|construieste) (?:doua|trei|patru|cinci|cate o|cate doua)? ?(?:propozitii|enunturi|fraze|propozitie) cu (?:fiecare|urmatoarele|aceste|cuvintele|["\'“„«])',
    '(?:请|帮我|请你)*(?:分别)?(?:用|以|给|拿|把)[^。：:\\n]{0,60}?(?:各?(?:分别)?造(?:一?个|[两三四五几]个|\\p{Nd}个)?句|(?:写|造|编)(?:出)?(?:一|[两三四五几]|\\p{Nd})(?:个|句)[^，。]{0,8}句子)|(?:请|帮我)*造句(?=[：:\\n])',
    '(?:次の|以下の|それぞれの)?[^。\\n]{1,40}を(?:使って|用いて)[^。\\n]{0,12}(?:例文|短文|文)を(?:それぞれ)?[^。\\n]{0,8}(?:作|書|挙げ)',
    '(?:استعمل|استخدم|ضع)(?: \\p{L}+){0,5} في (?:جمله|جمل)(?!\\p{L})|(?:كون|اكتب|انشئ)(?: \\p{L}+)? ?(?:جملتين|جمل|جمله) (?:باستخدام|باستعمال|من|مستخدما) (?:كل|الكلمات|هذه|["“«])',
  ],
  { atStart: true },
);
/** In one sentence all together, or done to a sentence that is there. */
export const NO_EXAMPLE_SENTENCES = lean(
  /(?<![\p{L}])(?:in one sentence|in a single sentence|one sentence (?:with|using) (?:all|both|the words|these)|translate|correct|rewrite|combine|story|paragraph)(?![\p{L}])|翻译|修改|改写|病句|扩写|仿写|一句话|一段话|故事|短文(?!造)|段落|物語|訳/u,
);

/** What is to be looked at has been named: nothing is to be chosen. */
export const ASPECTS_NAMED = anyWord([
  '(?:in terms of|with (?:regard|respect) to|regarding|concerning|focus(?:ing)? on|with a focus on|as regards|according to|in relation to|from the (?:perspectives?|standpoints?|viewpoints?) of|considering|taking into account)(?! (?:this|that|it|me|my)(?!\\p{L}))[^.?!\\n]{3,60}(?:,| and )[^.?!\\n]{3,60}',
  '(?:en (?:cuanto a|terminos de)|respecto a|considerando|teniendo en cuenta|atendiendo a|desde el punto de vista de|centrandote en)[^.?!\\n]{3,60}(?:,| y )[^.?!\\n]{3,60}',
  '(?:en (?:termes de|tenant compte d|se concentrant sur)|sur le plan d|du point de vue d|quant a|concernant|au regard d)[^.?!\\n]{3,60}(?:,| et )[^.?!\\n]{3,60}',
  '(?:hinsichtlich|in bezug auf|bezuglich|im hinblick auf|unter (?:den|folgenden) (?:gesichtspunkten|aspekten)|nach den kriterien|mit blick auf)[^.?!\\n]{3,60}(?:,| und )[^.?!\\n]{3,60}',
  '(?:em termos de|quanto a|com relacao a|em relacao a|considerando|levando em conta|do ponto de vista d)[^.?!\\n]{3,60}(?:,| e )[^.?!\\n]{3,60}',
  '(?:in termini di|per quanto riguarda|riguardo a|rispetto a|considerando|tenendo conto di|dal punto di vista d)[^.?!\\n]{3,60}(?:,| e )[^.?!\\n]{3,60}',
  '(?:din (?:punctul|punct) de vedere|in (?:ceea ce priveste|termeni de)|cu privire la|referitor la|tinand cont de|avand in vedere)[^.?!\\n]{3,60}(?:,| si )[^.?!\\n]{3,60}',
  '从[^。？?\\n]{2,60}(?:方面|角度|层面|维度|视角|入手)|(?:比较|对比|分析)[^。？?，]{2,40}的[^，。？?、]{1,10}、[^，。？?]{1,24}(?:和|与|以及|及)[^，。？?、]{1,12}',
  '[^。？?\\n]{2,40}(?:、|と|および)[^。？?\\n]{1,24}の(?:観点|視点|面|側面|点)(?:から|で|について)',
  'من (?:حيث|ناحيه|جهه|جانب)[^.؟\\n]{3,80} و\\p{L}',
]);

/** A saying is made clear by what it means, to whomever it is told. */
const SAYING_EXPLAINED = anyWord(
  [
    '(?:please )?(?:explain|tell me|clarify|interpret)(?: me)? (?:what )?(?:the )?(?:meaning of )?(?:the |this |following )*(?:proverb|saying|idiom|adage|figure of speech|expression)(?!s|\\p{L})',
    '(?:explica|explícame|explícale|aclara|interpreta) (?:el (?:significado|sentido) (?:del|de (?:este|la|esta)) |el |este |la |esta )?(?:siguiente )?(?:refrán|proverbio|dicho|expresión|modismo|frase hecha)(?!\\p{L})',
    "(?:explique|expliquez|explique-moi|interprète) (?:le sens (?:du |de ce |de cette |de l')|le |ce |cette |la |l')?(?:proverbe|dicton|adage|expression|locution)(?!\\p{L})",
    '(?:erklär|deute|erläuter)\\p{L}* (?:sie )?(?:mir )?(?:bitte )?(?:die bedeutung (?:des|dieses|der|dieser) |das |dieses |die |diese )?(?:folgende )?(?:sprichworts?|redewendung|redensart|redensarten|floskel)(?!\\p{L})',
    '(?:explique|explica|interprete) (?:o (?:significado|sentido) (?:do|deste|da|desta) |o |este |a |esta )?(?:seguinte )?(?:provérbio|ditado|dito|expressão|ditado popular)(?!\\p{L})',
    "(?:spiega|spiegami|spieghi|interpreta) (?:il (?:significato|senso) (?:del|di questo|della|di questa|dell')|il |questo |la |questa |l')? ?(?:seguente )?(?:proverbio|detto|modo di dire|espressione|locuzione)(?!\\p{L})",
    '(?:explică|explicați|explică-mi|interpretează) (?:sensul |semnificația |înțelesul )?(?:acest |acestui |următorul |următorului )?(?:proverb\\p{L}*|zical\\p{L}*|expresi\\p{L}*|vorb\\p{L}*)(?!\\p{L})',
    '(?:请)?(?:[向给对][^，。]{1,16})?(?:解释|说明|讲解)(?:一下)?(?:下面|以下|下列|这个|这句)?(?:的)?(?:这个|这句)?(?:成语|谚语|俗语|歇后语|俗话)',
    '(?:次の|この|以下の)?(?:ことわざ|諺|慣用句|四字熟語|言い回し)(?:の意味)?を[^。\\n]{0,24}(?:説明|教え|解説)',
    '(?:اشرح|اشرحي|وضح|فسر) (?:معنى )?(?:هذا )?(?:المثل|القول|التعبير|الحكمة)(?!\\p{L})',
  ],
  { atStart: true },
);
export const isSayingExplained = (folded: string): boolean => SAYING_EXPLAINED.test(folded);

/** The word for something that is put in other words. */
const WORD_FOR = anyWord(
  [
    'what (?:do you call|do we call|is the (?:name|word|term) (?:of|for)) (?:the |an? )?(?:fear|study|art|science|practice|process|act|habit|person|people|someone|group|baby|young|female|male|part|phenomenon|ability|feeling|condition|instrument|tool|scientist|doctor)(?!\\p{L})[^?.\\n]{0,60}(?:called|known as|named)?(?=\\?|$)',
    '(?:cómo (?:se llama|se denomina|se le (?:llama|dice))|qué nombre recibe) (?:el|la|los|las|al?|un|una|quien|lo)(?!\\p{L})[^?.,\\n]{2,70}(?=\\?|$)',
    "(?:comment (?:s'appelle|appelle-t-on|nomme-t-on|se nomme|on appelle)|quel est le nom (?:de|du)) (?:la |le |les |l'|une? |celui |celle |ceux |quelqu)[^?.,\\n]{2,70}(?=\\?|$)",
    '(?:wie (?:nennt man|heißt|heißen|bezeichnet man)) (?:die|der|das|den|einen|eine|ein|jemanden|leute|\\p{L}+angst)(?!\\p{L})[^?.,\\n]{0,70}(?=\\?|$)',
    'como (?:se chama|se chamam|se denomina|é chamad[oa]|chamamos) (?:o|a|os|as|um|uma|quem)(?!\\p{L})[^?.,\\n]{2,70}(?=\\?|$)',
    "come (?:si chiama|si chiamano|è chiamat[oa]|viene chiamat[oa]|si definisce) (?:il |la |lo |l'|i |gli |le |un |una |uno |chi |quell)[^?.,\\n]{2,70}(?=\\?|$)",
    'cum (?:se numește|se numesc|se cheamă|i se spune|se zice) [^?.,\\n]{2,70}(?=\\?|$)',
    '[^。？\\n]{2,40}(?:ことを|を)(?:何|なん)と(?:言い|いい|呼び|呼ぶ|言う|いう)(?:ます)?か?',
  ],
  { atStart: true },
);
/** Names are wanted for it, or what it is called elsewhere. */
const NAMED_BY_ME = anyWord([
  '(?:my|our|new|mio|mia|meu|minha|mon|ma|mein\\p{L}*|mi|nuevo|novo|nuovo|titre|livre|film|canzone|libro|chanson|música|canción|song|book|movie|lied|buch)(?!\\p{L})',
]);
export const isWordFor = (folded: string): boolean => WORD_FOR.test(folded) && !NAMED_BY_ME.test(folded);

/** Where a word comes from, whatever else is done with it. */
const ITS_ORIGIN = anyWord([
  "(?:explain|give|tell me|describe|state|find)(?: me)? (?:its|the|this word's|the word's) (?:origins?|etymology)(?!\\p{L})",
  '(?:explica|da|di|indica|cuenta) (?:su|el|la) (?:origen|etimología)(?!\\p{L})',
  "(?:explique|donne|indique|précise)z? (?:son|sa|l') ?(?:origine|étymologie)(?!\\p{L})",
  '(?:erkläre?|nenne?|gib) (?:seine|ihre|die|deren) (?:herkunft|etymologie|wortherkunft)(?!\\p{L})',
  '(?:explique|dê|diga|indique) (?:a |sua |a sua )?(?:origem|etimologia)(?!\\p{L})',
  "(?:spiega(?:ne)?|di(?:nne)?|indica(?:ne)?|dai) (?:la |l')? ?(?:sua )?(?:origine|etimologia)(?!\\p{L})",
  '(?:explică(?:-i)?|spune(?:-i)?|indică(?:-i)?) (?:originea|etimologia)(?!\\p{L})',
  '(?:解释|说明|说出)(?:它|其|这个词|该词)的?(?:来源|词源|由来|出处)',
  '(?:語源|由来)を(?:説明|教え|述べ)',
  '(?:اشرح|وضح|اذكر) (?:أصلها|أصله|أصل الكلمة|اشتقاقها)',
]);
export const isOriginAsked = (folded: string, material: string): boolean =>
  ITS_ORIGIN.test(folded) && material.length < 40;
