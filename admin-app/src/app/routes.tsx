import { Suspense } from 'react';
import type { PageStart } from 'shared-lib/remote-contract';
import { matchPath, Navigate, Route, Routes, useLocation, useNavigate } from 'shared-lib/router';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { lazyScreen, usePreloadedScreens } from 'shared-lib/ui/lazy-screen';
import { NotFoundScreen } from 'shared-lib/ui/not-found';
import { phoneMenu } from 'shared-lib/ui/side-layout';
import { usePermissionFix } from '../features/permission-fix/use-permission-fix';
import { paths } from '../paths';
import { prepareAdmin } from '../session/prepared-admin';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { AdminOnly, WithoutAdmin } from './guards';
import { AdminLayout } from './layout/admin-layout';

const LoginScreen = lazyScreen('Admin Login', () => import('./login-screen'));
const DashboardPage = lazyScreen(
  'Admin Dashboard',
  () => import(/* webpackChunkName: "first-screen" */ '../features/dashboard/dashboard-page'),
);
// In the same file as the screen.
const loadReadDashboard = () =>
  import(/* webpackChunkName: "first-screen" */ '../features/dashboard/read-dashboard');
const AlertsPage = lazyScreen('Alerts', () => import('../features/alerts/alerts-page'));
const AuditPage = lazyScreen('Audit', () => import('../features/audit/audit-page'));
const AnalyticsPage = lazyScreen('Analytics', () => import('../features/analytics/analytics-page'));
const CreatorPage = lazyScreen('Creator', () => import('../features/creator/creator-page'));
const PreviewPage = lazyScreen('Preview', () => import('../features/preview/preview-page'));
const ReportsPage = lazyScreen('Reports', () => import('../features/reports/reports-page'));
const SettingsPage = lazyScreen('Admin Settings', () => import('../features/settings/settings-page'));
const SyncPage = lazyScreen('Sync', () => import('../features/sync/sync-page'));
const TemplatesPage = lazyScreen('Templates', () => import('../features/templates/templates-page'));
const UsersPage = lazyScreen('Users', () => import('../features/users/users-page'));
const WorkPage = lazyScreen('Work', () => import('../features/work/work-page'));

/** Screens for administrators by path, below the administration's own. */
const SCREENS = [
  { path: 'dashboard', Screen: DashboardPage },
  { path: 'analytics', Screen: AnalyticsPage },
  { path: 'creator', Screen: CreatorPage },
  { path: 'preview', Screen: PreviewPage },
  { path: 'settings', Screen: SettingsPage },
  { path: 'sync', Screen: SyncPage },
  { path: 'templates', Screen: TemplatesPage },
  { path: 'alerts', Screen: AlertsPage },
  { path: 'work', Screen: WorkPage },
  { path: 'audit', Screen: AuditPage },
  { path: 'reports', Screen: ReportsPage },
  { path: 'users/:uid?', Screen: UsersPage },
];

/** Parts loaded ahead: the frame's dialogs, and the menu's screens without the two that bring an editor. */
const NEXT = [
  phoneMenu,
  DashboardPage,
  TemplatesPage,
  SyncPage,
  UsersPage,
  AnalyticsPage,
  AuditPage,
  ReportsPage,
  SettingsPage,
];

/** The frame, from which the other screens are loaded ahead. */
function Frame() {
  usePreloadedScreens(NEXT);
  return <AdminLayout />;
}

/**
 * Loads the screen at a path, takes the permission that has been asked for ahead, and for the Dashboard what has been read for it into
 * the store.
 */
export async function prepare({ pathname, store }: PageStart): Promise<void> {
  const first = SCREENS.find(({ path }) => matchPath(`/admin/${path}`, pathname));
  const { uid } = store.getState().auth.firebaseUser ?? {};
  await Promise.all([
    first?.Screen.preload(),
    first && uid !== undefined && prepareAdmin(uid),
    first?.Screen === DashboardPage && loadReadDashboard().then(({ readDashboard }) => readDashboard(store)),
  ]);
}

/** Renders every screen of the administration. */
export default function App() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePermissionFix(() => {
    // Whoever went on meanwhile stays where they are.
    if (pathname === paths.login) navigate(paths.dashboard, { replace: true });
  });
  return (
    <AppFrame>
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
            {SCREENS.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
        </Routes>
      </Suspense>
    </AppFrame>
  );
}
