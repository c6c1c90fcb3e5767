import { useEffect, useState } from 'react';
import type { VisitorBooking } from 'shared-lib/model/booking';
import { policyInWords } from 'shared-lib/model/payments';
import type { Problem } from '../booking-api';
import { price } from '../steps/service-facts';
import { visitorWords } from '../visitor-words';
import { words } from '../words';
import { NO_CARD, openPayment } from './open-payment';
import { ProblemNote } from '../steps/problem-note';

/** Returns the time until an instant as `4:05`, updated every second; empty once it is over. */
function useCountdown(until: number, now: () => number): string {
  const [left, setLeft] = useState(() => until - now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - now()), 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const seconds = Math.floor(left / 1000);
  return seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : '';
}

/**
 * Renders the button that leads to Stripe's page, with the time that is left and the policy. Nothing of Stripe's is loaded
 * before it is pressed.
 *
 * @param props.token - Credentials of the booking.
 */
export function PayOnline({
  booking,
  token,
  now,
}: {
  booking: VisitorBooking;
  token: string;
  now: () => number;
}) {
  const { id, slug, service, online, payBy } = booking;
  const left = useCountdown(payBy ?? 0, now);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  if (!online?.canPay) return null;
  const isCard = online.card !== undefined;
  if (left === '') return <p>{isCard ? words().online.overCard : words().online.over}</p>;

  async function pay(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    setProblem(null);
    const found = await openPayment(slug || NO_CARD, { bookingId: id, token });
    if (!found) return;
    setOpening(false);
    setProblem(found);
  }

  const money = price({ price: online.due, currency: service.currency });
  return (
    <>
      <p>
        {isCard ? words().online.leftCard : words().online.left} <b className="tj-countdown">{left}</b>
      </p>
      <p className="tj-help">
        {isCard ? visitorWords().policy.card(money) : policyInWords(online.refunds, visitorWords().policy)}
      </p>
      {problem && <ProblemNote problem={problem} />}
      <div className="tj-actions">
        <button
          type="button"
          className="tj-button tj-button--main"
          aria-disabled={isOpening}
          onClick={() => void pay()}
        >
          {isCard
            ? isOpening
              ? words().online.openingCard
              : words().online.giveCard
            : isOpening
              ? words().online.opening
              : words().online.pay(money)}
        </button>
      </div>
    </>
  );
}
