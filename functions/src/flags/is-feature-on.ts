import type { Firestore } from 'firebase-admin/firestore';
import { featureFlagDocumentSchema } from 'shared-lib/documents';
import {
  DEFAULT_FLAGS,
  evaluateFlag,
  freezeOf,
  READ_ONLY_FLAG,
  type FeatureFlag,
  type FlagContext,
  type FlagName,
  type Freeze,
} from 'shared-lib/model';
import { z } from 'zod';
import { readStored, timestamp } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';

const OFF: FeatureFlag = { enabled: false, rolloutPercentage: 0 };

const flagSchema = typesOf(
  featureFlagDocumentSchema.pick({
    ...{ enabled: true, rolloutPercentage: true, conditions: true, targetUsers: true },
    ...{ startsAt: true, endsAt: true },
  }),
);

/** Fields of the emergency flag that count. */
const freezeSchema = z.object({
  enabled: z.boolean(),
  message: z.string().optional(),
  until: timestamp.nullish(),
});

/** Reads a flag; its default where the project has none. */
async function readFlag(db: Firestore, name: FlagName): Promise<FeatureFlag> {
  const stored = readStored(flagSchema, await db.doc(`featureFlags/${name}`).get());
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

/** Reads the freeze in force; `null` for none. Like the rules, it reads the flag's `enabled` and its end alone. */
export async function readFreeze(db: Firestore, now: number): Promise<Freeze | null> {
  const stored = readStored(freezeSchema, await db.doc(`featureFlags/${READ_ONLY_FLAG}`).get());
  if (!stored) return null;
  const { enabled, message = '', until } = stored;
  return freezeOf({ ...OFF, enabled, message, until: until?.toMillis() ?? null }, now);
}

/** Reports whether the product is read-only. */
export async function isReadOnly(db: Firestore, now: number): Promise<boolean> {
  return (await readFreeze(db, now)) !== null;
}
