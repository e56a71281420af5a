import type { Particular } from '../particular.js';
import { ANNOUNCED, PERSUADING, SPOKEN } from '../occasions.js';

/** What is told to those concerned, said on a day, or to win somebody over. */
export const SPANISH_OCCASIONS: readonly Particular[] = [
  {
    over: ANNOUNCED,
    named:
      '(?:anuncio|comunicado|aviso|circular|correo|mensaje)(?: interno)? (?:a|para) (?:todo |todos )?(?:el |la |los |las |mis? |nuestros? )?(?:personal|equipo|empleados|trabajadores|colegas|companeros|vecinos|inquilinos|padres|miembros|plantilla)(?= (?:sobre|para|de|que|anunciando|informando|acerca))',
    sharp:
      '{Pon|Ponga} la noticia y su fecha en la primera línea, {di|diga} qué cambia para los lectores y qué sigue igual, qué tienen que hacer y hasta cuándo, y a quién preguntar; {deja|deje} [corchetes] donde falte un dato mío.',
    points: [
      'Primera línea: la noticia, con su fecha',
      'Para los lectores: qué cambia y qué sigue igual',
      'Tareas: qué hay que hacer, hasta cuándo y dónde',
      'Motivo: en una frase sincera',
      'Preguntas: a quién dirigirlas; [corchetes] donde falte un dato',
    ],
  },
  {
    over: SPOKEN,
    named:
      '(?:discurso|palabras) (?:\\p{L}+ )?(?:de|para) (?:la |una |el |un )?(?:inauguracion|apertura|bienvenida|lanzamiento|exposicion|congreso|gala)',
    sharp:
      '{Empieza|Empiece} con una imagen de lo que el público va a ver, {saluda|salude} en una sola línea, {da|dé} a cada cosa nombrada aquí un ejemplo concreto, {agradece|agradezca} a quienes lo hicieron posible ([corchetes] para los nombres) y {termina|termine} invitando a entrar, mirar o escuchar.',
    points: [
      'Comienzo: una imagen de lo que viene; el saludo, en una línea',
      'Temas: cada cosa nombrada aquí, con un ejemplo concreto',
      'Gracias: a quienes lo hicieron posible; [corchetes] para los nombres',
      'Oral: frases cortas, sin fórmulas de protocolo ni historia larga',
      'Cierre: una invitación que da por abierto el acto',
    ],
  },
  {
    over: SPOKEN,
    named:
      '(?:discurso|palabras) (?:\\p{L}+ )?(?:de|para) (?:la |una |el |un |mi |su )?(?:fiesta de |acto de |ceremonia de )?(?:jubilacion|despedida|graduacion|aniversario|premio|agradecimiento)',
    sharp:
      '{Empieza|Empiece} con un momento verdadero que todos recuerden ([corchete] si no lo he contado), {di|diga} qué demuestra, {da|dé} las gracias por su nombre, con humor a costa de quien habla, y {termina|termine} con una frase para brindar o aplaudir.',
    points: [
      'Comienzo: un momento que todos recuerdan; [corchete] si no lo he contado',
      'Idea: qué demuestra de la persona o del día',
      'Gracias: por su nombre y por qué; [corchetes] para los nombres',
      'Humor: amable, a costa de quien habla',
      'Cierre: una frase para brindar o aplaudir, dos o tres minutos en total',
    ],
  },
  {
    over: PERSUADING,
    named:
      '(?:carta|correo|mensaje)s? (?:persuasiv[oa]s?|convincentes?)|cartas? (?:al|a la|a mi) (?:alcalde|alcaldesa|alcaldia|ayuntamiento|director[a]? del periodico|consejo escolar|directora? de(?:l)? (?:colegio|escuela|instituto)|diputad[oa])',
    sharp:
      '{Pide|Pida} una sola cosa exacta en las primeras líneas, {empieza|empiece} por lo que gana el lector, {responde|responda} a su objeción más fuerte antes de que la plantee y {cierra|cierre} con un paso pequeño y fácil; [corchetes] para los datos que no he dado.',
    points: [
      'Petición: una sola cosa exacta, en las primeras líneas',
      'Ganancia: qué aporta al lector o a quienes representa, con un dato; [corchetes] donde falte',
      'Objeción: la más fuerte, contestada con justicia',
      'Facilidad: lo que ya está hecho y lo poco que cuesta',
      'Cierre: un paso pequeño, con fecha',
    ],
  },
];
