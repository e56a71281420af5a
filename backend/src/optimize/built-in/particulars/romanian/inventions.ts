import { MADE_UP } from '../inventions.js';
import type { Particular } from '../particular.js';

export const ROMANIAN_INVENTIONS: readonly Particular[] = [
  {
    over: MADE_UP,
    named:
      '(?:(?:o|un|noua|nou|secreta|imaginara|fictiva|inventata|simpla) )*(?:limba|alfabet|limbaj)(?: (?:noua|nou|secreta|secret|imaginara|fictiva|inventata|artificiala))*(?= (?:care|cu|pentru|in care|bazat\\p{L}*|vorbit\\p{L}*|formata)|[.!]?$)(?!.*program)',
    sharp:
      '{Stabilește|Stabiliți} regulile de formare a cuvintelor și o mică gramatică, {dă|dați} un tabel cu douăzeci de cuvinte care le respectă și {tradu|traduceți} trei propoziții de zi cu zi cuvânt cu cuvânt, ca să pot scrie singur următoarea propoziție.',
    points: [
      'Cuvinte: reguli pe care le respectă fiecare',
      'Gramatică: ordinea, pluralul, trecutul și viitorul, întrebarea și negația',
      'Vocabular: un tabel cu douăzeci de cuvinte și sensul lor',
      'Exemple: trei propoziții de zi cu zi, traduse cuvânt cu cuvânt',
    ],
  },
  {
    over: MADE_UP,
    named:
      '(?:un )?(?:joc|sport)(?:ul)?(?: (?:nou|de societate|de masa|de carti|de petrecere|didactic|educativ|simplu|amuzant|de rol))*(?= (?:care|cu|pentru|in care|despre|bazat)|[.!]?$)(?!.*(?:python|javascript|html|unity|cod(?![\\p{L}])))',
    sharp:
      '{Spune|Spuneți} ce urmăresc jucătorii și ce se face la un tur, {enumeră|enumerați} materialele, {dă|dați} regulile astfel încât să se poată începe imediat, {joacă|jucați} o rundă ca exemplu și {spune|spuneți} când se termină și cine câștigă.',
    points: [
      'Scop: ce urmăresc jucătorii, într-o propoziție',
      'Materiale: ce trebuie, cu numere',
      'Tur: ce se face, pas cu pas, și alegerea care îl face interesant',
      'Exemplu: o rundă jucată',
      'Final: când se termină, cine câștigă și ce se întâmplă la egalitate',
    ],
  },
  {
    over: ['copy'],
    named:
      '(?:o |un |scurt |scurta )*(?:descriere|(?:fisa|text) de prezentare|prezentare)(?:a)?(?: (?:de|a|al|pentru|produs\\p{L}*))*(?= (?:pentru|a|al|de) )',
    sharp:
      '{Spune|Spuneți} din primul rând ce este și pentru cine, {transformă|transformați} fiecare însușire numită aici în ceea ce câștigă cumpărătorul, {arată|arătați}-l o dată folosit în loc să-l {lauzi|lăudați} și nu {inventa|inventați} însușiri.',
    points: [
      'Primul rând: ce este și pentru cine',
      'Însușiri: fiecare numită aici, cu ce câștigă cumpărătorul',
      'Voce: o frază care arată produsul folosit, nu o listă de calități',
      'Onestitate: nicio însușire pe care nu am dat-o',
    ],
  },
  {
    over: ['document', 'text', 'small', 'plain', 'unknown', 'copy'],
    named:
      '(?:(?:un|o|cerere de|text de|revendicari de) )*brevet(?:ului|e)?(?: de inventie)?(?= (?:pentru|despre)|[.!]?$)',
    sharp:
      '{Folosește|Folosiți} părțile unei cereri de brevet: domeniul, stadiul tehnicii și neajunsul lui, invenția, o variantă de realizare în pași numerotați, apoi o revendicare independentă cu toate trăsăturile esențiale și revendicări dependente, și {spune|spuneți} ce trăsătură o face nouă.',
    points: [
      'Părți: titlu, domeniu, stadiul tehnicii cu neajunsul lui, rezumat, descriere, revendicări',
      'Realizare: o variantă, în pași numerotați',
      'Revendicări: una independentă cu tot ce este esențial, cele dependente o restrâng',
      'Noutate: trăsătura care o deosebește și de ce nu este evidentă',
    ],
  },
];
