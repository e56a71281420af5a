import type { Particular } from '../particular.js';
import { OF_RECAST, OF_SEARCHES, OF_WORD_CLASSES } from '../text-work.js';

/** The class of every word of a sentence, and a known story as another kind of text. */
export const ITALIAN_TEXT_WORK: readonly Particular[] = [
  {
    asked: true,
    over: OF_SEARCHES,
    named:
      '[^:\\n]{0,60}?(?:ricerche|chiavi di ricerca|parole chiave|termini di ricerca) (?:correlat[aei]|simili|affini|collegat[aei])',
    sharp:
      'Scrivi ognuna come la digiterebbe la gente, da due a sei parole e senza ripetizioni, copri ciò che si cerca dopo (più preciso, più ampio, prezzo, confronto, come si fa, luogo) e mettine una per riga, senza spiegazioni.',
    points: [
      'Parole: come le digita la gente, da due a sei',
      'Varietà: più precise, più ampie e vicine (prezzo, confronto, come si fa, luogo)',
      'Forma: una per riga, senza spiegazioni',
      'Ripetizioni: nessuna, neanche la ricerca data',
    ],
    steps: [
      'Pensa a che cosa si cerca subito dopo.',
      'Dai le ricerche una per riga, prima la più vicina, così come le digita la gente.',
    ],
  },
  {
    asked: true,
    over: OF_WORD_CLASSES,
    named:
      '[^:\\n]{0,40}?(?:analisi grammaticale|parti del discorso|(?:categoria|classe) grammaticale di (?:ogni|ciascuna))(?![\\p{L}])[^:\\n]{0,60}[:\\n].{3,}|(?:fai |esegui |svolgi )(?:l.)?analisi grammaticale[^:\\n]{0,60}$',
    sharp:
      '{Procedi|Proceda} parola per parola, senza saltarne, nell’ordine in cui stanno, ciascuna con la parte del discorso che è qui, una per riga se non è chiesta un’altra forma, e {di’|dica} in poche parole che cosa decide dove ne sarebbero possibili due.',
    points: [
      'Parole: tutte, nell’ordine in cui stanno, una per riga se non è chiesta un’altra forma',
      'Accanto: la parte del discorso che è qui',
      'Dove ne sarebbero possibili due: che cosa decide qui, in poche parole',
    ],
  },
  {
    asked: true,
    over: OF_RECAST,
    named:
      "(?:riassumi|racconta(?:mi)?|riscrivi|scrivi|spiega|narra|trasforma)(?: \\p{L}+){0,3} (?:trama|storia|fiaba|racconto)(?: \\p{L}+)? [^:\\n]{2,60}? (?:come|sotto forma di|in forma di|in) (?:se fosse\\p{L}* )?(?:un |una |un'|delle )?(?:\\p{L}+ ){0,3}?(?:e-?mail|mail|rapporto|verbale|articolo|notizia|messaggi|chat|tweet|lettere?|diario|ricetta|manuale|bollettino meteo|comunicato|recension[ei]|titoli|post|intervista)(?![\\p{L}])[^:\\n]{0,80}",
    sharp:
      '{Racconta|Racconti} in essa tutta la trama, svolte e finale nel loro ordine, {dalle|le dia} le parti che quella forma ha sempre (come mittente, oggetto, titolo o data) e {fa’|faccia} parlare i personaggi con le formule di quel genere.',
    points: [
      'Trama: intera, svolte e finale nel loro ordine',
      'Forma: con le parti che ha sempre, come mittente, oggetto, titolo o data',
      'Voce: le formule di quel genere, in bocca ai personaggi',
      'Scelta: solo ciò che regge la trama',
    ],
  },
];
