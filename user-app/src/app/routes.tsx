import { Route, Routes } from 'shared-lib/router';
import type { HostProps } from 'shared-lib/remote-contract';
import { PreloadedScreens, preloadSoon } from 'shared-lib/ui/lazy-screen';
import { NotFoundScreen } from 'shared-lib/ui/not-found';
import { NEXT, routes } from './screens';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { HostContext } from 'shared-lib/ui/remote-card';
import { DashboardLayout } from './layout/dashboard-layout';

const preloadNextScreens = () => void preloadSoon(NEXT);

/**
 * Renders every screen of a card's owner. The shell guards them: a session exists here, though the account's record may
 * still be missing.
 */
export default function App(host: HostProps) {
  return (
    <HostContext value={host}>
      <AppFrame>
        <PreloadedScreens screens={NEXT} />
        <Routes>
          <Route element={<DashboardLayout onMenu={preloadNextScreens} />}>
            {routes.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
        </Routes>
      </AppFrame>
    </HostContext>
  );
}
