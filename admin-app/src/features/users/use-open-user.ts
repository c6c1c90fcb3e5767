import { useLocation, useNavigate, useParams } from 'shared-lib/router';
import { paths } from '../../paths';

/** Returns the account in the address, and a function that closes it and returns to the list as it was. */
export function useOpenUser(): [string | null, () => void] {
  const { uid = null } = useParams();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const cameFromList = (state as { keepScroll?: boolean } | null)?.keepScroll === true;
  const close = () => {
    if (cameFromList) void navigate(-1);
    else void navigate(paths.users + search, { replace: true });
  };
  return [uid, close];
}
