import { expectLog } from '../../testing/recorded-logs';
import { refusalOf } from '../../testing/local-project';
import { deleteOwnedData } from '../../accounts/delete-account';
import { createCalendarFeed, hasCalendarFeed, revokeCalendarFeed } from './calendar-feed';
import { actOnBooking, moveBooking } from '../change/owner-changes';
import { bookByHand } from '../book/book-by-hand';
import { aBookingInput, idOf, openBookingProject, tuesdayAt } from '../testing/booking-project';

const project = openBookingProject();
const { context } = project;

const feed = async () => (await createCalendarFeed(context('ana'), {})).path;

/** Requests a feed and returns status, headers and text. */
async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(project.origin() + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const byHand = (name: string, start: number) =>
  bookByHand(context('ana'), {
    bookingId: idOf(name),
    serviceId: 'service0000000000001',
    start,
    customer: { name: 'Luis; Gómez, "Ñ"\u0007', email: 'luis@ejemplo.com', phone: '600 000 000' },
    notes: 'Nota',
    zone: 'Europe/Madrid',
    language: 'es',
    overlap: true,
  });

it('the calendar feed shows an owner’s bookings without contact data or notes', async () => {
  await project.anOwner();
  await project.post('book', await aBookingInput());
  await byHand('byhand', tuesdayAt(12));
  const { status, headers, text } = await get(await feed());
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-store');
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'DTSTART:20260303T090000Z',
      'DTEND:20260303T093000Z',
      'SUMMARY:Primera consulta · Eva Ruiz',
      'STATUS:CONFIRMED',
      `UID:${idOf('booking1')}@tarjetero`,
    ]),
  );
  // Contact data and notes aren't part of the feed.
  for (const secret of ['ejemplo.com', '600', 'Nota', '\u0007']) expect(text).not.toContain(secret);
  expect(lines.every((line) => !/[^\r]\n/.test(line))).toBe(true);
});

it('hasCalendarFeed answers for the caller’s own feed only', async () => {
  await project.anOwner();
  const exists = async (uid: string) => (await hasCalendarFeed(context(uid), {})).exists;
  expect(await exists('ana')).toBe(false);
  await feed();
  expect([await exists('ana'), await exists('luis')]).toEqual([true, false]);
  await revokeCalendarFeed(context('ana'), {});
  expect(await exists('ana')).toBe(false);
});

it('the calendar feed answers 304 until a booking changes', async () => {
  await project.anOwner();
  await byHand('byhand', tuesdayAt(12));
  const path = await feed();
  const tag = (await get(path)).headers.get('etag')!;
  expect(await get(path, { headers: { 'if-none-match': tag } })).toMatchObject({ status: 304, text: '' });
  await actOnBooking(context('ana'), {
    bookingId: idOf('byhand'),
    sequence: 0,
    action: 'cancel',
    reason: '',
  });
  const after = await get(path, { headers: { 'if-none-match': tag } });
  expect(after.status).toBe(200);
  expect(after.text).not.toContain('VEVENT');
  expect(after.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

it('the calendar feed asks for an hourly refresh and raises time and sequence with each change', async () => {
  await project.anOwner();
  await byHand('byhand', tuesdayAt(12));
  const path = await feed();
  const read = async () => (await get(path)).text.split('\r\n');
  const first = await read();
  expect(first).toEqual(
    expect.arrayContaining(['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']),
  );
  const changeOf = (lines: readonly string[]) =>
    lines.filter((line) => /^(SEQUENCE|LAST-MODIFIED|DTSTAMP):/.test(line));
  for (const [step, start] of [tuesdayAt(13), tuesdayAt(14), tuesdayAt(15)].entries()) {
    const before = changeOf(await read());
    await moveBooking(context('ana'), { bookingId: idOf('byhand'), sequence: step, start, overlap: true });
    const after = changeOf(await read());
    expect(after).toHaveLength(3);
    for (const [index, line] of after.entries()) expect(line > before[index]!).toBe(true);
  }
});

it('the calendar feed covers thirty days back and half a year ahead', async () => {
  await project.anOwner();
  const day = 86_400_000;
  for (const [name, days] of [
    ['past', -29],
    ['before', -32],
    ['ahead', 178],
    ['after', 182],
  ] as const)
    await byHand(name, tuesdayAt(12) + days * day);
  const { text } = await get(await feed());
  expect(text.match(/UID:[a-z]+?x+@/g)).toEqual([`UID:${idOf('past')}@`, `UID:${idOf('ahead')}@`]);
});

it('the calendar feed refuses other secrets, owners and methods', async () => {
  await project.anOwner();
  const path = await feed();
  const secret = path.split('/').at(-1)!;
  const wrong = [
    path.replace(/.\.ics$/, path.endsWith('A.ics') ? 'B.ics' : 'A.ics'),
    path.replace('/ana/', '/bea/'),
    `/b/feed/ana/${'A'.repeat(43)}.ics`,
    '/b/feed/ana/.ics',
    `/b/feed/${secret}`,
    `/b/feed/__ana__/${secret}`,
  ];
  for (const address of wrong) expect([address, (await get(address)).status]).toEqual([address, 404]);
  expect((await get(path, { method: 'POST' })).status).toBe(405);
  expect((await get(path, { method: 'HEAD' })).status).toBe(200);
});

it('the calendar feed stores its secret only as a hash', async () => {
  await project.anOwner();
  const secret = (await feed()).split('/').at(-1)!.replace('.ics', '');
  const stored = await project.read('calendarFeeds/ana');
  expect(Object.keys(stored!).sort()).toEqual(['createdAt', 'secretHash']);
  expect(JSON.stringify(stored)).not.toContain(secret);
});

it('the calendar feed closes when it is renewed or revoked, and while its owner is suspended', async () => {
  await project.anOwner();
  const first = await feed();
  const second = await feed();
  expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
  await project.db().doc('users/ana/private/state').set({ disabled: true }, { merge: true });
  expect((await get(second)).status).toBe(404);
  await project.db().doc('users/ana/private/state').set({ disabled: false }, { merge: true });
  expect((await get(second)).status).toBe(200);
  await revokeCalendarFeed(context('ana'), {});
  expect((await get(second)).status).toBe(404);
});

it('deleting an account removes its calendar feed and the search keys of its bookings', async () => {
  expectLog(/SMTP_URL/);
  await project.anOwner();
  await byHand('byhand', tuesdayAt(12));
  const path = await feed();
  await deleteOwnedData(context('ana'));
  expect((await get(path)).status).toBe(404);
  expect(await project.read('calendarFeeds/ana')).toBeUndefined();
  const [booking] = (await project.db().collection('bookings').get()).docs;
  expect(booking!.get('searchKeys')).toEqual([]);
  expect(JSON.stringify(booking!.data())).not.toContain('Luis');
});

it('creating calendar feeds is rate limited', async () => {
  await project.db().doc('featureFlags/rate_limiting').set({ enabled: true, rolloutPercentage: 100 });
  for (let times = 0; times < 20; times++) await feed();
  expect(await refusalOf(feed())).toBe('too-many-requests');
});
