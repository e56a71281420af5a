import type { Particular } from '../particular.js';

/** What a case that is told with its details changes about a thing asked for by name. */
export const ROMANIAN_SITUATED: readonly Particular[] = [
  {
    asked: true,
    named:
      'cum (?:sa |pot sa |pot |trebuie sa )?(?:scri\\p{L}+|redact\\p{L}+|fac|face|formul\\p{L}+) (?:o |un |niste )?(?:cerere|demisie|scrisoare|e-?mail|mail|plangere|reclamatie|contestatie|declaratie|adeverinta|preaviz)(?! de intentie)(?! catre (?:mama|tata))[^?:]{0,110}',
    sharp:
      '{Dă|Dați} textul complet, gata de copiat, cu ce am spus și [paranteze] unde lipsesc numele, destinatarul sau data, și {spune|spuneți} în două rânduri cum se depune și ce termen contează.',
    points: [
      'Text: întreg și gata de semnat, nu o explicație',
      'Date: cele spuse de mine; [paranteze] pentru nume, destinatar și dată',
      'Ton: sobru, fără motive care nu trebuie date',
      'Depunere: pe ce cale și cu ce dovadă',
    ],
  },
  {
    named:
      '(?:scrisoare de (?:intentie|motivatie)|cv)(?!.*(?:erasmus|master|universi|beca|bourse|stipendi|bolsa|borsa|bursa|etranger|extranjero|estero|ausland|exterior|strainatate))(?=[ ,].*(?:fara (?:nicio |nici o )?experienta|n(?:u )?-?am (?:nicio |mai )?(?:experienta|lucrat)|primul (?:job|loc de munca)|nicio experienta))',
    sharp:
      '{Pornește|Porniți} de la ce sunt și știu să fac fără să fi lucrat: motivul pentru acest loc, două calități arătate prin ceva din școală, casă sau pasiuni, dorința de a învăța și disponibilitatea, cu [paranteze] unde lipsește ceva de la mine.',
    points: [
      'Motiv: de ce acest loc, într-o propoziție concretă',
      'Calități: două, arătate prin ceva din școală, casă sau pasiuni',
      'Lipsa experienței: fără scuze, ca dorință de a învăța',
      'Final: disponibilitate și propunerea unei probe',
    ],
  },
  {
    named:
      '(?:plan|program)(?: de)? ?(?:antrenament)?(?: (?:pentru|pt|de|la|un|primul|meu|prima|mea))* (?:semi-?maraton|maraton|alerga\\p{L}*|\\p{Nd}+ ?km)',
    sharp:
      '{Pornește|Porniți} de la cât alerg acum, {dă|dați} un tabel pe săptămâni cu alergări, kilometri și ritm după senzație, odihnă și forță, și {spune|spuneți} ce se schimbă dacă doare și când mă opresc sau merg la medic.',
    points: [
      'Start: cât alerg acum, cu creștere lentă',
      'Săptămâni: tabel cu alergări, kilometri și ritm după senzație',
      'Odihnă și forță: fixe în fiecare săptămână',
      'Durere: ce se schimbă și când mă opresc sau merg la medic',
      'Dacă e prea devreme: o țintă mai scurtă în ziua aceea',
    ],
  },
];
