/** `admins/{uid}`: the record that makes an account an administrator. Times are milliseconds since the epoch. */
export interface Admin {
  id: string;
  email: string;
  name: string;
  role: 'admin';
  createdAt: number;
  updatedAt: number;
}

/** `adminInvites/{email}`: lets the owner of an address become an administrator, once. */
export interface AdminInvite {
  email: string;
  invitedBy: string;
  createdAt: number;
  expiresAt: number;
  acceptedAt: number | null;
}

/** Name of an administrator whose account has none. */
export const ADMIN_FALLBACK_NAME = 'Administrador';

/** How long an invitation is good for, in days. */
export const ADMIN_INVITE_DAYS = 14;

/** An invitation is kept under the address in lower case. */
export function inviteIdOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Where the log keeps the change that made a document's revision: `audit/{collection_docId_revision}`. */
export function auditIdOf(collection: string, docId: string, revision: number): string {
  return `${collection}_${docId}_${revision}`;
}
