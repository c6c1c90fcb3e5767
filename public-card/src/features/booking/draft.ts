import { newId } from './booking-api';
import type { BookingFormValues } from './booking-form';
import type { Prefill } from './prefill';

/** What a reload gives back: where somebody was, and what they had typed. */
export interface BookingDraft {
  serviceId: string;
  start: number | null;
  zone: string;
  values: BookingFormValues;
  /** Of the hold, and of the booking that is about to be made: the same page goes on with both. */
  session: string;
  bookingId: string;
}

const keyOf = (slug: string) => `reserva-${slug}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept, `null` for nothing that makes sense. */
function parse(text: string | null): BookingDraft | null {
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
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
    const isTime = draft['start'] === null || typeof draft['start'] === 'number';
    return isWhole && isTime ? (draft as unknown as BookingDraft) : null;
  } catch {
    return null;
  }
}

/** Reads what this tab keeps of a booking at a card. A browser that refuses storage keeps nothing. */
export function readDraft(slug: string): BookingDraft | null {
  try {
    return parse(sessionStorage.getItem(keyOf(slug)));
  } catch {
    return null;
  }
}

/** Keeps a booking for this tab, until it ends; `null` forgets it. */
export function keepDraft(slug: string, draft: BookingDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Without storage a reload begins anew.
  }
}

/**
 * Where a booking begins: with what this tab keeps of it, else anew. What a link brings along fills in what is empty, and
 * never takes the place of what was typed.
 */
export function beginDraft(
  kept: BookingDraft | null,
  { serviceId, name, email, phone, notes }: Prefill,
  zone: string,
): BookingDraft {
  if (!kept)
    return {
      serviceId,
      start: null,
      zone,
      values: { name, email, phone, notes, answers: {} },
      session: newId(),
      bookingId: newId(),
    };
  const { values } = kept;
  return {
    ...kept,
    serviceId: kept.start === null && serviceId ? serviceId : kept.serviceId,
    values: {
      ...values,
      name: values.name || name,
      email: values.email || email,
      phone: values.phone || phone,
      notes: values.notes || notes,
    },
  };
}
