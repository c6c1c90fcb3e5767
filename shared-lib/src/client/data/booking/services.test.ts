import { doc, getDoc, setDoc, Timestamp } from 'firebase/firestore';
import type { Availability, Booking } from '../../../model/booking';
import { availabilityDocumentSchema, serviceDocumentSchema } from '../../../model/documents';
import { firebaseFirestore } from '../../firebase/firestore';
import { aBooking, anAvailability, aService } from '../../../testing';
import { freshOwner, openLocalDatabase, until } from '../testing/local-database';
import {
  createService,
  deleteService,
  newServiceId,
  orderServices,
  saveAvailability,
  setServiceArchived,
  subscribeToAvailability,
  subscribeToAwaitingPayment,
  subscribeToServices,
  updateService,
  type ListedService,
  type ServiceContent,
} from './index';

openLocalDatabase();
let uid = '';
beforeEach(() => {
  uid = freshOwner();
});

const content = (name: string): ServiceContent => {
  const {
    id: _,
    userId: __,
    hidden: ___,
    archivedAt: _a,
    order: _o,
    createdAt: _c,
    updatedAt: _u,
    ...said
  } = aService({ name });
  return said;
};
const stored = async (id: string) => (await getDoc(doc(firebaseFirestore(), `services/${id}`))).data();
const mine = (answers: (services: ListedService[]) => boolean) =>
  until<ListedService[]>((next, fail) => subscribeToServices(uid, next, fail), answers);

describe('services', () => {
  it('are stored by the product’s schema and listed in the owner’s order, archived ones included', async () => {
    const [first, second] = [newServiceId(), newServiceId()];
    await createService(uid, first, content('Corte'), { order: 1 });
    await createService(uid, second, content('Tinte'), { order: 0, hidden: true });
    await createService('bea', newServiceId(), content('De Bea'), { order: 0 });
    expect(serviceDocumentSchema.safeParse(await stored(first)).error).toBeUndefined();
    await setServiceArchived(first, true);

    const services = await mine((list) => list.length === 2 && list.every(({ pending }) => !pending));
    expect(services.map(({ id }) => id)).toEqual([second, first]);
    expect(services[0]).toMatchObject({ name: 'Tinte', hidden: true, archivedAt: null, userId: uid });
    expect(services[1]!.archivedAt).toEqual(expect.any(Number));
    expect(serviceDocumentSchema.safeParse(await stored(first)).error).toBeUndefined();

    await setServiceArchived(first, false);
    expect((await stored(first))!['archivedAt']).toBeNull();
  });

  it('change only in the updated fields, and are deleted for good', async () => {
    const id = newServiceId();
    await createService(uid, id, content('Corte'), { order: 0 });
    await updateService(id, { price: 900 });
    await updateService(id, { name: 'Corte y lavado', hidden: true });
    expect(await stored(id)).toMatchObject({ name: 'Corte y lavado', price: 900, hidden: true, order: 0 });
    await deleteService(id);
    expect(await stored(id)).toBeUndefined();
  });

  it('take the order that their owner gives them', async () => {
    const ids = [newServiceId(), newServiceId(), newServiceId()];
    for (const [order, id] of ids.entries()) await createService(uid, id, content(`S${order}`), { order });
    await orderServices(
      new Map([
        [ids[2]!, 0],
        [ids[0]!, 1],
        [ids[1]!, 2],
      ]),
    );
    const services = await mine((list) => list.length === 3);
    expect(services.map(({ name }) => name)).toEqual(['S2', 'S0', 'S1']);
  });
});

describe('the opening hours of an account', () => {
  it('are null until they are saved, and are read back as they were stored', async () => {
    const follow = (answers: (hours: Availability | null) => boolean) =>
      until<Availability | null>((next, fail) => subscribeToAvailability(uid, next, fail), answers);
    expect(await follow(() => true)).toBeNull();
    const hours = anAvailability({ overrides: { '2026-12-25': [] }, reminders: ['24h', '1h'] });
    await saveAvailability(uid, hours);
    expect(await follow((found) => found !== null)).toEqual(hours);
    const found = await getDoc(doc(firebaseFirestore(), `availability/${uid}`));
    expect(availabilityDocumentSchema.safeParse(found.data()).error).toBeUndefined();
    // Removed hours are gone.
    await saveAvailability(uid, { ...hours, overrides: {} });
    expect((await follow((now) => now?.overrides['2026-12-25'] === undefined))!.overrides).toEqual({});
  });
});

describe('owed bookings', () => {
  it('are those that stand and await payment, the soonest first', async () => {
    const put = (id: string, start: number, state: string, status: string, userId = uid) =>
      setDoc(doc(firebaseFirestore(), `bookings/${id}-${uid}`), {
        ...aBooking({ userId }),
        status,
        start: Timestamp.fromMillis(start),
        end: Timestamp.fromMillis(start + 1),
        createdAt: Timestamp.now(),
        updatedAt: Timestamp.now(),
        payment: { rule: 'link', state, paidAt: null },
      });
    await put('later', 2000, 'awaiting', 'confirmed');
    await put('sooner', 1000, 'awaiting', 'pending_payment');
    await put('paid', 1000, 'paid', 'confirmed');
    await put('cancelled', 1000, 'awaiting', 'cancelled');
    await put('other', 1000, 'awaiting', 'pending_payment', 'bea');
    const owed = await until<Booking[]>(
      (next, fail) => subscribeToAwaitingPayment(uid, next, fail),
      (found) => found.length > 0,
    );
    expect(owed.map(({ id }) => id)).toEqual([`sooner-${uid}`, `later-${uid}`]);
  });
});
