import type { VisitorBooking } from 'shared-lib/domain/booking';
import { noticeText } from '../change-limit';
import { messages } from '../messages';

const text = messages.limit;

/** Says that it is too late for a change, with a link to the owner, who may still allow one. */
export function TooLate({ booking }: { booking: VisitorBooking }) {
  const { changeNoticeMinutes, contactUrl, ownerName } = booking;
  const label = contactUrl.startsWith('tel:') ? text.call(ownerName) : text.write(ownerName);
  return (
    <>
      <p>{changeNoticeMinutes === 0 ? text.started : text.over(noticeText(changeNoticeMinutes))}</p>
      {contactUrl === '' ? (
        <p>{text.reply}</p>
      ) : (
        <div className="tj-actions">
          <a className="tj-button" href={contactUrl} rel="noopener noreferrer">
            {label}
          </a>
        </div>
      )}
    </>
  );
}
