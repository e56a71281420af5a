import type { TaskKind } from '../task-kinds.js';

export interface FramedDraft {
  /** What its words suggest. */
  read: TaskKind;
  folded: string;
  /** Something stands behind a colon, in quotation marks or on lines of its own. */
  isGiven: boolean;
  /** And is set apart as a text to work on. */
  hasMaterial: boolean;
  /** The text itself, where it is set apart. */
  material: string;
}

/** Two words that belong together, and what they ask for whatever stands between them. */
export interface Frame {
  kind: TaskKind;
  asks: RegExp;
  unless?: RegExp;
  holds?: (draft: FramedDraft) => boolean;
}

export const isGiven = (draft: FramedDraft): boolean => draft.isGiven;
export const isMadeAnew = ({ hasMaterial }: FramedDraft): boolean => !hasMaterial;

/** Where nothing else is read of it. */
export const HARDLY_READ: ReadonlySet<TaskKind> = new Set<TaskKind>(['plain', 'small', 'unknown']);

/** The first frame that a draft stands in, in the order given. */
export const firstFrame = (frames: readonly Frame[], draft: FramedDraft): TaskKind | undefined =>
  frames.find(
    ({ asks, unless, holds }) =>
      asks.test(draft.folded) && !unless?.test(draft.folded) && (holds === undefined || holds(draft)),
  )?.kind;
