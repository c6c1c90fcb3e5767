import type { TemplateDraft, TemplateExport, TemplatesExport } from './template';

/** Version of the file format of exported templates. */
export const TEMPLATE_EXPORT_VERSION = '1.0';

/**
 * Returns a template for an export file: its code and description, without its state on this installation.
 *
 * @param now - Milliseconds since the epoch.
 */
export function toTemplateExport(template: TemplateDraft, now: number): TemplateExport {
  const {
    name,
    description,
    category,
    version,
    author,
    targetSection,
    reactCode,
    cssCode,
    jsonConfig,
    tags,
  } = template;
  return {
    version: TEMPLATE_EXPORT_VERSION,
    exportedAt: new Date(now).toISOString(),
    template: {
      name,
      description,
      category,
      version,
      author,
      targetSection,
      reactCode,
      cssCode,
      jsonConfig,
      tags,
    },
  };
}

/** Returns several templates for one export file. */
export function toTemplatesExport(templates: readonly TemplateDraft[], now: number): TemplatesExport {
  const files = templates.map((template) => toTemplateExport(template, now).template);
  return {
    version: TEMPLATE_EXPORT_VERSION,
    exportedAt: new Date(now).toISOString(),
    templates: files,
  };
}

/** Splits the text of an export file of several templates into texts of one each; any other text stays as it is. */
export function splitTemplatesExport(text: string): string[] {
  try {
    const { templates, ...file }: { templates?: unknown } = JSON.parse(text);
    if (!Array.isArray(templates) || templates.length === 0) return [text];
    return templates.map((template) => JSON.stringify({ ...file, template }));
  } catch {
    return [text];
  }
}
