import type { Particular } from '../particular.js';
import { IMAGINED, STAGES, TRAVELS } from '../scenarios.js';

/** What could happen, how one could live, and what goes through stages. */
export const ITALIAN_SCENARIOS: readonly Particular[] = [
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:(?:per favore )?(?:descrivi|descriva|immagina|proponi|dammi|presenta|crea|scrivi|inventa) (?:uno?|una) (?:\\p{L}+ ){0,2}(?:scenario|situazione|caso)(?: \\p{L}+){0,2}(?= (?:in cui|nel(?:la)? quale|dove|di|che|per)))(?=.*(?<!\\p{L})(?:miglior|aiut|us[ao]|utilizz|ridu|risparm|evit|preven|risolv|applic|ottimizz)\\p{L}*)',
    sharp:
      '{Raccontalo|Lo racconti} come un caso concreto, con un luogo e delle persone: che cosa oggi non va, che cosa succede invece passo per passo, che cosa migliora in modo misurabile e dove deve ancora decidere una persona.',
    points: [
      'Caso: un luogo, le persone e che cosa oggi non va',
      'Svolgimento: che cosa succede invece, passo per passo',
      'Guadagno: che cosa migliora, con una cifra misurabile',
      'Limiti: che cosa serve perché funzioni e che cosa può andare storto',
      'Decisione: dove una persona ha l’ultima parola, e perché',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:per favore )?(?:descrivi|descriva|immagina|proponi|dammi|presenta|crea|scrivi|inventa) (?:uno?|una) (?:\\p{L}+ ){0,2}(?:scenario|situazione|caso)(?: \\p{L}+){0,2}(?= (?:in cui|nel(?:la)? quale|dove|di|che|per))',
    sharp:
      '{Raccontalo|Lo racconti} come un caso concreto, con persone che vogliono qualcosa, {mostra|mostri} il punto da cui dipende tutto e {di’|dica} che cosa ne fa esattamente un esempio e quale piccolo cambiamento basterebbe perché non lo fosse più.',
    points: [
      'Caso: un luogo, delle persone e che cosa vuole ognuna',
      'Svolta: il punto da cui dipende tutto',
      'Nesso: che cosa ne fa esattamente un esempio',
      'Controcaso: il piccolo cambiamento con cui non lo sarebbe più',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:per favore )?(?:descrivi|descriva|immagina|inventa|crea) (?:uno?|una) (?:\\p{L}+ ){0,2}(?:mondo|societa|civilta|pianeta|futuro)(?= (?:in cui|dove|senza|che|con|nel(?:la)? quale))',
    sharp:
      '{Parti|Parta} da due o tre regole che ne derivano, {mostrale|le mostri} in una giornata qualunque di una persona e {di’|dica} chi ci guadagna, chi ci perde e chi fa il furbo.',
    points: [
      'Regole: le due o tre cose che ne derivano',
      'Quotidiano: la giornata qualunque di una persona, per scene',
      'Persone: chi ci guadagna, chi ci perde, chi le aggira',
      'Crepa: il punto in cui non funziona',
    ],
  },
  {
    asked: true,
    over: STAGES,
    named:
      "(?:[^.?!\\n]{5,120}\\. )?(?:per favore )?(?:descrivi|descriva|spiega|elenca|riassumi|indica|quali sono|(?:puoi|potresti|puo|potrebbe) (?:descrivere|spiegare|elencare|riassumere|indicare)) (?:le |i )?(?:\\p{L}+ ){0,2}(?:fasi|tappe|stadi)(?: \\p{L}+)?(?= (?:d(?:el(?:l[aeo]|l'\\p{L}+)?|i|ei|egli)|in|per))",
    sharp:
      '{Percorrile|Le percorra} in ordine e con le stesse voci, con tutto ciò che si chiede di ognuna, {di’|dica} che cosa passa dall’una all’altra e {chiudi|chiuda} con una tabella, una riga per ognuna.',
    points: [
      'Ordine: una dopo l’altra, ognuna con il suo nome',
      'Ognuna: tutto ciò che se ne chiede, con le stesse voci',
      'Passaggio: che cosa passa alla successiva o che cosa la conclude',
      'Quadro: una tabella alla fine, una riga per ognuna',
      'Confusione: le due che si scambiano più spesso e come distinguerle',
    ],
  },
  {
    over: TRAVELS,
    named:
      '(?:articol[oi]|post|raccont[oi]|diari[oi]|cronach?e?a?) (?:di |per (?:un )?)?(?:blog )?(?:di|su|sul|per|del) (?:un |mio |nostro )?viaggi?o?',
    sharp:
      '{Comincia|Cominci} nel mezzo di un momento vissuto lì, {mostra|mostri} ogni luogo con una scena di ciò che si vede, si sente e si mangia, {tratta|tratti} le persone e le loro usanze con rispetto e {da’|dia} per ogni tappa ciò che un visitatore deve sapere.',
    points: [
      'Inizio: nel mezzo di un momento vissuto lì, senza l’arrivo in aeroporto',
      'Luoghi: ognuno con una scena, con ciò che si vede, si sente e si gusta',
      'Persone: le loro usanze spiegate e ciò che un visitatore deve rispettare',
      'Utilità: per ogni tappa il momento migliore, la durata, cosa prenotare o portare',
      'Sincerità: una cosa faticosa o sopravvalutata',
    ],
  },
];
