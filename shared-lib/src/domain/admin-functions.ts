import { z } from 'zod';
import { asciiEmail } from './email-address';
import type { ExportStatus } from './account-export';
import { ACCOUNT_HELPS } from './account-help';
import { emailChangeSchema } from './account-schema';
import { ADMIN_ROLES, type AdminRole } from './admin-roles';
import { inviteIdOf } from './administration';
import { documentId } from './document-id';
import { LISTED_CARD_STATES, type ListedCard } from './listed-card';
import { PLANS, type Plan } from './plan';
import type { UserDetail } from './user-index';

/*
 * The calls about accounts and administrators that only Cloud Functions can carry out. Each can be repeated safely.
 */

const uid = documentId;
/** An address in the form that names an invitation. */
const inviteAddress = z
  .string()
  .transform((typed) => inviteIdOf(asciiEmail(typed)))
  .pipe(z.email().max(254).and(documentId));
const cardId = documentId;
/** Role of a new administrator. A panel from before there were roles sends none and means all. */
const role = z.enum(ADMIN_ROLES).default('admin');

/** Input schemas of administrators' callables. */
export const adminFunctionInputs = {
  /** Removes an account from the administrators. The last one can't be removed. */
  removeAdmin: z.object({ uid }),
  /** Keeps an administrator whom the open policy let in. */
  keepAdmin: z.object({ uid }),
  /** Suspends an account, or lifts its suspension. Administrators have to be removed first. */
  setUserDisabled: z.object({
    uid,
    disabled: z.boolean(),
    reason: z.string().trim().max(600).default(''),
    /** Fate of the open reports of its cards when it is suspended. */
    reports: z.enum(['close', 'keep']).default('keep'),
  }),
  /** Reads one user's personal data, which is logged. */
  adminUserDetail: z.object({ uid }),
  setUserPlan: z.object({ uid, plan: z.enum(PLANS) }),
  /**
   * Helps an account, which is logged: sends a mail to set the password anew or to verify the address, ends all sessions, or begins
   * an export, whose file its owner alone gets.
   */
  helpAccount: z.object({ uid, help: z.enum(ACCOUNT_HELPS) }),
  /** Deletes an account with everything that it owns, at its owner's request. `email` has to be its address. */
  deleteUser: z.object({ uid, email: z.string().trim().min(1).max(320) }),
  /** Makes an account whose address is verified an administrator. */
  grantAdmin: z.object({ uid, role }),
  /** Changes an administrator's role. The last one who may do everything keeps theirs. */
  setAdminRole: z.object({ uid, role: z.enum(ADMIN_ROLES) }),
  /**
   * Invites the owner of an address by mail to become an administrator. An address with an open invitation is refused,
   * unless `again` asks for another mail with a new secret.
   */
  inviteAdmin: z.object({ email: inviteAddress, again: z.boolean(), role }),
  /**
   * Lists cards of all accounts, newest first. `search` is a part of a card's link, or of its owner's name or address; what is
   * searched has one page. `after` is the id of the last card of the page before.
   */
  listCards: z.object({
    search: z.string().trim().max(200),
    state: z.enum(LISTED_CARD_STATES).nullable(),
    after: documentId.nullable(),
  }),
  /** Takes one card down: visitors get 410, its owner the reason, and can't publish it again. */
  takeDownCard: z.object({ cardId, reason: z.string().trim().min(1).max(600) }),
  /** Lifts a takedown, so that the owner may publish the card again. */
  liftTakedown: z.object({ cardId }),
  /** Logs that a list with personal data is exported as a file; `filter` is the query of its address. */
  recordExport: z.object({ list: z.enum(['users', 'audit']), filter: z.string().max(500) }),
  /** Sends a test alert to the configured webhook. */
  testAlertWebhook: z.object({}),
  /** Reports what is deployed: the rules, the settings by name, the certificates, and what was counted today. */
  systemState: z.object({}),
} as const;

/** A setting of the deployment, by its name; its value stays where it is. */
export interface SettingPresence {
  name: string;
  /** `elsewhere` for one that another service alone gets. */
  state: 'present' | 'missing' | 'elsewhere';
  /** True when the product runs without it. */
  isOptional: boolean;
  /** Sentence on what doesn't work without it. */
  effect: string;
}

