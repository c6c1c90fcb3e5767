import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** As many writes as one batch takes. */
const A_BATCH = 400;

/**
 * Works on the stack's Firestore as its operator: rules don't apply.
 *
 * @template Value
 * @param {string} address - Of the local Firestore.
 * @param {(db: FirebaseFirestore.Firestore) => Promise<Value>} work
 */
export async function withFirestore(address, work) {
  process.env.FIRESTORE_EMULATOR_HOST = new URL(address).host;
  const app = initializeApp({ projectId: 'demo-tarjetero' }, `bench-${Math.random()}`);
  try {
    return await work(getFirestore(app));
  } finally {
    await deleteApp(app);
  }
}

/**
 * Writes many documents.
 *
 * @param {FirebaseFirestore.Firestore} db
 * @param {readonly [path: string, content: object][]} documents
 */
export async function writeAll(db, documents) {
  for (let from = 0; from < documents.length; from += A_BATCH) {
    const batch = db.batch();
    for (const [path, content] of documents.slice(from, from + A_BATCH)) batch.set(db.doc(path), content);
    await batch.commit();
  }
}
