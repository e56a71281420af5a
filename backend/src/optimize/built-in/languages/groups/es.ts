export const groupsEs = {
  sharp: {
    handled:
      '{Haz|Haga} exactamente eso con todo lo que se da, no {cambies ni añadas|cambie ni añada} nada más, y {da|dé} directamente el resultado completo, sin introducción.',
    helped:
      '{Empieza|Empiece} por lo que más importa en la práctica, {sé|sea} tan concreto que se pueda llevar a cabo, y {di|diga} de qué depende y qué error es fácil cometer aquí.',
    solved:
      '{Parte|Parta} de todo lo que se dice, {muestra|muestre} en pocas líneas cómo se llega a la respuesta, {compruébala|compruébela} una vez con la pregunta y {ponla|póngala} en una línea aparte.',
    coded:
      '{Da|Dé} algo que se pueda usar tal cual, en el lenguaje o la herramienta que se nombra, {explica|explique} solo lo necesario para entenderlo y {muestra|muestre} con un ejemplo que hace lo que se pide.',
    handledFind:
      '{Recorre|Recorra} todo lo dado, {da|dé} cada cosa pedida con las palabras o cifras en que se apoya, {incluye|incluya} también lo que solo está dicho de otro modo y {di|diga} dónde lo dado deja algo abierto.',
    handledKept:
      '{Haz|Haga} exactamente eso con todo, {conserva|conserve} tal cual cada nombre, cifra y detalle que no se vea afectado y, donde algo pueda entenderse de dos maneras, {elige|elija} la más probable y {dilo|dígalo} debajo en una línea.',
    namesEach:
      '{Da|Dé} a cada uno el suyo, uno por línea detrás de aquello a lo que pertenece, pensado solo para él y que no sirva para los demás, corto y fácil de decir.',
  },
  bullets: {
    handledAll: 'Base: todo lo que se da, sin omitir nada',
    helpConcrete: 'Concreto: pasos, cantidades o palabras que se puedan usar enseguida',
    helpDepends: 'Depende de: lo que cambiaría la respuesta, y cómo',
    helpAvoid: 'Evitar: el error que es fácil cometer aquí',
    solveStated: 'Base: todo lo que se dice, y lo que todo el mundo sabe donde haga falta',
    solveCheck: 'Comprobación: la respuesta contrastada una vez más con la pregunta',
    solveAnswer: 'Respuesta: en una línea aparte, exactamente lo que se pregunta',
    codeWhole: 'Solución: completa y utilizable tal cual',
    codeAssumed: 'Supuesto: la versión, configuración o datos para los que vale, en una línea',
    codeTrap: 'Trampa: la que se encuentra aquí más a menudo',
    foundAll: 'Completo: todo lo que cuenta, también lo dicho de otro modo',
    foundShown: 'Prueba: junto a cada cosa, las palabras o cifras en que se apoya',
    foundOpen: 'Abierto: se dice, no se completa',
    keptAsIs: 'Sin cambios: cada nombre, cifra y detalle que la petición no toca',
    twoReadings: 'Dos lecturas: la más probable, dicho debajo en una línea',
    nameApiece: 'Cada uno: el suyo, detrás de aquello para lo que es, sin servir a los demás',
  },
  guided: {
    handledDo: '{Recorre|Recorra} lo dado de principio a fin y {haz|haga} con todo ello lo que se pide.',
    handledCheck:
      '{Compara|Compare} el resultado con lo que se pide antes de darlo, y {omite|omita} cómo {has|ha} llegado a él.',
    helpCore: '{Di|Diga} en una o dos frases a qué se reduce.',
    helpSteps:
      '{Recorre|Recorra} después lo que se puede hacer, empezando por lo que más ayuda, cada cosa con su motivo.',
    helpSign: 'Al final, cómo se ve que funciona y qué hacer si no.',
    solveSay: '{Di|Diga} en una línea qué se pregunta y qué se sabe.',
    solveGo:
      '{Avanza|Avance} después paso a paso hacia la respuesta, con cuidado por si hay una trampa en las palabras.',
    solveEnd: '{Da|Dé} la respuesta en una línea aparte, con la razón que la decide.',
    codeSay: '{Di|Diga} en una frase en qué se basa la solución.',
    codeGive: '{Dala|Déla} después completa, con un breve comentario donde algo no sea evidente.',
    codeTest: 'Al final, cómo puedo comprobar que funciona y un caso en el que no funcionaría.',
    foundMark: '{Recorre|Recorra} lo dado de principio a fin y {marca|marque} todo lo que podría ser lo pedido.',
    foundGive: '{Da|Dé} lo que de verdad lo es, en la forma pedida, y {nombra|nombre} aparte lo dudoso con su motivo.',
    namesTry: '{Prueba|Pruebe} varios para cada uno en silencio y {da|dé} solo lo que no serviría para los demás.',
    whyLeft: '{Termina|Termine} con lo que queda por probar si nada de eso ayuda.',
    goodEnd: 'Qué sería para mí un buen resultado: […]',
    fancyClose:
      '{Decide|Decida} para {ti|sí} qué no esperaría nadie de ello y cómo sería de verdad, y {escríbelo|escríbalo} como si existiera, con todo lo pedido.',
  },
} as const;
