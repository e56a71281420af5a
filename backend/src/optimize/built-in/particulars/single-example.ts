import type { Particular } from './particular.js';
import { askedOver } from './particular.js';

/** One example is asked for, and neither a list of them nor an explanation of what they are examples of. */
const example: (named: string, sharp: string, points: Particular['points'], steps: readonly string[]) => Particular =
  askedOver([
    'entries',
    'list',
    'roster',
    'plain',
    'small',
    'unknown',
    'explain',
    'describe',
    'fact',
    'question',
    'meaning',
    'text',
    'ideas',
    'suggest',
  ]);

/** "Give an example of a fallacy", "what is an example of irony" */
export const SINGLE_EXAMPLE = {
  english: example(
    "(?:(?:give|write|provide|name|show|state|find|cite|offer)(?: me| us)? |what(?:'s| is| would be) )?(?:just |only )?(?:an?|one|a single|1) (?:\\p{L}+ ){0,2}example of [^\\n]{2,160}",
    'Give one example, concrete and complete in itself, that shows it as clearly as possible, then say in one sentence what makes it one.',
    [
      'Example: one, concrete and complete in itself',
      'Why: what makes it one, in one sentence',
      'Choice: a clear case, none that one could argue about',
    ],
    [
      'Choose for yourself the case that shows it most clearly.',
      'Give it complete, then say in one sentence what makes it one.',
    ],
  ),
  german: example(
    '(?:(?:nenne?|nennen sie|gib|geben sie|schreibe?|schreiben sie|zeige?|was (?:ist|ware))(?: mir)? )?(?:nur )?ein(?:e[nrsm]?)? (?:\\p{L}+ )?beispiel (?:fur|von) [^\\n]{2,160}',
    '{Gib|Geben Sie} ein einziges Beispiel, konkret und in sich vollständig, das es so deutlich wie möglich zeigt, und {sag|sagen Sie} dann in einem Satz, was es dazu macht.',
    [
      'Beispiel: eines, konkret und in sich vollständig',
      'Warum: was es dazu macht, in einem Satz',
      'Auswahl: ein klarer Fall, über den sich nicht streiten lässt',
    ],
    [
      '{Wähl|Wählen Sie} im Stillen den Fall, der es am deutlichsten zeigt.',
      '{Gib|Geben Sie} ihn vollständig und {sag|sagen Sie} dann in einem Satz, was ihn dazu macht.',
    ],
  ),
  spanish: example(
    '(?:(?:da|dame|deme|pon|ponme|escribe|escriba|nombra|menciona|proporciona|indica|cual (?:es|seria)) )?(?:solo |solamente )?un (?:\\p{L}+ )?ejemplo (?:\\p{L}+ )?del? [^\\n]{2,160}',
    '{Da|Dé} un solo ejemplo, concreto y completo en sí mismo, que lo muestre con la mayor claridad posible, y {di|diga} después en una frase qué lo convierte en tal.',
    [
      'Ejemplo: uno, concreto y completo en sí mismo',
      'Por qué: qué lo convierte en tal, en una frase',
      'Elección: un caso claro, que no admita discusión',
    ],
    [
      '{Elige|Elija} para tus adentros el caso que lo muestra con más claridad.',
      '{Dalo|Delo} completo y {di|diga} después en una frase qué lo convierte en tal.',
    ],
  ),
  french: example(
    "(?:(?:donne|donnez|cite|citez|ecris|ecrivez|indique|indiquez|propose|proposez)(?:[- ]moi)? |quel (?:est|serait) )?un (?:seul )?exemple (?:\\p{L}+ )?(?:de |du |des |d')[^\\n]{2,160}",
    '{Donne|Donnez} un seul exemple, concret et complet en lui-même, qui le montre aussi clairement que possible, puis {dis|dites} en une phrase ce qui en fait un.',
    [
      'Exemple : un seul, concret et complet en lui-même',
      'Pourquoi : ce qui en fait un, en une phrase',
      'Choix : un cas net, qui ne se discute pas',
    ],
    [
      '{Choisis|Choisissez} à part le cas qui le montre le plus clairement.',
      '{Donne|Donnez}-le en entier, puis {dis|dites} en une phrase ce qui en fait un.',
    ],
  ),
  portuguese: example(
    '(?:(?:de|da|cite|escreva|indique|mencione|apresente|qual (?:e|seria))(?:-me| me)? )?(?:apenas |so )?um (?:unico )?exemplo (?:\\p{L}+ )?d[eoa]s? [^\\n]{2,160}',
    'Dê um único exemplo, concreto e completo em si mesmo, que o mostre com a maior clareza possível, e diga depois numa frase o que faz dele um.',
    [
      'Exemplo: um só, concreto e completo em si mesmo',
      'Porquê: o que faz dele um, numa frase',
      'Escolha: um caso claro, que não se discuta',
    ],
    [
      'Escolha à parte o caso que o mostra com mais clareza.',
      'Dê-o completo e diga depois numa frase o que faz dele um.',
    ],
  ),
  italian: example(
    "(?:(?:dai|dammi|fai|fammi|fornisci|scrivi|cita|indica|qual e|quale sarebbe) )?(?:solo )?un (?:solo )?esempio (?:\\p{L}+ )?(?:di |d'|del |della |dello |dei |degli |delle |dell')[^\\n]{2,160}",
    'Dai un solo esempio, concreto e completo in sé, che lo mostri con la massima chiarezza, poi di’ in una frase che cosa lo rende tale.',
    [
      'Esempio: uno solo, concreto e completo in sé',
      'Perché: che cosa lo rende tale, in una frase',
      'Scelta: un caso chiaro, su cui non si discute',
    ],
    [
      'Scegli fra te il caso che lo mostra più chiaramente.',
      'Dallo completo, poi di’ in una frase che cosa lo rende tale.',
    ],
  ),
  romanian: example(
    '(?:(?:da|dati|da-mi|dati-mi|scrie|scrieti|numeste|mentioneaza|ofera|indica|care (?:este|e|ar fi)) )?(?:doar )?un (?:singur )?exemplu (?:\\p{L}+ )?de [^\\n]{2,160}',
    '{Dă|Dați} un singur exemplu, concret și complet în sine, care să arate cât mai limpede despre ce e vorba, apoi {spune|spuneți} într-o propoziție ce îl face să fie unul.',
    [
      'Exemplu: unul singur, concret și complet în sine',
      'De ce: ce îl face să fie unul, într-o propoziție',
      'Alegere: un caz limpede, care nu se discută',
    ],
    [
      '{Alege|Alegeți} în gând cazul care arată cel mai limpede despre ce e vorba.',
      '{Dă-l|Dați-l} complet, apoi {spune|spuneți} într-o propoziție ce îl face să fie unul.',
    ],
  ),
  chinese: example(
    '(?:请)?(?:给出|给我|举出|举|写出|写|提供|说出)?(?:一个|1个)[^，。\\n]{0,40}(?:例子|实例|示例)[^\\n]{0,60}',
    '只给一个具体、完整、最能说明问题的例子，再用一句话说明它为什么算。',
    ['例子：一个，具体而完整', '原因：一句话说明它为什么算', '选择：典型明确，没有争议'],
    ['先在心里选出最能说明问题的情形。', '完整地写出来，再用一句话说明它为什么算。'],
  ),
  japanese: example(
    '[^。\\n]{1,40}(?:の|な)例を(?:一つ|ひとつ|1つ|１つ)[^。\\n]{0,20}',
    '最もはっきり示す例を一つだけ、それだけで完結する具体的な形で挙げ、なぜ当てはまるのかを一文で述べてください。',
    [
      '例：一つだけ、具体的でそれだけで完結するもの',
      '理由：なぜ当てはまるのかを一文で',
      '選び方：議論の余地のない明らかなもの',
    ],
    ['最もはっきり示すものを心の中で選ぶ。', 'それを省かずに示し、なぜ当てはまるのかを一文で述べる。'],
  ),
  arabic: example(
    '(?:(?:اذكر|اعط|اعطني|اكتب|هات|قدم|ما هو|ما) )?(?:لي )?مثالا?(?: واحدا?)? (?:علي |عن |ل)[^\\n]{2,160}',
    'أعطِ مثالًا واحدًا ملموسًا مكتملًا بذاته يبيّن الأمر بأوضح صورة، ثم قل في جملة واحدة ما الذي يجعله كذلك.',
    ['المثال: واحد، ملموس ومكتمل بذاته', 'السبب: ما الذي يجعله كذلك، في جملة', 'الاختيار: حالة واضحة لا خلاف فيها'],
    ['اختر في نفسك الحالة التي تبيّنه بأوضح صورة.', 'اذكرها كاملة، ثم قل في جملة واحدة ما الذي يجعلها كذلك.'],
  ),
} as const satisfies Readonly<Record<string, Particular>>;
