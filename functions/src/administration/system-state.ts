import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { getSecurityRules } from 'firebase-admin/security-rules';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import type { SystemState } from 'shared-lib/domain';
import type { CallableHandler, CallContext } from '../callable';
import { LATE_MS, readJobStates } from '../jobs/heartbeat';
import { requireAdmin } from './require-admin';

/** Hash of the `firestore.rules` that this release was built with; missing without a build. */
declare const __RULES_SHA256__: string | undefined;

/** The deployed rules, and since when. */
interface RulesInForce {
  source: string;
  since: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads the deployed rules of the project. */
async function deployedRules(): Promise<RulesInForce> {
  const { source, createTime } = await getSecurityRules().getFirestoreRuleset();
  return { source: source[0]?.content ?? '', since: createTime };
}

/** Reads the rules of the local Firestore, which follows a file. */
async function localRules(host: string): Promise<RulesInForce> {
  const answer = await fetch(`http://${host}/__local/rules`);
  const { firestore } = (await answer.json()) as { firestore: { file?: string; loadedAt?: string } };
  return {
    source: firestore.file === undefined ? '' : await readFile(firestore.file, 'utf8'),
    since: firestore.loadedAt ?? '',
  };
}

/**
 * Compares rules with those of a release.
 *
 * @param expected - Hash of the release's rules.
 */
export function compareRules({ source, since }: RulesInForce, expected: string): SystemState['rules'] {
  const at = Date.parse(since);
  return { matches: sha256(source) === expected, since: Number.isNaN(at) ? null : at };
}

/** Counts the mail that waits, and that which should have left a while ago. */
async function mailQueue({ db, now }: Pick<CallContext, 'db' | 'now'>): Promise<SystemState['queue']> {
  const outbox = db.collection('outbox');
  const before = (time: number) => outbox.where('dueAt', '<=', Timestamp.fromMillis(time)).count().get();
  const [due, overdue] = await Promise.all([before(now), before(now - LATE_MS)]);
  return { due: due.data().count, overdue: overdue.data().count };
}

/**
 * Reports how the product works: whether the deployed rules are those that these functions were written against, the jobs, and the
 * mail that waits.
 */
export const systemState: CallableHandler<'systemState'> = async (context) => {
  await requireAdmin(context);
  const [jobs, queue] = await Promise.all([readJobStates(context), mailQueue(context)]);
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  try {
    const rules = await (host ? localRules(host) : deployedRules());
    const expected = typeof __RULES_SHA256__ === 'undefined' ? '' : __RULES_SHA256__;
    return { rules: compareRules(rules, expected), jobs, queue };
  } catch (error) {
    // The functions' account may not be allowed to read them.
    logger.warn('The rules in force can’t be read', redact({ error }));
    return { rules: null, jobs, queue };
  }
};
