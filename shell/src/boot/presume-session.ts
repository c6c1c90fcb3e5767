import { firstSession, takeFirstUser } from 'shared-lib/first-read';
import type { User } from 'shared-lib/model';
import { readCachedContent } from 'shared-lib/cached-content';
import { sessionChanged, userChanged, type AppStore } from 'shared-lib/store';
import { notePresumed } from '../app/presumed';

/**
 * Begins with the session stored in this browser, as Auth's SDK would without a network: the screens needn't wait until the SDK has loaded
 * and has queried the server. The SDK's answer replaces it as soon as it is there.
 *
 * @returns A promise that resolves when the account's record is known, from this visit or the last, or can't be read.
 */
export async function presumeSession(store: AppStore): Promise<void> {
  const session = await firstSession();
  if (!session || !store.getState().auth.loading) return;
  notePresumed(session);
  store.dispatch(sessionChanged(session));
  const tell = (record: User | undefined) => {
    const isSame = store.getState().auth.firebaseUser?.uid === session.uid;
    if (record && isSame) store.dispatch(userChanged(record));
  };
  const lastKnown = readCachedContent<User>(session.uid, 'user');
  tell(lastKnown);
  const news = takeFirstUser(session.uid).then((record) => {
    // The SDK's own answer counts.
    if (store.getState().auth.user === (lastKnown ?? null)) tell(record);
  });
  if (!lastKnown) await news;
}
