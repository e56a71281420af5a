import type { Particular } from '../particular.js';

/** What a case that is told with its details changes about a thing asked for by name. */
export const SPANISH_SITUATED: readonly Particular[] = [
  {
    asked: true,
    named:
      'como (?:puedo |debo |tengo que )?(?:escrib\\p{L}+|redact\\p{L}+|hac\\p{L}+|hago|hace) (?:una? )?(?:carta|correo|solicitud|instancia|renuncia|reclamacion|queja|justificante)(?! de presentacion)(?! en word)[^?:]{0,110}',
    sharp:
      '{Da|Dé} el texto completo, listo para copiar, con lo que he dicho y [corchetes] donde falten nombre, empresa o fecha, y {di|diga} en dos líneas cómo se entrega y qué plazo hay que respetar.',
    points: [
      'Texto: entero y listo para firmar, no una explicación',
      'Datos: los que he dado; [corchetes] para nombre, destinatario y fecha',
      'Tono: sobrio, sin motivos que no haga falta dar',
      'Entrega: por qué vía y con qué comprobante',
    ],
  },
  {
    named:
      '(?:cartas? de (?:presentacion|motivacion)|cv|curriculum)(?!.*(?:erasmus|master|universi|beca|bourse|stipendi|bolsa|borsa|bursa|etranger|extranjero|estero|ausland|exterior|strainatate))(?=[ ,].*(?:sin (?:ninguna |nada de )?(?:experiencia|estudios)|no tengo (?:ninguna )?experiencia|nunca he trabajado|primer (?:empleo|trabajo)))',
    sharp:
      '{Parte|Parta} de lo que soy y puedo aunque no haya trabajado antes: motivo para este puesto, dos cualidades mostradas con algo de la escuela, la casa o las aficiones, ganas de aprender y disponibilidad, con [corchetes] donde falte un dato mío.',
    points: [
      'Motivo: por qué este puesto, en una frase concreta',
      'Cualidades: dos, mostradas con algo de la escuela, la casa o las aficiones',
      'Falta de experiencia: sin disculpas, como ganas de aprender',
      'Cierre: disponibilidad y propuesta de una prueba',
    ],
  },
  {
    named:
      '(?:plan(?: de entren\\p{L}+)?|entren\\p{L}+|rutina) (?:para|de|pa) (?:correr|(?:una? |la )?(?:media )?marat\\p{L}+|(?:un |los )?\\p{Nd}+ ?km?(?![\\p{L}])|carrera)',
    sharp:
      '{Parte|Parta} de lo que corro ahora, {da|dé} una tabla por semanas con sesiones, kilómetros y ritmo por sensaciones, días de descanso y fuerza, y {di|diga} qué hacer si aparece dolor y cuándo parar o consultar.',
    points: [
      'Inicio: lo que corro ahora, con subidas suaves',
      'Semanas: tabla con sesiones, kilómetros y ritmo por sensaciones',
      'Descanso y fuerza: fijos cada semana',
      'Molestias: qué cambiar y cuándo parar o consultar',
      'Si no llego: un objetivo más corto para ese día',
    ],
  },
];
