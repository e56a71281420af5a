export const sums = {
  sharp: {
    sumBounded:
      '{Bestimme|Bestimmen Sie} zuerst das Intervall, {sag|sagen Sie}, ob seine Enden dazugehören, {zähl|zählen Sie} dann die ganzen Zahlen darin und {prüfe|prüfen Sie} einen Wert innerhalb und einen außerhalb.',
    sumFigured:
      '{Nenne|Nennen Sie} die Formel und wofür jede Größe darin steht, {setz|setzen Sie} die Werte mit Einheiten ein und {bestätige|bestätigen Sie} das Ergebnis mit einer zweiten Formel oder einer Skizze in Worten.',
    sumChance:
      '{Sag|Sagen Sie}, welche Fälle möglich und welche günstig sind, {prüfe|prüfen Sie} über das Gegenereignis und {gib|geben Sie} das Ergebnis als Bruch und in Prozent an.',
    sumDivided:
      '{Schreib|Schreiben Sie} die Zahl mit Quotient und Rest, {rechne|rechnen Sie} mit dieser Form weiter und {erprobe|erproben Sie} das Ergebnis an zwei wirklichen Zahlen.',
    sumPriced:
      '{Sag|Sagen Sie} bei jedem Preis oder Prozentsatz, wovon er genommen wird, {schreib|schreiben Sie} einen Schritt pro Zeile mit Einheit und {prüfe|prüfen Sie} vom Ergebnis aus rückwärts.',
    sumValued:
      '{Setz|Setzen Sie} den Wert Glied für Glied mit Vorzeichen ein, {zeig|zeigen Sie} jede Potenz und jedes Produkt und {prüfe|prüfen Sie} mit einer anderen Anordnung der Glieder.',
    sumUnknowns:
      '{Sag|Sagen Sie}, wofür jeder Buchstabe steht, {mach|machen Sie} aus jedem Satz eine Gleichung, {löse|lösen Sie} sie und {setz|setzen Sie} das Ergebnis wieder in die Sätze ein.',
    sumMoving:
      '{Bring|Bringen Sie} zuerst die Einheiten auf dasselbe Maß, {sag|sagen Sie}, ab wann Zeit und Weg zählen, {schreib|schreiben Sie} einen Schritt pro Zeile und {prüfe|prüfen Sie}, ob das Ergebnis plausibel ist.',
  },
  bullets: {
    byBounded: 'Intervall: mit beiden Enden und ob jedes dazugehört',
    byFigured: 'Figur: eine Skizze in Worten und die Formel, bevor Werte eingesetzt werden',
    byChance: 'Fälle: wie viele möglich, wie viele günstig sind',
    byDivided: 'Form: die Zahl mit Quotient und Rest, dann an zwei Beispielen erprobt',
    byPriced: 'Jeder Betrag: wovon er genommen wird, mit Einheit',
    byValued: 'Einsetzen: Glied für Glied, mit Vorzeichen und Potenzen',
    byUnknowns: 'Gleichungen: wofür jeder Buchstabe steht und aus welchem Satz jede stammt',
    byMoving: 'Einheiten: auf dasselbe Maß gebracht, bevor gerechnet wird',
  },
} as const;
