import { deleteDoc, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { searchKeysOf, type Booking, type BookingCustomer, type Customer } from '../../../model/booking';
import { firebaseFirestore } from '../../firebase/firestore';
import { aService } from '../../../testing';
import { freshOwner, openLocalDatabase, until } from '../testing/local-database';
import {
  getBusyIntervals,
  getCustomerLanguage,
  listBookings,
  saveBookingNote,
  saveCustomerNote,
  searchBookings,
  subscribeToAgenda,
  subscribeToBooking,
  subscribeToBookings,
  subscribeToCustomer,
  subscribeToCustomerBookings,
  subscribeToCustomers,
  subscribeToTimeBlocks,
  subscribeToMoveRequests,
  subscribeToNewCustomers,
  suggestCustomers,
  type BookingList,
  type CustomerList,
} from './index';
import { DAY_MS, HOUR_MS } from '../../../platform/time';

/** Monday, 2 March 2026, midnight in UTC. */
const MONDAY = Date.UTC(2026, 2, 2);

const database = openLocalDatabase();
let uid = '';
beforeEach(() => {
  uid = freshOwner();
});

const fail = (error: Error) => {
  throw error;
};
const put = (path: string, data: object) => setDoc(doc(firebaseFirestore(), path), data);
const at = (instant: number) => Timestamp.fromMillis(instant);
const EVA: BookingCustomer = { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '' };

/** Stores a booking of an hour. */
function aBooking(id: string, start: number, more: Partial<Booking> & { customerId?: string } = {}) {
  const { id: _, ...service } = aService();
  const customer = more.customer ?? EVA;
  return put(`bookings/${id}-${uid}`, {
    userId: uid,
    cardId: '',
    slug: '',
    service: { ...service, id: 'corte' },
    answers: [],
    notes: '',
    zone: 'Europe/Madrid',
    language: 'es',
    status: 'confirmed',
    icsUid: `${id}@tarjetero`,
    sequence: 0,
    reason: '',
    ownerNote: '',
    createdBy: 'owner',
    customerId: '',
    requestKey: 'secret',
    ...more,
    customer,
    searchKeys: searchKeysOf(customer),
    payment: { rule: 'none', state: 'none', paidAt: null },
    start: at(start),
    end: at(more.end ?? start + HOUR_MS),
    createdAt: at(MONDAY),
    updatedAt: at(MONDAY),
  });
}

/** Returns the test's own name of a booking, without the owner's id. */
const nameOf = (id: string) => id.replace(`-${uid}`, '');

const idsOf = (list: { bookings: readonly Booking[] }) => list.bookings.map(({ id }) => nameOf(id));

describe('the agenda', () => {
  it('lists the bookings of its owner that overlap a period, in order of time', async () => {
    await aBooking('last', MONDAY + 6 * DAY_MS);
    await aBooking('first', MONDAY + 9 * HOUR_MS);
    await aBooking('over-midnight', MONDAY - HOUR_MS, { end: MONDAY + HOUR_MS });
    await aBooking('until-midnight', MONDAY - HOUR_MS);
    await aBooking('next-week', MONDAY + 7 * DAY_MS);
    await aBooking('other', MONDAY + 9 * HOUR_MS, { userId: 'bea' });
    const week = { from: MONDAY, to: MONDAY + 7 * DAY_MS };
    const list = await until<BookingList>((next, fail) => subscribeToAgenda(uid, week, next, fail));
    expect(idsOf(list)).toEqual(['over-midnight', 'first', 'last']);
    expect(list.bookings[1]).toEqual(
      expect.objectContaining({ start: MONDAY + 9 * HOUR_MS, end: MONDAY + 10 * HOUR_MS, customer: EVA }),
    );
    expect(list.bookings[1]).not.toHaveProperty('requestKey');
  });

  it('reads only the bookings of its week and of the day before', async () => {
    for (let day = -40; day < 40; day++) await aBooking(`d${day}`, MONDAY + day * DAY_MS + 9 * HOUR_MS);
    database.resetUsage();
    const week = { from: MONDAY, to: MONDAY + 7 * DAY_MS };
    let shown: BookingList | undefined;
    const stop = subscribeToAgenda(uid, week, (list) => (shown = list), fail);
    // The listener first reports the page's own writes from its cache, and the server's answer only after the server has read.
    while (database.usage().reads === 0 || !shown) await new Promise((resolve) => setTimeout(resolve, 10));
    stop();
    expect(shown.bookings).toHaveLength(7);
    // With the day before, whose appointments may last into it.
    expect(database.usage().reads).toBe(8);
  });

  it('continues across pages and follows changes on every page', async () => {
    await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        aBooking(`b${String(index).padStart(3, '0')}`, MONDAY + index * 60_000),
      ),
    );
    const seen: string[][] = [];
    let onAnswer: () => void = () => {};
    const stop = subscribeToBookings(
      uid,
      {},
      500,
      (list) => {
        seen.push(idsOf(list));
        onAnswer();
      },
      (error) => {
        throw error;
      },
    );
    const settles = async (length: number, last: string) => {
      while (seen.at(-1)?.length !== length || seen.at(-1)?.at(-1) !== last)
        await new Promise<void>((resolve) => {
          onAnswer = resolve;
        });
    };
    await settles(130, 'b129');
    await aBooking('b200', MONDAY + 300 * 60_000);
    await settles(131, 'b200');
    await deleteDoc(doc(firebaseFirestore(), `bookings/b050-${uid}`));
    await settles(130, 'b200');
    await updateDoc(doc(firebaseFirestore(), `bookings/b200-${uid}`), { start: at(MONDAY - DAY_MS) });
    await settles(130, 'b129');
    expect(seen.at(-1)![0]).toBe('b200');
    expect(new Set(seen.at(-1)).size).toBe(130);
    stop();
  });

  it('says that there are more bookings than were requested', async () => {
    for (const index of [0, 1, 2]) await aBooking(`b${index}`, MONDAY + index * HOUR_MS);
    const first = await until<BookingList>((next, fail) => subscribeToBookings(uid, {}, 2, next, fail));
    expect([idsOf(first), first.hasMore]).toEqual([['b0', 'b1'], true]);
  });

  it('includes blocked time that began before its period', async () => {
    const block = (id: string, start: number, end: number) =>
      put(`timeBlocks/${id}`, { userId: uid, start: at(start), end: at(end), title: id, createdAt: at(0) });
    await block('holidays', MONDAY - 10 * DAY_MS, MONDAY + DAY_MS);
    await block('before', MONDAY - 10 * DAY_MS, MONDAY);
    await block('lunch', MONDAY + HOUR_MS, MONDAY + 2 * HOUR_MS);
    const blocks = await until<{ id: string }[]>((next, fail) =>
      subscribeToTimeBlocks(uid, { from: MONDAY, to: MONDAY + DAY_MS }, next, fail),
    );
    expect(blocks.map(({ id }) => id)).toEqual(['holidays', 'lunch']);
  });
});

