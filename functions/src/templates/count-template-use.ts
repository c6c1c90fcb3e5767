import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import {
  countNewUses,
  countUse,
  findChangedUses,
  storeUses,
  readStoredUses,
  toTemplateUse,
} from './template-uses';

/** Changed instances that one call reads. The rest comes with the next call, or with the job. */
const MAX_CHANGES = 30;

/** Templates with cards that one call counts for the first time. */
const MAX_NEW = 6;

/**
 * Returns the number of cards with each template, and the trend of its use. Counts are stored, and made again where an instance has changed
 * since.
 *
 * A deleted instance leaves no such trace, and a trend changes with the day: the job `countTemplateUses` counts used
 * templates once a day, and `recount` gives an exact answer at once.
 */
export const countTemplateUse: CallableHandler<'countTemplateUse'> = async (
  context,
  { templateIds, recount },
) => {
  const { db, now } = context;
  await requireAdmin(context);
  let stored = await readStoredUses(db);
  const changed = await findChangedUses(db, stored, now, MAX_CHANGES);
  const again = new Set([...changed.ids, ...recount]);
  const unknown = templateIds.filter((id) => !stored.uses.has(id) && !again.has(id));
  const [recounted, first] = await Promise.all([
    Promise.all([...again].map((id) => countUse(db, id, now))),
    countNewUses(db, unknown, now, MAX_NEW),
  ]);
  const counted = [...recounted, ...first];
  if (counted.length > 0) stored = await storeUses(db, { counted, changesFrom: changed.changesFrom });
  return { use: Object.fromEntries([...stored.uses].map(([id, use]) => [id, toTemplateUse(use)])) };
};
