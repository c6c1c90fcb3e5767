import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isBeforeReminder, localDateOf, monthOf, type LocalDate } from 'shared-lib/model/booking';
import { zonesToShow, type ShownZones } from './time/appointment-zones';
import type { BegunBooking } from './start/begin-booking';
import { newId, sendInTurn, tokenOf, type Problem } from './booking-api';
import { goBack, recordMade, sourceCode, STEPS, type BookingPlace } from './steps/state/booking-history';
import { answersTo, type BookingFormValues } from './steps/booking-form';
import {
  goTo,
  initialState,
  loseService,
  note,
  refuse,
  startAgain,
  stepOf,
  submit,
  type,
  type BookingState,
  type Move,
} from './steps/state/booking-state';
import { keepDraft } from './steps/state/draft';
import { language, words } from './words';
import { Months, type MonthPage } from './time/months';
import { servicesOf, type Offered } from './steps/offered-services';
import type { ServerClock } from './server-clock';
import { openPayment } from './payment/open-payment';
import { proveWork } from '../../requests/solve-proof';
import { useHold, type Hold } from './steps/state/use-hold';
import { useStepHistory } from './steps/state/use-step-history';
import { idsOf, visitChoice, type VisitChoice } from './steps/state/visit-choice';

/** A booking in progress, with its actions. */
export interface Booking extends VisitChoice {
  services: Offered['services'];
  state: BookingState;
  go: (move: Move) => void;
  months: Months;
  /** Visitor's zone, or the owner's in its place. */
  zone: string;
  /** Zones of the shown times. */
  zones: ShownZones;
  /** The held time of the form, and whether it has expired. */
  held: { hold: Hold | null; hasLapsed: boolean };
  /** Returns the server's time. */
  now: ServerClock;
  /** True where a reminder by WhatsApp is offered: the owner sends them, and that of the chosen time is still to come. */
  remindsByWhatsApp: boolean;
  readOffer: () => Promise<MonthPage | null>;
  type: (values: BookingFormValues) => void;
  /** Drops the choices of a step and those after it, to choose again. */
  backTo: (target: typeof STEPS.service | typeof STEPS.time) => void;
  book: (hidden: string) => Promise<void>;
  /** Starts another booking. */
  again: () => void;
}

const newIds = () => ({ session: newId(), bookingId: newId() });

