import { MADE_UP } from '../inventions.js';
import type { Particular } from '../particular.js';

export const ITALIAN_INVENTIONS: readonly Particular[] = [
  {
    over: MADE_UP,
    named:
      '(?:un )?(?:nuovo )?gioco(?: (?:nuovo|da tavolo|di carte|di societa|educativo|cooperativo|semplice|divertente|di ruolo))*(?= (?:che|con|per|dove|in cui|su|basato|sul|sulla)|[.!]?$)(?!.*(?:python|javascript|html|unity|codice))',
    sharp:
      'Di’ a che cosa mirano i giocatori e che cosa si fa in un turno, elenca il materiale, da’ le regole in modo che si possa cominciare subito, gioca un giro come esempio e di’ quando finisce e chi vince.',
    points: [
      'Scopo: a che cosa mirano i giocatori, in una frase',
      'Materiale: che cosa serve, con le quantità',
      'Turno: che cosa si fa, passo per passo, e la scelta che lo rende interessante',
      'Esempio: un giro giocato',
      'Fine: quando finisce, chi vince e che cosa succede in caso di parità',
    ],
  },
  {
    over: ['copy'],
    named: '(?:una |la |breve )*descrizione(?: (?:del|di) prodotto)?(?= per)',
    sharp:
      'Di’ nella prima riga che cos’è e per chi, trasforma ogni caratteristica data qui in ciò che ne ricava chi compra, mostralo una volta in uso invece di lodarlo e non inventare qualità.',
    points: [
      'Prima riga: che cos’è e per chi',
      'Caratteristiche: ciascuna data qui, con ciò che ne ricava chi compra',
      'Parole: un’immagine dell’uso invece di aggettivi',
      'Onestà: nessuna qualità che non ho dato',
    ],
  },
];
