import type { LocalDate, PublicService } from 'shared-lib/domain/booking';
import type { Problem } from './booking-api';
import { refusedFields, type BookingFormValues, type FieldErrors } from './booking-form';
import { STEPS, type BookingPlace, type Step } from './booking-history';
import type { Booked } from './done-step';
import type { BookingDraft } from './draft';
import type { MonthPage } from './months';

/** A failure of the last step. */
export interface FormProblem {
  problem: Problem;
  /** Free starts to choose instead. */
  alternatives: number[];
}

/** State of a booking in progress. Changed only by {@link reduceBooking}. */
export interface BookingState {
  /** Choices and typed values so far. */
  draft: BookingDraft;
  /** The card's offer; `null` until it is read. */
  offer: MonthPage | null;
  loadProblem: Problem | null;
  /** Day to begin with when a time is chosen again. */
  wanted: LocalDate | null;
  errors: FieldErrors;
  formProblem: FormProblem | null;
  isSending: boolean;
  /** Answer to the successful booking; `null` before. */
  booked: Booked | null;
  /** Announcement to screen readers. */
  said: string;
}

type Ids = Pick<BookingDraft, 'session' | 'bookingId'>;

/** Events of a booking. Ids are drawn by the sender, as a reducer may run twice. */
export type BookingEvent =
  | { type: 'read'; offer: MonthPage }
  | { type: 'unread'; problem: Problem }
  /** A choice: of a service, a time or a zone. */
  | { type: 'chosen'; part: Partial<BookingDraft> }
  | { type: 'typed'; values: BookingFormValues }
  | { type: 'checked'; errors: FieldErrors }
  | { type: 'sent' }
  | { type: 'answered' }
  | { type: 'booked'; booked: Booked }
  /** The server refused the hold or the booking; `bookingId` names the next attempt. */
  | ({ type: 'refused'; fields: readonly string[]; bookingId: string } & FormProblem)
  /** The chosen service isn't offered any more. */
  | { type: 'service-gone' }
  /** Back or forward to a step; `day` is that of the time that is given up. */
  | { type: 'returned'; place: BookingPlace; day: LocalDate | null; ids: Ids }
  | { type: 'again'; ids: Ids }
  | { type: 'said'; text: string };

/** Returns the start of a booking. */
export const beginBooking = (draft: BookingDraft, wanted: LocalDate | null): BookingState => ({
  draft,
  offer: null,
  loadProblem: null,
  wanted,
  errors: {},
  formProblem: null,
  isSending: false,
  booked: null,
  said: '',
});

const NOTHING_CHOSEN = { serviceId: '', start: null };

export function reduceBooking(state: BookingState, event: BookingEvent): BookingState {
  const { draft } = state;
  const choose = (part: Partial<BookingDraft>) => ({ draft: { ...draft, ...part }, formProblem: null });
  switch (event.type) {
    case 'read':
      return { ...state, offer: event.offer, loadProblem: null };
    case 'unread':
      return { ...state, loadProblem: event.problem };
    case 'chosen':
      return { ...state, ...choose(event.part) };
    case 'typed':
      return { ...state, draft: { ...draft, values: event.values }, errors: {} };
    case 'checked':
      return { ...state, errors: event.errors };
    case 'sent':
      return { ...state, isSending: true, formProblem: null };
    case 'answered':
      return { ...state, isSending: false };
    case 'booked':
      return { ...state, booked: event.booked };
    case 'refused': {
      const { problem, alternatives, fields, bookingId } = event;
      return {
        ...state,
        // Another page's booking has this name.
        draft: problem === 'booking-changed' ? { ...draft, bookingId } : draft,
        errors: problem === 'invalid-input' ? refusedFields(fields, draft.values) : state.errors,
        formProblem: { problem, alternatives },
      };
    }
    case 'service-gone':
      return { ...state, wanted: null, offer: null, draft: { ...draft, ...NOTHING_CHOSEN } };
    case 'returned': {
      const { place, day, ids } = event;
      if (state.booked) return { ...state, booked: null, ...choose({ ...place, ...ids }) };
      return { ...state, wanted: day ?? state.wanted, ...choose(place) };
    }
    case 'again':
      return { ...state, booked: null, wanted: null, ...choose({ ...NOTHING_CHOSEN, ...event.ids }) };
    case 'said':
      return { ...state, said: event.text };
  }
}

/** Services of the offer, and the chosen one, or the only one. */
export function servicesOf({ offer, draft }: BookingState): {
  services: readonly PublicService[];
  service: PublicService | undefined;
} {
  const services = offer?.page.services ?? [];
  const service = services.length === 1 ? services[0] : services.find(({ id }) => id === draft.serviceId);
  return { services, service };
}

/** Returns the shown step; `null` while it isn't known. */
export function stepOf(state: BookingState): Step | null {
  const { services, service } = servicesOf(state);
  if (state.booked) return STEPS.done;
  if (!service) return services.length > 0 ? STEPS.service : null;
  return state.draft.start === null ? STEPS.time : STEPS.form;
}
