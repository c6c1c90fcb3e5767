import { useLocation, useNavigate, useParams } from 'shared-lib/router';
import { paths } from '../../paths';

/** The account that the address names, and how to close it again: where the list was, as it was. */
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
