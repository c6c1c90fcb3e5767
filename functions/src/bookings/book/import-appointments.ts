import type { Firestore } from 'firebase-admin/firestore';
import type { CallableRequest } from 'shared-lib/model';
import { isTimeFree, reservedSpan, type AppointmentOutcome } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { accountStateRef } from '../../account-records/account-state';
import type { CallableHandler } from '../../callable';
import { readAll, readFor } from '../../stored/read-all';
import { ownServiceOrThrow, writeByHand, zoneOfOwner } from './book-by-hand';
import { derivedId } from './derived-id';
import { bookingRef } from '../record/booking-document';
import { datesAround, readBusyDays } from '../time/busy-days';
import { cleanLine } from './clean-text';
import type { StoredService } from '../offer/read-offer';
import { bookingTransaction, intervalOf } from '../time/take-slot';

type Input = CallableRequest<'importAppointments'>;
type Appointment = Input['appointments'][number];

/** Returns the id of a booking that is made of an appointment: the same for each import of it by this owner. */
const idOf = (uid: string, appointment: Appointment): string =>
  derivedId(uid, appointment.uid, appointment.start);

/** Returns the service with the length of an appointment. */
const lasting = (service: StoredService, { start, end }: Appointment): StoredService => ({
  ...service,
  durationMinutes: Math.round((end - start) / MINUTE_MS),
});

/** Returns what an import would do with each appointment, one after the other, without changes. */
async function preview(db: Firestore, uid: string, now: number, input: Input): Promise<AppointmentOutcome[]> {
  const { appointments, serviceId, zone: typedZone } = input;
  const service = await ownServiceOrThrow(db, db, uid, serviceId);
  const zone = await zoneOfOwner(db, db, uid, typedZone);
  const spanOf = (one: Appointment) => reservedSpan(lasting(service, one), one.start);
  const dates = appointments.flatMap((one) => datesAround(spanOf(one), zone));
  const days = await readBusyDays(db, db, { uid, zone }, dates);
  const stored = await readFor(db, appointments, (one) => bookingRef(db, idOf(uid, one)));
  return stored.map(({ item: appointment, found: { id, exists } }) => {
    if (exists) return 'known';
    if (appointment.start <= now) return 'past';
    const isFree = isTimeFree({ ...spanOf(appointment), intervals: days.intervals, now });
    days.add(intervalOf({ kind: 'booking', id }, lasting(service, appointment), appointment.start, zone));
    return isFree ? 'new' : 'clash';
  });
}

/** Makes a booking of one appointment, unless it is one already, is over, or its time is taken. */
function importOne(
  db: Firestore,
  uid: string,
  now: number,
  { serviceId, zone, language, overlap }: Input,
  appointment: Appointment,
): Promise<AppointmentOutcome> {
  const bookingId = idOf(uid, appointment);
  return bookingTransaction(db, async (transaction) => {
    const [stored] = await readAll(transaction, bookingRef(db, bookingId), accountStateRef(db, uid));
    if (stored.exists) return 'known';
    if (appointment.start <= now) return 'past';
    const service = lasting(await ownServiceOrThrow(transaction, db, uid, serviceId), appointment);
    const isMade = await writeByHand(
      transaction,
      { db, now, uid },
      {
        appointments: [{ bookingId, start: appointment.start }],
        service,
        customer: { name: cleanLine(appointment.name) || '–', email: '', phone: '' },
        ...{ notes: appointment.notes, zone, language, overlap, isQuiet: true },
      },
    );
    return isMade ? 'new' : 'clash';
  });
}

/**
 * Makes bookings of the appointments of another calendar. They have no address, so that nobody gets mail about them. Repeated, each is
 * there once; one that the owner cancelled since stays cancelled.
 *
 * @throws Refusal `service-gone` for a service that isn't the caller's
 */
export const importAppointments: CallableHandler<'importAppointments'> = async ({ db, uid, now }, input) => {
  if (input.preview) return { outcomes: await preview(db, uid, now, input) };
  const outcomes: AppointmentOutcome[] = [];
  for (const appointment of input.appointments)
    outcomes.push(await importOne(db, uid, now, input, appointment));
  return { outcomes };
};
