import type { VisitorBooking } from 'shared-lib/model/booking';
import { words } from '../words';
import { PrivacyNote } from '../steps/privacy-note';

/** Names the controller of a booking's data, and lets its visitor download or erase it. */
export function VisitorData({
  booking,
  isSending,
  onDownload,
  onErase,
}: {
  booking: VisitorBooking;
  isSending: boolean;
  onDownload: () => void;
  onErase: () => void;
}) {
  return (
    <section className="tj-own-data">
      <h3>{words().manage.data.heading}</h3>
      <PrivacyNote ownerName={booking.ownerName} />
      {booking.eraseAfter !== null && <p>{words().manage.data.waiting}</p>}
      <div className="tj-actions">
        <button type="button" className="tj-button" aria-disabled={isSending} onClick={onDownload}>
          {words().manage.data.download}
        </button>
        <button type="button" className="tj-button" onClick={onErase}>
          {words().manage.data.ask}
        </button>
      </div>
    </section>
  );
}
