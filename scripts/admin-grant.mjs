/**
 * `npm run admin:grant -- EMAIL`: makes an existing account an administrator. With no other project named in the
 * environment it means the local stack (PORT_OFFSET says which copy); for a real project set GCLOUD_PROJECT and
 * GOOGLE_APPLICATION_CREDENTIALS.
 */
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
ensureInstalled();

const { readPortOffset } = await import('./lib/ports.mjs');
const { serviceEnvironment } = await import('./lib/stack.mjs');

const email = process.argv[2];
if (!email || !email.includes('@')) {
  console.error('Uso: npm run admin:grant -- EMAIL');
  process.exit(1);
}
if (!process.env.GCLOUD_PROJECT) Object.assign(process.env, serviceEnvironment(readPortOffset()));

const { initializeApp } = await import('firebase-admin/app');
const { getAuth } = await import('firebase-admin/auth');
const { FieldValue, getFirestore } = await import('firebase-admin/firestore');
initializeApp();

try {
  const user = await getAuth().getUserByEmail(email);
  const record = getFirestore().doc(`admins/${user.uid}`);
  if ((await record.get()).exists) console.log(`${email} ya era administrador.`);
  else {
    await record.create({
      id: user.uid,
      email: user.email,
      name: user.displayName || 'Administrador',
      role: 'admin',
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
    });
    console.log(`${email} es administrador.`);
  }
  process.exit(0);
} catch (error) {
  const missing = error?.code === 'auth/user-not-found';
  console.error(missing ? `No hay ninguna cuenta con ${email}.` : `No se pudo: ${error.message}`);
  process.exit(1);
}
