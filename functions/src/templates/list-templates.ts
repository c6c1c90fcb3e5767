import {
  AggregateField,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { MOST_LISTED_TEMPLATES, type TemplateListEntry, type TemplateStats } from 'shared-lib/domain';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';

/** More changes than these, and the list is read anew as a whole. */
const MOST_CHANGES = 200;

/** Downloads rise without a change of the template: the list takes them over this often, in milliseconds. */
const DOWNLOADS_AFTER_MS = 5 * 60 * 1000;

/** Longest description that is searched: a thousand of them fit a document. */
const DESCRIPTION_LENGTH = 240;

const FIELDS = [
  ...['name', 'description', 'tags', 'targetSection', 'category', 'version', 'isPublic'],
  ...['downloadCount', 'updatedAt'],
];

/** `templateIndex/all`: every template as the administrators' list searches it; nobody reads it but this function. */
interface StoredList {
  templates: TemplateListEntry[];
  /** When it was last read as a whole, in milliseconds since the epoch. */
  readAt: number;
}

function entryOf(template: QueryDocumentSnapshot): TemplateListEntry {
  const { name, description, tags, targetSection, category, version, isPublic, downloadCount } =
    template.data() as TemplateListEntry;
  const updatedAt = (template.get('updatedAt') as Timestamp).toMillis();
  return {
    id: template.id,
    name,
    description: description.slice(0, DESCRIPTION_LENGTH),
    tags: tags ?? [],
    targetSection,
    category,
    version,
    isPublic,
    downloadCount,
    updatedAt,
  };
}

async function countAll(templates: Query): Promise<TemplateStats> {
  const [all, offered, rated] = await Promise.all([
    templates
      .aggregate({ count: AggregateField.count(), downloads: AggregateField.sum('downloadCount') })
      .get(),
    templates.where('isPublic', '==', true).count().get(),
    // Those that nobody has rated don't count in the average.
    templates
      .where('rating', '>', 0)
      .aggregate({ rating: AggregateField.average('rating') })
      .get(),
  ]);
  const { count, downloads } = all.data();
  const publicTemplates = offered.data().count;
  return {
    totalTemplates: count,
    publicTemplates,
    privateTemplates: count - publicTemplates,
    totalDownloads: downloads,
    averageRating: rated.data().rating ?? 0,
  };
}

async function readAll(templates: Query): Promise<TemplateListEntry[]> {
  const { docs } = await templates
    .orderBy('downloadCount', 'desc')
    .limit(MOST_LISTED_TEMPLATES)
    .select(...FIELDS)
    .get();
  return docs.map(entryOf);
}

/** The stored list with what has changed since; `null` when too much has. */
async function bringUpToDate(
  db: Firestore,
  { templates }: StoredList,
): Promise<{ templates: TemplateListEntry[]; changed: boolean } | null> {
  const latest = templates.reduce((most, { updatedAt }) => Math.max(most, updatedAt), 0);
  const { docs } = await db
    .collection('userTemplates')
    .where('updatedAt', '>=', new Date(latest))
    .limit(MOST_CHANGES)
    .select(...FIELDS)
    .get();
  if (docs.length === MOST_CHANGES) return null;
  const known = new Map(templates.map((entry) => [entry.id, entry]));
  const news = docs
    .map(entryOf)
    .filter((entry) => JSON.stringify(known.get(entry.id)) !== JSON.stringify(entry));
  for (const entry of news) known.set(entry.id, entry);
  return { templates: [...known.values()], changed: news.length > 0 };
}

/** True when the list says what the counts say. */
function agrees(templates: readonly TemplateListEntry[], stats: TemplateStats): boolean {
  if (stats.totalTemplates > MOST_LISTED_TEMPLATES) return templates.length === MOST_LISTED_TEMPLATES;
  return (
    templates.length === stats.totalTemplates &&
    templates.filter(({ isPublic }) => isPublic).length === stats.publicTemplates
  );
}

const sumOf = (templates: readonly TemplateListEntry[]) =>
  templates.reduce((sum, { downloadCount }) => sum + downloadCount, 0);

/**
 * Every template in short, with the figures above the list. What was listed before is kept: only what has changed since
 * is read, and everything where something was taken away.
 */
export const listTemplates: CallableHandler<'listTemplates'> = async (context) => {
  const { db, now } = context;
  await requireAdmin(context);
  const templates = db.collection('userTemplates');
  const ref = db.doc('templateIndex/all');
  const [stored, stats] = await Promise.all([ref.get(), countAll(templates)]);
  const list = stored.data() as StoredList | undefined;
  const current = list ? await bringUpToDate(db, list) : null;
  const drifted =
    list !== undefined &&
    now - list.readAt > DOWNLOADS_AFTER_MS &&
    current !== null &&
    sumOf(current.templates) !== stats.totalDownloads;
  if (list && current && !drifted && agrees(current.templates, stats)) {
    if (current.changed) await ref.set({ ...list, templates: current.templates });
    return { templates: current.templates, stats };
  }
  const all = await readAll(templates);
  await ref.set({ templates: all, readAt: now });
  return { templates: all, stats };
};
