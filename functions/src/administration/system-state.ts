import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getSecurityRules } from 'firebase-admin/security-rules';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import type { SystemState } from 'shared-lib/domain';
import type { CallableHandler } from '../callable';
import { requireAdmin } from './require-admin';

/** Of the `firestore.rules` that this release was built beside; missing where nothing was built. */
declare const __RULES_SHA256__: string | undefined;

/** The rules in force, and since when. */
interface RulesInForce {
  source: string;
  since: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The project's rules, from the service that holds them. */
async function deployedRules(): Promise<RulesInForce> {
  const { source, createTime } = await getSecurityRules().getFirestoreRuleset();
  return { source: source[0]?.content ?? '', since: createTime };
}

/** The local Firestore follows a file, and says which and since when. */
async function localRules(host: string): Promise<RulesInForce> {
  const answer = await fetch(`http://${host}/__local/rules`);
  const { firestore } = (await answer.json()) as { firestore: { file?: string; loadedAt?: string } };
  return {
    source: firestore.file === undefined ? '' : await readFile(firestore.file, 'utf8'),
    since: firestore.loadedAt ?? '',
  };
}

/**
 * How rules compare with those of a release.
 *
 * @param expected - Hash of the release's.
 */
export function compareRules({ source, since }: RulesInForce, expected: string): SystemState['rules'] {
  const at = Date.parse(since);
  return { matches: sha256(source) === expected, since: Number.isNaN(at) ? null : at };
}

/** Tells administrators whether the rules in force are those that these functions were written against. */
export const systemState: CallableHandler<'systemState'> = async (context) => {
  await requireAdmin(context);
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  try {
    const rules = await (host ? localRules(host) : deployedRules());
    const expected = typeof __RULES_SHA256__ === 'undefined' ? '' : __RULES_SHA256__;
    return { rules: compareRules(rules, expected) };
  } catch (error) {
    // The functions' account may not be allowed to read them.
    logger.warn('The rules in force can’t be read', redact({ error }));
    return { rules: null };
  }
};
