import { VOID_STATUSES, type VisitorBooking } from 'shared-lib/model/booking';
import { price } from '../steps/service-facts';
import { words } from '../words';

/** Links to the PDF of what was paid. */
function ReceiptLink({ href }: { href: string }) {
  return (
    <div className="tj-actions">
      <a className="tj-button" href={href}>
        {words().online.proof}
      </a>
    </div>
  );
}

/** Says what became of a booking's online payment, with its receipt. */
export function PaymentState({ booking }: { booking: VisitorBooking }) {
  const { online, service, status, receiptPath } = booking;
  if (!online) return receiptPath ? <ReceiptLink href={receiptPath} /> : null;
  const { due, paid, giveBack, refunded, state, card, receiptUrl } = online;
  const money = (amount: number) => price({ price: amount, currency: service.currency });
  if (state === 'processing') return <p>{words().online.processing}</p>;
  if (state === 'kept') return <p>{words().online.cardKept(money(due))}</p>;
  if (paid === null) return receiptPath ? <ReceiptLink href={receiptPath} /> : null;
  const lines = [
    card ? words().online.fee(money(paid)) : words().online.paid(money(paid)),
    ...(!card && due < service.price && !VOID_STATUSES.has(status)
      ? [words().online.rest(money(service.price - due))]
      : []),
    ...(refunded > 0 ? [words().online.refunded(money(refunded))] : []),
    ...(giveBack > refunded ? [words().online.refunding(money(giveBack - refunded))] : []),
  ];
  return (
    <>
      <p>{lines.join(' ')}</p>
      {receiptUrl && (
        <div className="tj-actions">
          <a className="tj-button" href={receiptUrl} target="_blank" rel="noopener noreferrer">
            {words().online.receipt}
          </a>
        </div>
      )}
      {receiptPath && <ReceiptLink href={receiptPath} />}
    </>
  );
}
