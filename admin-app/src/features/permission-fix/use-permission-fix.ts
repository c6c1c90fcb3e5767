import { useEffect, useEffectEvent } from 'react';
import { isRegistering, PERMISSION_FIX_DELAY_MS } from 'shared-lib/auth';
import { useAuth } from 'shared-lib/store';
import { hasAdminFlag } from '../../session/admin-flag';
import { runPermissionFix } from './run-permission-fix';

/**
 * Two seconds after the administration is opened, mends the permissions of who is signed in. With nobody signed in there
 * is nothing to mend.
 *
 * @param onAdmin - Called when the account administers and this browser did not know it.
 */
export function usePermissionFix(onAdmin: () => void): void {
  const uid = useAuth().firebaseUser?.uid;
  const tellAdmin = useEffectEvent(onAdmin);
  useEffect(() => {
    if (!uid) return;
    let left = false;
    const timer = setTimeout(() => {
      // An account that is being set up gets its permissions there.
      if (isRegistering()) return;
      const knew = hasAdminFlag();
      void runPermissionFix('itself').then((isAdmin) => {
        if (isAdmin && !knew && !left) tellAdmin();
      });
    }, PERMISSION_FIX_DELAY_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [uid]);
}
