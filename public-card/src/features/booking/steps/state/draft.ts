import { readJson, tabStorage, writeJson } from 'shared-lib/storage';
import { newId } from '../../booking-api';
import type { BookingFormValues } from '../booking-form';
import type { Prefill } from '../../start/prefill';

/** State of a booking that survives a reload: choices and typed values. */
export interface BookingDraft {
  serviceId: string;
  /** Services that follow in the same visit, in their order; missing where there are none. */
  added?: readonly string[];
  start: number | null;
  /** Visitor's zone; empty where the browser hides it and none is chosen: then the owner's holds. */
  zone: string;
  values: BookingFormValues;
  /** Session of the hold and of the booking: the same page continues with both. */
  session: string;
  bookingId: string;
}

const keyOf = (slug: string) => `reserva-${slug}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks a stored draft; `null` for an invalid one. */
function parse(draft: unknown): BookingDraft | null {
  if (!isRecord(draft) || !isRecord(draft['values']) || !isRecord(draft['values']['answers'])) return null;
  const { name, email, phone, notes } = draft['values'];
  const texts = [
    draft['serviceId'],
    draft['zone'],
    draft['session'],
    draft['bookingId'],
    name,
    email,
    phone,
    notes,
  ];
  const isWhole = texts.every((value) => typeof value === 'string');
  const added = draft['added'] ?? [];
  const isVisit = Array.isArray(added) && added.every((id) => typeof id === 'string');
  const isTime = draft['start'] === null || typeof draft['start'] === 'number';
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Each of its fields has been checked.
  return isWhole && isVisit && isTime ? (draft as unknown as BookingDraft) : null;
}

/** Returns a draft of a service at a time; what was added to another service goes. */
export const withService = (draft: BookingDraft, serviceId: string, start: number | null): BookingDraft => ({
  ...draft,
  ...(serviceId !== draft.serviceId && draft.added && { added: [] }),
  serviceId,
  start,
});

/** Reads this tab's draft of a booking on a card; `null` for none. */
export const readDraft = (slug: string): BookingDraft | null => parse(readJson(tabStorage, keyOf(slug)));

/** Stores a draft for this tab, until it is closed; `null` removes it. Without storage a reload starts from scratch. */
export function keepDraft(slug: string, draft: BookingDraft | null): void {
  writeJson(tabStorage, keyOf(slug), draft);
}

/**
 * Returns the first state of a booking: this tab's draft, else a new one in the zone and session. Values in the link fill
 * empty fields, and never replace typed ones.
 */
export function beginDraft(
  stored: BookingDraft | null,
  { serviceId, name, email, phone, notes }: Prefill,
  { zone, session }: Pick<BookingDraft, 'zone' | 'session'>,
): BookingDraft {
  if (!stored)
    return {
      serviceId,
      start: null,
      zone,
      values: { name, email, phone, notes, answers: {} },
      session,
      bookingId: newId(),
    };
  const { values } = stored;
  return {
    ...withService(stored, stored.start === null && serviceId ? serviceId : stored.serviceId, stored.start),
    values: {
      ...values,
      name: values.name || name,
      email: values.email || email,
      phone: values.phone || phone,
      notes: values.notes || notes,
    },
  };
}
