import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { availabilityDocumentSchema } from 'shared-lib/documents';
import { DEFAULT_AVAILABILITY, isZone, tidyHours, type Availability } from 'shared-lib/model/booking';
import { FewAtOnce } from '../../limits/few-at-once';
import { readAll, readFields, type Reader } from '../../stored/read-all';

/**
 * Whole documents of owners that an instance reads at a time for visitors. The rules can't measure their lists of maps, so that each may
 * have a megabyte, which is several times as large in memory.
 */
const wholeDocuments = new FewAtOnce(4);

/** Reads a document that its owner writes, and parses it while few others are in memory. */
export function readWhole<Parsed>(
  reader: Reader,
  ref: DocumentReference,
  parse: (snapshot: DocumentSnapshot) => Parsed,
): Promise<Parsed> {
  return wholeDocuments.run(async () => {
    const [snapshot] = await readAll(reader, ref);
    return parse(snapshot);
  });
}

/**
 * Returns an owner's hours, each day's in order and without overlaps; `null` when the owner has set none, or they are
 * invalid.
 */
export function parseAvailability(snapshot: DocumentSnapshot): Availability | null {
  const parsed = availabilityDocumentSchema.safeParse(snapshot.data());
  if (!parsed.success || !isZone(parsed.data.zone)) return null;
  const { updatedAt: _, weekly, ...hours } = parsed.data;
  const open = Object.entries(weekly).filter(([, ranges]) => ranges !== undefined);
  return tidyHours({ ...hours, weekly: Object.fromEntries(open) });
}

/** Reads an owner's hours; `null` as {@link parseAvailability} says. */
export const readHours = (reader: Reader, db: Firestore, uid: string): Promise<Availability | null> =>
  readWhole(reader, db.doc(`availability/${uid}`), parseAvailability);

/** Settings of `availability/{uid}` beside the hours, as names of fields: small, as the rules measure them. */
export const BOOKING_SETTINGS = [
  'zone',
  'changeNoticeMinutes',
  'paymentDeadlineMinutes',
  'reminders',
] as const satisfies readonly (keyof Availability)[];

/** An owner's settings; `zone` is `null` for an owner without any. */
export type BookingSettings = Pick<
  Availability,
  'changeNoticeMinutes' | 'paymentDeadlineMinutes' | 'reminders'
> & { zone: string | null };

const {
  zone: zoneSchema,
  changeNoticeMinutes,
  paymentDeadlineMinutes,
  reminders,
} = availabilityDocumentSchema.shape;

/** Returns an owner's settings; the product's own for each that is missing or invalid. */
export function parseBookingSettings(snapshot: DocumentSnapshot): BookingSettings {
  const zone = zoneSchema.safeParse(snapshot.get('zone'));
  const usual = DEFAULT_AVAILABILITY;
  return {
    zone: zone.success && isZone(zone.data) ? zone.data : null,
    changeNoticeMinutes: changeNoticeMinutes
      .catch(usual.changeNoticeMinutes)
      .parse(snapshot.get('changeNoticeMinutes')),
    paymentDeadlineMinutes: paymentDeadlineMinutes
      .catch(usual.paymentDeadlineMinutes)
      .parse(snapshot.get('paymentDeadlineMinutes')),
    reminders: reminders.catch([...usual.reminders]).parse(snapshot.get('reminders')),
  };
}

/** Reads an owner's settings without their hours. */
export async function readBookingSettings(
  reader: Reader,
  db: Firestore,
  uid: string,
): Promise<BookingSettings> {
  const [hours] = await readFields(reader, BOOKING_SETTINGS, db.doc(`availability/${uid}`));
  return parseBookingSettings(hours);
}
