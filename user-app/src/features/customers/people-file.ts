import { searchKey } from 'shared-lib/domain';
import { messages } from './messages';
import type { PersonInput } from './person-writes';

/** Most people of one file; more are told to come in parts. */
export const FILE_ROWS_MAX = 5000;

/** Largest file that is read, in bytes. */
export const FILE_BYTES_MAX = 5 * 1024 * 1024;

/** A line of a file that can't be added, and why. */
export interface FaultyLine {
  line: number;
  name: string;
  problems: string[];
}

/** Content of a file of people. */
export interface PeopleFile {
  people: PersonInput[];
  faulty: FaultyLine[];
}

/** Reason for which a file can't be read at all. */
export type FileProblem = 'empty' | 'no-columns' | 'too-many' | 'too-large';

type Column = 'name' | 'given' | 'surnames' | 'email' | 'phone' | 'company' | 'tags' | 'note';

/** Names of columns in files of ours, of Google, of Outlook and of people, without accents. */
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  name: ['nombre', 'nombre completo', 'name', 'full name', 'contacto', 'cliente', 'display name'],
  given: ['nombre de pila', 'first name', 'given name'],
  surnames: ['apellidos', 'apellido', 'last name', 'family name', 'surname'],
  email: [
    'email',
    'e-mail',
    'mail',
    'correo',
    'correo electronico',
    'email address',
    'e-mail address',
    'e-mail 1 - value',
  ],
  phone: ['telefono', 'movil', 'tel', 'phone', 'mobile', 'mobile phone', 'phone number', 'phone 1 - value'],
  company: [
    'empresa',
    'company',
    'organizacion',
    'organization',
    'organization name',
    'organization 1 - name',
  ],
  tags: ['etiquetas', 'etiqueta', 'tags', 'labels', 'group membership'],
  note: ['nota', 'notas', 'note', 'notes', 'observaciones'],
};

/** Sign between the values of one cell in files of Google. */
const GOOGLE_SEPARATOR = ' ::: ';

/** Returns the text of a cell; the apostrophe by which our own files keep it from being a formula belongs to no name. */
const textOf = (cell = '') => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/u, '');

const firstOf = (cell: string) => cell.split(GOOGLE_SEPARATOR)[0]!.trim();

const tagsOf = (cell: string) =>
  cell
    .split(/ ::: |[,;|]/)
    .map((tag) => tag.replace(/^\*\s*/, '').trim())
    .filter((tag) => tag !== '' && tag !== 'myContacts');

/** Decodes a file, which spreadsheets in Spanish don't always save as UTF-8. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Finds the index of each known column; the first of several is meant. */
function placesOf(header: readonly string[]): Partial<Record<Column, number>> {
  const names = header.map((name) => searchKey(name.replace(/^\uFEFF/, '')));
  const places = Object.entries(COLUMNS).map(([column, known]) => [
    column,
    names.findIndex((name) => known.includes(name)),
  ]);
  return Object.fromEntries(places.filter(([, index]) => index !== -1)) as Partial<Record<Column, number>>;
}

function personOf(row: readonly string[], places: Partial<Record<Column, number>>): PersonInput {
  const cell = (column: Column) => {
    const place = places[column];
    return place === undefined ? '' : textOf(row[place]);
  };
  const parts = [cell('given'), cell('surnames')].filter(Boolean).join(' ');
  return {
    // A file with surnames of their own may call the rest plainly 'Nombre'.
    name: [cell('name') || cell('given'), cell('surnames')].filter(Boolean).join(' ') || parts,
    email: firstOf(cell('email')),
    phone: firstOf(cell('phone')),
    company: firstOf(cell('company')),
    note: cell('note'),
    tags: [...new Set(tagsOf(cell('tags')))],
  };
}

/**
 * Reads a file of people: each line is a person, or says what keeps it from being one.
 *
 * @param text - Lines of values with commas, semicolons or tabs between them; the first names the columns.
 */
export async function readPeopleFile(text: string): Promise<PeopleFile | FileProblem> {
  const [{ parse }, { checkPerson }] = await Promise.all([import('papaparse'), import('./person-check')]);
  const { data } = parse<string[]>(text, { preview: FILE_ROWS_MAX + 2 });
  const [header = [], ...rows] = data;
  const places = placesOf(header);
  const filled = rows
    .map((row, index) => ({ row, line: index + 2 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return 'empty';
  if (places.name === undefined && places.given === undefined) return 'no-columns';
  if (filled.length > FILE_ROWS_MAX) return 'too-many';
  const file: PeopleFile = { people: [], faulty: [] };
  for (const { row, line } of filled) {
    const read = personOf(row, places);
    const checked = checkPerson(read);
    if ('person' in checked) file.people.push(checked.person);
    else {
      const problems = checked.problems.map(({ field, code }) => messages.person.problem(field, code));
      file.faulty.push({ line, name: read.name, problems: [...new Set(problems)] });
    }
  }
  return file;
}
