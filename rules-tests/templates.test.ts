import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { entryOf, writeAudited } from './access/audited';
import { aCard, anAdmin, anInstance, aTemplate, aVersionOf, STORED } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const now = serverTimestamp();

beforeEach(() =>
  actors.arrange((db) =>
    Promise.all(
      Object.entries({
        'admins/marta': anAdmin(STORED, 'marta'),
        'cards/card1': aCard(STORED),
        'userTemplates/template1': aTemplate(STORED),
        'userTemplates/draft': { ...aTemplate(STORED), isPublic: false },
        'adminTemplates/template1': aTemplate(STORED),
        'adminTemplates/draft': { ...aTemplate(STORED), isPublic: false },
        'templateInstances/instance1': anInstance(STORED),
      }).map(([path, data]) => setDoc(doc(db, path), data)),
    ),
  ),
);

describe.each(['adminTemplates', 'userTemplates'])('%s', (name) => {
  it('S6.06 S6.08 are readable by signed-in users when public, and by administrators always', async () => {
    const luis = actors.user('luis');
    await assertSucceeds(getDoc(doc(luis, `${name}/template1`)));
    await assertFails(getDoc(doc(luis, `${name}/draft`)));
    await assertFails(getDoc(doc(actors.visitor(), `${name}/template1`)));
    await assertSucceeds(getDoc(doc(actors.user('marta'), `${name}/draft`)));
    const bySection = query(
      collection(luis, name),
      where('isPublic', '==', true),
      where('targetSection', '==', 'profile'),
      limit(100),
    );
    expect((await assertSucceeds(getDocs(bySection))).size).toBe(1);
    await assertFails(getDocs(query(collection(luis, name), limit(10))));
    const all = query(collection(actors.user('marta'), name), limit(100));
    expect((await assertSucceeds(getDocs(all))).size).toBe(2);
  });

  it('S6.06 S6.08 are writable by administrators only, except for the counter', async () => {
    const before = aTemplate(STORED);
    const change = {
      path: `${name}/template1`,
      before,
      after: { ...before, isPublic: false, updatedAt: now, revision: 2 },
    };
    await assertFails(writeAudited(actors.user('luis'), 'luis', change));
    await assertFails(updateDoc(doc(actors.user('luis'), change.path), { isPublic: false }));
    // Not even they set the counter.
    const raised = { ...change, after: { ...change.after, downloadCount: 500 } };
    await assertFails(writeAudited(actors.user('marta'), 'marta', raised));
    await assertSucceeds(writeAudited(actors.user('marta'), 'marta', change));
  });
});

