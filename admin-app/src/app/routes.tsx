import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'shared-lib/router';
import type { HostProps } from 'shared-lib/remote-contract';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { lazyScreen, PreloadedScreens } from 'shared-lib/ui/lazy-screen';
import { NotFoundScreen } from 'shared-lib/ui/not-found';
import { NEXT, routes } from './screens';
import { usePermissionFix } from '../features/permission-fix/use-permission-fix';
import { paths } from '../paths';
import { wayBackIn } from '../session/way-back';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { HostContext } from 'shared-lib/ui/remote-card';
import { Allowed } from './allowed';
import { AdminOnly, WithoutAdmin } from './guards';
import { AdminLayout } from './layout/admin-layout';

const LoginScreen = lazyScreen('Admin Login', () => import('./login-screen'));

/** The frame, from which the other screens are loaded ahead. */
function Frame() {
  return (
    <>
      <PreloadedScreens screens={NEXT} />
      <AdminLayout />
    </>
  );
}

/** Leads from the login to the dashboard once the missing permission is there. Renders nothing. */
function PermissionFix() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  usePermissionFix(() => {
    // Not if the person has opened another screen in the meantime.
    if (pathname === paths.login) navigate(wayBackIn(state), { replace: true });
  });
  return null;
}

/** Renders every screen of the administration. */
export default function App(host: HostProps) {
  return (
    <HostContext value={host}>
      <AppFrame>
        <PermissionFix />
        <Suspense fallback={<CenteredSpinner />}>
          <Routes>
            <Route path="admin" element={<Navigate to={paths.dashboard} replace />} />
            <Route
              path="admin/login"
              element={
                <WithoutAdmin>
                  <LoginScreen />
                </WithoutAdmin>
              }
            />
            <Route
              path="admin"
              element={
                <AdminOnly>
                  <Frame />
                </AdminOnly>
              }
            >
              {routes.map(({ path, Screen }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <Allowed>
                      <Screen />
                    </Allowed>
                  }
                />
              ))}
              <Route path="*" element={<NotFoundScreen />} />
            </Route>
          </Routes>
        </Suspense>
      </AppFrame>
    </HostContext>
  );
}
