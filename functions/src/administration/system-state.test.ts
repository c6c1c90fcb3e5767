import { createHash } from 'node:crypto';
import { openLocalProject, refusalOf } from '../testing/local-project';
import { compareRules, systemState } from './system-state';

const { context, db } = openLocalProject();
const RULES = 'rules_version = "2";';
const hash = createHash('sha256').update(RULES).digest('hex');

describe('compareRules', () => {
  it('tells the rules of the release from any others, and since when they are in force', () => {
    const since = '2026-03-02T09:00:00.000Z';
    expect(compareRules({ source: RULES, since }, hash)).toEqual({ matches: true, since: Date.parse(since) });
    expect(compareRules({ source: `${RULES}\n`, since: '' }, hash)).toEqual({ matches: false, since: null });
  });
});

describe('systemState', () => {
  it('answers administrators alone', async () => {
    expect(await refusalOf(systemState(context('luis'), {}))).toBe('not-admin');
    await db().doc('admins/marta').set({ role: 'admin' });
    // The server of this test has no rules at all.
    await expect(systemState(context('marta'), {})).resolves.toEqual({
      rules: { matches: false, since: null },
      jobs: [],
      queue: { due: 0, overdue: 0 },
    });
  });
});