describe('the code of a public template', () => {
  const hidden = { ...aTemplate(STORED), isPublic: false };
  const write = (path: string, before: object | null, after: object) =>
    writeAudited(actors.user('marta'), 'marta', { path, before, after });
  const next = { updatedAt: now, revision: 2 };

  it('must match one of its stored versions', async () => {
    const shown = { ...hidden, isPublic: true, ...next };
    await assertFails(write('userTemplates/draft', hidden, shown));
    const path = 'userTemplates/template1';
    const before = aTemplate(STORED);
    for (const part of ['reactCode', 'cssCode', 'compiledCode'])
      await assertFails(write(path, before, { ...before, [part]: 'otra', ...next }));
    await assertFails(write('userTemplates/new', null, aTemplate()));
    await actors.arrange((db) =>
      setDoc(doc(db, 'userTemplates/draft/versions/1.0.0'), aVersionOf(aTemplate(STORED))),
    );
    await assertFails(write('userTemplates/draft', hidden, { ...shown, cssCode: 'otra' }));
    await assertSucceeds(write('userTemplates/draft', hidden, shown));
  });

  it('can be published together with its version', async () => {
    const before = aTemplate(STORED);
    const path = 'userTemplates/template1';
    const published = { ...before, cssCode: 'p { color: red }', version: '1.1.0', ...next };
    const batch = writeBatch(actors.user('marta'));
    const target = doc(actors.user('marta'), path);
    batch.set(target, published);
    batch.set(doc(target, 'versions/1.1.0'), aVersionOf(published, now));
    const entry = entryOf({ path, before, after: published }, 'marta');
    batch.set(doc(actors.user('marta'), 'audit/userTemplates_template1_2'), entry);
    await assertSucceeds(batch.commit());
  });

  it('can’t get a version without being published', async () => {
    const version = doc(actors.user('marta'), 'userTemplates/template1/versions/1.0.0');
    await assertFails(setDoc(version, aVersionOf(aTemplate(STORED), now)));
  });

  it('can’t get a version when a user applies the template', async () => {
    const db = actors.user('ana');
    const batch = writeBatch(db);
    const template = doc(db, 'userTemplates/template1');
    batch.update(template, { downloadCount: 1, lastInstanceId: 'new' });
    batch.set(doc(db, 'templateInstances/new'), anInstance());
    batch.set(doc(db, 'users/ana/usedTemplates/template1'), { countedAt: now });
    batch.set(doc(template, 'versions/1.0.0'), {
      ...aVersionOf(aTemplate(STORED), now),
      publishedBy: 'ana',
    });
    await assertFails(batch.commit());
  });

  it('stays unchanged when its name changes, unlike that of a hidden template', async () => {
    const before = aTemplate(STORED);
    await assertSucceeds(write('userTemplates/template1', before, { ...before, name: 'Otra', ...next }));
    await assertSucceeds(write('userTemplates/draft', hidden, { ...hidden, cssCode: 'otra', ...next }));
  });
});

describe('the download counter of a template', () => {
  const use = (
    db: Firestore,
    uid: string,
    {
      counter = {},
      instance = {},
      mark = { countedAt: now },
      markOf = uid,
    }: { counter?: object; instance?: object | null; mark?: object | null; markOf?: string } = {},
  ) => {
    const batch = writeBatch(db);
    if (instance) batch.set(doc(db, 'templateInstances/new'), { ...anInstance(now, uid), ...instance });
    batch.update(doc(db, 'userTemplates/template1'), { downloadCount: 1, lastInstanceId: 'new', ...counter });
    if (mark) batch.set(doc(db, `users/${markOf}/usedTemplates/template1`), mark);
    return batch.commit();
  };

  it('S6.08 rises by exactly one with a new instance of the caller', async () => {
    const ana = actors.user('ana');
    await assertFails(use(ana, 'ana', { counter: { downloadCount: 2 } }));
    await assertFails(use(ana, 'ana', { counter: { downloadCount: 0 } }));
    await assertFails(use(ana, 'ana', { counter: { rating: 5 } }));
    await assertFails(use(ana, 'ana', { instance: null }));
    await assertFails(use(ana, 'ana', { instance: { templateId: 'draft' } }));
    // An instance that was there before doesn't count again.
    await assertFails(use(ana, 'ana', { instance: null, counter: { lastInstanceId: 'instance1' } }));
    // Nor somebody else's card.
    await assertFails(use(actors.user('luis'), 'luis'));
    await assertFails(use(actors.visitor(), 'ana'));
    await assertSucceeds(use(ana, 'ana'));
    expect((await getDoc(doc(ana, 'userTemplates/template1'))).get('downloadCount')).toBe(1);
  });

  it('rises only once per account, even if its instances are deleted', async () => {
    const ana = actors.user('ana');
    await assertFails(use(ana, 'ana', { mark: null }));
    await assertFails(use(ana, 'ana', { markOf: 'luis' }));
    await assertFails(use(ana, 'ana', { mark: { countedAt: now, more: 1 } }));
    await assertSucceeds(use(ana, 'ana'));
    await assertSucceeds(deleteDoc(doc(ana, 'templateInstances/new')));
    const again = { counter: { downloadCount: 2 } };
    await assertFails(use(ana, 'ana', again));
    await assertFails(use(ana, 'ana', { ...again, mark: null }));
    const mark = doc(ana, 'users/ana/usedTemplates/template1');
    await assertFails(deleteDoc(mark));
    await assertFails(setDoc(mark, { countedAt: now }));
    await assertFails(setDoc(doc(ana, 'users/ana/usedTemplates/nothing'), { countedAt: now }));
  });
});

