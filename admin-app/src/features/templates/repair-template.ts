import { getTemplate, saveTemplate, type Author } from 'shared-lib/data';
import { isValidTemplate, repairTemplate, type Template } from 'shared-lib/domain';
import { messages } from './messages';

/** What a repair came to, in a sentence. */
export interface RepairResult {
  ok: boolean;
  message: string;
}

/**
 * Fills a template's missing component or style with the example of its section. One that has both is left alone.
 */
export async function repairStoredTemplate(author: Author, id: string): Promise<RepairResult> {
  let template: Template | null;
  try {
    template = await getTemplate(id);
  } catch {
    return { ok: false, message: messages.notLoaded };
  }
  if (!template) return { ok: false, message: messages.notFound };
  if (isValidTemplate(template)) return { ok: false, message: messages.alreadyValid };
  const draft = { ...template, ...repairTemplate(template, template.targetSection) };
  const { compileTemplate } = await import('shared-lib/templates/compile');
  const compiled = compileTemplate(draft.reactCode);
  try {
    await saveTemplate(author, 'userTemplates', {
      id,
      draft,
      compiledCode: compiled.ok ? compiled.code : '',
      baseRevision: template.revision,
    });
    return { ok: true, message: messages.repaired };
  } catch {
    return { ok: false, message: messages.notUpdated };
  }
}
