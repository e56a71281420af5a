import { featureTexts } from '../../content/home';
import { ScoreBadge } from '../../ui/ScoreBadge';
import { SECTION_IDS } from './section-ids';

const { items, fragment } = featureTexts;

/** What it does, each point beside a piece of the product itself. */
export function Features() {
  return (
    <section id={SECTION_IDS.features} className="features" aria-labelledby="features-title">
      <h2 id="features-title">{featureTexts.title}</h2>
      <ul className="feature-list">
        <li>
          <div>
            <h3>{items.responses.title}</h3>
            <p>{items.responses.text}</p>
          </div>
          <p className="fragment fragment-text" aria-hidden="true">
            <del>{fragment.removed}</del> <ins>{fragment.added}</ins>
          </p>
        </li>
        <li>
          <div>
            <h3>{items.time.title}</h3>
            <p>{items.time.text}</p>
          </div>
          <div className="fragment" aria-hidden="true">
            <p className="fragment-row">
              {fragment.original} <ScoreBadge score={4.7} spoken="" />
            </p>
            <p className="fragment-row fragment-chosen">
              {fragment.sharp} <ScoreBadge score={7.7} spoken="" />
            </p>
          </div>
        </li>
        <li>
          <div>
            <h3>{items.learn.title}</h3>
            <p>{items.learn.text}</p>
          </div>
          <p className="fragment fragment-note" aria-hidden="true">
            <b>{fragment.criterion}.</b> {fragment.note}
          </p>
        </li>
      </ul>
    </section>
  );
}
