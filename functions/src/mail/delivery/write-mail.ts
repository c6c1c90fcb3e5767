import type {
  BookingMailEntry,
  OutboxEntry,
  PersonMailEntry,
  ReporterMailEntry,
  ReviewMailEntry,
  WaitingMailEntry,
} from '../../outbox/outbox';
import type { JobContext } from '../../scheduling/job';
import { writeAccountMail } from '../account/account-mail';
import { reporterMail } from '../account/reporter-mail';
import type { Composed } from './outcome';
import { writeBookingMail, writeSeriesMail } from './write-booking-mail';
import { writePersonMail } from './write-person-mail';
import { writeReviewMail } from './write-review-mail';
import { writeWaitingMail } from './write-waiting-mail';

const isToPerson = (entry: OutboxEntry): entry is PersonMailEntry => entry.template === 'erasure';
const isToReporter = (entry: OutboxEntry): entry is ReporterMailEntry => entry.template === 'report-answer';
const isReview = (entry: OutboxEntry): entry is ReviewMailEntry => entry.template === 'review-request';

/** Reports whether a mail is about a booking, to its visitor or owner. */
export const isAboutBooking = (entry: OutboxEntry): entry is BookingMailEntry =>
  'bookingId' in entry && !isReview(entry);
const isToWaiting = (entry: OutboxEntry): entry is WaitingMailEntry => 'waitingId' in entry;

/** Composes a claimed mail of any kind, from what is true now. */
export function writeMail(context: JobContext, entry: OutboxEntry, from: string): Promise<Composed> {
  if (isToPerson(entry)) return writePersonMail(context, entry, from);
  if (isToReporter(entry))
    return Promise.resolve(entry.answer ? { mail: reporterMail(entry.answer, from) } : 'dropped');
  if (isReview(entry)) return writeReviewMail(context, entry, from);
  if (isToWaiting(entry)) return writeWaitingMail(context, entry, from);
  if (!isAboutBooking(entry)) return writeAccountMail(context, entry, from);
  return entry.series ? writeSeriesMail(context, entry, from) : writeBookingMail(context, entry, from);
}
