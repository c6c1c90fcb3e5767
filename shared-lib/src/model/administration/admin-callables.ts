import { z } from 'zod';
import { MINUTE_MS } from '../../platform/time';
import { ACCOUNT_HELPS } from '../account/account-help';
import { ADMIN_ROLES, type AdminRole } from './admin-roles';
import { inviteIdOf } from './administration';
import { defineCallable, perHour, returns } from '../callable';
import { documentId } from '../values/document-id';
import { asciiEmail } from '../contact/email-address';
import { LISTED_CARD_STATES, type ListedCard } from '../card/listed-card';
import type { SystemState } from './system-state';
import { PLANS, type Plan, type UserDetail } from '../account/user-index';

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

/** Administrators' callables. */
export const adminCallables = {
  /** Removes an account from the administrators. The last one can't be removed. */
  removeAdmin: defineCallable({
    input: z.object({ uid }),
    output: returns<{ uid: string }>(),
    // Everybody may leave; removing others needs `administrators`, which the handler checks.
    capability: 'panel',
    inReadOnly: true,
    isDangerous: true,
  }),
  /** Keeps an administrator whom the open policy let in. */
  keepAdmin: defineCallable({
    input: z.object({ uid }),
    output: returns<{ uid: string }>(),
    capability: 'administrators',
    inReadOnly: true,
    isDangerous: true,
  }),
  /** Suspends an account, or lifts its suspension. Administrators have to be removed first. */
  setUserDisabled: defineCallable({
    input: z.object({
      uid,
      disabled: z.boolean(),
      reason: z.string().trim().max(600).default(''),
      /** Fate of the open reports of its cards when it is suspended. */
      reports: z.enum(['close', 'keep']).default('keep'),
    }),
    output: returns<{ uid: string; disabled: boolean }>(),
    capability: 'moderation',
    inReadOnly: true,
    isDangerous: true,
  }),
  /** Reads one user's personal data, which is logged. */
  adminUserDetail: defineCallable({
    input: z.object({ uid }),
    output: returns<UserDetail>(),
    capability: 'accounts',
    inReadOnly: true,
  }),
  setUserPlan: defineCallable({
    input: z.object({ uid, plan: z.enum(PLANS) }),
    output: returns<{ uid: string; plan: Plan }>(),
    capability: 'support',
  }),
  /**
   * Helps an account, which is logged: sends a mail to reset the password or to verify the address, ends all sessions, or begins an export,
   * whose file its owner alone gets.
   */
  helpAccount: defineCallable({
    input: z.object({ uid, help: z.enum(ACCOUNT_HELPS) }),
    output: returns<{ uid: string }>(),
    capability: 'support',
    isDangerous: true,
    // Sends a mail or begins long work.
    storedLimit: perHour(60),
  }),
  /** Deletes an account with everything that it owns, at its owner's request. `email` has to be its address. */
  deleteUser: defineCallable({
    input: z.object({ uid, email: z.string().trim().min(1).max(320) }),
    /** False while the last of its data is still being removed. */
    output: returns<{ deleted: boolean }>(),
    capability: 'support',
    isDangerous: true,
    storedLimit: perHour(30),
  }),
  /** Makes an account whose address is verified an administrator. */
  grantAdmin: defineCallable({
    input: z.object({ uid, role }),
    output: returns<{ uid: string }>(),
    capability: 'administrators',
    isDangerous: true,
  }),
  /** Changes an administrator's role. The last one who may do everything keeps theirs. */
  setAdminRole: defineCallable({
    input: z.object({ uid, role: z.enum(ADMIN_ROLES) }),
    output: returns<{ uid: string; role: AdminRole }>(),
    capability: 'administrators',
    inReadOnly: true,
    isDangerous: true,
  }),
  /**
   * Invites the owner of an address by mail to become an administrator. An address with an open invitation is refused,
   * unless `again` requests another mail with a new secret.
   */
  inviteAdmin: defineCallable({
    input: z.object({ email: inviteAddress, again: z.boolean(), role }),
    output: returns<{ email: string }>(),
    capability: 'administrators',
    isDangerous: true,
    storedLimit: perHour(60),
  }),
  /**
   * Lists cards of all accounts, newest first. `search` is a part of a card's link, or of its owner's name or address; what is
   * searched has one page. `after` is the id of the last card of the page before.
   */
  listCards: defineCallable({
    input: z.object({
      search: z.string().trim().max(200),
      state: z.enum(LISTED_CARD_STATES).nullable(),
      after: documentId.nullable(),
    }),
    /** `next` is the id after which the next page begins; `null` after the last. */
    output: returns<{ cards: ListedCard[]; next: string | null }>(),
    // The preview chooses among them too; whose they are is for who may see accounts.
    capability: 'panel',
    inReadOnly: true,
  }),
  /** Takes one card down: visitors get 410, its owner the reason, and can't publish it again. */
  takeDownCard: defineCallable({
    input: z.object({ cardId, reason: z.string().trim().min(1).max(600) }),
    output: returns<{ cardId: string; takenDown: boolean }>(),
    capability: 'moderation',
    inReadOnly: true,
    isDangerous: true,
  }),
  /** Lifts a takedown, so that the owner may publish the card again. */
  liftTakedown: defineCallable({
    input: z.object({ cardId }),
    output: returns<{ cardId: string; takenDown: boolean }>(),
    capability: 'moderation',
    isDangerous: true,
  }),
  /** Logs that a list with personal data is exported as a file; `filter` is the query of its address. */
  recordExport: defineCallable({
    input: z.object({ list: z.enum(['users', 'audit']), filter: z.string().max(500) }),
    output: returns<{ list: string }>(),
    capability: 'accounts',
    inReadOnly: true,
  }),
  /** Sends a test alert to the configured webhook. */
  testAlertWebhook: defineCallable({
    input: z.object({}),
    /** HTTP status of the receiver's answer. */
    output: returns<{ status: number }>(),
    capability: 'operation',
    inReadOnly: true,
    storedLimit: { most: 10, windowMs: 10 * MINUTE_MS },
  }),
  /** Reports the state of the deployment: the rules, the settings by name, the certificates, and today's counts. */
  systemState: defineCallable({
    input: z.object({}),
    output: returns<SystemState>(),
    capability: 'operation',
    inReadOnly: true,
  }),
};
