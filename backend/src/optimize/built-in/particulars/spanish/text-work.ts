import type { Particular } from '../particular.js';
import { OF_RECAST, OF_SEARCHES, OF_WORD_CLASSES } from '../text-work.js';

/** The class of every word of a sentence, and a known story as another kind of text. */
export const SPANISH_TEXT_WORK: readonly Particular[] = [
  {
    asked: true,
    over: OF_SEARCHES,
    named:
      '[^:\\n]{0,60}?(?:busquedas|consultas|palabras clave|terminos de busqueda|frases de busqueda) (?:relacionad[ao]s|similares|parecid[ao]s)',
    sharp:
      '{Redacta|Redacte} cada una como la escribiría la gente, de dos a seis palabras y sin repetir, {cubre|cubra} lo que se busca después (más concreto, más amplio, precio, comparación, cómo hacerlo, lugar) y {pon|ponga} una por línea, sin explicaciones.',
    points: [
      'Redacción: como la escribe la gente, de dos a seis palabras',
      'Variedad: más concretas, más amplias y cercanas (precio, comparación, cómo se hace, lugar)',
      'Forma: una por línea, sin explicaciones',
      'Repeticiones: ninguna, tampoco la frase dada',
    ],
    steps: [
      '{Piensa|Piense} qué se busca justo después de esto.',
      '{Da|Dé} las búsquedas una por línea, primero la más cercana, tal como las escribiría la gente.',
    ],
  },
  {
    asked: true,
    over: OF_WORD_CLASSES,
    named:
      '[^:\\n]{0,40}?(?:categoria gramatical de (?:cada|las|todas)|categorias gramaticales|clase de palabra de cada|clases de palabras|(?:cada|todas las) palabras?[^:\\n]{0,40}? categoria gramatical)(?![\\p{L}])[^:\\n]{0,60}[:\\n].{3,}|[^:\\n]{0,40}?categoria gramatical de cada (?:palabra|una)(?![\\p{L}])[^:\\n]{0,60}$',
    sharp:
      '{Ve|Vaya} palabra por palabra, sin omitir ninguna, en el orden en que aparecen, cada una con la categoría que tiene aquí, una por línea si no se pide otra forma, y {di|diga} en pocas palabras qué decide donde cabrían dos.',
    points: [
      'Palabras: todas, en el orden en que aparecen, una por línea si no se pide otra forma',
      'Al lado: la categoría que tiene aquí',
      'Donde cabrían dos: qué decide aquí, en pocas palabras',
    ],
  },
  {
    asked: true,
    over: OF_RECAST,
    named:
      '(?:por favor,? )?(?:resume|cuenta(?:me)?|reescribe|escribe|explica|narra|transforma)(?: \\p{L}+){0,3} (?:trama|argumento|historia|cuento)(?: \\p{L}+)? [^:\\n]{2,60}? (?:como|en forma de|a modo de|en) (?:si fuera\\p{L}* )?(?:un |una |unos |unas )?(?:\\p{L}+ ){0,3}?(?:correos?|e-?mails?|informe|articulo|noticia|mensajes?|chat|tuits?|tweets?|cartas?|diario|receta|manual|parte meteorologico|comunicado|acta|resenas?|titulares|posts?|entrevista)(?![\\p{L}])[^:\\n]{0,80}',
    sharp:
      '{Cuenta|Cuente} en ella toda la trama, los giros y el final en su orden, {dale|dele} las partes que esa forma siempre tiene (como remitente, asunto, titular o fecha) y {haz|haga} que los personajes hablen con las fórmulas de ese género.',
    points: [
      'Trama: entera, los giros y el final en su orden',
      'Forma: con las partes que siempre tiene, como remitente, asunto, titular o fecha',
      'Voz: las fórmulas de ese género, en boca de los personajes',
      'Selección: solo lo que sostiene la trama',
    ],
  },
];
