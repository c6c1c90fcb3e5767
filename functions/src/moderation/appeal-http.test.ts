import { openHostileProject } from '../testing/hostile-client';
import { cardIdOf } from '../testing/local-project';
import { suspensionProof } from './appeal-decision';

const CARD = cardIdOf('anagarcia');
const TEXT = 'La empresa es mía: puedo enviaros el registro.';

describe('an appeal of a suspension over HTTP', () => {
  const project = openHostileProject();
  const stored = async () => (await project.db().collection('appeals').get()).size;
  const post = (body: object, headers: Record<string, string> = {}) =>
    project.ask('visitor', '/v/appeal', { body, headers });

  async function aSuspension() {
    const db = project.db();
    await db.doc('admins/marta').set({ id: 'marta', email: 'marta@ejemplo.com', role: 'admin' });
    await project.aPublished('ana', 'ana-garcia');
    await db.doc('users/ana').set({ id: 'ana', name: 'Ana', email: 'ana@ejemplo.com' });
    const marta = project.signUp('marta');
    expect(
      (await marta.call('setUserDisabled', { uid: 'ana', disabled: true, reason: 'Engaña' })).status,
    ).toBe(200);
    const state = await project.read('users/ana/private/state');
    return { marta, proof: suspensionProof('ana', state!['suspendedAt']) };
  }

  it('is accepted without a session, and readmits the account once it is granted', async () => {
    const { marta, proof } = await aSuspension();
    expect((await project.signUp('ana').call('appealDecision', { cardId: CARD, text: TEXT })).reason).toBe(
      'account-suspended',
    );
    expect(await post({ uid: 'ana', proof, text: TEXT })).toMatchObject({
      status: 200,
      body: { refusal: '' },
    });
    const [appeal] = (await project.db().collection('appeals').get()).docs;
    const decision = { appealId: appeal!.id, status: 'accepted', answer: 'Tenías razón' };
    const yesterday = marta.withSession({ startedAt: marta.session.startedAt - 86_400 });
    expect((await yesterday.call('decideAppeal', decision)).reason).toBe('recent-sign-in-needed');
    expect(await marta.call('decideAppeal', decision)).toMatchObject({ status: 200 });
    expect(await project.read('users/ana/private/state')).toMatchObject({ disabled: false });
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
  });

  it('is refused from another site, with a wrong proof, without a text, and after ten an hour', async () => {
    const { proof } = await aSuspension();
    const good = { uid: 'ana', proof, text: TEXT };
    expect((await post(good, { origin: 'https://malo.example' })).status).toBe(403);
    expect((await post({ ...good, text: ' ' })).status).toBe(400);
    expect((await post({ ...good, uid: 'a/b' })).status).toBe(400);
    for (let count = 0; count < 10; count += 1)
      expect((await post({ ...good, proof: `${count}` })).status).toBe(410);
    expect((await post(good)).status).toBe(429);
    expect(await stored()).toBe(0);
    expect((await project.ask('visitor', '/v/appeal', { method: 'GET' })).status).toBe(405);
  });
});
