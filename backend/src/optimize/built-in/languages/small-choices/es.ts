export const smallChoices = {
  sharp: {
    decideOnce:
      '{Di|Diga} en la primera frase qué elegir, {da|dé} la razón que lo decide y {di|diga} en qué caso sería mejor lo otro.',
    packed:
      '{Pon|Ponga} una cosa por línea con la cantidad donde importe, {marca|marque} lo que no puede faltar, {añade|añada} lo que más se olvida y {di|diga} qué se puede dejar en casa.',
    checklistTold:
      '{Pon|Ponga} una sola cosa por línea para poder marcarla, con cantidad o fecha donde importe, {señala|señale} lo que no puede esperar ni faltar y {termina|termine} con lo que más se suele olvidar.',
    shopped:
      '{Calcula|Calcule} las cantidades según para quién y cuánto tiempo sea, en unidades que se puedan comprar y agrupadas como están en la tienda, {marca|marque} lo que suele haber ya en casa y, si se nombra un presupuesto, {añade|añada} precios aproximados y el total.',
    eachIts:
      '{Da|Dé} a cada uno lo suyo, en el orden dado, {di|diga} en pocas palabras a qué detalle mencionado responde y {deja|deje} fuera lo que serviría para todos.',
    questionsPut:
      '{Redacta|Redacte} cada pregunta de modo que se pueda hacer tal cual, primero aquellas cuya respuesta más decide, y {di|diga} junto a cada una qué saca a la luz y qué respuesta debería hacer desconfiar.',
    titlesLike:
      '{Nombra|Nombre} solo títulos que existan de verdad y ninguno de los dados, cada uno con autor, director o artista y año, y {di|diga} qué tiene exactamente en común con lo dado.',
  },
  bullets: {
    choiceFirst: 'Elección: una, en la primera frase',
    choiceReason: 'Razón: la que lo decide, en dos frases como máximo',
    choiceElse: 'Otro caso: cuándo sería mejor lo otro',
    choiceHow: 'Inconveniente: el principal de esta elección y cómo suavizarlo',
    choiceUndo: 'Marcha atrás: qué de cada opción podría deshacerse después y qué no',
    packEach: 'Líneas: una cosa en cada una, con la cantidad donde importe',
    packGroups: 'Grupos: por uso, para poder hacer el equipaje grupo a grupo',
    packMust: 'Marcado: lo que no puede faltar',
    packHome: 'En casa: lo que no vale la pena llevar',
    shopAmounts: 'Cantidades: calculadas según para quién y cuánto tiempo sea, en unidades que se puedan comprar',
    shopGroups: 'Grupos: como están las cosas en la tienda',
    shopTotal: 'Precios: aproximados, con el total frente al presupuesto',
    shopHome: 'Marcado: lo que suele haber ya en casa',
    apieceWhy: 'Razón: el detalle mencionado al que responde, en pocas palabras',
    apieceAll: 'Orden: el dado, sin omitir a ninguno',
    questionWorded: 'Cada pregunta: redactada para poder hacerla tal cual',
    questionFirst: 'Orden: primero aquellas cuya respuesta más decide',
    questionTells: 'Junto a cada una: qué saca a la luz y qué respuesta debería hacer desconfiar',
    titlesShare: 'Encaje: qué tiene exactamente cada uno en común con lo dado',
    sickCauses: 'Causas: la más probable primero, cada una con la señal por la que puedo reconocerla',
    sickTry: 'Para probar: lo que ayuda contra cada una, lo más sencillo primero',
    sickDoctor: 'Médico: qué señales o cuánto tiempo son demasiado para esperar',
  },
  guided: {
    bestOfOther: '{Termina|Termine} con la forma de suavizar el mayor inconveniente de lo recomendado.',
    choiceSettle: '{Elige|Elija} en la primera frase, con la razón que lo decide.',
    choiceSign: '{Da|Dé} la señal por la que puedo ver que a mí me conviene lo otro.',
    choiceHint: '{Termina|Termine} con el principal inconveniente de esta elección y cómo suavizarlo.',
    packWalk:
      '{Recorre|Recorra} mentalmente desde la salida de casa hasta la vuelta y {anota|anote} qué requiere cada parte.',
    packGive:
      '{Da|Dé} la lista con una cosa por línea, con la cantidad donde importe, y {marca|marque} lo que no puede faltar.',
    shopWork: '{Calcula|Calcule} qué hace falta y cuánto, según para quién y cuánto tiempo sea.',
    shopGive: '{Da|Dé} la lista como están las cosas en la tienda, en unidades que se puedan comprar.',
    shopSum: '{Añade|Añada} precios aproximados y {di|diga} qué quitar si el total supera el presupuesto.',
    apieceSay: '{Di|Diga} junto a cada uno a qué detalle mencionado responde.',
    questionSettle: '{Aclara|Aclare} primero qué hay que saber después.',
    questionGive: '{Da|Dé} las preguntas que lo sacan a la luz, primero aquellas cuya respuesta más decide.',
    questionWary: '{Di|Diga} junto a cada una qué respuesta debería hacer desconfiar.',
  },
} as const;
