import { Timestamp } from 'firebase-admin/firestore';
import { customerDocumentSchema, leadDocumentSchema } from 'shared-lib/documents';
import { DAY_MS } from 'shared-lib/time';
import { remindOfPeople } from '../jobs/remind-of-people';
import { aProof, idOf } from '../bookings/testing/booking-input';
import { writeAccountMail } from '../mail/account/account-mail';
import type { AccountMailEntry } from '../outbox/outbox';
import { openHostileProject } from '../testing/hostile-client';
import { cardIdOf } from '../testing/local-project';

/* Requests over HTTP that leave details on a card, by visitors and by those who only say so. */

const project = openHostileProject();
const SLUG = 'ana-garcia';
const CARD = cardIdOf('anagarcia');
/** Words that only Eva's details contain. */
const PRIVATE = /Eva|Ruiz|eva@|600111222|presupuesto/i;

const ana = () => project.signUp('ana');
const open = (fields: string[] | null = ['email', 'phone', 'company', 'note']) =>
  ana().call('setLeadForm', { cardId: CARD, fields });

beforeEach(() =>
  project.arrange('a card with a form', async () => {
    await project.aPublished('ana', SLUG);
    expect((await open()).status).toBe(200);
  }),
);

let addresses = 0;

function post(name: string, body: unknown, slug = SLUG) {
  addresses += 1;
  const headers = { 'x-forwarded-for': `10.2.${addresses >> 8}.${addresses & 255}` };
  return project.ask('visitor', `/b/${slug}/${name}`, { method: 'POST', body, headers });
}

const aLead = async (change: Record<string, unknown> = {}) => ({
  leadId: idOf('lead1'),
  name: 'Eva Ruiz',
  email: 'Eva@ejemplo.com',
  phone: '600 111 222',
  company: 'Ruiz SL',
  note: 'Quiero un presupuesto',
  context: 'feria',
  controller: 'Ana García',
  consent: true,
  waitedMs: 0,
  proof: await aProof(Date.now()),
  website: '',
  ...change,
});

const leave = async (change: Record<string, unknown> = {}) => post('lead', await aLead(change));
const all = async (path: string) =>
  (await project.db().collection(path).get()).docs.map((found) => ({ id: found.id, ...found.data() }));
const people = () => all('customers/ana/people') as Promise<Record<string, unknown>[]>;
const leads = () => all('leads') as Promise<Record<string, unknown>[]>;
const bells = () => all('users/ana/notifications') as Promise<Record<string, unknown>[]>;

