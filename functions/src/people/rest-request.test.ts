import { Timestamp } from 'firebase-admin/firestore';
import { customerDocumentSchema } from 'shared-lib/documents';
import { HOUR_MS } from 'shared-lib/time';
import { monthAfter } from '../bookings/customers/rest-request';
import { idOf } from '../bookings/testing/booking-input';
import { openVisitorProject, startAt, tokenIn } from '../bookings/testing/visitor-project';
import { deliverOutbox } from '../mail/delivery/deliver-outbox';
import { aMailSink } from '../mail/testing/mail-sink';

/* People who ask an owner, over HTTP, to erase what the owner knows of them; and others who try it in their place. */

const project = openVisitorProject();
const { post } = project;
const sink = aMailSink();
const LUZ = { name: 'Luz Gil', email: 'luz@ejemplo.com', phone: '600 111 222' };
const REASON = 'Guardo tus facturas, mira www.malo.example';
const settings = () => ({
  SMTP_URL: sink.url(),
  MAIL_FROM: 'hola@tarjetero.test',
  PUBLIC_CARD_ORIGIN: 'https://tarjetas.ejemplo.com',
  SHELL_ORIGIN: 'https://app.ejemplo.com',
});

beforeAll(() => sink.open());
beforeEach(async () => {
  sink.received.length = 0;
  Object.assign(process.env, settings());
  await project.arrange('an owner with a client', async () => {
    await project.offer([{}], { changeNoticeMinutes: 60 });
    await project.db().doc('users/ana').set({ id: 'ana', name: 'Ana García', email: 'ana@ejemplo.com' });
    const luz = { ...LUZ, company: '', note: 'Paga tarde', tags: ['Fiel'] };
    await project.signUp('ana').call('addPeople', { source: 'hand', people: [luz] });
  });
});
afterAll(async () => {
  for (const name of Object.keys(settings())) delete process.env[name];
  await sink.close();
});

/** Books at Luz's address, and returns what the page gets. */
async function book(name: string, time = '10:00') {
  const bookingId = idOf(name);
  const { status, body } = await project.book({
    bookingId,
    session: idOf(`session${name}`),
    start: startAt(time),
    customer: LUZ,
  });
  expect(status).toBe(200);
  return { bookingId, token: tokenIn(body) };
}

const deliver = (at = Date.now()) => deliverOutbox({ db: project.db(), now: at });
const mailToLuz = () => sink.received.filter(({ to }) => to.includes(LUZ.email));

/** Reads the proof from the link in the latest mail to Luz. */
async function proofInMail(): Promise<string> {
  await deliver();
  return /[?&]m=([\w-]+)/.exec(mailToLuz().at(-1)!.email.text ?? '')![1]!;
}

/** Moves a booking into the past. */
async function pass({ bookingId }: { bookingId: string }): Promise<void> {
  const end = Date.now() - HOUR_MS;
  await project
    .db()
    .doc(`bookings/${bookingId}`)
    .update({
      ...{ start: Timestamp.fromMillis(end - HOUR_MS), end: Timestamp.fromMillis(end), status: 'completed' },
    });
}

const records = async () => (await project.db().collection('customers/ana/people').get()).docs;
const person = async () => {
  const [found] = await records();
  expect(customerDocumentSchema.safeParse(found!.data()).error).toBeUndefined();
  return { id: found!.id, ...found!.data() } as Record<string, unknown> & { id: string };
};
const bells = async (kind: string) =>
  (await project.db().collection('users/ana/notifications').where('kind', '==', kind).get()).docs.map(
    (bell) => bell.data(),
  );
const answer = async (grant: boolean, reason = '', uid = 'ana') =>
  project.signUp(uid).call('answerErasure', { personId: (await person()).id, grant, reason });

/** Requests the erasure of the rest by the link in a mail, after the appointment. */
async function askForRest() {
  const link = await book('one');
  const rest = await proofInMail();
  await pass(link);
  expect(await post('erase', { ...link, when: 'now', rest })).toMatchObject({ body: { erased: true } });
}

