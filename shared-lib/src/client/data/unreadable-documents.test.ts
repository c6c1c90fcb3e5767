import { doc, setDoc, Timestamp } from 'firebase/firestore';
import type { Booking } from '../../model/booking';
import { describeError } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { takeReports, type ErrorReport, type Report } from '../../platform/monitoring/reports/report-queue';
import { aBooking, aCardContent } from '../../testing';
import {
  subscribeToBooking,
  subscribeToBookings,
  subscribeToCustomer,
  subscribeToCustomers,
  subscribeToNewCustomers,
  subscribeToServices,
  type BookingList,
  type CustomerList,
  type ListedService,
} from './booking';
import { getCardQuarters } from './card-quarter-repository';
import { subscribeToCard, subscribeToCards, type ListedCard } from './card-repository';
import { UnreadableDocument } from './read-documents';
import { subscribeToTemplate } from './templates/template-repository';
import { getUser, subscribeToUser } from './user-repository';
import { freshOwner, openLocalDatabase, until } from './testing/local-database';

const sent: Report[] = [];
takeReports((report) => sent.push(report));

openLocalDatabase();
let uid = '';
beforeEach(() => {
  uid = freshOwner();
  sent.length = 0;
});

const put = (path: string, data: object) => setDoc(doc(firebaseFirestore(), path), data);
const now = Timestamp.fromMillis(Date.UTC(2026, 10, 2));

/** Stores a card as it is today; `broken` takes the place of some fields. */
const putCard = (id: string, broken: object = {}) =>
  put(`cards/${id}`, {
    ...aCardContent({ name: id }),
    ...{ userId: uid, owner: 'Ana', slug: id, revision: 1, status: 'draft', bookingEnabled: false },
    ...{ createdAt: now, updatedAt: now, publishedAt: null, publishedRevision: null, deletedAt: null },
    ...broken,
  });

const putBooking = (id: string, broken: object = {}) => {
  const { id: _, start, end, createdAt: __, updatedAt: ___, ...booking } = aBooking({ userId: uid });
  const times = { start: Timestamp.fromMillis(start), end: Timestamp.fromMillis(end) };
  return put(`bookings/${id}`, { ...booking, ...times, createdAt: now, updatedAt: now, ...broken });
};

it.each([
  ['links that are no list', { links: 'ninguno' }, 'links is no list'],
  ['a link without an address', { links: [{ id: 'a', title: 'Web' }] }, 'url is no text'],
  ['no profile', { profile: null }, 'profile is no map'],
])('a card with %s is left out of the list, and reported by its path once', async (_what, broken, why) => {
  const [good, bad] = [`buena-${uid}`, `mala-${uid}`];
  await Promise.all([putCard(good), putCard(bad, broken)]);
  const list = () => until<ListedCard[]>((next, fail) => subscribeToCards(uid, next, fail));
  expect((await list()).map(({ id }) => id)).toEqual([good]);
  await list();
  expect(sent).toEqual([
    expect.objectContaining({
      severity: 'medium',
      fields: expect.objectContaining({ path: `cards/${bad}` }),
    }),
  ]);
  const { error } = sent[0] as ErrorReport;
  expect(error).toBeInstanceOf(UnreadableDocument);
  expect((error as Error).cause).toEqual(new TypeError(why));
});

it('a card that can’t be read is reported as damaged where it is opened', async () => {
  await putCard(`rota-${uid}`, { theme: 7 });
  const opened = new Promise<Error>((resolve, reject) => {
    const stop = subscribeToCard(`rota-${uid}`, reject, (error) => {
      resolve(error);
      queueMicrotask(() => stop());
    });
  });
  expect(describeError(await opened).message).toBe(
    'Estos datos están dañados y no se pueden mostrar. Ya nos ha llegado el aviso.',
  );
});

it('a booking without its payment is left out of the agenda, and is an error where it is opened', async () => {
  await Promise.all([putBooking('buena1'), putBooking('mala1', { payment: null })]);
  const { bookings } = await until<BookingList>((next, fail) =>
    subscribeToBookings(uid, {}, 100, next, fail),
  );
  expect(bookings.map(({ id }) => id)).toEqual(['buena1']);
  await expect(
    until<Booking | null>((next, fail) => subscribeToBooking(uid, 'mala1', next, fail)),
  ).rejects.toMatchObject({ code: 'unreadable-document', path: 'bookings/mala1' });
});

it('a service without a duration is left out of the list', async () => {
  await put(`services/mal-${uid}`, { userId: uid, name: 'Corte', cardIds: [], order: 0 });
  const services = await until<ListedService[]>((next, fail) => subscribeToServices(uid, next, fail));
  expect(services).toEqual([]);
});

it.each<
  [string, () => string, object, (next: (found: unknown) => void, fail: (error: Error) => void) => () => void]
>([
  ['account', () => `users/${uid}`, { settings: 7 }, (next, fail) => subscribeToUser(uid, next, fail)],
  [
    'customer',
    () => `customers/${uid}/people/rota`,
    { tags: 'vip' },
    (next, fail) => subscribeToCustomer(uid, 'rota', next, fail),
  ],
  [
    'template',
    () => `userTemplates/rota-${uid}`,
    { jsonConfig: 'ninguno' },
    (next, fail) => subscribeToTemplate(`rota-${uid}`, next, fail),
  ],
])(
  'the record of one %s that can’t be read is an error where it is followed',
  async (_what, at, broken, follow) => {
    await put(at(), broken);
    await expect(until(follow)).rejects.toMatchObject({ code: 'unreadable-document', path: at() });
  },
);

it.each<[string, (next: (list: CustomerList) => void, fail: (error: Error) => void) => () => void]>([
  ['customers', (next, fail) => subscribeToCustomers(uid, { search: '', most: 10 }, next, fail)],
  ['new customers', (next, fail) => subscribeToNewCustomers(uid, 0, 10, next, fail)],
])('a customer who can’t be read is left out of the list of %s', async (_what, follow) => {
  const person = { name: 'Eva', firstAt: now, lastAt: now };
  await put(`customers/${uid}/people/eva`, person);
  await put(`customers/${uid}/people/rota`, { ...person, tags: 'vip' });
  const { customers } = await until<CustomerList>(follow);
  expect(customers.map(({ id }) => id)).toEqual(['eva']);
});

it('an account that can’t be read is an error of its own where it is read once, not a lost network', async () => {
  await put(`users/${uid}`, { settings: 7 });
  await expect(getUser(uid)).rejects.toMatchObject({ code: 'unreadable-document', path: `users/${uid}` });
});

it('figures with a quarter that can’t be read are an error, not zeros', async () => {
  const card = `cifras-${uid}`;
  await put(`cardStats/${card}/quarters/2026-Q3`, { days: 7 });
  await expect(
    getCardQuarters(card, { from: '2026-05-01', to: '2026-08-31' }, { alone: true }),
  ).rejects.toMatchObject({ code: 'unreadable-document', path: `cardStats/${card}/quarters/2026-Q3` });
});
