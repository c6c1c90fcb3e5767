import { newTemplateId, saveTemplate, type Author } from 'shared-lib/data';
import { nextVersion, readTemplateExport } from 'shared-lib/domain';
import { describeError } from 'shared-lib/errors';
import { describeTemplateIssue } from '../../template-data/describe-template-issue';
import { codeSentence } from './import-messages';
import { messages } from './messages';

/** Largest file that is read, in bytes; no exported template is larger. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Problems of a file that are shown. */
const ISSUES_SHOWN = 5;

/** Result of importing one file. */
export interface ImportedFile {
  file: string;
  ok: boolean;
  /** Sentences on the result and on things to check, or on the problems. */
  lines: string[];
}

/** Returns a template's name in the form in which names are compared. */
const nameKey = (name: string) => name.trim().toLocaleLowerCase('es');

async function importOne(author: Author, file: File, taken: Set<string>): Promise<ImportedFile> {
  const failed = (...lines: string[]): ImportedFile => ({ file: file.name, ok: false, lines });
  if (file.size > MAX_FILE_BYTES) return failed(messages.tooLarge);
  const result = readTemplateExport(await file.text());
  if (!result.ok) {
    if (result.problem !== 'import-invalid') return failed(codeSentence(result.problem));
    const { issues } = result;
    const lines = issues
      .slice(0, ISSUES_SHOWN)
      .map(({ path, code }) => describeTemplateIssue(path === '' ? [] : path.split('.'), code));
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
    const { name } = result.template;
    const lines = [messages.imported(name)];
    if (!compiled.ok) lines.push(messages.importNotCompiled(compiled.problem.message, compiled.problem.line));
    if (taken.has(nameKey(name))) lines.push(messages.importSameName);
    taken.add(nameKey(name));
    return { file: file.name, ok: true, lines };
  } catch (error) {
    return failed(describeError(error).message);
  }
}

/**
 * Imports templates from files one after the other, as hidden first versions. An invalid file doesn't stop the others.
 * A template whose code doesn't compile, or whose name exists, gets a warning.
 *
 * @param names - Names of the existing templates.
 * @param onProgress - Gets each file that is done.
 */
export async function importTemplates(
  author: Author,
  files: readonly File[],
  names: readonly string[],
  onProgress: (done: ImportedFile) => void,
): Promise<void> {
  const taken = new Set(names.map(nameKey));
  for (const file of files) onProgress(await importOne(author, file, taken));
}
