export const questionsEs = {
  sharp: {
    efforts:
      '{Nombra|Nombre} las medidas principales una por una, primero la de más peso, cada una con quién tiene que tomarla, un caso en que se probó y qué resultó, y qué cuesta o qué se interpone.',
    requirements:
      '{Agrupa|Agrupe} lo necesario según para qué sirve, {di|diga} de cada cosa qué hace falta exactamente y en qué cantidad, cuánto suele costar o tardar, y {marca|marque} lo imprescindible y lo que puede esperar.',
    calculation:
      '{Da|Dé} la fórmula con lo que significa cada magnitud, {resuélvela|resuélvala} una vez con las cifras dadas aquí, o con otras sencillas si falta alguna, y {di|diga} qué supuesto cambia más el resultado.',
    harm: '{Responde|Responda} en la primera frase, {di|diga} después de qué depende, por qué señales se nota que pasa a ser un problema y qué hacer en ese caso.',
    process:
      '{Recórrelo|Recórralo} en el orden en que ocurre, desde lo que lo desencadena hasta el final, {di|diga} en cada fase qué cambia y por qué, con tiempos aproximados si se conocen, y qué hace que vaya de otro modo.',
    wordClosest:
      '{Da|Dé} primero la palabra más cercana, después dos o tres próximas, cada una con su matiz y una frase breve, y {avisa|avise} si ninguna encaja del todo.',
    titlesListed:
      '{Nombra|Nombre} solo títulos que existan de verdad y cumplan todas las condiciones indicadas, cada uno con su autor o director, su año y, en pocas palabras, qué lo hace interesante, y {omite|omita} los dudosos.',
  },
  bullets: {
    effortEach: 'Medidas: una por una, primero la de más peso, cada una con quién tiene que tomarla',
    effortResult: 'Resultados: un caso en que se probó, y qué resultó',
    effortHurdle: 'Obstáculos: qué cuesta, qué la frena o qué habla en contra',
    effortWeight: 'Peso: cuál de ellas consigue más, y por qué',
    needGroups: 'Grupos: lo necesario, ordenado según para qué sirve',
    needExact: 'Cada cosa: qué hace falta exactamente y en qué cantidad',
    needCost: 'Esfuerzo: cuánto suele costar y cuánto se tarda',
    needMust: 'Marcado: lo imprescindible y lo que puede esperar',
    calcFormula: 'Fórmula: al principio, con lo que significa cada magnitud',
    calcWorked: 'Ejemplo: resuelto línea por línea, con las cifras dadas aquí o con otras sencillas',
    calcPlausible: 'Comprobación: un cálculo aproximado que muestre si el resultado puede ser correcto',
    calcAssumed: 'Supuesto: el que más cambia el resultado',
    harmFirst: 'Veredicto: en la primera frase',
    harmDepends: 'Riesgo: qué lo aumenta o lo reduce',
    harmSigns: 'Señales: en qué se nota que pasa a ser un problema',
    harmDo: 'Entonces: qué hacer ahora y cuándo no basta',
    processStart: 'Inicio: qué lo desencadena, en una frase',
    processStages: 'Fases: en el orden en que ocurren, cada una con qué cambia y por qué',
    processTimes: 'Detalles: tiempos, cantidades o cifras aproximados, si se conocen',
    processVaries: 'Varía: qué lo hace ir más rápido, más lento o de otro modo',
    wordFirst: 'La más cercana: primero, con una frase breve',
    wordNear: 'Próximas: dos o tres, cada una con su matiz',
    wordNone: 'Franqueza: decir si ninguna encaja del todo',
  },
  guided: {
    effortSteps:
      '{Di|Diga} en una frase a qué problema responden y {recorre|recorra} después las medidas, cada una con un ejemplo concreto.',
    effortVerdict: '{Termina|Termine} con lo que mejor ha funcionado hasta ahora y lo que aún falta.',
    needDecides: '{Nombra|Nombre} de qué depende cuánto hace falta.',
    needList: 'Después {enumera|enumere} lo necesario, grupo por grupo, con la cantidad de cada cosa.',
    calcMeasure: '{Di|Diga} qué se calcula exactamente y en qué unidad.',
    calcRun: '{Da|Dé} la fórmula y {sustituye|sustituya} las cifras, una línea por paso.',
    calcCheck: '{Comprueba|Compruebe} el resultado con un cálculo aproximado y {di|diga} qué lo cambiaría.',
    harmUsual: '{Di|Diga} en la primera frase hasta qué punto es serio.',
    harmLine: '{Di|Diga} qué aumenta o reduce el riesgo y por qué señales se nota.',
    harmNext: '{Termina|Termine} con qué hacer ahora y la señal de que no basta.',
    processPicture: '{Di|Diga} en una frase qué lo desencadena y qué resulta de ello.',
    processGo: 'Después {sigue|siga} un caso de principio a fin, fase por fase.',
    processTurn: '{Di|Diga} qué lo hace transcurrir de otro modo y qué se suele entender mal.',
    caseFollowed:
      'Después {ve|vaya} paso a paso y {muestra|muestre} en cada uno por qué es así, con un caso concreto o una comparación cotidiana.',
    wordFeatures: '{Di|Diga} en pocas palabras qué rasgos de significado debe tener la palabra.',
    wordPick: '{Da|Dé} la más cercana, después las dos siguientes, y {di|diga} qué rasgo le falta a cada una.',
  },
} as const;
