import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { NEXT_VISIT_WEEKS } from 'shared-lib/model/booking';
import { aService } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();

const change = async (fields: object) => {
  await actors.arrange((db) =>
    setDoc(doc(db, 'services/service1'), aService(Timestamp.fromMillis(0), 'ana')),
  );
  return updateDoc(doc(actors.user('ana'), 'services/service1'), { ...fields, updatedAt: serverTimestamp() });
};

describe('the price of a service', () => {
  it('is an amount or is on request', async () => {
    await assertSucceeds(change({ price: 2500, priceOnRequest: false }));
    await assertSucceeds(change({ price: 0, priceOnRequest: true }));
  });

  it('can’t be both an amount and on request', async () => {
    await assertFails(change({ price: 2500, priceOnRequest: true }));
    await assertFails(change({ price: 0, priceOnRequest: 'sí' }));
  });
});

describe('the waiting list of a service', () => {
  it('can be on or off', async () => {
    await assertSucceeds(change({ waitingList: true }));
    await assertSucceeds(change({ waitingList: false }));
  });

  it('can’t be anything else', async () => {
    await assertFails(change({ waitingList: 'sí' }));
    await assertFails(change({ waitingList: 1 }));
  });
});

describe('the combinable field of a service', () => {
  it('can be true or false', async () => {
    await assertSucceeds(change({ combinable: true }));
    await assertSucceeds(change({ combinable: false }));
  });

  it('can’t be anything else', async () => {
    await assertFails(change({ combinable: 'sí' }));
    await assertFails(change({ combinable: ['service2'] }));
  });
});

describe('the weeks until the next appointment of a service', () => {
  it('are one of those that owners can choose', async () => {
    for (const nextVisitWeeks of NEXT_VISIT_WEEKS) await assertSucceeds(change({ nextVisitWeeks }));
  });

  it('can’t be anything else', async () => {
    for (const nextVisitWeeks of [1, 5, 52, -4, 4.5, '4', true])
      await assertFails(change({ nextVisitWeeks }));
  });
});
