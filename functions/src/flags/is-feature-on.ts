import type { Firestore } from 'firebase-admin/firestore';
import {
  DEFAULT_FLAGS,
  evaluateFlag,
  READ_ONLY_FLAG,
  type FeatureFlag,
  type FlagContext,
  type FlagName,
} from 'shared-lib/domain';

const OFF: FeatureFlag = { enabled: false, rolloutPercentage: 0 };

/** Reads a flag; its default where the project has none. */
async function readFlag(db: Firestore, name: FlagName): Promise<FeatureFlag> {
  const stored = (await db.doc(`featureFlags/${name}`).get()).data() as FeatureFlag | undefined;
  const byDefault = name === READ_ONLY_FLAG ? OFF : DEFAULT_FLAGS[name];
  return stored ?? byDefault;
}

/** Reports whether a flag is on for a context, by the same evaluation that browsers use. */
export async function isFeatureOn(
  db: Firestore,
  name: FlagName,
  context: Partial<FlagContext> = {},
): Promise<boolean> {
  const asker: FlagContext = {
    ...{ uid: null, userType: 'free', platform: 'desktop', now: Date.now() },
    ...context,
  };
  return evaluateFlag(name, await readFlag(db, name), asker);
}

/** Reports whether the product is read-only: like the rules, it looks only at the flag's `enabled`. */
export async function isReadOnly(db: Firestore): Promise<boolean> {
  return (await readFlag(db, READ_ONLY_FLAG)).enabled;
}
