import { aBooking } from '../mail/testing/a-booking';
import { openMailProject } from '../mail/testing/mail-project';
import { NOW } from '../testing/local-project';
import { deleteOwnedData } from './delete-account';

const project = openMailProject();
const leave = () => deleteOwnedData(project.context('ana'));

it('tells who has booked that it doesn’t take place, before their name goes', async () => {
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

it('lets nobody stay because the mail server is down', async () => {
  const booking = aBooking();
  await project.happen(booking, 'created', NOW);
  project.sink.answers = { taken: '451 4.3.0 Later' };
  await leave();
  expect(await project.read(`bookings/${booking.id}`)).toMatchObject({ userId: 'deleted' });
});
