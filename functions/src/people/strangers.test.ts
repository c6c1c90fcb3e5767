import { Timestamp } from 'firebase-admin/firestore';
import { customerDocumentSchema } from 'shared-lib/documents';
import type { BookingCustomer } from 'shared-lib/model/booking';
import { aProof, idOf } from '../bookings/testing/booking-input';
import {
  CARD_ID,
  openVisitorProject,
  SERVICE_ID,
  startAt,
  tokenIn,
  ZONE,
} from '../bookings/testing/visitor-project';

/* Strangers who know the address of an owner's client, over HTTP. */

const project = openVisitorProject();
const { post } = project;
const LUZ = {
  ...{ name: 'Luz Gil', email: 'luz@ejemplo.com', phone: '600 111 222', company: 'Gil SL' },
  ...{ note: 'Paga siempre', tags: ['Fiel'] },
};
const FALSE: BookingCustomer = { name: 'Lucía Falsa', email: LUZ.email, phone: '699 000 000' };
const OWNERS = {
  name: LUZ.name,
  phone: LUZ.phone,
  company: LUZ.company,
  ownerNote: LUZ.note,
  tags: LUZ.tags,
};

const ana = () => project.signUp('ana');
const addLuz = (change: Partial<typeof LUZ> = {}) =>
  ana().call('addPeople', { source: 'hand', people: [{ ...LUZ, ...change }] });

beforeEach(() =>
  project.arrange('an owner with a form', async () => {
    await project.offer([{}], { changeNoticeMinutes: 60 });
    const form = { cardId: CARD_ID, fields: ['email', 'phone', 'company'] };
    expect((await ana().call('setLeadForm', form)).status).toBe(200);
  }),
);

async function book(name: string, time = '10:00', customer: BookingCustomer = FALSE) {
  const bookingId = idOf(name);
  const { status, body } = await project.book({
    bookingId,
    session: idOf(`session${name}`),
    start: startAt(time),
    customer,
  });
  expect(status).toBe(200);
  return { bookingId, token: tokenIn(body) };
}

/** Leaves details on the card, as anybody may. */
async function leave(name: string, change: Partial<BookingCustomer & { company: string }> = {}) {
  const answer = await post('lead', {
    ...{ leadId: idOf(name), ...FALSE, company: 'Falsa SL', note: '', context: '' },
    ...{ controller: 'Ana', consent: true, waitedMs: 0, proof: await aProof(Date.now()), website: '' },
    ...change,
  });
  expect(answer.status).toBe(200);
}

const erase = (link: { bookingId: string; token: string }) => post('erase', { ...link, when: 'now' });
const records = async () => (await project.db().collection('customers/ana/people').get()).docs;

/** Returns the only person of the owner's list, whose document matches its schema. */
async function person() {
  const [found, ...others] = await records();
  expect(others).toEqual([]);
  expect(customerDocumentSchema.safeParse(found!.data()).error).toBeUndefined();
  return { id: found!.id, ...found!.data() } as Record<string, unknown> & {
    id: string;
    claims?: { id: string }[];
  };
}

describe('a stranger with the address of a client whom the owner added', () => {
  it.each([
    ['booking', async () => void (await book('one'))],
    ['leaving details', () => leave('one', { company: '' })],
  ])('replaces nothing by %s and only adds a claim', async (_, attack) => {
    await addLuz();
    await attack();
    expect(await person()).toMatchObject({
      ...OWNERS,
      claims: [{ name: 'Lucía Falsa', phone: '699 000 000', at: expect.any(Timestamp) }],
    });
  });

  it('fills in nothing that the owner left empty', async () => {
    await addLuz({ phone: '', company: '' });
    await leave('one');
    expect(await person()).toMatchObject({
      phone: '',
      company: '',
      claims: [{ name: 'Lucía Falsa', phone: '699 000 000', company: 'Falsa SL', source: 'card' }],
    });
  });

  it('removes neither the record nor the owner’s note by booking and erasing', async () => {
    await addLuz();
    expect(await erase(await book('one'))).toMatchObject({ status: 200, body: { erased: true } });
    expect(await person()).toMatchObject({ ...OWNERS, bookings: 0, claims: [] });
  });

  it('removes nothing by sending a lead and erasing it', async () => {
    await addLuz();
    await leave('one');
    expect((await post('forget-lead', { leadId: idOf('one') })).status).toBe(200);
    expect(await person()).toMatchObject({ ...OWNERS, leads: 0, claims: [] });
  });

  it('adds each claim once, and five at most', async () => {
    await addLuz();
    await leave('one');
    await leave('two', { name: 'LUCIA falsa', phone: '+34 699-000-000', company: 'falsa sl' });
    expect((await person()).claims).toHaveLength(1);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await leave(`x${name}`, { name: `Falsa ${name}` });
    expect((await person()).claims).toHaveLength(5);
  });

  it('adds no claim for the same details in another spelling', async () => {
    await addLuz();
    await leave('one', { name: 'LUZ GIL', phone: '0034 600-111-222', company: 'gil sl' });
    expect((await person()).claims ?? []).toEqual([]);
  });

  it('removes nothing of an old record with the owner’s note', async () => {
    await addLuz();
    const { id } = await person();
    await project.db().doc(`customers/ana/people/${id}`).update({ source: 'booking' });
    expect(await erase(await book('one'))).toMatchObject({ status: 200 });
    expect(await person()).toMatchObject({ ...OWNERS, claims: [] });
  });
});

