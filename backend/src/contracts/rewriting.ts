/** The three ways in which a prompt is rewritten, in the order in which they are shown. */
export const STRATEGIES = ['sharp', 'structured', 'guided'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** What each is called on the screen. */
export const STRATEGY_TITLES = {
  sharp: 'Sharp',
  structured: 'Structured',
  guided: 'Guided',
} as const satisfies Record<Strategy, string>;

/** What a person wants from the assistant they will paste the prompt into. */
export const INTENTS = [
  'write',
  'edit',
  'summarise',
  'explain',
  'answer',
  'brainstorm',
  'plan',
  'decide',
  'analyse',
  'code',
  'translate',
  'roleplay',
  'agent',
  'unknown',
] as const;
export type Intent = (typeof INTENTS)[number];

/** The rubric's five criteria; a variant's notes name the one they serve. */
export const CRITERIA = ['clarity', 'specificity', 'structure', 'tone', 'constraints'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Who wrote a variant: the configured model, or the engine that needs none. */
export type VariantSource = 'model' | 'built-in';

export interface VariantNote {
  criterion: Criterion;
  text: string;
}

export interface Variant {
  id: string;
  prompt: string;
  strategy: Strategy;
  /** A short name of the strategy, in the language of the site. */
  title: string;
  /** Why this version is better, by criterion. */
  notes: VariantNote[];
  /** What was filled in although the person had not said it. */
  assumptions: string[];
  source: VariantSource;
}

/** Wishes for one version that every engine understands; anything else is a sentence of the person's own. */
export const REFINEMENTS = ['shorter', 'longer', 'more formal', 'friendlier'] as const;
export type Refinement = (typeof REFINEMENTS)[number];

export interface PromptAnalysis {
  /** ISO 639-1 code, or `und` where the text is too short or mixed to tell. */
  language: string;
  intent: Intent;
}
