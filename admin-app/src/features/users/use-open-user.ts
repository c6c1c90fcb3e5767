import { useLocation, useNavigate, useParams } from 'shared-lib/router';

/**
 * Returns the account in the address, and a function that closes it and returns to the list as it was.
 *
 * @param list - Address of the list beside which the account is shown.
 */
export function useOpenUser(list: string): [string | null, () => void] {
  const { uid = null } = useParams();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const cameFromList = state?.keepScroll === true;
  const close = () => {
    if (cameFromList) void navigate(-1);
    else void navigate(list + search, { replace: true });
  };
  return [uid, close];
}
