import type { CompactTable } from './compact-table.js';

export const fi: CompactTable = {
  asks: 'mikä|mitä|kuka|missä|miksi|milloin|miten|kuinka|montako|mitkä|onko|voiko|voinko|pitääkö',
  task: 'Tehtävä:',
  question: 'Kysymys:',
  requirements: 'Vaatimukset:',
  sharpQuestion: 'Vastaa ensin suoraan ja anna sitten perustelut ja yksi konkreettinen esimerkki.',
  sharpRequest:
    'Ole konkreettinen, ota huomioon pyynnön jokainen kohta ja kerro, mitä oletat, jos jotain tärkeää puuttuu.',
  bulletsQuestion: [
    'Vastaus: ensimmäisessä virkkeessä, ilman johdantoa',
    'Perusteet: vastauksen taustalla olevat tosiasiat, yksi virke kustakin',
    'Esimerkki: yksi konkreettinen tapaus elävästä elämästä',
    'Varmuus: kerro avoimesti, mikä on epäselvää tai kiistanalaista',
  ],
  bulletsRequest: [
    'Sisältö: täsmälleen se, mitä pyydän; puuttuva [hakasulkeissa]',
    'Yksityiskohdat: konkreettisia yleisyyksien sijaan',
    'Tyyli: ilman johdantoa ja täytettä',
    'Kattavuus: pyynnön jokainen osa',
  ],
  order: 'Etene tässä järjestyksessä:',
  orderQuestion: [
    'Kerro, miten ymmärrät kysymyksen, jos sen voi tulkita monella tavalla.',
    'Vastaa yhdellä virkkeellä ja anna sitten perustelut.',
    'Kerro, mistä et ole varma ja mikä muuttaisi vastausta.',
  ],
  orderRequest: [
    'Kerro yhdellä virkkeellä, miten ymmärrät tehtävän.',
    'Jos jotain ratkaisevaa puuttuu, esitä enintään 3 kysymystä ja odota vastaustani.',
    'Muuten tee tehtävä ja luettele oletuksesi.',
  ],
};
