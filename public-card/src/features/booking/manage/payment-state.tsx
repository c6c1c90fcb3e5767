import { VOID_STATUSES, type VisitorBooking } from 'shared-lib/domain/booking';
import { price } from '../format';
import { messages } from '../messages';

const text = messages.online;

/** Says what became of a booking's online payment, with its receipt. */
export function PaymentState({ booking }: { booking: VisitorBooking }) {
  const { online, service, status } = booking;
  if (!online) return null;
  const { due, paid, giveBack, refunded, state, card, receiptUrl } = online;
  const money = (amount: number) => price({ price: amount, currency: service.currency });
  if (state === 'processing') return <p>{text.processing}</p>;
  if (state === 'kept') return <p>{text.cardKept(money(due))}</p>;
  if (paid === null) return null;
  const lines = [
    card ? text.fee(money(paid)) : text.paid(money(paid)),
    ...(!card && due < service.price && !VOID_STATUSES.has(status)
      ? [text.rest(money(service.price - due))]
      : []),
    ...(refunded > 0 ? [text.refunded(money(refunded))] : []),
    ...(giveBack > refunded ? [text.refunding(money(giveBack - refunded))] : []),
  ];
  return (
    <>
      <p>{lines.join(' ')}</p>
      {receiptUrl && (
        <div className="tj-actions">
          <a className="tj-button" href={receiptUrl} target="_blank" rel="noopener noreferrer">
            {text.receipt}
          </a>
        </div>
      )}
    </>
  );
}
