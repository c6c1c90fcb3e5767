import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { openRules } from './actors';

const actors = openRules();

/** Paths of documents that only functions use, and some that no rule names. */
const PATHS = [
  'outbox/1',
  'rateLimits/1',
  'stripeEvents/1',
  'paymentAccounts/1',
  'config/other',
  'templateIndex/other',
  'stats/2026-03/shards/02-0',
  'featureFlagManagement/other',
  'whatever/1',
  'users/ana/otra/1',
  'users/ana/private/otra',
  'cards/card1/otra/1',
  'a/b/c/d/e/f',
];

describe('the default rule', () => {
  it.each(PATHS)('S6.13 denies %s to everybody', async (path) => {
    await actors.arrange((db) => setDoc(doc(db, 'admins/marta'), { role: 'admin' }));
    for (const db of [actors.visitor(), actors.user('ana'), actors.user('marta')]) {
      const target = doc(db, path);
      await assertFails(getDoc(target));
      await assertFails(setDoc(target, { userId: 'ana' }));
      await assertFails(deleteDoc(target));
      await assertFails(getDocs(query(collection(db, target.parent.path), limit(1))));
    }
  });

  it('denies collection group queries', async () => {
    for (const name of ['cards', 'publications', 'private']) {
      await assertFails(getDocs(query(collectionGroup(actors.user('ana'), name), limit(1))));
    }
  });
});
