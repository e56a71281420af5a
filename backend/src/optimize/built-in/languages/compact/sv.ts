import type { CompactTable } from './compact-table.js';

export const sv: CompactTable = {
  asks: 'vad|vem|var|varför|när|hur|vilken|vilket|vilka|kan|är|har|ska|bör|måste',
  task: 'Uppgift:',
  question: 'Fråga:',
  requirements: 'Krav:',
  sharpQuestion: 'Ge först ett rakt svar och sedan skälen och ett konkret exempel.',
  sharpRequest: 'Var konkret, ta med varje punkt i önskemålet och säg vad du antar om något viktigt saknas.',
  bulletsQuestion: [
    'Svar: i första meningen, utan inledning',
    'Stöd: de fakta det bygger på, en mening var',
    'Exempel: ett konkret fall ur verkligheten',
    'Säkerhet: säg öppet vad som är okänt eller omstritt',
  ],
  bulletsRequest: [
    'Innehåll: precis det jag ber om; det som saknas inom [parentes]',
    'Detaljer: konkreta i stället för allmänna',
    'Stil: utan inledning och utan utfyllnad',
    'Fullständighet: varje del av önskemålet',
  ],
  order: 'Arbeta i den här ordningen:',
  orderQuestion: [
    'Säg hur du uppfattar frågan om den kan förstås på flera sätt.',
    'Svara i en mening och ge sedan skälen.',
    'Säg vad du är osäker på och vad som skulle ändra svaret.',
  ],
  orderRequest: [
    'Säg i en mening hur du förstår uppgiften.',
    'Ställ högst 3 frågor om något avgörande saknas, och vänta på mitt svar.',
    'Utför annars uppgiften och räkna upp dina antaganden.',
  ],
};
