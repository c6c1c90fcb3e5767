import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getSecurityRules } from 'firebase-admin/security-rules';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import type { SystemState } from 'shared-lib/model';
import { deployment, resolveEndpoints } from 'shared-lib/config';
import { z } from 'zod';
import { RELEASE_HEADERS } from '../../../../build/server/release-header';
import type { CallableHandler } from '../../callable';
import { readSecretNames } from '../../jobs/run/heartbeat';
import { SETTING_TABLE } from '../../setting-table';
import { presenceOf } from './setting-presence';
import { readSites } from './site-state';
import { readUsageToday } from './usage-today';
import { requireAdmin } from '../require-admin';

/** Hash of the `firestore.rules` that this release was built with; missing without a build. */
declare const __RULES_SHA256__: string | undefined;

/** The deployed rules, and since when. */
interface RulesInForce {
  source: string;
  since: string;
}

const localSchema = z.object({
  firestore: z.object({ file: z.string().optional(), loadedAt: z.string().optional() }),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads the deployed rules of the project. */
async function deployedRules(): Promise<RulesInForce> {
  const { source, createTime } = await getSecurityRules().getFirestoreRuleset();
  return { source: source[0]?.content ?? '', since: createTime };
}

/** Reads the rules of the local Firestore, which follows a file. */
async function localRules(host: string): Promise<RulesInForce> {
  const answer = await fetch(`http://${host}/__local/rules`);
  const { firestore } = localSchema.parse(await answer.json());
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

/** Returns the release of the functions; empty without a build. */
const release = () => RELEASE_HEADERS['X-Release'] ?? '';

/** Reads the rules in force, and compares them with those of this release; `null` where they can't be read. */
async function readRules(): Promise<SystemState['rules']> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  try {
    const expected = typeof __RULES_SHA256__ === 'undefined' ? '' : __RULES_SHA256__;
    return compareRules(await (host ? localRules(host) : deployedRules()), expected);
  } catch (error) {
    // The functions' account may not be allowed to read them.
    logger.warn('The rules in force can’t be read', redact({ error }));
    return null;
  }
}

/**
 * Reports what is deployed: whether the rules are those that these functions were written against, which settings are set, the sites'
 * certificates, and today's counts.
 */
export const systemState: CallableHandler<'systemState'> = async (context) => {
  const { db, now } = context;
  await requireAdmin(context);
  const [rules, secrets, sites, today] = await Promise.all([
    readRules(),
    readSecretNames(db),
    readSites(resolveEndpoints(undefined).origins),
    readUsageToday(db, now),
  ]);
  const settings = presenceOf(SETTING_TABLE, { environment: process.env, built: deployment, secrets });
  const projectId = deployment?.firebase.projectId ?? '';
  return { release: release(), rules, settings, sites, today, projectId };
};
