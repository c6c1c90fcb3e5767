import { listKeys, siteStorage, tabStorage, writeText } from '../../platform/storage';

/** Matches keys of web storage that belong to the SDKs. */
const FIREBASE_ENTRY = /firebase|firestore/i;

/** Keys of the session itself: clearing them would sign the person out. */
const SESSION_ENTRY = /^firebase:(authUser|persistence):/;

/**
 * Reports whether an entry of web storage was left behind by an SDK and isn't in use: neither the session nor the keys
 * by which the tabs of this project share their queued writes.
 */
export function isStaleEntry(key: string, projectId: string): boolean {
  if (!FIREBASE_ENTRY.test(key) || SESSION_ENTRY.test(key)) return false;
  const isLive = key.startsWith('firestore_') && key.includes(`/${projectId}/`);
  return !isLive;
}

/**
 * Clears cached firebase and firestore entries from local and session storage; nobody is signed out, no write is lost.
 *
 * @returns Number of entries cleared.
 */
export function clearCachedPermissions(projectId: string): number {
  let cleared = 0;
  for (const open of [siteStorage, tabStorage]) {
    const stale = listKeys(open).filter((key) => isStaleEntry(key, projectId));
    for (const key of stale) writeText(open, key, null);
    cleared += stale.length;
  }
  return cleared;
}
