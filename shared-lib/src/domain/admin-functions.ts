import { z } from 'zod';
import { PLANS, type Plan } from './plan';
import type { UserDetail } from './user-index';

/*
 * The calls about accounts and administrators that only Cloud Functions can carry out. Each can be repeated safely.
 */

const uid = z.string().min(1).max(128);
const cardId = z.string().min(1).max(128);

/** What each callable takes. */
export const adminFunctionInputs = {
  /** Takes an account off the administrators. The last one stays. */
  removeAdmin: z.object({ uid }),
  /** Suspends an account, or lets it back in. Administrators have to be removed first. */
  setUserDisabled: z.object({ uid, disabled: z.boolean(), reason: z.string().trim().max(600).default('') }),
  /** One user's personal data; that it was asked for is logged. */
  adminUserDetail: z.object({ uid }),
  setUserPlan: z.object({ uid, plan: z.enum(PLANS) }),
  /** Makes an account whose address is verified an administrator. */
  grantAdmin: z.object({ uid }),
  /** Takes one card down: 410 for visitors, the reason for its owner, who can't publish it again. */
  takeDownCard: z.object({ cardId, reason: z.string().trim().min(1).max(600) }),
  /** Lets the owner publish again what was taken down. */
  liftTakedown: z.object({ cardId }),
  /** Closes a report without consequence for the card. */
  dismissReport: z.object({ reportId: z.string().min(1).max(200), decision: z.string().trim().max(600) }),
  /** Notes that a list with personal data leaves the panel as a file; `filter` is the query of its address. */
  recordExport: z.object({ list: z.enum(['users', 'audit']), filter: z.string().max(500) }),
  /** Sends a test alert to the webhook that is configured. */
  testAlertWebhook: z.object({}),
  /** Whether the rules in force are those of this release. */
  systemState: z.object({}),
} as const;

/** What functions know of what is deployed beside them. */
export interface SystemState {
  /** `null` where they can't be read; `since` in milliseconds. */
  rules: { matches: boolean; since: number | null } | null;
}

/** What each callable answers. */
export interface AdminFunctionOutputs {
  removeAdmin: { uid: string };
  setUserDisabled: { uid: string; disabled: boolean };
  adminUserDetail: UserDetail;
  setUserPlan: { uid: string; plan: Plan };
  grantAdmin: { uid: string };
  takeDownCard: { cardId: string; takenDown: boolean };
  liftTakedown: { cardId: string; takenDown: boolean };
  dismissReport: { reportId: string };
  recordExport: { list: string };
  /** What the receiver answered. */
  testAlertWebhook: { status: number };
  systemState: SystemState;
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
  /** Notes that the caller is at work, and how they are called by now. */
  recordAccount: z.object({}),
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
  recordAccount: { uid: string };
  findAdminInvite: { invited: boolean };
  /** ISO instant from which sessions count. */
  endSessions: { endedAt: string };
  exportAccount: AccountExport;
  deleteAccount: { deleted: true };
}
