import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    analysisAsked:
      '{Da|Dé} la conclusión en la primera frase, después {recorre|recorra} uno por uno los aspectos aquí nombrados, cada uno con detalles que lo prueben, y {señala|señale} dónde cabe otra lectura.',
    sentencesUse:
      'Que cada frase deje ver por el contexto qué significa la palabra o estructura, bien usada y natural, cada una en una situación cotidiana distinta.',
    markFirst:
      '{Da|Dé} primero la nota, después las palabras o los detalles que la deciden, y {di|diga} qué impide que sea un punto más alta o más baja.',
    paraphraseTwo:
      '{Cambia|Cambie} las palabras y también la construcción de las frases, {conserva|conserve} el sentido y todos los datos, sin tomar ninguna expresión tal cual, y {da|dé} una sola versión, lista para usar.',
    shortenTwo:
      '{Quita|Quite} primero repeticiones, relleno e incisos, {conserva|conserve} todo aquello de lo que depende el sentido y {da|dé} una sola versión, lista para usar.',
    simplifyTwo:
      '{Usa|Use} frases cortas y palabras corrientes, {sustituye|sustituya} o {explica|explique} en pocas palabras cada término técnico, sin perder ningún dato, y {da|dé} una sola versión, lista para usar.',
    changeShown:
      '{Da|Dé} primero el resultado entero, listo para copiar, sin que se pierda ni se añada nada, y solo si cabía hacerlo de dos maneras, {di|diga} debajo en una línea cuál {has|ha} elegido.',
    sumHead:
      '{Da|Dé} primero el resultado, con su unidad si la tiene, luego el cálculo en una línea y el atajo o la estimación con que se comprueba de cabeza.',
    rewriteTwo:
      '{Da|Dé} primero la versión que mejor se lee, lista para usar, y debajo otra con distinta estructura, ambas con todos los datos, y {di|diga} en pocas palabras dónde convendría la segunda.',
    toneTwo:
      '{Haz|Haga} notar justo esa cualidad en el conjunto y no en una palabra añadida, sin cambiar lo que se dice, y {da|dé} una sola versión, lista para usar.',
    correctAsked:
      '{Di|Diga} primero si es correcta, {cita|cite} el error con su regla en una línea, {da|dé} la frase corregida y dónde valdría aun así la original, si es el caso.',
    translateFit:
      '{Exprésalo|Expréselo} como lo haría un nativo, tan formal, directo o cortés como el original, {da|dé} primero esa única versión, lista para copiar, y debajo en una línea la elección que podría hacerse de otro modo, con la otra redacción.',
    translateTone:
      '{Consigue|Consiga} el tono pedido con los tratamientos y fórmulas de esa lengua, aunque se aleje de las palabras; {da|dé} una sola versión y, debajo, en una línea, en qué se apoya el tono.',
    translateSign:
      '{Formúlalo|Formúlelo} como en los carteles de este tipo allí, con la fórmula fija si la hay y tan breve como es habitual, y {di|diga} debajo, en una línea, lo que dice palabra por palabra, si es distinto.',
    formJoined:
      '{Únelas|Únalas} con la palabra o la construcción que muestre su relación (causa, tiempo, contraste, descripción), sin repetir ni perder nada, y {da|dé} debajo una segunda manera, con la diferencia de énfasis.',
    wordQuoted:
      '{Cita|Cite} exactamente lo que se pide, todo lo que haya, en el orden en que está, y {di|diga} en qué se nota solo donde alguien podría equivocarse.',
    convertUnit:
      '{Da|Dé} primero el resultado con su unidad, redondeado como se usaría, después el factor o la fórmula con las cifras puestas, y una regla sencilla para calcularlo de cabeza.',
    gapFilled:
      '{Da|Dé} el conjunto con lo que mejor encaje puesto en negrita y {di|diga} en pocas palabras por qué encaja.',
    endSentence:
      '{Da|Dé} la frase entera con un final que encaje con su gramática y su tono y diga algo concreto, y luego otros dos que vayan claramente por otro camino.',
    applyBare:
      '{Empieza|Empiece} con una razón en vez de anunciar que me presento, {muestra|muestre} dos puntos fuertes con un ejemplo breve cada uno, con [corchetes] para todo lo que no he dicho, y {cierra|cierre} proponiendo una entrevista.',
    curriculum:
      '{Da|Dé} un perfil breve, luego la experiencia, lo más reciente primero, en líneas con verbo y resultado, después habilidades, formación e idiomas, con [corchetes] para todo lo que no he dicho.',
    dataTable:
      '{Da|Dé} a cada entrada su propia fila, {deja|deje} los valores dados sin cambios, {pon|ponga} en pocas palabras lo que haya que deducir y {escribe|escriba} las celdas breves y con la misma forma en cada columna.',
    formalShade:
      '{Usa|Use} frases completas, verbos precisos y un trato neutro, {quita|quite} coloquialismos, abreviaturas y exclamaciones, {conserva|conserve} todos los datos y {da|dé} una sola versión, lista para usar.',
    politeShade:
      '{Convierte|Convierta} cualquier orden en petición y cualquier reproche en lo que ayudaría, {deja|deje} igual de claro lo que se dice, sin halagos, y {da|dé} una sola versión, lista para usar.',
    academicShade:
      '{Redacta|Redacte} de forma impersonal y con la debida cautela, {elige|elija} términos precisos en vez de vagos, no {inventes|invente} fuentes ni cifras y {da|dé} una sola versión, lista para usar.',
    casualShade:
      '{Usa|Use} frases cortas, palabras de diario y las formas breves que se dicen al hablar, {conserva|conserve} todos los datos y {da|dé} una sola versión, lista para usar.',
    classifyRow:
      '{Da|Dé} una lista por categoría, con cada elemento exactamente una vez, y {añade|añada} unas palabras solo junto al que muchos pondrían en otra.',
    classifySeveral:
      '{Nombra|Nombre} todas las categorías que se cumplen, la más clara primero, cada una con las palabras que la muestran, y ninguna que solo se insinúe.',
    puzzleSmall:
      '{Imagínalo|Imagínelo} paso a paso y {toma|tome} cada palabra tal como está, {da|dé} la respuesta en una frase con lo que la decide y {nombra|nombre} la que se da demasiado deprisa, si la hay.',
    correctToned:
      '{Corrige|Corrija} todos los errores, {lleva|lleve} el conjunto a la forma pedida, {conserva|conserve} todos los datos y {devuelve|devuelva} solo el texto terminado.',
    analysis:
      '{Di|Diga} en la primera frase a qué se reduce, {toma|tome} después los dos a cuatro aspectos que lo sostienen, cada uno con un detalle concreto como prueba, y {nombra|nombre} lo que podría verse de otro modo.',
    wordsMeeting:
      '{Pon|Ponga} primero la más adecuada, una por línea, con el significado en pocas palabras donde no todos lo conozcan, y {deja|deje} fuera la que no cumpla del todo lo pedido.',
    improveShown: 'Después {muestra|muestre} el cambio que más ayudaría, tal como quedaría.',
    wayTold:
      '{Usa|Use} el recurso indicado solo donde la frase gane con él, sin cambiar lo que se dice, y {da|dé} una sola versión, lista para usar.',
    pickRow:
      '{Nombra|Nombre} primero, en una línea, aquellos para los que vale y en otra los demás, según el caso normal, con unas palabras de motivo solo donde quepa duda.',
  },
  bullets: {
    aspectsAsked: 'Aspectos: justo los aquí nombrados, cada uno con su propia conclusión',
    useVaried: 'Situaciones: cotidianas, cada vez una distinta',
    useRight: 'Uso: correcto, con las palabras que suelen acompañarla',
    useClear: 'Frases: el contexto deja ver qué significa la palabra o estructura',
    markGiven: 'Nota: primero, en la escala pedida',
    markNear: 'Un punto más, un punto menos: qué impide cada cosa',
    otherPart: 'Las demás partes: con la misma amplitud que las causas, cada una con un caso concreto',
    changedLine: 'Dos maneras posibles: solo entonces, debajo, una línea sobre la elegida',
    headCheck: 'Al final: el atajo o la estimación con que se comprueba de cabeza',
    bestReads: 'Primero: la versión que mejor se lee, lista para usar',
    secondBuilt: 'Debajo: otra con distinta estructura, y dónde convendría',
    verdictRight: 'Veredicto: primero, si es correcta',
    groundedPoint: 'Cada punto: ligado a un dato dado aquí; [corchetes] donde falte',
    unexpected: 'Sorpresa: un detalle que nadie espera y que aun así encaja con todo lo anterior',
    readerFirst: 'Comienzo: con lo que más importa al lector, sin preámbulo',
    wordedThere: 'Redacción: como lo diría un hablante nativo, no palabra por palabra',
    addressFit: 'Registro: el del original, ni más rígido ni más suelto',
    toneCarried: 'Tono: el pedido, logrado con el tratamiento y las fórmulas de esa lengua',
    signShort: 'Cartel: la fórmula fija que se usa allí, tan breve como es habitual',
    otherWording: 'Debajo: en una línea, la elección que podría ser otra, con la otra forma',
    joinLink: 'Unión: la palabra o construcción que muestre su relación (causa, tiempo, contraste, descripción)',
    joinAll: 'Contenido: todo se conserva, nada se dice dos veces',
    joinSecond: 'Debajo: una segunda manera, con la diferencia de énfasis',
    quotedAsIs: 'Respuesta: citada exactamente, todo lo que haya, en el orden del texto',
    shownBy: 'En qué se nota: en pocas palabras, solo donde cabe equivocarse',
    resultUnit: 'Resultado: primero, con su unidad, redondeado como se usaría',
    factorLine: 'Conversión: el factor o la fórmula con las cifras puestas, en una línea',
    headRule: 'Al final: una regla sencilla para calcularlo de cabeza',
    gapWhole: 'Respuesta: el conjunto con lo añadido en negrita',
    gapOne: 'Motivo: la regla, el dato o el sentido que decide, en pocas palabras',
    gapMore: 'Otra: solo si encaja igual de bien',
    endGrammar: 'Gramática: tiempo, modo y persona como exige el comienzo',
    endDefinite: 'Final: dice algo concreto, sin frases hechas',
    endMore: 'Debajo: otros dos que vayan claramente por otro camino',
    applyReason: 'Comienzo: una razón, no el anuncio de que me presento',
    applyProof: 'Centro: dos puntos fuertes que pide el trabajo, cada uno con un ejemplo breve',
    applyGaps: 'Lo que no he dicho: entre [corchetes] con una indicación de qué va ahí, nada inventado',
    curriculumOrder: 'Orden: perfil breve, experiencia con lo más reciente primero, habilidades, formación, idiomas',
    curriculumLines: 'Cada puesto: dos o tres líneas que empiecen con un verbo y nombren un resultado',
    rowsGiven: 'Filas: una por cada cosa, sin omitir ninguna',
    headings: 'Celdas: breves y con la misma forma en cada columna',
    valuesKept: 'Valores: los dados, sin cambios; lo que hay que deducir, en pocas palabras',
    shadeVersions: 'Resultado: una sola versión, lista para usar',
    groupedOnce: 'Forma: una lista por categoría, cada elemento exactamente una vez',
    itemDoubt: 'Motivo: pocas palabras, solo donde se pueda dudar',
    surprising: 'Sorprendentes o dudosos, si los hay: en pocas palabras, por qué están ahí',
    noDefinitions: 'A evitar: introducción y definiciones',
    severalFirst: 'Respuesta: todas las categorías que se cumplen, la más clara primero',
    severalShown: 'Cada una: con las palabras que la muestran',
    severalLeft: 'Solo insinuadas, si las hay: fuera',
    plainBasis: 'Base: lo que se dice y el saber de cada día, nada inventado',
    puzzleShort: 'Respuesta: una frase, con el paso o los dos pasos que deciden',
    puzzleTrap: 'Trampa: la respuesta que se da demasiado deprisa y por qué falla, si la hay',
    sampleRun: 'Ejemplo: una entrada pequeña y lo que resulta',
    improveMost: 'Mejora: el cambio que más ayudaría, tal como quedaría',
    meetAll: 'Selección: solo palabras que cumplan del todo lo pedido',
    glossed: 'Significado: en pocas palabras, donde no todos lo conozcan',
    conditionsUsed: 'Condiciones: cada una de las dadas, nombrada donde se usa',
    wayUsed: 'Recurso: el indicado, solo donde la frase gane con él',
    pickFirst: 'Primero: aquellos para los que vale, en una línea',
    pickRest: 'Después: los demás, en otra línea',
  },
  guided: {
    aspectsTaken: '{Recorre|Recorra} uno por uno los aspectos aquí nombrados, con los detalles que los muestran.',
    useCheck: '{Concreta|Concrete} la frase en la que cualquier otra palabra encajaría igual de bien.',
    useWrite: '{Escribe|Escriba} las frases pedidas, cada una en una situación distinta.',
    useSense: '{Aclara|Aclare} mentalmente qué significa cada palabra o estructura y con qué suele ir.',
    markStep: '{Da|Dé} la nota y {di|diga} qué impide que sea un punto más alta o más baja.',
    markupGiven:
      '{Traslada|Traslade} cada valor en el orden dado, {comprueba|compruebe} que un programa podría leer el resultado y {da|dé} solo eso.',
    joinRelate: '{Di|Diga} en pocas palabras qué relación tienen: causa, tiempo, contraste o descripción.',
    joinGive: '{Da|Dé} la frase que mejor lo muestra y luego una segunda manera, con la diferencia de énfasis.',
    wordQuote: '{Cita|Cite} exactamente lo que se pide, todo lo que haya.',
    wordTell: 'Donde cabe equivocarse, {di|diga} en pocas palabras en qué se nota.',
    convertShow: '{Pon|Ponga} las cifras en el factor o la fórmula, en una línea.',
    convertGive: '{Da|Dé} el valor exacto y, al lado, el que se usaría, bien redondeado y con su unidad.',
    convertHead: '{Añade|Añada} una regla sencilla para calcularlo de cabeza.',
    applyEmployer: 'Empresa, y lo que le importa hasta donde yo sé: […]',
    dataColumns: '{Decide|Decida} para {ti|sí} qué va en cada columna y con qué forma se escribe.',
    dataFill: '{Rellena|Rellene} fila por fila y {comprueba|compruebe} después cada valor con lo dado.',
    rowSort: 'Para {ti|usted}, {aclara|aclare} qué decide en cada elemento.',
    rowGive: '{Escribe|Escriba} las categorías como títulos y {pon|ponga} cada elemento bajo una de ellas.',
    rowCheck:
      '{Comprueba|Compruebe} que ninguno falte ni se repita, y {añade|añada} unas palabras solo donde el lugar pueda sorprender.',
    severalHold: '{Contrasta|Contraste} cada categoría con el texto, una tras otra.',
    severalGive:
      '{Da|Dé} todas las que se cumplen, cada una con las palabras que la muestran, y ninguna que solo se insinúe.',
    puzzlePicture: '{Imagina|Imagine} la situación paso a paso, tomando cada palabra tal como está.',
    puzzleGive: '{Da|Dé} la respuesta en una frase, con lo que la decide.',
    puzzleQuick: 'Si hay una respuesta que se da demasiado deprisa, {nómbrala|nómbrela} y {di|diga} por qué falla.',
    formMark: '{Anota|Anote} para {ti|usted} qué cambia esta forma: verbos, pronombres, palabras de tiempo, orden.',
    faultTrace: '{Recórrelo|Recórralo} línea por línea y {anota|anote} qué hace de verdad cada una.',
    techShow: '{Muestra|Muestre} con un pequeño ejemplo concreto cómo funciona o de qué depende.',
    judgeSigns:
      '{Anota|Anote} qué habla a favor y qué en contra, cada cosa con las palabras o el detalle que lo muestran.',
    judgeGive: '{Da|Dé} el juicio o la nota y {di|diga} qué pesó más.',
    judgeBetter: '{Muestra|Muestre} el cambio que más ayudaría, tal como quedaría.',
    wordsList: '{Da|Dé} las que quedan, la más adecuada primero.',
    wordsCollect: '{Reúne|Reúna} más palabras de las necesarias y {comprueba|compruebe} cada una con lo pedido.',
    pickGive:
      'Después {nombra|nombre} aquellos para los que vale y debajo los demás, con unas palabras de motivo solo donde quepa duda.',
  },
};
