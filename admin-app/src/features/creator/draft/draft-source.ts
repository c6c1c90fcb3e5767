import { getTemplate, listTemplateVersions, type TemplateCollection } from 'shared-lib/data';
import {
  compareVersions,
  EXAMPLE_TEMPLATES,
  isSameValue,
  nextVersion,
  type TemplateDraft,
  type TemplateField,
  type TemplateSection,
} from 'shared-lib/model';

/** Start of an edit in the creator. */
export interface DraftSource {
  id: string;
  draft: TemplateDraft;
  /** Collection in which edits are saved: the template itself, or apart while owners see it. */
  where: TemplateCollection;
  /** Revision of the document in `where`; `null` while there is none. */
  baseRevision: number | null;
  /** Revision of the document in `userTemplates`; `null` while there is none. */
  templateRevision: number | null;
  /** Latest published version; `null` before the first. */
  latestVersion: string | null;
  /** Published version that owners apply now, which is an earlier one after going back; `null` for none. */
  currentVersion: string | null;
  /** Fields of the current version, which cards have values of. */
  currentFields: readonly TemplateField[];
  isPublic: boolean;
}

/** Returns the start of a new template, from the example of the profile. */
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
    currentVersion: null,
    currentFields: [],
    isPublic: false,
  };
}

/** Returns the changes of a draft with its section: an untouched example becomes that of the new section. */
export function changeSection(draft: TemplateDraft, targetSection: TemplateSection): Partial<TemplateDraft> {
  const { reactCode, cssCode, jsonConfig } = draft;
  const isUntouched = isSameValue({ reactCode, cssCode, jsonConfig }, EXAMPLE_TEMPLATES[draft.targetSection]);
  return { targetSection, ...(isUntouched && EXAMPLE_TEMPLATES[targetSection]) };
}

/** Returns the part of a template that is edited. */
export function draftOf(template: TemplateDraft): TemplateDraft {
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

/** Compares the drafts of two templates, ignoring their other data. */
export function isSameDraft(one: TemplateDraft, other: TemplateDraft): boolean {
  return isSameValue(draftOf(one), draftOf(other));
}

/**
 * Loads a stored template to edit: its unpublished edits, or the template itself.
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
  const latest = [...versions].sort((one, other) => compareVersions(one.version, other.version)).at(-1);
  const current = versions.find(({ version }) => version === template.version) ?? latest;
  return {
    id,
    draft: draftOf(stored ?? template),
    where,
    baseRevision: stored?.revision ?? null,
    templateRevision: template.revision,
    latestVersion: latest?.version ?? null,
    currentVersion: current?.version ?? null,
    currentFields: current?.jsonConfig ?? [],
    isPublic: template.isPublic,
  };
}
