import { doc, serverTimestamp, type DocumentData } from 'firebase/firestore';
import { isSameValue, nextVersion, type Template, type TemplateDraft, type TemplateVersion } from '../domain';
import { AppError, NetworkError } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { retry } from '../retry';
import { writeAudited, type AuditedWrite, type Author } from './audited-write';
import { templateContent, UNUSED } from './template-document';
import { newTemplateId, type TemplateCollection } from './template-repository';

/** What is saved of a template. */
export interface TemplateSave {
  id: string;
  draft: TemplateDraft;
  /** Of the draft's component; empty while it doesn't compile. */
  compiledCode: string;
  /** The revision that the edit began with, `null` for a new one. */
  baseRevision: number | null;
}

const now = () => serverTimestamp();

/** What the server or the way there refuses may pass; that somebody else saved meanwhile doesn't. */
function mayPass(error: unknown): boolean {
  return error instanceof NetworkError;
}

/** Refuses to write over what somebody else has saved meanwhile. */
function requireRevision(before: DocumentData | null, base: number | null): void {
  const stored = before ? Number(before['revision']) : null;
  if (stored !== base)
    throw new AppError('template-conflict', `Stored is ${stored}, the edit began with ${base}`);
}

/**
 * Saves a template as administrators go on with it: one that owners don't see in its place, edits of one that they see
 * apart (`adminTemplates`), where they wait for {@link publishTemplate}. Tries three times in all.
 *
 * @returns The revision that it has now.
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
  const [revision] = await retry(
    () =>
      writeAudited(author, {
        collection: where,
        docId: id,
        change: (before) => {
          // A try whose answer was lost may have been written.
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
  return revision!;
}

const isSame = (before: DocumentData, content: DocumentData) =>
  Object.entries(content).every(([key, value]) => isSameValue(before[key], value));

const removal = (docId: string, collection: TemplateCollection): AuditedWrite => ({
  collection,
  docId,
  change: () => null,
});

/**
 * Shows a template to owners as it is given, keeps this form for good (`versions/{semver}`), and forgets the edits that
 * waited. Cards that have it keep the version they were drawn with.
 *
 * @param save.baseRevision - Of the document in `userTemplates`.
 * @throws AppError `template-conflict`
 */
export async function publishTemplate(author: Author, save: TemplateSave, notes: string): Promise<void> {
  const { id, draft, compiledCode, baseRevision } = save;
  const { reactCode, cssCode, version } = draft;
  const content = templateContent(draft, compiledCode);
  await writeAudited(
    author,
    {
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
    },
    removal(id, 'adminTemplates'),
  );
}

/** Shows a template to owners, or takes it out of their sight. Cards that have it keep it. */
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

/** Goes back to a published form, for those who apply the template from now on. */
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

/** Removes a template and the edits that waited. Cards that have it keep it. */
export async function deleteTemplate(author: Author, id: string): Promise<void> {
  await writeAudited(author, removal(id, 'userTemplates'), removal(id, 'adminTemplates'));
}

/** What a copy is called. */
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
