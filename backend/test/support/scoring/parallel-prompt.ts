import type { Intent } from '../../../src/contracts/rewriting.js';
import type { ScoreRole } from '../../../src/contracts/scoring.js';

export const TEN_LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'it', 'ro', 'zh', 'ja', 'ar'] as const;
export type ScoredLanguage = (typeof TEN_LANGUAGES)[number];

export interface ParallelPrompt {
  intent: Intent;
  role: ScoreRole;
  texts: Readonly<Record<ScoredLanguage, string>>;
}
