import { useCallback, useEffect, useRef, useState } from 'react';
import type { VisitorBookingInputs, VisitorWaiting } from 'shared-lib/model/booking';
import { zonesToShow } from '../time/appointment-zones';
import { send, tokenOf, type Problem } from '../booking-api';
import { bookingAddress } from '../steps/state/booking-history';
import { BookingSummary } from '../steps/booking-summary';
import { limitOf, limitAt } from '../booked/change-limit';
import { momentAt } from '../format';
import { NO_CARD, openPayment } from '../payment/open-payment';
import { paymentText, submitText } from '../payment/payment-words';
import { ProblemNote } from '../steps/problem-note';
import { StepHeading } from '../steps/step-heading';
import { words } from '../words';
import { waitingWords } from './waiting-words';

/** Parts of the link in a mail. */
type Link = VisitorBookingInputs['waiting'];

type Shown = Exclude<VisitorWaiting, { state: 'gone' }>;

/** Problems of a press that only the booking page can solve, where the terms of today are shown. */
const CHANGED: readonly Problem[] = [
  'service-changed',
  'service-gone',
  'payment-first',
  'not-together',
  'invalid-input',
  'slot-not-offered',
];

/** Renders the hour that is held, with its price, its terms, and until when it is held. */
function HeldHour({
  shown: { now, offer, service, zone, visitorZone, changeNoticeMinutes },
}: {
  shown: Shown;
}) {
  if (!offer || !service) return null;
  const zones = zonesToShow(service.placeKind, { owner: zone, visitor: visitorZone });
  const limit = limitOf(offer.start, {
    noticeMinutes: changeNoticeMinutes,
    zone: zones.first,
    isOver: now > limitAt(offer.start, changeNoticeMinutes),
  });
  return (
    <>
      <BookingSummary service={service} start={offer.start} zones={zones} />
      <p>{waitingWords().heldUntil(momentAt(offer.until, zones.first))}</p>
      <p className="tj-help">{[limit, paymentText(service)].filter(Boolean).join(' ')}</p>
    </>
  );
}

/** Returns the heading and the sentence on an entry's state. */
function aboutState(shown: VisitorWaiting): { heading: string; text: string } {
  const text = waitingWords();
  switch (shown.state) {
    case 'offered':
      return { heading: text.offered, text: '' };
    case 'passed':
      return { heading: text.passed, text: text.passedText };
    case 'booked':
      return { heading: text.booked, text: '' };
    case 'gone':
      return { heading: text.gone, text: text.goneText };
    default:
      return { heading: text.joined, text: text.waitingText(shown.serviceName, shown.ownerName) };
  }
}

/**
 * Lets the holder of a link to a waiting list book the hour that is held for them, or leave the list. Opening it changes nothing.
 */
export function WaitingPage({ slug, link }: { slug: string; link: Link }) {
  const text = waitingWords();
  const [shown, setShown] = useState<VisitorWaiting | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const card = slug || NO_CARD;

  const read = useCallback(async () => {
    const answer = await send(card, 'waiting', link);
    if (answer.ok) setShown(answer.value);
    else setProblem(answer.problem);
  }, [card, link]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void read();
  }, [read]);

  async function book(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const answer = await send(card, 'book-waiting', link);
    if (answer.ok) {
      const { booking, path } = answer.value;
      const pays = booking.online?.canPay
        ? await openPayment(booking.slug || NO_CARD, { bookingId: booking.id, token: tokenOf(path) })
        : 'failure';
      // Its own page has the button where Stripe's can't be opened.
      if (pays) location.assign(path);
      return;
    }
    setSending(false);
    setProblem(answer.problem);
    if (answer.problem === 'booking-state' || answer.problem === 'slot-taken') {
      setProblem(null);
      await read();
    }
  }

  async function leave(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const answer = await send(card, 'leave-waiting', link);
    setSending(false);
    if (answer.ok) setLeft(true);
    else setProblem(answer.problem);
  }

  const content = () => {
    if (hasLeft)
      return (
        <>
          <StepHeading key="left">{text.left}</StepHeading>
          <p>{text.leftText}</p>
        </>
      );
    if (!shown) {
      if (problem === 'bad-link' || problem === 'invalid-input')
        return (
          <>
            <StepHeading>{words().manage.badLink}</StepHeading>
            <p>{words().manage.badLinkText}</p>
          </>
        );
      if (!problem) return <p className="tj-quiet">{text.loading}</p>;
      const again = () => {
        setProblem(null);
        void read();
      };
      return (
        <ProblemNote
          problem={problem}
          text={problem === 'failure' ? text.failed : undefined}
          onRetry={again}
        />
      );
    }
    const about = aboutState(shown);
    const isBookable = shown.state === 'offered' && shown.service !== undefined;
    const isChanged = problem !== null && CHANGED.includes(problem);
    const bookText = shown.state === 'offered' && shown.service ? submitText(shown.service, text.book) : '';
    return (
      <>
        <StepHeading key={shown.state}>{about.heading}</StepHeading>
        {about.text && <p>{about.text}</p>}
        {shown.state !== 'gone' && <HeldHour shown={shown} />}
        {problem && (
          <ProblemNote
            problem={problem}
            text={isChanged ? text.changed : undefined}
            onRetry={() => void book()}
          />
        )}
        {shown.state !== 'gone' && (
          <div className="tj-actions">
            {isBookable && !isChanged && (
              <button
                type="button"
                className="tj-button tj-button--main"
                aria-disabled={isSending}
                onClick={() => void book()}
              >
                {isSending ? words().form.sending : bookText}
              </button>
            )}
            {shown.state === 'booked' && (
              <button type="button" className="tj-button tj-button--main" onClick={() => void book()}>
                {text.seeBooking}
              </button>
            )}
            {isChanged && shown.slug && (
              <a className="tj-button tj-button--main" href={bookingAddress(shown.slug)}>
                {text.bookOnCard}
              </a>
            )}
            {shown.state !== 'booked' && (
              <button
                type="button"
                className="tj-button"
                aria-disabled={isSending}
                onClick={() => void leave()}
              >
                {text.leave}
              </button>
            )}
          </div>
        )}
      </>
    );
  };
  return <div className="tj-booking">{content()}</div>;
}
