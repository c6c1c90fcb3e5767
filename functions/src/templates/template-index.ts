import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { TemplateIndexEntry, TemplatePreview } from 'shared-lib/domain';

/** As many templates as the gallery searches at once: their entries fit one document. */
const MOST_TEMPLATES = 1000;

/** How many previews are read with one document: a first screen of the gallery. */
const PREVIEWS_PER_PART = 24;

/** What one part may hold, in bytes of JSON: a document holds 1 MiB. */
const PART_MAX_BYTES = 700 * 1024;

function previewOf(template: QueryDocumentSnapshot): TemplatePreview {
  const { version, compiledCode, cssCode, jsonConfig } = template.data() as TemplatePreview;
  return { version, compiledCode: compiledCode ?? '', cssCode, jsonConfig };
}

function entryOf(template: QueryDocumentSnapshot, preview: number): TemplateIndexEntry {
  const { name, description, tags, targetSection, category, version, downloadCount } =
    template.data() as TemplateIndexEntry;
  const updatedAt = (template.get('updatedAt') as Timestamp).toMillis();
  return {
    id: template.id,
    name,
    description,
    tags,
    targetSection,
    category,
    version,
    downloadCount,
    updatedAt,
    preview,
  };
}

interface Part {
  templates: Record<string, TemplatePreview>;
  count: number;
  bytes: number;
}

/**
 * Writes anew what the gallery searches (`templateIndex/public`) and what draws its previews (`templateIndex/previews-N`).
 *
 * @returns How many templates owners see.
 */
export async function writeTemplateIndex(db: Firestore): Promise<number> {
  const index = db.collection('templateIndex');
  const { docs } = await db
    .collection('userTemplates')
    .where('isPublic', '==', true)
    .orderBy('downloadCount', 'desc')
    .limit(MOST_TEMPLATES)
    .get();
  const parts: Part[] = [];
  const entries = docs.map((template) => {
    const preview = previewOf(template);
    const bytes = Buffer.byteLength(JSON.stringify(preview));
    let part = parts.at(-1);
    if (!part || part.count >= PREVIEWS_PER_PART || part.bytes + bytes > PART_MAX_BYTES) {
      part = { templates: {}, count: 0, bytes: 0 };
      parts.push(part);
    }
    part.templates[template.id] = preview;
    part.count += 1;
    part.bytes += bytes;
    return entryOf(template, parts.length - 1);
  });
  // Parts first: an entry never names one that isn't there.
  for (const [number, { templates }] of parts.entries()) {
    await index.doc(`previews-${number}`).set({ templates });
  }
  await index.doc('public').set({ templates: entries });
  const stored = await index.listDocuments();
  const leftover = stored.filter(({ id }) => {
    const number = /^previews-(\d+)$/.exec(id)?.[1];
    return number !== undefined && Number(number) >= parts.length;
  });
  await Promise.all(leftover.map((part) => part.delete()));
  return entries.length;
}