describe('a lead form that a visitor sends', () => {
  it('adds a person with the visitor’s consent and notifies the owner', async () => {
    const before = Date.now();
    expect(await leave({ waitedMs: 7 * DAY_MS })).toMatchObject({ status: 200, body: {} });
    const [{ id: _, ...lead }] = (await leads()) as [Record<string, unknown>];
    const consent = lead['consent'] as { text: string; at: Timestamp; version: string };
    expect(leadDocumentSchema.safeParse(lead).error).toBeUndefined();
    expect(lead).toMatchObject({ userId: 'ana', cardSlug: SLUG, context: 'feria' });
    expect(consent.text).toBe('Acepto que Ana García guarde estos datos para ponerse en contacto conmigo.');
    // A week ago by however wrong a clock: counted back from ours.
    expect(Math.abs(consent.at.toMillis() - (before - 7 * DAY_MS))).toBeLessThan(20_000);
    const [{ id, ...person }] = (await people()) as [Record<string, unknown>];
    expect(customerDocumentSchema.safeParse(person).error).toBeUndefined();
    expect(person).toMatchObject({
      name: 'Eva Ruiz',
      email: 'eva@ejemplo.com',
      company: 'Ruiz SL',
      bookings: 0,
      leads: 1,
      source: 'card',
      context: 'feria',
    });
    expect(await bells()).toEqual([
      expect.objectContaining({ kind: 'person-new', person: 'Eva Ruiz', personId: id, readAt: null }),
    ]);
  });

  it('counts once when it is sent several times', async () => {
    const answers = await Promise.all([leave(), leave(), leave()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await leave({ name: 'Otra' })).status).toBe(200);
    expect([(await leads()).length, (await people()).length, (await bells()).length]).toEqual([1, 1, 1]);
    expect(await people()).toMatchObject([{ name: 'Eva Ruiz', leads: 1 }]);
  });

  it('is added to a known person without replacing the person’s details', async () => {
    await leave();
    const [{ id }] = (await people()) as [{ id: string }];
    await project
      .db()
      .doc(`customers/ana/people/${id}`)
      .update({ bookings: 2, ownerNote: 'Fiel', phone: '' });
    await leave({ leadId: idOf('lead2'), name: 'Impostora', phone: '699000000', company: 'Otra' });
    expect(await people()).toMatchObject([
      {
        ...{ name: 'Eva Ruiz', phone: '', company: 'Ruiz SL', bookings: 2, leads: 2, ownerNote: 'Fiel' },
        claims: [{ name: 'Impostora', phone: '699000000', company: 'Otra' }],
      },
    ]);
  });

  it('is mailed to the owner at most every half hour, unless they switched it off', async () => {
    await leave();
    await leave({ leadId: idOf('lead2'), email: 'otra@ejemplo.com' });
    const entries = (await all('outbox')) as unknown as (AccountMailEntry & { id: string })[];
    expect(entries).toMatchObject([{ ownerId: 'ana', template: 'people-new', status: 'waiting' }]);
    const user = { id: 'ana', name: 'Ana', email: 'ana@ejemplo.com' };
    const write = async (settings: object) => {
      await project
        .db()
        .doc('users/ana')
        .set({ ...user, settings });
      return writeAccountMail({ db: project.db(), now: Date.now() }, entries[0]!, 'hola@tarjetero.test');
    };
    const written = await write({});
    expect(written).toMatchObject({ mail: { to: { address: 'ana@ejemplo.com' } } });
    expect(JSON.stringify(written)).toContain('/dashboard/settings#emails');
    expect(JSON.stringify(written)).not.toMatch(/Ruiz|600111222|presupuesto/);
    expect(await write({ notifications: { people: false } })).toBe('dropped');
  });

  it('may contain a phone number only', async () => {
    expect((await leave({ email: '' })).status).toBe(200);
    expect(await people()).toMatchObject([{ email: '', phone: '600 111 222' }]);
  });

  it.each([
    ['a text of 10,000 characters', { note: 'x'.repeat(10_000) }, 'note'],
    ['a name without end', { name: 'x'.repeat(10_000) }, 'name'],
    ['no name', { name: ' ' }, 'name'],
    ['a link as a name', { name: 'Gana en estafa.com' }, 'name'],
    ['no way to answer', { email: '', phone: '' }, 'email'],
    ['a wrong address', { email: 'eva' }, 'email'],
    ['a number that is none', { phone: 'abc' }, 'phone'],
    ['two numbers in one', { phone: '600 111 222 / 91 123 45 67' }, 'phone'],
    ['no consent', { consent: false }, 'consent'],
    ['a form of a year ago', { waitedMs: 365 * DAY_MS }, 'waitedMs'],
    ['a made-up context', { context: '<b>' }, 'context'],
  ])('is refused with %s', async (_, change, field) => {
    expect(await leave(change)).toMatchObject({ status: 422, body: { fields: [field] } });
    expect(await leads()).toEqual([]);
  });

  it('is refused without a new proof of work, and from a bot', async () => {
    expect(await leave({ proof: 'nada' })).toMatchObject({ status: 403, reason: 'proof-needed' });
    const proof = await aProof(Date.now());
    expect((await leave({ proof })).status).toBe(200);
    expect(await leave({ proof, leadId: idOf('lead2') })).toMatchObject({ status: 403 });
    expect(await leave({ website: 'x', leadId: idOf('lead3') })).toMatchObject({ status: 429 });
    expect(await leads()).toHaveLength(1);
  });

  it('stores markup and formulas as plain text', async () => {
    await leave({ name: '=HYPERLINK("a")', note: '<img src=x onerror=alert(1)>\u202e' });
    expect(await leads()).toMatchObject([{ name: '=HYPERLINK("a")', note: '<img src=x onerror=alert(1)>' }]);
  });
});

