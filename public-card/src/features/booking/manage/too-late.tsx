import type { VisitorBooking } from 'shared-lib/model/booking';
import { noticeText } from '../booked/change-limit';
import { words } from '../words';

/** Says that it is too late for a change, with a link to the owner, who may still allow one. */
export function TooLate({ booking }: { booking: VisitorBooking }) {
  const { changeNoticeMinutes, contactUrl, ownerName } = booking;
  const label = contactUrl.startsWith('tel:')
    ? words().limit.call(ownerName)
    : words().limit.write(ownerName);
  return (
    <>
      <p>
        {changeNoticeMinutes === 0
          ? words().limit.started
          : words().limit.over(noticeText(changeNoticeMinutes))}
      </p>
      {contactUrl === '' ? (
        <p>{words().limit.reply}</p>
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
