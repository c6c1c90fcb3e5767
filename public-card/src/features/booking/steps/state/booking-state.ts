import type { LocalDate } from 'shared-lib/model/booking';
import type { PaymentTerms, Problem } from '../../booking-api';
import { refusedFields, type BookingFormValues, type FieldErrors } from '../booking-form';
import { STEPS, type BookingPlace, type Step } from './booking-history';
import type { Booked } from '../done-step';
import { withService, type BookingDraft } from './draft';
import type { MonthPage } from '../../time/months';
import type { Offered } from '../offered-services';

/** A failure of the last step. */
export interface FormProblem {
  problem: Problem;
  /** Free starts to choose instead. */
  alternatives: number[];
}

/** State of a booking in progress. Changed only by a {@link Move}. */
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
  /** Terms that apply to this visitor in place of the service's own; `null` for none. */
  terms: PaymentTerms | null;
  /** Answer to the successful booking; `null` before. */
  booked: Booked | null;
  /** Announcement to screen readers. */
  said: string;
}

/** A transition of a booking: how its next state follows from the present one. */
export type Move = (state: BookingState) => BookingState;

type Ids = Pick<BookingDraft, 'session' | 'bookingId'>;

/** Returns the first state of a booking. */
export const initialState = ({
  draft,
  offer,
  wanted,
}: Pick<BookingState, 'draft' | 'offer' | 'wanted'>): BookingState => ({
  draft,
  offer,
  loadProblem: null,
  wanted,
  errors: {},
  formProblem: null,
  isSending: false,
  terms: null,
  booked: null,
  said: '',
});

const NOTHING_CHOSEN = { serviceId: '', added: [], start: null };

/** Sets fields that change nothing else: the offer was read, something is announced, the answer is awaited or has come. */
export const note =
  (facts: Partial<Omit<BookingState, 'draft' | 'formProblem' | 'wanted'>>): Move =>
  (state) => ({ ...state, ...facts });

/** Chooses a service, a time or a zone. */
export const choose =
  (part: Partial<BookingDraft>): Move =>
  (state) => ({ ...state, draft: { ...state.draft, ...part }, formProblem: null, terms: null });

/** Sets the services of the visit, in their order. */
export const chooseServices = (ids: readonly string[]): Move => {
  const [serviceId = '', ...added] = ids;
  return choose({ serviceId, added });
};

/** Takes what is typed into the form; marks of refused fields go. */
export const type =
  (values: BookingFormValues): Move =>
  (state) => {
    const { email, phone } = state.draft.values;
    // The terms are those of the person who typed them.
    const isSame = values.email === email && values.phone === phone;
    return {
      ...state,
      draft: { ...state.draft, values },
      errors: {},
      terms: isSame ? state.terms : null,
    };
  };

/** Sends the booking. */
export const submit: Move = (state) => ({ ...state, isSending: true, formProblem: null });

/** Shows a refusal of the hold or of the booking; `bookingId` names the next attempt. */
export const refuse =
  (formProblem: FormProblem, fields: readonly string[], bookingId: string): Move =>
  (state) => {
    const { draft } = state;
    const { problem } = formProblem;
    return {
      ...state,
      formProblem,
      // Another page's booking has this name.
      ...(problem === 'booking-changed' && { draft: { ...draft, bookingId } }),
      ...(problem === 'invalid-input' && { errors: refusedFields(fields, draft.values) }),
    };
  };

/** Drops the chosen service, which isn't offered any more, with the offer. */
export const loseService: Move = (state) => ({
  ...state,
  wanted: null,
  offer: null,
  draft: { ...state.draft, ...NOTHING_CHOSEN },
});

/** Goes back or forward to a step; after the confirmation as another booking. `day` is that of a time that is released. */
export const goTo =
  (place: BookingPlace, day: LocalDate | null, ids: Ids): Move =>
  (state) =>
    choose({
      ...withService(state.draft, place.serviceId, place.start),
      ...(state.booked && { added: [], ...ids }),
    })({
      ...state,
      booked: null,
      wanted: day ?? state.wanted,
    });

/** Starts another booking. */
export const startAgain =
  (ids: Ids): Move =>
  (state) =>
    goTo(NOTHING_CHOSEN, null, ids)({ ...state, wanted: null });

/** Returns the shown step; `null` while it isn't known. */
export function stepOf({ booked, draft }: BookingState, { services, service }: Offered): Step | null {
  if (booked) return STEPS.done;
  if (service) return draft.start === null ? STEPS.time : STEPS.form;
  return services.length > 0 ? STEPS.service : null;
}
