import { Timestamp } from 'firebase-admin/firestore';
import { LEGAL_VERSION } from 'shared-lib/config';
import { bookingDocumentSchema, customerDocumentSchema } from 'shared-lib/documents';
import type { BookingCustomer } from 'shared-lib/model/booking';
import { eraseBookings } from '../../jobs/purge/erase-bookings';
import { idOf } from '../testing/booking-input';
import { storeAvailability } from '../testing/stored-offer';
import { openVisitorProject, startAt, tokenIn, ZONE } from '../testing/visitor-project';

/* Requests over HTTP for the data of a booking: by whoever has its link, and by others who try the same. */

const project = openVisitorProject();
const { post } = project;
const EVA: BookingCustomer = { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '600111222' };
/** Words that only Eva's data contains. */
const PRIVATE = /Eva|Ruiz|eva@|600111222|alergia|secreta|fiebre/i;

beforeEach(() =>
  project.arrange('an owner', () => {
    const questions = [{ id: 'q1', label: '¿Algo más?', kind: 'text' as const, required: false }];
    return project.offer([{ questions }], { changeNoticeMinutes: 60 });
  }),
);

interface Link {
  bookingId: string;
  token: string;
}

async function book(name: string, time = '10:00', customer = EVA): Promise<Link> {
  const bookingId = idOf(name);
  const { status, body } = await project.book({
    ...{ bookingId, session: idOf(`session${name}`), start: startAt(time), customer },
    ...{ answers: { q1: 'Tengo alergia' }, notes: 'Nota secreta' },
  });
  expect(status).toBe(200);
  return { bookingId, token: tokenIn(body) };
}

const ref = ({ bookingId }: Link) => project.db().doc(`bookings/${bookingId}`);
const stored = async (link: Link) => (await ref(link).get()).data()!;
const people = async () => (await project.db().collection('customers/ana/people').get()).docs;
const bells = async () =>
  (await project.db().collection('users/ana/notifications').get()).docs.map((bell) => bell.data());

/** Moves an appointment into the past, an hour ago. */
async function pass(link: Link): Promise<void> {
  const end = Date.now() - 3_600_000;
  await ref(link).update({
    start: Timestamp.fromMillis(end - 1_800_000),
    end: Timestamp.fromMillis(end),
    status: 'completed',
    reason: 'Tenía fiebre',
    ownerNote: 'Viene con Eva',
  });
}

/** Lists the documents of the project that still contain Eva's data. */
async function leftovers(): Promise<string[]> {
  const left = [];
  for (const collection of await project.db().listCollections())
    for (const { ref: found } of (await collection.get()).docs) left.push(...(await mentions(found.path)));
  for (const path of ['customers/ana/people', 'users/ana/notifications'])
    for (const { ref: found } of (await project.db().collection(path).get()).docs)
      left.push(...(await mentions(found.path)));
  return left;
}
async function mentions(path: string): Promise<string[]> {
  return PRIVATE.test(JSON.stringify(await project.read(path))) ? [path] : [];
}

describe('a booking', () => {
  it('stores the current version of the privacy notice', async () => {
    const link = await book('one');
    expect(await stored(link)).toMatchObject({ notice: { version: LEGAL_VERSION } });
    expect(bookingDocumentSchema.safeParse(await stored(link)).error).toBeUndefined();
  });
});

describe('POST /b/{slug}/export', () => {
  it('returns what the visitor entered and the state of the booking', async () => {
    const link = await book('one');
    const { status, headers, body } = await post('export', link);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      version: '1.0',
      controller: 'Ana García',
      booking: {
        id: link.bookingId,
        customer: EVA,
        answers: [{ question: '¿Algo más?', answer: 'Tengo alergia' }],
        notes: 'Nota secreta',
        start: new Date(startAt('10:00')).toISOString(),
        status: 'confirmed',
        notice: LEGAL_VERSION,
        eraseAfter: null,
      },
    });
  });

  it('omits the owner’s notes and data from other bookings with the same address', async () => {
    await book('real', '09:00', { ...EVA, phone: '699888777' });
    const [person] = await people();
    await person!.ref.update({ ownerNote: 'Paga tarde' });
    // Anybody may type an address.
    const link = await book('posing', '10:00', { ...EVA, name: 'Otra', phone: '' });
    await ref(link).update({ ownerNote: 'Llamar al trabajo' });
    const { text } = await post('export', link);
    expect(text).not.toMatch(/699888777|Paga tarde|Llamar al trabajo|Eva Ruiz/);
  });
});

