import type { CompactTable } from './compact-table.js';

export const ca: CompactTable = {
  asks: 'què|qui|on|per què|quan|com|quin|quina|quins|quines|quant|quants',
  task: 'Tasca:',
  question: 'Pregunta:',
  requirements: 'Requisits:',
  sharpQuestion: 'Respon primer directament i després dona els motius i un exemple concret.',
  sharpRequest:
    'Escriu de manera concreta, respon a cada part de la petició i, si falta res important, digues què suposes.',
  bulletsQuestion: [
    'Resposta: a la primera frase, sense introducció',
    'Fonament: els fets que la sostenen, una frase cadascun',
    'Exemple: un cas concret de la vida real',
    'Certesa: digues obertament què no se sap o es discuteix',
  ],
  bulletsRequest: [
    'Contingut: exactament el que es demana; el que falta entre [claudàtors]',
    'Detalls: concrets en lloc de generals',
    'Estil: sense introducció ni farciment',
    'Totalitat: cada part de la petició',
  ],
  order: 'Treballa en aquest ordre:',
  orderQuestion: [
    'Digues com entens la pregunta si es pot entendre de diverses maneres.',
    'Respon en una frase i després dona els motius.',
    'Digues de què no estàs segur i què canviaria la resposta.',
  ],
  orderRequest: [
    'Digues en una frase com entens la tasca.',
    'Si falta res decisiu, fes com a màxim 3 preguntes i espera la meva resposta.',
    'Si no, fes la tasca i enumera les teves suposicions.',
  ],
};
