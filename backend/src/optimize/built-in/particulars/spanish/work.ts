import type { Particular } from '../particular.js';

const LETTER =
  '(?:carta|oficio|correo(?: electronico)?|mail|e-?mail|mensaje|escrito|nota|texto|burofax|solicitud|comunicacion)(?: (?:formal|breve|cort[oa]|profesional|educad[oa]|sencill[oa]|amable))*';
const TO = '(?:a|al|para|de|dirigid[oa] a)';
const OF_MINE = '(?:mi |mis |la |el |los |las |un |una |nuestr[oa] )?';

/** What people write for work, for a post and to whoever decides about something. */
export const SPANISH_WORK: readonly Particular[] = [
  {
    named: `(?:${LETTER} (?:de|por|para) )?(?:despido(?: (?:disciplinario|objetivo|procedente))?|amonestacion(?: (?:escrita|laboral))?|llamado de atencion|apercibimiento|sancion laboral)(?= (?:a|al|para|por|de)|$)`,
    over: ['email', 'message', 'document', 'text', 'small', 'plain', 'unknown', 'application'],
    sharp:
      '{Expón|Exponga} los hechos con fecha y sin adjetivos, {di|diga} qué norma o deber se incumplió con [corchetes] para lo que debo confirmar, qué consecuencia tiene y desde cuándo, y {señala|señale} qué debe revisar un profesional antes de entregarla.',
    points: [
      'Hechos: con fecha, uno por uno; los míos entre [corchetes]',
      'Motivo: qué deber se incumplió, sin juzgar a la persona',
      'Consecuencia: cuál es y desde cuándo',
      'Entrega: acuse de recibo, plazos y copias',
      'Revisión: lo que cambia según el país o el convenio, marcado',
    ],
  },
  {
    named:
      '(?:guion|speech|script|argumentario|discurso|libreto)(?: (?:telefonico|corto))? (?:de |para )(?:la |una |mis )?(?:vender|ventas?|llamadas?|cobranza|atencion al cliente|call center|telemarketing)',
    sharp:
      '{Divídelo|Divídalo} en apertura, preguntas, oferta, objeciones y cierre, con frases que se puedan decir tal cual, una respuesta a las tres objeciones más frecuentes y solo datos que yo haya dado; nada que presione o prometa de más.',
    points: [
      'Apertura: quién llama, para qué y permiso para seguir, en dos frases',
      'Preguntas: tres para saber si le interesa',
      'Oferta: en una frase, según lo que haya contestado; [corchetes] para mis datos',
      'Objeciones: las tres más frecuentes, con su respuesta',
      'Cierre: un paso concreto, y una salida amable si dice que no',
    ],
  },

  {
    named: `${LETTER} (?:de|para|presentando|con) ${OF_MINE}(?:renuncia|renunciar|dimision|dimitir|baja voluntaria|dejar ${OF_MINE}(?:trabajo|empleo|puesto))|(?:renuncia laboral|carta renuncia|dimision|baja voluntaria)`,
    sharp:
      '{Di|Diga} en la primera frase que dejo el puesto y cuál es mi último día, {ofrece|ofrezca} dejar el trabajo traspasado, {agradece|agradezca} en una línea sincera y no {añadas|añada} motivos que yo no haya dado.',
    points: [
      'Primera frase: que dejo el puesto y mi último día',
      'Traspaso: una línea sobre cómo ayudaré con él',
      'Agradecimiento: una línea sincera, sin exagerar',
      'Fuera: motivos y quejas que no he mencionado',
      'Huecos: nombre, cargo y fecha entre [corchetes]',
    ],
  },
  {
    named: `(?:carta|correo|mail|email|texto) (?:de |para )?(?:motivacion|presentacion(?! de (?:producto|empresa|servicios?))|postular(?:me)?|aplicar|solicitud de (?:empleo|trabajo)|optar a)|carta motivacion`,
    sharp:
      '{Abre|Abra} con lo que me atrae justo de ese puesto, {une|una} dos cosas que he hecho con lo que piden, {cierra|cierre} con mi disponibilidad y {pon|ponga} [corchetes] donde falte un dato mío; sin frases que valgan para cualquiera.',
    points: [
      'Apertura: qué me atrae de ese puesto, sin «me dirijo a ustedes»',
      'Cuerpo: dos cosas que he hecho, cada una unida a algo que piden',
      'Pruebas: un resultado de cada una; los míos entre [corchetes]',
      'Cierre: disponibilidad y ganas de hablar, en dos frases',
      ['Extensión: menos de una página', '!length'],
    ],
  },
  {
    asked: true,
    over: [
      'summarise',
      'document',
      'text',
      'plain',
      'small',
      'unknown',
      'application',
      'message',
      'copy',
      'describe',
      'names',
      'caption',
      'pieces',
    ],
    named:
      '(?:perfil|resumen|extracto|descripcion|titular|sobre mi|acerca de)(?: (?:profesional|laboral|personal|mio))?(?: (?:de|para|en))? ?(?:mi |el )?(?:cv|curriculum(?: vitae)?|hoja de vida|linkedin)|(?:perfil|resumen) profesional|titular de linkedin',
    sharp:
      '{Di|Diga} primero qué hago y para quién, {usa|use} las palabras que buscaría quien contrata, {apoya|apoye} cada cualidad en algo hecho y {da|dé} tres versiones que se distingan de verdad.',
    points: [
      'Inicio: qué hago y para quién',
      'Palabras: las que buscaría quien contrata',
      'Pruebas: un logro en vez de cada adjetivo; mis cifras entre [corchetes]',
      'Sin tópicos: nada de «proactivo» ni «orientado a resultados»',
      ['Número: tres versiones que se distingan', '!count'],
    ],
    assumes: 'Number: three versions.',
  },
  {
    named: '(?:curriculum(?: vitae)?|cv|hoja de vida)(?! vs)',
    sharp:
      '{Ordena|Ordene} la experiencia de lo último a lo primero, cada punto con un verbo, lo hecho y su resultado, {destaca|destaque} lo que más cuenta en el oficio y {deja|deje} entre [corchetes] lo que falte.',
    points: [
      'Perfil: dos o tres líneas sobre lo que sé hacer',
      'Experiencia: de lo último a lo primero; verbo, tarea y resultado',
      'Selección: primero lo que más cuenta en el oficio',
      'Huecos: fechas, nombres y cifras mías entre [corchetes]',
      ['Extensión: una página, sin gráficos de nivel', '!length'],
    ],
  },
  {
    named: `(?:carta|correo|escrito) (?:de|para) (?:recomendacion|recomendar|referencias?)|recomendacion (?:de|en|para) linkedin`,
    sharp:
      '{Di|Diga} de qué conozco a la persona, {muestra|muestre} dos puntos fuertes con un ejemplo concreto de cada uno y {cierra|cierre} con una recomendación clara; [corchetes] donde deba añadir algo.',
    points: [
      'Apertura: desde cuándo y de qué conozco a la persona',
      'Puntos fuertes: dos, cada uno con un ejemplo; los míos entre [corchetes]',
      'Cierre: una recomendación clara, para qué, y cómo contactarme',
      'Evitar: adjetivos sin nada detrás',
    ],
  },
  {
    named: `${LETTER} (?:de|para|pidiendo|solicitando|pedir|solicitar)(?: (?:pedir|solicitar|un|una|el|mi))* ?(?:aumento|subida|incremento)(?: de (?:sueldo|salario))?`,
    sharp:
      '{Pide|Pida} una conversación sobre mi sueldo, {apóyala|apóyela} en lo que he aportado y no en mis gastos, {deja|deje} entre [corchetes] los logros y la cifra que falten y {cierra|cierre} con una propuesta de fecha.',
    points: [
      'Petición: clara, en las primeras líneas',
      'Base: dos o tres aportaciones con su resultado; las mías entre [corchetes]',
      'Cifra: la que pido, o un margen, entre [corchetes] si no la he dado',
      'Tono: seguro y agradecido, sin amenazas ni disculpas',
      'Cierre: una reunión, con fecha propuesta',
    ],
  },
  {
    named: `(?:${LETTER} )?(?:de |para |pidiendo |solicitando )?(?:pedir |solicitar )?(?:el |la |un |una |mis |unos )?(?:solicitud de )?(?:vacaciones|permiso(?: laboral| de trabajo)?|dias? libres?|dia de asuntos propios|teletrabajo|reduccion de jornada|cambio de turno)(?= (?:a |al |para |el |del |desde |por |con )|$)`,
    over: ['email', 'document', 'text', 'message', 'small', 'application', 'plain', 'unknown', 'reply'],
    sharp:
      '{Di|Diga} en la primera frase qué pido y desde cuándo hasta cuándo, {explica|explique} cómo queda cubierto mi trabajo, {pide|pida} una confirmación y no {añadas|añada} motivos que yo no haya dado.',
    points: [
      'Primera frase: qué pido y las fechas; [corchetes] si no las he dado',
      'Cobertura: qué queda hecho antes y a quién acudir',
      'Motivo: solo si lo he dado, en media línea',
      'Cierre: una confirmación, y hasta cuándo la necesito',
      ['Extensión: cuatro o cinco frases', '!length'],
    ],
  },
  {
    named: `${LETTER} (?:de|para|pidiendo|con) ${OF_MINE}(?:disculpas?|perdon|disculpar(?:me|nos)?|pedir (?:disculpas|perdon))|disculpas? (?:a|para|por)(?= )`,
    sharp:
      '{Di|Diga} sin excusas qué salió mal, {reconoce|reconozca} lo que supuso para la otra parte y {cuenta|cuente} qué se hará al respecto, todo breve y sin un «pero» detrás.',
    points: [
      'Primera frase: qué salió mal, sin rodeos',
      'Efecto: lo que supuso para la otra parte',
      'Solución: lo que se hará; [corchetes] si no lo he dicho',
      'Evitar: excusas, y un «lo siento» seguido de «pero»',
    ],
  },
  {
    named: `(?:${LETTER} (?:de |para )?|recordatorio (?:de |del )?)(?:(?:el |un |recordar (?:el )?)?(?:recordatorio de )?)(?:pago|cobro|cobrar|reclamar (?:el |un )?(?:pago|cobro|deuda)|reclamacion de (?:pago|deuda)|facturas? (?:vencidas?|pendientes?|impagadas?|sin pagar)|deuda|impago)`,
    sharp:
      '{Nombra|Nombre} en la primera línea la factura, el importe y el retraso, {fija|fije} una fecha para pagar, {di|diga} qué pasa después y {mantén|mantenga} un tono cordial y firme; [corchetes] para lo que no he dado.',
    points: [
      'Asunto y primera línea: factura, importe y retraso',
      'Petición: una fecha para pagar; la mía entre [corchetes]',
      'Salida: qué hacer si ya se ha pagado o no se puede pagar',
      'Consecuencia: qué pasa después de esa fecha',
      'Tono: cordial y firme, sin reproches',
    ],
  },
  {
    named: `${LETTER} (?:de |para )?(?:hacer )?(?:seguimiento|recordar(?:le)? (?:a|que|lo)|preguntar (?:por|como va|si hay))|seguimiento (?:de|a|tras)(?= )`,
    sharp:
      '{Recuerda|Recuerde} mi último mensaje en media frase, {repite|repita} lo único que necesito, {haz|haga} que se pueda responder en una línea y {deja|deje} fuera cualquier reproche.',
    points: [
      'Apertura: mi último mensaje, en media frase',
      'Petición: lo único que necesito, y para cuándo',
      'Respuesta: posible en una línea, con una opción o una fecha',
      'Tono: amable, sin reproches ni disculpas por insistir',
      ['Extensión: cuatro o cinco frases', '!length'],
    ],
  },
  {
    named: `(?:(?:${LETTER} )?(?:en frio|de prospeccion|de captacion|de venta en frio)|${LETTER} para (?:captar|conseguir|ofrecer|contactar|vender (?!mi|un|una|el|la)|presentar (?:mi|mis|nuestr[oa]s?) (?:servicios?|empresa|producto)))(?! (?:trabajo|empleo))`,
    over: ['email', 'document', 'text', 'message', 'copy', 'small', 'plain', 'unknown', 'application'],
    sharp:
      '{Abre|Abra} con algo de la otra parte y no con nosotros, {di|diga} en una frase qué ofrezco y qué gana con ello, y {pide|pida} un solo paso pequeño; [corchetes] donde vaya un dato suyo.',
    points: [
      'Apertura: algo suyo que he visto, entre [corchetes] si no lo he nombrado',
      'Oferta: una frase sobre qué es y qué gana',
      'Petición: un solo paso, fácil de aceptar',
      'Extensión: se lee en el móvil sin desplazarse',
      'Evitar: halagos y frases de vendedor',
    ],
  },
  {
    named:
      '(?:mensaje|correo|mail|email|respuesta|texto)(?: (?:automatic[oa]|de respuesta automatica))? (?:de |por |para )?(?:fuera de (?:la )?oficina|ausencia|vacaciones automatic[oa]|respuesta automatica)|(?:respuesta|mensaje) automatic[oa]|fuera de (?:la )?oficina',
    sharp:
      '{Di|Diga} hasta cuándo no estoy, quién ayuda mientras tanto y si leo los mensajes, en dos o tres frases amables y sin motivos que yo no haya dado.',
    points: [
      'Fechas: hasta cuándo, en la primera frase',
      'Contacto: quién ayuda mientras tanto y con qué',
      'Expectativa: si leo los mensajes y cuándo respondo',
      ['Extensión: dos o tres frases', '!length'],
    ],
  },
  {
    named: `(?:${LETTER} |carta )(?:de |para |pidiendo |solicitando )?(?:dar(?:me|nos)? de baja|darse de baja|(?:la )?baja (?:de|del|en)|cancelar|cancelacion|anular|anulacion|rescindir|rescision|desistimiento|no renovar)`,
    sharp:
      '{Di|Diga} en la primera frase qué contrato doy de baja y desde cuándo, {pide|pida} una confirmación por escrito con la fecha y {deja|deje} entre [corchetes] los datos que falten; sin explicar motivos que no se piden.',
    points: [
      'Primera frase: qué contrato termina y desde cuándo',
      'Datos: titular, número de contrato y fecha; [corchetes] si faltan',
      'Petición: confirmación por escrito y fin de los cargos',
      'Aviso: permanencia o plazo que debo revisar antes de enviarla',
      'Tono: firme y breve, sin justificarme',
    ],
  },
  {
    named: `${LETTER} (?:de |para |para presentar una |poniendo una |para poner una |pidiendo |solicitando |exigiendo )?(?:el |la |un |una |mi )?(?:reclamacion|reclamar|reclamo|queja|quejarme|quejarse|devolucion|reembolso|denuncia|denunciar)|hoja de reclamacion(?:es)?|(?:reclamacion|queja|reclamo|denuncia) (?:a|al|contra|ante|por|formal)(?= )|derecho de peticion|(?:accion de )?tutela (?:contra|por|para)|recurso (?:de|contra|por|para|a) .{0,20}multa|(?:pliego|escrito) de (?:descargos|alegaciones)|alegaciones (?:a|contra|por)`,
    sharp:
      '{Pon|Ponga} en las primeras líneas qué pido y para cuándo, después los hechos en orden con sus fechas, con un tono firme y sin insultos; [corchetes] para fechas, números y pruebas mías, y ninguna ley de la que no haya seguridad.',
    points: [
      'Apertura: de qué se trata y qué pido',
      'Hechos: en orden, con fechas; las mías entre [corchetes]',
      'Pruebas: lo que conviene adjuntar',
      'Petición: una sola, con un plazo para responder',
      'Base legal: solo donde sea segura; lo dudoso, marcado para comprobar',
    ],
  },
  {
    named: `(?:oficio|solicitud|instancia|escrito|carta)(?: formal)? (?:para (?:solicitar|pedir)|solicitando|pidiendo) .{3,60} (?:al|a la) (?:municipio|municipalidad|ayuntamiento|alcaldia|administracion|comunidad|banco|director\\p{L}*|escuela|colegio)|${LETTER} ${TO} ${OF_MINE}(?:caser[oa]|arrendador[a]?|propietari[oa]|duen[oa]|inquilin[oa]|inmobiliaria|seguro|aseguradora|banco|ayuntamiento|municipio|municipalidad|alcaldia|administrador[a]?|comunidad|presidente|hacienda|aerolinea|compania|ayto)`,
    sharp:
      '{Di|Diga} en la primera frase qué pido o qué rechazo, {expón|exponga} los hechos en orden, {pide|pida} una respuesta por escrito con fecha y {mantén|mantenga} la cortesía y la firmeza; [corchetes] para lo que no he contado.',
    points: [
      'Primera frase: qué pido o qué rechazo',
      'Hechos: los míos, en orden; [corchetes] para fechas y datos que falten',
      'Base: contrato o norma solo donde sea segura',
      'Cierre: una respuesta por escrito, con fecha',
      'Tono: cortés y firme',
    ],
  },
  {
    named: `${LETTER} ${TO} ${OF_MINE}(?:profe(?:sor(?:a)?)?|tutor(?:a)?|director(?:a)? de (?:tesis|tfg|tfm)|catedratic[oa]|maestr[oa])`,
    sharp:
      '{Di|Diga} en el asunto y en la primera frase qué necesito, {presenta|presente} en media línea quién soy con [corchetes] para curso y grupo, y {cierra|cierre} con una sola petición fácil de responder, sin dar pena.',
    points: [
      'Inicio: quién soy y de qué asignatura; curso y grupo entre [corchetes]',
      'Petición: una sola, en la segunda frase, con su fecha',
      'Motivo: solo el que he dado, sin dramatizar',
      'Cierre: agradecimiento breve y lo que puedo aportar',
    ],
  },
  {
    named:
      '(?:contrato|acuerdo|convenio)(?: (?:privado|sencillo|simple|basico|laboral|mercantil))? (?:de|para|entre)(?= )',
    sharp:
      '{Redáctalo|Redáctelo} por cláusulas numeradas con partes, objeto, precio, plazos, incumplimiento y fin, {deja|deje} cada dato mío entre [corchetes] y {señala|señale} qué cambia según el país y qué debe revisar un profesional.',
    points: [
      'Partes y objeto: quién, qué y desde cuándo; datos entre [corchetes]',
      'Cláusulas: numeradas, una obligación cada una',
      'Conflictos: retraso, impago, daños y cómo se pone fin',
      'Según el país: lo que hay que comprobar, marcado',
      'Firma: lugar, fecha y copias',
    ],
  },
  {
    named:
      '(?:carta (?:de )?(?:poder|autorizacion)|poder (?:simple|notarial)|autorizacion (?:para|de|a)|declaracion (?:jurada|responsable)|(?:carta|certificado|constancia) (?:laboral|de trabajo|de residencia|de ingresos|de invitacion)|recibo (?:de|por)|justificante (?:de|para))(?= |$)',
    sharp:
      '{Dalo|Delo} listo para firmar: quién declara, quién recibe, para qué exactamente y hasta cuándo vale, con cada dato personal entre [corchetes] y sin nada que amplíe el permiso.',
    points: [
      'Encabezado: quién firma y a favor de quién; datos entre [corchetes]',
      'Alcance: para qué exactamente, y nada más',
      'Validez: desde cuándo y hasta cuándo',
      'Cierre: lugar, fecha, firma y documentos que se adjuntan',
    ],
  },
  {
    named:
      '(?:orden del dia|agenda (?:de|para) (?:la |una |el )?(?:reunion|junta|asamblea)|convocatoria (?:de|para|a) (?:la |una )?(?:reunion|junta|asamblea))',
    sharp:
      '{Da|Dé} a cada punto sus minutos, su fin (informar, debatir o decidir) y quién lo lleva, lo que hay que decidir primero, y {cierra|cierre} con acuerdos y próximos pasos.',
    points: [
      'Puntos: cada uno con minutos, fin y responsable',
      'Orden: lo que hay que decidir antes que lo informativo',
      'Preparación: qué debe leer o traer cada cual',
      'Cierre: acuerdos, próximos pasos y encargados',
    ],
  },
  {
    named: '(?:acta|minuta)s?(?: de (?:la |una )?(?:reunion|junta|asamblea))?(?= (?:de|para|con)|$)',
    sharp:
      '{Recoge|Recoja} asistentes, temas, acuerdos y una tabla de tarea, persona y fecha, sin opiniones ni detalles del debate, y con [corchetes] donde falte un dato.',
    points: [
      'Datos: fecha, asistentes y quién levanta el acta; [corchetes] si faltan',
      'Temas: uno por apartado, con lo acordado y no lo discutido',
      'Tareas: tabla de tarea, persona y fecha',
      'Abierto: lo que quedó sin decidir',
    ],
  },
  {
    named:
      '(?:informe|reporte|resumen|parte)(?: (?:de|del))?(?: (?:estado|avance|progreso|seguimiento|actividades|situacion|la semana|semanal|mensual|diario|trimestral|gestion|ventas|resultados))+',
    sharp:
      '{Ordénalo|Ordénelo} en hecho, siguiente y bloqueado, un punto por línea con el resultado y no el esfuerzo, y {di|diga} qué necesito y de quién; [corchetes] donde falte un dato mío.',
    points: [
      'Primera línea: cómo va en conjunto, en una frase',
      'Orden: hecho, siguiente, bloqueado',
      'Puntos: una línea cada uno, el resultado y no el esfuerzo',
      'Bloqueos: qué hace falta, de quién y para cuándo',
      'Datos: solo los míos; [corchetes] donde falte uno',
    ],
  },
  {
    named: '(?:analisis |matriz )?(?:de )?(?:un |una )?(?:foda|dafo|swot|fortalezas y debilidades)',
    sharp:
      '{Da|Dé} puntos propios de este caso y no de cualquier negocio, {separa|separe} lo interno de lo externo y {termina|termine} con las tres acciones que salen de ahí.',
    points: [
      'Cuadrantes: fortalezas, oportunidades, debilidades y amenazas, tres o cuatro puntos cada uno',
      'Puntos: propios de este caso; lo supuesto, marcado',
      'Separación: lo interno aparte de lo externo',
      'Conclusión: tres acciones que salen del cruce',
    ],
  },
  {
    named:
      '(?:okrs?|kpis?|indicadores(?: de (?:desempeno|gestion|rendimiento))?|objetivos (?:smart|trimestrales|anuales|de equipo|y resultados))',
    sharp:
      '{Formula|Formule} cada uno como un cambio que se note, con su medida, su punto de partida y su meta, {pon|ponga} entre [corchetes] mis cifras y {di|diga} cuál conviene mirar primero.',
    points: [
      'Cada uno: un cambio que se note, no una actividad',
      'Medida: cómo se calcula y de dónde salen los datos',
      'Valores: partida y meta; los míos entre [corchetes]',
      'Elección: los tres que más importan, y uno que engaña',
    ],
  },
  {
    named: 'plan(?:es)? de (?:negocios?|empresa|emprendimiento)|modelo de negocio|(?:business model )?canvas',
    sharp:
      '{Describe|Describa} clientes, oferta, competencia, costes con el punto en que compensa y primeros pasos, todo propio de este caso, y {marca|marque} cada cifra supuesta.',
    points: [
      'Clientes: quiénes exactamente, y por qué cambiarían',
      'Oferta y competencia: en qué se distingue, con honestidad',
      'Dinero: costes, precio y punto en que compensa; supuestos marcados',
      'Riesgo: el que más puede hundirlo, y cómo probarlo barato',
      'Primeros pasos: para las próximas semanas',
    ],
  },
  {
    named: `(?:${LETTER} (?:con|de|para enviar) ${OF_MINE})?(?:propuesta (?:comercial|de (?:servicios|proyecto|colaboracion|patrocinio))|cotizacion|presupuesto para (?:un |mi )?cliente|dossier (?:comercial|de patrocinio))|propuesta (?:para|a)(?= )`,
    sharp:
      '{Di|Diga} qué problema resuelve, qué incluye y qué no, los pasos con plazos, el precio y el siguiente paso, solo con lo que he dado y [corchetes] para lo demás.',
    points: [
      'Problema: cuál es y qué cuesta dejarlo como está',
      'Oferta: qué incluye y qué no',
      'Pasos: con plazos y resultados',
      'Precio: como lo he dado; [corchetes] si falta',
      'Decisión: qué se necesita de quien lee, y para cuándo',
    ],
  },
  {
    named:
      '(?:oferta(?: laboral| de (?:trabajo|empleo))|anuncio de (?:trabajo|empleo)|descripcion (?:de(?:l)? )?(?:puesto|cargo|vacante|trabajo)|perfil (?:del? )?(?:puesto|cargo|candidato)|vacante)',
    sharp:
      '{Describe|Describa} primero lo que hará de verdad la persona, {separa|separe} lo imprescindible de lo deseable, {pon|ponga} sueldo, horario y lugar solo como los he dado y {termina|termine} con cómo presentarse.',
    points: [
      'Inicio: qué hará de verdad la persona, y para quién',
      'Requisitos: lo imprescindible aparte de lo deseable, pocos de cada',
      'Condiciones: sueldo, horario y lugar; [corchetes] si faltan',
      'Estilo: trato directo, sin «entorno dinámico» ni «retos»',
      'Final: cómo presentarse y qué pasa después',
    ],
  },
  {
    named:
      '(?:evaluacion(?:es)? (?:de|del) (?:desempeno|rendimiento|empleado|personal)|autoevaluacion(?: laboral| de desempeno)?|feedback (?:para|a|de) (?:un|una|mi|el|la)|retroalimentacion (?:para|a|de))(?= )',
    sharp:
      '{Describe|Describa} hechos y su efecto en vez del carácter, {apoya|apoye} cada punto fuerte y débil en un ejemplo, con [corchetes] para los míos, y {termina|termine} con un cambio acordado y cómo se notará.',
    points: [
      'Puntos fuertes: los de verdad, con un ejemplo; los míos entre [corchetes]',
      'Problema: qué pasa y qué provoca, sin juzgar el carácter',
      'Cambio: uno que se pueda observar, y hasta cuándo',
      'Apoyo: qué haré para que sea posible',
      'Tono: justo y directo',
    ],
  },
  {
    named: '(?:nota|comunicado) (?:de prensa|oficial)|boletin de prensa|gacetilla(?: de prensa)?',
    sharp:
      '{Pon|Ponga} la noticia en el titular, {responde|responda} qué, quién, cuándo, dónde y por qué en el primer párrafo, {deja|deje} la cita entre [corchetes] y {evita|evite} los elogios que un periodista tacharía.',
    points: [
      'Titular: la noticia misma, sin eslogan',
      'Primer párrafo: qué, quién, cuándo, dónde y por qué',
      'Cita: una, entre [corchetes] hasta que alguien la apruebe',
      'Estilo: datos, sin elogios',
      'Cierre: dos líneas sobre la organización y un contacto entre [corchetes]',
    ],
  },
  {
    named:
      '(?:encuesta|cuestionario|formulario de (?:satisfaccion|opinion)|preguntas (?:para|de) (?:una |la )?encuesta)s?',
    sharp:
      '{Pregunta|Pregunte} una sola cosa cada vez y con palabras neutras, {ofrece|ofrezca} respuestas que cubran todos los casos, de lo fácil a lo personal, y {di|diga} para qué sirve cada pregunta.',
    points: [
      'Preguntas: una cosa cada una, con palabras neutras',
      'Respuestas: escalas u opciones que cubran todos los casos, sin solaparse',
      'Orden: lo fácil primero, lo personal al final, una pregunta abierta para cerrar',
      'Utilidad: para qué servirá cada respuesta',
      ['Extensión: se contesta en cinco minutos', '!count', '!length'],
    ],
  },
  {
    named:
      '(?:presentacion|exposicion)(?: (?:oral|de|en|con))? ?(?:power ?point|ppt|diapositivas|canva|ventas|proyecto|resultados|oral|producto|empresa)?(?= (?:de|sobre|para|del|acerca)|$)|(?:diapositivas|slides|power ?point|ppt)|(?:titulos|guion) (?:de|para) (?:las |mis |una |mi |la )?(?:diapositivas|presentacion|exposicion)',
    sharp:
      '{Da|Dé} a cada diapositiva un solo mensaje como frase completa en el título, {di|diga} qué se ve en ella y qué se dice, y {termina|termine} con la decisión o la pregunta para el público.',
    points: [
      'Títulos: un mensaje cada uno, como frase completa',
      'Contenido: qué se ve; como mucho tres puntos o una imagen',
      'Al hablar: una o dos frases para cada diapositiva',
      'Hilo: los títulos leídos seguidos cuentan toda la historia',
      'Final: la decisión o la pregunta para el público',
    ],
  },
  {
    named:
      '(?:manual|instructivo|protocolo|procedimiento|guia)(?: (?:de|para|del|paso a paso|operativo|interno))+ (?:\\p{L}+ ){0,2}?(?:procedimientos?|usuarios?|procesos?|trabajo|bienvenida|onboarding|apertura|cierre|limpieza|atencion|emergencias?|empleados?|nuevos?|almacen|caja|seguridad|\\p{L}+cion|personal)',
    sharp:
      '{Numera|Numere} los pasos en el orden en que se hacen, una acción en cada uno, {di|diga} cómo se comprueba que está bien hecho y {marca|marque} dónde un error sale caro.',
    points: [
      'Antes de empezar: quién lo hace, cuándo y qué debe tener a mano',
      'Pasos: numerados, una acción en cada uno',
      'Comprobación: cómo se ve que está bien hecho',
      'Aviso: dónde un error sale caro o es peligroso',
      'Si algo falla: qué hacer y a quién avisar',
    ],
  },
  {
    named:
      '(?:aviso|cartel|letrero|nota|circular|comunicado|mensaje)(?: (?:para|a|de|en))? ?(?:los |las |mis |la |el )?(?:vecin[oa]s|comunidad|edificio|ascensor|portal|porton|puerta|padres|clientes|familias|apoderados|residentes|tienda|bano|cocina|oficina)|normas (?:de|para) (?:la |el |mi |los )?(?:casa|convivencia|piso|clase|aula|airbnb|huespedes|grupo|oficina|piscina)|reglas (?:de|para) (?:la |el |mi |los )?(?:casa|convivencia|clase|aula|airbnb|huespedes|grupo|oficina|piscina)',
    sharp:
      '{Pon|Ponga} primero lo que todos deben saber, después solo cuándo, dónde y qué se pide, en frases cortas que nadie lea como un ataque, y {deja|deje} [corchetes] donde no lo haya dicho.',
    points: [
      'Primera línea: lo que todos deben saber, en pocas palabras',
      'Después: cuándo, dónde y qué se pide; [corchetes] si no lo he dicho',
      'Tono: amable y claro, sin señalar a nadie',
      'Contenido: solo lo que he nombrado',
    ],
  },
  {
    named:
      '(?:presupuesto|plan de (?:ahorro|gastos|pagos?|deudas)|plan (?:para|de) (?:ahorrar|pagar|salir de) ?(?:mis |las |de )?(?:deudas?)?)(?= |$)(?! (?:para (?:un |mi )?cliente|del estado|general))',
    sharp:
      '{Haz|Haga} una tabla con cada partida y su importe, lo fijo aparte de lo variable, con una reserva y el total, {marca|marque} cada cifra estimada para que yo la cambie y {di|diga} por dónde recortar primero.',
    points: [
      'Formato: tabla con cada partida, su importe y el total',
      'Grupos: lo fijo aparte de lo variable',
      'Reserva: una línea para lo que siempre se olvida',
      'Estimaciones: marcadas, para poner mis propias cifras',
      'Recorte: por dónde empezar si no alcanza',
    ],
  },
  {
    named: `${LETTER} (?:para |de )?(?:pedir|solicitar|pidiendo|solicitando|solicitud de|peticion de)(?= )`,
    over: ['email', 'message', 'document', 'text', 'small', 'plain', 'unknown', 'application'],
    sharp:
      '{Pide|Pida} una sola cosa en la primera frase, {da|dé} el motivo en dos y lo que se adjunta, {di|diga} para cuándo haría falta la respuesta y {agradece|agradezca} sin rogar; [corchetes] para los datos que falten.',
    points: [
      'Petición: una sola, en la primera frase',
      'Motivo: dos frases, con los datos que he dado',
      'Datos: los que necesita quien decide; [corchetes] si faltan',
      'Cierre: para cuándo, y cómo responderme',
      'Tono: cortés, sin rogar ni exigir',
    ],
  },
];
