import type { ItemPhrases } from './en.js';

export const esItems: ItemPhrases = {
  sharp: {
    takeLines:
      '{Da|Dé} cada dato una vez, en su propia línea y escrito como en el texto, también lo que solo se menciona de pasada, sin añadir nada.',
    takeKinds:
      '{Da|Dé} cada tipo por separado, o en una línea lo que va unido, cada dato una vez y escrito como en el texto, también lo que solo se menciona de pasada.',
    takeBare: '{Da|Dé} solo lo que se pide, uno por línea y tal como está escrito.',
    takeEach:
      '{Recorre|Recorra} todo el texto y {saca|saque} todo lo que se pide y nada que solo se le parezca, cada dato una vez, en el orden y con la escritura del texto, y {di|diga} si no hay ninguno.',
    takeSides:
      '{Pon|Ponga} en dos listas lo que el texto dice a favor y lo que dice en contra, un punto breve por línea, cerca de sus palabras y con sus cifras, sin añadir juicios.',
    takeWorked:
      '{Deja|Deje} los nombres como están escritos, pero {calcula|calcule} lo que el texto da solo de forma indirecta (dos años después, el mismo, el doble) y {pon|ponga} el valor mismo.',
    takeOut:
      '{Recorre|Recorra} todo el texto y {saca|saque} lo que se pide, con nombres, fechas y cifras tal como están escritos, cada dato una vez y en el orden en que aparece, e {indica|indique} si algo de lo pedido no está.',
    rating:
      '{Pon|Ponga} la puntuación sola en la primera línea y {di|diga} después qué habla en el texto a favor y qué en contra, citando unas palabras de cada cosa.',
    statements:
      '{Da|Dé} primero el veredicto de cada una y luego, en una frase, lo que lo decide; {corrige|corrija} lo que sea falso e {indica|indique} lo que solo es cierto en parte.',
    arrange:
      '{Ponlos|Póngalos} todos en una lista numerada, del primero al último, cada uno con la fecha, la cifra o la razón que decide su lugar, e {indica|indique} dónde dos están próximos o no hay certeza.',
    arrangeAsIs:
      '{Escríbelos|Escríbalos} todos, uno por línea y exactamente como están aquí, sin dejar ninguno fuera ni añadir otros.',
    pairs:
      '{Escribe|Escriba} una pareja por línea, en el orden de la primera lista, con lo que une a los dos en pocas palabras, e {indica|indique} si algo no encaja en ningún sitio.',
    select:
      '{Nombra|Nombre} en la primera línea todos los que cumplen, {añade|añada} unas palabras sobre cada uno que pueda dudarse, dentro o fuera, y {dilo|dígalo} donde dependa de la definición.',
    tally:
      '{Da|Dé} el número en la primera línea, {enumera|enumere} después lo contado uno por uno para que pueda comprobarlo y {di|diga} qué cuenta como uno si se puede entender de dos maneras.',
    cells:
      '{Devuelve|Devuelva} la tabla entera, con filas y columnas como están, cada celda vacía rellena con un dato corto y en la misma forma en toda la columna, y {marca|marque} los valores dudosos.',
    sequence:
      '{Da|Dé} en la primera línea lo que sigue y después la regla en una frase, mostrada en cada paso dado; si otra regla también encaja, {nómbrala|nómbrela}.',
    synonyms:
      '{Dedica|Dedique} una línea a cada palabra, con el equivalente más cercano primero y de la misma clase de palabra, y donde una tenga varios sentidos {di|diga} cuál es.',
    rhymes:
      '{Da|Dé} primero las rimas consonantes y aparte las asonantes, agrupadas por número de sílabas y solo con palabras que se usan de verdad.',
    describing:
      '{Elige|Elija} palabras que digan cada una algo distinto, {empieza|empiece} por la más acertada y {añade|añada} a cada una, en pocas palabras, en qué se nota.',
    extractTable:
      '{Da|Dé} una fila a cada hallazgo y una columna a cada clase de dato pedida, cada clase escrita igual, {valora|valore} según el texto lo que haya que valorar y {deja|deje} una celda vacía solo donde el texto no ofrezca ningún apoyo.',
    extractJson:
      '{Devuelve|Devuelva} solo JSON válido, con los mismos campos en cada entrada, los números como números, las fechas completas, si las hay, como año-mes-día, lo demás con las palabras del texto y null donde el texto no dice nada.',
    takeDates:
      '{Da|Dé} a cada uno su línea, primero la fecha u hora y detrás para qué es y a quién atañe, por orden de tiempo, y {deja|deje} una fecha vaga tan vaga como está dicha.',
    takeTold:
      '{Da|Dé} a cada campo su línea en el orden pedido, delante su nombre y detrás las palabras más breves del texto que lo llenan, y no {pongas|ponga} nada que solo parezca deducirse.',
  },
  bullets: {
    findLines: 'Datos: cada uno una vez, en su propia línea',
    findBare: 'Datos: solo lo que se pide, uno por línea',
    kindsApart: 'Tipos: por separado; lo que va unido, en una misma línea',
    sidesApart: 'Listas: lo que está a favor y lo que está en contra, por separado',
    sidesShort: 'Puntos: uno por línea, breves, cerca de las palabras del texto, con sus cifras',
    sidesText: 'Contenido: solo lo que dice el texto, sin juicio propio',
    onlyDenied: 'Lo que el texto solo niega: marcado como tal',
    typedValues:
      'Valores: números como números, fechas completas, si las hay, como año-mes-día, lo demás con las palabras del texto',
    cellValues: 'Valores: cada clase escrita igual; lo que haya que valorar, según el texto',
    workedOut:
      'Datos indirectos (dos años después, lo mismo): calculados si el texto da lo necesario; si no, con sus palabras',
    asInText: 'Escritura: exactamente como en el texto',
    labelRival: 'Segunda categoría: solo si queda cerca, con el motivo por el que no se eligió',
    ratingFirst: 'Puntuación: el número solo, en la primera línea',
    ratingBoth: 'Motivo: qué habla a favor y qué en contra, con unas palabras citadas de cada cosa',
    ratingNear: 'Nota vecina: por qué no un punto más o menos, en una frase',
    verdictEach: 'Veredicto: primero, uno para cada una, en el orden dado',
    decidedBy: 'Motivo: lo que lo decide, en una frase',
    putRight: 'Donde algo sea falso: qué es lo correcto',
    partlyTrue: 'Cierto solo en parte: indicado, con qué parte',
    allInOrder: 'Orden: todos, numerados del primero al último, sin omitir ni añadir ninguno',
    placedBy: 'Junto a cada uno: la fecha, la cifra o la razón que decide su lugar',
    closeCalls: 'Lugares próximos o inciertos: indicados, con aquello de lo que dependen',
    asSpelled: 'Escritura: exactamente como aquí, uno por línea',
    pairEach: 'Parejas: una por línea, en el orden de la primera lista',
    pairSign: 'Motivo: qué une a los dos, en pocas palabras',
    pairLeft: 'Lo que sobra o es dudoso: nombrado, sin forzar una pareja',
    pickedFirst: 'Respuesta: todos los que cumplen, en la primera línea',
    pickedWhy: 'Motivo: unas palabras sobre cada uno que pueda dudarse, dentro o fuera',
    pickedEdge: 'Casos límite: indicados, con la definición de la que dependen',
    tallyFirst: 'Número: en la primera línea',
    tallyShown: 'Recuento: mostrado uno por uno, para que pueda comprobarlo',
    tallyRule: 'Qué cuenta como uno: dicho donde se pueda entender de dos maneras',
    cellsAll: 'Tabla: entera, con filas y columnas como están, sin celdas vacías',
    cellsSame: 'Datos: cortos, en la misma forma y unidad en toda la columna',
    cellsDoubt: 'Valores dudosos: marcados',
    seriesNext: 'Respuesta: lo que sigue, en la primera línea',
    seriesRule: 'Regla: en una frase, mostrada en cada paso dado',
    seriesOther: 'Otra regla: nombrada si también encaja',
    threeEach: 'Número: dos o tres por palabra, la más cercana primero',
    sameClass: 'Forma: la misma clase de palabra que la dada',
    senseMeant: 'Varios sentidos: a cuál corresponde cada una',
    rhymesTrue: 'Orden: primero las rimas consonantes, aparte las asonantes',
    rhymesGroup: 'Grupos: por número de sílabas',
    rhymesReal: 'Elección: palabras que se usan de verdad',
    wordsDiffer: 'Elección: palabras que digan cada una algo distinto',
    wordsShow: 'Junto a cada una: en qué se nota, en pocas palabras',
    bestFirst: 'Orden: la más acertada primero',
    tableRows: 'Filas: una por hallazgo, con una columna para cada tipo de dato pedido',
    emptyCell: 'Huecos: celda vacía solo donde el texto no ofrezca ningún apoyo',
    jsonFields: 'Campos: los mismos en cada entrada, con nombres que digan qué contienen',
    jsonNull: 'Huecos: null donde el texto no dice nada',
    jsonOnly: 'Salida: JSON válido y nada alrededor',
    dateLines: 'Líneas: primero la fecha, luego para qué es y a quién atañe',
    datesByTime: 'Orden: por tiempo, lo más próximo primero',
    datesVague: 'Fechas vagas: tal como están dichas, ninguna precisada',
  },
  guided: {
    workOut:
      '{Calcula|Calcule} primero lo que el texto da solo de forma indirecta, hasta donde alcance para ello, y {pon|ponga} después los valores en el resultado.',
    textThrough: '{Recorre|Recorra} el texto de la primera frase a la última y {anota|anote} todo lo que corresponda.',
    textOrder: '{Da|Dé} cada dato una vez, en el orden y con la escritura del texto.',
    sidesSort:
      '{Recorre|Recorra} el texto frase por frase, {pon|ponga} cada punto en el lado que apoya y {da|dé} solo las dos listas.',
    textBare: '{Ordénalo|Ordénelo} sin repeticiones, con las palabras del texto.',
    placeValues: '{Escribe|Escriba} junto a cada uno la fecha, la cifra o la razón que decide su lugar.',
    placeOrder: '{Da|Dé} después el orden final, numerado y sin omitir ninguno.',
    placeDoubts: '{Di|Diga} qué lugares son próximos o inciertos y por qué.',
    labelSigns: '{Sopesa|Sopese} para {ti|usted} qué habla a favor de cada etiqueta.',
    labelGive: '{Pon|Ponga} la etiqueta en una línea aparte, con lo que más pesa.',
    labelDoubt: 'Si dos quedan cerca, {dilo|dígalo} y {nombra|nombre} la segunda.',
    itemCriterion: '{Di|Diga} en una línea qué decide, para medir cada elemento igual.',
    itemEach: '{Recorre|Recorra} los elementos en el orden dado, cada uno con lo que lo decide.',
    itemResult: '{Da|Dé} después el resultado final y {comprueba|compruebe} que nada falta ni se repite.',
    ratingSigns: '{Cita|Cite} lo que habla a favor de una nota alta y luego lo que habla a favor de una baja.',
    ratingGive: '{Pon|Ponga} la puntuación en una línea aparte y {di|diga} qué pesó más.',
    ratingShift: '{Di|Diga} en una frase por qué no un punto más o menos.',
    claimRead: '{Di|Diga} en pocas palabras qué sostiene exactamente cada afirmación.',
    claimVerdict: '{Da|Dé} el veredicto de cada una y lo que lo decide.',
    claimRight: '{Corrige|Corrija} lo falso y {marca|marque} lo que solo es cierto en parte.',
    tallyCriterion: '{Di|Diga} en una línea qué {cuentas|cuenta} como uno.',
    tallyGo: '{Enumera|Enumere} lo que {cuentas|cuenta}.',
    tallyEnd: '{Pon|Ponga} el número en una línea aparte, comprobado contando otra vez.',
    cellsColumns: '{Di|Diga} en una línea qué contiene cada columna y en qué unidad.',
    cellsFill: '{Rellena|Rellene} cada celda vacía y {devuelve|devuelva} la tabla entera.',
    cellsMark: '{Marca|Marque} los valores dudosos y {di|diga} por qué.',
    seriesSteps: '{Anota|Anote} qué cambia de cada uno al siguiente.',
    seriesTest: '{Di|Diga} la regla y {pruébala|pruébela} en cada paso dado.',
    seriesGive: '{Pon|Ponga} lo que sigue en una línea aparte.',
    wordSenses: '{Di|Diga} en qué sentido {tomas|toma} cada palabra.',
    wordMatches: '{Da|Dé} los equivalentes, el más cercano primero.',
    wordSwap: '{Prueba|Pruebe} cada uno en una frase corta y {marca|marque} los que no sirven en todas partes.',
    rhymeSound: '{Di|Diga} qué sonido tiene que coincidir desde la última vocal acentuada.',
    rhymeList: '{Da|Dé} las rimas consonantes por número de sílabas y aparte las asonantes.',
    rhymeBest: '{Marca|Marque} las tres más fáciles de usar en un verso.',
    describeSides: '{Di|Diga} qué lados deberían cubrir las palabras.',
    describeGive: '{Da|Dé} las palabras, cada una con aquello en que se nota.',
    describeCheck: '{Cambia|Cambie} una de cada dos que digan casi lo mismo.',
    fillForm: '{Pon|Ponga} cada valor en la forma pedida, con las palabras del texto.',
    fillTyped:
      '{Pon|Ponga} cada valor en la forma pedida, los datos de un tipo escritos todos igual y lo demás con las palabras del texto.',
    datesGive:
      '{Dalos|Delos} por orden de tiempo, cada uno con aquello para lo que es, y {omite|omita} las fechas en que no vence nada.',
  },
};
