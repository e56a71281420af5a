import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      '{Leg|Legen Sie} fest, was nicht fehlen darf, {bring|bringen Sie} es in genau die verlangte Form, ohne etwas davor oder danach, und {lass|lassen Sie} Namen und Zahlen genau.',
    onePick:
      '{Entscheide dich|Entscheiden Sie sich} für genau eines und {nenne|nennen Sie} es zuerst, {stütz|stützen Sie} die Begründung auf das hier Gesagte und {füg|fügen Sie} in einer Zeile an, was dagegen sprechen könnte.',
    eachInTurn:
      '{Gib|Geben Sie} für jedes eine Zeile in der gegebenen Reihenfolge: zuerst das Ergebnis, dann in wenigen Worten, was den Ausschlag gibt.',
    twofold:
      '{Erledige|Erledigen Sie} alles, was verlangt ist, in der genannten Reihenfolge und klar getrennt, und {bezieh|beziehen Sie} jeden Teil genau auf das hier Gegebene.',
    scaled:
      '{Nenne|Nennen Sie} zuerst den Faktor, {rechne|rechnen Sie} jeden Wert in der gegebenen Reihenfolge um, {runde|runden Sie} nur, wo es nötig ist, und {sag|sagen Sie}, wo.',
  },
  bullets: {
    formAsked: 'Form: genau die verlangte, nichts davor oder danach',
    mustStay: 'Inhalt: was nicht fehlen darf, in so wenigen Worten wie möglich',
    onlyOne: 'Wahl: genau eine, zuerst genannt',
    tiedReason: 'Begründung: auf das hier Gesagte bezogen, nicht auf alles passend',
    speaksAgainst: 'Dagegen: was dagegen sprechen könnte, in einer Zeile',
    eachResult: 'Ergebnis: eine Zeile für jedes, in der gegebenen Reihenfolge',
    eachDecided: 'Begründung: was jeweils den Ausschlag gibt, in wenigen Worten',
    eachAsked: 'Teile: alles, was verlangt ist, in der genannten Reihenfolge und klar getrennt',
    factor: 'Faktor: womit umgerechnet wird, zuerst genannt',
    allConverted: 'Werte: jeder umgerechnet, in der gegebenen Reihenfolge',
    rounded: 'Rundung: nur wo nötig, und gekennzeichnet',
  },
  guided: {
    asAskedCut:
      '{Leg|Legen Sie} zuerst fest, was nicht fehlen darf, {gib|geben Sie} es dann in genau der verlangten Form und {streich|streichen Sie} jedes entbehrliche Wort.',
    onePickWeigh:
      '{Wäg|Wägen Sie} zwei oder drei ab, ohne sie zu zeigen, und {gib|geben Sie} dann nur das Passendste, mit Begründung.',
    eachGive: '{Geh|Gehen Sie} sie der Reihe nach einzeln durch und {kennzeichne|kennzeichnen Sie} Zweifelsfälle.',
    twofoldGive:
      '{Klär|Klären Sie}, was im Gegebenen für jeden verlangten Teil den Ausschlag gibt, und {gib|geben Sie} dann einen nach dem anderen, ohne Bemerkungen darum herum.',
    scaledCheck:
      '{Rechne|Rechnen Sie} Wert für Wert um, {prüf|prüfen Sie} einen davon rückwärts und {gib|geben Sie} dann das ganze Ergebnis mit Einheiten.',
  },
};
