import type { CompactTable } from './compact-table.js';

export const is: CompactTable = {
  asks: 'hvað|hver|hvar|hvenær|hvers vegna|af hverju|hvernig|hversu|hvaða|hvort|er|eru|get|má',
  task: 'Verkefni:',
  question: 'Spurning:',
  requirements: 'Kröfur:',
  sharpQuestion: 'Svaraðu fyrst beint, nefndu síðan ástæðurnar og eitt áþreifanlegt dæmi.',
  sharpRequest:
    'Vertu nákvæmur, sinntu öllum hlutum beiðninnar og segðu hvað þú gefur þér ef eitthvað mikilvægt vantar.',
  bulletsQuestion: [
    'Svar: í fyrstu setningu, án inngangs',
    'Rök: staðreyndirnar að baki, ein setning hver',
    'Dæmi: eitt áþreifanlegt tilvik úr daglegu lífi',
    'Vissa: segja hreint út hvað er óvíst eða umdeilt',
  ],
  bulletsRequest: [
    'Efni: nákvæmlega það sem beðið er um; það sem vantar í [hornklofa]',
    'Smáatriði: áþreifanleg frekar en almenn',
    'Stíll: án inngangs og uppfyllingar',
    'Heild: allir hlutar beiðninnar',
  ],
  order: 'Vinndu í þessari röð:',
  orderQuestion: [
    'Segðu hvernig þú skilur spurninguna ef hægt er að skilja hana á fleiri en einn veg.',
    'Svaraðu í einni setningu og nefndu síðan ástæðurnar.',
    'Segðu hverju þú ert ekki viss um og hvað myndi breyta svarinu.',
  ],
  orderRequest: [
    'Segðu í einni setningu hvernig þú skilur verkefnið.',
    'Ef eitthvað mikilvægt vantar skaltu spyrja mest 3 spurninga og bíða eftir svari mínu.',
    'Annars skaltu leysa verkefnið og telja upp það sem þú gafst þér.',
  ],
};
