import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { listedKind, type ListedKind } from '../analysis/listed-kinds.js';
import {
  ASKS_FOR_A_GROUP,
  ASKS_WHEN_IT_WAS,
  ASKS_WHERE,
  ASKS_WHO,
  CAUSE_OF_AN_EVENT,
  FIGURE_OF_A_THING,
  FIRST_OF_ALL,
  FIXED_BY_RULE,
  HOW_BESIDE,
  IN_OFFICE,
  TIME_OF_NATURE,
  VARIES,
} from '../analysis/shapes/looking-up.js';
import { isFormFixed } from './asked-form.js';
import { wantsThatForm } from './asked-number.js';
import type { Given } from './recipes/flags.js';
import { lean } from '../analysis/lean.js';

type Signs = Partial<Record<Given, boolean>>;

const LISTED = {
  living: 'ofLiving',
  places: 'ofPlaces',
  people: 'ofPeople',
  firms: 'ofFirms',
  dishes: 'ofDishes',
  pastimes: 'ofPastimes',
} as const satisfies Record<ListedKind, Given>;

const isFigureOfAThing = (request: string): boolean =>
  (FIGURE_OF_A_THING.test(request) && !VARIES.test(request)) ||
  FIXED_BY_RULE.test(request) ||
  TIME_OF_NATURE.test(request);

/** "Fruits that ripen next to bananas", "features of good trees": what they have in common is asked about, and no species;
 * of "countries that drive on the left" nobody wants to know the size. */
const BY_A_PROPERTY = lean(
  /(?<![\p{L}])(?:that|which|you can|can be|next to|safe|good (?:for|at)|features?|reasons?|que|aptos?|qui|qu'on|die man|welche|che (?:si|non|crescono|maturano|hanno|possono)|care|potrivite)(?![\p{L}])|适合|可以|能够|向い|できる|育てやす|تصلح|يمكن|مناسب/u,
);

/** A row of names is asked for, without a word on how much or in which form. */
function kindOfList({ parts, slots, traits }: DraftAnalysis, request: string): Signs {
  const isLaidOut =
    traits.includes('table') || slots.found.includes('length') || isFormFixed(request) || wantsThatForm(request);
  const kind = parts.material || isLaidOut ? undefined : listedKind(parts.instruction);
  if (!kind || ((kind === 'living' || kind === 'places') && BY_A_PROPERTY.test(request))) return {};
  return { kindKnown: true, [LISTED[kind]]: true };
}

/** Asked beside a name or a date, it takes more than a name or a date. */
const REASON_BESIDE = lean(
  /(?<![\p{L}])(?:why|led to|caused|what (?:happened|became|came)|how (?:did|does|was|is)|por que|pourquoi|warum|perche|de ce)(?![\p{L}])|为什么|为何|なぜ|لماذا/u,
);

/** Several people are asked for, not one with a share in something. */
const WHO_ALL = /都有谁|有哪些人|都是谁|有谁[？?]?$|誰と誰|誰がいますか/u;

/** Beside who it is, what the name stands for: that is told of anybody. */
const FAME = lean(
  /(?<![\p{L}])(?:known|famous|renowned|remembered|important|conocid[oa]s?|famos[oa]s?|importantes?|celebres?|connue?s?|importante?s?|bekannt|beruhmt|wichtig|conhecid[oa]s?|not[oaie]|celebr[ei]|cunoscut\p{L}*|celebr\p{L}*|importan\p{L}*)(?![\p{L}])|著名|出名|闻名|重要|有名|知られ|اشتهر|معروف|مشهور|اهمي/u,
);

/** Beside where it comes from, what it says. */
const SENSE = lean(
  /(?<![\p{L}])(?:mean(?:s|ing)?|signifi\p{L}*|bedeut\p{L}*|inseamna|sens(?:ul)?|veut dire|quiere decir|quer dizer|vuol dire)(?![\p{L}])|意思|含义|意味|معن[يى]|[يت]عني/u,
);

function factAsked(request: string): Signs {
  const ofGroup = ASKS_FOR_A_GROUP.test(request);
  const askedWho = !ofGroup && ASKS_WHO.test(request) && !WHO_ALL.test(request);
  const askedWhen = !ofGroup && !askedWho && ASKS_WHEN_IT_WAS.test(request);
  const askedWhere = !ofGroup && !askedWho && !askedWhen && ASKS_WHERE.test(request);
  const figureOfThing = !ofGroup && !askedWho && !askedWhen && !askedWhere && isFigureOfAThing(request);
  return {
    askedWho,
    askedWhen,
    askedWhere,
    figureOfThing,
    ofGroup,
    inOffice: askedWho && IN_OFFICE.test(request),
    factsAlone: !REASON_BESIDE.test(request),
    lookedUp: ofGroup || askedWho || askedWhen || askedWhere || figureOfThing,
  };
}

/** When the first of something came out is asked like any other date. */
function firstAsked(request: string): Signs {
  const { askedWho, askedWhen, askedWhere, factsAlone } = factAsked(request);
  return { askedWho, askedWhen, factsAlone, pioneer: !askedWhen && !askedWhere && FIRST_OF_ALL.test(request) };
}

/** What exactly is looked up, where that decides what else is worth knowing. */
export function lookUpOf(draft: DraftAnalysis, request: string): Signs {
  switch (draft.wording) {
    case 'fact':
      return factAsked(request);
    case 'record':
      return firstAsked(request);
    case 'quantity':
      return { figureOfThing: isFigureOfAThing(request) };
    case 'who':
      return { ofGroup: ASKS_FOR_A_GROUP.test(request), fameAsked: FAME.test(request) };
    case 'origin':
      return { senseAsked: SENSE.test(request) };
    case 'question':
      return { howBeside: HOW_BESIDE.test(request) };
    case 'why':
      return { eventCause: CAUSE_OF_AN_EVENT.test(request) };
    case 'list':
    case 'entries':
      return kindOfList(draft, request);
    default:
      return {};
  }
}
