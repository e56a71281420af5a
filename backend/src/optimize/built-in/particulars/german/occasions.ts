import type { Particular } from '../particular.js';
import { ANNOUNCED, PERSUADING, SPOKEN } from '../occasions.js';

/** What is told to those concerned, said on a day, or to win somebody over. */
export const GERMAN_OCCASIONS: readonly Particular[] = [
  {
    over: ANNOUNCED,
    named:
      '(?:mitteilung|ankundigung|rundmail|bekanntmachung|nachricht|aushang|info-?mail|e-?mail)(?:en)? (?:an|fur) (?:alle |das |die |den |unsere? |mein )*(?:team|belegschaft|mitarbeiter\\p{L}*|kolleg\\p{L}*|mieter\\p{L}*|bewohner\\p{L}*|eltern|mitglieder|personal)(?=,? (?:uber|zum|zur|wegen|dass|zu|mit der info))',
    sharp:
      '{Setz|Setzen Sie} die Neuigkeit mit Datum in die erste Zeile, {sag|sagen Sie}, was sich für die Leser ändert und was bleibt, was sie bis wann tun müssen und wen sie fragen können; [Klammern], wo ich nichts gesagt habe.',
    points: [
      'Erste Zeile: die Neuigkeit mit Datum',
      'Für die Leser: was sich ändert und was bleibt',
      'Zu tun: was, bis wann und wo',
      'Grund: in einem ehrlichen Satz',
      'Fragen: an wen; [Klammern], wo ich nichts gesagt habe',
    ],
  },
  {
    over: SPOKEN,
    named:
      '(?:kurze |bewegende |festliche )*(?:eroffnungs|einweihungs|begrussungs|willkommens)(?:rede|ansprache)|(?:rede|ansprache) (?:zu[rm]?|fur) (?:die |den |das |eine?n? |eine?r )?(?:eroffnung|einweihung|begrussung|vernissage|ausstellung|tagung)',
    sharp:
      '{Beginn|Beginnen Sie} mit einem Bild dessen, was das Publikum gleich sieht, {grüß|grüßen Sie} in einer Zeile, {gib|geben Sie} allem hier Genannten ein konkretes Beispiel, {dank|danken Sie} denen, die es möglich gemacht haben ([Klammern] für Namen), und {schließ|schließen Sie} mit der Einladung einzutreten, zu schauen oder zuzuhören.',
    points: [
      'Anfang: ein Bild dessen, was kommt; die Begrüßung in einer Zeile',
      'Themen: alles hier Genannte, je mit einem Beispiel',
      'Dank: an alle, die es möglich gemacht haben; [Klammern] für Namen',
      'Gesprochen: kurze Sätze, keine lange Vorgeschichte',
      'Schluss: eine Einladung, mit der es losgeht',
    ],
  },
  {
    over: SPOKEN,
    named:
      '(?:kurze |lustige |humorvolle |bewegende )*(?:abschieds|jubilaums|abschluss|abitur|dankes|laudatio|ruhestands)rede|rede (?:zu[rm]?|fur) (?:die |den |das |eine?n? |meine?n? )?(?:abschied|verabschiedung|ruhestand|jubilaum|preisverleihung|abschluss)',
    sharp:
      '{Beginn|Beginnen Sie} mit einem wahren Augenblick, an den sich alle erinnern ([Klammer], wenn ich keinen erzählt habe), {sag|sagen Sie}, was er zeigt, {dank|danken Sie} mit Namen, mit Humor auf eigene Kosten, und {schließ|schließen Sie} mit einem Satz, bei dem man anstößt oder klatscht.',
    points: [
      'Anfang: ein Augenblick, an den sich alle erinnern; [Klammer], wenn ich keinen erzählt habe',
      'Gedanke: was er von der Person oder dem Tag zeigt',
      'Dank: mit Namen und wofür; [Klammern] für Namen',
      'Humor: freundlich, auf eigene Kosten',
      'Schluss: ein Satz zum Anstoßen oder Klatschen, zwei bis drei Minuten insgesamt',
    ],
  },
  {
    over: PERSUADING,
    named:
      'uberzeugende[nrs]? (?:\\p{L}+ )?(?:brief|e-?mail|mail|schreiben|nachricht)|(?:brief|schreiben|leserbrief|mail) an (?:den |die |das |unsere\\p{L}* |meine\\p{L}* )?(?:burgermeister\\p{L}*|stadtrat|gemeinderat|stadtverwaltung|schulleitung|redaktion|zeitung|abgeordnete\\p{L}*)',
    sharp:
      '{Bitte|Bitten Sie} in den ersten Zeilen um eine genaue Sache, {fang|fangen Sie} mit dem an, was der Leser davon hat, {beantworte|beantworten Sie} seinen stärksten Einwand, bevor er ihn erhebt, und {schließ|schließen Sie} mit einem kleinen, leichten Schritt; [Klammern] für Angaben, die fehlen.',
    points: [
      'Anliegen: eine genaue Sache, in den ersten Zeilen',
      'Gewinn: was der Leser oder die, für die er einsteht, davon haben, mit einer Tatsache; [Klammern], wo sie fehlt',
      'Einwand: der stärkste, fair beantwortet',
      'Leichtigkeit: was schon getan ist und wie wenig es braucht',
      'Schluss: ein kleiner Schritt mit Termin',
    ],
  },
];
