import type { FirebaseUser } from 'shared-lib/model';

let presumed: FirebaseUser | null = null;

/** Records a session that the page begins with before Auth has confirmed it. */
export function notePresumed(session: FirebaseUser): void {
  presumed = session;
}

/** True for a session that Auth has not confirmed yet. */
export function isPresumed(session: FirebaseUser): boolean {
  return session === presumed;
}
