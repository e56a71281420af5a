import type { CompactTable } from './compact-table.js';

export const no: CompactTable = {
  asks: 'hva|hvem|hvor|hvorfor|når|hvordan|hvilken|hvilket|hvilke|kan|er|har|skal|bør|må',
  task: 'Oppgave:',
  question: 'Spørsmål:',
  requirements: 'Krav:',
  sharpQuestion: 'Gi først et direkte svar og deretter begrunnelsene og et konkret eksempel.',
  sharpRequest: 'Vær konkret, ta med hvert punkt i ønsket, og si hva du antar hvis noe viktig mangler.',
  bulletsQuestion: [
    'Svar: i første setning, uten innledning',
    'Støtte: faktaene det bygger på, én setning hver',
    'Eksempel: ett konkret tilfelle fra virkeligheten',
    'Sikkerhet: si åpent hva som er ukjent eller omstridt',
  ],
  bulletsRequest: [
    'Innhold: nøyaktig det jeg ber om; det som mangler, i [parentes]',
    'Detaljer: konkrete i stedet for generelle',
    'Stil: uten innledning og uten fyll',
    'Fullstendighet: hver del av ønsket',
  ],
  order: 'Arbeid i denne rekkefølgen:',
  orderQuestion: [
    'Si hvordan du oppfatter spørsmålet hvis det kan forstås på flere måter.',
    'Svar i én setning, og gi deretter begrunnelsene.',
    'Si hva du er usikker på, og hva som ville endret svaret.',
  ],
  orderRequest: [
    'Si i én setning hvordan du forstår oppgaven.',
    'Still høyst 3 spørsmål hvis noe avgjørende mangler, og vent på svaret mitt.',
    'Løs ellers oppgaven, og nevn antakelsene dine.',
  ],
};
