import { createBrowserRouter, Outlet, ScrollRestoration, type RouteObject } from 'shared-lib/router';
import { CrashScreen } from '../features/crash/crash-screen';
import { RemoteScreen } from '../remotes/remote-screen';
import { RemotePaths } from '../remotes/remote-paths';
import { VisitorsOnly } from './guards';
import { lazyPage } from './lazy-page';
import { paths } from './paths';
import { SiteLayout } from './site-layout';

const HomePage = lazyPage('Home', () => import('../features/home/home-page'));
const LoginPage = lazyPage('Login', () => import('../features/account/login-page'));
const RegisterPage = lazyPage('Register', () => import('../features/account/register-page'));
const PasswordResetPage = lazyPage('Password', () => import('../features/account/password-reset-page'));
const LegalPage = lazyPage('Legal', () => import('../features/legal/legal-page'));

function Root() {
  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  );
}

/** Every address of the product. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashScreen />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          { path: paths.home, element: <HomePage /> },
          {
            path: paths.login,
            element: (
              <VisitorsOnly>
                <LoginPage />
              </VisitorsOnly>
            ),
          },
          {
            path: paths.register,
            element: (
              <VisitorsOnly stay>
                <RegisterPage />
              </VisitorsOnly>
            ),
          },
          { path: paths.passwordReset, element: <PasswordResetPage /> },
          { path: '/legal/:document', element: <LegalPage /> },
        ],
      },
      { path: '/c/:slug', element: <RemoteScreen remote="public_card" page="Card" /> },
      { path: '*', element: <RemotePaths /> },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}
