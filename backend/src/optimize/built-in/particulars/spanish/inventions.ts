import { MADE_UP } from '../inventions.js';
import type { Particular } from '../particular.js';

export const SPANISH_INVENTIONS: readonly Particular[] = [
  {
    over: MADE_UP,
    named:
      '(?:(?:un|una|nuevo|nueva|secreto|secreta|ficticio|inventad[oa]|simple) )*(?:idioma|lengua|alfabeto)(?: (?:nuev[oa]|secret[oa]|ficticio|ficticia|inventad[oa]|artificial))*(?= (?:que|con|para|donde|en el que|en la que|basad[oa]|hablad[oa])|[.!]?$)',
    sharp:
      '{Fija|Fije} reglas para formar las palabras y una gramática breve, {da|dé} una tabla de veinte palabras que las cumplan y {traduce|traduzca} tres frases cotidianas palabra por palabra, para que yo pueda escribir la siguiente.',
    points: [
      'Palabras: reglas que cumplen todas',
      'Gramática: orden, plural, pasado y futuro, pregunta y negación',
      'Vocabulario: una tabla de veinte palabras con su significado',
      'Muestras: tres frases cotidianas, traducidas palabra por palabra',
    ],
  },
  {
    over: MADE_UP,
    named:
      '(?:un )?(?:nuevo |original )?juego(?: (?:nuevo|de mesa|de cartas|de fiesta|educativo|cooperativo|sencillo|divertido|de rol|para clase))*(?= (?:que|con|para|donde|en el que|sobre|basado)|[.!]?$)(?!.*(?:python|javascript|html|unity|codigo))',
    sharp:
      '{Di|Diga} qué buscan los jugadores y qué se hace en un turno, {enumera|enumere} el material, {da|dé} las reglas de modo que se pueda empezar enseguida, {juega|juegue} una ronda como ejemplo y {di|diga} cuándo acaba y quién gana.',
    points: [
      'Objetivo: qué buscan los jugadores, en una frase',
      'Material: qué hace falta, con cantidades',
      'Turno: qué se hace, paso a paso, y la decisión que lo hace interesante',
      'Ejemplo: una ronda jugada',
      'Final: cuándo acaba, quién gana y qué pasa en caso de empate',
    ],
  },
  {
    over: ['document', 'text', 'small', 'plain', 'unknown', 'copy'],
    named: '(?:una |la )?(?:solicitud de )?patente(?= (?:para|de|sobre)|[.!]?$)',
    sharp:
      '{Usa|Use} las partes de una solicitud: campo, estado de la técnica y su inconveniente, la invención, una realización en pasos numerados, después una reivindicación independiente con todo lo esencial y otras dependientes que la acoten, y {di|diga} qué rasgo la hace nueva.',
    points: [
      'Partes: título, campo, estado de la técnica con su inconveniente, resumen, descripción, reivindicaciones',
      'Realización: una forma de llevarla a cabo, en pasos numerados',
      'Reivindicaciones: una independiente con todo lo esencial, las dependientes la acotan',
      'Novedad: el rasgo que la distingue y por qué no es evidente',
    ],
  },
];
