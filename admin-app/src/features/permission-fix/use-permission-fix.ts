import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasAdminFlag, isRegistering, PERMISSION_FIX_DELAY_MS } from 'shared-lib/auth';
import { useAuth } from 'shared-lib/store';
import { runPermissionFix } from './run-permission-fix';

/**
 * Fixes the permissions of the signed-in account two seconds after the administration opens. Without a session it does
 * nothing, with a message where this browser remembered an administrator.
 *
 * @param onAdmin - Called when the account is an administrator and this browser didn't know it.
 */
export function usePermissionFix(onAdmin: () => void): void {
  const { firebaseUser, loading } = useAuth();
  const uid = firebaseUser?.uid;
  const [wasAdmin] = useState(hasAdminFlag);
  const hadSession = useRef(false);
  const tellAdmin = useEffectEvent(onAdmin);
  useEffect(() => {
    if (loading) return;
    if (uid) hadSession.current = true;
    // Whoever signs out knows it.
    else if (!wasAdmin || hadSession.current) return;
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
  }, [uid, loading, wasAdmin]);
}