describe('a template instance', () => {
  it('S6.07 is created by its user, on their own card and from a public template', async () => {
    const create = (uid: string, change: object = {}) =>
      setDoc(doc(actors.user(uid), 'templateInstances/instance2'), { ...anInstance(now, uid), ...change });
    await assertFails(create('luis'));
    await assertFails(create('luis', { cardOwner: 'ana' }));
    await assertFails(create('ana', { userId: 'luis' }));
    await assertFails(create('ana', { templateId: 'draft' }));
    await assertFails(create('ana', { templateId: 'missing' }));
    await assertFails(create('ana', { cardId: 'missing' }));
    await assertFails(create('ana', { appliedAt: STORED }));
    await assertFails(create('ana', { markup: '<p>Hola</p>' }));
    await assertSucceeds(create('ana'));
  });

  it('S6.07 is read and changed by its user and the card’s owner, and listed by card', async () => {
    await actors.arrange((db) =>
      setDoc(doc(db, 'templateInstances/shared'), { ...anInstance(STORED), userId: 'eva' }),
    );
    const byCard = (uid: string) =>
      getDocs(
        query(
          collection(actors.user(uid), 'templateInstances'),
          where('cardId', '==', 'card1'),
          where('cardOwner', '==', 'ana'),
          where('isActive', '==', true),
          limit(200),
        ),
      );
    expect((await assertSucceeds(byCard('ana'))).size).toBe(2);
    await assertFails(byCard('luis'));
    for (const uid of ['ana', 'eva']) {
      const shared = doc(actors.user(uid), 'templateInstances/shared');
      await assertSucceeds(getDoc(shared));
      await assertSucceeds(updateDoc(shared, { isActive: false, updatedAt: now }));
      await assertFails(updateDoc(shared, { cardId: 'card2', updatedAt: now }));
      await assertFails(
        updateDoc(shared, { cardOwner: uid, userId: uid, updatedAt: now, templateId: 'draft' }),
      );
    }
    await assertFails(getDoc(doc(actors.user('luis'), 'templateInstances/shared')));
  });

  it('has markup of limited size that consists of texts', async () => {
    const put = (markup: object) =>
      setDoc(doc(actors.user('ana'), 'templateInstances/new'), { ...anInstance(), markup });
    const parts = (size: number) =>
      Object.fromEntries(Array.from({ length: 20 }, (_part, index) => [`l${index}`, 'x'.repeat(size)]));
    await assertFails(put(parts(10_001)));
    await assertFails(put({ 'link-1': 'x'.repeat(920_000) }));
    await assertFails(put({ 'link-1': { html: 'x' } }));
    await assertSucceeds(put(parts(10_000)));
  });

  it('S6.07 gets new markup from an administrator, who can’t change the owner’s data', async () => {
    const instance = doc(actors.user('marta'), 'templateInstances/instance1');
    await assertFails(updateDoc(instance, { data: {}, updatedAt: now }));
    await assertFails(updateDoc(instance, { isActive: false, updatedAt: now }));
    await assertSucceeds(
      updateDoc(instance, {
        markup: { profile: '<p>2</p>' },
        templateVersion: '1.1.0',
        attic: { old: 'x' },
        updatedAt: now,
      }),
    );
  });
});

it('the public templates of a section can be listed by downloads', async () => {
  const popular = query(
    collection(actors.user('luis'), 'userTemplates'),
    where('isPublic', '==', true),
    where('targetSection', '==', 'profile'),
    orderBy('downloadCount', 'desc'),
    limit(24),
  );
  expect((await assertSucceeds(getDocs(popular))).size).toBe(1);
});
