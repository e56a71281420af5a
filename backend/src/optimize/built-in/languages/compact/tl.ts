import type { CompactTable } from './compact-table.js';

export const tl: CompactTable = {
  asks: 'ano|sino|saan|bakit|kailan|paano|ilan|magkano|alin',
  task: 'Gawain:',
  question: 'Tanong:',
  requirements: 'Mga kailangan:',
  sharpQuestion: 'Sumagot muna nang diretso, pagkatapos ay ibigay ang mga dahilan at isang konkretong halimbawa.',
  sharpRequest:
    'Maging konkreto, tugunan ang bawat bahagi ng hiling, at kung may kulang na mahalaga, sabihin kung ano ang ipinalagay mo.',
  bulletsQuestion: [
    'Sagot: sa unang pangungusap, walang paunang salita',
    'Batayan: ang mga katotohanang sumusuporta, tig-isang pangungusap',
    'Halimbawa: isang konkretong kaso mula sa totoong buhay',
    'Katiyakan: sabihin nang hayagan kung ano ang hindi alam o pinagtatalunan',
  ],
  bulletsRequest: [
    'Nilalaman: eksakto sa hinihingi; ang kulang ay nasa [panaklong]',
    'Detalye: konkreto sa halip na pangkalahatan',
    'Estilo: walang paunang salita at walang palaman',
    'Kabuuan: bawat bahagi ng hiling',
  ],
  order: 'Gawin sa ganitong pagkakasunod-sunod:',
  orderQuestion: [
    'Sabihin kung paano mo naunawaan ang tanong kung higit sa isa ang kahulugan nito.',
    'Sumagot sa isang pangungusap, pagkatapos ay ibigay ang mga dahilan.',
    'Sabihin kung ano ang hindi mo tiyak at kung ano ang makapagbabago sa sagot.',
  ],
  orderRequest: [
    'Sabihin sa isang pangungusap kung paano mo naunawaan ang gawain.',
    'Kung may kulang na mahalaga, magtanong nang hanggang 3 tanong at hintayin ang sagot ko.',
    'Kung wala, gawin ang gawain at ilista ang mga ipinalagay mo.',
  ],
};
