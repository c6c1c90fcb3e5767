import { Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { TemplateUse } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { readField, readStored, timestamp } from '../stored/read-stored';

/** Days that a trend compares with as many before. */
const TREND_DAYS = 7;

/** Most versions of one template that are counted separately. */
const MAX_VERSIONS = 50;

/** Templates that one query may name. */
const AT_ONCE = 30;

/**
 * Greatest difference between the clock of a change and that of the reader, in milliseconds, as functions use their own
 * clocks.
 */
const OVERLAP_MS = 60 * 1000;

const useSchema = z.object({
  id: z.string(),
  usage: z.number(),
  byVersion: z.record(z.string(), z.number()),
  /** Uses of the last seven days, and of the seven before. */
  late: z.number(),
  before: z.number(),
  /** Milliseconds since the epoch. */
  countedAt: z.number(),
});

/** Use of a template when it was last counted. */
export type StoredUse = z.infer<typeof useSchema>;

/** `templateIndex/use`: use of every template that was counted; only functions read it. */
export interface StoredUses {
  /** By the template's id. */
  uses: ReadonlyMap<string, StoredUse>;
  /** Instant up to which changes are counted, in milliseconds since the epoch; `null` while nothing is stored. */
  changesFrom: number | null;
}

const usesSchema = z.object({ uses: z.array(useSchema), changesFrom: z.number() });

const usesRef = (db: Firestore) => db.doc('templateIndex/use');
const instancesIn = (db: Firestore) => db.collection('templateInstances');

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/**
 * Parses the stored uses, a list of up to a thousand: as a map, each figure in it would be an entry of the database's
 * index.
 */
function usesOf(snapshot: DocumentSnapshot): StoredUses {
  const stored = readStored(usesSchema, snapshot);
  return {
    uses: new Map(stored?.uses.map((use) => [use.id, use])),
    changesFrom: stored?.changesFrom ?? null,
  };
}

/** Reads the stored uses of templates: one read. */
export async function readStoredUses(db: Firestore): Promise<StoredUses> {
  return usesOf(await usesRef(db).get());
}

/**
 * Stores counts beside those that others have stored meanwhile: of one template, the later count stays.
 *
 * @param change.isListed - Reports whether a template still exists; others are removed.
 */
export async function storeUses(
  db: Firestore,
  change: { counted: readonly StoredUse[]; changesFrom: number; isListed?: (id: string) => boolean },
): Promise<StoredUses> {
  return db.runTransaction(async (transaction) => {
    const ref = usesRef(db);
    const stored = usesOf(await transaction.get(ref));
    const uses = new Map(stored.uses);
    for (const use of change.counted) {
      if ((uses.get(use.id)?.countedAt ?? 0) <= use.countedAt) uses.set(use.id, use);
    }
    for (const id of uses.keys()) if (change.isListed?.(id) === false) uses.delete(id);
    const changesFrom = Math.max(stored.changesFrom ?? 0, change.changesFrom);
    transaction.set(ref, { uses: [...uses.values()], changesFrom } satisfies z.input<typeof usesSchema>);
    return { uses, changesFrom };
  });
}

/** Counts the use of one template. */
export async function countUse(db: Firestore, id: string, now: number): Promise<StoredUse> {
  const all = instancesIn(db).where('templateId', '==', id);
  const active = all.where('isActive', '==', true);
  const since = (days: number) => Timestamp.fromMillis(now - days * DAY_MS);
  const [usage, late, lateAndBefore] = await Promise.all([
    count(active),
    count(all.where('appliedAt', '>', since(TREND_DAYS))),
    count(all.where('appliedAt', '>', since(2 * TREND_DAYS))),
  ]);
  const versions =
    usage > 0
      ? (await db.collection(`userTemplates/${id}/versions`).select().limit(MAX_VERSIONS).get()).docs
      : [];
  const ofVersions = await Promise.all(
    versions.map(
      async (version) =>
        [version.id, await count(active.where('templateVersion', '==', version.id))] as const,
    ),
  );
  const byVersion = Object.fromEntries(ofVersions.filter(([, cards]) => cards > 0));
  return { id, usage, byVersion, late, before: lateAndBefore - late, countedAt: now };
}

/**
 * Counts templates that were never counted. Those without any card are recognised many at a time; each of the others
 * costs several counts.
 *
 * @param mostUsed - Number of used templates after which it ends; the rest is left for the next call.
 */
export async function countNewUses(
  db: Firestore,
  ids: readonly string[],
  now: number,
  mostUsed: number,
): Promise<StoredUse[]> {
  const used: string[] = [];
  const unused: string[] = [];
  const waiting: string[][] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) waiting.push(ids.slice(from, from + AT_ONCE));
  for (let some = waiting.shift(); some && used.length < mostUsed; some = waiting.shift()) {
    if ((await count(instancesIn(db).where('templateId', 'in', some))) === 0) unused.push(...some);
    else if (some.length === 1) used.push(...some);
    else {
      const half = Math.ceil(some.length / 2);
      waiting.unshift(some.slice(0, half), some.slice(half));
    }
  }
  const nothing = { usage: 0, byVersion: {}, late: 0, before: 0, countedAt: now };
  const counted = await Promise.all(used.map((id) => countUse(db, id, now)));
  return [...counted, ...unused.map((id) => ({ id, ...nothing }))];
}

/**
 * Finds templates whose instances have changed since they were counted, and up to when that is known.
 *
 * @param most - Changes that are read, the earliest first; the rest comes with the next call.
 */
export async function findChangedUses(
  db: Firestore,
  { changesFrom }: StoredUses,
  now: number,
  most: number,
): Promise<{ ids: string[]; changesFrom: number; isAll: boolean }> {
  const upToNow = now - OVERLAP_MS;
  if (changesFrom === null) return { ids: [], changesFrom: upToNow, isAll: true };
  const { docs } = await instancesIn(db)
    .where('updatedAt', '>', Timestamp.fromMillis(changesFrom))
    .orderBy('updatedAt')
    .limit(most)
    .select('templateId', 'updatedAt')
    .get();
  const isAll = docs.length < most;
  const last = docs.at(-1);
  const latest = last ? readField(timestamp, last, 'updatedAt').toMillis() : upToNow;
  return {
    ids: [...new Set(docs.map((instance) => String(instance.get('templateId'))))],
    changesFrom: isAll ? upToNow : Math.min(latest, upToNow),
    isAll,
  };
}

/** Returns a stored use in the form that administrators' screens show. */
export function toTemplateUse({ usage, byVersion, late, before }: StoredUse): TemplateUse {
  return { usage, byVersion, trend: trendOf(late, before), recent: late };
}

/**
 * Compares recent uses with those before, in percent.
 *
 * @returns `null` when there were none before.
 */
export function trendOf(late: number, before: number): number | null {
  return before === 0 ? null : Math.round(((late - before) / before) * 100);
}
