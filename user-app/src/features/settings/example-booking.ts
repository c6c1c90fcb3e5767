import { addDays, instantOf, localDateOf } from 'shared-lib/model/booking';
import type { Reminded } from '../../booking-data/reminder-text';
import { messages } from './messages';

const { exampleName, exampleService } = messages.reminders;

/** Returns an appointment of tomorrow at ten, for the preview of a reminder. */
export const exampleBooking = (zone: string): Reminded => ({
  start: instantOf(addDays(localDateOf(Date.now(), zone), 1), '10:00', zone),
  zone,
  language: 'es',
  customer: { name: exampleName },
  service: { name: exampleService },
});
