import type { TaskKind } from '../../analysis/task-kinds.js';
import type { Choice } from '../recipes.js';

/** What one named thing has to have, where the wording of its kind would only say what every text has to have. */
export interface Particular {
  /** The names of it, as alternatives of a pattern. One of them has to be what is asked for. */
  named: string;
  /** The pattern is the whole opening of a draft, question or not, and says by itself what is wanted. */
  asked?: true;
  /** Only where the draft is read as one of these. */
  over?: readonly TaskKind[];
  /** One sentence for the sharp version. */
  sharp: string;
  /** Three to five requirements for the structured one, each under its own label. */
  points: readonly Choice<string>[];
  /** What that settles although nobody has said it, for people to take back. */
  assumes?: string;
}
