import { Timestamp } from 'firebase-admin/firestore';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { NOW } from '../../testing/local-project';
import { claimEntry, deliverDue, MAILS_AT_ONCE, sendEntry } from './deliver-outbox';
import { readMailSettings } from './mail-settings';
import { smtpSender, type SendMail } from './mail-transport';
import { requireEntry } from '../../outbox/outbox';
import { aBooking } from '../testing/a-booking';
import { openMailProject } from '../testing/mail-project';
import { expectLog } from '../../testing/recorded-logs';

const project = openMailProject();
const { happen, deliver, told, entry, entryRef, sink } = project;

const titlesOfAlerts = async () =>
  (await project.db().collection('alerts').get()).docs.map((alert) => String(alert.get('title')));

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
