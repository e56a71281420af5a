import type { LegalDocument } from '../../content/legal';
import { legalNames } from '../../content/legal-names';
import { Dialog } from '../../ui/Dialog';
import { LegalDate } from './LegalDate';
import { LegalText } from './LegalText';

export interface LegalDialogProps {
  open: boolean;
  onClose: () => void;
  document: LegalDocument;
}

/** The same text as on the page of its own, without leaving what one is at. */
export function LegalDialog({ open, onClose, document }: LegalDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={legalNames[document]} wide>
      <LegalDate />
      <LegalText document={document} headings="h3" />
    </Dialog>
  );
}
