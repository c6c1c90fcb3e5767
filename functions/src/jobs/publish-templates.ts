import { Timestamp } from 'firebase-admin/firestore';
import type { Job } from '../scheduling/job';
import { tryEach } from '../scheduling/try-each';
import { publishScheduled } from '../templates/schedule/publish-scheduled';
import { indexWishRef, writeTemplateIndex } from '../templates/template-index';

/** Publications of one call. */
const MAX_PUBLICATIONS = 20;

/** Publishes the versions of templates whose time has come, and puts them into the gallery. */
export const publishTemplates: Job = async (context) => {
  const { db, now } = context;
  const due = await db
    .collection('scheduledPublications')
    .where('publishAt', '<=', Timestamp.fromMillis(now))
    .orderBy('publishAt')
    .limit(MAX_PUBLICATIONS)
    .select()
    .get();
  const published = await tryEach(
    context,
    due.docs,
    ({ ref }) => ref.path,
    async ({ id }) => Number(await publishScheduled(context, id)),
  );
  // Also those of an earlier call, whose index failed.
  const wish = await indexWishRef(db).get();
  if (wish.exists) {
    await writeTemplateIndex(db);
    await wish.ref.delete();
  }
  return published;
};
