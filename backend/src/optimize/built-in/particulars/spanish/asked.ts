import type { Particular } from '../particular.js';

const OPEN = '[¿¡]*';
const WHOLE = '[\\s.!?¿¡]*$';
const SAYING =
  '(?:dec(?:ir\\p{L}*|imos|irnos)|digo|dig[oa]s?|diga(?:mos)?|pedir\\p{L}*|pido|pidamos|contar\\p{L}*|cuento|rechaz\\p{L}+|negar(?:me|se)|contest\\p{L}+|respond\\p{L}+|explicarle|le explico|disculp\\p{L}+|recordar(?:le|les)|terminar con|termino con|cortar con|corto con|invit(?:ar|o)(?:la|lo|le)? a|consol\\p{L}+|agradec\\p{L}+|agradezco|proponer(?:le)?|le propongo|confes\\p{L}+|confieso|reclam(?:ar|o)(?:le)?|poner limites|pongo limites|despedir(?:me)?|me despido|declar(?:ar)?(?:me|se|o)|hablo con|hablar con|saco el tema|plante(?:o|ar)(?:le)?|negoci(?:o|ar))';

/** What people ask or say in a few words that mean one thing, whether or not there is a question mark. */
export const SPANISH_ASKED: readonly Particular[] = [
  {
    asked: true,
    named: `${OPEN}(?:(?:que|como) me (?:pongo|visto)|(?:que|como) (?:ponerme|vestirme)|como (?:ir|voy) vestid[oa]|que (?:ropa|outfit|look)(?: me pongo| usar| llevo)?|outfit|look)(?= (?:para|a|en|de)|$)(?! (?:en la maleta|de pie|de parto|metas|(?:en|para|a) (?:el |la |mi |un |una )?(?:curriculum|cv|perfil|formulario|plan|trabajar|estudiar|dieta)))`,
    over: [
      'suggest',
      'recommend',
      'question',
      'fact',
      'ideas',
      'plain',
      'small',
      'unknown',
      'advice',
      'entries',
      'list',
      'howto',
    ],
    sharp:
      '{Propón|Proponga} tres conjuntos completos, de lo más cómodo a lo más arreglado, con tejido, calzado y abrigo para esa hora y lugar, {di|diga} qué conviene evitar allí y {hazme|hágame} una sola pregunta que cambiaría la elección.',
    points: [
      'Conjuntos: tres completos, de cómodo a arreglado',
      'Cada uno: prendas, tejido, calzado y abrigo para esa hora y lugar',
      'Evitar: lo que desentona o molesta allí',
      'Con lo que tengo: cómo apañarlo sin comprar todo',
    ],
    assumes: 'Number: three outfits.',
  },
  {
    asked: true,
    named: `${OPEN}(?:.{0,90}[ ,](?:en que|donde|en donde) (?:los |lo |me |conviene |puedo |debo )*(?:meto|meter|inviert\\p{L}+|invertir(?:los|lo)?|pongo)|(?:en que|donde|como) (?:puedo |debo |empez\\p{L}+ a )?(?:invertir|invierto))(?![\\p{L}])`,
    over: [
      'suggest',
      'recommend',
      'question',
      'fact',
      'ideas',
      'plain',
      'small',
      'unknown',
      'advice',
      'howto',
      'decide',
      'explain',
    ],
    sharp:
      '{Di|Diga} primero qué dejar resuelto antes (deudas, colchón, plazo), después dos o tres opciones con su riesgo, costes, impuestos y disponibilidad, cuál encajaría según el plazo, y la señal de una estafa; lo que dependa del país, marcado.',
    points: [
      'Antes: deudas caras, colchón y cuándo necesitaré el dinero',
      'Opciones: dos o tres, con riesgo, costes, impuestos y disponibilidad',
      'Según el plazo: cuál encajaría y cuál no',
      'Avisos: señales de estafa, y lo que depende del país',
      'Preguntas: las dos que cambiarían la respuesta',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:dime |y )?(?:como (?:puedo |se puede )?(?:aprobar|apruebo|sacar|estudiar para|organizo (?:el|mi) estudio|estudio para)|(?:plan|horario|cronograma|calendario) (?:de|para) (?:estudios?|estudiar))(?= |$)(?! (?:la basura|al perro))(?=.{0,60}(?:oposici|examen|selectividad|ebau|carrera|asignatura|materia|mate|final|parcial|certificado|ingreso|universidad|estudi|b1|b2|c1|toefl|ielts|curso)|.{0,20}estudi)`,
    over: [
      'howto',
      'plan',
      'schedule',
      'advice',
      'question',
      'suggest',
      'plain',
      'small',
      'unknown',
      'explain',
      'lesson',
    ],
    sharp:
      '{Haz|Haga} un plan con horas que se puedan cumplir, lo que más pesa y lo que más cuesta primero, con repasos espaciados y, si hay examen, pruebas anteriores desde el principio, {di|diga} qué dejar fuera si falta tiempo y cómo saber si voy bien.',
    points: [
      'Tabla: tema, horas realistas y tarea concreta',
      'Orden: lo que más pesa y lo que más cuesta, primero',
      'Repaso: espaciado; si hay examen, con pruebas anteriores',
      'Control: cómo saber cada semana si voy bien',
      'Si falta tiempo: qué dejar fuera',
    ],
  },

  {
    asked: true,
    named: `${OPEN}(?:cual es )?(?:una |la |alguna |otra )?(?:mejor |buena )?(?:forma|manera|frase)s? (?:mas )?(?:(?:educad|amable|elegante|bonit|suti|cort|original|profesional|diplomatic|formal|divertid|delicad|buen)\\p{L}* )?(?:de|para) ${SAYING}|${OPEN}como (?:puedo |podria |debo |deberia |hago para |se puede |seria mejor )?(?:le |les |lo |la |te |me )*(?:puedo |debo )?${SAYING}(?!r? (?:si |la hora|el numero))(?! (?:en (?:ingles|frances|aleman|italiano|portugues|chino|japones)))|${OPEN}(?:que|q) (?:le |les |puedo |debo |deberia )*(?:digo|decir(?:le|les)?|contesto|contestar(?:le)?|respondo|responder(?:le)?|escribo|escribir(?:le)?|pongo|ponerle|mando) (?:a|al|en|si|cuando|para|por)(?= )|.{5,90}[ ,]como (?:hablo con|lo hablo|se lo (?:digo|cuento|explico|pido)|lo planteo|le hablo|saco el tema)(?![\\p{L}])|.{5,90} (?:como|que) (?:le|les) (?:digo|contesto|respondo|explico|pido|escribo)(?![\\p{L}])`,
    sharp:
      '{Da|Dé} dos o tres frases que yo pueda decir tal cual, {di|diga} cuál conviene en cada caso y qué es mejor callar, sin motivos que yo no haya dado.',
    points: [
      'Frases: dos o tres listas para usar, de distinto tono',
      'Cada una: cuándo es la adecuada',
      'Callar: lo que lo haría más difícil',
      'Después: qué más puedo decir según cómo reaccionen',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:una |alguna |unas |buena |buenas |la mejor )*excusas?(?= (?:para|por|de|que|creible|buena)|${WHOLE})`,
    sharp:
      '{Da|Dé} tres cortas, creíbles y difíciles de comprobar, que no culpen a nadie ni hablen de enfermedades, y {di|diga} cuál es la más segura.',
    points: [
      'Excusas: tres, una o dos frases, listas para decir',
      'Creíbles: corrientes y fáciles de recordar',
      'Evitar: enfermedades, muertes y culpar a alguien',
      'Elección: la más segura, y qué contestar si preguntan',
    ],
    assumes: 'Number: three.',
  },
  {
    asked: true,
    named: `${OPEN}(?:.{0,60}(?:entrevista(?: de trabajo| laboral)?)(?![\\p{L}]).{0,60}(?:que (?:me )?(?:preguntan|digo|llevo|pregunto)|como (?:me )?prepar\\p{L}+|prepar\\p{L}+|consejos|ayuda\\p{L}*)|(?:ayuda\\p{L}* )?(?:a |para )?prepar\\p{L}+ (?:me )?(?:para )?(?:una |la |mi )?entrevista|(?:consejos|tips) (?:para|de) (?:una |la |mi )?entrevista)`,
    sharp:
      '{Di|Diga} qué querrán comprobar en ese puesto, {da|dé} las preguntas más probables con el armazón de una buena respuesta y [corchetes] para mis ejemplos, y tres preguntas que yo pueda hacer; después {ofrece|ofrezca} ensayarla por turnos.',
    points: [
      'Qué buscan: lo que querrán comprobar en ese puesto',
      'Preguntas: las más probables, con el armazón de la respuesta',
      'Ejemplos: los míos entre [corchetes]; situación, lo que hice, resultado',
      'Mis preguntas: tres que muestren interés',
      'Ensayo: por turnos, si lo pido',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'message',
      'suggest',
      'question',
      'pieces',
      'entries',
      'list',
      'interview',
      'advice',
      'howto',
    ],
    named: `${OPEN}(?:como (?:puedo |debo )?(?:respondo|contesto|responder|contestar)|que (?:respondo|contesto|digo|responder)|(?:buenas? |una buena )?respuestas? (?:a|para)) (?:a |cuando (?:me )?pregunt\\p{L}+ |si me preguntan )?(?:la pregunta )?(?:de )?[:]?\\s?(?:["'«“¿]|por que|cuales son tus|donde te ves|hablame de ti|cual es tu)`,
    sharp:
      '{Di|Diga} qué busca en realidad la pregunta y {da|dé} tres respuestas de tono distinto, de medio minuto cada una, con [corchetes] donde vaya un ejemplo mío.',
    points: [
      'Detrás: qué busca en realidad la pregunta',
      'Respuestas: tres de tono distinto, medio minuto cada una',
      'Lo mío: [corchetes] donde vaya un ejemplo propio',
      'Evitar: la respuesta que resta puntos, y por qué',
    ],
    assumes: 'Number: three answers.',
  },
  {
    asked: true,
    named: `${OPEN}(?:(?:me )?(?:puedes |podrias )?(?:explica\\p{L}*|interpreta\\p{L}*|ayuda\\p{L}* a entender|lee\\p{L}*|que significan?|entender) )(?:(?:mi|mis|esta|este|estos|el|la|los|las|un|una|de|resultados?|informe) )*(?:analiticas?|analisis(?: de (?:sangre|orina))?|examenes de (?:sangre|laboratorio)|hemograma|laboratorio|resonancia|radiografia|ecografia|tac|biopsia)`,
    sharp:
      '{Explica|Explique} qué mide cada valor y si está bajo, normal o alto, qué sugieren juntos, qué más podría explicarlo y qué debo preguntar al médico y con qué prisa.',
    points: [
      'Cada valor: qué mide, y si está bajo, normal o alto',
      'En conjunto: qué sugieren, y con qué seguridad',
      'Otras causas: qué más podría explicarlo',
      'Médico: qué preguntar o repetir, y con qué prisa',
      'Palabras: sencillas, con los términos aclarados',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:como (?:se )?(?:cito|citar|cita|referenci\\p{L}+|hago (?:una |la )?(?:cita|referencia|bibliografia))(?![\\p{L}])|(?:cita|referencia|bibliografia|formato|citar)(?: \\p{L}+){0,6} (?:en |formato |normas |estilo )*(?:apa|mla|chicago|harvard|ieee|vancouver|iso)(?![\\p{L}]))`,
    sharp:
      '{Da|Dé} la entrada completa para la bibliografía y la forma corta para el texto, {marca|marque} lo que va en cursiva y {di|diga} qué dato falta en lugar de inventarlo.',
    points: [
      'Entrada completa: para la bibliografía, lista para copiar',
      'En el texto: la forma corta, con el autor dentro y fuera de la frase',
      'Cursiva y puntuación: como pide el estilo',
      'Lo que falta: nombrado, nada de memoria',
    ],
  },
  {
    asked: true,
    named: `(?!.*(?:correct[oa]|verbo|adjetivo|sustantivo|adverbio|sinonimo|oracion|palabras|hueco))${OPEN}(?:elige|escoge|elija|escoja|vota|decide(?: entre)?|quedate con|ayuda\\p{L}* a (?:elegir|escoger|decidir)(?: entre)?|cual (?:de (?:estos|estas|los|las) \\p{L}+ )?(?:te gusta mas|elegirias|elijo|es mejor|me queda mejor|prefieres|suena mejor|escojo)).{0,60}[:].*(?:,| o )`,
    sharp:
      '{Elige|Elija} uno en la primera línea, {di|diga} en dos frases por qué gana a los demás y cuál es su punto débil, y {nombra|nombre} un segundo para otro gusto.',
    points: [
      'Elección: uno de los que he nombrado, en la primera línea',
      'Motivo: por qué gana a los demás, en dos frases',
      'Punto débil: el del elegido',
      'Los demás: media línea cada uno, y un segundo puesto',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:motivame|animame|inspirame|dame (?:animos?|motivacion|un empujon|fuerza)|(?:necesito|quiero) (?:motivacion|animos?|un empujon)|levantame el animo)(?: por favor)?${WHOLE}`,
    sharp:
      '{Háblame|Hábleme} directamente en cinco o seis frases, sin lemas ni citas, y {termina|termine} con una sola cosa pequeña que pueda empezar en diez minutos.',
    points: [
      'Forma: cinco o seis frases, dirigidas a mí',
      'Contenido: por qué cuenta el primer paso; sin lemas ni citas',
      'Final: una cosa pequeña que pueda empezar en diez minutos',
      'Después: preguntarme qué estoy dejando para luego',
    ],
  },
  {
    asked: true,
    named: `(?:ya )?(?:no se|no tengo (?:ni )?idea de?|no tengo claro) (?:que|q) (?:hacer con mi (?:vida|carrera|futuro)|(?:carrera )?(?:estudiar|estudio)|carrera (?:elegir|seguir|escoger)|quiero (?:hacer|ser|estudiar)|hacer (?:despues|cuando termine|al terminar))|${OPEN}(?:que (?:carrera )?(?:estudio|estudiar|deberia estudiar)|que hago con mi vida)${WHOLE}|me siento (?:perdid[oa]|estancad[oa])(?: (?:en|con) (?:mi|la) (?:vida|trabajo|carrera))?${WHOLE}`,
    sharp:
      '{Hazme|Hágame} primero tres preguntas, sobre lo que me ha gustado hacer, lo que se me da bien y lo que no soportaría; después {nombra|nombre} tres caminos distintos y una forma barata de probar cada uno en un mes.',
    points: [
      'Primero: tres preguntas sobre lo que me gusta, se me da bien y no soporto',
      'Después: tres caminos distintos',
      'Cada uno: por qué encajaría, qué habla en contra, cómo probarlo barato en un mes',
      'Tono: tranquilo, sin lemas',
    ],
    assumes: 'Three questions to you before the work starts.',
  },
  {
    asked: true,
    named: `${OPEN}(?:y )?(?:(?:de verdad |realmente |si |aun |todavia )?(?:vale la pena|merece la pena|es (?:bueno|malo|seguro|normal|verdad|cierto|legal|posible|fiable|caro|recomendable)|funciona(?: de verdad)?|sirve(?: para algo)?|esta bien|es para tanto|conviene)(?: (?:eso|esto|aquello|ahora|o no))?|(?:eso|esto|para que sirve eso|que significa eso|por que pasa eso|como funciona eso|cuanto cuesta eso)(?: (?:es (?:bueno|malo|normal|seguro|verdad)|vale la pena|funciona|sirve))?)${WHOLE}`,
    sharp:
      'Si nuestra conversación no deja claro de qué se trata, {pregúntamelo|pregúntemelo} primero en una frase; si no, {responde|responda} en la primera frase y {da|dé} las dos razones que más pesan.',
    points: [
      'Referencia: preguntarme en una frase si no está claro de qué hablo',
      'Respuesta: en la primera frase',
      'Razones: las dos que más pesan',
      'Límites: cuándo la respuesta sería otra',
    ],
  },
  {
    asked: true,
    named: `(?:hola |necesito |quiero |me puedes )*(?:ayuda|ayudame|ayudar)(?: por favor)?(?: (?:con|en|sobre) (?:mi |el |la |los |un |una )?[\\p{L}\\p{N}+#.-]+(?: [\\p{L}\\p{N}+#.-]+){0,2})?${WHOLE}`,
    sharp:
      '{Pregúntame|Pregúnteme} primero, en un solo mensaje corto, qué quiero conseguir, qué tengo hecho y dónde me atasco; después {da|dé} los pasos uno a uno.',
    points: [
      'Primero: un mensaje corto que pregunte qué quiero conseguir, qué tengo y dónde me atasco',
      'Opciones: tres cosas que se suelen necesitar aquí, para elegir',
      'Después: paso a paso, esperando a que cada uno funcione',
    ],
    assumes: 'One message with questions to you before the work starts.',
  },
  {
    asked: true,
    named: `${OPEN}(?:(?:cual es |cuales son |dime |dame )?(?:l[ao]s? )?(?:mejor(?:es)?|mas (?:rapid[oa]|facil|barat[oa]|segur[oa])) (?:forma|manera|modo|metodo|truco)s? (?:de|para)|(?:la )?(?:forma|manera) mas (?:rapida|facil|barata|segura|eficaz) (?:de|para))(?= )`,
    sharp:
      '{Nombra|Nombre} la que {elegirías|elegiría} con los pasos exactos, {di|diga} por qué y {añade|añada} una alternativa y el error más común.',
    points: [
      'Elección: una, con los pasos exactos',
      'Motivo: por qué esa',
      'Alternativa: una, y cuándo es mejor',
      'Error: el más común',
    ],
  },
  {
    asked: true,
    over: [
      'training',
      'session',
      'plan',
      'schedule',
      'plain',
      'small',
      'unknown',
      'list',
      'entries',
      'ideas',
      'suggest',
      'text',
      'document',
      'advice',
    ],
    named: `(?:(?:un|una|el|la|mi|quiero|dame|hazme|necesito) )*(?:rutina|plan|programa|tabla|entrenamiento|ejercicios|circuito)(?: (?:de|para|en|con|semanal|diari[oa]|ejercicios?|\\p{Nd}+|dias?|la|el|ganar|hacer))* (?:gym|gimnasio|fuerza|musculacion|pesas|mancuernas|hipertrofia|full ?body|push pull legs|torso pierna|gluteos?|abdomen|abdominales|casa|cuerpo completo|calistenia|musculo|masa muscular|piernas?|espalda|brazos|hiit|cardio)`,
    sharp:
      '{Da|Dé} para cada día los ejercicios en orden con series, repeticiones y descanso, {di|diga} cómo subir la dificultad de una semana a otra y {nombra|nombre} el error de técnica de cada uno.',
    points: [
      'Días: ejercicios en orden con series, repeticiones y descanso, en una tabla',
      'Progreso: cómo subir la dificultad cada semana',
      'Técnica: un error que evitar en cada ejercicio',
      'Cambio: uno por si algo duele',
      'Inicio: cómo dar con la dificultad adecuada',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:(?:me )?(?:puedes |podrias )?(?:haz(?:me)? (?:un )?(?:code review|una revision)|revisa(?:me)?|revisar|review)) (?:de )?(?:(?:mi|este|esta|el|la) )*(?:codigo|funcion|script|clase|componente|pull request|pr)(?![\\p{L}])`,
    sharp:
      '{Enumera|Enumere} lo que está mal o es arriesgado, lo más grave primero, con el lugar, por qué importa y el cambio más pequeño, y {di|diga} qué está bien como está.',
    points: [
      'Hallazgos: mal o arriesgado, lo más grave primero',
      'Cada uno: el lugar, por qué importa y el cambio mínimo en código',
      'Bien: lo que conviene dejar como está',
      'Dudas: lo que depende de algo que no se ve aquí',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'compare',
      'question',
      'fact',
      'recommend',
      'decide',
      'suggest',
      'explain',
      'topic',
    ],
    named: `(?!(?:ejercicios?|escrib\\p{L}*|crea|haz\\p{L}*|redact\\p{L}*|test|quiz)(?!\\p{L}))(?!.*(?<!\\p{L})(?:frases?|lineas|palabras|parrafos?|puntos|filas)(?!\\p{L}))(?:${OPEN}(?:compara(?:me|r)?|comparacion (?:entre|de)|comparativa (?:entre|de)) (?!(?:est[aeo]s?|los (?:datos|textos|siguientes))(?![\\p{L}]))[^,.?:]{2,40} (?:y|e|con|o) [^?:]{2,60}$|${OPEN}(?:(?:que es mejor|cual es mejor|diferencias? entre|compara(?:me)?|que prefieres)[,:]? )?[^,.?:]{2,40} (?:vs\\.?|versus|contra) [^?:]{2,70}$|${OPEN}(?:(?:me )?(?:explica\\p{L}*|dime) )?(?:cual(?:es)? (?:es|son) )?(?:que )?(?:la |las |hay )?diferencias? (?:hay )?(?:entre|de) [^?]{2,60} (?:y|o) [^?]{2,60}[?]?$)`,
    sharp:
      '{Di|Diga} la diferencia principal en la primera frase, {compáralos|compárelos} en una tabla solo en lo que de verdad se distinguen, con un ejemplo de cada uno, y {termina|termine} con cuándo elegir cuál o cómo no confundirlos.',
    points: [
      'Diferencia: la principal, en la primera frase',
      ['Formato: tabla solo con aquello en que se distinguen', '!format'],
      'Ejemplo: un caso de cada lado',
      'Final: cuándo elegir cuál, o cómo no confundirlos',
    ],
  },
  {
    asked: true,
    over: ['explain', 'describe', 'plain', 'question', 'fact', 'small', 'unknown', 'why'],
    named: `${OPEN}(?:me |te |le |puedes |podrias |por favor )*(?:explic\\p{L}+|que es|como funcionan?|por que).{2,80}(?:como (?:si (?:tuviera|fuera|yo|le hablaras)|a un nin[oa]|para (?:un nin[oa]|tontos|dummies|principiantes))|(?:para|a) (?:un nin[oa]s?|mi (?:hij[oa]|abuel[oa])|tontos|dummies|alguien que no)|con (?:peras|manzanas|palitos|ejemplos de la vida)|en (?:palabras|terminos|lenguaje) (?:sencill|simpl|facil)\\p{L}+|de forma (?:facil|sencilla|simple)|facil)(?=.{0,40}$)`,
    sharp:
      '{Usa|Use} una sola comparación de la vida diaria y {mantenla|manténgala} hasta el final, con frases cortas y ningún término sin aclarar, {di|diga} dónde deja de valer y {termina|termine} con una pregunta para ver si se ha entendido.',
    points: [
      'Comparación: una de la vida diaria, mantenida hasta el final',
      'Frases: cortas, ningún término sin aclarar',
      'Límite: dónde deja de valer la comparación',
      'Final: una pregunta para ver si se ha entendido',
    ],
  },
  {
    asked: true,
    over: ['message', 'email', 'plain', 'small', 'greeting', 'text', 'unknown', 'suggest'],
    named: `(?:(?:un|una|escribe(?:me)?|hazme|dame|redacta|necesito|quiero|por favor|haz) )*(?:mensaje|mensajito|whatsapp|wasap|texto|sms|dm|audio)(?: (?:corto|breve|bonito|divertido|gracioso|amable|educado|lindo|de whatsapp))* (?:para|a|al) (?!(?:(?:el|la|un|una) )?(?:que |blog|web|pagina|promocion|cartel|letrero|contestador|lapida|placa|etiqueta|capsula|buzon|folleto|camiseta|tarta|invitacion|anuncio|valla|pancarta))(?:mi|mis|un|una|el|la|los|las|al)? ?[^:]{5,}`,
    sharp:
      '{Escríbelo|Escríbalo} listo para enviar, como se escribe de verdad a quien lo recibe, con el motivo en la primera frase y solo con lo que he dicho, y {señala|señale} debajo la frase que cambiaría para otro tono.',
    points: [
      'Comienzo: de qué se trata, en la primera frase',
      'Extensión: se envía tal cual',
      'Contenido: solo lo que he dicho',
      'Tono: como se le escribe a esa persona, no como una carta',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:que (?:tengo que |debo |hay que |me )?(?:llev(?:o|ar)|meto en|meter en|pong[oa] en|empac\\p{L}+|echo)|lista (?:de )?(?:equipaje|maleta|cosas (?:para|que) llevar|que llevar)|cosas (?:para|que) llevar|equipaje|maleta)(?: (?:en la maleta|a la playa))? (?:para|a|al|en|de)(?= )(?! (?:cabo|cuenta))`,
    sharp:
      '{Agrupa|Agrupe} todo por uso con cantidades donde importen, {marca|marque} lo imprescindible, {añade|añada} lo que más se olvida y {di|diga} qué puede quedarse en casa.',
    points: [
      'Grupos: por uso, con cantidades donde importen',
      'Marcado: lo imprescindible',
      'Olvidos: lo que casi todos dejan y echan de menos',
      'En casa: lo que no merece el espacio',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:(?:dame|buenas|unas|algunas|lista de|que|las|mejores|\\p{Nd}+) )*preguntas (?:(?:para|que) (?:hacer(?:le|les)?|preguntar(?:le)?|hago|debo hacer(?:le)?|puedo hacer(?:le)?)|(?:debo|puedo|deberia) hacer(?:le)?|para) (?:a |al |en |antes de |cuando |un |una |mi |el |la |alquil\\p{L}+ )*(?:caser[oa]|medico|doctor(?:a)?|ginecolog[oa]|entrevistador(?:a)?|reclutador(?:a)?|entrevista|candidat[oa]s?|albanil|contratista|vendedor|inmobiliaria|guarderia|colegio|abogad[oa]|mecanico|veterinari[oa]|proveedor(?:es)?|alquilar|comprar (?:un|una) (?:piso|casa|coche|carro)|ver (?:un |una )?(?:piso|casa|departamento)|visita|clientes?|usuarios?)`,
    sharp:
      '{Ordénalas|Ordénelas} por lo que más cambiaría la decisión, que pidan hechos y no promesas, y {di|diga} detrás de cada una qué respuesta sería buena y cuál preocupante.',
    points: [
      'Orden: primero lo que cambiaría la decisión',
      'Preguntas: sobre hechos y pruebas, ninguna de sí o no',
      'Tras cada una: una buena respuesta y una preocupante',
      ['Número: doce como mucho', '!count'],
    ],
  },
  {
    asked: true,
    over: ['howto', 'advice', 'question', 'fact', 'suggest', 'plain', 'small', 'unknown', 'recommend'],
    named: `${OPEN}(?:como|con que) (?:puedo |se |podria )?(?:quit(?:o|ar|a)|sac(?:o|ar|a)|limpi(?:o|ar|a)|elimin(?:o|ar|a)) (?:una |un |las? |los? |el |unas? )?(?:manchas?|olor(?:es)?|moho|hongos?|cal|sarro|grasa|oxido|humedad|vino|sangre|tinta|chicle|cera|pegamento|sofa|colchon|horno|sarten|plancha|zapatillas|tenis|plata)(?![\\p{L}])(?!.*(?:foto|photoshop|voz|audio|excel))`,
    sharp:
      '{Da|Dé} primero lo más suave que funciona, con cantidades, tiempo y pasos, {di|diga} dónde probarlo antes y qué no se debe usar ni mezclar nunca, y qué hacer si queda rastro.',
    points: [
      'Primero: lo más suave que funciona, con cantidades y tiempo',
      'Pasos: numerados, con la prueba previa en un sitio oculto',
      'Nunca: lo que lo empeora o no se puede mezclar',
      'Si queda rastro: el siguiente intento',
    ],
  },
  {
    asked: true,
    over: ['ideas', 'recommend', 'suggest', 'question', 'plain', 'small', 'unknown', 'list', 'entries', 'fact'],
    named: `(?!.*(?<!\\p{L})o (?:\\p{L}+ ){0,3}\\p{L}+\\?)${OPEN}(?:(?:que|q) (?:le |les |puedo |podria )?(?:regal\\p{L}+|compr\\p{L}+ de regalo)|(?:(?:ideas?|sugerencias|opciones) (?:de|para) (?:un )?)?(?:regalos?|detalle) (?:para|de|original|barat)|ideas? (?:de|para) regal\\p{L}+)`,
    sharp:
      '{Da|Dé} cinco regalos concretos y distintos entre sí, cada uno con el motivo por el que encaja con la persona y la ocasión, el precio aproximado y lo que puede fallar, y {marca|marque} cuál {elegirías|elegiría}.',
    points: [
      ['Regalos: cinco, concretos y de tipos distintos', '!count'],
      'Motivo: por qué encaja con la persona y la ocasión',
      'Precio: aproximado',
      'Cuidado: lo que puede fallar (talla, repetido, entrega)',
      'Elección: uno, y por qué',
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'debug',
      'why',
      'advice',
      'fact',
      'question',
      'troubleshoot',
      'yesno',
      'howto',
      'topic',
    ],
    named: `${OPEN}(?!(?:como|que|cual|escribe|haz|dame|lista|compara|explica\\p{L}*|carta|correo|mensaje|reclamacion|queja) )(?:por que |porque |xq )?(?:(?:el|la|los|las|mi|mis|se|me|un|una|tengo|hay) )*[^:=(){}?¿]{0,60}(?<![\\p{L}])(?:no (?:funciona|carga|enciende|prende|arranca|conecta|abre|cierra|enfria|calienta|centrifuga|desagua|suena|imprime|se ve|se oye|se conecta|reconoce|detecta|responde|da imagen|tiene señal|tiene senal|sube|baja|me deja|entra|gira|florece|crece|coge senal)n?|huele mal|hace ruido|hace un ruido\\p{L}*|gotea|pierde (?:agua|aceite|presion)|se (?:apaga|cuelga|congela|traba|bloquea|reinicia|calienta|sobrecalienta|descarga|desconecta|cierra|cae|seca|atasca|atora|sale|pone amarilla|ponen amarillas)n?(?: (?:sol[oa]|mucho|rapido))?|va (?:muy )?lent[oa]|esta (?:atascad|averiad|tapad|rot)[oa]|parpadea|tira error|da error|sale error|error \\p{Nd}+|[45]\\p{Nd}\\p{Nd} (?:error|bad gateway|forbidden))(?![\\p{L}])[^:=(){}¿]{0,60}$`,
    sharp:
      '{Enumera|Enumere} las causas de más a menos probable, cada una con una comprobación rápida y qué hacer si es esa, lo inofensivo y gratis primero, y {di|diga} qué mirar si no es ninguna.',
    points: [
      'Causas: de más a menos probable',
      'Cada una: una comprobación rápida y qué hacer si es esa',
      'Orden: primero lo inofensivo y gratis',
      'Si no es ninguna: qué mirar o apuntar, y a quién acudir',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'yesno', 'decide', 'topic', 'advice', 'message'],
    named:
      '(?!.*[:\\n])(?!.*(?<!\\p{L})(?:donde|como(?! deb)|con que|cual|cuales|cuanto|cuantos|por escrito|correo|carta|redact\\p{L}*|determina|verdadera|recomiendame) )(?!(?:escribe|haz|hazme|dame|crea|lista|ayudame|explica\\p{L}*|como|que|cual|cuanto|si) )[^?¿]{8,120}[ ,][¿]?(?:(?:me |le |la |lo |se |nos )?(?:puedo|puede|podemos|pueden|debo|deberia|tengo que|tiene que) [^?]{2,60}|que (?:hago|puedo hacer|hacemos|podemos hacer|debo hacer|deberia hacer|opciones tengo|me recomiendas|opinas)[^?]{0,30}|(?:es|esta) (?:normal|legal|bueno|malo|peligroso|verdad|grave|mucho|poco)[^?]{0,20}|algun consejo)[?.\\s]*$',
    sharp:
      '{Responde|Responda} en la primera frase y {di|diga} por qué, qué hacer primero y qué detalle de mi caso cambiaría la respuesta.',
    points: [
      'Respuesta: en la primera frase',
      'Por qué: la razón que más pesa',
      'Primero: qué hacer',
      'Depende: qué detalle de mi caso lo cambiaría',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:(?:dame|unos|algunos|buenos|los mejores|tus|\\p{Nd}+|tres|cinco|diez|algun|necesito|quiero|mejores) )*(?:consejos?|tips?|trucos?|recomendaciones)(?: (?:y trucos|practicos|utiles|rapidos))*(?= (?:para|de|sobre|si|cuando)(?! (?:amor|un experto))|${WHOLE})`,
    over: [
      'advice',
      'list',
      'ideas',
      'suggest',
      'plain',
      'small',
      'unknown',
      'entries',
      'recommend',
      'question',
      'howto',
      'fact',
    ],
    sharp:
      '{Pon|Ponga} primero lo que más se nota, cada consejo como algo que se hace, con su motivo en media frase, {deja|deje} fuera lo que sabe todo el mundo y {añade|añada} el error más común.',
    points: [
      'Orden: primero lo que más se nota',
      'Cada uno: algo que se hace, con su motivo en media frase',
      'Fuera: lo que sabe todo el mundo',
      'Error: el más común',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:(?:dime|dame|cual es|que|hay|busco|necesito|una|un|la|el|otra|alguna|algun|como se llama|otras?|unos?) )*(?:palabra(?! (?:de \\p{Nd}|que (?:rim|empi|term)))(?!.*(?:letras|rime))|termino|expresion|verbo|adjetivo|sinonimo|refran|antonimo)s? (?:para|que (?:signifi|descri|defin|quier)\\p{L}+|de|cuando)(?= )`,
    over: ['words', 'plain', 'small', 'unknown', 'question', 'fact', 'list', 'entries', 'meaning', 'suggest', 'names'],
    sharp:
      '{Da|Dé} primero la más cercana y después dos o tres próximas, cada una con su matiz y una frase corta, y {di|diga} si ninguna encaja del todo.',
    points: [
      'Más cercana: primero, con una frase corta',
      'Próximas: dos o tres, cada una con su matiz',
      'Registro: cotidiano, formal o literario',
      'Honestidad: decir si ninguna encaja del todo',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'explain', 'small', 'question', 'fact', 'why', 'unknown', 'suggest', 'meaning'],
    named: `${OPEN}(?:(?:pero|ok|perdon|perdona|disculpa|mmm|sigo sin|aun|todavia|es que|la verdad|no)[,]? )*(?:(?:(?:me )?(?:lo |la )?(?:puedes |podrias )?(?:explic|repit|repet|aclar)\\p{L}+(?: (?:otra vez|de nuevo|mejor|eso|esto|lo ultimo|la ultima parte|mas (?:facil|simple|despacio|claro)|de otra (?:forma|manera)|con otras palabras))+)|(?:no )?(?:lo |te |le )?(?:entiendo|entendi|entender|he entendido|comprendo|comprendi|capto|pillo)(?: (?:nada|eso|esto|bien|lo ultimo|la ultima parte|el (?:primer|segundo|ultimo) (?:paso|punto)))*)${WHOLE}`,
    sharp:
      '{Explícalo|Explíquelo} con otras palabras y otro ejemplo de la vida diaria, paso a paso y sin saltos, y {pregúntame|pregúnteme} al final qué parte sigue sin estar clara.',
    points: [
      'Palabras: distintas de las de antes, frases más cortas',
      'Ejemplo: uno de la vida diaria',
      'Orden: un paso cada vez, sin saltos',
      'Final: una pregunta para ver si ya está claro',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'small', 'question', 'unknown', 'suggest'],
    named:
      '(?:no|perdon|perdona|espera|mmm|en realidad|bueno)?[,.]? ?(?:no,? )?(?:me referia a|me refiero a|quise decir|queria decir|lo que (?:queria|quiero|pedi|digo) (?:era|es|decir)|no es (?:eso|lo que)|eso no es lo que|yo (?:pedi|decia|queria)|no era eso)(?=[ ,.]|$).{0,80}$',
    sharp:
      '{Toma|Tome} esto como una corrección de lo que pedí antes, {deja|deje} igual el resto de aquella petición y {da|dé} de nuevo la respuesta completa.',
    points: [
      'Corrección: esto sustituye a cómo se entendió lo anterior',
      'Lo demás: como lo pedí antes',
      'Resultado: la respuesta completa de nuevo, sin disculpas',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'formula', 'howto', 'code', 'suggest', 'change', 'entries', 'question', 'fact'],
    named: `${OPEN}(?:(?:formula|macro|tabla dinamica|funcion|una formula|como .{0,40}) (?:de |en |para |con )?)?(?:en )?(?:excel|google sheets|hojas? de calculo|sheets|google docs|power ?point|outlook|word|photoshop|canva|notion|calc)(?:[:,]| )(?=.{8,})(?!(?:es|vs|o|y|curso|certificado|gratis|online)(?![\\p{L}]))`,
    sharp:
      '{Da|Dé} los pasos o la fórmula lista para copiar, {di|diga} en qué versión funciona, {muestra|muestre} una fórmula en un ejemplo mínimo y {nombra|nombre} la trampa habitual.',
    points: [
      'Camino: el más corto, en pasos o en una fórmula lista para copiar',
      'Ejemplo: si es una fórmula, antes y después, con pocas filas',
      'Versión: dónde funciona, y qué cambia en las demás',
      'Trampa: lo que más falla, y cómo deshacerlo',
    ],
  },
  {
    asked: true,
    named: `(?!.*(?:nervios|miedo|panico|ansied|suspend|aprobe|plan|horario|calendario|por escrito))(?:.{0,80}(?:examen|parcial|final|oposicion(?:es)?|selectividad|ebau|pau|recuperacion|prueba|control)(?![\\p{L}]).{0,60}(?:ayudame a (?:estudiar|preparar|repasar|aprobar)|que (?:estudio|repaso|hago)|como (?:estudio|me preparo|lo apruebo|apruebo)|no (?:se|entiendo) nada)|(?:ayudame a |quiero |necesito |como )?(?:estudiar|preparar(?:me)?|repasar|me preparo|estudio|preparo)(?: (?:para|mi|el|la|un|una))* (?:examen|parcial|oposicion(?:es)?|selectividad|ebau|recuperacion|prueba))`,
    sharp:
      '{Dame|Deme} primero en una página lo que más probablemente caiga; después {pregúntame|pregúnteme} de una en una, {espera|espere} mi respuesta y {vuelve|vuelva} a lo que falle.',
    points: [
      'Primero: lo que más probablemente caiga, en una página',
      'Después: preguntas de una en una, esperando mi respuesta',
      'Tras cada una: bien o mal, con el motivo en una línea',
      'Puntos débiles: volver a lo que falle',
      'Tiempo: qué dejar fuera si no llega',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'recommend', 'suggest', 'plain', 'small', 'decide', 'unknown'],
    named: `${OPEN}(?:(?:que|q|cual|cuales) (?:es |son )?(?:el |la |los |las )?(?:mejor(?:es)? )?(?!(?:documentos?|papeles|requisitos|derechos|reglas|pasos|preguntas|formularios?|gastos|costes?|errores|medidas|cosas|debo|tengo|hora|dia|fecha|mes|ano|edad|epoca|temperatura|palabra|es|son|era|hace|hago|hay|pasa|significa|diferencia|quiere|puedo|tal|tan|le|les|se|me|dice|sabes|opinas|fue|ver|hacer|tiempo|momentos?|horas|epocas?|dias)(?![\\p{L}]))(?:\\p{L}+ ){0,2}?\\p{L}+ (?:me |nos )?(?:para (?:un|una|mi|el|la|los|ninos|principiantes|empezar|estudiar|jugar|trabajar|editar|viajar|correr)|(?:compro|comprar|elijo|uso|conviene|recomiendas|deberia|cojo|escojo|adopto|planto|elegir|comprarme|cambio))|(?:los |las )?mejores (?!momentos|horas|epocas?|dias)\\p{L}+(?: \\p{L}+){0,2} (?:para|de menos|por menos|baratos|baratas))(?![\\p{L}])`,
    sharp:
      '{Nombra|Nombre} la primera elección con las razones que deciden, después una o dos alternativas y cuándo serían mejores, y {di|diga} qué detalle de mi caso podría cambiarla.',
    points: [
      'Primera elección: una, en la primera línea',
      'Razones: las que deciden en este caso',
      'Alternativas: una o dos, y cuándo son mejores',
      'Duda: qué detalle de mi caso podría cambiarla',
    ],
  },
  {
    asked: true,
    named: `${OPEN}(?:como )?(?:dividir|dividimos|repartir|repartimos|reparto|divido|repartimos)(?: \\p{L}+)? (?:la |el |los |las )?(?:cuenta|alquiler|gastos?|renta|factura|deposito)`,
    sharp:
      '{Di|Diga} en una línea cómo se reparte y por qué es justo, {da|dé} una tabla con lo que paga cada cual y {comprueba|compruebe} que suma el total.',
    points: [
      'Criterio: cómo se reparte, en una línea',
      'Resultado: tabla con lo que paga cada cual',
      'Comprobación: la suma frente al total',
      'Otra forma: una línea sobre otro reparto justo',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small'],
    named: `(?:(?:el|la|los|las) )?(?!(?:hola|gracias|ayuda|ok|vale|buenas|buenos|tardes|noches|dias|adios|test|prueba|si|no|genial|bien|puede|puedo|capital|\\p{L}*jaja\\p{L}*|\\p{L}*haha\\p{L}*)(?![\\p{L}]))\\p{L}{4,}(?: \\p{L}{4,})?${WHOLE}`,
    sharp:
      '{Di|Diga} en una frase qué es, {da|dé} las cuatro o cinco partes que más importan con un ejemplo de cada una y {pregúntame|pregúnteme} en cuál quiero entrar.',
    points: [
      'Primero: qué es, en una frase',
      'Partes: las cuatro o cinco que más importan, con un ejemplo',
      'Utilidad: dónde se encuentra uno con ello',
      'Final: una pregunta sobre en qué parte entrar',
    ],
  },
];
