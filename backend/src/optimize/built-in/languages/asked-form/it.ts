import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      'Stabilisci che cosa non può mancare, mettilo esattamente nella forma richiesta, senza nulla prima né dopo, con nomi e cifre esatti.',
    onePick:
      'Scegline uno solo e nominalo per primo, lega il motivo a ciò che è detto qui e aggiungi in una riga che cosa potrebbe parlare contro.',
    eachInTurn:
      'Dai una riga per ciascuno, nell’ordine dato: prima il risultato, poi in poche parole ciò che lo decide.',
    twofold:
      'Fai ciascuna delle cose richieste nell’ordine indicato, ben separate, e lega ognuna esattamente a ciò che è dato qui.',
    scaled: 'Indica prima il fattore, converti tutti i valori nell’ordine dato, arrotonda solo dove serve e di’ dove.',
  },
  bullets: {
    formAsked: 'Forma: esattamente quella richiesta, senza nulla prima né dopo',
    mustStay: 'Contenuto: ciò che non può mancare, nel minor numero di parole',
    onlyOne: 'Scelta: una sola, nominata per prima',
    tiedReason: 'Motivo: legato a ciò che è detto qui, non valido per qualsiasi cosa',
    speaksAgainst: 'Contro: che cosa potrebbe parlare contro, in una riga',
    eachResult: 'Risultato: una riga per ciascuno, nell’ordine dato',
    eachDecided: 'Motivo: che cosa decide per ciascuno, in poche parole',
    eachAsked: 'Parti: ciascuna delle cose richieste, nell’ordine indicato e ben separata',
    factor: 'Fattore: quello con cui si converte tutto, indicato per primo',
    allConverted: 'Valori: tutti convertiti, nell’ordine dato',
    rounded: 'Arrotondamento: solo dove serve, e segnalato',
  },
  guided: {
    asAskedCut:
      'Stabilisci prima che cosa non può mancare, poi dallo esattamente nella forma richiesta e togli ogni parola superflua.',
    onePickWeigh: 'Valuta due o tre possibilità senza mostrarle, poi dai solo quella più adatta, con il motivo.',
    eachGive: 'Passali in rassegna uno per uno nell’ordine dato e segnala quelli dubbi.',
    twofoldGive:
      'Stabilisci che cosa, in ciò che è dato, è decisivo per ciascuna delle cose richieste, poi dalle una dopo l’altra, senza commenti intorno.',
    scaledCheck: 'Converti valore per valore, verificane uno al contrario, poi dai il risultato completo con le unità.',
  },
};
