import { Layout, type LayoutProps } from 'react-admin';
import { PasswordDialog } from '../reauthentication/PasswordDialog';
import { AdminHeader } from './AdminHeader';
import { ErrorPage } from './ErrorPage';

const NoSidebar = () => null;

/** react-admin's frame, with the sections as tabs in the header instead of a side bar, so that wide tables have room. */
export const AdminLayout = ({ children }: LayoutProps) => (
  <Layout
    appBar={AdminHeader}
    sidebar={NoSidebar}
    error={ErrorPage}
    sx={{
      minWidth: 0,
      '& .RaLayout-appFrame': { mt: 0 },
      '& .RaLayout-contentWithSidebar': { minWidth: 0 },
      '& .RaLayout-content': { minWidth: 0, px: { xs: 2, sm: 3 }, pb: 3 },
    }}
  >
    {children}
    <PasswordDialog />
  </Layout>
);
