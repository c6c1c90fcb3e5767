import { getTemplate, listTemplateVersions, type TemplateCollection } from 'shared-lib/data';
import {
  compareVersions,
  EXAMPLE_TEMPLATES,
  isSameValue,
  nextVersion,
  type TemplateDraft,
} from 'shared-lib/domain';

/** What the creator begins with. */
export interface DraftSource {
  id: string;
  draft: TemplateDraft;
  /** Where edits are saved: in the template itself, or apart while owners see it. */
  where: TemplateCollection;
  /** Of the document in `where`; `null` while there is none. */
  baseRevision: number | null;
  /** Of the document in `userTemplates`; `null` while there is none. */
  templateRevision: number | null;
  /** The latest published version; `null` before the first. */
  latestVersion: string | null;
  isPublic: boolean;
}

/** A template that nobody has saved yet, from the example of the profile. */
export function newSource(id: string, author: string): DraftSource {
  const draft: TemplateDraft = {
    name: '',
    description: '',
    category: '',
    version: nextVersion(null, 'patch'),
    author,
    targetSection: 'profile',
    tags: [],
    ...EXAMPLE_TEMPLATES.profile,
  };
  return {
    id,
    draft,
    where: 'userTemplates',
    baseRevision: null,
    templateRevision: null,
    latestVersion: null,
    isPublic: false,
  };
}

function draftOf(template: TemplateDraft): TemplateDraft {
  const { name, description, category, version, author, targetSection, tags } = template;
  const { reactCode, cssCode, jsonConfig } = template;
  return {
    name,
    description,
    category,
    version,
    author,
    targetSection,
    tags,
    reactCode,
    cssCode,
    jsonConfig,
  };
}

/** Whether two say the same of a template, whatever else is known of either. */
export function isSameDraft(one: TemplateDraft, other: TemplateDraft): boolean {
  return isSameValue(draftOf(one), draftOf(other));
}

/**
 * A stored template to go on with: the edits that wait, or its own form.
 *
 * @returns `null` when there is no such template.
 */
export async function loadSource(id: string): Promise<DraftSource | null> {
  const [template, waiting, versions] = await Promise.all([
    getTemplate(id),
    getTemplate(id, 'adminTemplates'),
    listTemplateVersions(id),
  ]);
  if (!template) return null;
  const where = template.isPublic ? 'adminTemplates' : 'userTemplates';
  const stored = where === 'adminTemplates' ? waiting : template;
  const latest = versions.map(({ version }) => version).sort(compareVersions);
  return {
    id,
    draft: draftOf(stored ?? template),
    where,
    baseRevision: stored?.revision ?? null,
    templateRevision: template.revision,
    latestVersion: latest.at(-1) ?? null,
    isPublic: template.isPublic,
  };
}
