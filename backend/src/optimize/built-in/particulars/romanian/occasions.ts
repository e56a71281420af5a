import type { Particular } from '../particular.js';
import { ANNOUNCED, PERSUADING, SPOKEN } from '../occasions.js';

/** What is told to those concerned, said on a day, or to win somebody over. */
export const ROMANIAN_OCCASIONS: readonly Particular[] = [
  {
    over: ANNOUNCED,
    named:
      '(?:anunt\\p{L}*|informare|comunicat|circulara|e-?mail|mesaj) (?:intern |interna )?(?:pentru|catre) (?:toti |toata )?(?:angajat\\p{L}*|echip\\p{L}*|coleg\\p{L}*|personal\\p{L}*|locatar\\p{L}*|chirias\\p{L}*|parint\\p{L}*|membri\\p{L}*)(?= (?:\\p{L}+ ){0,4}?(?:despre|privind|in legatura|referitor|ca|cu privire|prin care|in care|sa) )',
    sharp:
      '{Pune|Puneți} vestea și data în primul rând, {spune|spuneți} ce se schimbă pentru cititori și ce rămâne, ce au de făcut și până când, și cui i se pot adresa; {lasă|lăsați} [paranteze] unde lipsește un detaliu al meu.',
    points: [
      'Primul rând: vestea, cu data',
      'Pentru cititori: ce se schimbă și ce rămâne',
      'De făcut: ce, până când și unde',
      'Motiv: într-o propoziție sinceră',
      'Întrebări: cui; [paranteze] unde lipsește un detaliu',
    ],
  },
  {
    over: SPOKEN,
    named:
      '(?:discurs|cuvantare|cuvant|alocutiune)(?:ul|ea)? (?:\\p{L}+ )?(?:de|pentru|la) (?:o |un )?(?:deschidere\\p{L}*|inaugurare\\p{L}*|inceput\\p{L}*|lansare\\p{L}*|bun venit|vernisaj\\p{L}*|expoziti\\p{L}+|conferint\\p{L}+|gal[ae])',
    sharp:
      '{Începe|Începeți} cu o imagine a ceea ce publicul are în față, {salută|salutați} într-un singur rând, {dă|dați} fiecărui lucru numit aici un exemplu concret, {mulțumește|mulțumiți} celor care au făcut-o posibilă ([paranteze] pentru nume) și {încheie|încheiați} invitând publicul să intre, să privească sau să asculte.',
    points: [
      'Început: o imagine a ceea ce urmează; salutul, într-un rând',
      'Teme: fiecare lucru numit aici, cu un exemplu concret',
      'Mulțumiri: celor care au făcut-o posibilă; [paranteze] pentru nume',
      'Rostire: propoziții scurte, fără „onorată asistență” și fără istoric lung',
      'Încheiere: o invitație, ca publicul să știe că începe',
    ],
  },
  {
    over: SPOKEN,
    named:
      '(?:discurs|cuvantare)(?:ul)? (?:\\p{L}+ )?(?:de|pentru|la) (?:o |un |petrecerea de |festivitatea de |ceremonia de )?(?:pensionare\\p{L}*|ramas bun|despartire|absolvire|aniversare\\p{L}*|premiere\\p{L}*|multumire)',
    sharp:
      '{Începe|Începeți} cu un moment adevărat pe care îl știu toți ([paranteză] dacă nu l-am povestit), {spune|spuneți} ce arată el, {mulțumește|mulțumiți} pe nume, cu umor pe seama celui care vorbește, și {încheie|încheiați} cu o frază de toast sau de aplauze.',
    points: [
      'Început: un moment pe care îl știu toți; [paranteză] dacă nu l-am povestit',
      'Idee: ce arată despre om sau despre zi',
      'Mulțumiri: pe nume și pentru ce; [paranteze] pentru nume',
      'Umor: blând, pe seama celui care vorbește',
      'Încheiere: o frază de toast sau de aplauze, două-trei minute în total',
    ],
  },
  {
    over: PERSUADING,
    named:
      '(?:scrisoare|e-?mail|mesaj) (?:persuasiv\\p{L}*|convingato\\p{L}*)|scriso\\p{L}+ (?:catre|pentru|adresata) (?:\\p{L}+ )?(?:primar\\p{L}*|primari\\p{L}*|consiliul\\p{L}*|redacti\\p{L}*|ziar\\p{L}*|director\\p{L}*|deputat\\p{L}*)',
    sharp:
      '{Cere|Cereți} un singur lucru exact din primele rânduri, {începe|începeți} cu ce câștigă cititorul, {răspunde|răspundeți} la obiecția cea mai puternică înainte să fie ridicată și {încheie|încheiați} cu un pas mic și ușor; [paranteze] pentru datele pe care nu le-am dat.',
    points: [
      'Cerere: un singur lucru exact, din primele rânduri',
      'Câștig: ce îi aduce cititorului sau celor pe care îi reprezintă, cu un fapt; [paranteze] unde lipsește',
      'Obiecție: cea mai puternică, tratată cinstit',
      'Ușurință: ce s-a făcut deja și cât de puțin e nevoie',
      'Încheiere: un pas mic, cu o dată',
    ],
  },
];
