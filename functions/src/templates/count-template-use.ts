import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import {
  countNewUses,
  countUse,
  findChangedUses,
  keepUses,
  readKeptUses,
  toTemplateUse,
} from './template-uses';

/** Changed instances that one call looks at. What is left over comes with the next one, or with the job. */
const MOST_CHANGES = 30;

/** Templates with cards that one call counts for the first time. */
const MOST_NEW = 6;

/**
 * On how many cards templates show, and how their use goes. What was counted is kept, and counted again where an instance
 * has changed since: where none has, nothing is counted.
 *
 * A deleted instance leaves no such trace, and a trend moves with the day: the job `countTemplateUses` counts what is in
 * use once a day, and `recount` gives an exact answer at once.
 */
export const countTemplateUse: CallableHandler<'countTemplateUse'> = async (
  context,
  { templateIds, recount },
) => {
  const { db, now } = context;
  await requireAdmin(context);
  let kept = await readKeptUses(db);
  const changed = await findChangedUses(db, kept, now, MOST_CHANGES);
  const again = new Set([...changed.ids, ...recount]);
  const unknown = templateIds.filter((id) => !kept.uses.has(id) && !again.has(id));
  const [anew, first] = await Promise.all([
    Promise.all([...again].map((id) => countUse(db, id, now))),
    countNewUses(db, unknown, now, MOST_NEW),
  ]);
  const counted = [...anew, ...first];
  if (counted.length > 0) kept = await keepUses(db, { counted, changesFrom: changed.changesFrom });
  return { use: Object.fromEntries([...kept.uses].map(([id, use]) => [id, toTemplateUse(use)])) };
};
