import type { CompactTable } from './compact-table.js';

export const sw: CompactTable = {
  asks: 'nini|nani|wapi|kwa nini|lini|vipi|jinsi gani|ngapi|je',
  task: 'Kazi:',
  question: 'Swali:',
  requirements: 'Mahitaji:',
  sharpQuestion: 'Jibu moja kwa moja kwanza, kisha toa sababu na mfano mmoja halisi.',
  sharpRequest:
    'Andika kwa uhalisia, timiza kila sehemu ya ombi, na kama kuna jambo muhimu linalokosekana, sema unachodhani.',
  bulletsQuestion: [
    'Jibu: katika sentensi ya kwanza, bila utangulizi',
    'Msingi: ukweli unaolitegemeza, sentensi moja kwa kila moja',
    'Mfano: tukio moja halisi kutoka maishani',
    'Uhakika: sema wazi kisichojulikana au kinachobishaniwa',
  ],
  bulletsRequest: [
    'Maudhui: hasa kilichoombwa; kinachokosekana katika [mabano]',
    'Maelezo: mahususi badala ya ya jumla',
    'Mtindo: bila utangulizi na bila maneno ya ziada',
    'Ukamilifu: kila sehemu ya ombi',
  ],
  order: 'Fanya kazi kwa mpangilio huu:',
  orderQuestion: [
    'Sema jinsi ulivyoelewa swali ikiwa lina maana zaidi ya moja.',
    'Jibu kwa sentensi moja, kisha toa sababu.',
    'Sema usicho na uhakika nacho na kinachoweza kubadilisha jibu.',
  ],
  orderRequest: [
    'Sema kwa sentensi moja jinsi ulivyoelewa kazi.',
    'Kama kuna jambo la msingi linalokosekana, uliza maswali yasiyozidi 3 na usubiri jibu langu.',
    'Kama hakuna, fanya kazi na utaje ulichodhani.',
  ],
};
