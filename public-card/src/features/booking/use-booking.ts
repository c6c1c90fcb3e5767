import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { localDateOf, type LocalDate, type PublicService } from 'shared-lib/domain/booking';
import { toldZones, type ToldZones } from './appointment-zones';
import { newId, send, type Problem } from './booking-api';
import { currentEntry, goBack, STEPS, type BookingPlace, type Step } from './booking-history';
import { answersTo, refusedFields, type BookingFormValues, type FieldErrors } from './booking-form';
import type { Booked } from './done-step';
import { beginDraft, keepDraft, readDraft, type BookingDraft } from './draft';
import { messages } from './messages';
import { monthOf } from './month-grid';
import { Months, visitorZone, type MonthPage } from './months';
import type { Prefill } from './prefill';
import type { ServerClock } from './server-clock';
import { proveWork } from './solve-proof';
import { useHold, type Hold } from './use-hold';
import { useStepHistory } from './use-step-history';

/** A failure of the last step. */
export interface FormProblem {
  problem: Problem;
  /** Free starts to choose instead. */
  alternatives: number[];
}

/** State of a booking in progress, with its actions. */
export interface Booking {
  months: Months;
  /** Choices and typed values so far. */
  draft: BookingDraft;
  /** The card's offer; `null` until it is read. */
  offer: MonthPage | null;
  loadProblem: Problem | null;
  services: readonly PublicService[];
  /** The chosen service, or the only one. */
  service: PublicService | undefined;
  /** Zones of the shown times. */
  zones: ToldZones;
  /** Day to begin with when a time is chosen again. */
  wanted: LocalDate | null;
  hold: Hold | null;
  hasLapsed: boolean;
  errors: FieldErrors;
  formProblem: FormProblem | null;
  isSending: boolean;
  /** Answer to the successful booking; `null` before. */
  booked: Booked | null;
  /** Announcement to screen readers. */
  said: string;
  /** Returns the server's time. */
  now: ServerClock;
  readOffer: () => Promise<MonthPage | null>;
  change: (part: Partial<BookingDraft>) => void;
  type: (values: BookingFormValues) => void;
  /** Chooses another start in place of one that is taken. */
  takeInstead: (start: number) => void;
  /** Drops the chosen time to choose another. */
  backToTimes: () => void;
  /** Drops the chosen service to choose another. */
  backToServices: () => void;
  book: (website: string) => Promise<void>;
  /** Starts another booking. */
  again: () => void;
  setErrors: (errors: FieldErrors) => void;
  say: (text: string) => void;
}

/** Returns the language of the confirmation. */
const language = () => (navigator.language.startsWith('en') ? ('en' as const) : ('es' as const));

