import { createContext, useContext } from 'react';
import type { Author } from 'shared-lib/data';
import type { Admin } from 'shared-lib/domain';

/** Who administers, once the server said so. */
export const AdminContext = createContext<Admin | null>(null);

/** The administrator at work; only inside the administration's screens. */
export function useCurrentAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('There is no administrator here');
  return admin;
}

/** Who signs the changes that are made here. */
export function useAuthor(): Author {
  const { id, email } = useCurrentAdmin();
  return { uid: id, email };
}
