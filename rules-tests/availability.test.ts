import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, setDoc, type Firestore } from 'firebase/firestore';
import { anAvailability } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'];
const ranges = (count: number) => Array.from({ length: count }, () => ({ from: '00:00', to: '24:00' }));

it('availability has at most twelve ranges per weekday', async () => {
  const hours = doc(actors.user('ana'), 'availability/ana');
  const full = Object.fromEntries(WEEKDAYS.map((day) => [day, ranges(12)]));
  await assertSucceeds(setDoc(hours, { ...anAvailability(), weekly: full }));
  for (const day of WEEKDAYS)
    for (const wrong of [ranges(13), 'always', { from: '00:00' }, null])
      await assertFails(setDoc(hours, { ...anAvailability(), weekly: { ...full, [day]: wrong } }));
  await assertFails(setDoc(hours, { ...anAvailability(), weekly: { 8: [] } }));
});

it('availability has an optional payment deadline between an hour and a week', async () => {
  const hours = doc(actors.user('ana'), 'availability/ana');
  const { paymentDeadlineMinutes: _, ...before } = anAvailability();
  await assertSucceeds(setDoc(hours, before));
  for (const minutes of [60, 10_080])
    await assertSucceeds(setDoc(hours, { ...before, paymentDeadlineMinutes: minutes }));
  for (const wrong of [59, 10_081, 90.5, '60', null])
    await assertFails(setDoc(hours, { ...before, paymentDeadlineMinutes: wrong }));
});

it('availability has an optional limit of missed appointments of at most ten', async () => {
  const hours = doc(actors.user('ana'), 'availability/ana');
  await assertSucceeds(setDoc(hours, anAvailability()));
  for (const most of [0, 1, 10]) {
    await assertSucceeds(setDoc(hours, { ...anAvailability(), payFirstAfterMissed: most }));
  }
  for (const wrong of [-1, 11, 1.5, '1', null])
    await assertFails(setDoc(hours, { ...anAvailability(), payFirstAfterMissed: wrong }));
});

it('the busy days of an owner are readable by the owner only', async () => {
  const listOf = (db: Firestore, most: number) =>
    getDocs(query(collection(db, 'busyDays/ana/days'), limit(most)));
  await assertSucceeds(listOf(actors.user('ana'), 62));
  await assertFails(listOf(actors.user('ana'), 63));
  await assertSucceeds(getDoc(doc(actors.user('ana'), 'busyDays/ana/days/2026-03-02')));
  for (const db of [actors.user('luis'), actors.visitor()]) {
    await assertFails(listOf(db, 1));
    await assertFails(getDoc(doc(db, 'busyDays/ana/days/2026-03-02')));
  }
});
