export const sums = {
  sharp: {
    sumBounded:
      '{Bestimme|Bestimmen Sie} zuerst das Intervall, {sag|sagen Sie}, ob seine Enden dazugehören, {prüfe|prüfen Sie} einen Wert innerhalb und einen außerhalb und {gib|geben Sie} dann genau das Gefragte an.',
    sumFigured:
      '{Nenne|Nennen Sie} die Formel und wofür jede Größe darin steht, {setz|setzen Sie} die Werte mit Einheiten ein und {bestätige|bestätigen Sie} das Ergebnis mit einer zweiten Formel oder einer Skizze in Worten.',
    sumChance:
      '{Sag|Sagen Sie}, welche Ereignisse zusammen eintreten können, sich ausschließen oder beeinflussen, {berechne|berechnen Sie} daraus das Gefragte, {prüfe|prüfen Sie} mit dem Gegenereignis und {gib|geben Sie} das Ergebnis als Bruch und in Prozent an.',
    sumDivided:
      '{Zeig|Zeigen Sie} in jedem Schritt die Division oder die Primfaktoren dahinter und {prüfe|prüfen Sie} das Ergebnis durch Teilen oder Malnehmen.',
    sumPriced:
      '{Sag|Sagen Sie} bei jedem Preis oder Prozentsatz, worauf er sich bezieht, {schreib|schreiben Sie} einen Schritt pro Zeile mit Einheit und {prüfe|prüfen Sie} durch Einsetzen in die Angaben.',
    sumValued:
      '{Setz|Setzen Sie} den Wert Glied für Glied mit Vorzeichen ein, {zeig|zeigen Sie} jede Potenz und jedes Produkt und {prüfe|prüfen Sie} mit einer anderen Anordnung der Glieder.',
    sumUnknowns:
      '{Benenne|Benennen Sie} das Gesuchte, {mach|machen Sie} aus jedem Satz eine Beziehung, {löse|lösen Sie} Schritt für Schritt und {setz|setzen Sie} das Ergebnis wieder in die Sätze ein.',
    sumMoving:
      '{Bring|Bringen Sie} zuerst die Einheiten auf dasselbe Maß, {sag|sagen Sie}, ab wann Zeit und Weg zählen, {schreib|schreiben Sie} einen Schritt pro Zeile und {prüfe|prüfen Sie}, ob das Ergebnis plausibel ist.',
    sumDerived:
      '{Nenne|Nennen Sie} die Regel hinter jeder Ableitung, {vereinfache|vereinfachen Sie}, bevor Werte eingesetzt werden, {sag|sagen Sie}, für welche Werte das gilt, und {bestätige|bestätigen Sie} das Ergebnis mit einem Wert in der Nähe.',
    sumIntegrated:
      '{Nenne|Nennen Sie} das Verfahren und warum es hier passt, {schreib|schreiben Sie} die Stammfunktion in eine eigene Zeile, {bestätige|bestätigen Sie} sie durch Ableiten und {setz|setzen Sie} zuletzt die Grenzen oder die Konstante ein.',
    sumLimits:
      '{Sag|Sagen Sie}, welche Form an dieser Stelle entsteht, {nenne|nennen Sie} die Regel oder den bekannten Grenzwert, der sie auflöst, und warum er gilt, und {bestätige|bestätigen Sie} das Ergebnis mit einem Wert in der Nähe.',
    sumDifferential:
      '{Nenne|Nennen Sie} die Art der Gleichung und das Verfahren dazu, {sag|sagen Sie}, wofür jede Konstante steht und was sie festlegt, und {bestätige|bestätigen Sie} die Lösung durch Einsetzen.',
    sumSolved:
      '{Sag|Sagen Sie} zuerst, welche Werte zulässig sind, {forme|formen Sie} einen Schritt pro Zeile um und {setz|setzen Sie} jede Lösung in die gegebene Form ein; was nicht passt, fällt weg.',
    sumCounted:
      '{Sag|Sagen Sie}, ob die Reihenfolge zählt und ob sich etwas wiederholen darf, {zähl|zählen Sie} erst alle Fälle, {zieh|ziehen Sie} die ausgeschlossenen ab und {erprobe|erproben Sie} dieselbe Zählweise an einer kleineren Zahl.',
    sumMatrices:
      '{Schreib|Schreiben Sie} jede Matrix oder Determinante dazwischen aus, {nenne|nennen Sie} die Umformung zur nächsten und {bestätige|bestätigen Sie} das Ergebnis durch Ausmultiplizieren.',
    sumPhysical:
      '{Nenne|Nennen Sie} das Gesetz und warum es hier gilt, {löse|lösen Sie} es nach der gesuchten Größe auf, bevor Werte eingesetzt werden, {führ|führen Sie} die Einheiten mit und {sag|sagen Sie}, ob die Größenordnung stimmen kann.',
    sumAveraged:
      '{Mach|Machen Sie} aus jedem Mittelwert zuerst eine Summe mit der Anzahl der Werte dahinter, {rechne|rechnen Sie} mit den Summen weiter und {prüfe|prüfen Sie}, ob das Ergebnis zwischen den Ausgangswerten liegt.',
    sumOverlapping:
      '{Stell|Stellen Sie} die Gruppen in einer kleinen Tabelle dar, {zieh|ziehen Sie} ab, was doppelt gezählt würde, und {prüfe|prüfen Sie}, ob die Teile das Ganze ergeben.',
    sumPaced:
      '{Sag|Sagen Sie}, welchen Teil des Ganzen jeder in einer Zeiteinheit schafft, {addiere|addieren Sie}, was zusammenwirkt, {zieh|ziehen Sie} ab, was dagegen wirkt, und {prüfe|prüfen Sie}, ob die Anteile das Ganze ergeben.',
    sumAdded:
      '{Nenne|Nennen Sie} erstes und letztes Glied, Schrittweite und Anzahl, {gib|geben Sie} die Formel an, bevor Werte eingesetzt werden, und {erprobe|erproben Sie} sie an den ersten Gliedern.',
  },
  bullets: {
    byBounded: 'Intervall: mit beiden Enden und ob jedes dazugehört',
    byFigured: 'Figur: eine Skizze in Worten und die Formel, bevor Werte eingesetzt werden',
    byChance: 'Ereignisse: welche zusammen eintreten können, sich ausschließen oder beeinflussen',
    byDivided: 'Division oder Faktoren: in jedem Schritt ausgeschrieben',
    byPriced: 'Jeder Betrag: worauf er sich bezieht, mit Einheit',
    byValued: 'Einsetzen: Glied für Glied, mit Vorzeichen und Potenzen',
    byUnknowns: 'Gesuchtes: benannt, jede Beziehung mit dem Satz, aus dem sie stammt',
    byMoving: 'Einheiten: auf dasselbe Maß gebracht, bevor gerechnet wird',
    byDerived: 'Ableitung: jede Regel genannt, vereinfacht, bevor Werte eingesetzt werden',
    byIntegrated: 'Stammfunktion: in einer eigenen Zeile, durch Ableiten bestätigt',
    byLimits: 'Form: welche an dieser Stelle entsteht und welche Regel sie auflöst',
    byDifferential: 'Art: genannt, mit dem Verfahren dazu; die Lösung am Ende eingesetzt',
    bySolved: 'Lösungen: jede in die gegebene Form eingesetzt; was nicht passt, fällt weg',
    byCounted:
      'Zählweise: ob die Reihenfolge zählt, dann alle Fälle ohne die ausgeschlossenen; an einer kleineren Zahl erprobt',
    byMatrices: 'Schritte: jede Matrix oder Determinante dazwischen ausgeschrieben; das Ergebnis nachmultipliziert',
    byPhysical: 'Gesetz: genannt und nach der gesuchten Größe aufgelöst, bevor Werte eingesetzt werden',
    byAveraged: 'Summen: aus jedem Mittelwert und der Anzahl der Werte dahinter',
    byOverlapping: 'Gruppen: in einer kleinen Tabelle, mit dem, was doppelt gezählt würde',
    byPaced: 'Anteile: was jeder in einer Zeiteinheit vom Ganzen schafft',
    byAdded: 'Glieder: erstes, letztes, Schritt und Anzahl; die Formel an den ersten erprobt',
  },
} as const;
