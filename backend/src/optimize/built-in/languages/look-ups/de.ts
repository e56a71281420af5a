import type { LookUps } from './en.js';

export const lookUps: LookUps = {
  sharp: {
    factWho:
      '{Sag|Sagen Sie} im ersten Satz mit vollem Namen, wer es ist, dann in ein, zwei Sätzen, wann und wie es dazu kam, und, falls oft auch oder stattdessen andere genannt werden, warum.',
    factWhen:
      '{Gib|Geben Sie} im ersten Satz das Datum so genau an, wie es bekannt ist, {sag|sagen Sie} dann in zwei, drei Sätzen, was dazu führte und was folgte, und {nenne|nennen Sie} ein anderes oft genanntes Datum mit dem Grund dafür.',
    factWhere:
      '{Nenne|Nennen Sie} im ersten Satz den Ort mit Region und Land, {mach|machen Sie} seine Lage durch das, was in der Nähe liegt, anschaulich und {erwähne|erwähnen Sie} einen früheren Namen oder Grenzverlauf, falls er hier zählt.',
    countFixed:
      '{Nenne|Nennen Sie} die Zahl im ersten Satz, {sag|sagen Sie}, was genau gezählt oder gemessen wird, {mach|machen Sie} sie durch eine Aufschlüsselung oder einen Vergleich greifbar und {erkläre|erklären Sie}, warum oft eine andere Zahl genannt wird, falls es so ist.',
    pioneer:
      '{Nenne|Nennen Sie} die Antwort im ersten Satz vollständig und mit genauem Datum, {sag|sagen Sie}, in welchem Sinn es das erste Mal war, und wer oder was in anderem Sinn früher kam oder oft stattdessen genannt wird.',
    whoGroup:
      '{Sag|Sagen Sie} im ersten Satz, wer sie sind, mit Zeit und Ort oder dem Werk, aus dem sie stammen, dann wer dazugehört und wie, wofür sie mit Namen bekannt sind und was oft falsch erzählt wird.',
    overview:
      '{Sag|Sagen Sie} zuerst in zwei Sätzen, worum es geht und warum es wichtig ist, {nimm|nehmen Sie} dann die wichtigsten Seiten der Reihe nach durch, jede mit Namen, Daten oder Zahlen statt Adjektiven, und {schließ|schließen Sie} mit etwas Wissenswertem, das kaum jemand weiß.',
    knownFor:
      '{Beginne|Beginnen Sie} mit dem, was fast alle damit verbinden, dann das Übrige nach Gewicht und aus verschiedenen Bereichen, jedes mit einem Namen, Datum oder einer Zahl als Beleg, und zuletzt etwas, das bekannter sein sollte.',
    usesOf:
      '{Sag|Sagen Sie} in einem Satz, was es ist, {nenne|nennen Sie} dann die wichtigsten Verwendungen, die häufigste zuerst, jede mit einem Beispiel aus der Praxis, und {sag|sagen Sie}, wofür es sich nicht eignet und was man dort stattdessen nimmt.',
    timing:
      '{Nenne|Nennen Sie} im ersten Satz die beste Zeit mit dem Grund, dann die zweitbeste und wann sie die bessere Wahl ist, {sag|sagen Sie}, wie sich das je nach Ort oder Person verschiebt, und welche Zeit zu meiden ist.',
    timingTravel:
      '{Nenne|Nennen Sie} im ersten Satz die besten Monate, {vergleiche|vergleichen Sie} die Jahreszeiten nach Wetter, Andrang und Preisen, {sag|sagen Sie}, was es nur dann zu sehen oder zu tun gibt, und welche Monate zu meiden sind.',
    whyEvent:
      '{Trenne|Trennen Sie} den Auslöser von den tieferen Ursachen, {ordne|ordnen Sie} diese nach Gewicht, jede mit dem Weg, auf dem sie dorthin führte, und einem konkreten Datum oder Fall, und {sag|sagen Sie}, was gesichert und was noch umstritten ist.',
    listLiving:
      '{Gib|Geben Sie} zu jedem Eintrag an, wo er lebt oder wächst, was ihn auszeichnet und wie er genau zu dem passt, was gefragt ist, und {lass|lassen Sie} weg, was streng genommen nicht dazugehört.',
    listPlaces:
      '{Gib|Geben Sie} zu jedem Eintrag an, wo er liegt, wofür er bekannt ist und, wo sie etwas sagt, eine Zahl wie Größe, Höhe oder Alter, in einer sinnvollen Reihenfolge.',
    listPeople:
      '{Gib|Geben Sie} zu jeder Person den vollen Namen, die Lebensdaten und das Werk oder die Tat an, die hier zählt, und {ordne|ordnen Sie} sie nach der Zeit.',
    listFirms:
      '{Gib|Geben Sie} zu jedem Eintrag an, was er herstellt oder anbietet, wo er sitzt und wem er gehört, und {kennzeichne|kennzeichnen Sie}, wo sich der Stand geändert haben kann.',
    listDishes:
      '{Gib|Geben Sie} zu jedem Eintrag an, woraus er besteht, woher er kommt und wie er schmeckt oder wozu er passt.',
    listPastimes:
      '{Gib|Geben Sie} zu jedem Eintrag an, worum es geht, wie es gespielt oder gemacht wird, was und wie viele Leute man braucht und worin er sich von den anderen unterscheidet.',
    thenHow:
      '{Beantworte|Beantworten Sie} den ersten Teil in zwei, drei Sätzen, {gib|geben Sie} dann für den zweiten nummerierte Schritte mit dem, was man vorher braucht, woran man sieht, dass es geklappt hat, und dem häufigsten Fehler.',
    yesnoHealth:
      '{Beginne|Beginnen Sie} mit Ja, Nein oder Kommt darauf an, {sag|sagen Sie}, für wen und in welchem Fall das gilt, {nenne|nennen Sie} die stärksten Belege beider Seiten und, wenn es um die eigene Gesundheit geht, wer vorher ärztlichen Rat braucht.',
    event:
      '{Sag|Sagen Sie} im ersten Satz, was wann und wo geschah, {erzähle|erzählen Sie} es dann der Reihe nach, von der Vorgeschichte über die Wendepunkte bis zum Ausgang, mit Namen und Zahlen, und {sag|sagen Sie}, was noch umstritten ist.',
    game: '{Beginne|Beginnen Sie} mit dem Ziel und wie man gewinnt, dann was man braucht, wie ein Zug oder ein Spiel abläuft, wie gezählt wird und was nicht erlaubt ist, und {schließ|schließen Sie} mit der Regel, die Anfänger am häufigsten falsch verstehen.',
    bestOf:
      '{Leg|Legen Sie} sich im ersten Satz auf eine Antwort fest und {sag|sagen Sie}, nach welchem Maßstab sie die beste ist, dann wer oder was nach zwei anderen Maßstäben gewinnt, jeweils mit einer Tatsache oder Zahl, und was bloß Geschmack ist.',
  },
  bullets: {
    whoFull: 'Antwort: im ersten Satz, mit vollem Namen',
    whoHow: 'Wann und wie es dazu kam: in ein oder zwei Sätzen',
    whoElse: 'Andere: wer oft auch oder stattdessen genannt wird, falls jemand, und warum',
    dateFull: 'Datum: im ersten Satz, so genau wie bekannt',
    dateAround: 'Davor und danach: was dazu führte und was folgte',
    dateOther: 'Andere Daten: ein oft genanntes, mit dem Grund dafür',
    placeFull: 'Ort: im ersten Satz, mit Region und Land',
    placeAround: 'Lage: was in der Nähe liegt oder wie weit es bis zu einem bekannten Ort ist',
    placeThen: 'Namen: ein früherer Name oder Grenzverlauf, falls er hier zählt',
    countWhat: 'Maß: was genau gezählt oder gemessen wird',
    countMade: 'Greifbar: eine Aufschlüsselung oder ein Vergleich mit etwas Vertrautem',
    countOther: 'Andere Zahlen: eine oft genannte, und warum sie abweicht',
    firstSense: 'Zum ersten Mal: in welchem Sinn genau, und was in anderem Sinn früher war',
    firstRival: 'Oft stattdessen genannt: wer oder was, und warum das nicht stimmt',
    groupFirst: 'Erster Satz: wer sie sind, mit Zeit und Ort oder dem Werk, aus dem sie stammen',
    groupOf: 'Mitglieder: wer dazugehört und wie sie zusammenhängen',
    overFirst: 'Zuerst: worum es geht und warum es wichtig ist, in zwei Sätzen',
    overSides: 'Seiten: die vier oder fünf wichtigsten, jede unter eigener Überschrift',
    overFacts: 'Fakten: Namen, Daten und Zahlen statt Adjektiven',
    overLess: 'Zuletzt: etwas Wissenswertes, das kaum jemand weiß',
    knownOrder: 'Reihenfolge: zuerst, was fast alle damit verbinden, dann nach Gewicht',
    knownShown: 'Zu jedem: ein Name, Datum oder eine Zahl als Beleg',
    knownRange: 'Bandbreite: aus verschiedenen Bereichen, nicht alles von einer Art',
    knownLess: 'Zuletzt: etwas, das bekannter sein sollte',
    usesEach: 'Verwendungen: die häufigste zuerst, jede mit einem Beispiel aus der Praxis',
    usesNot: 'Grenzen: wofür es sich nicht eignet und was man dort stattdessen nimmt',
    timeBest: 'Antwort: die beste Zeit im ersten Satz, mit dem Grund',
    timeNext: 'Zweitbeste: mit dem Fall, in dem sie die bessere Wahl ist',
    timeShift: 'Unterschiede: wie sich das je nach Ort oder Person verschiebt',
    timeAvoid: 'Zu meiden: die ungünstigste Zeit, und warum',
    trigger: 'Auslöser: getrennt von den tieferen Ursachen',
    eachLiving: 'Je Eintrag: wo er lebt oder wächst, was ihn auszeichnet, wie er passt',
    eachPlace: 'Je Eintrag: wo er liegt, wofür er bekannt ist und eine Zahl, wo sie etwas sagt',
    eachPerson: 'Je Person: voller Name, Lebensdaten und das Werk oder die Tat, die hier zählt',
    eachFirm: 'Je Eintrag: was er herstellt oder anbietet, wo er sitzt, wem er gehört',
    eachDish: 'Je Eintrag: woraus er besteht, woher er kommt, was dazu passt',
    eachPastime: 'Je Eintrag: worum es geht, was man braucht, zu wem es passt',
    strictly: 'Auswahl: nur, was streng genommen zur gefragten Gruppe gehört',
    clearOrder: 'Reihenfolge: eine sinnvolle, etwa nach Größe, Zeit oder Bekanntheit',
    firstPart: 'Erster Teil: in zwei oder drei Sätzen beantwortet',
    thenSteps: 'Zweiter Teil: nummerierte Schritte, mit Voraussetzungen und üblichem Fehler',
    amountFor: 'Für wen: für wen und in welchem Fall es gilt, und wo die Antwort anders ausfällt',
    eventFirst: 'Erster Satz: was wann und wo geschah',
    eventCourse: 'Verlauf: der Reihe nach, mit Wendepunkten, Namen und Zahlen',
    eventAfter: 'Ausgang: was sich dadurch änderte, sofort und später',
    gameAim: 'Ziel: wie man gewinnt, im ersten Satz',
    gameCourse: 'Ablauf: was man braucht, wie es beginnt, wie ein Zug geht, wie es endet',
    gameCount: 'Punkte und Verstöße: wie gezählt wird, was nicht erlaubt ist',
    gameWrong: 'Zuletzt: die Regel, die Anfänger am häufigsten falsch verstehen',
    bestAnswer: 'Antwort: eine, im ersten Satz, mit dem Maßstab, nach dem sie die beste ist',
    bestOther: 'Andere Maßstäbe: wer oder was nach zwei anderen gewinnt, mit Tatsache oder Zahl',
    bestTaste: 'Geschmack: was sich nicht messen lässt, als solches benannt',
  },
  guided: {
    whoSay: '{Nenne|Nennen Sie} die Person und {sag|sagen Sie} in einem Satz, wer das ist.',
    whoDid: '{Sag|Sagen Sie}, wann, wo und wie es dazu kam.',
    whoClaim:
      'Falls oft auch oder stattdessen andere genannt werden, {sag|sagen Sie}, warum, und wie sicher die Antwort ist.',
    whenSay: '{Nenne|Nennen Sie} das Datum und was genau an ihm geschah.',
    whenChain: '{Beschreibe|Beschreiben Sie} in zwei Sätzen, was vorausging und was daraus wurde.',
    whenSure:
      'Weichen Quellen voneinander ab, {gib|geben Sie} beide Daten und {sag|sagen Sie}, welches besser belegt ist.',
    whereSay: '{Nenne|Nennen Sie} den Ort von der kleinsten Einheit bis zum Land.',
    whereNear: '{Sag|Sagen Sie}, was nahe dabei liegt oder wie weit die nächste große Stadt entfernt ist.',
    countSay:
      '{Klär|Klären Sie}, was genau gezählt oder gemessen wird, und {nenne|nennen Sie} dann die Zahl mit ihrer Einheit.',
    countShow:
      '{Zeig|Zeigen Sie}, wie sie sich zusammensetzt, oder {stell|stellen Sie} etwas von vertrauter Größe daneben.',
    overStart: '{Stell|Stellen Sie} es in zwei Sätzen jemandem vor, der noch nie davon gehört hat.',
    overPick: '{Wähle|Wählen Sie} die vier oder fünf Seiten, die das beste Bild geben, mit Namen, Daten und Zahlen.',
    overLink:
      '{Zeig|Zeigen Sie}, wie sie zusammenhängen, und {berichtige|berichtigen Sie} eine verbreitete falsche Vorstellung.',
    knownTop: '{Nenne|Nennen Sie} das Erste, woran man denkt, und wie es dazu kam.',
    knownMore: '{Ergänze|Ergänzen Sie} das Übrige, jeweils mit der Tatsache, die es bekannt gemacht hat.',
    knownAt: '{Schließ|Schließen Sie} mit dem, was Kenner stattdessen nennen würden.',
    usesList: '{Nenne|Nennen Sie} die wichtigsten Verwendungen, jeweils wer es dort wie einsetzt.',
    usesElse: '{Sag|Sagen Sie}, wann etwas anderes die Aufgabe besser löst, und was.',
    timeSay: '{Nenne|Nennen Sie} die Zeit und was sie zur besten macht.',
    timeCompare: '{Stell|Stellen Sie} die anderen Möglichkeiten daneben: was jeweils dafür und dagegen spricht.',
    timeFor: '{Sag|Sagen Sie}, für wen oder wo die Antwort anders lautet.',
    eventBefore: '{Sag|Sagen Sie}, wie die Dinge kurz davor standen.',
    eventTell: '{Erzähle|Erzählen Sie} den Hergang der Reihe nach, mit Daten und den Menschen, die ihn entschieden.',
    eventLeft: '{Sag|Sagen Sie}, was daraus wurde und welcher Teil der Geschichte oft falsch erzählt wird.',
    gameStart: '{Sag|Sagen Sie} in einem Satz, worum es geht und was bereitstehen muss.',
    gamePlay: '{Folge|Folgen Sie} einem Zug oder einem kurzen Spiel von Anfang bis Ende.',
    gameCases: '{Ergänze|Ergänzen Sie} Regeln für Sonderfälle und die, über die am meisten gestritten wird.',
    bestMeasures: '{Nenne|Nennen Sie} die Maßstäbe, nach denen sich das beurteilen lässt.',
    bestWinners: '{Sag|Sagen Sie}, wer oder was nach jedem gewinnt und was dafür spricht.',
    bestCommit: '{Wähle|Wählen Sie} trotzdem eines und {sag|sagen Sie}, wer anders wählen würde.',
    listPick: '{Wähle|Wählen Sie} die Einträge so, dass sie die ganze Breite des Gefragten zeigen.',
    listTell: '{Sag|Sagen Sie} zu jedem, was ihn von den übrigen unterscheidet.',
    listCheck: '{Prüfe|Prüfen Sie} jeden an dem, was gefragt ist, und {streich|streichen Sie}, was nur beinahe passt.',
  },
};
