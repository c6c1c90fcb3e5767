import { useEffect } from 'react';
import { initializeFlags } from 'shared-lib/data';
import { roleMay, type Admin } from 'shared-lib/model';
import { areFlagsSettled, areFlagsStored, subscribeToFlagState } from 'shared-lib/flags';

/**
 * Creates the default flags of a project without any, once an administrator has signed in. If that fails, the defaults
 * of the code apply.
 */
export function useDefaultFlags({ id, email, role }: Admin): void {
  const mayOperate = roleMay(role, 'operation');
  useEffect(() => {
    if (!mayOperate) return;
    let begun = false;
    // The page listens to the flags anyway; most projects have some, and then no further request is made.
    const begin = () => {
      if (begun || !areFlagsSettled()) return;
      begun = true;
      if (areFlagsStored()) return;
      initializeFlags({ uid: id, email }).catch(() => undefined);
    };
    begin();
    return subscribeToFlagState(begin);
  }, [id, email, mayOperate]);
}
