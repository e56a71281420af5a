import type { Written } from './written.js';

export const written: Written = {
  sharp: {
    ideasOfPlots:
      '{Fass|Fassen Sie} jede in zwei oder drei Sätze: wer was will, was im Weg steht und eine Wendung, mit der niemand rechnet; sie sollen sich klar unterscheiden und zu allem hier Gesagten passen, und {markier|markieren Sie} die tragfähigste.',
    imagined:
      '{Schreib|Schreiben Sie} es ganz in der Stimme dessen, der da schreiben soll, {erfinde|erfinden Sie} die Einzelheiten, die es glaubhaft machen, zwei oder drei davon genau und unerwartet, und {bleib|bleiben Sie} bei der Form, die so etwas im Leben hat, ohne Lücken zum Ausfüllen.',
    msgFrom:
      '{Schreib|Schreiben Sie} es fertig zum Verwenden, in Form, Länge und Ton, die so ein Text gewöhnlich hat, {bau|bauen Sie} alles Angegebene ein, Namen und Zahlen genau, und {füge|fügen Sie} nichts hinzu, was als Tatsache gelten würde.',
    opensOnly:
      '{Schreib|Schreiben Sie} nur diesen Teil: {beginne|beginnen Sie} mit etwas, das genau hierher gehört, statt mit einer Formel, {wähle|wählen Sie} die ein, zwei Punkte, die hier am meisten zählen, und {leite|leiten Sie} zum Folgenden über, ohne Schluss.',
    describeSeen:
      '{Beginne|Beginnen Sie} mit dem Ganzen, wie man es auf den ersten Blick sieht, {geh|gehen Sie} es dann in einer Reihenfolge durch, der man folgen kann, mit genau benannten Formen, Farben, Materialien und dem, was dort geschieht, und {ende|enden Sie} mit dem Unverwechselbaren; {sag|sagen Sie}, was schwankt oder nicht bekannt ist.',
    essayTold:
      '{Lass|Lassen Sie} einen Eindruck oder eine Einsicht das Ganze tragen, {beginne|beginnen Sie} mit einem konkreten Moment, {zeig|zeigen Sie} Einzelheiten, statt zu urteilen, und {ende|enden Sie} mit dem, was es heute bedeutet, ohne Moral.',
    outlineBare:
      '{Bring|Bringen Sie} sie in eine Reihenfolge, in der eines das nächste vorbereitet, und {fass|fassen Sie} jedes so, dass es sagt, worum es in seinem Teil geht.',
    gapCounted:
      '{Gib|Geben Sie} genau so viele, wie verlangt sind, das Beste zuerst, jedes an seinem Platz, damit man sieht, dass es in Grammatik und Sinn passt.',
    sceneStory:
      '{Beginn|Beginnen Sie} mitten im Geschehen, {lass|lassen Sie} an Worten und Taten merken, was jede Figur will und verbirgt, und {hör|hören Sie} in dem Augenblick auf, in dem sich zwischen ihnen etwas verändert hat.',
    copyEnd:
      '{Beginn|Beginnen Sie} mit dem, was es denen bringt, für die es gedacht ist, {mach|machen Sie} es mit einer Szene oder einem Klang lebendig, der dazugehört, {bleib|bleiben Sie} bei dem, was gegeben ist, und {schließ|schließen Sie} genau wie verlangt.',
  },
  bullets: {
    plotEach: 'Jede Idee: wer was will, was im Weg steht und eine unerwartete Wendung',
    msgPoint: 'Anfang: worum es geht, spätestens im zweiten Satz',
    msgTone: 'Ton: wie man genau diesem Gegenüber schreibt',
    msgClose: 'Schluss: was zu tun ist, oder ein freundliches Wort',
    msgAll: 'Inhalt: alles Angegebene und nichts darüber, was als Tatsache gelten würde',
    imagDetails: 'Einzelheiten: erfunden, genau, nur dem Schreibenden bekannt',
    imagForm: 'Form: wie so etwas im Leben aussieht',
    imagFull: 'Lücken: keine; was nicht angegeben ist, wird erfunden',
    opensHook: 'Anfang: etwas, das genau hierher gehört, keine Formel',
    opensPick: 'Inhalt: die ein, zwei Punkte, die hier am meisten zählen, nichts erfunden',
    opensScope: 'Umfang: nur dieser Teil, der zum Folgenden überleitet',
    seenWhole: 'Zuerst: das Ganze, wie man es auf den ersten Blick sieht',
    seenOrder: 'Reihenfolge: nachvollziehbar, vom Ganzen zu den Einzelheiten',
    seenDetails: 'Einzelheiten: Formen, Farben, Materialien und was dort geschieht',
    seenTrue: 'Wahrheit: nur, was wirklich da ist; gesagt, was schwankt oder unbekannt ist',
    speechTrue: 'Anekdoten: wahre, von mir; [Klammern], wo eine hingehört',
    outRoom: 'Gewicht: wie viel Raum jeder Teil bekommt',
    headSays: 'Überschriften: jede sagt, worum es in ihrem Teil geht',
    essayThread: 'Faden: ein Eindruck oder eine Einsicht, der alles dient',
    essayShown: 'Zeigen: Momente und Einzelheiten statt Urteile',
    essayNow: 'Ende: was es heute bedeutet, ohne Moral',
    inStyle: 'Stil: der des genannten Vorbilds, mit dessen typischen Worten, Rhythmus und Themen',
    gapEach: 'Jedes: an seinem Platz, in Grammatik und Sinn passend',
    gapNumber: 'Anzahl: genau so viele wie verlangt, das Beste zuerst',
    sceneWants: 'Figuren: was jede will und verbirgt, zeigt sich in Worten und Taten',
    sceneShift: 'Ende: der Augenblick, in dem sich zwischen ihnen etwas verändert hat',
  },
  guided: {
    plotsGive:
      '{Gib|Geben Sie} dann die Ideen, je zwei oder drei Sätze mit Konflikt und Wendung, und {markier|markieren Sie} die tragfähigste.',
    opensTry:
      '{Probier|Probieren Sie} drei erste Sätze verschiedener Art und {nimm|nehmen Sie} nur den, der nirgendwo sonst stehen könnte.',
    gapTry:
      '{Gib|Geben Sie} so viele, wie verlangt sind, jedes an seinem Platz, und {sag|sagen Sie}, was am besten passt.',
    imagWho: '{Lege|Legen Sie} fest, wer da schreibt, was er will und was er nie sagen würde.',
    seenFirst: '{Lege|Legen Sie} fest, von wo aus man es sieht, und {beginne|beginnen Sie} mit dem Ganzen.',
    seenThrough: '{Geh|Gehen Sie} in nachvollziehbarer Reihenfolge zu den Einzelheiten über, jede genau benannt.',
    seenEnd: '{Ende|Enden Sie} mit dem, was es unverwechselbar macht.',
    sceneSettle:
      '{Leg|Legen Sie} für {dich|sich} fest, was jede Figur in dieser Szene will und was sie den anderen verschweigt.',
    sceneWrite:
      '{Schreib|Schreiben Sie} sie von mitten im Geschehen bis zu dem Augenblick, in dem sich etwas verändert hat.',
  },
};
