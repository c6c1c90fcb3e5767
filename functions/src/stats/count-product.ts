import { AggregateField, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { mapKeys, PLANS, TOP_CARDS, type DayStats, type ProductTotals, type TopCard } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { recountOpen } from '../moderation/open-counts';

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Counts the product's totals by count queries: one read for each thousand documents. */
export async function countTotals(
  db: Firestore,
  now: number,
): Promise<ProductTotals & { updatedAt: number }> {
  const users = db.collection('userIndex');
  const cards = db.collection('cards').where('deletedAt', '==', null);
  const [all, cardCount, shown, admins, bookings, open, plans] = await Promise.all([
    count(db.collection('users')),
    count(cards),
    count(cards.where('status', '==', 'published')),
    count(db.collection('admins')),
    count(db.collection('bookings')),
    recountOpen(db),
    Promise.all(PLANS.map(async (plan) => [plan, await count(users.where('plan', '==', plan))] as const)),
  ]);
  const ofPlan = new Map(plans);
  return {
    users: all,
    cards: cardCount,
    publishedCards: shown,
    admins,
    bookings,
    openReports: open.cards,
    byPlan: mapKeys(PLANS, (plan) => ofPlan.get(plan) ?? 0),
    updatedAt: now,
  };
}

/** Counts all templates, those that owners see, and their downloads. */
export async function countTemplates(
  db: Firestore,
): Promise<Required<Pick<DayStats, 'templates' | 'publicTemplates' | 'downloads'>>> {
  const templates = db.collection('userTemplates');
  const [all, publicTemplates] = await Promise.all([
    templates
      .aggregate({ count: AggregateField.count(), downloads: AggregateField.sum('downloadCount') })
      .get(),
    count(templates.where('isPublic', '==', true)),
  ]);
  const { count: number, downloads } = all.data();
  return { templates: number, publicTemplates, downloads };
}

/** Counts the events of a day (`YYYY-MM-DD`) by the documents that they left: counting again gives the same. */
export async function countDay(
  db: Firestore,
  date: string,
): Promise<Required<Pick<DayStats, 'bookings' | 'paid' | 'signUps' | 'templateUses' | 'errors'>>> {
  const start = Date.parse(date);
  const inDay = (name: string, field: string) =>
    db
      .collection(name)
      .where(field, '>=', Timestamp.fromMillis(start))
      .where(field, '<', Timestamp.fromMillis(start + DAY_MS));
  const [bookings, paid, signUps, templateUses, errors] = await Promise.all([
    count(inDay('bookings', 'createdAt')),
    count(inDay('payments', 'paidAt')),
    count(inDay('users', 'createdAt')),
    count(inDay('templateInstances', 'appliedAt')),
    // An alert counts all failures of the same kind on its day.
    inDay('alerts', 'createdAt')
      .aggregate({ times: AggregateField.sum('count') })
      .get(),
  ]);
  return { bookings, paid, signUps, templateUses, errors: errors.data().times };
}

/** Finds the cards with the most views in a day. */
export async function findTopCards(db: Firestore, date: string): Promise<TopCard[]> {
  const { docs } = await db
    .collectionGroup('days')
    .where('date', '==', date)
    .orderBy('views', 'desc')
    .limit(TOP_CARDS)
    .get();
  return docs.map((day) => ({
    cardId: String(day.get('cardId')),
    slug: String(day.get('slug')),
    views: Number(day.get('views')),
    saves: Number(day.get('saves') ?? 0),
  }));
}
