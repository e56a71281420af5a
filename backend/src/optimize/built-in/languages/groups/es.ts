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
  },
} as const;