describe('one booking', () => {
  it('is followed by its owner only, and is null where it is missing', async () => {
    await aBooking('mine', MONDAY);
    await aBooking('other', MONDAY, { userId: 'bea' });
    const follow = (id: string) =>
      until<Booking | null>((next, fail) => subscribeToBooking(uid, `${id}-${uid}`, next, fail));
    expect(await follow('mine')).toMatchObject({ id: `mine-${uid}`, status: 'confirmed' });
    expect(await follow('other')).toBeNull();
    expect(await follow('nothing')).toBeNull();
  });

  it('says when the data of its visitor will be erased or was erased', async () => {
    await aBooking('mine', MONDAY);
    const ref = doc(firebaseFirestore(), `bookings/mine-${uid}`);
    const follow = () =>
      until<Booking | null>((next, fail) => subscribeToBooking(uid, `mine-${uid}`, next, fail));
    expect(await follow()).not.toHaveProperty('eraseAfter');
    await updateDoc(ref, { eraseAfter: at(MONDAY + HOUR_MS) });
    expect(await follow()).toMatchObject({ eraseAfter: MONDAY + HOUR_MS });
    await updateDoc(ref, { erasedAt: at(MONDAY + DAY_MS) });
    expect(await follow()).toMatchObject({ erasedAt: MONDAY + DAY_MS });
  });

  it('stores the note of its owner', async () => {
    await aBooking('mine', MONDAY);
    await saveBookingNote(`mine-${uid}`, 'Trae los análisis');
    const { bookings } = await listBookings(uid, {}, null);
    expect(bookings[0]!.ownerNote).toBe('Trae los análisis');
  });
});

