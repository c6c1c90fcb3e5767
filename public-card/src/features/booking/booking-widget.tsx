import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isZone, localDateOf, type PublicService } from 'shared-lib/domain/booking';
import { Alternatives } from './alternatives';
import { newId, send, type Problem } from './booking-api';
import { answersTo, refusedFields, type BookingFormValues, type FieldErrors } from './booking-form';
import { BookingSummary } from './booking-summary';
import { DoneStep, doneHeading, type Booked } from './done-step';
import { beginDraft, keepDraft, readDraft, type BookingDraft } from './draft';
import { duration, price, timeAt } from './format';
import { FormStep } from './form-step';
import { messages } from './messages';
import { monthOf } from './month-grid';
import { Months, visitorZone, type MonthPage } from './months';
import type { Prefill } from './prefill';
import { loadProblemText, ProblemNote } from './problem-note';
import { ServiceStep } from './service-step';
import { SlotPicker } from './slot-picker';
import { proveWork } from './solve-proof';
import { StepHeading } from './step-heading';
import { useHold } from './use-hold';

/** What {@link BookingWidget} takes. */
export interface BookingWidgetProps {
  slug: string;
  prefill: Prefill;
}

/** Something that went wrong at the last step. */
interface FormProblem {
  problem: Problem;
  /** Starts that can be had instead. */
  alternatives: number[];
}

/** Because of the time: others can be had. */
const isAboutTime = ({ problem }: FormProblem) => problem === 'slot-taken' || problem === 'slot-not-offered';

/** The language of the mail that follows. */
const language = () => (navigator.language.startsWith('en') ? ('en' as const) : ('es' as const));

/** Books through a card: service, day and time, who it is for, done. */
export function BookingWidget({ slug, prefill }: BookingWidgetProps) {
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
  /** The day to begin with when a time is chosen anew. */
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
  const service: PublicService | undefined =
    services.length === 1 ? services[0] : services.find(({ id }) => id === draft.serviceId);
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

  const onValues = (values: BookingFormValues) => {
    change({ values });
    if (Object.keys(errors).length > 0) setErrors({});
    touch();
  };

  const summary = (start: number | null) =>
    service &&
    offer && (
      <BookingSummary
        service={service}
        start={start}
        zone={draft.zone}
        ownerZone={offer.page.availability.zone}
        onService={services.length > 1 ? () => change({ serviceId: '', start: null }) : undefined}
        onTime={backToTimes}
      />
    );

  const step = () => {
    if (!offer)
      return loadProblem ? (
        <ProblemNote
          problem={loadProblem}
          text={loadProblemText(loadProblem)}
          onRetry={() => void readOffer()}
        />
      ) : (
        <p className="tj-quiet">{messages.loading}</p>
      );
    if (booked)
      return (
        <>
          <StepHeading key="done">{doneHeading(booked)}</StepHeading>
          <DoneStep
            booked={booked}
            zone={draft.zone}
            email={draft.values.email.trim()}
            now={now}
            onAgain={again}
          />
        </>
      );
    if (services.length === 0) return <p className="tj-quiet">{messages.nothingToBook}</p>;
    if (!service)
      return (
        <>
          <StepHeading key="service">{messages.service.heading}</StepHeading>
          <ServiceStep services={services} onChoose={(serviceId) => change({ serviceId, start: null })} />
        </>
      );
    if (draft.start === null)
      return (
        <>
          <StepHeading key="time">{messages.time.heading}</StepHeading>
          {summary(null)}
          <SlotPicker
            key={service.id}
            months={months}
            service={service}
            zone={draft.zone}
            onZone={(zone) => isZone(zone) && change({ zone })}
            ignore={ignore}
            wanted={wanted}
            chosen={null}
            onChoose={(start) => change({ start })}
            onSay={setSaid}
          />
        </>
      );
    return (
      <>
        <StepHeading key={`form ${draft.start}`}>{messages.form.heading}</StepHeading>
        {summary(draft.start)}
        {formProblem && isAboutTime(formProblem) && (
          <ProblemNote problem={formProblem.problem}>
            <Alternatives
              starts={formProblem.alternatives}
              zone={draft.zone}
              onChoose={(start) => {
                setFormProblem(null);
                change({ start });
              }}
              onCalendar={backToTimes}
            />
          </ProblemNote>
        )}
        <FormStep
          service={service}
          values={draft.values}
          errors={errors}
          isSending={isSending}
          aboutHold={
            hold ? messages.form.held(timeAt(hold.until, draft.zone)) : hasLapsed ? messages.form.lapsed : ''
          }
          problem={
            formProblem &&
            !isAboutTime(formProblem) && (
              <ProblemNote
                problem={formProblem.problem}
                text={
                  formProblem.problem === 'service-changed'
                    ? messages.serviceNow(duration(service.durationMinutes), price(service))
                    : undefined
                }
                onRetry={() => void book('')}
              />
            )
          }
          onChange={onValues}
          onErrors={setErrors}
          onSubmit={(website) => void book(website)}
        />
      </>
    );
  };

  return (
    <div className="tj-booking">
      {step()}
      <p className="tj-unseen" role="status">
        {said}
      </p>
    </div>
  );
}
