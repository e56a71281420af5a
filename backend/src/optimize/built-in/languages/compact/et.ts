import type { CompactTable } from './compact-table.js';

export const et: CompactTable = {
  asks: 'mis|kes|kus|millal|miks|kuidas|kui palju|mitu|milline|millised|kas',
  task: 'Ülesanne:',
  question: 'Küsimus:',
  requirements: 'Nõuded:',
  sharpQuestion: 'Vasta kõigepealt otse, seejärel too põhjused ja üks konkreetne näide.',
  sharpRequest: 'Ole konkreetne, täida palve iga osa ja kui midagi olulist puudub, ütle, mida sa eeldad.',
  bulletsQuestion: [
    'Vastus: esimeses lauses, ilma sissejuhatuseta',
    'Põhjendus: faktid, millele see toetub, igaüks ühe lausega',
    'Näide: üks konkreetne juhtum elust',
    'Kindlus: öelda ausalt, mis on teadmata või vaieldav',
  ],
  bulletsRequest: [
    'Sisu: täpselt see, mida palutakse; puuduv [sulgudes]',
    'Üksikasjad: konkreetsed, mitte üldised',
    'Stiil: ilma sissejuhatuse ja tühjade sõnadeta',
    'Täielikkus: palve iga osa',
  ],
  order: 'Tööta selles järjekorras:',
  orderQuestion: [
    'Ütle, kuidas sa küsimust mõistad, kui seda saab mitmeti mõista.',
    'Vasta ühe lausega, seejärel too põhjused.',
    'Ütle, milles sa kindel ei ole ja mis muudaks vastust.',
  ],
  orderRequest: [
    'Ütle ühe lausega, kuidas sa ülesannet mõistad.',
    'Kui midagi otsustavat puudub, esita kuni 3 küsimust ja oota minu vastust.',
    'Muul juhul täida ülesanne ja loetle eeldused.',
  ],
};
