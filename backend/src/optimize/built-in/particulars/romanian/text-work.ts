import type { Particular } from '../particular.js';
import { OF_RECAST, OF_SEARCHES, OF_WORD_CLASSES } from '../text-work.js';

/** The class of every word of a sentence, and a known story as another kind of text. */
export const ROMANIAN_TEXT_WORK: readonly Particular[] = [
  {
    asked: true,
    over: OF_SEARCHES,
    named:
      '[^:\\n]{0,60}?(?:cautari|interogari|cuvinte cheie|expresii de cautare|termeni de cautare) (?:inrudite|asociate|similare|asemanatoare|conexe|inruditi|asociati)',
    sharp:
      '{Formulează|Formulați} fiecare așa cum ar tasta-o oamenii, în două până la șase cuvinte și fără repetări, {acoperă|acoperiți} ce se caută după aceea (mai precis, mai larg, preț, comparație, cum se face, loc) și {pune|puneți} câte una pe rând, fără explicații.',
    points: [
      'Formulare: cum ar tasta-o oamenii, două până la șase cuvinte',
      'Varietate: mai precise, mai largi și apropiate (preț, comparație, cum se face, loc)',
      'Formă: câte una pe rând, fără explicații',
      'Repetări: niciuna, nici căutarea dată',
    ],
    steps: [
      '{Gândește-te|Gândiți-vă} ce se caută imediat după aceea.',
      '{Dă|Dați} căutările câte una pe rând, întâi cea mai apropiată, așa cum le-ar tasta oamenii.',
    ],
  },
  {
    asked: true,
    over: OF_WORD_CLASSES,
    named:
      '[^:\\n]{0,40}?(?:part(?:ea|ile) de vorbire|analiza morfologica)(?![\\p{L}])[^:\\n]{0,60}[:\\n].{3,}|[^:\\n]{0,40}?partea de vorbire a fiecarui cuvant(?![\\p{L}])[^:\\n]{0,60}$',
    sharp:
      '{Ia|Luați} cuvintele pe rând, fără să {lipsească|lipsească} vreunul, în ordinea în care stau, fiecare cu partea de vorbire pe care o are aici, câte unul pe rând dacă nu se cere altă formă, și {spune|spuneți} în câteva cuvinte ce decide acolo unde ar fi posibile două.',
    points: [
      'Cuvinte: toate, în ordinea în care stau, câte unul pe rând dacă nu se cere altă formă',
      'Alături: partea de vorbire pe care o are aici',
      'Unde ar fi posibile două: ce decide aici, în câteva cuvinte',
    ],
  },
  {
    asked: true,
    over: OF_RECAST,
    named:
      '(?:rezuma(?:ti)?|povesteste(?:-mi)?|rescrie|scrie|explica|transforma)(?: \\p{L}+){0,3} (?:intriga|actiunea|subiectul|povestea|basmul|povestii)(?: \\p{L}+)? [^:\\n]{2,60}? (?:ca|sub forma de|sub forma unor|sub forma unui|sub forma unei|in) (?:un |o |niste |pe )?(?:\\p{L}+ ){0,3}?(?:e-?mail-?\\p{L}*|mailuri|raport|proces-verbal|articol|stire|mesaje|chat|conversatie|tweet\\p{L}*|scrisor\\p{L}*|jurnal|reteta|manual|buletin meteo|comunicat|recenzi\\p{L}*|titluri|postari|interviu)(?![\\p{L}])[^:\\n]{0,80}',
    sharp:
      '{Spune|Spuneți} în ea toată acțiunea, cotiturile și finalul în ordinea lor, {dă-i|dați-i} părțile pe care forma aceasta le are mereu (de pildă expeditor, subiect, titlu sau dată) și {lasă|lăsați} personajele să vorbească în formulele ei.',
    points: [
      'Acțiune: întreagă, cotiturile și finalul în ordinea lor',
      'Formă: cu părțile pe care le are mereu, de pildă expeditor, subiect, titlu sau dată',
      'Voce: formulele acelei forme, în gura personajelor',
      'Alegere: doar ce poartă acțiunea',
    ],
  },
];
