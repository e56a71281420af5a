import type { GivenText } from './given-text.js';

export const givenText: GivenText = {
  sharp: {
    tasks:
      '{Pon|Ponga} cada tarea en una línea con quién la hace y para cuándo, solo a partir del texto, y {marca|marque} el nombre o la fecha que falte en lugar de adivinarlos.',
    interpret:
      '{Di|Diga} primero en una frase a qué se reduce, {explícalo|explíquelo} después por partes citando las palabras explicadas, y {señala|señale} dónde cabe otra lectura.',
    summariseCut:
      '{Da|Dé} primero lo principal, después lo demás que pesa hasta donde permita la extensión, {conserva|conserve} las cifras y los nombres que lo sostienen y no {añadas|añada} nada que el texto no diga.',
    summariseTwo:
      '{Di|Diga} entre las dos frases todo aquello a lo que el texto da peso, incluida una objeción o un punto abierto si lo hay: primero lo principal, con de quién o de qué se trata, cifras y nombres exactos, con palabras sencillas y propias, sin punto y coma y sin nada que el texto no diga.',
    summariseFew:
      '{Di|Diga} entre todas las frases todo aquello a lo que el texto da peso, incluida una objeción o un punto abierto si lo hay: primero lo principal, con de quién o de qué se trata, cifras y nombres exactos, con palabras sencillas y propias, sin punto y coma y sin nada que el texto no diga.',
    summariseWhole:
      '{Dilo|Dígalo} todo primero en una frase, {da|dé} después de tres a cinco puntos, cada uno una afirmación completa con su motivo, consecuencia o cifra, y {termina|termine} con lo que queda pendiente, si el texto lo dice.',
    menuLine:
      '{Da|Dé} a cada plato el nombre que conocen los comensales, con unas palabras sobre lo que lleva donde no lo haya, y uno por línea.',
    paraphrase:
      '{Cambia|Cambie} las palabras y también la construcción de las frases, {conserva|conserve} el sentido y todos los datos, sin tomar ninguna expresión tal cual, y {devuelve|devuelva} solo la nueva versión.',
    replyTone:
      '{Reacciona|Reaccione} a lo que se ha dicho de verdad, {mantén|mantenga} el tono pedido de la primera palabra a la última y con la brevedad justa para enviarlo tal cual.',
    idiom:
      '{Da|Dé} la expresión que usaría un nativo en su lugar y, en una línea, lo que dice el original palabra por palabra.',
    inputClosed:
      '{Da|Dé} primero el resultado, en una línea aparte, luego en pocas palabras lo que lo decide, y {di|diga} si cabe otro.',
    grammarForm:
      '{Da|Dé} primero el resultado, completo y natural, {cambia|cambie} solo lo que exige esta forma y, si una segunda versión es igual de correcta, {añádela|añádala} debajo.',
    viewpoint:
      '{Mantén|Mantenga} los hechos y su orden, {cuenta|cuente} solo lo que este personaje puede ver, oír, sentir o saber, con sus propias palabras, y {devuelve|devuelva} solo la nueva versión.',
    shorten:
      '{Quita|Quite} primero repeticiones, relleno e incisos, {conserva|conserve} todo aquello de lo que depende el sentido y {devuelve|devuelva} solo la versión corta.',
    lengthen:
      '{Desarrolla|Desarrolle} lo que ya hay con razones, ejemplos y detalles concretos, {mantén|mantenga} su voz, sin inventar nombres, cifras ni hechos, y {devuelve|devuelva} solo la nueva versión.',
    simplify:
      '{Usa|Use} frases cortas y palabras corrientes, {sustituye|sustituya} o {explica|explique} en pocas palabras cada término técnico, sin perder ningún dato, y {devuelve|devuelva} solo la nueva versión.',
    passage:
      '{Responde|Responda} primero, tan breve como permita la pregunta y solo con este texto, {cita|cite} las palabras en que se apoya y, si el texto no lo dice, {dilo|dígalo} en lugar de suponerlo.',
    passageImplied:
      '{Responde|Responda} solo con este texto, {cita|cite} las palabras del texto que lo muestran y {separa|separe} lo que solo se insinúa de lo que se dice.',
    passageEach:
      '{Responde|Responda} a cada cosa preguntada en una frase propia, solo con este texto, {cita|cite} las palabras en que se apoya y, donde el texto no lo diga, {dilo|dígalo} en lugar de suponerlo.',
    tags: '{Sácalas|Sáquelas} de lo que realmente trata esto, {mezcla|mezcle} las más usadas con otras precisas, las más acertadas primero y sin repetir ninguna en otra forma.',
    headlines:
      '{Aprovecha|Aproveche} lo que solo este texto ofrece, con lo concreto antes que lo general, sin prometer nada que el texto no cumpla.',
    guess:
      '{Decídete|Decídase} por una respuesta, {señala|señale} qué la delata y {nombra|nombre} otra solo si se acerca de verdad.',
    fromInput:
      'Que el resultado se ajuste exactamente a lo que se da aquí y a nada más, con los detalles que nombra o por los que es conocido; {devuelve|devuelva} solo el resultado.',
    inPoints:
      '{Haz|Haga} de cada punto una afirmación completa con su nombre o cifra, no un título, el de más peso primero, sin decir nada dos veces ni añadir nada que el texto no diga.',
    plotLine:
      '{Di|Diga} quién quiere qué, qué se interpone y cómo acaba, con nombres y hechos correctos y con la extensión y el tono pedidos.',
    minutes:
      '{Pon|Ponga} primero las decisiones, luego quién hace qué y para cuándo, y después lo que queda abierto, con nombres y fechas exactos; lo que falte, {márcalo|márquelo} en lugar de adivinarlo.',
    rewriteMail:
      '{Lleva|Lleve} a ese tono el saludo, las frases y la despedida, y también el asunto si lo hay, {conserva|conserve} los datos, nombres, fechas y huecos tal como están y {devuelve|devuelva} solo la nueva versión.',
    outputShown:
      '{Indica|Indique} exactamente qué aparece, con saltos de línea y espacios, y después la línea o la regla que explica lo que no se esperaría.',
    wordsApart:
      '{Da|Dé} para cada uno una frase en la que encaja y la palabra dada no, {nombra|nombre} las palabras con que suele ir y {ordénalos|ordénelos} del más cercano al más lejano.',
  },
  bullets: {
    otherReading: 'Otra lectura: donde quepa',
    byPassage: 'Explicación: por partes, citando las palabras',
    gist: 'Esencia: a qué se reduce, en una frase, al principio',
    reasonBehind: 'Detrás: lo demás a lo que el texto da peso, nada secundario',
    otherWords: 'Redacción: otras palabras y otra construcción, sin expresiones tomadas tal cual',
    resultElse: 'Otros resultados: nombrados, si caben',
    resultWhy: 'Motivo: lo que lo decide, en pocas palabras',
    resultAlone: 'Resultado: primero, en una línea aparte',
    formOnly: 'Cambio: solo lo que exige esta forma',
    formAgree: 'Concordancia: adaptados los verbos, pronombres y palabras que dependen de ella',
    formEach: 'Orden: el dado, sin saltarse ninguna frase',
    formNote: 'Segunda versión: debajo, solo si es igual de correcta',
    eventsKept: 'Hechos: los mismos y en el mismo orden',
    seenOnly: 'Percepción: solo lo que este personaje puede ver, oír, sentir o saber',
    figureVoice: 'Voz: las palabras y preocupaciones de este personaje',
    essentials: 'Se conserva: todo aquello de lo que depende el sentido',
    cutFirst: 'Se quita primero: repeticiones, relleno, incisos',
    developed: 'Añadido: razones, ejemplos y detalles que desarrollan lo que ya hay',
    noNewFacts: 'Hechos: sin nombres, cifras ni sucesos inventados',
    shortSentences: 'Frases: cortas, con una sola idea',
    everydayWords: 'Palabras: corrientes; todo término técnico, sustituido o explicado',
    nothingLost: 'Contenido: todos los datos conservados',
    textOnly: 'Base: este texto, no lo que se sepa por otra vía',
    passageFirst: 'Respuesta: primero, tan breve como permita la pregunta',
    quoted: 'Prueba: las palabras del texto que lo muestran, citadas',
    notInText: 'Si el texto no lo dice: dicho así, no supuesto',
    inferred: 'Implícito: lo que solo se insinúa, señalado como tal',
    tagsFrom: 'Base: aquello de lo que realmente trata',
    tagsMix: 'Variedad: unas muy usadas y otras precisas',
    tagsOnce: 'Forma: listas para copiar, las más acertadas primero, sin repetir ninguna en otra forma',
    headFrom: 'Base: lo que solo este texto ofrece',
    headRange: 'Variedad: cada uno desde un ángulo distinto',
    headKept: 'Promesa: nada que el texto no cumpla',
    oneGuess: 'Suposición: una sola, en la primera línea',
    clue: 'Pista: lo que la delata',
    nextGuess: 'Segunda opción: solo si se acerca de verdad, con lo que habla a su favor',
    inputFrom: 'Base: exactamente lo que se da aquí, con los detalles que nombra o por los que es conocido',
    inputFits: 'Ajuste: nada que sirviera igual para cualquier otro caso',
    onePointALine: 'Puntos: cada uno una afirmación completa con su nombre o cifra, no un título',
    sentenceFirst: 'Lo principal: primero, con las cifras y los nombres que lo sostienen',
    sentenceSecond:
      'Alcance: las dos frases juntas recogen todo aquello a lo que el texto da peso, incluida una objeción o un punto abierto si lo hay',
    sentenceNext:
      'Alcance: las frases juntas recogen todo aquello a lo que el texto da peso, incluida una objeción o un punto abierto si lo hay',
    ownSentences: 'Redacción: frases sencillas y propias, ninguna alargada con punto y coma',
    summaryRest: 'Alcance: lo demás que pesa, hasta donde permita la extensión',
    summaryStart: 'Comienzo: una frase que lo diga todo',
    summaryPoints:
      'Después: de tres a cinco puntos, cada uno una afirmación completa con su motivo, consecuencia o cifra',
    summaryEnd: 'Final: lo que queda pendiente, si el texto lo dice',
    weightFirst: 'Orden: lo de más peso primero',
    plotCore: 'Núcleo: quién quiere qué, qué se interpone y cómo acaba',
    plotNames: 'Nombres y hechos: correctos y solo los necesarios',
    toneKept: 'Tono: el pedido, hasta la última palabra',
    decisions: 'Decisiones: primero, cada una en una línea',
    assigned: 'Tareas: quién hace qué y para cuándo; el nombre o la fecha que falte, marcado y no adivinado',
    leftOpen: 'Abierto: lo que quedó sin decidir',
    sameRegister: 'Registro: tan formal o coloquial como el original',
    sayings: 'Dichos: con el que usaría un nativo, no palabra por palabra',
    greetClose: 'Saludo y despedida: en el mismo tono que el resto',
    placeholders: 'Huecos: se quedan como están',
    asDisplayed: 'Disposición: tal como aparece, con saltos de línea y espacios',
    ruleBehind: 'Razón: la línea o la regla que explica lo que no se esperaría',
    fitsInstead: 'Prueba: una frase en la que encaja y la palabra dada no',
    goesWith: 'Compañía: las palabras con que suele ir',
  },
  guided: {
    formGive: '{Da|Dé} la nueva versión completa.',
    formShow: 'Si una segunda versión es igual de correcta, {añádela|añádala} debajo.',
    formFit: 'Si una frase no admite esta forma, {déjala|déjela} como está y {di|diga} por qué.',
    editGive: '{Escribe|Escriba} la nueva versión exactamente como se pide, completa.',
    editNote:
      '{Compárala|Compárela} con el original y, antes de darla, {recupera|recupere} cualquier dato o nombre que se haya perdido.',
    passageFind: '{Cita|Cite} las palabras del texto a las que se refiere la pregunta.',
    passageAnswer:
      '{Responde|Responda} a partir de ellas, con otras palabras y con la brevedad que permita la pregunta.',
    passageMissing: 'Si el texto no lo dice, {dilo|dígalo} en lugar de suponerlo.',
    summaryGive:
      'Después {da|dé} de tres a cinco puntos, cada uno una afirmación completa con su motivo, consecuencia o cifra.',
    summaryClose: '{Termina|Termine} con lo que queda pendiente, si el texto lo dice.',
    summaryMore: 'Después {añade|añada}, en otra frase, lo demás a lo que el texto da peso.',
    passageInfer: '{Di|Diga} qué es lo que el texto solo insinúa o deja abierto.',
    guessClues: '{Nombra|Nombre} lo que delata algo y lo que sugiere.',
    guessGive: '{Elige|Elija} una sola suposición.',
    guessSure: '{Di|Diga} qué seguridad hay y {nombra|nombre} otra solo si se acerca de verdad.',
    inputRead:
      '{Fíjate|Fíjese} para {ti|sí} en qué detalles suyos deciden aquí y {da|dé} después el resultado a partir de ellos.',
    plotFirst:
      '{Aclara|Aclare} primero quién quiere qué, qué se interpone y cómo acaba, y {escribe|escriba} solo a partir de eso; si la obra no es conocida, {dilo|dígalo}.',
    translateGive: '{Da|Dé} la traducción como lo diría alguien de allí.',
    translateNote:
      'Debajo, {nombra|nombre} la palabra o expresión que podría traducirse de otro modo, con la otra versión y cuándo conviene.',
  },
};
