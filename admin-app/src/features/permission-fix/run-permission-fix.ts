import {
  describePermissionFix,
  describePermissionFixError,
  fixPermissions,
  type FixedBy,
} from 'shared-lib/auth';
import { showToast } from 'shared-lib/toast';
import { setAdminFlag } from '../../session/admin-flag';

/**
 * Runs the permission fix and stores the flag of an administrator. Who asked for it is told everything; by itself it only
 * speaks of a permission that is new, or of what failed.
 *
 * @returns True when the account administers.
 */
export async function runPermissionFix(by: FixedBy): Promise<boolean> {
  try {
    const fix = await fixPermissions({ grant: true });
    if (fix.admin) await setAdminFlag(fix.admin);
    if (by === 'hand' || fix.outcome === 'granted') {
      const { tone, message } = describePermissionFix(fix, by);
      showToast(tone, message, { id: 'permission-fix' });
    }
    return fix.admin !== null;
  } catch (error) {
    const { tone, message } = describePermissionFixError(error, by);
    showToast(tone, message, { id: 'permission-fix' });
    return false;
  }
}
