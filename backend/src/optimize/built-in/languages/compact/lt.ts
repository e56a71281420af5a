import type { CompactTable } from './compact-table.js';

export const lt: CompactTable = {
  asks: 'kas|kaip|kod[eė]l|kada|kur|kiek|kok[sią]|kokia|kokie|ar|kuris|kuri',
  task: 'Užduotis:',
  question: 'Klausimas:',
  requirements: 'Reikalavimai:',
  sharpQuestion: 'Pirmiausia atsakyk tiesiai, tada nurodyk priežastis ir vieną konkretų pavyzdį.',
  sharpRequest:
    'Rašyk konkrečiai, įvykdyk kiekvieną prašymo dalį, o jei trūksta ko nors svarbaus, pasakyk, ką laikai savaime suprantamu.',
  bulletsQuestion: [
    'Atsakymas: pirmame sakinyje, be įžangos',
    'Pagrindimas: faktai, kuriais jis remiasi, po vieną sakinį',
    'Pavyzdys: vienas konkretus atvejis iš gyvenimo',
    'Tikrumas: aiškiai pasakyti, kas nežinoma ar ginčytina',
  ],
  bulletsRequest: [
    'Turinys: tiksliai tai, ko prašoma; trūkstama informacija [skliaustuose]',
    'Detalės: konkrečios, o ne bendros',
    'Stilius: be įžangos ir tuščių frazių',
    'Išsamumas: kiekviena prašymo dalis',
  ],
  order: 'Dirbk tokia tvarka:',
  orderQuestion: [
    'Pasakyk, kaip supranti klausimą, jei jį galima suprasti įvairiai.',
    'Atsakyk vienu sakiniu, tada nurodyk priežastis.',
    'Pasakyk, kuo nesi tikras ir kas pakeistų atsakymą.',
  ],
  orderRequest: [
    'Vienu sakiniu pasakyk, kaip supranti užduotį.',
    'Jei trūksta ko nors svarbaus, užduok ne daugiau kaip 3 klausimus ir palauk mano atsakymo.',
    'Kitu atveju atlik užduotį ir išvardyk prielaidas.',
  ],
};
