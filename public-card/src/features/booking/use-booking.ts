import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { localDateOf, type LocalDate, type PublicService } from 'shared-lib/domain/booking';
import { newId, send, type Problem } from './booking-api';
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

/** Something that went wrong at the last step. */
export interface FormProblem {
  problem: Problem;
  /** Starts that can be had instead. */
  alternatives: number[];
}

/** A booking on its way, and what can be done about it. */
export interface Booking {
  months: Months;
  /** What is chosen and typed so far. */
  draft: BookingDraft;
  /** What the card offers; `null` until it is read. */
  offer: MonthPage | null;
  loadProblem: Problem | null;
  services: readonly PublicService[];
  /** The chosen one, or the only one. */
  service: PublicService | undefined;
  /** The day to begin with when a time is chosen anew. */
  wanted: LocalDate | null;
  /** Intervals that are the visitor's own. */
  ignore: ReadonlySet<string>;
  hold: Hold | null;
  hasLapsed: boolean;
  errors: FieldErrors;
  formProblem: FormProblem | null;
  isSending: boolean;
  /** What came of it in the end. */
  booked: Booked | null;
  /** What those are told who don't see it. */
  said: string;
  /** The server's time. */
  now: ServerClock;
  readOffer: () => Promise<MonthPage | null>;
  change: (part: Partial<BookingDraft>) => void;
  type: (values: BookingFormValues) => void;
  /** Takes another start, in place of one that can't be had. */
  takeInstead: (start: number) => void;
  backToTimes: () => void;
  book: (website: string) => Promise<void>;
  /** Begins with another booking. */
  again: () => void;
  setErrors: (errors: FieldErrors) => void;
  say: (text: string) => void;
}

/** The language of the mail that follows. */
const language = () => (navigator.language.startsWith('en') ? ('en' as const) : ('es' as const));

/** Follows a booking from what a card offers to what came of it. What is typed outlives a reload and every refusal. */
export function useBooking(slug: string, prefill: Prefill): Booking {
  const [months] = useState(() => new Months(slug));
  const [draft, setDraft] = useState<BookingDraft>(() =>
    beginDraft(readDraft(slug), prefill, visitorZone('UTC')),
  );
  const [offer, setOffer] = useState<MonthPage | null>(null);
  const [loadProblem, setLoadProblem] = useState<Problem | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [formProblem, setFormProblem] = useState<FormProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState(prefill.date);
  const change = (part: Partial<BookingDraft>) => setDraft((was) => ({ ...was, ...part }));

  /** Reads what the card offers; the month is any: each says it. */
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
  const isAtForm = !booked && service !== undefined && draft.start !== null;
  const now = offer?.clock ?? Date.now;

  const { hold, hasLapsed, ownId, touch } = useHold({
    slug,
    session: draft.session,
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
  const ignore = useMemo(() => new Set([ownId]), [ownId]);

  // Worked out while the form is filled in.
  const proof = useRef<Promise<string | null> | null>(null);
  useEffect(() => {
    if (isAtForm) proof.current ??= proveWork();
  }, [isAtForm]);

  /** Back to the choice of a service, after the chosen one turned out to be gone. */
  async function begin(problem: Problem): Promise<void> {
    months.forget();
    setWanted(null);
    setOffer(null);
    change({ serviceId: '', start: null });
    if (await readOffer()) setSaid(messages.problems[problem]);
  }

  function backToTimes(): void {
    if (draft.start !== null) setWanted(localDateOf(draft.start, draft.zone));
    void send(slug, 'release', { session: draft.session });
    months.forget();
    setFormProblem(null);
    change({ start: null });
  }

  async function onRefused(answer: { problem: Problem; alternatives: number[]; fields: string[] }) {
    const { problem, alternatives, fields } = answer;
    months.forget();
    if (problem === 'service-gone') return begin(problem);
    if (problem === 'invalid-input') setErrors(refusedFields(fields));
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
      session: draft.session,
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
    wanted,
    ignore,
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
    backToTimes,
    book,
    again,
    setErrors,
    say: setSaid,
  };
}
