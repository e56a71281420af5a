import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';
import {
  ADDED,
  AVERAGED,
  COUNTED,
  DERIVED,
  DIFFERENTIAL,
  EXPECTED_VALUE,
  INTEGRATED,
  isEquation,
  isOverlapping,
  isPaced,
  LIMITS,
  MATRICES,
  PHYSICAL,
} from './school-maths.js';

const BOUNDED = anyWord([
  'inequalit(?:y|ies)|how many integers|(?:integers?|whole numbers?) (?:satisf|in the (?:solution|interval)|between)',
  'inecuaci[oó]n|desigualdad|cuántos (?:números )?enteros',
  "inéquation|inégalité|combien d'entiers",
  'ungleichung|wie viele ganze zahlen',
  'inequação|desigualdade|quantos (?:números )?inteiros',
  'disequazion\\p{L}+|quanti (?:numeri )?interi',
  'inecuați\\p{L}+|inegalit\\p{L}+|câte numere întregi',
  '不等式|(?:有)?(?:几|多少)个整数',
  '不等式|整数(?:は|の)(?:いくつ|個数)',
  'متراجح\\p{L}+|متباين\\p{L}+|عدد الأعداد الصحيحة|كم عدد(?:ا)? صحيح',
]);
const FIGURED = anyWord([
  '(?:area|perimeter|volume|circumference|diagonal|hypotenuse|surface area|radius|diameter|angle)s? (?:of|is|in|between)?|triangles?|rectangles?|squares? with|circles?|cylinders?|cones?|spheres?|trapez\\p{L}+|polygons?|vertices',
  'área|perímetro|volumen|triángulo|rectángulo|círculo|circunferencia|cilindro|esfera|hipotenusa|vértices',
  'aire (?:d|de)|périmètre|volume|triangle|rectangle|cercle|cylindre|sphère|hypoténuse|sommets',
  'flächeninhalt|umfang|volumen|dreieck\\p{L}*|rechteck\\p{L}*|kreis(?:es)?(?!\\p{L})|zylinder\\p{L}*|kugel|hypotenuse|eckpunkte',
  'área|perímetro|volume|triângulo|retângulo|círculo|cilindro|esfera|hipotenusa|vértices',
  'area (?:di|del)|perimetro|volume|triangolo|rettangolo|cerchio|cilindro|sfera|ipotenusa|vertici',
  'aria|perimetrul?|volumul|triunghi\\p{L}*|dreptunghi\\p{L}*|cerc(?:ul|ului)?(?!\\p{L})|cilindr\\p{L}+|sfer\\p{L}+|ipotenuz\\p{L}+|vârfuri\\p{L}*',
  '面积|周长|体积|三角形|长方形|矩形|正方形|圆(?:的|柱|锥|形)|半径|直径|顶点|斜边',
  '面積|周の長さ|体積|三角形|長方形|正方形|(?<![\\p{Nd}千万])円(?:の|柱|錐)|半径|直径|頂点',
  'مساحة|محيط|مثلث|مستطيل|دائر(?:ة|ي)|أسطوانة|مخروط|كرة نصف|قطر\\p{L}*|نصف قطر|رؤوس|وتر|زاوية',
]);
export const CHANCE = anyWord([
  'probabilit(?:y|ies)|fair (?:die|coin|dice)|expected (?:number|value)|(?:chance|odds|likelihood) (?:of|that)|at random|randomly',
  'probabilidad|al azar',
  'probabilité|au hasard',
  'erwartungswert|wahrscheinlichkeit|zufällig',
  'probabilidade|ao acaso|aleatoriamente',
  'probabilità|a caso',
  'probabilit\\p{L}+|la întâmplare',
  '[概机]率|随机',
  '期待値|確率|無作為|でたらめ',
  'احتمال|عشوائي\\p{L}*',
]);
const DIVIDED = anyWord([
  'remainder|divisib\\p{L}+|(?:greatest|highest) common|(?:least|lowest) common multiple|multiples? of \\p{Nd}|prime (?:factor|number)s?',
  'resto (?:de|al|es)|divisibl\\p{L}+|máximo común|mínimo común|múltiplos? de|primos?',
  'reste (?:de|est|quand)|divisibl\\p{L}+|plus grand commun|plus petit commun|multiples? de|premiers?',
  'rest (?:bei|von|ist)|den rest|teilbar|größte\\p{L}* gemeinsame|kleinste\\p{L}* gemeinsame|primzahl\\p{L}*|primfaktor\\p{L}*',
  'resto (?:da|de|é|ao)|divisíve\\p{L}+|máximo divisor|mínimo múltiplo|primos?',
  'resto (?:della|di|è)|divisibil\\p{L}+|massimo comun|minimo comune|numeri primi',
  'restul (?:împărțirii|la|este|rămâne)|împărți\\p{L}+ .{0,24} la \\p{Nd}|divizibil\\p{L}*|cel mai mare divizor|cel mai mic multiplu|numere prime',
  '余数|除以|整除|公约数|公倍数|质数|素数',
  '余り|割り切れ|約数|倍数|素数',
  'الباقي (?:هو )?\\p{Nd}|باقي القسمة|يقبل القسمة|قابل\\p{L}* للقسمة|القاسم المشترك|المضاعف المشترك|أعداد أولية|عدد أولي|يُ?قسم .{0,20}على',
]);
const VALUED = anyWord([
  'f ?\\(-?\\p{Nd}|f ?\\(x\\)|value of (?:the )?(?:expression|polynomial|function|f)|evaluate (?:the )?(?:expression|polynomial|function)|polynomial',
  'valor de (?:la )?(?:expresión|función|f)|polinomio',
  "valeur de (?:l')?(?:expression|la fonction|f)|polynôme",
  'wert (?:des|der|von) (?:ausdruck|funktion|terms|f)|polynom',
  'valor da (?:expressão|função)|polinómio|polinômio',
  "valore (?:dell'espressione|della funzione|di f)|polinomio",
  'valoarea (?:expresiei|funcției|lui f)|polinom\\p{L}*',
  '(?:函数|表达式|多项式|代数式)[^。？]{0,10}的?值|多项式',
  '(?:式|関数|多項式)の値|多項式',
  'قيمة (?:العبارة|المقدار|الدالة|د|f)|كثير\\p{L}* الحدود',
]);
const MOVING = anyWord([
  'km/?h|mph|m/s|speed|velocity|miles per hour|kilomet(?:er|re)s per hour|per hour',
  'km/h|velocidad|kilómetros por hora',
  'km/h|vitesse|à l.heure',
  'km/h|geschwindigkeit|stundenkilometer|pro stunde',
  'km/h|velocidade|quilómetros por hora|quilômetros por hora',
  "km/h|velocità|all'ora",
  'km/h|vitez\\p{L}+|pe oră',
  '速度|时速|千米/小时|公里/小时|每小时|米/秒',
  '時速|分速|秒速|速さ',
  'سرعة|سرعته|سرعتها|كم/س|كم/ساعة|في الساعة|م/ث',
]);
const PRICED = anyWord([
  '\\p{Nd} ?%|percent|[$€£] ?\\p{Nd}|\\p{Nd} ?(?:dollars|euros|pounds|cents|usd|eur)|price|cost[s]?|discount|profit|interest',
  'por ciento|precio|cuesta\\p{L}*|descuento|euros|pesos|dólares|ganancia|interés',
  'pour cent|prix|coût\\p{L}*|remise|euros|bénéfice|intérêt',
  'prozent|preis|kostet|kosten|rabatt|euro|gewinn|zinsen',
  'por cento|preço|custa\\p{L}*|desconto|euros|reais|lucro|juros',
  'per cento|prezzo|costa\\p{L}*|sconto|euro|guadagno|interess\\p{L}+',
  'la sută|preț\\p{L}*|costă|reducere|lei(?!\\p{L})|euro|profit|dobând\\p{L}+',
  '[％%]|百分|元|打折|折|价格|售价|利润|利息',
  '[％%]|パーセント|円|割引|値段|定価|利益|利息',
  '\\p{Nd} ?[٪%]|بالمئة|بالمائة|سعر\\p{L}*|ثمن\\p{L}*|خصم|تخفيض|درهم|دراهم|ريال\\p{L}*|دينار|دنانير|جنيه\\p{L}*|دولار\\p{L}*|ليرة|ربح|فائدة',
]);
const UNKNOWNS = anyWord([
  'system of equations|simultaneous equations|sum of (?:two|three|four) (?:\\p{L}+ )?(?:numbers|integers)|consecutive (?:\\p{L}+ )?(?:numbers|integers)|(?:years? (?:old|older|younger)|times as (?:old|many|much))|twice (?:as|the)|costs? .{0,20}(?:together|more than)|together cost',
  'sistema de ecuaciones|números consecutivos|suma de (?:dos|tres)|el doble|veces (?:la edad|mayor|más)|años mayor|cuestan? (?:juntos|.{0,16}más que)',
  "système d'équations|nombres consécutifs|somme de (?:deux|trois)|le double|fois (?:l'âge|plus)|ans de plus",
  'gleichungssystem|aufeinanderfolgende\\p{L}*|summe (?:zweier|dreier)|(?:doppelt|mal) so|jahre älter|kosten zusammen|mehr als (?:der|die|das)',
  'sistema de equações|números consecutivos|soma de (?:dois|três)|o dobro|vezes (?:a idade|mais)|anos mais',
  "sistema di equazioni|numeri consecutivi|somma di (?:due|tre)|il doppio|volte (?:l'età|più)|anni più",
  'sistem\\p{L}* de ecuații|numere consecutive|suma a (?:două|trei)|dublul|ani mai|de (?:două|trei|patru|cinci|șase|\\p{Nd}+) ori (?:vârsta|cât|mai)|costă împreună',
  '方程组|连续(?:的)?(?:整|自然|奇|偶)?数|(?:两|三)个?数的?和|[两三四]倍|(?:一共|共)[^。？]{0,24}(?:贵|多|少)',
  '連立方程式|連続する|(?:二|三|2|3)つの数の和|倍の',
  'معادلت\\p{L}+|نظام المعادلات|أعداد .{0,12}متتالية|مجموع (?:عددين|ثلاثة أعداد)|ضعف|أكبر من .{1,20}سن|ثمن [^؟]{4,50} وثمن ',
]);

