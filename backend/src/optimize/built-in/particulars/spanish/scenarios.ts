import type { Particular } from '../particular.js';
import { IMAGINED, STAGES, TRAVELS } from '../scenarios.js';

/** What could happen, how one could live, and what goes through stages. */
export const SPANISH_SCENARIOS: readonly Particular[] = [
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:(?:por favor )?(?:describe|describa|imagina|plantea|plantee|dame|presenta|crea|escribe|inventa) (?:un|una) (?:\\p{L}+ ){0,2}(?:escenario|situacion|caso)(?: \\p{L}+){0,2}(?= (?:en (?:el|la) que|donde|de|que|para)))(?=.*(?<!\\p{L})(?:mejor|ayud|us[ae]|utiliz|reduc|ahorr|evit|preven|soluci|aplic|benefici|optimiz)\\p{L}*)',
    sharp:
      '{Cuéntalo|Cuéntelo} como un caso concreto, con un lugar y personas: qué falla hoy allí, qué pasa en su lugar paso a paso, qué mejora de forma medible y dónde tiene que decidir todavía una persona.',
    points: [
      'Caso: un lugar, quién está allí y qué falla hoy',
      'Desarrollo: qué pasa en su lugar, paso a paso',
      'Mejora: qué va mejor, con una cifra que se pueda medir',
      'Límites: qué necesita para funcionar y qué puede fallar',
      'Decisión: dónde una persona tiene la última palabra y por qué',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:por favor )?(?:describe|describa|imagina|plantea|plantee|dame|presenta|crea|escribe|inventa) (?:un|una) (?:\\p{L}+ ){0,2}(?:escenario|situacion|caso)(?: \\p{L}+){0,2}(?= (?:en (?:el|la) que|donde|de|que|para))',
    sharp:
      '{Cuéntalo|Cuéntelo} como un caso concreto, con personas que quieren algo, {muestra|muestre} el punto del que depende todo y {di|diga} qué lo convierte exactamente en un ejemplo de esto y qué pequeño cambio haría que dejara de serlo.',
    points: [
      'Caso: un lugar, personas y lo que quiere cada una',
      'Giro: el punto del que depende todo',
      'Encaje: qué lo convierte exactamente en un ejemplo de esto',
      'Contracaso: el pequeño cambio con el que dejaría de serlo',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:por favor )?(?:describe|describa|imagina|imagine|inventa|crea) (?:un|una) (?:\\p{L}+ ){0,2}(?:mundo|sociedad|civilizacion|planeta|futuro)(?= (?:en (?:el|la) que|donde|sin|que|con|cuy))',
    sharp:
      '{Parte|Parta} de dos o tres reglas que se siguen de esto, {muéstralas|muéstrelas} en un día corriente de una persona y {di|diga} quién gana, quién pierde y quién hace trampa.',
    points: [
      'Reglas: las dos o tres cosas que se siguen de esto',
      'Día a día: un día corriente de una persona, en escenas',
      'Gente: quién gana, quién pierde y quién se lo salta',
      'Grieta: el punto en el que no funciona',
    ],
  },
  {
    asked: true,
    over: STAGES,
    named:
      '(?:[^.?!\\n]{5,120}\\. )?(?:por favor )?[¿]?(?:describe|describa|explica|explique|enumera|resume|nombra|cuales son|indica|podrias (?:describir|explicar|enumerar|resumir)|puedes (?:describir|explicar|enumerar|resumir)) (?:las )?(?:\\p{L}+ ){0,2}(?:etapas|fases)(?: \\p{L}+)?(?= (?:del?|en|por))',
    sharp:
      '{Recórrelas|Recórralas} en orden y con los mismos apartados, con todo lo que se pide de cada una, {di|diga} qué pasa de una a la siguiente y {termina|termine} con una tabla de una fila por cada una.',
    points: [
      'Orden: una tras otra, cada una con su nombre',
      'Cada una: todo lo que se pide de ella, con los mismos apartados',
      'Enlace: qué pasa a la siguiente o qué la termina',
      'Resumen: una tabla final, una fila por cada una',
      'Confusión: las dos que más se confunden y cómo distinguirlas',
    ],
  },
  {
    over: TRAVELS,
    named:
      '(?:articulos?|entradas?|posts?|relatos?|cronicas?|diarios?) (?:de (?:un )?blog )?(?:de|sobre|para un blog de) (?:un |mi |nuestro )?viajes?',
    sharp:
      '{Empieza|Empiece} en medio de un momento vivido allí, {muestra|muestre} cada lugar con una escena de lo que se ve, se oye y se come, {trata|trate} a la gente y sus costumbres con respeto y {da|dé} en cada parada lo que necesita saber un visitante.',
    points: [
      'Comienzo: en medio de un momento vivido allí, sin la llegada al aeropuerto',
      'Lugares: cada uno con una escena, con lo que se ve, se oye y se saborea',
      'Gente: sus costumbres explicadas y lo que un visitante debe respetar',
      'Utilidad: en cada parada, mejor momento, duración y qué reservar o llevar',
      'Sinceridad: algo que cansó o decepcionó',
    ],
  },
];