describe('a visitor with the link from the booking mail', () => {
  it('may request full erasure, which the owner has to answer within a month', async () => {
    await askForRest();
    const { restRequest, ownerNote } = (await person()) as unknown as {
      restRequest: Record<'askedAt' | 'dueAt', Timestamp>;
      ownerNote: string;
    };
    expect(ownerNote).toBe('Paga tarde');
    expect(restRequest.dueAt.toMillis()).toBe(monthAfter(restRequest.askedAt.toMillis()));
    expect(await bells('person-erasure')).toEqual([
      expect.objectContaining({ person: LUZ.name, dueAt: restRequest.dueAt.toDate().toISOString() }),
    ]);
  });

  it('may request full erasure before the appointment, once', async () => {
    const link = await book('one');
    const rest = await proofInMail();
    for (const _ of [1, 2])
      expect(await post('erase', { ...link, when: 'after', rest })).toMatchObject({
        body: { erased: false },
      });
    expect(await person()).toMatchObject({ restRequest: { email: LUZ.email } });
    expect(await bells('person-erasure')).toHaveLength(1);
  });

  it('requests nothing when the owner has no more data of theirs', async () => {
    const [record] = await records();
    await record!.ref.delete();
    await askForRest();
    expect(await records()).toEqual([]);
    expect(await bells('person-erasure')).toEqual([]);
  });
});

describe('a stranger who booked with another person’s address', () => {
  it('can’t request full erasure with their page’s link or another proof', async () => {
    const luz = await book('one');
    const proof = await proofInMail();
    const stranger = await book('two', '11:00');
    await pass(stranger);
    for (const rest of [stranger.token, proof, '', 'x'.repeat(43)])
      expect(await post('erase', { ...stranger, when: 'now', rest })).toMatchObject({
        ...{ status: 403, reason: 'bad-link' },
      });
    expect((await person())['restRequest']).toBeUndefined();
    expect(await post('erase', { ...luz, when: 'after', rest: stranger.token })).toMatchObject({
      status: 403,
    });
    expect(await bells('person-erasure')).toEqual([]);
  });
});

describe('the owner’s answer to a request for full erasure', () => {
  it('erases all the person’s data and is mailed to them', async () => {
    const other = await book('two', '11:00');
    await pass(other);
    const coming = await book('three', '12:00');
    await askForRest();
    sink.received.length = 0;
    expect(await answer(true)).toMatchObject({ status: 200 });
    expect(await records()).toEqual([]);
    expect(await project.read(`bookings/${other.bookingId}`)).toMatchObject({ customer: { email: '' } });
    expect(await project.read(`bookings/${coming.bookingId}`)).toMatchObject({
      eraseAfter: expect.any(Timestamp),
    });
    expect(await bells('person-erased')).toHaveLength(1);
    await deliver(Date.now() + 1);
    expect(mailToLuz().map(({ email }) => email.subject)).toEqual(['Respuesta sobre tus datos']);
    expect(mailToLuz()[0]!.email.text).toContain('Ana García ha borrado lo que sabía de ti');
    const left = await project.db().collection('outbox').where('template', '==', 'erasure').get();
    expect(JSON.stringify(left.docs.map((entry) => entry.data()))).not.toContain(LUZ.email);
  });

  it('can refuse with a reason, which is mailed without links', async () => {
    await askForRest();
    sink.received.length = 0;
    expect(await answer(false)).toMatchObject({ reason: 'invalid-input' });
    expect(await answer(false, REASON)).toMatchObject({ status: 200 });
    expect(await answer(false, REASON)).toMatchObject({ reason: 'person-not-found' });
    await deliver(Date.now() + 1);
    const [mail] = mailToLuz();
    expect(mail!.email.text).toContain('Guardo tus facturas');
    expect(mail!.email.text).not.toContain('www.malo.example');
    const { restRequest } = (await person()) as { restRequest?: object };
    expect(restRequest).toMatchObject({ reason: REASON, refusedAt: expect.any(Timestamp) });
    expect(JSON.stringify(restRequest)).not.toContain(LUZ.email);
  });

  it('is accepted from the owner only, and only after a request', async () => {
    expect(await answer(true)).toMatchObject({ reason: 'person-not-found' });
    await askForRest();
    expect(await answer(true, '', 'malo')).toMatchObject({ reason: 'person-not-found' });
    expect(await records()).toHaveLength(1);
  });
});

it('monthAfter returns the same day of the next month, or its last day', () => {
  const months = ['2026-01-31T10:00:00Z', '2026-03-03T10:00:00Z', '2026-12-31T23:00:00Z'];
  expect(months.map((from) => new Date(monthAfter(Date.parse(from))).toISOString().slice(0, 10))).toEqual([
    ...['2026-02-28', '2026-04-03', '2027-01-31'],
  ]);
});
