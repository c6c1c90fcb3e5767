import { Timestamp } from 'firebase-admin/firestore';
import type { AccountExport } from 'shared-lib/model';
import { bucket } from '../firebase';
import { NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { deleteAccount, deleteOwnedData } from './delete-account';
import { continueExport, requestExport } from './export-account';

const project = openLocalProject();
const { context } = project;
const PHOTO = 'a'.repeat(64);

/** Stores an account with a document in every collection, and another account's documents beside them. */
async function arrange(): Promise<string> {
  const cardId = await project.aPublished('ana', 'ana-garcia');
  await project.aPublished('luis', 'luis-ortega');
  const stored: Record<string, object> = {
    'users/ana': { id: 'ana', email: 'ana@ejemplo.com', name: 'Ana', createdAt: Timestamp.fromMillis(NOW) },
    'users/ana/private/state': { plan: 'premium' },
    'users/ana/notifications/n1': { title: 'Hola' },
    'users/luis': { id: 'luis' },
    'profiles/ana': { name: 'Ana' },
    'services/s1': { userId: 'ana', name: 'Consulta' },
    'services/s2': { userId: 'luis', name: 'Otra' },
    'bookings/b1': {
      userId: 'ana',
      cardId,
      slug: 'ana-garcia',
      service: { name: 'Consulta', place: { kind: 'in-person', detail: 'Calle Mayor 1' } },
      customer: { name: 'Eva', email: 'eva@ejemplo.com' },
      status: 'completed',
    },
    'bookings/b2': { userId: 'luis', customer: { name: 'Eva' } },
    'customers/ana/people/eva': { name: 'Eva' },
    'leads/l1': { userId: 'ana', name: 'Eva' },
    'templateInstances/t1': { userId: 'ana', cardOwner: 'ana', cardId },
    [`cardStats/${cardId}/days/2026-03-02/shards/0`]: { views: 3 },
  };
  await Promise.all(Object.entries(stored).map(([path, data]) => project.db().doc(path).set(data)));
  for (const path of [
    `cards/ana/${cardId}/${PHOTO}.jpg`,
    `users/ana/${PHOTO}.jpg`,
    `users/luis/${PHOTO}.jpg`,
  ]) {
    await bucket().file(path).save(Buffer.from('foto'), { resumable: false, contentType: 'image/jpeg' });
  }
  return cardId;
}

/** Exports an account and reads the file. */
async function readExport(uid: string): Promise<AccountExport> {
  const work = { db: project.db(), now: NOW };
  const ref = await requestExport(work, {
    ...{ uid, email: `${uid}@ejemplo.com`, createdAt: new Date(NOW).toISOString() },
  });
  await continueExport(work, ref);
  const { path } = (await ref.get()).data() as { path: string };
  const [content] = await bucket().file(path).download();
  return JSON.parse(content.toString()) as AccountExport;
}

describe('an account export', () => {
  it('contains everything that the account owns and nothing of other accounts', async () => {
    const cardId = await arrange();
    const { documents, files } = await readExport('ana');
    expect(
      Object.values(documents)
        .flatMap((found) => Object.keys(found))
        .sort(),
    ).toEqual([
      'bookings/b1',
      `cardStats/${cardId}/days/2026-03-02/shards/0`,
      `cards/${cardId}`,
      `cards/${cardId}/publications/2`,
      'customers/ana/people/eva',
      'leads/l1',
      'profiles/ana',
      'services/s1',
      'slugs/ana-garcia',
      'templateInstances/t1',
      'users/ana',
      'users/ana/notifications/n1',
      'users/ana/private/addresses',
      'users/ana/private/state',
    ]);
    expect(documents['users']?.['users/ana']).toMatchObject({ createdAt: new Date(NOW).toISOString() });
    expect(files).toEqual({
      [`cards/ana/${cardId}/${PHOTO}.jpg`]: { contentType: 'image/jpeg', data: 'Zm90bw==' },
      [`users/ana/${PHOTO}.jpg`]: { contentType: 'image/jpeg', data: 'Zm90bw==' },
    });
    expect(JSON.stringify(documents)).not.toContain('luis');
  });
});

describe('deleteOwnedData', () => {
  it('removes the data of the account, keeps that of others, and can be repeated', async () => {
    const replaced = (id: string, ownerId: string) =>
      project
        .db()
        .doc(`syncRuns/r_1.1.0/applied/${id}`)
        .set({ ownerId, former: { data: { lema: 'x' } } });
    await Promise.all([replaced('hers', 'ana'), replaced('other', 'luis')]);
    const cardId = await arrange();
    await project.db().doc('publicCards/ana-garcia').update({ language: 'eu' });
    await readExport('ana');
    expect(await deleteOwnedData(context('ana'))).toBe(true);
    expect(await project.read('accountExports/ana')).toBeUndefined();
    expect((await bucket().getFiles({ prefix: 'exports/ana/' }))[0]).toEqual([]);
    expect(await deleteOwnedData(context('ana'))).toBe(true);
    expect(await project.read('accountDeletions/ana')).toBeUndefined();
    const { documents, files } = await readExport('ana');
    // The mark by which open sessions stay refused.
    expect(documents).toEqual({
      users: {
        'users/ana/private/state': { sessionsEndedAt: expect.any(String), deletedAt: expect.any(String) },
      },
    });
    expect(files).toEqual({});
    expect(await project.read('publicCards/ana-garcia')).toEqual({
      status: 'deleted',
      slug: 'ana-garcia',
      language: 'eu',
    });
    expect(await project.read('slugs/ana-garcia')).toMatchObject({ uid: 'deleted', cardId: '' });
    expect(await project.read('bookings/b1')).toEqual({
      userId: 'deleted',
      cardId: '',
      slug: '',
      service: { name: 'Consulta', place: { kind: 'in-person', detail: '' } },
      customer: { name: '', email: '', phone: '' },
      customerId: '',
      mailboxKey: '',
      searchKeys: [],
      ownerNote: '',
      answers: [],
      notes: '',
      reason: '',
      status: 'completed',
    });
    expect(await project.read(`cardStats/${cardId}/days/2026-03-02/shards/0`)).toBeUndefined();

    expect(await project.read('publicCards/luis-ortega')).toMatchObject({ status: 'published' });
    expect(await project.read('services/s2')).toBeDefined();
    expect(await project.read('bookings/b2')).toMatchObject({ customer: { name: 'Eva' } });
    expect((await bucket().file(`users/luis/${PHOTO}.jpg`).exists())[0]).toBe(true);
    const left = await project.db().collection('syncRuns/r_1.1.0/applied').get();
    expect(left.docs.map(({ id }) => id)).toEqual(['other']);
  });
});

describe('deleteAccount', () => {
  it('refuses sessions without a recent sign-in and administrators', async () => {
    await arrange();
    const stale = { ...context('ana'), sessionStartedAt: NOW / 1000 - 301 };
    expect(await refusalOf(deleteAccount(stale, {}))).toBe('recent-sign-in-needed');
    await project.db().doc('admins/ana').set({ role: 'admin' });
    expect(await refusalOf(deleteAccount(context('ana'), {}))).toBe('admin-cannot-leave');
    expect(await project.read('users/ana')).toBeDefined();
  });
});
