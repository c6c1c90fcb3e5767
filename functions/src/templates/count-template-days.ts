import { Timestamp } from 'firebase-admin/firestore';
import { daysOfPeriod } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';

/** Counts how often a template was applied on each day (UTC) of a period; a count costs one read. */
export const countTemplateDays: CallableHandler<'countTemplateDays'> = async (context, input) => {
  await requireAdmin(context);
  const uses = context.db.collection('templateInstances').where('templateId', '==', input.templateId);
  const days = await Promise.all(
    daysOfPeriod(context.now, input.days).map(async (day) => {
      const start = Date.parse(`${day}T00:00:00Z`);
      const applied = await uses
        .where('appliedAt', '>=', Timestamp.fromMillis(start))
        .where('appliedAt', '<', Timestamp.fromMillis(start + DAY_MS))
        .count()
        .get();
      return [day, applied.data().count] as const;
    }),
  );
  return { days: Object.fromEntries(days) };
};
