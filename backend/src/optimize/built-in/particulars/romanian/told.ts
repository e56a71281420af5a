import type { TaskKind } from '../../../analysis/task-kinds.js';
import type { Particular } from '../particular.js';

/** What is asked or told in everyday words may be read as. */
const IN_EVERYDAY_WORDS: readonly TaskKind[] = [
  'question',
  'yesno',
  'fact',
  'explain',
  'describe',
  'meaning',
  'why',
  'howto',
  'advice',
  'suggest',
  'troubleshoot',
  'support',
  'harm',
  'decide',
  'discuss',
  'plain',
  'small',
  'unknown',
];

/** What somebody tells or asks of everyday life in Romanian: a sign, a fault, a custom, what may be done with food. */
export const ROMANIAN_TOLD: readonly Particular[] = [
  {
    asked: true,
    over: IN_EVERYDAY_WORDS,
    named:
      '(?!.*(?:(?:pisicile|cainii|motanii|papagalii|hamsterii|iepurii)(?! (?:mele|mei|noastre|nostri))|credeti|crezi|se (?:numeste|numesc|spune|zice|crede|considera|teme)|oameni|lumea|superstiti|cuvant|expresi|film|roman))de ce (?:imi |ma |se |tot |isi )*\\p{L}{3,}(?: \\p{L}+){0,2}? (?:pisic|motan|catel|cain|papagal|hamster|iepur|perus|broasca testoasa)\\p{L}*[^:]{0,110}',
    sharp:
      '{Spune|Spuneți} motivele obișnuite, cel mai probabil primul, cu semnul după care se recunoaște fiecare, și de când nu mai e doar un obicei.',
    points: [
      'Motive: cele obișnuite, cel mai probabil primul',
      'Semne: după ce se recunoaște fiecare',
      'De când: nu mai e doar un obicei',
    ],
  },
  {
    asked: true,
    over: [...IN_EVERYDAY_WORDS, 'puzzle', 'consult'],
    named:
      '(?!(?:scrie|fa|da-mi|tradu|rezuma|imagineaza|esti) )(?!.*(?:doare|dor) (?:ca|sa|cand ma gandesc|faptul|sufletul|dupa)(?!\\p{L}))(?=.*(?<!\\p{L})(?:ma|il|o|ne|imi|ii) (?:doare|dor|ustura|mananca pielea|amortes\\p{L}*|inteapa|tiuie|curge|sangereaza)(?!\\p{L})).{6,220}[ ,.](?:ce (?:fac|sa fac|pot face|pot sa fac|poate fi|sa iau|am|ar putea fi)|e grav|e normal|trebuie sa merg|cum scap|de ce).{0,40}',
    sharp:
      '{Spune|Spuneți} cauzele probabile pentru exact ce descriu, cu ce vorbește pentru și împotriva fiecăreia, ce pot încerca acasă și cât timp, ce semne înseamnă medic imediat și ce mă va întreba acesta.',
    points: [
      'Cauze: cele probabile, cu ce vorbește pentru și împotrivă aici',
      'Acasă: ce pot încerca, cât timp și ce să notez',
      'Imediat: semnele care înseamnă medic acum',
      'Altfel: de când merg oricum și ce voi fi întrebat',
    ],
  },
  {
    asked: true,
    over: IN_EVERYDAY_WORDS,
    named:
      'ce (?:inseamna|vrea sa (?:spuna|insemne)|semn e|e in capul (?:lui|ei)) (?:cand|daca|ca|faptul ca) (?!.*(?:doare|dor(?!\\p{L})|tiuie|curge|sanger|amortes|umfla|tuse))(?:un (?:baiat|tip|barbat|om|prieten|coleg|sef|fost)|o (?:fata|femeie|tipa|prietena|colega|fosta)|el |ea |cineva |te |iti |ma |imi |sotul|sotia|prieten|sef|coleg|fost)[^:]{3,160}',
    sharp:
      '{Dă|Dați} două-trei lecturi posibile, cu semnele după care se deosebesc, {spune|spuneți} care e cea mai probabilă din ce am povestit și ce pot face sau întreba ca să aflu, fără să presupun ce e mai rău.',
    points: [
      'Lecturi: două-trei posibile, cea mai probabilă prima',
      'Semne: după ce se deosebesc una de alta',
      'De făcut: ce pot întreba sau încerca, cuvânt cu cuvânt',
      'Prag: de când nu mai merită așteptat',
    ],
  },
  {
    asked: true,
    over: IN_EVERYDAY_WORDS,
    named:
      '(?:(?:oare|nu) )*(?:e|este|ar fi|se considera|e considerat|pare)(?: (?:foarte|prea|cam|chiar|oare|asa de))* (?:nepoliticos|ciudat|urat|aiurea|nesimtit|jignitor|penibil|lipsit de respect|de prost gust|nefiresc|(?:in regula|ok|frumos|normal)(?= (?:sa|ca|daca) (?:nu )?(?:o |il |le |ii |imi |ma |i |ne )?(?:refuz|plec|cer|intreb|vin|spun|zic|merg|invit|intarzii|intrerup|raspund|anunt|scriu|sun|aduc|impart|returnez)(?!\\p{L})))(?: din partea mea)? (?:sa|ca|daca) [^:]{4,160}',
    sharp:
      '{Spune|Spuneți} din primul rând cum e privit de obicei și de cine altfel, ce detaliu îl face acceptabil sau nu, și {dă|dați} un fel de a o face elegant, cu fraza pe care o pot spune.',
    points: [
      'Răspuns: cum e privit de obicei, în primul rând',
      'Cine vede altfel: gazdă, rude, generații, loc',
      'Elegant: când și cum se face, cu fraza potrivită',
      'De evitat: ce supără cu adevărat',
    ],
  },
  {
    asked: true,
    over: IN_EVERYDAY_WORDS,
    named:
      '(?:(?:oare|mai) )*(?:se (?:poate|pot)|pot|putem|e bine sa|e ok sa|are voie|merge sa)(?: (?:sa|fi|le|il|o))* ?(?:congel|inghet|reincalz|pastr|pun(?:e)? la congelator|pun(?:e)? in (?:congelator|frigider))\\p{L}*(?! .{0,40}(?:pastil|medicament|tableta|antibiotic))[^:]{0,120}',
    sharp:
      '{Răspunde|Răspundeți} cu da sau nu din primul rând, {spune|spuneți} cum se face corect, cât ține, ce se strică ori se schimbă, și semnul după care se vede că nu mai e bun.',
    points: [
      'Răspuns: da sau nu, în primul rând',
      'Cum: pașii pe scurt',
      'Cât ține: zile sau luni, și cum se folosește apoi',
      'Atenție: ce se strică sau se schimbă, și semnul că nu mai e bun',
    ],
  },
  {
    asked: true,
    over: [...IN_EVERYDAY_WORDS, 'debug', 'code', 'app', 'translate', 'email', 'text', 'message'],
    named:
      '(?!(?:scrie|fa|da-mi|te rog|tradu|rezuma|explica|imagineaza|cum|ce|de ce|cand|unde|cine|care|daca) )(?:\\p{L}+ ){1,5}?(?:(?:imi |ne |tot |mereu )*(?:zice|spune|arata|afiseaza|scrie|da|cere))(?: mereu| tot)? (?:ca |eroare|"|„)[^?]{3,140}?[ ,](?:desi|dar|chiar daca|cu toate ca|insa|iar)(?! (?:sefu|colegu|colega|sotu|sotia|mama|tata|prieten))(?![\\p{L}]) [^?]{4,140}[?.!]*$',
    sharp:
      '{Enumeră|Enumerați} cauzele care împacă cele două lucruri, cea mai probabilă prima, fiecare cu o verificare de un minut și cu ce se face dacă aceea e, și {spune|spuneți} ce urmează dacă niciuna nu se potrivește.',
    points: [
      'Cauze: cele care împacă mesajul cu ce văd, cea mai probabilă prima',
      'Verificare: una de un minut pentru fiecare',
      'Rezolvare: ce se apasă, se scoate sau se schimbă, pas cu pas',
      'Dacă niciuna: ce se încearcă apoi și cui mă adresez',
    ],
  },
  {
    asked: true,
    over: [...IN_EVERYDAY_WORDS, 'puzzle'],
    named:
      '(?!(?:scrie|fa|da-mi|te rog|tradu|rezuma|explica|imagineaza|povesteste|esti|de ce) )(?!.*(?:cazut|lesin|febra|spital|medic(?!\\p{L})|bolnav|respir|sange|suicid|sinuci|omoar|bate(?!\\p{L})|lovit|lovest|violen|ameninta|datori|avocat|acte(?!\\p{L})))(?=.*(?<!\\p{L})(?:coleg\\p{L}*|sef\\p{L}*|vecin\\p{L}*|soacr\\p{L}*|cumnat\\p{L}*|sora|fratele|mama|tata|prieten\\p{L}*|sotul|sotia|iubit\\p{L}*|nora|ginerele)(?!\\p{L}))[^:]{12,220}[ ,.](?:cum (?:procedez|reactionez|ma port|il opresc|o opresc|il fac|o fac|ii fac|scap)|ce (?:fac|sa fac|as putea face|pot face|e de facut))(?!\\p{L})(?! (?:la|cu cadou|de ziua)).{0,40}',
    sharp:
      '{Spune|Spuneți} primul lucru de făcut acum, ce urmează și ce ar înrăutăți lucrurile și, unde am ceva de spus cuiva, {dă|dați} fraza cuvânt cu cuvânt.',
    points: [
      'Acum: primul lucru de făcut',
      'Fraza: unde am ceva de spus cuiva, cuvânt cu cuvânt',
      'Apoi: ce urmează, și de ce depinde',
      'De evitat: ce ar înrăutăți lucrurile',
    ],
  },
];
