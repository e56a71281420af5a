import type { CompactTable } from './compact-table.js';

export const cs: CompactTable = {
  asks: 'co|kdo|kde|proč|kdy|jak|jaký|jaká|jaké|kolik|který|která|které|čím|kam',
  task: 'Úkol:',
  question: 'Otázka:',
  requirements: 'Požadavky:',
  sharpQuestion: 'Nejprve odpověz přímo, potom uveď důvody a jeden konkrétní příklad.',
  sharpRequest: 'Buď konkrétní, dodrž každý bod požadavku, a pokud chybí něco důležitého, řekni, co předpokládáš.',
  bulletsQuestion: [
    'Odpověď: v první větě, bez úvodu',
    'Zdůvodnění: fakta, o která se opírá, každé jednou větou',
    'Příklad: jeden konkrétní případ ze života',
    'Jistota: otevřeně říct, co je neznámé nebo sporné',
  ],
  bulletsRequest: [
    'Obsah: přesně to, o co žádám; co chybí, v [závorkách]',
    'Podrobnosti: konkrétní místo obecných',
    'Styl: bez úvodu a bez vaty',
    'Úplnost: každá část žádosti',
  ],
  order: 'Postupuj v tomto pořadí:',
  orderQuestion: [
    'Řekni, jak otázku chápeš, pokud ji lze vyložit více způsoby.',
    'Odpověz jednou větou a potom uveď důvody.',
    'Řekni, čím si nejsi jistý a co by odpověď změnilo.',
  ],
  orderRequest: [
    'Řekni jednou větou, jak úkolu rozumíš.',
    'Pokud chybí něco rozhodujícího, polož nejvýše 3 otázky a počkej na mou odpověď.',
    'Jinak úkol splň a vyjmenuj své předpoklady.',
  ],
};
