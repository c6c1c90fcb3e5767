import { Timestamp } from 'firebase-admin/firestore';
import { aLink } from 'shared-lib/testing';
import { openHostileProject } from '../testing/hostile-client';

const project = openHostileProject();
const ana = () => project.signUp('ana');
const REFUSED = { status: 400, reason: 'link-host-blocked' };

const block = () =>
  project
    .db()
    .doc('config/linkHosts')
    .set({ hosts: ['evil.example', 'xn--mlo-ela.example'] });

/** Ways of writing one address; each leads a browser to a host of the list. */
const WAYS = [
  ['a port', 'evil.example:443'],
  ['another port', 'https://evil.example:8443/x'],
  ['large letters', 'EVIL.example'],
  ['a trailing dot', 'https://evil.example./x'],
  ['several', 'https://EVIL.example.:443'],
  ['a host below it', 'https://a.b.evil.example/'],
  ['no scheme', '//evil.example'],
  ['backslashes', 'https:\\\\evil.example\\x'],
  ['escaped letters', 'https://ev%69l.example/'],
  ['letters that look the same', 'https://ⓔvil。example/'],
  ['letters beyond ASCII', 'https://málo.example/'],
  ['punycode', 'https://XN--mlo-ela.example/'],
] as const;

const publish = (cardId: string) => ana().call('publishCard', { cardId, revision: 2 });

describe('a banned link host', () => {
  it.each(WAYS)('stops a publication with %s in a link', async (_, url) => {
    await block();
    const cardId = await project.aDraft('ana', 'ana-garcia', { links: [aLink({ url })] });
    expect(await publish(cardId)).toMatchObject(REFUSED);
    expect(await project.read('publicCards/ana-garcia')).toBeUndefined();
  });

  it.each(WAYS)('stops a publication with %s as the website', async (_, website) => {
    await block();
    const cardId = await project.aDraft('ana', 'ana-garcia');
    await project.db().doc(`cards/${cardId}`).update({ 'profile.website': website });
    expect(await publish(cardId)).toMatchObject(REFUSED);
  });

  it('can’t be hidden in the user part of another address', async () => {
    await block();
    const url = 'http://evil.example@good.example/';
    const cardId = await project.aDraft('ana', 'ana-garcia', { links: [aLink({ url })] });
    expect(await publish(cardId)).toMatchObject({ status: 400, reason: 'card-not-publishable' });
  });

  it('stops paused and deleted cards that link to it from returning', async () => {
    const links = [aLink({ url: 'https://evil.example/', title: 'Premio' })];
    const paused = await project.aPublished('ana', 'ana-pausa', { links });
    const deleted = await project.aPublished('ana', 'ana-borrada', { links });
    await ana().call('pauseCard', { cardId: paused });
    await ana().call('deleteCard', { cardId: deleted });
    await block();
    const answer = await ana().call('resumeCard', { cardId: paused });
    expect(answer).toMatchObject(REFUSED);
    expect(answer.body).toMatchObject({ error: { details: { title: 'Premio' } } });
    expect(await ana().call('restoreCard', { cardId: deleted })).toMatchObject({ status: 200 });
    for (const slug of ['ana-pausa', 'ana-borrada'])
      expect(await project.read(`publicCards/${slug}`)).toEqual({ status: 'paused', slug });
    expect(await project.read(`cards/${deleted}`)).toMatchObject({ status: 'paused', deletedAt: null });
  });

  it('reaches a card neither through a template’s field nor through a roll-out', async () => {
    await block();
    const cardId = await project.aDraft('ana', 'ana-garcia', { links: [aLink()] });
    const field = { id: 'boton', label: 'Botón', type: 'url', defaultValue: '', editable: true };
    const template = project.db().doc('userTemplates/clara');
    const version = { cssCode: 'p{color:red}', jsonConfig: [field] };
    await template.set({ version: '1.1.0', ...version });
    for (const name of ['1.0.0', '1.1.0'])
      await template
        .collection('versions')
        .doc(name)
        .set({ version: name, ...version });
    const at = Timestamp.now();
    const markup = { profile: '<h1>Ana García</h1><a href="https://evil.example/">Ir</a>' };
    const instance = project.db().doc('templateInstances/i1');
    await instance.set({
      ...{ templateId: 'clara', templateVersion: '1.0.0', userId: 'ana', cardId, cardOwner: 'ana' },
      ...{
        targetSection: 'profile',
        data: { boton: 'EVIL.example.:443' },
        attic: {},
        markup,
        isActive: true,
      },
      ...{ appliedAt: at, updatedAt: at },
    });
    expect(await publish(cardId)).toMatchObject(REFUSED);

    await instance.update({ data: {}, markup: { profile: '<h1>Ana García</h1>' } });
    expect(await publish(cardId)).toMatchObject({ status: 200 });
    await instance.update({ data: { boton: 'EVIL.example.:443' } });
    await project.db().doc('admins/marta').set({ role: 'admin' });
    await project
      .db()
      .doc('syncRuns/run')
      .set({ templateId: 'clara', version: '1.1.0', percentage: 100, state: 'running' });
    const marta = project.signUp('marta');
    const run = { runId: 'run', driver: 'one' };
    const batch = await marta.call('takeSyncBatch', { ...run, after: null, retry: false });
    const [{ basis }] = (batch.body as { result: { items: [{ basis: string }] } }).result.items;
    const items = [{ instanceId: 'i1', basis, markup }];
    expect(await marta.call('stageSync', { ...run, items, isLast: false })).toMatchObject({ status: 200 });
    expect(await marta.call('applySync', run)).toMatchObject({ status: 200 });
    expect(await project.read('syncRuns/run/failures/i1')).toMatchObject({ problem: 'link-host-blocked' });
    expect(JSON.stringify(await project.read('publicCards/ana-garcia'))).not.toMatch(/evil/i);
  });
});
