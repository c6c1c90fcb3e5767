import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { updateBookableCards } from '../../functions/src/bookings/offer/bookable-cards';
import { bookSlot } from '../../functions/src/bookings/book/book-slot';
import { readBookingPage } from '../../functions/src/bookings/offer/booking-page';
import {
  addDays,
  DEFAULT_AVAILABILITY,
  localDateOf,
  slotsOf,
  type Availability,
  type Service,
} from '../../shared-lib/src/model/booking';

const ZONE = 'Europe/Madrid';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Bookings to come below which the demo's calendar is filled again. */
const ENOUGH = 6;

type DemoService = Partial<Service> & Pick<Service, 'id' | 'name' | 'description' | 'durationMinutes'>;

const SERVICES: readonly DemoService[] = [
  {
    id: 'demoServicioLlamada0',
    name: 'Videollamada inicial',
    description: 'Me cuentas tu casa y tu presupuesto, y te digo si puedo ayudarte.',
    durationMinutes: 30,
    place: { kind: 'video', detail: 'https://example.com/sala-ana' },
    color: '#0F766E',
    questions: [
      { id: 'metros', label: '¿Cuántos metros tiene?', kind: 'text', required: false },
      {
        id: 'obra',
        label: '¿Qué quieres reformar?',
        kind: 'select',
        required: true,
        options: ['Toda la casa', 'Cocina', 'Baño', 'Otra cosa'],
      },
    ],
  },
  {
    id: 'demoServicioVisita00',
    name: 'Visita y medición',
    description: 'Voy a tu casa, mido y en una semana tienes el anteproyecto.',
    durationMinutes: 90,
    price: 6000,
    bufferAfterMinutes: 30,
    place: { kind: 'in-person', detail: 'En tu casa, en Valencia y alrededores' },
    color: '#9A3412',
    needsConfirmation: true,
    noticeMinutes: 24 * 60,
    maxPerDay: 2,
    combinable: true,
    nextVisitWeeks: 4,
  },
  {
    id: 'demoServicioAsesoria',
    name: 'Asesoría de mobiliario',
    description: 'Una hora para elegir muebles, con lista de la compra al final.',
    durationMinutes: 60,
    price: 4500,
    place: { kind: 'phone', detail: '+34 600 000 001' },
    payment: { rule: 'link', link: 'https://buy.stripe.com/test_demo' },
    color: '#6D28D9',
  },
  {
    id: 'demoServicioColores0',
    name: 'Estudio de color',
    description: 'Paleta y materiales para cada estancia, con muestras.',
    durationMinutes: 45,
    price: 4000,
    place: { kind: 'in-person', detail: 'En tu casa, en Valencia y alrededores' },
    color: '#1D4ED8',
    combinable: true,
    nextVisitWeeks: 4,
  },
];

const CUSTOMERS = [
  ['Carmen Vidal', 'carmen@ejemplo.com', '+34 600 000 011'],
  ['Jorge Ibáñez', 'jorge@ejemplo.com', '+34 600 000 012'],
  ['Lucía Ferrer', 'lucia@ejemplo.com', '+34 600 000 013'],
  ['Pablo Soto', 'pablo@ejemplo.com', '+34 600 000 014'],
  ['Nuria Campos', 'nuria@ejemplo.com', '+34 600 000 015'],
] as const;

/**
 * Appointments: days from today, service, and index among the free starts of that day (or of the next one with any).
 */
const APPOINTMENTS: readonly (readonly [daysAhead: number, service: number, nth: number])[] = [
  [0, 0, 2],
  [1, 0, 1],
  [1, 2, 4],
  [2, 1, 0],
  [3, 0, 5],
  [5, 2, 2],
  [6, 0, 0],
  [7, 1, 1],
  [9, 0, 6],
  [10, 2, 3],
  [12, 0, 3],
  [13, 1, 2],
];

/** Returns answers to a service's required questions: the first of the choices. */
const answersTo = (questions: Service['questions']) =>
  Object.fromEntries(
    questions.filter(({ required }) => required).map(({ id, options }) => [id, options?.[0] ?? 'Sí']),
  );

async function ensureServices(db: Firestore, uid: string, cardId: string): Promise<void> {
  const hours = db.doc(`availability/${uid}`);
  // Later changes of the demo's services aren't overwritten.
  if ((await hours.get()).exists) return;
  const now = Timestamp.now();
  for (const [order, { id, ...service }] of SERVICES.entries()) {
    const stored: Omit<Service, 'id' | 'createdAt' | 'updatedAt'> = {
      userId: uid,
      price: 0,
      currency: 'EUR',
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      place: { kind: 'video', detail: '' },
      payment: { rule: 'none', link: '' },
      color: '#0F766E',
      questions: [],
      needsConfirmation: false,
      phoneRequired: false,
      noticeMinutes: 0,
      maxPerDay: 0,
      cardIds: [cardId],
      hidden: false,
      archivedAt: null,
      order,
      ...service,
    };
    await db.doc(`services/${id}`).set({ ...stored, createdAt: now, updatedAt: now });
  }
  const availability: Availability = { ...DEFAULT_AVAILABILITY, zone: ZONE };
  await hours.set({ ...availability, updatedAt: now });
}

/**
 * Gives an owner services, hours and a fortnight of bookings, made the way visitors make them.
 *
 * @param card - On which visitors find the services.
 */
export async function ensureBookings(
  db: Firestore,
  uid: string,
  { cardId, slug }: { cardId: string; slug: string },
): Promise<void> {
  await ensureServices(db, uid, cardId);
  await updateBookableCards(db, uid);
  const now = Date.now();
  const coming = db
    .collection('bookings')
    .where('userId', '==', uid)
    .where('start', '>', Timestamp.fromMillis(now));
  if ((await coming.count().get()).data().count >= ENOUGH) return;
  const today = localDateOf(now, ZONE);
  for (const [index, [daysAhead, service, nth]] of APPOINTMENTS.entries()) {
    const from = addDays(today, daysAhead);
    const to = addDays(from, 4);
    const page = await readBookingPage({ db, now }, slug, { from, to });
    const wanted = page.services.find(({ id }) => id === SERVICES[service]?.id);
    const starts = wanted
      ? slotsOf({ service: wanted, availability: page.availability, taken: page.taken, from, to, now })
          .map((day) => day.starts)
          .find((free) => free.length > 0)
      : undefined;
    const customer = CUSTOMERS[index % CUSTOMERS.length];
    const start = starts?.[nth % starts.length];
    if (!wanted || !customer || start === undefined) continue;
    const [name, email, phone] = customer;
    const id = `demo${from.replaceAll('-', '')}${index}`.padEnd(20, '0');
    await bookSlot(
      { db, now },
      slug,
      {
        bookingId: id,
        session: id,
        serviceId: wanted.id,
        price: wanted.price,
        durationMinutes: wanted.durationMinutes,
        due: wanted.due ?? 0,
        start,
        zone: ZONE,
        language: 'es',
        customer: { name, email, phone },
        answers: answersTo(wanted.questions),
        notes: '',
        proof: '',
        website: '',
      },
      { id, until: now + DAY_MS },
    );
  }
}
