import type { CompactTable } from './compact-table.js';

export const nl: CompactTable = {
  asks: 'wat|wie|waar|waarom|wanneer|hoe|hoeveel|welke?|kan|kun|kunt|is|zijn|heeft|moet|mag',
  task: 'Taak:',
  question: 'Vraag:',
  requirements: 'Eisen:',
  sharpQuestion: 'Geef eerst een direct antwoord en daarna de redenen en een concreet voorbeeld.',
  sharpRequest:
    'Wees concreet, houd je aan elk punt van het verzoek en zeg wat je aanneemt als er iets belangrijks ontbreekt.',
  bulletsQuestion: [
    'Antwoord: in de eerste zin, zonder inleiding',
    'Onderbouwing: de feiten erachter, elk in één zin',
    'Voorbeeld: één concreet geval uit het echte leven',
    'Zekerheid: eerlijk zeggen wat onbekend of omstreden is',
  ],
  bulletsRequest: [
    'Inhoud: precies wat gevraagd is; wat ontbreekt tussen [haakjes]',
    'Details: concreet in plaats van algemeen',
    'Stijl: zonder inleiding en zonder vulling',
    'Volledigheid: elk deel van het verzoek',
  ],
  order: 'Werk in deze volgorde:',
  orderQuestion: [
    'Zeg hoe je de vraag opvat als ze meer dan één betekenis heeft.',
    'Antwoord in één zin en geef daarna de redenen.',
    'Zeg waar je niet zeker van bent en wat het antwoord zou veranderen.',
  ],
  orderRequest: [
    'Zeg in één zin hoe je de taak begrijpt.',
    'Stel hoogstens 3 vragen als er iets beslissends ontbreekt, en wacht op mijn antwoord.',
    'Voer anders de taak uit en noem je aannames.',
  ],
};
