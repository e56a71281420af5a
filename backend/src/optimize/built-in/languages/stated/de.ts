import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
    entriesAsAsked:
      '{Gib|Geben Sie} zu jedem Eintrag alles an, was dazu verlangt ist, durchgehend in derselben Form, und {nimm|nehmen Sie} nur auf, was wirklich passt.',
    teachEach:
      '{Erklär|Erklären Sie} es für jede genannte Zielgruppe neu, ausgehend von dem, was sie schon weiß, in ihren Worten und mit einem Beispiel aus ihrer Welt.',
    tallyAll:
      '{Gib|Geben Sie} die Zahl für jedes in einer eigenen Zeile an, {prüf|prüfen Sie} sie durch Zusammenzählen und ein zweites Zählen, und {sag|sagen Sie}, was als eins zählt, wo man es zweierlei lesen kann.',
    totalsToo: '{Rechne|Rechnen Sie} jede Summe aus ihren eigenen Einträgen aus und {prüf|prüfen Sie} sie am Ganzen.',
    correctAsIs:
      '{Korrigiere|Korrigieren Sie} nur, was falsch ist, und {lass|lassen Sie} Sinn, Ton und alles Richtige, wie es ist.',
    eachValue:
      '{Gib|Geben Sie} für jedes Gegebene genau einen Wert an, in der gegebenen Reihenfolge, {beurteile|beurteilen Sie} jedes nur nach seinen eigenen Worten, und {setz|setzen Sie} nichts davor oder dahinter, was ein Programm nicht lesen könnte.',
    versionsEach:
      '{Gib|Geben Sie} jede verlangte Fassung unter ihrem Namen, jede in Wortwahl und Satzbau deutlich anders als die übrigen, und {lass|lassen Sie} das Gesagte in allen gleich.',
    puzzleAll:
      '{Geh|Gehen Sie} die Fälle in fester Reihenfolge durch, damit keiner fehlt, {schließ|schließen Sie} aus, was eine Bedingung verletzt, und {nenn|nennen Sie} alle, die bleiben, mit ihrer Anzahl.',
  },
  bullets: {
    eachAsAsked: 'Jeder Eintrag: alles, was dazu verlangt ist, durchgehend in derselben Form',
    eachAudience: 'Jede Zielgruppe: eine eigene Erklärung, in Worten, die sie benutzt',
    ownExamples: 'Beispiele: je eines aus der eigenen Welt',
    depthGrows: 'Unterschied: was der zweite erfährt und der erste nicht wissen muss',
    tallyEach: 'Zahlen: eine Zeile für jedes, durch ein zweites Zählen bestätigt',
    tallySum: 'Summe: alle zusammengezählt, als Probe',
    totalsShown: 'Summen: jede aus ihren Einträgen, am Ganzen geprüft',
    startNow: 'Jetzt: gleich so beginnen wie gesagt, ohne vorherige Bestätigung',
    oneValueEach: 'Werte: genau einer je Gegebenem, in der gegebenen Reihenfolge',
    ownWordsOnly: 'Grundlage: was jedes selbst sagt',
    versionNamed: 'Fassungen: jede unter ihrem Namen, in Wortwahl und Satzbau deutlich anders',
    sameInAll: 'Sinn: in allen gleich, nichts hinzugefügt oder verloren',
    casesOrdered: 'Fälle: in fester Reihenfolge, damit keiner fehlt',
    allFitting: 'Ergebnis: alle, die passen, mit ihrer Anzahl',
  },
  guided: {
    audiencesApart: '{Notier dir|Notieren Sie sich}, was jede Zielgruppe schon weiß und wozu sie es wissen will.',
    audiencesTell: '{Erklär|Erklären Sie} es dann einem nach dem anderen, jedes Mal mit einem eigenen Beispiel.',
    totalsStep: '{Rechne|Rechnen Sie} jede Summe aus ihren eigenen Einträgen aus und {prüf|prüfen Sie} sie am Ganzen.',
    tallySeparate: '{Zähl|Zählen Sie} jedes einzeln und {geh|gehen Sie} alles ein zweites Mal durch.',
    tallyLines: '{Gib|Geben Sie} die Zahlen in der verlangten Reihenfolge an, eine Zeile für jedes.',
    beginAsTold:
      'Wenn etwas davon nicht geht, {sag|sagen Sie} es in einem Satz; sonst {beginn|beginnen Sie} sofort wie gesagt.',
    versionsNote: '{Notier dir|Notieren Sie sich}, was jede Fassung ausmacht, in Wortwahl und Satzbau.',
    versionsGive: '{Gib|Geben Sie} sie untereinander an, jede unter ihrem Namen.',
    casesStep:
      '{Geh|Gehen Sie} die möglichen Fälle in fester Reihenfolge durch und {schließ|schließen Sie} aus, was eine Bedingung verletzt.',
    casesList: '{Nenn|Nennen Sie} alle, die bleiben, und ihre Anzahl.',
    pageParts: '{Sag|Sagen Sie} in zwei Sätzen, wie die Seite aufgebaut ist und was bei welcher Aktion geschieht.',
    pageChange:
      '{Sag|Sagen Sie}, was man anklickt oder ansieht, um zu merken, dass sie funktioniert, und welche Zeilen man für andere Texte oder Farben ändert.',
  },
};
