import { addDays, instantOf, localDateOf } from 'shared-lib/model/booking';
import { bookingDocumentSchema } from 'shared-lib/documents';
import { aService } from 'shared-lib/testing';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { openHostileProject } from '../../testing/hostile-client';
import { storeAvailability, storeService } from '../testing/stored-offer';

/* Appointments of another calendar over HTTP. */

const project = openHostileProject();
const ZONE = 'Europe/Madrid';
const at = (days: number, time: string) =>
  instantOf(addDays(localDateOf(Date.now(), ZONE), days), time, ZONE);
const appointment = (uid: string, start: number, minutes = 60, name = 'Eva Ruiz') => ({
  ...{ uid, name, notes: 'Trae las fotos', start, end: start + minutes * MINUTE_MS },
});

async function importing(appointments: object[], change: object = {}, caller = 'ana') {
  return project.signUp(caller).call('importAppointments', {
    ...{ serviceId: aService().id, appointments, zone: ZONE, language: 'es', overlap: false, preview: false },
    ...change,
  });
}
const all = async (path: string) => (await project.db().collection(path).get()).docs;

beforeEach(() =>
  project.arrange('an owner with a service', async () => {
    await storeAvailability(project.db(), 'ana');
    await storeService(project.db(), {});
  }),
);

describe('importAppointments', () => {
  const some = [
    appointment('one', at(3, '10:00'), 90),
    appointment('two', at(3, '11:00')),
    appointment('three', at(4, '23:30'), 60, 'Luz Gil'),
    appointment('over', Date.now() - HOUR_MS),
  ];

  it('previews which appointments clash or are over without storing anything', async () => {
    expect((await importing(some, { preview: true })).body).toEqual({
      result: { outcomes: ['new', 'clash', 'new', 'past'] },
    });
    expect(await all('bookings')).toEqual([]);
    expect(await all('busyDays/ana/days')).toEqual([]);
  });

  it('creates bookings with their own length and without sending mail', async () => {
    expect((await importing(some)).body).toEqual({ result: { outcomes: ['new', 'clash', 'new', 'past'] } });
    const bookings = (await all('bookings')).map((found) => found.data());
    for (const booking of bookings) expect(bookingDocumentSchema.safeParse(booking).error).toBeUndefined();
    expect(bookings).toHaveLength(2);
    expect(bookings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          userId: 'ana',
          customer: { name: 'Eva Ruiz', email: '', phone: '' },
          notes: 'Trae las fotos',
          status: 'confirmed',
          createdBy: 'owner',
          service: expect.objectContaining({ durationMinutes: 90 }),
        }),
      ]),
    );
    // One of them has two dates, as it ends after midnight.
    expect((await all('busyDays/ana/days')).length).toBe(3);
    expect([await all('outbox'), await all('reminders')]).toEqual([[], []]);
  });

  it('creates each appointment once, and a clashing one only if the owner agrees', async () => {
    await importing(some);
    expect((await importing(some)).body).toEqual({
      result: { outcomes: ['known', 'clash', 'known', 'past'] },
    });
    expect((await importing(some, { overlap: true })).body).toEqual({
      result: { outcomes: ['known', 'new', 'known', 'past'] },
    });
    expect(await all('bookings')).toHaveLength(3);
  });

  it('refuses the service of another owner and invalid appointments', async () => {
    expect(await importing(some, {}, 'malo')).toMatchObject({ status: 400, reason: 'service-gone' });
    expect(await importing(some, { preview: true }, 'malo')).toMatchObject({ reason: 'service-gone' });
    const start = at(3, '10:00');
    for (const wrong of [
      { ...appointment('a', start), end: start },
      appointment('a', start, 2 * 1440),
      { ...appointment('a', start), name: 'Gana en estafa.com' },
      { ...appointment('a', start), notes: 'x'.repeat(1001) },
    ])
      expect(await importing([wrong])).toMatchObject({ status: 400, reason: 'invalid-input' });
    const many = Array.from({ length: 51 }, (_, index) => appointment(`a${index}`, start));
    expect(await importing(many)).toMatchObject({ status: 400, reason: 'invalid-input' });
    expect(await all('bookings')).toEqual([]);
  });

  it('creates separate bookings for two owners who import the same file', async () => {
    await importing(some);
    await storeService(project.db(), { id: 'service0000000000002', userId: 'luis' });
    const answer = await importing(some, { serviceId: 'service0000000000002' }, 'luis');
    expect(answer.body).toMatchObject({ result: { outcomes: ['new', 'clash', 'new', 'past'] } });
    expect(await all('bookings')).toHaveLength(4);
  });
});
