import type { LookUps } from './en.js';

export const lookUps: LookUps = {
  sharp: {
    factThenWhy:
      '{Dă|Dați} faptul exact în prima propoziție, {răspunde|răspundeți} la rest în două până la patru, cu datele, numele sau cifrele pe care se sprijină, și {marchează|marcați} ce este nesigur sau doar o poveste des repetată.',
    factWho:
      '{Dă|Dați} numele complet în prima propoziție, {adaugă|adăugați} în încă una ce îl situează, cum ar fi anul sau rolul, și {numește|numiți} pe cine mai ține de un răspuns complet, cu partea sa, dacă este cazul.',
    factWhen:
      '{Dă|Dați} data în prima propoziție, cât de exact se cunoaște, {spune|spuneți} în încă una ce anume s-a întâmplat atunci și {amintește|amintiți} altă dată numai unde sursele diferă cu adevărat.',
    factWhere:
      '{Numește|Numiți} locul în prima propoziție, cât de exact se cunoaște, {spune|spuneți} în încă una unde vine, după ceva cunoscut din apropiere, și {amintește|amintiți} îndoieli numai unde sursele diferă cu adevărat.',
    countFixed:
      '{Dă|Dați} cifra cu unitatea ei în prima propoziție, {spune|spuneți} în încă una ce anume se numără sau se măsoară și {amintește|amintiți} altă cifră numai unde sursele diferă cu adevărat.',
    pioneer:
      '{Dă|Dați} răspunsul complet în prima propoziție, cu data, {spune|spuneți} în încă una în ce sens a fost prima oară și, numai dacă este pomenit adesea altceva, de ce nu este corect.',
    whoGroup:
      '{Spune|Spuneți} în prima propoziție cine sunt, cu epoca și locul sau opera din care provin, apoi cine face parte dintre ei și cum, prin ce sunt cunoscuți, cu nume, și ce se povestește adesea greșit.',
    overview:
      '{Începe|Începeți} cu două propoziții despre ce este vorba și de ce contează, {ia|luați} apoi pe rând laturile cele mai importante, cu nume, date sau cifre în loc de adjective, și {încheie|încheiați} cu un lucru care merită știut și pe care puțini îl știu.',
    knownFor:
      '{Începe|Începeți} cu lucrul la care se gândește aproape toată lumea, {adaugă|adăugați} restul în ordinea importanței și din domenii diferite, fiecare cu un nume, o dată sau o cifră care îl susține, și unul care ar merita să fie mai cunoscut.',
    usesOf:
      '{Spune|Spuneți} într-o propoziție ce este, {dă|dați} apoi principalele utilizări, cea mai frecventă întâi, fiecare cu un exemplu concret din practică, și {spune|spuneți} la ce nu se potrivește și ce se folosește acolo în loc.',
    timing:
      '{Numește|Numiți} cel mai bun moment în prima propoziție, cu motivul, apoi pe următorul și când este el alegerea mai bună, {spune|spuneți} cum se schimbă în funcție de loc sau de persoană și ce moment este de evitat.',
    timingTravel:
      '{Numește|Numiți} cele mai bune luni în prima propoziție, {compară|comparați} anotimpurile după vreme, aglomerație și prețuri, {spune|spuneți} ce se poate vedea sau face numai atunci și ce luni sunt de evitat.',
    whyEvent:
      '{Desparte|Despărțiți} factorul declanșator de cauzele adânci, {ia|luați}-le pe acestea în ordinea importanței, fiecare cu felul în care a dus până acolo și o dată sau un caz concret, și {spune|spuneți} ce este stabilit și ce este încă discutat.',
    listLiving:
      '{Spune|Spuneți} la fiecare unde trăiește sau crește, ce o deosebește și cum corespunde exact cererii, și {lasă|lăsați} deoparte ce nu ține strict de ea.',
    listPlaces:
      '{Dă|Dați} la fiecare detaliul care contează cel mai mult pentru ce se cere, precum locul, un an sau o cifră, într-o ordine cu rost.',
    listPeople:
      '{Dă|Dați} la fiecare persoană numele complet, anii și opera sau fapta care îi aduce locul pe această listă, în ordinea timpului.',
    listFirms:
      '{Dă|Dați} la fiecare ce produce sau oferă, unde are sediul și cui îi aparține, și {marchează|marcați} cazurile în care situația s-ar fi putut schimba.',
    listDishes: '{Dă|Dați} la fiecare din ce este făcut, de unde vine și ce gust are sau cu ce se potrivește.',
    listPastimes:
      '{Spune|Spuneți} la fiecare despre ce este vorba, cum se joacă sau se practică, ce și câte persoane trebuie și prin ce se deosebește de celelalte.',
    thenHow:
      '{Răspunde|Răspundeți} la prima parte în două-trei propoziții, apoi {dă|dați} pașii pentru a doua, numerotați, cu ce trebuie pregătit înainte, cum se vede că a reușit și greșeala cea mai frecventă.',
    yesnoHealth:
      '{Începe|Începeți} cu da, nu sau depinde, {spune|spuneți} pentru cine și în ce caz este valabil, {dă|dați} cele mai solide dovezi de fiecare parte și, dacă e vorba de propria sănătate, cine ar trebui să întrebe întâi medicul.',
    event:
      '{Spune|Spuneți} în prima propoziție ce s-a întâmplat, când și unde, {povestește|povestiți} apoi în ordine, de la ce a dus acolo, prin momentele de cotitură, până la deznodământ, cu nume și cifre, și {spune|spuneți} ce este încă discutat.',
    game: '{Începe|Începeți} cu scopul și cum se câștigă, apoi ce este nevoie, cum decurge o tură sau o partidă, cum se numără punctele și ce nu este permis, și {încheie|încheiați} cu regula pe care începătorii o înțeleg cel mai des greșit.',
    bestOf:
      '{Alege|Alegeți} un singur răspuns în prima propoziție și {spune|spuneți} după ce criteriu este cel mai bun, apoi cine sau ce câștigă după alte două, fiecare cu un fapt sau o cifră, și ce ține doar de gust.',
  },
  bullets: {
    placesIt: 'Alături: un fapt care îl situează, cum ar fi anul sau rolul',
    othersToo: 'Alții: cine mai ține de un răspuns complet, cu partea sa, dacă este cazul',
    confirmed: 'Alături: un fapt care îl situează sau ajută la ținut minte',
    caution: 'Atenție: numai dacă e des confundat, disputat sau s-a schimbat, într-un rând',
    dateOf: 'Alături: ce anume s-a întâmplat atunci, într-o propoziție',
    ifDisputed: 'Îndoieli: numai unde sursele diferă cu adevărat, într-un rând',
    restThen: 'Restul: în două până la patru propoziții, cu datele, numele sau cifrele pe care se sprijină',
    storyMark: 'Marcat: ce este nesigur sau doar o poveste des repetată',
    whoFull: 'Răspuns: în prima propoziție, cu numele complet',
    dateFull: 'Data: în prima propoziție, cât de exact se cunoaște',
    placeFull: 'Locul: în prima propoziție, cât de exact se cunoaște',
    placeAround: 'Poziție: după ceva cunoscut din apropiere, într-o propoziție',
    countWhat: 'Măsură: ce anume se numără sau se măsoară',
    firstSense: 'Premieră: în ce sens exact, cu data',
    firstRival: 'Pomenit adesea în loc: numai dacă este cazul, și de ce nu este corect',
    groupFirst: 'Prima propoziție: cine sunt, cu epoca și locul sau opera din care provin',
    groupOf: 'Membri: cine face parte dintre ei și ce îi leagă',
    overFirst: 'Întâi: despre ce este vorba și de ce contează, în două propoziții',
    overSides: 'Laturi: cele patru-cinci mai importante, fiecare cu titlul ei',
    overFacts: 'Fapte: nume, date și cifre în loc de adjective',
    overLess: 'La final: un lucru care merită știut și pe care puțini îl știu',
    knownOrder: 'Ordine: întâi lucrul la care se gândește aproape toată lumea, apoi după importanță',
    knownShown: 'Fiecare lucru: un nume, o dată sau o cifră care îl susține',
    knownRange: 'Varietate: din domenii diferite, nu toate de același fel',
    knownLess: 'La final: unul care ar merita să fie mai cunoscut',
    usesEach: 'Utilizări: cea mai frecventă întâi, fiecare cu un exemplu din practică',
    usesNot: 'Limite: la ce nu se potrivește și ce se folosește acolo în loc',
    timeBest: 'Răspuns: cel mai bun moment, în prima propoziție, cu motivul',
    timeNext: 'Următorul: cu situația în care este alegerea mai bună',
    timeShift: 'Diferențe: cum se schimbă în funcție de loc sau de persoană',
    timeAvoid: 'De evitat: cel mai nepotrivit moment, și de ce',
    trigger: 'Factor declanșator: despărțit de cauzele adânci',
    eachLiving: 'La fiecare: unde trăiește sau crește, ce o deosebește, cum corespunde',
    eachPlace: 'La fiecare: detaliul care contează cel mai mult pentru ce se cere, precum locul, un an sau o cifră',
    eachPerson: 'La fiecare persoană: numele complet, anii și opera sau fapta care contează aici',
    eachFirm: 'La fiecare: ce produce sau oferă, unde are sediul, cui îi aparține',
    eachDish: 'La fiecare: din ce este făcut, de unde vine, cu ce se potrivește',
    eachPastime: 'La fiecare: despre ce este vorba, ce este nevoie, cui i se potrivește',
    strictly: 'Alegere: numai ce ține strict de grupul cerut',
    clearOrder: 'Ordine: una utilă aici, de pildă după mărime, timp, faimă sau dificultate',
    firstPart: 'Prima parte: răspuns în două-trei propoziții',
    thenSteps: 'A doua parte: pași numerotați, cu cele necesare și greșeala obișnuită',
    amountFor: 'Pentru cine: pentru cine și în ce caz este valabil, și unde se schimbă răspunsul',
    eventFirst: 'Prima propoziție: ce s-a întâmplat, când și unde',
    eventCourse: 'Desfășurare: în ordine, cu momentele de cotitură, nume și cifre',
    eventAfter: 'Deznodământ: ce s-a schimbat, imediat și mai târziu',
    gameAim: 'Scop: cum se câștigă, în prima propoziție',
    gameCourse: 'Desfășurare: ce este nevoie, cum începe, cum decurge o tură, cum se termină',
    gameCount: 'Puncte și greșeli: cum se numără, ce nu este permis',
    gameWrong: 'La final: regula pe care începătorii o înțeleg cel mai des greșit',
    bestAnswer: 'Răspuns: unul singur, în prima propoziție, cu criteriul după care este cel mai bun',
    bestOther: 'Alte criterii: cine sau ce câștigă după alte două, cu un fapt sau o cifră',
    bestTaste: 'Gust: ce nu se poate măsura, spus ca atare',
  },
  guided: {
    lookAnswer: '{Dă|Dați} răspunsul în primul rând, exact și complet.',
    lookPlace: '{Adaugă|Adăugați} într-o propoziție faptul care îl explică sau îl situează.',
    lookStop:
      '{Oprește-te|Opriți-vă} aici; numai dacă sursele diferă cu adevărat, {spune|spuneți} într-un rând prin ce.',
    lookOthers:
      '{Numește|Numiți} pe cine mai ține de un răspuns complet, cu partea sa; altfel {oprește-te|opriți-vă} aici.',
    lookShort:
      '{Dă|Dați} răspunsul în primul rând și, dedesubt, un fapt care ajută la ținut minte; dacă e des confundat cu altul, {numește-l|numiți-l} și pe acela.',
    lookEach: '{Dă|Dați} fiecare răspuns pe un rând separat, în ordine, exact și complet.',
    restStep:
      '{Răspunde|Răspundeți} la rest în două până la patru propoziții, cu datele, numele sau cifrele pe care se sprijină.',
    storyStep: '{Marchează|Marcați} ce este nesigur sau doar o poveste des repetată.',
    recordBy: '{Spune|Spuneți} după ce măsură, cu cifra, și care este răspunsul după alta, dacă diferă.',
    firstStep: '{Spune|Spuneți} în ce sens a fost prima oară, cu data.',
    firstElse: '{Numește|Numiți} un rival pentru acest titlu, doar dacă există, și ce vorbește împotriva lui.',
    whenSay: '{Dă|Dați} data și {spune|spuneți} ce anume s-a întâmplat atunci.',
    whereNear: '{Spune|Spuneți} unde vine, după ceva cunoscut din apropiere.',
    countSay: '{Lămurește|Lămuriți} ce anume se numără sau se măsoară, apoi {dă|dați} cifra cu unitatea ei.',
    overStart: '{Prezintă|Prezentați} subiectul în două propoziții cuiva care n-a auzit niciodată de el.',
    overPick: '{Alege|Alegeți} cele patru-cinci laturi care dau imaginea cea mai bună, cu nume, date și cifre.',
    overLink: '{Arată|Arătați} cum se leagă între ele și {corectează|corectați} o idee răspândită care este greșită.',
    knownTop: '{Numește|Numiți} primul lucru la care se gândește lumea și cum s-a ajuns la el.',
    knownMore: '{Adaugă|Adăugați} restul, fiecare cu faptul care l-a făcut cunoscut.',
    knownAt: '{Încheie|Încheiați} cu ce ar numi în loc cei care cunosc bine subiectul.',
    usesList: '{Numește|Numiți} principalele utilizări, cu cine îl folosește acolo și cum.',
    usesElse: '{Spune|Spuneți} când altceva se potrivește mai bine, și ce anume.',
    timeSay: '{Numește|Numiți} momentul și ce îl face cel mai bun.',
    timeCompare: '{Pune|Puneți} alături variantele: ce are fiecare pentru și împotrivă.',
    timeFor: '{Spune|Spuneți} pentru cine sau unde răspunsul este altul.',
    eventBefore: '{Spune|Spuneți} cum stăteau lucrurile chiar înainte.',
    eventTell: '{Povestește|Povestiți} întâmplarea în ordine, cu datele și oamenii care au hotărât-o.',
    eventLeft: '{Spune|Spuneți} ce a ieșit de aici și ce parte a poveștii se spune adesea greșit.',
    gameStart: '{Spune|Spuneți} într-o propoziție despre ce este vorba și ce trebuie pregătit.',
    gamePlay: '{Urmărește|Urmăriți} o tură sau o partidă scurtă de la început până la sfârșit.',
    gameCases: '{Adaugă|Adăugați} regulile pentru cazuri speciale și pe cea care stârnește cele mai multe certuri.',
    bestMeasures: '{Numește|Numiți} criteriile după care se poate judeca.',
    bestWinners: '{Spune|Spuneți} cine sau ce câștigă după fiecare și ce îl susține.',
    bestCommit: '{Alege|Alegeți} totuși unul și {spune|spuneți} cine ar alege altfel.',
    listPick: '{Alege|Alegeți} exemplele astfel încât să arate toată varietatea a ceea ce se cere.',
    listTell: '{Spune|Spuneți} la fiecare ce îl deosebește de restul.',
    listCheck:
      '{Verifică|Verificați} fiecare exemplu după cerință și {scoate|scoateți} ce se potrivește doar pe jumătate.',
  },
};
