import { useNavigate } from 'shared-lib/router';
import { signOut } from 'shared-lib/auth';
import { showErrorToast } from 'shared-lib/toast';
import { paths } from '../paths';

/** Ends the session and leads to the sign-in page. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut().then(() => navigate(paths.login, { replace: true }), showErrorToast);
  };
}