describe('a card without an open lead form', () => {
  it('accepts no lead, nor does a paused or missing card', async () => {
    await open(null);
    expect(await leave()).toMatchObject({ status: 410, reason: 'service-gone' });
    await open();
    await ana().call('pauseCard', { cardId: CARD });
    expect(await leave()).toMatchObject({ status: 410 });
    expect(await post('lead', await aLead(), 'nadie')).toMatchObject({ status: 410 });
    expect(await leads()).toEqual([]);
  });

  it('accepts for two weeks a lead that was filled in while the form was open', async () => {
    await open(null);
    expect((await leave({ waitedMs: DAY_MS })).status).toBe(200);
    const closedAt = Timestamp.fromMillis(Date.now() - 15 * DAY_MS);
    await project.db().doc(`cards/${CARD}`).update({ 'leadForm.closedAt': closedAt });
    expect((await leave({ leadId: idOf('lead2'), waitedMs: 16 * DAY_MS })).status).toBe(410);
  });

  it('stores only the fields of its form', async () => {
    await open(['email']);
    await leave();
    expect(await leads()).toMatchObject([{ company: '', note: '' }]);
  });
});

describe('setLeadForm', () => {
  const shown = async () => (await project.db().doc(`publicCards/${SLUG}`).get()).get('leadForm') as unknown;

  it('shows the form at once, in a fixed order of fields, and after the next publication', async () => {
    await open(['phone', 'email', 'email']);
    expect(await shown()).toEqual({ fields: ['email', 'phone'] });
    const { revision } = (await project.db().doc(`cards/${CARD}`).get()).data() as { revision: number };
    expect((await ana().call('publishCard', { cardId: CARD, revision })).status).toBe(200);
    expect(await shown()).toEqual({ fields: ['email', 'phone'] });
    await ana().call('pauseCard', { cardId: CARD });
    await ana().call('resumeCard', { cardId: CARD });
    expect(await shown()).toEqual({ fields: ['email', 'phone'] });
    await open(null);
    expect(await shown()).toBeUndefined();
  });

  it('keeps the button’s place until the owner chooses another', async () => {
    const place = (amongActions?: boolean, fields: string[] | null = ['email']) =>
      ana().call('setLeadForm', { cardId: CARD, fields, amongActions });
    await place(true);
    expect(await shown()).toEqual({ fields: ['email'], amongActions: true });
    await open(['phone']);
    expect(await shown()).toEqual({ fields: ['phone'], amongActions: true });
    await open(null);
    await open(['phone']);
    expect(await shown()).toEqual({ fields: ['phone'], amongActions: true });
    await place(false);
    expect(await shown()).toEqual({ fields: ['email'] });
  });

  it('refuses another account’s card and a form without contact fields', async () => {
    const input = { cardId: CARD, fields: ['email'] };
    expect(await project.signUp('malo').call('setLeadForm', input)).toMatchObject({
      reason: 'card-not-found',
    });
    expect(await open(['note'])).toMatchObject({ reason: 'invalid-input' });
    expect(await open(['password'])).toMatchObject({ reason: 'invalid-input' });
  });
});

