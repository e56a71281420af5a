import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
    entriesAsAsked:
      '{Dă|Dați} la fiecare intrare tot ce se cere pentru ea, mereu în aceeași formă, și {ia|luați} doar ce se potrivește cu adevărat.',
    teachEach:
      '{Explică|Explicați} din nou pentru fiecare public numit, pornind de la ce știe deja, cu vorbele lui și cu un exemplu din lumea lui.',
    tallyAll:
      '{Dă|Dați} numărul pentru fiecare pe un rând propriu, {verifică|verificați} adunându-le și numărând încă o dată, și {spune|spuneți} ce se numără ca unu unde se poate înțelege în două feluri.',
    totalsToo: '{Calculează|Calculați} fiecare total din intrările lui și {verifică-le|verificați-le} cu întregul.',
    correctAsIs:
      '{Corectează|Corectați} doar ce e greșit și {lasă|lăsați} sensul, tonul și tot ce e corect așa cum sunt.',
    eachValue:
      '{Dă|Dați} exact o valoare pentru fiecare element, în ordinea dată, {judecă|judecați}-l pe fiecare doar după cuvintele lui și nu {pune|puneți} înainte sau după nimic ce un program nu poate citi.',
    versionsEach:
      '{Dă|Dați} fiecare versiune cerută sub numele ei, diferită de celelalte prin cuvinte și prin construcție, și {păstrează|păstrați} în toate același conținut.',
    puzzleAll:
      '{Parcurge|Parcurgeți} cazurile într-o ordine fixă, ca să nu lipsească niciunul, {exclude|excludeți} ce încalcă o condiție și {enumeră|enumerați} toate cele rămase, cu numărul lor.',
  },
  bullets: {
    eachAsAsked: 'Fiecare intrare: tot ce se cere pentru ea, mereu în aceeași formă',
    eachAudience: 'Fiecare public: o explicație a lui, cu vorbe pe care le folosește',
    ownExamples: 'Exemple: câte unul din lumea fiecăruia',
    depthGrows: 'Diferență: ce află al doilea și primul nu are nevoie să știe',
    tallyEach: 'Numere: un rând pentru fiecare, confirmate printr-o a doua numărare',
    tallySum: 'Sumă: toate adunate, ca verificare',
    totalsShown: 'Totaluri: fiecare calculat din intrările lui și verificat cu întregul',
    startNow: 'Acum: se începe așa cum s-a spus, fără confirmare înainte',
    oneValueEach: 'Valori: exact una pentru fiecare element, în ordinea dată',
    ownWordsOnly: 'Bază: ce spune fiecare în sine',
    versionNamed: 'Versiuni: fiecare sub numele ei, clar diferite ca vorbe și construcție',
    sameInAll: 'Sens: același în toate, nimic adăugat sau pierdut',
    casesOrdered: 'Cazuri: într-o ordine fixă, ca să nu lipsească niciunul',
    allFitting: 'Rezultat: toate cele potrivite, cu numărul lor',
  },
  guided: {
    audiencesApart: '{Notează-ți|Notați-vă} ce știe deja fiecare public și la ce îi folosește.',
    audiencesTell: 'Apoi {explică|explicați} pe rând fiecăruia, de fiecare dată cu un exemplu potrivit lui.',
    totalsStep: '{Calculează|Calculați} fiecare total din intrările lui și {verifică-le|verificați-le} cu întregul.',
    tallySeparate: '{Numără|Numărați} fiecare separat și {reia|reluați} totul a doua oară.',
    tallyLines: '{Dă|Dați} numerele în ordinea cerută, un rând pentru fiecare.',
    beginAsTold:
      'Dacă ceva nu se poate respecta, {spune|spuneți} într-o propoziție; altfel {începe|începeți} imediat așa cum s-a spus.',
    versionsNote: '{Notează-ți|Notați-vă} ce distinge fiecare versiune, în vorbe și în construcție.',
    versionsGive: '{Dă-le|Dați-le} una sub alta, fiecare sub numele ei.',
    casesStep:
      '{Parcurge|Parcurgeți} cazurile posibile într-o ordine fixă și {exclude|excludeți} ce încalcă o condiție.',
    casesList: '{Enumeră|Enumerați} toate cele rămase și {spune|spuneți} câte sunt.',
    pageParts: '{Spune|Spuneți} în două propoziții cum e alcătuită pagina și ce se întâmplă la fiecare acțiune.',
    pageChange:
      '{Spune|Spuneți} pe ce se dă clic sau la ce ne uităm ca să vedem că merge și ce rânduri se schimbă pentru alte texte sau culori.',
  },
};
