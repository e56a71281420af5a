import { useCallback, useEffect, useRef, useState } from 'react';
import type { LegalDocument } from '../content/legal';
import type { LegalDialogProps } from '../features/legal/LegalDialog';
import { lazyDialog } from '../ui/lazy-dialog';
import { PrerenderedPart, type StaticPart } from '../ui/PrerenderedPart';
import './footer.css';
import { useStaticClicks } from '../features/landing/use-static-clicks';

export const footerPart: StaticPart = {
  id: 'footer-content',
  load: async () => (await import('./FooterContent')).FooterContent,
};

const LegalDialog = lazyDialog<LegalDialogProps>(
  async () => (await import('../features/legal/LegalDialog')).LegalDialog,
);

/** The same on every page, so that help and the legal texts are always found in the same place. */
export function Footer() {
  const footer = useRef<HTMLElement>(null);
  const [legal, setLegal] = useState<LegalDocument>('terms');
  const [isLegalOpen, setLegalOpen] = useState(false);
  const closeLegal = useCallback(() => setLegalOpen(false), []);

  // A legal text opens over the page; its address is for whoever wants it in a tab of its own.
  const handleClick = useStaticClicks((control) => {
    const document = control.dataset['legal'] as LegalDocument | undefined;
    if (!document) return false;
    setLegal(document);
    setLegalOpen(true);
    return true;
  });

  // The build's year would still stand there next year.
  useEffect(() => {
    const year = footer.current?.querySelector('[data-year]');
    if (year) year.textContent = String(new Date().getFullYear());
  });

  return (
    <footer ref={footer} className="site-footer">
      <PrerenderedPart part={footerPart} onClick={handleClick} />
      <LegalDialog open={isLegalOpen} onClose={closeLegal} document={legal} />
    </footer>
  );
}
