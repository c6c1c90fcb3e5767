import { doc, serverTimestamp, type DocumentData } from 'firebase/firestore';
import {
  isSameValue,
  nextVersion,
  TEMPLATE_LIMITS,
  type Template,
  type TemplateDraft,
  type TemplateVersion,
} from '../../../model';
import { AppError, NetworkError } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { retry } from '../../retry';
import { saveAudited, writeAudited, type AuditedWrite, type Author } from './audited-write';
import { templateContent, UNUSED } from './template-content';
import { newTemplateId } from '../new-id';
import type { TemplateCollection } from '../templates/template-repository';
import { requireShape } from '../../../model/stored/require-shape';

/** A template to be saved. */
export interface TemplateSave {
  id: string;
  draft: TemplateDraft;
  /** Compiled component of the draft; empty while it doesn't compile. */
  compiledCode: string;
  /** Revision that the edit began with; `null` for a new template. */
  baseRevision: number | null;
}

const now = () => serverTimestamp();

/** Reports whether a failure may pass: one of the server or the network may, a conflict with another save doesn't. */
function mayPass(error: unknown): boolean {
  return error instanceof NetworkError;
}

/** Refuses to overwrite a version that somebody else has saved meanwhile. */
function requireRevision(before: DocumentData | null, base: number | null): void {
  const stored = before ? Number(before['revision']) : null;
  if (stored !== base)
    throw new AppError('template-conflict', `Stored is ${stored}, the edit began with ${base}`);
}

/**
 * Saves an administrator's edits: of a template that owners don't see in its own document, of a public one apart
 * (`adminTemplates`), until {@link publishTemplate}. Tries three times in all.
 *
 * @returns Its new revision.
 * @throws AppError `template-conflict` when somebody else saved it meanwhile.
 */
export async function saveTemplate(
  author: Author,
  where: TemplateCollection,
  save: TemplateSave,
): Promise<number> {
  const { id, draft, compiledCode, baseRevision } = save;
  const content = templateContent(draft, compiledCode);
  let first = true;
  return retry(
    () =>
      saveAudited(author, {
        collection: where,
        docId: id,
        change: (before) => {
          // An attempt whose response was lost may have been written.
          const repeated = !first && before?.['reactCode'] === draft.reactCode && isSame(before, content);
          first = false;
          if (repeated) return before;
          requireRevision(before, baseRevision);
          return before
            ? { ...before, ...content, updatedAt: now() }
            : { ...content, ...UNUSED, isPublic: false, createdAt: now(), updatedAt: now() };
        },
      }),
    { shouldRetry: mayPass },
  );
}

const isSame = (before: DocumentData, content: DocumentData) =>
  Object.entries(content).every(([key, value]) => isSameValue(before[key], value));

const removal = (docId: string, collection: TemplateCollection): AuditedWrite => ({
  collection,
  docId,
  change: () => null,
});

/**
 * Publishes a template to owners, stores this version for good (`versions/{semver}`), then deletes the unpublished edits. Cards keep the
 * version that they were rendered with.
 *
 * @param save.baseRevision - Revision of the document in `userTemplates`.
 * @throws AppError `template-conflict`
 */
export async function publishTemplate(author: Author, save: TemplateSave, notes: string): Promise<void> {
  const { id, draft, compiledCode, baseRevision } = save;
  const { reactCode, cssCode, version } = draft;
  const content = templateContent(draft, compiledCode);
  await writeAudited(author, {
    collection: 'userTemplates',
    docId: id,
    change: (before) => {
      requireRevision(before, baseRevision);
      const published = { ...content, isPublic: true, updatedAt: now() };
      return before ? { ...before, ...published } : { ...published, ...UNUSED, createdAt: now() };
    },
    also: (transaction) => {
      transaction.set(doc(firebaseFirestore(), 'userTemplates', id, 'versions', version), {
        version,
        reactCode,
        cssCode,
        compiledCode,
        jsonConfig: content['jsonConfig'],
        notes,
        publishedBy: author.uid,
        publishedAt: now(),
      });
    },
  });
  // A request of its own, as the rules for everything in one request would exceed production's limit.
  await writeAudited(author, removal(id, 'adminTemplates'));
}

/** Shows a template to owners, or hides it from them. Cards that use it keep it. */
export async function setTemplatePublic(author: Author, id: string, isPublic: boolean): Promise<void> {
  await writeAudited(author, {
    collection: 'userTemplates',
    docId: id,
    change: (before) => {
      if (!before) throw new AppError('template-not-found', id);
      return before['isPublic'] === isPublic ? before : { ...before, isPublic, updatedAt: now() };
    },
  });
}

/**
 * Adds a tag to a template and to its unpublished edits, or takes it from both. Repeating it changes nothing.
 *
 * @throws AppError `template-not-found`, or `template-tags-full` when it has as many tags as it may
 */
export async function tagTemplate(
  author: Author,
  id: string,
  { tag, isAdded }: { tag: string; isAdded: boolean },
): Promise<void> {
  const change = (before: DocumentData) => {
    const tags = requireShape<{ tags?: string[] | null }>(before, { tags: 'list?' }).tags ?? [];
    if (tags.includes(tag) === isAdded) return before;
    if (isAdded && tags.length >= TEMPLATE_LIMITS.tags) throw new AppError('template-tags-full', id);
    const changed = isAdded ? [...tags, tag] : tags.filter((other) => other !== tag);
    return { ...before, tags: changed, updatedAt: now() };
  };
  await writeAudited(author, {
    collection: 'userTemplates',
    docId: id,
    change: (before) => {
      if (!before) throw new AppError('template-not-found', id);
      return change(before);
    },
  });
  await writeAudited(author, {
    collection: 'adminTemplates',
    docId: id,
    change: (before) => before && change(before),
  });
}

/** Returns a template to a published version for those who apply it from now on. */
export async function rollBackTemplate(author: Author, id: string, to: TemplateVersion): Promise<void> {
  const { version, reactCode, cssCode, compiledCode, jsonConfig } = to;
  await writeAudited(author, {
    collection: 'userTemplates',
    docId: id,
    change: (before) => {
      if (!before) throw new AppError('template-not-found', id);
      return { ...before, version, reactCode, cssCode, compiledCode, jsonConfig, updatedAt: now() };
    },
  });
}

/** Removes a template and its unpublished edits. Cards that use it keep it. */
export async function deleteTemplate(author: Author, id: string): Promise<void> {
  await writeAudited(author, removal(id, 'userTemplates'), removal(id, 'adminTemplates'));
}

/** Suffix of a copy's name. */
const COPY_SUFFIX = ' (Copia)';

/**
 * Copies a template: private, unused, under a new id, named with the suffix «(Copia)».
 *
 * @returns The copy's id.
 */
export async function duplicateTemplate(
  author: Author,
  template: Template,
  nameLimit: number,
): Promise<string> {
  const id = newTemplateId();
  const name = template.name.slice(0, nameLimit - COPY_SUFFIX.length) + COPY_SUFFIX;
  const draft = { ...template, name, version: nextVersion(null, 'patch') };
  await saveTemplate(author, 'userTemplates', {
    id,
    draft,
    compiledCode: template.compiledCode,
    baseRevision: null,
  });
  return id;
}
