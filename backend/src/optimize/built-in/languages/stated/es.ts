import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
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
    oneValueEach: 'Valores: exactamente uno por elemento, en el orden dado',
    ownWordsOnly: 'Base: lo que dice cada uno',
    versionNamed: 'Versiones: cada una bajo su nombre, claramente distintas en palabras y construcción',
    sameInAll: 'Sentido: el mismo en todas, sin añadir ni perder nada',
    casesOrdered: 'Casos: en un orden fijo, para que no falte ninguno',
    allFitting: 'Resultado: todos los que encajan, con su número',
  },
  guided: {
    versionsNote: '{Anota|Anote} para {ti|sí} qué distingue a cada versión, en las palabras y en la construcción.',
    versionsGive: '{Dalas|Delas} una debajo de otra, cada una bajo su nombre.',
    casesStep:
      '{Recorre|Recorra} los casos posibles en un orden fijo y {descarta|descarte} los que rompen una condición.',
    casesList: '{Enumera|Enumere} todos los que quedan y {di|diga} cuántos son.',
    pageParts: '{Di|Diga} en dos frases cómo está organizada la página y qué ocurre con cada acción.',
    pageChange: '{Di|Diga} qué pulsar o mirar para ver que funciona y qué líneas cambiar para otros textos o colores.',
  },
};
