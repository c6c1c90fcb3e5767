import {
  AggregateField,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import {
  isValidTemplate,
  MOST_LISTED_TEMPLATES,
  type TemplateListEntry,
  type TemplateStats,
} from 'shared-lib/domain';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';

/** More changes than these, and the list is read anew as a whole. */
const MOST_CHANGES = 200;

/** Downloads rise without a change of the template: the list takes them over this often, in milliseconds. */
const DOWNLOADS_AFTER_MS = 5 * 60 * 1000;

/** How far a change may lie behind the clock that looked for it, in milliseconds: it is looked for again until then. */
const OVERLAP_MS = 60 * 1000;

/** Longest description that is searched: a thousand of them fit a document. */
const DESCRIPTION_LENGTH = 240;

const FIELDS = [
  ...['name', 'description', 'tags', 'targetSection', 'category', 'version', 'isPublic'],
  ...['downloadCount', 'updatedAt', 'reactCode', 'cssCode'],
];

/** A template as it is kept: its draft comes and goes by itself. */
type StoredEntry = Omit<TemplateListEntry, 'hasDraft'>;

/** `templateIndex/all`: every template as the administrators' list searches it; only functions read it. */
interface StoredList {
  templates: StoredEntry[];
  /** Ids of the templates whose edits wait. */
  drafts: string[];
  /** When it was last read as a whole, in milliseconds since the epoch. */
  readAt: number;
  /** Changes up to this instant are in it, in milliseconds since the epoch. */
  changesFrom: number;
}

/** Where the list is kept. */
export const listRef = (db: Firestore) => db.doc('templateIndex/all');

function entryOf(template: QueryDocumentSnapshot): StoredEntry {
  const { name, description, tags, targetSection, category, version, isPublic, downloadCount } =
    template.data() as StoredEntry;
  const updatedAt = (template.get('updatedAt') as Timestamp).toMillis();
  const textOf = (field: string) => String(template.get(field) ?? '');
  return {
    id: template.id,
    name,
    description: description.slice(0, DESCRIPTION_LENGTH),
    tags: tags ?? [],
    targetSection,
    category,
    version,
    isPublic,
    isValid: isValidTemplate({ reactCode: textOf('reactCode'), cssCode: textOf('cssCode') }),
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

async function readAll(templates: Query): Promise<StoredEntry[]> {
  const { docs } = await templates
    .orderBy('downloadCount', 'desc')
    .limit(MOST_LISTED_TEMPLATES)
    .select(...FIELDS)
    .get();
  return docs.map(entryOf);
}

/** What was changed since the list was kept; `null` when it is too much to be told one by one. */
async function readChanges(
  db: Firestore,
  { changesFrom }: StoredList,
): Promise<QueryDocumentSnapshot[] | null> {
  const { docs } = await db
    .collection('userTemplates')
    .where('updatedAt', '>', new Date(changesFrom))
    .limit(MOST_CHANGES)
    .select(...FIELDS)
    .get();
  return docs.length === MOST_CHANGES ? null : docs;
}

/**
 * Whose edits wait. Those that were known are read again only where their number says that some are gone.
 *
 * @param earlier - `undefined` where nothing was kept.
 * @returns Also whether there is anything to be kept anew.
 */
async function readDrafts(
  db: Firestore,
  earlier: StoredList | undefined,
): Promise<{ drafts: string[]; haveChanged: boolean }> {
  const drafts = db.collection('adminTemplates');
  if (earlier) {
    const [all, changed] = await Promise.all([
      drafts.count().get(),
      drafts.where('updatedAt', '>', new Date(earlier.changesFrom)).limit(MOST_CHANGES).select().get(),
    ]);
    const known = new Set([...earlier.drafts, ...changed.docs.map(({ id }) => id)]);
    if (known.size === all.data().count) return { drafts: [...known], haveChanged: changed.size > 0 };
  }
  const { docs } = await drafts.limit(MOST_LISTED_TEMPLATES).select().get();
  return { drafts: docs.map(({ id }) => id), haveChanged: true };
}

/** True when the list says what the counts say. */
function agrees(templates: readonly StoredEntry[], stats: TemplateStats): boolean {
  if (stats.totalTemplates > MOST_LISTED_TEMPLATES) return templates.length === MOST_LISTED_TEMPLATES;
  return (
    templates.length === stats.totalTemplates &&
    templates.filter(({ isPublic }) => isPublic).length === stats.publicTemplates
  );
}

const sumOf = (templates: readonly StoredEntry[]) =>
  templates.reduce((sum, { downloadCount }) => sum + downloadCount, 0);

function withDrafts({ templates, drafts }: StoredList): TemplateListEntry[] {
  const waiting = new Set(drafts);
  return templates.map((entry) => ({ ...entry, hasDraft: waiting.has(entry.id) }));
}

/**
 * Every template in short, with the figures above the list. What was listed before is kept: only what has changed since
 * is read, and everything where something was taken away.
 */
export const listTemplates: CallableHandler<'listTemplates'> = async (context) => {
  const { db, now } = context;
  await requireAdmin(context);
  const templates = db.collection('userTemplates');
  const ref = listRef(db);
  const [stored, stats] = await Promise.all([ref.get(), countAll(templates)]);
  // What an earlier release kept doesn't say up to when.
  const list = stored.get('changesFrom') === undefined ? undefined : (stored.data() as StoredList);
  const [changes, { drafts, haveChanged }] = await Promise.all([
    list ? readChanges(db, list) : null,
    readDrafts(db, list),
  ]);
  const changesFrom = now - OVERLAP_MS;
  if (list && changes) {
    const known = new Map(list.templates.map((entry) => [entry.id, entry]));
    for (const change of changes) known.set(change.id, entryOf(change));
    const current: StoredList = { ...list, templates: [...known.values()], drafts, changesFrom };
    const drifted =
      now - list.readAt > DOWNLOADS_AFTER_MS && sumOf(current.templates) !== stats.totalDownloads;
    if (!drifted && agrees(current.templates, stats)) {
      if (changes.length > 0 || haveChanged) await ref.set(current);
      return { templates: withDrafts(current), stats };
    }
  }
  const all: StoredList = { templates: await readAll(templates), drafts, readAt: now, changesFrom };
  await ref.set(all);
  return { templates: withDrafts(all), stats };
};
