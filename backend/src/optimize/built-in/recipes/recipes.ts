import type { TaskKind } from '../../analysis/task-kinds.js';
import { ANSWER_RECIPES } from './answers.js';
import { CODE_RECIPES } from './code.js';
import { CONVERSATION_RECIPES } from './conversations.js';
import { EDIT_RECIPES } from './edits.js';
import { EXPLANATION_RECIPES } from './explanations.js';
import { ITEM_RECIPES } from './given-items.js';
import { GIVEN_TEXT_RECIPES } from './given-text.js';
import { GROUP_RECIPES } from './groups.js';
import { IDEA_RECIPES } from './ideas.js';
import { JUDGEMENT_RECIPES } from './judgements.js';
import { PLAN_RECIPES } from './plans.js';
import { SET_FORM_RECIPES } from './set-forms.js';
import { QUESTION_RECIPES } from './questions.js';
import { TEXT_RECIPES } from './texts.js';
import { UNREAD_RECIPES } from './unread.js';
import { order, plain, type GuidedRecipe, type Recipe } from './recipe.js';

/** What each kind of task gets, best first. As many phrases are taken as fit; what the draft already says is left out. */
export const RECIPES = {
  ...ANSWER_RECIPES,
  ...CODE_RECIPES,
  ...CONVERSATION_RECIPES,
  ...EDIT_RECIPES,
  ...EXPLANATION_RECIPES,
  ...ITEM_RECIPES,
  ...GIVEN_TEXT_RECIPES,
  ...GROUP_RECIPES,
  ...IDEA_RECIPES,
  ...JUDGEMENT_RECIPES,
  ...PLAN_RECIPES,
  ...SET_FORM_RECIPES,
  ...QUESTION_RECIPES,
  ...TEXT_RECIPES,
  ...UNREAD_RECIPES,
} as const satisfies Record<TaskKind, Recipe>;

/** Times are given, and nothing has to be filled in. */
export const PLACED_GUIDED: GuidedRecipe = order('slotCompare', 'slotGive', 'slotElse');

/** However much is said in them, what they lack is how the conversation goes. */
export const TALKED_THROUGH: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'roleplay',
  'persona',
  'turns',
  'standing',
  'conversion',
  'adviser',
]);

/** What a draft that is already strong gets: nothing about content, only what to do where it leaves a doubt. */
export const STRONG_GUIDED = plain('strongOnce');
