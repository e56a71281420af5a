import type { CompactTable } from './compact-table.js';

export const hu: CompactTable = {
  asks: 'mi|mit|ki|hol|miért|mikor|hogyan|hogy lehet|milyen|mennyi|hány|melyik',
  task: 'Feladat:',
  question: 'Kérdés:',
  requirements: 'Követelmények:',
  sharpQuestion: 'Először válaszolj egyenesen, aztán add meg az okokat és egy konkrét példát.',
  sharpRequest:
    'Légy konkrét, térj ki a kérés minden pontjára, és ha valami fontos hiányzik, mondd meg, mit feltételezel.',
  bulletsQuestion: [
    'Válasz: az első mondatban, bevezetés nélkül',
    'Alátámasztás: a mögötte álló tények, egy-egy mondatban',
    'Példa: egy konkrét eset az életből',
    'Bizonyosság: nyíltan megmondani, mi ismeretlen vagy vitatott',
  ],
  bulletsRequest: [
    'Tartalom: pontosan az, amit kérek; ami hiányzik, [zárójelben]',
    'Részletek: konkrétak az általánosságok helyett',
    'Stílus: bevezetés és töltelék nélkül',
    'Teljesség: a kérés minden része',
  ],
  order: 'Ebben a sorrendben haladj:',
  orderQuestion: [
    'Mondd meg, hogyan érted a kérdést, ha többféleképpen is érthető.',
    'Válaszolj egy mondatban, aztán add meg az okokat.',
    'Mondd meg, miben nem vagy biztos, és mi változtatná meg a választ.',
  ],
  orderRequest: [
    'Mondd meg egy mondatban, hogyan érted a feladatot.',
    'Ha valami döntő hiányzik, tegyél fel legfeljebb 3 kérdést, és várd meg a válaszomat.',
    'Különben végezd el a feladatot, és sorold fel a feltevéseidet.',
  ],
};
