import {
  AggregateField,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { templateDocumentSchema } from 'shared-lib/documents';
import {
  auditIdOf,
  isValidTemplate,
  MAX_LISTED_TEMPLATES,
  type TemplateListEntry,
  type TemplateStats,
} from 'shared-lib/model';
import { z } from 'zod';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { readEachStored, readStored } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';

/** Most changes that are read one by one; with more the whole list is read again. */
const MAX_CHANGES = 200;

/** Interval at which the list takes over downloads, which change without a change of the template, in milliseconds. */
const DOWNLOADS_AFTER_MS = 5 * 60 * 1000;

/** Greatest difference between the clock of a change and that of the reader, in milliseconds. */
const OVERLAP_MS = 60 * 1000;

/** Longest description in the list: a thousand of them fit a document. */
const DESCRIPTION_LENGTH = 240;

/** Form of the stored list. */
const FORMAT = 2;

/** Part of a template that the list needs. */
const listedSchema = templateDocumentSchema
  .pick({
    ...{ name: true, description: true, targetSection: true, category: true, version: true },
    ...{ isPublic: true, downloadCount: true, updatedAt: true },
  })
  .extend({
    tags: z.array(z.string()).optional(),
    reactCode: z.string().optional(),
    cssCode: z.string().optional(),
    revision: z.number().optional(),
  });

interface Listed {
  id: string;
  data: z.input<typeof listedSchema>;
}

const entrySchema = typesOf(
  listedSchema
    .pick({
      name: true,
      description: true,
      targetSection: true,
      category: true,
      version: true,
      isPublic: true,
      downloadCount: true,
    })
    .extend({
      ...{ id: z.string(), tags: z.array(z.string()), isValid: z.boolean() },
      ...{ updatedAt: z.number(), editedBy: z.string() },
    }),
);

/** A template as it is stored in the list; whether it has edits is stored apart. */
type StoredEntry = z.infer<typeof entrySchema>;

const storedListSchema = z.object({
  format: z.literal(FORMAT),
  templates: z.array(entrySchema),
  /** Ids of the templates with unpublished edits. */
  drafts: z.array(z.string()),
  /** Time at which the whole list was last read, in milliseconds since the epoch. */
  readAt: z.number(),
  /** Instant up to which all changes are in the list, in milliseconds since the epoch. */
  changesFrom: z.number(),
});

/** `templateIndex/all`: every template as the administrators' list searches it; only functions read it. */
type StoredList = z.infer<typeof storedListSchema>;

/** Refers to the stored list. */
export const listRef = (db: Firestore) => db.doc('templateIndex/all');

function entryOf({ id, data }: Listed, editedBy: string): StoredEntry {
  const { name, description, tags = [], targetSection, category, version, isPublic } = data;
  const { reactCode = '', cssCode = '', downloadCount, updatedAt } = data;
  return {
    ...{ id, name, description: description.slice(0, DESCRIPTION_LENGTH), tags, targetSection, category },
    ...{ version, isPublic, isValid: isValidTemplate({ reactCode, cssCode }), downloadCount },
    ...{ updatedAt: updatedAt.toMillis(), editedBy },
  };
}

/**
 * Returns templates in short, with who changed them last by the log. Templates that are known in this state aren't looked up
 * again.
 */
async function entriesOf(
  db: Firestore,
  found: readonly QueryDocumentSnapshot[],
  known: ReadonlyMap<string, StoredEntry>,
): Promise<StoredEntry[]> {
  const templates = readEachStored(typesOf(listedSchema), found);
  const knownBy = ({ id, data: { updatedAt } }: Listed) => {
    const entry = known.get(id);
    return entry?.updatedAt === updatedAt.toMillis() ? entry.editedBy : undefined;
  };
  const unknown = templates.filter((template) => knownBy(template) === undefined);
  const logOf = ({ id, data: { revision = 0 } }: Listed) => auditIdOf('userTemplates', id, revision);
  const refs = unknown.map((template) => db.doc(`audit/${logOf(template)}`));
  const logged = refs.length > 0 ? await db.getAll(...refs, { fieldMask: ['byEmail'] }) : [];
  const editors = new Map(logged.map((entry) => [entry.id, String(entry.get('byEmail') ?? '')]));
  return templates.map((template) =>
    entryOf(template, knownBy(template) ?? editors.get(logOf(template)) ?? ''),
  );
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

async function readAll(
  db: Firestore,
  templates: Query,
  known: ReadonlyMap<string, StoredEntry>,
): Promise<StoredEntry[]> {
  const { docs } = await templates
    .orderBy('downloadCount', 'desc')
    .limit(MAX_LISTED_TEMPLATES)
    .select(...listedSchema.keyof().options)
    .get();
  return entriesOf(db, docs, known);
}

/** Reads the changes since the list was stored; `null` when they are too many. */
async function readChanges(
  db: Firestore,
  { changesFrom }: StoredList,
): Promise<QueryDocumentSnapshot[] | null> {
  const { docs } = await db
    .collection('userTemplates')
    .where('updatedAt', '>', new Date(changesFrom))
    .limit(MAX_CHANGES)
    .select(...listedSchema.keyof().options)
    .get();
  return docs.length === MAX_CHANGES ? null : docs;
}

/**
 * Reads the ids of templates with unpublished edits. Known ones are read again only when their number says that some
 * are gone.
 *
 * @param earlier - `undefined` where nothing was stored.
 * @returns The ids, and whether they have changed.
 */
async function readDrafts(
  db: Firestore,
  earlier: StoredList | undefined,
): Promise<{ drafts: string[]; haveChanged: boolean }> {
  const drafts = db.collection('adminTemplates');
  if (earlier) {
    const { count } = (await drafts.count().get()).data();
    // Mostly there is none, and nothing to query.
    if (count === 0) return { drafts: [], haveChanged: earlier.drafts.length > 0 };
    const changed = await drafts
      .where('updatedAt', '>', new Date(earlier.changesFrom))
      .limit(MAX_CHANGES)
      .select()
      .get();
    const known = new Set([...earlier.drafts, ...changed.docs.map(({ id }) => id)]);
    if (known.size === count) return { drafts: [...known], haveChanged: changed.size > 0 };
  }
  const { docs } = await drafts.limit(MAX_LISTED_TEMPLATES).select().get();
  return { drafts: docs.map(({ id }) => id), haveChanged: true };
}

/** Reports whether the list agrees with the counts. */
function agrees(templates: readonly StoredEntry[], stats: TemplateStats): boolean {
  if (stats.totalTemplates > MAX_LISTED_TEMPLATES) return templates.length === MAX_LISTED_TEMPLATES;
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
 * Returns every template in short, with the figures above the list. The stored list is reused: only changes are read,
 * or everything when a template was deleted.
 */
export const listTemplates: CallableHandler<'listTemplates'> = async (context) => {
  const { db, now } = context;
  await requireAdmin(context);
  const templates = db.collection('userTemplates');
  const ref = listRef(db);
  const [stored, stats] = await Promise.all([ref.get(), countAll(templates)]);
  // A list stored by an earlier release, with fewer fields, is rebuilt.
  const list = stored.get('format') === FORMAT ? readStored(storedListSchema, stored) : undefined;
  const known = new Map((list?.templates ?? []).map((entry) => [entry.id, entry]));
  const [changes, { drafts, haveChanged }] = await Promise.all([
    list ? readChanges(db, list) : null,
    readDrafts(db, list),
  ]);
  const changesFrom = now - OVERLAP_MS;
  if (list && changes) {
    const merged = new Map(known);
    for (const entry of await entriesOf(db, changes, known)) merged.set(entry.id, entry);
    const current: StoredList = { ...list, templates: [...merged.values()], drafts, changesFrom };
    const drifted =
      now - list.readAt > DOWNLOADS_AFTER_MS && sumOf(current.templates) !== stats.totalDownloads;
    if (!drifted && agrees(current.templates, stats)) {
      if (changes.length > 0 || haveChanged) await ref.set(current);
      return { templates: withDrafts(current), stats };
    }
  }
  const all: StoredList = {
    format: FORMAT,
    templates: await readAll(db, templates, known),
    ...{ drafts, readAt: now, changesFrom },
  };
  await ref.set(all);
  return { templates: withDrafts(all), stats };
};
