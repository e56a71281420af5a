import type { Particular } from '../particular.js';

/** What a case that is told with its details changes about a thing asked for by name. */
export const ITALIAN_SITUATED: readonly Particular[] = [
  {
    asked: true,
    named:
      "come (?:posso |devo |faccio a )?(?:scriv\\p{L}+|redig\\p{L}+|far\\p{L}*|faccio|fa) (?:un|una|un'|la mia) ?(?:lettera|mail|email|domanda|richiesta|reclamo|disdetta|diffida)(?! di presentazione)[^?:]{0,110}",
    sharp:
      'Dai il testo completo, pronto da copiare, con ciò che ho detto e [parentesi] dove mancano nome, destinatario o data, e di’ in due righe come si consegna e quale termine va rispettato.',
    points: [
      'Testo: intero e pronto da firmare, non una spiegazione',
      'Dati: quelli che ho dato; [parentesi] per nome, destinatario e data',
      'Tono: sobrio, senza motivi che non serve dare',
      'Consegna: per quale via e con quale prova',
    ],
  },
  {
    named:
      '(?:letter[ae] di (?:presentazione|motivazione)|cv|curriculum)(?!.*(?:erasmus|master|universi|beca|bourse|stipendi|bolsa|borsa|bursa|etranger|extranjero|estero|ausland|exterior|strainatate))(?=[ ,].*(?:senza (?:alcuna |nessuna )?esperienza|nessuna esperienza|non ho (?:mai lavorato|esperienza)|mai lavorato|primo lavoro))',
    sharp:
      'Parti da ciò che sono e so fare anche senza aver lavorato: il motivo per questo posto, due qualità mostrate con qualcosa di scuola, casa o passioni, voglia di imparare e disponibilità, con [parentesi] dove manca un mio dato.',
    points: [
      'Motivo: perché questo posto, in una frase concreta',
      'Qualità: due, mostrate con qualcosa di scuola, casa o passioni',
      'Poca esperienza: senza scuse, come voglia di imparare',
      'Chiusura: disponibilità e proposta di una prova',
    ],
  },
  {
    named:
      '(?:piano|programma|tabella|scheda|preparazione)(?: di (?:allenamento|corsa))? (?:per |di |della? |una? |la |i |correre )*(?:mezza(?: maratona)?|maratona|corsa|correre|\\p{Nd}+ ?km)',
    sharp:
      'Parti da quanto corro adesso, dai una tabella per settimana con uscite, chilometri e ritmo a sensazione, riposo e forza, e di’ che cosa cambiare se fa male e quando fermarsi o sentire un medico.',
    points: [
      'Partenza: quanto corro adesso, con aumenti graduali',
      'Settimane: tabella con uscite, chilometri e ritmo a sensazione',
      'Riposo e forza: fissi ogni settimana',
      'Dolore: che cosa cambiare e quando fermarsi o sentire un medico',
      'Se è troppo presto: un obiettivo più corto quel giorno',
    ],
  },
];
