import { askedOver } from './particular.js';

/** Somebody wants a choice made for the pleasure of it: there are no consequences to be traced, and nothing to look up. */
const atWill = askedOver([
  'whatif',
  'fact',
  'question',
  'entries',
  'yesno',
  'persona',
  'acting',
  'suggest',
  'decide',
  'unknown',
  'plain',
  'small',
  'recommend',
  'chat',
  'discuss',
  'describe',
  'effects',
  'best',
  'who',
]);

/** "If you could have dinner with any inventor, who would you pick?" */
export const AT_WILL = {
  english: atWill(
    "(?:(?:imagine|suppose|let's say|say|pretend|ok|so|hypothetically)[,:]? )*(?:what )?(?:if )?(?:you (?:could|were able to|can|had (?:to (?:live|spend|eat|relive|wear|watch|listen)|(?:one|a|any|only one) (?:superpower|wish|day|chance|time machine|magic|free|year|hour|ticket|song|book|meal|spell|more)|the chance|to choose one))|you(?:'re| are| were) (?:stranded|stuck|invisible|given one))(?!.* (?:between|or) )[^?\\n]{2,140}?[,?.;]? ?(?:who|what|which|where|when|whom)(?: \\p{L}+){0,2} (?:would|'d|will) (?:you|it|that|they)(?!\\p{L})[^\\n]{0,160}",
    'Choose in the first sentence and stay with it, give the particular reason and not the first that comes to mind, answer every part with something concrete, as in the very words or the first hour, and name in half a sentence what nearly won.',
    [
      'Choice: made in the first sentence, without hedging',
      'Reason: a particular one, not the first that comes to mind',
      'Details: every part answered with something concrete, as in the very words or the first hour',
      'Runner-up: what nearly won, and what decided against it',
    ],
    [
      'Make the choice in the first sentence.',
      'Give the particular reason, and answer every part with something concrete.',
      'End with what nearly won, and what decided against it.',
    ],
  ),
  german: atWill(
    '(?:(?:stell dir vor|angenommen|mal angenommen|ok|also)[,:]? )*(?:wenn )?(?:du|ihr|sie) (?!.* (?:zwischen|oder) )[^?\\n]{2,120}?(?:konntest|durftest|hattest|konnten|durften|hatten|warst|musstest)[^?\\n]{0,60}?,? ?(?:und )?(?:wen|wer|was|welche[rsnm]?|wohin|wo|womit|mit wem)(?: \\p{L}+){0,2} (?:wurdest|wurden|ware|hattest)(?: (?:du|sie|ihr|das|es))?(?!\\p{L})[^\\n]{0,160}',
    '{Wähl|Wählen Sie} im ersten Satz und {bleib|bleiben Sie} dabei, {nenn|nennen Sie} den besonderen Grund und nicht den erstbesten, {antworte|antworten Sie} auf jeden Teil mit etwas Greifbarem, etwa den genauen Worten oder der ersten Stunde, und {sag|sagen Sie} in einem halben Satz, was beinahe gewonnen hätte.',
    [
      'Wahl: im ersten Satz getroffen, ohne Ausweichen',
      'Grund: ein besonderer, nicht der erstbeste',
      'Einzelheiten: jeder Teil mit etwas Greifbarem beantwortet, etwa den genauen Worten',
      'Zweiter Platz: was beinahe gewonnen hätte, und was dagegen sprach',
    ],
    [
      '{Triff|Treffen Sie} die Wahl im ersten Satz.',
      '{Nenn|Nennen Sie} den besonderen Grund und {antworte|antworten Sie} auf jeden Teil mit etwas Greifbarem.',
      '{Schließ|Schließen Sie} mit dem, was beinahe gewonnen hätte, und was dagegen sprach.',
    ],
  ),
  french: atWill(
    "(?:(?:imagine|imaginez|suppose|supposons|admettons|alors)(?: que)?[,:]? )*(?:si )?(?:tu|vous) (?:pouvais|pouviez|avais|aviez|peux|pouvez|etais|etiez|devais)(?!.* (?:entre|ou bien) )[^?\\n]{2,140}?,? ?(?:et )?(?:qui|quoi|que|qu'|quel(?:le)?s?|ou|avec qui|lequel|laquelle|ce serait)(?: \\p{L}+){0,3}? ?(?:choisirais|choisiriez|ferais|feriez|irais|iriez|serait|prendrais|prendriez|voudrais|voudriez|inviterais|inviteriez|demanderais|aimerais|quoi)(?!\\p{L})[^\\n]{0,160}",
    '{Choisis|Choisissez} dès la première phrase sans en démordre, {donne|donnez} la raison particulière et non la première venue, {réponds|répondez} à chaque partie par du concret, comme les mots exacts ou la première heure, et {dis|dites} d’un mot ce qui a failli l’emporter.',
    [
      'Choix : fait dès la première phrase, sans détour',
      'Raison : une raison particulière, pas la première venue',
      'Détails : chaque partie traitée par du concret, comme les mots exacts ou la première heure',
      'Deuxième : ce qui a failli l’emporter, et ce qui l’a écarté',
    ],
    [
      '{Fais|Faites} le choix dès la première phrase.',
      '{Donne|Donnez} la raison particulière et {réponds|répondez} à chaque partie par du concret.',
      '{Termine|Terminez} par ce qui a failli l’emporter, et ce qui l’a écarté.',
    ],
  ),
  spanish: atWill(
    '(?:(?:imagina|imaginate|supon|supongamos|digamos)(?: que)?[,:]? )*¿?(?:si )?(?:tu |usted )?(?:pudieras|pudiera|pudieses|tuvieras|tuviera|puedes|estuvieras|fueras invisible)(?!.* (?:entre|o bien) )[^?\\n]{2,140}?[,?]? ?¿?(?:y )?(?:a quien|quien|que|cual|cuales|donde|adonde|con quien)(?: \\p{L}+){0,2} (?:elegirias|elegiria|harias|haria|seria|irias|escogerias|preguntarias|preguntaria|pedirias|invitarias|te gustaria|querrias)(?!\\p{L})[^\\n]{0,160}',
    '{Elige|Elija} en la primera frase sin echarse atrás, {da|dé} la razón particular y no la primera que venga, {responde|responda} a cada parte con algo concreto, como las palabras exactas o la primera hora, y {di|diga} en media frase qué estuvo a punto de ganar.',
    [
      'Elección: hecha en la primera frase, sin rodeos',
      'Razón: una particular, no la primera que venga',
      'Detalles: cada parte con algo concreto, como las palabras exactas o la primera hora',
      'Segundo: qué estuvo a punto de ganar y qué lo descartó',
    ],
    [
      '{Elige|Elija} en la primera frase.',
      '{Da|Dé} la razón particular y {responde|responda} a cada parte con algo concreto.',
      '{Termina|Termine} con lo que estuvo a punto de ganar y qué lo descartó.',
    ],
  ),
  italian: atWill(
    '(?:(?:immagina|supponi|supponiamo|mettiamo|diciamo)(?: che)?[,:]? )*(?:se )?(?:tu )?(?:potessi|poteste|potesse|avessi|avesse|puoi|fossi bloccat[oa])(?!.* (?:tra|fra|oppure) )[^?\\n]{2,140}?,? ?(?:e )?(?:chi|cosa|che cosa|quale|quali|dove|con chi|che)(?: \\p{L}+){0,2} (?:sceglieresti|sceglierebbe|faresti|farebbe|sarebbe|andresti|chiederesti|vorresti|inviteresti|prenderesti)(?!\\p{L})[^\\n]{0,160}',
    'Scegli nella prima frase senza tornare indietro, dai la ragione particolare e non la prima che viene in mente, rispondi a ogni parte con qualcosa di concreto, come le parole esatte o la prima ora, e di’ in mezza frase che cosa stava per vincere.',
    [
      'Scelta: fatta nella prima frase, senza giri di parole',
      'Ragione: una particolare, non la prima che viene in mente',
      'Dettagli: ogni parte con qualcosa di concreto, come le parole esatte o la prima ora',
      'Secondo posto: che cosa stava per vincere, e che cosa l’ha escluso',
    ],
    [
      'Fai la scelta nella prima frase.',
      'Dai la ragione particolare e rispondi a ogni parte con qualcosa di concreto.',
      'Chiudi con ciò che stava per vincere e che cosa l’ha escluso.',
    ],
  ),
  portuguese: atWill(
    '(?:(?:imagine|imagina|suponha|digamos)(?: que)?[,:]? )*(?:se )?(?:voce|vc|tu)? ?(?:pudesse|pudesses|tivesse|tivesses|pode|podes|estivesse preso)(?!.* (?:entre|ou entao) )[^?\\n]{2,140}?,? ?(?:e )?(?:quem|o que|oque|que|qual|quais|onde|aonde|com quem)(?: \\p{L}+){0,2} (?:escolheria|escolherias|faria|farias|seria|iria|irias|perguntaria|pediria|convidaria|gostaria|levaria)(?!\\p{L})[^\\n]{0,160}',
    'Escolha na primeira frase sem voltar atrás, dê a razão particular e não a primeira que vier, responda a cada parte com algo concreto, como as palavras exatas ou a primeira hora, e diga em meia frase o que quase ganhou.',
    [
      'Escolha: feita na primeira frase, sem rodeios',
      'Razão: uma particular, não a primeira que vier',
      'Detalhes: cada parte com algo concreto, como as palavras exatas ou a primeira hora',
      'Segundo lugar: o que quase ganhou, e o que o afastou',
    ],
    [
      'Faça a escolha na primeira frase.',
      'Dê a razão particular e responda a cada parte com algo concreto.',
      'Termine com o que quase ganhou e o que o afastou.',
    ],
  ),
  romanian: atWill(
    '(?:(?:imagineaza-ti|inchipuie-ti|sa zicem|sa presupunem|presupune)(?: ca)?[,:]? )*(?:daca )?(?:tu )?(?:ai putea|ati putea|ai avea|ati avea|poti|ai fi blocat)(?!.* (?:intre|ori|sau) )[^?\\n]{2,140}?,? ?(?:si )?(?:pe cine|cine|ce|care|pe care|unde|cu cine|cui)(?: \\p{L}+){0,2} (?:ai|ar fi|ati|l-ai|i-ai|ar)(?!\\p{L})[^\\n]{0,160}',
    '{Alege|Alegeți} din prima propoziție fără a reveni, {dă|dați} motivul aparte și nu primul care vine în minte, {răspunde|răspundeți} la fiecare parte cu ceva concret, precum cuvintele exacte sau prima oră, și {spune|spuneți} într-o jumătate de frază ce era cât pe ce să câștige.',
    [
      'Alegere: făcută din prima propoziție, fără ocolișuri',
      'Motiv: unul aparte, nu primul care vine în minte',
      'Detalii: fiecare parte cu ceva concret, precum cuvintele exacte sau prima oră',
      'Locul doi: ce era cât pe ce să câștige și ce a înclinat balanța',
    ],
    [
      '{Fă|Faceți} alegerea din prima propoziție.',
      '{Dă|Dați} motivul aparte și {răspunde|răspundeți} la fiecare parte cu ceva concret.',
      '{Încheie|Încheiați} cu ce era cât pe ce să câștige și ce a înclinat balanța.',
    ],
  ),
  chinese: atWill(
    '(?:请问[，,]?)?(?:想象一下|假设|设想|如果|假如|要是|倘若|若)[，,：:]?(?:如果)?(?:你|您)(?:能|可以|有机会|只能|能够|拥有|有一(?:次|天|台|个)|可以任选)(?![^。\\n]*(?:还是|之间))[^。？！\\n]{2,60}?[，,？ ]*(?:你|您)?(?:会|想|最想|愿意|要)?(?:选择?|去|问|做|成为|带|邀请|见|是|用来|回到)?(?:谁|什么|哪)[^\\n]{0,60}',
    '第一句就作出选择，不要摇摆，说出独特的理由而不是最先想到的那个，每个问题都答得具体，比如原话或第一个小时怎么过，最后用半句话说差一点选了什么。',
    [
      '选择：第一句就作出，不绕弯',
      '理由：一个独特的理由，不是最先想到的',
      '细节：每个问题都答得具体，比如原话或第一个小时',
      '次选：差一点选了什么，为什么没选',
    ],
    ['第一句就作出选择。', '说出独特的理由，每个问题都答得具体。', '最后写差一点选了什么，为什么没选。'],
  ),
  japanese: atWill(
    '(?:(?:想像して|仮に|例えば)[、。]?(?:ください。)?)*(?:もし(?:も)?)?(?:あなた(?:が|は)?)?(?![^。\\n]*(?:どちら|それとも))[^。？！\\n]{2,50}?(?:できる|できた|行ける|会える|食べられる|手に入る|もらえる|叶う|住める|戻れる)(?:なら|としたら|とすれば|ら)(?:ば)?[、 ]*[^。？！\\n]{0,12}(?:誰|何|どこ|どの|どれ|いつ)[^\\n]{1,50}',
    '最初の一文で選び、迷わずに通してください。最初に思いつくものではない固有の理由を述べ、問いのそれぞれに、実際の言葉や最初の一時間など具体的に答え、惜しくも選ばなかったものを半文で添えてください。',
    [
      '選択：最初の一文で、迷わずに',
      '理由：最初に思いつくものではない、固有のもの',
      '細部：問いのそれぞれに具体的に、実際の言葉や最初の一時間など',
      '次点：惜しくも選ばなかったものと、その決め手',
    ],
    [
      '最初の一文で選んでください。',
      '固有の理由を述べ、問いのそれぞれに具体的に答えてください。',
      '惜しくも選ばなかったものと、その決め手で終えてください。',
    ],
  ),
  arabic: atWill(
    '(?:(?:تخيل|تخيلي|افترض|لنفترض)(?: انك| ان)?[،:]? )*(?:لو|اذا)? ?(?:كان بامكانك|كان بوسعك|استطعت|تستطيع|كنت تستطيع|امكنك|اتيحت لك|كانت لديك|كان لديك|يمكنك)(?![^\\n]* (?:بين|ام) )[^؟\\n]{2,120}?[،,؟]? ?(?:و)?(?:من|ماذا|ما|اي|اين|متي|من الذي|فمن|فماذا|فاين|فما)(?: \\p{L}+){0,2} ?(?:س?تختار|س?تسال\\p{L}*|ستكون|س?تذهب|س?تفعل|تود|تحب|س?تطلب|س?تدعو|هو|هي)(?!\\p{L})[^\\n]{0,140}',
    'اختر في الجملة الأولى دون تردد، واذكر سببًا خاصًا لا أول ما يخطر بالبال، وأجب عن كل جزء بشيء محدد كالكلمات نفسها أو الساعة الأولى، واذكر في نصف جملة ما كاد يفوز.',
    [
      'الاختيار: في الجملة الأولى دون تردد',
      'السبب: سبب خاص، لا أول ما يخطر بالبال',
      'التفاصيل: كل جزء بشيء محدد كالكلمات نفسها أو الساعة الأولى',
      'الثاني: ما كاد يفوز، وما الذي رجّح غيره',
    ],
    ['اختر في الجملة الأولى.', 'اذكر السبب الخاص وأجب عن كل جزء بشيء محدد.', 'اختم بما كاد يفوز وما الذي رجّح غيره.'],
  ),
} as const;
