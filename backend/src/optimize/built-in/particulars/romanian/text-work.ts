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
  {
    asked: true,
    over: ['meals', 'recipe', 'cook'],
    named:
      'ce (?:mananca|beau|bea)(?! (?:de obicei )?(?:la|pentru|in fiecare))(?!.*(?:copil|bebelus|gravid|diet|slab|cina|pranz|dejun|saptaman|pe zi)) [^:\\n]{2,60}',
    sharp:
      '{Răspunde|Răspundeți} întâi exact la tot ce se întreabă, cu exemple, apoi {spune|spuneți} ce se schimbă după anotimp, loc sau vârstă, și {corectează|corectați} o părere răspândită despre ea, dacă este greșită.',
    points: [
      'Răspuns: exact la tot ce se întreabă, cu exemple',
      'Diferențe: după anotimp, loc sau vârstă, dacă există',
      'Părere greșită: una răspândită, dacă există, într-un rând',
    ],
    steps: ['Dă răspunsul într-o propoziție.', 'Adaugă exemple și ce se schimbă după anotimp, loc sau vârstă.'],
  },
  {
    asked: true,
    over: ['extract'],
    named:
      '(?:identifica|gaseste|extrage|scoate)[^:\\n]{3,80}(?:scrie|trece|transforma|pune|adu|converteste)-?(?:le|o|l)? (?:in|la) (?:format|forma)[^\\n]{2,60}',
    sharp:
      '{Adu|Aduceți} fiecare element găsit la formatul cerut, și pe cele scrise în cuvinte sau pe jumătate, în ordinea din text, și {spune|spuneți} într-un rând unde textul nu ajunge pentru a-l completa.',
    points: [
      'Elemente: toate, în ordinea din text, fiecare o dată',
      'Format: cel cerut, și pentru cele scrise în cuvinte',
      'Nesigur: ce textul nu lămurește, marcat, nu ghicit',
    ],
    steps: ['Găsește toate elementele din text.', 'Adu fiecare la formatul cerut și compară-l cu textul.'],
  },
  {
    asked: true,
    over: ['evaluate', 'plain'],
    named:
      '(?:analizeaza|citeste)(?: textul| mesajul| lista| paragraful)?(?: (?:de mai jos|urmator\\p{L}*))? si (?:noteaza|scrie|trece|enumera|extrage) (?:pe |fiecare |intr-)[^:\\n]{4,120}|din (?:textul|reteta|mesajul|paragraful|lista|anuntul) [^:\\n]{0,24}?(?:extrage|scoate|noteaza) [^:\\n]{4,140}',
    sharp:
      '{Ia|Luați} pe rând tot ce se potrivește din text, în ordinea lui, {calculează|calculați} din cifrele date ce se cere, cu unitatea, și {scrie|scrieți} totul în forma cerută, fără comentarii.',
    points: [
      'Tot ce se potrivește: fiecare o dată, în ordinea din text',
      'Calcule: din cifrele date, cu unitatea, dacă se cer',
      'Formă: cea cerută, fără comentarii',
      'Lipsuri: tratate cum s-a cerut, nimic ghicit',
    ],
    steps: [
      'Parcurge textul și notează tot ce se potrivește.',
      'Calculează ce se cere și verifică fiecare cifră.',
      'Scrie totul în forma cerută.',
    ],
  },
  {
    asked: true,
    over: ['words', 'synonyms', 'entries'],
    named: '[^:\\n]{0,30}?sinonim[^:\\n]{2,60}(?:diferent|nuant|deoseb)[^\\n]{0,40}',
    sharp:
      '{Spune|Spuneți} la fiecare în ce diferă ca intensitate, registru și atitudine, cu o propoziție de exemplu, și {arată|arătați} unde două dintre ele nu se pot înlocui.',
    points: [
      'Fiecare: intensitate, registru, laudă sau reproș',
      'Exemplu: câte o propoziție scurtă',
      'Ordine: de la cel mai apropiat la cel mai îndepărtat',
      'De neînlocuit: un context în care doar unul merge',
    ],
    steps: [
      'Spune sensul și tonul cuvântului dat.',
      'Dă sinonimele, fiecare cu nuanța lui și un exemplu.',
      'Arată un context în care nu se pot înlocui.',
    ],
  },
];
