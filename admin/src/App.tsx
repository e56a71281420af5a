import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Admin, CustomRoutes, Notification, Resource } from 'react-admin';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AdminLayout } from './layout/AdminLayout';
import { ErrorPage } from './layout/ErrorPage';
import { NotFound } from './layout/NotFound';
import { adminTheme } from './layout/theme';
import { preferenceStore } from './layout/preference-store';
import { DeadLettersPage } from './operations/DeadLettersPage';
import { operationResources } from './operations/resources';
import { OverviewPage } from './overview/OverviewPage';
import { ADMIN_PATH, DEAD_LETTERS_ROUTE, OVERVIEW_ROUTE, TOOLS_ROUTE } from './paths';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { readAppName } from './runtime-config';
import { ToolsPage } from './tools/ToolsPage';
import { users } from './users';

const store = preferenceStore();
const lightTheme = adminTheme('light');
const darkTheme = adminTheme('dark');

/** The router wants the app below a route of its own; `basename` alone only writes the links. */
export const App = () => (
  <BrowserRouter>
    <Routes>
      <Route path={`${ADMIN_PATH}/*`} element={<AdminApp />} />
    </Routes>
  </BrowserRouter>
);

const TOAST_MS = 5000;

const Toast = () => <Notification autoHideDuration={TOAST_MS} />;

const newQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

const AdminApp = () => {
  const [queryClient] = useState(newQueryClient);
  return (
    <Admin
      basename={ADMIN_PATH}
      title={readAppName()}
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      layout={AdminLayout}
      notification={Toast}
      error={ErrorPage}
      catchAll={NotFound}
      loginPage={false}
      authCallbackPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource name="users" {...users} />
      {operationResources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        <Route path={`/${OVERVIEW_ROUTE}`} element={<OverviewPage />} />
        <Route path={`/${DEAD_LETTERS_ROUTE}`} element={<DeadLettersPage />} />
        <Route path={`/${TOOLS_ROUTE}`} element={<ToolsPage />} />
      </CustomRoutes>
    </Admin>
  );
};
