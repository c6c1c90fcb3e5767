import { Timestamp } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { bookingRef, toBookingDocument } from '../../bookings/record/booking-document';
import { bookingPath } from '../../bookings/record/booking-token';
import { cardIdOf, NOW } from '../../testing/local-project';
import type { BookingMailEvent } from '../../outbox/outbox';
import { queueSeriesMail } from '../../outbox/queue-booking-mail';
import { aBooking } from '../testing/a-booking';
import { FROM, openMailProject } from '../testing/mail-project';
import { expectLog } from '../../testing/recorded-logs';

const project = openMailProject();
const { happen, deliver, told, entry, sink } = project;

describe('deliverOutbox', () => {
  it.each([
    ['created', {}, 'Booking confirmed: Sesión de color', 'Reserva nueva: Sesión de color, Zoë Ñandú'],
    [
      'confirmed',
      { sequence: 1 },
      'Booking confirmed: Sesión de color',
      'Reserva confirmada: Sesión de color, Zoë Ñandú',
    ],
    [
      'rejected',
      { status: 'rejected', sequence: 1 },
      'Booking declined: Sesión de color',
      'Reserva rechazada: Sesión de color, Zoë Ñandú',
    ],
    [
      'rescheduled',
      { sequence: 1 },
      'Booking changed: Sesión de color',
      'Reserva cambiada: Sesión de color, Zoë Ñandú',
    ],
    [
      'cancelled',
      { status: 'cancelled', sequence: 1 },
      'Booking cancelled: Sesión de color',
      'Reserva cancelada: Sesión de color, Zoë Ñandú',
    ],
    ['paid', {}, 'Payment received: Sesión de color', 'Pago recibido: Sesión de color, Zoë Ñandú'],
  ] as [BookingMailEvent, Partial<Booking>, string, string][])(
    'mails both parties about «%s», each in their language',
    async (event, overrides, forVisitor, forOwner) => {
      const booking = aBooking(overrides);
      await happen(booking, event);
      await deliver();
      expect(told()).toEqual([`ana@ejemplo.com: ${forOwner}`, `zoe@ejemplo.com: ${forVisitor}`]);
      expect(await entry(booking, event, 'visitor')).toMatchObject({
        status: 'sent',
        attempts: 1,
        dueAt: null,
      });
      expect(await deliver(NOW + 48 * HOUR_MS)).toBe(0);
      expect(sink.received).toHaveLength(2);
    },
  );

  it('sends text, HTML and the calendar both as an invitation and as a file', async () => {
    const booking = aBooking({ sequence: 4 });
    await happen(booking, 'rescheduled');
    await deliver();
    const { source, email } = sink.received.find(({ to }) => to.includes('zoe@ejemplo.com'))!;
    expect(email).toMatchObject({
      from: { name: 'Tarjetero, on behalf of Ana García', address: FROM },
      messageId: '<booking0000000000001-4-rescheduled-visitor@tarjetero.test>',
    });
    expect(email.text).toContain('Wednesday, 4 March 2026, 04:00–04:45 (New York time, GMT-5)');
    // The card's own name, not the account's; the link that holds now.
    expect(email.text).toContain('with Ana García has a new time');
    expect(email.text).toContain(`https://tarjetas.ejemplo.com${bookingPath(booking, 'ana-garcia')}&m=`);
    expect(email.html).toContain('<html lang="en">');
    expect(source).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/im);
    expect(source).toMatch(/^Auto-Submitted: auto-generated/im);
    const files = email.attachments.map(({ filename, mimeType, method, content }) => ({
      filename,
      mimeType,
      method,
      sequence: /SEQUENCE:(\d+)/.exec(Buffer.from(content as ArrayBuffer).toString())?.[1],
    }));
    expect(files).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mimeType: 'text/calendar', method: 'REQUEST', sequence: '4' }),
        expect.objectContaining({ filename: 'reserva.ics', mimeType: 'application/ics', sequence: '4' }),
      ]),
    );
    const attached = /application\/ics[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(source)![1]!;
    expect(Buffer.from(attached, 'base64').toString()).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    const owner = sink.received.find(({ to }) => to.includes('ana@ejemplo.com'))!.email;
    expect(owner.text).toContain('miércoles, 4 de marzo de 2026, 10:00–10:45\n  hora de Madrid, GMT+1');
    expect(owner.text).toContain('https://app.ejemplo.com/dashboard/bookings?reserva=');
  });

  it('uses the published card’s photo, colour and contact links', async () => {
    const photo = `cards/ana/${cardIdOf('ana')}/${'0'.repeat(64)}.jpg`;
    await project
      .db()
      .doc('publicCards/ana-garcia')
      .update({
        'profile.photo': { path: photo, width: 512, height: 512 },
        'profile.phone': '+34 600 333 444',
        'theme.accent': '#7C3AED',
        links: [
          {
            id: 'link1',
            title: 'Chat',
            url: 'https://wa.me/34600333444?text=Gana%20en%20estafa.example',
            description: '',
            icon: '',
            from: null,
            until: null,
          },
        ],
      });
    await happen(aBooking(), 'created');
    await deliver();
    const { html } = sink.received.find(({ to }) => to.includes('zoe@ejemplo.com'))!.email;
    expect(html).toContain(
      `src="https://tarjetas.ejemplo.com/c/ana-garcia/i/${photo.slice('cards/'.length)}"`,
    );
    for (const part of ['bgcolor="#7C3AED"', 'href="https://wa.me/34600333444"', 'href="tel:+34600333444"'])
      expect(html).toContain(part);
    expect(html).not.toContain('estafa');
  });

  it('doesn’t mail owners about their own actions, and lets them unsubscribe from the others', async () => {
    await happen(aBooking(), 'created', NOW, 'owner');
    await deliver();
    expect(told()).toEqual(['zoe@ejemplo.com: Booking confirmed: Sesión de color']);
    expect(sink.received[0]!.source).not.toMatch(/^List-Unsubscribe/im);
    await happen(aBooking({ status: 'cancelled', sequence: 1 }), 'cancelled', NOW, 'visitor');
    await deliver();
    const toOwner = sink.received.find(({ to }) => to.includes('ana@ejemplo.com'))!;
    expect(toOwner.source.replace(/\r\n[ \t]+/g, ' ')).toMatch(
      /^List-Unsubscribe: <https:\/\/app\.ejemplo\.com\/dashboard\/settings#emails>/m,
    );
    expect(toOwner.email.attachments).toEqual([]);
  });

  it('cancels an appointment with its invitation’s UID and a higher SEQUENCE', async () => {
    await happen(aBooking({ sequence: 3 }), 'rescheduled');
    await deliver();
    await happen(aBooking({ status: 'cancelled', sequence: 4 }), 'cancelled', NOW, 'owner');
    await deliver();
    const valuesOf = (name: string) =>
      sink.received
        .filter(({ to }) => to.includes('zoe@ejemplo.com'))
        .flatMap(({ email }) => email.attachments.filter(({ filename }) => filename === 'reserva.ics'))
        .map(
          ({ content }) =>
            new RegExp(`^${name}[:;](.*?)\r?$`, 'm').exec(
              Buffer.from(content as ArrayBuffer).toString(),
            )?.[1],
        );
    expect(valuesOf('METHOD')).toEqual(['REQUEST', 'CANCEL']);
    expect(valuesOf('UID')).toEqual(['booking0000000000001@tarjetero', 'booking0000000000001@tarjetero']);
    expect(valuesOf('SEQUENCE')).toEqual(['3', '4']);
    expect(valuesOf('ORGANIZER')).toEqual(Array(2).fill(`CN="Ana García":mailto:${FROM}`));
  });

  it('mails nobody without an address or with that kind of mail switched off', async () => {
    const customer = { name: 'Luis', email: '', phone: '600' };
    const users = project.db().doc('users/ana');
    await happen(aBooking({ customer }), 'created');
    await deliver();
    await users.update({ settings: { notifications: { bookings: false } } });
    await happen(aBooking({ sequence: 1 }), 'rescheduled');
    await deliver();
    await happen(aBooking({ sequence: 1 }), 'paid');
    await deliver();
    await users.update({ settings: { notifications: { payments: false } } });
    await happen(aBooking({ sequence: 2 }), 'paid');
    await deliver();
    const payment = { rule: 'link', state: 'awaiting', paidAt: null } as const;
    await happen(aBooking({ sequence: 3, status: 'expired', payment }), 'expired', NOW, 'system');
    await deliver();
    await users.update({ settings: { notifications: { bookings: false } } });
    await happen(aBooking({ sequence: 4, status: 'expired', payment }), 'expired', NOW, 'system');
    await deliver();
    expect(told()).toEqual([
      'ana@ejemplo.com: Pago recibido: Sesión de color, Zoë Ñandú',
      'ana@ejemplo.com: Reserva caducada: Sesión de color, Zoë Ñandú',
      'ana@ejemplo.com: Reserva nueva: Sesión de color, Luis',
      'zoe@ejemplo.com: Booking changed: Sesión de color',
      'zoe@ejemplo.com: Booking expired: Sesión de color',
      'zoe@ejemplo.com: Booking expired: Sesión de color',
      'zoe@ejemplo.com: Payment received: Sesión de color',
      'zoe@ejemplo.com: Payment received: Sesión de color',
    ]);
    expect(await entry(aBooking({ sequence: 1 }), 'rescheduled', 'owner')).toMatchObject({
      status: 'dropped',
    });
  });

  it.each([
    ['a suspended account', () => project.db().doc('users/ana/private/state').set({ disabled: true })],
    ['a deleted account', () => project.db().doc('users/ana').delete()],
    ['an anonymised booking', () => bookingRef(project.db(), aBooking().id).update({ customer: null })],
    ['a booking that is gone', () => bookingRef(project.db(), aBooking().id).delete()],
  ])('drops the mail of %s', async (_of, leave) => {
    await happen(aBooking(), 'created');
    await leave();
    await deliver();
    expect(sink.received).toEqual([]);
    for (const recipient of ['visitor', 'owner'] as const)
      expect(await entry(aBooking(), 'created', recipient)).toMatchObject({ status: 'dropped', dueAt: null });
  });

  it('drops an outdated confirmation of a cancelled booking', async () => {
    await happen(aBooking(), 'created');
    await happen(aBooking({ status: 'cancelled', sequence: 1 }), 'cancelled');
    await deliver(NOW + HOUR_MS);
    expect(told()).toEqual([
      'ana@ejemplo.com: Reserva cancelada: Sesión de color, Zoë Ñandú',
      'zoe@ejemplo.com: Booking cancelled: Sesión de color',
    ]);
    expect(await entry(aBooking(), 'created', 'visitor')).toMatchObject({ status: 'dropped' });
  });

  it('mails only the last change of a booking that moved twice', async () => {
    await happen(aBooking(), 'created');
    await happen(aBooking({ sequence: 1 }), 'rescheduled');
    await happen(aBooking({ sequence: 2 }), 'rescheduled');
    await deliver(NOW + HOUR_MS);
    expect(sink.received.map(({ email }) => email.messageId).sort()).toEqual([
      '<booking0000000000001-2-rescheduled-owner@tarjetero.test>',
      '<booking0000000000001-2-rescheduled-visitor@tarjetero.test>',
    ]);
  });

  it('records when the visitor was mailed a time that the owner chose, which extends their deadline', async () => {
    expectLog(/A mail was not sent/);
    const moved = aBooking({ sequence: 1, moveNotifiedAt: null });
    await happen(moved, 'rescheduled', NOW, 'owner');
    sink.answers = { taken: '451 4.3.0 Later' };
    await deliver();
    expect(await project.read(`bookings/${moved.id}`)).toMatchObject({ moveNotifiedAt: null });
    sink.answers = {};
    const later = NOW + 5 * MINUTE_MS;
    await deliver(later);
    expect(await project.read(`bookings/${moved.id}`)).toMatchObject({
      moveNotifiedAt: Timestamp.fromMillis(later),
      sequence: 1,
    });
    // Five minutes more than the day that the owner's notice leaves.
    expect(sink.received.map(({ email }) => email.text).join()).toMatch(
      /You can change or cancel it until Tuesday.*:05/,
    );
  });

  it('doesn’t mail a new time that has already come', async () => {
    const moved = aBooking({ sequence: 1, moveNotifiedAt: null });
    await happen(moved, 'rescheduled', NOW, 'owner');
    await deliver(moved.start);
    expect(sink.received).toEqual([]);
    expect(await project.read(`bookings/${moved.id}`)).toMatchObject({ moveNotifiedAt: null });
  });

  it('doesn’t call an unanswered request confirmed', async () => {
    await happen(aBooking({ status: 'pending_confirmation' }), 'created');
    await deliver();
    expect(told()).toEqual([
      'ana@ejemplo.com: Nueva solicitud: Sesión de color, Zoë Ñandú',
      'zoe@ejemplo.com: Request sent: Sesión de color',
    ]);
    expect(sink.received[0]!.source).not.toContain('STATUS:CONFIRMED');
  });
});

