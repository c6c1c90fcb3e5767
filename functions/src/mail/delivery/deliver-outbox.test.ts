import { Timestamp } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { bookingRef, toBookingDocument } from '../../bookings/record/booking-document';
import { bookingPath } from '../../bookings/record/booking-token';
import { cardIdOf, NOW } from '../../testing/local-project';
import { claimEntry, deliverDue, MAILS_AT_ONCE, sendEntry } from './deliver-outbox';
import { readMailSettings } from './mail-settings';
import { smtpSender, type SendMail } from './mail-transport';
import { requireEntry, type BookingMailEvent } from '../../outbox/outbox';
import { queueSeriesMail } from '../../outbox/queue-booking-mail';
import { aBooking } from '../testing/a-booking';
import { FROM, openMailProject } from '../testing/mail-project';
import { expectLog } from '../../testing/kept-logs';

const project = openMailProject();
const { happen, deliver, told, entry, entryRef, sink } = project;

const titlesOfAlerts = async () =>
  (await project.db().collection('alerts').get()).docs.map((alert) => String(alert.get('title')));

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

describe('deliverOutbox after a failure', () => {
  /** A booking whose only mail is the owner's, as its customer has no address. */
  const alone = aBooking({ customer: { name: 'Luis', email: '', phone: '600' } });

  it('retries a mail whose answer was lost with the same Message-ID', async () => {
    expectLog(/A mail was not sent/);
    await happen(alone, 'created');
    sink.answers.taken = '451 Try again';
    expect(await deliver()).toBe(0);
    sink.answers = {};
    expect(await deliver(NOW + MINUTE_MS - 1)).toBe(0);
    expect(await deliver(NOW + MINUTE_MS)).toBe(1);
    expect(sink.received.map(({ email }) => email.messageId)).toEqual([
      '<booking0000000000001-0-created-owner@tarjetero.test>',
      '<booking0000000000001-0-created-owner@tarjetero.test>',
    ]);
    expect(await entry(alone, 'created', 'owner')).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('sends a mail again when its worker died before recording it, after the lease ends', async () => {
    await happen(alone, 'created');
    const ref = entryRef(alone, 'created', 'owner');
    const worker = { db: project.db(), now: NOW };
    const claimed = await claimEntry(worker, ref);
    const settings = readMailSettings()!;
    await sendEntry(worker, ref, requireEntry(claimed!.stored), settings, smtpSender(settings));
    // The worker is dead. No other one takes a mail that may still be on its way.
    expect(await deliver(NOW + 5 * MINUTE_MS - 1)).toBe(0);
    expect(sink.received).toHaveLength(1);
    expect(await deliver(NOW + 5 * MINUTE_MS)).toBe(1);
    const [first, second] = sink.received;
    expect(second!.email.messageId).toBe(first!.email.messageId);
    expect(sink.received).toHaveLength(2);
  });

  it('sends a mail whose worker died before sending it', async () => {
    await happen(alone, 'created');
    await claimEntry({ db: project.db(), now: NOW }, entryRef(alone, 'created', 'owner'));
    await deliver(NOW + 5 * MINUTE_MS);
    expect(sink.received).toHaveLength(1);
  });

  it('sends each mail once when several workers run at once', async () => {
    const bookings = Array.from({ length: 6 }, (_, n) => aBooking({ id: `booking${n}`.padEnd(20, '0') }));
    for (const booking of bookings) await happen(booking, 'created');
    const done = await Promise.all([deliver(), deliver(), deliver()]);
    expect(done.reduce((sum, count) => sum + count)).toBe(12);
    expect(new Set(sink.received.map(({ email }) => email.messageId)).size).toBe(12);
    expect(sink.received).toHaveLength(12);
  });

  it('sends all mails that are due in one call, several at once and each once', async () => {
    for (let n = 10; n < 22; n += 1) await happen(aBooking({ id: `booking${n}`.padEnd(20, '0') }), 'created');
    let underWay = 0;
    let most = 0;
    const sent: string[] = [];
    const slow: SendMail = async (_mail, messageId) => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, 100));
      underWay -= 1;
      sent.push(messageId);
    };
    const context = { db: project.db(), now: NOW };
    expect(await deliverDue(context, readMailSettings()!, slow)).toBe(24);
    expect([new Set(sent).size, sent.length]).toEqual([24, 24]);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(MAILS_AT_ONCE);
    expect(await deliver()).toBe(0);
  });

  it('retries less and less often while the server is down', async () => {
    expectLog(/A mail was not sent/);
    await happen(alone, 'created');
    await sink.close();
    const waits: number[] = [];
    let now = NOW;
    for (let attempt = 0; attempt < 7; attempt += 1) {
      expect(await deliver(now)).toBe(0);
      const { dueAt } = (await entry(alone, 'created', 'owner'))!;
      waits.push((dueAt!.toMillis() - now) / MINUTE_MS);
      now = dueAt!.toMillis();
    }
    expect(waits).toEqual([1, 2, 5, 15, 60, 60, 60]);
    await sink.open();
    expect(await deliver(now)).toBe(1);
    expect(told()).toEqual(['ana@ejemplo.com: Reserva nueva: Sesión de color, Luis']);
  });

  it('tries one mail per call on a server that is down, without counting attempts of the others', async () => {
    expectLog(/A mail was not sent/);
    await happen(aBooking(), 'created');
    await sink.close();
    await deliver();
    await sink.open();
    const attempts = await Promise.all(
      (['visitor', 'owner'] as const).map(
        async (recipient) => (await entry(aBooking(), 'created', recipient))!.attempts,
      ),
    );
    expect(attempts.sort()).toEqual([0, 1]);
  });

  it('gives up after a day and alerts the administrators once a day', async () => {
    expectLog(/A mail was not sent/);
    await happen(aBooking(), 'created');
    sink.answers.taken = '451 Try again';
    const late = NOW + 24 * HOUR_MS;
    await deliver(late);
    for (const recipient of ['visitor', 'owner'] as const)
      expect(await entry(aBooking(), 'created', recipient)).toMatchObject({ status: 'failed', dueAt: null });
    expect(await titlesOfAlerts()).toEqual(['Hay emails que no se han podido enviar']);
    sink.answers = {};
    expect(await deliver(late + HOUR_MS)).toBe(0);
  });

  it('gives up at once, without an alert, on an address that doesn’t exist', async () => {
    expectLog(/A mail was not sent/);
    await happen(alone, 'created');
    sink.answers.recipient = '550 5.1.1 No such user';
    await deliver();
    expect(await entry(alone, 'created', 'owner')).toMatchObject({ status: 'failed', attempts: 1 });
    expect(await titlesOfAlerts()).toEqual([]);
  });

  it.each(['554 5.7.1 Relay access denied', '550 Not here', '450 4.2.1 Later'])(
    'retries after «%s»',
    async (refusal) => {
      expectLog(/A mail was not sent/);
      await happen(alone, 'created');
      sink.answers.recipient = refusal;
      await deliver();
      sink.answers = {};
      expect(await deliver(NOW + MINUTE_MS)).toBe(1);
    },
  );

  it('sends the other mails when one can’t be composed', async () => {
    expectLog(/A mail was not sent/);
    const broken = aBooking({ id: 'booking0000000000000', service: { ...aBooking().service, currency: '' } });
    await happen(broken, 'created');
    await happen({ ...alone, id: 'booking0000000000002' }, 'created');
    expect(await deliver()).toBe(1);
    expect(await entry(broken, 'created', 'visitor')).toMatchObject({ status: 'waiting', attempts: 1 });
  });

  it('sends the other mails when one can’t be read', async () => {
    const [first, second] = [aBooking(), aBooking({ id: 'booking0000000000002' })];
    for (const booking of [first, second]) await happen(booking, 'created');
    await entryRef(first, 'created', 'visitor').update({ sequence: 'none' });
    expect(await deliver()).toBe(3);
    // It is tried as often as any other, so that a later release may send it, and then fails.
    expect(await entry(first, 'created', 'visitor')).toMatchObject({
      ...{ status: 'waiting', attempts: 1, dueAt: Timestamp.fromMillis(NOW + MINUTE_MS) },
    });
    for (let hour = 1; hour <= 25; hour += 1) await deliver(NOW + hour * HOUR_MS);
    expect(await entry(first, 'created', 'visitor')).toMatchObject({ status: 'failed', dueAt: null });
    expectLog(/A mail was not sent/);
  });

  it('gives up a mail whose attempts can’t be counted', async () => {
    const booking = aBooking();
    await happen(booking, 'created');
    await entryRef(booking, 'created', 'visitor').update({ attempts: 'none' });
    expect(await deliver()).toBe(1);
    expect(await entry(booking, 'created', 'visitor')).toMatchObject({ status: 'failed', dueAt: null });
    expectLog(/A queued mail was given up/);
  });

  it('holds mail while SMTP isn’t configured and alerts the administrators once a day', async () => {
    expectLog(/SMTP_URL/);
    delete process.env['SMTP_URL'];
    expect(await deliver()).toBe(0);
    expect(await titlesOfAlerts()).toEqual([]);
    await happen(alone, 'created');
    await deliver();
    await deliver(NOW + 23 * HOUR_MS);
    expect(await titlesOfAlerts()).toEqual(['El envío de emails no está configurado']);
    await deliver(NOW + 24 * HOUR_MS);
    expect(await titlesOfAlerts()).toHaveLength(2);
    process.env['SMTP_URL'] = sink.url();
    expect(await deliver(NOW + 24 * HOUR_MS)).toBe(1);
  });

  it('stores no name, address or text in the outbox', async () => {
    await happen(aBooking(), 'created');
    const stored = await project.db().collection('outbox').get();
    expect(stored.docs.map((document) => Object.keys(document.data()).sort())).toEqual(
      Array.from({ length: 2 }, () => [
        'attempts',
        'bookingId',
        'by',
        'createdAt',
        'dueAt',
        'expiresAt',
        'ownerId',
        'recipient',
        'sequence',
        'status',
        'template',
      ]),
    );
    expect(stored.docs[0]!.get('expiresAt')).toEqual(Timestamp.fromMillis(NOW + 30 * 24 * HOUR_MS));
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
