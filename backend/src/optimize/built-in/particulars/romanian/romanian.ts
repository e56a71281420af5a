import { ROMANIAN_EVERYDAY_ORDERS } from './everyday-orders.js';
import { ROMANIAN_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { NAMED_SO } from '../named-so.js';
import { OWN_AFFAIRS } from '../own-affairs.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { ROMANIAN_ASKED } from './asked.js';
import { ROMANIAN_LIFE } from './life.js';
import { ROMANIAN_OCCASIONS } from './occasions.js';
import { ROMANIAN_SCENARIOS } from './scenarios.js';
import { ROMANIAN_SITUATED } from './situated.js';
import { ROMANIAN_STUDY } from './study.js';
import { ROMANIAN_TOLD } from './told.js';
import { ROMANIAN_WORK } from './work.js';
import { ROMANIAN_TEXT_WORK } from './text-work.js';

const MADE =
  'scri|fa|redact|cre|gener|formul|compun|propun|pregat|concep|elabor|intocm|realiz|inventeaz|invent|gandeste|improviz';

export const ROMANIAN: Particulars = {
  lead: `te rog(?: frumos)?|va rog(?: frumos)?|rog|pls|plz|salut|buna(?: ziua)?|hei|hey|ok|deci|(?:poti|puteti|ai putea|ati putea|ma poti ajuta|ma puteti ajuta|ma ajuti|ajuta-ma|ajutati-ma|ajuta ma)(?: (?:te rog|va rog|sa|cu|la|imi|mi|ma))*|am nevoie de(?: ajutor (?:la|cu))?|avem nevoie de|imi trebuie|ne trebuie|as vrea|as dori|vreau|doresc|vrem|trebuie|am de|sa|imi|ne|mi|(?:${MADE})(?:\\p{L}*)(?:[- ](?:mi|ne|ti-mi))?(?: (?:te rog|va rog|mie))*|scrieti-mi|da-mi|da mi|dati-mi|un|o|niste|text de|textul|(?:un )?model de|(?:un )?exemplu de|(?:un )?draft de|template de`,
  politely:
    '(?:(?:salut|buna|buna ziua|hei|hey|te rog|va rog|ok),? )*(?:poti|puteti|ai putea|ati putea|ma ajuti|ma poti ajuta|ma puteti ajuta)(?![\\p{L}])',
  notWanted:
    'pentru|pt|ptr|pnt|despre|la|cu|fara|din|in|pe|de|catre|lui|ca|daca|cum|ce|cand|unde|cine|care|cat|cate|cati|este|e|sunt|am|ai|are|avem|au|era|erau|fost|a|explic\\p{L}*|invat\\p{L}*|inteleg\\p{L}*|imbunatat\\p{L}*|corect\\p{L}*|tradu\\p{L}*|verific\\p{L}*|rezum\\p{L}*|rescri\\p{L}*|scurt|scurteaza|compar\\p{L}*|analizeaza|analizati|evalueaza|judeca|puncteaza|noteaza|solicit\\p{L}*|transform\\p{L}*|schimb\\p{L}*|citest\\p{L}*|gases\\p{L}*|repar\\p{L}*|optimiz\\p{L}*|modific\\p{L}*|sfat|sfaturi|idei|idee|diferenta|si|sau|vs|nu|meu|mea|mei|mele|acest\\p{L}*|asta|primit|pierdut|uitat|raspuns\\p{L}*|raspunde\\p{L}*|nume|titlu|titluri|subiect|parere|parerea|definitie|cel|cea|cele|cei',
  known: [
    ...ROMANIAN_TEXT_WORK,
    ...ROMANIAN_EVERYDAY_ORDERS,
    SWALLOWED.romanian,
    CLOSED_LISTS.romanian,
    NAMED_SO.romanian,
    AT_WILL.romanian,
    FIRST_STEPS.romanian,
    SINGLE_EXAMPLE.romanian,
    IDEALS.romanian,
    ...ROMANIAN_INVENTIONS,
    ...ROMANIAN_SCENARIOS,
    ...ROMANIAN_OCCASIONS,
    ...ROMANIAN_SITUATED,
    ...ROMANIAN_STUDY,
    ...ROMANIAN_TOLD,
    ...ROMANIAN_ASKED,
    ...OWN_AFFAIRS.romanian,
    ...ROMANIAN_WORK,
    ...ROMANIAN_LIFE,
  ],
};