/** "For which x does f(x) equal 3", "its local extrema": something to be solved for, and no value to put in. */
const SOLVED_FOR = lean(
  /(?<![\p{L}])(?:extrem\p{L}*|ekstrem\p{L}*|maxim\p{L}*|minim\p{L}*|deriv\p{L}*|ableitung\p{L}*|integra\p{L}*|monoton\p{L}*|inflection|asympto\p{L}*|asinto\p{L}*|for (?:which|what) (?:real |integer )?(?:values?|x|numbers?)|solve|(?:all|the) (?:real )?(?:values of x|roots|zeros)|para (?:que|quais|cuales) (?:valor\p{L}*|x)|pour quel\p{L}* (?:valeurs?|x)|fur welche\p{L}* (?:wert\p{L}*|x|zahl\p{L}*)|per qual[ei] (?:valor\p{L}*|x)|pentru (?:ce|care) (?:valori?|x)|resuelv\p{L}*|resou\p{L}*|lose|resolv\p{L}*|risolv\p{L}*|rezolv\p{L}*|raices|racines|nullstellen|raizes|radici|radacini\p{L}*)(?![\p{L}])|极值|极大值|极小值|最大值|最小值|导数|積分|积分|单调|微分|極値|(?:القيم القصوي|المشتقه|مشتقه|تكامل|النهايات)|(?:求|当).{0,8}x.{0,6}(?:取|为)?(?:何值|什么值)|解方程|零点|を解|となるxの値|(?:حل المعادله|جذور|ما قيم س)/u,
);

