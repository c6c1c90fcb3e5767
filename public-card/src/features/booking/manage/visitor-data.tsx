import type { VisitorBooking } from 'shared-lib/domain/booking';
import { messages } from '../messages';
import { PrivacyNote } from '../privacy-note';

const text = messages.manage.data;

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
      <h3>{text.heading}</h3>
      <PrivacyNote ownerName={booking.ownerName} />
      {booking.eraseAfter !== null && <p>{text.waiting}</p>}
      <div className="tj-actions">
        <button type="button" className="tj-button" aria-disabled={isSending} onClick={onDownload}>
          {text.download}
        </button>
        <button type="button" className="tj-button" onClick={onErase}>
          {text.ask}
        </button>
      </div>
    </section>
  );
}
