import { isZone } from 'shared-lib/model/booking';
import { Alternatives } from './time/alternatives';
import type { BegunBooking } from './start/begin-booking';
import { STEPS } from './steps/state/booking-history';
import { choose, chooseServices, note, type FormProblem } from './steps/state/booking-state';
import { BookingSummary } from './steps/booking-summary';
import { limitAt, limitBefore, limitOf } from './booked/change-limit';
import { DoneStep, doneHeading } from './steps/done-step';
import { timeAt } from './format';
import { duration, price } from './steps/service-facts';
import { FormStep } from './steps/form-step';
import { words } from './words';
import { loadProblemText, ProblemNote } from './steps/problem-note';
import type { ServiceStep } from './steps/service-step';
import { SlotPicker } from './time/slot-picker';
import { StepHeading } from './steps/step-heading';
import { useBooking } from './use-booking';
import { useServiceStep } from './steps/use-service-step';
import { idsOf } from './steps/state/visit-choice';
import { VisitServices } from './steps/visit-services';
import { useWaiting } from './waiting/use-waiting';

/** Props of {@link BookingWidget}. */
export interface BookingWidgetProps {
  begun: BegunBooking;
  /** First step, which is rendered outside the widget. */
  serviceStep: ServiceStep;
}

/** Reports whether a problem is about the time, so that another can be chosen. */
const isAboutTime = ({ problem }: FormProblem) => problem === 'slot-taken' || problem === 'slot-not-offered';

/** Renders the booking of a card: day and time, form, confirmation; before them it has the service chosen. */
export function BookingWidget({ begun, serviceStep }: BookingWidgetProps) {
  const booking = useBooking(begun);
  const waiting = useWaiting();
  const { state, go, services, visit: service, zone, zones } = booking;
  const { draft, offer, booked, formProblem, loadProblem } = state;
  const { hold, hasLapsed } = booking.held;
  const backToTimes = () => booking.backTo(STEPS.time);
  const hasToChoose = offer !== null && booked === null && services.length > 0 && !service;
  useServiceStep(serviceStep, hasToChoose ? services : null, (serviceId) =>
    go(choose({ serviceId, added: [], start: null })),
  );
  const noticeMinutes = offer?.page.availability.changeNoticeMinutes ?? 0;

  const summary = (start: number | null) =>
    service &&
    offer && (
      <BookingSummary
        service={service}
        start={start}
        zones={zones}
        onService={services.length > 1 ? () => booking.backTo(STEPS.service) : undefined}
        onTime={backToTimes}
      />
    );

  const step = () => {
    if (!offer)
      return loadProblem ? (
        <ProblemNote
          problem={loadProblem}
          text={loadProblemText(loadProblem)}
          onRetry={() => void booking.readOffer()}
        />
      ) : (
        <p className="tj-quiet">{words().loading}</p>
      );
    if (booked)
      return (
        <>
          <StepHeading key="done">{doneHeading(booked)}</StepHeading>
          <DoneStep
            booked={booked}
            zone={zone}
            email={draft.values.email.trim()}
            now={booking.now}
            onAgain={booking.again}
          />
        </>
      );
    if (services.length === 0) return <p className="tj-quiet">{words().nothingToBook}</p>;
    if (!service) return null;
    const { Step: WaitingStep } = waiting;
    if (draft.start === null && WaitingStep && service.waitingList)
      return (
        <WaitingStep
          slug={begun.slug}
          service={service}
          serviceIds={idsOf(booking)}
          ownerName={offer.page.ownerName}
          zones={zones}
          ownerZone={offer.page.availability.zone}
          zone={zone}
          values={draft.values}
          now={booking.now}
          onChange={booking.type}
          onChoose={(start) => {
            waiting.close();
            go(choose({ start }));
          }}
          onBack={waiting.close}
        />
      );
    if (draft.start === null)
      return (
        <>
          <StepHeading key="time">{words().time.heading}</StepHeading>
          {booking.chosen.length === 1 && summary(null)}
          <VisitServices choice={booking} onChange={(ids) => go(chooseServices(ids))} />
          <p className="tj-help tj-limit">{limitBefore(noticeMinutes)}</p>
          <SlotPicker
            key={idsOf(booking).join(' ')}
            months={booking.months}
            service={service}
            zones={zones}
            onZone={
              service.placeKind === 'in-person'
                ? undefined
                : (chosen) => isZone(chosen) && go(choose({ zone: chosen }))
            }
            isZoneHidden={draft.zone === ''}
            wanted={state.wanted}
            chosen={null}
            onChoose={(start) => go(choose({ start }))}
            onSay={(text) => go(note({ said: text }))}
          />
          {service.waitingList && (
            <p>
              <button
                type="button"
                className="tj-plain"
                aria-disabled={waiting.isLoading}
                onClick={() => void waiting.open()}
              >
                {words().time.wait}
              </button>
            </p>
          )}
          {waiting.hasFailed && <ProblemNote problem="offline" onRetry={() => void waiting.open()} />}
        </>
      );
    return (
      <>
        <StepHeading key={`form ${draft.start}`}>{words().form.heading}</StepHeading>
        {summary(draft.start)}
        {formProblem && isAboutTime(formProblem) && (
          <ProblemNote problem={formProblem.problem}>
            <Alternatives
              starts={formProblem.alternatives}
              zone={zones.first}
              onChoose={(start) => go(choose({ start }))}
              onCalendar={backToTimes}
            />
          </ProblemNote>
        )}
        <FormStep
          service={service}
          ownerName={offer.page.ownerName}
          values={draft.values}
          remindsByWhatsApp={booking.remindsByWhatsApp}
          errors={state.errors}
          isSending={state.isSending}
          aboutLimit={limitOf(draft.start, {
            noticeMinutes,
            zone: zones.first,
            isOver: booking.now() > limitAt(draft.start, noticeMinutes),
          })}
          aboutHold={
            hold ? words().form.held(timeAt(hold.until, zone)) : hasLapsed ? words().form.lapsed : ''
          }
          problem={
            formProblem &&
            !isAboutTime(formProblem) && (
              <ProblemNote
                problem={formProblem.problem}
                text={
                  formProblem.problem === 'service-changed'
                    ? words().serviceNow(duration(service.durationMinutes), price(service))
                    : undefined
                }
                onRetry={() => void booking.book('')}
              />
            )
          }
          onChange={booking.type}
          onErrors={(errors) => go(note({ errors }))}
          onSubmit={(hidden) => void booking.book(hidden)}
        />
      </>
    );
  };

  return (
    <>
      {step()}
      <p className="tj-unseen" role="status">
        {state.said}
      </p>
    </>
  );
}
