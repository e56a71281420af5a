import type { Particular } from '../particular.js';
import { ANNOUNCED, PERSUADING, SPOKEN } from '../occasions.js';

/** What is told to those concerned, said on a day, or to win somebody over. */
export const ITALIAN_OCCASIONS: readonly Particular[] = [
  {
    over: ANNOUNCED,
    named:
      '(?:annuncio|comunicazione|avviso|circolare|comunicato|e-?mail|messaggio)(?: intern[oa])? (?:al|alla|ai|agli|per il|per i|per tutt[oi]) ?(?:il |i |gli )?(?:personale|team|dipendenti|collaboratori|colleghi|inquilini|condomini|genitori|soci|membri)(?= (?:su\\p{L}*|per|di|del\\p{L}*|che|riguardo|circa))',
    sharp:
      '{Metti|Metta} la notizia e la data nella prima riga, {di’|dica} che cosa cambia per chi legge e che cosa resta, che cosa devono fare ed entro quando, e a chi rivolgersi; {lascia|lasci} [parentesi] dove manca un mio dato.',
    points: [
      'Prima riga: la notizia, con la data',
      'Per chi legge: che cosa cambia e che cosa resta',
      'Da fare: che cosa, entro quando e dove',
      'Motivo: in una frase sincera',
      'Domande: a chi rivolgerle; [parentesi] dove manca un dato',
    ],
  },
  {
    over: SPOKEN,
    named:
      "discorso (?:\\p{L}+ )?(?:di|d'|per) ?(?:la |una |il |un |l')?(?:inaugurazione|apertura|benvenuto|lancio|mostra|convegno|gala)",
    sharp:
      '{Comincia|Cominci} con un’immagine di ciò che il pubblico vedrà, {saluta|saluti} in una sola riga, {da’|dia} a ogni cosa nominata qui un esempio concreto, {ringrazia|ringrazi} chi l’ha resa possibile ([parentesi] per i nomi) e {chiudi|chiuda} invitando a entrare, a guardare o ad ascoltare.',
    points: [
      'Inizio: un’immagine di ciò che viene; il saluto, in una riga',
      'Temi: ogni cosa nominata qui, con un esempio concreto',
      'Grazie: a chi l’ha resa possibile; [parentesi] per i nomi',
      'Parlato: frasi brevi, senza formule di protocollo né lunga storia',
      'Chiusa: un invito con cui si comincia',
    ],
  },
  {
    over: SPOKEN,
    named:
      "discorso (?:\\p{L}+ )?(?:di|d'|per) ?(?:la |una |il |un |l'|mia |mio )?(?:festa di |cerimonia di )?(?:pensionamento|addio|commiato|laurea|anniversario|premio|premiazione|ringraziamento)",
    sharp:
      '{Comincia|Cominci} con un momento vero che tutti ricordano ([parentesi] se non l’ho raccontato), {di’|dica} che cosa mostra, {ringrazia|ringrazi} per nome, con un umorismo a spese di chi parla, e {chiudi|chiuda} con una frase da brindisi o da applauso.',
    points: [
      'Inizio: un momento che tutti ricordano; [parentesi] se non l’ho raccontato',
      'Idea: che cosa mostra della persona o del giorno',
      'Grazie: per nome e per che cosa; [parentesi] per i nomi',
      'Umorismo: gentile, a spese di chi parla',
      'Chiusa: una frase da brindisi o da applauso, due o tre minuti in tutto',
    ],
  },
  {
    over: PERSUADING,
    named:
      "(?:lettera|e-?mail|messaggio) (?:persuasiv[oa]|convincente)|letter[ae] (?:al|alla|all'|ai) ?(?:sindac[oa]|comune|consiglio comunale|giornale|direttore|direttrice|preside|redazione|deputat[oa])",
    sharp:
      '{Chiedi|Chieda} una sola cosa precisa nelle prime righe, {parti|parta} da ciò che ci guadagna chi legge, {rispondi|risponda} alla sua obiezione più forte prima che la faccia e {chiudi|chiuda} con un piccolo passo facile; [parentesi] per i dati che non ho dato.',
    points: [
      'Richiesta: una sola cosa precisa, nelle prime righe',
      'Guadagno: che cosa porta a chi legge o a chi rappresenta, con un fatto; [parentesi] dove manca',
      'Obiezione: la più forte, trattata con lealtà',
      'Facilità: che cosa è già stato fatto e quanto poco serve',
      'Chiusa: un piccolo passo, con una data',
    ],
  },
];
