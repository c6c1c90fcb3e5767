import { useCallback, useEffect, useState } from 'react';
import { localDateOf, type NextVisitOffer, type VisitorBooking } from 'shared-lib/model/booking';
import { send, tokenOf, type Problem } from '../booking-api';
import { zonesToShow } from '../time/appointment-zones';
import { bookingAddress } from './state/booking-history';
import { momentAt, timeAt } from '../format';
import { openPayment } from '../payment/open-payment';
import { paymentText, submitText } from '../payment/payment-words';
import { ProblemNote } from './problem-note';
import { duration, price } from './service-facts';
import { words } from '../words';

/** Leads to the page of the booking that was made. */
const leaveFor = (path: string): void => location.assign(path);

/** Problems of a start that somebody else took meanwhile. */
const TAKEN: readonly Problem[] = ['slot-taken', 'slot-not-offered'];

/** Returns the sentence on a taken start, where the usual one is about a form. */
const problemText = (problem: Problem): string | undefined =>
  TAKEN.includes(problem) ? words().manage.next.justTaken : undefined;

/** Returns the address at which another time of the same day is chosen. */
function otherTimes(slug: string, { serviceId }: NextVisitOffer, date: string): string {
  const address = bookingAddress(slug);
  const chosen = new URLSearchParams({ servicio: serviceId, fecha: date }).toString();
  return `${address}${address.includes('?') ? '&' : '?'}${chosen}`;
}

/**
 * Offers the next appointment some weeks after a booking, at the same time of day, with its price as it is now. Nothing shows until it
 * is known, and where there is none.
 */
export function NextVisit({
  booking,
  zone,
  token,
  onLeave = leaveFor,
}: {
  booking: VisitorBooking;
  /** The visitor's zone. */
  zone: string;
  /** Credentials of the booking. */
  token: string;
  onLeave?: (path: string) => void;
}) {
  const { id: bookingId, slug, ownerZone, service } = booking;
  const [offer, setOffer] = useState<NextVisitOffer | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);

  const read = useCallback(async () => {
    const answer = await send(slug, 'next-offer', { bookingId, token });
    return answer.ok ? answer.value.offer : undefined;
  }, [slug, bookingId, token]);

  useEffect(() => {
    let isShown = true;
    void read().then((found = null) => isShown && setOffer(found));
    return () => {
      isShown = false;
    };
  }, [read]);

  if (!offer) return problem && <ProblemNote problem={problem} text={words().manage.next.gone} />;
  const { weeks, start, isFree, alternatives, terms } = offer;
  const { first } = zonesToShow(service.place.kind, { owner: ownerZone, visitor: zone });
  const wanted = isFree ? start : chosen;
  const payment = paymentText(terms);

  async function book(at: number): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const { price: agreed, durationMinutes, due = 0 } = terms;
    const answer = await send(slug, 'book-next', {
      ...{ bookingId, token, start: at, price: agreed, durationMinutes, due },
    });
    if (answer.ok) {
      const { booking: made, path } = answer.value;
      // «Reservar y pagar» leads on to Stripe; where that fails, the booking's page has the button.
      const isLedOn = made.online?.canPay
        ? (await openPayment(slug, { bookingId: made.id, token: tokenOf(path) })) === null
        : false;
      if (!isLedOn) onLeave(path);
      return;
    }
    // The offer has changed: the present one is shown.
    const now = await read();
    if (now !== undefined) {
      setOffer(now);
      if (!now?.alternatives.includes(at)) setChosen(null);
    }
    setProblem(answer.problem);
    setSending(false);
  }

  return (
    <section className="tj-next-visit" aria-labelledby="next-visit">
      <h3 id="next-visit">{words().manage.next.heading(weeks)}</h3>
      {problem && (
        <ProblemNote
          problem={problem}
          text={problemText(problem)}
          onRetry={wanted === null ? undefined : () => void book(wanted)}
        />
      )}
      {isFree ? (
        <p>
          <b>{momentAt(start, first)}</b>
        </p>
      ) : (
        <p>{words().manage.next[alternatives.length > 0 ? 'taken' : 'none'](momentAt(start, first))}</p>
      )}
      {alternatives.length > 0 && (
        <ul className="tj-alternatives" aria-label={words().manage.next.times}>
          {alternatives.map((time) => (
            <li key={time}>
              <button
                type="button"
                className="tj-button"
                aria-pressed={time === chosen}
                onClick={() => setChosen(time)}
              >
                {timeAt(time, first)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {wanted !== null && (
        <>
          <p>
            {terms.name} · {duration(terms.durationMinutes)} · {price(terms)}
          </p>
          {payment && <p className="tj-help">{payment}</p>}
        </>
      )}
      <div className="tj-actions">
        {wanted !== null && (
          <button
            type="button"
            className="tj-button"
            aria-disabled={isSending}
            onClick={() => void book(wanted)}
          >
            {isSending ? words().form.sending : submitText(terms, words().manage.next.book)}
          </button>
        )}
        <a className="tj-button" href={otherTimes(slug, offer, localDateOf(start, ownerZone))}>
          {words().manage.next.other}
        </a>
      </div>
    </section>
  );
}
