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
      '{Fă|Faceți} pe rând fiecare lucru cerut, în ordinea numită și clar separate, și {leagă|legați} fiecare exact de ce este dat aici.',
    scaled:
      '{Numește|Numiți} întâi factorul, {convertește|convertiți} fiecare valoare în ordinea dată, {rotunjește|rotunjiți} numai unde trebuie și {spune|spuneți} unde.',
  },
  bullets: {
    formAsked: 'Formă: exact cea cerută, fără nimic înainte sau după',
    mustStay: 'Conținut: ce nu poate lipsi, în cât mai puține cuvinte',
    onlyOne: 'Alegere: una singură, numită întâi',
    tiedReason: 'Motiv: legat de ce se spune aici, nu valabil pentru orice',
    speaksAgainst: 'Împotrivă: ce ar putea fi împotriva ei, într-un rând',
    eachResult: 'Rezultat: câte un rând pentru fiecare, în ordinea dată',
    eachDecided: 'Motiv: ce hotărăște la fiecare, în câteva cuvinte',
    eachAsked: 'Părți: fiecare lucru cerut, în ordinea numită și clar separat',
    factor: 'Factor: cel cu care se convertește totul, numit întâi',
    allConverted: 'Valori: toate convertite, în ordinea dată',
    rounded: 'Rotunjire: numai unde trebuie, și marcată',
  },
  guided: {
    asAskedCut:
      '{Stabilește|Stabiliți} întâi ce nu poate lipsi, apoi {scrie|scrieți} exact în forma cerută și {taie|tăiați} orice cuvânt de prisos.',
    onePickWeigh:
      '{Cântărește|Cântăriți} două sau trei variante fără a le arăta, apoi {dă|dați} numai pe cea mai potrivită, cu motivul.',
    eachGive: '{Ia-le|Luați-le} pe rând, în ordinea dată, și {marchează|marcați} cazurile îndoielnice.',
    twofoldGive:
      '{Stabilește|Stabiliți} ce din cele date este hotărâtor pentru fiecare lucru cerut, apoi {dă-le|dați-le} unul după altul, fără comentarii în jur.',
    scaledCheck:
      '{Convertește|Convertiți} valoare cu valoare, {verifică|verificați} una în sens invers, apoi {dă|dați} rezultatul întreg, cu unități.',
  },
};
