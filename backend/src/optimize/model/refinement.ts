import { AppError } from '../../common/app-error.js';
import { REFINEMENTS, type Refinement, type VariantNote } from '../../contracts/rewriting.js';
import { analyse } from '../analysis/analyse.js';
import { refineBuiltIn } from '../built-in/refine.js';
import type { Refined, RefinementRequest } from '../engine/rewriting-engine.js';
import type { GateFailure } from '../gates/gate.js';
import { explainVariant } from './explain-variant.js';
import { gateVariant } from './gate-variant.js';
import { toModelFailure } from './model-failure.js';
import { buildRequest } from './model-request.js';
import type { ModelRun } from './model-run.js';
import { type ModelTools, Writing } from './writing.js';

const NOTES: Readonly<Record<Refinement, VariantNote>> = {
  shorter: { criterion: 'clarity', text: 'Says the same in fewer words.' },
  longer: { criterion: 'specificity', text: 'Says in more detail what the answer should contain.' },
  'more formal': { criterion: 'tone', text: 'Asks for a formal tone.' },
  friendlier: { criterion: 'tone', text: 'Asks for a friendly tone.' },
};
const OWN_NOTE: VariantNote = { criterion: 'constraints', text: 'Meets the wish you added.' };

/**
 * Changes one version as wished, through the same gates; without a model where none managed to.
 * @throws AppError CONFLICT when there is nothing to change, or the person left
 */
export async function refineVariant(request: RefinementRequest, run: ModelRun, tools: ModelTools): Promise<Refined> {
  const { variant, wish, isEdited } = request;
  const { strategy, prompt: version } = variant;
  const draft = isEdited ? analyse(version) : request.draft;
  const known = REFINEMENTS.find((refinement) => refinement === wish.trim().toLowerCase());
  // What the person adds counts as theirs from here on: it has to stay, and it isn't invented.
  const wished = known ? draft : analyse(`${draft.text}\n${wish}`);
  const gates = { draft: wished, strategy, siblings: [], secrets: tools.secrets[strategy], metrics: tools.metrics };
  const writing = new Writing(
    {
      strategy,
      draft: wished,
      request: (refused) => buildRequest(tools.instructions, draft, strategy, { refused, change: { version, wish } }),
      check: (written) => {
        const { text, failures } = gateVariant(written, gates, { hasFreeLength: true });
        return { text, failures: [...failures, ...unmet(text, version, known)] };
      },
      onShow: () => undefined,
    },
    run,
    tools,
  );
  try {
    const written = await writing.write();
    if (written) {
      const explanation = explainVariant(written.text, wished, strategy);
      const notes = [known ? NOTES[known] : OWN_NOTE, ...explanation.notes];
      return { variant: { ...variant, prompt: written.text, ...explanation, notes, source: 'model' }, writer: 'model' };
    }
  } catch (error) {
    if (toModelFailure(error).kind === 'left') throw new AppError('CONFLICT', 'The change was cancelled.');
  }
  return { variant: { ...variant, ...refineBuiltIn(request) }, writer: 'built-in' };
}

/** What can be told of a wish by counting. */
function unmet(text: string, version: string, wish: Refinement | undefined): GateFailure[] {
  const fail = (reason: string): GateFailure[] => [{ gate: 'size', reason, pieces: [] }];
  if (text === version) return [{ gate: 'distinct', reason: 'It is the version, unchanged.', pieces: [] }];
  if (wish === 'shorter' && text.length >= version.length) return fail('It has to be shorter than the version.');
  if (wish === 'longer' && text.length <= version.length) return fail('It has to be longer than the version.');
  return [];
}
