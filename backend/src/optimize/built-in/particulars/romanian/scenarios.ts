import type { Particular } from '../particular.js';
import { IMAGINED, STAGES, TRAVELS } from '../scenarios.js';

/** What could happen, how one could live, and what goes through stages. */
export const ROMANIAN_SCENARIOS: readonly Particular[] = [
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:(?:te rog |va rog )?(?:descrie|descrieti|imagineaza(?:-ti)?|propune|da-mi|prezinta|prezentati|creeaza|scrie|inventeaza) (?:un|o) (?:\\p{L}+ ){0,2}(?:scenariu|situatie|caz)(?: \\p{L}+){0,2}(?= (?:in care|unde|de|care|pentru)))(?=.*(?<!\\p{L})(?:imbunatat|ajut|folos|utiliz|redu|economis|evit|preven|rezolv|aplic|optimiz)\\p{L}*)',
    sharp:
      '{Povestește-l|Povestiți-l} ca pe un caz concret, cu un loc și oameni: ce nu merge acolo astăzi, ce se întâmplă în schimb pas cu pas, ce se îmbunătățește măsurabil și unde trebuie să decidă tot un om.',
    points: [
      'Caz: un loc, oamenii de acolo și ce nu merge astăzi',
      'Desfășurare: ce se întâmplă în schimb, pas cu pas',
      'Câștig: ce se îmbunătățește, cu o cifră măsurabilă',
      'Limite: de ce e nevoie ca să funcționeze și ce poate totuși eșua',
      'Decizie: unde are un om ultimul cuvânt și de ce',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?!.{0,60}in care (?:umanitatea|omenirea|oamenii|toti|nimeni|lumea|timpul|pamantul|soarele|gravitati\\p{L}*|planeta)(?!\\p{L}))(?:te rog |va rog )?(?:descrie|descrieti|imagineaza(?:-ti)?|propune|da-mi|prezinta|prezentati|creeaza|scrie|inventeaza) (?:un|o) (?:\\p{L}+ ){0,2}(?:scenariu|situatie|caz)(?: \\p{L}+){0,2}(?= (?:in care|unde|de|care|pentru))',
    sharp:
      '{Povestește-l|Povestiți-l} ca pe un caz concret, cu oameni care își doresc ceva, {arată|arătați} punctul de care depinde totul și {spune|spuneți} ce anume îl face un exemplu potrivit și ce schimbare mică l-ar face să nu mai fie.',
    points: [
      'Caz: un loc, oameni și ce își dorește fiecare',
      'Cotitură: punctul de care depinde totul',
      'Legătură: ce anume îl face un exemplu potrivit',
      'Contracaz: schimbarea mică din cauza căreia n-ar mai fi',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:te rog |va rog )?(?:descrie|descrieti|imagineaza(?:-ti)?|inventeaza|creeaza|propune|prezinta|scrie) (?:un|o) (?:\\p{L}+ ){0,2}(?:lume|societate|civilizatie|planeta|viitor|scenariu)(?= (?:in care|unde|fara|care|cu|condus))',
    sharp:
      '{Pornește|Porniți} de la două-trei reguli care decurg de aici, {arată-le|arătați-le} într-o zi obișnuită a unui om și {spune|spuneți} cine câștigă, cine pierde și cine trișează.',
    points: [
      'Reguli: cele două-trei lucruri care decurg de aici',
      'Zi de zi: o zi obișnuită a unui om, în scene',
      'Oameni: cine câștigă, cine pierde, cine le ocolește',
      'Fisură: punctul în care nu funcționează',
    ],
  },
  {
    asked: true,
    over: STAGES,
    named:
      '(?:[^.?!\\n]{5,120}\\. )?(?:te rog |va rog )?(?:(?:poti|ai putea|puteti|ati putea) (?:sa )?)?(?:descri\\p{L}+|explic\\p{L}+|enumer\\p{L}*|rezum\\p{L}*|prezint\\p{L}*|precizeaza|care sunt|numeste|indica) (?:cele )?(?:\\p{L}+ ){0,2}(?:etape(?:le)?|faze(?:le)?|stadii(?:le)?)(?: \\p{L}+)?(?= \\p{L}{3,})',
    sharp:
      '{Parcurge-le|Parcurgeți-le} în ordine și cu aceleași puncte, cu tot ce se cere despre fiecare, {spune|spuneți} ce trece de la una la alta și {încheie|încheiați} cu un tabel cu câte un rând.',
    points: [
      'Ordine: una după alta, fiecare cu numele ei',
      'Fiecare: tot ce se cere despre ea, cu aceleași puncte',
      'Legătură: ce trece la următoarea sau ce o încheie',
      'Privire de ansamblu: la final un tabel, câte un rând',
      'Confuzie: cele două care se confundă cel mai des și cum se deosebesc',
    ],
  },
  {
    over: TRAVELS,
    named:
      '(?:articol\\p{L}*|postare\\p{L}*|jurnal\\p{L}*|relatare\\p{L}*|poveste) (?:de blog |pentru (?:un )?blog )?(?:de|despre|dintr-o) (?:o |(?:blog de ))?(?:calatori\\p{L}+|excursi\\p{L}+|vacant\\p{L}+)',
    sharp:
      '{Începe|Începeți} în mijlocul unui moment trăit acolo, {arată|arătați} fiecare loc printr-o scenă cu ce se vede, se aude și se mănâncă, {vorbește|vorbiți} cu respect despre oameni și obiceiurile lor și {dă|dați} la fiecare oprire ce trebuie să știe un vizitator.',
    points: [
      'Început: în mijlocul unui moment trăit acolo, fără sosirea la aeroport',
      'Locuri: fiecare printr-o scenă, cu ce se vede, se aude și se gustă',
      'Oameni: obiceiurile lor explicate și ce ar trebui să respecte un vizitator',
      'Folos: la fiecare oprire momentul potrivit, durata, ce se rezervă sau se ia',
      'Sinceritate: un lucru obositor sau supraapreciat',
    ],
  },
];
