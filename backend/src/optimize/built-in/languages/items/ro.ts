import type { ItemPhrases } from './en.js';

export const roItems: ItemPhrases = {
  sharp: {
    takeLines:
      '{Dă|Dați} fiecare element o dată, pe un rând al lui și scris ca în text, inclusiv ce este pomenit doar în treacăt, fără alte adăugiri.',
    takeKinds:
      '{Dă|Dați} fiecare fel separat sau pe același rând ce ține împreună, fiecare element o dată și scris ca în text, inclusiv ce este pomenit doar în treacăt.',
    takeBare: '{Dă|Dați} doar ce se cere, câte unul pe rând, exact cum este scris.',
    takeEach:
      '{Parcurge|Parcurgeți} tot textul și {scoate|scoateți} tot ce se cere și nimic ce doar seamănă, fiecare o dată, în ordinea și scrierea din text, și {spune|spuneți} dacă nu există niciunul.',
    takeSides:
      '{Pune|Puneți} în două liste ce spune textul în favoare și ce spune împotrivă, câte un punct scurt pe rând, aproape de cuvintele lui și cu cifrele lui, fără judecăți adăugate.',
    takeWorked:
      '{Păstrează|Păstrați} numele cum sunt scrise, dar {calculează|calculați} ce textul spune doar indirect (doi ani mai târziu, același, dublu) și {pune|puneți} valoarea însăși.',
    takeOut:
      '{Parcurge|Parcurgeți} tot textul și {scoate|scoateți} ce se cere, cu numele, datele și cifrele exact cum sunt scrise, fiecare o singură dată și în ordinea apariției, și {spune|spuneți} dacă ceva cerut nu se găsește.',
    rating:
      '{Pune|Puneți} nota singură pe primul rând, apoi {spune|spuneți} ce din text o susține și ce o contrazice, citând câteva cuvinte din fiecare.',
    statements:
      '{Dă|Dați} întâi verdictul pentru fiecare, apoi într-o propoziție ce îl decide; {corectează|corectați} ce este fals și {semnalează|semnalați} ce este adevărat doar în parte.',
    arrange:
      '{Dă|Dați}-le pe toate într-o listă numerotată, de la primul la ultimul, fiecare cu data, cifra sau motivul care îi decide locul, și {spune|spuneți} unde două sunt apropiate sau nesigure.',
    arrangeAsIs:
      '{Dă|Dați}-le pe toate, câte una pe rând, scrise exact ca aici, fără să {lași|lăsați} deoparte sau să {adaugi|adăugați} ceva.',
    pairs:
      '{Scrie|Scrieți} câte o pereche pe rând, în ordinea primei liste, cu ce le leagă în câteva cuvinte, și {spune|spuneți} dacă ceva nu se potrivește nicăieri.',
    select:
      '{Numește|Numiți} pe primul rând toate cele care corespund, {adaugă|adăugați} câteva cuvinte la fiecare de care s-ar putea îndoi cineva, înăuntru sau afară, și {spune|spuneți} unde depinde de definiție.',
    tally:
      '{Dă|Dați} numărul pe primul rând, apoi {înșiră|înșirați} unul câte unul ce s-a numărat, ca să pot verifica, și {spune|spuneți} ce contează drept unul dacă se poate înțelege în două feluri.',
    cells:
      '{Redă|Redați} tabelul întreg, cu rândurile și coloanele neschimbate, fiecare celulă goală completată scurt și la fel pe toată coloana, și {marchează|marcați} valorile nesigure.',
    sequence:
      '{Dă|Dați} pe primul rând ce urmează, apoi regula într-o propoziție, arătată pe fiecare pas dat; dacă se potrivește și altă regulă, {numește|numiți}-o.',
    synonyms:
      '{Scrie|Scrieți} câte un rând pentru fiecare cuvânt, întâi corespondentul cel mai apropiat și din aceeași clasă de cuvinte, iar unde un cuvânt are mai multe sensuri {spune|spuneți} care este cel avut în vedere.',
    rhymes:
      '{Dă|Dați} întâi rimele perfecte și separat pe cele aproximative, grupate după numărul de silabe, numai cu cuvinte folosite cu adevărat.',
    describing:
      '{Alege|Alegeți} cuvinte care spun fiecare altceva, {începe|începeți} cu cel mai potrivit și {adaugă|adăugați} la fiecare, în câteva cuvinte, cum se vede.',
    extractTable:
      '{Dă|Dați} fiecărui rezultat un rând cu câte o coloană pentru fiecare fel de informație cerută, fiecare fel scris la fel, {apreciază|apreciați} după text ce trebuie apreciat și {lasă|lăsați} o celulă goală numai unde textul nu oferă niciun reper.',
    extractJson:
      '{Returnează|Returnați} numai JSON valid, cu aceleași câmpuri la fiecare intrare, numerele ca numere, datele calendaristice complete, dacă există, ca an-lună-zi, restul cu formularea din text și null unde textul nu spune nimic.',
    takeDates:
      '{Dă|Dați} fiecăruia un rând, întâi data sau ora, apoi pentru ce și pentru cine este, în ordinea timpului, și {lasă|lăsați} o dată vagă așa cum e spusă.',
    takeTold:
      '{Dă|Dați} fiecărui câmp un rând, în ordinea cerută, cu numele în față și după el cele mai scurte cuvinte din text care îl umplu, și nu {pune|puneți} nimic ce doar pare să reiasă.',
  },
  bullets: {
    findLines: 'Elemente: fiecare o dată, pe un rând al lui',
    findBare: 'Elemente: doar ce se cere, câte unul pe rând',
    kindsApart: 'Feluri: separate; ce ține împreună, pe același rând',
    sidesApart: 'Liste: ce e în favoare și ce e împotrivă, separat',
    sidesShort: 'Puncte: câte unul pe rând, scurte, aproape de cuvintele textului, cu cifrele lui',
    sidesText: 'Conținut: doar ce spune textul, fără judecată proprie',
    onlyDenied: 'Ce textul doar neagă: marcat ca atare',
    typedValues:
      'Valori: numere ca numere, date calendaristice complete, dacă există, ca an-lună-zi, restul cu formularea din text',
    cellValues: 'Valori: fiecare fel scris la fel; ce trebuie apreciat, după text',
    workedOut:
      'Valori indirecte (doi ani mai târziu, la fel): calculate dacă textul dă destul, altfel în cuvintele lui',
    asInText: 'Scriere: exact ca în text',
    labelRival:
      'A doua categorie: numită doar dacă este aproape la fel de potrivită, cu motivul pentru care nu a fost aleasă',
    ratingFirst: 'Notă: numărul singur, pe primul rând',
    ratingBoth: 'Motiv: ce o susține și ce o contrazice, cu câteva cuvinte citate din fiecare',
    ratingNear: 'Nota vecină: de ce nu cu o treaptă mai mult sau mai puțin, într-o propoziție',
    verdictEach: 'Verdict: întâi, câte unul pentru fiecare, în ordinea dată',
    decidedBy: 'Motiv: ce îl decide, într-o propoziție',
    putRight: 'Unde ceva este fals: ce este corect în loc',
    partlyTrue: 'Adevărat doar în parte: semnalat, cu partea respectivă',
    allInOrder: 'Ordine: toate, numerotate de la primul la ultimul, fără omisiuni sau adăugiri',
    placedBy: 'Lângă fiecare: data, cifra sau motivul care îi decide locul',
    closeCalls: 'Locuri apropiate sau nesigure: semnalate, cu lucrul de care depind',
    asSpelled: 'Scriere: exact ca aici, câte unul pe rând',
    pairEach: 'Perechi: câte una pe rând, în ordinea primei liste',
    pairSign: 'Motiv: ce le leagă, în câteva cuvinte',
    pairLeft: 'Rămase sau îndoielnice: numite, nu forțate într-o pereche',
    pickedFirst: 'Răspuns: toate cele care îndeplinesc condiția, pe primul rând',
    pickedWhy: 'Motiv: câteva cuvinte la fiecare de care s-ar putea îndoi cineva, înăuntru sau afară',
    pickedEdge: 'Cazuri la limită: semnalate, cu definiția de care depind',
    tallyFirst: 'Număr: pe primul rând',
    tallyShown: 'Numărătoare: arătată pas cu pas, ca să o pot verifica',
    tallyRule: 'Ce contează drept unul: spus unde se poate înțelege în două feluri',
    cellsAll: 'Tabel: redat întreg, cu rândurile și coloanele neschimbate, fără celule goale',
    cellsSame: 'Conținut: scurt, în aceeași formă și unitate pe toată coloana',
    cellsDoubt: 'Valori îndoielnice: marcate',
    seriesNext: 'Răspuns: ce urmează, pe primul rând',
    seriesRule: 'Regulă: într-o propoziție, arătată pe fiecare pas dat',
    seriesOther: 'Altă regulă: numită dacă se potrivește și ea',
    threeEach: 'Număr: două sau trei pentru fiecare cuvânt, cel mai apropiat primul',
    sameClass: 'Formă: aceeași clasă de cuvinte ca a cuvântului dat',
    senseMeant: 'Mai multe sensuri: căruia îi corespunde fiecare',
    rhymesTrue: 'Ordine: întâi rimele perfecte, separat cele aproximative',
    rhymesGroup: 'Grupe: după numărul de silabe',
    rhymesReal: 'Alegere: cuvinte folosite cu adevărat',
    wordsDiffer: 'Alegere: cuvinte care spun fiecare altceva',
    wordsShow: 'Lângă fiecare: cum se vede, în câteva cuvinte',
    bestFirst: 'Ordine: cel mai potrivit primul',
    tableRows: 'Rânduri: unul pentru fiecare lucru găsit, cu o coloană pentru fiecare fel de informație cerută',
    emptyCell: 'Lipsuri: celulă goală numai unde textul nu oferă niciun reper',
    jsonFields: 'Câmpuri: aceleași la fiecare intrare, cu nume care spun ce conțin',
    jsonNull: 'Lipsă: null unde textul nu spune nimic',
    jsonOnly: 'Rezultat: JSON valid și nimic în jur',
    dateLines: 'Rânduri: întâi data, apoi pentru ce și pentru cine este',
    datesByTime: 'Ordine: după timp, cel mai apropiat întâi',
    datesVague: 'Date vagi: așa cum sunt spuse, niciuna făcută exactă',
  },
  guided: {
    workOut:
      '{Calculează|Calculați} întâi ce dă textul numai indirect, în măsura în care ajunge pentru asta, apoi {pune|puneți} valorile în rezultat.',
    textThrough:
      '{Parcurge|Parcurgeți} textul de la prima la ultima propoziție și {notează|notați} tot ce se potrivește.',
    textOrder: '{Dă|Dați} fiecare lucru o dată, în ordinea și scrierea din text.',
    sidesSort:
      '{Parcurge|Parcurgeți} textul propoziție cu propoziție, {pune|puneți} fiecare punct de partea pe care o susține și {dă|dați} doar cele două liste.',
    textBare: '{Așază|Așezați}-le în ordine, fără repetări, cu formularea din text.',
    placeValues: '{Scrie|Scrieți} lângă fiecare data, cifra sau motivul care îi decide locul.',
    placeOrder: 'Apoi {dă|dați} ordinea finală, numerotată, fără nicio omisiune.',
    placeDoubts: '{Spune|Spuneți} ce locuri sunt apropiate sau nesigure și de ce.',
    labelSigns: '{Cântărește|Cântăriți} în gând ce susține fiecare etichetă.',
    labelGive: '{Scrie|Scrieți} eticheta pe un rând separat, cu ceea ce cântărește cel mai mult.',
    labelDoubt: 'Dacă două sunt apropiate, {spune|spuneți} acest lucru și {numește|numiți}-o pe a doua.',
    itemCriterion: '{Spune|Spuneți} pe un rând ce decide, ca fiecare element să fie măsurat la fel.',
    itemEach: '{Ia|Luați} elementele în ordinea dată, fiecare cu ce îl decide.',
    itemResult: 'Apoi {dă|dați} rezultatul final și {verifică|verificați} că nimic nu lipsește și nu se repetă.',
    ratingSigns: '{Citează|Citați} ce susține o notă mare, apoi ce susține una mică.',
    ratingGive: '{Scrie|Scrieți} nota pe un rând separat și {spune|spuneți} ce a cântărit cel mai mult.',
    ratingShift: '{Spune|Spuneți} într-o propoziție de ce nu cu o treaptă mai mult sau mai puțin.',
    claimRead: '{Spune|Spuneți} în câteva cuvinte ce susține exact fiecare afirmație.',
    claimVerdict: '{Dă|Dați} verdictul pentru fiecare și ce îl decide.',
    claimRight: '{Corectează|Corectați} ce este fals și {marchează|marcați} ce este adevărat doar în parte.',
    tallyCriterion: '{Spune|Spuneți} pe un rând ce {numeri|numărați} drept unul.',
    tallyGo: '{Înșiră|Înșirați} numerotat ce {numeri|numărați}.',
    tallyEnd: '{Scrie|Scrieți} numărul pe un rând separat, verificat printr-o a doua numărare.',
    cellsColumns: '{Spune|Spuneți} pe un rând ce conține fiecare coloană și în ce unitate.',
    cellsFill: '{Completează|Completați} fiecare celulă goală și {redă|redați} tabelul întreg.',
    cellsMark: '{Marchează|Marcați} valorile nesigure și {spune|spuneți} de ce.',
    seriesSteps: '{Scrie|Scrieți} ce se schimbă de la fiecare la următorul.',
    seriesTest: '{Spune|Spuneți} regula și {încearc-o|încercați-o} pe fiecare pas dat.',
    seriesGive: '{Scrie|Scrieți} ce urmează pe un rând separat.',
    wordSenses: '{Spune|Spuneți} în ce sens {iei|luați} fiecare cuvânt.',
    wordMatches: '{Dă|Dați} corespondentele, cel mai apropiat primul.',
    wordSwap:
      '{Încearcă|Încercați} fiecare într-o propoziție scurtă și {marchează|marcați}-le pe cele care nu merg peste tot.',
    rhymeSound: '{Spune|Spuneți} care este sunetul care trebuie să coincidă, de la ultima vocală accentuată.',
    rhymeList: '{Înșiră|Înșirați} rimele perfecte după numărul de silabe și separat pe cele aproximative.',
    rhymeBest: '{Marchează|Marcați}-le pe cele trei mai ușor de folosit.',
    describeSides: '{Spune|Spuneți} ce laturi ar trebui să acopere cuvintele.',
    describeGive: '{Dă|Dați} cuvintele, fiecare cu felul în care se vede.',
    describeCheck: '{Înlocuiește|Înlocuiți} unul din oricare două care spun aproape același lucru.',
    fillForm: '{Pune|Puneți} fiecare valoare în forma cerută, cu formularea din text.',
    fillTyped:
      '{Pune|Puneți} fiecare valoare în forma cerută, fiecare fel scris la fel, restul cu formularea din text.',
    datesGive:
      '{Dă|Dați}-le în ordinea timpului, fiecare cu lucrul pentru care este, și {lasă|lăsați} deoparte datele la care nu e nimic scadent.',
  },
};
