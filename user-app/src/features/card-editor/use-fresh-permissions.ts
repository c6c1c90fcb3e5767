import { useEffect } from 'react';
import { fixPermissions, PERMISSION_FIX_DELAY_MS } from 'shared-lib/auth';

/**
 * Two seconds after the editor is opened, clears what this browser remembers of former permissions and gets the session a
 * fresh token. It grants an owner nothing and never troubles them: what fails here shows where it matters, at the next save.
 */
export function useFreshPermissions(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      fixPermissions({ grant: false }).catch(() => undefined);
    }, PERMISSION_FIX_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
