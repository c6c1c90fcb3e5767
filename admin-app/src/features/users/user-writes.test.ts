/** @jest-environment ../build/testing/node-environment.cjs */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLocalFirebase } from 'local-firebase';
import { localEndpoints } from 'shared-lib/config';
import { chooseEndpoints } from 'shared-lib/data';
import type { Plan, UserDetail } from 'shared-lib/model';
import { createStore } from 'shared-lib/store';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { adminEndpoints } from '../../admin-data/admin-endpoints';
import { userWrites } from './user-writes';

const OPEN = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read: if true; } } }`;

const ana: UserDetail = {
  ...{ uid: 'ana', email: 'ana@ejemplo.com', name: 'Ana García', plan: 'free', disabled: false },
  ...{ isAdmin: false, createdAt: 0, activeAt: 0, cards: 0, publishedCards: 0, bookings: 0 },
  ...{ emailVerified: true, phone: '', timezone: '', language: 'es', disabledReason: '' },
  ...{ mail: { hour: 0, day: 0 }, lastSignInAt: null, cardList: [], notes: [], templates: [], activity: [] },
};

const functions = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ result: { plan: 'premium' } }));
});
let server: Awaited<ReturnType<typeof startLocalFirebase>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  server = await startLocalFirebase({ memory: true, quiet: true, rules: OPEN });
  const local = localEndpoints(0);
  chooseEndpoints({
    ...local,
    emulators: {
      ...local.emulators!,
      firestore: server.firestorePort,
      functions: (functions.address() as AddressInfo).port,
    },
  });
});
afterAll(async () => {
  await closeFirebase();
  await server.close();
  functions.closeAllConnections();
  await new Promise((resolve) => functions.close(resolve));
});

/** Writes the account's entry of the index as the functions would. */
async function index(plan: Plan, bookings: number): Promise<void> {
  const { ok } = await fetch(
    `http://127.0.0.1:${server.firestorePort}/v1/projects/demo-tarjetero/databases/(default)/documents/userIndex/ana`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({
        fields: { plan: { stringValue: plan }, bookings: { integerValue: bookings } },
      }),
    },
  );
  expect(ok).toBe(true);
}

describe('a change of plan', () => {
  it('is shown from its answer on, although the index has the entry of before, and follows the index afterwards', async () => {
    await index('free', 1);
    const { dispatch, getState, subscribe } = createStore();
    const { indexedUser } = adminEndpoints.endpoints;
    const query = dispatch(indexedUser.initiate('ana'));
    const shown = () => indexedUser.select('ana')(getState()).data;
    /** Waits until the entry has a number of bookings, and returns its plan then. */
    const planWith = (bookings: number) =>
      new Promise<Plan>((resolve) => {
        const look = () => {
          const entry = shown();
          if (entry?.bookings !== bookings) return;
          stop();
          resolve(entry.plan);
        };
        const stop = subscribe(look);
        look();
      });
    expect(await planWith(1)).toBe('free');

    const action = { kind: 'plan', plan: 'premium' } as const;
    const { error } = await dispatch(
      userWrites.endpoints.actOnUser.initiate({ action, user: ana, reason: '', isChosen: false }),
    );
    expect(error).toBeUndefined();
    expect(shown()).toMatchObject({ plan: 'premium', bookings: 1 });
    await index('free', 2);
    expect(await planWith(2)).toBe('premium');
    await index('premium', 3);
    expect(await planWith(3)).toBe('premium');
    // Another administrator gives the former plan back.
    await index('free', 4);
    expect(await planWith(4)).toBe('free');
    query.unsubscribe();
  });
});
