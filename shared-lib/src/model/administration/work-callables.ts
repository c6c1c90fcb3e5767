import { z } from 'zod';
import { defineCallable, returns } from '../callable';
import { documentId } from '../values/document-id';
import type { WorkState } from './work-state';

/** The callables about periodic and background work. */
export const workCallables = {
  /** Reports how periodic and background work goes. */
  workState: defineCallable({
    input: z.object({}),
    output: returns<WorkState>(),
    capability: 'operation',
    inReadOnly: true,
  }),
  /** Tries work again: a job runs first in its service's next minute; mails and work of accounts are due at once. */
  retryWork: defineCallable({
    input: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('job'), name: z.string().regex(/^[A-Za-z]{1,60}$/) }),
      z.object({ kind: z.literal('mail'), id: documentId }),
      /** All mail that failed, or that waits for its next attempt. */
      z.object({ kind: z.literal('mails'), which: z.enum(['failed', 'waiting']) }),
      z.object({ kind: z.literal('account'), work: z.enum(['export', 'deletion']), uid: documentId }),
    ]),
    /** Pieces that are tried again, and true when more are left for another call. */
    output: returns<{ retried: number; isMore: boolean }>(),
    capability: 'operation',
    inReadOnly: true,
  }),
};
