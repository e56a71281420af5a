import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      '{Decide|Decida} qué no puede faltar, {ponlo|póngalo} exactamente en la forma pedida, sin nada antes ni después, y {conserva|conserve} exactos los nombres y las cifras.',
    onePick:
      '{Decídete|Decídase} por una sola opción y {nómbrala|nómbrela} primero, {relaciona|relacione} el motivo con lo que se dice aquí y {añade|añada} en una línea qué podría hablar en contra.',
    eachInTurn:
      '{Da|Dé} una línea para cada caso, en el orden dado: primero el resultado y luego, en pocas palabras, lo que lo decide.',
    twofold:
      '{Haz|Haga} todo lo pedido en el orden indicado, {pon|ponga} en una línea lo que va junto y {liga|ligue} cada parte exactamente a lo que se da aquí.',
    scaled:
      '{Di|Diga} primero con qué {conviertes|convierte}, {convierte|convierta} todos los valores en el orden dado, {redondea|redondee} como se usarían en la práctica y {di|diga} dónde eso cambia algo.',
    wordAlone:
      '{Piénsalo|Piénselo} en silencio, {compara|compare} la primera respuesta que viene a la mente con la siguiente mejor y {responde|responda} solo con el resultado: sin razones, sin segunda opción, sin punto final.',
    sumUp:
      '{Pon|Ponga} en la oración principal el desenlace o la idea central, {conserva|conserve} lo demás a lo que el texto da peso, con los nombres y las cifras de que depende, {deja|deje} fuera ejemplos y detalles secundarios y que se entienda a la primera.',
    inSentence:
      '{Da|Dé} primero la respuesta misma, con un detalle concreto en lugar de una palabra general, en no más frases de las pedidas y de modo que se entienda a la primera.',
    sentenceMade:
      '{Constrúyela|Constrúyala} sobre una imagen concreta y un verbo con fuerza en lugar de adjetivos, {da|dé} su sitio a todo lo pedido sin forzarlo y {elige|elija} la versión más fácil de decir en voz alta.',
    markup:
      '{Hazlo|Hágalo} válido, para que un programa lo lea sin cambios: todos los valores conservados, el mismo nombre para lo mismo, los números como números, los caracteres especiales entre comillas o escapados y nada alrededor.',
    inRow:
      '{Da|Dé} todo lo pedido, cada elemento una sola vez y escrito con exactitud, no {incluyas|incluya} nada que no corresponda y no {añadas|añada} nada: ni título, ni números, ni comentarios.',
    codeAlone:
      'Que resista también las entradas difíciles (vacías, muy largas, con caracteres raros), {pruébalo|pruébelo} en silencio con una de ellas y {devuelve|devuelva} solo el código, listo para copiar.',
    correctAlone:
      '{Corrige|Corrija} solo los errores, {deja|deje} el sentido y el tono como están y {devuelve|devuelva} únicamente el texto corregido.',
    markupMade:
      'Que sea válido, para que un programa lo lea sin cambios: exactamente las claves pedidas, valores creíbles y coherentes entre sí, los números como números y nada alrededor.',
    inRowEach:
      '{Da|Dé} uno por cada cosa dada, en el mismo orden y escrito con exactitud, y no {añadas|añada} nada: ni título, ni números, ni comentarios.',
    plotSentence:
      '{Di|Diga} en ella quién quiere qué, qué se interpone y, si no debe quedar abierto, cómo acaba, con un detalle que no podría ser de ninguna otra historia.',
  },
  bullets: {
    formAsked: 'Forma: exactamente la pedida, sin nada antes ni después',
    mustStay: 'Contenido: lo que no puede faltar, con las mínimas palabras',
    onlyOne: 'Elección: una sola, nombrada primero',
    tiedReason: 'Motivo: ligado a lo que se dice aquí, no válido para cualquier cosa',
    speaksAgainst: 'En contra: lo que podría hablar en contra, en una línea',
    eachResult: 'Resultado: una línea para cada caso, en el orden dado',
    eachDecided: 'Motivo: lo que decide cada caso, en pocas palabras',
    eachAsked: 'Partes: todo lo pedido, en el orden indicado; lo que va junto, en una línea',
    factor: 'Factor: por cuánto se convierte todo, nombrado primero',
    allConverted: 'Valores: todos convertidos, en el orden dado',
    rounded: 'Redondeo: como se usaría en la práctica, indicado donde cambie algo',
    thoughtSilently: 'Reflexión: en silencio, la primera idea frente a la siguiente mejor',
    resultOnly: 'Respuesta: solo el resultado, en la forma pedida',
    noneAround: 'Alrededor: sin razones, sin segunda opción, sin punto final',
    mainClaim: 'Oración principal: el desenlace o la idea central',
    hangsOn: 'Se conserva: los nombres y las cifras de que depende',
    atOnce: 'Extensión: se entiende a la primera',
    mainCore: 'Respuesta: ella misma primero, con un detalle concreto en lugar de una palabra general',
    factBehind: 'Lo demás que se pida: en una línea propia',
    noSecond: 'Palabras: ninguna que haya que explicar',
    onePicture: 'Imagen: una, concreta',
    strongWord: 'Verbo: uno con fuerza en lugar de adjetivos',
    saidAloud: 'Sonido: fácil de decir en voz alta',
    parses: 'Sintaxis: válida, legible por un programa sin cambios',
    recordEach: 'Contenido: todos los valores, en el orden dado',
    fieldsSame: 'Nombres: el mismo para lo mismo; números como números',
    plausible: 'Valores: creíbles y coherentes entre sí',
    leftEmpty: 'Valores que falten, si los hay: vacíos, nunca rellenados',
    bareOutput: 'Salida: nada antes ni después',
    onceSpelled: 'Elementos: cada uno una vez, escrito con exactitud',
    signBetween: 'Entre ellos: el signo pedido, ninguno tras el último',
    asAppears: 'Orden: como aparecen en lo dado',
    noHalf: 'Completo: todas las coincidencias, también lo mencionado de pasada',
    nothingBeside: 'Alrededor: sin título, sin números, sin comentarios',
    awkwardInputs: 'Entradas: también las difíciles (vacías, muy largas, caracteres raros)',
    silentTest: 'Prueba: en silencio, con una entrada normal y una difícil',
    codeOutput: 'Salida: solo el código, listo para copiar',
    columnsNamed: 'Columnas: con nombre en la cabecera y la unidad donde la haya',
    rowEach: 'Filas: una por cada cosa, en el orden que se espera',
    cellsShort: 'Celdas: breves, cifras con la misma precisión, las dudosas marcadas',
    keysAsked: 'Claves: exactamente las pedidas, los números como números',
    oneForEach: 'Elementos: uno por cada cosa dada, en el mismo orden',
    countedWords: 'Extensión: contada antes de entregarlo, dentro de lo pedido',
    plotWho: 'Núcleo: quién quiere qué y qué se interpone',
    plotDetail: 'Detalle: uno que no podría ser de ninguna otra historia',
  },
  guided: {
    asAskedCut:
      '{Anota|Anote} para {ti|sí} lo que no puede faltar y {dalo|delo} después en la forma pedida y sin nada alrededor.',
    onePickWeigh:
      '{Sopesa|Sopese} dos o tres posibilidades sin mostrarlas y {da|dé} solo la que mejor encaja, con el motivo.',
    eachGive: '{Recorre|Recorra} los casos uno por uno en el orden dado y {señala|señale} los dudosos.',
    twofoldGive:
      '{Decide|Decida} qué datos de lo dado son decisivos para cada cosa pedida y {da|dé} después una tras otra, sin comentarios alrededor.',
    scaledCheck:
      '{Convierte|Convierta} valor por valor, {comprueba|compruebe} uno a la inversa y {da|dé} después el resultado completo con sus unidades.',
    silentThink:
      '{Decídelo|Decídalo} en silencio, {compáralo|compárelo} una vez más con lo que se pide exactamente y {responde|responda} solo con el resultado.',
    threeTries: '{Prueba|Pruebe} tres versiones sin mostrarlas y {da|dé} solo la que dice más con menos palabras.',
    markupSteps:
      '{Fija|Fije} primero los campos y sus tipos, {rellena|rellene} un registro tras otro, {comprueba|compruebe} que un programa podría leerlo y {da|dé} solo eso.',
    rowSteps:
      '{Reúnelos|Reúnalos} en silencio, {tacha|tache} los repetidos y lo que no encaje y {da|dé} solo lo que quede.',
  },
};
