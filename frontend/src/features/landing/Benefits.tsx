import { benefitTexts } from '../../content/home';
import { runtimeConfig } from '../../api/runtime-config';
import { SECTION_IDS } from './section-ids';

/** What it is good for, with the figures and the word of a customer. Plain HTML: see PrerenderedPart. */
export function Benefits() {
  return (
    <section id={SECTION_IDS.benefits} className="benefits" aria-labelledby="benefits-title">
      <h2 id="benefits-title">{benefitTexts.title}</h2>
      <ul className="benefit-cards">
        {benefitTexts.cards.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="proof">
        <dl className="claims">
          {benefitTexts.claims.map(({ figure, text }) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <figure className="testimonial">
          <blockquote>{benefitTexts.quote}</blockquote>
          <figcaption>{benefitTexts.quoted}</figcaption>
        </figure>
        <p className="footnote">
          <span className="without-evidence">{benefitTexts.illustrative}</span>
          <a className="with-evidence" href={runtimeConfig().marketingEvidenceUrl ?? '{{marketingEvidenceUrl}}'}>
            {benefitTexts.evidence}
          </a>
        </p>
      </div>
    </section>
  );
}
