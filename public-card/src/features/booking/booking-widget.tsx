import { isZone } from 'shared-lib/domain/booking';
import { Alternatives } from './alternatives';
import { BookingSummary } from './booking-summary';
import { DoneStep, doneHeading } from './done-step';
import { duration, price, timeAt } from './format';
import { FormStep } from './form-step';
import { messages } from './messages';
import type { Prefill } from './prefill';
import { loadProblemText, ProblemNote } from './problem-note';
import { ServiceStep } from './service-step';
import { SlotPicker } from './slot-picker';
import { StepHeading } from './step-heading';
import { useBooking, type FormProblem } from './use-booking';

/** What {@link BookingWidget} takes. */
export interface BookingWidgetProps {
  slug: string;
  prefill: Prefill;
}

/** Because of the time: others can be had. */
const isAboutTime = ({ problem }: FormProblem) => problem === 'slot-taken' || problem === 'slot-not-offered';

/** Books through a card: service, day and time, who it is for, done. */
export function BookingWidget({ slug, prefill }: BookingWidgetProps) {
  const booking = useBooking(slug, prefill);
  const { draft, offer, services, service, booked, formProblem, hold, change } = booking;

  const summary = (start: number | null) =>
    service &&
    offer && (
      <BookingSummary
        service={service}
        start={start}
        zone={draft.zone}
        ownerZone={offer.page.availability.zone}
        onService={services.length > 1 ? () => change({ serviceId: '', start: null }) : undefined}
        onTime={booking.backToTimes}
      />
    );

  const step = () => {
    if (!offer)
      return booking.loadProblem ? (
        <ProblemNote
          problem={booking.loadProblem}
          text={loadProblemText(booking.loadProblem)}
          onRetry={() => void booking.readOffer()}
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
            now={booking.now}
            onAgain={booking.again}
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
            months={booking.months}
            service={service}
            zone={draft.zone}
            onZone={(zone) => isZone(zone) && change({ zone })}
            ignore={booking.ignore}
            wanted={booking.wanted}
            chosen={null}
            onChoose={(start) => change({ start })}
            onSay={booking.say}
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
              onChoose={booking.takeInstead}
              onCalendar={booking.backToTimes}
            />
          </ProblemNote>
        )}
        <FormStep
          service={service}
          values={draft.values}
          errors={booking.errors}
          isSending={booking.isSending}
          aboutHold={
            hold
              ? messages.form.held(timeAt(hold.until, draft.zone))
              : booking.hasLapsed
                ? messages.form.lapsed
                : ''
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
                onRetry={() => void booking.book('')}
              />
            )
          }
          onChange={booking.type}
          onErrors={booking.setErrors}
          onSubmit={(website) => void booking.book(website)}
        />
      </>
    );
  };

  return (
    <div className="tj-booking">
      {step()}
      <p className="tj-unseen" role="status">
        {booking.said}
      </p>
    </div>
  );
}