describe('a mail about a series of bookings', () => {
  const week = (place: number, overrides: Partial<Booking> = {}) => {
    const { start, end } = aBooking();
    const later = place * 7 * 24 * HOUR_MS;
    return aBooking({
      ...{ id: `booking000000000000${place + 1}`, createdBy: 'owner' },
      ...{ start: start + later, end: end + later },
      ...overrides,
    });
  };
  const store = (booking: Booking) =>
    bookingRef(project.db(), booking.id).set({
      ...toBookingDocument(booking, { customerId: '', requestKey: '' }),
    });
  const make = async (bookings: Booking[]) => {
    await Promise.all(bookings.map(store));
    await project.db().runTransaction(async (transaction) => {
      await Promise.resolve();
      const changes = bookings.map((booking) => ({ booking }));
      const context = { db: project.db(), now: NOW };
      queueSeriesMail(transaction, context, changes, { event: 'created', by: 'owner' });
    });
  };

  it('is sent once and covers only the bookings that haven’t changed', async () => {
    await make([week(0), week(1), week(2)]);
    await store(week(0, { status: 'cancelled', sequence: 1 }));
    await deliver();
    expect(told()).toEqual(['zoe@ejemplo.com: Appointments confirmed: Sesión de color']);
    const [{ email }] = sink.received as [(typeof sink.received)[number]];
    expect(email.text).toContain('2 appointments');
    expect(email.text).not.toContain('booking0000000000001');
  });

  it('becomes an ordinary mail for one remaining booking, and isn’t sent for none', async () => {
    await make([week(0), week(1)]);
    await store(week(0, { status: 'cancelled', sequence: 1 }));
    await deliver();
    expect(told()).toEqual(['zoe@ejemplo.com: Booking confirmed: Sesión de color']);
    await make([week(3), week(4)]);
    await Promise.all([3, 4].map((place) => store(week(place, { status: 'cancelled', sequence: 1 }))));
    await deliver();
    expect(told()).toHaveLength(1);
  });
});
