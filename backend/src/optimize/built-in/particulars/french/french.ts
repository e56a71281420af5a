import { FRENCH_EVERYDAY_ORDERS } from './everyday-orders.js';
import { FRENCH_ASKED, FRENCH_SUBJECT } from './asked.js';
import { FRENCH_LIFE } from './life.js';
import { FRENCH_OCCASIONS } from './occasions.js';
import { FRENCH_SCENARIOS } from './scenarios.js';
import { FRENCH_STUDY } from './study.js';
import { FRENCH_SITUATED } from './situated.js';
import { FRENCH_WORK } from './work.js';
import { FRENCH_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { NAMED_SO } from '../named-so.js';
import { OWN_AFFAIRS } from '../own-affairs.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { FRENCH_TEXT_WORK } from './text-work.js';

const ME = '(?:[- ](?:moi|nous))?';

export const FRENCH: Particulars = {
  lead: `s'il te plait|s'il vous plait|stp|svp|bonjour|bonsoir|salut|hello|coucou|ok|est-ce que|peux[- ]tu(?: me| m')?|pouvez[- ]vous(?: me)?|tu peux(?: me)?|vous pouvez(?: me)?|pourrais[- ]tu(?: me)?|pourriez[- ]vous(?: me)?|(?:m'aider|aide[rz]?${ME}) a|aide[rz]?${ME} (?:avec|pour)|besoin d(?:e|'une?)|j'ai besoin d(?:e|'une?)|il (?:me|nous) faut(?:drait)?|je veux|je voudrais|j'aimerais|je souhaite|je dois|je cherche|(?:ecri(?:s|re|vez)|redige[rz]?|fai(?:s|tes|re)|cree[rz]?|prepare[rz]?|genere[rz]?|propose[rz]?|donne[rz]?|imagine[rz]?|invente[rz]?|concevoir|concois|elabore[rz]?|etabli(?:s|r|ssez)|monte[rz]?|trouve[rz]?|compose[rz]?|formule[rz]?|planifie[rz]?|organise[rz]?)${ME}|moi|un|une|des|le|la|les|mon|ma|mes|notre|nos|(?:un |une )?(?:modele|exemple|trame|brouillon|canevas|structure) d(?:e|'une?)`,
  politely:
    "(?:(?:bonjour|salut|stp|s'il te plait|s'il vous plait),? )*(?:est-ce que )?(?:peux[- ]tu|tu peux|pouvez[- ]vous|vous pouvez|pourrais[- ]tu|tu pourrais|pourriez[- ]vous|vous pourriez)(?: (?:me|nous|m'|svp|stp|s'il te plait|s'il vous plait))*(?: ?aider a)?(?: me)? ?(?:ecrire|rediger|faire|creer|preparer|generer|proposer|donner|imaginer|inventer|concevoir|elaborer|trouver|composer|organiser|planifier)(?![\\p{L}])",
  notWanted:
    "pour|sur|de|du|des|d'une?|a|au|aux|avec|sans|dans|en|par|chez|vers|depuis|selon|comme|que|qu'[^ ]*|qui|quoi|quand|comment|pourquoi|combien|quel|quelle|quels|quelles|ou|et|si|est|sont|suis|es|ai|as|j'ai|etait|c'est|ce|cet|cette|ces|mon|ma|mes|notre|nos|ton|ta|tes|votre|vos|son|sa|ses|leur|leurs|explique[^ ]*|apprend[^ ]*|apprenez[^ ]*|compren[^ ]*|ameliore[^ ]*|corrige[^ ]*|relis[^ ]*|relire|verifie[^ ]*|tradui[^ ]*|resume[^ ]*|reecri[^ ]*|reformule[^ ]*|raccourci[^ ]*|allonge[^ ]*|modifie[^ ]*|adapte[^ ]*|analyse[rz]?|compare[^ ]*|comparaison|converti[^ ]*|transforme[^ ]*|change[^ ]*|lis|lire|lisez|commente[rz]?|critique[rz]?|evalue[^ ]*|note[rz]?|optimise[^ ]*|complete[^ ]*|continue[^ ]*|repond[^ ]*|reponse|conseils?|astuces?|difference|definition|meilleur[^ ]*|avis|idees?|titres?|noms?|perdu|oublie|recu|debug[^ ]*",
  known: [
    ...FRENCH_TEXT_WORK,
    ...FRENCH_EVERYDAY_ORDERS,
    SWALLOWED.french,
    CLOSED_LISTS.french,
    NAMED_SO.french,
    AT_WILL.french,
    FIRST_STEPS.french,
    SINGLE_EXAMPLE.french,
    IDEALS.french,
    ...FRENCH_INVENTIONS,
    ...FRENCH_SCENARIOS,
    ...FRENCH_OCCASIONS,
    ...FRENCH_SITUATED,
    ...FRENCH_STUDY,
    ...FRENCH_WORK,
    ...FRENCH_LIFE,
    ...FRENCH_ASKED,
    ...OWN_AFFAIRS.french,
    FRENCH_SUBJECT,
  ],
};
