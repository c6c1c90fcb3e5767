import { z } from 'zod';
import type { ExportStatus } from './account-export';
import { emailChangeSchema } from './account-schema';
import { defineCallable, perHour, returns } from '../callable';

/*
 * The calls about the caller’s own account. Each can be repeated safely.
 */

/** Callables about the caller's own account. */
export const accountCallables = {
  /** Records that the caller is active, and their present name and address. */
  recordAccount: defineCallable({
    input: z.object({}),
    output: returns<{ uid: string }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Accepts the invitation of the caller's address, with the secret of its mail. */
  acceptAdminInvite: defineCallable({
    input: z.object({ token: z.string().max(200) }),
    output: returns<{ uid: string }>(),
    capability: null,
    inReadOnly: true,
    storedLimit: perHour(20),
  }),
  /** Ends the caller's sessions: all of them, or those that began before the calling one, which must be recent. */
  endSessions: defineCallable({
    input: z.object({
      keepMine: z.boolean(),
      /** True after a change of the password, which has taken the refresh tokens of all other sessions. */
      tokensAreOver: z.boolean().optional(),
    }),
    /** ISO instant; sessions that began before it are over. */
    output: returns<{ endedAt: string }>(),
    capability: null,
    inReadOnly: true,
    storedLimit: perHour(30),
  }),
  /**
   * Requests a change of the account's address: both addresses are mailed, and it changes once the new one's link is followed. The session
   * has to be recent.
   */
  requestEmailChange: defineCallable({
    input: emailChangeSchema,
    /** ISO instant at which the link in the new address's mail ends. */
    output: returns<{ until: string }>(),
    capability: null,
    // Sends two mails, one of them to any address.
    storedLimit: perHour(10),
  }),
  /** Gives up the open request to change the account's address. */
  cancelEmailChange: defineCallable({
    input: z.object({}),
    output: returns<object>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Begins an export of everything that the account owns, as a file; `accountExports/{uid}` says how it goes. */
  exportAccount: defineCallable({
    input: z.object({}),
    /** `path` is that of the file in Storage, once it is ready. */
    output: returns<{ status: ExportStatus; path: string }>(),
    capability: null,
    inReadOnly: true,
    storedLimit: perHour(10),
  }),
  /**
   * Deletes the account and everything that it owns, for good; what takes longer than a call is deleted afterwards. The session
   * has to be recent.
   */
  deleteAccount: defineCallable({
    input: z.object({}),
    /** False while the last of its data is still being removed. */
    output: returns<{ deleted: boolean }>(),
    capability: null,
    storedLimit: perHour(20),
  }),
};
