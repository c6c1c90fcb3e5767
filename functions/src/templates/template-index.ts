import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { templateDocumentSchema } from 'shared-lib/documents';
import type { TemplateIndexEntry, TemplatePreview } from 'shared-lib/model';
import type { z } from 'zod';
import { readEachStored, readField, timestamp } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';

/** Refers to `templateIndex/wish`, which exists while a publication isn't in the gallery's index yet; only functions read it. */
export const indexWishRef = (db: Firestore): DocumentReference => db.doc('templateIndex/wish');

/** Most templates in the gallery's index, whose entries fit one document. */
const MAX_TEMPLATES = 1000;

/** Previews in a section's first part: those of the gallery's first screen. */
const PREVIEWS_OF_FIRST_PART = 24;

/**
 * Largest part, in bytes of JSON: a document holds 1 MiB. Later parts are as large as that allows, so that the results
 * of a search among hundreds are in a few of them.
 */
const MAX_PART_BYTES = 700 * 1024;

/** Part of a template that the gallery needs. */
const listedSchema = templateDocumentSchema.pick({
  ...{ name: true, description: true, tags: true, targetSection: true, category: true, version: true },
  ...{ compiledCode: true, cssCode: true, jsonConfig: true, downloadCount: true, updatedAt: true },
});

interface Listed {
  id: string;
  data: z.input<typeof listedSchema>;
}

function entryOf({ id, data }: Listed, preview: number): TemplateIndexEntry {
  const { name, description, tags, targetSection, category, version, downloadCount, updatedAt } = data;
  return {
    ...{ id, name, description, tags, targetSection, category, version, downloadCount },
    ...{ updatedAt: updatedAt.toMillis(), preview },
  };
}

interface Part {
  number: number;
  templates: Record<string, TemplatePreview>;
  count: number;
  bytes: number;
}

/** Distributes previews over parts, separately for each section, as a gallery shows one section. */
function createParts(): { all: Part[]; add: (template: Listed) => Part } {
  const all: Part[] = [];
  const open = new Map<string, { part: Part; isFirst: boolean }>();
  return {
    all,
    add({ id, data: { version, compiledCode = '', cssCode, jsonConfig, targetSection: section } }) {
      const preview = { version, compiledCode, cssCode, jsonConfig };
      const bytes = Buffer.byteLength(JSON.stringify(preview));
      let current = open.get(section);
      const isFull =
        current &&
        (current.part.bytes + bytes > MAX_PART_BYTES ||
          (current.isFirst && current.part.count >= PREVIEWS_OF_FIRST_PART));
      if (!current || isFull) {
        const part: Part = { number: all.length, templates: {}, count: 0, bytes: 0 };
        all.push(part);
        current = { part, isFirst: current === undefined };
        open.set(section, current);
      }
      const { part } = current;
      part.templates[id] = preview;
      part.count += 1;
      part.bytes += bytes;
      return part;
    },
  };
}

/**
 * Writes a document of the index, unless it has a later state already: of two simultaneous writes the one that read
 * last wins.
 *
 * @returns False when it was not written.
 */
function writeUnlessNewer(ref: DocumentReference, content: object, readAt: Timestamp): Promise<boolean> {
  return ref.firestore.runTransaction(async (transaction) => {
    const [stored] = await transaction.getAll(ref, { fieldMask: ['readAt'] });
    const storedAt = stored && readField(timestamp.optional(), stored, 'readAt');
    if (storedAt && storedAt.valueOf() > readAt.valueOf()) return false;
    transaction.set(ref, { ...content, readAt });
    return true;
  });
}

/**
 * Rewrites the gallery's index (`templateIndex/public`) and the code of its previews (`templateIndex/previews-N`).
 * Stops as soon as it meets a document of a later call.
 *
 * @returns Number of public templates.
 */
export async function writeTemplateIndex(db: Firestore): Promise<number> {
  const index = db.collection('templateIndex');
  const { docs, readTime } = await db
    .collection('userTemplates')
    .where('isPublic', '==', true)
    .orderBy('downloadCount', 'desc')
    .limit(MAX_TEMPLATES)
    .get();
  const parts = createParts();
  const listed = readEachStored(typesOf(listedSchema), docs);
  const entries = listed.map((template) => entryOf(template, parts.add(template).number));
  // Parts first: an entry never names one that isn't there.
  for (const { number, templates } of parts.all) {
    const isWritten = await writeUnlessNewer(index.doc(`previews-${number}`), { templates }, readTime);
    if (!isWritten) return entries.length;
  }
  const isWritten = await writeUnlessNewer(index.doc('public'), { templates: entries }, readTime);
  if (!isWritten) return entries.length;
  const stored = await index.listDocuments();
  const leftover = stored.filter(({ id }) => {
    const number = /^previews-(\d+)$/.exec(id)?.[1];
    return number !== undefined && Number(number) >= parts.all.length;
  });
  await Promise.all(leftover.map((part) => part.delete()));
  return entries.length;
}
