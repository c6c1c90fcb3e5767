import { Route } from 'shared-lib/router';
import { VisitorsOnly } from './guards';
import { lazyPage } from './lazy-page';
import { paths } from './paths';
import { SiteLayout } from './site-layout';

const HomePage = lazyPage('Home', () => import('../features/home/home-page'));
const LoginPage = lazyPage('Login', () => import('../features/account/login-page'));
const RegisterPage = lazyPage('Register', () => import('../features/account/register-page'));
const PasswordResetPage = lazyPage('Password', () => import('../features/account/password-reset-page'));
const StatusPage = lazyPage('Status', () => import('../features/status/status-page'));
const AppealPage = lazyPage('Appeal', () => import('../features/appeal/appeal-page'));
const EmailChangePage = lazyPage('Email', () => import('../features/email-change/email-change-page'));
const LegalPage = lazyPage('Legal', () => import('../features/legal/legal-page'));

/** Routes of the shell's own screens, which need no remote. */
export const siteRoutes = (
  <Route element={<SiteLayout />}>
    <Route path={paths.home} element={<HomePage />} />
    <Route
      path={paths.login}
      element={
        <VisitorsOnly>
          <LoginPage />
        </VisitorsOnly>
      }
    />
    <Route
      path={paths.register}
      element={
        <VisitorsOnly stay>
          <RegisterPage />
        </VisitorsOnly>
      }
    />
    <Route path={paths.passwordReset} element={<PasswordResetPage />} />
    <Route path={paths.status} element={<StatusPage />} />
    <Route path={paths.appeal} element={<AppealPage />} />
    <Route path={paths.emailChange} element={<EmailChangePage />} />
    <Route path="/legal/:document" element={<LegalPage />} />
  </Route>
);

const DRAWN_AHEAD = new Map<string, typeof HomePage>([
  [paths.home, HomePage],
  [paths.login, LoginPage],
  [paths.register, RegisterPage],
  [paths.passwordReset, PasswordResetPage],
]);

/** Loads the screen of a prerendered page, so that nothing else is shown in its place for a moment. */
export async function preloadScreen(path: string): Promise<void> {
  await DRAWN_AHEAD.get(path)?.preload();
}
