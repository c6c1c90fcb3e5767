import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { AccountNote } from 'shared-lib/model';

/** `accountNotes/{uid}`: notes of administrators on an account, the latest first. They go with the account. */
export interface NotesDocument {
  notes: { id: string; text: string; by: string; byEmail: string; at: Timestamp }[];
}

/** Refers to the notes on an account. */
export const accountNotesRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`accountNotes/${uid}`);

/** Returns stored notes in the form that administrators' screens show. */
export const toNotes = (stored: NotesDocument | undefined): AccountNote[] =>
  (stored?.notes ?? []).map(({ id, text, byEmail, at }) => ({ id, text, byEmail, at: at.toMillis() }));
