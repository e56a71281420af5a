import type { LookUps } from './en.js';

export const lookUps: LookUps = {
  sharp: {
    factWho:
      '{Spune|Spuneți} în prima propoziție cine este, cu numele complet, apoi în una sau două când și cum s-a ajuns aici, iar dacă adesea sunt pomeniți alții, alături sau în loc, {explică|explicați} de ce.',
    factWhen:
      '{Dă|Dați} data în prima propoziție, cât de exact se cunoaște, {spune|spuneți} apoi în două sau trei ce a dus la acest moment și ce a urmat, și {amintește|amintiți} o altă dată invocată adesea, cu motivul.',
    factWhere:
      '{Numește|Numiți} locul în prima propoziție, cu regiunea și țara, {ajută-mă|ajutați-mă} să mi-l închipui prin ce se află în apropiere și {amintește|amintiți} un nume sau o graniță de odinioară, dacă aici contează.',
    countFixed:
      '{Dă|Dați} cifra în prima propoziție, {spune|spuneți} ce anume se numără sau se măsoară, {fă-o|faceți-o} ușor de imaginat printr-o defalcare sau o comparație și, dacă se dă adesea altă cifră, {explică|explicați} de ce diferă.',
    pioneer:
      '{Dă|Dați} răspunsul complet în prima propoziție, cu data exactă, {spune|spuneți} în ce sens a fost o premieră și cine sau ce a existat mai înainte în alt sens ori este adesea pomenit în loc.',
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
      '{Dă|Dați} la fiecare unde se află, prin ce este cunoscut locul și, unde spune ceva, o cifră precum mărimea, înălțimea sau vechimea, într-o ordine cu rost.',
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
    whoFull: 'Răspuns: în prima propoziție, cu numele complet',
    whoHow: 'Când și cum s-a ajuns aici: în una sau două propoziții',
    whoElse: 'Alții: cine este adesea pomenit și el sau în loc, dacă e cazul, și de ce',
    dateFull: 'Data: în prima propoziție, cât de exact se cunoaște',
    dateAround: 'Înainte și după: ce a dus la acest moment și ce a urmat',
    dateOther: 'Alte date: cea invocată adesea, cu motivul',
    placeFull: 'Locul: în prima propoziție, cu regiunea și țara',
    placeAround: 'Poziție: ce se află în apropiere sau cât este până la un loc cunoscut',
    placeThen: 'Nume: un nume sau o graniță de odinioară, dacă aici contează',
    countWhat: 'Măsură: ce anume se numără sau se măsoară',
    countMade: 'Ușor de imaginat: o defalcare sau o comparație cu ceva cunoscut',
    countOther: 'Alte cifre: cea dată adesea, și de ce diferă',
    firstSense: 'Premieră: în ce sens exact, și ce a existat mai înainte în alt sens',
    firstRival: 'Pomenit adesea în loc: cine sau ce, și de ce nu este corect',
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
    eachPlace: 'La fiecare: unde se află, prin ce este cunoscut și o cifră, unde spune ceva',
    eachPerson: 'La fiecare persoană: numele complet, anii și opera sau fapta care contează aici',
    eachFirm: 'La fiecare: ce produce sau oferă, unde are sediul, cui îi aparține',
    eachDish: 'La fiecare: din ce este făcut, de unde vine, cu ce se potrivește',
    eachPastime: 'La fiecare: despre ce este vorba, ce este nevoie, cui i se potrivește',
    strictly: 'Alegere: numai ce ține strict de grupul cerut',
    clearOrder: 'Ordine: una cu rost, de pildă după mărime, timp sau faimă',
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
    whoSay: '{Numește|Numiți} persoana și {spune|spuneți} într-o propoziție cine este.',
    whoDid: '{Spune|Spuneți} când, unde și cum s-a ajuns aici.',
    whoClaim:
      'Dacă adesea sunt pomeniți alții, alături sau în loc, {spune|spuneți} de ce, și cât de sigur este răspunsul.',
    whenSay: '{Dă|Dați} data și {spune|spuneți} ce anume s-a întâmplat atunci.',
    whenChain: '{Descrie|Descrieți} în două propoziții ce a fost înainte și ce a ieșit de aici.',
    whenSure: 'Dacă sursele diferă, {dă|dați} ambele date și {spune|spuneți} care este mai bine susținută.',
    whereSay: '{Numește|Numiți} locul de la unitatea cea mai mică până la țară.',
    whereNear: '{Spune|Spuneți} ce se află aproape sau la ce distanță este cel mai apropiat oraș mare.',
    countSay: '{Lămurește|Lămuriți} ce anume se numără sau se măsoară, apoi {dă|dați} cifra cu unitatea ei.',
    countShow: '{Arată|Arătați} din ce se compune sau {pune-o|puneți-o} lângă ceva de mărime cunoscută.',
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
