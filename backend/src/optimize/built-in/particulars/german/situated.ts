import type { Particular } from '../particular.js';

/** What a case that is told with its details changes about a thing asked for by name. */
export const GERMAN_SITUATED: readonly Particular[] = [
  {
    asked: true,
    named:
      'wie (?:schreib\\p{L}*|formulier\\p{L}*|verfass\\p{L}*|mach\\p{L}*) (?:ich|man|wir) (?:(?:am besten|richtig) )?(?:eine?n? |meine? )?(?:\\p{L}*kundigung|brief|\\p{L}*schreiben|antrag|\\p{L}*antrag|beschwerde|widerspruch|mahnung|e-?mail|mail|entschuldigung)(?![\\p{L}])(?! an mein)[^?:]{0,110}',
    sharp:
      '{Gib|Geben Sie} den vollständigen Text zum Kopieren, mit meinen Angaben und [Klammern], wo Name, Empfänger oder Datum fehlen, und {sag|sagen Sie} in zwei Zeilen, wie man ihn zustellt und welche Frist zählt.',
    points: [
      'Text: vollständig und fertig zum Unterschreiben, keine Anleitung',
      'Angaben: nur meine; [Klammern] für Name, Empfänger und Datum',
      'Ton: sachlich, ohne Gründe, die niemand verlangt',
      'Zustellung: auf welchem Weg und mit welchem Nachweis',
    ],
  },
  {
    named:
      '(?:bewerbung(?:sschreiben)?|(?:bewerbungs)?anschreiben|motivationsschreiben|lebenslauf)(?!.*(?:erasmus|master|universi|beca|bourse|stipendi|bolsa|borsa|bursa|etranger|extranjero|estero|ausland|exterior|strainatate))(?=[ ,].*(?:(?:keine?|ohne|null) (?:\\p{L}+ )?(?:erfahrung|berufserfahrung)|noch nie gearbeitet|erste[rn]? (?:job|stelle)))',
    sharp:
      '{Geh|Gehen Sie} von dem aus, was ich auch ohne Berufserfahrung mitbringe: warum genau dieser Beruf, zwei Stärken an etwas aus Schule, Zuhause oder Hobby gezeigt, Lernbereitschaft und ab wann ich kann, mit [Klammern], wo etwas von mir fehlt.',
    points: [
      'Grund: warum genau dieser Beruf, in einem konkreten Satz',
      'Stärken: zwei, an etwas aus Schule, Zuhause oder Hobby gezeigt',
      'Fehlende Erfahrung: keine Entschuldigung, sondern Lernbereitschaft',
      'Schluss: Probearbeiten anbieten und ab wann ich kann',
    ],
  },
  {
    named:
      '(?:lauf|trainings)plan (?:fur (?:einen |den |die |meinen )?|zum |auf )?(?:\\p{L}*marathon|laufen|joggen|\\p{Nd}+ ?km|\\p{L}*lauf)|laufplan|(?:halb)?marathon(?:trainings)?plan',
    sharp:
      '{Geh|Gehen Sie} von dem aus, was ich jetzt laufe, {gib|geben Sie} eine Tabelle nach Wochen mit Einheiten, Kilometern und Tempo nach Gefühl, Ruhetagen und Kraftübungen und {sag|sagen Sie}, was bei Schmerzen zu ändern ist und wann ich abbreche oder zum Arzt gehe.',
    points: [
      'Start: was ich jetzt laufe, mit sanfter Steigerung',
      'Wochen: Tabelle mit Einheiten, Kilometern und Tempo nach Gefühl',
      'Ruhe und Kraft: jede Woche fest eingeplant',
      'Schmerzen: was zu ändern ist und wann ich abbreche oder zum Arzt gehe',
      'Falls es zu knapp wird: ein kürzeres Ziel für den Tag',
    ],
  },
];
