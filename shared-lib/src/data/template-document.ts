import { Timestamp, type DocumentData } from 'firebase/firestore';
import type { Template, TemplateDraft, TemplateField, TemplateSection, TemplateVersion } from '../domain';

/** Converts a timestamp; a pending server time reads as now. */
export const toMillis = (value: unknown): number =>
  value instanceof Timestamp ? value.toMillis() : Date.now();

/** Converts a stored template; fields that an older document lacks are empty. */
export function toTemplate(id: string, data: DocumentData): Template {
  return {
    id,
    name: String(data['name'] ?? ''),
    description: String(data['description'] ?? ''),
    category: String(data['category'] ?? ''),
    version: String(data['version'] ?? '1.0.0'),
    author: String(data['author'] ?? ''),
    targetSection: (data['targetSection'] ?? 'profile') as TemplateSection,
    isPublic: data['isPublic'] === true,
    reactCode: String(data['reactCode'] ?? ''),
    cssCode: String(data['cssCode'] ?? ''),
    compiledCode: String(data['compiledCode'] ?? ''),
    jsonConfig: (data['jsonConfig'] ?? []) as TemplateField[],
    tags: (data['tags'] ?? []) as string[],
    downloadCount: Number(data['downloadCount'] ?? 0),
    rating: Number(data['rating'] ?? 0),
    createdAt: toMillis(data['createdAt']),
    updatedAt: toMillis(data['updatedAt']),
    revision: Number(data['revision'] ?? 0),
  };
}

/** Converts a stored published version. */
export function toTemplateVersion(data: DocumentData): TemplateVersion {
  return {
    version: String(data['version']),
    reactCode: String(data['reactCode'] ?? ''),
    cssCode: String(data['cssCode'] ?? ''),
    compiledCode: String(data['compiledCode'] ?? ''),
    jsonConfig: (data['jsonConfig'] ?? []) as TemplateField[],
    notes: String(data['notes'] ?? ''),
    publishedBy: String(data['publishedBy'] ?? ''),
    publishedAt: toMillis(data['publishedAt']),
  };
}

function withoutUndefined(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

/** Returns a template in the form in which it is stored: without undefined fields, with the defaults of a new one. */
export function templateContent(draft: TemplateDraft, compiledCode: string): DocumentData {
  const { name, description, category, version, author, targetSection, reactCode, cssCode } = draft;
  return withoutUndefined({
    name,
    description,
    category,
    version,
    author,
    targetSection,
    reactCode,
    cssCode,
    compiledCode,
    jsonConfig: draft.jsonConfig.map((field) => withoutUndefined({ ...field })),
    tags: draft.tags ?? [],
  });
}

/** Counters of a template that nobody has used. */
export const UNUSED = { downloadCount: 0, rating: 0 } as const;