describe('the search for bookings', () => {
  it('filters by status, service and dates', async () => {
    await aBooking('a', MONDAY, { status: 'cancelled' });
    await aBooking('b', MONDAY + HOUR_MS);
    const found = async (filter: Parameters<typeof subscribeToBookings>[1]) =>
      idsOf(await until<BookingList>((next, onError) => subscribeToBookings(uid, filter, 10, next, onError)));
    expect(await found({ status: 'cancelled' })).toEqual(['a']);
    expect(await found({ serviceId: 'corte' })).toEqual(['a', 'b']);
    expect(await found({ serviceId: 'corte', status: 'confirmed', from: MONDAY })).toEqual(['b']);
    expect(await found({ from: MONDAY, to: MONDAY + HOUR_MS })).toEqual(['a']);
  });

  it('lists upcoming requests to move a booking, the earliest first', async () => {
    const asking = (start: number) => ({ moveRequest: { start, zone: 'Europe/Madrid' } });
    await aBooking('later', MONDAY + DAY_MS, asking(MONDAY + 3 * HOUR_MS));
    await aBooking('sooner', MONDAY + 2 * DAY_MS, asking(MONDAY + 2 * HOUR_MS));
    await aBooking('over', MONDAY + DAY_MS, asking(MONDAY));
    await aBooking('none', MONDAY + DAY_MS);
    const found = await until<Booking[]>((next, stop) =>
      subscribeToMoveRequests(uid, MONDAY + HOUR_MS, next, stop),
    );
    expect(found.map(({ icsUid }) => icsUid)).toEqual(['sooner@tarjetero', 'later@tarjetero']);
  });

  it('matches the beginnings of words in name and email, the latest first', async () => {
    await aBooking('old', MONDAY);
    await aBooking('new', MONDAY + DAY_MS, { status: 'cancelled' });
    await aBooking('else', MONDAY, { customer: { name: 'Eva Gómez', email: '', phone: '' } });
    const found = async (search: string, filter: Parameters<typeof searchBookings>[2] = {}) =>
      idsOf(await searchBookings(uid, search, filter, null));
    expect(await found('RUIZ')).toEqual(['new', 'old']);
    expect(await found('eva gomez')).toEqual(['else']);
    expect(await found('eva@ejemplo')).toEqual(['new', 'old']);
    expect(await found('ruiz', { status: 'confirmed' })).toEqual(['old']);
    expect(await found('uiz')).toEqual([]);
  });

  it('lists the bookings of one customer, the latest first', async () => {
    await aBooking('first', MONDAY, { customerId: 'eva' });
    await aBooking('second', MONDAY + DAY_MS, { customerId: 'eva' });
    await aBooking('other', MONDAY, { customerId: 'luis' });
    const history = (most: number) =>
      until<BookingList>((next, fail) => subscribeToCustomerBookings(uid, 'eva', most, next, fail));
    const whole = await history(10);
    expect([idsOf(whole), whole.hasMore]).toEqual([['second', 'first'], false]);
    const latest = await history(1);
    expect([idsOf(latest), latest.hasMore]).toEqual([['second'], true]);
  });
});

it('getCustomerLanguage returns the language of the customer’s latest booking', async () => {
  await aBooking('first', MONDAY, { customerId: 'eva', language: 'es' });
  await aBooking('second', MONDAY + DAY_MS, { customerId: 'eva', language: 'en' });
  await aBooking('other', MONDAY + 2 * DAY_MS, { customerId: 'luis', language: 'es' });
  expect(await getCustomerLanguage(uid, 'eva')).toBe('en');
  expect(await getCustomerLanguage(uid, 'nobody')).toBeNull();
});

