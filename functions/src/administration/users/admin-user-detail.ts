import { Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { auditEntrySchema } from 'shared-lib/documents';
import { auditIdOf, type UserDetail } from 'shared-lib/model';
import { MINUTE_MS } from 'shared-lib/time';
import type { z } from 'zod';
import { accountNotesRef, readNotes, toNotes } from '../../account-records/account-notes';
import { accountStateRef } from '../../account-records/account-state';
import { findAccount } from '../../account-records/find-account';
import { indexRef, indexSchema, rebuildIndexEntry } from '../../account-records/user-index';
import type { CallableHandler, CallContext } from '../../callable';
import { readOwnerMail } from '../../mail/delivery/mail-quota';
import { Refusal } from '../../refusal';
import { readField, readStored, timestamp } from '../../stored/read-stored';
import { requireAdmin } from '../require-admin';

/** Most cards, templates and log entries in the answer. */
const MAX_LISTED = 50;

/** Time within which a repeated call is logged only once, in milliseconds. */
const SAME_QUESTION_MS = MINUTE_MS;

/** Logs who read whose data. */
async function logReading({ db, uid: by, email, now }: CallContext, uid: string): Promise<void> {
  const question = Math.floor(now / SAME_QUESTION_MS);
  await db.doc(`audit/${auditIdOf('users', uid, 0)}_${by}_${question}`).set({
    collection: 'users',
    docId: uid,
    revision: 0,
    action: 'read',
    by,
    byEmail: email,
    at: Timestamp.fromMillis(now),
    before: null,
    after: null,
  });
}

/** Part of an account's entry in the index that the answer has, also one of an older search. */
const entrySchema = indexSchema.omit({
  ...{ nameKey: true, emailKey: true, grams: true, phoneGrams: true, searchVersion: true },
  ...{ slugs: true, bookings: true },
});

async function readIndexEntry(db: Firestore, uid: string): Promise<z.infer<typeof entrySchema>> {
  const read = async () => readStored(entrySchema, await indexRef(db, uid).get());
  const entry = await read();
  if (entry) return entry;
  await rebuildIndexEntry(db, uid);
  const made = await read();
  if (!made) throw new Refusal('account-not-found');
  return made;
}

/** Reads an account's data in Auth; defaults for an account that Auth doesn't have. */
async function readAuth(uid: string): Promise<Pick<UserDetail, 'emailVerified' | 'lastSignInAt'>> {
  const account = await findAccount(uid);
  const lastSignInAt = Date.parse(account?.metadata.lastSignInTime ?? '');
  return {
    emailVerified: account?.emailVerified ?? false,
    lastSignInAt: Number.isNaN(lastSignInAt) ? null : lastSignInAt,
  };
}

const list = async (query: Query) => (await query.limit(MAX_LISTED).get()).docs;

function toCard(card: DocumentSnapshot): UserDetail['cardList'][number] {
  return {
    id: card.id,
    slug: String(card.get('slug')),
    name: String(card.get('name')),
    status: card.get('deletedAt') ? 'deleted' : card.get('status'),
    takenDown: Boolean(card.get('takedown')),
  };
}

async function readTemplates(db: Firestore, uid: string): Promise<UserDetail['templates']> {
  const instances = await list(
    db
      .collection('templateInstances')
      .where('cardOwner', '==', uid)
      .where('isActive', '==', true)
      .select('templateId', 'cardId'),
  );
  const ids = [...new Set(instances.map((instance) => String(instance.get('templateId'))))];
  const names = new Map<string, string>();
  if (ids.length > 0) {
    const templates = await db.getAll(...ids.map((id) => db.collection('userTemplates').doc(id)), {
      fieldMask: ['name'],
    });
    for (const template of templates) names.set(template.id, String(template.get('name') ?? ''));
  }
  return instances.map((instance) => {
    const templateId = String(instance.get('templateId'));
    return { templateId, templateName: names.get(templateId) ?? '', cardId: String(instance.get('cardId')) };
  });
}

/** Returns one user's data for administrators. The access is logged before anything is read. */
export const adminUserDetail: CallableHandler<'adminUserDetail'> = async (context, { uid }) => {
  const { db, now } = context;
  await requireAdmin(context);
  const entry = await readIndexEntry(db, uid);
  await logReading(context, uid);
  const log = db
    .collection('audit')
    .where('docId', '==', uid)
    .orderBy('at', 'desc')
    .select('at', 'byEmail', 'collection', 'action');
  const [auth, user, state, cards, templates, activity, bookings, mail, notes] = await Promise.all([
    readAuth(uid),
    db.doc(`users/${uid}`).get(),
    accountStateRef(db, uid).get(),
    list(
      db
        .collection('cards')
        .where('userId', '==', uid)
        .select('slug', 'name', 'status', 'deletedAt', 'takedown'),
    ),
    readTemplates(db, uid),
    list(log),
    db.collection('bookings').where('userId', '==', uid).count().get(),
    readOwnerMail(db, uid, now),
    accountNotesRef(db, uid).get(),
  ]);
  const { email, name, plan, disabled, isAdmin, cards: cardCount, publishedCards } = entry;
  return {
    uid,
    email,
    name,
    plan,
    disabled,
    isAdmin,
    createdAt: entry.createdAt.toMillis(),
    activeAt: entry.activeAt.toMillis(),
    cards: cardCount,
    publishedCards,
    bookings: bookings.data().count,
    ...auth,
    phone: String(user.get('phone') ?? ''),
    timezone: String(user.get('timezone') ?? ''),
    language: String(user.get('language') ?? ''),
    disabledReason: String(state.get('disabledReason') ?? ''),
    mail,
    notes: toNotes(readNotes(notes)),
    cardList: cards.map(toCard),
    templates,
    activity: activity.map((item) => ({
      at: readField(timestamp, item, 'at').toMillis(),
      byEmail: String(item.get('byEmail')),
      collection: String(item.get('collection')),
      action: readField(auditEntrySchema.shape.action, item, 'action'),
    })),
  };
};
