import type { Booking, BookingActor } from 'shared-lib/model/booking';
import { bookingRef, toBookingDocument } from '../../bookings/record/booking-document';
import { NOW, openLocalProject } from '../../testing/local-project';
import { deliverOutbox } from '../delivery/deliver-outbox';
import {
  outboxRef,
  type BookingMailEntry,
  type BookingMailEvent,
  type MailRecipient,
  type MailTemplate,
} from '../../outbox/outbox';
import { queueBookingMail } from '../../outbox/queue-booking-mail';
import { aMailSink } from './mail-sink';

/** Address that all mail of the tests comes from. */
export const FROM = 'reservas@tarjetero.test';

/**
 * Opens a project with Ana, who can be booked, and a mail server; both without bookings and mail at the start of each
 * test.
 */
export function openMailProject() {
  const project = openLocalProject();
  const sink = aMailSink();

  beforeAll(() => sink.open());
  beforeEach(async () => {
    sink.received.length = 0;
    sink.answers = {};
    Object.assign(process.env, {
      SMTP_URL: sink.url(),
      MAIL_FROM: FROM,
      PUBLIC_CARD_ORIGIN: 'https://tarjetas.ejemplo.com/',
      SHELL_ORIGIN: 'https://app.ejemplo.com',
    });
    await project.arrange('somebody who can be booked', async () => {
      const db = project.db();
      await project.aPublished('ana', 'ana-garcia');
      await db.doc('users/ana').set({ name: 'Ana García López', email: 'ana@ejemplo.com', language: 'es' });
      await db.doc('availability/ana').set({ zone: 'Europe/Madrid', reminders: ['24h', '1h'] });
    });
  });
  afterAll(async () => {
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_CARD_ORIGIN', 'SHELL_ORIGIN'])
      delete process.env[name];
    await sink.close();
  });

  const entryRef = ({ id: bookingId, sequence }: Booking, template: MailTemplate, recipient: MailRecipient) =>
    outboxRef(project.db(), { bookingId, sequence, template, recipient });

  return {
    ...project,
    sink,
    entryRef,
    entry: async (...of: Parameters<typeof entryRef>) =>
      (await entryRef(...of).get()).data() as BookingMailEntry | undefined,
    /** Stores a booking after an event and queues the event's mail, as the booking functions do. */
    happen: (booking: Booking, event: BookingMailEvent, now = NOW, by: BookingActor = 'visitor') =>
      project.db().runTransaction(async (transaction) => {
        transaction.set(bookingRef(project.db(), booking.id), {
          ...toBookingDocument(booking, { customerId: '', requestKey: '' }),
        });
        queueBookingMail(transaction, { db: project.db(), now }, booking, { event, by });
      }),
    deliver: (now = NOW) => deliverOutbox({ db: project.db(), now }),
    /** Lists the mail received so far as `address: subject`, sorted. */
    told: () =>
      sink.received.map(({ to, email }) => `${to.join()}: ${email.subject}`).sort((a, b) => (a < b ? -1 : 1)),
  };
}
