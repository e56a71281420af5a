import type { TaskKind } from '../../analysis/task-kinds.js';
import { askedOver } from './particular.js';

/** What "where do I start" is read as, whatever it is that is begun. */
export const WHERE_TO_START_READ_AS: readonly TaskKind[] = [
  'technical',
  'question',
  'fact',
  'howto',
  'advice',
  'suggest',
  'plain',
  'small',
  'unknown',
  'decide',
  'plan',
  'recommend',
];

/** A language, an instrument, a craft or a trade is begun: with no load and rest, no phases with results and no one exact answer. */
const firstSteps = askedOver([
  'training',
  'plan',
  'question',
  'fact',
  'advice',
  'suggest',
  'plain',
  'small',
  'unknown',
  'howto',
  'decide',
  'entries',
  'technical',
  'process',
  'support',
]);

/** "I want to learn the cello, where do I start" */
export const FIRST_STEPS = {
  english: firstSteps(
    "(?:(?:so|ok|hi|hey|hello|help|total beginner|beginner|complete beginner|newbie)[,!.:]? )*(?:(?:(?:i|we)(?:'d| would|'m|'ve| am| have)? ?)?(?:(?:want(?:ed|ing)?|like|love|plan(?:ning)?|decided|hop(?:e|ing)|trying|thinking|interested|need)(?: (?:to|of|in|about))? )?(?:learn(?:ing)?|get(?:ting)? into|tak(?:e|ing) up|teach(?:ing)? myself|pick(?:ing)? up|retrain(?:ing)?|becom(?:e|ing)|start(?:ing)?(?! (?:a|an|my|our) (?:business|company|shop|firm|family|diet))|switch(?:ing)? (?:to|into))(?= )[^?\\n]{2,110}?[,.;:?! -]+(?:but |and |so |no idea )?(?:where|how|what)(?:'s| is| are| do| should| would| can| could| to)? ?(?:i |we |one |you |a beginner )?(?:even |best |actually )?(?:begin|start|get started|get going|the (?:best |right )?(?:first step|place|way) to (?:start|begin))|(?:where|how) (?:do|should|would|can|could) (?:i|we|one|you|a (?:complete |total )?beginner) (?:even |best )?(?:begin|start|get started)(?: (?:with|in|on|at|learning|if (?:i|we|you) want to learn))? (?:(?:learning|the|to|some) )?(?:[\\p{L}]+ )?(?:[a-z]*(?:guitar|piano|violin|cello|ukulele|drums|saxophone|flute|keyboard|singing|bass|oud|harmonica|english|spanish|french|german|italian|portuguese|russian|polish|romanian|arabic|chinese|mandarin|japanese|korean|hindi|turkish|greek|latin|dutch|swedish|programming|coding|python|javascript|rust|java|web development|machine learning|data science|linux|photography|drawing|painting|sketching|watercolou?rs?|calligraphy|knitting|crochet(?:ing)?|sewing|pottery|woodworking|carpentry|chess|origami|baking|gardening|beekeeping|birdwatching|astronomy|meditation|sign language|welding|electronics|soldering|3d printing|animation|bonsai|sourdough|fishing|climbing|surfing|sailing|skating|skiing)))(?!\\p{L})[^\\n]{0,160}",
    'Name the one thing to begin with this week and why it comes before anything else, then the next steps in the order in which they build on each other, with how long each usually takes and what it needs or costs, the mistake that beginners make most, and how to tell after a month that it is going well.',
    [
      'First: the one thing to do this week, and why before anything else',
      'Order: the next steps, each building on the one before, with how long it usually takes',
      'Needs: what it takes in time, money or equipment, and what can wait',
      'Mistake: the one beginners make most, and how to avoid it',
      'Sign: how to tell after a month that it is going well',
    ],
    [
      'Say what to begin with this week, and what to leave alone for now.',
      'Give the next steps in order, each with how long it usually takes and how to practise or prepare it.',
      'End with the point at which most people give up, and how to get past it.',
    ],
  ),
  german: firstSteps(
    '(?:(?:also|ok|hallo|hi|hilfe)[,!.:]? )*(?:(?:ich|wir) )?(?:(?:will|wollen|mochte|mochten|wurde gern\\p{L}*|habe vor|plane|hatte lust) )?(?:gern\\p{L}* )?[^?!.\\n]{2,90}?(?:lernen|beibringen|anfangen|einsteigen|werden|umschulen|umsatteln|beginnen)(?!\\p{L})[^?\\n]{0,50}?[,.;:?! -]+(?:aber |und |nur )?(?:wo|womit|wie|mit was)(?: (?:soll|sollte|kann|konnte))? (?:fange?n?|beginne?n?|starte?n?|steige?n?|ich|wir|man|anfanger)(?: (?:ich|wir|man|da|am besten|an|anfangen|beginnen|starten|einsteigen|ein|denn|uberhaupt)){0,4}',
    '{Nenn|Nennen Sie} das eine, womit diese Woche anzufangen ist und warum vor allem anderen, dann die nächsten Schritte in der Reihenfolge, in der sie aufeinander aufbauen, mit der üblichen Dauer und dem, was sie brauchen oder kosten, den häufigsten Anfängerfehler und woran nach einem Monat zu erkennen ist, dass es läuft.',
    [
      'Zuerst: das eine für diese Woche, und warum vor allem anderen',
      'Reihenfolge: die nächsten Schritte, die aufeinander aufbauen, mit der üblichen Dauer',
      'Bedarf: Zeit, Geld oder Ausrüstung, und was warten kann',
      'Fehler: der häufigste am Anfang, und wie er sich vermeiden lässt',
      'Zeichen: woran nach einem Monat zu erkennen ist, dass es läuft',
    ],
    [
      '{Sag|Sagen Sie}, womit diese Woche anzufangen ist und was vorerst liegen bleibt.',
      '{Nenn|Nennen Sie} die nächsten Schritte der Reihe nach, mit der üblichen Dauer und wie man sie übt oder vorbereitet.',
      '{Schließ|Schließen Sie} mit der Stelle, an der die meisten aufgeben, und wie man darüber hinwegkommt.',
    ],
  ),
  french: firstSteps(
    "(?:(?:bonjour|salut|alors|ok|aide)[,!.:]? )*(?:(?:je|j'|on|nous) ?)?(?:(?:veux|voudrais|voulons|aimerais|souhaite|ai envie|envisage|compte|pense|ai decide)(?: (?:de|a|d'))? ?)?(?:bien )?(?:de |d')?(?:apprendre|me mettre|se mettre|nous mettre|devenir|me reconvertir|me former|debuter|commencer|me lancer dans)(?!\\p{L})[^?\\n]{2,100}?[,.;:?! -]+(?:mais |et )?(?:par ou|par quoi|comment)(?: (?:faut-il|puis-je|dois-je|je dois|on|il faut))? (?:commencer|commence|commencer\\?|demarrer|debuter|m'y prendre|s'y prendre)",
    '{Nomme|Nommez} la chose par laquelle commencer cette semaine et pourquoi avant tout le reste, puis les étapes suivantes dans l’ordre où elles s’appuient l’une sur l’autre, avec leur durée habituelle et ce qu’elles demandent ou coûtent, l’erreur la plus fréquente des débutants, et à quoi voir au bout d’un mois que cela avance.',
    [
      'D’abord : la chose à faire cette semaine, et pourquoi avant le reste',
      'Ordre : les étapes suivantes, chacune appuyée sur la précédente, avec sa durée habituelle',
      'Besoins : temps, argent ou matériel, et ce qui peut attendre',
      'Erreur : la plus fréquente au début, et comment l’éviter',
      'Signe : à quoi voir au bout d’un mois que cela avance',
    ],
    [
      '{Dis|Dites} par quoi commencer cette semaine, et ce qu’il vaut mieux laisser pour plus tard.',
      '{Donne|Donnez} les étapes suivantes dans l’ordre, avec leur durée habituelle et la façon de s’y exercer ou de s’y préparer.',
      '{Termine|Terminez} par le moment où la plupart abandonnent, et comment le passer.',
    ],
  ),
  spanish: firstSteps(
    '(?:(?:hola|bueno|ok|ayuda)[,!.:]? )*(?:yo )?(?:(?:quiero|quisiera|queremos|me gustaria|tengo ganas de|pienso|planeo|he decidido|decidi|estoy pensando en)(?: a)? )?(?:aprender|meterme en|dedicarme a|hacerme|ser|convertirme en|iniciarme en|empezar con|empezar en|empezar a|reconvertirme)(?!\\p{L})[^?\\n]{2,100}?[,.;:?! -]+[¿]?(?:pero |y )?[¿]?(?:por donde|con que|como|por que parte)(?: (?:puedo|debo|deberia|se))? (?:empiezo|empezar|empezamos|comienzo|comenzar|arranco|arrancar|inicio|se empieza)',
    '{Di|Diga} con qué empezar esta semana y por qué antes que nada, luego los pasos siguientes en el orden en que se apoyan unos en otros, con lo que suele durar cada uno y lo que pide o cuesta, el error más común de quien empieza y en qué se nota al cabo de un mes que va bien.',
    [
      'Primero: lo de esta semana, y por qué antes que nada',
      'Orden: los pasos siguientes, cada uno apoyado en el anterior, con lo que suele durar',
      'Hace falta: tiempo, dinero o material, y qué puede esperar',
      'Error: el más común al empezar, y cómo evitarlo',
      'Señal: en qué se nota al cabo de un mes que va bien',
    ],
    [
      '{Di|Diga} con qué empezar esta semana y qué dejar para más adelante.',
      '{Da|Dé} los pasos siguientes en orden, con lo que suele durar cada uno y cómo practicarlo o prepararlo.',
      '{Termina|Termine} con el punto en que la mayoría abandona y cómo superarlo.',
    ],
  ),
  italian: firstSteps(
    '(?:(?:ciao|salve|allora|ok|aiuto)[,!.:]? )*(?:(?:voglio|vorrei|vogliamo|mi piacerebbe|ho deciso di|penso di|ho intenzione di)(?: a)? )?(?:imparare|iniziare|cominciare|diventare|avvicinarmi|mettermi|riqualificarmi|dedicarmi)(?!\\p{L})[^?\\n]{2,100}?[,.;:?! -]+(?:ma |e )?(?:da dove|con cosa|con che cosa|da cosa|come)(?: (?:posso|devo|dovrei|si))? (?:comincio|cominciare|inizio|iniziare|parto|partire|comincia|inizia|parte)',
    'Di’ da che cosa cominciare questa settimana e perché prima di tutto il resto, poi i passi seguenti nell’ordine in cui si appoggiano l’uno sull’altro, con la durata abituale e ciò che richiedono o costano, l’errore più comune di chi comincia e da che cosa si vede dopo un mese che va bene.',
    [
      'Prima cosa: quella di questa settimana, e perché prima del resto',
      'Ordine: i passi seguenti, ognuno appoggiato al precedente, con la durata abituale',
      'Serve: tempo, denaro o materiale, e che cosa può aspettare',
      'Errore: il più comune all’inizio, e come evitarlo',
      'Segno: da che cosa si vede dopo un mese che va bene',
    ],
    [
      'Di’ da che cosa cominciare questa settimana e che cosa lasciare per dopo.',
      'Dai i passi seguenti in ordine, con la durata abituale e come esercitarli o prepararli.',
      'Chiudi con il punto in cui i più smettono, e come superarlo.',
    ],
  ),
  portuguese: firstSteps(
    '(?:(?:oi|ola|ok|ajuda|gente)[,!.:]? )*(?:eu )?(?:(?:quero|queria|queremos|gostaria de|pretendo|penso em|decidi|estou pensando em|to querendo)(?: a)? )?(?:aprender|comecar|virar|me tornar|tornar-me|ser|entrar (?:em|no|na|para)|iniciar)(?!\\p{L})[^?\\n]{2,100}?[,.;:?! -]+(?:mas |e )?(?:por onde|com o que|como|de onde)(?: (?:eu|devo|posso|se|que eu))? ?(?:comeco|comecar|começo|inicio|iniciar|comeca|a gente comeca)',
    'Diga por onde começar esta semana e porquê antes de tudo o mais, depois os passos seguintes na ordem em que se apoiam uns nos outros, com o tempo que cada um costuma levar e o que pede ou custa, o erro mais comum de quem começa e como se vê ao fim de um mês que está a correr bem.',
    [
      'Primeiro: o desta semana, e porquê antes do resto',
      'Ordem: os passos seguintes, cada um apoiado no anterior, com o tempo que costuma levar',
      'É preciso: tempo, dinheiro ou material, e o que pode esperar',
      'Erro: o mais comum no início, e como evitá-lo',
      'Sinal: como se vê ao fim de um mês que está a correr bem',
    ],
    [
      'Diga por onde começar esta semana e o que deixar para mais tarde.',
      'Dê os passos seguintes por ordem, com o tempo que cada um costuma levar e como praticá-lo ou prepará-lo.',
      'Termine com o ponto em que a maioria desiste, e como passar dele.',
    ],
  ),
  romanian: firstSteps(
    '(?:(?:buna|salut|ok|ajutor)[,!.:]? )*(?:(?:vreau|vrem|as vrea|mi-as dori|mi-ar placea|ma gandesc|intentionez|am decis|m-am hotarat) )?(?:sa )?(?:ma )?(?:invat|invatam|apuc|incep|devin|recalific|reprofilez|fac)(?!\\p{L})[^?\\n]{2,100}?[,.;:?! -]+(?:dar |si )?(?:de unde|cu ce|cum)(?: (?:sa|ar trebui sa|pot sa|trebuie sa))? (?:incep|incepem|pornesc|ma apuc|se incepe)',
    '{Spune|Spuneți} cu ce e de început săptămâna asta și de ce înaintea oricărui alt lucru, apoi pașii următori în ordinea în care se sprijină unul pe altul, cu cât durează de obicei și ce cer sau costă, greșeala cea mai frecventă a începătorilor și după ce se vede peste o lună că merge bine.',
    [
      'Întâi: lucrul de săptămâna asta, și de ce înaintea restului',
      'Ordine: pașii următori, fiecare sprijinit pe cel dinainte, cu cât durează de obicei',
      'Necesar: timp, bani sau echipament, și ce poate aștepta',
      'Greșeală: cea mai frecventă la început, și cum se evită',
      'Semn: după ce se vede peste o lună că merge bine',
    ],
    [
      '{Spune|Spuneți} cu ce e de început săptămâna asta și ce poate rămâne pe mai târziu.',
      '{Dă|Dați} pașii următori în ordine, cu cât durează de obicei și cum se exersează sau se pregătesc.',
      '{Încheie|Încheiați} cu punctul în care cei mai mulți renunță și cum se trece de el.',
    ],
  ),
  chinese: firstSteps(
    '(?:(?:你好|请问|求助|新手|零基础|小白)[，,！!。：: ]*)*(?:我|我们|本人)?[^。？！\\n]{0,14}?(?:想|打算|准备|计划|希望|要)[^。？！\\n]{0,6}?(?:学|入门|自学|转行|改行|做|当|入行|考)[^。？！\\n]{1,30}?[，,。？ ]*(?:但)?(?:不知道?)?(?:该|应该|要|可以|得)?(?:从哪[里儿]?|从什么|怎么|如何|从何)(?:开始|入手|下手|起步|学起|做起|着手|入门)(?:学|做|比较好|好|呢|吗|啊)?',
    '先说这一周从哪一件事开始、为什么要放在最前面，再按前后相承的顺序写出后面几步，各注明一般要多久、需要什么或花多少钱，说出新手最常犯的错，以及一个月后怎样看出走对了路。',
    [
      '第一步：这一周做什么，为什么放在最前面',
      '顺序：后面几步，一步接一步，各注明一般要多久',
      '需要：时间、花费或用具，哪些可以以后再说',
      '易错：新手最常犯的错，怎样避开',
      '迹象：一个月后怎样看出走对了路',
    ],
    [
      '说明这一周从什么开始，哪些暂时不碰。',
      '按顺序写出后面几步，各注明一般要多久、怎样练习或准备。',
      '最后写大多数人在哪里放弃，怎样过这一关。',
    ],
  ),
  japanese: firstSteps(
    '(?:(?:初心者です|こんにちは|教えて)[、。！!]*)*[^。？！\\n]{1,30}?(?:を(?:始め|はじめ|学び|習い|覚え|勉強し|独学し)|に(?:なり|転職し)|が(?:でき|弾け)るようになり)たい(?:の|ん)?(?:です|だ)?(?:が|けど|けれど|んだけど)?[、。 ]*(?:まず)?(?:何|なに|どこ|どれ)(?:から|を)(?:始め|はじめ|手をつけ|やれ|学べ|勉強すれ)(?:れば|たら|ば|る)?(?:いい|よい|良い|べき)?',
    'まず今週どこから始めるか、なぜそれが先かを述べ、その次の段階を積み重なる順に、それぞれの目安の期間と必要なものや費用を添えて示し、初心者がいちばんよくする失敗と、一か月後にうまくいっていると分かる目安を書いてください。',
    [
      '最初：今週すること一つと、それが先である理由',
      '順序：次の段階、前のものに積み重なる形で、目安の期間',
      '必要なもの：時間、費用、道具と、後回しでよいもの',
      '失敗：初心者がいちばんよくするものと避け方',
      '目安：一か月後にうまくいっていると分かるしるし',
    ],
    [
      '今週始めること、今は手を出さないことを述べてください。',
      '次の段階を順に、目安の期間と練習や準備のしかたとともに示してください。',
      '多くの人がやめてしまう所と、その越え方で終えてください。',
    ],
  ),
  arabic: firstSteps(
    '(?:(?:مرحبا|السلام عليكم|لو سمحت|مبتدي)[،!. :]*)*(?:(?:اريد|اود|ارغب|نريد|ابغي|ابي|عايز|عاوز|بدي|حابب|افكر|قررت|نفسي)(?: (?:في|ان|ب))? ?)?(?:ان )?(?:اتعلم|تعلم|نتعلم|اصبح|ابدا|ادخل|احترف|اشتغل|اعمل)(?!\\p{L})[^؟\\n]{2,90}?[،,.;؟! -]+(?:لكن |و)?(?:من اين|من وين|منين|كيف|بماذا|باي شيء|من فين)(?: (?:يمكنني ان|يجب ان|علي ان))? ?(?:ابدا|نبدا|البدء|البدايه|ابتدي|ابلش)',
    'قل بماذا أبدأ هذا الأسبوع ولماذا قبل غيره، ثم الخطوات التالية بالترتيب الذي تقوم فيه كل خطوة على ما قبلها، مع ما تستغرقه عادة وما تحتاجه أو تكلفه، وأكثر أخطاء المبتدئين شيوعًا، وكيف يُعرف بعد شهر أن الأمر يسير جيدًا.',
    [
      'أولًا: ما يُفعل هذا الأسبوع، ولماذا قبل غيره',
      'الترتيب: الخطوات التالية، كل واحدة مبنية على ما قبلها، مع ما تستغرقه عادة',
      'ما يلزم: الوقت أو المال أو الأدوات، وما يمكن تأجيله',
      'الخطأ: أكثرها شيوعًا في البداية، وكيف يُتجنب',
      'العلامة: كيف يُعرف بعد شهر أن الأمر يسير جيدًا',
    ],
    [
      'قل بماذا أبدأ هذا الأسبوع وما يُترك الآن.',
      'اذكر الخطوات التالية بالترتيب، مع ما تستغرقه عادة وكيف يُتدرب عليها أو يُستعد لها.',
      'اختم بالنقطة التي يتوقف عندها أكثر الناس وكيف تُتجاوز.',
    ],
  ),
} as const;
