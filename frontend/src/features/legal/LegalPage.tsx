import type { LegalDocument } from '../../content/legal';
import { legalNames } from '../../content/legal-names';
import { PrerenderedPart } from '../../ui/PrerenderedPart';
import { LegalDate } from './LegalDate';
import styles from './legal.module.css';
import { legalParts } from './legal-parts';

function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <article className={styles.page}>
      <h1>{legalNames[document]}</h1>
      <LegalDate />
      <PrerenderedPart part={legalParts[document]} />
    </article>
  );
}

export const TermsPage = () => <LegalPage document="terms" />;
export const PrivacyPage = () => <LegalPage document="privacy" />;
export const CookiesPage = () => <LegalPage document="cookies" />;
