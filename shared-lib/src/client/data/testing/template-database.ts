import type { Template, TemplateDraft } from '../../../model';
import { aTemplateDraft } from '../../../testing';
import { getTemplate, newTemplateId, saveTemplate, setTemplatePublic } from '../index';
import { openLocalDatabase } from './local-database';

/** Rules that the repositories rely on: they may refuse a count, and hide private templates. */
export const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /{all=**} { allow read, create: if true; }
  match /userTemplates/{id} {
    allow update: if id != 'uncounted';
    allow delete: if true;
    match /versions/{v} { allow update: if false; }
  }
  match /adminTemplates/{id} { allow write: if true; }
  match /syncRuns/{id} { allow write: if true; }
  match /templateInstances/{id} { allow write: if true; }
} }`;

/** The rules, with all templates hidden. */
export const HIDDEN = RULES.replace('match /{all=**} { allow read, create: if true; }', '').replace(
  'match /templateInstances/{id} { allow write: if true; }',
  '',
);

/** Opens the database for the tests of a file; its rules are back after each test. */
export function openTemplateDatabase() {
  const database = openLocalDatabase({ rules: RULES, quiet: true });
  afterEach(() => database.useRules(RULES));
  return database;
}

/** The author of {@link aTemplate}. */
export const marta = { uid: 'marta', email: 'marta@ejemplo.com' };
/** The draft of {@link aTemplate}. */
export const draft = aTemplateDraft();

/** Saves a template of Marta's and returns it as stored. */
export async function aTemplate(change: Partial<TemplateDraft> = {}, isPublic = true): Promise<Template> {
  const id = newTemplateId();
  await saveTemplate(marta, 'userTemplates', {
    id,
    draft: { ...draft, ...change },
    compiledCode: 'compiled',
    baseRevision: null,
  });
  if (isPublic) await setTemplatePublic(marta, id, true);
  return stored(id);
}

/** Returns a stored template; throws an error if there is none. */
export async function stored(id: string): Promise<Template> {
  const template = await getTemplate(id);
  if (!template) throw new Error(`There is no ${id}`);
  return template;
}
