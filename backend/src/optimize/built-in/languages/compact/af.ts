import type { CompactTable } from './compact-table.js';

export const af: CompactTable = {
  asks: 'wat|wie|waar|hoekom|waarom|wanneer|hoe|hoeveel|watter|kan|is',
  task: 'Taak:',
  question: 'Vraag:',
  requirements: 'Vereistes:',
  sharpQuestion: 'Gee eers ’n direkte antwoord en daarna die redes en een konkrete voorbeeld.',
  sharpRequest: 'Wees konkreet, dek elke deel van die versoek, en sê wat jy aanneem as iets belangriks ontbreek.',
  bulletsQuestion: [
    'Antwoord: in die eerste sin, sonder inleiding',
    'Grond: die feite daaragter, een sin elk',
    'Voorbeeld: een konkrete geval uit die lewe',
    'Sekerheid: sê openlik wat onbekend of omstrede is',
  ],
  bulletsRequest: [
    'Inhoud: presies wat gevra word; wat ontbreek tussen [hakies]',
    'Besonderhede: konkreet in plaas van algemeen',
    'Styl: sonder inleiding en sonder vulsel',
    'Volledigheid: elke deel van die versoek',
  ],
  order: 'Werk in hierdie volgorde:',
  orderQuestion: [
    'Sê hoe jy die vraag verstaan as dit meer as een betekenis het.',
    'Antwoord in een sin en gee dan die redes.',
    'Sê waaroor jy nie seker is nie en wat die antwoord sou verander.',
  ],
  orderRequest: [
    'Sê in een sin hoe jy die taak verstaan.',
    'As iets deurslaggewends ontbreek, vra hoogstens 3 vrae en wag vir my antwoord.',
    'Doen andersins die taak en noem jou aannames.',
  ],
};
