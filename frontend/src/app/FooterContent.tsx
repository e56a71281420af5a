import { brandName, supportEmail } from '../content/brand';
import { legalNames } from '../content/legal-names';
import { shellTexts } from '../content/shell';
import { paths } from './paths';

const COLUMNS = [
  {
    id: 'footer-product',
    title: shellTexts.product,
    links: [
      { label: shellTexts.home, to: paths.home() },
      { label: shellTexts.features, to: paths.section('features') },
      { label: shellTexts.benefits, to: paths.section('benefits') },
      { label: shellTexts.examples, to: paths.section('examples') },
    ],
  },
  {
    id: 'footer-pricing',
    title: shellTexts.pricing,
    links: [{ label: shellTexts.plans, to: paths.section('pricing') }],
  },
];

/** The build's year would still stand in the document next year; there it comes from the footer. */
const thisYear = () => (typeof document === 'undefined' ? null : new Date().getFullYear());

/** Plain HTML: see PrerenderedPart. What its links and buttons do stands in Footer. */
export function FooterContent() {
  return (
    <>
      <div className="footer-columns">
        <p className="footer-brand">
          <b>{brandName()}</b>
          {shellTexts.tagline}
        </p>
        {COLUMNS.map(({ id, title, links }) => (
          <nav key={id} className="footer-column" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul className="footer-links">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="footer-column">
          <h2>{shellTexts.company}</h2>
          <ul className="footer-links">
            <li>
              <button type="button" data-contact="">
                {shellTexts.contact}
              </button>
            </li>
            <li>
              <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
            </li>
          </ul>
        </div>
      </div>
      <div className="footer-last">
        <p>
          ©{' '}
          <span className="footer-year" data-year="">
            {thisYear()}
          </span>{' '}
          {brandName()}
        </p>
        <ul className="footer-legal">
          {(['terms', 'privacy', 'cookies'] as const).map((document) => (
            <li key={document}>
              <a href={paths[document]()} data-legal={document}>
                {legalNames[document]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
