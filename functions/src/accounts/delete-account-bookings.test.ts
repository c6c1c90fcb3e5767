import { bookingDocumentSchema } from 'shared-lib/documents';
import { DAY_MS } from 'shared-lib/time';
import { aBooking } from '../mail/testing/a-booking';
import { openMailProject } from '../mail/testing/mail-project';
import { NOW } from '../testing/local-project';
import { deleteOwnedData } from './delete-account';
import { expectLog } from '../testing/recorded-logs';

const project = openMailProject();
const leave = () => deleteOwnedData(project.context('ana'));

it('deleting an account sends cancellation mails before it erases the customers’ names', async () => {
  const booking = aBooking();
  await project.happen(booking, 'created');
  await project.deliver();
  project.sink.received.length = 0;
  await leave();
  expect(project.told()).toEqual([expect.stringContaining(`${booking.customer.email}: Booking cancelled`)]);
  expect(await project.read(`bookings/${booking.id}`)).toMatchObject({
    status: 'cancelled',
    userId: 'deleted',
    customer: { name: '', email: '', phone: '' },
    searchKeys: [],
  });
});

it('deleting an account removes the street, call link and public address from its bookings', async () => {
  const { service } = aBooking();
  const street = { kind: 'in-person' as const, detail: 'Calle Mayor 1, 2.º B, Madrid' };
  const call = { kind: 'video' as const, detail: 'https://meet.google.com/abc-defg-hij' };
  const past = aBooking({ id: 'past0000000000000001', start: NOW - DAY_MS, end: NOW - DAY_MS + 1 });
  await project.happen({ ...past, status: 'completed', service: { ...service, place: street } }, 'created');
  const coming = aBooking({ service: { ...service, place: call } });
  await project.happen(coming, 'created');
  await leave();
  for (const { id } of [past, coming]) {
    const stored = await project.read(`bookings/${id}`);
    expect(bookingDocumentSchema.safeParse(stored).error).toBeUndefined();
    expect(stored).toMatchObject({
      userId: 'deleted',
      slug: '',
      cardId: '',
      service: { place: { detail: '' } },
    });
    expect(JSON.stringify(stored)).not.toMatch(/Mayor|meet\.google|ana-garcia/);
  }
});

it('deleting an account removes the data of invoices from its bookings', async () => {
  const invoice = {
    ...{ name: 'Ruiz y Sol S. L.', taxId: 'B12345674', address: 'Calle Luna 3' },
    ...{ postcode: '28004', town: 'Madrid', country: 'ES' },
  };
  const booking = aBooking({ invoice });
  await project.happen(booking, 'created');
  await leave();
  const stored = await project.read(`bookings/${booking.id}`);
  expect(stored).not.toHaveProperty('invoice');
  expect(JSON.stringify(stored)).not.toMatch(/Luna|B12345674/);
});

it('deleting an account succeeds while the mail server is down', async () => {
  expectLog(/A mail was not sent/);
  const booking = aBooking();
  await project.happen(booking, 'created', NOW);
  project.sink.answers = { taken: '451 4.3.0 Later' };
  await leave();
  expect(await project.read(`bookings/${booking.id}`)).toMatchObject({ userId: 'deleted' });
});

it('deleting an account passes over a booking that can’t be read, and cancels the others', async () => {
  expectLog(/A stored document was left out/);
  const broken = aBooking();
  const sound = aBooking({
    id: 'sound000000000000001',
    start: broken.start + DAY_MS,
    end: broken.end + DAY_MS,
  });
  for (const booking of [broken, sound]) await project.happen(booking, 'created');
  await project.deliver();
  await project.db().doc(`bookings/${broken.id}`).update({ payment: 'lost' });
  await leave();
  expect(await project.read(`bookings/${broken.id}`)).toMatchObject({
    userId: 'deleted',
    customer: { name: '' },
  });
  expect(await project.read(`bookings/${sound.id}`)).toMatchObject({
    userId: 'deleted',
    status: 'cancelled',
  });
});
