import { searchKey } from 'shared-lib/model';
import { messages } from '../messages';
import { columnOf, type Column } from './people-columns';
import type { PersonInput } from '../person-writes';

/** Most people of one file; a larger one has to be split. */
export const MAX_FILE_ROWS = 5000;

/** Largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** A line of a file that can't be added, and why. */
export interface FaultyLine {
  line: number;
  name: string;
  problems: string[];
}

/** A person of a file, with the line or the place that they have in it. */
export interface ReadPerson {
  line: number;
  person: PersonInput;
}

/** Content of a file of people. */
export interface PeopleFile {
  people: ReadPerson[];
  faulty: FaultyLine[];
  /** Names of what the file has besides, which is left out. */
  ignored: string[];
  /** True where `line` counts contacts instead of lines. */
  isOfContacts: boolean;
}

/** A column of a file, with what it has; the owner may correct it. */
export interface FileColumn {
  name: string;
  use: Column | '';
  rank: number;
  /** First values, for who has to say what they are. */
  samples: string[];
}

/** A file of lines with values, before it is known what they are. */
export interface PeopleTable {
  columns: FileColumn[];
  rows: { line: number; cells: readonly string[] }[];
}

/** Reason for which a file can't be read at all. */
export type FileProblem = 'empty' | 'too-many' | 'too-large';

/** Lines that are shown of a column. */
const SAMPLES = 3;

/** Signs that separate values in files. */
const DELIMITERS = [',', ';', '\t', '|'];

/** Sign between the values of one cell in files of Google. */
const GOOGLE_SEPARATOR = ' ::: ';

/** Returns the text of a cell; the apostrophe by which our own files keep it from being a formula belongs to no name. */
const textOf = (cell = '') => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/u, '');

const firstOf = (cell: string) => {
  const [first = ''] = cell.split(GOOGLE_SEPARATOR);
  return first.trim();
};

const tagsOf = (cell: string) =>
  cell
    .split(/ ::: |[,;|]/)
    .map((tag) => tag.replace(/^\*\s*/, '').trim())
    .filter((tag) => tag !== '' && tag !== 'myContacts');

/** Returns the encoding of UTF-16 that a file begins with, or shows by its empty bytes; `null` for another one. */
function utf16Of(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length < 4 || bytes[0] === 0) return bytes[0] === 0 && bytes[1] !== 0 ? 'utf-16be' : null;
  return bytes[1] === 0 && bytes[3] === 0 ? 'utf-16le' : null;
}

/** Decodes a file, which spreadsheets in Spanish don't always save as UTF-8. */
export function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Finds the delimiter: the one with which the first line has most known column names, or else its most frequent one. The first line
 * decides, as a file may have few others.
 */
function delimiterOf(firstLine: string): string {
  const scoreOf = (delimiter: string) => {
    const header = firstLine.split(delimiter).map((name) => name.replace(/^\uFEFF?"|"$/g, ''));
    const known = header.filter((name) => columnOf(name).use !== '').length;
    return known * 1000 + header.length;
  };
  return DELIMITERS.reduce((best, other) => (scoreOf(other) > scoreOf(best) ? other : best));
}

/**
 * Returns a number as it was before a spreadsheet got it: Excel keeps its zeros as `="600111222"`, and writes whole numbers
 * with a decimal point.
 */
const phoneOf = (cell: string): string => cell.replace(/^="(.*)"$/, '$1').replace(/^(\d{6,})[.,]0+$/, '$1');

/** Matches a number of which a spreadsheet has lost the last digits: `3,46001E+10`. */
const ROUNDED = /^\+?\d+([.,]\d+)?E\+?\d+$/i;

/** Matches a value that no column is called: an address or a number. */
const VALUE = /@|^[+\d][\d\s().-]{5,}$/;

function nameOf(cell: (column: Column) => string): string {
  const [name, surnames] = [cell('name'), cell('surnames')];
  const parts = [cell('given'), cell('second'), surnames].filter(Boolean).join(' ');
  if (name === '') return parts;
  // A file with surnames of their own may call the rest plainly 'Nombre'. One that has a given name too has it whole.
  const isWhole = cell('given') !== '' || ` ${searchKey(name)}`.endsWith(` ${searchKey(surnames)}`);
  return isWhole || surnames === '' ? name : [name, cell('second'), surnames].filter(Boolean).join(' ');
}

