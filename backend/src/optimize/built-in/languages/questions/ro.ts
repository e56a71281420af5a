export const questionsRo = {
  sharp: {
    efforts:
      '{Numește|Numiți} măsurile principale una câte una, cea mai importantă la început, fiecare cu cine trebuie să o ia, un caz în care a fost încercată și ce a ieșit, și ce costă sau ce îi stă în cale.',
    requirements:
      '{Grupează|Grupați} ce este nevoie după scop, {spune|spuneți} la fiecare ce anume trebuie și cât, cât costă de obicei sau cât durează, și {marchează|marcați} ce este indispensabil și ce poate aștepta.',
    calculation:
      '{Dă|Dați} formula, cu ce înseamnă fiecare mărime din ea, {aplic-o|aplicați-o} o dată cu cifrele date aici sau cu unele simple, dacă lipsesc, și {spune|spuneți} ce presupunere schimbă cel mai mult rezultatul.',
    harm: '{Răspunde|Răspundeți} în prima propoziție, {spune|spuneți} apoi de ce depinde, după ce semne se vede că devine o problemă și ce e de făcut atunci.',
    process:
      '{Urmează|Urmați} ordinea în care se întâmplă, de la ce îl declanșează până la capăt, {spune|spuneți} la fiecare etapă ce se schimbă și de ce, cu timpi aproximativi unde se cunosc, și ce îl face să decurgă altfel.',
    wordClosest:
      '{Dă|Dați} întâi cuvântul cel mai apropiat, apoi două sau trei înrudite, fiecare cu nuanța lui și o propoziție scurtă, și {spune|spuneți} dacă niciunul nu se potrivește întocmai.',
    titlesListed:
      '{Numește|Numiți} doar titluri care există cu adevărat și îndeplinesc toate condițiile date, fiecare cu autorul sau regizorul, anul și, în câteva cuvinte, ce îl face interesant, și {lasă|lăsați} deoparte ce nu este sigur.',
  },
  bullets: {
    effortEach: 'Măsuri: una câte una, cea mai importantă la început, fiecare cu cine trebuie să o ia',
    effortResult: 'Rezultate: un caz în care a fost încercată și ce a ieșit',
    effortHurdle: 'Piedici: ce costă, ce o ține pe loc sau ce vorbește împotriva ei',
    effortWeight: 'Greutate: care dintre ele reușește cel mai mult și de ce',
    needGroups: 'Grupe: ce este nevoie, ordonat după scop',
    needExact: 'Fiecare element: ce anume trebuie și cât',
    needCost: 'Efort: cât costă de obicei și cât durează',
    needMust: 'Marcat: ce este indispensabil și ce poate aștepta',
    calcFormula: 'Formulă: la început, cu ce înseamnă fiecare mărime din ea',
    calcWorked: 'Exemplu: calculat rând cu rând, cu cifrele date aici sau cu unele simple',
    calcPlausible: 'Verificare: o estimare rapidă care arată dacă rezultatul poate fi corect',
    calcAssumed: 'Presupunere: cea care schimbă cel mai mult rezultatul',
    harmFirst: 'Verdict: în prima propoziție',
    harmDepends: 'Risc: ce îl crește sau îl scade',
    harmSigns: 'Semne: după ce se vede că devine o problemă',
    harmDo: 'Atunci: ce e de făcut acum și când nu mai ajunge',
    processStart: 'Început: ce îl declanșează, într-o propoziție',
    processStages: 'Etape: în ordinea în care au loc, fiecare cu ce se schimbă și de ce',
    processTimes: 'Detalii: timpi, cantități sau cifre aproximative, unde se cunosc',
    processVaries: 'Variații: ce îl face să decurgă mai repede, mai încet sau altfel',
    wordFirst: 'Cel mai apropiat: primul, cu o propoziție scurtă',
    wordNear: 'Înrudite: două sau trei, fiecare cu nuanța lui',
    wordNone: 'Sinceritate: spus deschis dacă niciunul nu se potrivește întocmai',
  },
  guided: {
    effortSteps:
      '{Spune|Spuneți} într-o propoziție la ce problemă răspund, apoi {ia|luați} măsurile pe rând, fiecare cu un exemplu concret.',
    effortVerdict: '{Încheie|Încheiați} cu ce a mers cel mai bine până acum și ce lipsește încă.',
    needDecides: '{Spune|Spuneți} de ce depinde cât este nevoie.',
    needList: 'Apoi {enumeră|enumerați} ce trebuie, grupă cu grupă, cu cantitatea fiecărui lucru.',
    calcMeasure: '{Spune|Spuneți} ce anume se calculează și în ce unitate.',
    calcRun: '{Dă|Dați} formula și {înlocuiește|înlocuiți} cifrele, câte un rând pentru fiecare pas.',
    calcCheck: '{Verifică|Verificați} rezultatul printr-o estimare rapidă și {spune|spuneți} ce l-ar schimba.',
    harmUsual: '{Spune|Spuneți} în prima propoziție cât de serios este.',
    harmLine: '{Spune|Spuneți} ce crește sau scade riscul și după ce semne se vede.',
    harmNext: '{Încheie|Încheiați} cu ce e de făcut acum și la ce semn nu mai ajunge.',
    processPicture: '{Spune|Spuneți} într-o propoziție ce îl declanșează și ce rezultă.',
    processGo: 'Apoi {urmărește|urmăriți} un caz de la început până la sfârșit, etapă cu etapă.',
    processTurn: '{Spune|Spuneți} ce îl face să decurgă altfel și ce se înțelege adesea greșit.',
    caseFollowed:
      'Apoi {mergi|mergeți} pas cu pas și {arată|arătați} la fiecare de ce este așa, pe un caz concret sau o comparație de zi cu zi.',
    wordFeatures: '{Spune|Spuneți} în câteva cuvinte ce trăsături de sens trebuie să aibă cuvântul.',
    wordPick:
      '{Dă|Dați} cuvântul cel mai apropiat, apoi pe următoarele două, și {spune|spuneți} ce trăsătură îi lipsește fiecăruia.',
  },
} as const;
