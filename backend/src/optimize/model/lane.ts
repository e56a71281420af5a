import { randomUUID } from 'node:crypto';
import { type Strategy, STRATEGY_TITLES, type Variant } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { rewriteBuiltIn } from '../built-in/built-in-engine.js';
import { explainVariant } from './explain-variant.js';
import { gateVariant } from './gate-variant.js';
import { toModelFailure } from './model-failure.js';
import { buildRequest } from './model-request.js';
import type { ModelRun } from './model-run.js';
import { type ModelTools, Writing } from './writing.js';

/** What the three lanes of an optimization share. */
export interface LaneContext {
  draft: DraftAnalysis;
  run: ModelRun;
  tools: ModelTools;
  /** The versions that are finished, in the order in which they finished. */
  accepted: string[];
}

/** Writes one of the three versions; by the built-in engine where no model managed to. Never fails for a model's sake. */
export async function writeVariant(
  strategy: Strategy,
  { draft, run, tools, accepted }: LaneContext,
  onShow: (text: string) => void,
): Promise<Variant> {
  const { instructions, metrics } = tools;
  const writing = new Writing(
    {
      strategy,
      draft,
      request: (refused) => buildRequest(instructions, draft, strategy, { refused }),
      check: (written) =>
        gateVariant(written, { draft, strategy, siblings: accepted, secrets: tools.secrets[strategy], metrics }),
      onShow,
    },
    run,
    tools,
  );
  try {
    const written = await writing.write();
    if (written) {
      const { text: prompt, isRepaired } = written;
      // At once, so that a lane that finishes next is compared with it.
      accepted.push(prompt);
      writing.showRest(prompt);
      metrics.laneEnded(strategy, isRepaired ? 'repaired' : 'model');
      const explanation = explainVariant(prompt, draft, strategy);
      return { id: randomUUID(), prompt, strategy, title: STRATEGY_TITLES[strategy], ...explanation, source: 'model' };
    }
    metrics.laneEnded(strategy, 'built-in:gates');
  } catch (error) {
    metrics.laneEnded(strategy, `built-in:${toModelFailure(error).kind}`);
  }
  const variant = builtInVariant(draft, strategy);
  accepted.push(variant.prompt);
  return variant;
}

function builtInVariant(draft: DraftAnalysis, strategy: Strategy): Variant {
  const variant = rewriteBuiltIn(draft).find((candidate) => candidate.strategy === strategy);
  if (!variant) throw new Error(`The built-in engine has no ${strategy} version`);
  return { id: randomUUID(), ...variant };
}
