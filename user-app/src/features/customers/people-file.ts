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

type Column = 'name' | 'given' | 'second' | 'surnames' | 'email' | 'phone' | 'company' | 'tags' | 'note';

/** Names of columns in files of ours, of Google, of Outlook and of people, without accents. */
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  name: [
    'nombre',
    'nombre completo',
    'nombre y apellidos',
    'name',
    'full name',
    'contacto',
    'cliente',
    'display name',
  ],
  given: ['nombre de pila', 'first name', 'given name'],
  second: ['segundo nombre', 'middle name', 'additional name'],
  surnames: ['apellidos', 'apellido', 'last name', 'family name', 'surname', 'surnames'],
  email: ['email', 'e-mail', 'mail', 'correo', 'correo electronico', 'email address', 'e-mail address'],
  phone: ['telefono movil', 'movil', 'mobile phone', 'mobile', 'telefono', 'tel', 'phone', 'phone number'],
  company: [
    'empresa',
    'compania',
    'company',
    'organizacion',
    'organization',
    'organization name',
    'organization 1 - name',
  ],
  tags: ['etiquetas', 'etiqueta', 'tags', 'labels', 'group membership', 'categorias', 'categories'],
  note: ['nota', 'notas', 'note', 'notes', 'observaciones', 'comentarios'],
};

/** Words in names of columns with numbers and addresses that {@link COLUMNS} doesn't list: «Teléfono del trabajo 2». */
const WORDS: Readonly<Partial<Record<Column, RegExp>>> = {
  email: /(^|[^a-z])(e-?mails?|mails?|correos?)([^a-z]|$)/,
  phone: /(^|[^a-z])(telefonos?|tel|tfno|tlf|moviles|movil|celular|phone|mobile|whatsapp)([^a-z]|$)/,
};

/** Words in names of columns that say what another column is: «Phone 1 - Type», «E-mail 1 - Label». */
const ABOUT = /(^|[^a-z])(type|tipo|label|etiqueta|display name|nombre para mostrar)([^a-z]|$)/;

/** Signs that separate values in files. */
const DELIMITERS = [',', ';', '\t', '|'];

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

/** Indices of the columns of each kind, the best known first. */
type Places = Readonly<Record<Column, readonly number[]>>;

function placesOf(header: readonly string[]): Places {
  const names = header.map((name) => searchKey(name.replace(/^\uFEFF/, '')));
  const places = Object.entries(COLUMNS).map(([column, known]) => {
    const listed = known.flatMap((one) => names.flatMap((name, index) => (name === one ? [index] : [])));
    const pattern = WORDS[column as Column];
    const others = names.flatMap((name, index) =>
      pattern?.test(name) && !ABOUT.test(name) && !listed.includes(index) ? [index] : [],
    );
    return [column, [...listed, ...others]];
  });
  return Object.fromEntries(places) as Places;
}

/**
 * Finds the sign between the values: the one with which the first line names most columns that are known. A file of few
 * lines says too little by itself.
 */
function delimiterOf(firstLine: string): string {
  const known = DELIMITERS.map((delimiter) => {
    const header = firstLine.split(delimiter).map((name) => name.replace(/^\uFEFF?"|"$/g, ''));
    return Object.values(placesOf(header)).flat().length;
  });
  return DELIMITERS[known.indexOf(Math.max(...known))]!;
}

/**
 * Returns a number as it was before a spreadsheet got it: Excel keeps its zeros as `="600111222"`, and writes whole numbers
 * with a decimal point.
 */
const phoneOf = (cell: string): string => cell.replace(/^="(.*)"$/, '$1').replace(/^(\d{6,})[.,]0+$/, '$1');

/** Matches a number of which a spreadsheet has lost the last digits: `3,46001E+10`. */
const ROUNDED = /^\+?\d+([.,]\d+)?E\+?\d+$/i;

function nameOf(cell: (column: Column) => string): string {
  const [name, surnames] = [cell('name'), cell('surnames')];
  const parts = [cell('given'), cell('second'), surnames].filter(Boolean).join(' ');
  if (name === '') return parts;
  // A file with surnames of their own may call the rest plainly 'Nombre'. One that has a given name too has it whole.
  const isWhole = cell('given') !== '' || ` ${searchKey(name)}`.endsWith(` ${searchKey(surnames)}`);
  return isWhole || surnames === '' ? name : `${name} ${surnames}`;
}

function personOf(row: readonly string[], places: Places): PersonInput {
  const cell = (column: Column) =>
    places[column].map((place) => textOf(row[place])).find((text) => text !== '') ?? '';
  return {
    name: nameOf(cell),
    email: firstOf(cell('email')),
    phone: phoneOf(firstOf(cell('phone'))),
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
  // Excel may name the sign in a line before the first.
  const [declaration = '', sign] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  const lines = text.slice(declaration.length);
  const { data } = parse<string[]>(lines, {
    preview: FILE_ROWS_MAX + 2,
    delimiter: sign ?? delimiterOf(/^[^\r\n]*/.exec(lines)?.[0] ?? ''),
  });
  const [header = [], ...rows] = data;
  const places = placesOf(header);
  const filled = rows
    .map((row, index) => ({ row, line: index + (declaration === '' ? 2 : 3) }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return 'empty';
  if (places.name.length === 0 && places.given.length === 0) return 'no-columns';
  if (filled.length > FILE_ROWS_MAX) return 'too-many';
  const file: PeopleFile = { people: [], faulty: [] };
  for (const { row, line } of filled) {
    const read = personOf(row, places);
    const checked = checkPerson(read);
    if (ROUNDED.test(read.phone))
      file.faulty.push({ line, name: read.name, problems: [messages.import.rounded(read.phone)] });
    else if ('person' in checked) file.people.push(checked.person);
    else {
      const problems = checked.problems.map(({ field, code }) => messages.person.problem(field, code));
      file.faulty.push({ line, name: read.name, problems: [...new Set(problems)] });
    }
  }
  return file;
}