describe('POST /b/{slug}/erase', () => {
  it('erases the visitor’s data of a past booking everywhere and notifies the owner', async () => {
    const link = await book('one');
    await pass(link);
    expect(await leftovers()).not.toEqual([]);
    expect(await post('erase', { ...link, when: 'now' })).toMatchObject({
      status: 200,
      body: { erased: true },
    });
    expect(await leftovers()).toEqual([]);
    expect(await people()).toEqual([]);
    const booking = await stored(link);
    expect(booking).toMatchObject({ userId: 'ana', status: 'completed', customerId: '', mailboxKey: '' });
    expect(bookingDocumentSchema.safeParse(booking).error).toBeUndefined();
    expect(await bells()).toEqual([
      expect.objectContaining({ kind: 'booking-erased', bookingId: link.bookingId }),
    ]);
    expect((await project.db().collection('reminders').get()).size).toBe(0);
    const mail = await project.db().collection('outbox').where('recipient', '==', 'visitor').get();
    expect(mail.size).toBe(0);
  });

  it('can be repeated, and makes the link invalid for every other request', async () => {
    const link = await book('one');
    await pass(link);
    await post('erase', { ...link, when: 'now' });
    const first = await stored(link);
    expect(await post('erase', { ...link, when: 'now' })).toMatchObject({ body: { erased: true } });
    expect(await stored(link)).toEqual(first);
    expect(await bells()).toHaveLength(1);
    for (const [name, more] of [
      ['booking', {}],
      ['export', {}],
      ['cancel', { reason: '' }],
      ['reschedule', { start: startAt('11:00'), zone: ZONE }],
    ] as const)
      expect(await post(name, { ...link, ...more })).toMatchObject({ status: 403, reason: 'bad-link' });
  });

  it('cancels a future booking, frees its time and mails only the owner', async () => {
    const link = await book('one');
    expect(await post('erase', { ...link, when: 'now' })).toMatchObject({ body: { erased: true } });
    expect(await stored(link)).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(await leftovers()).toEqual([]);
    expect((await project.db().collection('busyDays/ana/days').get()).size).toBe(0);
    const mail = (await project.db().collection('outbox').get()).docs.map(
      (entry) => `${entry.get('template')} ${entry.get('recipient')}`,
    );
    expect(mail.sort()).toEqual(['cancelled owner', 'created owner']);
    // The answer may have been lost on its way.
    expect(await post('erase', { ...link, when: 'now' })).toMatchObject({ body: { erased: true } });
    expect(await post('erase', { ...link, when: 'after' })).toMatchObject({ body: { erased: true } });
  });

  it('erases a booking that is too late to cancel only after it has ended', async () => {
    const link = await book('one');
    const changeNoticeMinutes = 30 * 24 * 60;
    await storeAvailability(project.db(), 'ana', { changeNoticeMinutes });
    // As if it had been booked under that notice: a later extension doesn't apply to existing bookings.
    await ref(link).update({ changeNoticeMinutes });
    const before = await stored(link);
    expect(await post('erase', { ...link, when: 'now' })).toMatchObject({
      status: 409,
      reason: 'change-too-late',
    });
    expect(await stored(link)).toEqual(before);
    const end = startAt('10:30');
    expect(await post('erase', { ...link, when: 'after' })).toMatchObject({
      status: 200,
      body: { erased: false, booking: { eraseAfter: end, status: 'confirmed' } },
    });
    expect(await stored(link)).toMatchObject({ customer: EVA });
    expect(bookingDocumentSchema.safeParse(await stored(link)).error).toBeUndefined();
    const runAt = (now: number) => eraseBookings({ db: project.db(), now });
    expect(await runAt(end - 1)).toBe(0);
    expect(await runAt(end)).toBe(1);
    expect(await leftovers()).toEqual([]);
    expect(await runAt(end)).toBe(0);
  });

  it('waits for the new end of a booking that is moved meanwhile', async () => {
    const link = await book('one');
    await post('erase', { ...link, when: 'after' });
    const moved = await post('reschedule', { ...link, start: startAt('12:00'), zone: ZONE });
    expect(moved).toMatchObject({ status: 200, body: { booking: { eraseAfter: startAt('12:30') } } });
    expect(await eraseBookings({ db: project.db(), now: startAt('10:30') })).toBe(0);
    expect(await eraseBookings({ db: project.db(), now: startAt('12:30') })).toBe(1);
  });

  it('leaves other bookings with the same address unchanged', async () => {
    const other = await book('other', '09:00', { ...EVA, name: 'Eva R.', phone: '' });
    const link = await book('one');
    await pass(link);
    await post('erase', { ...link, when: 'now' });
    const [person] = await people();
    expect(person!.data()).toMatchObject({ name: 'Eva R.', phone: '', bookings: 1 });
    expect(customerDocumentSchema.safeParse(person!.data()).error).toBeUndefined();
    expect(await stored(other)).toMatchObject({ customer: { name: 'Eva R.' } });
    expect((await post('booking', other)).status).toBe(200);
  });
});

describe('an attacker', () => {
  it('can neither export nor erase a booking with a foreign, earlier or forged link', async () => {
    const eva = await book('one');
    const mallory = await book('two', '11:00', { name: 'Mal', email: 'mal@ejemplo.com', phone: '' });
    const moved = await post('reschedule', { ...eva, start: startAt('12:00'), zone: ZONE });
    const current = { ...eva, token: tokenIn(moved.body) };
    const before = await stored(eva);
    const tokens = [eva.token, mallory.token, '', 'x'.repeat(43), current.token.slice(0, -1)];
    for (const token of tokens)
      for (const [name, more] of [
        ['export', {}],
        ['erase', { when: 'now' }],
        ['erase', { when: 'after' }],
      ] as const) {
        const answer = await post(name, { bookingId: eva.bookingId, token, ...more });
        expect(answer).toMatchObject({ status: 403, body: { reason: 'bad-link' } });
        expect(answer.text).not.toMatch(PRIVATE);
      }
    expect(await post('export', { bookingId: idOf('none'), token: eva.token })).toMatchObject({
      status: 403,
      reason: 'bad-link',
    });
    expect(await stored(eva)).toEqual(before);
    expect((await post('export', current)).status).toBe(200);
  });

  it('cannot learn of an erasure with an earlier link', async () => {
    const eva = await book('one');
    const moved = await post('reschedule', { ...eva, start: startAt('12:00'), zone: ZONE });
    const current = { ...eva, token: tokenIn(moved.body) };
    await pass(current);
    await post('erase', { ...current, when: 'now' });
    expect(await post('erase', { ...eva, when: 'now' })).toMatchObject({ status: 403, reason: 'bad-link' });
  });

  it.each(['never', '', null, 5, ['now']])('cannot choose the erasure time %j', async (when) => {
    const link = await book('one');
    expect(await post('erase', { ...link, when })).toMatchObject({ status: 422, reason: 'invalid-input' });
    expect((await post('export', { ...link, token: { $ne: '' } })).status).toBe(422);
  });
});
