import { legalSections, type LegalDocument, type LegalSection } from '../../content/legal';
import styles from './legal.module.css';

interface LegalTextProps {
  document: LegalDocument;
  /** Under a page's title, or under a dialog's. */
  headings: 'h2' | 'h3';
}

/** One of the three texts, without its title. */
export function LegalText({ document, headings: Heading }: LegalTextProps) {
  return (
    <div className={styles.text}>
      {legalSections[document]().map(({ heading, body }) => (
        <section key={heading}>
          <Heading className={styles.heading}>{heading}</Heading>
          {body.map((part, place) => (
            <Part key={place} part={part} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Part({ part }: { part: LegalSection['body'][number] }) {
  if (typeof part === 'string') return <p>{part}</p>;
  if (!('monthly' in part)) {
    return (
      <ul className={styles.list}>
        {part.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <span className="if-monthly">{part.monthly}</span>
      <span className="if-once">{part.never}</span>
    </p>
  );
}
