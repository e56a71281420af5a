import { MADE_UP } from '../inventions.js';
import type { Particular } from '../particular.js';

export const GERMAN_INVENTIONS: readonly Particular[] = [
  {
    over: MADE_UP,
    named:
      '(?:(?:eine|ein|neue|neues|geheime|erfundene|fiktive|einfache) )*(?:sprache|kunstsprache|geheimsprache|alphabet|geheimschrift)(?=,? (?:die|das|mit|fur|in der|aus|wo)|[.!]?$)(?!.*programm)',
    sharp:
      '{Leg|Legen Sie} Regeln für die Wortbildung und eine kleine Grammatik fest, {gib|geben Sie} eine Tabelle mit zwanzig Wörtern, die sie einhalten, und {übersetz|übersetzen Sie} drei Alltagssätze Wort für Wort, sodass man den nächsten Satz selbst schreiben kann.',
    points: [
      'Wortbildung: Regeln, die jedes Wort einhält',
      'Grammatik: Wortstellung, Mehrzahl, Vergangenheit und Zukunft, Frage und Verneinung',
      'Wortschatz: eine Tabelle mit zwanzig Wörtern und ihrer Bedeutung',
      'Proben: drei Alltagssätze, Wort für Wort übersetzt',
    ],
  },
  {
    over: MADE_UP,
    named:
      '(?:(?:ein|neues|einfaches|kooperatives|lustiges) )*(?:brett|karten|gesellschafts|party|wurfel|lern|kennenlern|rollen)?spiel(?=,? (?:das|mit|fur|in dem|uber|bei dem|zum)|[.!]?$)(?!.*(?:python|javascript|html|unity|code(?![\\p{L}])|minuten|euro|erklarbar|fur (?:zwei|\\p{Nd})))',
    sharp:
      '{Sag|Sagen Sie}, worauf die Spieler aus sind und was man in einem Zug tut, {nenne|nennen Sie} das Material, {gib|geben Sie} die Regeln so, dass man sofort anfangen kann, {spiel|spielen Sie} eine Runde als Beispiel und {sag|sagen Sie}, wann es endet und wer gewinnt.',
    points: [
      'Ziel: worauf die Spieler aus sind, in einem Satz',
      'Material: was gebraucht wird, mit Anzahl',
      'Zug: was man tut, Schritt für Schritt, und die Entscheidung, die ihn spannend macht',
      'Beispiel: eine gespielte Runde',
      'Ende: wann Schluss ist, wer gewinnt und was bei Gleichstand gilt',
    ],
  },
  {
    over: ['copy'],
    named: '(?:eine |kurze )*(?:produkt)?beschreibung(?= fur)',
    sharp:
      '{Sag|Sagen Sie} in der ersten Zeile, was es ist und für wen, {mach|machen Sie} aus jeder hier genannten Eigenschaft, was der Käufer davon hat, {zeig|zeigen Sie} es einmal im Gebrauch, statt es zu loben, und {erfinde|erfinden Sie} keine Eigenschaften.',
    points: [
      'Erste Zeile: was es ist und für wen',
      'Eigenschaften: jede genannte, mit dem Nutzen für den Käufer',
      'Worte: ein Bild aus dem Gebrauch statt Eigenschaftswörtern',
      'Ehrlichkeit: keine Eigenschaft, die ich nicht genannt habe',
    ],
  },
];
