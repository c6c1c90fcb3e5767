import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { writeAudited } from './audited';
import {
  aCard,
  aClaim,
  aFlag,
  anAdmin,
  anInstance,
  aPolicy,
  aSelfRegisteredAdmin,
  aService,
  aTemplate,
  aUser,
  STORED,
} from './legal-documents';
import { openRules } from '../actors';

const actors = openRules();
const now = serverTimestamp();

const arrange = (documents: Record<string, object>) =>
  actors.arrange((db) =>
    Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(db, path), data))),
  );

/** Counts the documents that the rules read for one request: each is billed, and a request may have ten. */
async function readsOf(request: () => Promise<unknown>): Promise<number> {
  actors.takeRuleReads();
  await assertSucceeds(request());
  return actors.takeRuleReads();
}

/** Document on which `update` writes its audited change. */
const flag = 'featureFlags/dark_mode_v2';

describe('the document reads of a rule', () => {
  beforeEach(() =>
    arrange({
      'admins/marta': anAdmin(STORED, 'marta'),
      'users/ana': aUser(STORED),
      'cards/card1': aCard(STORED),
      'slugs/ana-garcia': aClaim(),
      'services/service1': aService(STORED),
      'userTemplates/template1': aTemplate(STORED),
      [flag]: aFlag(STORED),
    }),
  );

  // The account's state and the switch for emergencies.
  it('are one for an owner’s read and two for an owner’s save', async () => {
    const ana = actors.user('ana');
    expect(await readsOf(() => getDoc(doc(ana, 'cards/card1')))).toBe(1);
    expect(
      await readsOf(() => updateDoc(doc(ana, 'cards/card1'), { name: 'Otra', revision: 2, updatedAt: now })),
    ).toBe(2);
    expect(
      await readsOf(() => updateDoc(doc(ana, 'services/service1'), { name: 'Otra', updatedAt: now })),
    ).toBe(2);
  });

  it('are at most eight for applying a template', async () => {
    const ana = actors.user('ana');
    const reads = await readsOf(() => {
      const batch = writeBatch(ana);
      batch.set(doc(ana, 'templateInstances/new'), anInstance());
      batch.update(doc(ana, 'userTemplates/template1'), { downloadCount: 1, lastInstanceId: 'new' });
      batch.set(doc(ana, 'users/ana/usedTemplates/template1'), { countedAt: now });
      return batch.commit();
    });
    // Suspension, emergency, card, template, the admins' list, the instance, the mark before and after.
    expect(reads).toBeLessThanOrEqual(8);
  });

  it('are at most seven for a change by an administrator', async () => {
    const marta = actors.user('marta');
    const change = {
      path: flag,
      before: aFlag(STORED),
      after: { ...aFlag(STORED), enabled: true, updatedAt: now, revision: 2 },
    };
    // The administrator, their session, the policy's second factor, the change and its entry.
    expect(await readsOf(() => writeAudited(marta, 'marta', change))).toBeLessThanOrEqual(6);
    await arrange({ 'config/adminPolicy': aPolicy(STORED, true) });
    const record = { path: 'admins/iris', before: null, after: aSelfRegisteredAdmin(now, 'iris') };
    expect(await readsOf(() => writeAudited(actors.user('iris'), 'iris', record))).toBeLessThanOrEqual(7);
  });
});

it('firestore.rules is smaller than half of Firestore’s limit', () => {
  const rules = readFileSync(join(__dirname, '../../firestore.rules'));
  expect(rules.byteLength).toBeLessThan(256 * 1024 * 0.5);
});