describe('a client who came through a booking', () => {
  const luz: BookingCustomer = { name: LUZ.name, email: LUZ.email, phone: '' };

  it('keeps their first details; later ones become a claim', async () => {
    await book('one', '10:00', luz);
    await book('two', '11:00');
    expect(await person()).toMatchObject({
      ...{ name: LUZ.name, phone: '', bookings: 2 },
      claims: [{ name: 'Lucía Falsa', phone: '699 000 000', source: 'booking' }],
    });
  });

  it('is reduced to the owner’s note and tags when they erase their data', async () => {
    const link = await book('one', '10:00', luz);
    const { id } = await person();
    await project
      .db()
      .doc(`customers/ana/people/${id}`)
      .update({ ownerNote: 'Paga tarde', tags: ['Feria'] });
    await erase(link);
    expect(await person()).toMatchObject({
      ...{ name: '–', email: '', phone: '', ownerNote: 'Paga tarde', tags: ['Feria'] },
      searchKeys: [],
    });
  });

  it('is removed with their only booking when the owner has written nothing', async () => {
    await erase(await book('one', '10:00', luz));
    expect(await records()).toEqual([]);
  });

  it('gets the details of their lead once their booking is erased', async () => {
    const link = await book('one', '10:00', luz);
    await leave('two', { name: 'Luz G.' });
    await erase(link);
    expect(await person()).toMatchObject({
      name: 'Luz G.',
      phone: '699 000 000',
      bookings: 0,
      leads: 1,
      claims: [],
    });
  });

  it('keeps what the owner entered when booking for them by hand', async () => {
    const link = await book('one', '10:00', luz);
    const answer = await ana().call('bookByHand', {
      ...{ bookingId: idOf('hand'), serviceId: SERVICE_ID, start: startAt('12:00'), notes: '', zone: ZONE },
      ...{ customer: { ...luz, phone: LUZ.phone }, language: 'es', overlap: false },
    });
    expect(answer.status).toBe(200);
    await erase(link);
    expect(await person()).toMatchObject({ name: LUZ.name, phone: LUZ.phone, bookings: 1 });
  });
});

describe('a stranger’s claim', () => {
  const settle = (take: boolean, uid = 'ana', claimId?: string) =>
    person().then(({ id, claims }) =>
      project.signUp(uid).call('settleClaim', { personId: id, claimId: claimId ?? claims![0]!.id, take }),
    );

  it('becomes the owner’s own data when accepted, and survives the stranger’s erasure', async () => {
    await addLuz();
    const link = await book('one');
    expect(await settle(true)).toMatchObject({ status: 200 });
    const taken = { name: 'Lucía Falsa', phone: '699 000 000', ownerNote: LUZ.note };
    expect(await person()).toMatchObject({
      ...taken,
      claims: [],
      searchKeys: expect.arrayContaining(['falsa']),
    });
    await erase(link);
    expect(await person()).toMatchObject(taken);
  });

  it('stays hidden once dismissed, even if it is repeated', async () => {
    await addLuz();
    await leave('one');
    expect(await settle(false)).toMatchObject({ status: 200 });
    expect(await person()).toMatchObject({ ...OWNERS, claims: [{ dismissed: true }] });
    await leave('two');
    expect(await person()).toMatchObject({ claims: [{ dismissed: true }] });
    await post('forget-lead', { leadId: idOf('one') });
    expect((await person()).claims).toEqual([]);
  });

  it('can be settled by its owner only', async () => {
    await addLuz();
    await leave('one');
    expect(await settle(true, 'malo')).toMatchObject({ reason: 'person-not-found' });
    expect(await settle(true, 'ana', 'x'.repeat(40))).toMatchObject({ status: 200 });
    expect(await person()).toMatchObject({ ...OWNERS, claims: [{ name: 'Lucía Falsa' }] });
  });
});
