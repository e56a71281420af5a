import type { Particular } from './particular.js';

/** Told as a whole by somebody with tastes: neither explained as a notion nor shown in one hour of it. */
const ideal = (named: string, sharp: string, points: Particular['points'], steps: readonly string[]): Particular => ({
  asked: true,
  over: [
    'describe',
    'scenery',
    'small',
    'text',
    'plain',
    'unknown',
    'narrative',
    'question',
    'explain',
    'fact',
    'suggest',
    'overview',
    'whatif',
    'teach',
  ],
  named,
  sharp,
  points,
  steps,
});

/** "Describe your ideal weekend", "my favourite room" */
export const IDEALS = {
  english: ideal(
    "(?:(?:please )?(?:describe|tell (?:me|us) about|talk about|write (?:a (?:short )?(?:text|paragraph|essay|piece) )?about|imagine)|what(?:'s| is| does| would)|how would you (?:spend|describe)) (?:be )?(?:what )?(?:your|my|an?|the) (?:own )?(?:ideal|perfect|dream|favou?rite) (?:[\\p{L}-]+ ){0,2}?(?:day|weekend|morning|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|holiday|vacation|summer|winter|christmas|birthday|home|house|flat|apartment|room|bedroom|kitchen|garden|balcony|study|office|classroom|library|treehouse|workspace|(?:[a-z]+ )?(?:corner|nook)|date|picnic|road trip)(?! (?:temperature|humidity|size|colou?rs?|layout|lighting|set-?up|length|time|to|for)(?![\\p{L}]))(?:(?= )[^?\\n]{0,120})?",
    'Write it in the voice of the one it belongs to, as somebody with clear tastes: say at once what makes it just right, go through all of it in particulars (what is there, what is done, with whom, what is left out), and give the reason behind a choice wherever it shows the person.',
    [
      'Voice: that of somebody with clear tastes, no general remarks',
      'Whole: all of it, from beginning to end or from the door to the last corner',
      'Particulars: what is there, what is done and with whom, called by name',
      'Left out: what does not belong in it, and why',
    ],
    [
      'Say in one sentence what makes it just right.',
      'Go through all of it in particulars that could be nobody else’s.',
      'End with the small thing without which it would not be the same.',
    ],
  ),
  german: ideal(
    '(?:(?:bitte )?(?:beschreib\\p{L}*|erzahl\\p{L}* (?:mir )?(?:von|uber)|schildere?|stell dir)|(?:was|wie) (?:ist|ware|sieht|sahe)) (?:mir )?(?:dein\\p{L}*|mein\\p{L}*|ihr\\p{L}*|ein\\p{L}*|de[nrm]|das|die) (?:(?:ideal|perfekt|liebst|schonst)\\p{L}* (?:\\p{L}+ ){0,2}?(?:tag|wochenende|morgen|abend|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|urlaub|ferien|sommer|geburtstag|zuhause|haus|wohnung|zimmer|kuche|garten|balkon|buro)|(?:traum|lieblings)(?:tag|wochenende|urlaub|haus|wohnung|zimmer|kuche|garten|ort|platz))(?:(?= )[^?\\n]{0,120})?',
    '{Schreib|Schreiben Sie} es mit der Stimme dessen, dem es gehört, als jemand mit klaren Vorlieben: {sag|sagen Sie} gleich, was es so gut macht, {geh|gehen Sie} alles in Einzelheiten durch (was da ist, was getan wird, mit wem, was fehlt) und {nenn|nennen Sie} den Grund einer Wahl, wo er die Person zeigt.',
    [
      'Stimme: jemand mit klaren Vorlieben, keine allgemeinen Bemerkungen',
      'Ganzes: alles, von Anfang bis Ende oder von der Tür bis in den letzten Winkel',
      'Einzelheiten: was da ist, was getan wird und mit wem, beim Namen genannt',
      'Fehlt: was nicht dazugehört, und warum',
    ],
    [
      '{Sag|Sagen Sie} in einem Satz, was es so gut macht.',
      '{Geh|Gehen Sie} alles in Einzelheiten durch, die von niemand anderem sein könnten.',
      '{Schließ|Schließen Sie} mit der Kleinigkeit, ohne die es nicht dasselbe wäre.',
    ],
  ),
  french: ideal(
    '(?:decris(?:-moi)?|decrivez|raconte(?:-moi|z)?|parle(?:-moi|z)? de|imagine|imaginez|(?:quel(?:le)? (?:est|serait)|a quoi (?:ressemble(?:rait)?))) (?:ta|ton|votre|ma|mon|une?|la|le) (?:(?:\\p{L}+ ){0,2}?(?:journee|jour|week-end|weekend|matin|soiree|dimanche|samedi|vacances|ete|anniversaire|maison|appartement|chambre|piece|cuisine|jardin|balcon|bureau) (?:ideal|parfait|prefere|de (?:tes|vos|mes) reves|de reve)\\p{L}*)(?:(?= )[^?\\n]{0,120})?',
    '{Écris|Écrivez} avec la voix de la personne à qui c’est, quelqu’un aux goûts bien à soi : {dis|dites} d’emblée ce qui en fait l’idéal, {parcours|parcourez} le tout en détails précis (ce qu’il y a, ce qu’on fait, avec qui, ce qui n’y est pas) et {donne|donnez} la raison d’un choix là où elle montre la personne.',
    [
      'Voix : quelqu’un aux goûts bien à soi, sans remarques générales',
      'Tout : du début à la fin, ou de la porte au dernier recoin',
      'Détails : ce qu’il y a, ce qu’on fait et avec qui, nommés précisément',
      'Absent : ce qui n’y a pas sa place, et pourquoi',
    ],
    [
      '{Dis|Dites} en une phrase ce qui en fait l’idéal.',
      '{Parcours|Parcourez} le tout en détails qui ne pourraient être à personne d’autre.',
      '{Termine|Terminez} par le petit rien sans lequel ce ne serait pas pareil.',
    ],
  ),
  spanish: ideal(
    '¿?(?:describe|describeme|describa|cuentame|hablame de|imagina|cual (?:es|seria)|como (?:es|seria)) (?:como (?:es|seria) )?(?:tu|su|mi|una?|el|la) (?:(?:\\p{L}+ ){0,3}?(?:dia|fin de semana|manana|tarde|noche|domingo|sabado|vacaciones|verano|cumpleanos|casa|piso|habitacion|cuarto|cocina|jardin|terraza|despacho) (?:ideal|perfect[oa]|favorit[oa]|de (?:tus|sus|mis) suenos|sonad[oa]))(?:(?= )[^?\\n]{0,120})?',
    '{Escribe|Escriba} con la voz de la persona a quien pertenece, alguien de gustos claros: {di|diga} enseguida qué lo hace ideal, {recorre|recorra} todo con detalles precisos (qué hay, qué se hace, con quién, qué falta) y {da|dé} el motivo de una elección donde retrate a la persona.',
    [
      'Voz: la de alguien de gustos claros, sin comentarios generales',
      'Conjunto: todo, de principio a fin o de la puerta al último rincón',
      'Detalles: qué hay, qué se hace y con quién, con su nombre',
      'Fuera: lo que no debe estar, y por qué',
    ],
    [
      '{Di|Diga} en una frase qué lo hace ideal.',
      '{Recorre|Recorra} todo con detalles que no podrían ser de nadie más.',
      '{Termina|Termine} con esa pequeñez sin la que no sería lo mismo.',
    ],
  ),
  italian: ideal(
    "(?:descrivi(?:mi)?|descriva|raccontami|parlami (?:de|del|della)|immagina|qual (?:e|sarebbe)|com(?:e|'e) (?:e|sarebbe)?) ?(?:la|il) (?:tu[ao]|su[ao]|mi[ao]) (?:(?:giornata|giorno|fine settimana|weekend|mattina|serata|domenica|sabato|vacanza|estate|compleanno|casa|appartamento|stanza|camera|cucina|giardino|terrazzo|studio) (?:ideale|perfett[oa]|preferit[oa]|dei (?:tuoi|suoi|miei) sogni)|(?:stanza|giornata) preferita)(?:(?= )[^?\\n]{0,120})?",
    'Scrivi con la voce della persona a cui appartiene, qualcuno dai gusti chiari: di’ subito che cosa lo rende ideale, percorri tutto nei particolari (che cosa c’è, che cosa si fa, con chi, che cosa manca) e dai il motivo di una scelta dove mostra la persona.',
    [
      'Voce: quella di qualcuno dai gusti chiari, senza osservazioni generali',
      'Insieme: tutto, dall’inizio alla fine o dalla porta all’ultimo angolo',
      'Particolari: che cosa c’è, che cosa si fa e con chi, chiamati per nome',
      'Fuori: che cosa non ne fa parte, e perché',
    ],
    [
      'Di’ in una frase che cosa lo rende ideale.',
      'Percorri tutto con particolari che non potrebbero essere di nessun altro.',
      'Chiudi con la piccola cosa senza la quale non sarebbe lo stesso.',
    ],
  ),
  portuguese: ideal(
    '(?:descreva|descreve|conte(?:-me)?|fale (?:sobre|de)|imagine|qual (?:e|seria)|como (?:e|seria)) (?:o |a )?(?:seu|sua|teu|tua|meu|minha) (?:(?:\\p{L}+ ){0,2}?(?:dia|fim de semana|manha|noite|domingo|sabado|ferias|verao|aniversario|casa|apartamento|quarto|cozinha|jardim|varanda|escritorio) (?:ideal|perfeit[oa]|preferid[oa]|favorit[oa]|dos (?:seus|meus|teus) sonhos))(?:(?= )[^?\\n]{0,120})?',
    'Escreva com a voz da pessoa a quem pertence, alguém de gostos claros: diga logo o que o torna ideal, percorra tudo em pormenores (o que há, o que se faz, com quem, o que fica de fora) e dê o motivo de uma escolha onde ele mostre a pessoa.',
    [
      'Voz: a de alguém de gostos claros, sem observações gerais',
      'Conjunto: tudo, do início ao fim ou da porta ao último canto',
      'Pormenores: o que há, o que se faz e com quem, com o seu nome',
      'De fora: o que não faz parte, e porquê',
    ],
    [
      'Diga numa frase o que o torna ideal.',
      'Percorra tudo com pormenores que não poderiam ser de mais ninguém.',
      'Termine com a pequena coisa sem a qual não seria o mesmo.',
    ],
  ),
  romanian: ideal(
    '(?:descrie(?:ti)?(?:-mi)?|povesteste(?:-mi)? despre|vorbeste(?:-mi)? despre|imagineaza-ti|cum (?:arata|ar arata)|care (?:e|este|ar fi)) (?:(?:o|un) )?(?:(?:ziua|weekendul|sfarsitul de saptamana|dimineata|seara|duminica|sambata|vacanta|vara|casa|apartamentul|camera|bucataria|gradina|balconul|biroul) (?:ta|tau|dumneavoastra|mea|meu) (?:ideal|perfect|preferat)\\p{L}*|(?:zi|weekend|vacanta|casa|camera|bucatarie|gradina) (?:ideal|perfect)\\p{L}*)(?:(?= )[^?\\n]{0,120})?',
    '{Scrie|Scrieți} cu vocea celui căruia îi aparține, un om cu gusturi clare: {spune|spuneți} din prima ce o face ideală, {parcurge|parcurgeți} totul în detalii precise (ce există, ce se face, cu cine, ce lipsește) și {dă|dați} motivul unei alegeri acolo unde arată omul.',
    [
      'Voce: a cuiva cu gusturi clare, fără observații generale',
      'Întreg: totul, de la început la sfârșit sau de la ușă până în ultimul colț',
      'Detalii: ce există, ce se face și cu cine, pe nume',
      'Lipsește: ce nu are loc acolo, și de ce',
    ],
    [
      '{Spune|Spuneți} într-o propoziție ce o face ideală.',
      '{Parcurge|Parcurgeți} totul în detalii care nu ar putea fi ale altcuiva.',
      '{Încheie|Încheiați} cu lucrul mărunt fără de care nu ar fi la fel.',
    ],
  ),
  chinese: ideal(
    '(?:请)?(?:描述|形容|说说|讲讲|谈谈|介绍|写写|想象)(?:一下|一段)?(?:你|您|我)?(?:心目中|心中|梦想中)?(?:最)?(?:的)?(?:理想|完美|梦想|喜欢|心仪)(?:中)?的?(?:一|那)?(?:个|天)?(?:的)?[^，。？\\n]{0,6}(?:天|日|周末|早晨|夜晚|晚上|假期|旅行|夏天|生日|家|房子|房间|卧室|厨房|书房|花园|阳台)|(?:你|您)(?:心目中)?(?:最)?(?:理想|完美|喜欢)的(?:一天|周末|房间|家|假期|早晨)(?:是|会是)?(?:什么样|怎样|怎么样)',
    '以主人的口吻来写，像一个喜好分明的人：一开始就说出它好在哪里，再具体地从头讲到尾（有什么、做什么、和谁、不要什么），能显出这个人的选择就说明理由。',
    [
      '口吻：一个喜好分明的人，不说泛泛的话',
      '完整：从头到尾，或从门口到最后一个角落',
      '细节：有什么、做什么、和谁，都说出名字',
      '不要：哪些不该出现，为什么',
    ],
    ['用一句话说出它好在哪里。', '用只属于这个人的细节，从头讲到尾。', '最后写那件小事，没有它就不一样了。'],
  ),
  japanese: ideal(
    '(?:あなた|君|私|わたし|僕)(?:に|)の?(?:とって)?の?(?:理想|完璧|夢|お気に入り|最高|大好き)(?:の|な)[^。？\\n]{0,8}(?:一日|日|休日|週末|朝|夜|日曜日|土曜日|休暇|夏|誕生日|家|部屋|寝室|台所|キッチン|庭|書斎)|(?:理想|完璧|最高)(?:の|な)(?:一日|休日|週末|部屋|家)(?:を|について|とは)(?:描写|教え|書い|語|話)',
    'その持ち主の声で、好みのはっきりした人として書いてください。まず何がそれを理想にするのかを述べ、全体を具体的に（何があり、何をし、誰とで、何がないか）順に描き、人柄が出る選択には理由を添えてください。',
    [
      '声：好みのはっきりした人、一般論なし',
      '全体：始めから終わりまで、または入口から隅々まで',
      '細部：あるもの、すること、誰とかを名前で',
      'ないもの：そこにふさわしくないものとその理由',
    ],
    [
      '何がそれを理想にするのかを一文で述べてください。',
      'ほかの誰のものでもない細部で、全体を順に描いてください。',
      'それがなければ同じではない小さなことで終えてください。',
    ],
  ),
  arabic: ideal(
    '(?:صف|اوصف|صفي|احك(?:ي)? (?:لي )?عن|حدثني عن|تحدث عن|تخيل|كيف (?:يكون|سيكون|يبدو)|ما (?:هو|هي)) (?:لي )?(?:يومك|يومي|عطلتك|عطله (?:نهايه )?(?:ال)?اسبوعك?|اجازتك|صباحك|مساءك|بيتك|منزلك|غرفتك|غرفتي|مطبخك|حديقتك|يوم|عطله|غرفه) (?:ال)?(?:مثالي|مفضل|احلام)\\p{L}*',
    'اكتب بصوت صاحبه كشخص واضح الذوق: قل أولًا ما الذي يجعله مثاليًا، ثم مرّ عليه كله بتفاصيل محددة (ما فيه، وما يُفعل، ومع من، وما لا مكان له)، واذكر سبب الاختيار حيث يُظهر صاحبه.',
    [
      'الصوت: شخص واضح الذوق بلا كلام عام',
      'الكل: من أوله إلى آخره، أو من الباب إلى آخر زاوية',
      'التفاصيل: ما فيه وما يُفعل ومع من، بأسمائها',
      'الغائب: ما لا مكان له فيه، ولماذا',
    ],
    [
      'قل في جملة واحدة ما الذي يجعله مثاليًا.',
      'مرّ عليه كله بتفاصيل لا تكون لغيره.',
      'اختم بالشيء الصغير الذي لولاه لما كان هو نفسه.',
    ],
  ),
} as const;
