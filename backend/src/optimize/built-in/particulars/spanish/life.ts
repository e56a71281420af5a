import type { Particular } from '../particular.js';

const OF_WHAT = '(?= (?:de|del|sobre|para|con|en|que|a|al|donde|entre)|$|,)';

/** Speeches and greetings, what is published, what is made up, and what people need at home. */
export const SPANISH_LIFE: readonly Particular[] = [
  {
    named:
      '(?:discurso|brindis|palabras|unas palabras|texto|speech)(?: (?:de|para|como|en|del|cort[oa]s?|breves?|emotiv[oa]s?|divertid[oa]s?))* (?:la |una |el |un |mi |boda de |novi[oa] de )*(?:boda|padrino|madrina|novi[oa]s?|casamiento|matrimonio|bodas de (?:oro|plata)|aniversario|cumpleanos|cumple|jubilacion|despedida|graduacion|quinceanera|quince anos|xv anos|bautizo|comunion|funeral|entierro|velorio)',
    sharp:
      '{Empieza|Empiece} con una escena concreta y no con «es un honor», {da|dé} un solo rasgo con una anécdota mía entre [corchetes] si no la he contado, {mezcla|mezcle} humor y emoción y {cierra|cierre} con una frase que invite a responder.',
    points: [
      'Inicio: una escena concreta, sin presentarme ni «es un honor»',
      'Centro: un rasgo, mostrado con una anécdota; la mía entre [corchetes]',
      'Tono: lo justo de humor, nada que avergüence a nadie',
      'Frases: cortas, fáciles de decir en voz alta',
      ['Duración: dos o tres minutos', '!length'],
    ],
  },
  {
    named:
      '(?:mensaje|carta|palabras|texto|nota|tarjeta|frase|unas palabras)s?(?: \\p{L}+)? (?:de |para (?:dar )?(?:el |un |mi )?)(?:pesame|condolencias?|luto)|(?:pesame|condolencias)(?= (?:a|para|por)|$)',
    sharp:
      '{Nombra|Nombre} la pérdida con palabras sencillas, {ofrece|ofrezca} una ayuda concreta en vez de «lo que necesites», sin consuelos hechos ni religión que yo no haya mencionado, y {deja|deje} [corchetes] para un recuerdo mío.',
    points: [
      'Inicio: la pérdida dicha con sencillez, con el nombre si lo he dado',
      'Recuerdo: uno, entre [corchetes] si no lo he contado',
      'Ayuda: una concreta, sin pedir respuesta',
      'Evitar: «está en un lugar mejor», «todo pasa por algo»',
      ['Extensión: tres o cuatro frases', '!length'],
    ],
  },
  {
    named:
      '(?:texto (?:de|para) (?:la |una |mi )?)?invitacion(?:es)?(?= (?:de|para|a|al|del|cumple\\p{L}*|boda|bautizo|comunion|digital|xv|fiesta)|$|,)',
    sharp:
      '{Pon|Ponga} primero qué se celebra, después fecha, hora, lugar y cómo confirmar, con [corchetes] para lo que no he dicho, y {da|dé} dos versiones, una sencilla y otra con más gracia.',
    points: [
      'Inicio: qué se celebra y de quién es',
      'Datos: fecha, hora, lugar y confirmación; [corchetes] si faltan',
      'Tono: el de la ocasión, sin frases de imprenta',
      'Versiones: dos, una sencilla y otra con más gracia',
    ],
    assumes: 'Two versions.',
  },
  {
    named:
      '(?:mensaje|carta|texto|frases?|tarjeta|felicitacion|dedicatoria|whatsapp)s?(?: (?:bonit[oa]s?|cort[oa]s?|divertid[oa]s?|original(?:es)?|emotiv[oa]s?|romantic[oa]s?))* (?:de |para |por |por el |para el |de feliz |feliz )(?:mi |un |una |el |la )*(?:cumple(?:anos)?|navidad|ano nuevo|aniversario|dia (?:de la madre|del padre|de las madres)|san valentin|santo|graduacion|nacimiento|bautizo|amor|buenos dias|agradecimiento|despedida|despedir(?:me)? (?:a|de) (?:un|una|mi|mis|los)|companer[oa] que se (?:va|jubila))|carta (?:de amor|romantica)|(?:felicitacion|dedicatoria)(?= (?:de|para|a)|$)',
    sharp:
      '{Escribe|Escriba} dos versiones como las diría yo, una breve para el móvil y otra algo más personal con [corchetes] para un recuerdo nuestro, con un detalle concreto en vez de frases de postal.',
    points: [
      'Versiones: dos, una breve y otra más personal',
      'Detalle: uno concreto; el nuestro entre [corchetes] si no lo he contado',
      'Voz: como le hablo a esa persona',
      'Evitar: frases de postal y rimas fáciles',
    ],
    assumes: 'Two versions.',
  },
  {
    named: '(?:post|publicacion|articulo)(?:s)? (?:de|para|en) (?:mi |el )?linkedin',
    sharp:
      '{Abre|Abra} con una frase que detenga la lectura, {cuenta|cuente} un hecho y lo que enseña en párrafos de una línea, y {cierra|cierre} con una pregunta de verdad; solo con datos míos y sin «me complace anunciar».',
    points: [
      'Primera frase: un hecho o una duda, sin «me complace anunciar»',
      'Cuerpo: un solo hecho y lo que enseña, párrafos de una línea',
      'Datos: solo los míos; [corchetes] donde falte uno',
      'Cierre: una pregunta que se pueda contestar',
    ],
  },
  {
    named:
      '(?:post|publicacion|copy|texto|caption|leyenda|descripcion|pie de foto|carrusel|historia|anuncio)(?:e?s)?(?: (?:cort[oa]|promocional|publicitari[oa]|divertid[oa]|original))* (?:de|para|en) (?:mi |el |la |una |un |foto de |foto en |redes )*(?:instagram|insta|ig|facebook|fb|redes(?: sociales)?|twitter|threads|foto)|pie de foto|carrusel (?:de|para|sobre)|post (?:de|para|sobre|promocionando|anunciando)(?! (?:mi |el |un )?blog)',
    sharp:
      '{Di|Diga} lo importante en la primera línea, con un detalle concreto de lo que he contado, {pide|pida} una sola acción y {da|dé} dos versiones de tono distinto; nada que yo no haya dicho.',
    points: [
      'Primera línea: lo que hace parar, antes del «ver más»',
      'Detalle: uno concreto de lo que he contado',
      'Acción: una sola, y cómo hacerla',
      'Etiquetas: pocas y que alguien busque de verdad',
      'Versiones: dos de tono distinto',
    ],
    assumes: 'Two versions.',
  },
  {
    named:
      '(?:guion|guiones|script|idea de guion)(?: (?:corto|breve))? (?:de|para|en) (?:un |una |mi |el |video |videos |el canal )*(?:tik ?tok|reels?|video|youtube|shorts?|podcast|anuncio|cortometraje|corto|historia|explicativo|radio)|guion (?:sobre|que)',
    sharp:
      '{Engancha|Enganche} en la primera frase, {pon|ponga} en una tabla lo que se dice junto a lo que se ve con sus segundos, {escríbelo|escríbalo} como se habla y {termina|termine} con una sola petición.',
    points: [
      'Formato: tabla con tiempo, lo que se dice y lo que se ve',
      'Primera frase: un gancho, sin saludo',
      'Lenguaje: frases cortas, como se habla',
      'Hilo: una sola idea, un ejemplo',
      'Final: una sola petición',
    ],
  },
  {
    named:
      '(?:calendario|plan|parrilla|cronograma|estrategia|ideas)(?: (?:de|mensual|semanal|para))* (?:contenidos?|publicaciones|redes(?: sociales)?|posts|instagram|marketing(?: digital)?|tik ?tok)',
    sharp:
      '{Haz|Haga} una tabla con día, canal, tema, formato y primera línea, {mezcla|mezcle} lo útil, lo personal y poca venta, y {marca|marque} lo que se puede grabar de una vez o reutilizar.',
    points: [
      'Formato: tabla con día, canal, tema, formato y primera línea',
      'Mezcla: sobre todo lo útil o personal, poca venta',
      'Esfuerzo: lo que se graba de una vez o se reutiliza, marcado',
      'Medida: qué mirar al cabo de un mes',
    ],
  },
  {
    named:
      '(?:bio|biografia|presentacion)(?: (?:corta|profesional))? (?:de|para|en) (?:mi |el |un |una |perfil de )*(?:instagram|tik ?tok|linkedin|twitter|web|negocio|tienda|facebook|tinder|bumble|apps? de citas)|(?:perfil|descripcion|bio) (?:de|para|en) (?:mi )?(?:tinder|bumble|hinge|apps? de citas)',
    sharp:
      '{Di|Diga} en pocas palabras lo que no podría decir nadie más, con detalles míos o [corchetes] y sin adjetivos sobre mí, {deja|deje} algo fácil de contestar y {da|dé} tres versiones distintas.',
    points: [
      'Detalles: pequeños y ciertos; [corchetes] donde ayude uno',
      'Gancho: algo fácil de contestar o de hacer',
      'Evitar: adjetivos sobre mí y «amante de los viajes»',
      ['Número: tres versiones de tono distinto', '!count'],
    ],
    assumes: 'Number: three versions.',
  },
  {
    named: `(?:anuncio|texto|publicacion) (?:para|de) (?:vender|alquilar|la venta de) (?:mi|un|una|el|la|unos|unas)|(?:anuncio|publicacion|descripcion|ficha|texto)(?: (?:de|para|en|vender|del|venta|alquilar|alquiler|mi|un|una|la|el|segunda mano|arriendo|renta))* (?:producto|wallapop|vinted|milanuncios|mercado ?libre|marketplace|etsy|amazon|airbnb|piso|habitacion|departamento|depa|casa|coche|carro|auto|moto|bici(?:cleta)?|apartamento|sofa|movil|celular)`,
    sharp:
      '{Pon|Ponga} en el título lo que alguien buscaría, después estado, medidas y lo que incluye, los defectos con honestidad, y cómo verlo o recogerlo; [corchetes] para cada dato que no he dado.',
    points: [
      'Título: las palabras que alguien buscaría',
      'Datos: estado, medidas, antigüedad y qué incluye; [corchetes] si faltan',
      'Defectos: con honestidad, en una línea',
      'Precio y entrega: como los he dado',
      'Fotos: las cuatro que hacen falta',
    ],
  },
  {
    named: '(?:esloganes|eslogan|slogans?|lemas?|claim|tagline)',
    sharp:
      '{Da|Dé} ocho de menos de siete palabras que solo valgan para esto, cada uno por un camino distinto, y {marca|marque} el mejor con su motivo; sin «calidad», «pasión» ni «soluciones».',
    points: [
      'Forma: menos de siete palabras, fácil de decir',
      'Contenido: algo que solo valga para esto',
      'Caminos: beneficio, imagen, humor, contraste',
      ['Número: ocho, el mejor marcado y con el motivo', '!count'],
    ],
    assumes: 'Number: eight.',
  },
  {
    named: `(?:resena|opinion|valoracion)(?: (?:positiva|negativa|de \\p{Nd} estrellas|en google|honesta|corta))*(?= (?:de|del|para|sobre|en|a|al)|$)`,
    over: ['text', 'evaluate', 'document', 'article', 'small', 'plain', 'unknown', 'copy', 'message', 'caption'],
    sharp:
      '{Cuenta|Cuente} qué pedí o usé, lo mejor y lo peor con un detalle de los míos y a quién le vendría bien, como lo diría un cliente y no un anuncio; nada que yo no haya contado.',
    points: [
      'Inicio: el veredicto, en una frase',
      'Lo mejor y lo peor: un detalle de cada uno, de los míos',
      'Para quién: a quién le vendría bien y a quién no',
      'Voz: de cliente, sin exclamaciones en cadena',
    ],
  },
  {
    named:
      '(?:newsletter|boletin(?: (?:informativo|semanal|mensual))?|landing(?: page)?|pagina de (?:inicio|ventas|aterrizaje|sobre nosotros|quienes somos)|texto (?:de|para) (?:la |mi )?(?:pagina|web|sobre nosotros|quienes somos)|quienes somos|sobre nosotros|preguntas frecuentes|faq)',
    sharp:
      '{Pon|Ponga} en la primera línea qué gana quien lee, {da|dé} tres razones con algo que las pruebe, {responde|responda} la duda principal y {termina|termine} con una sola acción; [corchetes] donde falte una prueba mía.',
    points: [
      'Primera línea: qué es, para quién y qué gana',
      'Razones: tres, con una prueba cada una; las mías entre [corchetes]',
      'Duda: la principal, respondida',
      'Acción: una sola, la misma en todo el texto',
      'Estilo: como lo diría una persona, sin superlativos',
    ],
  },
  {
    named:
      '(?:cuento|historia)(?: (?:corto|corta|breve|infantil))*(?: (?:para (?:dormir|ninos|ninas|mi (?:hij[oa]|sobrin[oa]|niet[oa])|leer)|infantil|de buenas noches))',
    sharp:
      'Que un niño quiera algo que se pueda dibujar, lo intente tres veces y lo consiga por sí mismo; con frases para leer en voz alta, algo que se repita y un final que calme, sin moraleja dicha.',
    points: [
      'Protagonista: quiere algo concreto desde la primera frase',
      'Trama: tres intentos, el último por sus propios medios',
      'Lenguaje: para leer en voz alta, con una frase que se repite',
      'Final: tranquilo, sin moraleja dicha',
      ['Extensión: cinco minutos de lectura', '!length'],
    ],
  },
  {
    named: `(?:letra (?:de|para) (?:una |mi )?(?:cancion|rap|reggaeton|corrido|bolero|balada)|letra|cancion|rap|corrido|bolero|reggaeton)(?= (?:de|sobre|para|que)|$)`,
    sharp:
      '{Encuentra|Encuentre} la línea a la que todo vuelve, {da|dé} a cada parte una imagen propia de la vida real en vez de rimas gastadas, {marca|marque} las partes y {escribe|escriba} versos fáciles de cantar o recitar a ritmo.',
    points: [
      'Centro: una línea a la que todo vuelve',
      'Imágenes: de la vida real, una por parte',
      'Ritmo: fácil de cantar o recitar',
      'Partes: marcadas, cada una dice algo nuevo',
    ],
  },
  {
    named: '(?:haikus?|decimas?|coplas?|sonetos?|acrosticos?)',
    sharp:
      '{Respeta|Respete} las reglas exactas de esa forma en cada verso, {muestra|muestre} una imagen concreta en lugar de sentimientos en general y {deja|deje} el giro para el final; solo el poema.',
    points: [
      'Forma: sílabas, rima o iniciales exactas en cada verso',
      'Contenido: una imagen concreta, sin abstracciones',
      'Final: da la vuelta a lo anterior',
      'Resultado: solo el poema, sin explicación',
    ],
  },
  {
    named: `(?:dialogo|monologo|escena|sketch|obra de teatro|parodia)(?: (?:corto|corta|breve|comico|comica|divertid[oa]))*${OF_WHAT}`,
    sharp:
      'Que quien habla quiera algo de quien escucha, con una voz propia y frases cortas como se habla de verdad; nadie explica lo que ambos saben y la última frase da la vuelta a todo.',
    points: [
      'Voces: se distinguen sin ver los nombres',
      'Deseo: cada cual quiere algo del otro',
      'Frases: cortas, como se habla; nada que ambos ya sepan',
      'Final: la última frase da la vuelta a la situación',
    ],
  },
  {
    named: `(?:ficha|trasfondo|historia|descripcion|biografia) (?:de |para )(?:mi |un |el |una )?(?:personaje|villano|protagonista|heroe|heroina|pj)|personaje(?= (?:de|para|que)|$)|villano(?= (?:para|de|que)|$)`,
    sharp:
      '{Da|Dé} un deseo, una herida, alguien que pueda volver, una costumbre que lo muestre todo y un secreto para más tarde; sin padres muertos ni elegidos.',
    points: [
      'Deseo y herida: qué lo mueve y qué pasó',
      'Vínculo: alguien que dejó atrás y puede volver',
      'Manera: una costumbre y un modo de hablar que lo muestren',
      'Secreto: para usar más adelante',
      'Evitar: padres muertos, profecías y elegidos',
    ],
  },
  {
    named:
      'prompts?(?: (?:para|de))? ?(?:una |la )?(?:imagen(?:es)?|midjourney|dall-?e|stable diffusion|ia|foto|logo|leonardo)',
    sharp:
      '{Dalo|Delo} en un solo párrafo listo para pegar: motivo, acción, lugar, luz, punto de vista, material y estilo, y lo que no debe salir; después otro con un ambiente distinto.',
    points: [
      'Forma: un párrafo listo para pegar',
      'Orden: motivo, acción, lugar, luz, punto de vista, material, estilo',
      'Palabras: lo que se ve; nada de «impresionante»',
      'Fuera: letras, marcos y detalles deformes',
      'Segunda versión: el mismo motivo con otro ambiente',
    ],
    assumes: 'Two versions: the second in a different mood.',
  },
  {
    named: '(?:inventa|crea|escribe|haz|dame|propon)(?:me)? una? (?:\\p{L}+ )?(?:adivinanza|acertijo)',
    sharp:
      'Haz que la cosa hable de sí misma con imágenes todas ciertas, despista una vez sin mentir, rima solo si queda natural y pon la solución en una línea aparte al final.',
    points: [
      'Imágenes: todas ciertas de esta cosa, ninguna que valga para todo',
      'Despiste: una vez, sin mentir',
      'Extensión: tan breve que se diga de memoria',
      'Solución: en una línea aparte al final',
    ],
  },
  {
    named:
      '(?:adivinanzas|acertijos|trivia|trivial|retos? (?:para|de)|verdad o reto|yo nunca(?: nunca)?|dinamicas?(?: de (?:grupo|integracion))?|rompehielos|juegos?)(?= (?:para|de|en|con)|$)(?! de (?:mesa|rol|video|ordenador|pc|palabras|tronos))',
    over: ['ideas', 'list', 'amuse', 'quiz', 'suggest', 'entries', 'small', 'plain', 'pieces', 'unknown', 'recommend'],
    sharp:
      '{Da|Dé} cinco que se expliquen en una frase y no necesiten casi material, con lo que dura cada uno, cómo se gana o se acaba y qué hacer si alguien no se anima; las respuestas, aparte.',
    points: [
      'Cada uno: reglas en una o dos frases, duración y material',
      'Orden: del más fácil al más animado',
      'Respeto: nada que deje a alguien en evidencia',
      'Respuestas: aparte, al final, si las hay',
      ['Número: cinco', '!count', '!single'],
    ],
  },
  {
    named: '(?:gymkana|gincana|busqueda del tesoro|yincana|escape room|juego de pistas)',
    sharp:
      '{Enumera|Enumere} las pruebas en orden, cada una con su pista, lo que hay que encontrar y lo que debo preparar, a la altura de la edad y del lugar, y con un final que se comparta.',
    points: [
      'Pruebas: en orden, con su pista, qué se busca y adónde lleva',
      'Preparación: qué imprimir, esconder o llevar',
      'Medida: adecuado a la edad y al lugar, sin peligro',
      'Tiempo: minutos de cada una y cuál saltarse si se hace tarde',
      'Final: uno que compartan todos',
    ],
  },
  {
    named: '(?:play ?list|lista de (?:canciones|reproduccion|musica))',
    sharp:
      '{Da|Dé} artista y título con unas palabras de por qué encaja, {mezcla|mezcle} lo conocido con lo menos conocido, en un orden en que suba el ánimo, y {deja|deje} fuera toda canción dudosa.',
    points: [
      'Entradas: artista y título, con el motivo en pocas palabras',
      'Mezcla: conocidas y menos conocidas',
      'Orden: de modo que el ánimo vaya subiendo',
      'Exactitud: ninguna canción dudosa',
      ['Número: quince', '!count'],
    ],
    assumes: 'Number: fifteen songs.',
  },
  {
    named:
      '(?:menu|cena|comida|almuerzo|asado|parrillada|merienda|picoteo|buffet)(?: (?:de|para|con))? ?(?:la |el |una |mi )?(?:navidad|nochebuena|nochevieja|fin de ano|ano nuevo|cumple(?:anos)?|boda|fiesta|invitados|comunion|bautizo|suegros|romantica|\\p{Nd}+ personas|reyes|semana santa|aniversario)(?! (?:semanal|para la semana))',
    sharp:
      '{Elige|Elija} platos que combinen y se puedan adelantar, {da|dé} cantidades para todos, un horario para que todo salga a la vez y una lista de la compra, y {prevé|prevea} un cambio para quien no coma algo.',
    points: [
      'Platos: combinan y casi todo se adelanta',
      'Cantidades: para todos, con coste aproximado',
      'Horario: qué se hace cuándo, con una sola cocina',
      'Compra: una lista agrupada',
      'Cambio: uno para quien no pueda comer un plato',
    ],
  },
  {
    named:
      '(?:ideas (?:de|para) )?(?:la |una |mi |el |un )*(?:fiesta|cumple(?:anos)?|despedida de solter[oa]s?|baby shower|revelacion de (?:genero|sexo)|pijamada|aniversario|pedida de mano|propuesta de matrimonio|pedir matrimonio)(?: (?:de|para|tematica|infantil|sorpresa|\\p{L}+))*',
    over: ['ideas', 'list', 'suggest', 'small', 'plain', 'unknown', 'entries', 'recommend'],
    sharp:
      '{Da|Dé} cinco ideas de esfuerzo y coste distintos, con qué pasa, qué hay que preparar y qué puede fallar en cada una, y {marca|marque} cuál convendría aquí.',
    points: [
      'Ideas: cinco, de esfuerzo y coste distintos',
      'Cada una: qué pasa, qué se prepara, coste aproximado',
      'Evitar: lo que ya ha visto todo el mundo',
      'Elección: la que conviene aquí, y por qué',
    ],
    assumes: 'Number: five ideas.',
  },
  {
    named:
      '(?!.*(?:piso (?:de|compartido)|compañer|companer|familia|personas|entre (?:tod|l[oa]s|dos|tres|cuatro)))(?:rutina|plan|calendario|cuadrante|tabla|horario)(?: (?:de|para))? ?(?:la |el |mi )?(?:limpieza|limpiar|skin ?care|cuidado (?:facial|de la piel)|facial|manana|matutina|noche|nocturna|dormir|tareas(?: (?:del hogar|de casa|domesticas))?|manana y noche)',
    sharp:
      '{Da|Dé} los pasos en orden con los minutos de cada uno, una versión corta para los días malos y el paso que más importa, y {deja|deje} fuera lo que solo alarga.',
    points: [
      'Pasos: en orden, con minutos cada uno',
      'Versión corta: para un día malo',
      'Peso: el paso que más importa, y por qué',
      'Comienzo: qué hacer la primera semana',
    ],
  },
  {
    named:
      '(?:checklist|lista(?: de (?:tareas|cosas|pendientes|verificacion|comprobacion))?)(?: (?:de|para|por|hacer|la|el|una|mi|antes))+ (?:mudanza|mudar(?:me|se|nos)?|boda|viajar|viaje|comprar (?:un|una) (?:piso|casa|coche|auto|carro)|alquilar|parto|bebe|evento|inaugura\\p{L}+|abrir (?:un|una|mi)|apertura)',
    sharp:
      '{Ordénala|Ordénela} por tiempo, de semanas antes a los días de después, una acción por línea, {marca|marque} lo que tiene plazo o tarda y {pon|ponga} al final lo que más se olvida.',
    points: [
      'Orden: por tiempo, de semanas antes a los días de después',
      'Entradas: una acción cada una, para ir marcando',
      'Marcado: lo que tiene plazo, cuesta dinero o tarda',
      'Final: lo que más se olvida',
    ],
  },
  {
    named:
      '(?:postre|tarta|pastel|torta|ensalada|sopa|salsa|snack|batido|desayuno|merienda|cena|coctel|bizcocho|guiso|tapa)s?(?: (?:rapid[oa]s?|facil(?:es)?|san[oa]s?|saludables?|liger[oa]s?|ric[oa]s?|baj[oa]s?|vegan[oa]s?|vegetarian[oa]s?|dulce))*(?= (?:con|sin|para|de|en|que|alt[oa]|baj[oa])|$)',
    over: ['cook', 'recipe', 'ideas', 'suggest', 'small', 'plain', 'unknown', 'list', 'recommend', 'entries', 'meals'],
    sharp:
      '{Da|Dé} una con cantidades exactas, pasos numerados, tiempos y la señal de que está lista, y {nombra|nombre} otras dos opciones en una línea cada una.',
    points: [
      'Opción principal: cantidades exactas y pasos numerados',
      'Tiempos: de preparación y de cocción o frío',
      'Punto: la señal que se ve, se huele o se toca',
      'Cambio: por qué sustituir lo que pueda faltar',
      'Otras opciones: dos, en una línea cada una',
    ],
  },
];
