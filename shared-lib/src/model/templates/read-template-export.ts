import { z } from 'zod';
import type { TemplateDraft } from './template';
import { TEMPLATE_EXPORT_VERSION } from './template-export';
import { templateDraftSchema } from './template-schema';
import { compareVersions } from './template-version';

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
