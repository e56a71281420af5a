import type { CompactTable } from './compact-table.js';

export const eu: CompactTable = {
  asks: 'zer|nor|non|noiz|zergatik|nola|zenbat|zein|zeintzuk|al',
  task: 'Zeregina:',
  question: 'Galdera:',
  requirements: 'Baldintzak:',
  sharpQuestion: 'Lehenik erantzun zuzenean, eta gero eman arrazoiak eta adibide zehatz bat.',
  sharpRequest:
    'Izan zehatza, bete eskaeraren atal guztiak, eta zerbait garrantzitsua falta bada, esan zer jotzen duzun ezaguntzat.',
  bulletsQuestion: [
    'Erantzuna: lehen esaldian, sarrerarik gabe',
    'Oinarria: erantzuna eusten duten datuak, esaldi bana',
    'Adibidea: bizitza errealeko kasu zehatz bat',
    'Ziurtasuna: argi esan zer den ezezaguna edo eztabaidagarria',
  ],
  bulletsRequest: [
    'Edukia: eskatzen dena, besterik ez; falta dena [kortxete] artean',
    'Xehetasunak: zehatzak, ez orokorrak',
    'Estiloa: sarrerarik eta betegarririk gabe',
    'Osotasuna: eskaeraren atal guztiak',
  ],
  order: 'Jarraitu ordena honi:',
  orderQuestion: [
    'Esan nola ulertzen duzun galdera, modu batean baino gehiagotan uler badaiteke.',
    'Erantzun esaldi batean, eta gero eman arrazoiak.',
    'Esan zertan ez zauden ziur eta zerk aldatuko lukeen erantzuna.',
  ],
  orderRequest: [
    'Esan esaldi batean nola ulertzen duzun zeregina.',
    'Erabakigarria den zerbait falta bada, egin gehienez 3 galdera eta itxaron nire erantzuna.',
    'Bestela, egin zeregina eta zerrendatu egindako suposizioak.',
  ],
};
