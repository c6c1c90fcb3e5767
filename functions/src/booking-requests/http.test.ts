import { NOTHING_TAKEN, type TakenTime } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { NOW } from '../testing/local-project';
import { updateBookableCards } from '../bookings/offer/bookable-cards';
import { holdIdOf } from '../bookings/time/hold-slot';
import {
  aProof,
  aBookingInput,
  idOf,
  openBookingProject,
  SLUG,
  tuesdayAt,
} from '../bookings/testing/booking-project';

const project = openBookingProject();
const { ask, post } = project;
const SERVICE = 'service0000000000001';
const DAY = 'from=2026-03-03&to=2026-03-03';

const hold = (session = idOf('session1'), start = tuesdayAt(10)) => ({ serviceId: SERVICE, start, session });
const countOf = async (name: string) => (await project.db().collection(name).get()).size;

it('a visitor sees the page, then holds, books, moves and cancels a slot', async () => {
  await project.anOwner({}, { changeNoticeMinutes: 60 });
  const page = await ask(`/b/${SLUG}?${DAY}`);
  expect(page.status).toBe(200);
  expect(page.body).toEqual({
    now: NOW,
    ownerName: 'Ana García',
    availability: expect.objectContaining({ zone: 'Europe/Madrid', changeNoticeMinutes: 60 }),
    services: [expect.objectContaining({ id: SERVICE, placeKind: 'in-person', isPaid: false })],
    taken: NOTHING_TAKEN,
  });
  const spansFor = async (headers: Record<string, string> = {}) =>
    ((await ask(`/b/${SLUG}?${DAY}`, { headers })).body['taken'] as TakenTime).spans;
  const ten = [{ start: tuesdayAt(10), end: tuesdayAt(10, 30) }];
  const held = await post('hold', hold());
  expect(held).toMatchObject({ status: 200, body: { heldUntil: NOW + 5 * 60_000 } });
  // A visitor's own hold or booking doesn't count as taken for them.
  expect(await spansFor()).toEqual(ten);
  expect(await spansFor({ 'x-booking-session': idOf('session2') })).toEqual(ten);
  expect(await spansFor({ 'x-booking-session': idOf('session1') })).toEqual([]);
  const booked = await post('book', await aBookingInput());
  expect(booked).toMatchObject({ status: 200, body: { booking: { status: 'confirmed' } } });
  const link = (path: unknown) => ({ bookingId: idOf('booking1'), token: String(path).split('?t=')[1] });
  const first = link(booked.body['path']);
  expect(await post('booking', first)).toMatchObject({ status: 200, body: booked.body });
  expect(await spansFor({ 'x-booking-session': idOf('booking1') })).toEqual(ten);
  expect(await spansFor({ 'x-booking-link': `${first.bookingId}.wrong` })).toEqual(ten);
  expect(await spansFor({ 'x-booking-link': `${first.bookingId}.${first.token}` })).toEqual([]);
  const moved = await post('reschedule', { ...first, start: tuesdayAt(12), zone: 'America/New_York' });
  expect(moved).toMatchObject({ status: 200, body: { booking: { start: tuesdayAt(12) } } });
  // The link from before shows where the booking is now, and no more.
  expect(await post('booking', first)).toMatchObject({
    status: 200,
    body: { booking: { start: tuesdayAt(12), canChange: false }, path: '' },
  });
  expect(await post('cancel', { ...first, reason: '' })).toMatchObject({ status: 403 });
  const cancelled = await post('cancel', { ...link(moved.body['path']), reason: '' });
  expect(cancelled).toMatchObject({ status: 200, body: { booking: { status: 'cancelled' } } });
  expect(await post('release', { session: idOf('session1') })).toMatchObject({ status: 200, body: {} });
  await project.expectSound();
});

it('the booking page contains no private data of the owner or other visitors', async () => {
  await project.anOwner({ payment: { rule: 'link', link: 'https://buy.stripe.com/secreto' }, price: 900 });
  await project.storeService({ id: 'hidden00000000000000', hidden: true, name: 'Oculto' });
  await post('book', await aBookingInput({ price: 900, notes: 'Nota privada' }));
  await post('hold', hold(idOf('session2'), tuesdayAt(11)));
  const { body } = await ask(`/b/${SLUG}?${DAY}`);
  // When, and not which service it was for, nor what it is.
  expect(body['taken']).toEqual({
    spans: [10, 11].map((hour) => ({ start: tuesdayAt(hour), end: tuesdayAt(hour, 30) })),
    fullDates: [],
    fullDatesOf: {},
    bookedDates: [],
  });
  const text = JSON.stringify(body);
  for (const secret of [
    idOf('booking1'),
    holdIdOf(idOf('session2')),
    'Eva',
    'eva@',
    'Nota',
    'Oculto',
    'Calle Mayor',
    'secreto',
    'reminders',
    'session',
  ])
    expect(text).not.toContain(secret);
});

