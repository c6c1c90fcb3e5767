import { updateBookableCards } from '../bookings/offer/bookable-cards';
import { aBookingInput, openBookingProject, SLUG } from '../bookings/testing/booking-project';

const project = openBookingProject();
const page = () => project.ask(`/b/${SLUG}?from=2026-03-03&to=2026-03-31`);

it.each([
  ['to meet', { place: { kind: 'video' as const, detail: 'https://EVIL.example.:443/sala' } }],
  ['in its text', { description: 'Más en (evil.example:8443/x), gracias' }],
  ['to pay', { payment: { rule: 'link' as const, link: 'https://buy.stripe.com/x' } }],
])('a service that leads to a banned site %s can’t be booked or shown', async (_, service) => {
  await project.anOwner();
  await project
    .db()
    .doc('config/linkHosts')
    .set({ hosts: ['evil.example', 'stripe.com'] });
  await project.storeService(service);
  expect((await project.post('book', await aBookingInput())).body).toMatchObject({ reason: 'service-gone' });
  await updateBookableCards(project.db(), 'ana');
  expect((await page()).status).toBe(410);
  expect((await project.read(`publicCards/${SLUG}`))!['bookingEnabled']).toBeUndefined();
});
