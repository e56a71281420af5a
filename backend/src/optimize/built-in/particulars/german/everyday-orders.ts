import { DELAYED, STUDIED, WEIGHED_OUT } from '../everyday-orders.js';
import type { Particular } from '../particular.js';

/** A situation is told, and what is ordered behind it is wanted: amounts to buy, something to study from, word of a delay. */
export const GERMAN_EVERYDAY_ORDERS: readonly Particular[] = [
  {
    asked: true,
    over: WEIGHED_OUT,
    named:
      '(?![^\\n]*(?:rezept|\\p{Nd} ?(?:g|gramm|ml)(?![\\p{L}])))(?=[^\\n]*(?<![\\p{L}])(?:koch\\p{L}*|essen|grill\\p{L}*|buffet|fest|feier|party|brunch|fruhstuck|abendessen|mittagessen|reis|huhn|hahnchen\\p{L}*|fleisch|nudeln|pasta|brot|kuchen|wein|bier|getranke|salat\\p{L}*|kartoffel\\p{L}*|suppe|pizza|wurst\\p{L}*|wurste|raclette|fondue)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:gaste\\p{L}*|personen|leute|erwachsene|kinder|freunde|kollegen|fur \\p{Nd}+|zu \\p{L}+t)(?![\\p{L}]))[^\\n?]{0,220}wie ?viel(?:e|en)?(?: [\\p{L}-]+,?){0,7}? (?:ich|wir|man|brauch\\p{L}*|muss|soll\\p{L}*|einkaufen)(?![\\p{L}])[^\\n]{0,100}',
    sharp:
      '{Gib|Geben Sie} die Mengen als Einkaufsliste an, pro Person und insgesamt, als Rohgewicht und auf Packungsgrößen gerundet, mit allem, was sonst dazugehört, und {sag|sagen Sie}, wie viel Reserve sinnvoll ist und was sich mit Beilagen, Kindern oder großen Essern ändert.',
    points: [
      'Mengen: pro Person und insgesamt, Rohgewicht, auf Packungsgrößen gerundet',
      'Dazu: was sonst noch dazugehört, mit Mengen',
      'Reserve: wie viel mehr sinnvoll ist und was sich vom Rest hält',
      'Änderungen: was bei Beilagen, Kindern oder großen Essern mehr oder weniger wird',
    ],
  },
  {
    asked: true,
    over: STUDIED,
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:\\p{L}*prufung|\\p{L}*klausur|schularbeit|klassenarbeit|\\p{L}*test|abitur|abi|lernen kann|zum lernen)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:diese[nrs]?|folgende[nrs]?|angehangte\\p{L}*|unten|hier)(?![\\p{L}]))(?!(?:wie|was|warum|ist|sind) )[^\\n:]{0,260}(?<![\\p{L}])(?:zusammenfassung|fass\\p{L}*|lernzettel|ubersicht|spickzettel|lernblatt)(?![\\p{L}])[^\\n:]{0,160}$',
    sharp:
      '{Beginn|Beginnen Sie} mit dem Gedanken, auf dem der Rest aufbaut, {gib|geben Sie} dann Begriffe, Abläufe oder Daten je in einer Zeile und in einer Reihenfolge, die sich lernen lässt, {sag|sagen Sie}, was in Prüfungen oft verwechselt wird, und {stell|stellen Sie} ans Ende fünf Fragen zum Selbsttest, die Antworten getrennt.',
    points: [
      'Anfang: der Gedanke, auf dem der Rest aufbaut, in zwei Sätzen',
      'Lernstoff: Begriffe, Abläufe oder Daten, je eine Zeile, in lernbarer Reihenfolge',
      'Verwechslungen: was oft durcheinandergerät und woran man es unterscheidet',
      'Selbsttest: fünf Fragen wie in der Prüfung, die Antworten getrennt am Ende',
    ],
  },
  {
    asked: true,
    over: DELAYED,
    named:
      '(?!(?:wie|was|warum|ist|kann ich|soll ich) )(?=[^\\n]*(?<![\\p{L}])(?:schreib\\p{L}*|nachricht|mail|e-?mail|sms|whatsapp|brief|sag\\p{L}*|teil\\p{L}*|gib|bescheid|entschuldig\\p{L}*|informier\\p{L}*|mitteilung)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:beschwer\\p{L}*|reklam\\p{L}*|erstattung|mahn\\p{L}*|meine? (?:bestellung|paket|lieferung|zug|flug)|fristverlangerung|verlanger\\p{L}*|kommst|ostern oder|bitt\\p{L}* [^\\n]{0,60}(?:verschieb|aufschub|spater)\\p{L}*|aufschub|weis(?:s)? (?:es |ich )?(?:erst|noch))(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:erst (?:am |um |in |ab |ende |anfang |nachste\\p{L}* |kommende\\p{L}* )?(?:morgen|ubermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche|\\p{Nd}+|\\p{L}+woche|spater)|(?:komm\\p{L}*|verspat\\p{L}*|verzoger\\p{L}*|verschieb\\p{L}*) [^\\n]{0,40}(?:spat\\p{L}*|minuten|tage?|wochen?|stunde\\p{L}*|verspatet)|(?:\\p{Nd}+|eine?|zwei|drei) (?:minuten|stunden?|tage?|wochen?) (?:spater|zu spat|verspatet)|verspat\\p{L}*|verzoger\\p{L}*|zu spat)(?![\\p{L}]))[^\\n]{12,300}',
    sharp:
      '{Sag|Sagen Sie} in der ersten Zeile, was sich verzögert oder ändert und wann es nun so weit ist, {nenn|nennen Sie} einen Grund nur, wenn ich ihn genannt habe, {entschuldige dich|entschuldigen Sie sich} einmal und angemessen, {sag|sagen Sie}, was bestehen bleibt, und {halt|halten Sie} es so kurz, dass man es auf einen Blick liest.',
    points: [
      'Erste Zeile: was sich verzögert oder ändert, und der neue Zeitpunkt',
      'Entschuldigung: eine, kurz und angemessen, ohne Ausreden',
      'Grund: nur, wenn ich ihn genannt habe, keiner erfunden',
      'Was bleibt: in einem Satz, soweit es aus meinen Angaben folgt',
      'Länge: auf einen Blick zu lesen, versandfertig',
    ],
  },
];
