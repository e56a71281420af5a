import type { CompactTable } from './compact-table.js';

export const hr: CompactTable = {
  asks: 'što|tko|gdje|zašto|kada|kad|kako|koliko|koji|koja|je li',
  task: 'Zadatak:',
  question: 'Pitanje:',
  requirements: 'Zahtjevi:',
  sharpQuestion: 'Najprije odgovori izravno, a zatim navedi razloge i jedan konkretan primjer.',
  sharpRequest: 'Piši konkretno, obuhvati svaki dio molbe i, ako nešto važno nedostaje, reci što pretpostavljaš.',
  bulletsQuestion: [
    'Odgovor: u prvoj rečenici, bez uvoda',
    'Temelj: činjenice iza njega, po jedna rečenica',
    'Primjer: jedan konkretan slučaj iz života',
    'Sigurnost: otvoreno reci što je nepoznato ili sporno',
  ],
  bulletsRequest: [
    'Sadržaj: točno ono što je traženo; što nedostaje u [zagradama]',
    'Pojedinosti: konkretne umjesto općenitih',
    'Stil: bez uvoda i bez suvišnih riječi',
    'Potpunost: svaki dio molbe',
  ],
  order: 'Radi ovim redom:',
  orderQuestion: [
    'Reci kako razumiješ pitanje ako se može shvatiti na više načina.',
    'Odgovori jednom rečenicom, a zatim navedi razloge.',
    'Reci u što nisi siguran i što bi promijenilo odgovor.',
  ],
  orderRequest: [
    'Reci jednom rečenicom kako razumiješ zadatak.',
    'Ako nedostaje nešto presudno, postavi najviše 3 pitanja i pričekaj moj odgovor.',
    'Inače obavi zadatak i navedi svoje pretpostavke.',
  ],
};
