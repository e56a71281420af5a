import type { Written } from './written.js';

export const written: Written = {
  sharp: {
    ideasOfPlots:
      '{Da|Dé} cada una en dos o tres frases: quién quiere qué, qué se interpone y un giro que nadie espera; que sean claramente distintas, respeten todo lo dicho aquí, y {marca|marque} la que da para más.',
    imagined:
      '{Escríbelo|Escríbalo} por entero con la voz de quien se supone que escribe, {inventa|invente} los detalles que lo hagan creíble, dos o tres de ellos precisos e inesperados, y {respeta|respete} la forma que un texto así tiene en la realidad, sin huecos por rellenar.',
    msgFrom:
      '{Escríbelo|Escríbalo} listo para usar, con la forma, la extensión y el tono habituales en un texto así, {incluye|incluya} todo lo dado con nombres y cifras exactos y no {añadas|añada} nada que pudiera tomarse por un dato.',
    opensOnly:
      '{Escribe|Escriba} solo esta parte: {empieza|empiece} con algo propio de este caso y no con una fórmula, {elige|elija} el punto o los dos puntos que más cuentan aquí y {da|dé} paso a lo que sigue, sin cerrar.',
    describeSeen:
      '{Empieza|Empiece} por el conjunto tal como se ve al primer vistazo, {recórrelo|recórralo} después en un orden que se pueda seguir, nombrando con precisión formas, colores, materiales y lo que allí ocurre, y {termina|termine} con lo que lo hace inconfundible; {di|diga} qué varía o no se sabe.',
    essayTold:
      '{Deja|Deje} que una sola impresión o idea sostenga el conjunto, {abre|abra} con un momento concreto, {muéstralo|muéstrelo} con detalles y no con juicios, y {termina|termine} con lo que significa ahora, sin moraleja.',
    outlineBare:
      '{Ponlos|Póngalos} en un orden en que cada uno prepare el siguiente y {redáctalos|redáctelos} de modo que digan de qué trata su parte.',
    gapCounted:
      '{Da|Dé} exactamente los que se piden, el mejor primero, cada uno en su lugar para que se vea que encaja en gramática y sentido.',
    sceneStory:
      '{Empieza|Empiece} en mitad de lo que ocurre, {deja|deje} que lo que cada figura quiere y calla se note en lo que dice y hace, y {acaba|acabe} en el momento en que algo ha cambiado entre ellas.',
    copyEnd:
      '{Empieza|Empiece} por lo que aporta a quienes va dirigido, {dale|dele} vida con una escena o un sonido propios, sin ir más allá de lo dado, y {cierra|cierre} exactamente como se pide.',
  },
  bullets: {
    plotEach: 'Cada idea: quién quiere qué, qué se interpone y un giro que nadie espera',
    msgPoint: 'Comienzo: de qué se trata, a más tardar en la segunda frase',
    msgTone: 'Tono: como se escribe justo a este destinatario',
    msgClose: 'Cierre: qué debe hacer quien lo lee, o unas palabras amables',
    msgAll: 'Contenido: todo lo dado y nada más que pueda pasar por un dato',
    imagDetails: 'Detalles: inventados, precisos, de los que solo conocería quien escribe',
    imagForm: 'Forma: la que tiene un texto así en la realidad',
    imagFull: 'Huecos: ninguno; lo que no se da se inventa',
    opensHook: 'Comienzo: algo propio de este caso, sin fórmulas',
    opensPick: 'Contenido: el punto o los dos puntos que más cuentan aquí, nada inventado',
    opensScope: 'Alcance: solo esta parte, que dé paso a lo que sigue',
    seenWhole: 'Primero: el conjunto, tal como se ve al primer vistazo',
    seenOrder: 'Orden: fácil de seguir, del conjunto a los detalles',
    seenDetails: 'Detalles: formas, colores, materiales y lo que allí ocurre',
    seenTrue: 'Verdad: solo lo que hay; lo que varía o no se sabe, dicho',
    speechTrue: 'Anécdotas: verdaderas y mías; [corchetes] donde vaya una',
    outRoom: 'Peso: cuánto espacio recibe cada parte',
    headSays: 'Títulos: cada uno dice de qué trata su parte',
    essayThread: 'Hilo: una sola impresión o idea a la que todo sirve',
    essayShown: 'Mostrar: momentos y detalles en lugar de juicios',
    essayNow: 'Final: lo que significa ahora, sin moraleja',
    inStyle: 'Estilo: el del modelo nombrado, con sus palabras, su ritmo y sus temas típicos',
    gapEach: 'Cada uno: en su lugar, correcto en gramática y sentido',
    gapNumber: 'Cantidad: exactamente los que se piden, el mejor primero',
    sceneWants: 'Figuras: lo que cada una quiere y calla se nota en lo que dice y hace',
    sceneShift: 'Final: el momento en que algo ha cambiado entre ellas',
  },
  guided: {
    plotsGive:
      'Después {da|dé} las ideas, dos o tres frases cada una con un conflicto y un giro, y {marca|marque} la que da para más.',
    opensTry:
      '{Prueba|Pruebe} tres primeras frases de distinto tipo y {usa|use} solo la que no podría estar en ningún otro sitio.',
    gapTry: '{Da|Dé} tantos como se piden, cada uno en su lugar, y {di|diga} cuál encaja mejor.',
    imagWho: '{Decide|Decida} quién escribe, qué quiere y qué no diría nunca.',
    seenFirst: '{Decide|Decida} desde dónde se ve y {empieza|empiece} por el conjunto.',
    seenThrough: '{Sigue|Siga} con los detalles en un orden que se pueda seguir, cada uno nombrado con precisión.',
    seenEnd: '{Termina|Termine} con lo que lo hace inconfundible.',
    sceneSettle: '{Decide|Decida} para {ti|sí} qué quiere cada figura en esta escena y qué oculta a las demás.',
    sceneWrite: '{Escríbela|Escríbala} desde la mitad de lo que ocurre hasta el momento en que algo ha cambiado.',
  },
};
