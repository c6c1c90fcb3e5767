import { useEffect } from 'react';
import {
  changedSomething,
  describePermissionFix,
  fixPermissions,
  PERMISSION_FIX_DELAY_MS,
  setAdminFlag,
} from 'shared-lib/auth';
import { showToast } from 'shared-lib/toast';

/**
 * Clears cached permissions two seconds after the editor opens, and fetches a fresh token. Where the policy lets
 * everybody become an administrator, it also registers the owner. Failures are ignored here: they show at the next
 * save.
 */
export function useFreshPermissions(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      mendPermissions().catch(() => undefined);
    }, PERMISSION_FIX_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

async function mendPermissions(): Promise<void> {
  const fix = await fixPermissions();
  if (fix.outcome === 'granted') await setAdminFlag(fix.admin);
  if (!changedSomething(fix)) return;
  const { tone, message } = describePermissionFix(fix, 'itself');
  showToast(tone, message, { id: 'permission-fix' });
}
