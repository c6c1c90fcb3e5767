import { HOUR_MS } from 'shared-lib/time';
import { aProof, idOf } from '../../bookings/testing/booking-input';
import { openHostileProject } from '../../testing/hostile-client';
import { cardIdOf } from '../../testing/local-project';
import { aMailSink } from '../testing/mail-sink';
import { deliverOutbox } from './deliver-outbox';

/* Accounts that have our mail sent to addresses of people who never asked for it. */

const project = openHostileProject();
const sink = aMailSink();
const VICTIM = 'victima@ejemplo.com';
const SLUG = 'de-malo';

const settings = () => ({
  SMTP_URL: sink.url(),
  MAIL_FROM: 'hola@tarjetero.test',
  PUBLIC_CARD_ORIGIN: 'https://tarjetas.ejemplo.com',
  SHELL_ORIGIN: 'https://app.ejemplo.com',
});

beforeAll(() => sink.open());
beforeEach(() => {
  sink.received.length = 0;
  Object.assign(process.env, settings());
});
afterAll(async () => {
  for (const name of Object.keys(settings())) delete process.env[name];
  await sink.close();
});

/** Delivers what is due within the next hours, as the job does. */
const deliver = async (hours = 1) => {
  for (let hour = 1; hour <= hours; hour += 1)
    await deliverOutbox({ db: project.db(), now: Date.now() + hour * HOUR_MS });
};
const mailedTo = (address: string) => sink.received.filter(({ to }) => to.includes(address));

/** Publishes a card with a form over HTTP, from an account that claims an address in its own record. */
async function aCardWithForm(uid: string, session: { email: string; emailVerified: boolean }) {
  const account = project.signUp(uid, session);
  const cardId = cardIdOf('demalo');
  await project.db().doc(`users/${uid}`).set({ id: uid, name: 'Malo', email: session.email });
  const created = await account.call('createCard', { cardId, name: 'Trabajo', slug: SLUG });
  expect(created).toMatchObject({ status: 200 });
  expect(await account.call('publishCard', { cardId, revision: 1 })).toMatchObject({ status: 200 });
  expect(await account.call('setLeadForm', { cardId, fields: ['email'] })).toMatchObject({ status: 200 });
}

async function leave(name: string) {
  const body = {
    ...{ leadId: idOf(name), name: 'Eva', email: 'eva@ejemplo.com', phone: '', company: '', note: '' },
    ...{ context: '', controller: 'Malo', consent: true, waitedMs: 0, website: '' },
    proof: await aProof(Date.now()),
  };
  expect(await project.ask('visitor', `/b/${SLUG}/lead`, { body })).toMatchObject({ status: 200 });
}

it('an account with an unverified address gets no mail there about a form on its own card', async () => {
  await aCardWithForm('malo', { email: VICTIM, emailVerified: false });
  await leave('uno');
  await deliver(2);
  expect(mailedTo(VICTIM)).toEqual([]);
  expect(await project.read('users/malo/notifications/none')).toBeUndefined();
  expect((await project.db().collection('users/malo/notifications').get()).size).toBeGreaterThan(0);
});

it('an account that changes its verified address gets no mail at the unverified new one', async () => {
  const own = { email: 'malo@ejemplo.com', emailVerified: true };
  expect(await project.signUp('malo', own).call('recordAccount', {})).toMatchObject({ status: 200 });
  await aCardWithForm('malo', { email: VICTIM, emailVerified: false });
  await leave('uno');
  await deliver(2);
  expect(mailedTo(VICTIM)).toEqual([]);
});

it('an account that verifies its new address gets mail there', async () => {
  await aCardWithForm('malo', { email: 'antes@ejemplo.com', emailVerified: true });
  const proved = { email: 'despues@ejemplo.com', emailVerified: true };
  expect(await project.signUp('malo', proved).call('recordAccount', {})).toMatchObject({ status: 200 });
  await leave('uno');
  await deliver();
  expect(sink.received.map(({ to }) => to)).toEqual([['despues@ejemplo.com']]);
});

it('an old account without a stored verified mailbox is looked up in Auth once', async () => {
  await aCardWithForm('luis', { email: 'luis@ejemplo.com', emailVerified: true });
  const state = project.db().doc('users/luis/private/state');
  await state.set({ verifiedAt: new Date() });
  await leave('uno');
  await deliver();
  expect(mailedTo('luis@ejemplo.com')).toHaveLength(1);
  await state.set({ verifiedAt: new Date() });
  await project.db().doc('users/luis').update({ email: VICTIM });
  await leave('dos');
  await deliver(3);
  expect(mailedTo(VICTIM)).toEqual([]);
  expect((await state.get()).get('verifiedMailbox')).toEqual(expect.any(String));
});
