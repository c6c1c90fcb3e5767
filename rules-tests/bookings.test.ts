import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { openRules } from './actors';

const actors = openRules();

const booking = {
  userId: 'ana',
  status: 'confirmed',
  start: Timestamp.fromMillis(Date.UTC(2027, 2, 2, 9)),
  end: Timestamp.fromMillis(Date.UTC(2027, 2, 2, 10)),
  moveNotifiedAt: null,
  changeNoticeMinutes: 60,
  ownerNote: '',
  payment: { rule: 'card', state: 'kept', online: { due: 5000, card: { state: 'kept', asked: 0 } } },
};

const arrange = () => actors.arrange((db) => setDoc(doc(db, 'bookings/booking1'), booking));

describe('an owner', () => {
  it('can change their note on a booking', async () => {
    await arrange();
    await assertSucceeds(
      updateDoc(doc(actors.user('ana'), 'bookings/booking1'), { ownerNote: 'Llega tarde' }),
    );
  });

  it('can mark a visitor as reminded, and undo it', async () => {
    await arrange();
    const ref = doc(actors.user('ana'), 'bookings/booking1');
    await assertSucceeds(updateDoc(ref, { reminded: { at: 5, start: 6 } }));
    await assertSucceeds(updateDoc(ref, { reminded: deleteField() }));
  });

  it.each<[string, unknown]>([
    ['is no map', 5],
    ['has a text in place of a time', { at: 'ayer', start: 6 }],
    ['has more', { at: 5, start: 6, to: 'eva@ejemplo.com' }],
    ['has no time', { start: 6 }],
  ])('cannot store a reminder mark that %s', async (_, reminded) => {
    await arrange();
    await assertFails(updateDoc(doc(actors.user('ana'), 'bookings/booking1'), { reminded }));
  });

  it.each<[string, object]>([
    ['word of the visitor that they come', { attends: { at: 5, start: 6 } }],
    ['wish of the visitor to be reminded by WhatsApp', { whatsApp: { askedAt: 5 } }],
    ['status', { status: 'no_show' }],
    ['start', { start: Timestamp.fromMillis(0) }],
    ['end', { end: Timestamp.fromMillis(0) }],
    ['time of the mail about a move', { moveNotifiedAt: Timestamp.fromMillis(0) }],
    ['time of the mail about a move away', { moveNotifiedAt: deleteField() }],
    ['notice', { changeNoticeMinutes: 525_600 }],
    ['fee', { 'payment.online.card.asked': 5000 }],
    ['refund terms', { 'payment.online.refundHours': [] }],
    ['series', { seriesId: 'series00000000000000' }],
    ['status beside the note', { ownerNote: 'Llega tarde', status: 'no_show' }],
  ])('cannot change its %s', async (_, change) => {
    await arrange();
    await assertFails(updateDoc(doc(actors.user('ana'), 'bookings/booking1'), change));
  });

  it('cannot create, replace or delete a booking', async () => {
    await arrange();
    const db = actors.user('ana');
    await assertFails(setDoc(doc(db, 'bookings/booking1'), { ...booking, status: 'no_show' }));
    await assertFails(setDoc(doc(db, 'bookings/booking2'), booking));
    await assertFails(deleteDoc(doc(db, 'bookings/booking1')));
  });
});
