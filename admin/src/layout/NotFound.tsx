import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { texts } from '../texts';
import { PageHeading } from './PageHeading';
import { sections } from './sections';

export const NotFound = () => (
  <>
    <PageHeading title={texts.notFound.title} />
    <Typography sx={{ mb: 2 }}>{texts.notFound.text}</Typography>
    <div>
      <Button variant="contained" component={Link} to={sections[0].path}>
        {sections[0].label}
      </Button>
    </div>
  </>
);
