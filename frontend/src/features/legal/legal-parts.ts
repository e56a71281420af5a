import { createElement } from 'react';
import type { LegalDocument } from '../../content/legal';
import type { StaticPart } from '../../ui/PrerenderedPart';

const part = (document: LegalDocument): StaticPart => ({
  id: `${document}-text`,
  load: async () => {
    const { LegalText } = await import('./LegalText');
    return () => createElement(LegalText, { document, headings: 'h2' });
  },
});

/** The three texts as HTML of their pages. */
export const legalParts: Record<LegalDocument, StaticPart> = {
  terms: part('terms'),
  privacy: part('privacy'),
  cookies: part('cookies'),
};
