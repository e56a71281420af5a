import type { CompactTable } from './compact-table.js';

export const lv: CompactTable = {
  asks: 'kas|kā|kāpēc|kad|kur|cik|kāds|kāda|kādi|vai|kurš|kura',
  task: 'Uzdevums:',
  question: 'Jautājums:',
  requirements: 'Prasības:',
  sharpQuestion: 'Vispirms atbildi tieši, tad nosauc iemeslus un vienu konkrētu piemēru.',
  sharpRequest: 'Raksti konkrēti, izpildi katru lūguma daļu un, ja trūkst kaut kā svarīga, pasaki, ko tu pieņem.',
  bulletsQuestion: [
    'Atbilde: pirmajā teikumā, bez ievada',
    'Pamatojums: fakti, uz kuriem tā balstās, katrs vienā teikumā',
    'Piemērs: viens konkrēts gadījums no dzīves',
    'Pārliecība: skaidri pateikt, kas nav zināms vai ir strīdīgs',
  ],
  bulletsRequest: [
    'Saturs: tieši tas, kas lūgts; trūkstošais [iekavās]',
    'Detaļas: konkrētas, nevis vispārīgas',
    'Stils: bez ievada un tukšiem vārdiem',
    'Pilnība: katra lūguma daļa',
  ],
  order: 'Strādā šādā secībā:',
  orderQuestion: [
    'Pasaki, kā tu saproti jautājumu, ja to var saprast dažādi.',
    'Atbildi vienā teikumā, tad nosauc iemeslus.',
    'Pasaki, par ko neesi drošs un kas mainītu atbildi.',
  ],
  orderRequest: [
    'Vienā teikumā pasaki, kā tu saproti uzdevumu.',
    'Ja trūkst kaut kā izšķiroša, uzdod ne vairāk kā 3 jautājumus un sagaidi manu atbildi.',
    'Citādi izpildi uzdevumu un uzskaiti pieņēmumus.',
  ],
};
