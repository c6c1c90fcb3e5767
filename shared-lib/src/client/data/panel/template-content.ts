import type { DocumentData } from 'firebase/firestore';
import type { TemplateDraft } from '../../../model';

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
