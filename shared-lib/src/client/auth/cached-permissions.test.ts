import { isStaleEntry } from './cached-permissions';

describe('isStaleEntry', () => {
  const PROJECT = 'demo-tarjetero';

  it.each([
    'firebase:host:demo.firebaseio.com',
    'firebase:previous_websocket_failure',
    'firebaseLocalStorageDb-note',
    'old-firestore-cache',
    // Another project's tabs, or those of an app that is gone.
    'firestore_clients_firestore/[DEFAULT]/otro/_abc',
    'firestore_online_state_firestore/[DEFAULT]/demo-tarjetero-viejo/',
  ])('S6.05 takes %s for a leftover', (key) => {
    expect(isStaleEntry(key, PROJECT)).toBe(true);
  });

  it.each([
    'firebase:authUser:demo:[DEFAULT]',
    'firebase:persistence:demo:[DEFAULT]',
    'firestore_clients_firestore/[DEFAULT]/demo-tarjetero/_abc',
    'firestore_mutations_firestore/[DEFAULT]/demo-tarjetero/_1',
    'firestore_online_state_firestore/[DEFAULT]/demo-tarjetero/',
    'adminAuth',
    'admin_user',
    'tarjetero:draft:card1',
  ])('S6.05 does not take %s for a leftover', (key) => {
    expect(isStaleEntry(key, PROJECT)).toBe(false);
  });
});
