import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
    entriesAsAsked:
      '{Da|Dé} a cada entrada todo lo que se pide para ella, siempre en la misma forma, y {toma|tome} solo lo que de verdad encaja.',
    teachEach:
      '{Explícalo|Explíquelo} de nuevo para cada público nombrado, a partir de lo que ya sabe, con sus palabras y un ejemplo de su mundo.',
    tallyAll:
      '{Da|Dé} el número de cada uno en una línea propia, {compruébalos|compruébelos} sumándolos y contando otra vez, y {di|diga} qué cuenta como uno donde se pueda entender de dos maneras.',
    totalsToo:
      '{Calcula|Calcule} cada total a partir de sus propias partidas y {compruébalos|compruébelos} con el conjunto.',
    correctAsIs:
      '{Corrige|Corrija} solo lo que está mal y {deja|deje} el sentido, el tono y todo lo correcto tal como están.',
    eachValue:
      '{Da|Dé} exactamente un valor por cada elemento, en el orden dado, {juzga|juzgue} cada uno solo por sus palabras y no {pongas|ponga} antes ni después nada que un programa no pueda leer.',
    versionsEach:
      '{Da|Dé} cada versión pedida bajo su nombre, que cada una se distinga de las demás en las palabras y en la construcción, y {mantén|mantenga} lo dicho igual en todas.',
    puzzleAll:
      '{Recorre|Recorra} los casos en un orden fijo para que no falte ninguno, {descarta|descarte} los que rompen alguna condición y {enumera|enumere} todos los que quedan, con su número.',
  },
  bullets: {
    eachAsAsked: 'Cada entrada: todo lo que se pide para ella, siempre en la misma forma',
    eachAudience: 'Cada público: una explicación propia, con palabras que usa',
    ownExamples: 'Ejemplos: uno del mundo de cada uno',
    depthGrows: 'Diferencia: lo que aprende el segundo y el primero no necesita saber',
    tallyEach: 'Números: una línea para cada uno, confirmados con un segundo recuento',
    tallySum: 'Suma: todos sumados, como comprobación',
    totalsShown: 'Totales: cada uno calculado con sus partidas y comprobado con el conjunto',
    startNow: 'Ahora: empieza como se ha indicado, sin confirmarlo antes',
    oneValueEach: 'Valores: exactamente uno por elemento, en el orden dado',
    ownWordsOnly: 'Base: lo que dice cada uno',
    versionNamed: 'Versiones: cada una bajo su nombre, claramente distintas en palabras y construcción',
    sameInAll: 'Sentido: el mismo en todas, sin añadir ni perder nada',
    casesOrdered: 'Casos: en un orden fijo, para que no falte ninguno',
    allFitting: 'Resultado: todos los que encajan, con su número',
  },
  guided: {
    audiencesApart: '{Anota|Anote} para {ti|sí} qué sabe ya cada público y para qué quiere saberlo.',
    audiencesTell: 'Después {explícaselo|explíqueselo} a uno tras otro, cada vez con un ejemplo propio.',
    totalsStep:
      '{Calcula|Calcule} cada total a partir de sus propias partidas y {compruébalos|compruébelos} con el conjunto.',
    tallySeparate: '{Cuenta|Cuente} cada uno por separado y {repásalo|repáselo} todo una segunda vez.',
    tallyLines: '{Da|Dé} los números en el orden pedido, una línea para cada uno.',
    beginAsTold:
      'Si algo de esto no se puede cumplir, {dilo|dígalo} en una frase; si no, {empieza|empiece} enseguida como se ha indicado.',
    versionsNote: '{Anota|Anote} para {ti|sí} qué distingue a cada versión, en las palabras y en la construcción.',
    versionsGive: '{Dalas|Delas} una debajo de otra, cada una bajo su nombre.',
    casesStep:
      '{Recorre|Recorra} los casos posibles en un orden fijo y {descarta|descarte} los que rompen una condición.',
    casesList: '{Enumera|Enumere} todos los que quedan y {di|diga} cuántos son.',
    pageParts: '{Di|Diga} en dos frases cómo está organizada la página y qué ocurre con cada acción.',
    pageChange: '{Di|Diga} qué pulsar o mirar para ver que funciona y qué líneas cambiar para otros textos o colores.',
  },
};
