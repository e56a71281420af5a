import { GERMAN_EVERYDAY_ORDERS } from './everyday-orders.js';
import { GERMAN_ASKED } from './asked.js';
import { GERMAN_LIFE } from './life.js';
import { GERMAN_OCCASIONS } from './occasions.js';
import { GERMAN_SCENARIOS } from './scenarios.js';
import { GERMAN_SITUATED } from './situated.js';
import { GERMAN_WORK } from './work.js';
import { GERMAN_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { NAMED_SO } from '../named-so.js';
import { OWN_AFFAIRS } from '../own-affairs.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { GERMAN_TEXT_WORK } from './text-work.js';

const MADE =
  'schreib|erstell|formulier|verfass|generier|mach|bau|plan|entwickl|gestalt|entwirf|entwerf|uberleg|bastel|skizzier|koch';

export const GERMAN: Particulars = {
  lead: `bitte|pls|plz|hi|hey|hallo|moin|servus|guten tag|ok|also|(?:kannst|konntest|wurdest|magst|willst) du(?: (?:mir|uns|bitte|mal))*|(?:konnen|konnten|wurden) sie(?: (?:mir|uns|bitte))*|(?:hilf|helfen sie) (?:mir|uns)(?: (?:bei|beim|mit|dabei)(?: (?:meine[rmn]?|de[rmn]|eine[rmn]?|die|das))?)?|(?:ich |wir )?(?:brauch|brauche|brauchen|benotige|mochte|mochten|will|wollen|muss|mussen|hatte gern|hatte gerne|suche|suchen)|(?:${MADE})(?:e|en sie|en)?(?: (?:mir|uns|bitte|mal))*|gib(?: (?:mir|uns|bitte))*|geben sie(?: (?:mir|uns|bitte))*|mir|uns|mal|schnell|dringend|eine?n?|vorlage fur|muster fur|entwurf fur|text fur`,
  politely:
    '(?:(?:hi|hey|hallo|moin|servus|guten tag|bitte|ok),? )*(?:(?:kannst|konntest|wurdest|magst|willst) (?:du|mir)|(?:konnen|konnten|wurden) sie)(?![\\p{L}])',
  notWanted:
    'fur|fuer|uber|ueber|zu|zum|zur|von|vom|mit|ohne|aus|dass|ob|in|im|ins|an|am|auf|bei|beim|als|wenn|wie|was|warum|wieso|weshalb|wann|wo|wer|wen|wem|wessen|wozu|welche[rsnm]?|ist|sind|hat|habe|hab|haben|hatte|hatten|war|wird|wurde|werden|soll|sollte|kann|darf|nach|wegen|gegen|bis|seit|vor|unter|hinter|nicht|kein\\p{L}*|erklar\\p{L}*|erlauter\\p{L}*|lern\\p{L}*|versteh\\p{L}*|verbesser\\p{L}*|korrigier\\p{L}*|ubersetz\\p{L}*|pruf\\p{L}*|check|checke|uberpruf\\p{L}*|uberarbeit\\p{L}*|umschreib\\p{L}*|kurz|kurze|zusammenfass\\p{L}*|fass|fasse|vergleich\\p{L}*|analysier\\p{L}*|bewert\\p{L}*|beurteil\\p{L}*|kritisier\\p{L}*|lies|lese|lesen|find|finde|debugg?\\p{L}*|optimier\\p{L}*|verander\\p{L}*|ander|andere|wandel\\p{L}*|tipps?|tips?|ideen|idee|unterschied|dein\\p{L}*|ihr|ihre[nmrs]?|sein|seine[nmrs]?|diese[nmrs]?|und|oder|vs|vergessen|verloren|bekommen|erhalten|bekomme|kriege|beantwort\\p{L}*|antwort\\p{L}*|antworte|reagier\\p{L}*|ubersetzung|bedeutung|definition|beste[rsnm]?|name|namen|titel|betreff|uberschrift',
  known: [
    ...GERMAN_TEXT_WORK,
    ...GERMAN_EVERYDAY_ORDERS,
    SWALLOWED.german,
    CLOSED_LISTS.german,
    NAMED_SO.german,
    AT_WILL.german,
    FIRST_STEPS.german,
    SINGLE_EXAMPLE.german,
    IDEALS.german,
    ...GERMAN_INVENTIONS,
    ...GERMAN_SCENARIOS,
    ...GERMAN_OCCASIONS,
    ...GERMAN_SITUATED,
    ...GERMAN_ASKED,
    ...OWN_AFFAIRS.german,
    ...GERMAN_WORK,
    ...GERMAN_LIFE,
  ],
};
