import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import { readField } from '../stored/read-stored';
import { listRef } from '../templates/list-templates';
import {
  countNewUses,
  countUse,
  findChangedUses,
  storeUses,
  readStoredUses,
  type StoredUse,
} from '../templates/template-uses';
import type { Job } from '../scheduling/job';
import { tryEach } from '../scheduling/try-each';

/** Interval at which uses are counted, in milliseconds. */
const EVERY_MS = 5 * 60 * 1000;

/** Most changed instances, new templates, new templates with cards and old counts that one call handles. */
const MAX_CHANGES = 300;
const MAX_NEW = 300;
const MAX_NEW_USED = 20;
const MAX_OLD = 20;

const listedSchema = z.array(z.object({ id: z.string() })).optional();

/** Reports whether counts change with time alone: instances are deleted, and recent uses become old ones. */
const ages = ({ usage, late, before }: StoredUse) => usage + late + before > 0;

/**
 * Keeps the counts of template uses (`templateIndex/use`) up to date: changed templates, templates that were never
 * counted, and each template in use once a day. Screens read the stored counts and count little themselves.
 */
export const countTemplateUses: Job = async (context) => {
  const { db, now } = context;
  const progress = db.doc('jobs/countTemplateUses');
  if (now - Number((await progress.get()).get('at') ?? 0) < EVERY_MS) return 0;
  const [stored, list] = await Promise.all([readStoredUses(db), listRef(db).get()]);
  const listed = new Set(readField(listedSchema, list, 'templates')?.map(({ id }) => id));
  const changed = await findChangedUses(db, stored, now, MAX_CHANGES);
  const again = new Set(changed.ids.filter((id) => listed.has(id)));
  const old = [...stored.uses.values()]
    .filter((use) => ages(use) && now - use.countedAt > DAY_MS && listed.has(use.id))
    .sort((one, other) => one.countedAt - other.countedAt);
  for (const { id } of old.slice(0, MAX_OLD)) again.add(id);
  const unknown = [...listed].filter((id) => !stored.uses.has(id) && !again.has(id));

  const first = await countNewUses(db, unknown.slice(0, MAX_NEW), now, MAX_NEW_USED);
  const counted = [...first];
  await tryEach(
    context,
    again,
    (id) => `userTemplates/${id}`,
    async (id) => counted.push(await countUse(db, id, now)),
  );
  const isGone = [...stored.uses.keys()].some((id) => !listed.has(id));
  if (counted.length > 0 || changed.ids.length > 0 || isGone) {
    await storeUses(db, { counted, changesFrom: changed.changesFrom, isListed: (id) => listed.has(id) });
  }
  // The next call continues with the rest.
  const isThrough = changed.isAll && old.length <= MAX_OLD && first.length === unknown.length;
  await progress.set({ at: isThrough ? now : 0 });
  return counted.length;
};
