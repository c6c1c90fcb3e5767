import type { DocumentData } from 'firebase/firestore';
import type { Template, TemplateVersion } from '../../../model';
import { toMillis } from '../../../model/stored/to-millis';
import { requireShape } from '../../../model/stored/require-shape';

/** Converts a stored template; fields that an older document lacks are empty. */
export function toTemplate(id: string, data: DocumentData): Template {
  const { targetSection, jsonConfig, tags } = requireShape<Partial<Template>>(data, {
    ...{ targetSection: 'text?', jsonConfig: 'list?', tags: 'list?' },
  });
  return {
    id,
    name: String(data['name'] ?? ''),
    description: String(data['description'] ?? ''),
    category: String(data['category'] ?? ''),
    version: String(data['version'] ?? '1.0.0'),
    author: String(data['author'] ?? ''),
    targetSection: targetSection ?? 'profile',
    isPublic: data['isPublic'] === true,
    reactCode: String(data['reactCode'] ?? ''),
    cssCode: String(data['cssCode'] ?? ''),
    compiledCode: String(data['compiledCode'] ?? ''),
    jsonConfig: jsonConfig ?? [],
    tags: tags ?? [],
    downloadCount: Number(data['downloadCount'] ?? 0),
    rating: Number(data['rating'] ?? 0),
    createdAt: toMillis(data['createdAt']),
    updatedAt: toMillis(data['updatedAt']),
    revision: Number(data['revision'] ?? 0),
  };
}

/** Converts a stored published version. */
export function toTemplateVersion(data: DocumentData): TemplateVersion {
  const { jsonConfig } = requireShape<Partial<TemplateVersion>>(data, { jsonConfig: 'list?' });
  return {
    version: String(data['version']),
    reactCode: String(data['reactCode'] ?? ''),
    cssCode: String(data['cssCode'] ?? ''),
    compiledCode: String(data['compiledCode'] ?? ''),
    jsonConfig: jsonConfig ?? [],
    notes: String(data['notes'] ?? ''),
    publishedBy: String(data['publishedBy'] ?? ''),
    publishedAt: toMillis(data['publishedAt']),
  };
}
