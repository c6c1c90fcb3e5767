/** What the SDKs keep in web storage begins or continues with one of these. */
const FIREBASE_ENTRY = /firebase|firestore/i;

/** The session itself: clearing it would sign the person out. */
const SESSION_ENTRY = /^firebase:(authUser|persistence):/;

/**
 * Whether an entry of web storage is what an SDK left behind, and nothing that is in use: neither the session nor the keys
 * by which the tabs of this project share their queued writes.
 */
export function isStaleEntry(key: string, projectId: string): boolean {
  if (!FIREBASE_ENTRY.test(key) || SESSION_ENTRY.test(key)) return false;
  const isLive = key.startsWith('firestore_') && key.includes(`/${projectId}/`);
  return !isLive;
}

/** Clears cached firebase and firestore entries from local and session storage; nobody is signed out, no write is lost. */
export function clearCachedPermissions(projectId: string): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      const stale = Object.keys(storage).filter((key) => isStaleEntry(key, projectId));
      for (const key of stale) storage.removeItem(key);
    } catch {
      // A browser that refuses storage kept nothing.
    }
  }
}
