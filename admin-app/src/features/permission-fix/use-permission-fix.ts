import { useState } from 'react';
import { useAnswer } from 'shared-lib/answers';
import { hasAdminFlag, isRegistering, PERMISSION_FIX_DELAY_MS } from 'shared-lib/auth';
import { useAuth } from 'shared-lib/store';
import { runPermissionFix } from './run-permission-fix';

/** Fixes the permissions, and reports whether the account is an administrator of which this browser didn't know. */
async function findNewAdmin(): Promise<boolean> {
  // An account that is being set up gets its permissions there.
  if (isRegistering()) return false;
  const isKnown = hasAdminFlag();
  return (await runPermissionFix('itself')) && !isKnown;
}

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
  const [hadSession, setHadSession] = useState(false);
  if (!loading && uid && !hadSession) setHadSession(true);
  // A person who has just signed out needs no fix.
  const isDue = !loading && (uid !== undefined || (wasAdmin && !hadSession));
  useAnswer(isDue ? [uid] : null, findNewAdmin, {
    delayMs: PERMISSION_FIX_DELAY_MS,
    onAnswer: (isNew) => {
      if (isNew) onAdmin();
    },
  });
}
