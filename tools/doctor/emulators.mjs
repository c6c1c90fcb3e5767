/** Requests of the doctor to the local stack: APIs without an emulator get no answer. */
import { portsAt, readPortOffset } from '../../scripts/lib/ports.mjs';

const PROJECT = 'demo-tarjetero';

/** Settings of the local stack that the checks read. */
export const LOCAL_SETTINGS = {
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.com`,
  SHELL_ORIGIN: 'http://127.0.0.1',
};

/** Returns the address at which the emulator of a host answers. */
export function emulatorOf(host) {
  const { auth, firestore, storage } = portsAt(readPortOffset());
  const at = (port) => `http://127.0.0.1:${port}`;
  const known = {
    'identitytoolkit.googleapis.com': `${at(auth)}/identitytoolkit.googleapis.com`,
    'firestore.googleapis.com': at(firestore),
    'storage.googleapis.com': at(storage),
  };
  // Nothing listens there.
  return known[host] ?? at(1);
}
