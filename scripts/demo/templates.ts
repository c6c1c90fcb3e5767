import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { auditIdOf, loggedContent } from 'shared-lib/model';
import { writeTemplateIndex } from '../../functions/src/templates/template-index';
import { readTemplateSeeds, type TemplateSeed } from './read-template-seeds';

/** Returns the document id of a template that ships with the product. */
export const seedTemplateId = (key: string): string => `tarjetero-${key}`;

async function publishSeed(
  db: Firestore,
  { key, draft, compiledCode }: TemplateSeed,
  by: string,
  byEmail: string,
) {
  const template = db.doc(`userTemplates/${seedTemplateId(key)}`);
  const published = template.collection('versions').doc(draft.version);
  // A published form outlives its template: what somebody deleted doesn't come back.
  if ((await published.get()).exists || (await template.get()).exists) return false;
  const now = FieldValue.serverTimestamp();
  const revision = 1;
  const { version, reactCode, cssCode, jsonConfig } = draft;
  const after = {
    ...draft,
    compiledCode,
    isPublic: true,
    downloadCount: 0,
    rating: 0,
    createdAt: now,
    updatedAt: now,
    revision,
  };
  const batch = db.batch();
  batch.create(template, after);
  batch.create(published, {
    version,
    reactCode,
    cssCode,
    compiledCode,
    jsonConfig,
    notes: '',
    publishedBy: by,
    publishedAt: now,
  });
  batch.create(db.doc(`audit/${auditIdOf('userTemplates', template.id, revision)}`), {
    collection: 'userTemplates',
    docId: template.id,
    revision,
    action: 'create',
    by,
    byEmail,
    at: now,
    before: null,
    after: await loggedContent(after),
  });
  await batch.commit();
  return true;
}

/**
 * Publishes the templates that ship with the product where they are missing; what an administrator made of one since is
 * left alone.
 *
 * @param by - The account that they are published by.
 * @returns The names of those that were missing.
 */
export async function ensureTemplates(db: Firestore, by: string): Promise<string[]> {
  const added: string[] = [];
  const byEmail = String((await db.doc(`admins/${by}`).get()).get('email') ?? '');
  for (const seed of readTemplateSeeds()) {
    if (await publishSeed(db, seed, by, byEmail)) added.push(seed.draft.name);
  }
  if (added.length > 0) await writeTemplateIndex(db);
  return added;
}
