import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Appeal } from 'shared-lib/model';
import { z } from 'zod';
import { readAdminsToTell } from '../administration/administrators/admins-to-notify';
import type { StoredOwnAppeal } from '../card-records/card-document';
import { notify } from '../notifications/notify';
import { readStored, timestamp } from '../stored/read-stored';
import { countOpen } from './open-counts';

const appealSchema = z.object({
  ...{ about: z.enum(['card', 'account']), ownerId: z.string(), cardId: z.string(), slug: z.string() },
  ...{ reason: z.string(), reasonBy: z.string(), text: z.string() },
  /** Time of the decision that it is against: a later one isn't lifted by it. */
  reasonAt: timestamp,
  ...{ createdAt: timestamp, status: z.enum(['open', 'accepted', 'refused']) },
  ...{ assignedTo: z.string(), assignedEmail: z.string() },
  comments: z.array(z.object({ id: z.string(), text: z.string(), byEmail: z.string(), at: timestamp })),
  ...{ decidedBy: z.string(), decidedAt: timestamp.nullable(), answer: z.string() },
  /** Number of changes by administrators. */
  revision: z.number(),
});

/** `appeals/{id}` as it is stored. */
export type AppealDocument = z.infer<typeof appealSchema>;

/** Returns an appeal; `undefined` for a missing one. */
export const readAppeal = (snapshot: DocumentSnapshot): AppealDocument | undefined =>
  readStored(appealSchema, snapshot);

/** Refers to an appeal. */
export const appealRef = (db: Firestore, id: string): DocumentReference => db.collection('appeals').doc(id);

/** Returns the id of the one appeal against a decision. */
export const appealIdOf = (about: Appeal['about'], id: string, reasonAt: Timestamp): string =>
  `${about}-${id}-${reasonAt.toMillis()}`;

/** A decision against which an owner appeals. */
type Appealed = Pick<
  AppealDocument,
  'about' | 'ownerId' | 'cardId' | 'slug' | 'reason' | 'reasonBy' | 'reasonAt' | 'text'
>;

/**
 * Reads the documents that a new appeal needs in a transaction, and returns the function that stores it and notifies the administrators.
 *
 * @returns The appeal as it is stored with the owner's card or account.
 */
export async function prepareAppeal(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
): Promise<(id: string, appealed: Appealed) => StoredOwnAppeal> {
  const admins = await readAdminsToTell(transaction, db, 'moderation');
  return (id, appealed) => {
    const at = Timestamp.fromMillis(now);
    const appeal: AppealDocument = {
      ...appealed,
      ...{ createdAt: at, status: 'open', assignedTo: '', assignedEmail: '', comments: [] },
      ...{ decidedBy: '', decidedAt: null, answer: '', revision: 0 },
    };
    transaction.create(appealRef(db, id), appeal);
    countOpen(transaction, db, 'appeals', 1);
    const what = { about: appealed.about, slug: appealed.slug };
    for (const admin of admins)
      if (admin !== appealed.ownerId)
        notify(transaction, { db, now }, admin, { kind: 'appeal-new', ...what });
    return { text: appealed.text, at, status: 'open', answer: '' };
  };
}
