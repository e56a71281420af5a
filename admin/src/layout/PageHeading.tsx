import Typography from '@mui/material/Typography';
import { useDocumentTitle } from './use-document-title';

const PAGE_HEADING_ID = 'page-heading';

/** Where the keyboard goes on when what it was on has gone. */
export function focusPageHeading(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus();
}

/** The one `h1` of a page, which also names the browser's tab. */
export const PageHeading = ({ title }: { title: string }) => {
  useDocumentTitle(title);
  return (
    <Typography
      variant="h1"
      id={PAGE_HEADING_ID}
      tabIndex={-1}
      sx={{ mt: 3, mb: 1, outline: 'none', overflowWrap: 'anywhere' }}
    >
      {title}
    </Typography>
  );
};
