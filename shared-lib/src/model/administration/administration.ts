import type { AdminRole } from './admin-roles';

/** `admins/{uid}`: the record that makes an account an administrator. Times are milliseconds since the epoch. */
export interface Admin {
  id: string;
  email: string;
  name: string;
  /** `null` for one that this release doesn't know, which may do nothing. */
  role: AdminRole | null;
  /** True for one whom the open policy let in, until another administrator decides to keep them. */
  selfRegistered?: boolean;
  createdAt: number;
  updatedAt: number;
}

/** `adminInvites/{email}`: lets the owner of an address become an administrator once, with the secret in its mail. */
export interface AdminInvite {
  email: string;
  invitedBy: string;
  /** Role that it gives. */
  role: AdminRole | null;
  createdAt: number;
  expiresAt: number;
  acceptedAt: number | null;
}

/**
 * Id by which the policy that lets everybody administer (`config/adminPolicy.selfRegistration`) is changed like a flag, with the same
 * second administrator.
 */
export const OPEN_ADMINISTRATION = 'open_administration';

/** Name of an administrator whose account has none. */
export const ADMIN_FALLBACK_NAME = 'Administrador';

/** Days for which an invitation can be accepted. */
export const ADMIN_INVITE_DAYS = 14;

/** Returns the id of an address's invitation: the address in lower case. */
export function inviteIdOf(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Returns the id of the log entry of the change that made a document's revision: `audit/{collection_docId_revision}`.
 */
export function auditIdOf(collection: string, docId: string, revision: number): string {
  return `${collection}_${docId}_${revision}`;
}
