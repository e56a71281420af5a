import type { CompactTable } from './compact-table.js';

export const da: CompactTable = {
  asks: 'hvad|hvem|hvor|hvorfor|hvornår|hvordan|hvilken|hvilket|hvilke|kan|er|har|skal|bør|må',
  task: 'Opgave:',
  question: 'Spørgsmål:',
  requirements: 'Krav:',
  sharpQuestion: 'Giv først et direkte svar og derefter begrundelserne og et konkret eksempel.',
  sharpRequest: 'Vær konkret, få hvert punkt i ønsket med, og sig, hvad du antager, hvis noget vigtigt mangler.',
  bulletsQuestion: [
    'Svar: i første sætning, uden indledning',
    'Støtte: de fakta, det bygger på, én sætning hver',
    'Eksempel: ét konkret tilfælde fra virkeligheden',
    'Sikkerhed: sig åbent, hvad der er ukendt eller omstridt',
  ],
  bulletsRequest: [
    'Indhold: præcis det, jeg beder om; det manglende i [parentes]',
    'Detaljer: konkrete i stedet for generelle',
    'Stil: uden indledning og uden fyld',
    'Fuldstændighed: hver del af ønsket',
  ],
  order: 'Arbejd i denne rækkefølge:',
  orderQuestion: [
    'Sig, hvordan du opfatter spørgsmålet, hvis det kan forstås på flere måder.',
    'Svar i én sætning, og giv derefter begrundelserne.',
    'Sig, hvad du er usikker på, og hvad der ville ændre svaret.',
  ],
  orderRequest: [
    'Sig i én sætning, hvordan du forstår opgaven.',
    'Stil højst 3 spørgsmål, hvis noget afgørende mangler, og vent på mit svar.',
    'Løs ellers opgaven, og nævn dine antagelser.',
  ],
};
