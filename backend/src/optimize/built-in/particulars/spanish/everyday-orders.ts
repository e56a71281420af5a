import { DELAYED, STUDIED, WEIGHED_OUT } from '../everyday-orders.js';
import type { Particular } from '../particular.js';

/** A situation is told, and what is ordered behind it is wanted: amounts to buy, something to study from, word of a delay. */
export const SPANISH_EVERYDAY_ORDERS: readonly Particular[] = [
  {
    asked: true,
    over: WEIGHED_OUT,
    named:
      '(?![^\\n]*(?:receta|\\p{Nd} ?(?:g|gr|gramos|ml)(?![\\p{L}])))(?=[^\\n]*(?<![\\p{L}])(?:cocin\\p{L}*|comida|comer|cena\\p{L}*|almuerzo|desayuno|barbacoa|asado|parrillada|paella|bufe|fiesta|picnic|arroz|pollo|carne|pasta|pan|tarta|vino|cerveza|bebidas?|ensalada|patatas|papas|sopa|pizza|queso|prepar\\p{L}*)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:invitad[oa]s|personas|comensales|adultos|ninos|amigos|companeros|para \\p{Nd}+|gente)(?![\\p{L}]))[^\\n]{0,220}(?<![\\p{L}])(?:cuant[oa]s?|que cantidad(?:es)?)(?: [\\p{L}-]+,?){0,8}? (?:necesito|necesitamos|compro|comprar|hace falta|hacen falta|pongo|debo|tengo que|calculo|preparo)(?![\\p{L}])[^\\n]{0,100}',
    sharp:
      '{Da|Dé} las cantidades como lista de la compra, por persona y en total, en peso crudo y redondeadas a lo que se vende, con todo lo demás que haga falta, y {di|diga} cuánto de más conviene y qué cambia con guarniciones, niños o gente de buen comer.',
    points: [
      'Cantidades: por persona y en total, en crudo, redondeadas a lo que se vende',
      'Lo demás: qué más hace falta, con cantidades',
      'De más: cuánto conviene añadir y qué se conserva si sobra',
      'Cambios: qué sube o baja con guarniciones, niños o gente de buen comer',
    ],
  },
  {
    asked: true,
    over: STUDIED,
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:examen\\p{L}*|parcial|oposicion\\p{L}*|selectividad|control|prueba|estudiar|repasar)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:est[ea]|estos|estas|adjunt\\p{L}*|siguiente|abajo|aqui)(?![\\p{L}]))(?![¿]?(?:como|por que|que|es) )[^\\n:]{0,260}(?<![\\p{L}])(?:resumen|resume(?:me)?|resumas|esquema de estudio|apuntes|guia de estudio|chuleta)(?![\\p{L}])[^\\n:]{0,160}$',
    sharp:
      '{Empieza|Empiece} por la idea en la que se apoya el resto, {da|dé} después los términos, pasos o fechas que hay que saber, uno por línea y en un orden que se pueda aprender, {di|diga} qué se suele confundir en los exámenes y {termina|termine} con cinco preguntas para ponerme a prueba, con las respuestas aparte.',
    points: [
      'Inicio: la idea en la que se apoya el resto, en dos frases',
      'Para saber: términos, pasos o fechas, uno por línea, en un orden que se aprenda',
      'Confusiones: qué se suele mezclar y cómo distinguirlo',
      'Prueba: cinco preguntas como en el examen, respuestas aparte al final',
    ],
  },
  {
    asked: true,
    over: DELAYED,
    named:
      '(?![¿]?(?:como|por que|que|es|debo|puedo) )(?=[^\\n]*(?<![\\p{L}])(?:escrib\\p{L}*|redact\\p{L}*|mensaje|correo|mail|e-?mail|whatsapp|sms|carta|dile|decirle|avis\\p{L}*|inform\\p{L}*|disculp\\p{L}*|nota)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:reclam\\p{L}*|queja\\p{L}*|reembols\\p{L}*|impag\\p{L}*|mi (?:pedido|paquete|envio|vuelo|tren)|prorroga|ampliacion|pid\\p{L}*[^\\n]{0,60}(?:aplaz|pospon|retras)\\p{L}*|aplazamiento|mas (?:dias|tiempo|plazo)|solicit\\p{L}*)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:se (?:retras|demor|aplaz|pospon)\\p{L}*|llegar\\p{L}* (?:\\p{L}+ |\\p{Nd}+ ){0,4}tarde|llego (?:\\p{L}+ |\\p{Nd}+ ){0,4}tarde|con (?:\\p{L}+ |\\p{Nd}+ ){0,3}(?:de )?retraso|retras\\p{L}*|no (?:estara|estaran|podre|podremos|llegara|tendre|tendremos)[^\\n]{0,50}hasta|(?:\\p{Nd}+|un|una|dos|tres) (?:minutos|horas?|dias?|semanas?) (?:mas )?tarde)(?![\\p{L}]))[^\\n]{12,300}',
    sharp:
      '{Di|Diga} en la primera línea qué se retrasa o cambia y el nuevo plazo, {da|dé} un motivo solo si lo he dicho, {pide|pida} disculpas una vez y en su justa medida, {di|diga} qué sigue en pie y que se lea de un vistazo.',
    points: [
      'Primera línea: qué se retrasa o cambia, y el nuevo plazo',
      'Disculpa: una, breve y en su justa medida, sin excusas',
      'Motivo: solo si lo he dicho, ninguno inventado',
      'Qué sigue en pie: en una frase, si se deduce de lo que digo',
      'Extensión: se lee de un vistazo, listo para enviar',
    ],
  },
];
