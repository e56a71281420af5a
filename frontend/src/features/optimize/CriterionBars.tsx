import { CRITERIA } from '@contracts/rewriting';
import { SCORE_RANGE } from '@contracts/scoring/scale';
import { evaluationTexts } from '../../content/evaluation';
import { criterionNames } from '../../content/optimize';
import type { ScoredPrompt } from './evaluation';
import styles from './ScorePanel.module.css';

interface CriterionBarsProps {
  scored: ScoredPrompt | undefined;
  /** What it is compared with; undefined where there is nothing to compare. */
  original: ScoredPrompt | undefined;
}

/** The five criteria, before and after. Their places are kept while there are no values. */
export function CriterionBars({ scored, original }: CriterionBarsProps) {
  return (
    <dl className={styles.criteria}>
      {CRITERIA.map((name) => {
        const value = scored?.criteria[name];
        const before = original?.criteria[name];
        return (
          <div key={name} className={styles.criterion}>
            <dt>{criterionNames[name]}</dt>
            <dd>
              <span className={styles.value}>{value === undefined ? '–' : value.toFixed(1)}</span>
              {before !== undefined && (
                <span className={styles.before}>
                  {evaluationTexts.original} {before.toFixed(1)}
                </span>
              )}
              <span className={styles.bar} aria-hidden="true">
                {value !== undefined && <i className={styles.fill} style={{ inlineSize: share(value) }} />}
                {before !== undefined && <i className={styles.tick} style={{ insetInlineStart: share(before) }} />}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const share = (value: number): string => `${(value / SCORE_RANGE.max) * 100}%`;
