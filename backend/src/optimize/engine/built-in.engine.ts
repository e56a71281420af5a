import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { rewriteBuiltIn } from '../built-in/built-in-engine.js';
import { refineBuiltIn } from '../built-in/refine.js';
import { type Refined, type RefinementRequest, RewritingEngine, type RewritingEvent } from './rewriting-engine.js';

/** Needs no model and no key: deterministic, instant, and honest about what it is. */
@Injectable()
export class BuiltInEngine extends RewritingEngine {
  override readonly id = 'built-in/1';
  override readonly chargesBuiltIn = true;

  override async *rewrite(draft: DraftAnalysis): AsyncIterable<RewritingEvent> {
    for (const [index, variant] of rewriteBuiltIn(draft).entries()) {
      yield { type: 'delta', index, text: variant.prompt };
      yield { type: 'done', index, variant: { id: randomUUID(), ...variant } };
    }
  }

  override async refine(request: RefinementRequest): Promise<Refined> {
    return { variant: { ...request.variant, ...refineBuiltIn(request) }, writer: 'built-in' };
  }
}
