import type { Particular } from '../particular.js';

/** What pupils and students are asked for in Romanian: texts that are read, experiments, code that is judged, titles. */
export const ROMANIAN_STUDY: readonly Particular[] = [
  {
    asked: true,
    over: ['readcode', 'code', 'debug', 'question', 'explain', 'fact', 'describe', 'plain', 'small', 'unknown'],
    named:
      '(?:care (?:este|e) |ce |explica |determina |calculeaza |analizeaza |precizeaza |spune |evalueaza )?complexitate[a]?(?: (?:de|in|a))*(?: (?:timp|spatiu|memorie|timpului|algoritmului|codului|functiei))?(?![\\p{L}])[^?]{0,120}',
    sharp:
      '{Dă|Dați} rezultatul în primul rând, pentru timp și pentru memorie, {numără|numărați} pas cu pas de câte ori se execută partea cea mai adâncă, {numește|numiți} cazul cel mai bun și cel mai rău dacă diferă și {arată|arătați} în cod o cale mai rapidă, dacă există.',
    points: [
      'Rezultat: în primul rând, pentru timp și pentru memorie',
      'Numărare: de câte ori se execută partea cea mai adâncă, pas cu pas',
      'Cazuri: cel mai bun și cel mai rău, dacă diferă',
      'Mai rapid: o variantă în cod, cu complexitatea ei și ce costă în schimb',
    ],
  },
  {
    asked: true,
    over: ['question', 'howto', 'consult', 'explain', 'describe', 'fact', 'suggest', 'small', 'plain', 'unknown'],
    named:
      'ce (?:este|e|inseamna) [^?]{2,60} si cum [^?]{0,40}(?:observ|demonstr|pune in evidenta|testa|testez|vede(?! bine)|arata|verific|experiment)[^?]{0,80}\\?*$',
    sharp:
      '{Explică|Explicați} întâi în două-trei propoziții ce este și din ce cauză se produce, apoi {dă|dați} pașii numerotați, cu ce trebuie pregătit, ce ar trebui să se vadă și după cât timp, ce dovedește asta și greșeala din care nu se vede nimic.',
    points: [
      'Ce este: două-trei propoziții, cu cauza',
      'Pași: numerotați, cu ce trebuie pregătit și în ce cantitate',
      'Ce se vede: semnul, după cât timp și față de ce martor',
      'Înțeles: cum se leagă ce se vede de explicație',
      'Greșeală: cea din care nu se vede nimic',
    ],
  },
  {
    over: ['entries', 'roster', 'list', 'unknown', 'small', 'plain', 'text', 'words', 'ideas', 'pieces'],
    named:
      '(?:(?:doua|trei|cateva|\\p{Nd}+) )?(?:mnemotehnic\\p{L}*|mnemonic\\p{L}*|acronim(?= .{0,30}(?:retin|tin minte|memor))\\p{L}*)',
    sharp:
      '{Dă|Dați} o propoziție ușor de văzut cu ochii minții, în ordinea corectă și fără lipsuri, {arată|arătați} ce cuvânt ține locul cui și {adaugă|adăugați} o a doua variantă, de alt fel, pentru cine nu o reține pe prima.',
    points: [
      'Propoziție: ușor de văzut cu ochii minții, nu un șir de cuvinte',
      'Ordine: cea corectă, fără lipsuri',
      'Cheie: ce cuvânt ține locul cui, pe rânduri',
      'A doua: de alt fel, cu imagine sau rimă',
    ],
  },
  {
    over: ['email', 'message', 'text', 'small', 'plain', 'unknown'],
    named:
      '(?:e-?mail|mail|mesaj)(?:ul)? (?:[\\p{L}-]+ ){1,8}?(?:parerea|feedback|opinia|observatii\\p{L}*|o evaluare|sa se uite|cum i se pare|sugestii)(?! .{0,20}client)',
    sharp:
      '{Spune|Spuneți} în subiect și în prima propoziție ce document e și ce aștept, {pune|puneți} fiecare punct numit aici ca întrebare scurtă la care se poate răspunde în două rânduri, {propune|propuneți} un termen ([paranteză] dacă nu l-am dat) și {închide|închideți} politicos, fără scuze.',
    points: [
      'Prima propoziție: ce am trimis, când și ce cer',
      'Puncte: fiecare lucru numit aici, ca întrebare precisă',
      'Termen: o dată; [paranteză] dacă nu am dat-o',
      'Final: o mulțumire scurtă, fără scuze',
    ],
  },
  {
    over: ['essay', 'text', 'evaluate', 'unknown', 'small', 'plain', 'document', 'describe', 'explain'],
    named:
      '(?:eseu|comentariu|analiza|caracterizare)(?:ul|a)?(?: (?:scurt|scurta|literar|literara|structurat))*(?= (?:despre|asupra|a|al|pe marginea|de|privind) .{0,80}(?:poezi|poem|roman(?:ul|ului|ele)|nuvel|povestir|oper[ae]|piesa|piesei|personaj|versur|liric|simbol))',
    sharp:
      '{Pornește|Porniți} de la o idee despre text care poate fi contrazisă, {sprijină|sprijiniți} fiecare paragraf pe un vers sau o scenă anume și pe mijlocul artistic care face efectul, {leagă|legați} la final partea de întreg și {citează|citați} numai ce este sigur.',
    points: [
      'Idee: o lectură a textului, care poate fi contrazisă',
      'Dovezi: un vers sau o scenă anume în fiecare paragraf',
      'Mijloace: ce procedeu face efectul și cum',
      'Final: ce spune această parte despre întreg',
      'Citate: numai cele sigure; restul, povestit',
    ],
  },
  {
    over: ['pieces', 'caption', 'names', 'ideas', 'headlines', 'entries', 'list', 'small', 'plain', 'unknown'],
    named:
      '(?:(?:doua|trei|patru|cinci|sase|sapte|opt|noua|zece|cateva|niste|\\p{Nd}+)(?: de)? )?(?:idei de )?titlu(?:ri|l)?(?:le)?(?: (?:posibile|atractive|captivante|creative|atragatoare|bune))*(?= (?:pentru|de|la) )(?!.*(?:licenta|disertatie|doctorat))',
    sharp:
      '{Numește|Numiți} în fiecare subiectul exact, nu domeniul, {schimbă|schimbați} de la unul la altul felul în care atrage (întrebare, cifră, contrast, imagine, afirmație), {păstrează|păstrați}-le sub zece cuvinte, fără promisiuni goale, și {marchează|marcați} cel mai bun cu motivul.',
    points: [
      'Subiect: cel exact, recunoscut din titlu fără context',
      'Varietate: întrebare, cifră, contrast, imagine, afirmație',
      'Lungime: sub zece cuvinte, ușor de rostit',
      'De evitat: „totul despre”, „ghidul complet”, promisiuni pe care textul nu le ține',
      'Alegere: cel mai bun marcat, cu motivul',
    ],
  },
  {
    asked: true,
    over: ['explain', 'teach', 'acting', 'describe', 'why'],
    named:
      '(?!.*[„“"«])(?:acum )?(?:esti|sunteti|imagineaza-ti ca esti|joaca rolul unui|joaca rolul unei) (?:un |o )?(?:profesor|profesoara|invatator|invatatoare|educator|educatoare|diriginte)(?= .{0,90}(?:elev|clas|copii|student)).{0,220}',
    sharp:
      '{Vorbește|Vorbiți} ca în fața clasei: o întrebare sau un obiect care prinde din prima clipă, un lucru pe care elevii îl pot încerca sau ghici, explicația construită din răspunsurile lor, greșeala la care se așteaptă toți și o întrebare de final care arată cine a înțeles.',
    points: [
      'Intrare: o întrebare sau un obiect, înainte de orice definiție',
      'Încercare: ce pot ghici, atinge sau calcula elevii',
      'Explicație: din răspunsurile lor, cu un singur termen nou o dată',
      'Capcană: răspunsul greșit pe care îl dau cei mai mulți',
      'Final: o întrebare care arată cine a înțeles',
    ],
  },
  {
    asked: true,
    over: [
      'explain',
      'howto',
      'advice',
      'suggest',
      'question',
      'support',
      'decide',
      'plain',
      'small',
      'unknown',
      'puzzle',
    ],
    named:
      '.{10,240}[ ,.]cum (?:ajungem la|ne (?:punem|intelegem|impacam)|gasim|cadem|impartim|il conving|o conving|ii conving|rezolvam)(?! ?(?:ecuati|problem)).{0,60}\\?*$',
    sharp:
      '{Spune|Spuneți} ce poate sta de fapt în spatele fiecărei poziții, {dă|dați} întrebarea cu care să deschid discuția, două-trei soluții de mijloc cu ce cedează fiecare, o frază pe care o pot spune ca atare și ce facem dacă tot nu ne înțelegem.',
    points: [
      'Motive: ce poate sta de fapt în spatele fiecărei poziții',
      'Început: întrebarea sau fraza cu care deschid discuția',
      'Soluții: două-trei de mijloc, cu ce cedează fiecare',
      'De evitat: ce i-ar face pe ceilalți să se închidă',
      'Dacă nu merge: ce amânăm, ce probăm și până când',
    ],
  },
];