it('GET requests and refused bookings store nothing', async () => {
  await project.anOwner();
  for (const path of [`/b/${SLUG}?${DAY}`, '/b/challenge', `/b/${SLUG}/cancel`, `/b/${SLUG}/book`])
    await ask(path);
  await post('book', await aBookingInput({ proof: 'x' }));
  for (const name of ['bookings', 'bookingHolds', 'usedProofs', 'outbox'])
    expect(await countOf(name)).toBe(0);
  expect(await project.busy()).toEqual({});
});

it.each([
  ['GET', `/b/${SLUG}/book`, 405, 'POST'],
  ['POST', `/b/${SLUG}`, 405, 'GET'],
  ['PUT', `/b/${SLUG}/cancel`, 405, 'POST'],
  ['POST', '/b/challenge', 405, 'GET'],
  ['GET', `/b/${SLUG}/constructor`, 404, null],
  ['GET', `/b/${SLUG}/a/b`, 404, null],
  ['GET', '/b/', 404, null],
])('the service answers %s %s with %s', async (method, path, status, allow) => {
  const reply = await ask(path, { method });
  expect([reply.status, reply.headers.get('allow')]).toEqual([status, allow]);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  '',
  'from=2026-03-03',
  'from=2026-03-03&to=2026-03-02',
  'from=2026-03-03&to=2026-04-17',
  'from=2026-99-99&to=2026-99-99',
  'from[]=2026-03-03&to=2026-03-03',
  'from=2026-03-03%00&to=2026-03-03',
])('the booking page refuses the date range «%s»', async (query) => {
  await project.anOwner();
  expect(await ask(`/b/${SLUG}?${query}`)).toMatchObject({ status: 422, body: { reason: 'invalid-input' } });
});

it('an address without a card has no booking page', async () => {
  for (const slug of ['nadie-aqui', 'admin', '..%2f..', 'a', '__proto__', '%F0%9F%98%80'])
    expect(await ask(`/b/${slug}?${DAY}`)).toMatchObject({ status: 410, body: { reason: 'service-gone' } });
});

it.each<[string, string, unknown, string[]]>([
  ['book', 'a list', [], ['']],
  ['hold', 'an id that is no id', { ...hold(), session: '../../x' }, ['session']],
  ['hold', 'a fractional start', { ...hold(), start: 1.5 }, ['start']],
  ['hold', 'a start that is text', { ...hold(), start: '2026' }, ['start']],
  ['hold', 'a start beyond all dates', { ...hold(), start: 1e300 }, ['start']],
  ['release', 'a session that is too long', { session: idOf('x').repeat(100) }, ['session']],
  [
    'cancel',
    'a token that is an object',
    { bookingId: idOf('b'), token: { $ne: '' }, reason: '' },
    ['token'],
  ],
])('the request %s is refused with %s', async (name, _, body, fields) => {
  await project.anOwner();
  const reply = await post(name, body);
  expect(reply).toMatchObject({ status: 422, body: { reason: 'invalid-input', fields } });
});

it('a refused booking names its invalid fields', async () => {
  await project.anOwner();
  const input = await aBookingInput({
    customer: { name: ' ', email: 'eva@ejemplo.com\r\nBcc: x@y.z', phone: '1'.repeat(31) },
    notes: 'x'.repeat(1001),
  });
  const reply = await post('book', { ...input, price: -1, language: 'xx' });
  expect(reply.status).toBe(422);
  expect(reply.body['fields']).toEqual([
    'price',
    'language',
    'customer.name',
    'customer.email',
    'customer.phone',
    'notes',
  ]);
  const hidden = { name: '\u202e\u0007', email: 'eva@ejemplo.com', phone: '' };
  expect(await post('book', await aBookingInput({ customer: hidden }))).toMatchObject({
    status: 422,
    body: { fields: ['customer.name'] },
  });
});

