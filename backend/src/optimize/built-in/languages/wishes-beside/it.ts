import type { WishesBeside } from './wishes-beside.js';

export const wishesBeside = {
  sharp: {
    translateMore:
      '{Conserva|Conservi} il senso e il tono, {usa|usi} espressioni da madrelingua e {metti|metta} sotto la traduzione ciò che è chiesto in più, con le parole di cui si tratta.',
  },
  orders: {
    besideSum: 'Calcola ciò che è richiesto dalle cifre date, in una riga e con l’unità.',
    besideEach: 'Metti accanto a ogni elemento ciò che d’altro è richiesto su di esso.',
    besideSentences: 'Dai anche le frasi d’esempio, in modo che il contesto mostri che cosa significa la parola.',
    besideElse: '{Dai|Dia} anche il resto di ciò che si chiede, completo e separato.',
    besideTranslation: '{Dai|Dia} anche la traduzione, come la direbbe un madrelingua.',
    besideSummary: '{Dai|Dia} anche il riassunto: ciò che conta di più, e nulla che il testo non dica.',
    besideExplanation: '{Dai|Dia} anche la spiegazione richiesta, con ciò su cui si regge.',
    besideVerdict:
      'Dove si chiede un giudizio, {scegli|scelga} una risposta sola, con la ragione che pesa di più e la migliore obiezione.',
    besidePiece: '{Rendi|Renda} il testo richiesto un pezzo finito, fedele al resto e pronto all’uso.',
    besideQuestions:
      '{Fai|Faccia} in modo che a ogni domanda si possa rispondere con quanto detto, e {metti|metta} la soluzione sotto ciascuna.',
    besideTitle: '{Scegli|Scelga} un titolo preciso, che non prometta nulla che il testo non dia.',
  },
  bullets: {
    besideSum: 'Calcolo: dalle cifre date, in una riga, con l’unità',
    besideEach: 'Il resto chiesto per ciascuno: subito accanto',
    besideSentences: 'Frasi d’esempio: il contesto mostra che cosa significa la parola',
    besideElse: 'Chiesto inoltre: completo e separato dal resto',
    besideTranslation: 'Traduzione: come la direbbe un madrelingua',
    besideSummary: 'Riassunto: ciò che conta di più, nulla che il testo non dica',
    besideExplanation: 'Spiegazione: proprio di ciò che si chiede, con ciò su cui si regge',
    besideVerdict: 'Verdetto: uno solo, con la ragione che pesa di più e la migliore obiezione',
    besidePiece: 'Testo richiesto: finito, fedele al resto e pronto all’uso',
    besideQuestions: 'Domande: con risposta in quanto detto, la soluzione sotto ciascuna',
    besideTitle: 'Titolo: preciso, senza promettere nulla che il testo non dia',
  },
} as const satisfies WishesBeside;
