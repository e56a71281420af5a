import type { LexiconSource } from './lexicon.js';

const CODE_LANGUAGES =
  'python|javascript|typescript|java|c\\+\\+|c#|golang|rust|php|ruby|kotlin|swift|bash|powershell|react|node(?:\\.js)?|django|matlab';
const TONGUES =
  '(?:inglés|francés|alemán|italiano|portugués|español|castellano|catalán|rumano|chino|japonés|coreano|árabe|ruso|latín|gallego|euskera)';
const PASTED =
  '(?:est[eao]s?|siguientes?|el (?:texto|párrafo|mensaje|correo|artículo|código)|la (?:frase|oración|carta)|de abajo|mi (?:texto|correo|párrafo|carta))';

export const es = {
  spaced: true,
  proclitics: '',
  enclitics: '(?:me|lo|la|los|las|le|nos|melo|mela)?',
  headLast: false,
  lead: 'hola|buenas(?: tardes| noches)?|buenos días|oye|por favor|porfa(?:vor)?|pues|y|ahora|bueno|vale|entonces|también|¿|(?:me )?(?:puedes|podrías|puede|podría|podés)(?: usted)?(?: por favor)?(?: ayudarme a| ayudar a)?|quiero(?: que(?: me)?)?|quisiera(?: que(?: me)?)?|necesito(?: que(?: me)?| ayuda (?:para|con))?|me gustaría(?: que(?: me)?)?|ayúdame a|ayúdeme a|ayúdame con|ayuda (?:para|con)|tienes que|debes|tu tarea es|trata de|intenta|vamos a|basándote en [^,.\\n]{2,80},|a partir de [^,.\\n]{2,80},|según [^,.\\n]{2,80},|teniendo en cuenta [^,.\\n]{2,80},|actúa como (?:un|una|mi) [^,.;:?!\\n]{2,60}(?:,| y)(?= (?:escrib|dame|crea|redact|explica|diseñ|planific|resum|ayúdame))|\\d+[.)]',
  rules: [
    [
      'chat',
      'any',
      '^(?:hola|buenas(?: tardes| noches)?|buenos días|hey)[\\s,!.¡¿]*(?:qué tal|cómo estás|cómo te va|cómo andas|cómo está(?: usted)?)?[^.]{0,12}$|^(?:muchas )?gracias[^.?]{0,20}$|^(?:hoy )?(?:me siento|estoy|me encuentro)(?: muy| un poco| tan| bastante)? (?:triste|sol[oa]|ansios[oa]|estresad[oa]|cansad[oa]|deprimid[oa]|aburrid[oa]|agobiad[oa]|mal)(?: hoy)?[.!]*$',
    ],
    [
      'unknown',
      'start',
      '(?:ignora|ignore|olvida|olvide|omite|desestima|pasa por alto)(?: todo| todas?| todos| cualquier)?(?: lo)?(?: las| los| tus| sus)? ?(?:anterior(?:es)?|instrucciones|mensajes|reglas|que)|(?:muestra|muéstrame|imprime|revela|repite|dime)(?: tu| tus| el| las)? (?:prompt|instrucciones|mensaje) (?:del? sistema|de sistema|inicial(?:es)?|ocult[ao]s?|original(?:es)?)|(?:muestra|imprime|revela|dime) tus instrucciones',
    ],
    [
      'literal',
      'start',
      '(?:escribe|di|imprime|devuelve|responde)(?: solo| únicamente)?(?: con)?(?: la palabra| el texto)? ?["“«][^"”»]{1,40}["”»][.!]?$',
    ],
    [
      'persona',
      'start',
      'como (?:un|una|si fueras) .{3,60}, ¿?(?:qué|cómo|dime|explica|describe|escribe|por qué)|cómo te presentarías',
    ],
    [
      'roleplay',
      'start',
      'actúa(?: como)?|actúe como|haz(?:te pasar por|me de| de| el papel)|finge|imagina que (?:eres|vives|estás en)|(?:asume|adopta|toma|interpreta|juega|desempeña) (?:el|la|un) (?:papel|rol|personaje|identidad)|compórtate como|responde como|habla como|(?:ahora )?eres (?:un|una|mi|el|la)|simula (?:ser|que)|serás|sé mi|a partir de ahora|supón que eres|haz de',
    ],
    [
      'agent',
      'any',
      'abre (?:un|una) (?:pull request|pr)|ejecuta (?:los|las) (?:tests|pruebas)|en (?:este|mi|el) (?:repositorio|repo|proyecto|carpeta)|(?:recorre|revisa|analiza|busca en) (?:todos?|todas?) (?:mis|los|las|el|la) (?:archivos|correos|carpetas|código|repositorio)|haz commit|despliega|cada (?:día|mañana|hora|semana),? (?:revisa|envía|comprueba|recopila)|automatiza|usa (?:el navegador|la terminal|las herramientas)|cuando (?:termines|acabes),? (?:informa|avísame|dime|envía)|busca en (?:la web|internet)',
    ],
    [
      'formula',
      'start',
      '(?:escrib|crea|dame|genera|haz|muestra|traduce|convierte|diseña|necesit|propon|hazme)[^\\s]*\\b.{0,90}\\b(?:regex|expresión regular|consulta(?: sql)?|sql|fórmula(?: de| en| para)?(?: excel| google| sheets)?|comando(?: de)?(?: linux| bash| git)?|html|css|latex|markdown|cron)',
    ],
    [
      'app',
      'start',
      '(?:crea|haz|construye|desarrolla|diseña|genera|programa|escribe)(?:me)?\\b.{0,50}?\\b(?:página web|sitio web|web|aplicación|app|extensión|chatbot|bot|juego (?:de|del|en)|tienda online|prototipo|plugin|panel)',
    ],
    [
      'code',
      'start',
      `(?:implementa|programa|codifica)|(?:función|script|programa|código) (?:en |de |bash|python)[^.]{0,60}|(?:escrib|crea|desarrolla|construye|haz|genera|diseña|dame|muestra|necesito|hacer)[^\\s]*\\b.{0,90}?\\b(?:(?:${CODE_LANGUAGES})\\b.{0,40}?(?:función|script|programa|código|clase)|función (?:que|para|en|de python)|algoritmo|código (?:que|para|en|de)|programa (?:que|para|en|de python)|script (?:que|para|en|de)|pruebas unitarias|(?:python|javascript|typescript|java|c\\+\\+|php))`,
    ],
    [
      'translate',
      'any',
      `tradu(?:ce|zca|cir|cción|ciendo|cid)|cómo (?:se dice|digo|se traduce) .{1,60} en ${TONGUES}|(?:al|en) ${TONGUES} ?[:：]`,
    ],
    [
      'debug',
      'any',
      '(?:arregla|corrige|depura|repara|soluciona) .{0,20}(?:código|error|bug|función|script|programa)|(?:mi|el|este) (?:código|script|programa)(?: no funciona| da error| falla| lanza| devuelve)|mi función (?:no|da|devuelve)|traceback|(?:type|syntax|index|key|value|name|reference)error|encuentra el (?:bug|error)',
    ],
    [
      'readcode',
      'any',
      '(?:qué (?:hace|imprime|devuelve|muestra)|cuál es (?:la salida|el resultado|la complejidad)) .{0,30}(?:código|función|script|programa)|explica .{0,25}(?:este |el )?(?:código|función|script|programa) ?(?:siguiente|:|$)',
    ],
    [
      'summarise',
      'start',
      '(?:resum|sintetiz|condens)[^\\s]*|(?:haz|escribe|dame|crea|prepara|elabora|necesito)(?:me)?(?: un| una)?(?: breve)? (?:resumen|sinopsis|síntesis)|(?:cuáles son|cuál es) las? ideas? (?:principal|clave)|extrae las ideas',
    ],
    [
      'correct',
      'start',
      '(?:corrig|corrij|revis|edit|arregl|mejor)[^\\s]*\\b.{0,70}?\\b(?:gramatical(?:es)?|gramática|faltas|errores|ortografía|ortográfic[oa]s?|puntuación|tildes|acentos)|corrig[^\\s]* (?:este|el|la|esta|mi|las|los|siguiente)|está bien escrit[oa]',
    ],
    [
      'rewrite',
      'start',
      `(?:reescrib|reformul|parafrase|simplific|acort|reduc|mejor|pul|refin|adapt|transform|cambi|modific|reemplaz|ampl)[^\\s]* (?:${PASTED}|la|el|a|un|mi|para)(?! (?:ecuación|expresión|fracción))|haz que .{0,30}(?:más|suene)|pon .{0,30} en (?:pasado|tercera|primera)|convierte (?:${PASTED})`,
    ],
    [
      'extend',
      'start',
      'continúa|completa|termina|sigue (?:con|escribiendo)|escribe (?:la continuación|el final|el siguiente)|qué pasa después|rellena los (?:huecos|espacios)',
    ],
    [
      'prove',
      'start',
      'demuestra|demuestre|prueba que|verifica (?:si|la)|comprueba (?:si|que)|deduce|verdadero o falso|es cierto que',
    ],
    [
      'math',
      'start',
      '(?:resuelve|resuelva)(?! (?:el misterio|el conflicto))|calcula|calcule|halla|factoriza|deriva|integra|simplifica|(?:encuentra|determina|obtén|expresa)\\b.{0,50}\\b(?:valor|derivada|integral|área|volumen|perímetro|suma|raíces|probabilidad|ecuación|resto|media|solución|en función de)|(?:cuál es|cuánto es) (?:el área|el volumen|la probabilidad|la suma|el resto|el perímetro|la derivada|\\d)',
    ],
    [
      'math',
      'any',
      '(?:probabilidad de que|resto de (?:la división|dividir)|área (?:del|de un) (?:triángulo|rectángulo|círculo))',
    ],
    [
      'classify',
      'start',
      '(?:clasific|categoriz|etiquet|agrup)[^\\s]*|(?:identifica|dime|indica|determina|decide|di|señala|juzga) (?:si|cuál(?:es)? (?:de|es|son)|el sentimiento|la categoría|el género)|ordena (?:en categorías|por tipo)',
    ],
    [
      'classify',
      'any',
      '(?:positiv[oa]|negativ[oa])(?:,| o) (?:negativ[oa]|neutr[oa]|positiv[oa])|sentimiento (?:de|es)|en una de (?:las siguientes|estas) categorías|a qué categoría',
    ],
    [
      'extract',
      'start',
      'extra(?:e|iga|er)|(?:lista|encuentra|identifica|enumera|subraya|saca)\\b.{0,60}\\b(?:del|en el|de este) (?:texto|párrafo|artículo|siguiente|mensaje)',
    ],
    [
      'choice',
      'any',
      'cuál(?:es)? de (?:l[oa]s siguientes|est[oa]s|las opciones)|opción múltiple|palabra (?:sobra|intrusa)|no (?:pertenece|encaja)|elige la (?:respuesta|opción) correcta|opción correcta',
    ],
    [
      'decide',
      'any',
      'debería (?:yo )?(?:comprar|aceptar|dejar|mudarme|elegir|cambiar|invertir|estudiar|hacer|ir|seguir|vender|alquilar|pedir)|(?:me conviene|conviene)|qué (?:me conviene|es mejor|elijo|debo elegir)|cuál (?:es mejor|me conviene|elijo|debería)|vale la pena|merece la pena|no sé si|pros y contras|ventajas y (?:desventajas|inconvenientes)|ayúdame a (?:decidir|elegir)|es mejor .{2,60} o',
    ],
    [
      'compare',
      'any',
      'diferencias?(?: entre| de| hay)?|compara|comparación|versus|vs\\.?|en qué se (?:diferencia|parece|distingue)n?|similitudes|frente a',
    ],
    [
      'recipe',
      'any',
      'recetas?|cómo (?:se (?:hace|prepara|cocina)|hago|hacer|preparar|cocino|cocinar) .{0,30}(?:paella|sopa|tarta|torta|pan|pastel|pollo|arroz|tortilla|ensalada|salsa|pizza|galletas|lentejas|gazpacho|bizcocho|empanadas|tacos)',
    ],
    ['timeline', 'any', 'cronolog\\w+|línea (?:de|del) tiempo|orden cronológico'],
    [
      'training',
      'start',
      '(?:estudiar|preparar(?:me)?|entrenar|prepararme) (?:para|el|la|un) (?:examen|oposición|maratón|carrera|selectividad|prueba)',
    ],
    'made',
    [
      'words',
      'any',
      'sinónimos?|antónimos?|(?:que )?rim(?:a|e|an|en) con|rimas? (?:para|con)|(?<!\\d )palabras (?:que|con|para)|(?:frases|oraciones) (?:con|usando) la palabra|lo contrario de|otra palabra',
    ],
    [
      'evaluate',
      'start',
      '(?:analiz|evalú|evalu|critic|critiqu|coment|interpret|reseñ|valor|examin)[^\\s]*|haz (?:un|una) (?:análisis|crítica|reseña|comentario)|qué (?:opinas|te parece) (?:de )?(?:este|esta|mi)',
    ],
    [
      'discuss',
      'any',
      '(?:qué (?:opinas|piensas|crees)|cuál es tu opinión|estás de acuerdo|debate|discute|argumenta|es (?:ético|moral|justo|correcto|racional)|hasta qué punto|crees que)',
    ],
    ['text', 'start', 'describe (?:un|una) (?:escena|situación|día|lugar|personaje|mundo|ciudad|escenario)'],
    [
      'describe',
      'start',
      'describ[^\\s]*|define|defina|definir|háblame (?:de|sobre)|cuéntame (?:de|sobre|algo|más)|hablar (?:de|sobre)|(?:dame|da|ofrece)(?:me)?(?: una| la)? (?:descripción|definición|información|introducción|visión general)|información (?:sobre|de)|presenta|(?:significado|definición|historia|importancia|origen|concepto|efectos) (?:de|del)',
    ],
    [
      'explain',
      'start',
      'explic(?:a|ar|ame|ando|ación|arme)(?!te)|explíca\\w*|explique\\w*|enséñame|aclara|ilustra|detalla|desarrolla|expón|resalta|dime (?:cómo|por qué|qué)|(?:dame|da)(?:me)? (?:una )?(?:explicación|perspectiva|ejemplo de cómo)|profundiza',
    ],
    [
      'troubleshoot',
      'any',
      'no (?:funciona|enciende|arranca|se (?:abre|conecta|enciende|carga)|carga|responde|me deja|puedo (?:abrir|acceder|instalar|conectar|entrar))|se (?:bloquea|cierra|apaga|cuelga|reinicia|desconecta|congela)|qué (?:está mal|pasa con|falla)|cómo (?:lo )?(?:arreglo|soluciono|reparo|puedo (?:arreglar|solucionar))|(?:me )?(?:da|sale|aparece) (?:un )?error|mensaje de error',
    ],
    [
      'whatif',
      'any',
      'qué (?:pasaría|habría pasado|hubiera pasado|ocurriría|sucedería) si|y si .{3,60} (?:hubiera|no|nunca)|cómo sería .{2,40} si|imagina (?:un mundo|que no)',
    ],
    [
      'why',
      'question',
      'por ?qué|a qué se debe|cuál(?:es)? (?:es|son|fue|fueron)(?: la| las)? (?:principales )?(?:causas?|raz(?:ón|ones)|motivos?)|qué (?:causó|causa|provocó|provoca|hizo|originó)|cómo es que',
    ],
    [
      'advice',
      'any',
      'consejos?|trucos|tips|recomendaciones para|cómo (?:puedo|podría|podemos|se puede|debo|debería)?(?: yo)? ?(?:mejor|aprend|superar|manej|lidi|perd|adelgaz|ahorr|gestion|reduc|aument|desarroll|convert|ser más|evit|dej|concentr|relaj|dorm|prepar|motiv|organiz|afront|gan)[^\\s]*|estrategias para|formas de (?:mejorar|reducir|ahorrar|aumentar|aprender)|maneras de',
    ],
    [
      'howto',
      'any',
      'cómo (?:(?!funcion|influ|afect|surg)[a-z]+(?:o|ar|er|ir|arlo|erlo)|puedo|podría|se|hago|hacer|instalo|instalar|configuro|configurar|uso|usar|calculo|calcular|escribir|crear|creo|cambio|cambiar|llego|consigo|funciona la)(?! presentarías)|pasos (?:para|a seguir)|qué (?:tengo que|debo) hacer|instrucciones (?:para|de)|manera de hacer',
    ],
    [
      'names',
      'any',
      'nombres? (?:para|de)|ideas de nombres?|cómo (?:llamo|puedo llamar|llamar|llamarías) (?:a )?(?:mi|un|una)',
    ],
    [
      'ideas',
      'any',
      'ideas?|lluvia de ideas|formas creativas|qué puedo (?:hacer|cocinar) con|inspiración|sugerencias de',
    ],
    [
      'recommend',
      'any',
      'recom(?:ienda|iéndame|iende|endar|endaciones|endación|endarías)(?:me)?|sug(?:iere|iéreme|erencias|iera|erir)|(?:cuál(?:es)? es|cuáles son|qué es) (?:el|la|los|las|un|una) (?:mejor(?:es)?|buen[oa]?)|qué (?:libro|libros|película|películas|serie|portátil|móvil|coche|restaurante|regalo) (?:me|puedo|debería|compro|leo|veo)|dónde (?:puedo|debería) (?:comer|ir|comprar|alojarme|viajar)|mejor(?:es)? (?:época|momento|libros?|películas?|lugar(?:es)?|móvil|portátil|restaurantes?)|un buen',
    ],
    ['puzzle', 'any', 'adivinanza|acertijo|adivina|enigma'],
    [
      'list',
      'start',
      '(?:list|enumer|nombr|mencion)[^\\s]*|(?:dame|da|pon|ponme)(?: \\w+){0,3}? ejemplos|cuáles son|qué (?:tipos|clases|factores|elementos|medidas|ventajas|beneficios)|(?:beneficios|tipos|causas|síntomas|ventajas|etapas|ejemplos) de',
    ],
    [
      'quantity',
      'question',
      'cuánt[oa]s?|a qué (?:distancia|temperatura|altura)|qué (?:altura|edad|distancia|población|tamaño) (?:tiene|hay)|cuál es (?:el número|la población|la distancia|el precio|la altura|la temperatura|la superficie|el tamaño)',
    ],
    ['quantity', 'start', 'estima|estime|calcula aproximadamente'],
    [
      'explain',
      'question',
      'cómo(?! te | estás)|de qué (?:manera|forma)|qué (?:papel|efecto|impacto|relación|influencia)|cuál es (?:el papel|el proceso|la relación|el impacto|el objetivo|la función|el mecanismo)',
    ],
    [
      'describe',
      'question',
      'qué (?:es|son|significa|significan|fue|era|quiere decir)|cuál es (?:la definición|el significado|el concepto)',
    ],
    [
      'yesno',
      'question',
      '(?:es|son|está|están|puede|pueden|se puede|hay|tiene|tienen|debo|debe|deben|existe|existen|fue|fueron|ha|han|sirve|funciona|hace)',
    ],
    [
      'fact',
      'question',
      'quién|quiénes|cuándo|dónde|cuál|cuáles|qué|en qué|de qué|con qué|a qué|de quién|por quién|de dónde',
    ],
  ],
  makes: [
    ['plan', '(?:planific|organiz|program|plane)[^\\s]*'],
    ['recommend', '(?:sugiere|sugiera|recomienda|propón|proponme|propone)(?:me)?'],
    ['ideas', '(?:inventa|piensa|se te ocurre)[^\\s]*'],
    ['list', '(?:haz|crea|elabora|prepara|dame|escribe)(?:me)? una? (?:lista|tabla|listado)|lista'],
    ['text', '(?:escribe|escriba|escribir|redacta|redacte|redactar|compón|componer|redáctame|escríbeme)(?:me)?'],
    [
      'unknown',
      '(?:crea|cree|crear|genera|genere|generar|haz|haga|hacer|hazme|produce|prepara|preparar|elabora|elaborar|diseña|diseñar|desarrolla|desarrollar|dame|dar|ofrece|proporciona|elige|busca|responde|dibuja|cuéntame|cuenta|dime|construye|ponme|un|una|algo)',
    ],
  ],
  artifacts: [
    ['words', '(?:sinónimos?|antónimos?|rimas|refranes)'],
    ['reply', '(?:respuesta a(?:l)?|contestación)'],
    [
      'email',
      '(?:e-?mails?|correos?(?: electrónicos?)?|cartas?|mensajes?|invitaci(?:ón|ones)|felicitación|renuncia|queja|reclamación|nota|whatsapp|disculpa|agradecimiento|recordatorio)',
    ],
    [
      'essay',
      '(?:ensayos?|trabajo (?:académico|de investigación)|redacción|tesis|tesina|comentario de texto|monografía|texto argumentativo)',
    ],
    [
      'article',
      '(?:artículos?|entrada (?:de|del|para (?:el|un|mi)) blog|post (?:de|para(?: el| un| mi)?) blog|blog|boletín|newsletter|noticia|reportaje|nota de prensa|guía)',
    ],
    ['story', '(?:historias?|cuentos?|relatos?|novela|fábula|microrrelatos?|leyenda|capítulo)'],
    [
      'poem',
      '(?:poemas?|poesía|haikus?|soneto|versos|canci(?:ón|ones)|letra de|rap|copla|estrofa|estribillo|nana|himno|villancico)',
    ],
    [
      'caption',
      '(?:títulos?|titular(?:es)?|eslogan|eslóganes|slogan|lema|tuits?|tweets?|biografía para|bio|(?:publicación|publicaciones|post|posts|pie) (?:de|para|en) (?:instagram|facebook|linkedin|twitter|tiktok|x|redes)|chistes?|frases?|hashtags|brindis|dedicatoria|copy para)',
    ],
    ['speech', '(?:discursos?|presentación (?:oral|de|sobre)|charla|pitch|ponencia|monólogo|palabras para)'],
    [
      'copy',
      '(?:descripci(?:ón|ones) (?:de|del|para)(?: un| mi| el)? (?:producto|productos|anuncio|piso)|anuncios?|texto publicitario|publicidad|página de ventas|campaña|folleto|landing)',
    ],
    ['interview', '(?:preguntas (?:de|para)(?: una| la)? (?:entrevista|encuesta)|encuestas?|cuestionarios?)'],
    ['quiz', '(?:quiz|test|tests|preguntas|exámen(?:es)?|examen|ejercicios|trivial|ficha)'],
    [
      'lesson',
      '(?:plan de (?:clase|lección)|clase|lección|unidad didáctica|temario|taller|programación didáctica|curso)',
    ],
    [
      'document',
      '(?:carta de (?:presentación|motivación|recomendación)|currículum|curriculum|cv|contratos?|informes?|propuestas?|plan de negocios?|presupuesto|política|acta|solicitud|oferta de empleo|documento|acuerdo|reglamento|manual|plantilla|memoria|demanda|historia de usuario)',
    ],
    ['dialogue', '(?:diálogos?|conversación|guion|guión|escena|obra de teatro|sketch|entrevista con)'],
    ['recipe', '(?:recetas?)'],
    [
      'meals',
      '(?:plan(?: semanal)? de (?:comidas|alimentación)|plan (?:alimenticio|nutricional)|menú(?: semanal)?|dieta)',
    ],
    ['trip', '(?:itinerario|viaje|excursión|ruta|vacaciones|escapada|luna de miel|días en)'],
    [
      'training',
      '(?:(?:plan|rutina|programa|horario) de (?:entrenamiento|ejercicios?|estudio|estudios|gimnasio|running|aprendizaje)|rutina|entrenamiento)',
    ],
    ['schedule', '(?:horarios?|agenda|calendario|cronograma|orden del día|reuni(?:ón|ones)|planning)'],
    ['outline', '(?:esquema|índice|estructura|guion de|esquemas)'],
    ['plan', '(?:plan(?:es)?|estrategias?|hoja de ruta|proyecto|fiesta|evento|boda|presupuesto|lanzamiento)'],
    ['names', '(?:nombres?|apodo)'],
    ['ideas', '(?:ideas?|sugerencias|temas|regalos?|actividades|juegos|retos)'],
    ['recommend', '(?:recomendaciones|libros|películas|series|podcasts|restaurantes|hoteles|aplicaciones)'],
    ['timeline', '(?:cronología|línea de tiempo)'],
    ['advice', '(?:consejos|trucos|tips)'],
    ['howto', '(?:instrucciones|pasos|tutorial)'],
    ['image', '(?:imagen|imágenes|ilustración|dibujo|foto|fotografía|logo|logotipo|cartel)'],
    ['list', '(?:listas?|tablas?|ejemplos|razones)'],
    ['describe', '(?:descripción|definición|introducción a|explicación)'],
    ['evaluate', '(?:análisis|crítica|evaluación|comparación|comparativa)'],
    [
      'text',
      '(?:reseñas?|párrafos?|textos?|oraci(?:ón|ones)|fragmento|introducción|conclusión|contenido|biografía|prólogo)',
    ],
  ],
  question:
    'quién|quiénes|qué|cuándo|dónde|cuál|cuáles|por ?qué|cómo|cuánt[oa]s?|en qué|de qué|con qué|a qué|de quién|de dónde|para qué|es|son|hay|puede|pueden|se puede|está|tiene|existe|debo|debería|me conviene|vale la pena|y si|cual|cuales|quien|que|donde|cuando|como',
  request:
    'lee|lea|considera|adivina|responde|identifica|determina|elige|escoge|selecciona|completa|rellena|relaciona|ordena|estima|predice|encuentra|busca|comprueba|imagina|supón|di|dime|ayuda|cambia|convierte|añade|agrega|elimina|cuenta|compara|observa|estudia|usa|utiliza|haz|mira|da|dada|dado',
  unfinished: 'es|son|de|del|la|el|a|en|con|por|para|y|o|como|que|llamad[oa]|porque|un|una',
  wish: 'usa|use|utiliza|incluye|incluya|añade|agrega|asegúrate|evita|no|nunca|sin|solo|sólo|únicamente|limita|debe(?:n|ría)?|tiene que|el (?:texto|tono|correo|cuento) debe|da|dame|ofrece|propón|céntrate|enfócate|menciona|explica tu|muestra|mantén|formatea|responde|empieza|termina|máximo|mínimo|como máximo|al menos|escribe|por favor|además|también|que sea|quiero que|sé|con un tono|el tono|la extensión|el formato|añade|devuelv[ae]|ordena|presenta|pon|marca|separa|responda|muestre',
  above: '(?:el )?(?:texto |código |mensaje |párrafo )?(?:de arriba|anterior(?:es)?|antes mencionado)',
  formal:
    'usted|ustedes|su ayuda|podría usted|(?:me )?(?:puede|podría) (?:ayudar|explicar|escribir|dar|hacer|decir|resumir|recomendar)|escriba|explique|haga|resuma|traduzca|redacte|corrija|cree un|elabore|proporcione|deme|dígame|indique|describa|analice',
  slots: {
    audience:
      'para (?:un |una |mi |mis |los |las |el |la |niños|unos )?(?:\\w+ ){0,2}?(?:principiantes?|niñ[oa]s?|estudiantes?|alumn[oa]s?|adultos|adolescentes|clientes?|lectores|usuarios|padres|profesores|profesora?|jefe|jefa|equipo|empleados|compañeros|amig[oa]s?|expertos|público|mayores|abuel[oa]s?|familia|pareja|hij[oa]s?|clase|inversores|suegr[oa]s?|madre|padre|mamá|papá|herman[oa]s?|novi[oa]|espos[oa]|marido|mujer|chic[oa]s?|sobrin[oa]s?)|a (?:mi|mis|un|una|los|las) (?:\\w+ )?(?:jefe|jefa|cliente|clientes|profesor|profesora|amig[oa]|vecin[oa]s?|casero|equipo|madre|padre|hij[oa]|compañer[oa]s?|empleados|padres|novi[oa]|abuela)|dirigid[oa] a|público objetivo|como si tuviera|en (?:términos|palabras|lenguaje) (?:sencill[oa]s?|simples?)|sin conocimientos',
    tone: 'tono|estilo|formal|informal|profesional|amable|divertid[oa]|gracios[oa]|seri[oa]|educad[oa]|académic[oa]|coloquial|persuasiv[oa]|cercan[oa]|romántic[oa]|dramátic[oa]|irónic[oa]|humorístic[oa]|entusiasta|poétic[oa]|creativ[oa]|atractiv[oa]|cautivador[a]?|elegante',
    format:
      'listas?|viñetas|puntos|tabla|json|csv|markdown|html|formato|pasos|secciones|títulos|versos|estrofas|rima|columnas|esquema|numerad[oa]s?|plantilla|soneto|haiku',
    length:
      '(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|diez|cien|pocas) (?:palabras?|frases?|oraci(?:ón|ones)|párrafos?|páginas?|líneas?|caracteres|minutos|estrofas)|brev[ei]s?|brevemente|cort[oa]s?|concis[oa]|detallad[oa]|extens[oa]|resumid[oa]|microrrelato',
    deadline:
      'plazo|fecha límite|antes del? |para (?:mañana|el lunes|el martes|el miércoles|el jueves|el viernes|la próxima)|urgente|hasta (?:el|mañana)|en (?:\\d+|dos|tres|cuatro) (?:días|semanas|meses|horas)',
    context:
      'porque|ya que|debido a|soy (?:un|una|estudiante|profesor|profesora|nuev[oa]|de)|trabajo (?:en|como)|tengo (?:un|una|\\d+)|(?:mi|nuestra|nuestro) (?:empresa|equipo|situación|objetivo|proyecto|presupuesto|negocio|tienda|trabajo)|contexto|estudio|me estoy preparando|vivo en|estamos|para que',
    constraints:
      'no|sin|evita|evitando|solo|sólo|únicamente|debe(?:n)?|como máximo|como mínimo|máximo|mínimo|al menos|exactamente|excepto|asegúrate|incluy\\w+|incluya|que incluya|límite|entre \\d+ y \\d+|teniendo en cuenta|respet\\w+|resaltando|destacando',
  },
  traits: {
    steps:
      'paso a paso|(?:explica|muestra|justifica) (?:tu|tus|los|el) (?:respuesta|razonamiento|pasos|cálculos?|procedimiento)|razonamiento|cómo (?:llegaste|has llegado)',
    examples: 'ejemplos?|por ejemplo|como por ejemplo',
    reasons: 'por ?qué|raz(?:ón|ones)|justifica|explica|porque|motivos?',
    count: '\\d+ \\w+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|una docena',
    sources: 'fuentes?|cita|referencias|bibliografía|evidencia|estudios|enlaces',
    recent:
      'actual(?:es|mente)?(?! posición)|hoy(?: en día)?|reciente(?:s|mente)?|último año|este año|más nuevo|precio|cotización|202\\d|presidente(?: actual)?|campeón|ahora mismo',
    health:
      'salud\\w*|dieta|vegan[oa]|peso|adelgaz\\w+|ejercicio|vitaminas?|suplementos?|medicamentos?|síntomas?|enfermedad\\w*|virus|vacunas?|covid|cáncer|diabetes|tensión|embaraz\\w+|dormir|sueño|insomnio|ansiedad|depresión|terapia|dolor|fiebre|gripe|médico|alergia|calorías|ayuno|músculo',
    money:
      'inver(?:tir|sión|siones)|acciones|cripto\\w*|bitcoin|hipoteca|préstamo|deudas?|impuestos|pensión|jubilación|sueldo|salario|seguro|interés|inflación|banco|ahorr\\w+|alquiler',
    law: 'fianza|desahucio|multa|finiquito|preaviso|caser[oa]|legal(?:es|mente)?|ilegal|ley(?:es)?|abogad[oa]|demanda|contrato|visado|visa|casero|inquilin[oa]|divorcio|custodia|derechos de autor|patente|inmigración|tribunal|indemnización|herencia|testamento|despido',
    travel:
      'viaj\\w+|vacaciones|turism\\w+|turista|visitar|itinerario|vuelos?|hotel(?:es)?|escapada|excursión|mochiler\\w+',
    technology:
      'software|aplicaci(?:ón|ones)|app|ordenador|computadora|portátil|móvil|celular|iphone|android|windows|mac|linux|excel|word|navegador|chrome|wifi|router|servidor|nube|sql|api|docker|git|python|java|javascript|react|base de datos|web|impresora',
    table: 'tablas?|columnas|filas',
    mail: 'e-?mails?|correos?',
    fiction: 'ficción|ficticio|personaje|en la película|en el libro',
    expert:
      '(?:expert[oa]|consultor[a]?|especialista|ingenier[oa]|programador[a]?|analista|asesor[a]?|entrenador[a]?|abogad[oa]|médic[oa]|nutricionista|contable|editor[a]?|economista|científic[oa]|investigador[a]?|psicólog[oa]|diseñador[a]?|arquitect[oa]|gerente|profesor[a]?|maestr[oa])',
    ongoing:
      'conversación|a partir de ahora|mi primera (?:pregunta|petición|solicitud)|primera (?:pregunta|frase)|empecemos|te (?:daré|diré|escribiré|iré)|voy a|durante toda|cada vez|espera (?:a|mi)|te haré',
    person: 'quién (?:es|fue|era|son|fueron) [^?]{2,40}\\?*$',
    ownVoice: 'yo|mi|mis|mío|mía|soy|estoy|tengo|quiero|vivo|trabajo',
  },
} as const satisfies LexiconSource;
