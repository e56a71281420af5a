import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { lean } from '../analysis/lean.js';
import { WHAT_TO_ASK } from '../analysis/shapes/circumstances.js';
import { TO_PACK, WHAT_TO_TAKE } from '../analysis/shapes/lists.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import type { Given } from './recipes/flags.js';

const LISTED: ReadonlySet<TaskKind> = new Set<TaskKind>(['checklist', 'entries', 'list', 'roster']);

const PACKING = lean(
  /(?<![\p{L}])(?:pack(?:ing)?|suitcase|carry-?on|backpack|equipaje|maleta|mochila|valise|bagages?|sac a dos|pack-?liste|koffer\p{L}*|rucksack|gepack|mala|bagagem|valigia|bagagli\p{L}*|zaino|bagaj\p{L}*|valiza|rucsac)(?![\p{L}])|行李|打包|荷造り|持ち物|パッキング|امتعه|حقيبه|شنطه/u,
);
const SHOPPING = lean(
  /(?<![\p{L}])(?:(?:shopping|grocery)[ -]?lists?|groceries|lista (?:de (?:la )?compras?|de (?:la )?mandado|della spesa|de cumparaturi)|liste (?:de |des )?(?:courses|achats)|einkaufs(?:liste|zettel)\p{L}*)(?![\p{L}])|(?:购物|采购|买菜)清单|買い物リスト|قائمه (?:ال)?(?:مشتريات|تسوق)/u,
);
const GROUPS_TOLD = lean(
  /(?<![\p{L}])(?:group(?:ed)?|sort(?:ed)?|categor\p{L}+|divided|split|organi[sz]ed|sections?|agrup\p{L}+|clasific\p{L}+|dividid\p{L}+|regroup\p{L}+|class\p{L}+|tri(?:e|ee|ees)|gruppier\p{L}*|sortier\p{L}*|geordnet|gegliedert|kategorien?|raggrupp\p{L}+|suddivi\p{L}+|grupa\p{L}+|impart\p{L}+)(?![\p{L}])|分类|分组|分成|按.{1,8}(?:分|归)|(?:ごと|別)に|分類|分けて|مصنف|مقسم|حسب/u,
);

/** What kind of list is wanted, and whether its groups have been settled. */
export function listSigns({ wording }: DraftAnalysis, request: string): Partial<Record<Given, boolean>> {
  if (!LISTED.has(wording)) return {};
  return {
    packing: PACKING.test(request) || TO_PACK.test(request) || WHAT_TO_TAKE.test(request),
    shopping: SHOPPING.test(request),
    groupsTold: GROUPS_TOLD.test(request),
    questionsWanted: wording !== 'checklist' && WHAT_TO_ASK.test(request),
  };
}
