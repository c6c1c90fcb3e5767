import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import type { TemplateUse } from 'shared-lib/domain';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days that a trend compares with as many before. */
const TREND_DAYS = 7;

/** Most versions of one template whose use is told apart. */
const MOST_VERSIONS = 50;

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/**
 * How uses of late compare with those before, in percent.
 *
 * @returns `null` when there is nothing to compare with.
 */
export function trendOf(late: number, before: number): number | null {
  return before === 0 ? null : Math.round(((late - before) / before) * 100);
}

async function useOf(db: Firestore, templateId: string, now: number): Promise<TemplateUse> {
  const all = db.collection('templateInstances').where('templateId', '==', templateId);
  const since = (days: number) => Timestamp.fromMillis(now - days * DAY_MS);
  const versions = await db
    .collection(`userTemplates/${templateId}/versions`)
    .select()
    .limit(MOST_VERSIONS)
    .get();
  const active = all.where('isActive', '==', true);
  const [usage, late, lateAndBefore, ...ofVersions] = await Promise.all([
    count(active),
    count(all.where('appliedAt', '>', since(TREND_DAYS))),
    count(all.where('appliedAt', '>', since(2 * TREND_DAYS))),
    ...versions.docs.map(({ id }) => count(active.where('templateVersion', '==', id))),
  ]);
  return {
    byVersion: Object.fromEntries(versions.docs.map(({ id }, index) => [id, ofVersions[index] ?? 0])),
    usage,
    trend: trendOf(late, lateAndBefore - late),
  };
}

/** Counts on how many cards templates show, and how their use goes. */
export const countTemplateUse: CallableHandler<'countTemplateUse'> = async (context, { templateIds }) => {
  await requireAdmin(context);
  const uses = await Promise.all(
    templateIds.map(async (id) => [id, await useOf(context.db, id, context.now)] as const),
  );
  return { use: Object.fromEntries(uses) };
};
