import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

export const DIFFERENTIAL = anyWord([
  'differential equations?',
  'ecuaci(?:ón|ones) diferencial(?:es)?',
  'équations? différentielles?',
  'differentialgleichung\\p{L}*',
  'equaç(?:ão|ões) diferencia(?:l|is)',
  'equazion[ei] differenzial[ei]',
  'ecuați\\p{L}+ diferențial\\p{L}+',
  '微分方程',
  '微分方程式',
  '(?:ال)?معادل\\p{L}+ (?:ال)?تفاضلي\\p{L}*',
]);
export const INTEGRATED = anyWord([
  'integrals?(?! part)|integrate|antiderivatives?',
  'integral(?:es)?|integra|primitiva',
  'intégrales?|primitives?',
  'integrale?|stammfunktion|integriere\\p{L}*',
  'integra(?:l|is)|primitiva',
  'integral[ei]|primitiva',
  'integral\\p{L}*|primitiv\\p{L}*',
  '积分|原函数',
  '積分|原始関数',
  '(?:ال)?تكامل|(?:ال)?دالة الأصلية',
]);
export const LIMITS = anyWord([
  'limit (?:of|as|when)|lim ?[_({]',
  'límite (?:de|cuando)',
  'limite (?:de|quand|lorsque|en)',
  'grenzwert\\p{L}*|limes',
  'limite (?:de|da|do|quando)',
  'limite (?:di|del|della|per|quando)',
  'limit(?:a|ele|ei) (?:funcției|șirului|lui|când|din|de)?',
  '极限',
  '極限',
  'نهاية (?:الدالة|د|التابع|المتتالية)',
]);
export const DERIVED = anyWord([
  'derivatives?|differentiate|tangent (?:line|to)|(?:local|global|absolute) (?:extrem|max|min)\\p{L}*|extrema|inflection points?|critical points?|(?:maximum|minimum) (?:value )?of (?:the function|f|y)',
  'derivadas?|deriva (?:la|f)|recta tangente|extremos (?:locales|relativos|absolutos)|(?:máximos?|mínimos?) (?:locales|relativos|absolutos|de (?:la función|f))|puntos? (?:de inflexión|críticos?)',
  "dérivées?|dérive|tangente (?:à|au)|extrem(?:um|ums|a)(?: loca\\p{L}+)?|(?:maxim|minim)\\p{L}+ (?:loca\\p{L}+|relatifs?|de (?:la fonction|f))|points? (?:d'inflexion|critiques?)",
  'ableitung\\p{L}*|leite\\p{L}* .{0,30}ab(?!\\p{L})|tangente|(?:lokale\\p{L}* )?extrem(?:a|um|stellen?|punkte?)|(?:lokale\\p{L}*|relative\\p{L}*) (?:maxim|minim)\\p{L}+|wendepunkt\\p{L}*|hochpunkt\\p{L}*|tiefpunkt\\p{L}*',
  'derivadas?|derive|reta tangente|extremos (?:locais|relativos|absolutos)|(?:máximos?|mínimos?) (?:locais|relativos|absolutos|da função|de f)|pontos? (?:de inflexão|críticos?)',
  'derivat[ae]|deriva (?:la|f)|retta tangente|(?:massimi|minimi|estremi|estremanti) (?:relativi|locali|assoluti)?|punti (?:di flesso|critici|stazionari)',
  'derivat\\p{L}+|deriveaz\\p{L}+|tangent\\p{L}* la|punct\\p{L}+ (?:de extrem|de inflexiune|critic\\p{L}*)|extrem\\p{L}* local\\p{L}*|(?:maxim|minim)\\p{L}* (?:local\\p{L}*|funcției|lui f)|monotoni\\p{L}*',
  '求导|导数|切线(?:方程)?|极值|极大值|极小值|拐点|函数(?![^？]{0,14}(?:x²|x\\^2)(?![^？]*(?:³|\\^3|⁴|ln|e\\^|sin|cos|√)))[^？]{0,60}(?:最大值|最小值|最值|单调)',
  '導関数|微分(?!方程)|接線|極値|極大値?|極小値?|変曲点|関数(?![^？]{0,14}(?:x²|x\\^2)(?![^？]*(?:³|\\^3|⁴|log|e\\^|sin|cos|√)))[^？]{0,60}(?:最大値|最小値|増減)',
  '(?:ال)?مشتق\\p{L}+|اشتق|المماس|(?:القيم|النقط) (?:القصوى|الحرجة)|نقطة الانعطاف',
]);
export const MATRICES = anyWord([
  'matri(?:x|ces)|determinants?(?= of)|eigen\\p{L}+',
  'matri(?:z|ces)|determinante|autovalor\\p{L}*|valores propios',
  'matrices?|déterminant de|valeurs? propres?|vecteurs? propres?',
  'matri(?:x|zen)|determinante|eigen(?:wert|vektor)\\p{L}*',
  'matriz(?:es)?|determinante|autovalor\\p{L}*|valores próprios',
  'matric[ei]|determinante|autovalor\\p{L}*|autovettor\\p{L}*',
  'matric\\p{L}+|determinantul|valor\\p{L}+ propri\\p{L}+|vector\\p{L}* propri\\p{L}*',
  '矩阵|行列式|特征值|特征向量',
  '行列|固有値|固有ベクトル',
  '(?:ال)?مصفوف\\p{L}+|محدد المصفوفة|القيم الذاتية',
]);
export const COUNTED = anyWord([
  '(?:how many|number of) (?:different |distinct |possible )*(?:ways|arrangements|combinations|permutations|orders|committees|handshakes|(?:\\p{L}+|\\p{Nd}+)-digit (?:numbers|codes)|passwords|license plates|anagrams)|in how many',
  '(?:de )?cuántas (?:formas|maneras|combinaciones|permutaciones)|cuántos (?:comités|números de (?:dos|tres|cuatro) cifras)',
  '(?:de )?combien de (?:façons|manières|combinaisons|permutations)|combien de nombres (?:de|à) (?:deux|trois|quatre|\\p{Nd})',
  '(?:auf )?wie viele (?:arten|weisen|möglichkeiten|kombinationen|anordnungen|\\p{L}+stellige\\p{L}*)|wie viele verschiedene',
  '(?:de )?quantas (?:formas|maneiras|combinações|permutações)|quantos números de (?:dois|três|quatro) algarismos',
  'in quanti modi|quante (?:combinazioni|disposizioni|permutazioni)|quanti numeri di (?:due|tre|quattro) cifre',
  'în câte (?:moduri|feluri)|câte (?:combinații|aranjamente|permutări|moduri|numere de (?:două|trei|patru) cifre)',
  '(?:多少|几)种(?:不同的?)?(?:方法|方式|排法|走法|选法|坐法|组合|情况)?|多少个(?:不同的?)?[两三四五二]位数',
  '何通り',
  '(?:بكم|كم) (?:عدد )?طريقة|كم عدد الطرق|عدد الطرق|كم لجنة|كم عددا? مكون',
]);
export const ADDED = anyWord([
  'sum of (?:all|the first|every)(?: \\p{L}+){0,3} (?:integers|numbers|terms|multiples|squares)|(?:arithmetic|geometric) (?:series|sequence|progression)',
  'suma de (?:todos|todas|los primeros|las primeras)|(?:progresión|sucesión|serie) (?:aritmética|geométrica)',
  'somme de tous|somme des \\p{L}*\\p{Nd}* ?premiers|(?:suite|série) (?:arithmétique|géométrique)',
  'summe (?:aller|der ersten)|(?:arithmetische|geometrische)[nr]? (?:folge|reihe)',
  'soma de tod[oa]s|soma d[oa]s primeir[oa]s|(?:progressão|sequência|série) (?:aritmética|geométrica)',
  'somma di tutt[ie]|somma dei primi|(?:progressione|successione|serie) (?:aritmetica|geometrica)',
  'suma (?:tuturor|primilor|primelor)|(?:progresi|șir)\\p{L}* (?:aritmetic|geometric)\\p{L}*',
  '(?:等差|等比)数列|所有.{0,16}(?:之和|的和)|前.{1,4}项(?:的)?和',
  '(?:等差|等比)数列|(?:すべて|全て)の.{0,12}和|初項',
  '(?:متتالية|متتابعة|متوالية) (?:حسابية|هندسية)|مجموع (?:كل|جميع|أول)',
]);
const BOTH = anyWord([
  'both|neither',
  'amb[oa]s|ningun[oa] de',
  "les deux(?! (?:trains|cyclistes|voitures|robinets))|ni l'un",
  'beide(?:s)?|kein(?:e|s)? von beiden|weder',
  'amb[oa]s|nenhum[a]? d',
  'entramb[ie]|nessun[oa] d',
  'ambele|amândouă|nici una|niciun[ua]',
  '两(?:项|样|种|门|个)?都|都(?:不|没|参加|喜欢|会)',
  '両方|どちらも',
  'كلتا|كلتيهما|كلا |كليهما|كلاهما|كلها معا|ولا واحدة',
]);
const OF_A_GROUP = anyWord([
  '(?:students|pupils|people|members|class|employees|households|guests|surveyed|children|tourists)',
  'estudiantes|alumnos|personas|clase|empleados|encuestad\\p{L}+',
  'élèves|personnes|classe|employés|interrogé\\p{L}*|étudiants',
  'schüler\\p{L}*|personen|klasse|befragt\\p{L}*|mitglieder\\p{L}*|studierende\\p{L}*',
  'estudantes|alunos|pessoas|turma|funcionários|entrevistad\\p{L}+',
  'studenti|alunni|persone|classe|dipendenti|intervistat\\p{L}+',
  'elevi\\p{L}*|studenți\\p{L}*|persoane\\p{L}*|clas\\p{L}+|angajați\\p{L}*|chestionat\\p{L}*',
  '学生|同学|人|班|员工|会员',
  '生徒|学生|人|クラス|社員|会員',
  'طالب\\p{L}*|طلاب\\p{L}*|تلميذ\\p{L}*|شخص\\p{L}*|صف|موظف\\p{L}*|مشارك\\p{L}*',
]);
const PACED = anyWord([
  '(?:fill|empt|drain)(?:s|ies|y|ed)? (?:it|(?:the|a|an) (?:\\p{L}+ )?(?:tank|pool|bath\\p{L}*|cistern|barrel|basin))|(?:together|alone|working)[^.?]{0,60}(?:how long|hours|days|minutes)|(?<!(?:for|serves) )(?:\\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:workers|painters|machines|printers|men|people) (?:can |could )?(?:finish|complete|build|paint|make|print|need|take)',
  '(?:llena|vacía)n? (?:el|la|un|una) (?:depósito|tanque|piscina|bañera)|(?:depósito|tanque|piscina|bañera)[^.?]{0,40}se (?:llena|vacía)|(?:juntos|solo|sola)[^.?]{0,50}(?:cuánto|horas|días)|(?:\\p{Nd}+|dos|tres|cuatro|cinco|seis|ocho|diez) (?:obreros|trabajadores|pintores|máquinas)',
  '(?:rempli(?:t|ssent)|vide(?:nt)?) (?:le|la|un|une) (?:réservoir|cuve|piscine|baignoire|bassin)|(?:réservoir|cuve|piscine|baignoire|bassin)[^.?]{0,40}se (?:remplit|vide)|(?:ensemble|seul)[^.?]{0,50}(?:combien|heures|jours)|(?:\\p{Nd}+|deux|trois|quatre|cinq|six|huit|dix) (?:ouvriers|peintres|machines)',
  '(?:füll|leer)(?:t|en) (?:das|den|ein|einen) (?:\\p{L}*becken|tank|behälter|\\p{L}*wanne)|(?:\\p{L}*becken|tank|behälter|\\p{L}*wanne)[^.?]{0,60}(?:gefüllt|geleert|voll|leer)(?!\\p{L})|(?:zusammen|gemeinsam|allein)[^.?]{0,50}(?:wie lange|stunden|tage)|(?:\\p{Nd}+|zwei|drei|vier|fünf|sechs|acht|zehn) (?:arbeiter|maler|maschinen)',
  '(?:enche|esvazia)m? (?:o|a|um|uma) (?:tanque|reservatório|piscina|banheira)|(?:tanque|reservatório|piscina|banheira)[^.?]{0,40}(?:enche|esvazia)(?!\\p{L})|(?:juntos|sozinh[oa])[^.?]{0,50}(?:quanto|horas|dias)|\\p{Nd}+ (?:operários|trabalhadores|pintores|máquinas)',
  '(?:riemp(?:ie|iono)|svuotan?o?) (?:la|il|una|un) (?:vasca|serbatoio|piscina|cisterna)|(?:vasca|serbatoio|piscina|cisterna)[^.?]{0,40}si (?:riempie|svuota)|(?:insieme|da solo)[^.?]{0,50}(?:quanto|ore|giorni)|\\p{Nd}+ (?:operai|imbianchini|macchine)',
  '(?:umple|golește|umplu|golesc)\\p{L}*[^.?]{0,50}(?:rezervor|bazin|cad|piscin|oră|ore)\\p{L}*|(?:rezervor|bazin|piscin)\\p{L}*[^.?]{0,40}(?:umple|golește)\\p{L}*|(?:împreună|singur)[^.?]{0,50}(?:cât timp|ore|zile)|\\p{Nd}+ (?:de )?(?:muncitori|zugravi|utilaje|mașini|pompe|robinete)',
  '(?:注满|放完|放空|灌满|排空)|(?:合作|单独|一起)(?:做|完成|修|干|打|铺|粉刷)|工程',
  '(?:満水|いっぱい)に(?:な|す)|(?:一緒|協力|二人|一人)で?.{0,10}(?:仕上げ|終え|すると何)|仕事算',
  '(?:يملأ|تملأ|يفرغ|تفرغ)[^.؟]{0,24}(?:خزان|حوض|مسبح)|(?:معا|وحده|وحدها)[^.؟]{0,50}(?:كم|ساعة|ساعات|يوم|أيام)|\\p{Nd}+ (?:عمال|عاملا|رجال)',
]);
export const PHYSICAL = anyWord([
  'friction(?:less)?|how much (?:heat|energy|work|force|power)|specific heat|boiling point|acceleration|newtons?|joules?|free ?fall|projectile|(?:thrown|launched|kicked|fired) (?:\\p{L}+ ){0,3}(?:at|with|up)|(?:kinetic|potential) energy|momentum|ohms?|volts?|amperes?|resistors?|capacitors?|wavelength|molar(?:ity)?|moles of|torque|pendulum|spring constant|ideal gas|half-life|lens|focal length|buoyan\\p{L}+',
  'fricción|rozamiento|aceleración|newtons?|julios?|caída libre|energía (?:cinética|potencial)|ohmios?|voltios?|resistencias?|longitud de onda|moles de|péndulo',
  'frottements?|accélération|newtons?|joules?|chute libre|énergie (?:cinétique|potentielle)|ohms?|volts?|résistances?|longueur d.onde|moles de|pendule',
  'reibung\\p{L}*|beschleunig\\p{L}+|newton|joule|freie\\p{L}* fall|(?:kinetische|potenzielle)\\p{L}* energie|ohm|volt|widerst(?:and|ände)\\p{L}*|wellenlänge|mol(?!\\p{L})|pendel',
  'atrito|aceleração|newtons?|joules?|queda livre|energia (?:cinética|potencial)|ohms?|volts?|resistores?|comprimento de onda|mols? de|pêndulo',
  "attrito|accelerazione|newton|joule|caduta libera|energia (?:cinetica|potenziale)|ohm|volt|resistenze?|lunghezza d'onda|moli di|pendolo",
  'frecare\\p{L}*|accelerați\\p{L}+|newtoni?|jouli?|cădere liberă|energi\\p{L}+ (?:cinetic|potențial)\\p{L}+|ohmi?|volți?|rezistor\\p{L}*|lungime\\p{L}* de undă|moli de|pendul\\p{L}*',
  '摩擦|加速度|牛顿|焦耳|自由落体|动能|势能|欧姆|伏特|电阻|波长|摩尔|单摆|斜面|抛出',
  '摩擦|加速度|ニュートン|ジュール|自由落下|運動エネルギー|位置エネルギー|オーム|ボルト|抵抗|波長|モル|振り子|斜面',
  '(?:ال)?احتكاك|(?:ال)?تسارع|نيوتن|جول|سقوط(?:ا)? حر|(?:ال)?طاقة (?:ال)?(?:حركية|وضع|كامنة)|أوم|فولت|مقاومة كهربائية|طول موج\\p{L}+|بندول|مستوى مائل',
]);
export const AVERAGED = anyWord([
  '(?:mean|average)(?! (?:speed|velocity))',
  'promedio|media (?:de|aritmética|es)',
  'moyenne(?! (?:vitesse))',
  'durchschnitt\\p{L}*|mittelwert\\p{L}*',
  'média(?! velocidade)',
  'media (?:di|dei|delle|aritmetica|è)',
  '(?:media|mediei|mediile)(?!\\p{L})',
  '平均(?!速)',
  '平均(?!の?速)',
  '(?:ال)?متوسط|معدل (?:درجات|علامات)',
]);
/** A letter that something is equal to, the argument of a function aside. */
const EQUATION = lean(
  /(?<![\p{L}]|[fgh]\()\p{Nd}*[xyzn](?![\p{L}])[^\n]{0,60}=|=[^\n]{0,40}(?<![\p{L}]|[fgh]\()\p{Nd}*[xyzn](?![\p{L}])/u,
);
const LOGARITHM = lean(
  /(?<![\p{L}])log\p{L}*[^\n]{0,40}(?<![\p{L}])x(?![\p{L}])[^\n]{0,40}(?:equals?|=|igual|egal|gleich|uguale|يساوي)/u,
);

const OVER_A_DISTANCE = lean(/(?<![\p{L}])(?:km|mph|miles?|kilom\p{L}+)(?![\p{L}])|公里|千米|كيلومتر/u);

/** Two things that members of one group may both have. */
export const isOverlapping = (folded: string): boolean => BOTH.test(folded) && OF_A_GROUP.test(folded);
/** Each does a part of the whole in its time. */
export const isPaced = (folded: string): boolean => PACED.test(folded) && !OVER_A_DISTANCE.test(folded);
/** What is given are the equations themselves. */
export const isEquation = (folded: string): boolean => EQUATION.test(folded) || LOGARITHM.test(folded);

/** Signs of a formula: nothing is reckoned of which neither a formula nor a matrix is shown. */
const FORMULA = lean(/[=√∫²³^]|\[\[|(?<![\p{L}])(?:log|ln|sin|cos|tan)(?![\p{L}])/u);
const WITH_A_METHOD = [DIFFERENTIAL, INTEGRATED, LIMITS, DERIVED, MATRICES];
const TO_BE_FOUND = anyWord([
  'solve|find|determine|compute|calculate|evaluate|simplify|factor(?:i[sz]e)?|what (?:is|are)|for which|work out',
  'resuelv\\p{L}*|halla|encuentra|calcula|determina|simplifica|factoriza|cuál es|cuánto vale|cuánto es',
  'résou\\p{L}*|trouve\\p{L}*|calcule\\p{L}*|détermine\\p{L}*|simplifie\\p{L}*|factorise\\p{L}*|que vaut|quelle est',
  'löse\\p{L}*|finde|berechne\\p{L}*|bestimme\\p{L}*|vereinfache\\p{L}*|was ist|wie lautet|wie groß',
  'resolv\\p{L}*|encontre|calcule|determine|simplifique|fatore|qual é|quanto (?:é|vale)',
  'risolv\\p{L}*|trova|calcola|determina|semplifica|scomponi|qual è|quanto (?:è|vale)',
  'rezolv\\p{L}*|găsi\\p{L}*|găseșt\\p{L}*|calcul\\p{L}*|determin\\p{L}*|simplific\\p{L}*|află|aflați|care (?:este|e)|cât (?:este|e|face)',
  '求|解|计算|化简|等于(?:多少|几)|是多少',
  '求め|解[いけき]|計算|簡単に|いくら|何ですか',
  'حل|أوجد|احسب|جد|حدد|بسط|ما (?:هي|هو|قيمة|محدد)',
]);

/** The task is in the formula, whatever the words around it would be read as. */
export const isExercise = (folded: string): boolean =>
  FORMULA.test(folded) &&
  TO_BE_FOUND.test(folded) &&
  (WITH_A_METHOD.some((pattern) => pattern.test(folded)) || isEquation(folded));

/** An average over chance: no case is counted, and no wording is misread. */
export const EXPECTED_VALUE = anyWord([
  'expected (?:number|value|gain|winnings|length|time|return)|on average how many',
  '(?:valor|número|ganancia) esperad[oa]',
  'espérance (?:de|du|mathématique)|nombre moyen',
  'erwartungswert|erwartete\\p{L}* (?:anzahl|gewinn|wert|zahl)',
  '(?:valor|número|ganho) esperado',
  '(?:valore|numero|guadagno) atteso',
  '(?:valoarea|numărul|câștigul) (?:așteptat\\p{L}*|medi[ue]|estimat\\p{L}*)|speranța matematică',
  '期望(?:值|次数)|数学期望',
  '期待値',
  'القيمة المتوقعة|العدد المتوقع',
]);

/** A proof is ordered, in full or as a sketch. */
export const A_PROOF = anyWord(
  [
    '(?:please )?prove (?:that|algebraically|rigorously|the following)(?!\\p{L})|(?:please )?(?:sketch|give|write|outline|show|present|provide|explain)(?: me)? (?:the |a |an )?(?:[\\p{L}-]+ ){0,2}?proof (?:that|of|for)(?!\\p{L})',
    '(?:esboza|da|escribe|presenta|explica) (?:la |una )?(?:demostración|prueba) (?:de|que)',
    '(?:esquisse|donne|écris|présente|explique)(?:z)? (?:la |une )?(?:démonstration|preuve) (?:que|de|d)',
    '(?:skizzier|gib|schreib|zeig|erklär)\\p{L}* (?:mir )?(?:den |einen )?beweis',
    '(?:esboce|dê|escreva|apresente|explique) (?:a |uma )?(?:demonstração|prova) (?:de|que)',
    '(?:abbozza|dai|scrivi|presenta|spiega) (?:la |una )?dimostrazione',
    '(?:schițează|dă|scrie|prezintă|explică) (?:o )?demonstrați\\p{L}+',
    '(?:给出|写出|概述|简述).{0,24}的?证明',
    '.{2,40}(?:の|こと)の?証明を(?:書|示|説明|述べ)',
    '(?:اكتب|قدم|اعرض|أعط|اشرح) (?:ال)?(?:برهان|إثبات)',
  ],
  { atStart: true },
);

/** "How many four-digit numbers have …": counted out, and nowhere looked up. */
const NUMBERS_COUNTED = anyWord([
  'how many (?:\\p{L}+ )?(?:two|three|four|five|six|seven|eight|\\p{Nd}+)-digit (?:\\p{L}+ )?(?:numbers|integers|codes|pins|palindromes)|how many (?:subsets|diagonals|anagrams|permutations|bit strings)(?!\\p{L})|how many (?:(?:\\p{L}+|\\p{Nd}+)-card|poker) hands',
  'cuántos números (?:\\p{L}+ )?de (?:dos|tres|cuatro|cinco|seis|\\p{Nd}+) (?:cifras|dígitos)|cuántos (?:subconjuntos|anagramas)|cuántas (?:permutaciones|diagonales)',
  'combien de nombres (?:\\p{L}+ )?(?:de|à) (?:deux|trois|quatre|cinq|six|\\p{Nd}+) chiffres|combien (?:de (?:sous-ensembles|permutations|diagonales)|d.anagrammes)',
  'wie viele (?:\\p{L}+ )?\\p{L}+stellige (?:\\p{L}+ )?(?:zahlen|codes)|wie viele (?:teilmengen|permutationen|diagonalen|anagramme)',
  'quantos números (?:\\p{L}+ )?de (?:dois|três|quatro|cinco|seis|\\p{Nd}+) (?:algarismos|dígitos)|quantos (?:subconjuntos|anagramas)|quantas (?:permutações|diagonais)',
  'quanti numeri (?:\\p{L}+ )?(?:di|a) (?:due|tre|quattro|cinque|sei|\\p{Nd}+) cifre|quanti (?:sottoinsiemi|anagrammi)|quante (?:permutazioni|diagonali)',
  'câte numere (?:\\p{L}+ )?(?:de|cu) (?:două|trei|patru|cinci|șase|\\p{Nd}+) cifre|câte (?:submulțimi|permutări|diagonale|anagrame)',
  '[两二三四五六]位数(?:一共|共)?有(?:多少|几)个|(?:多少|几)个[^，。？]{0,12}[两二三四五六]位数',
  '[二三四五六2-6]桁の(?:数|整数|自然数)[^。？]{0,12}(?:いくつ|何個)|何通り',
  'كم (?:عدد )?(?:عددا?|الأعداد) (?:\\p{L}+ )?(?:من|مكونا? من|مؤلفا? من|ذات) (?:\\p{L}+ )?(?:رقمين|أرقام|خانات|خانتين|منازل)',
]);
const TO_ARRANGE = anyWord([
  '(?:be )?(?:arrang|chosen|choose|select|seat|sit|line up|lined up|distribut|order)\\p{L}*',
  'orden|coloc|sent|eleg|escog|reparti',
  'rang|plac|choisi|assoi|asseoir|ordonn|réparti',
  'anordn|setz|sitz|auswähl|verteil|aufstell',
  'orden|arrum|sent|escolh|distribu',
  'ordin|dispo|sed|scegl|distribu',
  'aranj|așez|aleg|ales|distrib|ordon',
  '排|坐|选|分',
  '並|座|選|分け',
  'ترتيب|اختيار|جلوس|يجلس|توزيع',
]);
/** "How many ways can six people sit": the ways are told by what is arranged, and "ways to cook an egg" are not. */
export const isCounted = (folded: string): boolean =>
  NUMBERS_COUNTED.test(folded) || (COUNTED.test(folded) && /\p{Nd}/u.test(folded) && TO_ARRANGE.test(folded));
