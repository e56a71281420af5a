import type { WishesBeside } from './wishes-beside.js';

export const wishesBeside = {
  sharp: {
    translateMore:
      '{Behalte|Behalten Sie} Sinn und Ton bei, {wähle|wählen Sie} muttersprachliche Wendungen und {setze|setzen Sie} das Weitere, das verlangt ist, unter die Übersetzung, mit den Wörtern, um die es geht.',
  },
  orders: {
    besideSum: '{Rechne|Rechnen Sie} das Verlangte aus den gegebenen Zahlen aus, in einer Zeile, mit Einheit.',
    besideEach: '{Setz|Setzen Sie} das Weitere, das zu jedem verlangt ist, direkt daneben.',
    besideSentences: '{Gib|Geben Sie} auch die Beispielsätze an, deren Zusammenhang zeigt, was das Wort bedeutet.',
    besideElse: '{Gib|Geben Sie} auch das Übrige an, das verlangt ist, vollständig und vom Rest abgesetzt.',
    besideTranslation: '{Gib|Geben Sie} auch die Übersetzung, so wie man es in dieser Sprache sagt.',
    besideSummary:
      '{Gib|Geben Sie} auch die Zusammenfassung: was am meisten zählt, und nichts, was nicht im Text steht.',
    besideExplanation: '{Gib|Geben Sie} auch die verlangte Erklärung, mit dem, worauf sie beruht.',
    besideVerdict:
      '{Leg dich|Legen Sie sich} dort, wo ein Urteil gefragt ist, auf eine Antwort fest, mit dem wichtigsten Grund und dem besten Einwand.',
    besidePiece: '{Schreib|Schreiben Sie} den verlangten Text fertig, passend zum Übrigen und so verwendbar.',
    besideQuestions: 'Jede Frage soll aus dem Übrigen zu beantworten sein, mit der Lösung darunter.',
    besideTitle: '{Wähl|Wählen Sie} einen genauen Titel, der nichts verspricht, was der Text nicht hält.',
  },
  bullets: {
    besideSum: 'Rechnung: aus den gegebenen Zahlen, in einer Zeile, mit Einheit',
    besideEach: 'Was sonst zu jedem verlangt ist: direkt daneben',
    besideSentences: 'Beispielsätze: der Zusammenhang zeigt, was das Wort bedeutet',
    besideElse: 'Außerdem verlangt: vollständig, vom Rest abgesetzt',
    besideTranslation: 'Übersetzung: so, wie es jemand mit dieser Muttersprache sagt',
    besideSummary: 'Zusammenfassung: was am meisten zählt, nichts, was nicht im Text steht',
    besideExplanation: 'Erklärung: genau zu dem, was gefragt ist, mit dem, worauf sie beruht',
    besideVerdict: 'Urteil: eines, mit dem wichtigsten Grund und dem besten Einwand',
    besidePiece: 'Geschriebenes: fertig, passend zum Übrigen und so verwendbar',
    besideQuestions: 'Fragen: aus dem Übrigen zu beantworten, die Lösung jeweils darunter',
    besideTitle: 'Titel: genau, und er verspricht nichts, was der Text nicht hält',
  },
} as const satisfies WishesBeside;
