import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      '{Stabilește|Stabiliți} ce nu poate lipsi, {pune|puneți} totul exact în forma cerută, fără nimic înainte sau după, și {păstrează|păstrați} exacte numele și cifrele.',
    onePick:
      '{Alege|Alegeți} o singură variantă și {numește-o|numiți-o} întâi, {leagă|legați} motivul de ce se spune aici și {adaugă|adăugați} într-un rând ce ar putea fi împotriva ei.',
    eachInTurn:
      '{Dă|Dați} câte un rând pentru fiecare, în ordinea dată: întâi rezultatul, apoi în câteva cuvinte ce îl hotărăște.',
    twofold:
      '{Fă|Faceți} tot ce se cere în ordinea numită, {pune|puneți} pe un rând ce ține împreună și {leagă|legați} fiecare parte exact de ce este dat aici.',
    scaled:
      '{Spune|Spuneți} întâi cu ce se face conversia, {convertește|convertiți} fiecare valoare în ordinea dată, {rotunjește|rotunjiți} așa cum s-ar folosi în practică și {spune|spuneți} unde asta schimbă ceva.',
    wordAlone:
      '{Gândește|Gândiți} în tăcere, {compară|comparați} primul răspuns care vine în minte cu următorul mai bun și {răspunde|răspundeți} numai cu rezultatul: fără motiv, fără a doua variantă, fără punct la sfârșit.',
    sumUp:
      '{Pune|Puneți} în propoziția principală deznodământul sau ideea centrală, {păstrează|păstrați} ce mai are greutate în text, cu numele și cifrele de care depinde totul, {lasă|lăsați} deoparte exemplele și amănuntele și {scrie|scrieți} așa încât să se înțeleagă de la prima citire.',
    inSentence:
      '{Dă|Dați} întâi răspunsul însuși, cu un detaliu concret în locul unui cuvânt general, în cel mult atâtea propoziții câte se cer, ca să fie înțeles de la prima citire.',
    sentenceMade:
      '{Construiește-o|Construiți-o} pe o imagine concretă și pe un verb puternic în loc de adjective, {dă|dați} fiecărui lucru cerut locul lui firesc și {alege|alegeți} varianta cel mai ușor de rostit cu voce tare.',
    markup:
      '{Fă-l|Faceți-l} valid, ca un program să îl citească fără schimbări: toate valorile păstrate, același nume pentru același lucru, numerele ca numere, caracterele speciale între ghilimele sau cu escape și nimic în jur.',
    inRow:
      '{Dă|Dați} tot ce se cere, fiecare element o singură dată și scris exact, nu {include|includeți} nimic ce nu se potrivește și nu {adăuga|adăugați} nimic: nici titlu, nici numere, nici comentarii.',
    codeAlone:
      'Să reziste și la intrări dificile (goale, foarte lungi, caractere neobișnuite); {testează-l|testați-l} în tăcere pe una dintre ele și {dă|dați} numai codul, gata de copiat.',
    correctAlone:
      '{Corectează|Corectați} numai greșelile, {lasă|lăsați} sensul și tonul neschimbate și {dă|dați} doar textul corectat.',
    markupMade:
      'Să fie valid, ca un program să-l citească fără modificări: exact cheile cerute, valori plauzibile și potrivite între ele, numerele ca numere și nimic în jur.',
    inRowEach:
      '{Dă|Dați} câte un element pentru fiecare lucru dat, în aceeași ordine și scris exact, și nu {adăuga|adăugați} nimic: nici titlu, nici numere, nici comentarii.',
    plotSentence:
      '{Spune|Spuneți} în ea cine ce vrea, ce stă în cale și, dacă nu trebuie să rămână deschis, cum se termină, cu un amănunt care n-ar putea fi din nicio altă poveste.',
  },
  bullets: {
    formAsked: 'Formă: exact cea cerută, fără nimic înainte sau după',
    mustStay: 'Conținut: ce nu poate lipsi, în cât mai puține cuvinte',
    onlyOne: 'Alegere: una singură, numită întâi',
    tiedReason: 'Motiv: legat de ce se spune aici, nu valabil pentru orice',
    speaksAgainst: 'Împotrivă: ce ar putea fi împotriva ei, într-un rând',
    eachResult: 'Rezultat: câte un rând pentru fiecare, în ordinea dată',
    eachDecided: 'Motiv: ce hotărăște la fiecare, în câteva cuvinte',
    eachAsked: 'Părți: tot ce se cere, în ordinea numită; ce ține împreună, pe un rând',
    factor: 'Factor: cel cu care se convertește totul, numit întâi',
    allConverted: 'Valori: toate convertite, în ordinea dată',
    rounded: 'Rotunjire: cum s-ar folosi în practică, spusă unde schimbă ceva',
    thoughtSilently: 'Gândire: în tăcere, prima idee față de următoarea mai bună',
    resultOnly: 'Răspuns: numai rezultatul, în forma cerută',
    noneAround: 'În jur: fără motiv, fără a doua variantă, fără punct la sfârșit',
    mainClaim: 'Propoziția principală: deznodământul sau ideea centrală',
    hangsOn: 'Păstrat: numele și cifrele de care depinde totul',
    atOnce: 'Lungime: se înțelege de la prima citire',
    mainCore: 'Răspuns: el însuși întâi, cu un detaliu concret în locul unui cuvânt general',
    factBehind: 'Orice altceva se cere: pe un rând separat',
    noSecond: 'Cuvinte: niciunul care trebuie explicat',
    onePicture: 'Imagine: una, concretă',
    strongWord: 'Verb: unul puternic în loc de adjective',
    saidAloud: 'Sonoritate: ușor de rostit cu voce tare',
    parses: 'Sintaxă: validă, citită de un program fără modificări',
    recordEach: 'Conținut: toate valorile, în ordinea dată',
    fieldsSame: 'Nume: același pentru același lucru; numerele ca numere',
    plausible: 'Valori: plauzibile și potrivite între ele',
    leftEmpty: 'Valori lipsă, dacă sunt: lăsate goale, niciodată completate',
    bareOutput: 'Rezultat: nimic înainte sau după',
    onceSpelled: 'Elemente: fiecare o dată, scris exact',
    signBetween: 'Între ele: semnul cerut, niciunul după ultimul',
    asAppears: 'Ordine: cea din ce este dat',
    noHalf: 'Complet: tot ce corespunde, și ce este pomenit doar în treacăt',
    nothingBeside: 'În jur: fără titlu, fără numere, fără comentarii',
    awkwardInputs: 'Intrări: și cele dificile (goale, foarte lungi, caractere neobișnuite)',
    silentTest: 'Test: în tăcere, pe o intrare obișnuită și pe una dificilă',
    codeOutput: 'Rezultat: numai codul, gata de copiat',
    columnsNamed: 'Coloane: numite în antet, cu unitatea acolo unde există',
    rowEach: 'Rânduri: câte unul pentru fiecare lucru, în ordinea firească',
    cellsShort: 'Celule: scurte, cifre la fel de exacte, cele îndoielnice marcate',
    keysAsked: 'Chei: exact cele cerute, numerele ca numere',
    oneForEach: 'Elemente: câte unul pentru fiecare lucru dat, în aceeași ordine',
    countedWords: 'Lungime: numărată înainte de predare, în limita cerută',
    plotWho: 'Miez: cine ce vrea, ce stă în cale',
    plotDetail: 'Amănunt: unul care n-ar putea fi din nicio altă poveste',
  },
  guided: {
    asAskedCut:
      '{Notează|Notați} pentru {tine|dumneavoastră} ce nu trebuie să lipsească, apoi {dă|dați} rezultatul în forma cerută și nimic în jur.',
    onePickWeigh:
      '{Cântărește|Cântăriți} două sau trei variante fără a le arăta, apoi {dă|dați} numai pe cea mai potrivită, cu motivul.',
    eachGive: '{Ia-le|Luați-le} pe rând, în ordinea dată, și {marchează|marcați} cazurile îndoielnice.',
    twofoldGive:
      '{Stabilește|Stabiliți} ce din cele date este hotărâtor pentru fiecare lucru cerut, apoi {dă-le|dați-le} unul după altul, fără comentarii în jur.',
    scaledCheck:
      '{Convertește|Convertiți} valoare cu valoare, {verifică|verificați} una în sens invers, apoi {dă|dați} rezultatul întreg, cu unități.',
    silentThink:
      '{Hotărăște|Hotărâți} în gând, {compară|comparați} încă o dată cu ceea ce se cere exact și {răspunde|răspundeți} numai cu rezultatul.',
    threeTries:
      '{Încearcă|Încercați} trei variante fără a le arăta și {dă-o|dați-o} numai pe cea care spune cel mai mult în cele mai puține cuvinte.',
    markupSteps:
      '{Stabilește|Stabiliți} întâi câmpurile și tipul lor, {completează|completați} o înregistrare după alta, {verifică|verificați} dacă un program ar putea citi totul și {dă|dați} numai atât.',
    rowSteps:
      '{Adună|Adunați}-le fără a le arăta, {taie|tăiați} repetările și ce nu se potrivește și {dă|dați} numai ce rămâne.',
  },
};
