import { createContext, useContext } from 'react';
import type { Author } from 'shared-lib/data';
import type { Admin } from 'shared-lib/model';

/** The administrator, once the server has confirmed it. */
export const AdminContext = createContext<Admin | null>(null);

/** Returns the administrator; only inside the administration's screens. */
export function useCurrentAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('There is no administrator here');
  return admin;
}

/** Returns the author of the administrator's changes. */
export function useAuthor(): Author {
  const { id, email } = useCurrentAdmin();
  return { uid: id, email };
}
