import {
  describePermissionFix,
  changedSomething,
  describePermissionFixError,
  fixPermissions,
  setAdminFlag,
  type FixedBy,
} from 'shared-lib/auth';
import { showToast } from 'shared-lib/toast';
import { readInvitation } from '../../session/invitation';

/**
 * Runs the permission fix and stores an administrator's flag. A fix that a person requested shows every result; an
 * automatic one only a new permission, cleared entries, or a failure.
 *
 * @returns True when the account is an administrator.
 */
export async function runPermissionFix(by: FixedBy): Promise<boolean> {
  try {
    const fix = await fixPermissions({ invitation: readInvitation() });
    if (fix.admin) await setAdminFlag(fix.admin);
    if (by === 'hand' || changedSomething(fix)) {
      const { tone, message } = describePermissionFix(fix, by);
      showToast(tone, message, { id: 'permission-fix' });
    }
    return fix.admin !== null;
  } catch (error) {
    const { tone, message, detail } = describePermissionFixError(error, by);
    showToast(tone, message, { id: 'permission-fix', detail });
    return false;
  }
}