describe('erasing a lead', () => {
  it('by the visitor removes all their data, even if the lead is sent again', async () => {
    await leave();
    expect((await post('forget-lead', { leadId: idOf('lead1') })).status).toBe(200);
    expect((await post('forget-lead', { leadId: idOf('lead1') })).status).toBe(200);
    await leave();
    expect(JSON.stringify([await leads(), await people(), await bells()])).not.toMatch(PRIVATE);
  });

  it('by the visitor keeps another lead of theirs', async () => {
    await leave({ leadId: idOf('lead2'), company: 'Antes SL' });
    await leave();
    await post('forget-lead', { leadId: idOf('lead1') });
    expect(await leads()).toHaveLength(1);
    expect(await people()).toMatchObject([{ company: 'Antes SL', leads: 1 }]);
  });

  it('needs the secret id of the visitor’s page', async () => {
    await leave();
    const [{ id }] = (await leads()) as [{ id: string }];
    expect((await post('forget-lead', { leadId: id })).status).toBe(422);
    await post('forget-lead', { leadId: idOf('lead9') });
    expect(await leads()).toHaveLength(1);
    // Erased before it came: it comes too late.
    await leave({ leadId: idOf('lead9') });
    expect(await leads()).toHaveLength(1);
  });

  it('by the owner removes a person with all their leads, unlike by another account', async () => {
    await leave();
    await leave({ leadId: idOf('lead2') });
    const [{ id: personId }] = (await people()) as [{ id: string }];
    expect(await project.signUp('malo').call('deletePerson', { personId })).toMatchObject({ status: 200 });
    expect(await leads()).toHaveLength(2);
    expect((await ana().call('deletePerson', { personId })).body).toEqual({ result: { leads: 2 } });
    expect(JSON.stringify([await leads(), await people(), await bells()])).not.toMatch(PRIVATE);
  });
});

describe('remindOfPeople', () => {
  it('notifies the owner once on the chosen day', async () => {
    await leave();
    const [{ id }] = (await people()) as [{ id: string }];
    const day = Date.now() + DAY_MS;
    await project
      .db()
      .doc(`customers/ana/people/${id}`)
      .update({ remindAt: Timestamp.fromMillis(day) });
    const runAt = (now: number) => remindOfPeople({ db: project.db(), now });
    expect(await runAt(day - 1)).toBe(0);
    expect([await runAt(day), await runAt(day)]).toEqual([1, 0]);
    expect((await bells()).filter(({ kind }) => kind === 'person-reminder')).toMatchObject([
      { personId: id, person: 'Eva Ruiz' },
    ]);
  });
});

describe('addPeople', () => {
  const eva = { name: 'Eva', email: 'Eva@ejemplo.com', phone: '', company: '', note: '', tags: ['Feria'] };
  const add = (people: object[]) => ana().call('addPeople', { source: 'import', people });

  it('refuses an invalid phone number and removes a zero in brackets', async () => {
    for (const phone of ['abc', '12345', '600 111 222 / 91 123 45 67'])
      expect((await add([{ ...eva, phone }])).status).toBe(400);
    expect((await add([{ ...eva, phone: '+34 (0) 911 234 567 ext. 5' }])).status).toBe(200);
    expect(await people()).toMatchObject([{ phone: '+34 911 234 567 ext. 5' }]);
  });

  it('adds each person once and fills in only missing details', async () => {
    const rows = [eva, { ...eva, name: 'Otra', phone: '600111222' }, { ...eva, email: '', name: 'Luz' }];
    expect((await add(rows)).body).toEqual({ result: { added: 2, known: 0 } });
    expect((await add(rows)).body).toEqual({ result: { added: 0, known: 2 } });
    const stored = await people();
    expect(stored).toHaveLength(2);
    expect(stored).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Eva', phone: '600111222', source: 'import', tags: ['Feria'] }),
        expect.objectContaining({ name: 'Luz', bookings: 0 }),
      ]),
    );
    for (const { id: _, ...person } of stored)
      expect(customerDocumentSchema.safeParse(person).error).toBeUndefined();
  });

  it('refuses more than a hundred people and texts that are too long', async () => {
    expect(await add(Array.from({ length: 101 }, () => eva))).toMatchObject({ reason: 'invalid-input' });
    expect(await add([{ ...eva, note: 'x'.repeat(10_000) }])).toMatchObject({ reason: 'invalid-input' });
    expect(await people()).toEqual([]);
  });

  it('keeps a person whom the owner added when a visitor erases a lead with the same address', async () => {
    await add([eva]);
    await leave();
    await post('forget-lead', { leadId: idOf('lead1') });
    expect(await people()).toMatchObject([{ email: 'eva@ejemplo.com', leads: 0 }]);
  });
});
