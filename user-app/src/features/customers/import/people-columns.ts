import { entriesOf, keysOf, searchKey } from 'shared-lib/model';

/** Part of a person that a column of a file has. */
export type Column =
  'name' | 'given' | 'second' | 'surnames' | 'email' | 'phone' | 'company' | 'tags' | 'note';

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
  surnames: [
    'apellidos',
    'apellido',
    'primer apellido',
    'segundo apellido',
    'last name',
    'family name',
    'surname',
    'surnames',
  ],
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

/** Columns in the order of the chooser. */
export const COLUMN_NAMES = keysOf(COLUMNS);

/** Words in names of columns with numbers and addresses that {@link COLUMNS} doesn't list: «Teléfono del trabajo 2». */
const WORDS: Readonly<Partial<Record<Column, RegExp>>> = {
  email: /(^|[^a-z])(e-?mails?|mails?|correos?)([^a-z]|$)/,
  phone: /(^|[^a-z])(telefonos?|tel|tfno|tlf|moviles|movil|celular|phone|mobile|whatsapp)([^a-z]|$)/,
};

/** Words in names of columns that say what another column is: «Phone 1 - Type», «E-mail 1 - Label». */
const ABOUT = /(^|[^a-z])(type|tipo|label|etiqueta|display name|nombre para mostrar)([^a-z]|$)/;

/** A column that is recognised by its name; a column of a lower rank is read first. */
export interface KnownColumn {
  use: Column | '';
  rank: number;
  /** True for a column that only describes another one. */
  isAbout: boolean;
}

/** Finds out what a column has by its name. */
export function columnOf(name: string): KnownColumn {
  const key = searchKey(name.replace(/^\uFEFF/, ''));
  for (const [use, names] of entriesOf(COLUMNS)) {
    const rank = names.indexOf(key);
    if (rank >= 0) return { use, rank, isAbout: false };
  }
  const isAbout = ABOUT.test(key);
  for (const [use, pattern] of entriesOf(WORDS))
    if (pattern.test(key) && !isAbout) return { use, rank: 100, isAbout };
  return { use: '', rank: 0, isAbout };
}
