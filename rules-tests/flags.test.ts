import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { writeAudited } from './access/audited';
import { aFlag, aFlagManagement, anAdmin, STORED } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const marta = () => actors.user('marta');
const now = serverTimestamp();
const CONFIG = 'featureFlagManagement/config';
const FLAG = 'featureFlags/dark_mode_v2';

/** Returns the settings as they are stored, with the approval of changes or without. */
const management = (requireApproval: boolean) => {
  const stored = aFlagManagement(STORED);
  return { ...stored, settings: { ...stored.settings, requireApproval } };
};

const arrange = (requireApproval: boolean) =>
  actors.arrange(async (db) => {
    await setDoc(doc(db, 'admins/marta'), anAdmin(STORED, 'marta'));
    await setDoc(doc(db, CONFIG), management(requireApproval));
    await setDoc(doc(db, FLAG), aFlag(STORED));
    await setDoc(doc(db, 'featureFlags/read_only'), aFlag(STORED));
  });

const turnOn = (path: string) => {
  const before = aFlag(STORED);
  return { path, before, after: { ...before, enabled: !before.enabled, updatedAt: now, revision: 2 } };
};

describe('feature flags under approval', () => {
  beforeEach(() => arrange(true));

  it('are created, changed and removed by functions only', async () => {
    const created = { path: 'featureFlags/nueva', before: null, after: aFlag() };
    await assertFails(writeAudited(marta(), 'marta', turnOn(FLAG)));
    await assertFails(writeAudited(marta(), 'marta', created));
    await assertFails(writeAudited(marta(), 'marta', { path: FLAG, before: aFlag(STORED), after: null }));
  });

  it('leave the read_only flag to any administrator', async () => {
    await assertSucceeds(writeAudited(marta(), 'marta', turnOn('featureFlags/read_only')));
  });

  it('can’t be taken out of approval by an administrator', async () => {
    const change = (requireApproval: boolean, more: object = {}) => ({
      path: CONFIG,
      before: management(true),
      after: { ...management(requireApproval), ...more, updatedAt: now, revision: 2 },
    });
    await assertFails(writeAudited(marta(), 'marta', change(false)));
    await assertSucceeds(writeAudited(marta(), 'marta', change(true, { adminUsers: [] })));
  });

  it('have no proposal that a client can write', async () => {
    await assertFails(setDoc(doc(marta(), 'flagProposals/dark_mode_v2'), { flag: null }));
  });
});

describe('feature flags without approval', () => {
  beforeEach(() => arrange(false));

  it('can be changed and put under approval by an administrator', async () => {
    await assertSucceeds(writeAudited(marta(), 'marta', turnOn(FLAG)));
    const after = { ...management(true), updatedAt: now, revision: 2 };
    await assertSucceeds(writeAudited(marta(), 'marta', { path: CONFIG, before: management(false), after }));
  });
});

describe('the dates of a flag', () => {
  beforeEach(() => arrange(false));

  it('are numbers, of which the start comes first', async () => {
    const dated = (dates: object) => {
      const change = turnOn(FLAG);
      return writeAudited(marta(), 'marta', { ...change, after: { ...change.after, ...dates } });
    };
    await assertFails(dated({ startsAt: 2000, endsAt: 2000 }));
    await assertFails(dated({ startsAt: 'mañana' }));
    await assertFails(dated({ endsAt: -1 }));
    await assertSucceeds(dated({ startsAt: 1000, endsAt: 2000 }));
  });
});
