import { ITALIAN_EVERYDAY_ORDERS } from './everyday-orders.js';
import { ITALIAN_ASKED, ITALIAN_SUBJECT } from './asked.js';
import { ITALIAN_LIFE } from './life.js';
import { ITALIAN_OCCASIONS } from './occasions.js';
import { ITALIAN_SCENARIOS } from './scenarios.js';
import { ITALIAN_STUDY } from './study.js';
import { ITALIAN_SITUATED } from './situated.js';
import { ITALIAN_WORK } from './work.js';
import { ITALIAN_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { NAMED_SO } from '../named-so.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { ITALIAN_TEXT_WORK } from './text-work.js';

export const ITALIAN: Particulars = {
  lead: "per favore|perfavore|per piacere|ciao|salve|buongiorno|ok|mi (?:puoi|puo|potresti|scrivi|fai|prepari|crei|serve|servirebbe|servono)|(?:puoi|puo|potresti|potrebbe)|aiutami (?:a|con|per)|ho bisogno d(?:i|'un[oa]?|'una?)|vorrei|voglio|devo|cerco|(?:scriv(?:i|imi|ere|ermi)|fa(?:i|mmi|re|rmi)|crea(?:mi|re|rmi)?|prepara(?:mi|re|rmi)?|genera(?:mi|re)?|propon(?:i|imi)|da(?:i|mmi|rmi)|immagina(?:mi)?|inventa(?:mi|re)?|elabora(?:mi)?|redigi|stend(?:i|ere)|butta giu|compila(?:mi)?|organizza(?:mi)?|pianifica(?:mi)?|trova(?:mi)?|componi|imposta(?:mi)?)|uno?|una|dei|degli|delle|il|lo|la|i|gli|le|mi[oa]|miei|mie|nostr[oa]|(?:un |una )?(?:modello|esempio|bozza|traccia|fac-?simile|schema|struttura) d(?:i|'un[oa]?|ella?|el)|tipo di",
  politely:
    '(?:(?:ciao|per favore|buongiorno|salve),? )*(?:mi )?(?:puoi|puo|potresti|potrebbe|riesci a|sai)(?: (?:per favore|gentilmente))?(?: aiutarmi a)? ?(?:scriver|far|crear|preparar|generar|propor|dar|inventar|elaborar|stender|organizzar|trovar|redigere)[a-z]*(?![\\p{L}])|mi (?:scrivi|fai|prepari|crei|dai|aiuti a (?:scrivere|fare|preparare|creare))(?![\\p{L}])',
  notWanted:
    'per|su|sul|sulla|sullo|sui|sulle|sugli|di|del|della|dello|dei|delle|degli|a|al|alla|allo|ai|alle|agli|ad|con|senza|in|nel|nella|nei|da|dal|dalla|come|che|chi|cosa|quando|perche|quanto|quanta|quanti|quale|quali|qual|dove|e|ed|o|oppure|se|sono|era|ho|hai|ha|questo|questa|questi|queste|quel|quella|mio|mia|miei|mie|nostro|nostra|tuo|tua|suo|sua|loro|spiega[^ ]*|impara[^ ]*|capire|capisco|migliora[^ ]*|corregg[^ ]*|rileggi[^ ]*|verifica(?=re|mi)[^ ]*|controlla[^ ]*|traduc[^ ]*|riassum[^ ]*|riscriv[^ ]*|riformula[^ ]*|accorcia[^ ]*|allunga[^ ]*|modifica[^ ]*|adatta[^ ]*|analizza[^ ]*|confronta[^ ]*|confronto|converti[^ ]*|trasforma[^ ]*|cambia[^ ]*|leggi[^ ]*|leggere|commenta[^ ]*|critica[^ ]*|valuta[^ ]*|ottimizza[^ ]*|completa[^ ]*|continua[^ ]*|rispond[^ ]*|risposta|consigli[^ ]*|trucchi|differenz[^ ]*|definizione|significato|miglior[^ ]*|parere|idee|titol[oi]|nom[ei]|perso|dimenticato|ricevuto|sinonimi?',
  known: [
    ...ITALIAN_TEXT_WORK,
    ...ITALIAN_EVERYDAY_ORDERS,
    SWALLOWED.italian,
    CLOSED_LISTS.italian,
    NAMED_SO.italian,
    AT_WILL.italian,
    FIRST_STEPS.italian,
    SINGLE_EXAMPLE.italian,
    IDEALS.italian,
    ...ITALIAN_INVENTIONS,
    ...ITALIAN_SCENARIOS,
    ...ITALIAN_OCCASIONS,
    ...ITALIAN_SITUATED,
    ...ITALIAN_STUDY,
    ...ITALIAN_WORK,
    ...ITALIAN_LIFE,
    ...ITALIAN_ASKED,
    ITALIAN_SUBJECT,
  ],
};
