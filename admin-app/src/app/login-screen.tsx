import 'shared-lib/ui/component-sheets.css';
import AdminLoginPage from '../features/admin-login/admin-login-page';
import { runPermissionFix } from '../features/permission-fix/run-permission-fix';

/** Renders the sign-in of administrators. A script of its own: its forms and checks are a quarter of the panel's frame. */
export default function LoginScreen() {
  return <AdminLoginPage onFix={() => runPermissionFix('hand')} />;
}
