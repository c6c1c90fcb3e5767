import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'shared-lib/router';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { NotFoundScreen } from 'shared-lib/ui/not-found';
import AdminLoginPage from '../features/admin-login/admin-login-page';
import { runPermissionFix } from '../features/permission-fix/run-permission-fix';
import { usePermissionFix } from '../features/permission-fix/use-permission-fix';
import { paths } from '../paths';
import { AppFrame } from './app-frame';
import { AdminOnly, WithoutAdmin } from './guards';
import { AdminLayout } from './layout/admin-layout';

const DashboardPage = lazy(() => import('../features/dashboard/dashboard-page'));
const AuditPage = lazy(() => import('../features/audit/audit-page'));
const AnalyticsPage = lazy(() => import('../features/analytics/analytics-page'));
const CreatorPage = lazy(() => import('../features/creator/creator-page'));
const PreviewPage = lazy(() => import('../features/preview/preview-page'));
const ReportsPage = lazy(() => import('../features/reports/reports-page'));
const SettingsPage = lazy(() => import('../features/settings/settings-page'));
const SyncPage = lazy(() => import('../features/sync/sync-page'));
const TemplatesPage = lazy(() => import('../features/templates/templates-page'));
const UsersPage = lazy(() => import('../features/users/users-page'));

/** Every screen of the administration. */
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
                <AdminLoginPage onFix={() => runPermissionFix('hand')} />
              </WithoutAdmin>
            }
          />
          <Route
            path="admin"
            element={
              <AdminOnly>
                <AdminLayout />
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
