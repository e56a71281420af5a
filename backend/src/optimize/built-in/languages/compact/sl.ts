import type { CompactTable } from './compact-table.js';

export const sl: CompactTable = {
  asks: 'kaj|kdo|kje|zakaj|kdaj|kako|koliko|kateri|katera|ali',
  task: 'Naloga:',
  question: 'Vprašanje:',
  requirements: 'Zahteve:',
  sharpQuestion: 'Najprej odgovori neposredno, nato navedi razloge in en konkreten primer.',
  sharpRequest: 'Piši konkretno, upoštevaj vsak del prošnje in, če manjka kaj pomembnega, povej, kaj predpostavljaš.',
  bulletsQuestion: [
    'Odgovor: v prvem stavku, brez uvoda',
    'Podlaga: dejstva, na katerih sloni, po en stavek',
    'Primer: en konkreten primer iz življenja',
    'Zanesljivost: odkrito povej, kaj je neznano ali sporno',
  ],
  bulletsRequest: [
    'Vsebina: natanko to, kar je zahtevano; kar manjka, v [oklepajih]',
    'Podrobnosti: konkretne namesto splošnih',
    'Slog: brez uvoda in brez mašil',
    'Popolnost: vsak del prošnje',
  ],
  order: 'Delaj v tem vrstnem redu:',
  orderQuestion: [
    'Povej, kako razumeš vprašanje, če ga je mogoče razumeti na več načinov.',
    'Odgovori z enim stavkom, nato navedi razloge.',
    'Povej, v kaj nisi prepričan in kaj bi odgovor spremenilo.',
  ],
  orderRequest: [
    'Povej z enim stavkom, kako razumeš nalogo.',
    'Če manjka kaj odločilnega, postavi največ 3 vprašanja in počakaj na moj odgovor.',
    'Sicer opravi nalogo in naštej svoje predpostavke.',
  ],
};
