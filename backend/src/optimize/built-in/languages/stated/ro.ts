import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
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
    oneValueEach: 'Valori: exact una pentru fiecare element, în ordinea dată',
    ownWordsOnly: 'Bază: ce spune fiecare în sine',
    versionNamed: 'Versiuni: fiecare sub numele ei, clar diferite ca vorbe și construcție',
    sameInAll: 'Sens: același în toate, nimic adăugat sau pierdut',
    casesOrdered: 'Cazuri: într-o ordine fixă, ca să nu lipsească niciunul',
    allFitting: 'Rezultat: toate cele potrivite, cu numărul lor',
  },
  guided: {
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