it.each(['services/x', '..', '__id__', ' ', 'x'.repeat(128)])(
  'a hold for the service id «%s» is refused',
  async (serviceId) => {
    await project.anOwner();
    const reply = await post('hold', { ...hold(), serviceId });
    expect(reply).toMatchObject({ status: 410, body: { reason: 'service-gone' } });
  },
);

it.each<[string, string | undefined, string]>([
  ['text', 'text/plain', '{"session":"x"}'],
  ['nothing', undefined, ''],
  ['nothing that claims to be JSON', 'application/json', ''],
  ['JSON of another kind', 'application/ld+json', '{}'],
  ['a list', 'application/json', '[]'],
  ['a list of valid inputs', 'application/json', `[{"session":"${idOf('x')}"}]`],
  ['a __proto__ key', 'application/json', '{"__proto__":{"session":"x"}}'],
  ['a thousand nested objects', 'application/json', '{"a":'.repeat(1000) + '1' + '}'.repeat(1000)],
])('a body of %s is refused with a reason in JSON', async (_, type, body) => {
  const reply = await ask(`/b/${SLUG}/release`, {
    method: 'POST',
    headers: type ? { 'content-type': type } : {},
    body,
  });
  expect(reply).toMatchObject({ status: 422, body: { reason: 'invalid-input' } });
  expect(reply.headers.get('content-type')).toContain('application/json');
});

it('form data and bodies beyond the size limit are refused', async () => {
  await project.anOwner();
  const form = await ask(`/b/${SLUG}/release`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `session=${idOf('x')}`,
  });
  expect(form).toMatchObject({ status: 422, body: { reason: 'invalid-input' } });
  const input = await aBookingInput();
  const large = await post('book', { ...input, more: 'x'.repeat(17_000) });
  expect(large).toMatchObject({ status: 422, body: { reason: 'invalid-input' } });
  expect(await countOf('bookings')).toBe(0);
});

it('a booking with an unknown time zone gets the owner’s zone', async () => {
  await project.anOwner();
  const reply = await post('book', await aBookingInput({ zone: 'Europa/Ninguna' }));
  expect(reply.body['booking']).toMatchObject({ zone: 'Europe/Madrid' });
});

it('a booking that fills in the honeypot field is refused as one request too many', async () => {
  await project.anOwner();
  const reply = await post('book', await aBookingInput({ website: 'https://spam.example' }));
  expect(reply).toMatchObject({ status: 429, body: { reason: 'too-many-requests' } });
  expect(await countOf('bookings')).toBe(0);
});

describe('the proof of work', () => {
  it('begins with a signed challenge', async () => {
    await project.anOwner();
    const { status, body } = await ask('/b/challenge');
    expect(status).toBe(200);
    expect(body).toEqual({
      signature: expect.any(String),
      parameters: expect.objectContaining({ algorithm: 'PBKDF2/SHA-256', cost: 5000 }),
    });
  });

  it.each<[string, () => Promise<string>]>([
    ['none', async () => ''],
    ['nonsense', async () => Buffer.from('{"challenge":{}}').toString('base64')],
    ['an old one', () => aProof(NOW - 2 * 60 * 60 * 1000)],
    [
      'a forged one',
      async () => {
        const payload = JSON.parse(Buffer.from(await aProof(), 'base64').toString()) as {
          challenge: { parameters: { data: { until: number } } };
        };
        payload.challenge.parameters.data.until += 1;
        return Buffer.from(JSON.stringify(payload)).toString('base64');
      },
    ],
    [
      'a guessed one',
      async () => {
        const payload = JSON.parse(Buffer.from(await aProof(), 'base64').toString()) as {
          solution: { derivedKey: string };
        };
        payload.solution.derivedKey = 'ab'.repeat(32);
        return Buffer.from(JSON.stringify(payload)).toString('base64');
      },
    ],
  ])('is demanded from a booking with %s', async (_, proof) => {
    await project.anOwner();
    const input = await aBookingInput();
    const reply = await post('book', { ...input, proof: await proof() });
    expect(reply).toMatchObject({ status: 403, body: { reason: 'proof-needed' } });
    expect(await countOf('bookings')).toBe(0);
  });
});

