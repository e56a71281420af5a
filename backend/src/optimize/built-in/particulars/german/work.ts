import type { Particular } from '../particular.js';

/** Letters, applications and papers of German work, offices and shops. */
export const GERMAN_WORK: readonly Particular[] = [
  {
    named:
      '(?:bewerbung|anschreiben|bewerbungstext|nachricht|mail|e-mail) (?:fur|auf|um|an) (?:eine[nr]? |die |den |unsere |meine )?(?:\\p{L}+ )?(?:wohnung|mietwohnung|wg|wg-zimmer|zimmer|vermieter wegen wohnung)|(?:nachricht|mail|e-mail|anfrage) an (?:den |die |eine[nr]? )?(?:vermieter|makler)\\p{L}*(?=.{0,120}(?:suche|interess|besichtig|bewerb|wurde gern))|wohnungsbewerbung|mietgesuch|wohnungsgesuch|mieterselbstauskunft|wg ?gesucht(?: (?:nachricht|text|anfrage|profil))?',
    sharp:
      '{Sag|Sagen Sie} in den ersten Sätzen, wer einziehen möchte und ab wann, {nenne|nennen Sie} Einkommen und Unterlagen nur so, wie ich sie angegeben habe, mit [Klammern] für Fehlendes, und {schließe|schließen Sie} mit der Bitte um einen Besichtigungstermin.',
    points: [
      'Einstieg: wer einzieht, ab wann, und warum gerade diese Wohnung',
      'Verlässlichkeit: Beruf, Einkommen und Unterlagen; Fehlendes in [Klammern]',
      'Ton: freundlich und unaufgeregt, kein Betteln',
      ['Länge: auf einen Blick lesbar', '!length'],
      'Schluss: Bitte um einen Termin, mit Erreichbarkeit',
    ],
  },
  {
    named:
      '(?:initiativ|kurz|online)?bewerbung(?:en|s?schreiben|sanschreiben|stext|smail)?(?: (?:als|fur|um|bei|schreiben|auf|an|im|in)(?= )|$|[:,.])(?! (?:ist|war|wurde|wird|hat|kam|bekommen|erhalten|abgelehnt|zuruckziehen|dauert))|(?:bewerbungs)?anschreiben(?=[ :,.]|$)|motivationsabsatz|deckblatt',
    sharp:
      '{Beginne|Beginnen Sie} mit dem, was mich an genau dieser Aufgabe reizt, statt mit „hiermit bewerbe ich mich“, {belege|belegen Sie} zwei meiner Stärken mit je einem Beispiel, [Klammern], wo eines von mir fehlt, und {schließe|schließen Sie} mit Eintrittstermin und Gesprächswunsch.',
    points: [
      'Einstieg: was mich an genau dieser Aufgabe reizt, kein „hiermit bewerbe ich mich“',
      'Belege: zwei Stärken, je mit einem Beispiel; Fehlendes in [Klammern]',
      'Bezug: warum dieser Betrieb, in einem Satz, den man nicht jedem schreiben könnte',
      'Schluss: frühester Eintritt und Gesprächswunsch, ohne Konjunktiv',
      ['Länge: höchstens eine Seite, fertig zum Einsetzen', '!length'],
    ],
  },
  {
    named: 'motivationsschreiben|letter of motivation|bewerbungsessay',
    sharp:
      '{Zeig|Zeigen Sie} an einer Erfahrung, woher das Interesse kommt, {sag|sagen Sie}, warum gerade dieses Angebot und wohin es führen soll, und {setze|setzen Sie} [Klammern], wo ein Erlebnis von mir fehlt.',
    points: [
      'Einstieg: eine Erfahrung, aus der das Interesse kommt; meine in [Klammern]',
      'Warum hier: was es nur bei diesem Angebot gibt',
      'Eignung: zwei Belege statt Eigenschaftswörter',
      'Ziel: wohin es führen soll',
      'Vermeiden: „schon immer“, „Leidenschaft“ und Lob für die Einrichtung',
    ],
  },
  {
    named:
      '(?:tabellarische[rn]? )?(?:lebenslauf|lebenslaufs|cv)(?![- ]kurzprofil)(?! (?:ist|war|wurde|wird|hat|kam|bekommen|erhalten|abgelehnt|zuruckziehen|dauert))',
    sharp:
      '{Ordne|Ordnen Sie} ihn vom Neuesten zum Ältesten, {beschreib|beschreiben Sie} jede Station mit Aufgabe und Ergebnis statt mit Pflichten, und {setze|setzen Sie} [Klammern], wo Angaben von mir fehlen.',
    points: [
      'Aufbau: Profil in zwei Zeilen, Berufserfahrung, Ausbildung, Kenntnisse',
      'Reihenfolge: das Neueste zuerst, mit Monat und Jahr; Fehlendes in [Klammern]',
      'Stationen: Aufgabe und Ergebnis, je höchstens drei Punkte',
      'Lücken: schlicht benannt, nicht versteckt',
      'Weglassen: Floskeln wie teamfähig und belastbar',
    ],
  },
  {
    named:
      '(?:kundige? (?:bitte )?(?:mein|meine[nr]?|den|die|das|unsere[n]?)|kundigung(?:s?schreiben|smail)?)(?=.{0,80}(?:fitness|gym|mcfit|studio|handy|vertrag(?!s)|abo|versicherung|internet|strom|gas|mitglied|zeitung|verein|telekom|vodafone|kita|kurs|konto|kredit|leasing|wohnung|miet|zimmer))(?!.{0,50}arbeitsvertrag)(?! (?:ist|war|wurde|wird|hat|kam|bekommen|erhalten|abgelehnt|zuruckziehen|dauert))',
    sharp:
      '{Erkläre|Erklären Sie} die Kündigung im ersten Satz zum genannten Termin und hilfsweise zum nächstmöglichen, {bitte|bitten Sie} um schriftliche Bestätigung mit Enddatum und {setze|setzen Sie} [Klammern] für Namen, Anschrift und Nummern, die fehlen.',
    points: [
      'Erster Satz: Kündigung zum genannten Termin, hilfsweise zum nächstmöglichen',
      'Angaben: Vertrag oder Kundennummer; Fehlendes in [Klammern]',
      'Bitte: schriftliche Bestätigung mit Enddatum',
      'Weglassen: Begründungen, die nicht nötig sind',
      'Hinweis: in einer Zeile unter dem Brief, in welcher Form er zugehen muss',
    ],
  },
  {
    named:
      '(?:kundigung(?:s?schreiben|smail)?|eigenkundigung|kundigungsbestatigung)(?! (?:erhalten|bekommen|bekam|was|anfechten))(?! (?:ist|war|wurde|wird|hat|kam|bekommen|erhalten|abgelehnt|zuruckziehen|dauert))',
    sharp:
      '{Erkläre|Erklären Sie} die Kündigung und den letzten Tag im ersten Satz, {bitte|bitten Sie} um Bestätigung und Zeugnis, {dank|danken Sie} in einer ehrlichen Zeile und {nenne|nennen Sie} keine Gründe, die ich nicht genannt habe.',
    points: [
      'Erster Satz: Kündigung mit Termin, hilfsweise zum nächstmöglichen',
      'Bitten: schriftliche Bestätigung und qualifiziertes Arbeitszeugnis',
      'Dank: eine ehrliche Zeile, nichts Übertriebenes',
      'Weglassen: Gründe und Vorwürfe, die ich nicht genannt habe',
      'Lücken: Name, Anschrift und Datum in [Klammern], Unterschrift von Hand',
    ],
  },
  {
    named:
      '(?:arbeits|zwischen|praktikums|ausbildungs)zeugnis(?:ses)?(?! (?:verstehen|bedeut|fehlt|note))(?! (?:ist|war|wurde|wird|hat|kam|bekommen|erhalten|abgelehnt|zuruckziehen|dauert))',
    sharp:
      '{Halte|Halten Sie} den üblichen Aufbau ein (Aufgaben, Leistung, Verhalten, Schlussformel), {triff|treffen Sie} durchgehend dieselbe Note und {setze|setzen Sie} [Klammern], wo Daten oder Beispiele fehlen.',
    points: [
      'Aufbau: Einleitung, Aufgaben, Leistung, Verhalten, Schlussformel',
      'Note: durchgehend dieselbe, auch in der Schlussformel',
      'Beispiele: ein konkreter Erfolg; meiner in [Klammern]',
      'Sprache: keine Wendung, die verdeckt abwertet',
      'Nachtrag: eine Zeile dazu, welcher Note die Formulierungen entsprechen',
    ],
  },
  {
    named:
      '(?<!bitte um (?:ein )?)(?:empfehlungs|referenz)schreiben|empfehlung fur (?:eine[n]? )?(?:ehemalige[nr]? )?(?:mitarbeiter|kolleg|student|schuler|praktikant)\\p{L}*|arbeitsreferenz',
    sharp:
      '{Sag|Sagen Sie}, woher und wie lange ich die Person kenne, {zeig|zeigen Sie} zwei Stärken an je einem Beispiel ([Klammern] für meine) und {schließe|schließen Sie} mit einer klaren Empfehlung.',
    points: [
      'Einstieg: woher und wie lange ich die Person kenne',
      'Stärken: zwei, je an einem Beispiel gezeigt; meine in [Klammern]',
      'Schluss: klare Empfehlung, wofür, und wie man mich erreicht',
      'Vermeiden: Eigenschaftswörter, hinter denen nichts steht',
    ],
  },
  {
    named:
      '(?:mangelanzeige|mietminderung|(?:widerspruch|einspruch|reklamation|beschwerde) (?:gegen|wegen|zu|zur) (?:(?:die|meine|unsere|der|meiner) )?(?:neben|betriebs|heiz|mieterhohung|eigenbedarf|kundigung|handwerker|inkasso)\\p{L}*|nebenkostenabrechnung (?:widersprechen|reklamieren))|[^:?]{5,90}[,.;] (?:bitte )?(?:brief|schreiben|mail|e-mail|email|nachricht|beschwerde) an (?:(?:meine[nr]?|den|die|unsere[nr]?) )?(?:vermieter|hausverwaltung|versicherung|krankenkasse|bank|finanzamt|amt|stadt|gemeinde|nachbar)\\p{L}*|(?:brief|schreiben|mail|e-mail|email|nachricht) an (?:(?:meine[nr]?|den|die|unsere[nr]?) )?(?:vermieter(?:in)?|hausverwaltung|versicherung|krankenkasse|bank|finanzamt|jobcenter|arbeitsagentur|auslanderbehorde|amt|behorde|stadt|gemeinde|airline|stromanbieter|nachbarn?|inkasso\\p{L}*)(?! (?:ist|war|kam|wurde))',
    sharp:
      '{Sag|Sagen Sie} im ersten Satz, was ich will, {stell|stellen Sie} meine Angaben der Reihe nach dar, {bitte|bitten Sie} um schriftliche Antwort bis zu einem Datum und {setze|setzen Sie} [Klammern], wo etwas fehlt.',
    points: [
      'Erster Satz: was ich will oder ablehne',
      'Angaben: meine, der Reihe nach; Daten und Nummern in [Klammern]',
      'Grundlage: Vertrag oder Vorschrift nur, wo sie sicher stimmt',
      'Schluss: schriftliche Antwort bis zu einem Datum',
      'Ton: höflich und bestimmt',
    ],
  },
  {
    named: '(?:widerspruch|einspruch)(?:s?schreiben)?(?= (?:gegen|wegen|beim|an|zur|schreiben|formulieren)|$|[:,.])',
    sharp:
      '{Nenne|Nennen Sie} Bescheid, Datum und Aktenzeichen im ersten Satz ([Klammern], wo sie fehlen), {leg|legen Sie} ausdrücklich das Rechtsmittel ein, {begründe|begründen Sie} nur mit meinen Angaben und {bitte|bitten Sie} um schriftliche Bestätigung.',
    points: [
      'Erster Satz: wogegen, mit Datum und Aktenzeichen; Fehlendes in [Klammern]',
      'Begründung: meine Gründe, der stärkste zuerst, je mit Beleg',
      'Antrag: was statt dessen entschieden werden soll',
      'Frist: dass sie gewahrt ist; falls nötig Begründung nachreichen',
      'Vorsicht: kein Paragraf, der nicht sicher stimmt',
    ],
  },
  {
    named:
      '(?:beschwerde|reklamation)(?:s?(?:mail|brief|schreiben|e-mail|text))?(?= (?:an|uber|wegen|bei|beim|schreiben|gegen|zu|weil|formulieren)|$|[:,.])|reklamation|(?:mail|e-mail|brief|schreiben|beschwerde)(?: an \\p{L}+(?: \\p{L}+)?)?(?:,| wegen| weil| da) .{0,60}(?:kaputt|defekt|beschadigt|nicht geliefert|nicht angekommen|falsch geliefert|verspatung|erstattung|ruckerstattung|geld zuruck)',
    sharp:
      '{Sag|Sagen Sie} gleich am Anfang, was ich verlange und bis wann, {stell|stellen Sie} den Ablauf sachlich der Reihe nach dar und {setze|setzen Sie} [Klammern], wo Bestellnummer, Datum oder Beleg von mir fehlen.',
    points: [
      'Einstieg: worum es geht und was ich verlange',
      'Ablauf: der Reihe nach, mit Daten; meine in [Klammern]',
      'Forderung: eine einzige, mit Frist',
      'Danach: was ich tue, wenn nichts geschieht',
      'Ton: sachlich und bestimmt, ohne Vorwürfe',
    ],
  },
  {
    named:
      '(?:(?:erste|zweite|letzte|freundliche|\\p{Nd}) )?(?:mahnung|zahlungserinnerung|zahlungsaufforderung)(?! (?:bekommen|erhalten|von))',
    sharp:
      '{Nenne|Nennen Sie} Rechnung, Betrag und seit wann sie offen ist in der ersten Zeile, {setze|setzen Sie} ein Zahlungsdatum, {sag|sagen Sie}, was danach folgt, und {bleib|bleiben Sie} höflich und bestimmt.',
    points: [
      'Betreff und erste Zeile: Rechnung, Betrag, seit wann offen; Fehlendes in [Klammern]',
      'Bitte: ein einziges Zahlungsdatum',
      'Ausweg: falls schon gezahlt oder gerade nicht möglich',
      'Folge: was nach diesem Datum geschieht',
      'Ton: höflich und bestimmt, kein Vorwurf',
    ],
  },
  {
    named:
      '(?:abwesenheits(?:notiz|nachricht|mail|meldung|agent)|out of office|automatische antwort|urlaubsnotiz)\\p{L}*',
    sharp:
      '{Sag|Sagen Sie} in zwei, drei freundlichen Sätzen, bis wann ich weg bin, wer inzwischen wobei hilft und ob Nachrichten gelesen werden; {lass|lassen Sie} Gründe weg, die ich nicht genannt habe.',
    points: [
      'Daten: bis wann, im ersten Satz',
      'Vertretung: wer inzwischen wobei hilft; Fehlendes in [Klammern]',
      'Erwartung: ob Nachrichten gelesen oder weitergeleitet werden',
      ['Länge: zwei oder drei Sätze', '!length'],
    ],
  },
  {
    named:
      'krankmeldung(?:en)?(?= (?:an|per|fur|bei|schreiben|mail|chef)|$|[:,.])|(?:mail|sms|nachricht|whatsapp|e-mail|email) (?:an|fur) (?:meine[nr]?|den|die) (?:chef(?:in)?|arbeitgeber(?:in)?|ausbilder(?:in)?|vorgesetzte[nr]?|teamleit\\p{L}+).{0,30}(?:krank|fieber|arzt|migrane)',
    sharp:
      '{Sag|Sagen Sie} im ersten Satz, dass ich heute nicht komme und wie lange es voraussichtlich dauert, {nenne|nennen Sie}, was liegen bleibt oder wer es übernimmt, und {schreib|schreiben Sie} nichts über die Krankheit, was ich nicht gesagt habe.',
    points: [
      'Erster Satz: dass ich fehle und voraussichtlich wie lange',
      'Arbeit: was dringend ist und wer es übernimmt; Fehlendes in [Klammern]',
      'Nachweis: wann die Bescheinigung kommt, falls ich es gesagt habe',
      'Weglassen: Diagnose, Ausreden und lange Entschuldigungen',
      ['Länge: drei Sätze, fertig zum Abschicken', '!length'],
    ],
  },
  {
    named: 'entschuldigung(?:s?(?:schreiben|brief|mail|zettel))?(?= (?:fur|an|wegen|schule|weil|schreiben)|$|[:,.])',
    sharp:
      '{Sag|Sagen Sie} im ersten Satz, worum es geht, ohne Ausflüchte, {nenne|nennen Sie}, was daraus folgt oder wie es wiedergutgemacht wird, und {halte|halten Sie} es kurz.',
    points: [
      'Erster Satz: worum es geht, ohne Ausflüchte',
      'Angaben: nur meine; Datum und Namen in [Klammern]',
      'Danach: was folgt oder wiedergutgemacht wird',
      'Vermeiden: Rechtfertigungen und ein „aber“ hinter der Entschuldigung',
    ],
  },
  {
    named:
      '(?:besprechungs|meeting|sitzungs|ergebnis|verlaufs)?protokoll(?:e|s|vorlage)?(?= (?:fur|der|des|von|vom|zu|zur|uber|schreiben)|$|[:,.])',
    sharp:
      '{Trenne|Trennen Sie} Beschlüsse, Aufgaben und Offenes, {sag|sagen Sie} zu jeder Aufgabe, wer sie bis wann erledigt ([Klammern], wo das fehlt), und {lass|lassen Sie} weg, wer was nur gesagt hat.',
    points: [
      'Kopf: Anlass, Datum, Anwesende; Fehlendes in [Klammern]',
      'Beschlüsse: je ein Satz, so dass man sie später noch versteht',
      'Aufgaben: Tabelle mit Was, Wer, Bis wann',
      'Offen: was vertagt wurde, und bis wann',
    ],
  },
  {
    named: '(?:tagesordnung|agenda)(?:en|spunkte)?',
    sharp:
      '{Gib|Geben Sie} jedem Punkt Minuten, ein Ziel (informieren, beraten, entscheiden) und wer ihn führt, {stell|stellen Sie} Entscheidungen nach vorn und {schließe|schließen Sie} mit den nächsten Schritten.',
    points: [
      'Punkte: je mit Minuten, Ziel und wer ihn führt',
      'Reihenfolge: was entschieden werden muss, vor dem, was nur berichtet wird',
      'Vorbereitung: was alle gelesen oder dabei haben sollten',
      'Schluss: Beschlüsse, nächste Schritte, wer sie übernimmt',
    ],
  },
  {
    named: '(?:stellen(?:anzeige|ausschreibung|beschreibung|angebot)|jobanzeige|ausbildungsanzeige)(?:n)?',
    sharp:
      '{Beschreib|Beschreiben Sie} zuerst, was die Person wirklich tun wird, {trenne|trennen Sie} Muss von Kann, {nenne|nennen Sie} Lohn, Zeiten und Ort nur wie angegeben, und {schließe|schließen Sie} damit, wie man sich ohne Aufwand meldet.',
    points: [
      'Einstieg: was die Person wirklich tun wird, und für wen',
      'Anforderungen: Muss getrennt von Kann, je wenige',
      'Bedingungen: Lohn, Zeiten und Ort wie angegeben; Fehlendes in [Klammern]',
      'Stil: direkte Anrede, nichts wie „dynamisches Team“ oder „Obstkorb“',
      'Schluss: wie man sich meldet und was dann geschieht',
    ],
  },
  {
    named: 'gehalts(?:erhohung|verhandlung|gesprach|wunsch|vorstellung)(?:en)?',
    sharp:
      '{Gib|Geben Sie} mir drei Sätze zum Einstieg, die Leistung und Betrag verbinden, [Klammern] für meine Erfolge, dazu die Antworten auf die zwei häufigsten Einwände und was ich verlange, falls mehr Geld gerade nicht geht.',
    points: [
      'Einstieg: der Wunsch mit Betrag und Grund, Wort für Wort',
      'Belege: drei Erfolge seit der letzten Erhöhung; meine in [Klammern]',
      'Einwände: die zwei häufigsten, je mit einer ruhigen Antwort',
      'Ausweg: was statt Geld möglich ist',
      'Vermeiden: Vergleich mit anderen und private Gründe',
    ],
  },
  {
    named:
      '(?:feedback[- ]?gesprach|mitarbeiter(?:gesprach|beurteilung|bewertung|feedback)|leistungsbeurteilung|jahresgesprach|(?:konstruktive[sn]? |kritische[sn]? )?feedback (?:fur|an|zu|uber) (?:eine[nr]?|meine[nr]?|die|den) (?:\\p{L}+ )?(?:kolleg|mitarbeiter|azubi|praktikant|chef|schuler|team|vorgesetzt)\\p{L}*)\\p{L}*',
    sharp:
      '{Beschreib|Beschreiben Sie} Verhalten und seine Wirkung statt den Charakter, {belege|belegen Sie} Stärken und Kritik mit je einem Beispiel ([Klammern] für meine) und {schließe|schließen Sie} mit einer Vereinbarung, deren Erfolg man sieht.',
    points: [
      'Stärken: die echten, je mit Beispiel; meine in [Klammern]',
      'Kritik: was geschieht und was es auslöst, kein Urteil über die Person',
      'Vereinbarung: eine Erwartung, die man beobachten kann, und bis wann',
      'Unterstützung: was ich dafür tue',
      'Ton: fair und direkt, nichts bis zur Unkenntlichkeit abgemildert',
    ],
  },
  {
    named: '(?:eine )?swot(?:[- ]analyse)?',
    sharp:
      '{Nenne|Nennen Sie} Punkte, die für genau diesen Fall gelten und nicht für jeden Betrieb, und {schließe|schließen Sie} mit den drei Maßnahmen, die daraus folgen.',
    points: [
      'Felder: Stärken, Schwächen, Chancen und Risiken, je drei oder vier Punkte',
      'Punkte: für genau diesen Fall; Vermutungen markiert',
      'Trennung: Inneres von Äußerem',
      'Folgerung: drei Maßnahmen daraus',
    ],
  },
  {
    named: '(?:business ?plan|geschaftsplan|geschaftsmodell|gewerbekonzept)(?:s|e)?',
    sharp:
      '{Beschreib|Beschreiben Sie} Kundschaft, Angebot, Wettbewerb, Kosten mit dem Punkt, ab dem es sich trägt, und die ersten Schritte, alles auf diesen Fall bezogen, und {markiere|markieren Sie} jede Zahl, die nur angenommen ist.',
    points: [
      'Kundschaft: wer genau, und warum sie wechseln würde',
      'Angebot und Wettbewerb: was wirklich anders ist',
      'Geld: Kosten, Preis und ab wann es sich trägt; Annahmen markiert',
      'Risiko: das größte, und wie man es günstig prüft',
      'Erste Schritte: für die nächsten vier Wochen',
    ],
  },
  {
    named:
      '(?!.*(?:wer macht|putz|abwasch))(?:haushalts|budget|finanz|kosten|spar)(?:plan|ubersicht|aufstellung|kalkulation)(?:s)?|budget (?:fur|von)',
    sharp:
      '{Gib|Geben Sie} eine Tabelle mit festen und veränderlichen Posten, je mit Betrag, einer Reserve und der Summe, und {markiere|markieren Sie} jede geschätzte Zahl, damit ich sie ersetzen kann.',
    points: [
      'Format: Tabelle mit Posten, Betrag und Summe',
      'Gruppen: fest, veränderlich, selten',
      'Reserve: eine Zeile für das, was immer vergessen wird',
      'Schätzungen: markiert, damit ich meine Zahlen einsetzen kann',
      'Sparen: wo man zuerst kürzt',
    ],
  },
  {
    named: '(?:umfrage|fragebogen|feedbackbogen|kundenbefragung|mitarbeiterbefragung)(?:s|en)?',
    sharp:
      '{Frag|Fragen Sie} immer nur nach einer Sache, neutral formuliert und mit Antworten, die jeden Fall abdecken, {beginne|beginnen Sie} leicht, {ende|enden Sie} mit einer offenen Frage und {sag|sagen Sie} zu jeder, wofür man die Antwort braucht.',
    points: [
      'Fragen: je eine Sache, neutral formuliert',
      'Antworten: Stufen oder Auswahl, die jeden Fall einmal abdecken',
      'Reihenfolge: Leichtes zuerst, Persönliches zuletzt, am Ende eine offene Frage',
      'Zweck: zu jeder, wofür die Antwort gebraucht wird',
      ['Dauer: in fünf Minuten zu beantworten', '!count', '!length'],
    ],
  },
  {
    named:
      '(?:arbeits|betriebs|bedienungs|prozess|kurz)(?:anweisung|anleitung|beschreibung)(?:en)?|ubergabe(?:protokoll|dokument|liste)?(?= (?:fur|an)|$)|einarbeitungsplan|onboarding(?:[- ]?plan|[- ]?checkliste)?',
    sharp:
      '{Nummeriere|Nummerieren Sie} die Schritte in der Reihenfolge, in der sie getan werden, je eine Handlung, {sag|sagen Sie}, woran man sieht, dass es stimmt, und {markiere|markieren Sie}, wo ein Fehler teuer wird.',
    points: [
      'Vorher: wer es tut, wann, was bereitliegen muss',
      'Schritte: nummeriert, je eine Handlung',
      'Kontrolle: woran man sieht, dass es stimmt',
      'Achtung: wo ein Fehler teuer oder gefährlich wird',
      'Wenn etwas schiefgeht: was zu tun ist und wer Bescheid bekommt',
    ],
  },
  {
    named:
      '(?:powerpoint|ppt|prasentation|foliensatz|folien|pitch ?deck|vortrag|referat)(?:s|en|gliederung)?(?= (?:uber|zum|zur|fur|zu|mit|auf|in)|$|[:,.])',
    sharp:
      '{Gib|Geben Sie} jeder Folie oder jedem Abschnitt eine einzige Aussage als ganzen Satz, {sag|sagen Sie}, was man zeigt und was man dazu spricht, {rechne|rechnen Sie} die Zeit mit und {ende|enden Sie} mit einer Frage oder Entscheidung für das Publikum.',
    points: [
      'Aussagen: je eine, als ganzer Satz, der allein stehen kann',
      'Folien: höchstens drei Punkte oder ein Bild',
      'Gesprochen: ein oder zwei Sätze dazu, mit Minuten',
      'Einstieg: eine Frage oder Zahl, die überrascht, keine Gliederung',
      'Schluss: eine Frage oder Entscheidung für das Publikum',
    ],
  },
  {
    named: 'pressemitteilung(?:en)?',
    sharp:
      '{Setze|Setzen Sie} die Nachricht in die Überschrift, {beantworte|beantworten Sie} wer, was, wann, wo und warum im ersten Absatz, ein Zitat nur als Platzhalter, und {schließe|schließen Sie} mit dem Kontakt in [Klammern].',
    points: [
      'Überschrift: die Nachricht selbst, kein Werbespruch',
      'Erster Absatz: wer, was, wann, wo und warum',
      'Zitat: eines, in [Klammern], bis jemand es freigibt',
      'Stil: sachlich, kein Lob, das eine Redaktion streichen würde',
      'Schluss: zwei Zeilen zum Absender und ein Kontakt in [Klammern]',
    ],
  },
  {
    named: '(?:newsletter|rundmail|mailing)(?:s|text)?',
    sharp:
      '{Gib|Geben Sie} eine konkrete Betreffzeile und eine Hauptsache zuerst, den Rest in kurzen Blöcken mit Überschrift, {schreib|schreiben Sie} wie an eine einzige Person und {ende|enden Sie} mit genau einer Aufforderung.',
    points: [
      'Betreff: konkret, ohne Ausrufezeichen',
      'Anfang: die Hauptsache und was sie einem bringt',
      'Blöcke: kurz, je mit Überschrift',
      'Schluss: genau eine Aufforderung',
      'Fakten: nur meine; Fehlendes in [Klammern]',
    ],
  },
  {
    named:
      '(?:(?:ebay )?(?:kleinanzeigen?|kleinanzeigentext|verkaufsanzeige|verkaufstext|inserat|annonce|ebay[- ]?text|vinted text|anzeigentext|anzeige))(?:n)?(?= (?:fur|zum|uber|um|text|verkauf)|[:,.]|$)',
    sharp:
      '{Nenne|Nennen Sie} im Titel, was es ist, Zustand und wonach man sucht, dann ehrlich Mängel und Zubehör, Preis und Abholung nur wie angegeben, mit [Klammern] für das, wonach sonst alle fragen.',
    points: [
      'Titel: was es ist, mit den Wörtern, nach denen man sucht',
      'Zustand: ehrlich, mit Mängeln und Zubehör',
      'Angaben: nur meine; Maße, Alter oder Versand in [Klammern], wenn sie fehlen',
      'Schluss: Preis, Abholung und wie man sich meldet',
      'Ton: freundlich und knapp, keine Großbuchstaben',
    ],
  },
  {
    named: '(?:produkt|artikel|shop)(?:beschreibung|text)(?:en|e)?',
    sharp:
      '{Beginne|Beginnen Sie} mit dem, wofür man es im Alltag braucht, {nenne|nennen Sie} zu jeder Eigenschaft ihren Nutzen, {beantworte|beantworten Sie} den häufigsten Zweifel vor dem Kauf und {behaupte|behaupten Sie} nichts, was ich nicht genannt habe.',
    points: [
      'Einstieg: die Alltagslage, in der man es braucht',
      'Eigenschaften: je mit ihrem Nutzen, nur die genannten',
      'Zweifel: der häufigste vor dem Kauf, beantwortet',
      'Angaben: Maße, Material, Lieferumfang; Fehlendes in [Klammern]',
      'Stil: konkret, ohne „hochwertig“ und „einzigartig“',
    ],
  },
  {
    named:
      '(?:instagram|insta|facebook|fb|linkedin|tiktok|xing|social[- ]?media|whatsapp[- ]?status|pinterest)?[ -]?(?:post|beitrag|beitrage|posting|posts|bildunterschrift|caption)(?:s)?(?= (?:fur|uber|zum|zur|zu|auf|mit|von|instagram|facebook|linkedin)|[:,.]|$)',
    sharp:
      '{Beginne|Beginnen Sie} mit einer Zeile, bei der man stehen bleibt, {erzähl|erzählen Sie} eine einzige konkrete Sache aus meinen Angaben und {ende|enden Sie} mit einer Frage oder Aufforderung, auf die man leicht antwortet.',
    points: [
      'Erste Zeile: macht neugierig, auch abgeschnitten verständlich',
      'Inhalt: eine konkrete Sache, nur aus meinen Angaben',
      'Form: kurze Absätze, wie man auf dieser Plattform schreibt',
      'Schluss: eine Frage oder Aufforderung, auf die man leicht antwortet',
      'Hashtags: wenige und treffende, falls sie dort üblich sind',
    ],
  },
  {
    named: '(?:redaktions|content|social[- ]?media|posting)[- ]?(?:plan|kalender|strategie)(?:s)?',
    sharp:
      '{Gib|Geben Sie} eine Tabelle mit Tag, Kanal, Thema, Format und erster Zeile, {mische|mischen Sie} Nützliches, Persönliches und wenig Verkauf und {markiere|markieren Sie}, was sich wiederverwenden lässt.',
    points: [
      'Format: Tabelle mit Tag, Kanal, Thema, Format, erster Zeile',
      'Mischung: meist Nützliches oder Persönliches, wenig Verkauf',
      'Aufwand: markiert, was in einem Rutsch entsteht oder sich wiederverwenden lässt',
      'Kontrolle: was man nach einem Monat ansieht',
    ],
  },
  {
    named:
      '(?:landing ?page|startseite|homepage|website|webseite|webseiten|uber[- ]uns|uber[- ]mich)[- ]?(?:text|texte|seite)?(?:s)?(?= (?:fur|von|einer|eines|meiner|text)|$|[:,.])',
    sharp:
      '{Sag|Sagen Sie} in der Überschrift, was es ist und für wen, {nenne|nennen Sie} drei Vorteile mit je einem Beleg, {beantworte|beantworten Sie} den wichtigsten Zweifel und {ende|enden Sie} mit einer Aufforderung; Belege von mir in [Klammern].',
    points: [
      'Überschrift: was es ist und für wen, in fünf Sekunden verstanden',
      'Vorteile: drei, je mit Beleg; meine in [Klammern]',
      'Zweifel: der wichtigste, beantwortet',
      'Aufforderung: eine, überall dieselbe',
      'Stil: wie ein Mensch spricht, keine Superlative',
    ],
  },
  {
    named: '(?:slogan|werbespruch|claim|motto|werbeslogan|leitspruch)(?:s)?(?= (?:fur|zum|zur)|$|[:,.])',
    sharp:
      '{Gib|Geben Sie} {acht }Vorschläge, die sich in Ton und Idee unterscheiden, kurz genug für ein Schild, je mit einem halben Satz zur Idee dahinter, und {markiere|markieren Sie} die zwei, die es nur für genau diese Sache geben kann.',
    points: [
      ['Anzahl: acht, in Ton und Idee verschieden', '!count'],
      ['Form: höchstens sechs Wörter, gut zu sprechen', '!length'],
      'Idee: je ein halber Satz',
      'Auswahl: zwei markiert, die nur zu genau dieser Sache passen',
      'Vermeiden: Reime um jeden Preis und „Ihr Partner für“',
    ],
    assumes: 'Number: eight.',
  },
  {
    named: '(?:elternbrief|elternmail|elterninfo|elternabend)(?:e|s)?(?! (?:absagen|verpasst))',
    sharp:
      '{Sag|Sagen Sie} zuerst, was die Eltern tun sollen und bis wann, dann Ort, Zeit, Kosten und Mitzubringendes auf einen Blick, und {setze|setzen Sie} [Klammern], wo etwas fehlt.',
    points: [
      'Anfang: was zu tun ist und bis wann',
      'Auf einen Blick: Datum, Zeit, Ort, Kosten, Mitzubringendes; Fehlendes in [Klammern]',
      'Sprache: kurze Sätze, auch mit wenig Deutsch verständlich',
      'Schluss: Rückmeldezettel oder Kontakt',
    ],
  },
  {
    named: '(?:angebot|kostenvoranschlag|angebotstext|angebotsschreiben)(?:e|s)?(?= (?:fur|uber|an|zum)|[:,.])',
    sharp:
      '{Beschreib|Beschreiben Sie} Leistung für Leistung, was enthalten ist und was nicht, {nenne|nennen Sie} Preis, Gültigkeit und Zahlung nur wie angegeben, [Klammern] für den Rest, und {schließe|schließen Sie} mit einem einfachen Weg zuzusagen.',
    points: [
      'Einstieg: worum gebeten wurde, in einem Satz',
      'Leistungen: Tabelle mit Umfang und Preis; Fehlendes in [Klammern]',
      'Nicht enthalten: was man sonst erwarten könnte',
      'Bedingungen: Gültigkeit, Termin, Zahlung',
      'Schluss: ein einfacher Weg zuzusagen',
    ],
  },
  {
    named:
      '(?:vollmacht|einverstandniserklarung|eidesstattliche versicherung|bescheinigung|bestatigung|antrag|ratenzahlung|stundung|urlaubsantrag|elternzeitantrag|mietvertrag|untermietvertrag|darlehensvertrag|kaufvertrag|satzung)(?:en|s|e)?(?= (?:auf|fur|zum|zur|an|uber|von|zwischen|beim|bei|schreiben|dass)|$|[:,.])',
    sharp:
      '{Schreib|Schreiben Sie} es in der üblichen Form, kurz und eindeutig, mit [Klammern] für Namen, Daten und Nummern, die fehlen, und {sag|sagen Sie} darunter in einer Zeile, was beizulegen oder zu unterschreiben ist.',
    points: [
      'Kopf: wer, an wen, Datum; Fehlendes in [Klammern]',
      'Kern: was genau, ab wann, bis wann, in einem eindeutigen Satz',
      'Grundlage: Vorschrift nur, wo sie sicher stimmt',
      'Schluss: Ort, Datum, Unterschrift',
      'Hinweis: in einer Zeile darunter, was beizulegen oder zu prüfen ist',
    ],
  },
  {
    named: '(?:user ?stor(?:y|ies)|(?:jira|github|feature)[- ]?(?:ticket|issue)s?|bug ?report|fehlerbericht)',
    sharp:
      '{Gib|Geben Sie} einen Titel, wer es braucht und wozu, prüfbare Bedingungen auch für Fehlerfälle und was nicht dazugehört, mit [Klammern] für Fehlendes.',
    points: [
      'Titel: was sich ändert oder fehlschlägt, in einer Zeile',
      'Kern: wer, was genau, wozu, oder Schritte bis zum Fehler',
      'Bedingungen: jede prüfbar, Fehlerfälle eingeschlossen',
      'Nicht dabei: was man sonst erwarten könnte',
    ],
  },
  {
    named:
      '(?:nachfass(?:mail|en|schreiben|brief)?|follow[- ]?up(?:[- ]?mail)?|erinnerungsmail|(?:mail|nachricht|e-mail) zum nachfassen|nachfrage (?:zum|nach|zur|zu meiner) (?:stand|bewerbung|angebot|vorstellungsgesprach))(?:s)?',
    sharp:
      '{Knüpf|Knüpfen Sie} mit einem halben Satz an die letzte Nachricht an, {wiederhol|wiederholen Sie} die eine Frage, auf die es ankommt, {mach|machen Sie} die Antwort in einer Zeile möglich und {lass|lassen Sie} jeden Vorwurf weg.',
    points: [
      'Einstieg: die letzte Nachricht, in einem halben Satz',
      'Frage: die eine, auf die es ankommt, und bis wann',
      'Antwort: in einer Zeile möglich',
      'Ton: freundlich, weder Vorwurf noch Entschuldigung',
      ['Länge: vier oder fünf Sätze', '!length'],
    ],
  },
  {
    named:
      '(?:hausordnung|wg[- ]?regeln|klassenregeln|hausregeln|spielregeln fur|aushang|plakat|flyer|schild|zettel)(?:text|s)?(?= (?:fur|im|in|zum|mit|dass|uber|an)|$|[:,.])',
    sharp:
      '{Stell|Stellen Sie} das Wichtigste als kurze Zeile obenan, dann je Punkt eine Zeile, freundlich und klar, mit [Klammern] für Ort, Zeit oder Kontakt, die fehlen.',
    points: [
      'Oben: das eine, was alle sehen müssen',
      'Punkte: je eine Zeile, kurz',
      'Angaben: nur meine; Fehlendes in [Klammern]',
      'Ton: freundlich und klar',
    ],
  },
  {
    over: ['email', 'message', 'plain', 'small', 'text', 'unknown'],
    named:
      '(?:kurze |formelle |hofliche |professionelle |freundliche )*(?:mail|e-mail|email|anfrage) (?:an|fur) (?:meine[nrm]? |den |die |unsere[nm]? |das |eine[nr]? )?(?:\\p{L}+ )?(?:chef|boss|vorgesetzt|personal|hr|prof|dozent|betreuer|lehrer|schulleit|kolleg|team|kund|lieferant|trainer|verein|hotel|arzt|praxis|kita|prufungsamt|sekretariat|universitat|uni|firma)\\p{L}*',
    sharp:
      '{Sag|Sagen Sie} im ersten Satz, was ich will und ab oder bis wann, {nenne|nennen Sie} Gründe nur so, wie ich sie gesagt habe, {komm|kommen Sie} der naheliegenden Rückfrage zuvor ([Klammern], wo dafür etwas fehlt) und {mach|machen Sie} eine Antwort in einer Zeile möglich.',
    points: [
      'Erster Satz: was ich will, ab oder bis wann',
      'Grund: nur der genannte, in einem Satz',
      'Rückfrage: die naheliegende, vorweg beantwortet; Fehlendes in [Klammern]',
      'Antwort: in einer Zeile möglich',
      'Ton: so, wie man dieser Person schreibt, ohne Floskeln',
    ],
  },
  {
    named:
      '(?:\\p{L}*termin|tisch|reservierung|buchung|probestunde)(?: \\p{L}+){0,3} (?:absagen|verschieben|verlegen|stornieren)|(?:absage|verschiebung)(?: fur| eines| von)? (?:(?:den|einen|meinen) )?\\p{L}*termins?',
    sharp:
      '{Nenne|Nennen Sie} Termin und Namen im ersten Satz, {sag|sagen Sie}, ob er ausfällt oder verlegt werden soll, {bitte|bitten Sie} um kurze Bestätigung und {nenne|nennen Sie} keinen Grund, den ich nicht genannt habe.',
    points: [
      'Erster Satz: welcher Termin, und dass er ausfällt oder verlegt werden soll',
      'Bitte: kurze Bestätigung oder ein neuer Termin; meine Zeiten in [Klammern]',
      'Weglassen: Gründe, die ich nicht genannt habe',
      ['Länge: drei Sätze, fertig zum Abschicken', '!length'],
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'text', 'evaluate', 'message', 'copy'],
    named:
      '(?:google[- ]?)?(?:bewertung|rezension)(?= (?:fur|uber|zu) (?:eine[nr]? |mein\\p{L}* |das |den |die )?(?!buch|film|roman))',
    sharp:
      '{Nenne|Nennen Sie} gleich, was besonders gut oder schlecht war und woran man es merkt, nur mit meinen Erlebnissen ([Klammern], wo eines fehlt), und {sag|sagen Sie}, für wen es sich eignet.',
    points: [
      'Anfang: das, was den Ausschlag gab',
      'Beleg: ein Erlebnis; meines in [Klammern]',
      'Nutzen: für wen es sich eignet',
      ['Länge: vier Sätze, wie man redet', '!length'],
    ],
  },
];
