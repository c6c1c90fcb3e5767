import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { JobContext } from '../../scheduling/job';
import { readStored } from '../../stored/read-stored';
import { alertOfMail } from './mail-alert';

/** Number of refused mails, less those taken, from which administrators are notified. */
const TOLD_AFTER = 3;

/** `jobs/mailRelay`: a relay that refuses more mails than it takes; missing while all is well. */
const troubleSchema = z.object({
  /** Mails refused less those taken since it began. */
  refused: z.number(),
  /** Answer to the last refused mail, without private data. */
  failure: z.string(),
});

/** Refers to the record of a relay that refuses mail. */
export const relayTroubleRef = (db: Firestore) => db.doc('jobs/mailRelay');

/** Result of a call that sends mail. */
export interface Sending {
  sent: number;
  /** Mails that the relay didn't take, without those whose address doesn't exist. */
  refused: number;
  /** Answer to the last of them. */
  failure: string;
}

/**
 * Tracks the relay's health by the results of each call: while it refuses mail, the job fails with its answer, also in a minute in which no
 * mail is due, and administrators are notified after a few refusals, once an outage.
 */
export async function followRelay(context: JobContext, { sent, refused, failure }: Sending): Promise<void> {
  const ref = relayTroubleRef(context.db);
  const before = readStored(troubleSchema, await ref.get());
  // Taking more than it refuses, it works again, however much it has refused before.
  const balance = sent > refused ? 0 : (before?.refused ?? 0) + refused - sent;
  if (balance <= 0) {
    if (before) await ref.delete();
    return;
  }
  const said = failure || before?.failure || '';
  if (sent > 0 || refused > 0)
    await ref.set({ refused: balance, failure: said } satisfies z.infer<typeof troubleSchema>, {
      merge: true,
    });
  context.onFailure?.(`mail: ${said}`, new Error(said), { isTold: true });
  if (balance >= TOLD_AFTER) await alertOfMail(context, 'mail-relay-down', ref);
}
