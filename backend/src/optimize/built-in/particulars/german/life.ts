import type { Particular } from '../particular.js';

/** What is made in German for feasts, school, play, home and programs. */
export const GERMAN_LIFE: readonly Particular[] = [
  {
    named:
      '(?:hochzeits|trauzeugen|trauzeuginnen|brautvater|brauteltern)[- ]?(?:rede|ansprache|toast)|(?:rede|ansprache|toast) (?:zur|fur die|fur eine|auf der|auf die|als) (?:\\p{L}+ )?(?:hochzeit|trauzeug\\p{L}+|brautvater|brautmutter|trauung)',
    sharp:
      '{Baue|Bauen Sie} die Rede um eine Anekdote, die nur zu diesem Paar passt ([Klammern], wo meine hingehört), {wechsle|wechslen Sie} zwischen Lachen und Rührung, {lass|lassen Sie} Ex-Partner und Insiderwitze weg und {ende|enden Sie} mit dem Satz, zu dem alle das Glas heben.',
    points: [
      'Einstieg: eine Szene, nicht „Wer mich nicht kennt“',
      'Anekdote: eine, die nur zu diesem Paar passt; meine in [Klammern]',
      'Gefühl: ein ehrlicher Satz an jede der beiden Personen',
      'Vermeiden: Ex-Partner, Peinliches, Witze für drei Leute',
      'Schluss: der Satz, zu dem alle das Glas heben',
    ],
  },
  {
    named:
      '(?:trauer|grab)[- ]?(?:rede|ansprache)|nachruf|(?:rede|ansprache|worte) (?:zur|fur die|auf der|bei der) (?:\\p{L}+ )?(?:beerdigung|trauerfeier|beisetzung)',
    sharp:
      '{Beginne|Beginnen Sie} mit einem kleinen Bild, das diesen Menschen zeigt ([Klammern], wo ich eins ergänzen muss), {sag|sagen Sie} ehrlich, was fehlen wird, und {ende|enden Sie} mit etwas, das bleibt, in Sätzen, die man auch mit zitternder Stimme sprechen kann.',
    points: [
      'Einstieg: ein kleines Bild aus dem Alltag; meines in [Klammern]',
      'Mitte: zwei Eigenheiten, gezeigt statt gelobt',
      'Trost: ehrlich, ohne Sprüche über die Zeit und den Himmel',
      'Sätze: kurz, gut zu sprechen, mit Stellen zum Atmen',
      'Schluss: etwas, das bleibt, oder ein Dank',
    ],
  },
  {
    named:
      '(?:(?:geburtstags|abschieds|fest|begrußungs|begrusungs|abi|eroffnungs|jubilaums|dankes|weihnachts|lauda|wahl|klassensprecher|schulsprecher)[- ]?(?:rede|ansprache|tio|wort)|laudatio|(?:\\p{L}+ )?(?:rede|ansprache) (?:zum|zur|fur|auf|bei|als))(?! (?:halten lernen|angst))',
    sharp:
      '{Beginne|Beginnen Sie} mit einer kleinen Szene statt mit Begrüßungsfloskeln, {zeig|zeigen Sie} die Person oder Sache an zwei Momenten ([Klammern], wo meine hingehören), {wechsle|wechslen Sie} zwischen heiter und ernst und {ende|enden Sie} mit dem Satz, auf den alle anstoßen oder klatschen.',
    points: [
      'Einstieg: eine kleine Szene, keine Begrüßungsfloskel',
      'Mitte: zwei Momente, die nur hierher passen; meine in [Klammern]',
      'Ton: heiter und ernst im Wechsel, nichts Peinliches',
      ['Sätze: kurz und gut zu sprechen, drei bis vier Minuten insgesamt', '!length'],
      'Schluss: der Satz zum Anstoßen oder Klatschen',
    ],
  },
  {
    named:
      '(?:beileids?(?:karte|brief|schreiben|bekundung|nachricht|text|wunsche)?|trauerkarte|kondolenz(?:karte|schreiben|brief)?)(?:n)?',
    sharp:
      '{Schreib|Schreiben Sie} drei kurze Fassungen von schlicht bis persönlich, {nenne|nennen Sie} den Verlust beim Namen, {biete|bieten Sie} etwas Konkretes an und {lass|lassen Sie} alles weg, was ihn kleiner macht.',
    points: [
      'Fassungen: drei, von schlicht bis persönlich',
      'Kern: der Verlust beim Namen, ein ehrlicher Satz',
      'Angebot: eine konkrete kleine Hilfe, falls sie zu uns passt',
      'Vermeiden: „er hat es jetzt besser“, „Zeit heilt“, Ratschläge',
    ],
  },
  {
    named:
      '(?:danke?s?|dankes)[- ]?(?:karte|schreiben|brief|mail|nachricht|text|worte|spruch)(?:n|e|s)?|(?:karte|brief|nachricht|text|mail|worte|gruse) (?:als dankeschon|als dank|zum dank|um danke zu sagen)|dankeschon(?= (?:fur|an))|danksagung(?:en)?',
    sharp:
      '{Sag|Sagen Sie} mit einer konkreten Sache, wofür der Dank ist und was sie bewirkt hat ([Klammern], wo meine fehlt), schlicht und ohne Überschwang, in einer kurzen und einer wärmeren Fassung.',
    points: [
      'Anlass: eine konkrete Sache; meine in [Klammern]',
      'Wirkung: was sie ausgelöst oder leichter gemacht hat',
      'Fassungen: eine kurze für die Karte, eine wärmere',
      'Vermeiden: „nicht selbstverständlich“ und Lob von der Stange',
    ],
  },
  {
    named:
      '(?:(?:geburtstags|hochzeits|weihnachts|neujahrs|genesungs|gluck|oster|tauf|kommunions|konfirmations|abschieds|danke?s|abi|rentner|einzugs)[- ]?(?:wunsche?|grus|gruse|gruß|karte|text|sprüche|spruch|spruche|nachricht|schreiben|brief)|gluckwunsch|(?:karte|text|spruch|wunsche|gruse|worte) (?:zum|zur|fur (?:eine|die|den)) (?:\\p{L}+ )?(?:\\p{Nd}+\\. ?)?(?:geburtstag|hochzeit|geburt|taufe|abschied|rente|ruhestand|ostern|weihnachten|konfirmation|kommunion|jubilaum|\\p{L}*karte))(?:s|n|en|e)?(?= (?:fur|auf|an|zum|zur|zu|von|der|des|meiner|meines|uber|als|schreiben|mit|am|bei|wegen|in)|$|[:,.])(?!.{0,120}(?:formal|formell|forml|geschaftlich|offiziell))',
    sharp:
      '{Schreib|Schreiben Sie} {drei }kurze Fassungen mit verschiedenem Ton, alle dem Anlass gemäß, mit einem Wunsch, der nicht zu jedem passt, und {setze|setzen Sie} [Klammern], wo etwas von uns hineingehört.',
    points: [
      'Fassungen: drei, mit verschiedenem Ton, dem Anlass gemäß',
      'Persönlich: ein Wunsch, der nicht zu jedem passt; Eigenes in [Klammern]',
      ['Länge: passt auf eine Karte', '!length'],
      'Vermeiden: Reime um jeden Preis und „alles erdenklich Gute“',
    ],
    assumes: 'Number: three versions.',
  },
  {
    named:
      '(?:(?:geburtstags|hochzeits|party|tauf|grill|sommerfest)?[- ]?einladung(?:en|s?(?:text|karte|schreiben|mail))?)(?= |$|[:,.])(?! (?:bekommen|erhalten|abgelehnt|ablehnen|absagen|annehmen|zum (?:vorstellungs|bewerbungs)))',
    sharp:
      '{Nenne|Nennen Sie} Anlass, Tag, Uhrzeit und Ort auf einen Blick ([Klammern], wo sie fehlen), {sag|sagen Sie}, was man mitbringen oder anziehen soll und bis wann man antwortet, und {gib|geben Sie} eine herzliche und eine lockere Fassung.',
    points: [
      'Auf einen Blick: Anlass, Tag, Uhrzeit, Ort; Fehlendes in [Klammern]',
      'Erste Zeile: macht Lust zu kommen, keine Floskel',
      'Praktisches: Mitbringen, Kleidung, Begleitung, Anfahrt, nur falls es zählt',
      'Antwort: bis wann und wie',
      'Fassungen: eine herzliche und eine lockere',
    ],
  },
  {
    named: '(?:abschieds(?:mail|brief|nachricht|email|worte)|mail (?:zum|an die kollegen zum) abschied)(?:e|en)?',
    sharp:
      '{Sag|Sagen Sie} im ersten Satz, wann der letzte Tag ist, {dank|danken Sie} für etwas Konkretes ([Klammern], wo meines hingehört) und {ende|enden Sie} mit einem Weg, in Kontakt zu bleiben; keine Abrechnung und kein Rückblick in voller Länge.',
    points: [
      'Erster Satz: der letzte Tag, ohne Einleitung',
      'Dank: für etwas Konkretes; meines in [Klammern]',
      'Ton: warm, mit einem leichten Satz',
      'Schluss: wie man in Kontakt bleibt',
      'Weglassen: Gründe und Abrechnung',
    ],
  },
  {
    named:
      '(?:geburtstags|hochzeits|liebes|abschieds)gedicht|gedicht (?:zum|zur|fur) (?:\\p{L}+ ){0,2}?(?:geburtstag|hochzeit|abschied|rente|mama|papa|oma|opa|mutter|vater|freundin|freund|muttertag|ruhestand)',
    sharp:
      '{Mach|Machen Sie} es aus zwei oder drei Eigenheiten dieser Person ([Klammern], wo meine hingehören), mit gleichmäßigem Rhythmus und Reimen, die man nicht kommen sieht, und {ende|enden Sie} auf dem Wunsch.',
    points: [
      'Stoff: zwei oder drei Eigenheiten; meine in [Klammern]',
      ['Form: Vierzeiler mit gleichem Rhythmus, laut gut zu lesen', '!length'],
      'Reime: rein und überraschend, kein Herz auf Schmerz',
      'Schluss: der Wunsch, in den letzten zwei Zeilen',
    ],
  },
  {
    named: '(?:haiku|elfchen|limerick|akrostichon|rondell)(?:s)?',
    sharp:
      '{Halte|Halten Sie} die feste Form genau ein, {nimm|nehmen Sie} eine konkrete Beobachtung statt großer Gefühle und {lass|lassen Sie} die letzte Zeile eine Wendung bringen; keine Erklärung dazu.',
    points: [
      'Form: genau die vorgeschriebene, Silben oder Wörter gezählt',
      'Inhalt: eine konkrete Beobachtung',
      'Letzte Zeile: bringt die Wendung',
      'Ausgabe: nur der Text',
    ],
  },
  {
    named: '(?:songtext|liedtext|rap(?:text)?|song|lied)(?:s|es)?(?= (?:uber|fur|zum|auf|mit|zur)|$)',
    sharp:
      '{Finde|Finden Sie} die eine Zeile, auf die alles zurückkommt, {gib|geben Sie} jedem Teil ein eigenes Bild aus dem wirklichen Leben statt abgenutzter Reime, {kennzeichne|kennzeichnen Sie} die Teile und {halte|halten Sie} die Zeilen im Takt singbar oder sprechbar.',
    points: [
      'Kern: eine Zeile, auf die alles zurückkommt',
      'Bilder: aus dem wirklichen Leben, in jedem Teil ein eigenes',
      ['Rhythmus: im Takt gut zu singen oder zu sprechen', '!modelled'],
      'Teile: gekennzeichnet, jeder sagt etwas Neues',
    ],
  },
  {
    named: '(?:gute[- ]?nacht|einschlaf|kinder|vorlese)[- ]?geschichten?',
    sharp:
      '{Lass|Lassen Sie} ein Kind oder Tier ein kleines Problem selbst lösen, mit einer Wendung, die sich wiederholt und mitsprechen lässt, und {ende|enden Sie} ruhig, ohne Moral und ohne etwas, das Angst macht.',
    points: [
      'Held: klein, mit einem Wunsch und einem kleinen Problem',
      'Mitsprechen: ein Satz, der dreimal wiederkehrt',
      'Sprache: kurze Sätze, Geräusche, Dinge zum Anfassen',
      'Ende: ruhig und müde, ohne Moral',
      ['Länge: in fünf Minuten vorgelesen', '!length'],
    ],
  },
  {
    named: '(?:schnitzeljagd|schatzsuche|schnitzel jagd|escape ?room|rallye|krimispiel|stadtrallye)(?:s)?',
    sharp:
      '{Nenne|Nennen Sie} die Stationen der Reihe nach, je mit Hinweis, Aufgabe und dem, was ich vorbereiten muss, altersgerecht und ungefährlich, und ein Finale, das alle teilen.',
    points: [
      'Stationen: der Reihe nach, je mit Hinweis, Aufgabe und wohin sie führt',
      'Vorbereitung: was ich drucke, verstecke oder mitbringe',
      'Passend: zu Alter und Ort, sicher, ohne Lesen, wo sie es nicht können',
      'Zeit: Minuten je Station, und was wegfallen kann',
      'Finale: eines, das alle teilen',
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'plan', 'schedule', 'suggest', 'list', 'entries', 'checklist'],
    named:
      '(?:kindergeburtstag|junggesellinnenabschied|junggesellenabschied|jga|babyparty|einweihungsparty|sommerfest|teamevent|weihnachtsfeier|betriebsausflug|mottoparty|silvesterparty)(?:s)?(?:[- ](?:ideen|programm|planung|plan|spiele))?|(?:spiele?|programm|ideen) (?:fur|zum|zur) (?:eine?[nr]? |den |die |unsere[nr]? )?(?:kindergeburtstag|jga|junggesell\\p{L}+|hochzeit|weihnachtsfeier|teamevent|familienfeier|babyparty|polterabend)',
    sharp:
      '{Gib|Geben Sie} einen Ablauf mit Uhrzeiten und {fünf }Programmpunkten, die sich in Aufwand und Kosten unterscheiden, je mit Material und dem, was schiefgehen kann, und {nenne|nennen Sie}, was ausfallen darf.',
    points: [
      'Ablauf: mit Uhrzeiten, vom Ankommen bis zum Abschied',
      ['Programm: fünf Punkte, verschieden in Aufwand und Kosten', '!count'],
      'Jeder: was geschieht, Material, was schiefgehen kann',
      'Reserve: einer für schlechtes Wetter oder leere Akkus',
      'Vermeiden: was alle schon kennen',
    ],
  },
  {
    named:
      '(?:(?:umzugs|hochzeits|reise|baby|hausbau|hauskauf|event|veranstaltungs|fruhjahrsputz|urlaubs)[- ]?(?:checkliste|check liste|to ?do[- ]?liste|planung)|(?:checkliste|check liste|to[- ]?do[- ]?liste)(?= |$)(?! (?:ist|war)))',
    sharp:
      '{Ordne|Ordnen Sie} sie in der Reihenfolge, in der alles getan wird, je Zeile ein Punkt zum Abhaken, {markiere|markieren Sie}, was eine Frist hat oder lange dauert, und {stell|stellen Sie} ans Ende, was am häufigsten vergessen wird.',
    points: [
      'Reihenfolge: die, in der alles getan wird',
      'Einträge: je ein Punkt zum Abhaken',
      'Markiert: was eine Frist hat, Geld kostet oder lange dauert',
      'Ende: was am häufigsten vergessen wird',
    ],
  },
  {
    named:
      '(?!.*(?:wg(?!\\p{L})|mitbewohn|familie|personen|leute|kollegen|zu (?:zweit|dritt|viert|funft)))(?:\\p{L}*(?:putz|haushalts|reinigungs))[- ]?plan|(?:morgen|abend|einschlaf|hautpflege|pflege|schlaf)[- ]?routine',
    sharp:
      '{Gib|Geben Sie} die Schritte der Reihe nach mit Minuten, eine Kurzfassung für schlechte Tage und {sag|sagen Sie}, welcher Schritt am meisten ausmacht.',
    points: [
      'Schritte: der Reihe nach, mit Minuten',
      'Kurzfassung: für schlechte Tage',
      'Gewicht: welcher Schritt am meisten ausmacht, und warum',
    ],
  },
  {
    named:
      '(?:trainings|fitness|workout|kraftsport|ganzkorper|gym)[- ]?(?:plan|programm)(?:s)?(?!.*(?:marathon|lauf|jogg|schwimm|radfahr|triathlon|\\p{Nd} ?km))|(?:push[ /]pull|\\p{Nd}er split|ganzkorper(?:training|workout)|oberkorper(?:training|workout)|hiit(?: workout)?)(?:[ -]plan)?',
    sharp:
      '{Gib|Geben Sie} für jeden Tag die Übungen mit Sätzen, Wiederholungen und Pausen, {sag|sagen Sie}, wie man sich von Woche zu Woche steigert, zu jeder Übung den typischen Haltungsfehler und einen Ersatz, falls etwas schmerzt.',
    points: [
      'Tage: Übungen der Reihe nach mit Sätzen, Wiederholungen und Pausen, als Tabelle',
      'Steigerung: wie es von Woche zu Woche schwerer wird',
      'Haltung: ein typischer Fehler zu jeder Übung',
      'Ersatz: falls etwas schmerzt oder ein Gerät fehlt',
      'Einstieg: wie man das richtige Gewicht oder Tempo findet',
    ],
  },
  {
    named:
      '(?:geburtstags|weihnachts|hochzeits|oster|silvester|grill|fest)?[- ]?(?:menu|buffet|essen)(?= (?:fur|mit|zu|zum)|$)|\\p{L}*gange[- ]?menu',
    sharp:
      '{Wähle|Wählen Sie} Gerichte, die zusammenpassen und sich größtenteils vorbereiten lassen, mit Mengen für alle, und {ende|enden Sie} mit einem Zeitplan für den Tag und einer Einkaufsliste.',
    points: [
      'Gerichte: passen zusammen, das meiste lässt sich vorbereiten',
      'Mengen: für alle, mit ungefähren Kosten',
      'Zeitplan: was wann getan wird, damit alles gleichzeitig fertig ist',
      'Einkauf: eine Liste, nach Gruppen',
      'Ersatz: ein Gericht für jemanden, der etwas nicht essen kann',
    ],
  },
  {
    named: '(?:tinder|bumble|hinge|parship|dating|lovoo)(?:[- ](?:profil|bio|text|spruch|beschreibung))+|profiltext',
    sharp:
      '{Zeig|Zeigen Sie} mich an kleinen wahren Einzelheiten statt an Eigenschaftswörtern, mit einem Haken, auf den man leicht antwortet, ohne Forderungen, in drei Fassungen.',
    points: [
      'Einzelheiten: klein und wahr, nur meine; [Klammern], wo eine helfen würde',
      'Haken: etwas, auf das man leicht antwortet',
      'Vermeiden: Selbstlob, Wunschlisten, „reisen, lachen, gutes Essen“',
      ['Anzahl: drei Fassungen in verschiedenem Ton', '!count'],
    ],
    assumes: 'Number: three versions.',
  },
  {
    named: '(?:ehe|trau)(?:gelubde|versprechen)',
    sharp:
      '{Gib|Geben Sie} drei oder vier Versprechen, die man an einem gewöhnlichen Tag halten kann, eine gemeinsame Erinnerung ([Klammern], wenn ich keine erzählt habe) und einen leichten Moment, in unter zwei Minuten gesprochen.',
    points: [
      'Versprechen: drei oder vier, die man an einem gewöhnlichen Tag halten kann',
      'Erinnerung: eine gemeinsame; sonst [Klammern]',
      'Ton: ehrlich, mit einem leichten Moment, ohne Zitate',
      ['Länge: gesprochen unter zwei Minuten', '!length'],
    ],
  },
  {
    named:
      'liebesbrief(?:es)?|brief an (?:meine[nr]? |mein )?(?:zukunftiges ich|freund(?:in)?|frau|mann|mama|mutter|papa|vater|ex)',
    sharp:
      '{Geh|Gehen Sie} von einem kleinen gemeinsamen Moment aus ([Klammern], wo meiner hingehört), {sag|sagen Sie} eine Sache, die ich sonst nicht ausspreche, und {ende|enden Sie} mit einem Satz, der etwas offen lässt.',
    points: [
      'Einstieg: ein kleiner gemeinsamer Moment; meiner in [Klammern]',
      'Kern: eine Sache, die ich sonst nicht ausspreche',
      'Sprache: wie ich reden würde, ohne große Wörter',
      'Vermeiden: Sterne, Seelenverwandte und fremde Zitate',
    ],
  },
  {
    named:
      '(?:dialog|gesprach|sketch|szene|streitgesprach|hörspiel|horspiel|theaterszene)(?:s|e)?(?= (?:zwischen|uber|mit|fur|in (?:dem|der|einem|einer)))',
    sharp:
      '{Gib|Geben Sie} jeder Figur eine eigene Stimme und etwas, das sie von der anderen will, in kurzen Sätzen, wie man wirklich spricht, und {lass|lassen Sie} den letzten Satz alles drehen.',
    points: [
      'Stimmen: auch ohne Namen zu unterscheiden',
      'Wunsch: jede Figur will etwas von der anderen',
      'Sätze: kurz; niemand erklärt, was beide wissen',
      'Schluss: der letzte Satz dreht alles',
    ],
  },
  {
    named: '(?:midjourney|dall-?e|stable diffusion|bild|ki[- ]?bild)[- ]?prompt(?:s)?',
    sharp:
      '{Schreib|Schreiben Sie} den fertigen Prompt als einen Absatz zum Einfügen: Motiv, Handlung, Umgebung, Licht, Blickwinkel, Material und Stil, dazu was fehlen soll, und danach einen zweiten in anderer Stimmung.',
    points: [
      'Form: ein Absatz, fertig zum Einfügen',
      'Reihenfolge: Motiv, Handlung, Umgebung, Licht, Blickwinkel, Material, Stil',
      'Wörter: was man sieht, kein Lob wie „atemberaubend“',
      'Ausschließen: Schrift, Rahmen, verzerrte Details',
      'Zweite Fassung: dasselbe Motiv in anderer Stimmung',
    ],
    assumes: 'Two versions: the second in a different mood.',
  },
  {
    named:
      '(?:youtube|video|tiktok|reel|reels|podcast|erklarvideo|imagefilm)[- ]?(?:skript|script|drehbuch|intro|text|folge)(?:s)?|(?:skript|drehbuch|konzept) fur (?:ein |eine |mein |meine |einen |den )?(?:\\p{L}+ )?(?:video|podcast|reel|tiktok|kurzfilm)',
    sharp:
      '{Fang|Fangen Sie} im ersten Satz mit dem Haken an, {stell|stellen Sie} Gesprochenes neben Gezeigtes, {gib|geben Sie} jedem Teil Sekunden, {schreib|schreiben Sie}, wie man redet, und {ende|enden Sie} mit einer Sache zum Tun.',
    points: [
      'Format: Tabelle mit Zeit, Gesprochenem und Gezeigtem',
      'Erster Satz: ein Haken, keine Begrüßung',
      'Sprache: kurze Sätze, wie man redet',
      'Faden: ein Gedanke, ein Beispiel',
      'Schluss: eine Sache zum Tun',
    ],
  },
  {
    named:
      '(?:erfinde|schreib|schreibe|dichte|gib mir|denk dir|mach)(?: mir)? (?:ein|eine) (?:\\p{L}+ )?(?:ratsel|scherzfrage)(?!\\p{L})',
    sharp:
      'Lass die Sache in Bildern von sich sprechen, die alle auf sie zutreffen, führe einmal in die Irre, ohne zu lügen, reime nur, wenn es natürlich bleibt, und setze die Lösung ans Ende in eine eigene Zeile.',
    points: [
      'Bilder: alle treffen auf die Sache zu, keines passt auf alles',
      'Wendung: führt einmal in die Irre, ohne zu lügen',
      'Länge: so kurz, dass man es auswendig sagen kann',
      'Lösung: am Ende in einer eigenen Zeile',
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'list', 'entries', 'pieces', 'amuse', 'suggest', 'puzzle', 'quiz'],
    named: '(?:ratsel|scherzfragen|quizfragen|schatzfragen)(?= (?:fur|zum|zur|uber|mit)|$)',
    sharp:
      '{Gib|Geben Sie} jedem genau eine Lösung, die einleuchtet, sobald man sie hört, von leicht nach schwer, mit den Lösungen getrennt am Ende.',
    points: [
      'Jedes: genau eine Lösung, die sofort einleuchtet',
      'Reihenfolge: von leicht nach schwer',
      'Lösungen: getrennt, am Ende',
      ['Anzahl: acht', '!count', '!single'],
    ],
  },
  {
    named:
      '(?:forschungsfrage|fragestellung|hypothese|themen? (?:fur|meiner|einer) (?:\\p{L}+ )?(?:bachelorarbeit|masterarbeit|hausarbeit|facharbeit|seminararbeit|w-seminar|vwa|maturaarbeit)|(?:bachelor|master|haus|fach|seminar)arbeitsthem(?:a|en))(?:n)?',
    sharp:
      '{Nenne|Nennen Sie} {fünf }Fragen, die eng genug sind, um sie allein zu beantworten, je mit Daten und Methode, der größten Schwäche und dem, was schon dazu geforscht ist, soweit es sicher ist.',
    points: [
      'Zuschnitt: eng genug für eine Person und die Zeit',
      'Jede: Daten und Methode, mit denen sie zu beantworten ist',
      'Schwäche: die größte, benannt',
      ['Anzahl: fünf, die aussichtsreichste zuerst', '!count'],
    ],
  },
  {
    named:
      '(?:gliederung|inhaltsverzeichnis|expose|einleitung|fazit|schlussteil|abstract|diskussionsteil)(?:en|s)?(?= (?:fur|einer|meiner|der|zu|zum|zur|uber|von|schreiben|hausarbeit|bachelorarbeit|masterarbeit)|$|[:,.])(?!.*(?:kochbuch|ratgeber|roman))',
    sharp:
      '{Richte|Richten Sie} alles auf eine einzige Frage aus, {sag|sagen Sie} zu jedem Teil, was er beiträgt, {erfinde|erfinden Sie} keine Quellen und Ergebnisse und {setze|setzen Sie} [Klammern], wo etwas von mir fehlt.',
    points: [
      'Frage: eine einzige, von der alles abhängt',
      'Teile: in zwingender Reihenfolge, je mit ihrem Beitrag',
      'Umfang: wie viel Raum jeder Teil bekommt',
      'Fakten: keine erfundenen Quellen; Fehlendes in [Klammern]',
    ],
  },
  {
    named:
      '(?:dialektische |lineare |textgebundene |freie )?(?:erorterung|pro[- ]?contra[- ]?liste|stellungnahme)(?:en)?(?= (?:fur|auf|an|zum|zur|zu|von|der|des|meiner|meines|uber|als|schreiben|mit|am|bei|wegen|in)|$|[:,.])',
    sharp:
      '{Formuliere|Formulieren Sie} die Streitfrage, {ordne|ordnen Sie} die Argumente vom schwächeren zum stärkeren, jedes als Behauptung, Begründung und Beispiel, und {schließe|schließen Sie} mit einem Urteil, das sich daraus ergibt.',
    points: [
      'Einleitung: aktueller Anlass und Streitfrage',
      'Argumente: Behauptung, Begründung, Beispiel, das stärkste zuletzt',
      'Überleitungen: jede zeigt, warum das Nächste folgt',
      'Schluss: ein Urteil, das sich daraus ergibt, kein „muss jeder selbst wissen“',
    ],
  },
  {
    over: [
      'plain',
      'small',
      'unknown',
      'essay',
      'text',
      'evaluate',
      'summarise',
      'describe',
      'article',
      'document',
      'describe',
      'explain',
    ],
    named:
      '(?:gedicht|text|roman|buch|szenen|film|bild|kurzgeschichten|sach?text|rede|dramen)?(?:analyse|interpretation|charakterisierung|inhaltsangabe|rezension|buchvorstellung)(?:en)?(?= (?:zu|zum|zur|von|uber|des|der|schreiben|fur)|$)',
    sharp:
      '{Beginne|Beginnen Sie} mit Titel, Verfasser, Textsorte und Thema in einem Satz, {stell|stellen Sie} eine Deutung auf und {belege|belegen Sie} sie der Reihe nach an Stellen mit ihrer Wirkung; was nicht sicher im Werk steht, {lass|lassen Sie} weg.',
    points: [
      'Einleitung: Titel, Verfasser, Textsorte, Thema',
      'Deutung: eine, der alles folgt',
      'Belege: Stelle, sprachliches Mittel, Wirkung',
      'Genauigkeit: Zitate nur, wo sie sicher stimmen, sonst [Klammern]',
      'Schluss: was die Deutung bestätigt oder offen lässt',
    ],
  },
  {
    named:
      '(?:lernzettel|spickzettel|merkblatt|cheat ?sheet|formelsammlung)(?:s)?(?= (?:fur|zu|zum|zur|uber|mathe|bio|physik|chemie|geschichte|latein)|$|[:,.])',
    sharp:
      '{Schreib|Schreiben Sie}, was auf eine Seite passt, nach Themen geordnet, das am häufigsten Gebrauchte zuerst, je Eintrag eine Zeile mit winzigem Beispiel, und unten, was oft verwechselt wird.',
    points: [
      'Länge: eine Seite',
      'Gruppen: nach Thema, das Häufigste zuerst',
      'Einträge: je eine Zeile und ein winziges Beispiel',
      'Unten: was oft verwechselt wird, nebeneinander',
    ],
  },
  {
    named: '(?:kartei|lern|anki|vokabel|flash)[- ]?karten',
    sharp:
      '{Gib|Geben Sie} jeder Karte eine einzige Tatsache, vorn eine Frage und hinten eine kurze Antwort, als Tabelle mit zwei Spalten, vom Grundlegenden zum Einzelnen.',
    points: [
      'Format: Tabelle mit Vorderseite und Rückseite',
      'Karten: je eine Tatsache, Antwort höchstens eine Zeile',
      'Vorn: echte Fragen, auch umgekehrt, wo es hilft',
      ['Anzahl: etwa zwanzig', '!count'],
    ],
    assumes: 'Number: about twenty cards.',
  },
  {
    named: '(?:lern|studien|wiederholungs|stunden)[- ]?plan(?:s)?(?= (?:fur|bis|zum|zur|mit|auf)|$|[:,.])',
    sharp:
      '{Gib|Geben Sie} eine Tabelle mit Tag, Thema, Methode und Minuten, mit Wiederholung in wachsenden Abständen, einem freien Puffer und einer Probeprüfung vor dem Ende, und {sag|sagen Sie}, was bei Zeitnot wegfällt.',
    points: [
      'Format: Tabelle mit Tag, Thema, Methode, Minuten',
      'Wiederholung: in wachsenden Abständen eingeplant',
      'Methode: aktiv abfragen statt noch einmal lesen',
      'Puffer: freie Zeit und eine Probeprüfung',
      'Notfall: was bei Zeitnot wegfällt',
    ],
  },
  {
    named:
      '(?:ubungs|rechen|text|mathe|bruch)[- ]?(?:aufgaben?|blatt|blatter)|arbeitsblatt|arbeitsblatter|probeklausur|ubungsblatt',
    sharp:
      '{Ordne|Ordnen Sie} die Aufgaben von leicht nach schwer, mit allem, was zum Lösen nötig ist, und {gib|geben Sie} die Lösungen mit Lösungsweg und dem üblichen Fehler getrennt am Ende.',
    points: [
      'Reihenfolge: von leicht nach schwer, je eine neue Schwierigkeit',
      'Aufgabentext: alles, was man braucht, sonst nichts',
      'Lösungen: getrennt am Ende, Schritt für Schritt',
      'Üblicher Fehler: je eine Zeile',
      ['Anzahl: acht', '!count', '!single'],
    ],
  },
  {
    named: 'eselsbrucken?|merksatz|merksatze|merkspruch',
    sharp:
      '{Gib|Geben Sie} drei, die man sich gut vorstellen kann, in der richtigen Reihenfolge, je mit dem Schlüssel, was wofür steht, und {markiere|markieren Sie} die, die am besten hängen bleibt.',
    points: [
      'Form: ein Satz oder Bild, das man vor sich sieht',
      'Reihenfolge: die richtige, nichts ausgelassen',
      'Schlüssel: was wofür steht, als Tabelle',
      ['Anzahl: drei, die beste markiert', '!count'],
    ],
    assumes: 'Number: three.',
  },
  {
    named: '(?:unterrichts(?:entwurf|stunde|plan|einheit|reihe)|stundenentwurf|stundenverlauf|verlaufsplan)(?:s|en)?',
    sharp:
      '{Nenne|Nennen Sie} ein beobachtbares Lernziel, dann eine Tabelle mit Phase, Minuten, was Lehrende und Lernende tun und Material, mit einer Hilfe für Schwächere, einer Zusatzaufgabe und einer Kontrolle am Ende.',
    points: [
      'Ziel: eines, das man beobachten kann',
      'Verlauf: Tabelle mit Phase, Minuten, Tätigkeit, Sozialform, Material',
      'Einstieg: eine Frage oder ein Gegenstand, der neugierig macht',
      'Unterschiede: Hilfe für Schwächere, Zusatz für Schnelle',
      'Schluss: Kontrolle, was gelernt wurde',
    ],
  },
  {
    named:
      '(?:praktikums(?:bericht|mappe)|berichtsheft|ausbildungsnachweis|erfahrungsbericht|tatigkeitsbericht|wochenbericht|laborbericht|versuchsprotokoll|unfallbericht)(?:s|e|eintrag)?',
    sharp:
      '{Ordne|Ordnen Sie} nach Tätigkeit, Ergebnis und dem, was daran gelernt wurde, sachlich und in der Vergangenheit, nur mit meinen Angaben und [Klammern], wo Werte oder Daten fehlen.',
    points: [
      'Aufbau: Tätigkeit, Ergebnis, Gelerntes',
      'Fakten: nur meine; Werte und Daten in [Klammern]',
      'Stil: sachlich, Vergangenheit, keine Wertung ohne Grund',
      'Fachbegriffe: die üblichen des Berufs oder Fachs',
    ],
  },
  {
    named:
      '(?:zeugnis(?:bemerkung|text|beurteilung)|verbalbeurteilung|lernentwicklungsbericht|schulerbeurteilung)(?:en|e|s)?',
    sharp:
      '{Nenne|Nennen Sie} eine Stärke mit Beispiel ([Klammern] für meines), eine Sache zum Weiterarbeiten und den nächsten Schritt, in Worten, die Eltern verstehen und das Kind ertragen kann.',
    points: [
      'Stärke: eine, mit Beispiel; meines in [Klammern]',
      'Weiterarbeit: eine Sache, als nächster Schritt',
      'Worte: klar für Eltern, fair zum Kind',
      ['Länge: drei oder vier Sätze', '!length'],
    ],
  },
  {
    named: '(?:unit|integrations|jest|pytest|junit|vitest|e2e)[- ]?tests?|tests fur',
    sharp:
      '{Prüfe|Prüfen Sie} in jedem Test ein einziges Verhalten mit sprechendem Namen, auch Grenzfälle und ungültige Eingaben, und {sag|sagen Sie}, wo das erwartete Verhalten nur angenommen ist.',
    points: [
      'Tests: je ein Verhalten, mit sprechendem Namen',
      'Abdeckung: Normalfall, Grenzen, leere und ungültige Eingaben',
      'Unabhängig: keiner braucht einen anderen oder die Uhr',
      'Annahmen: wo das erwartete Verhalten nicht gesagt war',
      'Ausgabe: die ganze Datei mit dem Befehl zum Ausführen',
    ],
  },
  {
    named: '(?:sql|mysql|postgres\\w*|sqlite)(?:[- ](?:abfrage|query|statement|befehl))?(?:n)?|datenbankabfrage',
    sharp:
      '{Nenne|Nennen Sie} die angenommene Datenbank, {behandle|behandlen Sie} Gleichstände, fehlende Werte und Dubletten bewusst und {zeig|zeigen Sie} das Ergebnis für ein paar erfundene Zeilen.',
    points: [
      'Abfrage: vollständig, lesbar, mit den genannten Namen',
      'Datenbank: welche angenommen ist, und was anderswo anders ist',
      'Fallen: Gleichstände, fehlende Werte, Dubletten',
      'Ergebnis: an ein paar erfundenen Zeilen gezeigt',
    ],
  },
  {
    named: '(?:regex|regexp|regularer ausdruck|regularen ausdruck)(?:es)?',
    sharp:
      '{Gib|Geben Sie} sie fertig zum Kopieren, {erkläre|erklären Sie} jeden Teil in einer Zeile, {nenne|nennen Sie} drei Eingaben, die passen, und drei, die nicht passen dürfen, und {sag|sagen Sie}, welche gültigen Fälle verloren gehen.',
    points: [
      'Ausgabe: fertig zum Kopieren, mit den nötigen Optionen',
      'Erklärung: eine Zeile je Teil',
      'Prüfung: drei passende und drei unpassende Eingaben',
      'Grenzen: welche gültigen Fälle verloren gehen',
    ],
  },
  {
    named:
      '(?:bash|shell|powershell|batch|linux|cron|backup|python)[- ]?(?:skript|script|befehl|job|einzeiler)(?:e|s)?|docker ?file|docker[- ]?compose|github action\\p{L}*|nginx(?:[- ]config)?',
    sharp:
      '{Gib|Geben Sie} die vollständige Datei, sicher bei Leerzeichen in Namen und mit Abbruch beim ersten Fehler, {markiere|markieren Sie} jede Zeile, die ich anpassen muss, und {zeig|zeigen Sie}, wie man es gefahrlos ausprobiert.',
    points: [
      'Ausgabe: vollständig, fertig zum Kopieren',
      'Anpassen: jede Zeile markiert, die ich ändern muss',
      'Probe: wie man es zuerst laufen lässt, ohne etwas zu verändern',
      'Fehler: Abbruch beim ersten, mit verständlicher Meldung',
      'System: wo es läuft, und was anderswo gilt',
    ],
  },
  {
    named:
      '(?:react|vue|angular|svelte|web)[- ]?(?:komponente|component|hook|formular|modal|tabelle)(?:n|s)?|(?:html|css|kontakt|login)[- ]?(?:formular|seite|layout)',
    sharp:
      '{Gib|Geben Sie} vollständigen Code mit Lade-, Leer- und Fehlerzustand, mit der Tastatur bedienbar, und {zeig|zeigen Sie}, wie man ihn verwendet und was sich anders entscheiden ließe.',
    points: [
      'Code: vollständig, ohne nicht genannte Bibliotheken',
      'Zustände: normal, lädt, leer, Fehler',
      'Bedienung: auch mit Tastatur und Bildschirmleser',
      'Beispiel: wie man ihn verwendet',
      'Entscheidungen: was sich anders lösen ließe',
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'schedule', 'plan', 'meals', 'training'],
    named:
      '(?:\\p{L}+ )?(?:essensplan|speiseplan|ernahrungsplan|meal ?prep)(?:[- ]plan)?|(?:\\p{L}+ )?wochenplan(?=.{0,80}(?:essen|vegetar|vegan|fisch|fleisch|koch|gericht|personen|kalorien|mittag|abendbrot))|(?:vegetar|vegan)\\p{L}* wochenplan',
    sharp:
      '{Nenne|Nennen Sie} für jeden Tag Gericht, ungefähre Menge und Zeit am Herd, {verwende|verwenden Sie} Zutaten mehrfach, {markiere|markieren Sie}, was sich vorbereiten oder einfrieren lässt, und {ende|enden Sie} mit einer Einkaufsliste nach Abteilungen.',
    points: [
      'Format: Tabelle mit Tag, Gericht, Zeit am Herd',
      'Zutaten: mehrfach verwendet, nichts bleibt übrig',
      'Vorbereiten: was sich vorkochen oder einfrieren lässt',
      'Einkauf: eine Liste nach Abteilungen, mit Mengen',
      'Ausweichen: ein Gericht für Tage ohne Lust zu kochen',
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'trip', 'schedule', 'plan', 'suggest', 'ideas'],
    named:
      '(?:programm|plan|ideen|ausflugsprogramm|reiseplan|reiseroute)(?: \\p{L}+)? (?:fur|ubers|furs) (?:ein |das |unser |eine |einen |den )?(?:\\p{L}+ )?(?:wochenende|tag|woche|urlaub|kurztrip|stadtetrip|ferien|\\p{Nd}+ tage)|(?:stadtetrip|kurztrip|wochenendtrip|roadtrip|rundreise)(?= (?:nach|in|durch|mit|zu)|$)',
    sharp:
      '{Gib|Geben Sie} halbe Tage mit je einem Hauptziel, kurze Wege dazwischen, ungefähre Zeiten und Kosten, je eine Ausweichmöglichkeit bei anderem Wetter, und {sag|sagen Sie}, was man vorher buchen oder prüfen muss.',
    points: [
      'Aufbau: halbe Tage mit je einem Hauptziel, als Tabelle',
      'Wege: nach Gegend geordnet, mit ungefähren Zeiten',
      'Passend: zu Alter, Wetter und Tempo, die ich genannt habe',
      'Ausweichen: je eine Möglichkeit, falls es voll oder anders wird',
      'Vorher: was zu buchen oder nachzuprüfen ist',
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'recipe', 'suggest'],
    named:
      '(?:\\p{L}+ )?\\p{L}*(?:suppe|kuchen|torte|auflauf|salat|eintopf|curry|gulasch|braten|lasagne|muffins|kekse|platzchen|brot|dip|sose|sosse|nudeln|knodel|risotto|smoothie|marinade)(?= (?:fur|mit|ohne|aus)|$)',
    sharp:
      '{Nenne|Nennen Sie} die Zutaten mit genauen Mengen, nummerierte Schritte mit Zeiten und Temperaturen und woran man sieht, dass es fertig ist, dazu einen Ersatz und was sich vorbereiten lässt.',
    points: [
      'Zutaten: genaue Mengen für die genannte Zahl von Personen',
      'Schritte: nummeriert, mit Zeiten und Temperaturen',
      'Fertig, wenn: ein Zeichen, das man sieht, riecht oder fühlt',
      'Ersatz: für eine Zutat, die oft fehlt',
      'Vorbereiten: was sich vorher tun oder aufheben lässt',
    ],
  },
];
