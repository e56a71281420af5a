import type { LookUps } from './en.js';

export const lookUps: LookUps = {
  sharp: {
    factThenWhy:
      '{Gib|Geben Sie} die Tatsache genau im ersten Satz, {beantworte|beantworten Sie} das Übrige in zwei bis vier Sätzen, mit den Daten, Namen oder Zahlen dahinter, und {kennzeichne|kennzeichnen Sie}, was unsicher oder nur eine oft erzählte Geschichte ist.',
    factWho:
      '{Nenne|Nennen Sie} im ersten Satz den vollen Namen, {füg|fügen Sie} in einem weiteren hinzu, was ihn einordnet, etwa Jahr oder Rolle, und {nenne|nennen Sie}, wer sonst zu einer vollständigen Antwort gehört, mit dem jeweiligen Anteil, falls jemand dazugehört.',
    factWhen:
      '{Gib|Geben Sie} im ersten Satz das Datum so genau an, wie es bekannt ist, {sag|sagen Sie} in einem weiteren, was genau damals geschah, und {erwähne|erwähnen Sie} ein anderes Datum nur, wo die Quellen wirklich auseinandergehen.',
    factWhere:
      '{Nenne|Nennen Sie} im ersten Satz den Ort, so genau er bekannt ist, {sag|sagen Sie} in einem weiteren anhand von etwas Bekanntem in der Nähe, wo das ist, und {erwähne|erwähnen Sie} Zweifel nur, wo die Quellen wirklich auseinandergehen.',
    countFixed:
      '{Nenne|Nennen Sie} im ersten Satz die Zahl mit ihrer Einheit, {sag|sagen Sie} in einem weiteren, was genau gezählt oder gemessen wird, und {erwähne|erwähnen Sie} eine andere Zahl nur, wo die Quellen wirklich auseinandergehen.',
    pioneer:
      '{Gib|Geben Sie} die Antwort im ersten Satz vollständig und mit Datum, {sag|sagen Sie} in einem weiteren, in welchem Sinn es das erste Mal war, und, nur falls oft anderes genannt wird, warum das nicht stimmt.',
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
      '{Gib|Geben Sie} zu jedem Eintrag das an, worauf es hier am meisten ankommt, etwa wo er liegt, ein Jahr oder eine Zahl, in einer sinnvollen Reihenfolge.',
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
    placesIt: 'Dazu: eine Tatsache, die ihn einordnet, etwa Jahr oder Rolle',
    othersToo: 'Andere: wer sonst zur vollständigen Antwort gehört, mit seinem Anteil, falls jemand',
    confirmed: 'Dazu: eine Tatsache, die sie einordnet oder einprägsam macht',
    caution: 'Vorsicht: nur wenn sie oft verwechselt wird, umstritten ist oder sich geändert hat, in einer Zeile',
    dateOf: 'Dazu: was genau damals geschah, in einem Satz',
    ifDisputed: 'Zweifel: nur wo die Quellen wirklich auseinandergehen, in einer Zeile',
    restThen: 'Das Übrige: in zwei bis vier Sätzen, mit den Daten, Namen oder Zahlen dahinter',
    storyMark: 'Gekennzeichnet: was unsicher oder nur eine oft erzählte Geschichte ist',
    whoFull: 'Antwort: im ersten Satz, mit vollem Namen',
    dateFull: 'Datum: im ersten Satz, so genau wie bekannt',
    placeFull: 'Ort: im ersten Satz, so genau er bekannt ist',
    placeAround: 'Lage: anhand von etwas Bekanntem in der Nähe, in einem Satz',
    countWhat: 'Maß: was genau gezählt oder gemessen wird',
    firstSense: 'Zum ersten Mal: in welchem Sinn genau, mit Datum',
    firstRival: 'Oft stattdessen genannt: nur falls es das gibt, und warum es nicht stimmt',
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
    eachPlace: 'Je Eintrag: worauf es hier am meisten ankommt, etwa wo er liegt, ein Jahr oder eine Zahl',
    eachPerson: 'Je Person: voller Name, Lebensdaten und das Werk oder die Tat, die hier zählt',
    eachFirm: 'Je Eintrag: was er herstellt oder anbietet, wo er sitzt, wem er gehört',
    eachDish: 'Je Eintrag: woraus er besteht, woher er kommt, was dazu passt',
    eachPastime: 'Je Eintrag: worum es geht, was man braucht, zu wem es passt',
    strictly: 'Auswahl: nur, was streng genommen zur gefragten Gruppe gehört',
    clearOrder: 'Reihenfolge: eine, die hier hilft, etwa nach Größe, Zeit, Bekanntheit oder Schwierigkeit',
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
    lookAnswer: '{Gib|Geben Sie} die Antwort in der ersten Zeile, genau und vollständig.',
    lookPlace: '{Füg|Fügen Sie} in einem Satz die Tatsache hinzu, die sie erklärt oder einordnet.',
    lookStop:
      '{Hör|Hören Sie} damit auf; nur wo die Quellen wirklich auseinandergehen, {sag|sagen Sie} in einer Zeile, worin.',
    lookOthers:
      '{Nenne|Nennen Sie}, wer sonst zu einer vollständigen Antwort gehört, mit dem jeweiligen Anteil; sonst {hör|hören Sie} hier auf.',
    lookShort:
      '{Gib|Geben Sie} die Antwort in der ersten Zeile und darunter eine Tatsache, die sie einprägsam macht; wird sie oft mit einer anderen verwechselt, {nenne|nennen Sie} auch diese.',
    lookEach: '{Gib|Geben Sie} jede Antwort in einer eigenen Zeile, der Reihe nach, genau und vollständig.',
    restStep:
      '{Beantworte|Beantworten Sie} das Übrige in zwei bis vier Sätzen, mit den Daten, Namen oder Zahlen dahinter.',
    storyStep: '{Kennzeichne|Kennzeichnen Sie}, was unsicher oder nur eine oft erzählte Geschichte ist.',
    recordBy:
      '{Sag|Sagen Sie}, nach welchem Maßstab, mit der Zahl, und wie die Antwort nach einem anderen lautet, falls sie abweicht.',
    firstStep: '{Sag|Sagen Sie}, in welchem Sinn es das erste Mal war, mit Datum.',
    firstElse: '{Nenn|Nennen Sie}, nur wenn es ihn gibt, einen Anwärter auf diesen Titel und was gegen ihn spricht.',
    whenSay: '{Nenne|Nennen Sie} das Datum und was genau an ihm geschah.',
    whereNear: '{Sag|Sagen Sie} anhand von etwas Bekanntem in der Nähe, wo das ist.',
    countSay:
      '{Klär|Klären Sie}, was genau gezählt oder gemessen wird, und {nenne|nennen Sie} dann die Zahl mit ihrer Einheit.',
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
