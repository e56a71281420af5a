export const groupsDe = {
  sharp: {
    handled:
      '{Mach|Machen Sie} genau das mit allem, was gegeben ist, {ändere und ergänze|ändern und ergänzen Sie} sonst nichts, und {gib|geben Sie} gleich das vollständige Ergebnis, ohne Einleitung.',
    helped:
      '{Beginne|Beginnen Sie} mit dem, was in der Praxis am meisten zählt, {sei|seien Sie} so konkret, dass ich danach handeln kann, und {sag|sagen Sie}, wovon es abhängt und welcher Fehler hier leicht passiert.',
    solved:
      '{Geh|Gehen Sie} von allem aus, was gesagt ist, {zeig|zeigen Sie} in wenigen Zeilen, wie die Antwort zustande kommt, {prüf|prüfen Sie} sie einmal an der Frage und {schreib|schreiben Sie} sie in eine eigene Zeile.',
    coded:
      '{Gib|Geben Sie} etwas, das so, wie es ist, benutzt werden kann, in der hier genannten Sprache oder für das genannte Werkzeug, {erklär|erklären Sie} nur, was zum Verstehen nötig ist, und {zeig|zeigen Sie} an einem Beispiel, dass es tut, was verlangt ist.',
    handledFind:
      '{Geh|Gehen Sie} alles Gegebene durch, {nenn|nennen Sie} zu jedem Gesuchten die Worte oder Zahlen, auf denen es beruht, {nimm|nehmen Sie} auch mit, was nur anders ausgedrückt ist, und {sag|sagen Sie}, wo das Gegebene etwas offenlässt.',
    handledKept:
      '{Mach|Machen Sie} genau das mit allem, {übernimm|übernehmen Sie} jeden Namen, jede Zahl und jede Einzelheit, die es nicht betrifft, unverändert, und {nimm|nehmen Sie}, wo etwas zweierlei heißen kann, das Wahrscheinlichere, mit einer Zeile dazu darunter.',
    namesEach:
      '{Gib|Geben Sie} jedem einen eigenen, einen je Zeile hinter dem, wozu er gehört, nur dafür gemacht und zu keinem anderen passend, kurz und leicht auszusprechen.',
  },
  bullets: {
    handledAll: 'Grundlage: alles, was gegeben ist, nichts davon weggelassen',
    helpConcrete: 'Konkret: Schritte, Mengen oder Worte, die sich sofort verwenden lassen',
    helpDepends: 'Hängt ab von: dem, was die Antwort ändern würde, und wie',
    helpAvoid: 'Vermeiden: der Fehler, der hier leicht passiert',
    solveStated: 'Grundlage: alles, was gesagt ist, und was jeder weiß, wo es das braucht',
    solveCheck: 'Probe: die Antwort noch einmal an der Frage gemessen',
    solveAnswer: 'Antwort: in einer eigenen Zeile, genau das Gefragte',
    codeWhole: 'Lösung: vollständig und so, wie sie ist, zu benutzen',
    codeAssumed: 'Angenommen: für welche Version, Einstellung oder Daten sie gemacht ist, in einer Zeile',
    codeTrap: 'Fallstrick: der, auf den man hier am häufigsten stößt',
    foundAll: 'Vollständig: alles, was dazugehört, auch anders ausgedrückt',
    foundShown: 'Beleg: zu jedem die Worte oder Zahlen, auf denen es beruht',
    foundOpen: 'Offen: so benannt, nicht ergänzt',
    keptAsIs: 'Unverändert: jeder Name, jede Zahl und Einzelheit, die es nicht betrifft',
    twoReadings: 'Zwei Lesarten: die wahrscheinlichere, darunter in einer Zeile gesagt',
    nameApiece: 'Jeder: ein eigener, hinter dem, wofür er ist, zu keinem anderen passend',
  },
  guided: {
    handledDo:
      '{Geh|Gehen Sie} das Gegebene von Anfang bis Ende durch und {mach|machen Sie} mit allem, was verlangt ist.',
    handledCheck:
      '{Vergleich|Vergleichen Sie} das Ergebnis mit dem, was verlangt ist, bevor {du es gibst|Sie es geben}, und {lass|lassen Sie} den Weg dorthin weg.',
    helpCore: '{Sag|Sagen Sie} in ein, zwei Sätzen, worauf es hinausläuft.',
    helpSteps: '{Geh|Gehen Sie} dann durch, was sich tun lässt, das Hilfreichste zuerst, jeweils mit einem Grund.',
    helpSign: 'Zum Schluss: woran man sieht, dass es wirkt, und was zu tun ist, wenn nicht.',
    solveSay: '{Sag|Sagen Sie} in einer Zeile, was gefragt und was bekannt ist.',
    solveGo:
      '{Arbeite dich|Arbeiten Sie sich} dann Schritt für Schritt zur Antwort vor und {achte|achten Sie} auf eine Falle im Wortlaut.',
    solveEnd: '{Gib|Geben Sie} die Antwort in einer eigenen Zeile, mit dem Grund, der sie entscheidet.',
    codeSay: '{Sag|Sagen Sie} in einem Satz, worauf die Lösung beruht.',
    codeGive: '{Gib|Geben Sie} sie dann vollständig, mit einem kurzen Kommentar, wo etwas nicht offensichtlich ist.',
    codeTest: 'Zum Schluss: wie ich prüfen kann, dass es funktioniert, und ein Fall, in dem es nicht funktioniert.',
    foundMark:
      '{Geh|Gehen Sie} das Gegebene von Anfang bis Ende durch und {merk dir|merken Sie sich} alles, was gemeint sein könnte.',
    foundGive:
      '{Gib|Geben Sie} an, was es wirklich ist, in der verlangten Form, und {nenn|nennen Sie} Zweifelhaftes getrennt mit dem Grund.',
    namesTry:
      '{Probier|Probieren Sie} im Stillen für jeden mehrere durch und {nenn|nennen Sie} nur, was zu keinem anderen passen würde.',
    whyLeft: '{Schließ|Schließen Sie} mit dem, was noch zu versuchen bleibt, wenn nichts davon hilft.',
    goodEnd: 'Was für mich ein gutes Ergebnis wäre: […]',
    fancyClose:
      '{Leg|Legen Sie} für {dich|sich} fest, was niemand davon erwarten würde und wie es wirklich zuginge, und {schreib|schreiben Sie} es dann auf, als gäbe es das, mit allem, was verlangt ist.',
  },
} as const;
