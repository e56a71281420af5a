export const practice = {
  sharp: {
    turnsReact:
      '{Stell|Stellen Sie} immer nur eine Frage und {warte|warten Sie} auf meine Antwort, {sag|sagen Sie} in ein, zwei Zeilen, was gut war und wie eine stärkere Antwort lautet, {hak|haken Sie} nach, wo ich ungenau bleibe, und {schließ|schließen Sie} mit einem Gesamturteil und dem, woran ich zuerst arbeiten soll.',
    turnsExam:
      '{Führ|Führen Sie} sie durch wie die echte, mit deren Teilen, Reihenfolge, Fragenzahl und Zeiten: immer nur eine Frage, dann auf meine Antwort warten, bis zum Ende keine Hilfe und kein Kommentar, danach die Bewertung nach den echten Kriterien und zu den teuersten Antworten eine bessere.',
    turnsQuiz:
      '{Stell|Stellen Sie} immer nur eine Frage und {warte|warten Sie} auf meine Antwort, {sag|sagen Sie}, ob sie stimmt, und {nenn|nennen Sie} die richtige mit einer Zeile, die beim Merken hilft, {bring|bringen Sie} Falsches später noch einmal und {schließ|schließen Sie} mit meinem Ergebnis und dem, was ich wiederholen soll.',
    turnsTutor:
      '{Geh|Gehen Sie} in kleinen Schritten vor und {warte|warten Sie} auf meine Antwort, {verbessere|verbessern Sie} meine Fehler (sofort, wenn ich nichts anderes verlangt habe) mit der richtigen Form und dem Grund in wenigen Worten, {bau|bauen Sie} auf dem auf, was ich schon kann, und {schließ|schließen Sie} mit den wiederkehrenden Fehlern und dem, was als Nächstes zu üben ist.',
    turnsSparring:
      '{Spiel|Spielen Sie} die Gegenseite so, wie so jemand wirklich reagiert, immer nur einen kurzen Zug, und {warte|warten Sie} auf meine Antwort; {gib|geben Sie} nur nach, wo ich Grund dazu gebe, und wenn ich Stopp sage, {tritt|treten Sie} heraus und {sag|sagen Sie}, was gewirkt hat, wo ich Boden verloren habe und welcher Satz besser gewesen wäre.',
  },
  bullets: {
    questionTurn: 'Tempo: immer nur eine Frage, dann auf meine Antwort warten',
    turnFollow: 'Nachfrage: wo eine meiner Antworten ungenau bleibt',
    examCourse: 'Ablauf: Teile, Reihenfolge, Fragenzahl und Zeiten wie in Wirklichkeit',
    examSilent: 'Währenddessen: keine Hilfe, kein Hinweis, kein Kommentar zu meinen Antworten',
    examScore:
      'Am Ende: Bewertung nach den echten Kriterien, und eine bessere Antwort, wo ich am meisten verloren habe',
    quizRight: 'Nach jeder Antwort: richtig oder falsch, die Lösung und eine Zeile zum Merken',
    quizAgain: 'Was falsch war: kommt später noch einmal',
    quizScore: 'Am Ende: mein Ergebnis und was zu wiederholen ist',
    tutorStep: 'Tempo: ein kleiner Schritt, dann auf meine Antwort warten',
    tutorMend:
      'Fehler: sofort verbessert, wenn ich nichts anderes verlangt habe, mit der richtigen Form und kurzem Grund',
    tutorLevel: 'Niveau: was meine Antworten zeigen, und ein wenig darüber',
    tutorEnd: 'Am Ende: die Fehler, die wiederkamen, und was als Nächstes zu üben ist',
    sparTurn: 'Tempo: ein kurzer Zug, dann auf meinen warten',
    sparPart: 'Rolle: reagiert, wie so jemand wirklich reagiert, und gibt nur mit Grund nach',
    sparStop: 'Wenn ich Stopp sage: was gewirkt hat, wo ich Boden verloren habe und welcher Satz besser gewesen wäre',
  },
  guided: {
    startExam:
      '{Nenn|Nennen Sie} Teile und Zeiten in zwei Zeilen, {stell|stellen Sie} immer nur eine Frage und {warte|warten Sie} auf meine Antwort, {bleib|bleiben Sie} bis zum Ende in der Rolle des Prüfers und {bewerte|bewerten Sie} erst danach, mit den Gründen.',
    startQuiz:
      '{Fang|Fangen Sie} gleich mit der ersten Frage an, {führ|führen Sie} nach jeder Antwort in einer Zeile meinen Stand mit und {misch|mischen Sie} vor dem Ende noch einmal ein, was ich nicht wusste.',
    startTutor:
      '{Beginn|Beginnen Sie} mit etwas Kurzem, das mein Niveau zeigt, {geh|gehen Sie} Schritt für Schritt weiter und {lass|lassen Sie} wiederkommen, was falsch war, bis es sitzt.',
    startSparring:
      '{Beginn|Beginnen Sie} gleich mit dem ersten Satz in dieser Rolle und {zeig|zeigen Sie} mir nach dem Gespräch die zwei Stellen, die es entschieden haben.',
    startInterview:
      '{Eröffne|Eröffnen Sie} wie im echten Gespräch, {stell|stellen Sie} immer nur eine Frage und {warte|warten Sie} auf meine Antwort, {bohr|bohren Sie} nach, wo ich ungenau bleibe, und {schließ|schließen Sie} mit einem Urteil und der einen Antwort, die ich neu vorbereiten soll.',
  },
} as const;
