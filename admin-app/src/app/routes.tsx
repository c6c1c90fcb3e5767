import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'shared-lib/router';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { lazyScreen, usePreloadedScreens } from 'shared-lib/ui/lazy-screen';
import { NotFoundScreen } from 'shared-lib/ui/not-found';
import { usePermissionFix } from '../features/permission-fix/use-permission-fix';
import { paths } from '../paths';
import { AppFrame } from './app-frame';
import { AdminOnly, WithoutAdmin } from './guards';
import { AdminLayout } from './layout/admin-layout';

const LoginScreen = lazyScreen('Admin Login', () => import('./login-screen'));
const DashboardPage = lazyScreen('Admin Dashboard', () => import('../features/dashboard/dashboard-page'));
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

/** Screens of the menu, loaded ahead; without the two that bring an editor. */
const NEXT_SCREENS = [
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
  usePreloadedScreens(NEXT_SCREENS);
  return <AdminLayout />;
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
            <Route path="dashboard" element={<DashboardPage />} />
            <Route path="analytics" element={<AnalyticsPage />} />
            <Route path="creator" element={<CreatorPage />} />
            <Route path="preview" element={<PreviewPage />} />
            <Route path="settings" element={<SettingsPage />} />
            <Route path="sync" element={<SyncPage />} />
            <Route path="templates" element={<TemplatesPage />} />
            <Route path="alerts" element={<AlertsPage />} />
            <Route path="work" element={<WorkPage />} />
            <Route path="audit" element={<AuditPage />} />
            <Route path="reports" element={<ReportsPage />} />
            <Route path="users/:uid?" element={<UsersPage />} />
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
        </Routes>
      </Suspense>
    </AppFrame>
  );
}
