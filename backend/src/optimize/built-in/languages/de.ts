import { askedForm } from './asked-form/de.js';
import { exercises } from './exercises/de.js';
import { written } from './written/de.js';
import { smallTasks } from './small-tasks/de.js';
import { wishesBeside } from './wishes-beside/de.js';
import { givenText } from './given-text/de.js';
import { knowledgeDe } from './knowledge/de.js';
import { practice } from './practice/de.js';
import { roles } from './roles/de.js';
import { smallChoices } from './small-choices/de.js';
import { stated } from './stated/de.js';
import { sums } from './sums/de.js';
import { questionsDe } from './questions/de.js';
import { groupsDe } from './groups/de.js';
import { lookUps } from './look-ups/de.js';
import { deItems } from './items/de.js';
import type { LanguageTable } from './language.js';

export const de = {
  unit: 'words',
  sizes: { short: 100, medium: 150, long: 250 },
  labels: {
    situation: 'Lage:',
    task: 'Aufgabe:',
    question: 'Frage:',
    message: 'Nachricht:',
    problem: 'Problem:',
    role: 'Rolle:',
    requirements: 'Anforderungen:',
    text: 'Text:',
    input: 'Eingabe:',
    code: 'Code:',
  },
  sharp: {
    made: '{Gib|Geben Sie} das fertige Ergebnis, so verwendbar, wie es ist, auf genau das hier Gesagte zugeschnitten und ohne Einleitung; wo etwas offen bleibt, {entscheide|entscheiden Sie} es sinnvoll und {nenn|nennen Sie} das am Ende in einer Zeile.',
    found:
      '{Gib|Geben Sie} zuerst, wonach gefragt ist, vollständig und genau, dann in wenigen Sätzen die Tatsachen oder Einzelheiten dahinter, auf die es am meisten ankommt, und {sag|sagen Sie} es, wo etwas unsicher ist.',
    worked:
      '{Verwende|Verwenden Sie} alles, was hier vorliegt, {gib|geben Sie} zuerst das Ergebnis selbst, vollständig und daran geprüft, und {nenne|nennen Sie} am Ende in einer Zeile, was anzunehmen war.',
    told: '{Beginn|Beginnen Sie} mit dem Wichtigsten, {gib|geben Sie} jedem hier genannten Punkt einen eigenen Absatz und {stütze|stützen Sie} jede Aussage auf ein konkretes Beispiel oder eine Tatsache.',
    toldOne:
      '{Komm|Kommen Sie} gleich zur Sache und {zeig|zeigen Sie} sie an konkreten Beispielen und Einzelheiten, die genau hierher gehören, statt in allgemeinen Sätzen.',
    ...askedForm.sharp,
    ...exercises.sharp,
    ...written.sharp,
    ...smallTasks.sharp,
    ...wishesBeside.sharp,
    ...wishesBeside.orders,
    ...givenText.sharp,
    ...knowledgeDe.sharp,
    ...practice.sharp,
    ...roles.sharp,
    ...smallChoices.sharp,
    ...stated.sharp,
    ...sums.sharp,
    ...questionsDe.sharp,
    ...groupsDe.sharp,
    ...lookUps.sharp,
    ...deItems.sharp,
    codeHome:
      '{Gib|Geben Sie} ein vollständiges Skript, das so läuft, {sag|sagen Sie}, wie man es startet, und {lass|lassen Sie} es zuerst zeigen, was es ändern würde, ohne die Originale vor meiner Zustimmung anzufassen.',
    situation:
      '{Geh|Gehen Sie} von dem aus, was ich geschildert habe: {gib|geben Sie} im ersten Satz die Antwort, die zu meinem Fall passt, dann, was genau ich tun oder sagen kann, mit einem Beispiel, was hier am häufigsten schiefgeht und welche fehlende Angabe die Antwort ändern würde.',
    fromDetails:
      '{Nutz|Nutzen Sie} jede Angabe von mir, ohne noch einmal danach zu fragen, {werde|werden Sie} beim wichtigsten Punkt konkret und {nenn|nennen Sie} am Ende in einer Zeile, was {du angenommen hast|Sie angenommen haben} und welche fehlende Angabe das Ergebnis ändern würde.',
    distress:
      '{Geh|Gehen Sie} mit einem warmen Satz ohne Floskeln auf das ein, was ich erzählt habe, und {sag|sagen Sie} dann, was ich zuerst tun kann, welche Worte helfen und was ich besser vermeide.',
    rewriteTone:
      '{Ändere|Ändern Sie} nur den Ton, nicht die Aussage, so dass es sich natürlich liest, und {gib|geben Sie} nur die neue Fassung zurück.',
    ideasFit:
      'Jede Idee soll an das anknüpfen, was hier besonders ist, statt auf alle zu passen, klar anders sein und so konkret, dass man gleich anfangen kann, mit dem, was man dafür braucht; {markiere|markieren Sie} die stärkste, mit dem Grund in wenigen Worten.',
    summariseKnown:
      'Stell die Hauptaussage an den Anfang, nenne Namen und Zahlen genau und sag offen, was nicht bekannt ist.',
    application:
      '{Verbinde|Verbinden Sie}, was ich mitbringe, mit dem, was verlangt wird, {verwende|verwenden Sie} nur das hier Genannte und {setze|setzen Sie} [Klammern], wo ein Beispiel von mir fehlt.',
    session:
      'Nenne die Übungen der Reihe nach mit Zeit oder Wiederholungen und Pausen, beginne mit dem Aufwärmen und gib zu jeder eine leichtere Variante an.',
    amuse:
      '{Wähle|Wählen Sie} etwas, das zu denen passt, für die es ist, und das nicht jeder kennt, {fass|fassen Sie} es kurz und {lass|lassen Sie} Einleitung und Erklärungen weg.',
    fact: '{Gib|Geben Sie} die Antwort im ersten Satz, genau und vollständig, {füg|fügen Sie} eine Tatsache hinzu, die sie einordnet oder einprägsam macht, und nur wenn sie oft verwechselt wird, umstritten ist oder sich geändert hat, {sag|sagen Sie} das in wenigen Worten.',
    eachQuestion:
      '{Beantworte|Beantworten Sie} jeden Teil einzeln und der Reihe nach: erst die Antwort, dann die Erklärung, mit einem Beispiel oder einer Tatsache.',
    asOf: '{Sag|Sagen Sie} dazu, von welchem Stand die Informationen sind.',
    unsure: 'Wenn etwas nicht sicher ist, {sag|sagen Sie} das, statt zu raten.',
    yesno:
      '{Beginne|Beginnen Sie} mit Ja, Nein oder „kommt darauf an“, {nenne|nennen Sie} die Gründe, die es entscheiden, und eine Ausnahme nur, wenn es eine gibt.',
    quantity:
      '{Nenne|Nennen Sie} zuerst die Zahl mit ihrer Einheit; wenn sie schwankt, {sag|sagen Sie}, wovon sie abhängt, und {gib|geben Sie} die übliche Spanne an.',
    valuesGiven:
      '{Rechne|Rechnen Sie} es aus den gegebenen Werten aus, in jedem Schritt mit Einheit, und {setz|setzen Sie} das Ergebnis, sinnvoll gerundet, in eine eigene Zeile.',
    quantitySteps:
      '{Nenne|Nennen Sie} jede Annahme, {gib|geben Sie} eine plausible Spanne an und {schreib|schreiben Sie} die endgültige Schätzung in eine eigene Zeile.',
    howto:
      '{Gib|Geben Sie} nummerierte Schritte in der Reihenfolge an, in der man sie ausführt, {sag|sagen Sie}, was man vorher braucht, und {nenne|nennen Sie} den häufigsten Fehler.',
    advice:
      'Jeder Rat soll eine konkrete Handlung mit einem kurzen Beispiel sein; was am meisten hilft, steht am Anfang.',
    list: '{Gib|Geben Sie} eine nummerierte Liste in klarer Reihenfolge, jeden Eintrag mit der Angabe, auf die es hier am meisten ankommt.',
    listPlain:
      '{Gib|Geben Sie} zu jedem Eintrag an, worauf es hier am meisten ankommt, und {lass|lassen Sie} Unsicheres weg.',
    listTable:
      'Jeder Eintrag bekommt eine eigene Zeile, die Spalten bleiben einheitlich, unsichere Werte sind markiert.',
    troubleshoot:
      '{Nenne|Nennen Sie} zuerst die wahrscheinlichste Ursache mit der Lösung Schritt für Schritt, dann die übrigen, die eine Prüfung lohnen, je mit einem schnellen Test und dem, was zu tun ist.',
    choice:
      '{Nenne|Nennen Sie} die Antwort in der ersten Zeile, im Wortlaut von hier, {sag|sagen Sie} in einem Satz, was sie dazu macht, und {geh|gehen Sie} auf eine andere nur ein, wo man sie für richtig halten könnte.',
    complete: '{Ergänze|Ergänzen Sie} richtig und {erkläre|erklären Sie} die Antwort dann in einem Satz.',
    math: '{Zeig|Zeigen Sie} jeden Rechenschritt, {prüfe|prüfen Sie} das Ergebnis und {schreib|schreiben Sie} die endgültige Antwort in eine eigene Zeile.',
    mathAgain:
      '{Prüfe|Prüfen Sie} das Ergebnis und {schreib|schreiben Sie} die endgültige Antwort in eine eigene Zeile.',
    puzzleDeduced:
      '{Arbeite|Arbeiten Sie} nur mit dem, was dasteht, {sag|sagen Sie} bei jeder Aussage, was sie ausschließt, und {lies|lesen Sie} alle noch einmal mit der Lösung, bevor {du|Sie} sie in einem Satz {gibst|geben}.',
    rankTexts:
      '{Setz|Setzen Sie} das Beste an den Anfang, {nenne|nennen Sie} zu jedem Platz die Worte oder die Lücke, die ihn entscheiden, {miss|messen Sie} alle gleich und {sag|sagen Sie} in einer Zeile, was dem Letzten am meisten fehlt.',
    puzzle:
      '{Stell|Stellen Sie} die Angaben zuerst als Liste oder Reihe zusammen, {nimm|nehmen Sie} nur, was dasteht, {halte|halten Sie} die Lösung gegen jede Aussage, {sag|sagen Sie}, ob sie die einzige ist, und {gib|geben Sie} sie in einem Satz.',
    puzzleTrick:
      '{Nimm|Nehmen Sie} jedes Wort, wie es dasteht, {gib|geben Sie} die Antwort in einem Satz und {zeig|zeigen Sie} an den Worten selbst, warum sie passt, auch an dem, das in die Irre führt.',
    explanations:
      '{Nenne|Nennen Sie} mehrere Erklärungen verschiedener Art, die zu allem passen, was hier erzählt wird, die wahrscheinlichste zuerst, und auch eine, die man leicht übersieht.',
    truth:
      '{Sag|Sagen Sie} zuerst, ob es stimmt, nicht stimmt oder nur zum Teil stimmt, {nenne|nennen Sie} dann, was darüber entscheidet, und, falls es nicht stimmt, was stattdessen richtig ist.',
    truthPremises:
      '{Verwende|Verwenden Sie} nur die gegebenen Aussagen, {sag|sagen Sie}, was aus ihnen folgt, und {nenne|nennen Sie}, falls sie es offenlassen, zwei Fälle, die zu ihnen passen: einen, in dem es stimmt, und einen, in dem nicht.',
    oddone:
      '{Nenne|Nennen Sie} in der ersten Zeile, was nicht dazugehört, {sag|sagen Sie}, was alle anderen gemeinsam haben und was ihm fehlt, und {erwähne|erwähnen Sie} eine zweite Lösung, falls sich eine vertreten lässt.',
    snippet:
      '{Gib|Geben Sie} zuerst die kürzeste Lösung, die funktioniert, fertig zum Kopieren, {erkläre|erklären Sie} jeden Teil in einer Zeile und {nenne|nennen Sie} den Fehler, der dabei am häufigsten passiert.',
    technical:
      '{Antworte|Antworten Sie} im ersten Satz mit Wörtern, die der Fragende kennt, {erkläre|erklären Sie} an einem kleinen konkreten Beispiel, wie es funktioniert oder wovon es abhängt, und {nenne|nennen Sie} den Fehler oder das Missverständnis, das hier am häufigsten ist.',
    approach:
      '{Wähle|Wählen Sie} einen Ansatz, {begründe|begründen Sie} ihn mit jeder hier genannten Bedingung, {nenne|nennen Sie} die zwei nächstbesten und warum sie zurückstehen, und {sag|sagen Sie}, welche Daten noch erhoben werden müssen.',
    codeReshaped:
      '{Gib|Geben Sie} den ganzen Code mit gleichem Verhalten für jede Eingabe zurück, {sag|sagen Sie} zu jeder Änderung in einer Zeile, was sie verbessert, und {nenne|nennen Sie} jeden Fall, in dem das Ergebnis abweichen könnte.',
    simplerToo: '{Zeig|Zeigen Sie} dann die einfachere Fassung mit denselben Ergebnissen.',
    codePorted:
      '{Gib|Geben Sie} vollständigen, lauffähigen Code aus, der dasselbe tut und so geschrieben ist, wie es in der Zielsprache üblich ist, und {nenne|nennen Sie}, was keine direkte Entsprechung hat.',
    codeAlgorithm:
      '{Gib|Geben Sie} vollständigen, lauffähigen Code mit klaren Namen aus, {erkläre|erklären Sie} in zwei Sätzen, wie er arbeitet, {zeig|zeigen Sie} das Ergebnis für eine normale und eine heikle Eingabe und {nenne|nennen Sie} Laufzeit und Speicherbedarf mit Begründung.',
    puzzleAgain:
      '{Verwende|Verwenden Sie} nur, was dasteht, und {schreib|schreiben Sie} die endgültige Antwort in eine eigene Zeile.',
    timeline: '{Ordne|Ordnen Sie} die Ereignisse nach Datum, jeweils mit Zeitpunkt, Geschehen und Bedeutung.',
    question:
      '{Antworte|Antworten Sie} gleich im ersten Satz, {nenn|nennen Sie} dann anhand meiner Angaben die Gründe, die am meisten zählen, mit einer Zahl, einem Beispiel oder einem Schritt, wo es hilft, und {sag|sagen Sie}, welche weitere Angabe die Antwort ändern würde.',
    questionAgain:
      '{Antworte|Antworten Sie} im ersten Satz, {sag|sagen Sie} dann, worauf die Antwort beruht, mit der Tatsache, dem Schritt oder dem Beispiel, das es am besten zeigt, und wo sie nicht gilt oder die Meinungen auseinandergehen.',
    words:
      '{Sag|Sagen Sie} kurz, wie sich die Wörter in Bedeutung oder Ton unterscheiden, und {verwende|verwenden Sie} jedes in einem kurzen Satz.',
    wordsPlain: '{Ordne|Ordnen Sie} die Wörter vom treffendsten bis zum entferntesten.',
    prove:
      '{Begründe|Begründen Sie} jeden Schritt mit der Tatsache oder Regel, auf der er beruht, und {schreib|schreiben Sie} das Ergebnis in einen eigenen Satz.',
    why: '{Nenne|Nennen Sie} die wichtigste Ursache im ersten Satz, {zeig|zeigen Sie} Schritt für Schritt an einem konkreten Fall oder Detail, wie sie zum Ergebnis führt, {ergänze|ergänzen Sie}, was sonst mitspielt, und {sag|sagen Sie} es, wenn eine verbreitete Erklärung falsch oder zu einfach ist.',
    explain:
      '{Beginne|Beginnen Sie} mit dem Kerngedanken in einem Satz, {zeig|zeigen Sie} dann, wie es funktioniert oder zustande kommt, eins aus dem anderen, mit einem konkreten Fall oder einem Vergleich aus dem Alltag, und {räume|räumen Sie} das häufigste Missverständnis aus.',
    describe:
      '{Sag|Sagen Sie} in einem einfachen Satz, was es ist, {nenne|nennen Sie} dann das Wichtigste daran, jeden Punkt mit einem Beispiel oder einer konkreten Einzelheit, und {schließe|schließen Sie} damit, warum es von Belang ist oder wo man ihm begegnet.',
    inShort:
      '{Bleib|Bleiben Sie} so kurz wie verlangt: das Wichtigste zuerst, dann nur, was man wissen muss, mit einer konkreten Einzelheit und ohne Einleitung.',
    example: '{Gib|Geben Sie} ein konkretes Beispiel.',
    differences:
      '{Nenne|Nennen Sie} im ersten Satz den Hauptunterschied, dann die Punkte, die sie wirklich trennen, je Seite mit einem konkreten Beispiel, und {sag|sagen Sie}, woran man sie auseinanderhält, wo man sie leicht verwechselt.',
    compare:
      '{Vergleiche|Vergleichen Sie} Punkt für Punkt nach denselben Kriterien, mit einer konkreten Einzelheit je Seite, und {schließe|schließen Sie} mit der wichtigsten Gemeinsamkeit und dem Unterschied, der am meisten zählt.',
    recommend:
      '{Beginn|Beginnen Sie} mit dem, was {du|Sie} selbst nehmen {würdest|würden}, {sag|sagen Sie} bei jedem Vorschlag in wenigen Worten, was genau ihn hier passend macht und was sein größter Nachteil ist, und {lass|lassen Sie} weg, was eine genannte Bedingung verfehlt.',
    recommendOne:
      '{Nenne|Nennen Sie} die erste Wahl mit Begründung, dann die beste Alternative und wann sie besser wäre.',
    ideas:
      '{Geh|Gehen Sie} über das Naheliegende hinaus; die Ideen sollen sich klar voneinander unterscheiden und so konkret sein, dass man gleich anfangen kann, jede mit einer sprechenden Einzelheit; {markiere|markieren Sie} die stärkste, mit dem Grund in wenigen Worten.',
    ideasAgain: '{Geh|Gehen Sie} über das Naheliegende hinaus; die Ideen sollen sich klar voneinander unterscheiden.',
    names: 'Kurz und leicht auszusprechen, mit ein paar Worten dazu, was jeder Vorschlag anklingen lässt.',
    whatif:
      '{Beschreibe|Beschreiben Sie} die unmittelbaren und die langfristigen Folgen, {stütze|stützen Sie} jede auf eine bekannte Tatsache und {sag|sagen Sie}, was wahrscheinlich trotzdem gleich wäre.',
    discuss:
      '{Stelle|Stellen Sie} die stärksten Argumente beider Seiten mit je einem Beispiel dar und {schließe|schließen Sie} mit einem begründeten Urteil.',
    oneSide:
      '{Nimm|Nehmen Sie} die verlangte Position ein und {vertritt|vertreten Sie} sie so stark, wie es redlich geht, das beste Argument zuerst, jedes mit einem Beispiel oder einer Zahl, und {entkräfte|entkräften Sie} den stärksten Einwand.',
    classify:
      '{Ordne|Ordnen Sie} jedes Element genau einer Kategorie zu, eines pro Zeile in der vorgegebenen Reihenfolge, mit einer Begründung aus wenigen Worten.',
    classifyOne:
      '{Nenne|Nennen Sie} zuerst die Kategorie und dann in einem Satz die Begründung mit den Wörtern, die den Ausschlag geben.',
    classifyFew:
      '{Gib|Geben Sie} für jeden Fall eine Zeile aus: erst die Kategorie, dann eine Begründung aus wenigen Worten.',
    evaluate:
      '{Gib|Geben Sie} zuerst das Urteil oder die Note, dann die zwei bis vier Punkte, die den Ausschlag geben, jeden mit den Worten oder dem Detail, auf dem er beruht.',
    email:
      '{Komm|Kommen Sie} im ersten Satz zur Sache, {verwende|verwenden Sie} nur die hier genannten Fakten und {mach|machen Sie} klar, was danach zu wissen oder zu tun ist.',
    emailTone: 'Der Ton soll höflich und natürlich sein.',
    reply:
      '{Geh|Gehen Sie} auf das ein, was tatsächlich gesagt wurde, {triff|treffen Sie} denselben Ton und {bleib|bleiben Sie} so kurz, dass man die Antwort direkt abschicken kann.',
    essay:
      '{Formuliere|Formulieren Sie} in der Einleitung eine klare These; jeder Absatz bringt einen belegten Gedanken, und der stärkste Einwand wird entkräftet.',
    article:
      '{Beginne|Beginnen Sie} mit einem konkreten Moment oder Detail, {folge|folgen Sie} einem einzigen Hauptgedanken und {gib|geben Sie} am Ende etwas Nützliches mit.',
    review:
      '{Lass|Lassen Sie} das Urteil früh erkennen, {stütze|stützen Sie} jedes Lob und jeden Tadel auf ein konkretes Beispiel, {wäge|wägen Sie} Gelungenes gegen Misslungenes ab und {sag|sagen Sie} am Ende, für wen es sich lohnt.',
    scenery:
      '{Wähl|Wählen Sie} einen bestimmten Augenblick, {mach|machen Sie} ihn durch genaue Sinneseindrücke spürbar und {lass|lassen Sie} die Stimmung aus Dingen und Bewegung entstehen, statt sie zu benennen.',
    opening:
      '{Beginn|Beginnen Sie} mit etwas, das schon geschieht oder schon nicht mehr stimmt, ohne Vorgeschichte und Erklärungen, und {hör|hören Sie} bei einer Frage auf, deren Antwort man wissen will.',
    narrative:
      '{Erzähl|Erzählen Sie} ein einziges Ereignis vom Anlass bis zum Ausgang, {zeig|zeigen Sie} den Wendepunkt als Szene und die Gefühle in dem, was getan und gesagt wird, und {schließ|schließen Sie} mit dem, was sich verändert hat.',
    announce:
      '{Setz|Setzen Sie} die Neuigkeit selbst in die erste Zeile, dann was, wann und wo ([Klammern], wo ich es nicht gesagt habe), eine konkrete Einzelheit, die Lust macht, und eine klare Aufforderung.',
    copyFree:
      '{Lass|Lassen Sie} die erste Zeile spüren, wie es ist, es zu haben, {zeig|zeigen Sie} es in einem einzigen Augenblick statt mit Adjektiven und {schließ|schließen Sie} mit einer klaren Aufforderung.',
    portrait:
      '{Zeig|Zeigen Sie} die Figur mitten in einer Handlung, mit zwei oder drei sprechenden Einzelheiten statt einer Liste, und {lass|lassen Sie} Wunsch und Schwäche sehen, ohne sie zu benennen.',
    story:
      'Die Hauptfigur soll etwas wollen, der Wendepunkt als Szene gezeigt werden und das Ende sich daraus ergeben.',
    storyMany: 'Jeder Text soll eine eigene Idee und einen eigenen Schauplatz haben und am Ende eine Wendung nehmen.',
    poem: 'Im Mittelpunkt soll ein einziges Bild stehen, mit konkreten Wörtern statt Floskeln und einer letzten Zeile, die nachklingt.',
    caption: 'Das Ergebnis soll treffend sein, sich auf einen Blick erfassen lassen und ohne Klischees auskommen.',
    captionMany: '{Gib|Geben Sie} mehrere deutlich verschiedene Fassungen zur Auswahl.',
    speech:
      '{Beginne|Beginnen Sie} mit einem konkreten Bild, {bring|bringen Sie} einen Gedanken nach dem anderen in Sätzen, die sich gut sprechen lassen, und {ende|enden Sie} mit einem Satz, der hängen bleibt.',
    copy: '{Beginne|Beginnen Sie} mit dem, was es denen bringt, für die es gedacht ist, {belege|belegen Sie} es mit den hier genannten Einzelheiten, {behaupte|behaupten Sie} nichts darüber hinaus und {schließe|schließen Sie} mit einer Aufforderung.',
    document:
      '{Verwende|Verwenden Sie} die üblichen Abschnitte eines solchen Dokuments, {fülle|füllen Sie} sie nur mit dem, was hier steht, und {liste|listen Sie} am Ende auf, was noch fehlt.',
    dialogue:
      'Alle Sprechenden sollen eine eigene Stimme haben und etwas wollen, und die Sätze sollen wie echte Gespräche klingen.',
    text: '{Schreib|Schreiben Sie} es fertig zum Verwenden, in Form und Länge, die so ein Text gewöhnlich hat, {stell|stellen Sie} voran, was die Leser am meisten brauchen, {bleib|bleiben Sie} durchweg konkret, mit [Klammern] für das, was nur ich wissen kann, und {lass|lassen Sie} weg, was sie überspringen würden.',
    image:
      '{Zeig|Zeigen Sie} ein einziges klares Hauptmotiv, {lege|legen Sie} Umgebung, Licht, Blickwinkel und Stil fest und {verzichte|verzichten Sie} auf Schrift im Bild.',
    recipe:
      '{Nenne|Nennen Sie} die Zutaten mit Mengen, dann nummerierte Schritte mit Zeiten und Temperaturen, und {sag|sagen Sie}, woran man erkennt, dass es fertig ist.',
    quiz: '{Frag|Fragen Sie} je Frage nur eines, so gefasst, dass sich die Antwort prüfen lässt, {geh|gehen Sie} von leicht nach schwer vor und {setz|setzen Sie} die Lösungen mit kurzer Erklärung ans Ende.',
    interview:
      '{Halte|Halten Sie} jede Frage neutral, auf eine Sache gerichtet und genau auf dieses Thema zugeschnitten, keine, die man jedem stellen könnte, und {ordne|ordnen Sie} sie so, dass eine zur nächsten führt.',
    literal: '{Gib|Geben Sie} genau das zurück und sonst nichts.',
    extend:
      '{Behalte|Behalten Sie} Stimme, Zeitform und Fakten des Vorhandenen bei und {mach|machen Sie} ohne Wiederholung weiter.',
    correct:
      '{Korrigiere|Korrigieren Sie} nur die Fehler, {lass|lassen Sie} Sinn und Ton, wie sie sind, und {nenne|nennen Sie} danach jede Änderung mit ihrem Grund.',
    rewrite:
      '{Behalte|Behalten Sie} Sinn und alle Fakten bei, {füge|fügen Sie} nichts hinzu und {gib|geben Sie} nur die neue Fassung aus.',
    summarise:
      '{Stell|Stellen Sie} die Hauptaussage an den Anfang, {übernimm|übernehmen Sie} Namen und Zahlen genau und {füge|fügen Sie} nichts hinzu, was nicht in der Quelle steht.',
    plan: '{Gib|Geben Sie} die Schritte der Reihe nach, jeden mit dem, was genau geschieht und wie lange es dauert, {sag|sagen Sie}, was zuerst kommen muss und was warten kann, und wo es am ehesten schiefgeht und was dann zu tun ist.',
    schedule:
      '{Gib|Geben Sie} das Ganze als Tabelle mit einer Zeit für jeden Teil aus, realistisch, und {sag|sagen Sie}, was sich verschieben oder streichen lässt.',
    meals:
      '{Nenne|Nennen Sie} für jeden Tag die Gerichte mit ungefähren Mengen, {verwende|verwenden Sie} Zutaten mehrfach und {füge|fügen Sie} eine Einkaufsliste an.',
    training:
      '{Sag|Sagen Sie} für jeden Tag, was zu tun ist und wie viel, {plane|planen Sie} Erholung ein und {zeig|zeigen Sie}, woran man den Fortschritt erkennt.',
    trip: '{Fass|Fassen Sie} die Orte nach Gegend zusammen, damit die Wege kurz bleiben, {gib|geben Sie} für jede Station eine ungefähre Zeit an und {nenne|nennen Sie} eine Alternative für schlechtes Wetter.',
    lesson:
      '{Formuliere|Formulieren Sie} das Lernziel, {plane|planen Sie} für jede Aktivität die nötige Zeit und das Material ein und {schließe|schließen Sie} mit einer Kontrolle, was gelernt wurde.',
    outline:
      '{Bring|Bringen Sie} die Teile in eine Reihenfolge, in der einer den nächsten vorbereitet, und {sag|sagen Sie} für jeden, was er zeigen soll, was hineingehört und wie viel Raum er bekommt.',
    decide:
      '{Vergleiche|Vergleichen Sie} die Möglichkeiten nach den wichtigsten Kriterien, {nenne|nennen Sie} jeweils das größte Risiko und {schließe|schließen Sie} mit einer klaren Empfehlung.',
    code: '{Gib|Geben Sie} vollständigen, lauffähigen Code mit klaren Namen aus, {behandle|behandeln Sie} die Fälle, die hier leicht schiefgehen, {sag|sagen Sie}, wie man ihn startet, und {nenne|nennen Sie} die Annahmen.',
    app: '{Gib|Geben Sie} vollständige Dateien und die Schritte zum Starten aus, {beschränke dich|beschränken Sie sich} auf die gewünschten Funktionen und {nenne|nennen Sie} die getroffenen Entscheidungen.',
    debug:
      '{Finde|Finden Sie} zuerst die Ursache, {zeig|zeigen Sie} die kleinste Änderung, die sie behebt, und {erkläre|erklären Sie} in einem Satz, warum das hilft.',
    readcode:
      '{Sag|Sagen Sie} in einem Satz, wozu es dient, {geh|gehen Sie} es in der Reihenfolge des Ablaufs durch, {zeig|zeigen Sie} an einem kleinen Beispiel, was herauskommt, und {nenne|nennen Sie} den Fall, in dem es scheitert oder überrascht.',
    codeOnly:
      '{Erkläre|Erklären Sie}, was dieser Code tut, in der Reihenfolge der Ausführung, und {weise|weisen Sie} auf Fehler oder Risiken hin.',
    formula:
      '{Gib|Geben Sie} das Ergebnis fertig zum Kopieren aus, {erkläre|erklären Sie} jeden Teil in einer Zeile und {zeig|zeigen Sie} an einem Beispiel, was herauskommt.',
    translate:
      '{Behalte|Behalten Sie} Sinn, Ton und Formatierung bei, {wähle|wählen Sie} Ausdrücke, die man in der Zielsprache wirklich benutzt, und {gib|geben Sie} nur die Übersetzung aus.',
    roleplay:
      '{Bleib|Bleiben Sie} das ganze Gespräch über in dieser Rolle, {antworte|antworten Sie} auf das, was ich sage, mit Einzelheiten, die nur jemand an dieser Stelle kennt, und {überlass|überlassen Sie} mir den nächsten Zug.',
    consult:
      '{Antworte|Antworten Sie} wie jemand mit Praxis auf diesem Gebiet: zuerst konkrete Empfehlungen, dann die Gründe, dann was noch zu klären wäre.',
    consultAsks:
      '{Frag|Fragen Sie} mich zuerst mit wenigen kurzen Fragen auf einmal nach dem, was hier entscheidet, {gib|geben Sie} keinen Rat, bevor ich geantwortet habe, und dann konkrete Empfehlungen, jede mit Grund.',
    persona:
      '{Sprich|Sprechen Sie} in der Ich-Form und vom ersten bis zum letzten Wort in der Rolle, mit Einzelheiten, die nur diese Figur kennt, einer eigenen Haltung und ohne Bemerkung von außen.',
    agent:
      '{Prüfe|Prüfen Sie} das Ergebnis jedes Schritts vor dem nächsten, {frag|fragen Sie} vor allem nach, was sich nicht rückgängig machen lässt, und {berichte|berichten Sie} am Ende, was getan wurde.',
    chat: '{Antworte|Antworten Sie} natürlich und kurz, wie in einem Gespräch.',
    unknown:
      '{Komm|Kommen Sie} gleich zu dem, was ich brauchen kann: vollständig, auf genau das Gesagte zugeschnitten, ohne Einleitung und ohne allgemeine Bemerkungen; wo etwas offen bleibt, {entscheide|entscheiden Sie} es sinnvoll und {nenn|nennen Sie} das in einer Zeile.',
    strong: '{Prüfe|Prüfen Sie} das Ergebnis zum Schluss gegen jeden dieser Punkte.',
    strongOpen:
      'Wo etwas offen bleibt oder zwei Punkte sich widersprechen, {wähle|wählen Sie}, was dem Zweck am besten dient, und {sag|sagen Sie} es mir am Ende in einer Zeile.',
    health:
      '{Stütze dich|Stützen Sie sich} auf aktuelle medizinische Erkenntnisse und {sag|sagen Sie}, wer zuerst ärztlichen Rat einholen sollte.',
    money: '{Sag|Sagen Sie} dazu, für welches Land und welches Jahr die Zahlen gelten.',
    law: '{Sag|Sagen Sie} dazu, welches Land und welches Recht gemeint ist.',
    travel: '{Berücksichtige|Berücksichtigen Sie} Wetter, Andrang und Preise.',
    technology: '{Sag|Sagen Sie} dazu, für welche Version das gilt.',
    greeting:
      '{Schreib|Schreiben Sie} es so, wie ich es selbst sagen würde, aus dem, was hier steht, ohne Floskeln und erfundene Erinnerungen und so kurz, dass ich es gleich abschicken kann.',
    closedList:
      '{Nenne|Nennen Sie} alle in der verlangten oder sonst der üblichen Reihenfolge, {lass|lassen Sie} nichts aus und {sag|sagen Sie} zu jedem in wenigen Worten, was es unterscheidet.',
    sum: '{Zeig|Zeigen Sie} die Rechnung in einer Zeile und {schreib|schreiben Sie} das Ergebnis in eine eigene Zeile.',
    topic:
      '{Frag|Fragen Sie} mich zuerst mit einer einzigen kurzen Frage, was ich wissen oder erledigt haben möchte, und {mach|machen Sie} dann genau das.',
    listPoints:
      '{Gib|Geben Sie} jedem Punkt eine kurze Überschrift und {sag|sagen Sie} mit einem konkreten Beispiel, was er in der Praxis bedeutet; das Wichtigste steht zuerst, und der am häufigsten übersehene Punkt ist genannt.',
    pointsBrief:
      '{Bring|Bringen Sie} das Wichtigste zuerst, keine zwei Punkte sollen dasselbe sagen, und jeder soll konkret sein.',
    nameOne:
      '{Wähle|Wählen Sie} einen, {sag|sagen Sie}, was er nahelegt und wie er klingt, und {nenne|nennen Sie} zwei weitere in einem anderen Stil.',
    recommendPlaces:
      '{Sag|Sagen Sie} zu jedem Ort, was den Besuch lohnt und wie viel Zeit er braucht, {fasse|fassen Sie} nahe beieinander liegende zusammen und {kennzeichne|kennzeichnen Sie} den, den man nicht verpassen sollte.',
    considered:
      '{Ordne|Ordnen Sie} die Punkte nach Themen, {sag|sagen Sie} zu jedem, was zu klären oder zu entscheiden ist und warum es zählt, und {kennzeichne|kennzeichnen Sie} die, die am schwersten wiegen sollten.',
    prepared:
      '{Bring|Bringen Sie} alles in die Reihenfolge, in der es zu erledigen ist, {sag|sagen Sie}, wie lange jeder Punkt meist dauert, {kennzeichne|kennzeichnen Sie}, was nicht warten kann, und {nenne|nennen Sie}, was am häufigsten vergessen wird.',
    ingredients:
      '{Gib|Geben Sie} zu jeder Zutat die Menge an, {gruppiere|gruppieren Sie} sie nach Verwendung, {kennzeichne|kennzeichnen Sie}, was wegbleiben kann, und {nenne|nennen Sie} Ersatz für schwer Erhältliches.',
    path: '{Nenne|Nennen Sie} die Etappen der Reihe nach, je mit dem, was zu lernen oder zu tun ist, der üblichen Dauer und etwas Vorzeigbarem, {sag|sagen Sie}, was mein Hintergrund schon abdeckt, und {nenne|nennen Sie} den Umweg, der am meisten Zeit kostet.',
    stages:
      '{Teile|Teilen Sie} die Zeit in Etappen mit je einem überprüfbaren Ziel, {zeige|zeigen Sie} eine typische Woche mit Inhalt und Dauer und {sag|sagen Sie}, wie sich ausgefallene Tage aufholen lassen.',
    slots:
      '{Bleib|Bleiben Sie} innerhalb der angegebenen Zeiten, {nenne|nennen Sie} das Ergebnis mit Beginn und Ende, {prüfe|prüfen Sie} es Person für Person, und wenn nichts allen passt, {nenne|nennen Sie}, was dem am nächsten kommt und wer fehlen würde.',
    suggestFit:
      'Jeder Vorschlag soll genau auf die beschriebene Lage passen, der wirksamste zuerst, je mit dem, was genau zu tun ist und woran man merkt, dass es wirkt; {nenne|nennen Sie} auch den üblichen Rat, der hier nicht helfen würde.',
    recommendTitles:
      '{Nenne|Nennen Sie} nur Titel, die es wirklich gibt, je mit Urheber und Jahr, {sag|sagen Sie} in einem Satz, was sie besonders macht und zu wem sie passen, und {kennzeichne|kennzeichnen Sie} den, mit dem man anfangen sollte.',
    rank: '{Gib|Geben Sie} eine nummerierte Liste vom ersten bis zum letzten Platz, mit dem entscheidenden Wert zu jedem Eintrag, und {kennzeichne|kennzeichnen Sie} Schätzungen.',
    cookMenu:
      '{Stell|Stellen Sie} ein einziges Menü zusammen, das alle Genannten essen können, mit Mengen für alle, {sag|sagen Sie}, was am Vortag geht, und {gib|geben Sie} einen Zeitplan für den Tag selbst.',
    cookAny:
      '{Schlag|Schlagen Sie} drei Gerichte vor, die zu dem passen, was ich erzählt habe, je mit einer Zeile, warum, und {gib|geben Sie} Mengen und Schritte für das beste an.',
    cookFit: '{Sag|Sagen Sie} zu jedem Gericht, was es für die genannte Ernährung oder Krankheit geeignet macht.',
    rota: '{Ordne|Ordnen Sie} jede Aufgabe einer Person und einer Woche zu, sodass alle gleich viel tun, und {sag|sagen Sie}, wer einspringt, wenn jemand nicht da ist.',
    messageFormal:
      '{Schreib|Schreiben Sie} es vollständig und versandfertig, mit der in solchen Schreiben üblichen Höflichkeit, die Sache zuerst und am Ende, wie es weitergeht, mit [Klammern], wo eine Angabe fehlt.',
    winner:
      '{Nenn|Nennen Sie} den Sieger im ersten Satz, die zwei oder drei Dinge, die den Ausschlag geben, und unter welchen Bedingungen der andere gewänne.',
    speechFew:
      '{Schreib|Schreiben Sie} nur diese wenigen Zeilen, leicht zu sprechen, mit einem konkreten Detail der Person oder des Tages, in [Klammern], wo nur ich es weiß, und {hör|hören Sie} auf, wo sie sitzen.',
    cook: '{Schlag|Schlagen Sie} drei einfache Gerichte vor, die kaum mehr brauchen als das Genannte, und {beschreib|beschreiben Sie} die Schritte für das beste.',
    checklist:
      '{Ordne|Ordnen Sie} alles nach Zeit oder Ort, in Gruppen, je Zeile eine Sache zum Abhaken, mit Menge oder Termin, wo das zählt, {kennzeichne|kennzeichnen Sie}, was nicht warten oder wegbleiben kann, und {stell|stellen Sie} ans Ende, was am häufigsten vergessen wird.',
    token:
      '{Erfülle|Erfüllen Sie} jede genannte Bedingung, {vermeide|vermeiden Sie} jedes erratbare Muster und {gib|geben Sie} nur das aus, in einer eigenen Zeile.',
    message:
      '{Schreib|Schreiben Sie} es fertig zum Verwenden, {sag|sagen Sie} spätestens im zweiten Satz, worum es geht, im Ton, den man genau diesem Gegenüber gegenüber hat, {schließ|schließen Sie} mit dem, was zu tun ist, oder einem freundlichen Wort und {setz|setzen Sie} [Klammern] nur, wo eine Angabe von mir fehlt.',
    change:
      '{Gib|Geben Sie} nur das Ergebnis aus, fertig zum Kopieren, und {behalte|behalten Sie} jeden Namen, jede Zahl und jedes Wort, das sich nicht ändern muss.',
    judge:
      '{Nenne|Nennen Sie} das Ergebnis in der ersten Zeile, dann den Grund in einem Satz, mit den Wörtern, auf die er sich stützt.',
    entries:
      '{Nenne|Nennen Sie} einen Eintrag pro Zeile, jeder eigenständig statt Wiederholung eines anderen, das Beste zuerst, und {ergänze|ergänzen Sie} nur dort ein paar Worte, wo ein Eintrag für sich nicht verständlich wäre.',
    entriesSure:
      '{Nenne|Nennen Sie} einen Eintrag pro Zeile in einer sinnvollen Reihenfolge, jeden mit der Angabe, auf die es hier am meisten ankommt, und nichts nur, um die Zahl zu erreichen.',
    entriesUseful:
      '{Nenne|Nennen Sie} einen Eintrag pro Zeile in einer sinnvollen Reihenfolge, jeden mit der Angabe, auf die es hier am meisten ankommt, und {lass|lassen Sie} weg, was nicht ganz passt.',
    entriesBare:
      '{Gib|Geben Sie} nur die Einträge an, einen pro Zeile und jeden einmal, und {prüfe|prüfen Sie}, dass jeder ganz passt.',
    acting:
      '{Mach|Machen Sie} alles so, wie jemand in dieser Rolle es wirklich täte: mit seinen Worten, mit dem, was er weiß und nicht weiß, mit Einzelheiten, die nur ihm auffallen, und ohne aus der Rolle zu fallen.',
    suggest:
      '{Nenne|Nennen Sie} drei bis fünf konkrete Vorschläge verschiedener Art, den besten zuerst, jeden so, dass er sich direkt verwenden lässt, und in wenigen Worten, wann er passt und was dagegen spricht.',
    suggestMany:
      'Sie sollen konkret und verschiedener Art sein, das Beste zuerst, alles so, dass es sich direkt verwenden lässt, und in wenigen Worten, warum es hier passt.',
    summariseShort:
      '{Übernimm|Übernehmen Sie} Namen und Zahlen genau und {füge|fügen Sie} nichts hinzu, was nicht in der Quelle steht.',
    pieces:
      '{Mach|Machen Sie} jeden Vorschlag deutlich anders als die übrigen, {pass|passen Sie} alle genau an das an, was ich beschrieben habe, und {schreib|schreiben Sie} sie so, dass man sie direkt verwenden kann.',
    turns:
      '{Geh|Gehen Sie} Schritt für Schritt vor: immer nur eine Frage oder ein Zug, {warte|warten Sie} auf meinen, {geh|gehen Sie} darauf ein, bevor es weitergeht, und {behalte|behalten Sie} die Regeln und alles Geschehene bis zum Ende im Blick.',
    standing: '{Halte dich|Halten Sie sich} ab jetzt in jeder Antwort daran, bis ich etwas anderes sage.',
    support:
      '{Geh|Gehen Sie} zuerst auf das ein, was ich erzählt habe, warm und ohne Floskeln, und {nenn|nennen Sie} dann ein oder zwei kleine Schritte, die jetzt helfen könnten.',
    followup:
      '{Bezieh|Beziehen Sie} das auf die letzte Antwort: {tu|tun Sie} genau das Verlangte und {lass|lassen Sie} alles, was es nicht berührt, wie es war, auch Namen und Zahlen.',
    strengthen:
      '{Beginne|Beginnen Sie} mit einem starken Verb, {werde|werden Sie} konkret, ohne etwas zu erfinden, und {setze|setzen Sie} [Klammern], wo eine Zahl von mir helfen würde.',
    figures:
      '{Nenne|Nennen Sie} den Trend, den höchsten und den niedrigsten Wert und alles Auffällige mit Zahlen, und {trenne|trennen Sie}, was die Werte zeigen, von dem, was sie nur vermuten lassen.',
    signs: '{Sag|Sagen Sie} dazu, bei welchen Anzeichen ärztliche Hilfe nötig ist und wie dringend.',
    explainAgain:
      '{Nimm|Nehmen Sie} einen anderen Weg als vorher: Alltagswörter, kurze Sätze, ein Vergleich aus dem täglichen Leben und kein Begriff ohne Erklärung.',
    goesOn:
      '{Knüpf|Knüpfen Sie} an das an, worum es bisher ging, {antworte|antworten Sie} zuerst direkt und {sag|sagen Sie}, was sich dadurch ändert.',
    sayIt:
      '{Gib|Geben Sie} mir zwei oder drei Formulierungen, Wort für Wort, von vorsichtig bis direkt und so, wie ich es geschildert habe, {sag|sagen Sie}, welche wann passt, was ich auf Nachfragen oder Unmut antworte und was ich besser weglasse.',
    meaningOf:
      '{Sag|Sagen Sie} in einem einfachen Satz, was es bedeutet, {zeig|zeigen Sie} es an einem konkreten Beispiel und {nenn|nennen Sie}, womit man es leicht verwechselt, falls es das gibt.',
    meaningShort:
      '{Nenn|Nennen Sie} zuerst vollständig, wofür es steht, {sag|sagen Sie} dann in einem Satz, was das ist, und in einem weiteren, woher der Name kommt, soweit bekannt.',
  },
  bullets: {
    allParts: 'Inhalt: alle Teile, die üblicherweise dazugehören',
    fitted: 'Zuschnitt: auf genau das hier Gesagte, nichts, was für alle gälte',
    openChoice: 'Offenes: sinnvoll entschieden und in einer Zeile genannt',
    expertEye: 'Letzter Schritt: mit dem Blick einer Fachkraft durchgesehen und verbessert',
    doubtful: 'Zweifel: benannt, auch wenn mehr als eine Antwort passt',
    allGiven: 'Grundlage: alles, was hier vorliegt, nichts davon übersehen',
    gapsNamed: 'Angenommen: was nötig war, in einer Zeile genannt',
    eachOwn: 'Teile: jeder hier genannte Punkt in einem eigenen Absatz',
    exampleEach: 'Beleg: ein konkretes Beispiel oder eine Tatsache zu jedem Punkt',
    checkedAll: 'Prüfung: vor der Abgabe mit allem verglichen, was hier verlangt ist',
    explained: 'Erklärung: worauf die Antwort beruht, so ausführlich wie nötig',
    ...askedForm.bullets,
    ...exercises.bullets,
    ...written.bullets,
    ...smallTasks.bullets,
    ...wishesBeside.bullets,
    ...givenText.bullets,
    ...knowledgeDe.bullets,
    ...practice.bullets,
    ...roles.bullets,
    ...smallChoices.bullets,
    ...stated.bullets,
    ...sums.bullets,
    ...questionsDe.bullets,
    ...groupsDe.bullets,
    ...lookUps.bullets,
    ...deItems.bullets,
    dryRun: 'Sicherheit: zeigt zuerst, was es ändern würde; Originale bleiben bis zur Zustimmung',
    sitStart: 'Ausgangspunkt: meine Angaben hier, ohne erneut danach zu fragen',
    sitDecides: 'In meinem Fall: was am meisten zählt und warum',
    ownDetails: 'Meine Angaben: verwendet; die fehlende, die die Antwort ändern würde, genannt',
    sitConcrete: 'Konkret: was genau ich tun, sagen oder nehmen kann, mit einem Beispiel',
    sitAnswer: 'Antwort: das Wichtigste zuerst, in ein oder zwei Sätzen',
    sitSteps: 'Schritte: nummeriert, was zuerst zu tun ist und was danach',
    sitAvoid: 'Vorsicht: was hier oft schiefgeht oder besser unterbleibt',
    sitAssumed: 'Am Ende: was angenommen wurde und welche eine Angabe das ändern würde',
    detailsUsed: 'Angaben: jede von mir genannte kommt vor',
    sayable: 'Worte: ein oder zwei Sätze, die ich so sagen kann',
    ideaFits: 'Passend: zu Anlass, Menschen und Mitteln, wie sie hier stehen',
    sayWords: 'Worte: zwei oder drei Formulierungen, Wort für Wort, von vorsichtig bis direkt',
    sayTrue: 'Wahrheit: nichts darin, was über das hinausgeht, was ich geschildert habe',
    sayReply: 'Danach: was ich auf Nachfragen oder Unmut antworte',
    sayLeave: 'Besser weglassen: was es nur schwerer machen würde',
    matchNeeds: 'Inhalt: was ich mitbringe, bezogen auf das, was verlangt wird',
    applyFacts: 'Fakten: nur die hier genannten; [Klammern], wo ein Beispiel von mir helfen würde',
    applyVoice: 'Stimme: natürlich und sicher, ohne Floskeln',
    sessionParts: 'Ablauf: Aufwärmen, Hauptteil, Ausklang',
    sessionAmount: 'Jede Übung: Zeit oder Wiederholungen, dazu die Pause',
    sessionForm: 'Ausführung: zu jeder Übung der eine Fehler, der zu vermeiden ist',
    fresh: 'Auswahl: passt zu denen, für die es ist, und ist nicht jedem bekannt',
    tellable: 'Länge: in einer halben Minute erzählt',
    justThat: 'Ausgabe: nur das Gewünschte, ohne Einleitung oder Erklärung',
    answerFirst: 'Antwort: im ersten Satz, ohne Vorrede',
    support: 'Beleg: die Fakten hinter der Antwort, je ein Satz',
    eachQuestion: 'Teile: jeder einzeln beantwortet, der Reihe nach',
    asOf: 'Stand: der Zeitpunkt, auf den sich die Angaben beziehen',
    unsure: 'Sicherheit: Unbekanntes und Umstrittenes offen benennen',
    short: 'Länge: höchstens {short} Wörter',
    medium: 'Länge: höchstens {medium} Wörter',
    long: 'Länge: höchstens {long} Wörter',
    verdict: 'Urteil: Ja, Nein oder „kommt darauf an“ im ersten Satz',
    reasons: 'Gründe: die es entscheiden, je ein Satz',
    exceptions: 'Ausnahme: nur, wenn es eine gibt',
    caseSign: 'In der Praxis: worauf es ankommt und ab welchem Zeichen oder Maß zu handeln ist',
    evidence: 'Belege: wie gut jeder Punkt gesichert ist',
    figure: 'Zahl: zuerst, mit Einheit',
    range: 'Spanne: eine untere und eine obere Grenze, falls geschätzt',
    assumptions: 'Annahmen: jede einzeln genannt',
    prerequisites: 'Vorab: was gebraucht wird',
    steps: 'Schritte: nummeriert, je eine Handlung, in der richtigen Reihenfolge',
    pitfall: 'Stolperstein: der häufigste Fehler und wie man ihn vermeidet',
    worked: 'Kontrolle: woran man sieht, dass es geklappt hat',
    tips: 'Tipps: je eine konkrete Handlung mit kurzem Beispiel',
    effectOrder: 'Reihenfolge: was am meisten hilft, zuerst',
    beginHere: 'Einstieg: womit man anfängt und warum',
    core: 'Kern: der Hauptgedanke zuerst, in einem einfachen Satz',
    mechanism: 'Erklärung: wie es funktioniert oder zustande kommt, eins aus dem anderen',
    example: 'Beispiel: ein konkreter Fall aus dem Alltag',
    misconception: 'Missverständnis: ein häufiger Irrtum und seine Richtigstellung',
    level: 'Niveau: ohne Vorwissen verständlich',
    definition: 'Zuerst: was es ist, in einem einfachen Satz',
    features: 'Merkmale: die wichtigsten, je mit einem Beispiel oder einer konkreten Einzelheit',
    shortMain: 'Inhalt: das Wichtigste zuerst, dann nur, was man wissen muss',
    shortDetail: 'Einzelheit: eine konkrete, etwa ein Name, eine Zahl oder ein Bild',
    shortKept: 'Länge: so kurz wie verlangt, ohne Einleitung',
    setApart: 'Bedeutung: warum es von Belang ist oder wo man ihm begegnet',
    criteria: 'Kriterien: die wenigen, auf die es hier ankommt, für alle Seiten gleich',
    sideDetail: 'Jeder Punkt: alle Seiten nebeneinander, mit einer konkreten Einzelheit oder Zahl',
    eachSide: 'Jede Seite: was sie ist, in einem Satz',
    common: 'Gemeinsam: was auf alle Seiten zutrifft',
    keyDifference: 'Ergebnis: der wichtigste Unterschied in einem Satz',
    causes: 'Ursachen: nach Gewicht, mit dem Weg zum Ergebnis',
    established: 'Sicherheit: Gesichertes getrennt von nur Wahrscheinlichem',
    background: 'Ausgangslage: wie es ist oder war, in einem Satz',
    consequences: 'Folgen: erst die unmittelbaren, dann die langfristigen',
    tied: 'Grundlage: jede Folge auf eine bekannte Tatsache gestützt',
    unchanged: 'Grenzen: was wahrscheinlich trotzdem gleich wäre',
    bothSides: 'Argumente: die stärksten beider Seiten, je mit Beispiel',
    conclusion: 'Fazit: welche Seite stärker ist und was das ändern würde',
    listForm: 'Format: nummerierte Liste, ein Eintrag pro Zeile',
    listFact: 'Einträge: jeder mit der Angabe, auf die es hier am meisten ankommt',
    fewEntries: 'Anzahl: fünf bis acht Einträge',
    noGuess: 'Genauigkeit: nur, was wirklich passt, nichts nur der Zahl wegen',
    dateOrder: 'Reihenfolge: nach Datum, das Früheste zuerst',
    eventEntry: 'Einträge: Datum, Ereignis, Bedeutung',
    pick: 'Wahl: eine erste Wahl mit Begründung',
    suits: 'Jeder Vorschlag: was genau ihn hier passend macht',
    secondBest: 'Zweite Wahl: mit dem Fall, in dem sie besser ist',
    drawback: 'Nachteil: der wichtigste jedes Vorschlags',
    alternative: 'Alternative: eine für anderen Geschmack oder anderes Budget',
    threeToFive: 'Anzahl: drei bis fünf Vorschläge',
    causesChecks: 'Ursachen: die wahrscheinlichste zuerst, je mit schneller Prüfung',
    fix: 'Lösung: genaue Schritte für jede Ursache',
    safeFirst: 'Reihenfolge: Harmloses und Schnelles zuerst',
    lastResort: 'Wenn nichts hilft: was man als Nächstes ansieht und wo man nachfragt',
    optionChosen: 'Antwort: eine Möglichkeit, in der ersten Zeile',
    whyRight: 'Begründung: was sie zur Antwort macht, in ein bis zwei Sätzen',
    whyWrong: 'Andere: nur, wo man sie für richtig halten könnte, mit dem Grund dagegen',
    gap: 'Antwort: nur das fehlende Stück, in der ersten Zeile',
    oneMeaning: 'Mehrdeutigkeit: andere passende Antworten, falls es welche gibt',
    given: 'Gegeben: die bekannten Werte und was gesucht ist',
    working: 'Rechenweg: ein Schritt pro Zeile, mit der verwendeten Regel',
    checkResult: 'Probe: auf zweitem Weg oder durch Einsetzen',
    finalLine: 'Antwort: in einer eigenen Zeile, mit Einheit, falls es eine gibt',
    statements: 'Grundlage: nur das Gesagte, keine Annahmen von außen',
    logic: 'Gedankengang: jeder Schritt folgt aus einem früheren',
    eachPut: 'Probe: jede Aussage noch einmal mit der Lösung gelesen',
    rankWords: 'Jeder Platz: die Worte oder die Lücke, die ihn entscheiden',
    rankSame: 'Maßstab: für alle derselbe, zuerst genannt',
    trick: 'Haken: die Worte, die in die Irre führen, und wie sie gemeint sind, falls es welche gibt',
    factsLaid: 'Angaben: zuerst zusammengestellt, als Liste oder in einer Reihe',
    onlySolution: 'Eindeutig: ob noch eine andere Antwort passt',
    explainSeveral: 'Erklärungen: deutlich verschiedener Art, die wahrscheinlichste zuerst',
    explainFits: 'Passung: wie jede zu allem Erzählten passt',
    explainOverlooked: 'Zum Schluss: eine, die die meisten übersehen',
    truthFirst: 'Urteil: stimmt, stimmt nicht oder stimmt nur zum Teil, in der ersten Zeile',
    truthGrounds: 'Begründung: die Tatsache oder der Schritt, der darüber entscheidet',
    truthCounter: 'Falls es nicht stimmt: die richtige Aussage',
    undecided: 'Falls es offenbleibt: zwei Fälle, die zu den Aussagen passen, einer dafür und einer dagegen',
    othersShare: 'Gemeinsamkeit: was alle anderen haben und diesem fehlt',
    oddSecond: 'Zweite Lesart: ein anderes, das sich auch vertreten ließe, falls es eines gibt',
    levelOfQuestion: 'Niveau: das der Frage; ein Begriff, den sie nicht verwendet, kurz erklärt',
    decidingFactor: 'Erklärung: wie es funktioniert oder wovon die Antwort abhängt',
    concreteValues: 'Beispiel: ein kleines, konkretes, mit Werten, wo es klarer wird',
    otherCase: 'Oft falsch: der häufigste Fehler oder das häufigste Missverständnis hier',
    approachOne: 'Ansatz: einer, im ersten Satz genannt',
    byConditions: 'Begründung: Punkt für Punkt an jeder genannten Bedingung',
    approachRejected: 'Alternativen: die zwei nächstbesten und warum sie zurückstehen',
    reshapedWhy: 'Änderungen: jede in einer Zeile, mit dem, was sie verbessert',
    reshapedHow: 'Fassung: die einfachere oder schnellere als Code, mit denselben Ergebnissen',
    portSame: 'Verhalten: für jede Eingabe wie im Original',
    portStyle: 'Stil: wie in der Zielsprache üblich',
    portDiffers: 'Unterschiede: was keine direkte Entsprechung hat, benannt',
    complexity: 'Aufwand: Laufzeit und Speicher, mit Begründung',
    finalSentence: 'Antwort: ein Satz am Ende',
    nuance: 'Jedes Wort: Bedeutung oder Ton in wenigen Worten',
    inSentence: 'Gebrauch: in einem kurzen Beispielsatz',
    register: 'Stilebene: formell, neutral oder umgangssprachlich',
    justified: 'Schritte: jeder durch eine Tatsache oder Regel begründet',
    method: 'Methode: in der ersten Zeile genannt',
    verdictTrue: 'Urteil: wahr, falsch oder bewiesen, in der letzten Zeile',
    original: 'Originalität: nichts, was allen zuerst einfällt',
    ideaEntry: 'Jede Idee: so konkret, dass man gleich anfangen kann, mit dem, was man braucht',
    strongest: 'Auswahl: die stärkste markiert, mit Begründung',
    varied: 'Vielfalt: klar voneinander verschieden',
    ideaCount: 'Anzahl: fünf Ideen',
    shortNames: 'Form: kurz, leicht zu sprechen und zu schreiben',
    nameMeaning: 'Jeder Name: was er anklingen lässt, in wenigen Worten',
    nameCount: 'Anzahl: zehn Namen',
    styles: 'Vielfalt: beschreibende, verspielte und erfundene',
    oneCategory: 'Kategorie: genau eine je Element',
    itemLine: 'Form: je eine Zeile, in der gegebenen Reihenfolge, mit einem Grund in wenigen Worten',
    categoryFirst: 'Antwort: nur die Kategorie, in der ersten Zeile',
    decisive: 'Begründung: die Wörter oder Merkmale, die entscheiden',
    borderline: 'Zweifelsfälle, falls vorhanden: markiert, mit der Kategorie, die als nächste käme',
    onceEach: 'Einträge: jeder einmal, in der Reihenfolge des Auftretens',
    aspects: 'Gesichtspunkte: die zwei bis vier, die am meisten wiegen',
    detail: 'Beleg: ein konkretes Detail zu jedem Punkt',
    balance: 'Stärken und Schwächen: nur die, die ins Gewicht fallen',
    judgement: 'Urteil oder Note: zuerst, in ein, zwei Sätzen',
    subject: 'Betreff: konkret, höchstens acht Wörter',
    opening: 'Einstieg: das Anliegen im ersten Satz',
    givenFacts: 'Fakten: nur die hier genannten; Fehlendes in [Klammern]',
    politeTone: 'Ton: höflich und natürlich',
    nextStep: 'Schluss: was danach zu wissen oder zu tun ist',
    reacts: 'Inhalt: geht auf das tatsächlich Gesagte ein',
    matchTone: 'Ton: passend zur Nachricht, auf die geantwortet wird',
    sendable: 'Form: fertig zum Abschicken, ohne Kommentare',
    thesis: 'These: ein streitbarer Satz in der Einleitung',
    paragraphs: 'Absätze: je ein Gedanke mit Beleg',
    objection: 'Einwand: der stärkste, genannt und entkräftet',
    ending: 'Schluss: mehr als eine Wiederholung der Einleitung',
    noInventedSources: 'Quellen: nur echte, keine erfundenen',
    headline: 'Überschrift: konkret, ohne Übertreibung',
    concreteOpening: 'Einstieg: ein konkreter Moment oder ein Detail',
    oneIdea: 'Roter Faden: ein Hauptgedanke von Anfang bis Ende',
    subheads: 'Format: kurze Absätze mit Zwischenüberschriften',
    useful: 'Ende: was man daraus mitnehmen kann',
    character: 'Hauptfigur: will etwas und stößt auf ein Hindernis',
    scene: 'Wendepunkt: als Szene gezeigt, nicht erzählt',
    senses: 'Details: genaue Dinge, die man mit den Sinnen wahrnimmt',
    followsEnding: 'Ende: ergibt sich aus dem Geschehen, ohne Moral',
    noCliche: 'Vermeiden: Klischees und Floskeln',
    distinctPieces: 'Vielfalt: jeder Text mit eigener Idee und eigenem Schauplatz',
    image: 'Bild: eines, das alles trägt',
    concreteWords: 'Sprache: konkrete Wörter',
    rhythm: 'Klang: gleichmäßiger Rhythmus beim lauten Lesen',
    lastLine: 'Letzte Zeile: bringt etwas Neues',
    versions: 'Anzahl: drei deutlich verschiedene Fassungen',
    specific: 'Inhalt: ein konkreter Punkt, keine leeren Adjektive',
    glance: 'Länge: auf einen Blick lesbar',
    spoken: 'Sprache: kurze Sätze, die sich gut sprechen lassen',
    onePoint: 'Faden: ein Gedanke nach dem anderen, jeder führt zum nächsten',
    memorable: 'Schluss: ein Satz, der hängen bleibt',
    benefit: 'Anfang: was es denen bringt, für die es gedacht ist',
    provable: 'Aussagen: nur, was hier steht',
    action: 'Schluss: eine einzige klare Aufforderung',
    sections: 'Aufbau: die üblichen Abschnitte eines solchen Dokuments',
    plainStyle: 'Stil: schlichte, genaue Sätze',
    missingList: 'Ende: eine Liste dessen, was fehlt oder zu prüfen ist',
    voices: 'Stimmen: auch ohne Namen zu unterscheiden',
    wants: 'Konflikt: jede Seite will etwas',
    realSpeech: 'Sätze: kurz, wie man wirklich spricht',
    onlyHere: 'Leser: zuerst, was sie am meisten brauchen, nichts zum Überspringen',
    textForm: 'Form: die eines solchen Textes, mit den Teilen, die dazugehören',
    concrete: 'Details: konkret statt allgemein',
    usableNow: 'Ergebnis: vollständig und sofort zu brauchen',
    straightIn: 'Anfang: gleich das Ergebnis, ohne Einleitung und allgemeine Bemerkungen',
    mainSubject: 'Motiv: eines, auf den ersten Blick klar',
    settingLight: 'Umgebung und Licht: Ort, Tageszeit, woher das Licht kommt',
    viewpoint: 'Perspektive: Abstand und Winkel',
    styleNamed: 'Stil: Foto, Zeichnung oder Gemälde, mit den Farben',
    noLettering: 'Vermeiden: Schrift, Rahmen und verzerrte Details',
    amounts: 'Zutaten: Liste mit genauen Mengen',
    times: 'Schritte: nummeriert, mit Zeiten und Temperaturen',
    doneSign: 'Fertig, wenn: ein Zeichen, das man sieht, riecht oder fühlt',
    swap: 'Ersatz: eine Zutat, die man ersetzen kann, und wodurch',
    oneAnswer: 'Fragen: je nur eines, so dass sich die Antwort prüfen lässt',
    rising: 'Reihenfolge: von leicht nach schwer',
    answerKey: 'Lösungen: am Ende, mit kurzer Erklärung',
    questionCount: 'Anzahl: zehn Fragen',
    openNeutral: 'Fragen: neutral, jede zu einer einzigen Sache',
    warmUp: 'Reihenfolge: leichte zuerst, anspruchsvolle später',
    followUp: 'Inhalt: genau auf dieses Thema zugeschnitten, keine, die man jedem stellen könnte',
    exactly: 'Ausgabe: genau der gewünschte Text',
    nothingElse: 'Drumherum: keine Einleitung, keine Anführungszeichen, kein Kommentar',
    sameLetters: 'Schreibweise: Großbuchstaben und Satzzeichen wie vorgegeben',
    sameVoice: 'Stimme: gleiche Person, Zeitform, Tonlage und Form',
    noContradiction: 'Fakten: nichts, was dem Vorhandenen widerspricht',
    noRepeat: 'Anfang: direkt an der Stelle, an der es aufhört',
    onlyMistakes: 'Änderungen: nur Fehler, sonst der alte Wortlaut',
    keepMeaning: 'Sinn: unverändert, alle Fakten erhalten',
    changeList: 'Nach dem Text: eine Liste der Änderungen',
    wholeText: 'Ausgabe: der ganze Text, korrigiert',
    nothingAdded: 'Zusätze: keine',
    onlyResult: 'Ausgabe: nur die neue Fassung, ohne Kommentar',
    naturalWords: 'Sprache: natürlich, wie ein Mensch schreibt',
    mainPoint: 'Hauptaussage: im ersten Satz',
    exactFigures: 'Namen und Zahlen: genau',
    sourceOnly: 'Inhalt: nichts, was sich nicht der Quelle entnehmen lässt',
    proportion: 'Gewichtung: das Wichtigste bekommt den meisten Platz',
    phases: 'Schritte: der Reihe nach, jeder mit dem, was genau geschieht und wie lange es dauert',
    order: 'Reihenfolge: was zuerst kommen muss und was warten oder wegfallen kann',
    risk: 'Schwachstelle: wo es am ehesten schiefgeht, und was dann zu tun ist',
    measure: 'Fertig: woran ich sehe, dass es geklappt hat',
    thisWeek: 'Erster Schritt: etwas, das sofort geht',
    timesGiven: 'Zeiten: Uhrzeit oder Dauer für jeden Teil',
    purposeEach: 'Jeder Teil: sein Zweck in wenigen Worten',
    buffer: 'Puffer: etwas Zeit in Reserve',
    ifShort: 'Wenn die Zeit knapp wird: was zuerst wegfällt',
    dishes: 'Gerichte: für jeden Tag benannt, mit ungefähren Mengen',
    reuse: 'Einkauf: Zutaten mehrfach verwendet, mit Liste',
    balanced: 'Abwechslung: kein Hauptgericht doppelt',
    prepTime: 'Aufwand: Zubereitungszeit je Gericht',
    daily: 'Tage: was an jedem zu tun ist und wie viel',
    doable: 'Belastung: realistisch, langsam steigend',
    rest: 'Erholung: fest eingeplant',
    progress: 'Fortschritt: woran man ihn erkennt',
    tableForm: 'Format: Tabelle',
    byArea: 'Route: Orte nach Gegend zusammengefasst',
    stopTimes: 'Zeiten: ungefähr für jede Station, samt Wegen',
    rain: 'Schlechtes Wetter: eine Alternative',
    costs: 'Kosten: grobe Größenordnung für jeden Teil',
    goal: 'Lernziel: was danach alle können',
    activities: 'Aktivitäten: je mit Zeit und Material',
    checkLearning: 'Kontrolle: woran man sieht, was gelernt wurde',
    adapt: 'Anpassung: eine leichtere und eine schwerere Variante',
    sectionLines: 'Teile: was jeder zeigen soll und was hineingehört',
    logicalOrder: 'Reihenfolge: jeder Abschnitt bereitet den nächsten vor',
    options: 'Möglichkeiten: was jeweils dafür und dagegen spricht',
    weighed: 'Kriterien: die wichtigsten, nach Gewicht geordnet',
    riskEach: 'Risiken: das größte jeder Möglichkeit',
    recommendation: 'Empfehlung: eine, mit der Bedingung, unter der sie anders ausfiele',
    complete: 'Code: vollständig und lauffähig',
    edgeCases: 'Grenzfälle: die hier zu erwartenden, jeder behandelt',
    names: 'Stil: klare Namen, Kommentare nur, wo der Grund nicht offensichtlich ist',
    usage: 'Beispiel: ein Aufruf mit Ergebnis',
    tests: 'Tests: ein Normalfall, ein Grenzfall, ein Fehler',
    files: 'Dateien: vollständig, je mit Dateinamen',
    runIt: 'Start: die genauen Schritte',
    featuresAsked: 'Umfang: nur die gewünschten Funktionen',
    errorsShown: 'Fehler: was man sieht, wenn etwas schiefgeht',
    handTest: 'Probe: was man anklickt oder eingibt, um zu sehen, dass es läuft',
    causesApart: 'Ursachen: die wahrscheinlichste zuerst, je mit der Prüfung, an der man sie erkennt',
    cause: 'Ursache: in einem Satz, vor der Lösung',
    smallestFix: 'Lösung: die kleinste Änderung, als Code gezeigt',
    whyFix: 'Erklärung: warum das hilft',
    preventive: 'Vorbeugung: was verhindert, dass es wiederkommt, in einer Zeile',
    runOrder: 'Durchgang: in der Reihenfolge der Ausführung',
    purpose: 'Zweck: zuerst, in einem Satz',
    exactResult: 'Ergebnis: genau angegeben',
    pitfallsCode: 'Vorsicht: der Fall, in dem es scheitert oder überrascht',
    copyReady: 'Ausgabe: fertig zum Kopieren',
    parts: 'Erklärung: eine Zeile je Bestandteil',
    sample: 'Probe: das Ergebnis für ein Beispiel',
    fails: 'Grenzen: ein Fall, der nicht abgedeckt ist',
    nativeWording: 'Wortwahl: wie in der Zielsprache üblich',
    keepFormat: 'Format: gleiche Absätze, Zeilenumbrüche und Zeichen',
    unchangedNames: 'Namen und Zahlen: unverändert',
    onlyTranslation: 'Ausgabe: nur die Übersetzung',
    stayInRole: 'Rolle: in jeder Antwort beibehalten',
    actFirst: 'Stimme: Ich-Form, mit Wortwahl, Wissen und Grenzen dieser Figur',
    actDetails: 'Details: solche, die nur jemandem in dieser Rolle auffallen',
    actAttitude: 'Haltung: spürbar, was diese Figur will, fürchtet oder worauf sie stolz ist',
    actWhole: 'Inhalt: alles, was verlangt ist, aus der Sicht dieser Rolle',
    actStay: 'Rahmen: vom ersten bis zum letzten Wort in der Rolle, keine Bemerkung von außen',
    actListener: 'Gegenüber: direkt angesprochen, mit dem, was es fürchtet und sich wünscht',
    comic: 'Komik: entsteht aus genauer Beobachtung, die dem Erzähler völlig ernst ist',
    consultAsk: 'Beginn: die Fragen, die jemand in dieser Rolle zuerst stellen würde, und warum jede zählt',
    asksFirst: 'Beginn: nur wenige kurze Fragen, kein Rat vor meinen Antworten',
    revVerdict: 'Urteil: in den ersten zwei Sätzen erkennbar',
    revExample: 'Beleg: ein konkretes Beispiel für jedes Lob und jeden Tadel',
    revWeigh: 'Ausgewogenheit: Gelungenes und Misslungenes, mit mehr Raum für das, was schwerer wiegt',
    revStyle: 'Stil: eine eigene Stimme, keine Werbung und kein bloßes Nacherzählen',
    revFor: 'Schluss: für wen es sich lohnt und für wen nicht',
    sceneMoment: 'Augenblick: eine bestimmte Stunde, in der etwas geschieht',
    sceneMood: 'Stimmung: an Dingen und Bewegungen gezeigt, nicht benannt',
    sceneOrder: 'Reihenfolge: vom ersten Eindruck zu einer kleinen Einzelheit am Schluss',
    openStart: 'Beginn: etwas geschieht schon oder stimmt schon nicht mehr',
    openPull: 'Sog: endet bei einer Frage, deren Antwort man wissen will',
    openAvoid: 'Vermeiden: Vorgeschichte und Erklärungen vor dem Geschehen',
    givenLine: 'Vorgegebene Worte: wörtlich und an der genannten Stelle',
    mailGiven: 'Inhalt: genau das Angegebene und was es für den Empfänger bedeutet',
    narrEvent: 'Ereignis: nur eines, vom Anlass bis zum Ausgang',
    narrFeeling: 'Gefühle: gezeigt in dem, was getan und gesagt wird, nicht benannt',
    narrEnd: 'Schluss: was sich verändert hat oder klar wurde, ohne Parole',
    annFirst: 'Erste Zeile: die Neuigkeit selbst',
    annFacts: 'Angaben: was, wann und wo; [Klammern], wo etwas fehlt',
    annWhy: 'Grund: eine konkrete Einzelheit, die Lust macht',
    copyPicture: 'Bild: ein Augenblick, in dem der Nutzen spürbar wird, keine Adjektivketten',
    capGiven: 'Inhalt: das Wesentliche des Gegebenen, nichts darüber hinaus',
    portraitFew: 'Aussehen: zwei oder drei sprechende Einzelheiten statt einer Liste',
    portraitAct: 'Handlung: bei etwas gezeigt, das die Figur verrät',
    replyOpen: 'Wo etwas gefragt wird, das ich nicht beantwortet habe: eine Fassung für Ja, eine für Nein',
    roleVoice: 'Stimme: Wortwahl, Wissen und Grenzen passend zur Rolle',
    startInRole: 'Beginn: sofort in der Rolle, ohne Erklärungen',
    turns: 'Antworten: kurz genug für ein Gespräch',
    replyTo: 'Antworten: genau auf das, was ich gesagt habe, dann meine abwarten',
    usable: 'Vorschläge: konkret und so, dass sie sich direkt verwenden lassen',
    reasonEach: 'Passend: bei jedem in wenigen Worten, warum er hier passt',
    jargon: 'Fachbegriffe: beim ersten Mal erklärt',
    stillNeeded: 'Offene Punkte: was für eine genauere Antwort nötig wäre',
    firstPerson: 'Form: in der Ich-Form',
    fitting: 'Details: passend zu Rolle, Zeit und Ort',
    planFirst: 'Plan: die Schritte als kurze Liste, bevor es losgeht',
    verifyEach: 'Prüfung: das Ergebnis jedes Schritts vor dem nächsten',
    askBefore: 'Nachfragen: vor allem, was sich nicht rückgängig machen lässt',
    stopWhen: 'Abbruch: wenn der Zugang fehlt oder ein Ergebnis dem Plan widerspricht',
    report: 'Bericht: was getan, was geprüft, was offen ist',
    natural: 'Ton: natürlich und freundlich',
    twoSentences: 'Länge: zwei oder drei Sätze',
    questionBack: 'Ende: eine Rückfrage',
    understood: 'Erste Zeile: wie die Aufgabe verstanden wurde',
    assume: 'Lücken: jede Annahme benannt',
    noFiller: 'Stil: keine Einleitung, keine Füllsätze',
    onlyAsked: 'Umfang: was verlangt ist, nichts darüber hinaus',
    health: 'Sicherheit: wer zuerst ärztlichen Rat braucht und wann',
    money: 'Gültigkeit: Land und Jahr, für die die Zahlen gelten',
    law: 'Gültigkeit: das Land, dessen Recht gemeint ist, und wann fachlicher Rat nötig ist',
    travel: 'Umstände: Wetter, Andrang und Preise',
    technology: 'Version: die, für die es gilt',
    sources: 'Quellen: wo sich jede wichtige Tatsache prüfen lässt',
    allOfThem: 'Einträge: alle, keiner fehlt',
    usualOrder: 'Reihenfolge: die verlangte, sonst die übliche',
    oneFact: 'Jeder Eintrag: ein Merkmal, das ihn unterscheidet',
    calculation: 'Rechnung: in einer Zeile',
    personal: 'Inhalt: über diesen Menschen und diesen Anlass, nichts, was auf jeden passt',
    ownFacts: 'Fakten: nur was ich gesagt habe; [Klammern], wo etwas Persönliches hinpasst',
    sendLength: 'Länge: in weniger als einer Minute gelesen',
    oneQuestion: 'Zuerst: eine einzige kurze Frage an mich, was ich möchte',
    directions: 'Auswahl: drei oder vier Richtungen, in die es gehen könnte, je eine Zeile',
    rankValue: 'Jeder Eintrag: der Wert, der über den Platz entscheidet',
    rankTies: 'Zweifel: Schätzungen und knappe Abstände gekennzeichnet',
    fromFirst: 'Reihenfolge: nummeriert, vom ersten bis zum letzten Platz',
    menuOne: 'Menü: eines, mit Gängen, die zusammenpassen und die alle Genannten essen können',
    menuAmounts: 'Mengen: für alle am Tisch',
    menuAhead: 'Vorab: was am Vortag geht',
    menuDay: 'Am Tag selbst: ein kurzer Zeitplan bis zum Servieren',
    threeAny: 'Gerichte: drei, die zu dem passen, was ich erzählt habe',
    dietFit: 'Eignung: zu jedem Gericht, was es für die genannte Ernährung oder Krankheit geeignet macht',
    rotaWho: 'Zuteilung: jede Aufgabe mit Person und Woche',
    rotaFair: 'Gerechtigkeit: gleich viel Arbeit für alle über eine ganze Runde',
    rotaAway: 'Abwesenheit: wer einspringt und wie es ausgeglichen wird',
    rotaDone: 'Erledigt: eine Zeile je Aufgabe, was dazugehört',
    formalPhrases: 'Wortlaut: die in solchen Schreiben übliche Höflichkeit und ihre festen Wendungen',
    winnerFirst: 'Urteil: ein Sieger, in der ersten Zeile',
    winnerWhy: 'Gründe: die zwei oder drei Dinge, die den Ausschlag geben',
    winnerIf: 'Umgekehrt: die Bedingungen, unter denen der andere gewänne',
    howCome: 'Was ich nicht verstehe: wie es dazu kommt, Schritt für Schritt, mit einem Beispiel',
    speechLines: 'Länge: nur die wenigen verlangten Zeilen, nichts danach',
    turnGood: 'Nach jeder Antwort: was gut war und wie eine stärkere lautet',
    turnEnd: 'Schluss: ein Gesamturteil und das eine, woran ich zuerst arbeiten soll',
    threeDishes: 'Gerichte: drei, die das Genannte verwenden',
    extraItems: 'Weitere Zutaten: nur was fast jede Küche hat',
    oneName: 'Wahl: einer, mit dem, was er nahelegt',
    runnersUp: 'Weitere: zwei in einem anderen Stil',
    placeEach: 'Jeder Ort: was den Besuch lohnt und wie viel Zeit er braucht',
    placeNear: 'Gruppen: was nahe beieinander liegt',
    placeBest: 'Gekennzeichnet: was man nicht verpassen sollte',
    entryNote: 'Jeder Eintrag: ein paar Worte nur dort, wo er für sich nicht verständlich wäre',
    entryMissed: 'Am Ende: was in meinem Fall am häufigsten vergessen oder übersehen wird',
    entryOrder: 'Reihenfolge: eine, die hier Sinn ergibt, bei vielen in Gruppen',
    entryUse: 'Jeder Eintrag: mit der Angabe, auf die es hier am meisten ankommt',
    pointEach: 'Jeder Punkt: kurze Überschrift, dann was er in der Praxis bedeutet, mit Beispiel',
    weightOrder: 'Reihenfolge: das Wichtigste zuerst',
    overlooked: 'Übersehen: der Punkt, den die meisten vergessen, gekennzeichnet',
    distinctPoints: 'Bandbreite: keine zwei Punkte, die dasselbe sagen',
    considerGroups: 'Gruppen: nach Themen',
    considerFind: 'Jeder Punkt: was zu klären oder zu entscheiden ist und warum es zählt',
    considerSettle: 'Gekennzeichnet: die wenigen Punkte, die am schwersten wiegen sollten',
    timeOrder: 'Reihenfolge: wie es zu erledigen ist, mit der üblichen Dauer',
    cannotWait: 'Gekennzeichnet: was nicht warten kann und was von anderem abhängt',
    ingAmounts: 'Mengen: zu jeder Zutat, und wie viel es insgesamt ergibt',
    ingGroups: 'Gruppen: nach Verwendung',
    ingSwap: 'Ersatz: für schwer Erhältliches; was wegbleiben kann, gekennzeichnet',
    pathStages: 'Etappen: der Reihe nach, je mit Inhalt und üblicher Dauer',
    pathBackground: 'Hintergrund: was er schon abdeckt und was fehlt',
    pathProof: 'Nachweis: zu jeder Etappe etwas, das man vorzeigen kann',
    pathDetour: 'Vermeiden: der Umweg, der am meisten Zeit kostet',
    stageGoals: 'Etappen: je mit Dauer und einem überprüfbaren Ziel',
    typicalWeek: 'Typische Woche: was an welchem Tag zu tun ist und wie lange',
    catchUp: 'Ausgefallene Tage: wie man sie aufholt, ohne neu anzufangen',
    slotResult: 'Ergebnis: zuerst, mit Beginn und Ende',
    slotCheck: 'Prüfung: Person für Person, anhand der angegebenen Zeiten',
    slotNone: 'Wenn nichts allen passt: was dem am nächsten kommt und wer fehlen würde',
    fitMeasure: 'Jeder Vorschlag: was genau zu tun ist und woran man merkt, dass es wirkt',
    fitSituation: 'Passung: genau auf die beschriebene Lage',
    notHere: 'Hier nicht: der übliche Rat, der nicht helfen würde, und warum',
    tryNext: 'Wenn es nicht klappt: was als Nächstes zu versuchen ist',
    titleFacts: 'Titel: nur wirklich existierende, je mit Urheber und Jahr',
    grouped: 'Gruppen: nach Zeit oder Ort, in der Reihenfolge, in der ich sie brauche',
    tickForgotten: 'Am Ende: was am häufigsten vergessen wird',
    tickLine: 'Zeilen: je eine Sache zum Abhaken, mit Menge oder Termin, wo das zählt',
    indispensable: 'Gekennzeichnet: was nicht warten oder wegbleiben kann',
    conditionsMet: 'Bedingungen: alle genannten erfüllt',
    unguessable: 'Muster: keines, das man erraten kann',
    readyToUse: 'Form: fertig, so verwendbar',
    restKept: 'Inhalt: nichts verloren, nichts dazugekommen',
    wholeResult: 'Ausgabe: das ganze Ergebnis, fertig zum Kopieren',
    resultFirst: 'Antwort: das Ergebnis in der ersten Zeile',
    whatDecides: 'Dahinter: die Tatsachen oder Einzelheiten, auf die es ankommt, in wenigen Sätzen',
    wordsBehind: 'Grund: ein Satz, mit den Wörtern, auf die er sich stützt',
    betterWay: 'Falls etwas falsch oder schwach ist: die bessere Fassung, fertig zum Verwenden',
    varies: 'Wenn sie schwankt: wovon sie abhängt',
    onePerTurn: 'Tempo: immer nur eine Frage oder ein Zug, dann auf meine Antwort warten',
    gameState: 'Stimmigkeit: Vereinbartes und alles Geschehene gelten bis zum Ende',
    afterAnswer: 'Nach jedem Zug von mir: darauf eingehen, dann erst weiter',
    standingAll: 'Gilt für: jede Antwort ab jetzt, bis ich etwas anderes sage',
    standingClash: 'Ausnahme: wenn es in einer Antwort nicht geht, in einem Satz sagen',
    standingConfirm: 'Jetzt: ein kurzer Satz zur Bestätigung, sonst nichts',
    heard: 'Anfang: eine warme Antwort auf das, was ich erzählt habe, in ein, zwei Sätzen',
    smallSteps: 'Danach: ein oder zwei kleine Schritte, die jetzt helfen könnten',
    noLecture: 'Vermeiden: Floskeln, Belehrungen und schnelle Urteile',
    lastAnswer: 'Grundlage: die letzte Antwort',
    followWhole: 'Antwort: in sich vollständig, ohne dass ich oben nachsehen muss',
    strongVerb: 'Formulierung: starke Verben, konkret, keine neuen Behauptungen',
    figureGaps: 'Zahlen: nur meine; [Klammern], wo eine helfen würde',
    trend: 'Trend: die Richtung insgesamt, mit der Veränderung in Zahlen',
    outliers: 'Ausreißer: höchster, niedrigster Wert und was aus dem Muster fällt',
    shownOnly: 'Sicherheit: was die Zahlen zeigen, getrennt von dem, was sie nur vermuten lassen',
  },
  guided: {
    entriesAll:
      '{Entscheide|Entscheiden Sie}, was dazukommt, und {gib|geben Sie} dann zu jedem alles, was verlangt ist, durchweg in derselben Form.',
    sayTwo:
      '{Gib|Geben Sie} zwei oder drei Formulierungen Wort für Wort, jeweils mit dem, wann sie passt, und {schließ|schließen Sie} mit dem, was besser ungesagt bleibt.',
    replyTake:
      '{Antworte|Antworten Sie} zuerst auf das, was wirklich gefragt oder gesagt wurde, {lass|lassen Sie} weg, was niemand hören muss, und {gib|geben Sie} eine einzige Antwort im passenden Ton.',
    heldAgainst: '{Sorg|Sorgen Sie} vor der Antwort für diese Punkte:',
    answerParts: '{Beantworte|Beantworten Sie} die Teile nacheinander, jeden mit seinen Gründen.',
    answerBuilt:
      '{Antworte|Antworten Sie} im ersten Satz und {nenn|nennen Sie} dann die zwei oder drei Einzelheiten, die es entscheiden, jede mit einem Beispiel oder einer Zahl.',
    whyShort: '{Antworte|Antworten Sie} in zwei, drei Sätzen, die wichtigste Ursache zuerst.',
    whyLikely:
      '{Nenn|Nennen Sie} die wahrscheinlichsten Ursachen der Reihe nach, jede mit dem Zeichen, an dem ich sie erkenne.',
    whyRemedy: '{Gib|Geben Sie} zu jeder an, was dagegen hilft, das Einfachste zuerst.',
    whyAgain:
      '{Schließ|Schließen Sie} mit dem Punkt, ab dem es nicht mehr harmlos ist oder sich allein nicht mehr lohnt.',
    yesFirst: '{Antworte|Antworten Sie} im ersten Satz: ja, nein oder in welchem Fall.',
    yesBecause: '{Nenn|Nennen Sie} die zwei, drei Gründe dafür, jeden mit einer Tatsache oder einem Beispiel.',
    yesElse: '{Nenne|Nennen Sie} eine Ausnahme nur, wenn es eine gibt.',
    chooseOpen: '{Merk dir|Merken Sie sich} jede Einzelheit und Bedingung, die hier steht, damit keine fehlt.',
    ...askedForm.guided,
    ...exercises.guided,
    ...written.guided,
    ...smallTasks.guided,
    ...wishesBeside.orders,
    ...givenText.guided,
    ...knowledgeDe.guided,
    ...practice.guided,
    ...roles.guided,
    ...smallChoices.guided,
    ...stated.guided,
    ...questionsDe.guided,
    ...groupsDe.guided,
    ...lookUps.guided,
    ...deItems.guided,
    oneDetail:
      '{Fang|Fangen Sie} gleich mit dem an, was ich gesagt habe; wo eine fehlende Angabe die Antwort ändern würde, {nenn|nennen Sie} beide Fälle in je einer Zeile.',
    answerThen:
      '{Gib|Geben Sie} zuerst das Gefragte und dann, wo es hilft, was es klar macht: einen Grund, ein Beispiel oder eine Zahl.',
    betterWith:
      '{Klär|Klären Sie} für {dich|sich}, was so etwas gut macht, und {gib|geben Sie} es dann vollständig, mit allem, was hier genannt ist.',
    keptChanged:
      '{Lies|Lesen Sie} die neue Fassung einmal wie der, für den sie bestimmt ist, {bessere|bessern Sie} aus, was noch stockt oder nach der alten klingt, und {gib|geben Sie} nur das Ergebnis.',
    sayPlainly:
      '{Sag|Sagen Sie} es erst in zwei einfachen Sätzen, dann ausführlich mit einem konkreten Beispiel, und {schließ|schließen Sie} mit dem Punkt, der am häufigsten missverstanden wird.',
    decidesBoth:
      '{Beginne|Beginnen Sie} mit dem Unterschied, der am meisten zählt, {zeig|zeigen Sie} ihn für beide Seiten am selben konkreten Fall und {schließe|schließen Sie} mit dem einen Satz, den man sich merken sollte.',
    warmerFirmer:
      '{Schreib|Schreiben Sie} es fertig zum Abschicken, wie ich es genau diesem Leser sagen würde: gleich, worum es geht, jedes einmal, nichts, was nur füllt.',
    applyTarget: 'Worum ich mich bewerbe und was verlangt wird: […]',
    applyStrengths: 'Meine Erfahrung und etwas, das mir gut gelungen ist: […]',
    applyWhy: 'Warum ich es will: […]',
    bodyLimits: 'Verletzungen oder Einschränkungen: […]',
    sessionClose:
      'Danach die Übungen der Reihe nach, mit je einer leichteren und einer schwereren Variante, und ein Hinweis, wann man aufhören sollte.',
    amuseFor: 'Für wen und zu welchem Anlass: […]',
    amuseNot: 'Themen, die nicht vorkommen sollen: […]',
    amuseClose:
      '{Probier|Probieren Sie} dann mehreres für {dich|sich} aus und {gib|geben Sie} nur, was genau diesen Leuten am meisten Freude machen würde, ohne es zu erklären.',
    order: '{Geh|Gehen Sie} in dieser Reihenfolge vor:',
    fill: 'Angaben (was noch leer ist, {frag|fragen Sie} vor dem Start bei mir ab, mit höchstens 3 Fragen):',
    fillOr: 'Angaben (was ich leer lasse, {wähle|wählen Sie} selbst und {sag|sagen Sie} dazu, wie):',
    rules: 'Regeln für das Gespräch:',
    readingFact: 'Wenn sich die Frage verschieden verstehen lässt, {sag|sagen Sie}, welche Lesart gilt.',
    sureCheck: '{Sag|Sagen Sie}, wie sicher sie ist und in welcher Art von Quelle ich sie prüfen kann.',
    askSituation:
      'Wo die Antwort von etwas abhängt, das ich nicht gesagt habe, {antworte|antworten Sie} für jeden Fall, statt nachzufragen.',
    dependsOn: '{Nenne|Nennen Sie}, wovon die Antwort abhängt.',
    clearAnswer: '{Schließe|Schließen Sie} mit einer klaren Antwort und dem, was sie ändern würde.',
    defineCounted: '{Sag|Sagen Sie}, was genau gezählt oder gemessen wird.',
    figureDated:
      '{Nenne|Nennen Sie} die Zahl mit dem Datum oder Fall, für den sie gilt; wo sie schwankt, die übliche Spanne.',
    lowLikelyHigh:
      '{Gib|Geben Sie} eine niedrige, eine wahrscheinliche und eine hohe Schätzung, mit den Schritten dahinter.',
    sensitive: '{Nenne|Nennen Sie} die Annahme, die das Ergebnis am stärksten verändert.',
    tried: 'Was ich schon versucht habe: […]',
    shortVersion: '{Gib|Geben Sie} die Kurzfassung in zwei Sätzen.',
    stepsWhy: '{Nenne|Nennen Sie} dann die Schritte, jeden mit dem Grund, warum er wichtig ist.',
    ifFails:
      '{Schließ|Schließen Sie} mit dem Schritt, der am häufigsten misslingt, woran man es merkt und was dann hilft.',
    situation: 'Meine Lage: […]',
    adviceClose:
      '{Gib|Geben Sie} mir dann Rat für genau diese Lage: was ich zuerst tue, was danach, und was ich besser lasse.',
    beginWith: '{Schließe|Schließen Sie} damit, womit man anfangen sollte und warum.',
    levelSlot: 'Niveau: [Einstieg / etwas Vorwissen / fortgeschritten]',
    purposeSlot: 'Wofür: [Prüfung / Arbeit / Neugier]',
    teachClose:
      '{Bau|Bauen Sie} es in kurzen Teilen auf, jeden mit einem Beispiel aus dem Alltag, und {schließ|schließen Sie} mit dem Wichtigsten zum Merken in zwei Sätzen.',
    oneSentence: '{Erkläre|Erklären Sie} es in einem Satz, dem alle folgen können.',
    chain:
      '{Geh|Gehen Sie} dann die Ursachen nach Gewicht durch und {sag|sagen Sie} bei jeder, wie sie zum Ergebnis führt.',
    mythDebate:
      '{Schließ|Schließen Sie} mit einer Erklärung, die man oft hört und die falsch oder nur halb richtig ist, falls es eine gibt.',
    defineEach: '{Definiere|Definieren Sie} jede Seite in einem Satz.',
    criteriaThatDecide:
      '{Vergleiche|Vergleichen Sie} sie in den Punkten, die meistens entscheiden, je mit einem typischen Fall.',
    confused: '{Sag|Sagen Sie}, was am häufigsten verwechselt wird und wie man es auseinanderhält.',
    like: 'Schon bekannt oder beliebt: […]',
    budget: 'Budget, Zeit oder Ort: […]',
    notThis: 'Was es nicht sein darf: […]',
    picks:
      '{Schlage|Schlagen Sie} dann eine sichere Wahl, eine ungewöhnliche und eine vor, von der abzuraten ist, je mit Begründung.',
    errorText: 'Genaue Fehlermeldung oder Verhalten: […]',
    system: 'Gerät, System und Version: […]',
    oneCheckWait:
      '{Gib|Geben Sie} dann die Prüfungen der Reihe nach an, die wahrscheinlichste und einfachste zuerst, jede mit dem, was ihr Ergebnis bedeutet und was dann zu tun ist.',
    whatHappened: '{Sag|Sagen Sie} in zwei Sätzen, wie es wirklich ist oder war.',
    twoCourses: '{Beschreibe|Beschreiben Sie} einen milden und einen drastischen Verlauf, je mit der Annahme dahinter.',
    likelier: '{Sag|Sagen Sie}, welcher wahrscheinlicher ist und was dafür spricht.',
    ownTerms: '{Sag|Sagen Sie} in einem Satz, worum es genau geht.',
    steelman: '{Stelle|Stellen Sie} jede Position so dar, wie ihre besten Fürsprecher es täten.',
    sideGiven:
      '{Gib|Geben Sie} die Argumente für die verlangte Position, das beste zuerst, jedes mit einem Beispiel oder einer Zahl.',
    sideAnswers: '{Nenne|Nennen Sie} den stärksten Einwand und {entkräfte|entkräften Sie} ihn.',
    comeDown: '{Sag|Sagen Sie}, welche überzeugt, wie sicher das ist und was das Urteil ändern würde.',
    restate: '{Sag|Sagen Sie} in einer Zeile, was entscheidet.',
    ruleOut: '{Miss|Messen Sie} jede Möglichkeit daran.',
    finalOption: '{Gib|Geben Sie} die Antwort in einer eigenen Zeile, im Wortlaut von hier.',
    kindOfGap: '{Sag|Sagen Sie}, was für ein Wort oder welche Angabe fehlt.',
    fillGap: '{Ergänze|Ergänzen Sie} und {erkläre|erklären Sie} in einem Satz, warum das passt.',
    otherFit: 'Wenn noch etwas anderes passt, {nenne|nennen Sie} es und {sag|sagen Sie}, was besser ist.',
    methodWhy: '{Rechne|Rechnen Sie} einen Schritt je Zeile, jeweils mit dem, worauf er beruht.',
    checkOther: '{Prüfe|Prüfen Sie} das Ergebnis auf einem zweiten Weg oder durch Einsetzen.',
    finalAnswerLine: '{Schreib|Schreiben Sie} die endgültige Antwort in eine eigene Zeile.',
    oneByOne: '{Schreib|Schreiben Sie} die Aussagen einzeln auf.',
    follows: '{Sag|Sagen Sie}, was aus jeder folgt, allein und zusammen mit den anderen.',
    whatPuzzles: '{Sag|Sagen Sie} in einem Satz, was daran rätselhaft ist.',
    explainKinds:
      '{Nenne|Nennen Sie} Erklärungen verschiedener Art, jede mit der Annahme, die sie über den Text hinaus macht.',
    whatSettles: '{Sag|Sagen Sie}, welche am wahrscheinlichsten ist und welche Frage es klären würde.',
    claimExact: '{Sag|Sagen Sie} in einem Satz, was genau behauptet wird und auf welches Wort es ankommt.',
    truthStep: '{Fäll|Fällen Sie} das Urteil und {nenne|nennen Sie}, was den Ausschlag gibt.',
    truthRight:
      'Falls es nicht stimmt, {stell|stellen Sie} die Aussage richtig und {sag|sagen Sie}, woher der Irrtum meist kommt.',
    othersHave: '{Sag|Sagen Sie}, was die meisten gemeinsam haben.',
    whichLacks: '{Nenne|Nennen Sie} das eine, dem es fehlt.',
    oddOther:
      '{Prüfe|Prüfen Sie}, ob eine andere Regel ein anderes heraushebt, und {sag|sagen Sie}, welche Regel stärker ist.',
    shortestWay: '{Gib|Geben Sie} die kürzeste Lösung, die funktioniert, fertig zum Kopieren.',
    partByPart: '{Erkläre|Erklären Sie} sie Teil für Teil an einem kleinen Beispiel.',
    whereItFails: '{Nenne|Nennen Sie} den Fall, in dem sie etwas anderes tut als gewollt, und was dann hilft.',
    answerAtLevel: '{Beginne|Beginnen Sie} mit der Antwort selbst, auf dem Niveau, auf dem gefragt wird.',
    whatDecides: '{Erkläre|Erklären Sie}, was den Ausschlag gibt, mit Zahlen oder ein paar Zeilen Code, wo sie helfen.',
    checkMine:
      '{Nenne|Nennen Sie} den hier häufigsten Fehler oder das häufigste Missverständnis, und woran man es merkt.',
    conditionDemands: '{Liste|Listen Sie} die gegebenen Bedingungen auf und was jede verlangt.',
    meetThem: '{Vergleiche|Vergleichen Sie} die zwei oder drei Ansätze, die sie erfüllen können.',
    stillMeasured: '{Empfiehl|Empfehlen Sie} einen, mit seinem größten Risiko und den Daten, die noch fehlen.',
    reshapedFirst: '{Sag|Sagen Sie} in je einer Zeile, was den jetzigen Code schwer lesbar oder langsam macht.',
    reshapedTest: '{Nenne|Nennen Sie} einen Test, der zeigt, dass beide Fassungen dasselbe tun.',
    codeApproach:
      '{Beschreib|Beschreiben Sie} den Ansatz in zwei Sätzen und {sag|sagen Sie}, was für die Eingaben angenommen wird.',
    codeWhole: '{Gib|Geben Sie} den vollständigen, lauffähigen Code aus.',
    faultPlace: '{Nenne|Nennen Sie} jede falsche Stelle, und warum.',
    faultFix:
      '{Zeig|Zeigen Sie} den berichtigten Code, sonst unverändert, und eine Eingabe, an der man sieht, dass er jetzt läuft.',
    codeTried:
      '{Zeig|Zeigen Sie}, was bei einer normalen und bei einer heiklen Eingabe herauskommt und was zu ändern ist, wenn die Annahmen nicht zutreffen.',
    checkAll: '{Gib|Geben Sie} die Antwort und {prüfe|prüfen Sie} sie an jeder Aussage.',
    period: '{Nenne|Nennen Sie} den Zeitraum und die Region, um die es geht.',
    turningPoints: '{Markiere|Markieren Sie} die Wendepunkte und wozu jeder geführt hat.',
    dubiousDates: '{Weise|Weisen Sie} auf unsichere oder umstrittene Daten hin.',
    coreMeaning: '{Nenne|Nennen Sie} Grundbedeutung und Ton des Ausgangsworts.',
    wordTable: '{Gib|Geben Sie} die Ergebnisse als Tabelle: Wort, Nuance, Beispielsatz.',
    whichWhen: '{Sag|Sagen Sie}, was in einen formellen, einen alltäglichen und einen kreativen Text passt.',
    strategyProof: '{Sag|Sagen Sie} in einem Satz, welcher Weg gewählt wird.',
    proofSteps: 'Danach ein Schritt pro Zeile, jeder mit seiner Begründung.',
    weakSpot:
      '{Nenne|Nennen Sie} den Schritt, der am stärksten von seiner Voraussetzung abhängt, und was ohne sie passiert.',
    answerReasons: '{Antworte|Antworten Sie} in einem Satz und {nenne|nennen Sie} dann die Gründe.',
    unsureWhat: '{Nenne|Nennen Sie} zum Schluss, was unsicher ist oder oft falsch verstanden wird.',
    forWhom: 'Für wen: […]',
    fixedThings: 'Was feststeht (Budget, Ort, Material): […]',
    ideasClose:
      '{Gib|Geben Sie} dann Ideen, die sich deutlich unterscheiden, jede mit dem, was sie braucht, und {markiere|markieren Sie} die, mit der man anfängt.',
    standsFor: 'Wofür der Name steht: […]',
    feeling: 'Welcher Eindruck entstehen soll: [seriös / verspielt / elegant]',
    avoidWords: 'Wörter oder Laute, die nicht vorkommen sollen: […]',
    namesClose:
      '{Gib|Geben Sie} dann von jeder Art einige an, beschreibende, verspielte und erfundene, und {sag|sagen Sie}, welcher die beste Wahl wäre und warum.',
    assignReason: '{Nenne|Nennen Sie} zu jedem Element die Kategorie und das Merkmal, das entscheidet.',
    borderlineCases: '{Markiere|Markieren Sie} etwaige zweifelhafte, mit der Kategorie, die als nächste käme.',
    reportGaps: '{Melde|Melden Sie}, was fehlt oder mehrdeutig ist, ohne es zu ergänzen.',
    chooseAspects: '{Nenne|Nennen Sie} die Gesichtspunkte und warum sie passen.',
    observe: '{Gib|Geben Sie} zu jedem eine Beobachtung, das Detail dahinter und die Wirkung an.',
    otherView: '{Nenne|Nennen Sie} die stärkste Gegenmeinung.',
    overall: '{Schließe|Schließen Sie} mit einem Gesamturteil und dem Punkt, der am schwersten wiegt.',
    recipient: 'An wen, und woher wir uns kennen: […]',
    factsInclude: 'Was hinein soll (Namen, Daten, Links): […]',
    wantNext: 'Was danach geschehen soll: […]',
    twoVersions:
      '{Schreib|Schreiben Sie} sie dann fertig zum Abschicken: worum es geht im ersten Satz, jede Sache einmal gesagt, am Ende, was ich mir vom Empfänger erhoffe.',
    relation: 'Woher ich die Person kenne: […]',
    achieve: 'Was ich erreichen will: […]',
    position: 'Meine Position: […]',
    courseLevel: 'Wofür (Fach, Niveau, Lesende): […]',
    mustSources: 'Quellen, die ich verwenden muss: […]',
    essayClose:
      '{Leg|Legen Sie} dann für {dich|sich} These und Gliederung fest und {schreib|schreiben Sie} den Text schlicht und genau, ohne Floskeln.',
    readers: 'Zielgruppe: […]',
    ownExperience: 'Eigene Erfahrung oder eigener Blickwinkel: […]',
    includeLinks: 'Fakten oder Links, die hinein sollen: […]',
    articleClose:
      '{Wähl|Wählen Sie} dann den Blickwinkel, der diesen Lesern am meisten sagt, {nenn|nennen Sie} ihn in einer Zeile und {schreib|schreiben Sie} mit eigener Stimme, ohne Klischees.',
    mainCharacter: 'Hauptfigur und was sie will: […]',
    placeTime: 'Ort und Zeit: […]',
    moodEnding: 'Stimmung und Art des Endes: […]',
    revDecide: '{Leg|Legen Sie} das Urteil in einem Satz fest und die zwei oder drei Punkte, die es tragen.',
    sceneChoose: '{Leg|Legen Sie} die Stunde, die Stimmung und die wenigen Dinge fest, die sie tragen.',
    sceneCut: '{Ersetz|Ersetzen Sie} jedes Wort, das ein Gefühl nur benennt, durch ein Ding oder eine Bewegung.',
    storySettle:
      '{Leg|Legen Sie} fest, was die Hauptfigur will, was ihr im Weg steht und was sich bis zum Ende geändert hat.',
    storyScenes: '{Schreib|Schreiben Sie} in Szenen: was die Figuren tun, sehen und hören.',
    storyCut: '{Streich|Streichen Sie} alles, was erklärt, was eine Szene schon zeigt.',
    openTry:
      '{Probier|Probieren Sie} drei verschiedenartige erste Sätze und {nimm|nehmen Sie} nur den, der die stärkste Frage aufwirft.',
    poemImage: '{Wähle|Wählen Sie} ein Bild, das das ganze Gedicht tragen kann.',
    poemWorn:
      '{Schreib|Schreiben Sie} es, {ersetze|ersetzen Sie} jede abgenutzte Wendung und {lass|lassen Sie} die letzte Zeile etwas Neues sagen.',
    dialogueSettle: '{Leg|Legen Sie} fest, was jeder will und was er verschweigt.',
    textSettle: '{Leg|Legen Sie} fest, für wen es ist und was hängen bleiben soll.',
    textWrite: '{Schreib|Schreiben Sie} ihn um konkrete Einzelheiten herum, im passenden Ton.',
    textCut: '{Streich|Streichen Sie} jeden Satz, den niemand vermissen würde.',
    storyClose: '{Schreib|Schreiben Sie} dann die ganze Geschichte in Szenen, mit einem Schluss, der nichts erklärt.',
    occasion: 'Anlass oder Person: […]',
    formSlot: 'Form: [gereimt / frei]',
    privateDetail: 'Ein Detail, das es persönlich macht: […]',
    poemClose:
      '{Bau|Bauen Sie} es dann auf einem konkreten Bild auf, ohne abgenutzte Wendungen, und {lass|lassen Sie} die letzte Zeile etwas Neues sagen.',
    special: 'Was das Besondere ist: […]',
    appears: 'Wo es erscheint: […]',
    captionClose:
      '{Probier|Probieren Sie} dann mehrere für {dich|sich} und {gib|geben Sie} die, die nirgends sonst stehen könnte.',
    audienceOccasion: 'Publikum und Anlass: […]',
    trueStory: 'Eine wahre Begebenheit oder ein Detail, das vorkommen soll: […]',
    feelDo: 'Was das Publikum danach fühlen oder tun soll: […]',
    speechClose:
      '{Schreib|Schreiben Sie} sie dann so, wie sie gesprochen wird, um eine Geschichte oder ein Bild herum, mit markierten Pausen, und {ende|enden Sie} mit einem Satz, der bleibt.',
    buyer: 'Zielgruppe: […]',
    proof: 'Fakten, die den Unterschied machen: […]',
    wantedAction: 'Was man nach dem Lesen tun soll: […]',
    copyClose:
      '{Schreib|Schreiben Sie} es dann fertig zum Verwenden: zuerst, was es diesen Lesern bringt, gezeigt in einem Augenblick der Nutzung, und am Ende eine einzige klare Aufforderung.',
    readerPurpose: 'Zielgruppe und Zweck: […]',
    figuresFacts: 'Fakten und Zahlen: […]',
    formRules: 'Vorgegebene Form oder Abschnitte: […]',
    documentClose:
      '{Schreib|Schreiben Sie} es dann vollständig, mit [Klammern], wo etwas fehlt, das nur ich wissen kann.',
    speakers: 'Wer spricht und in welchem Verhältnis: […]',
    settingSlot: 'Schauplatz: […]',
    whatAtStake: 'Was jede Seite will: […]',
    dialogueClose: 'Jeder Satz antwortet auf den vorigen, und der letzte verändert etwas zwischen ihnen.',
    keyFacts: 'Fakten, die vorkommen müssen: […]',
    servings: 'Portionen, Ernährungsweise und Allergien: […]',
    kitchen: 'Zeit und Ausstattung: […]',
    athand: 'Vorhandene Zutaten: […]',
    recipeClose: 'Danach das Rezept, was sich vorbereiten lässt und wie man es rettet, wenn etwas schiefgeht.',
    learners: 'Lerngruppe und Niveau: […]',
    questionTypes: 'Anzahl und Art der Fragen: […]',
    quizClose:
      '{Schreib|Schreiben Sie} dann die Fragen und getrennt davon die Antworten, je mit einer Erklärung in einer Zeile und dem Fehler, den die Frage aufdecken soll.',
    askAim: '{Leg|Legen Sie} zuerst fest, was diese Fragen ans Licht bringen sollen.',
    askOrdered: '{Gib|Geben Sie} sie in einer Reihenfolge, in der eine zur nächsten führt, jede zu einer Sache.',
    askSharp:
      '{Ersetze|Ersetzen Sie} alle, die man jedem stellen könnte, und {markiere|markieren Sie} die zwei, die am meisten zutage bringen.',
    literalAsk:
      'Wenn Schreibweise oder Großbuchstaben unklar sind, {frag|fragen Sie} mich zuerst; sonst {gib|geben Sie} den Text genau so zurück, ohne Anführungszeichen und ohne Kommentar.',
    correctedWhole: '{Gib|Geben Sie} den korrigierten Text vollständig aus.',
    correctionTable: '{Führ|Führen Sie} darunter auf, was geändert wurde, jeweils mit dem Grund in wenigen Worten.',
    unclearToo: '{Weise|Weisen Sie} auf Sätze hin, die richtig, aber schwer verständlich sind, ohne sie zu ändern.',
    voiceFacts: '{Merk dir|Merken Sie sich} Stimme, Zeitform und bisherige Fakten.',
    continueNow: '{Schreib|Schreiben Sie} die Fortsetzung.',
    otherWays: '{Nenne|Nennen Sie} zwei andere Richtungen, die möglich wären, in je einer Zeile.',
    askSource:
      'Wenn die Quelle fehlt oder nicht bekannt ist, {sag|sagen Sie} das und {frag|fragen Sie} mich danach, statt zu raten.',
    oneLine: '{Fass|Fassen Sie} alles in einem Satz zusammen.',
    keyPoints: 'Danach die Kernpunkte in ihrer Reihenfolge, je eine Zeile.',
    openPoints: '{Schließe|Schließen Sie} mit dem, was die Quelle offenlässt.',
    goalMeasure: 'Ziel und woran ich es messe: […]',
    timeBudget: 'Zeit und Budget: […]',
    planClose:
      'Danach die Schritte der Reihe nach, jeder mit seiner Dauer und damit, woran ich sehe, dass er fertig ist, und was wegfallen kann, wenn die Zeit knapp wird.',
    availableTimes: 'Verfügbare Zeiten: […]',
    startingPoint: 'Wo ich jetzt stehe: […]',
    limitsFixed: 'Feste Termine oder Einschränkungen: […]',
    scheduleClose:
      'Danach der Plan als Tabelle, mit einer leichteren Variante für schlechte Tage und einem Zeichen, an dem ich merke, dass er angepasst werden muss.',
    datesTravellers: 'Reisedaten und wer mitkommt: […]',
    pace: 'Budget und Tempo: […]',
    interests: 'Interessen und was ich vermeiden möchte: […]',
    tripClose:
      '{Plane|Planen Sie} dann Tag für Tag, mit dem Grund für jede Wahl und dem, was vorab zu buchen ist; {markiere|markieren Sie}, welche Öffnungszeiten ich prüfen sollte.',
    groupAge: 'Alter, Niveau und Größe der Gruppe: […]',
    timeMaterials: 'Zeit und Material: […]',
    alreadyKnow: 'Was die Gruppe schon kann: […]',
    lessonClose:
      'Danach der Plan mit einer Variante für schnellere und einer für langsamere Lernende und die Frage, die zeigt, dass das Ziel erreicht ist.',
    coreMessage: 'Kernaussage: […]',
    lengthSlot: 'Geplante Länge: […]',
    outlineClose:
      '{Gib|Geben Sie} dann die Gliederung: was jeder Teil in einem Satz sagt, so geordnet, dass eins zum anderen führt.',
    cannot: 'Was ich vermeiden möchte: […]',
    decideClose:
      '{Prüf|Prüfen Sie} dann jede Möglichkeit an dem, was hier am meisten zählt, {empfiehl|empfehlen Sie} eine und {nenn|nennen Sie}, was die Empfehlung ändern würde.',
    expectedActual: 'Erwartetes und tatsächliches Verhalten: […]',
    environment: 'Umgebung und Versionen: […]',
    debugClose:
      '{Ordne|Ordnen Sie} dann die möglichen Ursachen, {sag|sagen Sie}, woran man sie unterscheidet, {behebe|beheben Sie} die wahrscheinlichste und {sag|sagen Sie}, woran ich sehe, dass es gelöst ist.',
    purposeOne: '{Sag|Sagen Sie} in einem Satz, wozu er dient.',
    traceValues: '{Geh|Gehen Sie} ihn in der Reihenfolge der Ausführung durch, mit den Werten, die sich ändern.',
    riskyInput: '{Sag|Sagen Sie}, wo es scheitern oder überraschen kann und wie sich das ändern lässt.',
    readerUse: 'Zielgruppe und Verwendung: […]',
    formality: 'Anrede und Ton: [formell / informell]',
    keepTerms: 'Begriffe, die unübersetzt bleiben: […]',
    translateClose:
      'Danach die Übersetzung und anschließend nur die Stellen, die sich verschieden verstehen lassen, mit beiden Fassungen.',
    defineOne: '{Sag|Sagen Sie} in einem Satz und ohne Fachbegriffe, worum es geht.',
    featuresExample:
      '{Geh|Gehen Sie} die wichtigsten Merkmale der Reihe nach durch und {zeig|zeigen Sie} jedes an etwas Anschaulichem.',
    shortPick: '{Wähl|Wählen Sie} zuerst die zwei oder drei Dinge aus, die man darüber wissen muss.',
    shortWrite:
      '{Sag|Sagen Sie} dann nur das, so kurz wie verlangt, das Wichtigste zuerst und mit einer konkreten Einzelheit.',
    apartFrom: 'Zum Schluss: warum es von Belang ist oder wo man ihm begegnet.',
    usersGoal: 'Wer es benutzt und wofür: […]',
    stack: 'Gewünschte oder vorhandene Technik: [keine / …]',
    dataKept: 'Zu speichernde Daten, falls nötig: […]',
    appClose:
      '{Gib|Geben Sie} dann einen kurzen Plan, {baue|bauen Sie} die kleinste Version, die funktioniert, und {liste|listen Sie} auf, was weggelassen wurde und warum.',
    mealsClose:
      'Danach der Plan als Tabelle, mit dem, was sich vorbereiten lässt, und einem einfachen Ersatz für jeden Tag.',
    useFormat: 'Verwendung und Format (Bildschirm, Druck, hoch, quer): […]',
    moodStyle: 'Stimmung und Stil: […]',
    mustShow: 'Was zu sehen sein muss und was nicht: […]',
    imageClose:
      '{Beschreibe|Beschreiben Sie} dann zwei Fassungen mit verschiedenem Bildaufbau und {nimm|nehmen Sie} die, die das Motiv klarer zeigt.',
    movable: 'Danach das Ganze als Tabelle, mit Vermerk, was sich kürzen oder verschieben lässt und was nicht.',
    takingPart: 'Wer teilnimmt: […]',
    ruleStay:
      '{Bleib|Bleiben Sie} bis zum Schluss in der Rolle und {behalte|behalten Sie} im Kopf, was schon gesagt und getan wurde.',
    ruleKnow:
      '{Sprich|Sprechen Sie} und {entscheide|entscheiden Sie}, wie es die Rolle täte, aus dem heraus, was sie weiß, will und wichtig findet.',
    ruleShort:
      '{Geh|Gehen Sie} genau auf das ein, was ich gesagt habe, und {lass|lassen Sie} mir etwas, worauf ich antworten kann.',
    ruleAsk: '{Bring|Bringen Sie} ein, was nur dieser Rolle auffällt oder einfällt, nichts, was jeder sagen könnte.',
    voiceChoice: '{Lege|Legen Sie} vorab eine Stimme, eine Stimmung und eine Sprechgewohnheit fest.',
    insideView: '{Sprich|Sprechen Sie} von innen: aus dem, was diese Figur sieht, weiß und will.',
    noBreak: '{Verlass|Verlassen Sie} die Rolle nicht, um etwas zu erklären, auch nicht am Ende.',
    expertAsk:
      '{Gib|Geben Sie} gleich eine erste Empfehlung aus dem, was ich gesagt habe, und dazu die ein, zwei Fragen, deren Antworten sie ändern würden.',
    asksAtOnce:
      '{Frag|Fragen Sie} mich zuerst mit wenigen kurzen Fragen auf einmal nach dem, was hier entscheidet, und {warte|warten Sie}.',
    expertAdvise: '{Gib|Geben Sie} dann die Empfehlungen nach Gewicht geordnet, jede mit Grund und Risiko.',
    expertNext:
      '{Schließe|Schließen Sie} mit dem nächsten Schritt und einem Zeichen, an dem man merkt, dass es der falsche Weg ist.',
    marksBest:
      '{Gib|Geben Sie} dann alle an, {markiere|markieren Sie} das Stärkste und {sag|sagen Sie} in einer Zeile, warum.',
    agentPlan: '{Liste|Listen Sie} die Schritte auf, was jeder braucht und wie er geprüft wird.',
    agentDo:
      '{Mach|Machen Sie} einen Schritt nach dem anderen, Kleines und Umkehrbares zuerst, und {prüfe|prüfen Sie} ihn vor dem nächsten.',
    agentStop:
      '{Halte|Halten Sie} an und {frag|fragen Sie} mich, wenn sich etwas nicht rückgängig machen lässt, der Zugang fehlt oder eine Prüfung zweimal scheitert.',
    agentReport: '{Berichte|Berichten Sie} am Ende, was geändert wurde, wie es geprüft wurde und was offen ist.',
    chatReact:
      '{Geh|Gehen Sie} zuerst auf das ein, was ich geschrieben habe, {stell|stellen Sie} mir dann eine Frage und {lass|lassen Sie} meine Antwort entscheiden, wohin das Gespräch führt.',
    verifyStrong:
      '{Geh|Gehen Sie} die Anfrage am Ende noch einmal Punkt für Punkt durch und {sag|sagen Sie}, wie jeder erfüllt ist.',
    memory: 'Eine Erinnerung oder Eigenschaft, die hineinsoll: […]',
    greetingClose:
      '{Schreib|Schreiben Sie} es dann so, wie ich es sagen würde, um eine Sache herum, die nur für diesen Menschen oder Anlass gilt, fertig zum Abschicken.',
    listAll: '{Nenne|Nennen Sie} alle, nummeriert und in der verlangten oder sonst der üblichen Reihenfolge.',
    listApart: '{Füg|Fügen Sie} zu jedem ein Merkmal hinzu, das es von den anderen unterscheidet.',
    listCount: '{Sag|Sagen Sie} am Ende, wie viele es sind, und {prüf|prüfen Sie}, dass keiner fehlt.',
    calculateOnce: '{Rechne|Rechnen Sie} es genau aus, in einer Zeile.',
    wantFromIt: 'Was ich wissen oder erledigt haben möchte: […]',
    topicClose: '{Mach|Machen Sie} dann genau das und {lass|lassen Sie} den Rest weg.',
    rankCriterion: '{Sag|Sagen Sie}, nach welchem Wert geordnet wird und woher er stammt.',
    rankGive: '{Gib|Geben Sie} die Liste vom ersten bis zum letzten Platz, je mit dem Wert.',
    rankNote: '{Kennzeichne|Kennzeichnen Sie} knappe Abstände und {sag|sagen Sie}, was die Reihenfolge ändern würde.',
    menuClose:
      '{Gib|Geben Sie} dann ein Menü mit Mengen, einen Zeitplan für den Vortag und den Tag selbst und eine Einkaufsliste.',
    rotaClose: '{Gib|Geben Sie} dann den Plan als Tabelle für eine ganze Runde, fertig zum Aufhängen.',
    formalTwo:
      '{Gib|Geben Sie} eine kurze Fassung und eine mit etwas mehr Erklärung, und {sag|sagen Sie}, wann welche passt.',
    winnerCase:
      '{Vertritt|Vertreten Sie} jede Seite in wenigen Zeilen so gut es geht, und {entscheide dich|entscheiden Sie sich} dann klar.',
    speechTry:
      '{Gib|Geben Sie} drei Fassungen mit je einem anderen Einstieg und {markiere|markieren Sie} die, die {du nehmen würdest|Sie nehmen würden}.',
    bestOne: '{Nenn|Nennen Sie} dann eines, warum es hierfür das beste ist, und das zweitbeste.',
    cookClose:
      '{Schlag|Schlagen Sie} dann drei Gerichte vor, {sag|sagen Sie}, welches am besten passt, und {beschreib|beschreiben Sie} seine Schritte.',
    adviceSort: '{Ordne|Ordnen Sie} die Ratschläge danach, wie viel sie bei wie wenig Aufwand bringen.',
    adviceDo: '{Sag|Sagen Sie} zu jedem mit einem Beispiel, was genau zu tun ist.',
    pointPractice: '{Sag|Sagen Sie} zu jedem Punkt mit einem Beispiel, was er in der Praxis bedeutet.',
    pointWeigh: '{Nenne|Nennen Sie} die zwei oder drei gewichtigsten mit Begründung.',
    pointMissed: '{Schließe|Schließen Sie} mit dem Punkt, der am häufigsten übersehen wird.',
    considerSort:
      '{Notier|Notieren Sie} alles, was eine Rolle spielt, und {stell|stellen Sie} zusammen, was zusammengehört.',
    considerAnswer: '{Sag|Sagen Sie} zu jedem, wie man es herausfindet und was schiefgeht, wenn man es übersieht.',
    considerMark: '{Schließ|Schließen Sie} mit den zwei oder drei Punkten, an denen die Entscheidung wirklich hängt.',
    timeSort: '{Bring|Bringen Sie} alles in die Reihenfolge, in der es zu erledigen ist, mit der üblichen Dauer.',
    timeMark: '{Kennzeichne|Kennzeichnen Sie}, was nicht warten kann und was von anderem abhängt.',
    ingList: '{Liste|Listen Sie} die Zutaten mit Mengen auf, gruppiert nach Verwendung.',
    ingReplace: '{Nenne|Nennen Sie}, was wegbleiben kann, und Ersatz für schwer Erhältliches.',
    slotCompare: '{Stell|Stellen Sie} die Zeiten aller Personen nebeneinander.',
    slotGive: '{Nenne|Nennen Sie} das Ergebnis mit Beginn und Ende.',
    slotElse: 'Wenn nichts allen passt, {nenne|nennen Sie}, was dem am nächsten kommt und wer fehlen würde.',
    allFit:
      '{Nenne|Nennen Sie} dann {deine|Ihre} Vorschläge, je mit einer Zeile, warum er passt, und {kennzeichne|kennzeichnen Sie} den, den {du nehmen würdest|Sie nehmen würden}.',
    pathClose:
      'Danach die Etappen mit dem, was ich nach jeder vorzeigen kann, und der Punkt, an dem ich entscheiden sollte, ob es das Richtige ist.',
    groupEntries:
      '{Ordne|Ordnen Sie} alles in Gruppen nach Zeit oder Ort, je Zeile eine Sache zum Abhaken, mit Menge oder Termin, wo das zählt.',
    weighEntries:
      '{Kennzeichne|Kennzeichnen Sie}, was nicht warten oder wegbleiben kann, und {stell|stellen Sie} für sich, was nur angenehm wäre.',
    forgotten: '{Nenn|Nennen Sie} am Ende, was am häufigsten vergessen wird.',
    tokenConditions: '{Sag|Sagen Sie} in einer Zeile, welche Bedingungen zu erfüllen sind.',
    tokenGive: '{Gib|Geben Sie} es in einer eigenen Zeile aus.',
    tokenCheck: '{Prüfe|Prüfen Sie} jede Bedingung und {ersetze|ersetzen Sie} es, wenn eine nicht erfüllt ist.',
    changeNote:
      '{Setz|Setzen Sie} das Ergebnis vollständig an den Anfang und {merk|merken Sie} darunter an, welche Lesart gewählt ist, falls es mehrere gibt.',
    judgeViews:
      '{Gib|Geben Sie} zuerst das Ergebnis, mit dem, worauf es beruht; ist etwas falsch oder schwach, {stell|stellen Sie} es darunter richtig.',
    entriesGive: '{Nenne|Nennen Sie} die Einträge zeilenweise, in Gruppen, wo man sie so leichter findet.',
    entriesMark: '{Gib|Geben Sie} jedem eine konkrete Einzelheit bei, die zeigt, warum es dazugehört.',
    entriesGap: '{Prüfe|Prüfen Sie} jeden an dem, was verlangt ist, und {ersetze|ersetzen Sie}, was nicht ganz passt.',
    tableCells:
      '{Leg|Legen Sie} zuerst Zeilen und Spalten fest und {fülle|füllen Sie} dann jede Zelle, Zahlen in derselben Einheit und zweifelhafte gekennzeichnet.',
    roleDo:
      '{Leg|Legen Sie} zuerst fest, wie diese Rolle spricht und was ihr wichtig ist, und {tu|tun Sie} dann, was verlangt ist, ohne aus ihr zu fallen.',
    suggestTwo:
      '{Stell|Stellen Sie} den Vorschlag nach vorn, den {du|Sie} selbst wählen {würdest|würden}, und {sag|sagen Sie} bei jedem, in welchem Fall er der beste ist.',
    meaningUse: '{Zeig|Zeigen Sie} es an einem konkreten Beispiel.',
    meaningWhen: '{Sag|Sagen Sie}, was es sonst bedeuten kann oder womit man es leicht verwechselt.',
    summaryFacts:
      '{Notiere|Notieren Sie} für {dich|sich} die Hauptsache und was sonst Gewicht hat: Zahlen, Gründe, ein Einwand, ein offener Punkt.',
    summaryWrite:
      '{Schreib|Schreiben Sie} daraus dann die Zusammenfassung, in eigenen Worten und in der verlangten Länge.',
    pointsMark:
      '{Wähle|Wählen Sie} still aus, worauf der Text nicht verzichten kann, und {fass|fassen Sie} zusammen, was dasselbe sagt.',
    pointsGive:
      '{Nenne|Nennen Sie} dann die Punkte, jeder eine ganze Aussage mit Name oder Zahl, den wichtigsten zuerst.',
    piecesMark:
      '{Schreib|Schreiben Sie} je einen Vorschlag pro Zeile, {markiere|markieren Sie} den besten und {sag|sagen Sie} in wenigen Worten, warum.',
    turnsStart:
      '{Fang|Fangen Sie} gleich an, außer wenn ich zuerst dran bin; {nenn|nennen Sie} eine Regel nur, wo sie nötig ist, und {warte|warten Sie} dann auf mich.',
    standingUnclear:
      'Wenn etwas davon unklar ist oder nicht geht, {sag|sagen Sie} es jetzt in einem Satz; sonst {bestätige|bestätigen Sie} es kurz und {warte|warten Sie} auf meine nächste Anfrage.',
    eachCase: '{Sag|Sagen Sie}, wann welche Wahl die richtige ist.',
    strongOnce:
      '{Geh|Gehen Sie} vor der Antwort alles noch einmal Punkt für Punkt durch und {bessere|bessern Sie} nach, was fehlt oder dem widerspricht.',
    followupUnclear:
      '{Bezieh|Beziehen Sie} es auf {deine|Ihre} letzte Antwort und {ändere|ändern Sie} sonst nichts daran; nur wenn es keine gibt, {frag|fragen Sie} mich in einer Zeile.',
    figuresRead: '{Berechne|Berechnen Sie} die Veränderungen von Wert zu Wert und insgesamt.',
    figuresNext: '{Schließe|Schließen Sie} mit dem wichtigsten Befund und mit dem, was zu seiner Erklärung noch fehlt.',
  },
} as const satisfies LanguageTable;