function personOf(row: readonly string[], columns: readonly FileColumn[]): PersonInput {
  const cellsOf = (use: Column) =>
    columns
      .map((column, place) => ({ ...column, place }))
      .filter((column) => column.use === use)
      .sort((one, other) => one.rank - other.rank)
      .map(({ place }) => textOf(row[place]))
      .filter((text) => text !== '');
  // Two surnames in two columns are both theirs.
  const cell = (use: Column) => (use === 'surnames' ? cellsOf(use).join(' ') : (cellsOf(use)[0] ?? ''));
  return {
    name: nameOf(cell),
    email: firstOf(cell('email')),
    phone: phoneOf(firstOf(cell('phone'))),
    company: firstOf(cell('company')),
    note: cell('note'),
    tags: [...new Set(tagsOf(cell('tags')))],
  };
}

/** Checks people of a file as the function does. */
export async function checkPeople(
  read: readonly ReadPerson[],
  about: Pick<PeopleFile, 'ignored' | 'isOfContacts'>,
): Promise<PeopleFile> {
  const { checkPerson } = await import('../person-check');
  const file: PeopleFile = { people: [], faulty: [], ...about };
  for (const { line, person } of read) {
    const checked = checkPerson(person);
    const { name, phone } = person;
    if (ROUNDED.test(phone)) file.faulty.push({ line, name, problems: [messages.import.rounded(phone)] });
    else if ('person' in checked) file.people.push({ line, person: checked.person });
    else {
      const problems = checked.problems.map(({ field, code }) => messages.person.problem(field, code));
      file.faulty.push({ line, name, problems: [...new Set(problems)] });
    }
  }
  return file;
}

/**
 * Reads the lines and columns of a file.
 *
 * @param text - Lines of values with commas, semicolons or tabs between them; the first usually names the columns.
 */
export async function readTable(text: string): Promise<PeopleTable | FileProblem> {
  const { parse } = await import('papaparse');
  // Excel may name the sign in a line before the first.
  const [declaration = '', sign] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  const lines = text.slice(declaration.length).replace(/^\uFEFF/, '');
  const { data } = parse<string[]>(lines, {
    preview: MAX_FILE_ROWS + 2,
    delimiter: sign ?? delimiterOf(/^[^\r\n]*/.exec(lines)?.[0] ?? ''),
  });
  const first = data[0] ?? [];
  const hasHeader = !first.some((cell) => VALUE.test(cell.trim()));
  const begin = declaration === '' ? 1 : 2;
  const rows = data
    .map((cells, index) => ({ cells, line: index + begin }))
    .slice(hasHeader ? 1 : 0)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return 'empty';
  if (rows.length > MAX_FILE_ROWS) return 'too-many';
  const width = Math.max(first.length, ...rows.slice(0, SAMPLES).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, place): FileColumn & { isAbout: boolean } => {
    const named = hasHeader ? (first[place] ?? '').trim() : '';
    const samples = rows.slice(0, SAMPLES).map(({ cells }) => textOf(cells[place]));
    return { name: named || messages.import.column(place + 1), samples, ...columnOf(named) };
  });
  return { columns, rows };
}

/** Reports whether a file's columns say who its people are. */
export const hasNames = (columns: readonly FileColumn[]): boolean =>
  columns.some(({ use }) => use === 'name' || use === 'given');

/** Lists the names of columns with values that aren't used; those that only describe another column are left out. */
const ignoredOf = ({ columns, rows }: PeopleTable): string[] =>
  columns.flatMap(({ use, name }, place) =>
    use === '' && !columnOf(name).isAbout && rows.some(({ cells }) => textOf(cells[place]) !== '')
      ? [name]
      : [],
  );

/** Reads the people of a file: each line is a person, or an error that says why it isn't. */
export function readPeople(table: PeopleTable): Promise<PeopleFile> {
  return checkPeople(
    table.rows.map(({ line, cells }) => ({ line, person: personOf(cells, table.columns) })),
    { ignored: ignoredOf(table), isOfContacts: false },
  );
}
