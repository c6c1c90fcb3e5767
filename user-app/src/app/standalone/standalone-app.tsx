import { Navigate, Route, Routes, useLocation } from 'shared-lib/router';
import { useAuth } from 'shared-lib/store';
import { CenteredSpinner } from 'shared-lib/ui/centered-spinner';
import { paths } from '../../paths';
import { AppFrame } from '../app-frame';
import App from '../routes';
import { StandaloneSignIn } from './standalone-sign-in';

/** The app with the guard that the shell applies elsewhere. */
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