/** Manages a booking from the card's offer to the confirmation. Typed values survive a reload and every refusal. */
export function useBooking(slug: string, prefill: Prefill): Booking {
  const [draft, setDraft] = useState<BookingDraft>(() => {
    const begun = beginDraft(readDraft(slug), prefill, visitorZone('UTC'));
    // A history entry that was reached by going forward has its own step's choices.
    const entry = currentEntry(slug);
    if (!entry || entry.step === null) return begun;
    return { ...begun, serviceId: entry.serviceId, start: entry.start };
  });
  const { session } = draft;
  const months = useMemo(() => new Months(slug, { session }), [slug, session]);
  const [offer, setOffer] = useState<MonthPage | null>(null);
  const [loadProblem, setLoadProblem] = useState<Problem | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [formProblem, setFormProblem] = useState<FormProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState(prefill.date);
  const change = (part: Partial<BookingDraft>) => setDraft((was) => ({ ...was, ...part }));

  /** Reads the card's offer, which any month contains. */
  const readOffer = useCallback(async (): Promise<MonthPage | null> => {
    const read = await months.read(monthOf(wanted ?? localDateOf(Date.now(), draft.zone)));
    if (typeof read === 'string') {
      setLoadProblem(read);
      return null;
    }
    setLoadProblem(null);
    setOffer(read);
    return read;
  }, [months, wanted, draft.zone]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void readOffer();
  }, [readOffer]);

  useEffect(() => {
    if (!booked) keepDraft(slug, draft);
  }, [slug, draft, booked]);

  const services = offer?.page.services ?? [];
  const service = services.length === 1 ? services[0] : services.find(({ id }) => id === draft.serviceId);
  const zones = toldZones(service?.placeKind ?? 'video', {
    owner: offer?.page.availability.zone ?? draft.zone,
    visitor: draft.zone,
  });
  const isAtForm = !booked && service !== undefined && draft.start !== null;
  const now = offer?.clock ?? Date.now;

  const { hold, hasLapsed, touch } = useHold({
    slug,
    session,
    serviceId: service?.id ?? '',
    start: isAtForm ? draft.start : null,
    now,
    onRefused: (problem, alternatives) => {
      months.forget();
      if (problem === 'service-gone') void begin('service-gone');
      else setFormProblem({ problem, alternatives });
    },
    onLapsed: () => setSaid(messages.form.lapsed),
  });

  // Worked out while the form is filled in.
  const proof = useRef<Promise<string | null> | null>(null);
  useEffect(() => {
    if (isAtForm) proof.current ??= proveWork();
  }, [isAtForm]);

  /** Returns to the choice of a service, after the chosen one turned out to be gone. */
  async function begin(problem: Problem): Promise<void> {
    months.forget();
    setWanted(null);
    setOffer(null);
    change({ serviceId: '', start: null });
    if (await readOffer()) setSaid(messages.problems[problem]);
  }

  /** Restores the choices of a step that the person goes back or forward to. */
  function returnTo({ serviceId, start }: BookingPlace): void {
    setFormProblem(null);
    if (booked) {
      months.forget();
      setBooked(null);
      setDraft({ ...draft, serviceId, start, session: newId(), bookingId: newId() });
      return;
    }
    if (draft.start !== null && start === null) {
      setWanted(localDateOf(draft.start, zones.first));
      void send(slug, 'release', { session });
      months.forget();
    }
    change({ serviceId, start });
  }

  let step: Step | null = null;
  if (booked) step = STEPS.done;
  else if (services.length > 0 && !service) step = STEPS.service;
  else if (service) step = draft.start === null ? STEPS.time : STEPS.form;
  useStepHistory(slug, step, draft, returnTo);

  /** Goes back to an earlier step, through the history if it has that step. */
  const backTo = (target: Step, place: BookingPlace) => {
    if (step === null || !goBack(slug, step - target)) returnTo(place);
  };

  async function onRefused(answer: { problem: Problem; alternatives: number[]; fields: string[] }) {
    const { problem, alternatives, fields } = answer;
    months.forget();
    if (problem === 'service-gone') return begin(problem);
    if (problem === 'invalid-input') setErrors(refusedFields(fields, draft.values));
    if (problem === 'service-changed') await readOffer();
    // Another page's booking has this name.
    if (problem === 'booking-changed') change({ bookingId: newId() });
    setFormProblem({ problem, alternatives });
  }

  async function book(website: string): Promise<void> {
    if (isSending || !service || draft.start === null) return;
    setSending(true);
    setFormProblem(null);
    const { name, email, phone, notes, answers } = draft.values;
    const input = {
      bookingId: draft.bookingId,
      session,
      serviceId: service.id,
      price: service.price,
      durationMinutes: service.durationMinutes,
      start: draft.start,
      zone: draft.zone,
      language: language(),
      customer: { name: name.trim(), email: email.trim(), phone: phone.trim() },
      answers: answersTo(service.questions, answers),
      notes: notes.trim(),
      website,
    };
    const attempt = async () => {
      proof.current ??= proveWork();
      const solved = await proof.current;
      if (solved === null) proof.current = null;
      return send(slug, 'book', { ...input, proof: solved ?? '' });
    };
    let answer = await attempt();
    if (!answer.ok && answer.problem === 'proof-needed') {
      // It was good for an hour.
      proof.current = null;
      answer = await attempt();
    }
    setSending(false);
    if (!answer.ok) return onRefused(answer);
    keepDraft(slug, null);
    proof.current = null;
    setBooked(answer.value);
  }

  function again(): void {
    months.forget();
    setBooked(null);
    setWanted(null);
    setDraft({ ...draft, serviceId: '', start: null, session: newId(), bookingId: newId() });
    void readOffer();
  }

  const type = (values: BookingFormValues) => {
    change({ values });
    if (Object.keys(errors).length > 0) setErrors({});
    touch();
  };

  return {
    months,
    draft,
    offer,
    loadProblem,
    services,
    service,
    zones,
    wanted,
    hold,
    hasLapsed,
    errors,
    formProblem,
    isSending,
    booked,
    said,
    now,
    readOffer,
    change,
    type,
    takeInstead: (start) => {
      setFormProblem(null);
      change({ start });
    },
    backToTimes: () => backTo(STEPS.time, { serviceId: draft.serviceId, start: null }),
    backToServices: () => backTo(STEPS.service, { serviceId: '', start: null }),
    book,
    again,
    setErrors,
    say: setSaid,
  };
}