/** Manages a booking from the card's offer to the confirmation. Typed values survive a reload and every refusal. */
export function useBooking(begun: BegunBooking): Booking {
  const { slug } = begun;
  const [state, go] = useState(() => initialState(begun));
  const { draft, offer, wanted, booked } = state;
  const { session } = draft;
  const ownerZone = offer?.page.availability.zone;
  const zone = draft.zone || (ownerZone ?? 'UTC');
  // Another booking on the same page has a session of its own.
  const [first] = useState(session);
  const months = useMemo(
    () => (session === first ? begun.months : new Months(slug, { session })),
    [begun.months, first, slug, session],
  );

  const takeOffer = useCallback((read: MonthPage | Problem): MonthPage | null => {
    if (typeof read === 'string') {
      go(note({ loadProblem: read }));
      return null;
    }
    go(note({ offer: read, loadProblem: null }));
    return read;
  }, []);
  useEffect(() => {
    void begun.firstMonth.then(takeOffer);
  }, [takeOffer, begun.firstMonth]);

  /** Reads the card's offer, which any month contains. */
  const readOffer = async () =>
    takeOffer(await months.read(monthOf(wanted ?? localDateOf(Date.now(), zone))));

  useEffect(() => {
    if (!booked) keepDraft(slug, draft);
  }, [slug, draft, booked]);

  const offered = servicesOf(state);
  const { services } = offered;
  const choice = useMemo(
    () => visitChoice({ services, service: offered.service }, draft.added),
    [services, offered.service, draft.added],
  );
  const { visit: service } = choice;
  const zones = zonesToShow(service?.placeKind ?? 'video', {
    owner: ownerZone ?? zone,
    visitor: zone,
  });
  const step = stepOf(state, offered);
  const isAtForm = step === STEPS.form;
  const now = offer?.clock ?? Date.now;
  const remindsByWhatsApp =
    offer?.page.remindsByWhatsApp === true &&
    draft.start !== null &&
    isBeforeReminder(draft.start, now(), offer.page.availability.zone);

  /** Shows a refusal; where the chosen service is gone, returns to the choice of one. */
  async function onRefused(problem: Problem, alternatives: number[], fields: string[] = []): Promise<void> {
    months.forget();
    if (problem === 'service-gone') {
      go(loseService);
      if (await readOffer()) go(note({ said: words().problems[problem] }));
      return;
    }
    if (problem === 'service-changed' || problem === 'not-together') {
      go(note({ terms: null }));
      await readOffer();
    }
    go(refuse({ problem, alternatives }, fields, newId()));
  }

  const { touch, ...held } = useHold({
    slug,
    session,
    services: idsOf(choice).join(' '),
    start: isAtForm ? draft.start : null,
    now,
    onRefused: (problem, alternatives) => void onRefused(problem, alternatives),
    onLapsed: () => go(note({ said: words().form.lapsed })),
  });

  // Worked out while the form is filled in.
  const proof = useRef<Promise<string | null> | null>(null);
  useEffect(() => {
    if (isAtForm) proof.current ??= proveWork();
  }, [isAtForm]);

  /** Restores the choices of a step that the person goes back or forward to. */
  function returnTo(place: BookingPlace): void {
    let day: LocalDate | null = null;
    if (!booked && draft.start !== null && place.start === null) {
      day = localDateOf(draft.start, zones.first);
      void sendInTurn(slug, 'release', { session });
    }
    if (booked || day) months.forget();
    go(goTo(place, day, newIds()));
  }
  useStepHistory(slug, step, draft, returnTo);

  async function book(hidden: string): Promise<void> {
    if (state.isSending || !service || draft.start === null) return;
    go(submit);
    const { name, email, phone, notes, answers, invoice, whatsApp } = draft.values;
    const source = sourceCode();
    const input = {
      bookingId: draft.bookingId,
      session,
      serviceIds: idsOf(choice),
      price: service.price,
      durationMinutes: service.durationMinutes,
      due: service.due ?? 0,
      start: draft.start,
      zone,
      language: language(),
      customer: { name: name.trim(), email: email.trim(), phone: phone.trim() },
      answers: answersTo(service.questions, answers),
      notes: notes.trim(),
      ...(service.asksInvoice && invoice?.wanted && { invoice }),
      ...(remindsByWhatsApp && whatsApp && phone.trim() !== '' && { whatsApp }),
      website: hidden,
      ...(source && { source }),
    };
    const attempt = async () => {
      proof.current ??= proveWork();
      const solved = await proof.current;
      if (solved === null) proof.current = null;
      return sendInTurn(slug, 'book', { ...input, proof: solved ?? '' });
    };
    let answer = await attempt();
    if (!answer.ok && answer.problem === 'proof-needed') {
      // It was good for an hour.
      proof.current = null;
      answer = await attempt();
    }
    if (!answer.ok) {
      go(note({ isSending: false, ...(answer.terms && { terms: answer.terms }) }));
      return onRefused(answer.problem, answer.alternatives, answer.fields);
    }
    keepDraft(slug, null);
    proof.current = null;
    const { booking, path } = answer.value;
    recordMade(slug, path);
    // «Reservar y pagar» leads on to Stripe; where that fails, the last step has the button.
    if (booking.online?.canPay) await openPayment(slug, { bookingId: booking.id, token: tokenOf(path) });
    go(note({ isSending: false, booked: answer.value }));
  }

  return {
    state,
    go,
    months,
    services,
    ...choice,
    zone,
    zones,
    held,
    now,
    remindsByWhatsApp,
    readOffer,
    type: (values) => {
      go(type(values));
      touch();
    },
    backTo: (target) => {
      const place = { serviceId: target === STEPS.time ? draft.serviceId : '', start: null };
      // Through the history, if it has that step.
      if (step === null || !goBack(slug, step - target)) returnTo(place);
    },
    book,
    again: () => {
      months.forget();
      go(startAgain(newIds()));
      void readOffer();
    },
  };
}
