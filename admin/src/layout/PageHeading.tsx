import Typography from '@mui/material/Typography';
import { useDocumentTitle } from './use-document-title';

/** The one `h1` of a page, which also names the browser's tab. */
export const PageHeading = ({ title }: { title: string }) => {
  useDocumentTitle(title);
  return (
    <Typography variant="h1" sx={{ mt: 3, mb: 1 }}>
      {title}
    </Typography>
  );
};