/** "Its minimum value": found, and no solution that might not fit. */
const EXTREMUM = lean(
  /(?<![\p{L}])(?:(?:minim|maxim|extrem)\p{L}*|(?:least|greatest|smallest|largest) value|vertex|scheitelpunkt\p{L}*|hochpunkt\p{L}*|tiefpunkt\p{L}*)(?![\p{L}])|最[大小]值|极[大小]?值|最[大小]値|極値|القيمة (?:الصغرى|العظمى)|القيمه (?:الصغري|العظمي)/u,
);

/** The values themselves: their mean is taken, and no total worked back from it. */
const VALUES_IN_A_ROW = /\p{Nd}(?:\s?[,،、，;]\s?-?\p{Nd}+(?:\.\p{Nd}+)?){2}/u;

const inWords =
  (pattern: RegExp) =>
  (folded: string): boolean =>
    pattern.test(folded);

/** In the order in which they tell more of the way to the result. */
const KINDS = {
  differential: inWords(DIFFERENTIAL),
  integrated: inWords(INTEGRATED),
  limits: inWords(LIMITS),
  derived: inWords(DERIVED),
  matrices: inWords(MATRICES),
  bounded: inWords(BOUNDED),
  chance: inWords(CHANCE),
  counted: inWords(COUNTED),
  added: inWords(ADDED),
  divided: inWords(DIVIDED),
  physical: inWords(PHYSICAL),
  overlapping: isOverlapping,
  valued: (folded) => VALUED.test(folded) && !SOLVED_FOR.test(folded),
  paced: isPaced,
  moving: inWords(MOVING),
  averaged: (folded) => AVERAGED.test(folded) && !VALUES_IN_A_ROW.test(folded),
  figured: inWords(FIGURED),
  solved: (folded) => isEquation(folded) && !EXTREMUM.test(folded),
  unknowns: inWords(UNKNOWNS),
  priced: inWords(PRICED),
} as const satisfies Readonly<Record<string, (folded: string) => boolean>>;

export type SumKind = keyof typeof KINDS;

/** A patch that doubles every day has no formula for its area. */
const GROWS_BY_ITSELF = lean(
  /(?<![\p{L}])(?:doubles|se duplica|double de (?:taille|surface)|verdoppelt sich|si raddoppia|dobra de|se dubleaza)(?![\p{L}])|翻一?[倍番]|倍になる|يتضاعف|تتضاعف/u,
);

/** What a problem in figures is about, which decides how it is set out and checked. */
export const kindOfSum = (folded: string, given = ''): SumKind | undefined =>
  GROWS_BY_ITSELF.test(folded) || EXPECTED_VALUE.test(folded)
    ? undefined
    : (Object.keys(KINDS) as SumKind[]).find(
        (kind) => KINDS[kind](folded) && (kind !== 'averaged' || !VALUES_IN_A_ROW.test(given)),
      );
