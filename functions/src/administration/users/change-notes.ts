import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { MAX_NOTES } from 'shared-lib/model';
import { accountNotesRef, readNotes, toNotes } from '../../account-records/account-notes';
import { accountStateRef } from '../../account-records/account-state';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { readAll } from '../../stored/read-all';
import { logChange } from '../audit-entry';
import { requireAdminIn } from '../require-admin';

/**
 * Adds a note to an account, or removes one. The log contains the author and not the text, so that the text is deleted with the account.
 *
 * @throws Refusal `account-not-found`, or `too-many-notes`
 */
export const changeNotes: CallableHandler<'changeNotes'> = (context, { uid, change }) => {
  const { db, now, email } = context;
  const id = randomUUID();
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const [user, state, stored] = await readAll(
      transaction,
      db.doc(`users/${uid}`),
      accountStateRef(db, uid),
      accountNotesRef(db, uid),
    );
    if (!user.exists) throw new Refusal('account-not-found');
    const before = readNotes(stored);
    const added = { id, by: context.uid, byEmail: email, at: Timestamp.fromMillis(now) };
    const notes =
      change.kind === 'add'
        ? [{ ...added, text: change.text }, ...before]
        : before.filter((note) => note.id !== change.noteId);
    if (notes.length > MAX_NOTES) throw new Refusal('too-many-notes');
    if (notes.length === before.length) return { notes: toNotes(before) };
    const revision = Number(state.get('revision') ?? 0) + 1;
    transaction.set(state.ref, { revision }, { merge: true });
    transaction.set(stored.ref, { notes });
    logChange(transaction, context, {
      collection: 'users',
      docId: uid,
      revision,
      before: { notes: before.length },
      after: { notes: notes.length },
    });
    return { notes: toNotes(notes) };
  });
};
