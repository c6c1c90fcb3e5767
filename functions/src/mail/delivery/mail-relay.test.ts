import { MAIL_LIMITS } from 'shared-lib/model';
import type { Booking } from 'shared-lib/model/booking';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { NOW } from '../../testing/local-project';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { readOwnerMail } from './mail-quota';
import { aBooking } from '../testing/a-booking';
import { openMailProject } from '../testing/mail-project';

const project = openMailProject();
const { happen, deliver, sink, entry } = project;

/** Returns bookings of strangers, each with an address of its own unless overridden. */
const strangers = (count: number, overrides: (n: number) => Partial<Booking> = () => ({})) =>
  Array.from({ length: count }, (_, n) =>
    aBooking({
      id: `stranger${n}`.padEnd(20, 'x'),
      customer: { name: 'Eva', email: `eva${n}@ejemplo.com`, phone: '' },
      start: NOW + 3 * DAY_MS,
      end: NOW + 3 * DAY_MS + 45 * 60_000,
      ...overrides(n),
    }),
  );

async function happenAll(bookings: readonly Booking[]): Promise<void> {
  for (const booking of bookings) await happen(booking, 'created');
}

/** Runs the job until it has nothing left to do at this time. */
async function deliverAll(now = NOW): Promise<void> {
  while ((await deliver(now)) > 0);
}

/** Returns the state of an account that has proved its address. */
const proven = (uid: string) => ({
  verifiedAt: new Date(),
  verifiedMailbox: mailboxKeyOf(`${uid}@ejemplo.com`),
});

const toStrangers = () => sink.received.filter(({ to }) => !to.includes('ana@ejemplo.com'));

it('deliverOutbox holds an owner’s mail until their address is verified', async () => {
  const state = project.db().doc('users/ana/private/state');
  await state.delete();
  const [booking] = strangers(1);
  await happen(booking!, 'created');
  await deliverAll();
  expect(sink.received).toEqual([]);
  expect(await entry(booking!, 'created', 'visitor')).toMatchObject({ status: 'waiting', attempts: 0 });
  await state.set(proven('ana'));
  await deliverAll(NOW + HOUR_MS);
  expect(toStrangers()).toHaveLength(1);
});

it('deliverOutbox limits an owner’s mail per hour and sends the rest later', async () => {
  const { hour } = MAIL_LIMITS.owner;
  await happenAll(strangers(hour + 5));
  await deliverAll();
  expect(toStrangers()).toHaveLength(hour);
  expect(await readOwnerMail(project.db(), 'ana', NOW)).toEqual({ hour, day: hour });
  const alerts = await project.db().collection('alerts').get();
  expect(alerts.docs.map((alert) => String(alert.get('title')))).toEqual([
    'Una cuenta ha agotado sus emails',
  ]);
  await deliverAll(NOW + HOUR_MS);
  expect(toStrangers()).toHaveLength(hour + 5);
  expect(await readOwnerMail(project.db(), 'ana', NOW + HOUR_MS)).toEqual({ hour: 5, day: hour + 5 });
});

it('deliverOutbox limits mail to one mailbox across spellings and owners', async () => {
  const { hour } = MAIL_LIMITS.recipient;
  await project.db().doc('users/luis').set({ name: 'Luis', email: 'luis@ejemplo.com', language: 'es' });
  await project.db().doc('users/luis/private/state').set(proven('luis'));
  await happenAll(
    strangers(hour + 4, (n) => ({
      userId: n % 2 ? 'ana' : 'luis',
      customer: { name: 'Eva', email: `Eva+${n}@Ejemplo.com`, phone: '' },
    })),
  );
  await deliverAll();
  const toEva = sink.received.filter(({ to }) => to.some((address) => /^eva\+/i.test(address)));
  expect(toEva).toHaveLength(hour);
});

it('deliverOutbox sends one owner’s few mails among another’s many', async () => {
  await project.db().doc('users/luis').set({ name: 'Luis', email: 'luis@ejemplo.com', language: 'es' });
  await project.db().doc('users/luis/private/state').set(proven('luis'));
  await happenAll(strangers(30));
  const [late] = strangers(1, () => ({ id: 'late'.padEnd(20, '0'), userId: 'luis' }));
  await happen(late!, 'created', NOW + 1);
  await deliver(NOW + 1);
  expect(sink.received.some(({ to }) => to.includes('luis@ejemplo.com'))).toBe(true);
  expect(await entry(late!, 'created', 'visitor')).toMatchObject({ status: 'sent' });
});

/** Returns text with every form of link to a domain. */
const linksTo = (domain: string) => `https://${domain}/premio www.${domain} ${domain} yo@${domain}`;
const leadsTo = (domain: string) =>
  new RegExp(`(://|@|%40|%2F|www\\.|^|\\s)(www\\.)?${domain.replace('.', '\\.')}`);

it('deliverOutbox sends no link from one party to the other, and names Tarjetero as the sender', async () => {
  await project.db().doc('publicCards/ana-garcia').update({ 'profile.name': 'Gana en owner.com' });
  const booking = aBooking({
    customer: { name: 'Eva visitor.com', email: 'eva@ejemplo.com', phone: '' },
    service: {
      ...aBooking().service,
      name: linksTo('owner.com'),
      place: { kind: 'in-person', detail: linksTo('owner.com') },
    },
    notes: linksTo('visitor.com'),
    reason: linksTo('owner.com'),
    answers: [{ question: 'Tu web', answer: linksTo('visitor.com') }],
    language: 'es',
  });
  await happen(booking, 'created');
  await deliverAll();
  expect(sink.received).toHaveLength(2);
  for (const { email, to } of sink.received) {
    expect(email.from?.name).toBe('Tarjetero');
    const attached = email.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer).toString());
    for (const text of [email.subject, email.text, email.html, ...attached.map(unfolded)]) {
      expect(text).not.toMatch(leadsTo('visitor.com'));
      if (!to.includes('ana@ejemplo.com')) expect(text).not.toMatch(leadsTo('owner.com'));
    }
  }
});

/** Joins the folded lines of a calendar file. */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, '');
