export const groupsRo = {
  sharp: {
    handled:
      '{Fă|Faceți} exact acest lucru cu tot ce este dat, nu {schimba și nu adăuga|schimbați și nu adăugați} nimic altceva și {dă|dați} direct rezultatul complet, fără introducere.',
    helped:
      '{Începe|Începeți} cu ce contează cel mai mult în practică, {fii|fiți} atât de concret încât să pot trece la fapte și {spune|spuneți} de ce depinde și ce greșeală se face ușor aici.',
    solved:
      '{Pornește|Porniți} de la tot ce este spus, {arată|arătați} în câteva rânduri cum se ajunge la răspuns, {verifică-l|verificați-l} o dată cu întrebarea și {pune-l|puneți-l} pe un rând separat.',
    coded:
      '{Dă|Dați} ceva ce se poate folosi așa cum este, în limbajul sau instrumentul numit aici, {explică|explicați} numai cât trebuie pentru a-l înțelege și {arată|arătați} printr-un exemplu că face ce se cere.',
    handledFind:
      '{Parcurge|Parcurgeți} tot ce este dat, {dă|dați} fiecare lucru cerut cu vorbele sau cifrele pe care se bazează, {cuprinde|cuprindeți} și ce e doar spus altfel și {spune|spuneți} unde datele lasă ceva deschis.',
    handledKept:
      '{Fă|Faceți} exact acest lucru cu totul, {păstrează|păstrați} întocmai fiecare nume, cifră și detaliu neatins și, unde ceva se poate citi în două feluri, {alege|alegeți} ce e mai probabil și {spune-o|spuneți-o} dedesubt, într-un rând.',
    namesEach:
      '{Dă|Dați} fiecăruia câte unul, unul pe rând lângă lucrul de care ține, gândit doar pentru el și nepotrivit celorlalte, scurt și ușor de spus.',
  },
  bullets: {
    handledAll: 'Bază: tot ce este dat, fără a omite ceva',
    helpConcrete: 'Concret: pași, cantități sau cuvinte care se pot folosi imediat',
    helpDepends: 'Depinde de: ce ar schimba răspunsul și cum',
    helpAvoid: 'De evitat: greșeala care se face ușor aici',
    solveStated: 'Bază: tot ce este spus și ce știe toată lumea, unde este nevoie',
    solveCheck: 'Verificare: răspunsul pus încă o dată față în față cu întrebarea',
    solveAnswer: 'Răspuns: pe un rând separat, exact ce se întreabă',
    codeWhole: 'Soluție: completă și de folosit așa cum este',
    codeAssumed: 'Presupus: versiunea, setarea sau datele pentru care e făcută, într-un rând',
    codeTrap: 'Capcană: cea care apare aici cel mai des',
    foundAll: 'Complet: tot ce intră la socoteală, și ce e doar spus altfel',
    foundShown: 'Dovadă: lângă fiecare, vorbele sau cifrele pe care se bazează',
    foundOpen: 'Rămas deschis: spus, nu completat',
    keptAsIs: 'Neschimbat: fiecare nume, cifră și detaliu pe care cererea nu îl atinge',
    twoReadings: 'Două înțelesuri: cel mai probabil, spus dedesubt într-un rând',
    nameApiece: 'Fiecare: unul al lui, lângă lucrul căruia îi este dat, nepotrivit celorlalte',
  },
  guided: {
    handledDo: '{Parcurge|Parcurgeți} ce este dat de la început până la sfârșit și {fă|faceți} cu totul ce se cere.',
    handledCheck:
      '{Compară|Comparați} rezultatul cu ce se cere înainte de a-l da și {omite|omiteți} cum s-a ajuns la el.',
    helpCore: '{Spune|Spuneți} în una sau două propoziții la ce se reduce.',
    helpSteps: 'Apoi {ia|luați} pe rând ce se poate face, începând cu ce ajută cel mai mult, fiecare cu un motiv.',
    helpSign: 'La sfârșit, după ce se vede că merge și ce e de făcut dacă nu merge.',
    solveSay: '{Spune|Spuneți} într-un rând ce se întreabă și ce se știe.',
    solveGo: 'Apoi {mergi|mergeți} pas cu pas spre răspuns, cu atenție la o capcană în formulare.',
    solveEnd: '{Dă|Dați} răspunsul pe un rând separat, cu motivul care îl decide.',
    codeSay: '{Spune|Spuneți} într-o propoziție pe ce se bazează soluția.',
    codeGive: 'Apoi {dă-o|dați-o} completă, cu un scurt comentariu unde ceva nu este evident.',
    codeTest: 'La sfârșit, cum pot verifica dacă funcționează și un caz în care nu ar funcționa.',
    foundMark:
      '{Parcurge|Parcurgeți} ce este dat de la început la sfârșit și {marchează|marcați} tot ce ar putea fi cerut.',
    foundGive:
      '{Dă|Dați} ce este cu adevărat, în forma cerută, și {numește|numiți} separat ce e îndoielnic, cu motivul.',
    namesTry: '{Încearcă|Încercați} în gând mai multe pentru fiecare și {dă|dați} doar ce nu s-ar potrivi celorlalte.',
    whyLeft: '{Încheie|Încheiați} cu ce mai rămâne de încercat dacă nimic nu ajută.',
    goodEnd: 'Ce ar fi pentru mine un rezultat bun: […]',
    fancyClose:
      '{Stabilește|Stabiliți} în gând la ce nu s-ar aștepta nimeni și cum ar fi cu adevărat, apoi {scrie|scrieți} totul ca și cum ar exista, cu tot ce se cere.',
  },
} as const;
