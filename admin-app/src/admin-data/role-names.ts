import { ADMIN_ROLES, type AdminRole } from 'shared-lib/model';

/** Spanish names of the roles of administrators. */
const NAMES: Readonly<Record<AdminRole, string>> = {
  admin: 'Todo',
  moderation: 'Moderación',
  design: 'Diseño',
  support: 'Soporte',
};

/** Returns the name of a role; one that this release doesn't know has no name. */
export const roleName = (role: AdminRole | null): string => (role === null ? 'Rol desconocido' : NAMES[role]);

/** Roles with their names, for a choice. */
export const roleOptions = ADMIN_ROLES.map((value) => ({ value, label: NAMES[value] }));

/** Returns the role of that value; `admin` never stands in for an unknown one. */
export const roleOf = (value: string): AdminRole | undefined => ADMIN_ROLES.find((role) => role === value);
