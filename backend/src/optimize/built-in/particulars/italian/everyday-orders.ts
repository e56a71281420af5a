import { DELAYED, STUDIED, WEIGHED_OUT } from '../everyday-orders.js';
import type { Particular } from '../particular.js';

/** A situation is told, and what is ordered behind it is wanted: amounts to buy, something to study from, word of a delay. */
export const ITALIAN_EVERYDAY_ORDERS: readonly Particular[] = [
  {
    asked: true,
    over: WEIGHED_OUT,
    named:
      '(?![^\\n]*(?:ricetta|\\p{Nd} ?(?:g|gr|grammi|ml)(?![\\p{L}])))(?=[^\\n]*(?<![\\p{L}])(?:cucin\\p{L}*|cibo|mangiare|cena|pranzo|colazione|grigliata|barbecue|buffet|festa|picnic|riso|risotto|pollo|carne|pasta|pane|torta|vino|birra|bevande|insalata|patate|zuppa|pizza|formaggio|lasagne|preparare|aperitivo)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:ospiti|invitati|persone|adulti|bambini|amici|colleghi|per \\p{Nd}+|in \\p{Nd}+)(?![\\p{L}]))[^\\n]{0,220}(?<![\\p{L}])(?:quant[oaie]|che quantita)(?: [\\p{L}-]+,?){0,8}? (?:devo|dobbiamo|compro|comprare|serve|servono|mi serve|preparo|ci vuole|ci vogliono|calcolo)(?![\\p{L}])[^\\n]{0,100}',
    sharp:
      'Dai le quantità come lista della spesa, a persona e in totale, a crudo e arrotondate a ciò che si vende, con tutto il resto che serve, e di’ quanto conviene tenere di scorta e che cosa cambia con contorni, bambini o chi mangia molto.',
    points: [
      'Quantità: a persona e in totale, a crudo, arrotondate a ciò che si vende',
      'Il resto: che cos’altro serve, con le quantità',
      'Scorta: quanto in più conviene e che cosa si conserva se avanza',
      'Variazioni: che cosa aumenta o cala con contorni, bambini o chi mangia molto',
    ],
  },
  {
    asked: true,
    over: STUDIED,
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:esame|verifica|interrogazione|compito in classe|maturita|test|studiare|ripassare)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:quest[oaei]|allegat\\p{L}*|seguente|sotto|qui)(?![\\p{L}]))(?!(?:come|perche|che cosa|cosa) )[^\\n:]{0,260}(?<![\\p{L}])(?:riassunt\\p{L}*|riassumi\\p{L}*|sintesi|schema di studio|appunti|scheda di ripasso)(?![\\p{L}])[^\\n:]{0,160}$',
    sharp:
      'Comincia dall’idea su cui poggia il resto, dai poi termini, passaggi o date da sapere, uno per riga e in un ordine che si possa imparare, di’ che cosa si confonde spesso agli esami e chiudi con cinque domande per mettermi alla prova, risposte a parte.',
    points: [
      'Inizio: l’idea su cui poggia il resto, in due frasi',
      'Da sapere: termini, passaggi o date, uno per riga, in un ordine che si impari',
      'Confusioni: che cosa si scambia spesso e come distinguerlo',
      'Prova: cinque domande come all’esame, risposte a parte alla fine',
    ],
  },
  {
    asked: true,
    over: DELAYED,
    named:
      "(?!(?:come|perche|che cosa|cosa|devo|posso) )(?=[^\\n]*(?<![\\p{L}])(?:scriv\\p{L}*|messaggio|mail|e-?mail|whatsapp|sms|lettera|di'|dire|avvis\\p{L}*|inform\\p{L}*|scus\\p{L}*|biglietto|comunic\\p{L}*)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:reclam\\p{L}*|rimbors\\p{L}*|sollecit\\p{L}*|il mio (?:ordine|pacco|volo|treno)|la mia (?:consegna|spedizione)|prorog\\p{L}*|chied\\p{L}*[^\\n]{0,60}(?:rinvi|rimand|spost|posticip)\\p{L}*|dilazion\\p{L}*|non (?:e )?ancora arrivat\\p{L}*)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:ritard\\p{L}*|slitt\\p{L}*|rimand\\p{L}*|rinvi\\p{L}*|(?:sara|saranno|arriv\\p{L}*|consegn\\p{L}*|pronto|pronta) (?:\\p{L}+ ){0,2}solo (?:domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|la prossima|il \\p{Nd}+|tra)|solo (?:domani|lunedi|martedi|mercoledi|giovedi|venerdi)|(?:\\p{Nd}+|un|una|due|tre) (?:minuti|or[ae]|giorn[oi]|settiman[ae]) (?:piu tardi|dopo|di ritardo))(?![\\p{L}]))[^\\n]{12,300}",
    sharp:
      'Di’ nella prima riga che cosa ritarda o cambia e il nuovo termine, dai un motivo solo se l’ho detto, scusati una volta e nella giusta misura, di’ che cosa resta valido e fa’ che si legga a colpo d’occhio.',
    points: [
      'Prima riga: che cosa ritarda o cambia, e il nuovo termine',
      'Scuse: una volta, brevi e nella giusta misura, senza giustificazioni',
      'Motivo: solo se l’ho detto, nessuno inventato',
      'Che cosa resta valido: in una frase, se si ricava da ciò che ho detto',
      'Lunghezza: si legge a colpo d’occhio, pronto da inviare',
    ],
  },
];