describe('the limits on requests', () => {
  /** Holds a slot for different people one after the other, and returns of each whether it is held, or the status of its refusal. */
  const holdAll = async (starts: number[], { ip }: { ip: (index: number) => string }) => {
    const outcomes = [];
    for (const [index, start] of starts.entries()) {
      const { status, body } = await post('hold', hold(idOf(`s${index}`), start), { ip: ip(index) });
      outcomes.push(status === 200 ? body['heldUntil'] !== null : status);
    }
    return outcomes;
  };
  const halfHours = (count: number, from = tuesdayAt(9)) =>
    Array.from({ length: count }, (_, index) => from + index * 30 * 60_000);

  it('let one network hold sixty times in ten minutes without affecting others', async () => {
    await project.anOwner();
    const replies = [];
    for (let index = 0; index < 61; index++) {
      const who = index % 3;
      replies.push(
        await post('hold', hold(idOf(`s${who}`), tuesdayAt(10 + who)), { ip: `2001:db8:1:2::${index}` }),
      );
    }
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { reason: 'too-many-requests' } });
    const renewed = hold(idOf('s0'), tuesdayAt(10));
    expect(await post('hold', renewed, { ip: '2001:db8:1:3::1' })).toMatchObject({ status: 200 });
    project.setNow(NOW + 10 * 60_000);
    expect(await post('hold', renewed, { ip: '2001:db8:1:2::1' })).toMatchObject({ status: 200 });
  });

  it('let one session hold thirty times in ten minutes, whatever its addresses', async () => {
    await project.anOwner();
    const statuses = [];
    for (let index = 0; index < 31; index++)
      statuses.push((await post('hold', hold(), { ip: `203.0.113.${index}` })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  it('let one address hold six starts of a date, and still hold other dates and book', async () => {
    await project.anOwner();
    const ip = () => '203.0.113.9';
    expect(await holdAll(halfHours(8), { ip })).toEqual([...Array<boolean>(6).fill(true), 429, 429]);
    // Another date; and what a session has is renewed and moved within its date.
    const tomorrow = hold(idOf('s9'), tuesdayAt(10) + DAY_MS);
    expect(await post('hold', tomorrow, { ip: ip() })).toMatchObject({ status: 200 });
    const moved = hold(idOf('s0'), tuesdayAt(12));
    expect(await post('hold', moved, { ip: ip() })).toMatchObject({ status: 200 });
    // A visitor without a hold can book.
    const input = await aBookingInput({ session: idOf('s6'), start: tuesdayAt(12, 30) });
    expect(await post('book', input, { ip: ip() })).toMatchObject({ status: 200 });
  });

  it('apply to a hold that is moved from another date', async () => {
    await project.anOwner();
    const ip = () => '203.0.113.9';
    expect(await holdAll(halfHours(6), { ip })).toEqual(Array<boolean>(6).fill(true));
    const elsewhere = hold(idOf('s6'), tuesdayAt(13) + DAY_MS);
    expect(await post('hold', elsewhere, { ip: ip() })).toMatchObject({ status: 200 });
    expect(await post('hold', hold(idOf('s6'), tuesdayAt(13)), { ip: ip() })).toMatchObject({ status: 429 });
  });

  it('leave half of the free starts of a date unheld, however many addresses hold', async () => {
    // Ten starts.
    await project.anOwner({}, { weekly: { '2': [{ from: '09:00', to: '14:00' }] } });
    await post('book', await aBookingInput({ start: tuesdayAt(9), session: idOf('b') }));
    await post('book', {
      ...(await aBookingInput({ start: tuesdayAt(9, 30), session: idOf('c') })),
      bookingId: idOf('booking2'),
    });
    // Eight are left: four can be held.
    const ip = (index: number) => `203.0.113.${index}`;
    const outcomes = await holdAll(halfHours(8, tuesdayAt(10)), { ip });
    expect(outcomes).toEqual([...Array<boolean>(4).fill(true), ...Array<boolean>(4).fill(false)]);
    // They run out by themselves.
    project.setNow(NOW + 5 * 60_000);
    expect(await holdAll([tuesdayAt(13)], { ip })).toEqual([true]);
    await project.expectSound();
  });

  it.each([
    [1, [false]],
    [2, [true, false]],
    [3, [true, false, false]],
    [4, [true, true, false, false]],
  ])('leave at least half of a date with %s starts unheld', async (count, expected) => {
    const to = `${String(9 + Math.floor(count / 2)).padStart(2, '0')}:${count % 2 ? '30' : '00'}`;
    await project.anOwner({}, { weekly: { '2': [{ from: '09:00', to }] } });
    const ip = (index: number) => `203.0.113.${index}`;
    expect(await holdAll(halfHours(count), { ip })).toEqual(expected);
    // A visitor without a hold can book.
    const last = await aBookingInput({ start: tuesdayAt(9) + (count - 1) * 30 * 60_000 });
    expect(await post('book', last, { ip: '203.0.113.200' })).toMatchObject({ status: 200 });
  });

  it('release the earlier hold of a session whose next start cannot be held', async () => {
    await project.anOwner({}, { weekly: { '2': [{ from: '09:00', to: '10:00' }] } });
    expect(await post('hold', hold(idOf('s0'), tuesdayAt(9) + 7 * DAY_MS))).toMatchObject({ status: 200 });
    expect(Object.keys(await project.busy())).toEqual(['2026-03-10']);
    await post('book', await aBookingInput({ start: tuesdayAt(9), session: idOf('b') }));
    expect(await post('hold', hold(idOf('s0'), tuesdayAt(9, 30)))).toMatchObject({
      status: 200,
      body: { heldUntil: null },
    });
    expect(Object.keys(await project.busy())).toEqual(['2026-03-03']);
    expect(await countOf('bookingHolds')).toBe(0);
    await project.expectSound();
  });

  it('leave half of the starts of a longer service unheld too', async () => {
    await project.anOwner({}, { weekly: { '2': [{ from: '09:00', to: '14:00' }] } });
    const long = { id: 'long0000000000000000', durationMinutes: 120 };
    await project.storeService(long);
    await updateBookableCards(project.db(), 'ana');
    // Each in the middle of what two hours need: the first two would leave three of seven.
    expect(
      await holdAll(
        [10, 11, 12, 13].map((hour) => tuesdayAt(hour, 30)),
        { ip: (index) => `203.0.113.${index}` },
      ),
    ).toEqual([false, false, true, true]);
  });

  it('let one address read three hundred times in a minute without affecting others', async () => {
    await project.anOwner();
    const look = (ip: string, path = `/b/${SLUG}/next`) => ask(path, { headers: { 'x-forwarded-for': ip } });
    const statuses = [];
    for (let index = 0; index < 300; index++)
      statuses.push((await look('203.0.113.20', '/b/challenge')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const path of ['/b/challenge', `/b/${SLUG}/next`, `/b/${SLUG}?${DAY}`])
      expect(await look('203.0.113.20', path)).toMatchObject({
        status: 429,
        body: { reason: 'too-many-requests' },
      });
    expect(await project.readsOf(() => look('203.0.113.20'))).toBe(0);
    expect(await look('203.0.113.21')).toMatchObject({ status: 200 });
    // It comes back little by little.
    project.setNow(NOW + 1000);
    expect(await look('203.0.113.20')).toMatchObject({ status: 200 });
  });

  it('count the booking attempts of an email address over all IP addresses', async () => {
    await project.anOwner();
    const statuses = [];
    for (let index = 0; index < 11; index++) {
      const input = await aBookingInput({ bookingId: idOf(`b${index}`), start: tuesdayAt(15) });
      statuses.push((await post('book', input, { ip: `203.0.113.${index}` })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429]);
  });

  it('store no IP address of a visitor', async () => {
    await project.anOwner();
    await post('hold', hold(), { ip: '203.0.113.77' });
    const all = await Promise.all(
      ['rateLimits', 'bookingHolds', 'visitSalts'].map((name) => project.db().collection(name).get()),
    );
    expect(JSON.stringify(all.flatMap(({ docs }) => docs.map((found) => found.data())))).not.toContain(
      '203.0',
    );
  });
});

it('bookings are shown but not changed while the product is read-only', async () => {
  await project.anOwner();
  const { body } = await post('book', await aBookingInput());
  await project.db().doc('featureFlags/read_only').set({ enabled: true, rolloutPercentage: 100 });
  const link = { bookingId: idOf('booking1'), token: String(body['path']).split('?t=')[1] };
  expect(await post('booking', link)).toMatchObject({ status: 200 });
  expect(await ask(`/b/${SLUG}?${DAY}`)).toMatchObject({ status: 200 });
  for (const [name, input] of [
    ['hold', hold()],
    ['cancel', { ...link, reason: '' }],
    ['reschedule', { ...link, start: tuesdayAt(12), zone: 'Europe/Madrid' }],
  ] as const)
    expect(await post(name, input)).toMatchObject({ status: 503, body: { reason: 'read-only' } });
  expect((await project.bookings())[0]).toMatchObject({ status: 'confirmed', sequence: 0 });
});
