import type { Customer } from 'shared-lib/model/booking';
import { HOUR_MS } from 'shared-lib/time';
import { openHostileProject } from '../../testing/hostile-client';
import { idOf } from '../testing/booking-input';
import { storeAvailability, storeService } from '../testing/stored-offer';

const project = openHostileProject();
const SERVICE = 'service0000000000001';

/** Reads the owner's list of customers. */
async function people(): Promise<Customer[]> {
  const { docs } = await project.db().collection('customers/ana/people').orderBy('lastAt').get();
  return docs.map((found) => ({ ...found.data(), id: found.id }) as Customer);
}

/** Books by hand as the owner's app does, an hour apart. */
async function writeDown(...customers: { name: string; email?: string; phone?: string }[]) {
  await storeAvailability(project.db(), 'ana', {});
  await storeService(project.db(), { id: SERVICE });
  const ana = project.signUp('ana');
  for (const [index, { name, email = '', phone = '' }] of customers.entries()) {
    const answer = await ana.call('bookByHand', {
      bookingId: idOf(`h${index}`),
      serviceId: SERVICE,
      start: Date.now() + (index + 48) * HOUR_MS,
      customer: { name, email, phone },
      notes: '',
      zone: 'Europe/Madrid',
      language: 'es',
      overlap: false,
    });
    expect(answer.status).toBe(200);
  }
}

describe('the customers of an owner', () => {
  it('include a person with only a phone number once, however it is written', async () => {
    await writeDown({ name: 'Luz', phone: '600 111 222' }, { name: 'Luz Gil', phone: '600-111-222' });
    expect(await people()).toEqual([
      expect.objectContaining({ name: 'Luz Gil', email: '', phone: '600-111-222', bookings: 2 }),
    ]);
  });

  it('include a person with only a name once, whatever its case and spaces', async () => {
    await writeDown({ name: 'Concha' }, { name: ' CONCHA ' }, { name: 'Concha Ruiz' });
    expect(await people()).toEqual([
      expect.objectContaining({ name: 'CONCHA', email: '', phone: '', bookings: 2 }),
      expect.objectContaining({ name: 'Concha Ruiz', bookings: 1 }),
    ]);
    const [concha] = await people();
    const booked = await project.db().collection('bookings').where('customerId', '==', concha!.id).get();
    expect(booked.size).toBe(2);
  });

  it('leave out a booking without name, email address or phone number', async () => {
    await writeDown({ name: '\u0007 ' });
    expect(await people()).toEqual([]);
  });
});