describe('customers', () => {
  const aCustomer = (id: string, name: string, lastAt: number) =>
    put(`customers/${uid}/people/${id}`, {
      name,
      email: `${id}@ejemplo.com`,
      phone: '',
      firstAt: at(MONDAY),
      lastAt: at(lastAt),
      bookings: 2,
      ownerNote: '',
      searchKeys: searchKeysOf({ name, email: `${id}@ejemplo.com`, phone: '' }),
    });

  const namesOf = (customers: readonly Customer[]) => customers.map(({ name }) => name);

  it('are listed by their latest booking first, up to the requested number', async () => {
    await aCustomer('a', 'Eva Ruiz', MONDAY);
    await aCustomer('b', 'Luis Ruiz', MONDAY + 1);
    await aCustomer('c', 'Iris Gil', MONDAY + 2);
    const listed = async (search: string, most: number) => {
      const { customers, hasMore } = await until<CustomerList>((next, fail) =>
        subscribeToCustomers(uid, { search, most }, next, fail),
      );
      return [...namesOf(customers), hasMore];
    };
    expect(await listed('', 2)).toEqual(['Iris Gil', 'Luis Ruiz', true]);
    expect(await listed('', 4)).toEqual(['Iris Gil', 'Luis Ruiz', 'Eva Ruiz', false]);
    expect(await listed('ru', 4)).toEqual(['Luis Ruiz', 'Eva Ruiz', false]);
    expect(namesOf(await suggestCustomers(uid, 'ruiz', 1))).toEqual(['Luis Ruiz']);
  });

  it('are new from their first booking on, and not once they are merged into another', async () => {
    const came = (id: string, firstAt: number) =>
      put(`customers/${uid}/people/${id}`, {
        name: id,
        firstAt: at(firstAt),
        lastAt: at(MONDAY + 9 * DAY_MS),
      });
    await came('before', MONDAY - 1);
    await came('first', MONDAY);
    await came('second', MONDAY + 1);
    await put(`customers/${uid}/people/merged`, { mergedInto: 'first' });
    const fresh = async (most: number) => {
      const { customers, hasMore } = await until<CustomerList>((next, fail) =>
        subscribeToNewCustomers(uid, MONDAY, most, next, fail),
      );
      return [...namesOf(customers), hasMore];
    };
    expect(await fresh(2)).toEqual(['second', 'first', false]);
    expect(await fresh(1)).toEqual(['second', true]);
  });

  it('move to the top of a followed list when they book again', async () => {
    await aCustomer('a', 'Eva Ruiz', MONDAY);
    await aCustomer('b', 'Luis Ruiz', MONDAY + 1);
    let onAnswer: () => void = () => {};
    let seen: string[] = [];
    const stop = subscribeToCustomers(
      uid,
      { search: 'ruiz', most: 30 },
      ({ customers }) => {
        seen = namesOf(customers);
        onAnswer();
      },
      fail,
    );
    const settles = async (first: string) => {
      while (seen[0] !== first || seen.length !== 2)
        await new Promise<void>((resolve) => {
          onAnswer = resolve;
        });
    };
    await settles('Luis Ruiz');
    await aCustomer('a', 'Eva Ruiz', MONDAY + 2);
    await settles('Eva Ruiz');
    stop();
  });

  it('have the owner’s note, and are null where they do not exist', async () => {
    await aCustomer('a', 'Eva Ruiz', MONDAY);
    await saveCustomerNote(uid, 'a', 'Alérgica');
    const follow = (id: string) =>
      until<Customer | null>((next, fail) => subscribeToCustomer(uid, id, next, fail));
    expect(await follow('a')).toMatchObject({ id: 'a', name: 'Eva Ruiz', ownerNote: 'Alérgica' });
    expect(await follow('nobody')).toBeNull();
  });
});

it('getBusyIntervals returns the busy intervals of the requested dates', async () => {
  const interval = { id: 'x', start: 1, end: 2, serviceId: '', date: '2026-03-03', heldUntil: 0 };
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-04'])
    await put(`busyDays/${uid}/days/${date}`, {
      intervals: [{ ...interval, id: date, date }],
      expiresAt: at(MONDAY),
    });
  const taken = await getBusyIntervals(uid, '2026-03-03', '2026-03-04');
  expect(taken.map(({ id }) => id)).toEqual(['2026-03-03', '2026-03-04']);
});

it('the followed bookings of a service include visits with several services, in order of time', async () => {
  const part = (id: string) => ({ id, name: id, durationMinutes: 30, price: 0 });
  const visit = { ...aService(), id: 'tinte', parts: [part('tinte'), part('corte')] };
  const ofVisit = { service: visit, serviceIds: ['tinte', 'corte'] } as Partial<Booking>;
  await Promise.all([
    aBooking('alone', MONDAY + 3 * HOUR_MS),
    aBooking('visit', MONDAY + HOUR_MS, ofVisit),
    aBooking('other', MONDAY + 2 * HOUR_MS, { service: { ...aService(), id: 'barba' } }),
    aBooking('last', MONDAY + 5 * HOUR_MS, ofVisit),
  ]);
  const follow = (serviceId: string, most: number) =>
    until<BookingList>((next, onError) => subscribeToBookings(uid, { serviceId }, most, next, onError));
  const all = await follow('corte', 10);
  expect(idsOf(all)).toEqual(['visit', 'alone', 'last']);
  expect(all.hasMore).toBe(false);
  const some = await follow('corte', 2);
  expect(idsOf(some)).toEqual(['visit', 'alone']);
  expect(some.hasMore).toBe(true);
  expect(idsOf(await follow('tinte', 10))).toEqual(['visit', 'last']);
  expect(all.bookings[0]).not.toHaveProperty('serviceIds');
});