/** An address of the product, as a browser finds it. */
export interface SiteState {
  site: 'shell' | 'userApp' | 'adminApp' | 'publicCard';
  host: string;
  /** End of its certificate in milliseconds since the epoch; `null` when none was shown. */
  certificateUntil: number | null;
  issuer: string;
  /** True when the certificate is one that browsers trust for this host. */
  isTrusted: boolean;
}

/** Numbers of today (UTC) that the product counts itself. */
export interface UsageToday {
  visits: number;
  bookings: number;
  mails: number;
  signUps: number;
}

/** State of the deployment. */
export interface SystemState {
  /** Release of the functions; empty for one that isn't built. */
  release: string;
  /** `null` where they can't be read; `since` in milliseconds since the epoch. */
  rules: { matches: boolean; since: number | null } | null;
  settings: SettingPresence[];
  /** Empty where the product isn't served over HTTPS, as on a developer's machine. */
  sites: SiteState[];
  today: UsageToday;
  /** Project in the provider's console; empty for the local stack. */
  projectId: string;
}

/** Outputs of administrators' callables. */
export interface AdminFunctionOutputs {
  removeAdmin: { uid: string };
  keepAdmin: { uid: string };
  setUserDisabled: { uid: string; disabled: boolean };
  adminUserDetail: UserDetail;
  setUserPlan: { uid: string; plan: Plan };
  helpAccount: { uid: string };
  /** False while the last of its data is still being removed. */
  deleteUser: { deleted: boolean };
  grantAdmin: { uid: string };
  setAdminRole: { uid: string; role: AdminRole };
  inviteAdmin: { email: string };
  /** `next` is the id after which the next page begins; `null` after the last. */
  listCards: { cards: ListedCard[]; next: string | null };
  takeDownCard: { cardId: string; takenDown: boolean };
  liftTakedown: { cardId: string; takenDown: boolean };
  recordExport: { list: string };
  /** HTTP status of the receiver's answer. */
  testAlertWebhook: { status: number };
  systemState: SystemState;
}

/** Greatest age of a session that may delete its account, change its address, or end all others, in seconds. */
export const FRESH_SESSION_SECONDS = 5 * 60;

/** Greatest age of a session for dangerous actions of administrators, in seconds; `firestore.rules` has the same. */
export const ADMIN_SESSION_SECONDS = 15 * 60;

/** Input schemas of callables about the caller's own account. */
export const accountFunctionInputs = {
  /** Notes that the caller is active, and their present name and address. */
  recordAccount: z.object({}),
  /** Accepts the invitation of the caller's address, with the secret of its mail. */
  acceptAdminInvite: z.object({ token: z.string().max(200) }),
  /** Ends the caller's sessions: all of them, or those that began before the calling one, which must be recent. */
  endSessions: z.object({
    keepMine: z.boolean(),
    /** True after a change of the password, which has taken the refresh tokens of all other sessions. */
    tokensAreOver: z.boolean().optional(),
  }),
  /**
   * Asks to change the account's address: both addresses are mailed, and it changes once the new one's link is followed. The session has
   * to be recent.
   */
  requestEmailChange: emailChangeSchema,
  /** Gives up the open request to change the account's address. */
  cancelEmailChange: z.object({}),
  /** Begins an export of everything that the account owns, as a file; `accountExports/{uid}` says how it goes. */
  exportAccount: z.object({}),
  /**
   * Deletes the account and everything that it owns, for good; what takes longer than a call is deleted afterwards. The session
   * has to be recent.
   */
  deleteAccount: z.object({}),
} as const;

/** Outputs of callables about the caller's own account. */
export interface AccountFunctionOutputs {
  recordAccount: { uid: string };
  acceptAdminInvite: { uid: string };
  /** ISO instant; sessions that began before it are over. */
  endSessions: { endedAt: string };
  /** ISO instant at which the link in the new address's mail ends. */
  requestEmailChange: { until: string };
  cancelEmailChange: object;
  /** `path` is that of the file in Storage, once it is ready. */
  exportAccount: { status: ExportStatus; path: string };
  /** False while the last of its data is still being removed. */
  deleteAccount: { deleted: boolean };
}
