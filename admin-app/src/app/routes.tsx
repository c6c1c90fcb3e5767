import { Navigate, Route, Routes, useNavigate } from 'shared-lib/router';
import AdminHomePage from '../features/admin-home/admin-home-page';
import AdminLoginPage from '../features/admin-login/admin-login-page';
import { runPermissionFix } from '../features/permission-fix/run-permission-fix';
import { usePermissionFix } from '../features/permission-fix/use-permission-fix';
import { paths } from '../paths';
import { AppFrame } from './app-frame';
import { AdminOnly, WithoutAdmin } from './guards';

/** Every screen of the administration. */
export default function App() {
  const navigate = useNavigate();
  usePermissionFix(() => navigate(paths.dashboard, { replace: true }));
  return (
    <AppFrame>
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
          path="admin/*"
          element={
            <AdminOnly>
              <AdminHomePage />
            </AdminOnly>
          }
        />
      </Routes>
    </AppFrame>
  );
}
