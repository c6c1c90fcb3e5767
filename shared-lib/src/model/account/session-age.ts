/** Greatest age of a session that may delete its account, change its address, or end all others, in seconds. */
export const FRESH_SESSION_SECONDS = 5 * 60;

/** Greatest age of a session for dangerous actions of administrators, in seconds; `firestore.rules` has the same. */
export const ADMIN_SESSION_SECONDS = 15 * 60;
