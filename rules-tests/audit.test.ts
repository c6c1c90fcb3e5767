import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { entryOf, writeAudited } from './access/audited';
import { aFlag, anAdmin, aTemplate, STORED } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const now = serverTimestamp();
const path = 'featureFlags/dark_mode_v2';
const before = aFlag(STORED);
const after = { ...before, enabled: true, updatedAt: now, revision: 2 };
const change = { path, before, after };

beforeEach(() =>
  actors.arrange((db) =>
    Promise.all([setDoc(doc(db, 'admins/marta'), anAdmin(STORED, 'marta')), setDoc(doc(db, path), before)]),
  ),
);

const marta = (): Firestore => actors.user('marta');

describe('an administrator’s change', () => {
  it('is refused without its audit entry', async () => {
    await assertFails(setDoc(doc(marta(), path), after));
    await assertFails(deleteDoc(doc(marta(), path)));
    await assertSucceeds(writeAudited(marta(), 'marta', change));
  });

  it.each([
    ['says that something else was there before', { before: { ...before, enabled: true } }],
    ['says that something else came of it', { after: { ...after, rolloutPercentage: 1 } }],
    ['names another author', { by: 'luis' }],
    ['names another address', { byEmail: 'luis@ejemplo.com' }],
    ['has a forged time', { at: STORED }],
    ['calls it something else', { action: 'create' }],
    ['has another revision', { revision: 3 }],
    ['is about another document', { docId: 'otra' }],
    ['says more', { note: 'x' }],
  ])('is refused when its entry %s', async (_what, lie) => {
    await assertFails(
      writeAudited(marta(), 'marta', change, { entry: { ...entryOf(change, 'marta'), ...lie } }),
    );
  });

  it('must raise the revision by exactly one', async () => {
    for (const revision of [1, 3]) {
      await assertFails(writeAudited(marta(), 'marta', { ...change, after: { ...after, revision } }));
    }
  });

  it('continues the revisions of a document that was deleted and created again', async () => {
    await assertSucceeds(writeAudited(marta(), 'marta', { path, before, after: null }));
    const again = { ...aFlag(), revision: 3 };
    await assertFails(
      writeAudited(marta(), 'marta', { path, before: null, after: { ...again, revision: 2 } }),
    );
    await assertSucceeds(writeAudited(marta(), 'marta', { path, before: null, after: again }));
  });
});

describe('a change to a template', () => {
  const template = { ...aTemplate(STORED), isPublic: false };
  const edited = { ...template, cssCode: 'p { color: plum }', updatedAt: now, revision: 2 };
  const edit = { path: 'adminTemplates/template1', before: template, after: edited };
  const entry = entryOf(edit, 'marta');
  const write = (lie: object) => writeAudited(marta(), 'marta', edit, { entry: { ...entry, ...lie } });

  beforeEach(() => actors.arrange((db) => setDoc(doc(db, edit.path), template)));

  it('is logged with the hash of its code instead of the code', async () => {
    expect(entry['after']).toMatchObject({
      name: 'Clásica',
      codeHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(entry['after']).not.toHaveProperty('cssCode');
    await assertSucceeds(write({}));
  });

  it('is logged with the code by a panel of the previous release', async () => {
    await assertSucceeds(write({ before: template, after: edited }));
  });

  it.each([
    ['has the code as it was', { before: { ...entry['before'], reactCode: template.reactCode } }],
    ['has the code as it is', { after: { ...entry['after'], compiledCode: edited.compiledCode } }],
    ['has another code beside the hash', { after: { ...entry['after'], cssCode: 'p { color: red }' } }],
    ['has the hash of another code', { after: { ...entry['after'], codeHash: entry['before'].codeHash } }],
    ['leaves the hash out', { after: { ...entry['after'], codeHash: null } }],
    ['tells another name', { after: { ...entry['after'], name: 'Otra' } }],
    ['says more', { after: { ...entry['after'], note: 'x' } }],
    ['says that there was nothing', { before: null, action: 'create' }],
  ])('is refused when its entry %s', async (_what, lie) => {
    await assertFails(write(lie));
  });
});

describe('the audit log', () => {
  it('accepts entries together with their change only, and never changes or deletes them', async () => {
    const entry = doc(marta(), 'audit/featureFlags_dark_mode_v2_2');
    await assertFails(setDoc(entry, entryOf(change, 'marta')));
    const other = writeBatch(marta());
    other.set(entry, { ...entryOf(change, 'marta'), collection: 'cards', docId: 'card1' });
    await assertFails(other.commit());
    await assertSucceeds(writeAudited(marta(), 'marta', change));
    await assertFails(updateDoc(entry, { by: 'luis' }));
    await assertFails(deleteDoc(entry));
  });
});
