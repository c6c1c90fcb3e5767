import { z } from 'zod';
import type { TemplateDraft, TemplateExport, TemplatesExport } from './template';
import { templateDraftSchema } from './template-schema';
import { compareVersions } from './template-version';

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
    const { templates, ...file } = JSON.parse(text) as { templates?: unknown };
    if (!Array.isArray(templates) || templates.length === 0) return [text];
    return templates.map((template) => JSON.stringify({ ...file, template }));
  } catch {
    return [text];
  }
}

/** Result of reading an export file. `path` is that of the field inside the template, such as `jsonConfig.2.id`. */
export type TemplateImport =
  | { ok: true; template: TemplateDraft }
  | {
      ok: false;
      problem: 'import-not-json' | 'import-not-template' | 'import-newer';
    }
  | { ok: false; problem: 'import-invalid'; issues: { path: string; code: string }[] };

const envelope = z.looseObject({ version: z.string(), template: z.looseObject({}) });

/** Parses the text of an export file. */
export function readTemplateExport(text: string): TemplateImport {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'import-not-json' };
  }
  const file = envelope.safeParse(json);
  if (!file.success) return { ok: false, problem: 'import-not-template' };
  if (compareVersions(file.data.version, TEMPLATE_EXPORT_VERSION) > 0)
    return { ok: false, problem: 'import-newer' };
  const parsed = templateDraftSchema.safeParse(file.data.template);
  if (parsed.success) return { ok: true, template: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message }));
  return { ok: false, problem: 'import-invalid', issues };
}
