import type { Particular } from '../particular.js';
import { OF_RECAST, OF_SEARCHES, OF_WORD_CLASSES } from '../text-work.js';

/** The class of every word of a sentence, and a known story as another kind of text. */
export const GERMAN_TEXT_WORK: readonly Particular[] = [
  {
    asked: true,
    over: OF_SEARCHES,
    named:
      '[^:\\n]{0,60}?(?:verwandte|ahnliche|weitere|passende|zugehorige) (?:suchanfragen|suchbegriffe|suchworter|suchen|keywords|schlusselworter)',
    sharp:
      '{Formuliere|Formulieren Sie} jede so, wie man sie eintippt, zwei bis sechs Wörter und keine doppelt, {deck|decken Sie} ab, was nach dieser Suche kommt (enger, weiter, Preis, Vergleich, Anleitung, Ort), und {schreib|schreiben Sie} eine pro Zeile, ohne Erklärung.',
    points: [
      'Wortlaut: wie man es eintippt, zwei bis sechs Wörter',
      'Breite: enger, weiter und benachbart (Preis, Vergleich, Anleitung, Ort)',
      'Form: eine pro Zeile, ohne Erklärung',
      'Doppelte: keine, auch nicht die gegebene Suche',
    ],
    steps: [
      '{Überleg|Überlegen Sie}, wonach man gleich danach sucht.',
      '{Gib|Geben Sie} die Suchanfragen eine pro Zeile, die nächstliegende zuerst, so wie man sie eintippt.',
    ],
  },
  {
    asked: true,
    over: OF_WORD_CLASSES,
    named:
      '[^:\\n]{0,40}?(?:wortarten|wortart (?:jedes|von jedem|aller|der worter|zu jedem|fur jedes))(?![\\p{L}])[^:\\n]{0,60}[:\\n].{3,}|[^:\\n]{0,40}?wortart (?:jedes|von jedem|zu jedem|fur jedes|aller)(?![\\p{L}])[^:\\n]{0,60}$|(?:bestimme?|nenne?|benenne?|gib)[^:\\n]{0,20} (?:die )?wortarten[^:\\n]{0,40}$',
    sharp:
      '{Geh|Gehen Sie} Wort für Wort durch, keines ausgelassen, in der Reihenfolge, in der sie stehen, jedes mit der Wortart, die es hier hat, eins pro Zeile, wenn keine andere Form verlangt ist, und {sag|sagen Sie} in ein paar Worten, was entscheidet, wo ein Wort zwei Arten haben könnte.',
    points: [
      'Wörter: alle, in der Reihenfolge, in der sie stehen, eins pro Zeile, wenn keine andere Form verlangt ist',
      'Daneben: die Wortart, die es hier hat',
      'Wo zwei möglich wären: was hier entscheidet, in ein paar Worten',
    ],
  },
  {
    asked: true,
    over: OF_RECAST,
    named:
      '(?:bitte )?(?:fasse?|erzahle?|schreibe?|erklare?|verwandle|stelle?|gib)(?: \\p{L}+){0,3} (?:handlung|geschichte|marchen|inhalt|story)(?: \\p{L}+)? [^:\\n]{2,60}? (?:als|in form (?:von|eine[rs])|in) (?:\\p{L}+ ){0,3}\\p{L}*(?:e-?mails?|mails|berichts?|polizeibericht|artikel|nachrichten|chat|chatverlauf|tweets?|briefe?n?|tagebuch\\p{L}*|rezept|anleitung|wetterbericht|pressemitteilung|protokoll|bewertungen?|schlagzeilen?|memos?|posts?|nachruf|interview)(?![\\p{L}])[^:\\n]{0,80}',
    sharp:
      '{Erzähle|Erzählen Sie} darin die ganze Handlung, Wendepunkte und Ende in ihrer Reihenfolge, {gib|geben Sie} ihr die Teile, die diese Form immer hat (etwa Absender, Betreff, Überschrift oder Datum), und {lass|lassen Sie} die Figuren in den Floskeln dieser Form sprechen.',
    points: [
      'Handlung: ganz, Wendepunkte und Ende in ihrer Reihenfolge',
      'Form: mit den Teilen, die sie immer hat, etwa Absender, Betreff, Überschrift oder Datum',
      'Ton: die Floskeln dieser Form, den Figuren in den Mund gelegt',
      'Auswahl: nur, was die Handlung trägt',
    ],
  },
];
