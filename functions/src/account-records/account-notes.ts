import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AccountNote } from 'shared-lib/model';
import { z } from 'zod';
import { readStored, timestamp } from '../stored/read-stored';

const noteSchema = z.object({
  ...{ id: z.string(), text: z.string(), by: z.string(), byEmail: z.string(), at: timestamp },
});

const notesSchema = z.object({ notes: z.array(noteSchema) });

/** Note of an administrator on an account. */
type StoredNote = z.infer<typeof noteSchema>;

/** Returns the notes of administrators on an account, `accountNotes/{uid}`, the latest first. They go with the account. */
export const readNotes = (snapshot: DocumentSnapshot): StoredNote[] =>
  readStored(notesSchema, snapshot)?.notes ?? [];

/** Refers to the notes on an account. */
export const accountNotesRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`accountNotes/${uid}`);

/** Returns stored notes in the form that administrators' screens show. */
export const toNotes = (stored: readonly StoredNote[]): AccountNote[] =>
  stored.map(({ id, text, byEmail, at }) => ({ id, text, byEmail, at: at.toMillis() }));
