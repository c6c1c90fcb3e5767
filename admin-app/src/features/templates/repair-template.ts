import { getTemplate, saveTemplate, type Author } from 'shared-lib/data';
import { isValidTemplate, repairTemplate, type Template } from 'shared-lib/model';
import { messages } from './messages';

/** Result of a repair, as a sentence. */
export interface RepairResult {
  ok: boolean;
  message: string;
  /**
   * True when owners see the template: they get the repaired version once it has passed the checks as a version of its
   * own.
   */
  toPublish: boolean;
}

/** Reads a template and, where owners see it, its unpublished edits. */
async function readBoth(id: string): Promise<{ template: Template | null; waiting: Template | null }> {
  const template = await getTemplate(id);
  return { template, waiting: template?.isPublic ? await getTemplate(id, 'adminTemplates') : null };
}

/**
 * Fills a template's missing component or style with the example of its section. Like edits of the creator, this is
 * stored apart from what owners see until it is published. A complete template stays as it is.
 */
export async function repairStoredTemplate(author: Author, id: string): Promise<RepairResult> {
  const failed = (message: string): RepairResult => ({ ok: false, message, toPublish: false });
  let stored: Awaited<ReturnType<typeof readBoth>>;
  try {
    stored = await readBoth(id);
  } catch {
    return failed(messages.notLoaded);
  }
  const { template, waiting } = stored;
  if (!template) return failed(messages.notFound);
  if (isValidTemplate(template)) return failed(messages.alreadyValid);
  const edited = waiting ?? template;
  const draft = { ...edited, ...repairTemplate(edited, edited.targetSection) };
  const { compileTemplate } = await import('shared-lib/templates/compile');
  const compiled = compileTemplate(draft.reactCode);
  try {
    await saveTemplate(author, template.isPublic ? 'adminTemplates' : 'userTemplates', {
      id,
      draft,
      compiledCode: compiled.ok ? compiled.code : '',
      baseRevision: template.isPublic ? (waiting?.revision ?? null) : template.revision,
    });
  } catch {
    return failed(messages.notUpdated);
  }
  return template.isPublic
    ? { ok: true, message: messages.repairedApart, toPublish: true }
    : { ok: true, message: messages.repaired, toPublish: false };
}
