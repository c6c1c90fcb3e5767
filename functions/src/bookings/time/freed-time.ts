import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';

/** `waitingLists/{uid}`: the time at which an owner's waiting list is processed next. */
export interface WaitingListDocument {
  dueAt: Timestamp;
}

export const waitingListRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`waitingLists/${uid}`);

interface Context {
  db: Firestore;
  now: number;
}

/** Offers the time of an owner that has become free. */
type Listener = (context: Context, uid: string) => Promise<void>;

let listener: Listener | null = null;

/** Sets what is called once a transaction has freed time. What it misses is found by the job, a minute later. */
export function onFreedTime(next: Listener | null): void {
  listener = next;
}

/** Owners whose time a transaction frees, with the instant at which it does. */
const freed = new WeakMap<Transaction, Map<string, number>>();

/** Makes an owner's waiting list due, in the transaction that frees time of theirs. Writes only. */
export function noteFreedTime(transaction: Transaction, { db, now }: Context, uid: string): void {
  const due: WaitingListDocument = { dueAt: Timestamp.fromMillis(now) };
  transaction.set(waitingListRef(db, uid), due);
  const owners = freed.get(transaction) ?? new Map<string, number>();
  freed.set(transaction, owners.set(uid, now));
}

/** Has the time offered that a committed transaction has freed. */
export async function notifyOfFreedTime(db: Firestore, transaction: Transaction): Promise<void> {
  for (const [uid, now] of freed.get(transaction) ?? []) await listener?.({ db, now }, uid);
}

/** Makes an owner's waiting list due, where there is one, after hours were opened. */
export async function freeTime(context: Context, uid: string): Promise<void> {
  const ref = waitingListRef(context.db, uid);
  if (!(await ref.get()).exists) return;
  await ref.set({ dueAt: Timestamp.fromMillis(context.now) });
  await listener?.(context, uid);
}
