import { DELAYED, STUDIED, WEIGHED_OUT } from '../everyday-orders.js';
import type { Particular } from '../particular.js';

/** A situation is told, and what is ordered behind it is wanted: amounts to buy, something to study from, word of a delay. */
export const ROMANIAN_EVERYDAY_ORDERS: readonly Particular[] = [
  {
    asked: true,
    over: WEIGHED_OUT,
    named:
      '(?![^\\n]*(?:reteta|\\p{Nd} ?(?:g|gr|grame|ml)(?![\\p{L}])))(?=[^\\n]*(?<![\\p{L}])(?:gat\\p{L}*|mancare|mananc\\p{L}*|masa|cina|pranz|gratar|bufet|petrecere|picnic|orez|pui|carne|paste|paine|tort|vin|bere|bauturi|salata|cartofi|supa|ciorba|sarmale|pizza|branza|pregat\\p{L}*)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:invitati|musafiri|oaspeti|persoane|adulti|copii|prieteni|colegi|pentru \\p{Nd}+)(?![\\p{L}]))[^\\n]{0,220}(?<![\\p{L}])(?:cat[aei]?|ce cantitat\\p{L}*)(?: [\\p{L}-]+,?){0,8}? (?:am nevoie|avem nevoie|trebuie|cumpar|cumparam|imi trebuie|pregatesc|fac|pun)(?![\\p{L}])[^\\n]{0,100}',
    sharp:
      '{Dă|Dați} cantitățile ca listă de cumpărături, de persoană și în total, în stare crudă și rotunjite la ce se vinde, cu tot ce mai trebuie, și {spune|spuneți} ce rezervă e potrivită și ce se schimbă cu garnituri, copii sau mâncăi.',
    points: [
      'Cantități: de persoană și în total, în stare crudă, rotunjite la ce se vinde',
      'În plus: ce mai trebuie, cu cantități',
      'Rezervă: cât e bine să fie în plus și ce se păstrează dacă rămâne',
      'Schimbări: ce crește sau scade cu garnituri, copii sau mâncăi',
    ],
  },
  {
    asked: true,
    over: STUDIED,
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:examen\\p{L}*|test\\p{L}*|teza|bac\\p{L}*|evaluare|lucrare|invat\\p{L}*|recapitul\\p{L}*)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:acest\\p{L}*|aceast\\p{L}*|atasat\\p{L}*|urmator\\p{L}*|mai jos|aici)(?![\\p{L}]))(?!(?:cum|de ce|ce) )[^\\n:]{0,260}(?<![\\p{L}])(?:rezumat\\p{L}*|rezuma|sinteza|fisa|notite|ghid de studiu)(?![\\p{L}])[^\\n:]{0,160}$',
    sharp:
      '{Începe|Începeți} cu ideea pe care se sprijină restul, {dă|dați} apoi termenii, pașii sau datele de știut, câte unul pe rând și într-o ordine ușor de învățat, {spune|spuneți} ce se încurcă des la examen și {încheie|încheiați} cu cinci întrebări ca să mă verific, cu răspunsurile separat.',
    points: [
      'Început: ideea pe care se sprijină restul, în două propoziții',
      'De știut: termeni, pași sau date, câte unul pe rând, într-o ordine ușor de învățat',
      'Încurcături: ce se confundă des și cum se deosebește',
      'Test: cinci întrebări ca la examen, răspunsurile separat la final',
    ],
  },
  {
    asked: true,
    over: DELAYED,
    named:
      '(?!(?:cum|de ce|ce|pot|ar trebui) )(?=[^\\n]*(?<![\\p{L}])(?:scri\\p{L}*|redact\\p{L}*|mesaj\\p{L}*|mail|e-?mail|whatsapp|sms|scrisoare|spune\\p{L}*|anunt\\p{L}*|inform\\p{L}*|scuz\\p{L}*|bilet)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:reclam\\p{L}*|plang\\p{L}*|ramburs\\p{L}*|(?:comanda|coletul|zborul|trenul) (?:mea|meu)|prelung\\p{L}*|restant\\p{L}*|notificare|avans\\p{L}*|(?:cer|ceri|rog|rugi|rugam|solicit|cerem|cere|cerand|roaga)(?!\\p{L})[^\\n]{0,60}(?:aman|amin)\\p{L}*|tot aman\\p{L}*|amanarea (?:unui|unei) (?:credit|rat)\\p{L}*)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:intarzi\\p{L}*|aman\\p{L}*|abia (?:maine|poimaine|luni|marti|miercuri|joi|vineri|sambata|duminica|saptamana|peste|pe)|(?:gata|trimite\\p{L}*|preda\\p{L}*) (?:\\p{L}+ ){0,2}(?:abia|doar) |(?:\\p{Nd}+|o|un|doua|doi|trei) (?:de )?(?:minute?|ore?|zile?|saptaman\\p{L}*) (?:mai tarziu|dupa termen))(?![\\p{L}]))[^\\n]{12,300}',
    sharp:
      '{Spune|Spuneți} din primul rând ce întârzie sau se schimbă și noul termen, {dă|dați} un motiv numai dacă l-am spus, {cere|cereți} scuze o dată și pe măsura faptei, {spune|spuneți} ce rămâne valabil, pe scurt, să se citească dintr-o privire.',
    points: [
      'Primul rând: ce întârzie sau se schimbă, și noul termen',
      'Scuze: o dată, scurt și pe măsura faptei, fără justificări',
      'Motiv: numai dacă l-am spus, niciunul inventat',
      'Ce rămâne valabil: într-o propoziție, dacă reiese din ce am spus',
      'Lungime: se citește dintr-o privire, gata de trimis',
    ],
  },
];
