import type { CompactTable } from './compact-table.js';

export const sk: CompactTable = {
  asks: 'čo|kto|kde|prečo|kedy|ako|aký|aká|koľko|ktorý|ktorá',
  task: 'Úloha:',
  question: 'Otázka:',
  requirements: 'Požiadavky:',
  sharpQuestion: 'Najprv odpovedz priamo a potom uveď dôvody a jeden konkrétny príklad.',
  sharpRequest: 'Píš konkrétne, splň každú časť požiadavky a ak chýba niečo dôležité, povedz, čo predpokladáš.',
  bulletsQuestion: [
    'Odpoveď: v prvej vete, bez úvodu',
    'Podklad: fakty, o ktoré sa opiera, po jednej vete',
    'Príklad: jeden konkrétny prípad zo života',
    'Istota: otvorene povedať, čo je neznáme alebo sporné',
  ],
  bulletsRequest: [
    'Obsah: presne to, o čo žiadam; čo chýba, v [zátvorkách]',
    'Podrobnosti: konkrétne namiesto všeobecných',
    'Štýl: bez úvodu a bez vaty',
    'Úplnosť: každá časť požiadavky',
  ],
  order: 'Postupuj v tomto poradí:',
  orderQuestion: [
    'Povedz, ako otázke rozumieš, ak sa dá chápať viacerými spôsobmi.',
    'Odpovedz jednou vetou a potom uveď dôvody.',
    'Povedz, čím si nie si istý a čo by odpoveď zmenilo.',
  ],
  orderRequest: [
    'Povedz jednou vetou, ako úlohe rozumieš.',
    'Ak chýba niečo rozhodujúce, polož najviac 3 otázky a počkaj na moju odpoveď.',
    'Inak úlohu splň a uveď svoje predpoklady.',
  ],
};
