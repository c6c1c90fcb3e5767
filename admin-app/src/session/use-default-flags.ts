import { useEffect } from 'react';
import { initializeFlags } from 'shared-lib/data';
import type { Admin } from 'shared-lib/domain';

/**
 * Gives a project without feature flags the default ones, once an administrator is in. Whatever can't be read or created
 * leaves the defaults of the code in force.
 */
export function useDefaultFlags({ id, email }: Admin): void {
  useEffect(() => {
    initializeFlags({ uid: id, email }).catch(() => undefined);
  }, [id, email]);
}
