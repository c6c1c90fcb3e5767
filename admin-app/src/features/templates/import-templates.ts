import { newTemplateId, saveTemplate, type Author } from 'shared-lib/data';
import { nextVersion, splitTemplatesExport } from 'shared-lib/model';
import { describeError, NetworkError, refusedInput } from 'shared-lib/errors';
import { describeTemplateIssue } from '../../template-data/describe-template-issue';
import { messages } from './messages';

/** Returns the sentence for one of our codes. */
function codeSentence(code: string): string {
  return refusedInput(code).message;
}

/** Largest template that is read, in bytes; no exported one is larger. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Most templates in one file. */
const MAX_IN_FILE = 100;

/** Problems of a file that are shown. */
const ISSUES_SHOWN = 5;

/** Result of importing one template. */
export interface ImportedFile {
  file: string;
  ok: boolean;
  /** Sentences on the result and on things to check, or on the problems. */
  lines: string[];
}

/** Returns a template's name in the form in which names are compared. */
const nameKey = (name: string) => name.trim().toLocaleLowerCase('es');

/** A template to import, from a file of its own or one of several. */
interface Source {
  name: string;
  /** `null` for a file that is too large to be read. */
  text: string | null;
}

/** Reads the templates in a file. */
async function sourcesIn(file: File): Promise<Source[]> {
  if (file.size > MAX_FILE_BYTES * MAX_IN_FILE) return [{ name: file.name, text: null }];
  const texts = splitTemplatesExport(await file.text());
  return texts.map((text, index) => ({
    name: texts.length > 1 ? messages.importPart(file.name, index + 1, texts.length) : file.name,
    text,
  }));
}

/** Loads the reader of files and the compiler, which come with the first file. */
async function loadTools() {
  const [{ readTemplateExport }, { compileTemplate }] = await Promise.all([
    import('./read-template-file'),
    import('shared-lib/templates/compile'),
  ]);
  return { readTemplateExport, compileTemplate };
}

async function importOne(author: Author, file: Source, taken: Set<string>): Promise<ImportedFile> {
  const failed = (...lines: string[]): ImportedFile => ({ file: file.name, ok: false, lines });
  if (file.text === null || file.text.length > MAX_FILE_BYTES) return failed(messages.tooLarge);
  const tools = await loadTools().catch(() => null);
  if (!tools)
    return failed(describeError(new NetworkError('A part of the app could not be loaded', 0)).message);
  const result = tools.readTemplateExport(file.text);
  if (!result.ok) {
    if (result.problem !== 'import-invalid') return failed(codeSentence(result.problem));
    const { issues } = result;
    const lines = issues
      .slice(0, ISSUES_SHOWN)
      .map(({ path, code }) => describeTemplateIssue(path === '' ? [] : path.split('.'), code));
    const more = issues.length - lines.length;
    return failed(codeSentence(result.problem), ...lines, ...(more > 0 ? [messages.importMore(more)] : []));
  }
  const compiled = tools.compileTemplate(result.template.reactCode);
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
 * @param onCounted - Gets the number of templates in the files.
 * @param onProgress - Gets each template that is done.
 */
export async function importTemplates(
  author: Author,
  files: readonly File[],
  names: readonly string[],
  onCounted: (all: number) => void,
  onProgress: (done: ImportedFile) => void,
): Promise<void> {
  const taken = new Set(names.map(nameKey));
  const sources = (await Promise.all(files.map(sourcesIn))).flat();
  onCounted(sources.length);
  for (const source of sources) onProgress(await importOne(author, source, taken));
}
