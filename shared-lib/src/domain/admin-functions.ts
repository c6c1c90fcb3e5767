import { z } from 'zod';

/*
 * The calls about accounts and administrators that only Cloud Functions can carry out. Each can be repeated safely.
 */

const uid = z.string().min(1).max(128);

/** What each callable takes. */
export const adminFunctionInputs = {
  /** Takes an account off the administrators. The last one stays. */
  removeAdmin: z.object({ uid }),
  /** Suspends an account, or lets it back in. Administrators have to be removed first. */
  setUserDisabled: z.object({ uid, disabled: z.boolean(), reason: z.string().trim().max(600).default('') }),
} as const;

/** What each callable answers. */
export interface AdminFunctionOutputs {
  removeAdmin: { uid: string };
  setUserDisabled: { uid: string; disabled: boolean };
}

/** A document as it is exported: times are ISO instants. */
export type ExportedDocument = Record<string, unknown>;

/** What an account owns. */
export interface AccountExport {
  version: '1.0';
  exportedAt: string;
  account: { uid: string; email: string; createdAt: string | null };
  /** Collections by name; documents by path. */
  documents: Record<string, Record<string, ExportedDocument>>;
  /** Photos by path, in base64. */
  files: Record<string, { contentType: string; data: string }>;
}

/** How fresh a session has to be to delete its account, in seconds. */
export const FRESH_SESSION_SECONDS = 5 * 60;

/** What each callable about the caller's own account takes. */
export const accountFunctionInputs = {
  /** Says whether the caller's address, verified or not, has an open invitation to administer. */
  findAdminInvite: z.object({}),
  /** Ends the sessions of the caller: all of them, or those that began before the one that asks. */
  endSessions: z.object({ keepMine: z.boolean() }),
  /** Everything that the account owns, as JSON. */
  exportAccount: z.object({}),
  /** Deletes the account and what it owns, for good. The session has to be fresh. */
  deleteAccount: z.object({}),
} as const;

/** What each callable answers. */
export interface AccountFunctionOutputs {
  findAdminInvite: { invited: boolean };
  /** ISO instant from which sessions count. */
  endSessions: { endedAt: string };
  exportAccount: AccountExport;
  deleteAccount: { deleted: true };
}
