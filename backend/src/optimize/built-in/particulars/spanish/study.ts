import type { Particular } from '../particular.js';

const ON = '(?= (?:de|del|sobre|para|con|en|acerca)|$)';

/** What pupils, students and teachers need, and what programs are made of. */
export const SPANISH_STUDY: readonly Particular[] = [
  {
    named: `(?:informe|trabajo|reporte|exposicion escrita|monografia|investigacion)(?: (?:escolar|corto|breve))* (?:sobre|acerca de|de)(?= .{3,80}(?:para (?:el |la )?(?:cole|colegio|escuela|instituto|clase|primaria|secundaria|prepa|bachillerato|universidad|uni)))|trabajo (?:escolar|de clase)(?= (?:sobre|de))|monografia(?= (?:sobre|de))`,
    sharp:
      '{Ordénalo|Ordénelo} en introducción, tres o cuatro apartados con título y conclusión, {explica|explique} cada idea con un ejemplo a la altura del curso y {marca|marque} cada dato que deba comprobar en una fuente.',
    points: [
      'Introducción: de qué trata y por qué importa, en un párrafo',
      'Apartados: tres o cuatro con título, causas, efectos y un ejemplo',
      'Nivel: palabras del curso, términos aclarados',
      'Datos: los que debo comprobar, marcados; ninguna fuente inventada',
      'Conclusión: lo que se ha aprendido, sin repetir',
    ],
  },

  {
    named:
      '(?:tema|idea|titulo|propuesta)s? (?:de|para) (?:mi |un |una |el |la )?(?:tfg|tfm|tesis|tesina|monografia|trabajo (?:de fin|final|de investigacion)|proyecto de investigacion)|preguntas? de investigacion|hipotesis(?= (?:de|para|sobre)|$)|planteamiento del problema',
    sharp:
      '{Da|Dé} cinco, lo bastante concretos para que una persona pueda responderlos, con los datos y el método de cada uno y su punto débil, y {pon|ponga} primero el más viable.',
    points: [
      'Alcance: que una sola persona pueda responderlo en el plazo',
      'Cada uno: la pregunta, los datos y el método',
      'Punto débil: el principal, nombrado',
      ['Número: cinco, el más viable primero', '!count'],
    ],
    assumes: 'Number: five.',
  },
  {
    named:
      '(?:introduccion|justificacion|marco teorico|estado del arte|objetivos?|metodologia|conclusion(?:es)?|antecedentes|agradecimientos|resumen|abstract)(?: (?:y|general(?:es)?|especificos?))* (?:de|del|para) (?:mi |un |una |el |la )?(?:tfg|tfm|tesis|tesina|monografia|trabajo|proyecto|investigacion|articulo|ensayo)',
    sharp:
      '{Di|Diga} lo que esa parte tiene que contestar y en el orden que espera un tribunal, solo con lo que he contado, con [corchetes] para mis datos y sin inventar autores, fuentes ni resultados.',
    points: [
      'Contenido: lo que esa parte debe contestar, y nada de las demás',
      'Orden: de lo general a lo mío, un párrafo por idea',
      'Datos: solo los míos; [corchetes] donde falte uno',
      'Fuentes: ninguna de memoria; dónde hace falta una, marcado',
      'Estilo: académico, impersonal y sin relleno',
    ],
  },
  {
    named: `comentario(?:s)? (?:de texto|critico|literario|de un? (?:poema|fragmento|obra|texto))|analisis (?:literario|de un (?:poema|cuento|texto|fragmento))|resena (?:critica|literaria)`,
    sharp:
      '{Ve|Vaya} de tema y tesis a estructura, recursos y valoración, {apoya|apoye} cada afirmación en unas palabras del texto y {di|diga} qué consigue cada recurso en vez de solo nombrarlo.',
    points: [
      'Tema y tesis: una frase cada uno',
      'Estructura: partes, con la línea en que cambia cada una',
      'Recursos: los que importan, con cita y efecto',
      'Valoración: razonada, con el contexto solo si aclara algo',
      'Citas: solo del texto; si no lo tengo aquí, pedirlo',
    ],
  },
  {
    named: `ensayo(?: (?:argumentativo|academico|corto|breve|critico|filosofico|expositivo))*${ON}`,
    sharp:
      '{Toma|Tome} una postura con la que se pueda discrepar, {dedica|dedique} cada párrafo a un argumento con un ejemplo, {responde|responda} a la objeción más fuerte y {termina|termine} con lo que se sigue de todo ello.',
    points: [
      'Tesis: una frase con la que alguien podría discrepar',
      'Párrafos: un argumento y un ejemplo cada uno',
      'Objeción: la más fuerte, respondida',
      'Final: qué se sigue de ello, sin repetir la introducción',
      'Datos: ninguna cita ni cifra de la que no haya seguridad',
    ],
  },
  {
    named: `(?:tarjetas|fichas|flash ?cards)(?: (?:de (?:estudio|memoria|memorizacion|repaso|anki)|anki|didacticas))?${ON}|(?:mazo )?anki`,
    sharp:
      '{Pon|Ponga} un solo dato en cada tarjeta, pregunta delante y respuesta corta detrás, en una tabla de dos columnas, de lo básico a los detalles.',
    points: [
      'Formato: tabla de dos columnas, anverso y reverso',
      'Tarjetas: un dato cada una; ninguna respuesta de más de una línea',
      'Preguntas: de verdad, también al revés donde ayude',
      'Orden: de lo básico a los detalles',
      ['Número: unas veinte', '!count'],
    ],
    assumes: 'Number: about twenty cards.',
  },
  {
    named: `(?:ejercicios|problemas|actividades|practicas|ficha|hoja de (?:trabajo|ejercicios))(?: (?:resueltos|practicos|de (?:practica|repaso|refuerzo)))* (?:de|sobre|para practicar)(?! (?:fuerza|gluteos?|abdomen|abdominales|espalda|brazos|piernas?|pecho|cardio|gimnasio|gym|casa|respiracion|estiramiento|rehabilitacion|suelo|rodilla|cadera|hombro|cuello|lumbar|movilidad|calentamiento)(?![\\p{L}]))`,
    sharp:
      '{Ordénalos|Ordénelos} de fácil a difícil, con todo lo que hace falta en el enunciado y una sola respuesta posible, y {da|dé} al final, aparte, las soluciones paso a paso con el error que se suele cometer.',
    points: [
      'Orden: de fácil a difícil, una dificultad nueva en cada uno',
      'Enunciado: todo lo necesario, y una sola respuesta posible',
      'Soluciones: aparte, al final, paso a paso',
      'Error habitual: una línea en cada uno',
      ['Número: seis', '!count', '!single'],
    ],
  },
  {
    named: '(?:regla|truco|frase)s? (?:mnemotecnic[oa]s?|para (?:memorizar|recordar|acordarme))|mnemotecnia',
    sharp:
      '{Da|Dé} tres fáciles de imaginar, en el orden correcto, {muestra|muestre} qué parte corresponde a cada elemento y {marca|marque} la que mejor se queda.',
    points: [
      'Forma: una frase o una imagen fácil de ver',
      'Orden: el correcto, sin que falte nada',
      'Clave: qué parte corresponde a cada elemento, en una tabla',
      ['Número: tres, la mejor marcada', '!count'],
    ],
    assumes: 'Number: three.',
  },
  {
    named: `(?:esquema|apuntes|chuleta|resumen de estudio|guia de estudio|formulario|hoja de repaso|mapa (?:mental|conceptual)|cuadro sinoptico)${ON}`,
    over: ['outline', 'document', 'text', 'plan', 'small', 'plain', 'unknown', 'lesson', 'list', 'entries', 'image'],
    sharp:
      '{Haz|Haga} que quepa en una página: la idea central arriba, como mucho seis ramas con dos niveles, una línea y un ejemplo mínimo en cada una, y al final lo que se suele confundir.',
    points: [
      'Centro: el tema en una frase',
      'Ramas: seis como mucho, dos niveles en cada una',
      'Entradas: pocas palabras y un ejemplo mínimo',
      'Relaciones: cómo se enlazan las ramas',
      'Al final: lo que se suele confundir, lado a lado',
    ],
  },
  {
    named: `rubrica|criterios de evaluacion${ON}|lista de cotejo`,
    sharp:
      '{Haz|Haga} una tabla de criterios por niveles, {describe|describa} en cada casilla lo que se ve en el trabajo y no adjetivos, y {da|dé} a cada criterio su peso.',
    points: [
      'Formato: tabla de criterios por cuatro niveles',
      'Casillas: lo que se ve en el trabajo, sin «bueno» ni «excelente»',
      'Peso: el de cada criterio',
      'Criterios: cinco como mucho, sin solaparse',
    ],
  },
  {
    named:
      '(?:comentarios?|observacion(?:es)?|informe)(?: (?:de|para|del))+ (?:el |la |los |las )?(?:boletin(?:es)?|notas|calificaciones|alumn[oa]s?|tutoria|preescolar|infantil)',
    sharp:
      '{Nombra|Nombre} un punto fuerte con un ejemplo, algo que mejorar y el siguiente paso, con palabras que la familia entienda y que el alumno pueda leer; [corchetes] para lo que yo deba concretar.',
    points: [
      'Punto fuerte: uno, con un ejemplo; el mío entre [corchetes]',
      'A mejorar: una cosa, dicha como siguiente paso',
      'Palabras: claras para la familia, justas con el alumno',
      ['Extensión: tres o cuatro frases', '!length'],
    ],
  },
  {
    named: `(?:situacion(?:es)? de aprendizaje|secuencia didactica|unidad didactica|programacion didactica|planeacion(?: didactica)?|plan de clase|planificacion de (?:la )?clase|sesion de aprendizaje)`,
    sharp:
      '{Fija|Fije} qué sabrán hacer al final, {reparte|reparta} la sesión en inicio, desarrollo y cierre con minutos y materiales, {adapta|adapte} una actividad para quien va por delante y para quien se pierde, y {di|diga} cómo se evalúa.',
    points: [
      'Objetivo: qué sabrán hacer al final, observable',
      'Sesión: inicio, desarrollo y cierre, con minutos y materiales',
      'Adaptación: una para quien va por delante y otra para quien se pierde',
      'Evaluación: con qué y según qué criterio',
      'Según el centro: [corchetes] para competencias y normativa',
    ],
  },
  {
    named:
      '(?:tests?|pruebas) (?:unitari[oa]s?|de integracion|con jest|con pytest|con junit|e2e)|tests? para (?:mi|la|una|el|esta|este)',
    sharp:
      '{Prueba|Pruebe} un solo comportamiento en cada uno, con un nombre que lo diga, {cubre|cubra} el caso normal, los límites y las entradas no válidas, y {di|diga} dónde ha habido que suponer algo.',
    points: [
      'Pruebas: un comportamiento cada una, con un nombre que lo diga',
      'Cobertura: caso normal, límites, entradas vacías y no válidas',
      'Independencia: ninguna depende de otra ni del reloj',
      'Supuestos: dónde no se conocía el comportamiento esperado',
      'Resultado: el archivo completo, con la orden que lo ejecuta',
    ],
  },
  {
    named:
      '(?:consulta|query|sentencia|script)s?(?: (?:en|de))? (?:sql|mysql|postgres\\w*|sqlite|oracle)|sql(?= (?:para|que|de)|$)|query (?:para|que)',
    sharp:
      '{Di|Diga} qué base de datos se supone, {trata|trate} a propósito empates, valores ausentes y duplicados, y {muestra|muestre} el resultado con unas filas inventadas.',
    points: [
      'Consulta: completa, legible, con los nombres que he dado',
      'Base de datos: la supuesta, y qué cambia en otras',
      'Trampas: empates, valores ausentes y duplicados',
      'Resultado: mostrado con unas filas inventadas',
      'Velocidad: el índice que necesita, si hace falta',
    ],
  },
  {
    named: '(?:regex|expresion(?:es)? regular(?:es)?)',
    sharp:
      '{Devuélvela|Devuélvala} lista para copiar, {explica|explique} cada parte en una línea, {da|dé} tres entradas que encajan y tres que no deben, y {di|diga} qué casos válidos deja fuera.',
    points: [
      'Resultado: lista para copiar, con las opciones que necesita',
      'Explicación: una línea por parte',
      'Pruebas: tres entradas que encajan y tres que no deben',
      'Límites: casos válidos que deja fuera, y por qué',
    ],
  },
  {
    named:
      'docker ?file|docker[- ]compose|(?:archivo |configuracion )?(?:de )?(?:nginx|github actions|gitlab ci|kubernetes|terraform)|script (?:de |en |para )?(?:bash|shell|powershell|linux|windows)|(?:bash|shell|powershell)(?= (?:para|que)|$)|(?:comando|orden)s? (?:de |en |para )(?:linux|git|terminal|bash|windows|cmd|docker|ffmpeg)|cron(?:tab)?(?= (?:para|que)|$)',
    sharp:
      '{Da|Dé} el resultado completo y listo para copiar, {marca|marque} lo que debo adaptar, {enseña|enseñe} cómo probarlo sin cambiar nada y {di|diga} en qué sistema funciona y cómo deshacerlo.',
    points: [
      'Resultado: completo, listo para copiar',
      'Adaptar: cada línea que debo cambiar, marcada',
      'Prueba: cómo ejecutarlo primero sin cambiar nada',
      'Seguridad: sin contraseñas dentro, se detiene al primer error',
      'Sistema: dónde funciona, y cómo deshacerlo',
    ],
  },
  {
    named:
      '(?:componente|formulario|modal|boton|pagina|tabla|hook|navbar|menu)s?(?: \\p{L}+)? (?:de|en|con|para) (?:react|vue|angular|svelte|html|css|tailwind|next)|(?:esquema|modelo|diseno|diagrama)(?: (?:de|para|entidad))+ (?:la |una |mi )?(?:base de datos|bd|bbdd|relacion|api)|api rest(?= (?:para|de|en|con)|$)',
    sharp:
      '{Da|Dé} código completo con los nombres y tipos claros, {cubre|cubra} los estados vacío, de carga y de error, {muestra|muestre} cómo se usa y {nombra|nombre} las decisiones que yo podría querer distintas.',
    points: [
      'Código: completo, sin bibliotecas que no he nombrado',
      'Casos: normal, vacío, con error y con datos raros',
      'Reglas: qué puede faltar y qué debe ser único o válido',
      'Ejemplo: cómo se usa, con su resultado',
      'Decisiones: las que podría querer distintas',
    ],
  },
  {
    named:
      'read ?me|(?:caso|plan)(?:s|es)? de prueba|historias? de usuario|(?:reporte|informe) de (?:bug|error|fallo)s?',
    sharp:
      '{Escríbelo|Escríbalo} para que otra persona lo siga sin preguntarme: contexto en una frase, pasos o criterios que se puedan comprobar, resultado esperado y lo que queda fuera; [corchetes] donde falte un dato mío.',
    points: [
      'Contexto: para quién y para qué, en una frase',
      'Pasos o criterios: numerados, cada uno comprobable',
      'Resultado: el esperado, y el real si se conoce',
      'Fuera: lo que alguien podría esperar y no entra',
      'Huecos: versiones y datos míos entre [corchetes]',
    ],
  },
];
