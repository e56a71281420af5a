import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
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
    oneValueEach: 'Werte: genau einer je Gegebenem, in der gegebenen Reihenfolge',
    ownWordsOnly: 'Grundlage: was jedes selbst sagt',
    versionNamed: 'Fassungen: jede unter ihrem Namen, in Wortwahl und Satzbau deutlich anders',
    sameInAll: 'Sinn: in allen gleich, nichts hinzugefügt oder verloren',
    casesOrdered: 'Fälle: in fester Reihenfolge, damit keiner fehlt',
    allFitting: 'Ergebnis: alle, die passen, mit ihrer Anzahl',
  },
  guided: {
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
