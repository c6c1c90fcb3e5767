/**
 * `npm run admin:grant -- EMAIL`: makes an existing account an administrator who may do everything, whatever role it had, and says so in
 * the log. With no other project named in the
 * environment it means the local stack (PORT_OFFSET says which copy); for a real project set GCLOUD_PROJECT and
 * GOOGLE_APPLICATION_CREDENTIALS.
 */
import { beginCommand } from './lib/operator-command.mjs';

beginCommand();

const { readPortOffset } = await import('./lib/ports.mjs');
const { serviceEnvironment } = await import('./stack/addresses.mjs');

const email = process.argv[2];
if (!email || !email.includes('@')) {
  console.error('Usage: npm run admin:grant -- EMAIL');
  process.exit(1);
}
if (!process.env.GCLOUD_PROJECT) Object.assign(process.env, serviceEnvironment(readPortOffset()));

const { initializeApp } = await import('firebase-admin/app');
const { getAuth } = await import('firebase-admin/auth');
const { FieldValue, getFirestore } = await import('firebase-admin/firestore');
initializeApp();

/** Makes an account an administrator; returns false when it may do everything already. */
async function grant(user) {
  const db = getFirestore();
  const record = db.doc(`admins/${user.uid}`);
  const now = FieldValue.serverTimestamp();
  // A record that is created again must not repeat a revision of the deleted one.
  const revision = Math.floor(Date.now() / 1000);
  const admin = {
    id: user.uid,
    email: user.email,
    name: user.displayName || 'Administrador',
    role: 'admin',
    createdAt: now,
    updatedAt: now,
    revision,
  };
  return db.runTransaction(async (transaction) => {
    const listed = db.doc(`userIndex/${user.uid}`);
    const [known, entry] = await transaction.getAll(record, listed);
    const before = known.exists ? known.data() : null;
    if (before && (before.role ?? 'admin') === 'admin') return false;
    // An account that isn't listed yet gets its entry from a job.
    if (entry.exists) transaction.update(listed, { isAdmin: true });
    const after = before
      ? { ...before, role: 'admin', updatedAt: now, revision: Number(before.revision ?? 0) + 1 }
      : admin;
    transaction.set(record, after);
    transaction.create(db.doc(`audit/admins_${user.uid}_${after.revision}`), {
      collection: 'admins',
      docId: user.uid,
      revision: after.revision,
      action: before ? 'update' : 'create',
      by: 'operator',
      byEmail: '',
      at: now,
      before,
      after,
    });
    return true;
  });
}

try {
  const user = await getAuth().getUserByEmail(email);
  const isNew = await grant(user);
  console.log(isNew ? `${email} is an administrator now.` : `${email} was an administrator already.`);
  process.exit(0);
} catch (error) {
  const missing = error?.code === 'auth/user-not-found';
  console.error(missing ? `There is no account with ${email}.` : `That failed: ${error.message}`);
  process.exit(1);
}
