import type { LexiconSource } from './lexicon.js';

const CODE_LANGUAGES =
  'python|javascript|typescript|java|c\\+\\+|c#|golang|rust|php|ruby|kotlin|swift|bash|powershell|react|node(?:\\.js)?|django|matlab|vba|html|css';
const TONGUES =
  '(?:englisch|französisch|deutsch|spanisch|italienisch|portugiesisch|rumänisch|chinesisch|japanisch|russisch|arabisch|türkisch|polnisch|niederländisch|latein|koreanisch|ukrainisch)(?:e|en)?';
const THIS =
  '(?:diese[nrsm]?|dies|folgende[nrsm]?|(?:den|die|das|dem|der) folgenden?|meine[nrm]?|mein|den|die|das|es|ihn)';
const END = '(?= ?(?:[:.!?\\n]|$|und |,))';
const MAKE =
  '(?:schreib|erstell|gib|geben sie|generier|mach|zeig|nenn|brauch|formulier|entwickl|bau|entwirf|entwerf|programmier|ein|eine|einen)\\w*';

export const de = {
  spaced: true,
  proclitics: '',
  enclitics: '',
  headLast: false,
  lead: 'hallo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|liebe[rs]? (?:chatgpt|ki)|chatgpt|also|ok|okay|so|und|dann|nun|jetzt|aber|bitte|mal|doch|kurz|(?:kannst|könntest|koenntest|würdest|wuerdest|willst) du(?: mir| uns| mich)?(?: bitte| mal| kurz| vielleicht| dabei helfen,?| helfen,?)*|(?:können|könnten|würden) sie(?: mir| uns| mich)?(?: bitte| mal| kurz| vielleicht| dabei helfen,?| helfen,?)*|weißt du,?|wissen sie,?|ich (?:möchte|will|wollte|würde|brauche|benötige|suche|hätte)(?: gerne?| bitte| dringend| mal| nur)*(?:,? dass du(?: mir| uns)?)?|ich bräuchte|wir (?:brauchen|möchten|wollen|suchen)|du sollst|deine aufgabe ist(?: es)?,?|ihre aufgabe ist(?: es)?,?|hilf mir(?: bitte| mal)?(?: dabei,?)?(?: bei| mit)?|helfen sie mir(?: bitte)?(?: dabei,?)?(?: bei| mit)?|lass uns|versuche?|zunächst|zuerst|als erstes|auf basis [^,.\\n]{2,80},|basierend auf [^,.\\n]{2,80},|als (?:ein|eine)?[^,.\\n]{2,50}(?:experte|expertin|berater|beraterin),|\\d+[.)]',
  rules: [
    [
      'chat',
      'any',
      "^(?:hallo|hallöchen|hi|hey|moin|servus|na|guten (?:morgen|tag|abend))[\\s,!.]*(?:du|chatgpt)?[\\s,!.]*(?:wie geht(?:'?s| es)?(?: dir| ihnen)?.{0,15}|was (?:geht|machst du).{0,10}|alles klar.{0,5})?[\\s?!.]*$|^wie geht(?:'?s| es)?(?: dir| ihnen)?.{0,12}$|^(?:danke|dankeschön|vielen dank)[^.?]{0,20}[.!]*$|^(?:mir (?:ist|geht es)|ich (?:bin|fühle? mich))(?: heute| gerade| so| sehr| total| ein bisschen| echt)* (?:traurig|einsam|allein|gestresst|müde|ängstlich|langweilig|gelangweilt|schlecht|überfordert|deprimiert|nicht gut)[^.?]{0,12}[.!]*$",
    ],
    [
      'unknown',
      'start',
      '(?:ignorier\\w*(?: sie)?|vergiss|vergessen sie|missachte|umgehe) (?:alle\\w*|die|das|deine|ihre|sämtliche|bisherige|vorherige|obige)|(?:gib|zeig|nenn|verrat|wiederhol|druck|sag)\\w*(?: mir)? (?:deinen?|deine|den|die|ihren?|ihre) (?:\\w+ )?(?:system-?\\w*|prompt|anweisungen|instruktionen|regeln)',
    ],
    [
      'literal',
      'start',
      '(?:schreib|sag|gib|antwort|druck)\\w*(?: sie)?(?: nur| bloß| einfach| genau| mit)*(?: das wort| den text| die worte| dem wort)? ?["“„«][^"”“»]{1,40}["”“»](?: aus| zurück)?[.!]?$',
    ],
    [
      'persona',
      'start',
      'als (?:ein|eine|einer|der|die)? ?.{3,50}, (?:was|wie|erzähl|beschreib|erklär|schreib|warum)\\w*|wie würdest du .{3,60} als (?:ein|eine)|wenn du (?:ein|eine) .{2,50} wärst',
    ],
    [
      'roleplay',
      'start',
      'du bist(?: jetzt| ab jetzt| nun| ab sofort)? (?:ein|eine|mein|meine|der|die|das)|du bist (?:jetzt|nun)|sie sind(?: jetzt| nun)? (?:ein|eine|mein|meine)|(?:du bist|sie sind) \\w+(?:er|erin|in|ent|ist|or|oge|arzt|anwalt|coach|koch|profi)|(?:spiel|übernimm|übernehmen sie|spielen sie|schlüpf|nimm|verkörper)\\w*\\b.{0,25}\\brolle|spiele?(?: bitte)? (?:einen|eine|den|die|meinen|meine)(?! spiel| lied| szene)|tu so,? als|(?:verhalte|benimm) dich|verhalten sie sich|(?:agier|handl|fungier|sprich|red)\\w*(?: sie)? (?:als|wie)|antworte?n?(?: sie)?(?: mir)? (?:als|wie) (?:ein|eine|der|die)|stell dir vor,? du (?:bist|wärst|seist)|sei (?:ein|eine|mein|meine|bitte)|ab (?:jetzt|sofort) bist|simulier\\w*|(?:ein )?rollenspiel',
    ],
    [
      'agent',
      'any',
      '(?:erstell|öffn|mach|leg)\\w* (?:einen |eine )?(?:neuen )?(?:pull[- ]request|pr|branch|ticket)|führ\\w* (?:die |alle )?(?:unit-?)?tests? aus|tests? (?:ausführen|laufen lassen)|(?:in|durch) (?:diesem|dieses|meinem|mein|dem|das) (?:repo\\w*|projektordner|codebasis)|(?:durchsuch|scann|durchforst|räum)\\w* (?:mein\\w*|alle|das|den|die) .{0,20}(?:dateien|posteingang|ordner|repo\\w*|web|internet|postfach)|jeden (?:morgen|tag|abend|montag)\\b.{0,60}\\b(?:prüf|schick|sammel|send|such)\\w*|(?:sobald|wenn) du fertig bist|(?:nutze?|verwende?) (?:den browser|das terminal|deine (?:tools|werkzeuge))|deploye?|committe?',
    ],
    [
      'formula',
      'start',
      `${MAKE}\\b.{0,90}\\b(?:regex|regulären? ausdruck|sql(?:-\\w+)?|(?:\\w+-)?formel|\\w*-?abfrage|(?:\\w+-)?befehl|html|css|latex|markdown|cron\\w*|sverweis)`,
    ],
    [
      'formula',
      'any',
      '(?:regex|regulärer? ausdruck|excel-?formel|sql-?(?:abfrage|query)|(?:linux|git|bash|shell|terminal)-?befehl) ?(?:für|zum|um|,? (?:der|die|das|mit))|(?:formel|funktion) in (?:excel|google sheets)',
    ],
    [
      'app',
      'start',
      `${MAKE}\\b.{0,50}?\\b(?:\\w*website|webseite|homepage|web-?app|(?:[\\w-]+-)?apps?|anwendung|(?:browser|chrome)-?erweiterung|chat-?bot|(?:\\w+-)bot|snake|tetris|browserspiel|dashboard|onlineshop|plugin|prototyp|landing ?page in)`,
    ],
    ['app', 'any', '(?:app|website|webseite|spiel|bot|webapp)\\b.{0,80}\\b(?:programmieren|entwickeln)'],
    [
      'code',
      'start',
      `implementier\\w*|programmier\\w*|${MAKE}\\b.{0,90}?\\b(?:(?:${CODE_LANGUAGES})(?:-\\w+)?|(?:\\w+-)?funktion,? (?:die|in|zum|für)|algorithmus|(?:\\w+-)?code|(?:\\w+-)?programm,? (?:das|in|zum)|(?:\\w+-)?skript,? (?:das|in|zum)|(?:\\w+-)?script|unit-?tests?|klasse,? (?:die|in))`,
    ],
    ['code', 'any', `(?:${CODE_LANGUAGES})[- ](?:funktion|skript|script|programm|code|klasse)`],
    [
      'translate',
      'any',
      `(?:ü|ue)bersetz(?:e|en|t|ung|ungen)?|wie (?:sagt|heißt|schreibt|sage) (?:man |ich )?.{1,60} auf ${TONGUES}|was heißt .{1,60} auf ${TONGUES}|(?:ins|auf|in) ${TONGUES} ?[:：]`,
    ],
    [
      'debug',
      'any',
      '(?:beheb|korrigier|reparier|find|fix|debugg?)\\w* .{0,25}(?:code|bug|funktion|skript|programm)|(?:mein|dieser|der|das|diese|meine) (?:\\w+[- ])?(?:code|funktion|skript|script|programm|schleife)\\b.{0,40}(?:funktioniert|geht|läuft|wirft|liefert|stürzt|gibt)|traceback|(?:type|syntax|index|key|value|name|attribute)error|warum (?:funktioniert|läuft|geht|wirft) (?:mein|dieser|das|die|diese)\\b.{0,20}(?:code|skript|funktion|programm|query)',
    ],
    [
      'readcode',
      'any',
      'was (?:macht|tut|bewirkt|gibt|liefert) (?:dieser|diese|dieses|der|folgender|folgende|das)\\b.{0,30}(?:code|funktion|skript|programm|regex|abfrage)|(?:erklär|erläuter)\\w* .{0,25}(?:code|funktion|skript|codezeilen?) ?(?::|$|\\n)',
    ],
    [
      'summarise',
      'any',
      '(?:fass|fasse|fasst|fassen sie|faß)\\b[^\\n]{0,300}\\bzusammen|zusammenfassen|zusammenzufassen|tl;?dr',
    ],
    [
      'summarise',
      'start',
      '(?:schreib|erstell|gib|geben sie|mach|brauch|ein|eine|kurze)\\w*(?: mir| uns)?(?: bitte)?(?: eine?)?(?: \\w+)? (?:zusammenfassung|inhaltsangabe|kurzfassung)|zusammenfassung|was (?:sind|ist) die (?:kernaussagen?|hauptaussagen?|kernpunkte|wichtigsten punkte)',
    ],
    [
      'correct',
      'start',
      'korrigier\\w*(?!(?: sie)? mich)|(?:prüf|überprüf|verbesser|check|les|lies|kontrollier|schau)\\w*\\b.{0,90}?\\b(?:grammati\\w+|rechtschreib\\w*|\\w*fehler\\w*|kommas?|kommasetzung|zeichensetzung|orthogra\\w+)|ist (?:dieser|der|mein) satz (?:so )?(?:richtig|korrekt)',
    ],
    ['correct', 'any', 'korrektur ?lesen|korrigieren|gegenlesen|lektorier\\w*'],
    [
      'math',
      'start',
      '(?:be)?rechne?n?|berechn\\w*|ausrechnen|lös\\w*(?: sie)? (?:die |diese |das |folgende |nach )?(?:gleichung|ungleichung|aufgabe|integral|matheaufgabe|gleichungssystem|x|die textaufgabe)\\w*|(?:bestimm|ermittl|find)\\w*\\b.{0,50}\\b(?:ableitung|nullstellen?|integral|fläche|flächeninhalt|volumen|umfang|wahrscheinlichkeit|extrem\\w+|schnittpunkte?|summe|mittelwert|wurzel|gleichung)|leite? .{0,30} ab|faktorisier\\w*|vereinfach\\w*(?: sie)? (?:den |die )?(?:term|bruch|ausdruck)\\w*|(?:wie (?:viel|groß|hoch)|was) ist (?:die (?:wahrscheinlichkeit|fläche|summe|ableitung)|der (?:umfang|flächeninhalt)|das volumen)|wie ?viel (?:ist|sind|ergibt) \\d+|was (?:ist|sind|ergibt) \\d+',
    ],
    [
      'rewrite',
      'start',
      `(?:formulier|schreib)\\w*\\b.{0,160}\\bum${END}|umformulier\\w*|umschreiben|überarbeit\\w*|vereinfach\\w*|kürz\\w*|paraphrasier\\w*|verbesser\\w*|optimier\\w*(?: sie)? ${THIS}|(?:formulier|schreib|mach|drück|gestalt)\\w*(?: sie)?(?: mir)?(?: bitte)? ${THIS}\\b.{0,160}?\\b(?:neu|anders|besser|höflicher|freundlicher|formeller|förmlicher|kürzer|länger|einfacher|professioneller|lockerer|verständlicher|diplomatischer|prägnanter|sachlicher)|wandle?\\b.{0,80}\\bum${END}|ersetz\\w*`,
    ],
    [
      'rewrite',
      'any',
      '(?:umschreiben|umformulieren|(?:um|anders|neu|höflicher|freundlicher|formeller|professioneller|besser|kürzer|einfacher|lockerer|verständlicher) (?:zu )?(?:formulieren|schreiben|machen|ausdrücken)|überarbeiten)',
    ],
    [
      'extend',
      'start',
      `(?:schreib|erzähl|führ)\\w*\\b.{0,80}\\b(?:weiter|fort)${END}|setz\\w*\\b.{0,80}\\bfort|vervollständig\\w*|beende(?:n sie)? (?:die|diese|den|das)|ergänz\\w*(?: sie)? (?:den|die|das|diesen|folgenden?) (?:satz|geschichte|text|lücke\\w*|lückentext)|wie geht (?:die|diese) geschichte weiter`,
    ],
    [
      'prove',
      'start',
      'beweise?n?(?: sie)?|zeig\\w*(?: sie)?,? dass|weise? nach|leite? .{0,40} her|herleiten|wahr oder falsch|widerleg\\w*',
    ],
    [
      'classify',
      'start',
      `klassifizier\\w*|kategorisier\\w*|sortier\\w*|gruppier\\w*|ordn\\w*(?: sie)? (?:diese|die|jede|folgende|den|das)|(?:sag|bestimm|entscheid|beurteil|prüf|erkenn|gib)\\w*(?: sie)?(?: mir)?(?: an)?,? (?:ob|welche kategorie|die stimmung|das sentiment)|ist (?:dies\\w*|die folgende|folgende) .{0,60}(?:positiv|negativ|spam|ironisch)`,
    ],
    [
      'classify',
      'any',
      'positiv(?:,| oder) (?:negativ|neutral)|in (?:eine der |folgende |die )?(?:folgenden )?kategorien|(?:zu|in) welche[r]? kategorie|sentiment|sinnvolle[n]? (?:gruppen|kategorien)',
    ],
    [
      'extract',
      'start',
      `extrahier\\w*|(?:zieh|such|filter|schreib|les)\\w*\\b.{0,160}\\b(?:heraus|raus)${END}|(?:list|nenn|find|markier|such|zähl|liste)\\w*\\b.{0,60}\\b(?:aus|im|in)(?: diesem| dem| folgendem| dem folgenden| der folgenden| dieser)? (?:text|artikel|absatz|e-?mail|mail|protokoll|satz)`,
    ],
    ['extract', 'any', 'extrahieren'],
    [
      'choice',
      'any',
      'welche[rs]? (?:der|von den|dieser) (?:folgenden|antworten|aussagen|optionen|möglichkeiten)\\w*|welches (?:wort|element) (?:passt|gehört) nicht|was passt nicht|richtige antwort (?:an|aus)',
    ],
    [
      'recommend',
      'any',
      '(?:welche[snrm]?|was|wohin|wo)\\b.{0,40}(?:soll|sollte|sollen|sollten) (?:ich|wir)\\b.{0,40}(?:lesen|schauen|ansehen|reisen|fahren|kaufen|hören|besuchen|essen gehen|essen|übernachten)',
    ],
    [
      'ideas',
      'any',
      'was (?:kann|könnte|soll|sollte|können|könnten) (?:ich|wir|man) .{0,50}(?:kochen|machen|schenken|unternehmen|basteln|spielen)',
    ],
    [
      'decide',
      'any',
      '(?<!was )(?<!wie )(?<!wo )(?:soll|sollte|sollten|sollen) (?:ich|wir)|lohnt (?:es )?sich|(?:zu|mich zu|mich) entscheiden|(?:was|welche[rs]?)\\b.{0,40} (?:ist|wäre) (?:besser|sinnvoller|günstiger|klüger)|ist es (?:besser|sinnvoll\\w*|klüger|schlauer|ratsam)|(?:vor-? und nachteile)|(?:pro|für) und (?:contra|kontra|wider)|entscheidungshilfe|macht es sinn|lieber .{3,60} oder',
    ],
    [
      'compare',
      'any',
      'unterschiede?n?|vergleich\\w*|versus|vs\\.?|im gegensatz zu|gemeinsamkeiten|unterscheide[nt]|worin liegt der',
    ],
    [
      'recipe',
      'any',
      '(?:\\w+-?)?rezepte?n?|wie (?:koche?|backe?|bereite?|brate?|grille?|mache?|kocht|backt|macht|gelingt) (?:ich |man |wir )?.{0,30}(?:suppe|kuchen|brot|torte|pizza|schnitzel|knödel|spätzle|gulasch|pfannkuchen|risotto|\\w*nudeln?|reis|soße|\\w*salat|teig|plätzchen|lasagne|braten)',
    ],
    ['timeline', 'any', 'chronologi\\w+|zeitleiste|zeitstrahl|zeittafel|zeitliche[rn]? (?:ablauf|reihenfolge)'],
    ['training', 'start', '(?:lern|trainier)\\w* (?:\\w+ ){0,3}für|(?:mich )?(?:vorbereitung|vorbereiten) auf'],
    'made',
    [
      'words',
      'any',
      'synonyme?n?|antonyme?n?|gegenteil von|(?:reim|reimt|reimen) (?:sich )?auf|(?<!\\d )wörter,? (?:die|mit|für|zum)|ein anderes wort|anderes wort für|redewendung\\w*|sprichw\\w+|beispielsätze?n?|sätze mit (?:dem wort|den wörtern)',
    ],
    [
      'evaluate',
      'start',
      'analysier\\w*|bewert\\w*|beurteil\\w*|interpretier\\w*|rezensier\\w*|kritisier\\w*|untersuch\\w*|kommentier\\w*|begutacht\\w*|(?:gib|geben sie)(?: mir| uns)?(?: \\w+){0,2} (?:feedback|rückmeldung)|was (?:hältst du|halten sie) von (?:diese\\w*|meine\\w*|folgende\\w*)|prüf\\w*(?: sie)? (?:meinen?|meine|diesen|diese)',
    ],
    [
      'evaluate',
      'any',
      '(?:kannst|könntest) du .{3,160}(?:analysieren|bewerten|beurteilen|interpretieren)|(?:können|könnten) sie .{3,160}(?:analysieren|bewerten|beurteilen|interpretieren)',
    ],
    [
      'discuss',
      'any',
      'diskutier\\w*|erörter\\w*|debattier\\w*|was (?:denkst|meinst|hältst) du|was (?:denken|meinen|halten) sie|(?:deine|ihre) meinung|argumentier\\w*|ist es (?:moralisch|ethisch|gerecht|richtig|falsch|vertretbar)|inwiefern|inwieweit',
    ],
    [
      'text',
      'start',
      'beschreib\\w*(?: sie)? (?:eine?n?) (?:szene|ort|figur|tag|landschaft|stadt|charakter|moment|strand|wald)',
    ],
    [
      'describe',
      'start',
      `beschreib\\w*|definier\\w*|stell\\w* (?!dir|mir (?:eine )?frage).{0,60}\\bvor${END}|erzähl\\w*(?: sie)?(?: mir| uns)?(?: etwas| mehr| was| kurz)*(?: über| von)|(?:gib|geben sie)(?: mir| uns)?(?: eine?n?)? (?:\\w+ )?(?:beschreibung|definition|überblick|informationen|infos)|(?:informationen|infos) (?:über|zu)|bedeutung (?:von|des|der)|definition|geschichte (?:der|des|von)|überblick über`,
    ],
    [
      'explain',
      'start',
      'erklä?e?r\\w*|erläuter\\w*|veranschaulich\\w*|verdeutlich\\w*|zeig\\w*(?: sie)?(?: mir| uns)?(?: auf)?,? (?:wie|warum)|bring\\w* (?:mir|uns) .{0,40} bei|(?:sag|verrat)\\w*(?: sie)?(?: mir| uns)?,? (?:wie|warum|was)',
    ],
    [
      'troubleshoot',
      'any',
      '(?:geht|funktioniert|startet|lädt|reagiert|verbindet|druckt|läuft|öffnet|springt|schaltet|heizt|pumpt) (?:sich )?(?:\\w+ ){0,3}?nicht(?: mehr)?|nicht (?:mehr )?(?:geht|funktioniert|startet|lädt|druckt|angeht|anspringt|reagiert|verbinden|öffnen)|lässt sich nicht|stürzt .{0,20}ab|fehlermeldung|(?:druckt|zeigt|macht) nur noch|ist (?:extrem |sehr |total )?langsam|fehlercode|hängt sich|friert .{0,10}ein|bricht .{0,15}ab|reparieren|kaputt|bluescreen|was ist (?:falsch|los|kaputt)',
    ],
    [
      'whatif',
      'any',
      'was (?:wäre|würde|wär)(?: passiert| geschehen| passieren| geschehen| sein)?,? wenn|was (?:wäre|würde) (?:passieren|geschehen|passiert)|stell dir vor,? (?!du)|angenommen,? (?!du)|wie (?:sähe|wäre|würde) .{0,60} wenn',
    ],
    [
      'why',
      'question',
      '(?:sag\\w*(?: mir)?,? )?(?:warum|wieso|weshalb)|aus welche[mn] gr[üu]nde?n?|was (?:sind|waren|ist|war|könnten?)(?: die| der| das)? ?(?:\\w+ )?(?:ursache|grund|gründe|auslöser)\\w*|wie kommt es|woran (?:liegt|lag)|was (?:verursacht|verursachte|führte? zu)',
    ],
    [
      'advice',
      'any',
      'tipps?|ratschl[aä]ge?n?|ratschlag|rat (?:für|zu|geben)|wie (?:kann|könnte|soll|sollte|werde|schaffe|schaff|bleibe|überwinde|spare|gehe|verbessere|motiviere) (?:ich|man|wir)\\b.{0,90}(?:verbessern|werden|lernen|sparen|abnehmen|aufhören|umgehen|überwinden|motivieren|konzentrieren|entspannen|einschlafen|schlafen|vorbereiten|organisieren|vermeiden|steigern|reduzieren|loswerden|bewältigen|produktiver|besser|um)|strategien (?:für|zum|gegen)|was hilft (?:gegen|bei)|was (?:kann|soll|könnte) ich (?:dagegen|gegen|tun)|wie (?:werde|lerne|spare|bleibe) ich',
    ],
    [
      'howto',
      'any',
      'wie (?:\\w+e|\\w+t|kann|muss|soll|darf|könnten|können|geht) (?:ich|man|wir|das)|schritte? (?:zum|zur|um)|(?:\\w+-)?anleitung|was muss ich (?:tun|machen|beachten)',
    ],
    [
      'names',
      'any',
      '\\w*namen? (?:für|zum)|namensideen|namensvorschl\\w+|wie (?:soll|könnte|kann|sollten|könnten) (?:ich|wir) .{0,60}nennen|spitznamen?',
    ],
    ['ideas', 'any', '\\w*ideen?|brainstorm\\w*|inspiration\\w*|geschenk(?:e|vorschl\\w*)?|vorschläge?n?'],
    [
      'recommend',
      'any',
      `empfehl\\w*|empfiehl\\w*|schlag\\w*(?: sie)?(?: mir| uns)\\b.{0,100}\\bvor${END}|(?:welche[snrm]?|was|wer|wann) (?:ist|sind|wäre) (?:der|die|das|den) (?:beste|günstigste|schönste|ideale|richtige)\\w*|welche[snrm]? .{2,40}(?:empfiehlst|empfehlen|eignet|eignen|passt zu|passen zu)|beste[nrs]? (?:zeit|restaurant\\w*|laptop\\w*|film\\w*|bücher|serie\\w*|apps?|hotel\\w*|reisezeit)|wohin .{2,40}(?:urlaub|fahren|reisen|gehen|verreisen)|wo (?:kann|sollte|können|gibt es) (?:ich|man|wir|gute)|ein gute[rs]? .{3,30} für`,
    ],
    ['puzzle', 'any', '\\w*rätsel|rate mal|scherzfrage|denksportaufgabe'],
    [
      'list',
      'start',
      'list\\w*|nenn\\w*|zähl\\w*\\b.{0,140}\\bauf|gib\\w*(?: mir| uns)?(?: \\w+){0,3}? beispiele|welche (?:arten|typen|sorten|möglichkeiten|vorteile|nachteile|symptome|beispiele)|was sind (?:die |einige )?(?:\\w+ )?(?:vorteile|nachteile|symptome|arten|beispiele|merkmale|eigenschaften)|vorteile|nachteile|arten von|beispiele für',
    ],
    [
      'quantity',
      'question',
      'wie ?(?:viele?n?|hoch|groß|weit|lang|lange|alt|schwer|tief|teuer|oft|schnell|heiß|warm|kalt|breit)|was kostet|was kosten|um wie ?viel',
    ],
    ['quantity', 'start', 'schätz\\w*'],
    [
      'explain',
      'question',
      'wie(?! (?:geht|heißt|nennt|lautet|kann|soll|mache?|komme?|alt))|auf welche weise|welche (?:rolle|wirkung|auswirkung\\w*|folgen|bedeutung|funktion)|was (?:bewirkt|passiert|geschieht)|wozu|wodurch',
    ],
    [
      'describe',
      'question',
      'was (?:ist|sind|war|waren|bedeutet|bedeuten|heißt|versteht man|meint man|macht)|wofür steht|wer (?:ist|war) .{0,30}\\bund was',
    ],
    [
      'yesno',
      'question',
      '(?:ist|sind|war|waren|kann|können|darf|dürfen|muss|müssen|gibt|hat|haben|hilft|helfen|macht|machen|wird|werden|stimmt|gehört|braucht|brauche|brauchen|könnte|geht|lebt|leben|bin|habe|funktioniert|enthält|besteht|verursacht|dürfte)',
    ],
    [
      'fact',
      'question',
      'wer|wem|wen|wessen|wann|wo|woher|wohin|welche[rsnm]?|was|(?:in|an|aus|auf|mit|zu|seit|bis) welche[rmn]?|von wem|seit wann|wie (?:heißt|heißen|nennt|lautet)|woraus|womit',
    ],
  ],
  makes: [
    ['plan', '(?:plane?|planen(?: sie)?|organisier\\w*(?: sie)?|koordinier\\w*)(?: mir| uns)?'],
    ['recommend', '(?:empfiehl|empfehl\\w*(?: sie)?|schlag\\w*(?: sie)?)(?: mir| uns)?'],
    ['ideas', '(?:denk\\w* dir|denken sie sich|erfind\\w*(?: sie)?|überleg\\w* dir|brainstorm\\w*|sammel\\w* ideen)'],
    [
      'list',
      '(?:(?:erstell|mach|schreib|gib|geben sie)\\w*(?: sie)?(?: mir| uns)?(?: bitte)? eine (?:\\w+ )?(?:liste|tabelle)|eine (?:\\w+ )?(?:liste|tabelle)|list\\w*|tabelle)',
    ],
    [
      'text',
      '(?:schreib\\w*(?: sie)?|verfass\\w*(?: sie)?|formulier\\w*(?: sie)?|dicht\\w*|entwirf|entwerf\\w*(?: sie)?|texte)(?: mir| uns)?',
    ],
    [
      'unknown',
      '(?:erstell\\w*(?: sie)?|mach\\w*(?: sie)?|gib|geben sie|generier\\w*(?: sie)?|bau\\w*|entwickl\\w*(?: sie)?|gestalt\\w*(?: sie)?|erarbeit\\w*(?: sie)?|kreier\\w*|bereit\\w*(?: sie)?|zeichn\\w*|male?|zeig\\w*|such\\w*|find\\w*|nenn\\w*(?: sie)?|sag\\w*|erzähl\\w*(?: mir| uns)?(?: bitte)? eine?n?|ein|eine|einen|einem|einer|meiner|meinem)(?: mir| uns)?',
    ],
  ],
  artifacts: [
    ['words', '(?:synonyme?|antonyme?|reimwörter|redewendungen)'],
    ['reply', '(?:antwort\\w* (?:auf|an)|rückmeldung (?:auf|an))'],
    [
      'document',
      '(?:bewerbung\\w*|motivationsschreiben|anschreiben|lebenslauf\\w*|\\w*vertrag\\w*|\\w*bericht(?:e|s)?|angebot\\w*|protokoll\\w*|businessplan|geschäftsplan|exposé|\\w*konzept\\w*|stellenanzeige\\w*|stellenbeschreibung|\\w*zeugnis|gutachten|handbuch|vorlage|checkliste|swot\\w*|\\w*richtlinie\\w*|datenschutz\\w+|agb|dokumentation|lastenheft|pflichtenheft|empfehlungsschreiben|\\w*antrag|vollmacht|fallstudie|user stor\\w+|readme|hausordnung|satzung)',
    ],
    [
      'email',
      '(?:(?:\\w+-)?e-?mails?|\\w*mails?|\\w*briefe?s?|\\w*nachricht(?:en)?|\\w*einladung\\w*|\\w*einladungstext|kündigung\\w*|beschwerde\\w*|entschuldigung\\w*|danksagung\\w*|dankes\\w+|absage\\w*|zusage|erinnerung\\w*|sms|whatsapp\\w*|mahnung\\w*|widerspruch\\w*|krankmeldung|anfrage\\w*|reklamation\\w*|urlaubsantrag)',
    ],
    [
      'essay',
      '(?:\\w*aufsatz|\\w*aufsätze|essays?|erörterung\\w*|hausarbeit|facharbeit|seminararbeit|bachelorarbeit|masterarbeit|referat\\w*|dissertation|abhandlung|\\w+analyse für die schule|stellungnahme)',
    ],
    [
      'caption',
      '(?:(?:\\w+-)?(?:posts?|captions?)|(?:instagram|linkedin|facebook|tiktok|social[- ]media)[- ]?beitr[aä]ge?|\\w*titel|slogans?|motto|tweets?|\\w*überschrift(?:en)?|bildunterschrift\\w*|bio|hashtags?|witze?n?|zitate?|\\w*spr[üu]che?|betreffzeile\\w*|wortspiel\\w*|headline\\w*|claim|\\w*gl[üu]ckw[üu]nsche?|\\w*grüße|geburtstagsgruß)',
    ],
    [
      'article',
      '(?:\\w*artikel|blog\\w*|(?:blog|fach|gast)-?beitr[aä]ge?|newsletter|reportage|pressemitteilung|ratgeber\\w*|kolumne|leitfaden|beitrag (?:über|für|zu|zum|zur))',
    ],
    [
      'story',
      '(?:\\w*geschichten?(?! (?:der|des|von))|märchen|erzählung\\w*|\\w*roman(?:s|e)?|fabel\\w*|novelle|\\w*krimi|sage|legende|kapitel|fan-?fiction)',
    ],
    [
      'poem',
      '(?:\\w*gedichte?s?|haikus?|sonett|\\w*(?<!g)lied(?:text|er)?|\\w*song\\w*|reime?|verse?|ballade|limericks?|rap\\w*|strophen?|refrain|hymne)',
    ],
    [
      'speech',
      '(?:\\w*(?<!an)(?<!aus)rede|\\w*ansprache|\\w*vortrag|\\w*präsentation\\w*|(?:\\w+-)?pitch|toast|trinkspruch|predigt|monolog|\\w*moderation|laudatio)',
    ],
    [
      'copy',
      '(?:produktbeschreibung\\w*|produkttext\\w*|werbe\\w+|werbung|\\w*anzeige\\w*|inserat|landing ?page\\w*|verkaufstext\\w*|flyer\\w*|broschüre\\w*|\\w*kampagne\\w*|meta-?beschreibung|über-uns\\w*|klappentext)',
    ],
    [
      'interview',
      '(?:interviewfragen|\\w*umfrage|fragebogen|fragen (?:für|an) (?:ein(?:en|e)? |die |meine )?(?:interview|bewerber\\w*|kandidat\\w*|kund\\w+|vorstellungsgespräch))',
    ],
    [
      'quiz',
      '(?:\\w*quiz\\w*|(?:\\w+-)?\\w*fragen|tests?|\\w*klausur|\\w*prüfung(?:en)?|arbeitsblatt|arbeitsblätter|übungen|\\w*aufgaben|karteikarten|lückentext|\\w*rätsel)',
    ],
    [
      'lesson',
      '(?:unterrichts\\w+|stundenentwurf|lektion\\w*|kursplan|lehrplan|\\w*workshop\\w*|seminar|schulstunde|curriculum)',
    ],
    [
      'dialogue',
      '(?:dialoge?s?|\\w*gespräch|\\w*szene|theaterstück|drehbuch|sketche?s?|(?:\\w+-?)?skript (?:für|zu)|interview mit|hörspiel|streitgespräch)',
    ],
    ['recipe', '(?:\\w*rezepte?n?)'],
    [
      'meals',
      '(?:\\w*(?:essens|ernährungs|mahlzeiten|speise|diät|koch|menü)-?plan\\w*|\\w*menü|meal ?prep|wochenspeiseplan)',
    ],
    [
      'training',
      '(?:\\w*(?:trainings|lern|fitness|lauf|workout|übungs|sport|schwimm|yoga)-?(?:plan|programm|routine|zeitplan)\\w*|\\w*training|workout\\w*)',
    ],
    [
      'trip',
      '(?:\\w*reise(?:plan|route|planung)?|\\w*urlaub|\\w*ausflug|städtetrip|trip|roadtrip|route|wochenende (?:in|an|am|auf)|wochen? (?:in|an|am|auf)|tage (?:in|an|am|auf)|tagestour|wanderung|rundreise)',
    ],
    [
      'schedule',
      '(?:zeitplan\\w*|stundenplan|wochenplan\\w*|tagesplan\\w*|tagesablauf|putzplan|dienstplan|schichtplan|agenda|tagesordnung|ablaufplan|kalender|terminplan|\\w*routine|redaktionsplan|meeting\\w*|besprechung)',
    ],
    ['outline', '(?:\\w*gliederung|inhaltsverzeichnis|aufbau|struktur)'],
    [
      'plan',
      '(?:\\w*plan|\\w*pläne|planung|\\w*strategie\\w*|roadmap|projekt\\w*|\\w*feier|\\w*party|hochzeit|geburtstag|event|\\w*veranstaltung|budget|umzug|maßnahmen\\w*)',
    ],
    ['names', '(?:\\w*namen?)'],
    ['ideas', '(?:\\w*ideen?|\\w*vorschläge|anregungen|themen|\\w*geschenk\\w*|aktivitäten|\\w*spiele|alternativen)'],
    [
      'recommend',
      '(?:buch|bücher|\\w*filme?|serien?|podcasts?|restaurants?|hotels?|apps|\\w*empfehlung\\w*|laptop|handy)',
    ],
    ['timeline', '(?:chronologie|zeitleiste)'],
    ['advice', '(?:\\w*tipps?|ratschl[aä]ge?)'],
    ['howto', '(?:\\w*-?anleitung\\w*|schritte|tutorial)'],
    [
      'image',
      '(?:bild(?:er)?|illustration\\w*|zeichnung|\\w*logo|poster|\\w*foto|plakat|bildprompt|midjourney\\w*|grafik)',
    ],
    ['list', '(?:\\w*liste|tabelle|beispiele|gründe)'],
    ['explain', '(?:überblick|erklärung|einführung in|zusammenhang)'],
    ['describe', '(?:definition|beschreibung (?:von|der|des))'],
    ['evaluate', '(?:\\w*analyse|kritik|feedback|bewertung|vergleich)'],
    [
      'text',
      '(?:absatz|absätze|\\w*(?<!kon)texte?|satz|sätze|abschnitt|einleitung|schluss|fazit|biografie|\\w*profil|rezension|vorwort|beschreibung|tagebucheintrag)',
    ],
  ],
  question:
    'wer|wem|wen|wessen|was|wann|wo|wohin|woher|warum|wieso|weshalb|wie|wieviele?|welche[rsnm]?|womit|wofür|wozu|wovon|worin|worüber|woran|wodurch|woraus|ist|sind|war|waren|kann|können|darf|dürfen|hat|haben|habe|gibt es|lohnt|soll|sollte|sollten|muss|müssen|stimmt|hilft|macht|wird|werden|(?:in|an|aus|auf|mit|zu|von|seit|bis) (?:welche[rmn]?|wem|wann)',
  request:
    'lies|lesen sie|betracht\\w*|antwort\\w*|wähl\\w*|entscheid\\w*|such\\w*|find\\w*|prüf\\w*|stell\\w*|änder\\w*|füg\\w*|entfern\\w*|zähl\\w*|mach\\w*|gib|geben sie|zeig\\w*|sag|sage|sagen sie|nutze?|verwend\\w*|überleg\\w*|löse?|lösen sie|ordn\\w*|setz\\w*|bring\\w*|nimm|nehmen sie|lass|lassen sie|bestimm\\w*|markier\\w*|denk\\w*|hilf|helfen sie|schick\\w*|les|rate?|erzähl\\w*|schätz\\w*',
  unfinished: 'ist|sind|war|waren|heißt|von|zu|in|mit|für|und|oder|als|der|die|das|ein|eine|weil|dass|den|dem|des',
  wish: 'verwend\\w*|benutz\\w*|nutze?|nutzen sie|nimm|achte\\w*|vermeid\\w*|kein|keine|keinen|ohne|nur|maximal|höchstens|mindestens|bitte|(?:es|er|sie|das|der|die|jede[rs]?|alle)(?: \\w+){0,3}? (?:soll|sollen|sollte|sollten|muss|müssen|darf|dürfen)|ton\\w*|stil|länge|format|umfang|halte?|halten sie|beschränk\\w*|konzentrier\\w*|geh|gehen sie|erwähn\\w*|gib|geben sie|schreib\\w*|füg\\w*|beginn\\w*|ende?|schließ\\w*|antwort\\w*|lass|lassen sie|außerdem|zusätzlich|am ende|zum schluss|formatier\\w*|sei|stell sicher|stellen sie sicher|erklär\\w*|nenn\\w*|zeig\\w*|mach|machen sie|strukturier\\w*|duze|sieze|zielgruppe|berücksichtig\\w*|leg|begründ\\w*|nicht|liefer\\w*|ordne\\w*|markier\\w*|sortier\\w*|trenn\\w*|behalt\\w*',
  above:
    '(?:(?:text|code|absatz|nachricht) )?(?:oben|obige[nrsm]?|vorherige[nrsm]?|vorangehende[nrsm]?|vorstehende[nrsm]?)',
  formal:
    '(?<=^|[.!?:\\n]\\s?|bitte |guten tag,? )(?!(?:haben|können|dürfen|müssen|wollen|leben|werden|sollen) )\\w+n sie(?! sich gegenseitig)|(?<=^|[.!?:,\\n]\\s?)(?:können|könnten|würden|möchten) sie (?:mir|uns|bitte|eventuell|vielleicht|mich|eine?n?|das|den|die|diesen?|kurz)|ich (?:möchte|würde|darf) sie bitten|bitte ich sie|(?<=^|[.!?\\n]\\s?)sie sind(?: jetzt| nun)? (?:eine?|mein|meine|\\w+in|\\w+er)|ihre aufgabe ist|wissen sie',
  slots: {
    audience:
      '(?:für|an|zu|mit) (?:(?:eine?[nmr]?|die|den|der|meine?[nmr]?|unsere?[nmr]?|deine?[nmr]?|absolute|ältere|junge|kleine|neue[nr]?|potenzielle)\\s){0,3}(?:\\w+ )?(?:\\w*anfänger\\w*|\\w*kind\\w*|schüler\\w*|student\\w*|studierende\\w*|erwachsene\\w*|jugendliche\\w*|\\w*kund\\w+|leser\\w*|nutzer\\w*|eltern|lehrer\\w*|lehrkräfte|chef\\w*|manager\\w*|mitarbeite\\w*|kolleg\\w+|team|freund\\w*|publikum|senior\\w*|klasse|\\w*klässler\\w*|vermieter\\w*|nachbar\\w*|laien|expert\\w+|entwickler\\w*|investor\\w*|\\w*einsteiger\\w*|patient\\w+|mutter|mama|vater|papa|oma|opa|schwester|bruder|gäste|familie\\w*|bewerber\\w*|professor\\w*|tochter|sohn|frau|mann|dozent\\w*)|\\d+-?jährige\\w*|zielgruppe|(?:meine[nmr]?|unsere[nmr]?) (?:\\w+ )?(?:chef\\w*|vermieter\\w*|kund\\w+|kolleg\\w+|lehrer\\w*|nachbar\\w*|team|freund\\w*|professor\\w*|mutter|vater|oma|opa)|in einfachen worten|einfach erklärt|laienverständlich|für laien',
    tone: 'ton|tonfall|tonalität|stil|formell\\w*|förmlich\\w*|informell\\w*|professionell\\w*|freundlich\\w*|locker\\w*|lustig\\w*|witzig\\w*|humorvoll\\w*|ernst\\w*|höflich\\w*|akademisch\\w*|überzeugend\\w*|herzlich\\w*|sachlich\\w*|seriös\\w*|dramatisch\\w*|romantisch\\w*|ironisch\\w*|poetisch\\w*|kreativ\\w*|motivierend\\w*|respektvoll\\w*|diplomatisch\\w*|begeistert\\w*|emotional\\w*|traurig\\w*|spannend\\w*|gruselig\\w*',
    format:
      'liste|stichpunkte?n?|aufzählung\\w*|tabelle\\w*|tabellarisch\\w*|json|csv|markdown|html|xml|yaml|format\\w*|schritt für schritt|schritte|abschnitte?n?|überschriften|zwischenüberschriften|gliederung|spalten|nummeriert\\w*|vorlage|gereimt\\w*|reim\\w*|strophen|haiku|dialogform|fließtext|absätzen?|betreff\\w*|emojis?',
    length:
      '(?:\\d+|ein(?:e|em|en)?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwanzig|hundert|ein paar|wenige[nr]?)(?: kurze[nrs]?)? (?:wörtern?|worten?|sätzen?|satz|absätzen?|absatz|seiten?|zeilen?|zeichen|minuten?|strophen?|folien)|(?<!vor )(?<!seit )kurz(?:e|en|er|es|em)?|knapp\\w*|ausführlich\\w*|detailliert\\w*|länge|prägnant\\w*|umfangreich\\w*|zweizeiler|\\d+-minütige\\w*',
    deadline:
      'frist|deadline|abgabe\\w*|bis (?:morgen|heute|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|zum|ende|nächste\\w*|spätestens|\\d+)|morgen früh|dringend|so schnell wie möglich|(?:in|innerhalb von) (?:\\d+|zwei|drei|vier|sechs|einer|einem) (?:tagen?|wochen?|monaten?|stunden?)',
    context:
      'weil|denn|da ich|ich (?:bin|habe|arbeite|studiere|lerne|plane|wohne|leite|schreibe gerade|bereite)|wir (?:sind|haben|planen|arbeiten|verkaufen|wohnen)|mein(?:e|er|em|en)? (?:firma|unternehmen|team|ziel|projekt|budget|chef\\w*|website|job|laden|situation|freund\\w*|hintergrund|sohn|tochter)|unser(?:e|er|em|en)? (?:\\w+ )?(?:firma|unternehmen|team|produkt\\w*|kund\\w+|shop|verein)|hintergrund|kontext|damit|um .{2,60} zu \\w+en|situation',
    constraints:
      'nicht|kein\\w*|ohne|vermeide\\w*|nur|muss|müssen|höchstens|mindestens|maximal|minimal|genau|außer|darf|dürfen|soll(?:en|te|ten)?(?! ich| wir)|achte\\w*|inklusive|einschließlich|enthalten|enthält|zwischen \\d+ und \\d+|begrenz\\w*|statt|bis zu|unter \\d+',
  },
  traits: {
    steps:
      'schritt für schritt|schrittweise|rechenweg|lösungsweg|zeig\\w* (?:deine|die|alle|jeden) (?:rechen)?schritt\\w*|begründe?n?(?: sie)? (?:deine|die|ihre) antwort|gedankengang|wie du darauf',
    examples: 'beispiel\\w*|z\\.? ?b\\.?|beispielsweise',
    reasons: 'warum|wieso|weshalb|grund|gründe|begründ\\w*|weil',
    count:
      '(?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig) (?!wörtern?|worten?|zeilen?|seiten?|zeichen|minuten?|sätzen?|absätzen?|jahren?|prozent|euro|uhr)\\w+|ein dutzend|ein paar|mehrere',
    sources: 'quellen?|quellenangaben?|belege?|zitier\\w*|literatur\\w*|studien|nachweise?',
    recent:
      'aktuell\\w*|neueste\\w*|derzeit\\w*|zurzeit|heute|momentan\\w*|dieses jahr|jetzige\\w*|\\w*preise?|kostet|kosten|wechselkurs|20[23]\\d|bundeskanzler\\w*|präsident\\w*|amtierend\\w*|inzwischen|neu(?:er|es|en)? stand|reichste\\w*',
    health:
      'gesund\\w*|diät\\w*|ernährung\\w*|vegan\\w*|abnehmen|körpergewicht|kalorien|vitamin\\w*|nahrungsergänz\\w*|medikament\\w*|symptom\\w*|krankheit\\w*|virus|impf\\w*|corona|krebs|diabetes|blutdruck|schwanger\\w*|schlaf\\w*|einschlafen|angstst\\w+|depress\\w*|therapie|\\w*schmerz\\w*|fieber|erkältung|grippe|arzt|ärzt\\w+|allergi\\w*|muskel\\w*|protein\\w*|verletz\\w*|fasten|cholesterin|koffein|alkohol|rauchen|ibuprofen|migräne',
    money:
      'invest\\w*|aktien?|etfs?|krypto\\w*|bitcoin|kredit\\w*|hypothek\\w*|darlehen|schulden|steuer\\w*|renten?|altersvorsorge|gehalt\\w*|versicherung\\w*|zins\\w*|inflation|bank|sparen|sparplan|miete|geld|tagesgeld|festgeld|immobilie\\w*',
    law: 'legal|illegal|erlaubt|verboten|gesetz\\w*|anwalt|klage|vertrag|mietvertrag|visum|vermieter\\w*|mieter\\w*|scheidung|sorgerecht|urheberrecht|dsgvo|patent|marke|gericht|arbeitsrecht|kündigungsfrist|testament|strafbar|rechtlich\\w*|gewährleistung',
    travel:
      '\\w*reise\\w*|\\w*urlaub\\w*|besuchen|besichtig\\w*|sehenswürdigkeit\\w*|flug|flüge|hotel\\w*|tourist\\w*|städtetrip|ausflug|roadtrip|flughafen|flitterwochen',
    technology:
      'software|apps?|computer|pc|laptop|handy|smartphone|iphone|android|windows|mac(?:book)?|linux|excel|word|browser|chrome|wlan|wi-?fi|router|server|cloud|sql|api|docker|git|python|java|javascript|react|datenbank|website|drucker|photoshop|wordpress',
    table: 'tabell\\w*|spalten',
    mail: '(?:\\w+-)?e-?mails?|\\w*mails?',
    fiction: 'fiktiv\\w*|romanfigur|im film|im buch|in (?:harry potter|star wars)',
    expert:
      '\\w*(?:expert\\w+|berater\\w*|spezialist\\w*|ingenieur\\w*|entwickler\\w*|programmierer\\w*|analyst\\w*|coach|trainer\\w*|anwalt|anwältin|arzt|ärztin|buchhalter\\w*|texter\\w*|lektor\\w*|redakteur\\w*|ökonom\\w*|forscher\\w*|psycholog\\w*|therapeut\\w*|designer\\w*|architekt\\w*|manager\\w*|professor\\w*|recruiter\\w*|fachmann|fachfrau|profi|jurist\\w*)',
    ongoing:
      '\\w*gespräch\\w*|unterhaltung|unterhalten|ab (?:jetzt|sofort)|(?:meine )?erste (?:frage|aufgabe|anfrage|nachricht)|lass uns|fang\\w*|ich werde|warte\\w* auf|bleib in|durchgehend|jedes mal|immer wenn|bis ich|rollenspiel|reagiere? auf meine|ich bin (?:dein\\w*|der|die|gast|kund\\w+|patient\\w*)|korrigiere mich|stell mir .{0,20}fragen',
    person: 'wer (?:ist|war|sind|waren) [^?]{2,40}\\?*$',
    ownVoice: 'ich|mein|meine[nmrs]?',
  },
} as const satisfies LexiconSource;
