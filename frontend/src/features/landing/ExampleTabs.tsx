import { examples, exampleTexts, type LandingExample } from '../../content/home';
import { criterionNames } from '../../content/optimize';
import { ScoreBadge } from '../../ui/ScoreBadge';
import { SECTION_IDS } from './section-ids';
import { TAB_ATTRIBUTES } from './tabs';

const idOf = ({ tab }: LandingExample) => `example-${tab.toLowerCase().replaceAll(' ', '-')}`;

/** Three prompts before and after, of which one is shown. */
export function ExampleTabs() {
  return (
    <section id={SECTION_IDS.examples} className="examples" aria-labelledby="examples-title">
      <h2 id="examples-title">{exampleTexts.title}</h2>
      <p className="section-lead">{exampleTexts.lead}</p>
      <div className="example-sheet">
        <div className="tabs" role="tablist" aria-label={exampleTexts.tabs}>
          {examples.map((example, index) => (
            <button
              key={example.tab}
              type="button"
              role="tab"
              id={`${idOf(example)}-tab`}
              aria-controls={idOf(example)}
              {...TAB_ATTRIBUTES(index === 0)}
            >
              {example.tab}
            </button>
          ))}
        </div>
        {examples.map((example, index) => (
          <div
            key={example.tab}
            role="tabpanel"
            id={idOf(example)}
            aria-labelledby={`${idOf(example)}-tab`}
            tabIndex={0}
            hidden={index > 0}
          >
            <Example example={example} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Example({ example: { typed, edits, scores } }: { example: LandingExample }) {
  return (
    <div className="pair">
      <div className="draft">
        <p className="pair-label">
          {exampleTexts.before} <ScoreBadge score={scores[0] ?? 0} spoken={exampleTexts.outOf} />
        </p>
        <p className="draft-text">{typed}</p>
      </div>
      <div className="marked">
        <p className="pair-label">
          {exampleTexts.after} <ScoreBadge score={scores.at(-1) ?? 0} spoken={exampleTexts.outOf} />
        </p>
        {edits.map(({ parts, criterion, note }) => (
          <div key={note} className="marked-line">
            <p>{parts.map(({ text, isInsertion }) => (isInsertion ? <ins key={text}>{text}</ins> : text))}</p>
            <p className="marked-note">
              <b>{criterionNames[criterion]}.</b> {note}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
