import type { LookUps } from './en.js';

export const lookUps: LookUps = {
  sharp: {
    factThenWhy:
      '{Da|Dé} el dato exacto en la primera frase, {responde|responda} a lo demás en dos a cuatro, con las fechas, los nombres o las cifras en que se apoya, y {señala|señale} lo que es incierto o solo una historia muy repetida.',
    factWho:
      '{Da|Dé} el nombre completo en la primera frase, {añade|añada} en otra lo que lo sitúa, como el año o el papel, y {nombra|nombre} a quien más pertenezca a una respuesta completa, con su parte en ello, si lo hay.',
    factWhen:
      '{Da|Dé} la fecha en la primera frase, tan exacta como se conozca, {di|diga} en otra qué ocurrió exactamente entonces y {menciona|mencione} otra fecha solo si las fuentes discrepan de verdad.',
    factWhere:
      '{Nombra|Nombre} el lugar en la primera frase, tan exacto como se conozca, {di|diga} en otra dónde queda, por algo conocido cercano, y {menciona|mencione} dudas solo si las fuentes discrepan de verdad.',
    countFixed:
      '{Da|Dé} la cifra con su unidad en la primera frase, {di|diga} en otra qué se cuenta o se mide exactamente y {menciona|mencione} otra cifra solo si las fuentes discrepan de verdad.',
    pioneer:
      '{Da|Dé} la respuesta completa en la primera frase, con la fecha, {di|diga} en otra en qué sentido fue la primera vez y, solo si se suele citar otra cosa, por qué no lo es.',
    whoGroup:
      '{Di|Diga} en la primera frase quiénes son, con época y lugar o la obra de la que proceden, después quién forma parte y cómo, por qué se los conoce, con nombres, y qué se suele contar mal.',
    overview:
      '{Empieza|Empiece} con dos frases sobre qué es y por qué importa, {recorre|recorra} después los aspectos más importantes uno a uno, con nombres, fechas o cifras en vez de adjetivos, y {termina|termine} con algo que merece saberse y poca gente sabe.',
    knownFor:
      '{Empieza|Empiece} por lo que casi todos asocian con ello, {añade|añada} lo demás por orden de peso y de campos distintos, cada cosa con un nombre, una fecha o una cifra que lo muestre, y una que merecería ser más conocida.',
    usesOf:
      '{Di|Diga} en una frase qué es, {da|dé} después sus usos principales, el más común primero, cada uno con un ejemplo concreto de la práctica, y {di|diga} para qué no sirve y qué se usa ahí en su lugar.',
    timing:
      '{Nombra|Nombre} el mejor momento en la primera frase, con el motivo, después el siguiente y cuándo conviene más, {di|diga} cómo cambia según el lugar o la persona y qué momento hay que evitar.',
    timingTravel:
      '{Nombra|Nombre} los mejores meses en la primera frase, {compara|compare} las estaciones por tiempo, afluencia y precios, {di|diga} qué se puede ver o hacer solo entonces y qué meses hay que evitar.',
    whyEvent:
      '{Separa|Separe} el detonante de las causas profundas, {toma|tome} estas por orden de peso, cada una con el modo en que llevó hasta allí y una fecha o un caso concreto, y {di|diga} qué está aclarado y qué se discute todavía.',
    listLiving:
      '{Da|Dé} de cada uno dónde vive o crece, qué lo distingue y cómo encaja exactamente en lo pedido, y {deja|deje} fuera lo que en rigor no corresponde.',
    listPlaces:
      '{Da|Dé} de cada uno el detalle que más importa para lo que se pide, como dónde está, un año o una cifra, en un orden con sentido.',
    listPeople:
      '{Da|Dé} de cada persona el nombre completo, las fechas y la obra o el hecho que le vale un lugar en esta lista, por orden cronológico.',
    listFirms:
      '{Da|Dé} de cada una qué fabrica u ofrece, dónde tiene la sede y a quién pertenece, y {marca|marque} aquellas cuya situación puede haber cambiado.',
    listDishes: '{Da|Dé} de cada uno qué lleva, de dónde viene y a qué sabe o con qué se acompaña.',
    listPastimes:
      '{Da|Dé} de cada uno en qué consiste, cómo se juega o se practica, qué y cuántas personas hacen falta y en qué se distingue de los demás.',
    thenHow:
      '{Responde|Responda} a la primera parte en dos o tres frases y {da|dé} después los pasos de la segunda, numerados, con lo que hace falta antes, cómo se nota que ha salido bien y el error más común.',
    yesnoHealth:
      '{Empieza|Empiece} con sí, no o depende, {di|diga} para quién y en qué caso vale, {da|dé} las pruebas más sólidas de cada lado y, si se trata de la propia salud, quién debería consultar antes al médico.',
    event:
      '{Di|Diga} en la primera frase qué pasó, cuándo y dónde, {cuéntalo|cuéntelo} después por orden, desde lo que llevó a ello y los momentos decisivos hasta el desenlace, con nombres y cifras, y {di|diga} qué se discute todavía.',
    game: '{Empieza|Empiece} por el objetivo y cómo se gana, después qué hace falta, cómo va un turno o una partida, cómo se cuentan los puntos y qué no está permitido, y {termina|termine} con la regla que más confunde a los principiantes.',
    bestOf:
      '{Decídete|Decídase} por una respuesta en la primera frase y {di|diga} según qué criterio es la mejor, después quién o qué gana según otros dos, cada uno con un hecho o una cifra, y qué es mera cuestión de gusto.',
  },
  bullets: {
    placesIt: 'Además: un dato que lo sitúe, como el año o el papel',
    othersToo: 'Otros: quién más pertenece a una respuesta completa, con su parte, si lo hay',
    confirmed: 'Además: un dato que la sitúe o ayude a recordarla',
    caution: 'Cuidado: solo si suele confundirse, se discute o ha cambiado, en una línea',
    dateOf: 'Además: qué ocurrió exactamente entonces, en una frase',
    ifDisputed: 'Dudas: solo si las fuentes discrepan de verdad, en una línea',
    restThen: 'Lo demás: en dos a cuatro frases, con las fechas, los nombres o las cifras en que se apoya',
    storyMark: 'Señalado: lo incierto o lo que solo es una historia muy repetida',
    whoFull: 'Respuesta: en la primera frase, con el nombre completo',
    dateFull: 'Fecha: en la primera frase, tan exacta como se conozca',
    placeFull: 'Lugar: en la primera frase, tan exacto como se conozca',
    placeAround: 'Situación: por algo conocido cercano, en una frase',
    countWhat: 'Medida: qué se cuenta o se mide exactamente',
    firstSense: 'Primera vez: en qué sentido exacto, con la fecha',
    firstRival: 'Citado en su lugar: solo si es frecuente, y por qué no lo es',
    groupFirst: 'Primera frase: quiénes son, con época y lugar o la obra de la que proceden',
    groupOf: 'Miembros: quién forma parte y qué los une',
    overFirst: 'Primero: qué es y por qué importa, en dos frases',
    overSides: 'Aspectos: los cuatro o cinco más importantes, cada uno con su título',
    overFacts: 'Datos: nombres, fechas y cifras en vez de adjetivos',
    overLess: 'Al final: algo que merece saberse y poca gente sabe',
    knownOrder: 'Orden: primero lo que casi todos asocian con ello, después por peso',
    knownShown: 'Cada cosa: un nombre, una fecha o una cifra que lo muestre',
    knownRange: 'Variedad: de campos distintos, no todo del mismo tipo',
    knownLess: 'Al final: una que merecería ser más conocida',
    usesEach: 'Usos: el más común primero, cada uno con un ejemplo de la práctica',
    usesNot: 'Límites: para qué no sirve y qué se usa ahí en su lugar',
    timeBest: 'Respuesta: el mejor momento, en la primera frase, con el motivo',
    timeNext: 'Siguiente: con el caso en que conviene más',
    timeShift: 'Diferencias: cómo cambia según el lugar o la persona',
    timeAvoid: 'Que evitar: el peor momento, y por qué',
    trigger: 'Detonante: separado de las causas profundas',
    eachLiving: 'Cada entrada: dónde vive o crece, qué la distingue y cómo encaja',
    eachPlace: 'Cada entrada: el detalle que más importa para lo que se pide, como dónde está, un año o una cifra',
    eachPerson: 'Cada persona: nombre completo, fechas y la obra o el hecho que aquí cuenta',
    eachFirm: 'Cada entrada: qué fabrica u ofrece, dónde tiene la sede, a quién pertenece',
    eachDish: 'Cada entrada: qué lleva, de dónde viene, con qué se acompaña',
    eachPastime: 'Cada entrada: en qué consiste, qué hace falta, a quién le va bien',
    strictly: 'Selección: solo lo que en rigor pertenece al grupo pedido',
    clearOrder: 'Orden: uno útil aquí, como por tamaño, época, fama o dificultad',
    firstPart: 'Primera parte: respondida en dos o tres frases',
    thenSteps: 'Segunda parte: pasos numerados, con lo necesario y el error habitual',
    amountFor: 'Para quién: para quién y en qué caso vale, y dónde cambia la respuesta',
    eventFirst: 'Primera frase: qué pasó, cuándo y dónde',
    eventCourse: 'Desarrollo: por orden, con los momentos decisivos, nombres y cifras',
    eventAfter: 'Desenlace: qué cambió, enseguida y después',
    gameAim: 'Objetivo: cómo se gana, en la primera frase',
    gameCourse: 'Desarrollo: qué hace falta, cómo empieza, cómo va un turno, cómo acaba',
    gameCount: 'Puntos y faltas: cómo se cuentan, qué no está permitido',
    gameWrong: 'Al final: la regla que más confunde a los principiantes',
    bestAnswer: 'Respuesta: una, en la primera frase, con el criterio según el cual es la mejor',
    bestOther: 'Otros criterios: quién o qué gana según otros dos, con un hecho o una cifra',
    bestTaste: 'Gusto: lo que no se puede medir, dicho como tal',
  },
  guided: {
    lookAnswer: '{Da|Dé} la respuesta en la primera línea, exacta y completa.',
    lookPlace: '{Añade|Añada} en una frase el dato que la explica o la sitúa.',
    lookStop: '{Termina|Termine} ahí; solo si las fuentes discrepan de verdad, {di|diga} en una línea en qué.',
    lookOthers:
      '{Nombra|Nombre} a quien más pertenezca a una respuesta completa, con su parte, si lo hay; si no, {termina|termine} ahí.',
    lookShort:
      '{Da|Dé} la respuesta en la primera línea y debajo un dato que ayude a recordarla; si suele confundirse con otra, {nómbrala|nómbrela} también.',
    lookEach: '{Da|Dé} cada respuesta en una línea propia, en su orden, exacta y completa.',
    restStep:
      '{Responde|Responda} a lo demás en dos a cuatro frases, con las fechas, los nombres o las cifras en que se apoya.',
    storyStep: '{Señala|Señale} lo que es incierto o solo una historia muy repetida.',
    recordBy: '{Di|Diga} según qué medida, con la cifra, y cuál es la respuesta según otra si es distinta.',
    firstStep: '{Di|Diga} en qué sentido fue la primera vez, con la fecha.',
    firstElse: '{Nombra|Nombre} un rival para ese título, solo si lo hay, y qué habla en su contra.',
    whenSay: '{Da|Dé} la fecha y {di|diga} qué ocurrió exactamente en ella.',
    whereNear: '{Di|Diga} dónde queda, por algo conocido cercano.',
    countSay: '{Aclara|Aclare} qué se cuenta o se mide exactamente y {da|dé} después la cifra con su unidad.',
    overStart: '{Preséntalo|Preséntelo} en dos frases a alguien que nunca ha oído hablar de ello.',
    overPick: '{Elige|Elija} los cuatro o cinco aspectos que dan la mejor imagen, con nombres, fechas y cifras.',
    overLink: '{Muestra|Muestre} cómo se relacionan y {corrige|corrija} una idea común que es falsa.',
    knownTop: '{Nombra|Nombre} lo primero en que se piensa y cómo se llegó a ello.',
    knownMore: '{Añade|Añada} lo demás, cada cosa con el hecho que la dio a conocer.',
    knownAt: '{Termina|Termine} con lo que citaría en su lugar quien lo conoce bien.',
    usesList: '{Nombra|Nombre} los usos principales, con quién lo emplea ahí y cómo.',
    usesElse: '{Di|Diga} cuándo otra cosa lo hace mejor, y cuál.',
    timeSay: '{Nombra|Nombre} el momento y lo que lo hace el mejor.',
    timeCompare: '{Pon|Ponga} al lado las alternativas: qué tiene cada una a favor y en contra.',
    timeFor: '{Di|Diga} para quién o dónde la respuesta es otra.',
    eventBefore: '{Di|Diga} cómo estaban las cosas justo antes.',
    eventTell: '{Cuenta|Cuente} lo ocurrido por orden, con fechas y con quienes lo decidieron.',
    eventLeft: '{Di|Diga} qué salió de ello y qué parte de la historia se suele contar mal.',
    gameStart: '{Di|Diga} en una frase de qué se trata y qué hay que tener listo.',
    gamePlay: '{Sigue|Siga} un turno o una partida corta de principio a fin.',
    gameCases: '{Añade|Añada} las reglas para casos especiales y la que más discusiones provoca.',
    bestMeasures: '{Nombra|Nombre} los criterios con los que se puede juzgar.',
    bestWinners: '{Di|Diga} quién o qué gana según cada uno y qué lo apoya.',
    bestCommit: '{Elige|Elija} uno de todos modos y {di|diga} quién elegiría otra cosa.',
    listPick: '{Elige|Elija} las entradas de modo que muestren toda la variedad de lo pedido.',
    listTell: '{Di|Diga} de cada una qué la distingue de las demás.',
    listCheck: '{Comprueba|Compruebe} cada una con lo pedido y {quita|quite} lo que solo encaja a medias.',
  },
};
