import { SPANISH_EVERYDAY_ORDERS } from './everyday-orders.js';
import { SPANISH_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { NAMED_SO } from '../named-so.js';
import { OWN_AFFAIRS } from '../own-affairs.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { SPANISH_ASKED } from './asked.js';
import { SPANISH_LIFE } from './life.js';
import { SPANISH_OCCASIONS } from './occasions.js';
import { SPANISH_SCENARIOS } from './scenarios.js';
import { SPANISH_STUDY } from './study.js';
import { SPANISH_SITUATED } from './situated.js';
import { SPANISH_WORK } from './work.js';
import { SPANISH_TEXT_WORK } from './text-work.js';

export const SPANISH: Particulars = {
  lead: '[¿¡]?(?:por favor|porfa|porfavor|hola|buenas|oye|ok|me (?:puedes|puede|podrias|podria|ayudas|ayuda)|puedes|podrias|podria|puede|ayuda|ayudame(?: a| con)?|ayudeme(?: a| con)?|a|necesito(?: que)?|quiero(?: que)?|quisiera|me gustaria|necesitaria|busco|tengo que|debo|escrib\\p{L}+|me escrib\\p{L}+|redact\\p{L}+|haz(?:me)?|haga(?:me)?|hagas|me hagas|haces|me haces|hacer(?:me|le)?|crea(?:me)?|crear|cree|genera(?:me)?|generar|prepara(?:me)?|preparar|elabora(?:me)?|elaborar|dame|deme|me das|disena(?:me)?|disenar|arma(?:me)?|armar|organiza(?:me)?|organizar|planifica(?:me)?|inventa(?:te|me)?|propon(?:me)?|componme|compon|un|una|unos|unas|el|la|los|las|mi|mis|nuestro|nuestra|algo de|algun|alguna|buen|buena|breve|plantilla de|modelo de|ejemplo de|borrador de|ideas (?:de|para)|usted|ustedes)',
  politely:
    '[¿¡]*(?:(?:hola|por favor|oye|buenas),? )*[¿¡]*(?:(?:me |nos )?(?:puedes|podrias|puede|podria)(?: usted)?(?: por favor)?(?: ayudar(?:me)? a)? (?:escrib|redact|hac|crea|gener|prepar|elabor|da(?:r|rme)(?![\\p{L}])|arm|disen|organiz|invent|propon)|me (?:hac|escrib|redact|prepar|cre|arm|gener)[ae]s(?![\\p{L}])|me das(?![\\p{L}])|me ayudas a (?:hacer|escribir|redactar|preparar|crear|armar))',
  notWanted:
    'de|del|para|pa|por|sobre|con|sin|a|al|en|que|q|como|cuando|donde|cual|cuales|quien|cuanto|porque|si|y|o|ni|u|e|entre|hasta|desde|contra|segun|tras|este|esta|estos|estas|esto|eso|ese|esa|su|sus|tu|tus|es|son|era|esta|estan|hay|tiene|tengo|tuve|fue|explic\\p{L}*|ensen\\p{L}*|aprend\\p{L}*|entiend\\p{L}*|entender|mejora\\p{L}*|mejore|corrig\\p{L}*|correg\\p{L}*|revis\\p{L}*|traduc\\p{L}*|traduzc\\p{L}*|resum\\p{L}{1,4}|reescrib\\p{L}*|acort\\p{L}*|edita\\p{L}*|critica|critique|valora|evalua\\p{L}*|analiza\\p{L}*|compara\\p{L}*|convier\\p{L}*|pasa\\p{L}*|cambia\\p{L}*|lee\\p{L}*|busca\\p{L}*|depura\\p{L}*|optimiza\\p{L}*|opinas?|dime|cuent\\p{L}*|consejos|tips|diferencia|mejor|olvid\\p{L}*|perdi|recib\\p{L}*|me|le|lo|responde\\p{L}*|contesta\\p{L}*|comenta\\p{L}*|amplia\\p{L}*|continua\\p{L}*|titulos?|nombres?|temas?',
  known: [
    ...SPANISH_TEXT_WORK,
    ...SPANISH_EVERYDAY_ORDERS,
    SWALLOWED.spanish,
    CLOSED_LISTS.spanish,
    NAMED_SO.spanish,
    AT_WILL.spanish,
    FIRST_STEPS.spanish,
    SINGLE_EXAMPLE.spanish,
    IDEALS.spanish,
    ...SPANISH_INVENTIONS,
    ...SPANISH_SCENARIOS,
    ...SPANISH_OCCASIONS,
    ...SPANISH_SITUATED,
    ...SPANISH_WORK,
    ...SPANISH_STUDY,
    ...SPANISH_LIFE,
    ...SPANISH_ASKED,
    ...OWN_AFFAIRS.spanish,
  ],
};
