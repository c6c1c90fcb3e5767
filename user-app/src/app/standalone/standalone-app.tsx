import { Navigate, Route, Routes, useLocation } from 'shared-lib/router';
import { useAuth } from 'shared-lib/store';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { paths } from '../../paths';
import { AppFrame } from 'shared-lib/ui/app-frame';
import App from '../routes';
import { StandaloneSignIn } from './standalone-sign-in';

/** Renders the app with a guard, which the shell has otherwise. */
export function StandaloneApp() {
  const { firebaseUser, loading } = useAuth();
  const { pathname } = useLocation();
  if (loading || !firebaseUser) {
    return <AppFrame>{loading ? <CenteredSpinner /> : <StandaloneSignIn />}</AppFrame>;
  }
  if (pathname === '/' || pathname === paths.login) return <Navigate to={paths.home} replace />;
  return (
    <Routes>
      <Route path="*" element={<App />} />
    </Routes>
  );
}
