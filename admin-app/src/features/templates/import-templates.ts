import { newTemplateId, saveTemplate, type Author } from 'shared-lib/data';
import { nextVersion, readTemplateExport } from 'shared-lib/domain';
import { describeError, fieldMessage } from 'shared-lib/errors';
import { codeSentence } from './import-messages';
import { messages } from './messages';

/** Larger than any template that can be exported. */
const MAX_FILE_BYTES = 1024 * 1024;

/** How many of a file's problems are told. */
const ISSUES_SHOWN = 5;

/** What became of one file. */
export interface ImportedFile {
  file: string;
  ok: boolean;
  /** What was done, or what is wrong, a sentence each. */
  lines: string[];
}

async function importOne(author: Author, file: File): Promise<ImportedFile> {
  const failed = (...lines: string[]): ImportedFile => ({ file: file.name, ok: false, lines });
  if (file.size > MAX_FILE_BYTES) return failed(messages.tooLarge);
  const result = readTemplateExport(await file.text());
  if (!result.ok) {
    if (result.problem !== 'import-invalid') return failed(codeSentence(result.problem));
    const { issues } = result;
    const lines = issues
      .slice(0, ISSUES_SHOWN)
      .map(({ path, code }) => messages.importIssue(path, fieldMessage(code, messages.importDatum)));
    const more = issues.length - lines.length;
    return failed(codeSentence(result.problem), ...lines, ...(more > 0 ? [messages.importMore(more)] : []));
  }
  // The compiler comes with the first file that needs it.
  const { compileTemplate } = await import('shared-lib/templates/compile');
  const compiled = compileTemplate(result.template.reactCode);
  try {
    await saveTemplate(author, 'userTemplates', {
      id: newTemplateId(),
      draft: { ...result.template, version: nextVersion(null, 'patch') },
      compiledCode: compiled.ok ? compiled.code : '',
      baseRevision: null,
    });
    return { file: file.name, ok: true, lines: [messages.imported(result.template.name)] };
  } catch (error) {
    return failed(describeError(error).message);
  }
}

/**
 * Takes templates in from files, hidden and as first versions of their own, one after the other. A bad file doesn't
 * stop the others.
 *
 * @param onProgress - Told of each file that is done.
 */
export async function importTemplates(
  author: Author,
  files: readonly File[],
  onProgress: (done: ImportedFile) => void,
): Promise<void> {
  for (const file of files) onProgress(await importOne(author, file));
}
