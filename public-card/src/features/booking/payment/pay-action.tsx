import type { VisitorBooking } from 'shared-lib/model/booking';
import { momentAt } from '../format';
import { words } from '../words';

/**
 * Renders the link to the payment of a booking, with its deadline.
 *
 * @param props.zone - Zone of the shown times.
 */
export function PayAction({
  booking: { payBy },
  href,
  zone,
}: {
  booking: Pick<VisitorBooking, 'payBy'>;
  href: string;
  zone: string;
}) {
  return (
    <>
      {payBy !== null && <p>{words().done.payBy(momentAt(payBy, zone))}</p>}
      <div className="tj-actions">
        <a className="tj-button tj-button--main" href={href} rel="noopener noreferrer">
          {words().done.pay}
        </a>
      </div>
    </>
  );
}
