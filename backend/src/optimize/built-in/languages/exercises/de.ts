import type { Exercises } from './exercises.js';

export const exercises: Exercises = {
  sharp: {
    takeFields:
      '{Gib|Geben Sie} für jede verlangte Angabe eine Zeile aus, vorn ihr Name, dahinter der Wortlaut des Textes und sonst nichts, und {schreib|schreiben Sie} „nicht angegeben“, wo der Text nichts sagt.',
    formal:
      '{Verwende|Verwenden Sie} vollständige Sätze, treffende Verben und eine neutrale Anrede, {lass|lassen Sie} Umgangssprache, Kurzformen und Ausrufezeichen weg, {behalte|behalten Sie} alle Fakten bei und {gib|geben Sie} nur die neue Fassung zurück.',
    polite:
      '{Mach|Machen Sie} aus jedem Befehl eine Bitte und aus jedem Vorwurf das, was helfen würde, {lass|lassen Sie} das Gesagte ebenso deutlich, {schmeichle|schmeicheln Sie} niemandem und {gib|geben Sie} nur die neue Fassung zurück.',
    academic:
      '{Formuliere|Formulieren Sie} unpersönlich und mit der gebotenen Vorsicht, {wähle|wählen Sie} genaue Begriffe statt vager, {erfinde|erfinden Sie} weder Quellen noch Zahlen und {gib|geben Sie} nur die neue Fassung zurück.',
    neutral:
      '{Berichte|Berichten Sie}, was geschah und wer was sagte oder tat, {ersetze|ersetzen Sie} Wertungen, Übertreibungen und Ausrufe durch Fakten oder durch den, der so urteilt, alle Angaben bleiben, und {gib|geben Sie} nur die neue Fassung zurück.',
    casual:
      '{Verwende|Verwenden Sie} kurze Sätze, Alltagswörter und die Kurzformen, die man spricht, {behalte|behalten Sie} alle Fakten bei und {gib|geben Sie} nur die neue Fassung zurück.',
    rewriteForm:
      '{Passe|Passen Sie} jedes Verb, Pronomen und Wort an, das von der neuen Form abhängt, {behalte|behalten Sie} Sinn und alle Fakten bei und {gib|geben Sie} nur die neue Fassung zurück.',
    reorder:
      '{Gib|Geben Sie} alles in der neuen Reihenfolge aus, ohne ein Wort zu ändern, {nenne|nennen Sie} dann die Zeichen, die sie festlegen, etwa eine Zeitangabe, eine Ursache oder ein Pronomen, und {sag|sagen Sie}, ob eine zweite möglich ist.',
    errorFound:
      '{Zitiere|Zitieren Sie} zuerst den Fehler, {nenne|nennen Sie} in einem Satz die Regel dahinter und {gib|geben Sie} dann den Satz richtig wieder, ohne sonst etwas zu ändern.',
    classifyKnown:
      '{Nenne|Nennen Sie} zuerst die Kategorie, dann in einem Satz, wofür es bekannt ist und was den Ausschlag gibt, und {sag|sagen Sie} es, wenn es {dir|Ihnen} unbekannt ist.',
    identify:
      '{Nenne|Nennen Sie} es in der ersten Zeile, {zeig|zeigen Sie}, was es verrät, und {sag|sagen Sie}, womit es am leichtesten verwechselt wird und was dagegen spricht.',
    nextTurn:
      '{Schreib|Schreiben Sie} nur die fehlende Zeile, ganz und in der Stimme der Person, die sie sagt, samt den Worten, die schon dastehen; sie soll das zuletzt Gesagte aufnehmen und gesprochen klingen.',
    meaningFor:
      '{Erkläre|Erklären Sie} es in einem Satz mit Wörtern, die diese Leser täglich benutzen, {zeig|zeigen Sie} es an einer kleinen Szene aus ihrem Leben und {verwende|verwenden Sie} kein Wort, das schwerer ist als das erklärte.',
    debugAll:
      '{Find|Finden Sie} jeden Fehler, {nenn|nennen Sie} zu jedem eine Eingabe, die ihn zeigt, {gib|geben Sie} den berichtigten Code ohne sonstige Änderung und {sag|sagen Sie} je in einem Satz, warum er jetzt stimmt.',
  },
  bullets: {
    fieldLines: 'Zeilen: eine für jede verlangte Angabe, ihr Name vorn',
    fieldMissing: 'Fehlendes: „nicht angegeben“, nichts geraten',
    formalWords:
      'Sprachebene: vollständige Sätze, treffende Verben, keine Umgangssprache, Kurzformen oder Ausrufezeichen',
    politeWords: 'Sprachebene: Bitten statt Befehle, kein Vorwurf und keine Schmeichelei',
    demandKept: 'Inhalt: was gesagt oder gewünscht wird, bleibt ebenso deutlich',
    academicWords: 'Sprachebene: unpersönlich und vorsichtig, genaue Begriffe statt vager',
    neutralWords: 'Stil: berichtend, ohne Wertung und Übertreibung; Meinungen dem zugeschrieben, der sie hat',
    casualWords: 'Sprachebene: kurze Sätze, Alltagswörter, die Kurzformen, die man spricht',
    reorderAll: 'Reihenfolge: alles dabei, nichts geändert, ausgelassen oder hinzugefügt',
    reorderSigns: 'Begründung: die Zeichen, die sie festlegen, etwa Zeitangabe, Ursache oder Pronomen',
    reorderOther: 'Zweite Reihenfolge: genannt, wenn eine möglich ist',
    errorQuoted: 'Fehler: zuerst zitiert, und nichts Richtiges als Fehler gezählt',
    errorRule: 'Regel: wogegen verstoßen wird, in einem Satz',
    errorFixed: 'Berichtigt: der ganze Satz, sonst nichts geändert',
    tipOver: 'Dagegen: das stärkste Anzeichen fürs Gegenteil, falls es eines gibt',
    knownSign: 'Begründung: wofür es bekannt ist und was den Ausschlag gibt',
    identified: 'Antwort: allein der Name, in der ersten Zeile',
    mistakenFor: 'Verwechslung: womit es leicht verwechselt wird, und was dagegen spricht',
    turnAnswers: 'Zeile: greift das zuletzt Gesagte auf, in der gewünschten Art',
    turnVoice: 'Stimme: die des Sprechers bisher',
    turnWhole: 'Ausgabe: nur diese Zeile, ganz, samt den Worten, die schon dastehen',
    theirWords: 'Wörter: keines schwerer als das erklärte',
    causesEach: 'Fehler: jeder in einem Satz, mit einer Eingabe, die ihn zeigt',
    fixOnly: 'Behebung: der ganze Code, nur die Fehler geändert',
  },
  guided: {
    fieldGive:
      '{Gib|Geben Sie} für jede verlangte Angabe eine Zeile aus und {schreib|schreiben Sie} „nicht angegeben“, wo der Text nichts sagt.',
    reorderFirst: '{Nenne|Nennen Sie}, was am Anfang stehen muss, und das Wort, das es zeigt.',
    reorderGive: '{Gib|Geben Sie} dann das Ganze in seiner Reihenfolge aus, ohne ein Wort zu ändern.',
    reorderCheck: '{Lies|Lesen Sie} es noch einmal durch und {sag|sagen Sie}, ob eine zweite Reihenfolge möglich ist.',
    errorMark: '{Zitiere|Zitieren Sie} die falsche Stelle und {sag|sagen Sie}, was daran falsch ist.',
    errorPut: '{Gib|Geben Sie} den Satz richtig wieder, ohne sonst etwas zu ändern.',
    labelTip: '{Nenne|Nennen Sie} das stärkste Anzeichen fürs Gegenteil, falls es eines gibt.',
    identifyGive: '{Nenne|Nennen Sie} es auf einer eigenen Zeile.',
    identifyRule: '{Sag|Sagen Sie}, womit man es verwechseln könnte und was dagegen spricht.',
    turnMood:
      '{Überleg|Überlegen Sie} still, was diese Person gerade will, und {schreib|schreiben Sie} dann die Zeile, ohne etwas darum herum.',
  },
};
