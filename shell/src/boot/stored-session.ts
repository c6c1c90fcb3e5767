import { deployment } from 'shared-lib/config';
import type { FirebaseUser } from 'shared-lib/model';
import { answerOfDatabase } from 'shared-lib/first-read';
import { readJson, siteStorage } from 'shared-lib/storage';

/*
 * Database in which Auth's SDK stores the session of a browser. A release of the SDK that stores it elsewhere costs nothing but time: no
 * session is found here, and the app waits for the SDK.
 */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY = `firebase:authUser:${deployment?.firebase.apiKey ?? 'demo'}:[DEFAULT]`;

/** A token that ends sooner than this may have ended when the server reads it, in milliseconds. */
const TOKEN_MARGIN_MS = 60_000;

/** The session as the SDK stores it, as far as it is read here. */
interface StoredUser {
  uid: string;
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
  stsTokenManager?: { accessToken?: string; expirationTime?: number };
}

/** The session stored in a browser. */
export interface StoredSession {
  user: FirebaseUser;
  /** Its token, while that is valid. */
  token: string | null;
}

function readDatabase(): Promise<StoredUser | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    // Making the database is the SDK's business.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error ?? new Error('No database'));
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const reading = database.transaction(STORE).objectStore(STORE).get(KEY);
        reading.onsuccess = () => resolve(reading.result?.value ?? null);
        reading.onerror = () => reject(reading.error ?? new Error('Not read'));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      } finally {
        database.close();
      }
    };
  });
}

const readLocalStorage = (): Partial<StoredUser> => Object(readJson(siteStorage, KEY));

/**
 * Reads the session stored in this browser, without the SDK; `null` where none is found. If the database answers with one after the page
 * has gone on without, the page is reloaded.
 */
export async function readStoredSession(reload = () => location.reload()): Promise<StoredSession | null> {
  try {
    const inDatabase = answerOfDatabase(readDatabase(), (late) => late?.uid && reload());
    const stored = (await inDatabase.catch(() => null)) ?? readLocalStorage();
    if (!stored?.uid) return null;
    const { uid, email = '', emailVerified = false, displayName = '', stsTokenManager } = stored;
    const { accessToken = null, expirationTime = 0 } = stsTokenManager ?? {};
    const isValid = expirationTime > Date.now() + TOKEN_MARGIN_MS;
    return { user: { uid, email, emailVerified, displayName }, token: isValid ? accessToken : null };
  } catch {
    return null;
  }
}
